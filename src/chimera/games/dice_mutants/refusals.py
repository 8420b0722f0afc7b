"""Why not: for every option that is not offered a reason and the rule behind it, with the numbers."""

from __future__ import annotations

from typing import Final

from chimera.engine.game import PASS, Opt
from chimera.engine.reasons import Reason
from chimera.games.dice_mutants import rules
from chimera.games.dice_mutants.state import DiceMutants
from chimera.games.dice_mutants.words import (
    ATTACK,
    DEFENCE,
    DICE_EACH,
    FACES,
    FIRST_MUTATION,
    FOCUSED,
    HAS_SHIELD,
    HAS_SWORD,
    ITEMS,
    PLACED,
    POOL,
)

GUILE_ITEMS: Final = ITEMS[:FIRST_MUTATION]
MUTATION_ITEMS: Final = ITEMS[FIRST_MUTATION:]
GRID_VERBS: Final = ("attack", "attack_pair", "attack_all", "defence", "defence_pair", "defence_all")
ASSIGNMENTS: Final = (*GRID_VERBS, "speed", "mutate", "guile")


def elsewhere(g: DiceMutants, opt: Opt) -> Reason:
    """An option that belongs to another step of the round."""
    if opt.verb in GUILE_ITEMS:
        return Reason("guile-only-in-claim", "dice_mutants.guile.only-during-claim", {"phase": g.phase})
    if opt.verb in MUTATION_ITEMS:
        return Reason("mutation-has-its-turn", "dice_mutants.mutate.one-optional-turn", {"phase": g.phase})
    if opt.verb == "trade":
        return Reason("trade-needs-speed", "dice_mutants.speed.trade-needs-increase")
    return Reason("not-in-this-step", "dice_mutants.round.step-order", {"code": opt.code, "phase": g.phase})


def in_claim(g: DiceMutants, seat: int, opt: Opt) -> Reason:
    """While a die has to be claimed."""
    if opt is PASS:
        return Reason("must-claim", "dice_mutants.claim.mandatory")
    if opt.verb == "claim":
        return not_in_pool(g, opt.a)
    if opt.verb in GUILE_ITEMS:
        return Reason("window-closed", "dice_mutants.guile.claim-after-window")
    return elsewhere(g, opt)


def not_in_pool(g: DiceMutants, die: int) -> Reason:
    """A die that cannot be claimed."""
    if die < len(g.owner) and g.owner[die] >= 0:
        args: dict[str, int | str] = {"face": g.faces[die], "owner_seat": g.owner[die]}
        return Reason("die-claimed", "dice_mutants.claim.free-choice", args)
    return Reason("die-not-in-game", "dice_mutants.roll.three-per-living-mutant", {"die": die})


# The guile menu


def in_window(g: DiceMutants, seat: int, opt: Opt) -> Reason:
    """While a guile window asks this player."""
    if opt.verb in GUILE_ITEMS:
        return no_guile_item(g, seat, opt)
    if opt.verb == "claim":
        return Reason("window-open", "dice_mutants.guile.claim-after-window")
    return elsewhere(g, opt)


def no_guile_item(g: DiceMutants, seat: int, opt: Opt) -> Reason:
    """Why an item of the guile menu cannot be bought: the price, the limits, the die."""
    item = ITEMS.index(opt.verb)
    have = g.guile(seat)
    if have < g.box.cost[item]:
        return too_dear(g, item, have, "dice_mutants.guile.cannot-overspend", "too-little-guile")
    if opt.verb in ("initiative", "quickness"):
        if g.held[seat] == DICE_EACH:
            return Reason("three-dice", "dice_mutants.claim.limit-three")
        return Reason("three-with-cuts", "dice_mutants.guile-item.initiative-pending-limit", {"held": g.held[seat]})
    if opt.verb == "extreme_focus":
        if g.has(seat, FOCUSED):
            return Reason("focused-before", "dice_mutants.guile-item.extreme-focus-once-per-game")
        return Reason("focus-needs-three", "dice_mutants.guile-item.extreme-focus-needs-three", {"held": g.held[seat]})
    return no_die_for(g, seat, opt)


def no_die_for(g: DiceMutants, seat: int, opt: Opt) -> Reason:
    """Why Luck, Force or Focus cannot have this die, or this face."""
    if opt.a >= len(g.owner) or g.owner[opt.a] < POOL:
        return Reason("die-not-in-game", "dice_mutants.roll.three-per-living-mutant", {"die": opt.a})
    if g.owner[opt.a] == POOL:
        return Reason("die-unclaimed", "dice_mutants.guile.only-claimed-dice-altered", {"face": g.faces[opt.a]})
    if opt.verb == "force":
        return Reason("force-own-die", "dice_mutants.guile-item.force-not-own-die")
    if g.owner[opt.a] != seat:
        args: dict[str, int | str] = {"owner_seat": g.owner[opt.a]}
        return Reason("die-of-another", "dice_mutants.guile-item." + opt.verb, args)
    return Reason("no-such-face", "dice_mutants.guile-item.focus", {"face": opt.b, "faces": FACES})


def too_dear(g: DiceMutants, item: int, have: int, rule: str, key: str) -> Reason:
    """Not enough points, and how many are missing."""
    cost = g.box.cost[item]
    args: dict[str, int | str] = {"item": item, "cost": cost, "have": have, "short": cost - have}
    return Reason(key, rule, args)


# Assigning


def in_assignment(g: DiceMutants, seat: int, opt: Opt, sped: bool) -> Reason:
    """While a player assigns dice."""
    if opt is PASS:
        return Reason("assign-all", "dice_mutants.assign.all-three-dice", {"held": g.held[seat]})
    if opt.verb == "trade" and sped:
        return Reason("trade-after-dice", "dice_mutants.speed.one-trade-per-turn", {"held": g.held[seat]})
    if opt.verb not in ASSIGNMENTS:
        return elsewhere(g, opt)
    if opt.arity == 0:
        if g.held[seat] < DICE_EACH:
            return Reason("three-needed", "dice_mutants.assign.each-die-once", {"held": g.held[seat]})
        return no_box(g, seat, opt, rules.dice_of(g, seat))
    dice = [opt.a] if opt.arity == 1 else [opt.a, opt.b]
    for die in dice:
        if die >= len(g.owner) or g.owner[die] != seat:
            return not_held(g, seat, die)
    if opt.arity == 2 and opt.a >= opt.b:
        return Reason("pair-in-order", "dice_mutants.assign.each-die-once", {"code": opt.code})
    return no_box(g, seat, opt, dice)


def not_held(g: DiceMutants, seat: int, die: int) -> Reason:
    """A die this player does not have to assign."""
    if die < len(g.owner) and g.owner[die] == PLACED:
        return Reason("die-used", "dice_mutants.assign.each-die-once", {"face": g.faces[die]})
    if die < len(g.owner) and g.owner[die] >= 0:
        args: dict[str, int | str] = {"owner_seat": g.owner[die]}
        return Reason("die-of-another", "dice_mutants.assign.in-token-order", args)
    return Reason("die-not-in-game", "dice_mutants.roll.three-per-living-mutant", {"die": die})


def no_box(g: DiceMutants, seat: int, opt: Opt, dice: list[int]) -> Reason:
    """No free box under the sum of the dice."""
    number = sum([g.faces[die] for die in dice])
    grid = ATTACK if opt.verb.startswith("attack") else DEFENCE
    if number == 1:
        return Reason("no-box-under-one", "dice_mutants.assign.no-box-under-one")
    return Reason("column-full", "dice_mutants.assign.full-column-closed", {"grid": grid, "number": number})


def in_trade(g: DiceMutants, seat: int, opt: Opt) -> Reason:
    """While a player may trade order tokens."""
    if opt.verb != "trade":
        return elsewhere(g, opt)
    other = opt.a
    if other == seat:
        return Reason("trade-with-yourself", "dice_mutants.speed.trade-with-slower")
    if other >= len(g.life) or g.life[other] == 0:
        return Reason("no-such-mutant", "dice_mutants.death.token-gap-skipped")
    mine, theirs = g.speed(seat), g.speed(other)
    rule = "dice_mutants.speed.trade-strictly-less" if mine == theirs else "dice_mutants.speed.trade-with-slower"
    return Reason("not-slower", rule, {"other_seat": other, "speed": theirs, "own": mine})


# The mutation menu


def in_mutation_turn(g: DiceMutants, seat: int, opt: Opt) -> Reason:
    """While a player may buy mutations."""
    if opt.verb not in MUTATION_ITEMS:
        return elsewhere(g, opt)
    item = ITEMS.index(opt.verb)
    have = g.mutate(seat)
    if have < g.box.cost[item]:
        return too_dear(g, item, have, "dice_mutants.mutate.cannot-overspend", "too-little-mutate")
    if opt.verb == "scales":
        return Reason("life-full", "dice_mutants.mutate-item.scales-limit", {"boxes": g.box.life_boxes})
    if opt.verb == "spikes":
        if opt.a == seat:
            return Reason("spikes-on-yourself", "dice_mutants.mutate-item.spikes")
        return Reason("no-such-mutant", "dice_mutants.death.out-at-zero")
    if opt.verb == "rage":
        return Reason("raging-already", "dice_mutants.mutate-item.rage-no-stacking")
    mark = HAS_SWORD if opt.verb == "sword" else HAS_SHIELD
    return Reason("once-per-game", "dice_mutants.mutate-item." + opt.verb + "-once", {"mark": mark})
