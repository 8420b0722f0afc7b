"""Why not: a reason, with its rule, for everything that is not offered."""

from __future__ import annotations

from chimera.engine.game import Opt
from chimera.engine.reasons import Reason
from chimera.games.reference.storm_watch.changes import Night
from chimera.games.reference.storm_watch.words import (
    CARDS,
    FLINT,
    GATHER,
    IN_HAND,
    LAMPLIGHTER,
    LIGHT,
    PIPER,
    SAILCLOTH,
    STORES,
    TEND,
    WEATHER_GLASS,
)


def not_here(opt: Opt, rule: str) -> Reason:
    """A word that has no place in this question."""
    return Reason("not-here", rule, {"code": opt.code})


def why_not_work(g: Night, seat: int, opt: Opt) -> Reason:
    """Why a keeper cannot do this now."""
    place: dict[str, int | str] = {"place": g.name(g.spots[seat])}
    if opt.verb == "walk":
        return Reason("too-far", "storm_watch.work.walk", place)
    if opt is TEND:
        return why_not_tend(g, g.spots[seat])
    if opt is GATHER:
        return why_not_gather(g, seat)
    if opt is LIGHT:
        trade = g.box.trades[seat] == LAMPLIGHTER
        return Reason("nothing-dark" if trade else "no-lamplighter", "storm_watch.trade.lamplighter", place)
    if opt.verb == "pipe":
        trade = g.box.trades[seat] == PIPER
        return Reason("nobody-to-cheer" if trade else "no-piper", "storm_watch.trade.piper")
    if opt.verb == "give":
        return why_not_taker(g, seat, opt.a)
    if opt.verb == "play":
        return why_not_play(g, seat, opt.a)
    return not_here(opt, "storm_watch.hour.free-order")


def why_not_tend(g: Night, place: int) -> Reason:
    """Why the fire at a place cannot be tended."""
    args: dict[str, int | str] = {"place": g.name(place)}
    if g.fires[place] < 0:
        return Reason("no-fire", "storm_watch.work.tend", args)
    if g.fires[place] == 0:
        return Reason("dark", "storm_watch.work.tend", args)
    return Reason("bright-enough", "storm_watch.work.brightest", {**args, "most": g.most[place]})


def why_not_gather(g: Night, seat: int) -> Reason:
    """Why nothing can be gathered."""
    if not g.box.stores[g.spots[seat]]:
        return Reason("no-stores", "storm_watch.work.gather", {"place": g.name(g.spots[seat])})
    if g.cards.size(STORES) == 0:
        return Reason("stores-empty", "storm_watch.work.stores-end")
    return Reason("hand-full", "storm_watch.work.hand-limit", {"most": IN_HAND})


def why_not_taker(g: Night, seat: int, other: int) -> Reason:
    """Why a seat cannot be given anything."""
    if other >= len(g.scores) or other == seat:
        return Reason("nobody", "storm_watch.work.give")
    if g.held(seat) == 0:
        return Reason("no-card-to-give", "storm_watch.work.give")
    if g.held(other) >= IN_HAND:
        return Reason("their-hand-full", "storm_watch.work.hand-limit", {"other_seat": other, "most": IN_HAND})
    return Reason("not-beside-you", "storm_watch.work.give", {"other_seat": other})


def why_not_play(g: Night, seat: int, card: int) -> Reason:
    """Why a card cannot be played."""
    rule = "storm_watch.card." + CARDS[card].replace("_", "-")
    if card not in g.hand(seat):
        return Reason("no-such-card", rule, {"card": card})
    if card == SAILCLOTH:
        return Reason("sailcloth-waits", rule)
    if card == WEATHER_GLASS:
        return Reason("known-already", rule)
    return Reason("nothing-dark-near" if card == FLINT else "nothing-to-feed", rule, {"card": card})


def why_not_aim(g: Night, seat: int, opt: Opt, card: int) -> Reason:
    """Why a card cannot be played for a fire."""
    rule = "storm_watch.card." + CARDS[card].replace("_", "-")
    if opt.verb != "at":
        return not_here(opt, rule)
    if opt.a >= len(g.box.names):
        return Reason("no-place", rule)
    args: dict[str, int | str] = {"place": g.name(opt.a)}
    if g.fires[opt.a] < 0:
        return Reason("no-fire", rule, args)
    if not g.in_reach(seat, opt.a):
        return Reason("out-of-reach", rule, args)
    if card == FLINT:
        return Reason("burns-already", rule, args)
    return why_not_tend(g, opt.a)


def why_not_give(g: Night, seat: int, opt: Opt) -> Reason:
    """Why a card cannot be given."""
    if opt.verb == "hand":
        return Reason("no-such-card", "storm_watch.work.give", {"card": opt.a})
    return not_here(opt, "storm_watch.work.give")


def why_not_shield(g: Night, seat: int, opt: Opt) -> Reason:
    """Why a fire cannot be shielded."""
    if opt.verb != "shield":
        return not_here(opt, "storm_watch.storm.shield")
    if opt.a >= len(g.box.names):
        return Reason("no-place", "storm_watch.storm.shield")
    args: dict[str, int | str] = {"place": g.name(opt.a)}
    if g.losses[opt.a] == 0:
        return Reason("nothing-to-shield", "storm_watch.storm.shield", args)
    if not g.can_shield(seat, opt.a):
        return Reason("out-of-reach", "storm_watch.storm.shield", args)
    return Reason("no-such-card", "storm_watch.card.sailcloth", {"card": SAILCLOTH})
