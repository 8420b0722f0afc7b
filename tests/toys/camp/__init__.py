"""Camp: heroes guard a night together. The smallest game to which people bring something of every kind.

Each seat chooses a hero, a file may say how many wolves come, a campaign carries the wounds from night to night, and
one person who plays all seats has a dog.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final

import msgspec
from msgspec import Meta

from chimera.engine.agenda import Together
from chimera.engine.card import Brought, GameCard, LawTrials, Plan, Setting, SettingValue
from chimera.engine.content import Pack
from chimera.engine.dice import Dice
from chimera.engine.events import Event, Message
from chimera.engine.game import Game, Opt, Outcome, Step, Words
from chimera.engine.reasons import Reason

STRENGTH: Final = {"knight": 3, "archer": 2, "bard": 1}
WOLVES: Final = 4

WORDS: Final = Words()
GUARD: Final = WORDS.verb("guard", doc="guard the camp").at()
SLEEP: Final = WORDS.verb("sleep", doc="sleep through the night").at()


class Night(Pack, frozen=True):
    """A night that somebody wrote."""

    wolves: Annotated[int, Meta(ge=1, le=20, examples=[4])]


class Luggage(msgspec.Struct, forbid_unknown_fields=True):
    """What a campaign carries on."""

    wounds: Annotated[int, Meta(ge=0)]


class CampBox:
    """What the rules read of what people brought."""

    def __init__(self, strengths: list[int], wolves: int, dog: int) -> None:
        self.strengths = strengths  # per seat
        self.wolves = wolves
        self.dog = dog


class Watch(Together["Camp"]):
    """Everybody guards or sleeps."""

    def can(self, g: Camp, seat: int) -> bool:
        return not g.chosen[seat]

    def acts(self, g: Camp, seat: int) -> list[Opt]:
        return [] if g.chosen[seat] else [GUARD, SLEEP]

    def act(self, g: Camp, seat: int, opt: Opt) -> None:
        g.choose(seat, opt is GUARD)

    def prompt(self, g: Camp, seat: int) -> Message:
        return Message("prompt-watch", {"seat": seat})

    def rule(self, g: Camp, seat: int, opt: Opt) -> str:
        return "camp.watch.guard-or-sleep"

    def why_not(self, g: Camp, seat: int, opt: Opt) -> Reason:
        return Reason("chosen", "camp.watch.guard-or-sleep")


class Dawn(Step["Camp"]):
    """The wolves come."""

    def run(self, g: Camp) -> None:
        g.dawn()


class Camp(Game):
    """The camp."""

    __slots__ = ("box", "chosen", "guards", "wounds")
    FIELDS: ClassVar[tuple[str, ...]] = (*Game.FIELDS, "chosen", "guards", "wounds")

    def __init__(
        self,
        box: CampBox,
        agenda: list[Step[Any]],
        dice: Dice,
        scores: list[int],
        rules: int,
        chosen: list[int],
        guards: list[int],
        wounds: int,
    ) -> None:
        super().__init__(agenda, dice, scores, rules)
        self.box = box
        self.chosen = chosen
        self.guards = guards
        self.wounds = wounds

    def clone(self) -> Camp:
        return type(self)(
            self.box,
            self.agenda[:],
            self.dice.clone(),
            self.scores[:],
            self.rules,
            self.chosen[:],
            self.guards[:],
            self.wounds,
        )

    def public_view(self) -> dict[str, Any]:
        return {
            "strengths": list(self.box.strengths),
            "wolves": self.box.wolves,
            "chosen": list(self.chosen),
            "guards": list(self.guards),
            "wounds": self.wounds,
            "scores": list(self.scores),
        }

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        held = self.scores[0] > 0
        seats = tuple(range(len(self.scores)))
        return Outcome(seats if held else (), tuple(self.scores), "held" if held else "bitten", together=True)

    def team_value(self) -> float:
        """What guards and those who may still guard have of the strength that it takes."""
        if not self.agenda:
            return float(self.scores[0] > 0)
        box = self.box
        hopes = [
            0 if chosen and not guards else strength
            for chosen, guards, strength in zip(self.chosen, self.guards, box.strengths, strict=True)
        ]
        return min(0.9, (sum(hopes) + box.dog) / (2 * box.wolves))

    def choose(self, seat: int, guards: bool) -> None:
        """A hero guards or sleeps."""
        self.chosen[seat] = 1
        self.guards[seat] = int(guards)
        if self.listening:
            self.tell(Event("guards" if guards else "sleeps", seat))

    def dawn(self) -> None:
        """The wolves find the camp guarded, or not."""
        box = self.box
        strength = sum(box.strengths[seat] for seat, guards in enumerate(self.guards) if guards) + box.dog
        if strength >= box.wolves:
            self.scores = [1] * len(self.scores)
        else:
            self.wounds += 1
        if self.listening:
            self.tell(Event("dawn", -1, {"wounds": self.wounds}))


class CampCard(GameCard):
    """Camp's visiting card."""

    name = "camp"
    title = "Camp"
    summary = "Guard a night together."
    players = (1, 3)
    minutes = 1
    folder = Path(__file__).parent
    words = WORDS
    state: type[Game] = Camp
    steps: tuple[type[Step[Any]], ...] = (Watch, Dawn)
    events: Mapping[str, tuple[str, ...]] = {
        "guards": ("chosen", "guards"),
        "sleeps": ("chosen", "guards"),
        "dawn": ("wounds", "scores"),
    }
    together = True
    settings = (Setting("dogs", (True, False), "whether a person alone has a dog"),)
    seat_choices = (
        Setting("hero", tuple(STRENGTH), "who guards here", distinct=True),
        Setting("tent", ("red", "blue"), "the colour of the tent"),
    )
    user_files: Mapping[str, type] = {"camp/night": Night}
    carries: type | None = Luggage
    trials = LawTrials(
        seeds=4, brought=(Brought(files={"a.yaml": "chimera: camp/night\nwolves: 1\n"}, carried='{"wounds":2}'),)
    )

    @property
    def open_seats(self) -> bool:
        return True

    def pack(self, settings: Mapping[str, SettingValue]) -> CampBox:
        brought = self.brought
        strengths = [STRENGTH[str(chosen["hero"])] for chosen in brought.choices]
        wolves = [night.wolves for night in self.files_in().values()]
        alone = len(brought.hands) > 1 and not any(brought.hands)
        return CampBox(strengths, sum(wolves) or WOLVES, int(alone and settings["dogs"] is True))

    def set_up(self, plan: Plan, dice: Dice, rules: int) -> Game:
        luggage = self.carried_in()
        nobody = [0] * plan.seats
        wounds = luggage.wounds if luggage else 0
        state: Any = self.state
        g: Game = state(self.box, [Dawn(), Watch()], dice, nobody, rules, nobody[:], nobody[:], wounds)
        return g

    def carry(self, game: Game) -> str:
        assert isinstance(game, Camp)
        return msgspec.json.encode(Luggage(game.wounds)).decode()

    def bound(self, seats: int) -> int:
        return seats * (seats + 1) + 1


CARD: Final = CampCard()
