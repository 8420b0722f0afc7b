"""Peek broken in its copies, its saves and what it answers when asked."""

from __future__ import annotations

from typing import Any, ClassVar

from chimera.engine.game import Game
from tests.toys.broken.breaking import breaks
from tests.toys.peek import Peek, Turn


@breaks("no-field-is-forgotten")
class KeepsANote(Peek):
    """A field is not in FIELDS."""

    __slots__ = ("note",)


class TurnWithANote(Turn):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.note = 1


@breaks("no-field-is-forgotten", TurnWithANote)
class KeepsANoteInAStep(Peek):
    """A step has a field without a slot, not in FIELDS."""

    TURN = TurnWithANote


@breaks("a-copy-is-equal-and-shares-nothing")
class SharesScores(Peek):
    """A copy has the same list of scores."""

    def clone(self) -> Peek:
        copy = super().clone()
        copy.scores = self.scores
        return copy


@breaks("a-copy-is-equal-and-shares-nothing")
class CopiesForget(Peek):
    """A copy does not know who has taken a thing."""

    def clone(self) -> Peek:
        copy = super().clone()
        copy.round = 1
        return copy


class Pot:
    """A pot outside the state."""

    points: ClassVar[int] = 0


@breaks("choices-on-a-copy-leave-the-original", alone=True)
class KeepsThePotOutside(Peek):
    """Part of the state is shared by all matches."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Peek.FIELDS, "pot")

    def __init__(self, *fields: Any) -> None:
        super().__init__(*fields[:8])

    @property
    def pot(self) -> int:
        return Pot.points

    def begin_round(self, number: int) -> None:
        super().begin_round(number)
        if number == 1:
            Pot.points = 0

    def gain(self, seat: int, thing: int) -> None:
        super().gain(seat, thing)
        Pot.points += 1


@breaks("a-save-is-the-same")
class SavesInOtherOrder(Peek):
    """FIELDS are not in the order of the constructor."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Game.FIELDS, "cards", "taken", "fair", "round")


class TurnFromNowhere(Turn):
    pass


@breaks("a-save-is-the-same")
class HidesAStep(Peek):
    """A step is not on the card, so it cannot be saved."""

    TURN = TurnFromNowhere


class TurnWithOtherSeat(Turn):
    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int, first: bool = False) -> None:
        super().__init__(number if first else 0)
        self.number = number


@breaks("a-save-is-the-same", TurnWithOtherSeat)
class LoadsOtherSeats(Peek):
    """A loaded step asks another seat."""

    @staticmethod
    def TURN(seat: int) -> Turn:  # type: ignore[override]  # noqa: N802
        return TurnWithOtherSeat(seat, True)


@breaks("asking-changes-nothing")
class ThinksAloud(Peek):
    """An evaluation leaves traces."""

    def evaluate(self, seat: int) -> float:
        self.taken[seat] = 1
        return 0.0


@breaks("listening-changes-nothing", alone=True)
class LikesAnAudience(Peek):
    """With somebody listening one scores more."""

    def score(self, seat: int) -> None:
        if self.listening:
            self.scores[seat] += 1
        super().score(seat)
