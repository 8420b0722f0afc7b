"""Whom an attack may take: the foes, squares and turns that a card can be played for, and whether there are any."""

from __future__ import annotations

from chimera.engine.cells import cells_of
from chimera.games.myth.combat.sight import blockers, can_hit, centres, next_squares, reach_of, turns_of
from chimera.games.myth.heroes.means import per_of, squares_for
from chimera.games.myth.kinds import SIZE_CAPTAIN
from chimera.games.myth.known import Known
from chimera.games.myth.ops import (
    K_OPTIONAL_AMMO,
    K_REQUIRES_AMMO,
    O_SHIFT,
    ONLY_CAPTAIN,
    ONLY_SMALL,
    PER_FLAT,
    SHAPE_ARC,
    SHAPE_ONE,
    SHAPE_PATH,
    SHAPE_POINTS,
    SHAPE_RING,
    TARGET_ADJACENT,
    TARGET_ANY,
    TARGET_FELLED,
)
from chimera.games.myth.printed import Op
from chimera.games.myth.words import BLOW_GROUP, DOWN, NOTHING, WEBBED


def foes_in_reach(g: Known, op: Op, square: int, reach: int, blocked: int) -> list[int]:
    """The foes that an attack from a square may take."""
    found: list[int] = []
    if reach <= 0:
        return found
    for foe in range(len(g.kind)):
        if fits(g, op, foe, square) and can_hit(g, square, foe, reach, blocked):
            found.append(foe)
    return found


def fits(g: Known, op: Op, foe: int, square: int) -> bool:
    """Whether an attack may take a foe, range and sight aside."""
    if not g.targetable(foe) or g.life[foe] == 0:
        return False
    size = g.box.monster_size[g.kind[foe]]
    if (op.only == ONLY_SMALL and size > SIZE_CAPTAIN) or (op.only == ONLY_CAPTAIN and size != SIZE_CAPTAIN):
        return False
    target = op.target
    if target == TARGET_ANY:
        return True
    if target == TARGET_FELLED:
        return g.mood[foe] & DOWN != 0 and marked_by_leader(g, foe)
    if target != TARGET_ADJACENT and not (g.blow and g.blow[BLOW_GROUP] >> foe & 1):
        return False
    return g.beside(foe, square)


def marked_by_leader(g: Known, foe: int) -> bool:
    """Whether a card that another may follow has felled a foe."""
    for place in cells_of(g.marked[foe]):
        if place < len(g.spaces):
            kind = g.in_play(place)
            if kind != NOTHING and g.box.followers[kind]:
                return True
    return False


def fitting_squares(g: Known, op: Op, square: int) -> int:
    """The squares of all foes that an area attack may take."""
    squares = 0
    for foe in range(len(g.kind)):
        if fits(g, op, foe, square):
            squares |= g.squares_of(foe)
    return squares


def width_of(g: Known, seat: int, kind: int, op: Op, laid: bool) -> int:
    """How many squares an arc or a path takes, or a ring around its centre."""
    n = op.squares
    if op.squares_per != PER_FLAT:
        n += per_of(g, seat, kind, op.squares_per, laid)
        if op.most > 1:
            n = min(n, op.most)
    return n


def points_of(g: Known, seat: int, kind: int, op: Op, laid: bool) -> int:
    """How many damage points are assigned."""
    return op.points * per_of(g, seat, kind, op.points_per, laid)


def can_attack(g: Known, seat: int, kind: int, op: Op, reach: int, blocked: int, square: int) -> bool:
    """Whether an attack with a card from a square has somebody to take in reach, past what blocks the sight."""
    shape = op.shape
    if shape in (SHAPE_ONE, SHAPE_POINTS):
        for foe in range(len(g.kind)):
            if fits(g, op, foe, square) and can_hit(g, square, foe, reach, blocked):
                return True
        return False
    if shape == SHAPE_PATH:
        return not g.ails[seat] & WEBBED and len(next_squares(g, square, [])) > 0
    wanted = fitting_squares(g, op, square)
    if not wanted:
        return False
    n = width_of(g, seat, kind, op, False)
    if shape == SHAPE_ARC:
        return len(turns_of(g, shape, square, n, wanted)) > 0
    return shape == SHAPE_RING and len(centres(g, seat, square, reach, n, wanted)) > 0


def shift_before(g: Known, kind: int, op: Op) -> Op | None:
    """The shift with which a card begins before it attacks; None if it does not."""
    first = g.box.does[kind][0]
    return first if first is not op and first.op == O_SHIFT else None


def squares_to_attack_from(
    g: Known, seat: int, kind: int, op: Op, stride: int, ammo: int, first_only: bool = False
) -> int:
    """The squares from which a hero can attack with a card, or one of them: its own, or where it is shifted first."""
    reach = reach_of(g, seat, kind, stride, ammo)
    if reach <= 0:
        return 0
    blocked = blockers(g, seat) if reach > 1 else 0
    shift = shift_before(g, kind, op)
    here = 1 << g.at[seat]
    if shift is None:
        return here if can_attack(g, seat, kind, op, reach, blocked, g.at[seat]) else 0
    if first_only and can_attack(g, seat, kind, op, reach, blocked, g.at[seat]):
        return here
    found = 0
    for square in cells_of(squares_for(g, seat, kind, shift, stride)):
        if near_any(g, square, reach) and can_attack(g, seat, kind, op, reach, blocked, square):
            found |= 1 << square
            if first_only:
                break
    return found


def near_any(g: Known, square: int, reach: int) -> bool:
    """Whether any foe is so near, sight aside: a quick test."""
    for foe in range(len(g.kind)):
        if g.kind[foe] != NOTHING and g.gap(foe, square) <= reach:
            return True
    return False


def ammo_with_targets(g: Known, seat: int, kind: int, op: Op, stride: int) -> list[int]:
    """With how much Ammo a card has a target: of 0 (the knife, or no Ammo at all) and 1 (any)."""
    keywords = g.box.card_keywords[kind]
    found: list[int] = []
    if not keywords & K_REQUIRES_AMMO and squares_to_attack_from(g, seat, kind, op, stride, 0, True):
        found.append(0)
    if not keywords & (K_REQUIRES_AMMO | K_OPTIONAL_AMMO) or not (g.quiver[seat] or op.spaces_pay):
        return found
    if squares_to_attack_from(g, seat, kind, op, stride, 1, True):
        found.append(1)
    return found


def foes_on(g: Known, op: Op, squares: list[int], square: int) -> list[int]:
    """The foes that an attack takes on these squares, each once, in the order of the squares."""
    found: list[int] = []
    for each in squares:
        foe = g.foe_on(each)
        if foe >= 0 and foe not in found and fits(g, op, foe, square):
            found.append(foe)
    return found
