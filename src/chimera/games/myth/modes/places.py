"""Edges and squares of the tile on which something is set up."""

from __future__ import annotations

from chimera.engine.cells import mask_of
from chimera.games.myth.known import Known
from chimera.games.myth.words import NORTH_EDGE, SOUTH_EDGE, WEST_EDGE


def along(g: Known, edge: int) -> int:
    """The squares along an edge."""
    box = g.box
    if edge in (NORTH_EDGE, SOUTH_EDGE):
        y = 0 if edge == NORTH_EDGE else box.height - 1
        return mask_of([g.ground.index_of(x, y) for x in range(box.width)])
    x = 0 if edge == WEST_EDGE else box.width - 1
    return mask_of([g.ground.index_of(x, y) for y in range(box.height)])


def opposite(edge: int) -> int:
    """The edge across the tile."""
    return (edge + 2) % 4


def ground_open(g: Known) -> int:
    """The squares that nobody stands on and that can be entered."""
    return g.ground.everywhere & ~(g.box.red | g.box.blue | g.taken())


def middle(g: Known) -> int:
    """The squares in the middle of the Slaughterfield, where the heroes begin."""
    first, last = g.box.wave_span
    span = range(first, last + 1)
    return mask_of([g.ground.index_of(x, y) for y in span for x in span])
