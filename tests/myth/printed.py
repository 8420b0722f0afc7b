"""The content of Myth as its files hold it, and as a match has it in its box."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import chimera.games.myth
from chimera.engine.content import ContentError, load
from chimera.games.myth.bestiary import Heroes, Items, Monster, Monsters
from chimera.games.myth.box import MythBox
from chimera.games.myth.cardboard import HeroCard, HeroCards
from chimera.games.myth.content import (
    CARDS_FILE,
    DARKNESS_FILE,
    FILES,
    HEROES_FILE,
    ITEMS_FILE,
    MONSTERS_FILE,
    TILES_FILE,
    WAVES_FILE,
    DarknessDeck,
    Tiles,
    Waves,
)

FOLDER = Path(chimera.games.myth.__file__).parent
SETTINGS: dict[str, str | int | bool] = {
    "mode": "hunt",
    "hands": "open",
    "figures": "shared",
    "cards": "first",
    "deck": "base",
    "first_wave": 1,
    "rounds": 60,
}
FILED: dict[str, Any] = {name: load(FOLDER / name, schema, trusted=True) for name, schema in FILES.items()}
CARDS: HeroCards = FILED[CARDS_FILE]
HERO: Heroes = FILED[HEROES_FILE]
MONSTERS: Monsters = FILED[MONSTERS_FILE]
ITEMS: Items = FILED[ITEMS_FILE]
DARKNESS: DarknessDeck = FILED[DARKNESS_FILE]
TILES: Tiles = FILED[TILES_FILE]
WAVES: Waves = FILED[WAVES_FILE]


def box(*classes: str, **settings: str | int | bool) -> MythBox:
    return MythBox(FILED, {**SETTINGS, **settings}, list(classes or ("soldier",)))


def card(name: str) -> HeroCard:
    return next(each for each in CARDS.cards if each.id == name)


def monster(name: str) -> Monster:
    return next(each for each in MONSTERS.monsters if each.id == name)


def text(file: str) -> str:
    return (FOLDER / file).read_text(encoding="utf-8")


def complaint(file: str, old: str, new: str) -> str:
    """What is said about a content file in which this is changed, once."""
    changed = text(file).replace(old, new, 1)
    assert changed != text(file), f"{file} does not hold {old!r}"
    with pytest.raises(ContentError) as refused:
        load(changed, FILES[file], name=Path(file).name)
    return str(refused.value)
