"""Rage: the Soldier lays the top card of the deck unseen into an empty space."""

from __future__ import annotations

from chimera.engine.reasons import Reason
from chimera.games.myth.horde import Horde
from chimera.games.myth.known import Known
from chimera.games.myth.ops import SOLDIER
from chimera.games.myth.words import HERO_CYCLE, PRONE, RISING, STUNNED


def may_take(g: Known, seat: int) -> bool:
    """Whether a hero may take Rage now, if the moment allows it at all."""
    if g.box.seat_hero[seat] != SOLDIER or not g.alive(seat):
        return False
    if g.phase == HERO_CYCLE and g.idle(seat):
        return False
    if g.ails[seat] & (PRONE | STUNNED) or g.free_space(seat) < 0:
        return False
    return g.deck[seat] != 0 or len(g.discards[seat]) > 0  # myth.soldier.rage-empty-deck


def why_no_rage(g: Known, seat: int) -> Reason:
    """Why a hero may not take Rage."""
    if g.box.seat_hero[seat] != SOLDIER:
        return Reason("rage-is-of-another", "myth.soldier.rage-gain")
    if not g.alive(seat):
        return Reason("is-slain", "myth.death.cards")
    if g.ails[seat] & PRONE or (g.ails[seat] & RISING and g.phase == HERO_CYCLE):
        return Reason("lies", "myth.effect.prone-hero")
    if g.ails[seat] & STUNNED:
        return Reason("is-stunned", "myth.effect.duration")
    if g.free_space(seat) < 0:
        return Reason("no-space", "myth.hero.action-space-one-card")
    if not g.deck[seat] and not g.discards[seat]:
        return Reason("no-card-left", "myth.soldier.rage-empty-deck")
    return Reason("no-rage-now", "myth.window.moments")


def take(g: Horde, seat: int) -> None:
    """A hero takes Rage: free of AP, and no card is played."""
    g.take_rage(seat)
