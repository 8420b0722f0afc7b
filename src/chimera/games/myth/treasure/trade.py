"""Handing over items and potions: free, to adjacent heroes, and each thing once per Hero Cycle."""

from __future__ import annotations

from chimera.engine.game import Opt
from chimera.engine.reasons import Reason
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import POTIONS
from chimera.games.myth.known import Known
from chimera.games.myth.words import AT_BEGIN, GIVE, HAND_OVER, ITEMS, TRADED_POTIONS


def in_time(moment: int) -> bool:
    """Whether things change hands now: inside the Hero Cycle (-1), and when the Darkness begins."""
    return moment < 0 or moment == AT_BEGIN


def near(g: Known, seat: int, other: int) -> bool:
    """Whether a living hero can hand something to another: adjacent, or on a cleared tile."""
    if seat == other or not g.alive(seat) or not g.alive(other):
        return False
    return g.cleared() or g.at[other] in g.ground.facing[g.at[seat]]


def partners(g: Known, seat: int) -> list[int]:
    """To whom a hero can hand something."""
    return [other for other in range(len(g.at)) if near(g, seat, other)]


def has_goods(g: Known, seat: int) -> bool:
    """Whether a hero holds anything that can change hands."""
    if g.pack[seat]:
        return True
    for potion in range(TRADED_POTIONS):
        if g.potions[seat * TRADED_POTIONS + potion] > 0:
            return True
    return False


def acts(g: Known, seat: int) -> list[Opt]:
    """What a hero may hand over, and to whom."""
    if not g.alive(seat) or not has_goods(g, seat):
        return []
    others = partners(g, seat)
    if not others:
        return []
    found: list[Opt] = []
    last = -1
    for item in g.pack[seat]:
        if item != last and not g.traded[seat] >> item & 1:
            for other in others:
                found.append(GIVE.at(item, other))
        last = item
    for potion in range(TRADED_POTIONS):
        held = g.potions[seat * TRADED_POTIONS + potion]
        if held > 0 and not g.traded[seat] >> (ITEMS + potion) & 1:
            for other in others:
                found.append(HAND_OVER.at(potion, other))
    return found


def give(g: Horde, seat: int, opt: Opt) -> None:
    """Something changes hands."""
    if opt.verb == GIVE.name:
        g.give_item(seat, opt.b, opt.a)
    else:
        g.give_potion(seat, opt.b, opt.a)


def why_not(g: Known, seat: int, opt: Opt, moment: int) -> Reason:
    """Why a hero does not hand something over."""
    item = opt.verb == GIVE.name
    if not g.alive(seat):
        return Reason("is-slain", "myth.death.cards")
    if not in_time(moment):
        return Reason("no-trade-now", "myth.trade.adjacent")
    if item:
        if opt.a not in g.pack[seat]:
            if opt.a in g.gear[seat * 5 : seat * 5 + 5]:
                return Reason("equipped", "myth.trade.equipped-no")
            if opt.a >= len(g.box.item_ids):
                return Reason("no-such-item", "myth.trade.adjacent")
            return Reason("not-in-inventory", "myth.trade.adjacent", {"item": opt.a})
    elif opt.a >= len(POTIONS) or g.potions[seat * TRADED_POTIONS + opt.a] == 0:
        return Reason("no-such-potion", "myth.trade.adjacent")
    if g.traded[seat] >> (opt.a if item else ITEMS + opt.a) & 1:
        return Reason("changed-hands", "myth.trade.once-per-cycle")
    return Reason("not-adjacent", "myth.trade.adjacent")
