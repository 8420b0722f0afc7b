"""How a monster walks to whom it has chosen. Between squares that no rule tells apart it takes the one furthest north
west in reading order; nobody is asked.
"""

from __future__ import annotations

from chimera.engine.cells import cells_of, mask_of
from chimera.games.myth.heroes.auras import iced, slowed
from chimera.games.myth.kinds import C_INTELLECT, SIZE_MINION
from chimera.games.myth.known import Known
from chimera.games.myth.monsters.reach import (
    FAR,
    apart,
    beside,
    farthest,
    is_melee,
    land,
    room,
    seen,
    shoots,
    standing,
    under,
)


def points(g: Known, foe: int) -> int:
    """The Movement of a foe in this activation: half on ice or with a card on it that slows it."""
    moves = g.box.monster_movement[g.kind[foe]]
    if slowed(g, foe) or iced(g) & g.squares_of(foe):
        moves //= 2
    return moves


def destination(g: Known, foe: int, target: int, others: list[int]) -> int:
    """Where a foe ends its move toward a target; `others` of its group still have to move."""
    square = g.target_square(target)
    if is_melee(g, g.kind[foe]):
        return melee_place(g, foe, square, others)
    return ranged_place(g, foe, square)


def by_pace(g: Known, places: int, square: int) -> list[int]:
    """Some places in the order in which they are preferred: nearest a square, paced off without diagonals."""
    found: list[int] = []
    while places:
        best = first_of(g, places, square)
        found.append(best)
        places &= ~(1 << best)
    return found


def first_of(g: Known, places: int, square: int) -> int:
    """Of some places the one nearest a square, paced off without diagonals, then the first in reading order."""
    x, y = g.ground.coords[square]
    best = -1
    least = FAR
    for place in cells_of(places):
        px, py = g.ground.coords[place]
        paces = abs(px - x) + abs(py - y)
        if paces < least:
            least = paces
            best = place
    return best


def melee_place(g: Known, foe: int, square: int, others: list[int]) -> int:
    """The first free place from which it can strike; intellect leaves room for others (myth.mmove.intellect)."""
    kind = g.kind[foe]
    start = g.spot[foe]
    free = room(g, kind, g.squares_of(foe))
    goals = beside(g, kind, square) & free
    clever = g.box.monster_classes[kind] & C_INTELLECT != 0 and g.box.monster_size[kind] == SIZE_MINION
    if goals >> start & 1:
        if not clever:  # myth.mmove.instinct
            return start
        ends = beside(g, kind, square)
        return make_way(g, foe, goals, free, [other for other in others if not ends >> g.spot[other] & 1])
    waves = land(g, kind).waves(1 << start, points(g, foe), free)
    near = 0
    for wave in waves:
        near |= wave & goals
        if near and not clever:
            return first_of(g, near, square)
    if near:
        return roomiest(g, near, waves, goals, free, others, square)
    return nearest(g, kind, start, waves, goals, free, square)


def nearest(g: Known, kind: int, start: int, waves: list[int], goals: int, free: int, square: int) -> int:
    """The reachable place from which it is least far to where it wants to be: it stays if it gets no nearer."""
    reachable = 0
    for wave in waves:
        reachable |= wave
    ground = land(g, kind)
    ways: list[int] = []
    if goals:
        ways = ground.waves(goals, 144, free, reachable)
    if not ways or not ways[-1] & reachable:  # the way is barred by figures: as near as the tile itself allows
        ends = beside(g, kind, square)
        ways = ground.waves(ends, 144, open_land(g, kind), reachable) if ends else []
    if ways and ways[-1] & reachable:
        return pick(g, waves, ways[-1] & reachable, square)
    best = start
    for wave in waves:
        for place in cells_of(wave):
            if apart(g, under(g, kind, place), square) < apart(g, under(g, kind, best), square):
                best = place
    return best


def open_land(g: Known, kind: int) -> int:
    """Where a kind could stand if there were no other figures."""
    blocked = g.box.red | g.box.blue
    ground = land(g, kind)
    return ground.everywhere & ~standing(g, kind, blocked)


def pick(g: Known, waves: list[int], places: int, square: int) -> int:
    """Of some places the one that takes the fewest steps, then the one nearest the target."""
    for wave in waves:
        if wave & places:
            return first_of(g, wave & places, square)
    return -1


def entrances(g: Known, free: int, goals: int, others: list[int]) -> int:
    """How many of the free places next to a target others of the group can still reach in this activation."""
    found = 0
    for other in others:
        found |= g.ground.flood(1 << g.spot[other], points(g, other), free) & goals
    return found.bit_count()


def roomiest(g: Known, near: int, waves: list[int], goals: int, free: int, others: list[int], square: int) -> int:
    """Of the places next to the target the one that leaves most of the others free for those who come after."""
    best = -1
    most = -1
    for wave in waves:  # the shortest ways first
        for place in by_pace(g, wave & near, square):
            taken = 1 << place
            left = entrances(g, free & ~taken, goals & ~taken, others) if others else 0
            if left > most:
                most = left
                best = place
    return best


def make_way(g: Known, foe: int, goals: int, free: int, outside: list[int]) -> int:
    """One that is next to the target already steps aside only if that lets another one in."""
    start = g.spot[foe]
    if not outside:
        return start
    here = 1 << start
    wanted = len(outside)
    most = min(wanted, entrances(g, free & ~here, goals & ~here, outside))
    best = start
    for wave in g.ground.waves(here, points(g, foe), free):
        for place in cells_of(wave & goals & ~here):
            taken = 1 << place
            left = min(wanted, entrances(g, free & ~taken, goals & ~taken, outside))
            if left > most:
                most = left
                best = place
    return best


def ranged_place(g: Known, foe: int, square: int) -> int:
    """The farthest place in range and sight of the target, else as near as possible."""
    kind = g.kind[foe]
    start = g.spot[foe]
    far = farthest(g, kind)
    free = room(g, kind, g.squares_of(foe))
    waves = land(g, kind).waves(1 << start, points(g, foe), free)
    best = -1
    most = 0
    for wave in waves:  # the shortest ways first
        for place in cells_of(wave):
            squares = under(g, kind, place)
            gap = apart(g, squares, square)
            if most < gap <= far and shoots(g, squares, square, far):
                most = gap
                best = place
    if best >= 0:
        return best
    return nearest(g, kind, start, waves, stands(g, free, square, far), free, square)


def stands(g: Known, free: int, square: int, far: int) -> int:
    """The free squares from which a square is in range and seen."""
    near = mask_of(g.ground.block(square, far)) & free
    return mask_of([place for place in cells_of(near) if seen(g, place, square)])
