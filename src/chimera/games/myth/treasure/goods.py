"""What heroes do with what they carry, in the Hero Cycle and at moments of a Darkness Cycle: drink, and hand over."""

from __future__ import annotations

from chimera.engine.game import Opt
from chimera.engine.reasons import Reason
from chimera.games.myth.horde import Horde
from chimera.games.myth.known import Known
from chimera.games.myth.treasure import potions, trade
from chimera.games.myth.words import DRINK, GIVE, HAND_OVER, TRADED_POTIONS


def carries(g: Known, seat: int) -> bool:
    """Whether a hero carries anything to drink or to hand over; asked often."""
    return g.pack[seat] != [] or any_potion(g, seat)


def any_potion(g: Known, seat: int) -> bool:
    """Whether a hero holds a potion."""
    base = seat * TRADED_POTIONS
    for place in range(base, base + TRADED_POTIONS):
        if g.potions[place] > 0:
            return True
    return False


def acts(g: Known, seat: int) -> list[Opt]:
    """What a hero may do with its goods in a Hero Cycle, in order of rank."""
    return potions.acts(g, seat) + trade.acts(g, seat)


def answers(g: Known, seat: int, moment: int) -> list[Opt]:
    """What a hero may do with its goods at a moment of a Darkness Cycle."""
    found: list[Opt] = []
    if potions.in_time(moment):
        found += potions.acts(g, seat)
    if trade.in_time(moment):
        found += trade.acts(g, seat)
    return found


def act(g: Horde, seat: int, opt: Opt) -> None:
    """Carry out one of these."""
    if opt.verb == DRINK.name:
        potions.drink(g, seat, opt.a)
    else:
        trade.give(g, seat, opt)


def why_not(g: Known, seat: int, opt: Opt, moment: int) -> Reason:
    """Why a hero does not do this with its goods."""
    if opt.verb == DRINK.name:
        return potions.why_not(g, seat, opt.a, moment)
    if opt.verb == GIVE.name or opt.verb == HAND_OVER.name:
        return trade.why_not(g, seat, opt, moment)
    return Reason("not-an-answer", "myth.window.moments")


def rule(opt: Opt) -> str:
    """The rule behind one of these options."""
    return "myth.potion.use" if opt.verb == DRINK.name else "myth.trade.adjacent"
