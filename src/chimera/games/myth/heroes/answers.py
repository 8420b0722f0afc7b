"""Answers to a group of monsters that attacks: what a dodge or a parry takes away, and who is rolled against."""

from __future__ import annotations

from chimera.engine.reasons import Reason
from chimera.games.myth.horde import Horde
from chimera.games.myth.known import Known
from chimera.games.myth.monsters.odds import hurt_in, standing_blows
from chimera.games.myth.words import (
    ANSWERS,
    BLOW_KIND,
    BLOW_TARGET,
    BLOW_VICTIM,
    BLOW_VICTIMS,
    SPACES,
)


def why_not_dodge(g: Known, seat: int) -> Reason | None:
    """Why a hero has no hit to dodge or to parry; None when it has."""
    if not g.blow or not suffers(g, seat):
        return Reason("not-attacked", "myth.interrupt.dodge-parry")
    hit = seat in hurt_in(g) if g.blow[BLOW_VICTIMS] else len(standing_blows(g)) > 0
    return None if hit else Reason("not-hit", "myth.interrupt.dodge-parry")


def dodge(g: Horde, seat: int) -> None:
    """A hit is ignored, with damage and fate effects: one of a group, one of two attacks, or all dice of one."""
    g.dodge(seat)


def suffers(g: Known, seat: int) -> bool:
    """Whether the attack that is being made is rolled against a hero."""
    blow = g.blow
    return blow[BLOW_VICTIM] == seat or blow[BLOW_VICTIMS] >> seat & 1 != 0


# Blows that follow the attack they answer


def waiting(g: Known) -> list[int]:
    """The spaces whose cards answer the group that has just attacked, and have not struck yet."""
    found: list[int] = []
    blow = g.blow
    if blow:
        for place in range(len(g.spaces)):
            if not g.lying[place] & ANSWERS or g.chosen[place] != blow[BLOW_KIND]:
                continue
            if blow[BLOW_TARGET] == place // SPACES or suffers(g, place // SPACES):
                found.append(place)
    return found
