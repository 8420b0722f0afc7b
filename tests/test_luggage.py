"""What people bring to a match by the command line: their files, choices of seats, and the match before."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from chimera.cli import run
from chimera.engine.card import GameCard, Plan, Setting, find
from chimera.engine.dice import Dice
from chimera.engine.game import Game
from chimera.engine.matchfile import load_match, text_of
from chimera.engine.record import Match, Seat
from chimera.engine.trouble import Trouble
from tests.matches import play_on
from tests.toys.camp import CARD, CampCard

Capture = pytest.CaptureFixture[str]
Shelve = Callable[[GameCard], GameCard]


@pytest.fixture(autouse=True)
def on_the_shelf(shelve: Shelve) -> None:
    shelve(CARD)


def file(folder: Path, text: str = "chimera: camp/night\nwolves: 2\n", name: str = "night.yaml") -> Path:
    """A file that somebody wrote."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def refused(capsys: Capture, *arguments: str | Path) -> str:
    """The one sentence with which a command is refused."""
    assert run([str(argument) for argument in arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


# content check


def test_a_scenario_of_ones_own_is_checked_and_it_is_said_how_many_can_play_it(capsys: Capture, tmp_path: Path) -> None:
    assert run(["content", "check", str(file(tmp_path))]) == 0
    said = capsys.readouterr().out
    assert said == "night.yaml is a valid camp/night file. Camp can be played with it by 1, 2 or 3.\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("chimera: camp/night\nwolves: none\n", r"night.yaml, line 2: wolves is 'none', .*; write one such as 4\."),
        ("chimera: camp/night\nwolfs: 2\n", r"night.yaml, line 2: .*wolves"),
        (
            "chimera: camp/nights\nwolves: 2\n",
            r"night.yaml, line 1: the kind 'camp/nights' is not known, .*'camp/night'",
        ),
        ("wolves: 2\n", r"night.yaml, line 1: the first key must be 'chimera'"),
    ],
)
def test_a_scenario_that_cannot_be_read_is_refused_with_line_and_remedy(
    capsys: Capture, tmp_path: Path, text: str, says: str
) -> None:
    assert re.match(says, refused(capsys, "content", "check", file(tmp_path, text)))
    if "nights" not in text:
        said = refused(capsys, "play", "camp", "--file", tmp_path / "night.yaml")
        assert re.match(says, said), "a match is refused by the same words"


def test_a_scenario_is_also_tried_at_a_table(capsys: Capture, tmp_path: Path, shelve: Shelve) -> None:
    """A schema does not see everything: here two wolves are too few for three heroes, and one is for none."""

    class Proud(CampCard):
        def set_up(self, plan: Plan, dice: Dice, rules: int) -> Game:
            if self.files_in() and self.box.wolves < plan.seats:
                raise Trouble("plain", sentence="Too few wolves; add some.")
            return super().set_up(plan, dice, rules)

    shelve(Proud())
    assert run(["content", "check", str(file(tmp_path))]) == 0
    assert capsys.readouterr().out.endswith("Camp can be played with it by 1 or 2.\n")
    Proud.players = (2, 3)
    shelve(Proud())
    one = file(tmp_path, "chimera: camp/night\nwolves: 1\n")
    assert refused(capsys, "content", "check", one) == "Too few wolves; add some.\n"


# play


def played(tmp_path: Path, *arguments: str | Path, name: str = "p.chimera") -> Match:
    """A match that bots play to its end."""
    path = tmp_path / name
    assert run(["play", *map(str, arguments), "--save", str(path)]) == 0
    return load_match(path)


def test_a_file_and_the_choices_of_seats_are_brought_to_a_match(tmp_path: Path) -> None:
    where = file(tmp_path)
    chosen = ["--choose", "1:hero=bard", "--choose", "1:tent=blue"]
    header = played(tmp_path, "camp", "--seats", "random,random", "--file", where, *chosen).header
    assert header.files == {"night.yaml": where.read_text(encoding="utf-8")}
    assert header.choices == ({"hero": "knight", "tent": "red"}, {"hero": "bard", "tent": "blue"})


def test_a_choice_is_read_as_the_value_it_writes(tmp_path: Path, shelve: Shelve) -> None:
    class Numbered(CampCard):
        seat_choices = (*CampCard.seat_choices, Setting("bed", (1, 2), "which"), Setting("snores", (False, True), "or"))

    shelve(Numbered())
    asked = ["--choose", "0:bed=2", "--choose", "0:snores=true"]
    choices = played(tmp_path, "camp", "--seats", "random", *asked).header.choices
    assert choices[0] == {"hero": "knight", "tent": "red", "bed": 2, "snores": True}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--choose", "hero=bard"], "'hero=bard' is no choice of a seat; write SEAT:NAME=VALUE"),
        (["--choose", "0:bard"], "'0:bard' is no choice of a seat; write SEAT:NAME=VALUE"),
        (["--choose", "2:hero=bard"], "'2:hero=bard' is for no seat of 2; seats are counted from 0 to 1."),
        (["--choose", "0:horse=bay"], "a seat cannot choose a 'horse'; it can choose: hero, tent."),
        (["--choose", "0:hero=smith"], "The hero of a seat cannot be 'smith'; choose one of: knight, archer, bard."),
        (["--choose", "0:hero=bard", "--choose", "1:hero=bard"], "Two seats want the hero 'bard'"),
        (["--choose", "0:hero=bard", "--choose", "0:hero=knight"], "Seat 0 chooses its hero twice"),
        (["--file", "nowhere.yaml"], "nowhere.yaml: the file cannot be read"),
        (["--file", "a/n.yaml", "--file", "b/n.yaml"], "Two files are called n.yaml; rename one of them."),
        (["--after", "nowhere.chimera"], "nowhere.chimera cannot be read"),
    ],
)
def test_what_cannot_be_brought_is_refused_in_one_sentence(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for folder in "ab":
        (tmp_path / folder).mkdir()
        file(tmp_path / folder, name="n.yaml")
    assert says in refused(capsys, "play", "camp", "--seats", "random,random", *arguments)
    assert says in refused(capsys, "sim", "camp", "--bots", "random,random", *arguments)


def test_a_file_that_is_too_large_is_refused_before_it_is_taken_for_garbage(capsys: Capture, tmp_path: Path) -> None:
    large = file(tmp_path, "chimera: camp/night\nwolves: 2 # " + "ü" * 200_000)
    assert "the file is too large" in refused(capsys, "play", "camp", "--file", large)


def test_a_game_that_takes_no_files_says_so(capsys: Capture, tmp_path: Path) -> None:
    assert "Pig takes no files of your own" in refused(capsys, "play", "pig", "--file", file(tmp_path))


# a campaign


def test_the_next_match_of_a_campaign_has_the_same_seats_choices_and_files_and_what_is_carried(
    capsys: Capture, tmp_path: Path
) -> None:
    many = file(tmp_path, "chimera: camp/night\nwolves: 20\n")
    wishes = ["--option", "dogs=false", "--choose", "1:hero=bard", "--file", many]
    first = played(tmp_path, "camp", "--seats", "random,greedy", *wishes)
    assert f"chimera play --after {tmp_path / 'p.chimera'}" in " ".join(capsys.readouterr().out.split())
    second = played(tmp_path, "--after", tmp_path / "p.chimera", name="q.chimera")
    assert second.header.carried == '{"wounds":1}'
    for part in ("game", "seats", "settings", "choices", "files"):
        assert getattr(second.header, part) == getattr(first.header, part)
    third = played(tmp_path, "camp", "--after", tmp_path / "q.chimera", "--choose", "0:hero=archer", name="r.chimera")
    assert third.header.carried == '{"wounds":2}'
    assert [seat["hero"] for seat in third.header.choices] == ["archer", "bard"]


def test_other_people_may_go_on_with_a_campaign(tmp_path: Path) -> None:
    played(tmp_path, "camp", "--seats", "random,greedy", "--choose", "0:hero=bard")
    second = played(tmp_path, "--after", tmp_path / "p.chimera", "--seats", "random", name="q.chimera")
    assert second.header.seats == (Seat("random", "random"),)
    assert [seat["hero"] for seat in second.header.choices] == ["knight"], "who chose the bard has left"
    assert second.header.carried


def test_a_match_from_which_nothing_goes_on_is_refused(capsys: Capture, tmp_path: Path) -> None:
    running = tmp_path / "running.chimera"
    running.write_text(text_of(Match.new(CARD, [Seat("a"), Seat("b")])), encoding="utf-8")
    assert "is not over yet; finish it with" in refused(capsys, "play", "--after", running)
    alone = tmp_path / "pig.chimera"
    alone.write_text(text_of(play_on(Match.new(find("pig"), [Seat("a"), Seat("b")]), 10_000)), encoding="utf-8")
    assert "no campaign goes on from it" in refused(capsys, "play", "--after", alone)
    assert "pig.chimera is a match of pig, not of camp" in refused(capsys, "play", "camp", "--after", alone)
