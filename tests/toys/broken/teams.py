"""Brigade broken in what a team shares: the end, and its chance of winning."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.game import Outcome
from tests.toys.brigade.game import Brigade, BrigadeCard
from tests.toys.broken.breaking import breaks
from tests.toys.peek import Peek, PeekCard


@breaks("a-team-wins-or-loses-as-one", card=BrigadeCard)
class LeavesTheOthersBehind(Brigade):
    """The first seat wins alone when the town is lost, and with all others when it is saved."""

    def outcome(self) -> Outcome | None:
        end = super().outcome()
        return end and Outcome(end.winners or (0,), end.scores, end.how, together=True)


@breaks("a-team-wins-or-loses-as-one", card=BrigadeCard)
class PartsAtTheEnd(Brigade):
    """The card says that all win or lose together, and the outcome shares the victory out."""

    def outcome(self) -> Outcome | None:
        end = super().outcome()
        return end and Outcome(tuple(range(len(self.scores))), end.scores, end.how)


@breaks("a-team-wins-or-loses-as-one")
class MeetsAtTheEnd(Peek):
    """Everybody plays for themselves by the card, and the outcome is common."""

    def outcome(self) -> Outcome | None:
        return None if self.agenda else Outcome((), tuple(self.scores), "rounds", together=True)


@breaks("a-teams-chance-is-a-chance", card=BrigadeCard)
class HopesForMore(Brigade):
    """A calm town is thought to be saved more than surely."""

    def team_value(self) -> float:
        return super().team_value() if sum(self.fires) > 5 else 1.5


@breaks("a-teams-chance-is-a-chance", card=BrigadeCard)
class CannotTell(Brigade):
    """Where much burns the chance is no number."""

    def team_value(self) -> float:
        return super().team_value() if sum(self.fires) < 9 else float("nan")


@breaks("a-teams-chance-is-a-chance", card=BrigadeCard)
class HopesToTheLast(Brigade):
    """The chance is guessed although the match is over."""

    def team_value(self) -> float:
        return min(0.99, max(0.01, super().team_value()))


@breaks("a-teams-chance-is-a-chance")
class PlaysForNoTeam(PeekCard):
    """The card says that all play together, and the state knows no chance of theirs."""

    together: ClassVar[bool] = True


@breaks("asking-changes-nothing", alone=True, card=BrigadeCard)
class HopesAloud(Brigade):
    """Guessing the chance leaves traces."""

    def team_value(self) -> float:
        self.scores[0] += 1
        return super().team_value()
