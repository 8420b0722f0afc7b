"""Potluck: Bazaar for friends, who win together if they bring enough: free order, drafts, hidden hands and advice."""

from __future__ import annotations

from typing import Final

from chimera.engine.game import Game, Outcome
from tests.toys.bazaar import BazaarCard, BazaarPeek

ENOUGH: Final = 4  # points of all


class PotluckPeek(BazaarPeek):
    """The table of Potluck."""

    __slots__ = ()

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        seats = tuple(range(len(self.scores))) if sum(self.scores) >= ENOUGH else ()
        return Outcome(seats, tuple(self.scores), "rounds", together=True)

    def team_value(self) -> float:
        if not self.agenda:
            return float(sum(self.scores) >= ENOUGH)
        return min(1.0, sum(self.scores) / ENOUGH)


class PotluckCard(BazaarCard):
    """Potluck's visiting card."""

    name = "potluck"
    title = "Potluck"
    state: type[Game] = PotluckPeek
    together = True


CARD: Final = PotluckCard()
