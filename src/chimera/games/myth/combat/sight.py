"""Range, lines of sight, and the squares that areas take."""

from __future__ import annotations

from typing import Final

from chimera.engine.cells import cells_of, mask_of
from chimera.games.myth.kinds import IS_BOW, SIZE_LAIR, SLOT_PRIMARY
from chimera.games.myth.known import Known
from chimera.games.myth.ops import RANGE_KNIFE, RANGE_TILE, SHAPE_ARC, SHAPE_RING
from chimera.games.myth.words import FALLEN, NOTHING, SQUARES

ARC_TURNS: Final = 8  # ways in which an arc lies around a hero
RING_TURNS: Final = 4  # orthogonal neighbours with which a ring can begin


def distance(g: Known, seat: int, foe: int) -> int:
    """How many squares a foe is from a hero; 1 is adjacent, diagonals count 1."""
    return g.gap(foe, g.at[seat])


def blockers(g: Known, seat: int) -> int:
    """The squares that a hero does not see through: monsters, save for who arcs, and lairs; heroes never."""
    arcing = g.box.hero_arcing[g.box.seat_hero[seat]]
    kinds = g.kind
    moods = g.mood
    sizes = g.box.monster_size
    squares = 0
    for foe in range(len(kinds)):
        if kinds[foe] == NOTHING or moods[foe] & FALLEN:
            continue
        if not arcing or sizes[kinds[foe]] == SIZE_LAIR:  # myth.archer.arcing-los
            squares |= g.squares_of(foe)
    return squares


def lair_squares(g: Known) -> int:
    """The squares of lairs, which nobody sees through."""
    squares = 0
    for foe in range(len(g.kind)):
        if g.kind[foe] != NOTHING and g.box.monster_size[g.kind[foe]] == SIZE_LAIR:
            squares |= g.squares_of(foe)
    return squares


def sees(g: Known, seat: int, square: int) -> bool:
    """Whether a hero has a line of sight to a square."""
    return g.ground.line_of_sight(g.at[seat], square, blockers(g, seat))


def sees_foe(g: Known, square: int, foe: int, blocked: int) -> bool:
    """Whether there is a line of sight from a square to a foe, which is never in its own way."""
    own = g.squares_of(foe)
    for each in cells_of(own):
        if g.ground.line_of_sight(square, each, blocked & ~own):
            return True
    return False


def monster_sees(g: Known, foe: int, square: int, target_square: int) -> bool:
    """Whether a monster whose base stands on a square sees another: past heroes and monsters, not past lairs."""
    blocked = lair_squares(g)
    if g.box.monster_base[g.kind[foe]] == 1:
        return g.ground.line_of_sight(square, target_square, blocked)
    for each in cells_of(g.footprint(g.box.monster_base[g.kind[foe]], square)):
        if g.ground.line_of_sight(each, target_square, blocked):
            return True
    return False


def weapon_range(g: Known, seat: int, ammo: int) -> int:
    """How far the primary item of a hero reaches; 0 without one, or with a bow and no Ammo."""
    item = g.gear[seat * 5 + SLOT_PRIMARY]
    if item < 0:
        return 0
    if g.box.item_kinds[item] & IS_BOW and ammo <= 0:  # myth.item.no-restrictions
        return 0
    return g.box.item_range[item]


def reach_of(g: Known, seat: int, kind: int, stride: int, ammo: int) -> int:
    """How far an attack with a card reaches, with this much Ammo; 0 if it cannot be made."""
    reach = g.box.card_range[kind * 4 + stride]
    if reach == RANGE_TILE:
        return SQUARES
    if reach >= 0:
        return reach
    if reach == RANGE_KNIFE and ammo <= 0:  # myth.archer.optional-ammo
        return 1
    if ammo > 0 and not has_bow(g, seat):
        return 0
    return weapon_range(g, seat, ammo)


def has_bow(g: Known, seat: int) -> bool:
    """Whether the primary item of a hero is a bow."""
    item = g.gear[seat * 5 + SLOT_PRIMARY]
    return item >= 0 and g.box.item_kinds[item] & IS_BOW != 0


def can_hit(g: Known, square: int, foe: int, reach: int, blocked: int) -> bool:
    """Whether an attack from a square reaches a foe: adjacent with nothing solid between, else in range and sight."""
    far = g.gap(foe, square)
    if far > reach:
        return False
    if far <= 1:
        return g.beside(foe, square)  # myth.los.adjacent-wall
    return sees_foe(g, square, foe, blocked)


def in_range(g: Known, seat: int, kind: int, stride: int, foe: int) -> bool:
    """Whether a foe is in range and sight of an attack with a card, with the Ammo that a hero has."""
    ammo = 1 if g.quiver[seat] else 0
    reach = reach_of(g, seat, kind, stride, ammo)
    return reach > 0 and can_hit(g, g.at[seat], foe, reach, blockers(g, seat))


# The squares of areas


def arc(g: Known, square: int, turn: int, n: int) -> list[int]:
    """So many squares in a row around a square, clockwise from a direction; none beyond a red line or the edge."""
    ground = g.ground
    facing = ground.facing[square]
    squares: list[int] = []
    for i in range(min(n, ARC_TURNS)):
        cell = ground.beside[square][(turn + i) % ARC_TURNS]
        if cell >= 0 and cell in facing:
            squares.append(cell)
    return squares


def ring(g: Known, centre: int, turn: int, n: int) -> list[int]:
    """A square and so many around it, clockwise from one of its orthogonal neighbours (0 north, 1 east ...)."""
    squares = [centre]
    for i in range(min(n, ARC_TURNS)):
        cell = g.ground.beside[centre][(2 * turn + i) % ARC_TURNS]
        if cell >= 0:
            squares.append(cell)
    return squares


def turns_of(g: Known, shape: int, square: int, n: int, wanted: int) -> list[int]:
    """The ways in which an arc or a ring of so many squares can lie and take one of the wanted squares.

    Of ways that take the same squares only the first counts.
    """
    taken: list[int] = []
    turns: list[int] = []
    for turn in range(ARC_TURNS if shape == SHAPE_ARC else RING_TURNS):
        area = mask_of(arc(g, square, turn, n) if shape == SHAPE_ARC else ring(g, square, turn, n))
        if area & wanted and area not in taken:
            taken.append(area)
            turns.append(turn)
    return turns


def centres(g: Known, seat: int, square: int, reach: int, n: int, wanted: int) -> list[int]:
    """The squares in range and sight around which a ring takes one of the wanted squares, ascending."""
    ground = g.ground
    near = wanted
    for cell in cells_of(wanted):
        for other in ground.beside[cell]:
            if other >= 0:
                near |= 1 << other
    blocked = blockers(g, seat)
    found: list[int] = []
    for centre in cells_of(near & ~(g.box.red | g.box.blue)):
        if ground.distance(square, centre) > reach:
            continue
        if centre != square and not ground.line_of_sight(square, centre, blocked):
            continue  # myth.area.initial-square
        if turns_of(g, SHAPE_RING, centre, n, wanted):
            found.append(centre)
    return found


def next_squares(g: Known, square: int, path: list[int]) -> list[int]:
    """Where a path past monsters can lead from a square: not twice over one, nor over heroes."""
    heroes = g.heroes_mask()
    found: list[int] = []
    for other in g.ground.neighbours[square]:
        if other not in path and not heroes >> other & 1:
            found.append(other)
    return found
