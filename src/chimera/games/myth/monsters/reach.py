"""Where monsters can stand and from where they can strike: sets of places, for bases of any size.

A place is the square under the north west corner of a base; the maps of large bases have the same numbers as the tile.
"""

from __future__ import annotations

from typing import Final

from chimera.engine.cells import CellMap, cells_of, mask_of
from chimera.games.myth.combat.sight import lair_squares
from chimera.games.myth.heroes.lying import places_of
from chimera.games.myth.known import Known
from chimera.games.myth.ops import A_DECOY
from chimera.games.myth.words import DECOY, NOWHERE

FAR: Final = 1000  # there is no way


def land(g: Known, kind: int) -> CellMap:
    """The tile as a monster of this kind walks it."""
    base = g.box.monster_base[kind]
    return g.ground if base == 1 else g.box.map2 if base == 2 else g.box.map4


def standing(g: Known, kind: int, squares: int) -> int:
    """The places at which a monster of this kind would stand on one of these squares."""
    base = g.box.monster_base[kind]
    if base == 1:
        return squares
    return g.box.map2.covering(squares) if base == 2 else g.box.map4.covering(squares)


def free_squares(g: Known, own: int = 0) -> int:
    """The squares on which nothing stands and a figure may; its own count as free."""
    taken = g.taken() & ~own | g.box.red | g.box.blue
    for decoy in decoys(g):
        taken |= 1 << g.target_square(decoy)
    return g.ground.everywhere & ~taken


def room(g: Known, kind: int, own: int) -> int:
    """The places at which a monster of this kind can stand; its own squares count as free."""
    free = free_squares(g, own)
    base = g.box.monster_base[kind]
    if base == 1:
        return free
    large = g.box.map2 if base == 2 else g.box.map4
    return large.fits & ~large.covering(g.ground.everywhere & ~free)


def under(g: Known, kind: int, place: int) -> int:
    """The squares on which a monster of this kind stands at a place."""
    base = g.box.monster_base[kind]
    return 1 << place if base == 1 else g.footprint(base, place)


def around(g: Known, squares: int) -> int:
    """The squares next to some of these with nothing solid between: where blows land, even over blue lines."""
    found = 0
    facing = g.ground.facing
    for square in cells_of(squares):
        found |= mask_of(facing[square])
    return found & ~squares


def beside(g: Known, kind: int, square: int) -> int:
    """The places from which a monster of this kind can strike at a square next to it."""
    return standing(g, kind, around(g, 1 << square)) & ~standing(g, kind, 1 << square)


def apart(g: Known, squares: int, square: int) -> int:
    """How many squares lie between some squares and one, as a range."""
    best = FAR
    for own in cells_of(squares):
        best = min(best, g.ground.distance(own, square))
    return best


def seen(g: Known, square: int, target: int) -> bool:
    """Whether a monster sees from one square to another: past heroes and monsters, through no red line and no lair."""
    return g.ground.line_of_sight(square, target, lair_squares(g))  # myth.los.monster-los


def shoots(g: Known, squares: int, square: int, far: int) -> bool:
    """Whether a monster on these squares has one in range and sees it."""
    for own in cells_of(squares):
        if g.ground.distance(own, square) <= far and seen(g, own, square):
            return True
    return False


def way(g: Known, kind: int, place: int, goals: int) -> int:
    """How many squares a monster walks from a place to the nearest free goal; FAR if there is no way."""
    if goals >> place & 1:
        return 0
    free = room(g, kind, under(g, kind, place))
    goals &= free
    if not goals:
        return FAR
    waves = land(g, kind).waves(1 << place, 144, free, goals)
    return len(waves) - 1 if waves[-1] & goals else FAR


def travel(g: Known, kind: int, place: int, square: int) -> int:
    """How far a monster must walk to stand next to a square: Proximity."""
    return way(g, kind, place, beside(g, kind, square))


def is_melee(g: Known, kind: int) -> bool:
    """Whether a kind has an attack that takes it next to its target."""
    for strike in g.box.strikes[kind]:
        if not strike.ranged:
            return True
    return False


def farthest(g: Known, kind: int) -> int:
    """The greatest range of the attacks of a kind."""
    far = 1
    for strike in g.box.strikes[kind]:
        far = max(far, strike.range)
    return far


def reaches(g: Known, foe: int, target: int, ranged: bool, far: int) -> bool:
    """Whether an attack of a foe reaches a target: a hero or the decoy."""
    square = g.target_square(target)
    if square == NOWHERE:
        return False
    if not ranged:
        return g.beside(foe, square)
    return shoots(g, g.squares_of(foe), square, far)


def reaches_any(g: Known, foe: int, target: int) -> bool:
    """Whether one of the attacks of a foe reaches a target."""
    for strike in g.box.strikes[g.kind[foe]]:
        if reaches(g, foe, target, strike.ranged, strike.range):
            return True
    return False


def nearest_hero(g: Known, foe: int) -> int:
    """How many squares a foe is from the nearest hero or decoy, as a range."""
    best = FAR
    for target in everybody(g):
        best = min(best, g.gap(foe, g.target_square(target)))
    return best


def everybody(g: Known) -> list[int]:
    """All heroes who live, and decoys."""
    return [*g.living(), *decoys(g)]


def decoys(g: Known) -> list[int]:
    """The decoy tokens on the tile, as targets."""
    return [DECOY + place for place in places_of(g, A_DECOY)]
