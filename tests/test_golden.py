"""Whole matches replay forever, and playthroughs read as they did: `make golden` writes both, reviews see the rest."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from chimera.engine.card import GameCard, find, games
from chimera.engine.matchfile import load_match, text_of
from chimera.engine.record import Match
from chimera.terminal.replay import verified
from tools import golden

FILES = sorted(golden.MATCHES.glob("*.chimera"))
CARDS = list(games().values())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_old_match_replays(path: Path) -> None:
    match = load_match(path)
    text = path.read_text(encoding="utf-8")
    assert text_of(match) == text
    assert match.game.outcome() is not None
    assert "is fair" in verified(match, path.name, text, match.header.commitment)
    for count in {0, 1, len(match.line) // 2, len(match.line) - 1}:
        assert len(match.at(count).scores) == len(match.header.seats)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_every_game_has_ten_matches_of_many_kinds(card: GameCard) -> None:
    paths = [golden.MATCHES / f"{card.name}-{number:02}.chimera" for number in range(1, golden.MATCHES_EACH + 1)]
    missing = [path.name for path in paths if not path.exists()]
    assert missing == [], "run: make golden"
    heads = [load_match(path).header for path in paths]
    low, high = card.players
    assert {len(head.seats) for head in heads} == set(range(low, high + 1))
    assert any(head.open_number is None for head in heads)
    assert any(head.open_number is not None for head in heads)
    assert any(seat.bot for head in heads for seat in head.seats)
    assert any(not seat.bot for head in heads for seat in head.seats)
    lines = [line.split(" ")[0] for path in paths for line in path.read_text(encoding="utf-8").split("\n")]
    assert {"undo", "redo", "end"} <= set(lines)


@pytest.mark.parametrize(
    ("card", "players", "seed"),
    [(card, players, seed) for card in CARDS for players, seed in golden.playthroughs(card)],
    ids=lambda value: value.name if isinstance(value, GameCard) else str(value),
)
def test_a_playthrough_reads_as_it_did(card: GameCard, players: int, seed: int) -> None:
    path = golden.playthrough_file(card, players, seed)
    assert path.exists(), "run: make golden"
    old = path.read_text(encoding="utf-8").splitlines()
    new = list(golden.playthrough(card, players, seed))
    difference = list(difflib.unified_diff(old, new, "stored", "now", lineterm="", n=1))[:40]
    assert difference == [], "if this is meant, run: make golden, and review the difference"


def test_matches_that_are_there_are_never_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "ROOT", tmp_path)
    monkeypatch.setattr(golden, "MATCHES", tmp_path / "games")
    card = find("tic_tac_toe")
    golden.write_matches(card, anew=False)
    first = tmp_path / "games" / "tic_tac_toe-01.chimera"
    written = first.read_text(encoding="utf-8")
    first.write_text("an old match\n", encoding="utf-8")
    golden.write_matches(card, anew=False)
    assert first.read_text(encoding="utf-8") == "an old match\n"
    golden.write_matches(card, anew=True)
    assert first.read_text(encoding="utf-8") == written


def test_a_match_of_the_corpus_is_the_same_whenever_it_is_made() -> None:
    one, two = (golden.corpus_match(find("pig"), 3) for _ in range(2))
    assert isinstance(one, Match)
    assert text_of(one) == text_of(two)
    assert text_of(golden.corpus_match(find("pig"), 4)) != text_of(one)
