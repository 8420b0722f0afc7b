"""What everybody sees of a match of tic-tac-toe: there are no secrets."""

from __future__ import annotations

from chimera.engine.views import Shown


class TicTacToePublic(Shown, frozen=True):
    """The board."""

    cells: list[int]  # row by row: a seat, or -1 where it is empty
    won: int  # the seat that has three in a row, or -1
