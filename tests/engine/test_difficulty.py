"""How hard a game was measured to be: a file in its folder, of settings and players that it has."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from chimera.engine.card import GameCard, games
from chimera.engine.content import ContentError
from chimera.engine.difficulty import FILE, difficulty_of, row_for, tried
from tests.toys.brigade.game import BrigadeCard

MEASURED = [card for card in games().values() if (card.folder / FILE).is_file()]
TWO = """game: brigade
seed: 4
rows:
  - {settings: {wind: calm}, players: 2, team: normal, games: 60, won: 46.7, low: 34.6, high: 59.1}
  - {settings: {wind: gale}, players: 2, team: normal, games: 60, won: 20.0, low: 11.8, high: 31.8}
"""


def measured(tmp_path: Path, text: str) -> GameCard:
    """A card whose folder has this file."""
    card = BrigadeCard()
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    card.folder = tmp_path
    return card


def test_a_game_without_a_file_says_nothing(tmp_path: Path) -> None:
    card = BrigadeCard()
    card.folder = tmp_path
    assert (difficulty_of(card), tried(card), row_for(card, {}, 2)) == ((), [], None)


def test_a_series_is_found_by_its_settings_and_the_number_of_players(tmp_path: Path) -> None:
    card = measured(tmp_path, TWO)
    assert tried(card) == ["wind"]
    row = row_for(card, {"wind": "gale", "anything": 3}, 2)
    assert row is not None
    assert (row.team, row.games, row.won, row.low, row.high) == ("normal", 60, 20.0, 11.8, 31.8)
    assert row_for(card, {"wind": "gale"}, 3) is None
    assert row_for(card, {"wind": "breeze"}, 2) is None


def test_a_file_that_makes_no_sense_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="line 4"):
        difficulty_of(measured(tmp_path, TWO.replace("won: 46.7", "won: 146.7")))


@pytest.mark.parametrize("card", MEASURED, ids=[card.name for card in MEASURED])
def test_what_is_stored_covers_every_number_of_players_and_every_value(card: GameCard) -> None:
    assert card.together
    values = {setting.name: setting.values for setting in card.settings}
    seen = {(tuple(row.settings.items()), row.players) for row in difficulty_of(card)}
    (names,) = {tuple(row.settings) for row in difficulty_of(card)}
    wanted: list[tuple[tuple[str, object], ...]] = [()]
    for name in names:
        wanted = [(*before, (name, value)) for before in wanted for value in values[name]]
    assert seen == {(each, n) for each in wanted for n in range(card.players[0], card.players[1] + 1)}
    assert all(row.low < row.won < row.high for row in difficulty_of(card))


def test_the_tool_says_how_a_stored_series_is_played_again() -> None:
    said = subprocess.run(
        [sys.executable, "tools/difficulty.py", "--series"], capture_output=True, text=True, check=True
    )
    assert "blind_evolution --over scenario" in said.stdout.splitlines()
