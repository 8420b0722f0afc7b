"""The visiting card of Storm Watch: what people may set, choose and bring, and what a campaign carries on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from chimera.engine.card import Brought, GameCard, LawTrials, Plan, Setting, SettingValue
from chimera.engine.content import ContentError
from chimera.engine.dice import Dice
from chimera.engine.editions import Contents
from chimera.engine.events import EVERYBODY
from chimera.engine.game import Step
from chimera.engine.texts import Texts
from chimera.engine.visibility import Piles
from chimera.games.reference.storm_watch.box import WatchBox
from chimera.games.reference.storm_watch.coast import BOX, COASTS, FOLDER, Coast, Contained, Luggage
from chimera.games.reference.storm_watch.picture import drawn
from chimera.games.reference.storm_watch.shown import StormWatchPrivate, StormWatchPublic
from chimera.games.reference.storm_watch.state import StormWatch
from chimera.games.reference.storm_watch.storm import AwaitOmen, Blow, CountFires, Hour, Shield, StormBlows, StormRises
from chimera.games.reference.storm_watch.words import (
    ASIDE,
    CARDS,
    DAWN,
    DUSK,
    EFFORT,
    FACE_DOWN,
    HANDS,
    NIGHTS,
    NO_FIRE,
    OMEN_STREAM,
    PHASES,
    SEATS,
    STORES,
    STORES_STREAM,
    STORM_DECK,
    STORM_STREAM,
    STREAMS,
    TRADES,
    WORDS,
)
from chimera.games.reference.storm_watch.work import Aim, Embark, Give, Land, Work

LUGGAGE: Final = '{"night":2,"burns":{"tangen":0,"ormholm":6,"hvitnes":1},"scars":["tangen"],"lost":1}'
SMALL: Final = """chimera: storm_watch/coast
name: Two Lamps
hours: 3
keep: 1
start: pier
places:
  - {id: pier, name: The Pier, x: 50, y: 80, stores: true, links: [north, south]}
  - {id: north, name: North Lamp, x: 20, y: 20, fire: 3, links: []}
  - {id: south, name: South Lamp, x: 80, y: 20, fire: 2, links: []}
storm:
  - {at: north, loss: 2, cards: 2}
  - {at: south, loss: 2}
  - {loss: 1}
"""


class StormWatchCard(GameCard):
    """Keep the fires burning, all together."""

    name = "storm_watch"
    title = "Storm Watch"
    summary = "Keep the beacon fires of a coast burning through a stormy night, all together."
    players = (2, SEATS)
    minutes = 10
    folder = FOLDER
    words = WORDS
    state = StormWatch
    steps: tuple[type[Step[Any]], ...] = (
        Hour,
        Work,
        Aim,
        Embark,
        Land,
        Give,
        StormRises,
        StormBlows,
        Shield,
        Blow,
        AwaitOmen,
        CountFires,
    )
    parts: tuple[type, ...] = (Piles,)
    purposes = STREAMS
    together = True
    hosted = True  # who hosts sees the omen and all hands
    iterations: Mapping[str, int] = {"hard": 200, "expert": 800}
    views = (StormWatchPublic, StormWatchPrivate)
    content: Mapping[str, type] = {BOX: Contained, **dict.fromkeys(COASTS, Coast)}
    seat_choices = (Setting("trade", TRADES, "what a keeper can do that others cannot", distinct=True),)
    user_files: Mapping[str, type] = {"storm_watch/coast": Coast}
    carries: type | None = Luggage
    trials = LawTrials(
        seeds=6,
        seeds_compiled=40,
        positions=6,
        share=3,
        brought=(Brought(files={"small.yaml": SMALL}), Brought(carried=LUGGAGE)),
    )
    events: Mapping[str, tuple[str, ...]] = {
        "round": ("hour", "keepers", "gusts", "fires"),
        "phase": ("phase",),
        "walked": ("keepers",),
        "tended": ("fires", "keepers"),
        "gathered": ("keepers",),
        "drew": ("hands", "stores", "keepers"),
        "piped": ("keepers",),
        "takes": ("begun", "hands"),
        "offers": ("begun",),
        "embarks": ("begun",),
        "gave": ("hands", "keepers", "begun"),
        "played": ("hands", "spent", "keepers", "begun"),
        "fed": ("fires",),
        "lit": ("fires", "scores", "keepers"),
        "shipped": ("keepers",),
        "forecast": ("forecast", "fires"),
        "gust": ("fires", "gusts", "storm", "forecast", "blown"),
        "rain": ("fires", "gusts", "storm", "forecast", "blown"),
        "shuffled": ("storm", "blown", "fires"),
        "shielded": ("fires",),
        "dimmed": ("fires",),
        "lost": ("fires", "scores"),
        "came": ("omen", "omen_card"),
        "tested": (),
        "spared": ("omen",),
        "ended": (),
    }
    halves = ("takes", "offers", "embarks", "played")  # what follows says what came of it
    quiet = ("phase", "tested", *halves)
    big = ("round", "gust", "rain", "lost", "came", "ended")

    def open(self, contents: Contents) -> None:
        super().open(contents)
        contained: Contained = contents.files[BOX]
        self.coasts: dict[str, Coast] = {
            coast.removeprefix("content/").removesuffix(".yaml"): contents.files[coast] for coast in COASTS
        }
        self.settings = (
            Setting("coast", tuple(self.coasts), "where the fires burn, unless somebody brings a coast of their own"),
            Setting("weather", tuple(weather.id for weather in contained.weather), "how hard it blows"),
            Setting("hands", ("open", "private"), "whether keepers see the cards of each other"),
        )
        omens = [omen.id for omen in contained.omens]
        self.terms: Mapping[str, tuple[str, ...]] = {
            "card": tuple(f"card-{card}" for card in CARDS),
            "omen": tuple(f"omen-{omen}" for omen in omens),
            "phase": tuple(f"phase-{phase}" for phase in PHASES),
            "trade": tuple(f"trade-{trade}" for trade in TRADES),
        }
        self.amounts: Mapping[str, Mapping[str, int]] = {
            **{f"card-{card.id}-text": {"amount": card.amount} for card in contained.cards},
            **{f"omen-{omen.id}-text": {"loss": omen.loss} for omen in contained.omens},
        }

    @property
    def open_seats(self) -> bool:
        return self.chosen["hands"] == "open"

    def pack(self, settings: Mapping[str, SettingValue]) -> WatchBox:
        trades = [str(chosen["trade"]) for chosen in self.brought.choices]
        return WatchBox(self.coast(settings), self.contents.files[BOX], settings, trades, self.luggage())

    def coast(self, settings: Mapping[str, SettingValue]) -> Coast:
        """The coast that somebody brought, or the one that the table chose."""
        files = self.files_in()
        if len(files) > 1:
            what = "this is a second coast, but a night is watched on one; leave all files but one out."
            raise ContentError(list(files)[1], 1, what)
        for coast in files.values():
            assert isinstance(coast, Coast)
            return coast
        return self.coasts[str(settings["coast"])]

    def luggage(self) -> Luggage:
        """What the campaign carried in; at its beginning, a first night."""
        carried = self.carried_in()
        return carried if isinstance(carried, Luggage) else Luggage(night=1)

    def set_up(self, plan: Plan, dice: Dice, rules: int) -> StormWatch:
        box: WatchBox = self.box
        seats = plan.seats
        cards = Piles.empty(HANDS + seats, seats)
        stores = box.store_cards * seats
        dice.shuffle(STORES_STREAM, stores)
        for seat in range(seats):
            for _ in range(box.hand):
                cards.put(HANDS + seat, stores.pop(), EVERYBODY if box.open_hands else 1 << seat)
        storm = box.storm_deck[:]
        dice.shuffle(STORM_STREAM, storm)
        omens = list(range(len(box.omen_sign)))
        dice.shuffle(OMEN_STREAM, omens)
        cards.put(FACE_DOWN, omens.pop(), 1 << (box.night - 1) % seats)  # storm_watch.omen.read
        for pile, pieces in ((STORES, stores), (STORM_DECK, storm), (ASIDE, omens)):
            for piece in pieces:
                cards.put(pile, piece, 0)
        most = [0 if box.burns[place] == NO_FIRE else box.most(place) for place in range(len(box.names))]
        nothing = [0] * len(box.names)
        scores = [len(box.fires)] * seats
        spots = [box.start] * seats
        return StormWatch(
            box, [Hour()], dice, scores, rules, cards, 0, DUSK, 0, box.burns[:], most, nothing, spots, [0] * seats, -1
        )

    def carry(self, game: Any) -> str:
        assert isinstance(game, StormWatch)
        luggage = self.luggage()
        if game.phase != DAWN:  # storm_watch.campaign.again
            luggage = msgspec.structs.replace(luggage, lost=luggage.lost + 1)
        elif luggage.night == NIGHTS:  # storm_watch.campaign.over
            return ""
        else:
            box = game.box
            burns = {box.ids[place]: game.fires[place] for place in box.fires}
            scars = [box.ids[place] for place in box.fires if game.most[place] < box.most(place) or place in box.scars]
            luggage = Luggage(night=luggage.night + 1, burns=burns, scars=scars, lost=luggage.lost)
        return msgspec.json.encode(luggage).decode()

    def picture(self, view: Mapping[str, Any], role: int, texts: Texts) -> Any:
        return drawn(view, role, texts)

    def bound(self, seats: int) -> int:
        """Every effort a chain of three, everybody ready anew after each; all storm cards passed, every card a sail."""
        box: WatchBox = self.box
        acts = seats * EFFORT * 2  # the piper's become others'
        storm = box.hours * max(box.gusts) // 10 + 1
        sails = len(box.store_cards) * seats
        return box.hours * (acts * 3 + (acts + 1) * seats) + (storm + sails) * (seats + 1)


CARD: Final = StormWatchCard()
