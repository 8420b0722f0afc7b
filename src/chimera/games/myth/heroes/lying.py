"""Cards that lie face up in their spaces: which work, whom they are about, and how much they give."""

from __future__ import annotations

from chimera.games.myth.known import Known
from chimera.games.myth.ops import (
    FOES_CHOSEN,
    IF_AFTER,
    IF_AFTER_IN_SHADOWS,
    IF_ALWAYS,
    IF_IN_SHADOWS,
    IF_OUT_OF_SHADOWS,
    PER_FAITH,
    PER_RAGE,
    PER_UNDER,
    RANGE_TILE,
    WHOM_ADJACENT,
    WHOM_ALL,
    WHOM_CHOSEN,
    WHOM_NEAR,
    WHOM_OTHERS_IN_REACH,
    WHOM_SELF,
)
from chimera.games.myth.printed import Aura
from chimera.games.myth.words import (
    AGGRESSIVE,
    CAUTIOUS,
    COMBO,
    COPIES,
    FROM_SHADOWS,
    NORMAL,
    NOTHING,
    OPEN,
    SPACES,
    SPENT,
    STILL,
)


def places_of(g: Known, name: int) -> list[int]:
    """The spaces whose cards have this aura and work, ascending."""
    box = g.box
    wanted = box.aura_kinds[name]
    spaces = g.spaces
    found: list[int] = []
    for place in range(len(spaces)):
        copy = spaces[place]
        if copy == NOTHING:
            continue
        if wanted >> box.copy_kind[box.seat_hero[place // SPACES] * COPIES + copy] & 1 and g.in_play(place) != NOTHING:
            found.append(place)
    return found


def counts(g: Known, place: int, aura: Aura) -> bool:
    """Whether an aura of the card in a space counts: it is not used up, and was played as it demands."""
    lying = g.lying[place]
    if aura.once and lying & SPENT:
        return False
    if aura.if_ == IF_ALWAYS:
        return True
    if aura.if_ == IF_IN_SHADOWS:
        return lying & FROM_SHADOWS != 0
    if aura.if_ == IF_OUT_OF_SHADOWS:
        return not lying & FROM_SHADOWS
    if aura.if_ == IF_AFTER:
        return lying & COMBO != 0
    return aura.if_ == IF_AFTER_IN_SHADOWS and lying & (COMBO | FROM_SHADOWS) == COMBO | FROM_SHADOWS


def worth(g: Known, place: int, aura: Aura) -> int:
    """How much an aura gives now."""
    per = aura.per
    if per == PER_FAITH:
        return aura.amount * g.faith(place // SPACES)
    if per == PER_RAGE:
        return aura.amount * g.rage(place // SPACES)
    if per == PER_UNDER:
        return aura.amount * g.beneath[place].bit_count()
    return aura.amount


def about(g: Known, place: int, aura: Aura, seat: int) -> bool:
    """Whether an aura of the card in a space is about a hero."""
    owner = place // SPACES
    whom = aura.whom
    if whom == WHOM_SELF:
        return seat == owner
    if whom == WHOM_ALL:
        return True
    if whom == WHOM_CHOSEN:
        return g.chosen[place] >> seat & 1 != 0
    if seat != owner and g.at[seat] < 0:
        return False
    if whom == WHOM_ADJACENT:
        return seat != owner and g.ground.distance(g.at[owner], g.at[seat]) == 1
    if whom == WHOM_NEAR:
        return seat == owner or g.ground.distance(g.at[owner], g.at[seat]) <= aura.within
    return whom == WHOM_OTHERS_IN_REACH and seat != owner and in_reach(g, place, seat)


def in_reach(g: Known, place: int, seat: int) -> bool:
    """Whether a hero stands within the range of a card that another has in play; the range follows movement."""
    owner = place // SPACES
    reach = g.box.card_range[g.in_play(place) * 4 + stride_so_far(g, owner)]
    return reach == RANGE_TILE or g.ground.distance(g.at[owner], g.at[seat]) <= reach


def stride_so_far(g: Known, seat: int) -> int:
    """A hero's movement type; while it is not chosen, the least that its movement so far allows."""
    stride = g.stride[seat]
    if stride != OPEN:
        return stride
    for stride in (STILL, CAUTIOUS, NORMAL):
        if g.mp_spent[seat] <= g.allowance(seat, stride):
            return stride
    return AGGRESSIVE


def marked_among(g: Known, place: int, foes: int) -> bool:
    """Whether the card of a space lies on one of these foes."""
    marked = g.marked
    for foe in range(len(marked)):
        if marked[foe] >> place & 1 and foes >> foe & 1:
            return True
    return False


def helps(g: Known, place: int, aura: Aura, seat: int, when: int, foes: int) -> bool:
    """Whether an aura counts for a roll of a hero."""
    if not when >> aura.when & 1 or not about(g, place, aura, seat) or not counts(g, place, aura):
        return False
    return aura.foes != FOES_CHOSEN or marked_among(g, place, foes)
