"""What a card of the own hand is worth if it is played now: its attack, its ops, what it does while it lies there."""

from __future__ import annotations

from typing import Final

from chimera.engine.cells import cells_of
from chimera.games.myth.heroes.auras import ap_change
from chimera.games.myth.heroes.means import heroes_for, most_heroes, per_of, squares_for
from chimera.games.myth.heroes.quiver import loadable
from chimera.games.myth.known import Known
from chimera.games.myth.lingering import NEAR, aura_merit
from chimera.games.myth.monsters.odds import expected_damage, standing_blows
from chimera.games.myth.ops import (
    A_DECOY,
    A_ENEMY_TN,
    A_REROLL_HITS,
    K_AMMO,
    K_ATTACK,
    K_DODGE,
    K_HEAL,
    K_MOVE,
    K_PARRY,
    K_REQUIRES_AMMO,
    O_ATTACK,
    O_CALM,
    O_CLEANSE,
    O_DODGE,
    O_HEAL,
    O_LOAD,
    O_METER,
    O_MP,
    O_SEARCH,
    O_SHIFT,
    O_THREAT,
    REACTION,
    SHAPE_ARC,
    SHAPE_ONE,
    SHAPE_PATH,
    SHAPE_POINTS,
    SHAPE_RING,
    WHO_ALL,
    WHO_SELF,
)
from chimera.games.myth.outlook import Outlook, health_worth, loss_worth
from chimera.games.myth.printed import Op
from chimera.games.myth.shots import best_of_card
from chimera.games.myth.words import (
    AILMENTS,
    AT_MOVED,
    BLOW_GROUP,
    BLOW_KIND,
    BLOW_TARGET,
    BLOW_VICTIM,
    BLOW_VICTIMS,
    PLAYED_AS_ACTION,
    PLAYED_AS_INTERRUPT,
    PLAYED_AS_REACTION,
    STUNNED,
)

AILING: Final = 0.9  # a cleansing is worth, for each that ails
STUN: Final = 2.0
WASTED: Final = 0.3
WEAK: Final = 3
SAVED: Final = 6.0  # a hero who would be slain is not
CALM: Final = 0.06  # a point of Threat
DREAD: Final = 0.35  # the same near the Threat at which penalties start
DREADED: Final = 7
FETCH: Final = 0.35  # a card of the deck
ARROW: Final = 0.35
RUN: Final = 0.09  # a MP on the way to foes far away


def ap_of(g: Known, seat: int, kind: int, played_as: int) -> int:
    """The AP of a card as it would be played."""
    return g.box.card_ap[kind] + ap_change(g, seat, kind, played_as == PLAYED_AS_ACTION)


def role_of(g: Known, kind: int, react: bool, moment: int) -> int:
    """As what a card is played."""
    if moment >= 0:
        return PLAYED_AS_INTERRUPT
    return PLAYED_AS_REACTION if react or g.box.card_type[kind] == REACTION else PLAYED_AS_ACTION


def card_merit(look: Outlook, kind: int, stride: int, played_as: int, square: int, moment: int = -1) -> float:
    """What a card is worth from a square, its AP aside."""
    g = look.g
    keywords = g.box.card_keywords[kind]
    if keywords & K_AMMO:
        return ARROW if g.quiver_room(look.seat) > arrows_lying(g, look.seat) else -1.0
    value = 0.0
    for op in g.box.does[kind]:
        if op.op == O_ATTACK:
            if op.delayed:
                value += delayed_worth(look, kind, op)
            else:
                value += best_of_card(look, kind, stride, played_as, square)
        else:
            value += op_merit(look, kind, op, stride, square, moment)
    for aura in g.box.in_play[kind]:
        value += aura_merit(look, kind, aura, stride, moment)
    return value


def arrows_lying(g: Known, seat: int) -> int:
    """Ammo in the spaces that goes into the quiver at the end of the round."""
    n = 0
    for place in range(seat * 4, seat * 4 + 4):
        kind = g.in_play(place)
        if kind >= 0 and g.box.card_keywords[kind] & K_AMMO:
            n += 1
    return n


def delayed_worth(look: Outlook, kind: int, op: Op) -> float:
    """An attack that answers the group once it has struck."""
    g = look.g
    if not g.blow:
        return 0.0
    best = 0.0
    for foe in cells_of(g.blow[BLOW_GROUP]):
        if foe < len(look.worth):
            best = max(best, look.worth[foe])
    n = per_of(g, look.seat, kind, op.points_per, False) * op.points if op.shape == SHAPE_POINTS else 1
    return 0.7 * best * min(n, max(1, g.blow[BLOW_GROUP].bit_count()))


# What it does


def heal_worth(look: Outlook, seat: int, n: int) -> float:
    """What healing is worth to a hero: the weaker, the more."""
    g = look.g
    if not g.alive(seat):
        return 0.0
    lacks = g.most_hp(seat) - g.hp[seat]
    part = WASTED if lacks < n and g.hp[seat] > WEAK else 1.0  # it may serve better later
    n = max(0, min(n, lacks))
    coming = 0
    if n and g.blow and g.swings and g.blow[BLOW_VICTIM] == seat and not g.blow[BLOW_VICTIMS]:
        coming = expected_damage(g)
    if coming >= g.hp[seat]:
        return SAVED if g.hp[seat] + n > coming else 0.0
    return part * health_worth(g.hp[seat] - coming, n)


def ills(look: Outlook, seat: int) -> float:
    """What it is worth to free a hero of what ails it."""
    ails = look.g.ails[seat] & AILMENTS
    value = AILING * ails.bit_count()
    return value + STUN if ails & STUNNED else value


def calm_worth(look: Outlook, seat: int, n: int) -> float:
    """What it is worth that a hero loses so much Threat; below 0 if it gains it."""
    threat = look.g.threat[seat]
    if n >= 0:
        n = min(n, threat)
        over = max(0, min(n, threat - DREADED))
        return CALM * n + DREAD * over
    over = max(0, threat - n - DREADED)
    return CALM * n - DREAD * min(-n, over)


def help_merit(look: Outlook, op: Op, seat: int, n: int) -> float:
    """What an op that helps heroes is worth to one of them."""
    if op.op == O_HEAL:
        return heal_worth(look, seat, n)
    if op.op == O_CALM:
        return calm_worth(look, seat, n)
    return ills(look, seat)


def op_merit(look: Outlook, kind: int, op: Op, stride: int, square: int, moment: int) -> float:
    """What one thing that a card does is worth."""
    g = look.g
    seat = look.seat
    what = op.op
    amount = op.amount * per_of(g, seat, kind, op.per, False)
    if what in (O_HEAL, O_CLEANSE, O_CALM):
        if op.who == WHO_SELF:
            return help_merit(look, op, seat, amount)
        values = [help_merit(look, op, other, amount) for other in cells_of(heroes_for(g, seat, kind, op, stride))]
        values.sort(reverse=True)
        most = len(values) if op.who == WHO_ALL else most_heroes(g, seat, kind, op, False)
        total = 0.0
        for i in range(min(most, len(values))):
            total += values[i]
        return total
    if what == O_THREAT:
        return calm_worth(look, seat, -amount)
    if what == O_METER:
        return max(-amount, -g.meter) * look.price if amount > 0 else min(-amount, g.meter) * look.price
    if what == O_MP:
        return run_worth(look, op.amount)
    if what == O_LOAD:
        return ARROW * 1.6 * len(loadable(g, seat, op))
    if what == O_SEARCH:
        return FETCH
    if what == O_DODGE:
        return dodge_worth(look)
    if what == O_SHIFT:
        return shift_worth(look, kind, op, stride, moment)
    return 0.0


def run_worth(look: Outlook, n: int) -> float:
    """What MP are worth: on the way to foes far away, while none is awake."""
    if look.awake:
        return 0.0
    nearest = 99
    for foe in range(len(look.g.kind)):
        if look.worth[foe] > 0.0:
            nearest = min(nearest, look.g.gap(foe, look.g.at[look.seat]))
    if not look.ready and nearest <= NEAR + n:
        return 0.0
    return RUN * n if nearest > NEAR + n else 0.0


def dodge_worth(look: Outlook) -> float:
    """What it is worth to ignore the worst hit of the group that attacks."""
    g = look.g
    if not g.blow or not g.swings:
        return 0.0
    blows = standing_blows(g)
    if not blows:
        return 0.0
    seat = look.seat
    whole = expected_damage(g)
    return loss_worth(g.hp[seat], float(whole)) - loss_worth(g.hp[seat], float(max(0, whole - blows[0][0])))


def shift_worth(look: Outlook, kind: int, op: Op, stride: int, moment: int) -> float:
    """What it is worth to be put somewhere else: away from a group that has moved already."""
    g = look.g
    seat = look.seat
    if moment < 0:
        return 0.0
    if moment != AT_MOVED or not g.blow or g.blow[BLOW_TARGET] != seat:
        return 0.0
    if g.box.strikes[g.blow[BLOW_KIND]][0].ranged:
        return 0.0
    best = 0.0
    for square in cells_of(squares_for(g, seat, kind, op, stride)):
        best = max(best, escape_worth(look, square))
    return best


def escape_worth(look: Outlook, square: int) -> float:
    """What of the acting group's blows a hero escapes on another square."""
    g = look.g
    spared = 0.0
    for foe in cells_of(g.blow[BLOW_GROUP]) if g.blow else ():
        if foe < len(look.dealt) and not g.beside(foe, square):
            spared += look.dealt[foe]
    return loss_worth(g.hp[look.seat], spared)


# What a card is worth in the hand


def rank_in_hand(g: Known, seat: int, kind: int) -> float:
    """How good a card is to keep, to search for, or to lose last: what may be needed, and what takes many."""
    box = g.box
    keywords = box.card_keywords[kind]
    value = 0.3
    if keywords & K_AMMO:
        return 0.55 if g.quiver_room(seat) else 0.1
    if keywords & K_MOVE and not keywords & K_ATTACK:
        return 0.05
    if keywords & K_HEAL:
        value += 0.5
        for other in g.living():
            value += 0.1 * (g.most_hp(other) - g.hp[other])
    if keywords & (K_DODGE | K_PARRY):
        value += 0.7
    for op in box.does[kind]:
        if op.op == O_ATTACK:
            value += 0.35
            if op.shape in (SHAPE_ARC, SHAPE_RING, SHAPE_PATH):
                value += 0.5
            elif op.shape == SHAPE_POINTS:
                value += 0.2 * g.quiver[seat].bit_count()
            elif op.shape == SHAPE_ONE:
                value += 0.1 * max(0, box.card_damage[kind] - 1)
    for aura in box.in_play[kind]:
        if aura.name in (A_ENEMY_TN, A_DECOY, A_REROLL_HITS):
            value += 0.3
    if keywords & K_REQUIRES_AMMO and not g.quiver[seat]:
        value *= 0.4
    return value
