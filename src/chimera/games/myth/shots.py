"""What an attack is worth before it is rolled: its dice, its target numbers, and the targets it would take.

The pool is formed by the rules themselves (combat/pool.py) for a card that is only thought of; nothing is rolled.
"""

from __future__ import annotations

from typing import Final

from chimera.engine.cells import cells_of, mask_of
from chimera.games.myth.combat.pool import attack_op, attack_reach, name_of, odds, pool
from chimera.games.myth.combat.sight import arc, blockers, can_hit, next_squares, reach_of, ring
from chimera.games.myth.heroes.aim import fits, foes_on, points_of, width_of
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import C_ARMORED, IMMUNE_DOT, IMMUNE_PRONE, IMMUNE_STUN, SIZE_CAPTAIN, SIZE_TOKEN
from chimera.games.myth.ops import (
    K_OPTIONAL_AMMO,
    K_REQUIRES_AMMO,
    O_ATTACK,
    O_BURN,
    O_PRONE,
    O_STUN,
    ONLY_CAPTAIN,
    ONLY_SMALL,
    SHAPE_ARC,
    SHAPE_PATH,
    SHAPE_POINTS,
    SHAPE_RING,
)
from chimera.games.myth.outlook import Outlook, Shot, loss_worth
from chimera.games.myth.words import (
    ACTIVE,
    DEED_AMMO,
    DEED_AS,
    DEED_DAMAGE,
    DEED_DICE,
    DEED_KIND,
    DEED_MOMENT,
    DEED_OP,
    DEED_SEAT,
    DEED_SIZE,
    DEED_SPACE,
    DEED_SQUARE,
    DEED_STRIDE,
    DEED_TN,
    DOWN,
    NOTHING,
    NOWHERE,
    SIDES,
)

AMMO_WORTH: Final = 0.2
HINDERED: Final = 0.75  # of what a foe deals, the part that is spared when it misses its next activation
BURNS: Final = 0.7  # of a point of damage, what a point in a later round is worth
FRIEND: Final = 1.3  # damage to a friend weighs more
FEAR: Final = 0.6  # how likely a Courage test is passed, about


def attack_of(g: Horde, kind: int) -> int:
    """The place of the attack among what a card does, -1 if it makes none."""
    ops = g.box.does[kind]
    for i in range(len(ops)):
        if ops[i].op == O_ATTACK:
            return i
    return -1


def imagined(g: Horde, seat: int, kind: int, stride: int, played_as: int, ammo: int) -> Shot | None:
    """The attack of a card that a hero might play; None if it has none."""
    place = attack_of(g, kind)
    if place < 0:
        return None
    deed = [0] * DEED_SIZE
    deed[DEED_SEAT] = seat
    deed[DEED_KIND] = kind
    deed[DEED_STRIDE] = stride
    deed[DEED_AS] = played_as
    deed[DEED_OP] = place
    deed[DEED_AMMO] = ammo
    deed[DEED_SPACE] = NOTHING
    deed[DEED_SQUARE] = NOWHERE
    deed[DEED_MOMENT] = -1
    shot = Shot(seat, kind, g.box.does[kind][place])
    measure(g, shot, deed)
    shot.reach = reach_of(g, seat, kind, stride, ammo)
    return shot


def present(g: Horde) -> Shot:
    """The attack of the card that is being carried out."""
    shot = Shot(g.deed[DEED_SEAT], g.deed[DEED_KIND], attack_op(g))
    shot.reach = attack_reach(g)
    measure(g, shot, g.deed[:])
    return shot


def measure(g: Horde, shot: Shot, deed: list[int]) -> None:
    """Form the pool of an attack with this deed, and leave the table as it was."""
    was = g.deed
    targets = g.targets
    g.deed = deed
    g.targets = []
    pool(g)
    g.deed = was
    g.targets = targets
    shot.dice = deed[DEED_DICE]
    shot.tn = deed[DEED_TN]
    shot.damage = deed[DEED_DAMAGE]
    shot.ammo = max(0, deed[DEED_AMMO])


def number_for(g: Horde, shot: Shot, foe: int) -> int:
    """What a die must show to hit a foe."""
    kind = g.kind[foe]
    tn = g.box.monster_defense[kind] + shot.tn
    if shot.op.tn_armored and g.box.monster_classes[kind] & C_ARMORED:
        tn += shot.op.tn_armored
    return tn


def damage_on(g: Horde, shot: Shot, foe: int, square: int, points: int) -> int:
    """What the attack deals to a foe that it hits."""
    if shot.op.shape == SHAPE_POINTS:
        return points + shot.damage
    damage = shot.damage
    if shot.op.adjacent_damage and g.gap(foe, square) <= 1:
        damage += shot.op.adjacent_damage
    return damage


def effect_worth(look: Outlook, shot: Shot, foe: int, damage: int) -> float:
    """What an attack does besides damage to a foe that it hits and does not slay."""
    g = look.g
    if damage >= g.life[foe] or g.box.monster_size[g.kind[foe]] >= SIZE_TOKEN:
        return 0.0
    size = g.box.monster_size[g.kind[foe]]
    immune = g.box.monster_immune[g.kind[foe]]
    value = 0.0
    for effect in shot.op.hit:
        if effect.only == ONLY_SMALL and size > SIZE_CAPTAIN:
            continue
        if effect.only == ONLY_CAPTAIN and size != SIZE_CAPTAIN:
            continue
        if effect.op == O_BURN and not immune & IMMUNE_DOT:
            value += BURNS * look.gain(foe, min(g.life[foe] - damage, 2))
            continue
        hinders = effect.op == O_PRONE and not immune & IMMUNE_PRONE
        hinders = hinders or (effect.op == O_STUN and not immune & IMMUNE_STUN)
        if hinders and g.mood[foe] & ACTIVE and not g.mood[foe] & DOWN:
            value += HINDERED * look.dealt[foe]
    return value


def hit_worth(look: Outlook, shot: Shot, foe: int, square: int, points: int = 1) -> float:
    """What it is worth that the attack hits a foe."""
    damage = damage_on(look.g, shot, foe, square, points)
    return look.gain(foe, damage) + effect_worth(look, shot, foe, damage)


def nerve(look: Outlook, foe: int) -> float:
    """How likely a hero dares attack a foe."""
    return FEAR if look.g.box.monster_frightens[look.g.kind[foe]] else 1.0


def least_successes(dice: int, tn: int, n: int) -> float:
    """How likely at least so many of some dice reach a number."""
    if n <= 1:
        return odds(dice, tn)
    if n > dice or tn > SIDES:
        return 0.0
    p = max(0.0, min(1.0, (SIDES + 1 - tn) / SIDES))
    total = 0.0
    for k in range(n, dice + 1):
        ways = 1.0
        for i in range(k):
            ways = ways * (dice - i) / (i + 1)
        total += ways * p**k * (1.0 - p) ** (dice - k)
    return total


def worth_on(look: Outlook, shot: Shot, targets: list[int], square: int) -> float:
    """What the attack is worth on these targets: each name needs a die of its own, that serves all of the name.

    A target that stands several times in the list is given so many damage points.
    """
    g = look.g
    names: list[int] = []
    values: list[float] = []
    numbers: list[int] = []
    dares = 1.0
    for i in range(len(targets)):
        foe = targets[i]
        if foe in targets[:i]:
            continue
        dares = min(dares, nerve(look, foe))
        value = hit_worth(look, shot, foe, square, targets.count(foe))
        name = name_of(g, foe)
        tn = number_for(g, shot, foe)
        if name in names:
            k = names.index(name)
            values[k] += value
            numbers[k] = max(numbers[k], tn)
        else:
            names.append(name)
            values.append(value)
            numbers.append(tn)
    total = 0.0
    for served in range(len(names)):  # the best first
        best = 0
        for k in range(len(names)):
            if values[k] > values[best]:
                best = k
        total += least_successes(shot.dice, numbers[best], served + 1) * max(0.0, values[best])
        values[best] = -1.0
    return total * dares


def area_worth(look: Outlook, shot: Shot, squares: list[int], square: int) -> float:
    """What an attack on all of these squares is worth, friends in them included."""
    g = look.g
    targets = foes_on(g, shot.op, squares, square)
    value = worth_on(look, shot, targets, square)
    area = mask_of(squares)
    for other in look.living:
        if other != shot.seat and area >> g.at[other] & 1:
            value -= FRIEND * loss_worth(g.hp[other], float(max(0, shot.damage)))
    return value


def single_targets(look: Outlook, shot: Shot, square: int) -> list[int]:
    """The foes that the attack could take from a square."""
    g = look.g
    blocked = blockers(g, shot.seat) if shot.reach > 1 else 0
    found: list[int] = []
    if shot.reach <= 0:
        return found
    for foe in range(len(g.kind)):
        if look.worth[foe] > 0.0 and fits(g, shot.op, foe, square) and can_hit(g, square, foe, shot.reach, blocked):
            found.append(foe)
    return found


def shared_points(look: Outlook, shot: Shot, foes: list[int], n: int, square: int) -> list[int]:
    """To whom so many damage points are given, one after the other, each where it is worth most."""
    targets: list[int] = []
    for _ in range(n):
        best = -1
        best_value = 0.0
        now = worth_on(look, shot, targets, square)
        for foe in foes:
            value = worth_on(look, shot, [*targets, foe], square) - now
            if value > best_value:
                best_value = value
                best = foe
        if best < 0:
            break
        targets.append(best)
    return targets


def path_from(look: Outlook, square: int, width: int) -> list[int]:
    """A way past as many foes as may be: from foe to foe, as long as one stands next."""
    g = look.g
    path: list[int] = []
    here = square
    while len(path) < width:
        best = -1
        best_value = 0.0
        for other in next_squares(g, here, path):
            foe = g.foe_on(other)
            if foe < 0 or g.life[foe] > 1:
                continue
            value = look.worth[foe]
            for further in g.ground.neighbours[other]:
                if further not in path and g.foe_on(further) >= 0:
                    value += 0.05
            if value > best_value:
                best_value = value
                best = other
        if best < 0:
            break
        path.append(best)
        here = best
    return path


def path_worth(look: Outlook, shot: Shot, path: list[int]) -> float:
    """What an attack along a path is worth: one die serves all of a name."""
    targets = foes_on(look.g, shot.op, path, look.g.at[shot.seat])
    return worth_on(look, shot, targets, path[0] if path else 0) if targets else 0.0


def best_worth(look: Outlook, shot: Shot, square: int) -> float:
    """What the attack is worth from a square with its best targets."""
    g = look.g
    shape = shot.op.shape
    if shape == SHAPE_ARC:
        width = width_of(g, shot.seat, shot.kind, shot.op, False)
        best = 0.0
        for turn in range(8):
            best = max(best, area_worth(look, shot, arc(g, square, turn, width), square))
        return best
    if shape == SHAPE_RING:
        width = width_of(g, shot.seat, shot.kind, shot.op, False)
        best = 0.0
        for centre in ring_centres(look, shot, square):
            for turn in range(4):
                best = max(best, area_worth(look, shot, ring(g, centre, turn, width), square))
        return best
    if shape == SHAPE_PATH:
        if square != g.at[shot.seat]:
            return 0.0
        path = path_from(look, square, width_of(g, shot.seat, shot.kind, shot.op, False))
        return path_worth(look, shot, path)
    foes = single_targets(look, shot, square)
    if shape == SHAPE_POINTS:
        n = points_of(g, shot.seat, shot.kind, shot.op, False) if not shot.ammo else shot.op.points * shot.ammo
        return worth_on(look, shot, shared_points(look, shot, foes, n, square), square)
    best = 0.0
    for foe in foes:
        best = max(
            best, odds(shot.dice, number_for(g, shot, foe)) * hit_worth(look, shot, foe, square) * nerve(look, foe)
        )
    return best


def ring_centres(look: Outlook, shot: Shot, square: int) -> list[int]:
    """Squares worth laying a ring around: those of foes, in range and sight."""
    g = look.g
    blocked = blockers(g, shot.seat)
    found: list[int] = []
    for foe in range(len(g.kind)):
        if look.worth[foe] <= 0.0:
            continue
        for centre in cells_of(g.squares_of(foe)):
            if g.ground.distance(square, centre) > shot.reach or centre in found:
                continue
            if g.ground.line_of_sight(square, centre, blocked & ~(1 << centre)):
                found.append(centre)
    return found


def useful_ammo(look: Outlook, shot: Shot, square: int, quiver: int) -> int:
    """With how much Ammo an attack by points is worth most."""
    if shot.op.shape != SHAPE_POINTS:
        return 1
    foes = single_targets(look, shot, square)
    targets = shared_points(look, shot, foes, quiver * shot.op.points, square)
    return max(1, len(targets))


def best_of_card(look: Outlook, kind: int, stride: int, played_as: int, square: int) -> float:
    """What the attack of a card is worth from a square, with the Ammo that is best."""
    g = look.g
    seat = look.seat
    keywords = g.box.card_keywords[kind]
    quiver = g.quiver[seat].bit_count()
    best = 0.0
    if not keywords & K_REQUIRES_AMMO:
        best = best_worth(look, thought_of(look, kind, stride, played_as, 0), square)
    if keywords & (K_REQUIRES_AMMO | K_OPTIONAL_AMMO) and quiver:
        shot = thought_of(look, kind, stride, played_as, 1)
        shot.ammo = useful_ammo(look, shot, square, quiver)
        best = max(best, best_worth(look, shot, square) - AMMO_WORTH * shot.ammo)
    return best


def thought_of(look: Outlook, kind: int, stride: int, played_as: int, ammo: int) -> Shot:
    """The attack of a card, formed once for each way to play it."""
    key = ((kind * 5 + stride) * 3 + played_as) * 2 + ammo
    shot = look.shots.get(key)
    if shot is None:
        shot = imagined(look.g, look.seat, kind, stride, played_as, ammo)
        assert shot is not None
        look.shots[key] = shot
    return shot
