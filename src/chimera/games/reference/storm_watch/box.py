"""What lies in the box of one match: coast, cards, omens, weather as the rules read them, and what people brought."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chimera.games.reference.storm_watch.coast import Blow, Coast, Contained, Luggage, reached_from
from chimera.games.reference.storm_watch.shown import Left, Place, StormCard
from chimera.games.reference.storm_watch.words import BRIGHTEST, CARDS, NO_FIRE, SCARRED, SEATS, SIGNS, TRADES

BY_DAY: Final = 3  # storm_watch.campaign.second-night: none that was watched is lower at dusk


class WatchBox:
    """Flat tables; every state of the match has the same ones."""

    __slots__ = (
        "amount",
        "burns",
        "coast",
        "fires",
        "gathered",
        "gusts",
        "hand",
        "hours",
        "ids",
        "keep",
        "left",
        "links",
        "names",
        "night",
        "omen_loss",
        "omen_sign",
        "omen_where",
        "open_hands",
        "places",
        "scars",
        "settings",
        "start",
        "steps",
        "store_cards",
        "stores",
        "storm_at",
        "storm_cards",
        "storm_deck",
        "storm_loss",
        "trades",
    )

    def __init__(
        self,
        coast: Coast,
        contained: Contained,
        settings: Mapping[str, str | int | bool],
        trades: list[str],
        luggage: Luggage,
    ) -> None:
        self.settings = dict(settings)
        self.open_hands: bool = settings["hands"] == "open"
        self.trades: list[int] = [TRADES.index(trade) for trade in trades]
        self.night: int = luggage.night

        places = coast.places
        self.coast: str = coast.name
        self.hours: int = coast.hours
        self.keep: int = coast.keep
        self.start: int = coast.number(coast.start)
        self.ids: list[str] = [place.id for place in places]
        self.names: list[str] = [place.name for place in places]
        self.links: list[list[int]] = coast.links
        self.stores: list[bool] = [place.stores for place in places]
        self.fires: list[int] = [i for i in range(len(places)) if places[i].fire is not None]
        self.scars: list[int] = [i for i in self.fires if self.ids[i] in luggage.scars]
        self.burns: list[int] = [NO_FIRE] * len(places)  # at dusk
        for i in self.fires:
            left = luggage.burns.get(self.ids[i])
            burns = places[i].fire or 0 if left is None else max(left, BY_DAY)
            self.burns[i] = min(burns, self.most(i))
        self.left = [Left(at=i, burnt=luggage.burns[self.ids[i]]) for i in self.fires if self.ids[i] in luggage.burns]
        reached = [reached_from(self.links, i) for i in range(len(places))]
        self.steps: list[list[int]] = [[reached[i][j] for j in range(len(places))] for i in range(len(places))]

        blows = [*coast.storm, *(coast.second_night if luggage.night > 1 else [])]
        self.storm_at: list[int] = [fire_of(coast, blow) for blow in blows]
        self.storm_loss: list[int] = [blow.loss for blow in blows]
        self.storm_deck: list[int] = [i for i in range(len(blows)) for _ in range(blows[i].cards)]
        weather = next(each for each in contained.weather if each.id == settings["weather"])
        worse = weather.worse if luggage.night > 1 else 0
        self.gusts: list[int] = [gusts + worse for gusts in weather.gusts]  # in ten hours, from two keepers on

        cards = {card.id: card for card in contained.cards}
        self.amount: list[int] = [cards[name].amount for name in CARDS]
        self.store_cards: list[int] = [i for i in range(len(CARDS)) for _ in range(cards[CARDS[i]].copies)]
        self.hand: int = contained.hand
        self.gathered: int = contained.gathered
        self.omen_sign: list[int] = [SIGNS.index(omen.sign) for omen in contained.omens]
        self.omen_where: list[str] = [omen.where for omen in contained.omens]
        self.omen_loss: list[int] = [omen.loss for omen in contained.omens]

        self.places = [  # what the view says of the coast and its storm
            Place(name=place.name, x=place.x, y=place.y, links=self.links[i], stores=place.stores)
            for i, place in enumerate(places)
        ]
        self.storm_cards = [
            StormCard(at=self.storm_at[i], loss=self.storm_loss[i], cards=blows[i].cards) for i in range(len(blows))
        ]

    def most(self, place: int) -> int:
        """How high a fire may burn at dusk."""
        return SCARRED if place in self.scars else BRIGHTEST

    def gusts_in(self, hour: int, seats: int) -> int:
        """The storm cards of an hour."""
        return self.gusts_until(hour, seats) - self.gusts_until(hour - 1, seats)

    def gusts_until(self, hour: int, seats: int) -> int:
        """The storm cards of so many hours: the last has more than twice as many as the first."""
        return self.gusts[min(seats, SEATS) - 2] * hour * (hour + self.hours) // (20 * self.hours)


def fire_of(coast: Coast, blow: Blow) -> int:
    """The place of the fire at which a card blows; -1 for rain."""
    return -1 if blow.at is None else coast.number(blow.at)
