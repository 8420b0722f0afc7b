"""Poker face: in a window, a seat that can only pass is passed for after the times that people take to do so.

Else the quick answers would say who holds nothing. It is kept where people at several devices play a game that hides
something: alone against bots, and with open hands, nobody is waited for in vain.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from chimera.engine.events import SPECTATOR
from chimera.engine.game import Game

RECENT: Final = 24  # passes that are remembered
ENOUGH: Final = 4  # so many passes say how people here take their time; until then the spread speaks too
LONGEST: Final = 15.0  # seconds; somebody who fetches tea does not slow the table down for good
SPREAD: Final = (2.5, 3.5, 4.5, 6.0, 8.0, 11.0, 15.0)  # in paces of the house, where people have said nothing yet
BITS: Final = 20


class Times:
    """How long the people at a table took to pass where they could have played something."""

    def __init__(self) -> None:
        self.recent: deque[float] = deque(maxlen=RECENT)

    def took(self, seconds: float) -> None:
        """Somebody passed after so long."""
        self.recent.append(min(seconds, LONGEST))

    def drawn(self, lots: Callable[[int], int], pace: float) -> float:
        """A time like theirs, never below the pace of the house; a house without a pace never waits.

        Drawn between the times, not from them: the very same time twice would give the table away.
        """
        if not pace:
            return 0.0
        times = sorted(self.recent)
        if len(times) < ENOUGH:
            times = sorted([*times, *(pace * each for each in SPREAD)])
        place = lots(BITS) / (1 << BITS) * (len(times) - 1)
        low = int(place)
        return max(pace, times[low] + (place - low) * (times[low + 1] - times[low]))


def hides_something(g: Game) -> bool:
    """Whether somebody knows more than everybody sees; who does is public, what they know is not."""
    everybody = g.private_view(SPECTATOR)
    return any(g.private_view(seat) != everybody for seat in range(len(g.scores)))
