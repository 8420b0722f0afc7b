"""Tic-tac-toe: no chance, no secrets."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chimera.engine.dice import Dice
from chimera.engine.events import Event, Message
from chimera.engine.game import Game, Opt, Outcome, Step, Words
from chimera.engine.reasons import Reason
from chimera.games.reference.tic_tac_toe.shown import TicTacToePublic

EMPTY: Final = -1
LINES: Final = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
LINES_THROUGH: Final[list[list[list[int]]]] = [[line for line in LINES if cell in line] for cell in range(9)]

WORDS: Final = Words()
MARK: Final = WORDS.verb("mark", 9, doc="put your mark into a cell, counted from 0 row by row")


class TicTacToe(Game):
    """The board: nine cells, each empty or a seat."""

    __slots__ = ("cells", "won")
    FIELDS: ClassVar[tuple[str, ...]] = (*Game.FIELDS, "cells", "won")

    def __init__(
        self, agenda: list[Step[Any]], dice: Dice, scores: list[int], rules: int, cells: list[int], won: int
    ) -> None:
        super().__init__(agenda, dice, scores, rules)
        self.cells = cells
        self.won = won

    def clone(self) -> TicTacToe:
        return TicTacToe(self.agenda[:], self.dice.clone(), self.scores[:], self.rules, self.cells[:], self.won)

    def public_view(self) -> TicTacToePublic:
        cells = [None if cell == EMPTY else cell for cell in self.cells]
        return TicTacToePublic(cells=cells, won=None if self.won == EMPTY else self.won)

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        if self.won == EMPTY:
            return Outcome((0, 1), tuple(self.scores), "draw")
        return Outcome((self.won,), tuple(self.scores), "line")

    def totals(self) -> dict[str, int]:
        return {"cells": len(self.cells)}

    def put(self, seat: int, cell: int) -> None:
        """Mark a cell."""
        self.cells[cell] = seat
        if self.listening:
            self.tell(Event("marked", seat, {"cell": cell}))

    def line_at(self, cell: int) -> bool:
        """Whether three in a row go through a cell."""
        cells = self.cells
        owner = cells[cell]
        for line in LINES_THROUGH[cell]:
            if cells[line[0]] == owner and cells[line[1]] == owner and cells[line[2]] == owner:
                return True
        return False


class Turn(Step[TicTacToe]):
    """One player marks an empty cell."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: TicTacToe, seat: int) -> list[Opt]:
        marks = MARK.opts
        cells = g.cells
        return [marks[i] for i in range(9) if cells[i] == EMPTY]  # tic_tac_toe.turn.empty-cell

    def take(self, g: TicTacToe, seat: int, opt: Opt) -> None:
        g.put(seat, opt.a)
        if g.line_at(opt.a):  # tic_tac_toe.end.line
            g.won = seat
            g.scores[seat] = 1
            if g.listening:
                g.tell(Event("ended", seat))
        elif EMPTY in g.cells:
            g.agenda.append(TURNS[1 - seat])  # tic_tac_toe.turn.alternate
        elif g.listening:
            g.tell(Event("ended", -1))

    def prompt(self, g: TicTacToe, seat: int) -> Message:
        return Message("prompt-mark", {"seat": seat})

    def rule(self, g: TicTacToe, seat: int, opt: Opt) -> str:
        return "tic_tac_toe.turn.empty-cell"

    def why_not(self, g: TicTacToe, seat: int, opt: Opt) -> Reason:
        if opt.verb == "mark":
            return Reason("cell-taken", "tic_tac_toe.turn.empty-cell", {"cell": opt.a, "owner": g.cells[opt.a]})
        return Reason("must-mark", "tic_tac_toe.turn.must-mark")


TURNS: Final = (Turn(0), Turn(1))
