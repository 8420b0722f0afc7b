"""Questions about the table that change nothing: who comes when, who can buy, who hurts whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chimera.games.dice_mutants.words import (
    ATTACK,
    DEFENCE,
    DICE_EACH,
    EXTRA_LEG,
    EXTREME_FOCUS,
    FOCUS,
    FOCUSED,
    FORCE,
    GUILE_GLAND,
    HAS_SHIELD,
    HAS_SWORD,
    INITIATIVE,
    LUCK,
    MARKS,
    QUICKNESS,
    RAGE,
    RAGES,
    SCALES,
    SHIELD,
    SPIKES,
    SWORD,
)

if TYPE_CHECKING:
    from chimera.games.dice_mutants.state import DiceMutants

NOBODY: Final = -1


def token_order(g: DiceMutants) -> tuple[int, ...]:
    """The living from the lowest order token to the highest; the gaps of the dead are skipped."""
    tokens = g.tokens
    seats = len(tokens)
    order: list[int] = []
    for token in range(1, seats + 1):
        for seat in range(seats):
            if tokens[seat] == token:
                order.append(seat)
                break
    return tuple(order)


# Claiming


def next_claimer(g: DiceMutants) -> int:
    """Whose claim is next: Quickness, then the latest Initiative, then the normal order; NOBODY when all are full."""
    return g.quick[0] if g.quick else overtaken(g)


def overtaken(g: DiceMutants) -> int:
    """Who claims next but for Quickness: whoever buys a claim now comes before them."""
    if g.cuts:
        return g.cuts[-1]
    order = g.order
    held = g.held
    for i in range(len(order)):
        seat = order[(g.place + i) % len(order)]
        if held[seat] < DICE_EACH:  # dice_mutants.claim.skip-full-player
            return seat
    return NOBODY


def claims_left(g: DiceMutants, seat: int) -> int:
    """How many more claims a player could buy: three dice at most, those already bought included."""
    left = DICE_EACH - g.held[seat]
    for other in g.quick:
        if other == seat:
            left -= 1
    for other in g.cuts:
        if other == seat:
            left -= 1
    return left


def others_hold_dice(g: DiceMutants, seat: int) -> bool:
    """Whether any opponent has claimed a die."""
    held = g.held
    for other in range(len(held)):
        if other != seat and held[other] > 0:
            return True
    return False


def can_buy_guile(g: DiceMutants, seat: int) -> bool:
    """Whether a player can buy anything at all from the guile menu now."""
    box = g.box
    guile = g.guile(seat)
    if guile < box.cheapest_guile:
        return False
    cost = box.cost
    held = g.held[seat]
    if held > 0 and (guile >= cost[LUCK] or guile >= cost[FOCUS]):
        return True
    if (guile >= cost[INITIATIVE] or guile >= cost[QUICKNESS]) and claims_left(g, seat) > 0:
        return True
    if guile >= cost[FORCE] and others_hold_dice(g, seat):
        return True
    return held == DICE_EACH and guile >= cost[EXTREME_FOCUS] and not g.has(seat, FOCUSED)


# Assigning


def dice_of(g: DiceMutants, seat: int) -> list[int]:
    """The dice a player holds, by their ids."""
    owner = g.owner
    return [die for die in range(len(owner)) if owner[die] == seat]


def is_slower(g: DiceMutants, other: int, seat: int) -> bool:
    """Whether an opponent lives and has less speed; equal is not less."""
    return g.life[other] > 0 and g.speed(other) < g.speed(seat)


def anyone_slower(g: DiceMutants, seat: int) -> bool:
    """Whether a player would find somebody to trade order tokens with."""
    for other in range(len(g.life)):
        if is_slower(g, other, seat):
            return True
    return False


# Mutations and damage


def can_buy_mutation(g: DiceMutants, seat: int) -> bool:
    """Whether a player can buy anything at all from the mutation menu; some items are not always to be had."""
    mutate = g.mutate(seat)
    if mutate < g.box.cheapest_mutation:
        return False
    cost = g.box.cost
    if mutate >= cost[GUILE_GLAND] or mutate >= cost[EXTRA_LEG] or mutate >= cost[SPIKES]:
        return True
    if mutate >= cost[SCALES] and scales_fit(g, seat):
        return True
    if mutate >= cost[SWORD] and not g.has(seat, HAS_SWORD):
        return True
    if mutate >= cost[SHIELD] and not g.has(seat, HAS_SHIELD):
        return True
    return mutate >= cost[RAGE] and not g.has(seat, RAGES)


def scales_fit(g: DiceMutants, seat: int) -> bool:
    """Whether the sheet has room for the life boxes of Scales."""
    return g.most[seat] + g.box.amount[SCALES] <= g.box.life_boxes


def attack_of(g: DiceMutants, seat: int) -> int:
    """Attack with the sword's bonus."""
    return g.strength[seat * 2 + ATTACK] + g.marks[seat * MARKS + HAS_SWORD] * g.box.amount[SWORD]


def defence_of(g: DiceMutants, seat: int) -> int:
    """Defence with the shield's bonus."""
    return g.strength[seat * 2 + DEFENCE] + g.marks[seat * MARKS + HAS_SHIELD] * g.box.amount[SHIELD]


def strikes_of(g: DiceMutants, seat: int) -> int:
    """How often a mutant strikes in the damage step; rage adds to it."""
    return 1 + g.marks[seat * MARKS + RAGES] * g.box.amount[RAGE]


def strike(g: DiceMutants, seat: int, other: int) -> int:
    """The damage one mutant deals another in the damage step as things stand; rage counts it again."""
    damage = attack_of(g, seat) - defence_of(g, other)
    if damage <= 0:
        return 0
    return damage * strikes_of(g, seat)


def dealt(g: DiceMutants, seat: int, attack: int, strikes: int) -> int:
    """The damage a mutant would deal all others together with so much attack."""
    found = 0
    for other in range(len(g.life)):
        if other != seat and g.life[other] > 0:
            found += max(0, attack - defence_of(g, other)) * strikes
    return found


def taken(g: DiceMutants, seat: int, defence: int) -> int:
    """The damage all others together would deal a mutant with so much defence."""
    found = 0
    for other in range(len(g.life)):
        if other != seat and g.life[other] > 0:
            found += max(0, attack_of(g, other) - defence) * strikes_of(g, other)
    return found


def harm(g: DiceMutants, seat: int, grid: int, strength: int) -> int:
    """The damage that a strength in a grid stands for: dealt by the attack, taken in spite of the defence."""
    if grid == ATTACK:
        return dealt(g, seat, strength + attack_of(g, seat) - g.strength[seat * 2 + ATTACK], strikes_of(g, seat))
    return taken(g, seat, strength + defence_of(g, seat) - g.strength[seat * 2 + DEFENCE])


def damage(g: DiceMutants) -> list[int]:
    """Per seat the damage that all others together deal it in the damage step as things stand."""
    living = [seat for seat in range(len(g.life)) if g.life[seat] > 0]
    found = [0] * len(g.life)
    for seat in living:
        for other in living:
            if other != seat:
                found[other] += strike(g, seat, other)
    return found


def hardest_hitter(g: DiceMutants, seat: int) -> int:
    """Who of those in the running phase deals a mutant most, the lower token first; NOBODY when nobody does."""
    found = NOBODY
    worst = 0
    for other in g.order:
        if other != seat and strike(g, other, seat) > worst:
            found = other
            worst = strike(g, other, seat)
    return found


def most_alive(g: DiceMutants) -> tuple[int, ...]:
    """The living with the most life."""
    best = max(g.life)
    return tuple([seat for seat in range(len(g.life)) if g.life[seat] == best])
