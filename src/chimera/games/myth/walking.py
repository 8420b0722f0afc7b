"""How heroes walk: the squares they can come to with the MP they may still spend."""

from __future__ import annotations

from chimera.engine.reasons import Reason
from chimera.games.myth.heroes.auras import rooted
from chimera.games.myth.horde import Horde
from chimera.games.myth.known import Known
from chimera.games.myth.words import OPEN, STILL, WEBBED


def mp_to_spend(g: Known, seat: int) -> int:
    """How many MP a hero may still spend: those of its movement type, and those that are not a Move."""
    if g.idle(seat) or rooted(g, seat):
        return 0
    return g.mp_free[seat] + g.mp_left(seat)


def way_open(g: Known) -> int:
    """The squares that a hero may walk over: nobody stands on them, and they can be entered."""
    return g.ground.everywhere & ~(g.taken() | g.box.red | g.box.blue)


def reachable(g: Known, seat: int) -> int:
    """The squares to which a hero can walk now, its own not among them."""
    points = mp_to_spend(g, seat)
    if points == 0 or g.ails[seat] & WEBBED:
        return 0
    here = 1 << g.at[seat]
    return g.ground.flood(here, points, way_open(g)) & ~here


def cost_of(g: Known, seat: int, square: int) -> int:
    """The MP of the shortest way to a square; -1 if there is none."""
    here = 1 << g.at[seat]
    goal = 1 << square
    waves = g.ground.waves(here, g.ground.size, way_open(g), goal)
    return len(waves) - 1 if waves[-1] & goal else -1


def walk(g: Horde, seat: int, square: int) -> None:
    """A hero walks the shortest way; MP that are not a Move are spent first, for they bind no movement type."""
    cost = cost_of(g, seat, square)
    g.walk(seat, square, cost, min(cost, g.mp_free[seat]))


def why_not_walk(g: Known, seat: int, square: int) -> Reason:
    """Why a hero does not walk to a square."""
    if g.ails[seat] & WEBBED:
        return Reason("is-webbed", "myth.effect.captured")
    if square == g.at[seat]:
        return Reason("stands-there", "myth.movement.step")
    if mp_to_spend(g, seat) == 0:
        if g.stride[seat] == STILL:
            return Reason("no-movement-chosen", "myth.movetype.none")
        return Reason("no-mp", "myth.movetype.locked" if g.stride[seat] != OPEN else "myth.movement.base")
    cost = cost_of(g, seat, square) if square < g.ground.size else -1
    if cost < 0:
        return Reason("no-way", "myth.movement.blocked-by")
    return Reason("too-far", "myth.movement.step", {"n": cost, "mp": mp_to_spend(g, seat)})
