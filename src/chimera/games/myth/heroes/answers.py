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


def why_not_answer(g: Known, seat: int, kind: int, moment: int) -> Reason | None:
    """Why a hero cannot answer this group with a card: most such cards answer an attack on their hero; None if it can.

    A card that may be played before a group has chosen anybody answers no attack.
    """
    windows = g.box.card_windows[kind]
    if windows & (W_BEGIN | W_EVENT | W_SPAWN):
        return None
    if moment == AT_TARGET or moment == AT_MOVED:
        if not g.told_of(seat):
            return Reason("not-chosen", "myth.window.moments")
    elif not g.blow or not suffers(g, seat):
        return Reason("not-attacked", "myth.window.moments")
    return None


def suffers(g: Known, seat: int) -> bool:
    """Whether the attack that is being made is rolled against a hero."""
    blow = g.blow
    return blow[BLOW_VICTIM] == seat or blow[BLOW_VICTIMS] >> seat & 1 != 0


# Blows that follow the attack they answer


def is_delayed(g: Known, kind: int) -> bool:
    """Whether the attack of a card is only made when the group has attacked."""
    for op in g.box.does[kind]:
        if op.delayed:
            return True
    return False


def waiting(g: Known) -> list[int]:
    """The spaces whose cards answer the group that has just attacked, and have not struck yet."""
    found: list[int] = []
    blow = g.blow
    if blow:
        for place in range(len(g.spaces)):
            if g.lying[place] & ANSWERS and g.in_play(place) != NOTHING and g.chosen[place] == blow[BLOW_KIND]:
                if blow[BLOW_TARGET] == place // SPACES or suffers(g, place // SPACES):
                    found.append(place)
    return found
