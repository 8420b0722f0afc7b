"""Questions about the table that change nothing: who comes when, who can buy, who hurts whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chimera.games.dice_mutants.words import (
    AMOUNT,
    ATTACK,
    COST,
    DEFENCE,
    DICE_EACH,
    FORCE,
    GUILE,
    GUILE_GLAND,
    HAS_SHIELD,
    HAS_SWORD,
    INITIATIVE,
    LUCK,
    MARKS,
    MUTATE,
    RAGE,
    RAGES,
    SHIELD,
    SPEED,
    SWORD,
    TOTALS,
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
    if g.quick:
        return g.quick[0]
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
    guile = g.points[seat * TOTALS + GUILE]
    if guile < COST[LUCK]:
        return False
    if g.held[seat] > 0:
        return True
    if guile >= COST[INITIATIVE] and claims_left(g, seat) > 0:
        return True
    return guile >= COST[FORCE] and others_hold_dice(g, seat)


# Assigning


def dice_of(g: DiceMutants, seat: int) -> list[int]:
    """The dice a player holds, by their ids."""
    owner = g.owner
    return [die for die in range(len(owner)) if owner[die] == seat]


def is_slower(g: DiceMutants, other: int, seat: int) -> bool:
    """Whether an opponent lives and has less speed; equal is not less."""
    return g.life[other] > 0 and g.points[other * TOTALS + SPEED] < g.points[seat * TOTALS + SPEED]


def anyone_slower(g: DiceMutants, seat: int) -> bool:
    """Whether a player would find somebody to trade order tokens with."""
    for other in range(len(g.life)):
        if is_slower(g, other, seat):
            return True
    return False


# Mutations and damage


def can_buy_mutation(g: DiceMutants, seat: int) -> bool:
    """Whether a player can pay for anything on the mutation menu; its cheapest item is always to be had."""
    return g.points[seat * TOTALS + MUTATE] >= COST[GUILE_GLAND]


def attack_of(g: DiceMutants, seat: int) -> int:
    """Attack with the sword's bonus."""
    return g.strength[seat * 2 + ATTACK] + g.marks[seat * MARKS + HAS_SWORD] * AMOUNT[SWORD]


def defence_of(g: DiceMutants, seat: int) -> int:
    """Defence with the shield's bonus."""
    return g.strength[seat * 2 + DEFENCE] + g.marks[seat * MARKS + HAS_SHIELD] * AMOUNT[SHIELD]


def strike(g: DiceMutants, seat: int, other: int) -> int:
    """The damage one mutant deals another in the damage step as things stand; rage counts it again."""
    damage = attack_of(g, seat) - defence_of(g, other)
    if damage <= 0:
        return 0
    return damage * (1 + g.marks[seat * MARKS + RAGES] * AMOUNT[RAGE])


def damage(g: DiceMutants) -> list[int]:
    """Per seat the damage that all others together deal it in the damage step as things stand."""
    living = [seat for seat in range(len(g.life)) if g.life[seat] > 0]
    found = [0] * len(g.life)
    for seat in living:
        for other in living:
            if other != seat:
                found[other] += strike(g, seat, other)
    return found


def most_alive(g: DiceMutants) -> tuple[int, ...]:
    """The living with the most life."""
    best = max(g.life)
    return tuple([seat for seat in range(len(g.life)) if g.life[seat] == best])
