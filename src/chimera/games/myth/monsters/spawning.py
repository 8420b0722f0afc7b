"""Where monsters appear: at a lair in an attack position, or along an edge of the tile. Nobody is asked here.

Between squares that no rule tells apart the one furthest north west in reading order is taken.
"""

from __future__ import annotations

from chimera.engine.cells import cells_of
from chimera.engine.events import Event
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import SIZE_BOSS, SIZE_CAPTAIN, SIZE_LAIR, SIZE_MINI_BOSS, SIZE_MINION
from chimera.games.myth.known import Known
from chimera.games.myth.monsters.priorities import best, candidates
from chimera.games.myth.monsters.reach import (
    FAR,
    apart,
    farthest,
    is_melee,
    room,
    shoots,
    under,
)
from chimera.games.myth.words import ACTIVE, BROODED, EAST_EDGE, NORTH_EDGE, NOTHING, SOUTH_EDGE, WEST_EDGE


def allowed(g: Known, kind: int) -> int:
    """How many more figures of a kind may stand in the Realm (myth.figures.box)."""
    box = g.box
    left = box.figures_total - g.figures()
    own = 0
    for foe in range(len(g.kind)):
        other = g.kind[foe]
        if other == kind or (other != NOTHING and (box.monster_next[other] == kind or box.monster_next[kind] == other)):
            own += 1
    if box.figures_box or box.monster_size[kind] in (SIZE_MINI_BOSS, SIZE_BOSS):
        left = min(left, box.monster_figures[kind] - own)
    return max(0, left)


def in_turn(g: Known, counts: list[tuple[int, int]]) -> list[int]:
    """The figures of a spawn in the order in which they are placed: larger ones first, melee before ranged.

    Of several kinds of minions one of each by turns is taken as long as there are figures.
    """
    found: list[int] = []
    sizes = [SIZE_BOSS, SIZE_MINI_BOSS, SIZE_CAPTAIN]
    for size in sizes:
        for kind, n in counts:
            if g.box.monster_size[kind] == size:
                found += [kind] * n
    left = [(kind, n) for kind, n in counts if g.box.monster_size[kind] == SIZE_MINION and n > 0]
    while left:
        found += [kind for kind, _ in left]
        left = [(kind, n - 1) for kind, n in left if n > 1]
    return found


def available(g: Known, counts: list[tuple[int, int]]) -> list[int]:
    """Those figures of a spawn that are there, in the order in which they are placed: melee before ranged."""
    placed: list[int] = []
    for kind in in_turn(g, counts):
        same = len([other for other in placed if other == kind])
        if len(placed) + g.figures() < g.box.figures_total and same < allowed(g, kind):
            placed.append(kind)
    large = [kind for kind in placed if g.box.monster_size[kind] != SIZE_MINION]
    melee = [kind for kind in placed if g.box.monster_size[kind] == SIZE_MINION and is_melee(g, kind)]
    ranged = [kind for kind in placed if g.box.monster_size[kind] == SIZE_MINION and not is_melee(g, kind)]
    return large + melee + ranged


def place(g: Horde, counts: list[tuple[int, int]], near: int, active: bool) -> None:
    """A spawn at a lair (its squares): next to it or as near as possible, in an attack position."""
    here = available(g, counts)
    missing = sum([n for _, n in counts]) - len(here)
    for i in range(len(here)):
        square = position(g, here[i], near)
        if square < 0:  # myth.spawn.adjacent: none if the tile is full
            break
        g.spawn(here[i], square, BROODED | (ACTIVE if active else 0))
    count_missing(g, missing)


def count_missing(g: Horde, missing: int) -> None:
    """Every two figures that a spawn lacks are 1 AP."""
    if missing <= 0:
        return
    if g.listening:
        g.tell(Event("lacking", -1, {"n": missing}))
    g.raise_meter(missing // 2, "figures")


def position(g: Known, kind: int, near: int) -> int:
    """Where a figure appears near some squares; -1 if there is no room on the tile."""
    free = room(g, kind, 0)
    wave = near
    known = near
    while wave:
        wave = g.ground.beyond(wave) & ~known
        known |= wave
        if wave & free:
            return attack_position(g, kind, wave & free, near)
    return cells_of(free)[0] if free else -1


def attack_position(g: Known, kind: int, places: int, near: int) -> int:
    """Of some places the best to attack from: melee as near as possible, ranged as far as range and sight allow."""
    target = prey(g, kind, near)
    if target < 0:
        return cells_of(places)[0]
    square = g.target_square(target)
    far = farthest(g, kind)
    melee = is_melee(g, kind)
    found = -1
    least = FAR * 2
    for each in cells_of(places):
        squares = under(g, kind, each)
        gap = apart(g, squares, square)
        if not melee:
            gap = far - gap if gap <= far and shoots(g, squares, square, far) else FAR + gap
        if gap < least:
            least = gap
            found = each
    return found


def prey(g: Known, kind: int, near: int) -> int:
    """Whom a new monster would attack: by its priorities among those in reach of the lair, or among all."""
    targets = candidates(g)
    if not targets or not g.box.priorities[kind]:
        return -1
    reach = g.box.monster_movement[kind] + farthest(g, kind)
    close = [target for target in targets if apart(g, near, g.target_square(target)) <= reach]
    start = cells_of(near)[0]
    return best(g, kind, start, close or targets, 0, True).targets[0]


def put_at_edge(g: Horde, counts: list[tuple[int, int]], edge: int, active: bool) -> int:
    """Monsters come in along an edge, nearest its middle first, large ones in the middle; how many there are not."""
    here = available(g, counts)
    for kind in here:
        square = edge_place(g, kind, edge)
        if square < 0:
            break
        g.spawn(kind, square, ACTIVE if active else 0)
    return sum([n for _, n in counts]) - len(here)


def edge_place(g: Known, kind: int, edge: int) -> int:
    """The free place nearest an edge, then nearest its middle; -1 if there is none."""
    base = g.box.monster_base[kind]
    found = -1
    least = (FAR, FAR)
    for each in cells_of(room(g, kind, 0)):
        x, y = g.ground.coords[each]
        depth = y if edge == NORTH_EDGE else g.box.width - base - x if edge == EAST_EDGE else x
        if edge == SOUTH_EDGE:
            depth = g.box.height - base - y
        along = x if edge in (NORTH_EDGE, SOUTH_EDGE) else y
        length = g.box.width if edge in (NORTH_EDGE, SOUTH_EDGE) else g.box.height
        rank = (depth, abs(2 * along + base - length))
        if rank < least:
            least = rank
            found = each
    return found


def edge_squares(g: Known, edge: int) -> int:
    """The squares along an edge of the tile."""
    width = g.box.width
    height = g.box.height
    squares = 0
    for i in range(width if edge in (NORTH_EDGE, SOUTH_EDGE) else height):
        x = i if edge in (NORTH_EDGE, SOUTH_EDGE) else width - 1 if edge == EAST_EDGE else 0
        y = i if edge in (EAST_EDGE, WEST_EDGE) else height - 1 if edge == SOUTH_EDGE else 0
        squares |= 1 << g.ground.index_of(x, y)
    return squares


def edge_gap(g: Known, edge: int) -> int:
    """How far the nearest hero is from an edge."""
    squares = edge_squares(g, edge)
    return min([FAR, *[apart(g, squares, g.at[seat]) for seat in g.living()]])


def furthest_edge(g: Known) -> int:
    """The edge furthest from the heroes; of several the first, clockwise from north."""
    gaps = [edge_gap(g, edge) for edge in range(4)]
    return gaps.index(max(gaps))


def nearest_edge(g: Known) -> int:
    """The edge nearest a hero; of several the first, clockwise from north."""
    gaps = [edge_gap(g, edge) for edge in range(4)]
    return gaps.index(min(gaps))


def shares(g: Known, family: int, n: int, extra: int) -> list[tuple[int, int]]:
    """So many minions of a family, its kinds in equal numbers; the odd one is of the kind `extra`."""
    kinds = g.box.minions_of[family]
    counts = [(kind, n // len(kinds)) for kind in kinds]
    if n % len(kinds):
        counts = [(kind, count + 1 if kind == extra else count) for kind, count in counts]
    return counts


def odd(g: Known, family: int, n: int) -> bool:
    """Whether a number of minions cannot be shared out evenly among the kinds of a family: the players choose."""
    return n % len(g.box.minions_of[family]) != 0


def lairs_on(g: Known) -> list[int]:
    """The lairs on the tile."""
    return [foe for foe in g.foes() if g.box.monster_size[g.kind[foe]] == SIZE_LAIR]


def place_mini_boss(g: Horde, kind: int) -> None:
    """A mini-boss appears, active, at the middle of the edge furthest from the heroes."""
    if allowed(g, kind) > 0:
        put_at_edge(g, [(kind, 1)], furthest_edge(g), True)


def free_larvae(g: Known) -> list[int]:
    """The larva tokens on the tile."""
    return [foe for foe in g.foes() if g.larva(foe)]
