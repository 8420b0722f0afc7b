"""Hints: the top three options with what they are worth and why, for the command line and at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from chimera import cli
from chimera.bots.hints import hints
from chimera.bots.levels import Depth
from chimera.engine.agenda import options, turn
from chimera.engine.card import find
from chimera.engine.dice import Stream
from chimera.engine.matchfile import MatchFile
from chimera.engine.visibility import see
from tests.matches import a_match, play_on

TTT = find("tic_tac_toe")
EVO = find("evo")


def saved(match, tmp_path: Path) -> str:
    path = tmp_path / "running.chimera"
    MatchFile.new(path, match).close()
    return str(path)


def test_three_options_are_named_best_first_with_value_and_reason() -> None:
    match = play_on(a_match(EVO, "Ann,Bob,Cid"), 40)
    seat = turn(match.game)
    while len(options(match.game, seat)) < 3:
        play_on(match, 1)
        seat = turn(match.game)
    stream = Stream.from_number(1, "test hints")
    found = hints(EVO, see(match.game, seat, stream), stream, Depth(80))
    offered = [opt.code for opt in options(match.game, seat)]
    assert 1 <= len(found) <= 3
    assert [hint.visits for hint in found] == sorted((hint.visits for hint in found), reverse=True)
    for hint in found:
        assert hint.code in offered
        assert 0.0 <= hint.value <= 1.0
        first, *others = hint.why
        assert (first.key, first.args["times"], first.args["percent"]) == (
            "hint-tried",
            hint.visits,
            round(100 * hint.value),
        )
        assert ("hint-less" in [part.key for part in others]) == (hint is not found[0])


def test_the_winning_move_is_named_first_and_the_simple_bot_agrees() -> None:
    match = a_match(TTT)
    for number, cell in enumerate((0, 3, 1, 4)):
        match.choose(number % 2, f"mark:{cell}")
    stream = Stream.from_number(1, "test hints")
    first, *others = hints(TTT, see(match.game, 0, stream), stream, Depth(200))
    assert first.code == "mark:2"
    assert first.value == 1.0
    assert "hint-simple" in [part.key for part in first.why]
    assert not any(part.key == "hint-simple" for hint in others for part in hint.why)


def test_a_forced_choice_needs_no_search() -> None:
    match = a_match(TTT)
    for number, cell in enumerate((0, 1, 2, 4, 3, 5, 7, 6)):
        match.choose(number % 2, f"mark:{cell}")
    (only,) = hints(TTT, see(match.game, 0, Stream.from_number(1)), Stream.from_number(1))
    assert (only.code, only.visits) == ("mark:8", 0)
    assert [part.key for part in only.why] == ["hint-only"]


def test_the_hint_command_shows_the_question_and_the_options(capsys, tmp_path: Path) -> None:
    match = a_match(TTT, "Ann,Bob")
    for number, cell in enumerate((0, 3, 1, 4)):
        match.choose(number % 2, f"mark:{cell}")
    file = saved(match, tmp_path)
    assert cli.run(["hint", file]) == 0
    said = capsys.readouterr().out
    assert "mark:2" in said
    assert "of the victory" in said
    assert cli.run(["hint", file]) == 0
    assert capsys.readouterr().out == said, "the same seed, the same hint"


def test_a_match_that_is_over_has_no_hint(capsys, tmp_path: Path) -> None:
    match = a_match(TTT)
    for number, cell in enumerate((0, 3, 1, 4, 2)):
        match.choose(number % 2, f"mark:{cell}")
    assert cli.run(["hint", saved(match, tmp_path)]) == 2
    assert capsys.readouterr().err.endswith("is over, there is nothing to choose; watch it with 'chimera replay'.\n")


@pytest.mark.parametrize(("content", "says"), [(None, "cannot be read"), ("hello\n", "chimera")])
def test_a_file_that_is_no_match_is_refused_in_one_sentence(
    capsys, tmp_path: Path, content: str | None, says: str
) -> None:
    file = tmp_path / "other.chimera"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    assert cli.run(["hint", str(file)]) == 2
    said = capsys.readouterr().err
    assert says in said.lower()
    assert said.count("\n") == 1
