"""The terminal's own words, and a game's beside them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from chimera.engine.card import GameCard
from chimera.engine.events import SPECTATOR
from chimera.engine.languages import ENGLISH
from chimera.engine.texts import Texts

OWN: Final = Path(__file__).parent / "messages"


def texts_for(card: GameCard, seats: Sequence[str], language: str = ENGLISH, me: int = SPECTATOR) -> Texts:
    """A game's texts and the terminal's, for somebody in a seat or for whoever reads."""
    return Texts(card, seats, language, [OWN], me)


def words(language: str = ENGLISH) -> Texts:
    """The terminal's texts alone, where no game is chosen yet."""
    return Texts(None, (), language, [OWN])
