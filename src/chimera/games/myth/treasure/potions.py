"""Potions: each is drunk by the hero who holds it, without MP or AP."""

from __future__ import annotations

from chimera.engine.game import Opt
from chimera.engine.reasons import Reason
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import POTION_ANTI_VENOM, POTION_FOCUS, POTION_VITALITY
from chimera.games.myth.known import Known
from chimera.games.myth.words import AT_BEGIN, AT_DAMAGE, DRINK, POISONED, TRADED_POTIONS


def in_time(moment: int) -> bool:
    """Whether potions may be drunk now: inside the Hero Cycle (-1), when the Darkness begins, and before damage."""
    return moment < 0 or moment in (AT_BEGIN, AT_DAMAGE)


def helps(g: Known, seat: int, potion: int) -> bool:
    """Whether a potion would do anything for a hero."""
    if potion == POTION_VITALITY:
        return g.hp[seat] < g.most_hp(seat)
    return potion != POTION_ANTI_VENOM or g.ails[seat] & POISONED != 0


def acts(g: Known, seat: int) -> list[Opt]:
    """The potions that a hero may drink."""
    if not g.alive(seat):
        return []
    found: list[Opt] = []
    for potion in range(TRADED_POTIONS):
        if g.potions[seat * TRADED_POTIONS + potion] > 0 and helps(g, seat, potion):
            found.append(DRINK.at(potion))
    return found


def drink(g: Horde, seat: int, potion: int) -> None:
    """A potion is drunk."""
    g.use_potion(seat, potion)
    amount = g.box.potion_amount[potion]
    if potion == POTION_VITALITY:
        g.heal(seat, amount)
    elif potion == POTION_FOCUS:
        g.gain_focus(seat, amount)
    else:
        g.relieve(seat, POISONED)


def why_not(g: Known, seat: int, potion: int, moment: int) -> Reason:
    """Why a hero does not drink a potion."""
    if not g.alive(seat):
        return Reason("is-slain", "myth.death.cards")
    if not in_time(moment):
        return Reason("no-potions-now", "myth.potion.use")
    if g.potions[seat * TRADED_POTIONS + potion] == 0:
        return Reason("no-such-potion", "myth.potion.drinker-owner")
    if potion == POTION_VITALITY:
        return Reason("unhurt", "myth.potion.vitality")
    return Reason("not-poisoned", "myth.potion.anti-venom")
