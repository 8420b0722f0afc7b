"""What a card needs to be told before it is carried out: how much, whom it may mean, and why it cannot be played."""

from __future__ import annotations

from typing import Final

from chimera.engine.reasons import Reason
from chimera.games.myth.heroes import answers, quiver
from chimera.games.myth.kinds import SLOT_PRIMARY
from chimera.games.myth.known import Known
from chimera.games.myth.ops import (
    A_ALL_RAGE,
    A_RAGE,
    IF_AFTER,
    IF_AFTER_IN_SHADOWS,
    IF_IN_SHADOWS,
    IF_OUT_OF_SHADOWS,
    K_ATTACK,
    K_FAITH,
    O_CHOOSE,
    O_CLEANSE,
    O_CLEAR,
    O_DECOY,
    O_DODGE,
    O_HEAL,
    O_LOAD,
    O_MP,
    O_ROOT,
    O_SEARCH,
    O_SHIFT,
    PER_AMMO,
    PER_CLEARED,
    PER_FAITH,
    PER_RAGE,
    RANGE_THREAT,
    RANGE_TILE,
    WHO_FOE,
    WHO_ONE,
    WHO_SQUARE,
    WHO_UP_TO,
)
from chimera.games.myth.printed import Op
from chimera.games.myth.words import (
    AGGRESSIVE,
    DEED_AMMO,
    DEED_CLEARED,
    DEED_KIND,
    DEED_SEAT,
    DEED_SPACE,
    NOTHING,
    SPACES,
    SQUARES,
    WEBBED,
)

ASK_NOTHING: Final = 0  # what a card needs to be told before it is carried out
ASK_HEROES: Final = 1
ASK_SQUARE: Final = 2
ASK_FOE: Final = 3
ASK_SPACES: Final = 4


# How much


def per_of(g: Known, seat: int, kind: int, per: int, laid: bool) -> int:
    """What an amount of a card is multiplied with; a card that is not laid yet counts as if it were."""
    if per == PER_FAITH:  # myth.acolyte.faith-counts-itself
        faith = g.faith(seat)
        return faith + 1 if faith and not laid and g.box.card_keywords[kind] & K_FAITH else faith
    if per == PER_RAGE:
        rage = g.rage(seat)
        if not laid and (counts_as_rage(g, seat) or g.box.aura_kinds[A_RAGE] >> kind & 1):
            rage += 1
        return rage
    if per == PER_AMMO:
        return max(0, g.deed[DEED_AMMO]) if g.deed else 0
    if per == PER_CLEARED:
        return g.deed[DEED_CLEARED].bit_count() if g.deed else 0
    return 1


def counts_as_rage(g: Known, seat: int) -> bool:
    """Whether every card in the spaces of a hero is Rage."""
    for place in range(seat * SPACES, (seat + 1) * SPACES):
        kind = g.in_play(place)
        if kind != NOTHING and g.box.aura_kinds[A_ALL_RAGE] >> kind & 1:
            return True
    return False


def deed_per(g: Known, per: int) -> int:
    """What an amount of the card that is being carried out is multiplied with."""
    deed = g.deed
    return per_of(g, deed[DEED_SEAT], deed[DEED_KIND], per, deed[DEED_SPACE] >= 0)


def op_holds(g: Known, op: Op, from_shadows: bool, combo: bool) -> bool:
    """Whether an op counts: in Shadows, out of them, in a combo."""
    if op.if_ == IF_IN_SHADOWS:
        return from_shadows
    if op.if_ == IF_OUT_OF_SHADOWS:
        return not from_shadows
    if op.if_ == IF_AFTER:
        return combo
    return op.if_ != IF_AFTER_IN_SHADOWS or (combo and from_shadows)


def range_of(g: Known, seat: int, kind: int, stride: int) -> int:
    """How far a card that is no attack reaches, in squares; the whole tile is further than any square."""
    reach = g.box.card_range[kind * 4 + stride]
    if reach in (RANGE_TILE, RANGE_THREAT):
        return SQUARES
    if reach >= 0:
        return reach
    item = g.gear[seat * 5 + SLOT_PRIMARY]
    return max(1, g.box.item_range[item]) if item >= 0 else 1


# Whom it may mean


def asks(op: Op) -> int:
    """What a player must say for an op before it is carried out: ASK_..."""
    if op.op == O_HEAL or op.op == O_CLEANSE or op.op == O_CHOOSE:
        if op.who == WHO_ONE or op.who == WHO_UP_TO:
            return ASK_HEROES
        if op.who == WHO_FOE:
            return ASK_FOE
        if op.who == WHO_SQUARE:
            return ASK_SQUARE
        return ASK_NOTHING
    if op.op == O_SHIFT or op.op == O_DECOY:
        return ASK_SQUARE
    if op.op == O_CLEAR and op.least >= 0:  # -1: all there are
        return ASK_SPACES
    return ASK_NOTHING


def heroes_for(g: Known, seat: int, kind: int, op: Op, stride: int) -> int:
    """The heroes whom an op may mean, as a set of seats; help needs no line of sight."""
    reach = range_of(g, seat, kind, stride)
    found = 0
    for other in g.living():
        if other == seat:
            if not op.other:
                found |= 1 << other
        elif g.ground.distance(g.at[seat], g.at[other]) <= reach:
            found |= 1 << other
    return found


def most_heroes(g: Known, seat: int, kind: int, op: Op, laid: bool) -> int:
    """How many heroes an op may mean."""
    if op.who == WHO_ONE:
        return 1
    return op.most * per_of(g, seat, kind, op.most_per, laid)


def free_squares(g: Known) -> int:
    """The squares on which a figure may come to stand."""
    return g.ground.everywhere & ~(g.taken() | g.box.red | g.box.blue)


def squares_for(g: Known, seat: int, kind: int, op: Op, stride: int) -> int:
    """The squares that may be chosen for an op."""
    at = g.at[seat]
    ground = g.ground
    if op.op == O_SHIFT:
        here = 1 << at
        if g.ails[seat] & WEBBED:  # myth.effect.captured
            squares = here
        elif op.past:
            squares = here | nearby(g, at, op.amount) & free_squares(g)
        else:
            squares = ground.flood(here, op.amount, free_squares(g) | here)
        return squares if stays(g, kind) else squares & ~here
    reach = range_of(g, seat, kind, stride)
    squares = nearby(g, at, reach)
    return squares & free_squares(g) if op.op == O_DECOY else squares


def stays(g: Known, kind: int) -> bool:
    """Whether a card that shifts its hero may leave it where it is: it attacks, too."""
    return g.box.card_keywords[kind] & K_ATTACK != 0


def nearby(g: Known, square: int, reach: int) -> int:
    """The squares at most so far from a square, whatever lies between."""
    ground = g.ground
    if reach >= SQUARES:
        return ground.everywhere
    found = 0
    for other in range(ground.size):
        if ground.distance(square, other) <= reach:
            found |= 1 << other
    return found


def foes_for(g: Known) -> list[int]:
    """The foes that a card may be laid on."""
    return [foe for foe in range(len(g.kind)) if g.targetable(foe)]


# Why not


def why_not_op(g: Known, seat: int, kind: int, op: Op, stride: int) -> Reason | None:
    """Why a hero cannot play a card for the sake of one of its ops (attacks are judged elsewhere); None when it can."""
    ask = asks(op)
    if ask == ASK_HEROES and op.who == WHO_ONE and not heroes_for(g, seat, kind, op, stride):
        return Reason("no-hero-in-reach", rule_of(g, kind, op))
    if ask == ASK_SQUARE and not squares_for(g, seat, kind, op, stride):
        webbed = op.op == O_SHIFT and g.ails[seat] & WEBBED
        return Reason("is-webbed", "myth.effect.captured") if webbed else Reason("no-square", rule_of(g, kind, op))
    if ask == ASK_FOE and not foes_for(g):
        return Reason("no-foe", rule_of(g, kind, op))
    if ask == ASK_SPACES and len(g.ongoing(seat)) < op.least:
        return Reason("no-ongoing", rule_of(g, kind, op))
    if op.op == O_ROOT and (g.mp_spent[seat] > 0 or g.steps[seat] > 0):
        return Reason("has-moved", rule_of(g, kind, op))
    if op.op == O_LOAD:
        return quiver.why_not_load(g, seat, op)
    if op.op == O_SEARCH and not g.deck[seat]:
        return Reason("no-card-left", rule_of(g, kind, op))
    if op.op == O_DODGE:
        return answers.why_not_dodge(g, seat)
    runs = op.op == O_MP and not op.no_move and op_holds(g, op, g.in_shadows(seat), False)
    if runs and not g.may_stride(seat, AGGRESSIVE):
        return Reason("not-aggressive", "myth.movetype.aggressive", {"card": kind, "stride": g.stride[seat]})
    return None


def rule_of(g: Known, kind: int, op: Op) -> str:
    """The rule behind an op: that of its card."""
    card = g.box.card_ids[kind].removesuffix("_novice")
    hero, _, name = card.partition("_")
    return f"myth.{hero}.{name.replace('_', '-')}"
