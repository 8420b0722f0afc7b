"""Tournaments: the same whatever the jobs, resumed where they were stopped, and clear about what is wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from chimera import cli
from chimera.engine.card import find
from chimera.engine.reasons import ChimeraError
from chimera.lab.ratings import Bout
from chimera.lab.tournament import Event, hold, seating

PIG = find("pig")
MAIN = "from chimera.cli import main; main()"  # Ctrl-C is heard, even where the tests run in the background


def event(bots: tuple[str, ...], players: int) -> Event:
    return Event("pig", bots, players, 100, 1, {})


def held(file: Path, games: int = 24, jobs: int = 1, **more) -> list[Bout]:
    return hold(PIG, ["greedy", "random"], 3, games, 1, file, jobs=jobs, **more)


def test_every_pair_meets_both_ways_and_each_bot_sits_everywhere() -> None:
    bots = ("a", "b", "c")
    seats = [seating(event(bots, 3), number) for number in range(18)]
    assert len(set(seats)) == 18, "six ordered pairs, three seats"
    for one in bots:
        for seat in range(3):
            alone = [row for row in seats if row[seat] == one and row.count(one) == 1]
            assert len(alone) == 2, "against each of the others"
    assert seats[0] == ("a", "b", "b")


def test_jobs_do_not_change_the_result_or_the_file(tmp_path: Path) -> None:
    one = held(tmp_path / "one", jobs=1)
    two = held(tmp_path / "two", jobs=2)
    assert one == two
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert [bout.number for bout in one] == list(range(24))


def test_a_bout_says_who_sat_where_and_who_won(tmp_path: Path) -> None:
    for bout in held(tmp_path / "file"):
        assert sorted(set(bout.bots)) == ["greedy", "random"]
        assert sum(bout.shares) == pytest.approx(1.0)
        assert max(bout.scores) >= 100
        assert bout.scores[bout.shares.index(max(bout.shares))] == max(bout.scores)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "file"
    told: list[int] = []

    def stop_at_nine(n: int) -> None:
        told.append(n)
        if sum(told) == 9:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        held(file, jobs=jobs, progress=stop_at_nine)
    kept = file.read_bytes().splitlines()
    assert len(kept) == 1 + 9
    told.clear()
    bouts = held(file, jobs=jobs, progress=told.append)
    assert told == [9] + [1] * 15
    assert bouts == held(tmp_path / "whole")
    assert file.read_bytes() == (tmp_path / "whole").read_bytes()


def test_a_line_cut_off_in_the_middle_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "file"
    whole = held(file)
    raw = file.read_bytes()
    for length in (len(raw) - 1, len(raw) - 40, 30):  # in the last line, and in the first
        file.write_bytes(raw[:length])
        assert held(file) == whole
        assert file.read_bytes() == raw


def test_a_tournament_can_be_made_longer_and_looked_at_again(tmp_path: Path) -> None:
    file = tmp_path / "file"
    short = held(file, 10)
    long = held(file, 20)
    assert long[:10] == short
    size = file.stat().st_size
    assert held(file, 10) == short
    assert file.stat().st_size == size, "nothing was played again"


def test_another_tournament_does_not_go_into_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    held(file, 4)
    before = file.read_bytes()
    for bots, players, seed, settings in (
        (["greedy", "easy"], 3, 1, {}),
        (["greedy", "random"], 2, 1, {}),
        (["greedy", "random"], 3, 2, {}),
        (["greedy", "random"], 3, 1, {"variant": "sprint"}),
    ):
        with pytest.raises(ChimeraError, match="holds another tournament"):
            hold(PIG, bots, players, 4, seed, file, settings, jobs=1)
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"hello\n", b"hello", b"{}\n", b'{"game":"pig"}\nx\n', b"\xff\xfe\n", b"\n"])
def test_a_file_that_is_no_tournament_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    with pytest.raises(ChimeraError, match="is not the file of a tournament; choose another name"):
        held(file)
    assert file.read_bytes() == content


def test_a_place_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("", encoding="utf-8")
    for place in (tmp_path, tmp_path / "taken" / "file"):
        with pytest.raises(ChimeraError, match=r"cannot be (read|written)"):
            held(place)


@pytest.mark.parametrize(
    ("bots", "players", "games", "says"),
    [
        (["greedy"], 3, 5, "two or more different bots"),
        (["greedy", "greedy"], 3, 5, "two or more different bots"),
        (["greedy", "gredy"], 3, 5, r"No bot for Pig is called 'gredy'; did you mean greedy\?"),
        (["greedy", "random"], 1, 5, "Pig is for 2 to 6 players, not 1"),
        (["greedy", "random"], 7, 5, "Pig is for 2 to 6 players, not 7"),
        (["greedy", "random"], 3, 0, "at least 1 match, not 0"),
    ],
)
def test_what_cannot_be_held_is_said_before_anything_is_written(
    tmp_path: Path, bots: list[str], players: int, games: int, says: str
) -> None:
    with pytest.raises(ChimeraError, match=says):
        hold(PIG, bots, players, games, 1, tmp_path / "file")
    assert not (tmp_path / "file").exists()


def test_the_command_keeps_its_results_and_prints_a_ladder(capsys, home: Path) -> None:
    command = ["tournament", "tic_tac_toe", "--bots", "greedy,random", "--games", "20", "--jobs", "1"]
    assert cli.run([*command, "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert list(shown) == ["game", "players", "games", "seed", "ladder"]
    assert [row["bot"] for row in shown["ladder"]] == ["greedy", "random"]
    assert cli.run(command) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Tic-tac-toe, 2 players, 20 matches, seed 1" in said
    (file,) = (home / "tournaments").iterdir()
    head, *lines = file.read_bytes().splitlines()
    assert msgspec.json.decode(head, type=Event).bots == ("greedy", "random")
    assert len(lines) == 20


def test_the_command_refuses_unknown_bots_and_impossible_seats_in_one_sentence(capsys, home: Path) -> None:
    for arguments, says in (
        (["evo", "--bots", "greedy,gredy"], "No bot for Evo is called 'gredy'"),
        (["evo", "--bots", "greedy,random", "--players", "9"], "Evo is for 2 to 5 players, not 9"),
        (["evo", "--bots", "greedy"], "two or more different bots"),
        (["chess"], "There is no game called 'chess'"),
    ):
        assert cli.run(["tournament", *arguments]) == 2
        said = capsys.readouterr().err
        assert says in said
        assert said.count("\n") == 1
    assert not (home / "tournaments").exists()


def test_ctrl_c_stops_all_processes_and_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "file"
    program = [sys.executable, "-c", "import signal; signal.signal(2, signal.default_int_handler)\n" + MAIN]
    command = [*program, "tournament", "pig", "--games", "20000", "--jobs", "2", "--file", str(file)]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    try:
        until = time.monotonic() + 120
        while not (file.exists() and file.read_bytes().count(b"\n") > 5):
            assert running.poll() is None
            assert time.monotonic() < until, "nothing was played"
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to every process
        _, said = running.communicate(timeout=120)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 130
    assert said.strip() == f"Stopped; the same command goes on with what is kept in {file}"
