"""What cards do while they lie face up in their spaces: sums over the cards in play. Nothing here changes anything.

An occasion is a set of bits, `1 << WHEN_...`: what the roll or card is that somebody asks for.
"""

from __future__ import annotations

from typing import Final

from chimera.engine.cells import cells_of
from chimera.games.myth.heroes.lying import about, counts, helps, places_of, worth
from chimera.games.myth.kinds import C_INSTINCT, SIZE_MINION, SLOT_SECONDARY
from chimera.games.myth.known import Known
from chimera.games.myth.ops import (
    A_AP,
    A_COURAGE_PASS,
    A_D10,
    A_DAMAGE,
    A_DOUBLE_TREASURE,
    A_ENEMY_TN,
    A_FD,
    A_ICE,
    A_MONSTER_COURAGE,
    A_REDIRECT_RANGED,
    A_REDIRECT_TO_ME,
    A_REROLL,
    A_REROLL_HITS,
    A_SAP,
    A_SHADOWS,
    A_SHIELD_AROUND,
    A_TAUNT,
    A_TN,
    A_WARD,
    FOES_ADJACENT,
    FOES_CHOSEN,
    FOES_INSTINCT,
    FOES_RANGED,
    K_ARCANE,
    K_ATTACK,
    O_ROOT,
    O_SLOW,
    O_WEAKEN,
    WHEN_ACTION,
    WHEN_ALWAYS,
    WHEN_AMMO_ACTION,
    WHEN_ANY_ROLL,
    WHEN_ARCANE_ATTACK,
    WHEN_ATTACK,
    WHEN_ATTACK_ACTION,
    WHEN_COURAGE,
    WHEN_NONCOMBAT,
)
from chimera.games.myth.words import DECOY, DEED_AMMO, DEED_AS, DEED_KIND, NOBODY, NOTHING, PLAYED_AS_ACTION, SPACES

NONCOMBAT: Final = 1 << WHEN_ALWAYS | 1 << WHEN_NONCOMBAT | 1 << WHEN_ANY_ROLL
COURAGE: Final = NONCOMBAT | 1 << WHEN_COURAGE  # bonuses to non-combat actions help: myth.courage.bonus


# What rolls of heroes get


def occasion(g: Known) -> int:
    """The occasion that the card being carried out is, for its roll."""
    deed = g.deed
    keywords = g.box.card_keywords[deed[DEED_KIND]]
    action = deed[DEED_AS] == PLAYED_AS_ACTION
    bits = 1 << WHEN_ALWAYS | 1 << WHEN_ANY_ROLL
    if action:
        bits |= 1 << WHEN_ACTION
    if keywords & K_ATTACK:
        bits |= 1 << WHEN_ATTACK
        if action:
            bits |= 1 << WHEN_ATTACK_ACTION
            if deed[DEED_AMMO] > 0:
                bits |= 1 << WHEN_AMMO_ACTION
        if keywords & K_ARCANE:
            bits |= 1 << WHEN_ARCANE_ATTACK
    return bits


def bonus(g: Known, name: int, seat: int, when: int, foes: int) -> int:
    """What cards in play add to the roll of a hero: `name` is A_D10, A_FD, A_TN or A_DAMAGE, `foes` whom it attacks."""
    total = 0
    for place in places_of(g, name):
        for aura in g.box.in_play[g.in_play(place)]:
            if aura.name == name and helps(g, place, aura, seat, when, foes):
                total += worth(g, place, aura)
    return total


def hero_dice(g: Known, seat: int, when: int, foes: int) -> int:
    """Hit dice that cards in play add to a roll of a hero."""
    return bonus(g, A_D10, seat, when, foes)


def hero_fate(g: Known, seat: int, when: int, foes: int) -> int:
    """Fate dice that cards in play add to a roll of a hero."""
    return bonus(g, A_FD, seat, when, foes)


def hero_tn(g: Known, seat: int, when: int, foes: int) -> int:
    """The change of a hero's target number by cards in play."""
    return bonus(g, A_TN, seat, when, foes)


def hero_damage(g: Known, seat: int, when: int, foes: int) -> int:
    """The damage that cards in play add, to each target hit."""
    return bonus(g, A_DAMAGE, seat, when, foes)


def used_up(g: Known, seat: int, when: int, foes: int) -> list[int]:
    """The spaces with what helps one roll only, and helped this one."""
    found: list[int] = []
    for name in (A_D10, A_FD, A_TN, A_DAMAGE):
        for place in places_of(g, name):
            if place in found:
                continue
            for aura in g.box.in_play[g.in_play(place)]:
                if aura.name == name and aura.once and helps(g, place, aura, seat, when, foes):
                    found.append(place)
                    break
    return found


def courage_bonus(g: Known, seat: int) -> tuple[int, int, bool]:
    """What cards in play do for a Courage test: hit dice, the target number, and whether it passes without a roll."""
    passes = False
    for place in places_of(g, A_COURAGE_PASS):
        for aura in g.box.in_play[g.in_play(place)]:
            if aura.name == A_COURAGE_PASS and about(g, place, aura, seat):
                passes = True
    return hero_dice(g, seat, COURAGE, 0), hero_tn(g, seat, COURAGE, 0), passes


def noncombat_bonus(g: Known, seat: int) -> tuple[int, int]:
    """What cards in play do for a non-combat roll: hit dice and the target number."""
    return hero_dice(g, seat, NONCOMBAT, 0), hero_tn(g, seat, NONCOMBAT, 0)


def rerolls(g: Known, seat: int) -> list[int]:
    """The spaces whose cards let a hero roll one of its hit dice again."""
    found: list[int] = []
    for place in places_of(g, A_REROLL):
        for aura in g.box.in_play[g.in_play(place)]:
            if aura.name == A_REROLL and about(g, place, aura, seat):
                found.append(place)
    return found


def ap_change(g: Known, seat: int, kind: int, as_action: bool) -> int:
    """How much more (below 0: less) a card costs a hero by cards in play."""
    when = 1 << WHEN_ALWAYS
    if g.box.card_keywords[kind] & K_ATTACK:
        when |= 1 << WHEN_ATTACK
    if as_action:
        when |= 1 << WHEN_ACTION
        if when >> WHEN_ATTACK & 1:
            when |= 1 << WHEN_ATTACK_ACTION
    return bonus(g, A_AP, seat, when, 0)


def rooted(g: Known, seat: int) -> bool:
    """Whether a card in play keeps its hero from moving at all in this Cycle Phase."""
    for place in range(seat * SPACES, (seat + 1) * SPACES):
        kind = g.in_play(place)
        if kind != NOTHING:
            for op in g.box.does[kind]:
                if op.op == O_ROOT:
                    return True
    return False


# What attacks of monsters get


def enemy_tn(g: Known, victim: int, foe_kind: int, foe: int, ranged: bool) -> int:
    """How much cards in play raise the target number of a foe's attack on a hero, besides items and penalties."""
    if victim >= DECOY or victim < 0:
        return 0
    total = 0
    for place in places_of(g, A_ENEMY_TN):
        for aura in g.box.in_play[g.in_play(place)]:
            if aura.name != A_ENEMY_TN or not about(g, place, aura, victim) or not counts(g, place, aura):
                continue
            if aura.foes == FOES_INSTINCT and not g.box.monster_classes[foe_kind] & C_INSTINCT:
                continue
            if aura.foes == FOES_RANGED and not ranged:
                continue
            if aura.foes == FOES_ADJACENT and not g.beside(foe, g.at[victim]):
                continue
            if aura.foes == FOES_CHOSEN and not g.marked[foe] >> place & 1:
                continue
            total += worth(g, place, aura)
    for place in places_of(g, A_SHIELD_AROUND):
        for aura in g.box.in_play[g.in_play(place)]:
            if aura.name == A_SHIELD_AROUND and about(g, place, aura, victim):
                shield = g.gear[place // SPACES * 5 + SLOT_SECONDARY]
                if shield >= 0:
                    total += g.box.item_tn[shield]
    return total


def victim_of(g: Known, target: int, foe: int, ranged: bool) -> int:
    """Against whom an attack on a target is rolled: the target, or the hero who has drawn it to itself."""
    if target < 0 or target >= DECOY:
        return target
    for place in places_of(g, A_REDIRECT_TO_ME):
        for aura in g.box.in_play[g.in_play(place)]:
            if aura.name == A_REDIRECT_TO_ME and about(g, place, aura, target):
                return place // SPACES
    return target


def stand_ins(g: Known, victim: int, ranged: bool) -> list[int]:
    """The minions next to a hero against whom a ranged attack on it may be rolled instead."""
    found: list[int] = []
    if not ranged or victim < 0 or victim >= DECOY:
        return found
    for place in places_of(g, A_REDIRECT_RANGED):
        for aura in g.box.in_play[g.in_play(place)]:
            if aura.name == A_REDIRECT_RANGED and about(g, place, aura, victim):
                for foe in range(len(g.kind)):
                    if (
                        g.targetable(foe)
                        and g.box.monster_size[g.kind[foe]] == SIZE_MINION
                        and g.beside(foe, g.at[victim])
                        and foe not in found
                    ):
                        found.append(foe)
    return found


def taunted_by(g: Known, foe: int) -> int:
    """The hero whom an active monster must choose, since that hero taunts it; NOBODY if none does."""
    if not g.active(foe):
        return NOBODY
    for place in places_of(g, A_TAUNT):
        owner = place // SPACES
        for aura in g.box.in_play[g.in_play(place)]:
            if aura.name == A_TAUNT and counts(g, place, aura):
                reach = g.box.monster_range[g.kind[foe]]
                if reach < 0 or g.gap(foe, g.at[owner]) <= reach + g.threat[owner] + g.rage(owner):
                    return owner
    return NOBODY


def rerolled(g: Known, seat: int) -> bool:
    """Whether dice that hit a hero are rolled again, once."""
    for place in places_of(g, A_REROLL_HITS):
        for aura in g.box.in_play[g.in_play(place)]:
            if aura.name == A_REROLL_HITS and about(g, place, aura, seat):
                return True
    return False


def monster_courage(g: Known) -> int:
    """How much is added to the Courage that each monster must pass to move or attack; NOTHING if it needs no test."""
    found = NOTHING
    for place in places_of(g, A_MONSTER_COURAGE):
        for aura in g.box.in_play[g.in_play(place)]:
            if aura.name == A_MONSTER_COURAGE:
                found = max(found, 0) + worth(g, place, aura)
    return found


def warded(g: Known, seat: int) -> int:
    """How much damage to a hero is ignored by a card in play, once a round."""
    total = 0
    for place in places_of(g, A_WARD):
        for aura in g.box.in_play[g.in_play(place)]:
            if aura.name == A_WARD and about(g, place, aura, seat):
                total += worth(g, place, aura)
    return total


def iced(g: Known) -> int:
    """The squares that lie under ice."""
    squares = 0
    for place in places_of(g, A_ICE):
        squares |= ice_of(g, place)
    return squares


def ice_of(g: Known, place: int) -> int:
    """The square a card in play ices, with its neighbours."""
    x, y = g.ground.coords[g.chosen[place]]
    squares = 0
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            cell = g.ground.index_of(x + dx, y + dy)
            if cell >= 0:
                squares |= 1 << cell
    return squares


def ice_tn(g: Known, squares: int) -> int:
    """The change of the target number of a ranged attack on a figure that stands on these squares."""
    total = 0
    for place in places_of(g, A_ICE):
        if ice_of(g, place) & squares:
            for aura in g.box.in_play[g.in_play(place)]:
                if aura.name == A_ICE:
                    total += aura.amount
    return total


def hampered(g: Known, foe: int, op: int) -> int:
    """How much the cards that lie on a foe do of O_SLOW (halve its Movement) or O_WEAKEN (hit dice)."""
    total = 0
    for place in cells_of(g.marked[foe]):
        kind = g.in_play(place) if place < len(g.spaces) else NOTHING  # other marks are of no card
        if kind != NOTHING:
            for deed in g.box.does[kind]:
                for effect in deed.hit:
                    if effect.op == op:
                        total += max(1, effect.amount)
    return total


def slowed(g: Known, foe: int) -> bool:
    """Whether a card on a foe halves its Movement."""
    return g.marked[foe] != 0 and hampered(g, foe, O_SLOW) > 0


def weakened(g: Known, foe: int) -> int:
    """How many hit dice less a foe rolls for the cards on it."""
    return hampered(g, foe, O_WEAKEN) if g.marked[foe] else 0


def sapping(g: Known) -> list[int]:
    """The spaces whose cards take Vitality from the foe they lie on, for their hero."""
    return places_of(g, A_SAP)


def notice_tn(g: Known, seat: int) -> int:
    """What a monster must roll to notice a hero in Shadows; 0 where the hero is not in Shadows."""
    best = 0
    for place in range(seat * SPACES, (seat + 1) * SPACES):
        kind = g.in_play(place)
        if kind != NOTHING and g.box.aura_kinds[A_SHADOWS] >> kind & 1:
            for aura in g.box.in_play[kind]:
                if aura.name == A_SHADOWS:
                    best = max(best, aura.amount)
    if best:
        for slot in range(5):
            item = g.gear[seat * 5 + slot]
            if item >= 0:
                best += g.box.item_notice[item]
    return best


def doubles_treasure(g: Known, seat: int) -> bool:
    """Whether a hero draws two tokens for a treasure."""
    for place in places_of(g, A_DOUBLE_TREASURE):
        if place // SPACES == seat:
            return True
    return False
