"""Pig: the smallest game of chance."""

from chimera.games.reference.pig.card import CARD

__all__ = ["CARD"]
