"""The guile menu: windows in the claim step, asked in token order and reopened by every purchase."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.dice import Stream
from chimera.engine.events import Message
from chimera.engine.game import AUTO, PASS, Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.dice_mutants import refusals, rules
from chimera.games.dice_mutants.state import DiceMutants
from chimera.games.dice_mutants.words import (
    DICE,
    DICE_EACH,
    DIGIT,
    DO_EXTREME,
    DO_FOCUS,
    DO_FORCE,
    DO_INITIATIVE,
    DO_LUCK,
    DO_QUICKNESS,
    DO_SET,
    EXTREME_FOCUS,
    FACES,
    FOCUS,
    FOCUSED,
    FORCE,
    GUILE,
    INITIATIVE,
    LUCK,
    QUICKNESS,
    SEATS,
)


class GuileWindow(Step[DiceMutants]):
    """Ask the next player, from a place in the order on, who could buy; with nobody left the window closes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.seat = AUTO
        self.place = place

    def run(self, g: DiceMutants) -> None:
        order = g.order
        for place in range(self.place, len(order)):
            seat = order[place]
            if rules.can_buy_guile(g, seat):  # dice_mutants.guile.window-only-who-can-buy
                g.agenda.append(ASKED[place * SEATS + seat])
                return


class Guile(Step[DiceMutants]):
    """One player buys an item or passes; a purchase is resolved at once and reopens the window for all."""

    WINDOW: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, g: DiceMutants, seat: int) -> list[Opt]:
        guile = g.guile(seat)
        cost = g.box.cost
        opts = [PASS]
        own = rules.dice_of(g, seat)
        if guile >= cost[LUCK]:
            for die in own:
                opts.append(DO_LUCK.opts[die])
        # dice_mutants.guile-item.initiative-pending-limit
        if guile >= cost[INITIATIVE] and rules.claims_left(g, seat) > 0:
            opts.append(DO_INITIATIVE.opts[0])
        if guile >= cost[FORCE]:
            owner = g.owner
            for die in range(len(owner)):
                if owner[die] >= 0 and owner[die] != seat:
                    opts.append(DO_FORCE.opts[die])
        if guile >= cost[QUICKNESS] and rules.claims_left(g, seat) > 0:
            opts.append(DO_QUICKNESS.opts[0])
        if guile >= cost[FOCUS]:
            for die in own:
                for face in range(1, FACES + 1):
                    opts.append(DO_FOCUS.opts[die * DIGIT + face])
        if guile >= cost[EXTREME_FOCUS] and len(own) == DICE_EACH and not g.has(seat, FOCUSED):
            opts.append(DO_EXTREME.opts[0])
        return opts

    def gist(self, g: DiceMutants, seat: int, opt: Opt) -> int:
        if opt.arity == 0:
            return opt.rank
        face = g.faces[opt.a]
        if opt.arity == 2:
            return opt.rank + (face - opt.a) * DIGIT  # Focus: the face in place of the die
        if g.owner[opt.a] == seat:
            return opt.rank - opt.a + face
        return -(g.owner[opt.a] * DIGIT + face)  # Force: whose die it is counts too

    def take(self, g: DiceMutants, seat: int, opt: Opt) -> None:
        if opt is PASS:
            g.agenda.append(WINDOWS[self.place + 1])
            return
        g.agenda.append(WINDOWS[0])  # dice_mutants.guile.window-reopens
        item = ITEM_OF[opt.verb]
        g.spend(seat, GUILE, item)
        if item in (LUCK, FORCE):
            g.reroll(seat, opt.a)
        elif item == FOCUS:
            g.turn_die(seat, opt.a, opt.b)
        elif item == EXTREME_FOCUS:
            g.mark(seat, FOCUSED)
            own = rules.dice_of(g, seat)
            for i in range(len(own) - 1, -1, -1):
                g.agenda.append(FOCUS_ON[seat * DICE + own[i]])
        else:
            g.cut_in(seat, item)

    def prompt(self, g: DiceMutants, seat: int) -> Message:
        claimer = rules.next_claimer(g)
        args: dict[str, int | str] = {"seat": seat, "guile": g.guile(seat), "claimer_seat": claimer}
        if claimer == seat:
            return Message("prompt-guile-own", args)
        return Message("prompt-guile" if claimer >= 0 else "prompt-guile-last", args)

    def rule(self, g: DiceMutants, seat: int, opt: Opt) -> str:
        if opt is PASS:
            return "dice_mutants.guile.window-closes"
        return "dice_mutants.guile-item." + opt.verb.replace("_", "-")

    def why_not(self, g: DiceMutants, seat: int, opt: Opt) -> Reason:
        return refusals.in_window(g, seat, opt)


class FocusOn(Step[DiceMutants]):
    """Extreme Focus is bought: choose the face of one of the three dice after the other."""

    MIDWAY: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "die")

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def options(self, g: DiceMutants, seat: int) -> list[Opt]:
        first = self.die * DIGIT
        return DO_SET.opts[first + 1 : first + 1 + FACES]

    def sample(self, g: DiceMutants, seat: int, stream: Stream) -> Opt:
        return DO_SET.opts[self.die * DIGIT + 1 + stream.below(FACES)]

    def take(self, g: DiceMutants, seat: int, opt: Opt) -> None:
        g.turn_die(seat, opt.a, opt.b)

    def in_chain(self, g: DiceMutants) -> bool:
        return True

    def prompt(self, g: DiceMutants, seat: int) -> Message:
        return Message("prompt-focus", {"seat": seat, "die": self.die, "face": g.faces[self.die]})

    def rule(self, g: DiceMutants, seat: int, opt: Opt) -> str:
        return "dice_mutants.guile-item.extreme-focus"

    def why_not(self, g: DiceMutants, seat: int, opt: Opt) -> Reason:
        if opt.verb == "set" and opt.a == self.die:
            return Reason("no-such-face", "dice_mutants.guile-item.focus", {"face": opt.b})
        args: dict[str, int | str] = {"face": g.faces[self.die], "code": opt.code}
        return Reason("focus-first", "dice_mutants.guile-item.extreme-focus", args)


ITEM_OF: Final[dict[str, int]] = {
    "luck": LUCK,
    "initiative": INITIATIVE,
    "force": FORCE,
    "quickness": QUICKNESS,
    "focus": FOCUS,
    "extreme_focus": EXTREME_FOCUS,
}
WINDOWS: Final = [GuileWindow(place) for place in range(SEATS + 1)]
ASKED: Final = [Guile(seat, place) for place in range(SEATS) for seat in range(SEATS)]
FOCUS_ON: Final = [FocusOn(seat, die) for seat in range(SEATS) for die in range(DICE)]
