"""Dice Mutants: Evolution Battle. Mutants draft dice, grow by them and fight until one is left."""

from chimera.games.dice_mutants.card import CARD

__all__ = ["CARD"]
