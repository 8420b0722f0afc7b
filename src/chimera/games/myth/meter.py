"""After every card or combo: is it over, and does the Darkness answer?"""

from __future__ import annotations

from chimera.engine.game import Step
from chimera.games.myth.darkness.cycle import DarknessCycle, due
from chimera.games.myth.ending import look_for_end
from chimera.games.myth.horde import Horde


class CheckMeter(Step[Horde]):
    """With a full meter a Darkness Cycle runs; afterwards all goes on where it was."""

    def run(self, g: Horde) -> None:
        look_for_end(g)
        if due(g):
            g.do(DarknessCycle())


class LookForEnd(Step[Horde]):
    """Is it over?"""

    def run(self, g: Horde) -> None:
        look_for_end(g)
