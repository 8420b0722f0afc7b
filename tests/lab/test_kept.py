"""A series that is stopped goes on with the matches that are done, whatever stopped it, and comes to the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from chimera import cli
from chimera.engine.card import GameCard, find
from chimera.engine.reasons import ChimeraError
from chimera.lab import kept, observe
from chimera.lab.observe import Story, forget, series_file
from chimera.lab.simulate import Plan
from tests.toys.brigade.game import CARD

PLAN = Plan("brigade", ("random",) * 3, 4, CARD.full_settings({}))
OTHER = Plan("brigade", ("random",) * 2, 4, CARD.full_settings({}))
GAMES = 12


@pytest.fixture(autouse=True)
def on_the_shelf(shelve: Callable[[GameCard], GameCard]) -> None:
    shelve(CARD)


@pytest.fixture
def numbers(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the matches that are played, in this process."""
    noted: list[int] = []

    def noting(plan: Plan, some: Sequence[int]) -> list[Story]:
        noted.extend(some)
        return [observe.observe_match(plan, number) for number in some]

    monkeypatch.setattr(observe, "observe_batch", noting)
    return noted


def stopped_after(matches: int) -> Callable[[int], None]:
    """Somebody who presses Ctrl-C when so many matches are done."""
    seen = 0

    def progress(n: int) -> None:
        nonlocal seen
        seen += n
        if seen >= matches:
            raise KeyboardInterrupt

    return progress


def test_a_stopped_series_goes_on_and_comes_to_the_same(tmp_path: Path, numbers: list[int]) -> None:
    whole = observe.observe(PLAN, GAMES, 1)
    numbers.clear()
    with pytest.raises(KeyboardInterrupt):
        observe.observe(PLAN, GAMES, 1, stopped_after(5), tmp_path)
    first = numbers[:]
    assert 5 <= len(first) < GAMES
    numbers.clear()
    shown: list[int] = []
    assert observe.observe(PLAN, GAMES, 1, shown.append, tmp_path) == whole
    assert first + numbers == list(range(GAMES)), "none is played twice"
    assert (shown[0], sum(shown)) == (len(first), GAMES), "the bar begins where it was"
    numbers.clear()
    assert observe.observe(PLAN, GAMES, 1, None, tmp_path) == whole
    assert numbers == []


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, numbers: list[int]) -> None:
    whole = observe.observe(PLAN, GAMES, 1, None, tmp_path)
    file = series_file(tmp_path, PLAN)[0]
    file.write_bytes(file.read_bytes()[:-7])
    numbers.clear()
    assert observe.observe(PLAN, GAMES, 1, None, tmp_path) == whole
    assert numbers == [GAMES - 1]
    assert file.read_bytes().count(b"\n") == GAMES + 1


def test_series_do_not_mix_and_are_gone_when_they_are_forgotten(tmp_path: Path, numbers: list[int]) -> None:
    mine, others = observe.observe(PLAN, 3, 1, None, tmp_path), observe.observe(OTHER, 3, 1, None, tmp_path)
    assert [len(story.shares) for story in (mine[0], others[0])] == [3, 2]
    assert len(list(tmp_path.iterdir())) == 2
    forget([PLAN], tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == [series_file(tmp_path, OTHER)[0].name]


def test_matches_of_another_program_are_not_taken(
    tmp_path: Path, numbers: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    observe.observe(PLAN, 3, 1, None, tmp_path)
    numbers.clear()
    monkeypatch.setattr(kept, "program", lambda: "a later one")
    observe.observe(PLAN, 3, 1, None, tmp_path)
    assert numbers == [0, 1, 2]


def test_a_folder_that_cannot_be_written_is_said_with_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "series").write_text("not a folder")
    with pytest.raises(ChimeraError, match="CHIMERA_HOME"):
        observe.observe(PLAN, 3, 1, None, tmp_path / "series")


def test_a_report_that_is_stopped_says_so_and_goes_on(
    tmp_path: Path, numbers: list[int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHIMERA_HOME", str(tmp_path))
    out = tmp_path / "page.html"
    command = [
        "report",
        "brigade",
        "--team",
        "random",
        "--players",
        "3",
        "--games",
        "12",
        "--jobs",
        "1",
        "-o",
        str(out),
    ]
    add = kept.Kept.add

    def failing(self: kept.Kept[kept.Series, Story], file: object, more: Sequence[Story]) -> None:
        add(self, file, more)  # type: ignore[arg-type]
        if any(story.number >= 6 for story in more):
            raise KeyboardInterrupt

    monkeypatch.setattr(kept.Kept, "add", failing)
    assert cli.run(command) == 130
    assert "the same command goes on" in capsys.readouterr().err
    assert not out.exists()
    first = numbers[:]
    assert len(first) < 12
    numbers.clear()
    monkeypatch.setattr(kept.Kept, "add", add)
    assert cli.run(command) == 0
    assert first + numbers == list(range(12))
    assert out.exists()
    assert list((tmp_path / "series").iterdir()) == [], "the page is written, so nothing is kept"
    assert find("brigade").together
