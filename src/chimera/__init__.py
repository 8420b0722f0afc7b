"""Chimera: board games of evolution and myth on one rules engine."""

__version__ = "0.1.0"
