"""Peek broken in what a record brings back."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.game import Game
from tests.toys.broken.breaking import breaks
from tests.toys.peek import Peek, PeekCard


@breaks("a-record-is-read-as-it-was-written", alone=True)
@breaks("seeking-is-playing-again", alone=True)
@breaks("undo-and-redo-change-nothing", alone=True)
class GivesByMood(Peek):
    """What is taken at the fair is worth more every time somebody takes something, in any copy of the game."""

    MOOD: ClassVar[list[int]] = [0]

    def gain(self, seat: int, thing: int) -> None:
        super().gain(seat, thing)
        self.MOOD[0] += 1
        self.scores[seat] += self.MOOD[0]


@breaks("what-is-carried-out-can-be-carried-in")
class CarriesRubbish(PeekCard):
    """What a match carries out is not what the next takes in."""

    carries: ClassVar[type | None] = int

    def carry(self, game: Game) -> str:
        return '"much"'
