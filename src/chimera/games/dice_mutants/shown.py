"""The things on the table of Dice Mutants as people see them. The client's types are made from these
(tools/wire_types.py)."""

from __future__ import annotations

from typing import Literal

from chimera.engine.views import Shown


class Cut(Shown, frozen=True):
    """A claim that was bought and not yet served."""

    seat: int
    item: str


class Die(Shown, frozen=True):
    """A die: its face, where it lies and with whom."""

    die: int
    face: int
    where: Literal["pool", "claimed", "placed"]
    seat: int


class Life(Shown, frozen=True):
    """A mutant's life."""

    left: int
    most: int


class Points(Shown, frozen=True):
    """What a mutant has gained and not yet spent."""

    speed: int
    mutate: int
    guile: int


class Grids(Shown, frozen=True):
    """How many boxes are ticked under each number; the first one is unused."""

    attack: list[int]
    defence: list[int]


class Strength(Shown, frozen=True):
    """The circled strengths, and what they count for with sword and shield."""

    attack: int
    defence: int
    full_attack: int
    full_defence: int


class Fate(Shown, frozen=True):
    """What this round's damage step would do, as things stand."""

    deals: int  # to all others together
    takes: int  # from all others together
    left: int  # life after it; a living mutant with none would die


class Boxes(Shown, frozen=True):
    """Numbers with a free box."""

    attack: list[int]
    defence: list[int]


class LastBox(Shown, frozen=True):
    """A box that would make a mutant stronger: the harm it deals (attack) or takes (defence) in a round."""

    grid: Literal["attack", "defence"]
    number: int
    before: int
    after: int


class Printed(Shown, frozen=True):
    """What is printed on the sheets: it never changes."""

    attack: list[int]
    defence: list[int]
    life: int
    costs: dict[str, int]
    last_round: int


class Settings(Shown, frozen=True):
    """How this table wants to play."""

    tie: str
    stalemate: int | str


class DiceMutantsPublic(Shown, frozen=True):
    """The whole table: nothing is secret. Lists run over seats."""

    round: int
    phase: str
    order: list[int]  # the living, as the running phase takes them
    claimer: int  # who takes the next die
    cuts: list[Cut]  # in the order in which they will be served
    dice: list[Die]
    tokens: list[int]  # 0 when it left the game
    alive: list[bool]
    life: list[Life]
    points: list[Points]
    marks: list[dict[str, bool]]
    grids: list[Grids]
    strength: list[Strength]
    blows: list[list[int]]  # damage as things stand
    fates: list[Fate]
    last_boxes: list[list[LastBox]]
    reach: list[list[Boxes]]  # by face what a die of the pool could tick; empty when none can be claimed
    last_damage: int  # a round; 0 before the first damage
    printed: Printed
    settings: Settings
    winners: list[int]
    how: str
