"""What lies in the box: every number that comes from content, and the settings, as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from chimera.games.dice_mutants.printed import Grids, Menus, Start
from chimera.games.dice_mutants.shown import Printed
from chimera.games.dice_mutants.words import FIRST_MUTATION, GRID, ITEMS

if TYPE_CHECKING:
    from chimera.games.dice_mutants.outlook import Shelf
    from chimera.games.dice_mutants.worth import Judge


class MutantsBox:
    """One edition of the content with the settings of a match; every state of the match has the same one."""

    __slots__ = (
        "amount",
        "boxes",
        "calm_rounds",
        "cheapest_guile",
        "cheapest_mutation",
        "cost",
        "last_round",
        "life",
        "life_boxes",
        "points",
        "printed",
        "settings",
        "shelves",
        "strength",
    )

    def __init__(self, grids: Grids, menus: Menus, start: Start, settings: Mapping[str, str | int | bool]) -> None:
        self.settings = dict(settings)
        columns = grids.columns
        self.boxes: list[int] = [
            0, 0, *[column.attack for column in columns],
            0, 0, *[column.defence for column in columns],
        ]  # fmt: skip
        items = [*menus.guile, *menus.mutation]
        self.cost: list[int] = [item.cost for item in items]
        self.amount: list[int] = [item.amount for item in items]
        self.cheapest_guile: int = min(self.cost[:FIRST_MUTATION])
        self.cheapest_mutation: int = min(self.cost[FIRST_MUTATION:])
        self.life: int = start.sheet.life  # of a new mutant
        self.life_boxes: int = start.sheet.life_boxes
        self.strength: int = start.sheet.strength
        self.points: list[int] = [start.totals.speed, start.totals.mutate, start.totals.guile]
        self.calm_rounds: int = start.length.calm_rounds
        self.last_round: int = start.length.last_round
        self.printed = Printed(  # what the view says of sheets and menus
            attack=self.boxes[:GRID],
            defence=self.boxes[GRID:],
            life=self.life_boxes,
            costs=dict(zip(ITEMS, self.cost, strict=True)),
            last_round=self.last_round,
        )
        self.shelves: dict[Judge, Shelf] = {}  # what bots found out with these numbers
