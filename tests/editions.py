"""Pig with something written otherwise in its content."""

from __future__ import annotations

import shutil
from pathlib import Path

from chimera.games.reference.pig.card import CARD, PigCard


def pig_from(folder: Path, old: str = "", new: str = "", kept: bool = True) -> PigCard:
    """Pig from a copy of its folder; it keeps what was published before, or not."""
    shutil.copytree(CARD.folder, folder, ignore=None if kept else shutil.ignore_patterns("kept"))
    file = folder / "content" / "variants.yaml"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    card: PigCard = type("CopiedPig", (PigCard,), {"folder": folder})()
    return card
