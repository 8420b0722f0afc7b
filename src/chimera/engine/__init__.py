"""The rules engine: it knows no game."""

from chimera.engine.dice import COMPILED

__all__ = ["COMPILED"]
