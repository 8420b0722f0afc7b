"""What is printed on the sheets and menu cards: content files become typed records."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta

from chimera.engine.content import Pack, Record
from chimera.games.dice_mutants.words import DICE_EACH, FIRST_MUTATION, HIGHEST, ITEMS

Boxes = Annotated[int, Meta(ge=1, le=9, examples=[4])]
Total = Annotated[int, Meta(ge=0, le=1000)]
Cost = Annotated[int, Meta(ge=1, le=1000, examples=[30])]

# What each item of the menus does; the code of an item is its mechanics, so a menu has exactly these.
GUILE_OPS: Final = dict(
    zip(
        ITEMS[:FIRST_MUTATION],
        ("reroll_own", "cut", "reroll_opponent", "cut_uncut", "set_own", "set_all_own"),
        strict=True,
    )
)
MUTATION_OPS: Final = dict(
    zip(
        ITEMS[FIRST_MUTATION:],
        ("roll_guile", "roll_speed", "raise_life", "hurt", "raise_attack", "raise_defence", "attack_again"),
        strict=True,
    )
)


class Column(Record, frozen=True, kw_only=True):
    """A number of the two grids and how many boxes stand under it."""

    number: Annotated[int, Meta(ge=2, le=HIGHEST)]
    attack: Boxes
    defence: Boxes
    defence_source: Literal["rulebook", "public", "reconstructed", "own"]


class Grids(Pack, frozen=True, kw_only=True):
    """The file content/grids.yaml."""

    columns: list[Column]

    def __post_init__(self) -> None:
        if [column.number for column in self.columns] != list(range(2, HIGHEST + 1)):
            raise ValueError(f"its columns are not 2 to {HIGHEST}; write each number once, in this order")


class Item(Record, frozen=True, kw_only=True):
    """A line of a menu: what it costs, what it does, and how much of it."""

    cost: Cost
    op: str
    amount: Annotated[int, Meta(ge=1, le=60)]


class Menus(Pack, frozen=True, kw_only=True):
    """The file content/menus.yaml."""

    guile: list[Item]
    mutation: list[Item]

    def __post_init__(self) -> None:
        for menu, ops in ((self.guile, GUILE_OPS), (self.mutation, MUTATION_OPS)):
            if [(item.id, item.op) for item in menu] != list(ops.items()):
                raise ValueError(f"a menu does not hold {', '.join(ops)} with their ops; write them in this order")
        for item in self.guile:
            dice = DICE_EACH if item.op == "set_all_own" else 1
            if item.amount != dice:
                raise ValueError(f"{item.id} is about {item.amount} dice; write `amount: {dice}`, as guile works so")


class Sheet(Record, frozen=True, kw_only=True):
    """The battle sheet of a new mutant."""

    strength: Annotated[int, Meta(ge=1, le=1)]
    life: Annotated[int, Meta(ge=1, le=60)]
    life_boxes: Annotated[int, Meta(ge=1, le=60)]
    dice: Annotated[int, Meta(ge=DICE_EACH, le=DICE_EACH)]


class Totals(Record, frozen=True, kw_only=True):
    """The point totals of a new mutant."""

    speed: Total
    mutate: Total
    guile: Total


class Length(Record, frozen=True, kw_only=True):
    """How many rounds without damage make a stalemate, and the last round of all."""

    calm_rounds: Annotated[int, Meta(ge=1)]
    last_round: Annotated[int, Meta(ge=1)]


class Start(Pack, frozen=True, kw_only=True):
    """The file content/sheet.yaml."""

    sheet: Sheet
    totals: Totals
    length: Length

    def __post_init__(self) -> None:
        if self.sheet.life > self.sheet.life_boxes:
            raise ValueError("a new mutant has more life than boxes; write a life of at most life_boxes")


FOLDER: Final = Path(__file__).parent
GRIDS: Final = "content/grids.yaml"
MENUS: Final = "content/menus.yaml"
START: Final = "content/sheet.yaml"
