"""What items are worth to heroes: what a bot wears, and what it hands over."""

from __future__ import annotations

from typing import Final

from chimera.engine.game import READY, Opt
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import (
    IS_BOW,
    IS_FOCUS,
    IS_QUIVER,
    IS_RELIC,
    IS_SHIELD,
    POTION_VITALITY,
    SLOT_CONSUMABLE,
    SLOT_PRIMARY,
    SLOT_SECONDARY,
    SLOT_TWO_HANDS,
)
from chimera.games.myth.known import Known
from chimera.games.myth.ops import ACOLYTE, APPRENTICE, ARCHER, SOLDIER
from chimera.games.myth.words import BOTH_HANDS, DONE, EQUIP, GIVE

BETTER: Final = 0.05
WEAK: Final = 2  # Vitality at which a friend is handed a potion
STRONG: Final = 4
GIFT: Final = 0.3  # by so much an item must serve another hero better
SECOND_HANDS: Final = ((ACOLYTE, IS_RELIC), (APPRENTICE, IS_FOCUS), (ARCHER, IS_QUIVER), (SOLDIER, IS_SHIELD))


def fit(g: Known, seat: int, item: int) -> float:
    """What an item is worth to a hero who wears it."""
    if item < 0:
        return 0.0
    box = g.box
    hero = box.seat_hero[seat]
    kinds = box.item_kinds[item]
    slot = box.item_slot[item]
    if slot == SLOT_CONSUMABLE:
        return -1.0
    value = 0.1 + 0.9 * box.item_tn[item] + 0.9 * box.item_vitality[item] + 0.5 * box.item_mp[item]
    value += 0.5 * box.item_free_mp[item] + 0.1 * box.item_capacity[item] - 0.2 * box.item_courage[item]
    dice = 1.0 * box.item_d10[item] + 0.25 * box.item_fd[item] + 0.2 * len(box.item_recipes[item])
    if slot in (SLOT_PRIMARY, SLOT_TWO_HANDS):
        if (kinds & IS_BOW != 0) != (hero == ARCHER):
            return -2.0  # most cards of hers need one, and nobody else has arrows
        value += dice + 0.15 * min(4, box.item_range[item])
        if slot == SLOT_TWO_HANDS:
            value -= 0.8 + max(0.0, fit(g, seat, g.gear[seat * 5 + SLOT_SECONDARY]))
    elif slot == SLOT_SECONDARY:
        wanted = 0
        for each, kind in SECOND_HANDS:
            if each == hero:
                wanted = kind
        if wanted and not kinds & wanted:
            return -2.0
        value += 0.6 * dice + 0.8 * box.item_faith[item]
    return value


def worn(g: Known, seat: int, item: int) -> float:
    """What the item is worth that a hero would take off for another one."""
    slot = g.box.item_slot[item]
    place = SLOT_PRIMARY if slot == SLOT_TWO_HANDS else slot
    if place > 4:
        return 0.0
    now = g.gear[seat * 5 + place]
    if now == BOTH_HANDS:
        now = g.gear[seat * 5 + SLOT_PRIMARY]
    return fit(g, seat, now)


def refit(g: Horde, seat: int, opts: list[Opt]) -> Opt:
    """What serves better is put on, nothing is taken off."""
    best = DONE.at() if DONE.at() in opts else READY
    best_value = BETTER
    for opt in opts:
        if opt.verb == EQUIP.name:
            value = fit(g, seat, opt.a) - worn(g, seat, opt.a)
            if value > best_value:
                best_value = value
                best = opt
    return best


def hand_over_worth(g: Known, seat: int, opt: Opt) -> float:
    """What it is worth to hand something over: a potion to a dying friend, an item to whom it serves better."""
    other = opt.b
    if opt.verb == GIVE.name:
        if g.box.item_slot[opt.a] == SLOT_CONSUMABLE:
            return 0.0
        mine = max(0.0, fit(g, seat, opt.a) - worn(g, seat, opt.a))
        theirs = fit(g, other, opt.a) - worn(g, other, opt.a)
        return theirs - mine if theirs > mine + GIFT else 0.0
    if opt.a != POTION_VITALITY or g.hp[other] > WEAK or g.hp[seat] < STRONG:
        return 0.0
    return 1.5 if g.potions[other * 3 + POTION_VITALITY] == 0 else 0.0
