"""What is printed on cards and TB boards, as typed records, and the effects that cards, clues and bosses have."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec import Meta

from chimera.engine.content import Id, Pack, Record, load
from chimera.games.blind_evolution.city import FOLDER, Faults, HexName, Keys, Known, Number, Part
from chimera.games.blind_evolution.words import (
    BITS,
    CARDS,
    CHARACTERS,
    COLOURS,
    EFFECTS,
    EVENTS,
    KINDS,
    MOST_OPTIONS,
    PER_TILE,
    PER_TYPE,
    SPREAD_CARDS,
    TRIGGERS,
)

CHARACTERS_FILE: Final = "content/characters.yaml"
ABILITIES_FILE: Final = "content/abilities.yaml"
EVENTS_FILE: Final = "content/events.yaml"
JUDGEMENT_FILE: Final = "content/judgement.yaml"
TB_FILE: Final = "content/tb.yaml"

Small = Annotated[int, Meta(ge=0, le=20, examples=[2])]
Some = Annotated[int, Meta(ge=1, le=20, examples=[2])]
Amount = Annotated[int, Meta(ge=-20, le=20, examples=[1])]

# --- what things do ---

if TYPE_CHECKING:  # written once, in words.py; types cannot be told what stands in a tuple
    Op = str
    Trigger = str
else:
    Op = Literal[EFFECTS]
    Trigger = Literal[TRIGGERS]
Item = Literal["A", "B", "C", "D", "E"]
Who = Literal["target", "all", "all_on_tile", "one_other", "fighters", "shared"]
Where = Literal["own_tile", "neighbour_tile", "any"]
NEEDS: Final[dict[str, tuple[str, ...]]] = {  # by op; the others need n
    "teleport": (),
    "open_clue": (),
    "give_item": ("item",),
    "spawn_boss": ("boss", "hex"),
    "weaken_boss": ("boss", "n"),
    "give_ability": ("level",),
}
MAY: Final[dict[str, tuple[str, ...]]] = {  # by op, what can be left out
    "gain_money": ("who",),
    "lose_money": ("who",),
    "heal": ("who",),
    "damage": ("who",),
    "gain_bits": ("who",),
    "gain_super": ("who",),
    "action_points": ("turn",),
    "add_pawns": ("where",),
    "remove_pawns": ("where",),
    "reveal_chips": ("where",),
}
PLACES: Final[dict[str, tuple[str, ...]]] = {  # by op, of which tile it can be
    "add_pawns": ("own_tile", "neighbour_tile"),
    "remove_pawns": ("own_tile", "any"),
    "reveal_chips": ("own_tile",),
}
SAMPLES: Final = {"n": "1", "item": "A", "boss": "the_lender", "hex": "A-11", "level": "1"}
GIVE_OR_TAKE: Final = {"action_points": 2, "fallen_token": 1, "tide": 5}  # n may be negative, and at most so much
IN_EVENTS: Final = EFFECTS[:18]
IN_CLUES: Final = tuple(op for op in EFFECTS if op not in ("boss_damage", "open_clue"))
IN_REWARDS: Final = (
    "gain_money",
    "heal",
    "gain_bits",
    "gain_super",
    "remove_pawns",
    "give_item",
    "spawn_boss",
    "weaken_boss",
    "tide",
)
WHO_IN_REWARDS: Final = ("fighters", "shared", "all")
CAN_BE_SHARED: Final = ("gain_money", "gain_bits", "gain_super")


class Effect(Part, frozen=True, kw_only=True):
    """What an event card, a solved clue or a defeated boss does."""

    op: Op
    n: Amount | None = None
    who: Who | None = None
    where: Where | None = None
    turn: Literal["this", "next"] | None = None
    item: Item | None = None
    boss: Id | None = None
    hex: HexName | None = None
    level: Annotated[int, Meta(ge=1, le=3)] | None = None

    def faults(self, ops: tuple[str, ...], at: Keys) -> Faults:
        """What is wrong with it where only these ops may stand."""
        op = self.op
        if op not in ops:
            remedy = "choose one of them"
            if op == "open_clue":
                remedy = "write 'opened_by: [...]' at the clue that this one opens"
            yield (*at, "op"), f"'{op}' cannot stand here, expected one of {', '.join(ops)}; {remedy}."
            return
        needs = NEEDS.get(op, ("n",))
        known = (*needs, *MAY.get(op, ()))
        for key in self.__struct_fields__[1:]:
            written = getattr(self, key) is not None
            if written and key not in known:
                only = f"only {', '.join(known)}" if known else "nothing else"
                yield (*at, key), f"'{op}' has no use for '{key}', expected {only}; delete it."
            if key in needs and not written:
                yield at, f"'{op}' has no '{key}', expected one; add it, such as '{key}: {SAMPLES[key]}'."
        most = GIVE_OR_TAKE.get(op, 20)
        least = -most if op in GIVE_OR_TAKE else 1
        if self.n is not None and (self.n == 0 or not least <= self.n <= most):
            also = " but not 0" if least < 0 else ""
            yield (*at, "n"), f"n is {self.n}, expected {least} to {most}{also} for '{op}'; change it to that."
        places = PLACES.get(op, ())
        if self.where is not None and self.where not in places and "where" in known:
            what = f"where is '{self.where}', expected {' or '.join(places)} for '{op}'; "
            yield (*at, "where"), what + f"write {places[0]}, say."
        if "who" in known:
            yield from self.wrong_who(ops, at)

    def wrong_who(self, ops: tuple[str, ...], at: Keys) -> Faults:
        """Somebody who cannot be meant here."""
        if ops is not IN_REWARDS and self.who in ("fighters", "shared"):
            yield (*at, "who"), f"who is '{self.who}', but nobody fights here; write target, all or all_on_tile."
        if ops is IN_REWARDS and self.who not in WHO_IN_REWARDS:
            expected = ", ".join(WHO_IN_REWARDS)
            yield (*at, "who"), f"a reward must say for whom, expected {expected}; write 'who: fighters', say."
        if self.who == "shared" and self.op not in CAN_BE_SHARED:
            yield (*at, "who"), f"'{self.op}' cannot be shared out; write 'who: fighters' for each of them."


# --- cards and boards ---

Doing = Literal[
    "decon_range",
    "battle_damage",
    "heal",
    "add_accomplishment",
    "extra_hexes",
    "gain_money",
    "walk",
    "prevent_contamination_damage",
    "reroll_judgement",
    "max_hp",
    "battle_armour",
    "ignore_contamination_block",
    "decon_count",
    "convert_damage",
    "exchange_rate",
    "fallen_requirement",
    "free_train",
    "first_strike",
    "decon_line",
    "action_points",
    "ward_hex",
    "teleport",
    "restore",
    "decon_tile",
    "forgive_link",
    "follow",
    "choose_bits",
    "search_range",
    "add_money",
]
Use = Literal["once_per_turn", "discard", "permanent"]
Judged = Literal["search", "research"]
Hand = Literal["high", "low", "wide"]
PUZZLE_RESULTS: Final = ("fail", "short", "medium", "long")


class Character(Record, frozen=True, kw_only=True):
    """A character and the special ability."""

    hp: Annotated[int, Meta(ge=1, le=20)]
    use: Literal["once_per_turn", "permanent", "once_per_other_turn"]
    op: Doing
    n: Small = 0
    range: Small = 0
    action: Judged | None = None  # the only judgement for which it counts
    name_source: Known
    ability_name_source: Known = "reconstructed"


class Characters(Pack, frozen=True, kw_only=True):
    """The file characters.yaml."""

    characters: Annotated[list[Character], Meta(min_length=CHARACTERS, max_length=CHARACTERS)]


class Ability(Record, frozen=True, kw_only=True):
    """A kind of ability card."""

    level: Annotated[int, Meta(ge=1, le=3)]
    copies: Annotated[int, Meta(ge=1, le=4)]
    use: Use
    action: Judged | None = None  # the only judgement for which it counts
    op: Doing
    n: Small = 0
    range: Small = 0
    radius: Small = 0
    heal: Small = 0
    bits: Small = 0  # gained instead of the usual ones
    cost: Small = 0  # money
    any_turn: bool = False  # also while another character is active
    places: list[Literal["facility", "station"]] = msgspec.field(default_factory=list)  # where it works, or leads to
    name_source: Known


class Abilities(Pack, frozen=True, kw_only=True):
    """The file abilities.yaml."""

    abilities: Annotated[list[Ability], Meta(min_length=KINDS, max_length=KINDS)]


class ResultCard(Record, frozen=True, kw_only=True):
    """An event card that simply happens."""

    trigger: Trigger
    effects: list[Effect]


class OptionCard(Record, frozen=True, kw_only=True):
    """An event card with a choice."""

    trigger: Trigger
    options: Annotated[list[list[Effect]], Meta(min_length=2, max_length=MOST_OPTIONS)]


class PuzzleCard(Record, frozen=True, kw_only=True):
    """An event card with a TB puzzle; what happens depends on the line."""

    trigger: Trigger
    fail: list[Effect]
    short: list[Effect]  # 4 or 5 bits
    medium: list[Effect]  # 6
    long: list[Effect]  # 7 or more


class Events(Pack, frozen=True, kw_only=True):
    """The file events.yaml."""

    results: list[ResultCard]
    options: list[OptionCard]
    puzzles: list[PuzzleCard]

    def faults(self) -> Faults:
        cards = len(self.results) + len(self.options) + len(self.puzzles)
        if cards != EVENTS:
            yield ("results",), f"there are {cards} event cards, expected {EVENTS}; add or delete some."
        for i, result in enumerate(self.results):
            yield from wrong_effects(result.effects, IN_EVENTS, ("results", i, "effects"))
        for i, card in enumerate(self.options):
            for j, effects in enumerate(card.options):
                yield from wrong_effects(effects, IN_EVENTS, ("options", i, "options", j))
        for i, puzzle in enumerate(self.puzzles):
            for key in PUZZLE_RESULTS:
                yield from wrong_effects(getattr(puzzle, key), IN_EVENTS, ("puzzles", i, key))


def wrong_effects(effects: list[Effect], ops: tuple[str, ...], at: Keys) -> Faults:
    """What is wrong with effects that stand in one place."""
    for i, effect in enumerate(effects):
        yield from effect.faults(ops, (*at, i))


class JudgementCard(Record, frozen=True, kw_only=True):
    """A figure with two hands."""

    left: Hand
    right: Hand


class SpreadCard(Record, frozen=True, kw_only=True):
    """How much contamination comes, or where."""

    number: Number
    stars: Annotated[int, Meta(ge=0, le=4)]


class Judgement(Pack, frozen=True, kw_only=True):
    """The file judgement.yaml."""

    cards: Annotated[list[JudgementCard], Meta(min_length=CARDS, max_length=CARDS)]
    spread: Annotated[list[SpreadCard], Meta(min_length=SPREAD_CARDS, max_length=SPREAD_CARDS)]

    def faults(self) -> Faults:
        if sorted(card.number for card in self.spread) != list(range(1, PER_TILE + 1)):
            yield ("spread",), f"expected one card for each number from 1 to {PER_TILE}; correct the numbers."


class Bit(Record, frozen=True, kw_only=True):
    """A type of TB bit by the angle of its path."""

    angle: Literal[60, 120, 180]
    count: Annotated[int, Meta(ge=PER_TYPE, le=PER_TYPE)]
    count_source: Known


class Board(Record, frozen=True, kw_only=True):
    """A TB board with its two arrow hexes."""

    left: tuple[int, int]
    right: tuple[int, int]
    hexes: list[tuple[int, int]]

    def __post_init__(self) -> None:
        if len(set(self.hexes)) < len(self.hexes):
            raise ValueError("a hex stands there twice; delete one of the two")
        if not {self.left, self.right} <= set(self.hexes):
            raise ValueError("the arrows are not on the board; name two of its hexes")


class TabooBiblio(Pack, frozen=True, kw_only=True):
    """The file tb.yaml."""

    bits: list[Bit]
    boards: list[Board]

    def faults(self) -> Faults:
        for key, ids, expected in (
            ("bits", [bit.id for bit in self.bits], BITS),
            ("boards", [board.id for board in self.boards], COLOURS),
        ):
            if ids != list(expected):
                yield (key,), f"expected {', '.join(expected)} in this order; list each once."


@cache
def character_ids() -> list[str]:
    """The characters there are, to judge a scenario by."""
    return [each.id for each in load(FOLDER / CHARACTERS_FILE, Characters, trusted=True).characters]
