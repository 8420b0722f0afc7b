"""Answers to a group of monsters that attacks: what a dodge or a parry takes away, and who is rolled against."""

from __future__ import annotations

from chimera.engine.reasons import Reason
from chimera.games.myth.horde import Horde
from chimera.games.myth.known import Known
from chimera.games.myth.words import BLOW_ATTACK, BLOW_HITS, BLOW_KIND, BLOW_VICTIM


def why_not_dodge(g: Known, seat: int) -> Reason | None:
    """Why a hero has no hit to dodge or to parry; None when it has."""
    blow = g.blow
    if not blow or blow[BLOW_VICTIM] != seat:
        return Reason("not-attacked", "myth.interrupt.dodge-parry")
    if blow[BLOW_HITS] <= 0:
        return Reason("not-hit", "myth.interrupt.dodge-parry")
    return None


def dodged_hits(g: Known) -> int:
    """How many of the hits one dodge takes away.

    Each figure of a group hits for itself, and so does each of the attacks of a larger monster: one of those. All dice
    of one attack belong together.
    """
    blow = g.blow
    strike = g.box.strikes[blow[BLOW_KIND]][blow[BLOW_ATTACK]]
    if strike.each and strike.d10 > strike.attacks:  # myth.interrupt.dodge-multi-dice
        return blow[BLOW_HITS]
    return min(1, blow[BLOW_HITS])


def dodge(g: Horde) -> None:
    """A hit is ignored, with its damage and its fate effects."""
    g.ignore_hits(dodged_hits(g))
