"""Texts of games by language: a language is a file, and English stands in for what it lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from chimera.engine.card import GameCard
from chimera.server.words import all_languages
from tests.addon.track import TRACK
from tests.server.helpers import serving


@pytest.fixture
def server(tmp_path: Path, shelve: Callable[[GameCard], GameCard]) -> Iterator[httpx.Client]:
    """A server with a game that speaks some Esperanto."""
    shelve(TRACK)
    all_languages.cache_clear()
    with serving(tmp_path) as address, httpx.Client(base_url=address) as client:
        yield client
    all_languages.cache_clear()


def test_a_new_file_is_a_new_language(server: httpx.Client) -> None:
    assert {"en", "eo"} <= set(server.get("/api/languages").json())


def test_a_game_speaks_its_language_and_english_where_that_lacks_something(server: httpx.Client) -> None:
    texts = server.get("/api/texts/track.ftl?lang=eo").text
    assert "opt-roll = Ĵeti la kubon\n" in texts
    assert "opt-roll = Roll the die\n" not in texts
    assert "opt-hold = Hold and bank the pot\n" in texts
    assert "opt-pass = Pass\n" in texts  # the engine's own
    assert "log-began = " in texts  # the table's own


@pytest.mark.parametrize("asked", ["", "?lang=en", "?lang=tlh", "?lang=../../en"])
def test_english_is_said_when_the_language_is_not_there(server: httpx.Client, asked: str) -> None:
    answer = server.get(f"/api/texts/track.ftl{asked}")
    assert answer.status_code == 200
    assert "opt-roll = Roll the die\n" in answer.text


@pytest.mark.parametrize("asked", ["eo", "EO", "eo-001", "eo_EO.UTF-8"])
def test_a_language_is_found_by_any_of_its_names(server: httpx.Client, asked: str) -> None:
    assert "opt-roll = Ĵeti la kubon\n" in server.get(f"/api/texts/track.ftl?lang={asked}").text


def test_the_shelf_is_told_in_the_language(server: httpx.Client) -> None:
    def summary(asked: str) -> str:
        return next(str(g["summary"]) for g in server.get(f"/api/games{asked}").json() if g["name"] == "track")

    assert summary("?lang=eo") == "Ĵetu denove aŭ haltu."
    assert summary("") == TRACK.summary
