"""What all tests share: a home of their own, one language, and a shelf on which cards can be put for one test."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, cast

import pytest

from chimera.engine.card import GameCard, games

HOMES = count()


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is ever written into the home of whoever runs the tests: each test has one, made when it is needed."""
    folder = tmp_path_factory.getbasetemp() / f"home{next(HOMES)}"
    monkeypatch.setenv("CHIMERA_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests read English, whatever the system of whoever runs them speaks."""
    monkeypatch.setenv("CHIMERA_LANGUAGE", "en")


@pytest.fixture
def shelve(monkeypatch: pytest.MonkeyPatch) -> Callable[[GameCard], GameCard]:
    """Put a card on the shelf for the length of a test, in place of one of the same name."""

    def put(card: GameCard) -> GameCard:
        monkeypatch.setitem(cast("dict[str, Any]", games()), card.name, card)
        return card

    return put
