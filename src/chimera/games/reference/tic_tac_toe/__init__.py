"""Tic-tac-toe: the smallest game of all."""

from chimera.games.reference.tic_tac_toe.card import CARD

__all__ = ["CARD"]
