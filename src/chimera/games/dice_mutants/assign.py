"""Assigning dice: to the grids alone or added up, to the point totals one by one; speed may trade order tokens."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.events import Message
from chimera.engine.game import PASS, Opt, Step, Verb
from chimera.engine.reasons import Reason
from chimera.games.dice_mutants import refusals, rules
from chimera.games.dice_mutants.state import DiceMutants
from chimera.games.dice_mutants.words import (
    ATTACK,
    DEFENCE,
    DICE,
    DICE_EACH,
    DO_ATTACK,
    DO_ATTACK_ALL,
    DO_ATTACK_PAIR,
    DO_DEFENCE,
    DO_DEFENCE_ALL,
    DO_DEFENCE_PAIR,
    DO_GUILE,
    DO_MUTATE,
    DO_SPEED,
    DO_TRADE,
    GRID,
    GUILE,
    MUTATE,
    SEATS,
    SPEED,
    TOTALS,
)

ALONE: Final[list[Verb]] = [DO_ATTACK, DO_DEFENCE]
PAIRED: Final[list[Verb]] = [DO_ATTACK_PAIR, DO_DEFENCE_PAIR]
ALL: Final[list[Verb]] = [DO_ATTACK_ALL, DO_DEFENCE_ALL]
ADDED: Final[list[Verb]] = [DO_SPEED, DO_MUTATE, DO_GUILE]


class AssignDice(Step[DiceMutants]):
    """A player places one, two or three dice together, again and again until none is left."""

    LINGERS: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "sped")

    def __init__(self, seat: int, sped: int) -> None:
        self.seat = seat
        self.sped = sped  # 1 when speed grew in this turn

    def options(self, g: DiceMutants, seat: int) -> list[Opt]:
        own = rules.dice_of(g, seat)
        opts: list[Opt] = []
        for grid in range(2):
            add_grid_options(g, seat, grid, own, opts)
        for kind in range(TOTALS):
            verb = ADDED[kind].opts
            for die in own:
                opts.append(verb[die])
        return opts

    def gist(self, g: DiceMutants, seat: int, opt: Opt) -> int:
        if opt.arity == 0:
            return opt.rank
        face = g.faces[opt.a]
        if opt.arity == 1:
            return opt.rank - opt.a + face  # the face in place of the die
        other = g.faces[opt.b]
        first = opt.rank - opt.a * DICE - opt.b
        return first + face * DICE + other if face < other else first + other * DICE + face

    def take(self, g: DiceMutants, seat: int, opt: Opt) -> None:
        sped = self.sped
        verb = opt.verb
        if verb == "speed":
            g.add_die(seat, SPEED, opt.a)
            sped = 1
        elif verb == "mutate":
            g.add_die(seat, MUTATE, opt.a)
        elif verb == "guile":
            g.add_die(seat, GUILE, opt.a)
        else:
            g.tick(seat, grid_of(opt), dice_in(g, seat, opt))
        if g.held[seat] > 0:  # dice_mutants.assign.all-three-dice
            g.agenda.append(ASSIGNING[seat * 2 + sped])
        elif sped and rules.anyone_slower(g, seat):  # dice_mutants.speed.one-trade-per-turn
            g.agenda.append(TRADES[seat * 2])

    def in_chain(self, g: DiceMutants) -> bool:
        return g.held[self.seat] < DICE_EACH  # dice_mutants.assign.all-three-dice: the turn is one move

    def prompt(self, g: DiceMutants, seat: int) -> Message:
        faces = " ".join([str(g.faces[die]) for die in rules.dice_of(g, seat)])
        return Message("prompt-assign", {"seat": seat, "faces": faces})

    def rule(self, g: DiceMutants, seat: int, opt: Opt) -> str:
        if opt.verb in ("speed", "mutate", "guile"):
            return "dice_mutants.assign.points-add-up"
        return "dice_mutants.assign.grid-exact-number" if opt.arity == 1 else "dice_mutants.assign.combine-two-or-three"

    def why_not(self, g: DiceMutants, seat: int, opt: Opt) -> Reason:
        return refusals.in_assignment(g, seat, opt, self.sped == 1)


def add_grid_options(g: DiceMutants, seat: int, grid: int, own: list[int], opts: list[Opt]) -> None:
    """Every way to tick a box of a grid with some of the dice: a free box under exactly their sum."""
    ticks = g.ticks
    faces = g.faces
    base = (seat * 2 + grid) * GRID
    boxes = g.box.boxes
    printed = grid * GRID
    alone = ALONE[grid].opts
    for die in own:
        if ticks[base + faces[die]] < boxes[printed + faces[die]]:
            opts.append(alone[die])
    count = len(own)
    if count == 1:
        return
    paired = PAIRED[grid].opts
    for i in range(count - 1):
        for j in range(i + 1, count):
            number = faces[own[i]] + faces[own[j]]
            if ticks[base + number] < boxes[printed + number]:
                opts.append(paired[own[i] * DICE + own[j]])
    if count == DICE_EACH:
        number = faces[own[0]] + faces[own[1]] + faces[own[2]]
        if ticks[base + number] < boxes[printed + number]:
            opts.append(ALL[grid].opts[0])


def grid_of(opt: Opt) -> int:
    """The grid an option ticks a box in."""
    return ATTACK if opt.rank < DO_DEFENCE.opts[0].rank else DEFENCE


def dice_in(g: DiceMutants, seat: int, opt: Opt) -> list[int]:
    """The dice a grid option adds up."""
    if opt.arity == 1:
        return [opt.a]
    if opt.arity == 2:
        return [opt.a, opt.b]
    return rules.dice_of(g, seat)


class Trade(Step[DiceMutants]):
    """Speed grew: swap order tokens with one slower player, or keep them; the other cannot refuse."""

    LINGERS: ClassVar[bool] = True
    SHY: ClassVar[tuple[str, ...]] = ("pass",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "leg")

    def __init__(self, seat: int, leg: int) -> None:
        self.seat = seat
        self.leg = leg  # 1 after Extra Leg, 0 after assigning

    def options(self, g: DiceMutants, seat: int) -> list[Opt]:
        opts = [PASS]
        for other in range(len(g.life)):
            if rules.is_slower(g, other, seat):
                opts.append(DO_TRADE.opts[other])
        return opts

    def take(self, g: DiceMutants, seat: int, opt: Opt) -> None:
        if opt is not PASS:
            g.trade(seat, opt.a)

    def prompt(self, g: DiceMutants, seat: int) -> Message:
        speed = g.speed(seat)
        return Message("prompt-trade", {"seat": seat, "speed": speed, "token": g.tokens[seat]})

    def rule(self, g: DiceMutants, seat: int, opt: Opt) -> str:
        if self.leg:
            return "dice_mutants.mutate-item.extra-leg-trade"
        if opt is PASS:
            return "dice_mutants.speed.trade-optional-no-refusal"
        return "dice_mutants.speed.trade-with-slower"

    def why_not(self, g: DiceMutants, seat: int, opt: Opt) -> Reason:
        return refusals.in_trade(g, seat, opt)


ASSIGNING: Final = [AssignDice(seat, sped) for seat in range(SEATS) for sped in range(2)]
TRADES: Final = [Trade(seat, leg) for seat in range(SEATS) for leg in range(2)]
