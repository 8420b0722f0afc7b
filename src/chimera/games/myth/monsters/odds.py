"""What a monster's attack is rolled with: hit dice, target numbers, and what came of them."""

from __future__ import annotations

from chimera.games.myth.heroes.auras import enemy_tn, ice_tn, weakened
from chimera.games.myth.kinds import PENALTY_ENEMY_TN, SIZE_CAPTAIN
from chimera.games.myth.known import Known
from chimera.games.myth.printed import Strike
from chimera.games.myth.words import (
    BLOW_ATTACK,
    BLOW_FOE,
    BLOW_IGNORED,
    BLOW_KIND,
    BLOW_VICTIMS,
    EMBOLDENED,
    FALLEN,
    NOTHING,
    WANING,
)


def target_number(g: Known, foe: int, strike: Strike, victim: int) -> int:
    """What a hit die of a foe must show against a hero: its own number, and all that hero and table change."""
    box = g.box
    kind = g.kind[foe]
    tn = strike.tn + g.penalty(PENALTY_ENEMY_TN) + led(g, foe)
    for slot in range(5):
        item = g.gear[victim * 5 + slot]
        if item >= 0:
            tn += box.item_tn[item]
    tn += enemy_tn(g, victim, kind, foe, strike.ranged)
    if strike.range > 1 and strike.ranged:
        tn += ice_tn(g, 1 << g.at[victim])
    return tn


def led(g: Known, foe: int) -> int:
    """The change of a minion's target number by a captain near it, once however many there are."""
    box = g.box
    for other in range(len(g.kind)):
        leader = g.kind[other]
        if leader == NOTHING or box.leads[leader] != g.kind[foe] or g.mood[other] & FALLEN:
            continue
        if g.ground.distance(g.spot[other], g.spot[foe]) <= box.lead_range[leader]:
            return box.lead_tn[leader]
    return 0


def hit_dice(g: Known, foe: int, strike: Strike) -> int:
    """How many hit dice a foe rolls for an attack on its card."""
    kind = g.kind[foe]
    dice = strike.d10 - weakened(g, foe)
    family = g.box.monster_family[kind]
    if family >= 0 and g.box.monster_size[kind] <= SIZE_CAPTAIN and emboldened(g, family):
        dice += 1
    return max(0, dice)


def emboldened(g: Known, family: int) -> bool:
    """Whether minions and captains of a family roll one hit die more."""
    return (g.tide >> EMBOLDENED | g.tide >> WANING) >> family & 1 != 0


def blows(swings: list[int], strike: Strike) -> list[tuple[int, int]]:
    """The separate attacks that hit, each with its damage, the worst first: an attack of several dice is one hit."""
    found: list[tuple[int, int]] = []
    i = 0
    while i < len(swings):
        attack = swings[i + 2]
        hits = 0
        while i < len(swings) and swings[i + 2] == attack:
            if swings[i] >= swings[i + 1]:
                hits += 1
            i += 3
        if hits:
            found.append((strike.damage * hits if strike.each else strike.damage, attack))
    found.sort(key=_worst_first)
    return found


def _worst_first(blow: tuple[int, int]) -> tuple[int, int]:
    return -blow[0], blow[1]


def standing_blows(g: Known) -> list[tuple[int, int]]:
    """The attacks of the group that hit and are not dodged or parried."""
    blow = g.blow
    strike = g.box.strikes[blow[BLOW_KIND]][blow[BLOW_ATTACK]]
    return blows(g.swings, strike)[blow[BLOW_IGNORED] :]


def hurt_in(g: Known) -> list[int]:
    """The heroes in an area whom an attack hits: one roll, each by their own target number."""
    blow = g.blow
    strike = g.box.strikes[blow[BLOW_KIND]][blow[BLOW_ATTACK]]
    found: list[int] = []
    for seat in range(len(g.at)):
        if blow[BLOW_VICTIMS] >> seat & 1 and g.alive(seat):
            tn = target_number(g, blow[BLOW_FOE], strike, seat)
            for i in range(0, len(g.swings), 3):
                if g.swings[i] >= tn:
                    found.append(seat)
                    break
    return found


def expected_damage(g: Known) -> int:
    """How much Vitality the group that acts is about to take, as its dice lie."""
    blow = g.blow
    strike = g.box.strikes[blow[BLOW_KIND]][blow[BLOW_ATTACK]]
    if blow[BLOW_VICTIMS]:
        return strike.damage * len(hurt_in(g))
    return sum([each[0] for each in standing_blows(g)])
