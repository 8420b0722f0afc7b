"""Players for any game that keeps the contract. They see what their seat may see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

from chimera.bots.greedy import greedy
from chimera.bots.random import at_random
from chimera.engine.card import GameCard
from chimera.engine.dice import Stream
from chimera.engine.game import Opt
from chimera.engine.reasons import ChimeraError
from chimera.engine.visibility import Seen

Bot = Callable[[Seen[Any], Stream], Opt]

FOR_ANY_GAME: dict[str, Bot] = {"random": at_random, "greedy": greedy}


def bots_for(card: GameCard) -> dict[str, Bot]:
    """The bots that play a game, by name; a game's own come before those for any game."""
    return {**FOR_ANY_GAME, **card.bots}


def find_bot(card: GameCard, name: str) -> Bot:
    """A bot by its name, or a sentence that says which there are."""
    bots = bots_for(card)
    if name not in bots:
        near = get_close_matches(name, list(bots), 1)
        hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(sorted(bots))}."
        raise ChimeraError(f"No bot for {card.title} is called '{name[:40]}'; {hint}")
    return bots[name]
