"""What a card is worth for what it does while it lies face up in its space."""

from __future__ import annotations

from typing import Final

from chimera.engine.cells import cells_of
from chimera.games.myth.heroes.means import per_of
from chimera.games.myth.known import Known
from chimera.games.myth.monsters.odds import expected_damage
from chimera.games.myth.ops import (
    A_AP,
    A_D10,
    A_DAMAGE,
    A_DECOY,
    A_ENEMY_TN,
    A_FAITH,
    A_FD,
    A_MONSTER_COURAGE,
    A_REDIRECT_TO_ME,
    A_REROLL_HITS,
    A_TAUNT,
    A_TN,
    FOES_CHOSEN,
    INTERRUPT,
    K_ATTACK,
    K_REQUIRES_AMMO,
    PER_FAITH,
    REACTION,
    WHEN_AMMO_ACTION,
    WHEN_NONCOMBAT,
    WHOM_SELF,
)
from chimera.games.myth.outlook import Outlook, loss_worth
from chimera.games.myth.printed import Aura
from chimera.games.myth.words import (
    BLOW_GROUP,
    BLOW_TARGET,
    BLOW_VICTIM,
    DECOY,
    METER,
    SIDES,
)

DIE: Final = 0.16  # what a hit die more adds to an attack, as a part of what it is worth
FATE_DIE: Final = 0.05
NUMBER: Final = 0.13  # a point on a target number
CYCLE_COMES: Final = 3  # AP that a party spends in a round at least, on average
DECOYS: Final = 0.5  # the part of a cycle that a decoy takes
NEAR: Final = 5  # from here on foes are near
TEAM: Final = 1.6  # attacks of the others that a bonus for all still helps


def cycle_odds(g: Known) -> float:
    """How likely a Darkness Cycle comes before spaces are cleared."""
    left = METER - g.meter
    return 1.0 if left <= CYCLE_COMES else 0.5 if left <= CYCLE_COMES + 2 else 0.3


def group_deals(look: Outlook) -> float:
    """What the acting group will deal to whom it has chosen."""
    g = look.g
    total = 0.0
    if g.blow:
        for foe in cells_of(g.blow[BLOW_GROUP]):
            if foe < len(look.dealt):
                total += look.dealt[foe]
    return total


def next_blows(look: Outlook, moment: int) -> float:
    """What monsters will deal while a card lies there."""
    return look.storm if moment >= 0 else look.storm * cycle_odds(look.g)


def mightiest(look: Outlook) -> float:
    """What the mightiest foe in sight of the fight is worth."""
    best = 0.0
    for foe in range(len(look.worth)):
        if look.far[foe] <= NEAR:
            best = max(best, look.worth[foe])
    return best


def fray(look: Outlook) -> float:
    """What the foes near the party are worth that one attack after another may take."""
    total = 0.0
    for foe in range(len(look.worth)):
        if look.far[foe] <= NEAR - 1:
            total += min(1.2, look.worth[foe])
    return min(total, TEAM * 1.5)


def aura_merit(look: Outlook, kind: int, aura: Aura, stride: int, moment: int) -> float:
    """What something is worth that holds while the card lies there."""
    g = look.g
    seat = look.seat
    amount = aura.amount * per_of(g, seat, kind, aura.per, False)
    name = aura.name
    alone = aura.whom == WHOM_SELF
    if name == A_ENEMY_TN:
        if moment >= 0:
            if alone and not (g.blow and g.blow[BLOW_TARGET] == seat):
                return 0.0
            blows = group_deals(look) if alone else look.storm
        else:
            blows = next_blows(look, moment) / (len(look.living) if alone else 1)
        return min(0.8, amount * 0.22) * 1.2 * blows
    if name in (A_D10, A_TN, A_FD, A_DAMAGE):
        return roll_merit(look, aura, amount, alone)
    if name == A_AP:
        return -amount * look.price * (1 + len(look.living)) * 0.5
    if name == A_FAITH:
        return 0.35 if faithful(g, seat) else 0.05
    if name == A_DECOY:
        return DECOYS * next_blows(look, moment)
    if name == A_REROLL_HITS:
        return reroll_worth(look)
    if name == A_REDIRECT_TO_ME:
        return cover_worth(look)
    if name == A_TAUNT:
        return taunt_worth(look)
    if name == A_MONSTER_COURAGE:
        return 0.45 * next_blows(look, moment)
    return 0.05


def roll_merit(look: Outlook, aura: Aura, amount: int, alone: bool) -> float:
    """What a bonus to rolls of heroes is worth."""
    g = look.g
    if aura.when == WHEN_NONCOMBAT:
        return 0.0
    if aura.foes == FOES_CHOSEN:
        part = 0.5 * mightiest(look)
    elif aura.when == WHEN_AMMO_ACTION:
        part = 1.2 if shoots_next(look) else 0.0
    elif alone:
        part = 0.5
    else:
        part = fray(look)
    if aura.name == A_D10:
        return DIE * amount * part
    if aura.name == A_TN:
        return -NUMBER * amount * part
    if aura.name == A_FD:
        return FATE_DIE * amount * part
    return 0.3 * amount * max(0.0, mightiest(look) - 1.5) if g.at[look.seat] >= 0 else 0.0


def shoots_next(look: Outlook) -> bool:
    """Whether the hero holds an attack with Ammo as its action, has Ammo, and foes are near."""
    g = look.g
    seat = look.seat
    if g.acted[seat] or not g.quiver[seat] or look.storm <= 0.0:
        return False
    for kind in g.kinds_in(seat, g.hand[seat]):
        shoots = g.box.card_keywords[kind] & (K_REQUIRES_AMMO | K_ATTACK) == K_REQUIRES_AMMO | K_ATTACK
        if shoots and g.box.card_type[kind] not in (REACTION, INTERRUPT):
            return True
    return False


def faithful(g: Known, seat: int) -> bool:
    """Whether a hero holds cards that Faith makes better."""
    for kind in g.kinds_in(seat, g.hand[seat]):
        for op in g.box.does[kind]:
            if PER_FAITH in (op.per, op.most_per, op.d10_per, op.squares_per):
                return True
    return False


def reroll_worth(look: Outlook) -> float:
    """What it is worth that the hits on one hero are rolled again."""
    g = look.g
    if not g.blow or not g.swings:
        return 0.0
    victim = g.blow[BLOW_VICTIM]
    if victim >= DECOY or not g.alive(victim):
        return 0.0
    whole = float(expected_damage(g))
    p = max(0.0, min(1.0, (SIDES + 1 - 7) / SIDES))
    return loss_worth(g.hp[victim], whole) - loss_worth(g.hp[victim], whole * p)


def cover_worth(look: Outlook) -> float:
    """What it is worth to draw the blows on a weaker hero to oneself."""
    g = look.g
    if not g.blow:
        return 0.0
    target = g.blow[BLOW_TARGET]
    if target < 0 or target >= DECOY or target == look.seat or not g.alive(target):
        return 0.0
    dealt = group_deals(look)
    return loss_worth(g.hp[target], dealt) - loss_worth(g.hp[look.seat], dealt)


def taunt_worth(look: Outlook) -> float:
    """What it is worth that the monsters go for oneself and not for others."""
    g = look.g
    mine = g.hp[look.seat]
    weakest = mine
    for other in look.living:
        weakest = min(weakest, g.hp[other])
    if mine < 5 or weakest > mine - 2:
        return 0.0
    return 0.2 * next_blows(look, -1)
