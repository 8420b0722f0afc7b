"""A game with something written otherwise in its content."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TypeVar

from chimera.engine.card import GameCard
from chimera.games.reference.pig.card import CARD, PigCard

Card = TypeVar("Card", bound=GameCard)


def copied(card: Card, folder: Path, *changes: tuple[str, str, str], texts: str = "", kept: bool = True) -> Card:
    """A game from a copy of its folder: in a content file something else than before, further texts in every language.

    It keeps what was published before, or not.
    """
    shutil.copytree(card.folder, folder, ignore=None if kept else shutil.ignore_patterns("kept"))
    for name, old, new in changes:
        file = folder / "content" / f"{name}.yaml"
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")
    for file in (folder / "messages").glob("*.ftl"):
        file.write_text(file.read_text(encoding="utf-8") + texts, encoding="utf-8")
    copy: Card = type(f"Copied{type(card).__name__}", (type(card),), {"folder": folder})()
    return copy


def pig_from(folder: Path, old: str, new: str, kept: bool = True) -> PigCard:
    """Pig with one thing changed."""
    return copied(CARD, folder, ("variants", old, new), kept=kept)
