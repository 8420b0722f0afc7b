"""The mutation menu: in token order everybody gets one turn to buy as much as the mutate points pay for."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.events import Event, Message
from chimera.engine.game import AUTO, PASS, Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.dice_mutants import refusals, rules
from chimera.games.dice_mutants.assign import TRADES
from chimera.games.dice_mutants.state import DiceMutants
from chimera.games.dice_mutants.words import (
    DO_GLAND,
    DO_LEG,
    DO_RAGE,
    DO_SCALES,
    DO_SHIELD,
    DO_SPIKES,
    DO_SWORD,
    EXTRA_LEG,
    GUILE,
    GUILE_GLAND,
    HAS_SHIELD,
    HAS_SWORD,
    MUTATE,
    RAGE,
    RAGES,
    SCALES,
    SEATS,
    SHIELD,
    SPEED,
    SPIKES,
    SWORD,
)


class MutationTurn(Step[DiceMutants]):
    """A player's one turn: asked again after every purchase, as long as anything can be paid."""

    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: int) -> None:
        self.seat = AUTO
        self.player = player

    def run(self, g: DiceMutants) -> None:
        # dice_mutants.mutate-item.spikes-immediate: the dead have no turn
        if g.life[self.player] > 0 and rules.can_buy_mutation(g, self.player):
            g.agenda.append(BUYING[self.player])


class BuyMutation(Step[DiceMutants]):
    """Buy one item of the mutation menu, or end the turn."""

    SHY: ClassVar[tuple[str, ...]] = ("pass",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: DiceMutants, seat: int) -> list[Opt]:
        mutate = g.mutate(seat)
        cost = g.box.cost
        opts = [PASS]
        if mutate >= cost[GUILE_GLAND]:
            opts.append(DO_GLAND.opts[0])
        if mutate >= cost[EXTRA_LEG]:
            opts.append(DO_LEG.opts[0])
        if mutate >= cost[SCALES] and rules.scales_fit(g, seat):
            opts.append(DO_SCALES.opts[0])
        if mutate >= cost[SPIKES]:
            for other in range(len(g.life)):
                if other != seat and g.life[other] > 0:
                    opts.append(DO_SPIKES.opts[other])
        if mutate >= cost[SWORD] and not g.has(seat, HAS_SWORD):
            opts.append(DO_SWORD.opts[0])
        if mutate >= cost[SHIELD] and not g.has(seat, HAS_SHIELD):
            opts.append(DO_SHIELD.opts[0])
        if mutate >= cost[RAGE] and not g.has(seat, RAGES):  # dice_mutants.mutate-item.rage-no-stacking
            opts.append(DO_RAGE.opts[0])
        return opts

    def take(self, g: DiceMutants, seat: int, opt: Opt) -> None:
        if opt is PASS:
            return
        g.agenda.append(MUTATION_TURNS[seat])  # dice_mutants.mutate.several-purchases
        item = ITEM_OF[opt.verb]
        amount = g.box.amount[item]
        g.spend(seat, MUTATE, item)
        if item == GUILE_GLAND:
            g.roll_points(seat, GUILE, amount)
        elif item == EXTRA_LEG:
            g.roll_points(seat, SPEED, amount)
            if rules.anyone_slower(g, seat):  # dice_mutants.mutate-item.extra-leg-trade
                g.agenda.append(TRADES[seat * 2 + 1])
        elif item == SCALES:
            g.grow(seat, amount)
        elif item == SPIKES:
            spike(g, seat, opt.a, amount)
        elif item == SWORD:
            g.mark(seat, HAS_SWORD)
        elif item == SHIELD:
            g.mark(seat, HAS_SHIELD)
        else:
            g.mark(seat, RAGES)

    def prompt(self, g: DiceMutants, seat: int) -> Message:
        return Message("prompt-mutation", {"seat": seat, "mutate": g.mutate(seat)})

    def rule(self, g: DiceMutants, seat: int, opt: Opt) -> str:
        if opt is PASS:
            return "dice_mutants.mutate.one-optional-turn"
        return "dice_mutants.mutate-item." + opt.verb.replace("_", "-")

    def why_not(self, g: DiceMutants, seat: int, opt: Opt) -> Reason:
        return refusals.in_mutation_turn(g, seat, opt)


def spike(g: DiceMutants, seat: int, victim: int, amount: int) -> None:
    """Spikes hurt at once, whatever the defence; the death of the last opponent ends the battle."""
    before = g.life[victim]
    if g.listening:
        args: dict[str, int | str] = {"other_seat": victim, "damage": amount, "left": max(0, before - amount)}
        g.tell(Event("spiked", seat, args))
    g.lose_life(victim, amount)
    if g.life[victim] == 0:
        g.bury(victim, "spikes", seat, amount, before)
        living = rules.token_order(g)
        if len(living) == 1:  # dice_mutants.end.immediate-on-spikes
            g.finish(living, "last-alive")


ITEM_OF: Final[dict[str, int]] = {
    "guile_gland": GUILE_GLAND,
    "extra_leg": EXTRA_LEG,
    "scales": SCALES,
    "spikes": SPIKES,
    "sword": SWORD,
    "shield": SHIELD,
    "rage": RAGE,
}
MUTATION_TURNS: Final = [MutationTurn(player) for player in range(SEATS)]
BUYING: Final = [BuyMutation(seat) for seat in range(SEATS)]
