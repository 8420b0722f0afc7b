"""What a position is worth: the team's chance as bots see it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from chimera.games.blind_evolution.words import SOLVED

if TYPE_CHECKING:
    from chimera.games.blind_evolution.changes import City


def standing(g: City, seat: int) -> float:
    """How well a character is doing."""
    return float(g.hp[seat] + g.money[seat] + g.supers[seat])


def team_chance(g: City) -> float:
    """The team's chance."""
    solved = 0
    for state in g.clues:
        if state == SOLVED:
            solved += 1
    return 1.0 / (1.0 + math.exp(-(solved - sum(g.pawns) / 10)))
