"""The command line, command by command, as a person or a program meets it."""

from __future__ import annotations

import copy
import fcntl
import io
import json
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from chimera.cli import run
from chimera.engine import COMPILED
from chimera.engine.card import GameCard, find, games
from chimera.engine.matchfile import load_match, text_of
from chimera.engine.record import Match, Seat
from chimera.lab import bench_worker
from chimera.lab.bench import in_free_order
from tests.matches import a_match, play_on, whole
from tests.toys import bazaar

ROOT = Path(__file__).parent.parent
CHIMERA = [sys.executable, "-c", "from chimera.cli import main; main()"]
ALL_GAMES = list(games())

Capture = pytest.CaptureFixture[str]


def said(capsys: Capture, *arguments: str, status: int = 0) -> str:
    """What a command prints; nothing may come on standard error."""
    assert run(list(arguments)) == status
    out, err = capsys.readouterr()
    assert err == ""
    return out


def shown(capsys: Capture, *arguments: str) -> str:
    """What a command prints, when it fits into 80 columns; only paths may be longer."""
    out = said(capsys, *arguments)
    assert [line for line in out.splitlines() if len(line) > 80 and "/" not in line] == []
    return out


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A whole match of tic-tac-toe."""
    path = tmp_path / "ttt.chimera"
    path.write_text(text_of(whole(find("tic_tac_toe"), "Ann,random")), encoding="utf-8")
    return path


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Prepare what is typed."""
    waiting = list(lines)

    def read(prompt: str = "") -> str:
        print(prompt)
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    monkeypatch.setattr("builtins.input", read)


# games, version, help


def test_games_lists_the_shelf(capsys: Capture) -> None:
    out = shown(capsys, "games")
    assert re.search(r"^pig +2-6 +5 ", out, re.MULTILINE)
    assert re.search(r"^tic_tac_toe +2 +1 ", out, re.MULTILINE)
    for name in ALL_GAMES:
        assert re.search(rf"^{name} ", out, re.MULTILINE)


def test_version_says_which_build_this_is(capsys: Capture) -> None:
    assert said(capsys, "version").endswith(" (compiled)\n" if COMPILED else " (interpreted)\n")


def test_about_says_what_can_be_set_and_how_hard_it_is(capsys: Capture) -> None:
    out = shown(capsys, "about", "blind_evolution", "--language", "en")
    assert "The Borrowed Shadow [borrowed_shadow]" in out
    assert "How often teams of normal bots win (60 matches each, 95% interval)" in out
    assert len(re.findall(r"\d+% \(\d+ to \d+\)", out)) == 9
    assert "How often" not in shown(capsys, "about", "pig")
    assert "Coup de vent" in shown(capsys, "about", "storm_watch", "--language", "fr")


@pytest.mark.parametrize("command", ["games", "play", "sim", "replay", "rules", "bench", "content"])
def test_every_command_has_a_help_page(capsys: Capture, command: str) -> None:
    assert f"Usage: chimera {command} " in shown(capsys, command, "--help")


@pytest.mark.parametrize("arguments", [[], ["content"]])
def test_without_a_command_help_is_shown(capsys: Capture, arguments: list[str]) -> None:
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert "Usage: chimera" in out
    assert err == ""


# play


def test_a_scripted_game_is_played_and_kept(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed(monkeypatch, "roll", "hold", "quit")
    path = tmp_path / "p.chimera"
    out = said(capsys, "play", "pig", "--seats", "me,Bob", "--seed", "7", "--save", str(path))
    assert "me rolls a" in out
    assert f"Go on with: chimera play --resume {path}" in out
    match = load_match(path)
    assert [entry.line for entry in match.line][:1] == ["0 roll"]
    assert match.header.open_number == 7


def test_a_match_is_kept_at_home_when_no_place_is_named(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    typed(monkeypatch, "hold")
    said(capsys, "play", "pig", "--seats", "me,Bob")
    (kept,) = (home / "matches").iterdir()
    assert kept.name.startswith("pig-")
    match = load_match(kept)
    assert len(match.line) == 1
    assert match.header.open_number is None


def test_play_goes_on_where_it_was_left(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = str(tmp_path / "p.chimera")
    typed(monkeypatch, "mark:0")
    said(capsys, "play", "tic_tac_toe", "--seats", "me,you", "--save", path)
    typed(monkeypatch, "", "mark:3", "", "mark:1", "", "mark:4", "", "mark:2")
    out = said(capsys, "play", "--resume", path)
    assert "Three in a row." in out
    assert "is fair: 5 choices" in said(capsys, "replay", path, "--verify")
    assert "Three in a row." in said(capsys, "play", "--resume", path), "a finished match shows its end"


def test_a_setting_can_be_chosen(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed(monkeypatch)
    path = tmp_path / "p.chimera"
    said(capsys, "play", "pig", "--option", "variant=twelve", "--save", str(path))
    assert load_match(path).header.settings == {"variant": "twelve"}


def test_left_out_seats_are_a_person_and_a_bot(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed(monkeypatch)
    path = tmp_path / "p.chimera"
    said(capsys, "play", "pig", "--save", str(path))
    assert load_match(path).header.seats == (Seat("me"), Seat("greedy", "greedy"))


def test_bots_alone_play_to_the_end(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "p.chimera"
    out = said(capsys, "play", "pig", "--seats", "random,greedy,random", "--save", str(path))
    assert "The target is reached." in out
    assert load_match(path).game.outcome() is not None


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_game_is_drawn_and_asked_within_80_columns(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, game: str, tmp_path: Path
) -> None:
    most = find(game).players[1]
    names = ",".join(["a person of quite a long name", *["random"] * (most - 1)])
    typed(monkeypatch, *["1", "help", "look", "log", "? 1"] * 4)
    path = tmp_path / "p.chimera"
    shown(capsys, "play", game, "--seats", names, "--seed", "3", "--save", str(path))
    match = load_match(path)
    assert len([entry for entry in match.line if entry.seat == 0]) >= 4 or match.game.outcome() is not None


def test_play_without_a_terminal_and_a_game_says_how_to_play(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert "chimera play pig --seats me,random" in said(capsys, "play")


def test_a_game_through_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "p.chimera"
    command = [*CHIMERA, "play", "tic_tac_toe", "--seats", "me,you", "--save", str(path)]
    done = subprocess.run(command, input="mark:0\n\nmark:4\n", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "me marks the top left corner." in done.stdout
    assert [entry.line for entry in load_match(path).line] == ["0 mark:0", "1 mark:4"]


def at_a_keyboard() -> None:
    """In the child: this terminal is its own, and Ctrl-C reaches it even when the tests run in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A chimera in a terminal of its own."""

    def __init__(self, *arguments: str, env: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, b"\x18\x00\x50\x00\x00\x00\x00\x00")  # 24 rows, 80 columns
        self.process = subprocess.Popen(
            [*CHIMERA, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            preexec_fn=at_a_keyboard,
            env={**os.environ, "TERM": "xterm", **env},
        )
        os.close(slave)
        self.seen = ""

    def until(self, text: str, nudge: str = "") -> str:
        """Read until a text appears; everything since the last time. Whoever nudges presses a key again and again."""
        deadline = time.monotonic() + 30
        while text not in self.seen:
            left = deadline - time.monotonic()
            ready, _, _ = select.select([self.master], [], [], max(0, min(left, 2) if nudge else left))
            if not ready and nudge and left > 0:
                self.type(nudge)
                continue
            assert ready, f"{text!r} did not appear; seen: {self.seen!r}"
            try:
                data = os.read(self.master, 65536)
            except OSError:  # the other side is closed
                data = b""
            assert data, f"{text!r} did not appear before the end; seen: {self.seen!r}"
            self.seen += data.decode()
        before, _, self.seen = self.seen.partition(text)
        return before

    def type(self, line: str) -> None:
        os.write(self.master, line.encode())

    def close(self) -> int:
        """Wait for the end; the exit status."""
        try:
            while os.read(self.master, 65536):
                pass
        except OSError:
            pass
        os.close(self.master)
        return self.process.wait(timeout=30)


def test_a_game_in_a_real_terminal(home: Path) -> None:
    terminal = Terminal("play", env={"CHIMERA_HOME": str(home)})
    terminal.until("Which game? ")
    terminal.type("none\r")
    terminal.until("Which game? ")
    terminal.type("pig\r")
    terminal.until("> ")
    terminal.type("hold\r")
    assert "You bank 0" in terminal.until("> ")
    terminal.type("quit\r")
    terminal.until("Go on with: chimera play --resume ")
    assert terminal.close() == 0
    (kept,) = (home / "matches").iterdir()
    assert load_match(kept).log[0] == "0 hold"


def test_ctrl_c_in_a_terminal_leaves_the_match_on_the_disk(tmp_path: Path, home: Path) -> None:
    path = tmp_path / "c.chimera"
    terminal = Terminal("play", "pig", "--seed", "7", "--save", str(path), env={"CHIMERA_HOME": str(home)})
    terminal.until("> ")
    terminal.type("roll\r")
    terminal.until("> ")
    terminal.type("\x03")
    terminal.until("The match is kept in", nudge="\x03")  # Python can miss one that comes before it waits for a key
    assert terminal.close() == 0
    assert [entry.line for entry in load_match(path).line] == ["0 roll"]


def test_a_reader_that_goes_away_is_no_fault() -> None:
    command = " ".join(f"'{part}'" for part in [*CHIMERA, "rules", "pig"])
    done = subprocess.run(["sh", "-c", f"{command} | head -1"], capture_output=True, text=True, check=True)
    assert done.stdout == "Setting up\n"
    assert "Traceback" not in done.stderr


# sim


def test_sim_is_the_same_for_every_number_of_jobs(capsys: Capture) -> None:
    results = []
    for jobs in ("1", "2"):
        out = said(capsys, "sim", "pig", "--bots", "greedy,random", "--games", "60", "--jobs", jobs, "--json")
        results.append(json.loads(out))
        assert results[-1].pop("decisions_per_second") > 0
    assert results[0] == results[1]
    result = results[0]
    assert list(result) == ["game", "players", "games", "seed", "decisions", "seats"]
    assert [result[key] for key in ("game", "players", "games", "seed")] == ["pig", 2, 60, 1]
    assert [list(row) for row in result["seats"]] == [
        ["bot", "wins", "win_rate", "win_rate_low", "win_rate_high", "mean_score"]
    ] * 2
    assert [row["bot"] for row in result["seats"]] == ["greedy", "random"]


def test_another_seed_is_another_series(capsys: Capture) -> None:
    first, second = (
        json.loads(said(capsys, "sim", "pig", "--games", "10", "--jobs", "1", "--seed", seed, "--json"))["decisions"]
        for seed in ("1", "2")
    )
    assert first != second


def test_one_bot_alone_sits_everywhere(capsys: Capture) -> None:
    out = said(capsys, "sim", "pig", "--players", "3", "--games", "3", "--jobs", "1", "--json")
    assert [row["bot"] for row in json.loads(out)["seats"]] == ["random"] * 3


def test_a_setting_counts_in_sim(capsys: Capture) -> None:
    short, long = (
        json.loads(said(capsys, "sim", "pig", "--games", "9", "--jobs", "1", "--option", f"variant={v}", "--json"))
        for v in ("sprint", "twelve")
    )
    assert short["decisions"] < long["decisions"]


def test_sim_for_people_is_a_table(capsys: Capture) -> None:
    out = shown(capsys, "sim", "tic_tac_toe", "--games", "5", "--jobs", "1", "--bots", "greedy,random")
    assert "Tic-tac-toe: 5 matches, seed 1" in out
    assert re.search(r"0 +greedy +\d+\.\d +\d+\.\d% ", out)
    assert re.search(r"^\d+ decisions, [\d,]+ per second$", out, re.MULTILINE)


# replay


def test_replay_tells_the_match(capsys: Capture, file: Path) -> None:
    out = shown(capsys, "replay", str(file))
    match = load_match(file)
    assert len(re.findall(r"^ +\d+  (Ann|random): Mark the ", out, re.MULTILINE)) == len(match.line)


def test_replay_step_draws_the_table_after_every_choice(capsys: Capture, file: Path) -> None:
    out = shown(capsys, "replay", "--step", str(file))
    assert out.count("cells") >= len(load_match(file).line)


def test_replay_step_waits_in_a_terminal(file: Path, home: Path) -> None:
    terminal = Terminal("replay", "--step", str(file), env={"CHIMERA_HOME": str(home)})
    terminal.until("Enter goes on, q stops. ")
    terminal.type("\r")
    assert "   2  " in terminal.until("Enter goes on, q stops. ")
    terminal.type("q\r")
    assert terminal.close() == 0


def test_verify_says_that_a_match_is_fair(capsys: Capture, file: Path) -> None:
    out = said(capsys, "replay", str(file), "--verify")
    assert out.startswith("ttt.chimera is fair: ")
    assert out.count("\n") == 1
    commitment = load_match(file).header.commitment
    assert said(capsys, "replay", str(file), "--commitment", commitment) == out


def test_verify_of_a_secret_seed(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "s.chimera"
    match = Match.new(find("pig"), [Seat("Ann"), Seat("Bob")])
    path.write_text(text_of(play_on(match, 10_000)), encoding="utf-8")
    out = said(capsys, "replay", str(path), "--verify", "--commitment", match.header.commitment)
    assert "a seed committed to before the first choice" in out


# rules, content


@pytest.mark.parametrize("game", ["pig", "tic_tac_toe"])
def test_rules_prints_every_rule_with_its_id(capsys: Capture, game: str) -> None:
    out = shown(capsys, "rules", game)
    ids = re.findall(r"^- id: (\S+)$", (find(game).folder / "ledger.yaml").read_text(encoding="utf-8"), re.MULTILINE)
    assert ids
    assert [line for line in out.splitlines() if not line.startswith(" ") and line.startswith(game)] == ids


@pytest.mark.parametrize(("game", "count"), [("pig", 10), ("tic_tac_toe", 6)])
def test_every_rule_of_the_reference_games_has_a_test(capsys: Capture, game: str, count: int) -> None:
    out = said(capsys, "rules", game, "--coverage", "--tests", str(ROOT / "tests"))
    assert out.endswith(f"covered {count} of {count}\n")
    assert f"reference/test_{game}_rules.py::test_" in out


def test_coverage_says_what_is_missing(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(
        "import pytest\n@pytest.mark.rule('pig.turn.enough', 'pig.no.such')\ndef test_a(): pass\n", encoding="utf-8"
    )
    out = said(capsys, "rules", "pig", "--coverage", "--tests", str(tmp_path), status=1)
    assert "pig.end.bound has no test." in out
    assert "names the rule 'pig.no.such', which the ledger does not have" in out
    assert out.endswith("covered 1 of 10\n")


def test_coverage_counts_one_part_of_a_large_game(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = "- id: pig.{}\n  rule: r\n  where: w\n  example: e\n"
    text = record.format("one") + record.format("two") + "  part: 1\n" + record.format("three") + "  part: 2\n"
    (tmp_path / "parts.yaml").write_text(text, encoding="utf-8")
    mark = "import pytest\n@pytest.mark.rule('pig.one', 'pig.two')\ndef test_a(): pass\n"
    (tmp_path / "test_parts.py").write_text(mark, encoding="utf-8")
    card = copy.copy(find("pig"))
    card.folder, card.ledger = tmp_path, ("parts.yaml",)
    monkeypatch.setattr("chimera.cli.contents.find", lambda name: card)
    looking = ["rules", "pig", "--coverage", "--tests", str(tmp_path)]
    first = said(capsys, *looking, "--part", "1")
    assert first.endswith("covered 2 of 2\n")
    assert "pig.three" not in first
    second = said(capsys, *looking, "--part", "2", status=1)
    assert second == "pig.three\npig.three has no test.\ncovered 0 of 1\n"
    assert said(capsys, *looking, status=1).endswith("covered 2 of 3\n")
    assert shown(capsys, "rules", "pig", "--part", "2") == "Three\npig.three\n  r\n"


def test_a_part_that_the_rules_do_not_have_is_refused(capsys: Capture) -> None:
    assert run(["rules", "pig", "--coverage", "--part", "2"]) == 2
    assert "The rules of pig have no part 2; choose another one" in capsys.readouterr().err


def test_content_check_reads_all_of_ours(capsys: Capture) -> None:
    out = shown(capsys, "content", "check")
    assert "pig: variants.yaml is a valid pig/variants file" in out
    assert len(out.splitlines()) == sum(len(card.content) for card in games().values())


def test_content_check_reads_one_file(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("chimera: pig/variants\nvariants:\n  - {id: mine, source: own, target: 70}\n", encoding="utf-8")
    assert said(capsys, "content", "check", str(path)).startswith("mine.yaml is a valid pig/variants file")


def test_content_check_names_the_texts_that_new_content_lacks(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evo = games()["evo"]
    folder = tmp_path / "evo"
    shutil.copytree(evo.folder, folder)
    file = folder / "content" / "genes.yaml"
    tail = "  - {id: long_tail, source: own, effect: {op: add, stats: [legs], amount: 1}}\n"
    file.write_text(file.read_text(encoding="utf-8") + tail, encoding="utf-8")
    new = type("CopiedEvo", (type(evo),), {"folder": folder})()
    monkeypatch.setattr("chimera.cli.contents.games", lambda: {"evo": new})
    assert run(["content", "check"]) == 2
    names = "gene-long_tail, gene-long_tail-text; add a line such as 'gene-long_tail = ...' for each"
    assert capsys.readouterr().err == f"evo: no text is written for {names} to {folder / 'messages' / 'en.ftl'}.\n"


# bench


def test_bench_prints_its_figures_as_json(capsys: Capture) -> None:
    result = json.loads(said(capsys, "bench", "--json", "--rounds", "1", "--seconds", "0.01"))
    assert list(result) == ["compiled", "games", "ratios"]
    assert result["compiled"] is COMPILED
    assert list(result["games"]) == ALL_GAMES
    for figures in result["games"].values():
        assert list(figures) == ["decisions_per_second", "games_per_second", "clone_us"]
        assert all(figure > 0 for figure in figures.values())
    ratios = result["ratios"]
    assert list(ratios) == [
        "compiled_vs_interpreted",
        "vs_tic_tac_toe",
        "vs_open_spiel",
        "ismcts_vs_tic_tac_toe",
        "free_order_vs_ordinary",
    ]
    assert list(ratios["vs_tic_tac_toe"]) == ALL_GAMES
    assert ratios["vs_tic_tac_toe"]["tic_tac_toe"] == 1.0
    assert list(ratios["ismcts_vs_tic_tac_toe"]) == ALL_GAMES
    assert all(0 < ratio < 1 for ratio in ratios["ismcts_vs_tic_tac_toe"].values())
    assert list(ratios["compiled_vs_interpreted"]) == (ALL_GAMES if COMPILED else [])
    assert list(ratios["free_order_vs_ordinary"]) == [name for name in ALL_GAMES if in_free_order(name)]


def test_a_decision_in_free_order_is_measured_beside_those_of_one_seat(shelve: Callable[[GameCard], GameCard]) -> None:
    shelve(bazaar.CARD)
    assert in_free_order("bazaar")
    assert not in_free_order("evo")
    free, alone = bench_worker.decisions("bazaar", 4)
    assert {type(g.agenda[-1]).__name__ for g, _ in free} == {"Stalls"}
    assert {type(g.agenda[-1]).__name__ for g, _ in alone} == {"Turn", "Window", "Place", "Pack"}
    figures = bench_worker.free_order("bazaar", 4, 0.04)
    assert list(figures) == ["free_us", "ordinary_us"]
    assert all(figure > 0 for figure in figures.values())


# Faults of our own


def test_a_fault_of_our_own_is_kept_for_a_report(capsys: Capture, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr("chimera.cli.contents.find", broken)
    assert run(["rules", "pig"]) == 70
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"Chimera met a fault of its own and stopped; please report it with the file {home / 'crash.txt'}.\n"
    assert "RuntimeError: a bug" in (home / "crash.txt").read_text(encoding="utf-8")


def test_a_home_that_cannot_be_made_is_a_sentence(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("CHIMERA_HOME", str(tmp_path / "file"))
    assert run(["play", "pig"]) == 2
    assert "cannot be made (Not a directory); say where with --save FILE." in capsys.readouterr().err


def test_a_forked_match_can_be_verified_by_anyone(capsys: Capture, tmp_path: Path) -> None:
    from chimera.engine.dice import Stream

    fork = play_on(a_match(find("pig")), 9).fork(5, 0, Stream.from_number(1, "f"))
    path = tmp_path / "f.chimera"
    path.write_text(text_of(play_on(fork, 10_000)), encoding="utf-8")
    assert "is fair" in said(capsys, "replay", str(path), "--verify")
