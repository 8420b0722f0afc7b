"""Players for any game that keeps the contract. They see what their seat may see, and nothing else."""

from chimera.bots.levels import Bot, bots_for, find_bot

__all__ = ["Bot", "bots_for", "find_bot"]
