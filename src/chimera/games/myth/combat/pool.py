"""The dice of a hero's attack, the target numbers, and what the attack deals."""

from __future__ import annotations

from typing import Final

from chimera.engine.cells import mask_of
from chimera.games.myth.combat.sight import has_bow, reach_of
from chimera.games.myth.heroes.auras import hero_damage, hero_dice, hero_fate, hero_tn, ice_tn, occasion
from chimera.games.myth.heroes.means import deed_per
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import (
    C_ARMORED,
    IS_FOCUS,
    IS_QUIVER,
    IS_RELIC,
    IS_SHIELD,
    SIZE_BOSS,
    SLOT_PRIMARY,
    SLOT_SECONDARY,
)
from chimera.games.myth.known import Known
from chimera.games.myth.ops import (
    DICE_BOW,
    DICE_FOCUS,
    DICE_RELIC,
    DICE_SHIELD,
    DICE_WEAPON,
    O_ATTACK,
    PER_FLAT,
    SHAPE_POINTS,
)
from chimera.games.myth.printed import Op
from chimera.games.myth.words import (
    BOTH_HANDS,
    DEED_AMMO,
    DEED_DAMAGE,
    DEED_DICE,
    DEED_EXTRA,
    DEED_FATE,
    DEED_FLAGS,
    DEED_KIND,
    DEED_OP,
    DEED_SEAT,
    DEED_STRIDE,
    DEED_TN,
    SIDES,
)

MOST: Final = 10  # a target number above this is never reached


def basic_attack() -> Op:
    """The further attack that an item gives."""
    return Op(O_ATTACK)


BASIC: Final = basic_attack()


def attack_op(g: Known) -> Op:
    """The attack that is being made."""
    deed = g.deed
    if deed[DEED_FLAGS] & DEED_EXTRA:
        return BASIC
    return g.box.does[deed[DEED_KIND]][deed[DEED_OP]]


def attack_reach(g: Known) -> int:
    """How far the attack that is being made reaches."""
    deed = g.deed
    if deed[DEED_FLAGS] & DEED_EXTRA:
        item = g.gear[deed[DEED_SEAT] * 5 + SLOT_PRIMARY]
        return g.box.item_range[item] if item >= 0 else 0
    return reach_of(g, deed[DEED_SEAT], deed[DEED_KIND], deed[DEED_STRIDE], deed[DEED_AMMO])


def ranged(g: Known) -> bool:
    """Whether the attack that is being made is a ranged one."""
    return attack_reach(g) > 1


def items_used(g: Known) -> list[int]:
    """The items whose dice the attack rolls: the weapon, or the relic, focus or shield; with Ammo the quiver too."""
    deed = g.deed
    seat = deed[DEED_SEAT]
    box = g.box
    primary = g.gear[seat * 5 + SLOT_PRIMARY]
    secondary = g.gear[seat * 5 + SLOT_SECONDARY]
    dice = DICE_WEAPON if deed[DEED_FLAGS] & DEED_EXTRA else box.card_dice[deed[DEED_KIND]]
    found: list[int] = []
    if dice == DICE_WEAPON or (dice == DICE_BOW and deed[DEED_AMMO] > 0):
        if primary >= 0:
            found.append(primary)
        if deed[DEED_AMMO] > 0 and has_bow(g, seat) and secondary >= 0 and box.item_kinds[secondary] & IS_QUIVER:
            found.append(secondary)
    elif dice in (DICE_RELIC, DICE_FOCUS, DICE_SHIELD):
        wanted = IS_RELIC if dice == DICE_RELIC else IS_FOCUS if dice == DICE_FOCUS else IS_SHIELD
        if secondary >= 0 and box.item_kinds[secondary] & wanted:
            found.append(secondary)
        elif secondary == BOTH_HANDS and primary >= 0 and box.item_kinds[primary] & wanted:
            found.append(primary)  # myth.bonus.staff
    return found


def entry_counts(g: Known) -> bool:
    """Whether what the movement type adds counts: some of it needs squares moved before."""
    deed = g.deed
    if deed[DEED_FLAGS] & DEED_EXTRA:
        return False
    return g.steps[deed[DEED_SEAT]] >= g.box.entry_after[deed[DEED_KIND] * 4 + deed[DEED_STRIDE]]


def pool(g: Horde) -> None:
    """Form the pool of the attack: hit dice, fate dice, the change of the target number, and the damage."""
    deed = g.deed
    deed[DEED_DICE], deed[DEED_FATE], deed[DEED_TN], deed[DEED_DAMAGE] = pool_against(g, mask_of(g.targets))


def pool_against(g: Known, foes: int) -> tuple[int, int, int, int]:
    """Hit dice, fate dice, change of the target number and damage that the attack has against these foes."""
    deed = g.deed
    box = g.box
    seat = deed[DEED_SEAT]
    hero = box.seat_hero[seat]
    place = deed[DEED_KIND] * 4 + deed[DEED_STRIDE]
    op = attack_op(g)
    when = occasion(g)
    dice = box.hero_d10[hero] + hero_dice(g, seat, when, foes)
    fate = box.hero_fd[hero] + hero_fate(g, seat, when, foes) + g.focus[seat]
    tn = hero_tn(g, seat, when, foes)
    base = 1 if deed[DEED_FLAGS] & DEED_EXTRA else box.card_damage[deed[DEED_KIND]]
    more = hero_damage(g, seat, when, foes)
    for item in items_used(g):
        dice += box.item_d10[item]
        fate += box.item_fd[item]
    if op.d10_per != PER_FLAT:
        dice += deed_per(g, op.d10_per)
    if op.fd_per != PER_FLAT:
        fate += deed_per(g, op.fd_per)
    if entry_counts(g):
        dice += box.entry_d10[place]
        fate += box.entry_fd[place]
        tn += box.entry_tn[place]
        more += box.entry_damage[place]
    # a pool has 0 dice at least (myth.dice.pool-minimum); a card that deals none deals none, whatever would add to it,
    # and by points it deals only what is added
    return max(0, dice), max(0, fate), tn, 0 if base == 0 else max(0, base) + more


def target_number(g: Known, seat: int, foe: int) -> int:
    """What a hit die must show to hit a foe with the attack that is being made."""
    return number_to_hit(g, foe, g.deed[DEED_TN])


def number_to_hit(g: Known, foe: int, change: int) -> int:
    """What a hit die must show to hit a foe, where the pool changes the target number so much."""
    kind = g.kind[foe]
    tn = g.box.monster_defense[kind] + change
    op = attack_op(g)
    if op.tn_armored and g.box.monster_classes[kind] & C_ARMORED:
        tn += op.tn_armored
    if ranged(g):
        tn += ice_tn(g, g.squares_of(foe))
    return tn


def reaches(pip: int, tn: int) -> bool:
    """Whether a die reaches a target number; above 10 nothing does."""
    return tn <= MOST and pip >= tn


def odds(dice: int, tn: int) -> float:
    """How likely at least one of so many dice reaches a target number."""
    if dice <= 0 or tn > MOST:
        return 0.0
    if tn <= 1:
        return 1.0
    missed = 1.0
    for _ in range(dice):
        missed *= (tn - 1) / SIDES
    return 1.0 - missed


def damage_to(g: Known, foe: int) -> int:
    """What the attack deals to a foe that is hit."""
    deed = g.deed
    op = attack_op(g)
    if op.shape == SHAPE_POINTS:
        points = g.targets.count(foe)
        return points + deed[DEED_DAMAGE] if points > 0 else deed[DEED_DAMAGE] + 1
    n = deed[DEED_DAMAGE]
    if op.adjacent_damage and g.gap(foe, g.at[deed[DEED_SEAT]]) <= 1:
        n += op.adjacent_damage
    return n


def name_of(g: Known, foe: int) -> int:
    """The name that dice are assigned to: the first kind of the same class and type."""
    box = g.box
    kind = g.kind[foe]
    if box.monster_size[kind] == SIZE_BOSS:
        return kind
    for other in range(len(box.monster_ids)):
        if box.monster_size[other] == box.monster_size[kind] and box.monster_family[other] == box.monster_family[kind]:
            return other
    return kind
