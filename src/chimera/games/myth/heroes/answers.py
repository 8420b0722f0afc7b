"""Answers to a group of monsters that attacks: what a dodge or a parry takes away, and who is rolled against."""

from __future__ import annotations

from chimera.engine.reasons import Reason
from chimera.games.myth.horde import Horde
from chimera.games.myth.known import Known
from chimera.games.myth.monsters.odds import hurt_in, standing_blows
from chimera.games.myth.words import BLOW_VICTIMS


def why_not_dodge(g: Known, seat: int) -> Reason | None:
    """Why a hero has no hit to dodge or to parry; None when it has."""
    blow = g.blow
    if not blow or not g.attacked(seat):
        return Reason("not-attacked", "myth.interrupt.dodge-parry")
    if not (seat in hurt_in(g) if blow[BLOW_VICTIMS] else standing_blows(g)):
        return Reason("not-hit", "myth.interrupt.dodge-parry")
    return None


def dodge(g: Horde, seat: int) -> None:
    """A hit is ignored, with damage and fate effects: one of a group, one of two attacks, or all dice of one."""
    g.dodge(seat)
