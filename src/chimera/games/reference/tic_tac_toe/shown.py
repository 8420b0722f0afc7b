"""What everybody sees of a match of tic-tac-toe: there are no secrets."""

from __future__ import annotations

from chimera.engine.views import Shown


class TicTacToePublic(Shown, frozen=True):
    """The board."""

    cells: list[int | None]  # row by row the seat that marked it
    won: int | None  # the seat that has three in a row
