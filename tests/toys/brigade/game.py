"""Brigade: two to four neighbours put out fires together. The smallest game that is won or lost by all.

Five houses. By day everybody in turn beats a fire (one off), pours a bucket (three off; a chain of two decisions),
fills a bucket for anybody, or looks at the hidden flare of the coming dusk. At dusk flare and wind feed the fires.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from chimera.engine.agenda import then
from chimera.engine.card import GameCard, Setting, SettingValue
from chimera.engine.dice import Dice, Stream
from chimera.engine.events import EVERYBODY, Event, Message
from chimera.engine.game import PASS, Game, Opt, Outcome, Step, Words
from chimera.engine.reasons import Reason
from chimera.engine.visibility import Piles

HOUSES: Final = 5
BURNT: Final = 4  # a fire of this size has left nothing
TOO_MANY: Final = 2  # houses burnt down
NIGHTS: Final = 5
BUCKET: Final = 3  # what a bucket takes off
MOST_BUCKETS: Final = 2
SEATS: Final = 4

SHUFFLE: Final = 0  # dice streams
WIND: Final = 1

DECK: Final = 0  # piles
DISCARD: Final = 1

WORDS: Final = Words()
BEAT: Final = WORDS.verb("beat", HOUSES, doc="beat the fire at this house").opts
FETCH: Final = WORDS.verb("fetch", doc="take your bucket, to pour it").at()
POUR: Final = WORDS.verb("pour", HOUSES, doc="pour it at this house").opts
FILL: Final = WORDS.verb("fill", SEATS, doc="fill a bucket for this seat").opts
LOOK: Final = WORDS.verb("look", doc="look at the next flare").at()


class BeginNight(Step["Brigade"]):
    """Everybody's turn, dusk, the next night; after the last one the town is saved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("night",)

    def __init__(self, night: int) -> None:
        super().__init__()
        self.night = night

    def run(self, g: Brigade) -> None:
        if self.night > NIGHTS:
            if g.listening:
                g.tell(Event("ended", -1))
            return
        g.begin_night(self.night)
        then(g, *[Turn(seat) for seat in range(len(g.scores))], Dusk(), BeginNight(self.night + 1))


class Turn(Step["Brigade"]):
    """Beat, pour, fill, look or pass."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Brigade, seat: int) -> list[Opt]:
        burning = [house for house in range(HOUSES) if 0 < g.fires[house] < BURNT]
        opts = [PASS, *[BEAT[house] for house in burning]]
        if g.buckets[seat] and burning:
            opts.append(FETCH)
        opts += [FILL[other] for other in range(len(g.scores)) if g.buckets[other] < MOST_BUCKETS]
        if not (g.cards.known[DECK][-1] >> seat) & 1:
            opts.append(LOOK)
        return opts

    def take(self, g: Brigade, seat: int, opt: Opt) -> None:
        if opt.verb == "beat":
            g.beat(seat, opt.a)
        elif opt is FETCH:
            g.fetch(seat)
            then(g, Pour(seat))
        elif opt.verb == "fill":
            g.fill(seat, opt.a)
        elif opt is LOOK:
            g.look(seat)

    def prompt(self, g: Brigade, seat: int) -> Message:
        return Message("prompt-turn", {"seat": seat})

    def rule(self, g: Brigade, seat: int, opt: Opt) -> str:
        return "brigade.turn.one-action"

    def why_not(self, g: Brigade, seat: int, opt: Opt) -> Reason:
        if opt.verb == "beat":
            return Reason("no-fire", "brigade.turn.beat", {"house": opt.a})
        if opt is FETCH and not g.buckets[seat]:
            return Reason("no-bucket", "brigade.turn.pour")
        if opt.verb == "fill":
            return Reason("full" if opt.a < len(g.scores) else "nobody", "brigade.turn.fill")
        if opt is LOOK:
            return Reason("seen-already", "brigade.turn.look-once")
        return Reason("not-here", "brigade.turn.one-action", {"code": opt.code})


class Pour(Step["Brigade"]):
    """The second half of pouring: where."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Brigade, seat: int) -> list[Opt]:
        return [POUR[house] for house in range(HOUSES) if 0 < g.fires[house] < BURNT]

    def take(self, g: Brigade, seat: int, opt: Opt) -> None:
        g.pour(seat, opt.a)

    def in_chain(self, g: Brigade) -> bool:
        return True

    def prompt(self, g: Brigade, seat: int) -> Message:
        return Message("prompt-pour", {"seat": seat})

    def rule(self, g: Brigade, seat: int, opt: Opt) -> str:
        return "brigade.turn.pour"

    def why_not(self, g: Brigade, seat: int, opt: Opt) -> Reason:
        if opt.verb == "pour":
            return Reason("no-fire", "brigade.turn.pour", {"house": opt.a})
        return Reason("not-here", "brigade.turn.pour", {"code": opt.code})


class Dusk(Step["Brigade"]):
    """The flare, then the wind."""

    def run(self, g: Brigade) -> None:
        g.fall()
        g.flare()
        for _ in range(g.gusts):
            g.blow()
        if not g.saved():
            g.agenda.clear()
            if g.listening:
                g.tell(Event("ended", -1))


class Brigade(Game):
    """The town. Every observable change is one method."""

    __slots__ = ("buckets", "cards", "fires", "gusts", "night")
    FIELDS: ClassVar[tuple[str, ...]] = (*Game.FIELDS, "cards", "fires", "buckets", "night", "gusts")

    def __init__(
        self,
        agenda: list[Step[Any]],
        dice: Dice,
        scores: list[int],
        rules: int,
        cards: Piles,
        fires: list[int],
        buckets: list[int],
        night: int,
        gusts: int,
    ) -> None:
        super().__init__(agenda, dice, scores, rules)
        self.cards = cards
        self.fires = fires
        self.buckets = buckets
        self.night = night
        self.gusts = gusts  # of wind, every dusk

    def clone(self) -> Brigade:
        return type(self)(
            self.agenda[:],
            self.dice.clone(),
            self.scores[:],
            self.rules,
            self.cards.clone(),
            self.fires[:],
            self.buckets[:],
            self.night,
            self.gusts,
        )

    def public_view(self) -> dict[str, Any]:
        return {
            "night": self.night,
            "fires": list(self.fires),
            "buckets": list(self.buckets),
            "known": list(self.cards.known[DECK]),  # who has looked is public
            "scores": list(self.scores),
            "gusts": self.gusts,
        }

    def private_view(self, role: int) -> dict[str, Any]:
        return {"deck": self.cards.seen(DECK, role), "discard": self.cards.seen(DISCARD, role)}

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        seats = tuple(range(len(self.scores)))
        if self.saved():
            return Outcome(seats, tuple(self.scores), "saved", together=True)
        return Outcome((), tuple(self.scores), "burnt", together=True)

    def saved(self) -> bool:
        """Whether enough of the town stands."""
        return sum(fire >= BURNT for fire in self.fires) < TOO_MANY

    def determinize(self, seat: int, stream: Stream) -> Game:
        g = self.clone()
        g.dice = Dice.sandbox(stream, self.dice.purposes)
        g.cards.resample(seat, stream, [DECK, DISCARD])
        return g

    def evaluate(self, seat: int) -> float:
        """What a seat itself has to work with."""
        return float(self.buckets[seat])

    def team_value(self) -> float:
        if not self.agenda:
            return float(self.saved())
        danger = sum([0.0, 0.2, 0.6, 1.2, 2.0][fire] for fire in self.fires)
        seats = len(self.scores)
        storm = (NIGHTS + 1 - self.night) * (0.1 + 1.4 * (self.gusts + 1 - seats) / seats)  # what is still to come
        return 1.0 / (1.0 + math.exp(danger + storm - 0.5 * sum(self.buckets) / seats - 2.8))

    def chapter(self) -> int:
        return self.night

    def totals(self) -> dict[str, int]:
        return {"cards": sum(len(pile) for pile in self.cards.pieces)}

    def told(self, seat: int) -> int:
        return self.cards.told[seat]

    def unsee(self, later: Game) -> None:
        assert isinstance(later, Brigade)
        self.cards.unsee(later.cards, self.dice, SHUFFLE)

    def begin_night(self, night: int) -> None:
        """Another day and night."""
        self.night = night
        if self.listening:
            self.tell(Event("round", -1, {"round": night}))
            self.tell(Event("phase", -1, {"phase": "day"}))

    def beat(self, seat: int, house: int) -> None:
        """One off a fire."""
        self.fires[house] -= 1
        if self.listening:
            self.tell(Event("beaten", seat, {"house": house, "fire": self.fires[house]}))

    def fetch(self, seat: int) -> None:
        """A seat takes one of its buckets."""
        self.buckets[seat] -= 1
        if self.listening:
            self.tell(Event("fetched", seat))

    def pour(self, seat: int, house: int) -> None:
        """A bucket's worth off a fire."""
        self.fires[house] = max(0, self.fires[house] - BUCKET)
        if self.listening:
            self.tell(Event("poured", seat, {"house": house, "fire": self.fires[house]}))

    def fill(self, seat: int, other: int) -> None:
        """A bucket for somebody."""
        self.buckets[other] += 1
        if self.listening:
            self.tell(Event("filled", seat, {"other_seat": other}))

    def look(self, seat: int) -> None:
        """A seat looks at the flare to come."""
        house = self.cards.show(DECK, -1, 1 << seat)
        if self.listening:
            self.tell(Event("looked", seat, {"house": house}, self.cards.known[DECK][-1], ("house",)))

    def fall(self) -> None:
        """Dusk falls."""
        if self.listening:
            self.tell(Event("phase", -1, {"phase": "dusk"}))

    def flare(self) -> None:
        """The next flare is turned over and feeds its fire by two."""
        house = self.cards.move(DECK, -1, DISCARD, EVERYBODY)
        if self.listening:
            self.tell(Event("flared", -1, {"house": house}))
        self.feed(house, 2)

    def blow(self) -> None:
        """The wind feeds a fire by one."""
        house = self.dice.below(WIND, HOUSES)
        if self.listening:
            self.tell(Event("blown", -1, {"house": house}))
        self.feed(house, 1)

    def feed(self, house: int, by: int) -> None:
        """A fire grows; a house that is gone burns no more."""
        if self.fires[house] >= BURNT:
            return
        self.fires[house] = min(BURNT, self.fires[house] + by)
        if self.fires[house] == BURNT:
            self.scores = [score - 1 for score in self.scores]
            if self.listening:
                self.tell(Event("lost", -1, {"house": house}))


class BrigadeCard(GameCard):
    """Brigade's visiting card."""

    name = "brigade"
    title = "Brigade"
    summary = "Neighbours put out fires together."
    players = (2, SEATS)
    minutes = 3
    folder = Path(__file__).parent
    words = WORDS
    state: type[Game] = Brigade
    steps: tuple[type[Step[Any]], ...] = (BeginNight, Turn, Pour, Dusk)
    parts: tuple[type, ...] = (Piles,)
    purposes = ("shuffle", "wind")
    together = True
    iterations: ClassVar[Mapping[str, int]] = {"hard": 200, "expert": 600}
    settings = (Setting("wind", ("breeze", "gale"), "how hard the wind blows"),)
    events: Mapping[str, tuple[str, ...]] = {
        "round": ("night",),
        "phase": ("night",),
        "beaten": ("fires",),
        "fetched": ("buckets",),
        "poured": ("fires",),
        "filled": ("buckets",),
        "looked": ("deck", "known"),
        "flared": ("deck", "known", "discard", "fires"),
        "blown": ("fires",),
        "lost": ("fires", "scores"),
        "ended": (),
    }

    def deal(self, seats: int, dice: Dice, settings: Mapping[str, SettingValue], rules: int) -> Game:
        order = [house for house in range(HOUSES) for _ in range(2)]
        dice.shuffle(SHUFFLE, order)
        cards = Piles.empty(2, seats)
        for house in order:
            cards.put(DECK, house, 0)
        gusts = seats - 1 + (settings["wind"] == "gale")
        fires = [1, 2, 1, 2, 1]
        state: Any = self.state
        g: Game = state([BeginNight(1)], dice, [HOUSES] * seats, rules, cards, fires, [1] * seats, 0, gusts)
        return g

    def bound(self, seats: int) -> int:
        return NIGHTS * seats * 2


CARD: Final = BrigadeCard()
