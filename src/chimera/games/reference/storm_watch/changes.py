"""What happens at the table of Storm Watch. Every observable change is one method, and that method tells it."""

from __future__ import annotations

from typing import Any, ClassVar

from chimera.engine.dice import Dice
from chimera.engine.events import EVERYBODY, Event
from chimera.engine.game import Game, Step
from chimera.engine.visibility import HIDDEN, Piles
from chimera.games.reference.storm_watch.box import WatchBox
from chimera.games.reference.storm_watch.words import (
    ASIDE,
    BLOWN,
    EFFORT,
    FACE_DOWN,
    HANDS,
    IN_HAND,
    KNOWN_OMENS,
    SAILOR,
    SCARRED,
    SPENT,
    STORES,
    STORM_DECK,
    STORM_STREAM,
    WORK,
)


class Part(Step["Night"]):
    """A choice within a move that its keeper has begun: with a card, or for another keeper, as far as chosen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "other")

    def __init__(self, seat: int, card: int, other: int) -> None:
        self.seat = seat
        self.card = card
        self.other = other

    def in_chain(self, g: Night) -> bool:
        return True


class Night(Game):
    """Fires, keepers, cards, and what the storm is about to do; how people and bots see it is in state.py."""

    __slots__ = ("box", "came", "cards", "effort", "fires", "gusts", "hour", "losses", "most", "phase", "spots")
    FIELDS: ClassVar[tuple[str, ...]] = (
        *Game.FIELDS,
        "cards",
        "hour",
        "phase",
        "gusts",
        "fires",
        "most",
        "losses",
        "spots",
        "effort",
        "came",
    )

    def __init__(
        self,
        box: WatchBox,
        agenda: list[Step[Any]],
        dice: Dice,
        scores: list[int],
        rules: int,
        cards: Piles,
        hour: int,
        phase: int,
        gusts: int,
        fires: list[int],
        most: list[int],
        losses: list[int],
        spots: list[int],
        effort: list[int],
        came: int,
    ) -> None:
        super().__init__(agenda, dice, scores, rules)
        self.box = box
        self.cards = cards
        self.hour = hour
        self.phase = phase
        self.gusts = gusts  # storm cards to come in this hour
        self.fires = fires  # per place how high the fire burns, NO_FIRE where there is none
        self.most = most  # per place how high it may burn
        self.losses = losses  # per place what is about to be lost
        self.spots = spots  # per seat where the keeper is
        self.effort = effort  # per seat
        self.came = came  # the omen that came, or -1

    # Keepers and their cards

    @property
    def lookout(self) -> int:
        """The seat that reads the omen: another one every night."""
        return (self.box.night - 1) % len(self.scores)

    def name(self, place: int) -> str:
        """A place as people call it."""
        return self.box.names[place] if place < len(self.box.names) else str(place)

    def hand(self, seat: int) -> list[int]:
        """The cards a seat holds."""
        return self.cards.pieces[HANDS + seat]

    def held(self, seat: int) -> int:
        """How many."""
        return self.cards.size(HANDS + seat)

    def in_reach(self, seat: int, place: int) -> bool:
        """Whether a keeper stands there or one step away."""
        return self.box.steps[self.spots[seat]][place] <= 1

    def can_shield(self, seat: int, place: int) -> bool:
        """Whether a keeper could shield a fire, cards apart."""
        return self.losses[place] > 0 and (self.in_reach(seat, place) or self.box.trades[seat] == SAILOR)

    def spend(self, seat: int) -> None:
        """An effort is spent; the event of what it was spent on tells it."""
        self.effort[seat] -= 1

    def walk(self, seat: int, place: int) -> None:
        """A keeper walks."""
        was = self.spots[seat]
        self.spend(seat)
        self.spots[seat] = place
        if self.listening:
            self.tell(Event("walked", seat, {"place": self.name(place), "at": place, "from": was}))

    def tend(self, seat: int) -> None:
        """A keeper tends the fire."""
        place = self.spots[seat]
        self.spend(seat)
        self.fires[place] += 1
        if self.listening:
            self.tell(Event("tended", seat, {"place": self.name(place), "at": place, "burns": self.fires[place]}))

    def light(self, seat: int, place: int, burns: int, means: str) -> None:
        """A dark fire burns again; it is scarred already."""
        self.fires[place] = min(burns, self.most[place])
        self.count_fires()
        if self.listening:
            args: dict[str, int | str] = {"place": self.name(place), "at": place, "burns": self.fires[place]}
            self.tell(Event("lit", seat, {**args, "means": means}))

    def feed(self, seat: int, place: int, card: int) -> None:
        """A card makes a fire burn higher, as high as it may."""
        self.fires[place] = min(self.fires[place] + self.box.amount[card], self.most[place])
        if self.listening:
            args: dict[str, int | str] = {"place": self.name(place), "at": place, "burns": self.fires[place]}
            self.tell(Event("fed", seat, {**args, "card": card}))

    def gather(self, seat: int) -> None:
        """A keeper gathers from the stores; each card that is drawn is told by itself."""
        place = self.spots[seat]
        self.spend(seat)
        if self.listening:
            self.tell(Event("gathered", seat, {"place": self.name(place), "at": place}))

    def draw(self, seat: int) -> None:
        """A keeper takes a card from the stores, if there is one and a free hand."""
        if self.cards.size(STORES) == 0 or self.held(seat) >= IN_HAND:
            return
        known_by = EVERYBODY if self.box.open_hands else 1 << seat
        card = self.cards.move(STORES, -1, HANDS + seat, known_by)
        if self.listening:
            self.tell(Event("drew", seat, {"card": card}, known_by, ("card",)))

    def slot_of(self, seat: int, card: int) -> int:
        """Where a hand holds a card: of equal ones, one that everybody knows already."""
        known = self.cards.known[HANDS + seat]
        slots = [i for i, held in enumerate(self.hand(seat)) if held == card]
        for i in slots:
            if known[i] == EVERYBODY:
                return i
        return slots[0]

    def begin(self, part: Part, kind: str) -> None:
        """A keeper begins a move of several choices, or goes on with it; a card that is played is held up for all."""
        self.agenda.append(part)
        if part.card >= 0:
            self.cards.show(HANDS + part.seat, self.slot_of(part.seat, part.card), EVERYBODY)
        if self.listening:
            args: dict[str, int | str] = {"other_seat": part.other} if part.other >= 0 else {"card": part.card}
            args["whose"] = "own" if part.other == part.seat else "other"
            self.tell(Event(kind, part.seat, args))

    def play(self, seat: int, card: int) -> None:
        """A keeper plays a card."""
        self.cards.move(HANDS + seat, self.slot_of(seat, card), SPENT, EVERYBODY)
        if self.listening:
            self.tell(Event("played", seat, {"card": card}))

    def give(self, seat: int, other: int, card: int) -> None:
        """A card changes hands, for all to see."""
        self.spend(seat)
        self.cards.move(HANDS + seat, self.slot_of(seat, card), HANDS + other, EVERYBODY)
        if self.listening:
            self.tell(Event("gave", seat, {"other_seat": other, "card": card}))

    def pipe(self, seat: int, other: int) -> None:
        """The piper's effort becomes another's."""
        self.spend(seat)
        self.effort[other] += 1
        if self.listening:
            self.tell(Event("piped", seat, {"other_seat": other}))

    def ship(self, seat: int, other: int, place: int) -> None:
        """A keeper goes by boat."""
        was = self.spots[other]
        self.spots[other] = place
        if self.listening:
            args: dict[str, int | str] = {"other_seat": other, "place": self.name(place), "at": place, "from": was}
            self.tell(Event("shipped", seat, args))

    def forecast(self) -> list[int]:
        """The next storm cards, as far as everybody knows them."""
        return [card for card in reversed(self.cards.seen(STORM_DECK, -1)) if card != HIDDEN]

    def foresee(self, seat: int, count: int) -> None:
        """The next storm cards are turned up."""
        size = self.cards.size(STORM_DECK)
        for slot in range(max(0, size - count), size):
            self.cards.show(STORM_DECK, slot, EVERYBODY)
        if self.listening:
            coming = self.forecast()[:count]
            gusts = [card for card in coming if self.box.storm_at[card] >= 0]
            places = [f"{self.name(self.box.storm_at[card])} −{self.box.storm_loss[card]}" for card in gusts]
            rains = len(coming) - len(gusts)
            args: dict[str, int | str] = {"count": len(coming), "places": ", ".join(places), "rains": rains}
            args["what"] = "gusts" if rains == 0 else "both" if gusts else "rain"
            self.tell(Event("forecast", seat, args))

    # The storm and the night

    def burning(self) -> int:
        """How many fires burn."""
        return sum([1 for p in self.box.fires if self.fires[p] > 0])

    def begin_hour(self, hour: int) -> None:
        """Another hour: everybody has new strength."""
        self.hour = hour
        self.gusts = self.box.gusts_in(hour, len(self.scores))
        self.effort = [EFFORT] * len(self.scores)
        if self.listening:
            self.tell(Event("round", -1, {"round": hour, "rounds": self.box.hours}))
        self.begin_phase(WORK)

    def begin_phase(self, phase: int) -> None:
        """The next part of the hour."""
        self.phase = phase
        if self.listening:
            self.tell(Event("phase", -1, {"phase": phase}))

    def turn_storm_card(self) -> None:
        """The next storm card says what fires will lose."""
        if self.cards.size(STORM_DECK) == 0:
            self.cards.lay_under(BLOWN, STORM_DECK)
            self.cards.shuffle(STORM_DECK, self.dice, STORM_STREAM)
            if self.listening:
                self.tell(Event("shuffled", -1))
        self.gusts -= 1
        card = self.cards.move(STORM_DECK, -1, BLOWN, EVERYBODY)
        place, loss = self.box.storm_at[card], self.box.storm_loss[card]
        for p in self.box.fires if place < 0 else [place]:
            self.losses[p] = loss if self.fires[p] > 0 else 0
        if self.listening:
            if place < 0:
                self.tell(Event("rain", -1, {"loss": loss}))
            else:
                self.tell(Event("gust", -1, {"place": self.name(place), "at": place, "loss": loss}))

    def shield(self, seat: int, place: int, by: int) -> None:
        """A fire will lose less."""
        self.losses[place] = max(0, self.losses[place] - by)
        if self.listening:
            self.tell(Event("shielded", seat, {"place": self.name(place), "at": place, "loses": self.losses[place]}))

    def blow(self) -> None:
        """What was announced comes."""
        for p in self.box.fires:
            loss = self.losses[p]
            self.losses[p] = 0
            if loss > 0:
                self.dim(p, loss)

    def dim(self, place: int, loss: int) -> None:
        """A fire loses, and may go out."""
        if self.fires[place] <= 0:
            return
        loss = min(loss, self.fires[place])
        self.fires[place] -= loss
        if self.listening:
            args: dict[str, int | str] = {"place": self.name(place), "at": place, "loss": loss}
            self.tell(Event("dimmed", -1, {**args, "burns": self.fires[place]}))
        if self.fires[place] == 0:
            self.most[place] = SCARRED
            self.count_fires()
            if self.listening:
                self.tell(Event("lost", -1, {"place": self.name(place), "at": place}))

    def count_fires(self) -> None:
        """The score of all is the number of fires that burn."""
        self.scores = [self.burning()] * len(self.scores)

    def omen_comes(self) -> int:
        """The omen is turned over; its number."""
        omen = self.cards.move(FACE_DOWN, -1, KNOWN_OMENS, EVERYBODY)
        self.came = omen
        if self.listening:
            self.tell(Event("came", -1, {"omen": omen}))
        return omen

    def omen_stays(self, not_these: list[int]) -> None:
        """Nothing came: omens that would have come lie elsewhere, and now everybody knows it."""
        if self.listening:
            self.tell(Event("tested", -1))
        for omen in not_these:
            self.cards.move(ASIDE, self.cards.pieces[ASIDE].index(omen), KNOWN_OMENS, EVERYBODY)
            if self.listening:
                self.tell(Event("spared", -1, {"omen": omen}))

    def end(self) -> None:
        """The night is over."""
        self.agenda.clear()
        if self.listening:
            self.tell(Event("ended", -1))
