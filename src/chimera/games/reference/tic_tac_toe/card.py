"""Tic-tac-toe's visiting card."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from chimera.engine.card import GameCard, SettingValue
from chimera.engine.dice import Dice
from chimera.games.reference.tic_tac_toe.game import EMPTY, TURNS, WORDS, TicTacToe, Turn
from chimera.games.reference.tic_tac_toe.shown import TicTacToePublic


class TicTacToeCard(GameCard):
    """Three in a row."""

    name = "tic_tac_toe"
    title = "Tic-tac-toe"
    summary = "Three in a row, the oldest test of a table."
    players = (2, 2)
    minutes = 1
    folder = Path(__file__).parent
    words = WORDS
    state = TicTacToe
    steps = (Turn,)
    views = (TicTacToePublic,)
    events: Mapping[str, tuple[str, ...]] = {"marked": ("cells",), "ended": ("won",)}
    big = ("ended",)
    terms: Mapping[str, tuple[str, ...]] = dict.fromkeys(("a", "cell"), tuple(f"cell-{cell}" for cell in range(9)))

    def deal(self, seats: int, dice: Dice, settings: Mapping[str, SettingValue], rules: int) -> TicTacToe:
        return TicTacToe([TURNS[0]], dice, [0, 0], rules, [EMPTY] * 9, EMPTY)

    def bound(self, seats: int) -> int:
        return 9


CARD: Final = TicTacToeCard()
