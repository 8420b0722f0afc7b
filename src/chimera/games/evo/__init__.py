"""Evo, second edition: dinosaurs, genes and a turning climate, for two to five players."""

from chimera.games.evo.card import CARD

__all__ = ["CARD"]
