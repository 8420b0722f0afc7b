"""A program killed at any moment loses at most the choice being typed."""

from __future__ import annotations

import os
import random
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from chimera.cli import run
from chimera.engine.matchfile import MatchFile, load_match, text_of
from chimera.engine.record import FORCED
from tests.keyboard import Players

KILLS = 30
ACTED = re.compile(r"^(?:> )?  (You|random) (?:rolls? a|banks?) ", re.MULTILINE)  # one such line per choice


class Player:
    """A match being played in another process, which can be killed."""

    def __init__(self, players: Players, arguments: list[str]) -> None:
        far_in, self.keyboard = os.pipe()
        self.screen, far_out = os.pipe()
        self.pid = players.start(arguments, far_in, far_out)
        os.close(far_in)
        os.close(far_out)
        self.seen = ""

    def read(self, seconds: float) -> bool:
        """Read what has come; False when nothing more will."""
        ready, _, _ = select.select([self.screen], [], [], seconds)
        data = os.read(self.screen, 65536) if ready else b""
        self.seen += data.decode()
        return bool(data)

    def until_asked(self) -> bool:
        """Wait for the next question; False when the match is over."""
        start = len(self.seen)
        while not self.seen.endswith("> ") or len(self.seen) == start:
            if not self.read(30):
                return False
        return True

    def type(self, line: str) -> None:
        os.write(self.keyboard, line.encode() + b"\n")

    def kill(self) -> list[str]:
        """Kill it, and say who was seen to act."""
        with suppress(ProcessLookupError):  # the match may be over
            os.kill(self.pid, signal.SIGKILL)
        while self.read(30):  # until the screen is closed: the process is gone
            pass
        os.close(self.keyboard)
        os.close(self.screen)
        return ["me" if name == "You" else name for name in ACTED.findall(self.seen)]


@pytest.fixture
def players(tmp_path: Path) -> Iterator[Players]:
    found = Players(tmp_path)
    yield found
    found.close()


def test_at_most_the_choice_being_typed_is_lost(players: Players, tmp_path: Path) -> None:
    rnd = random.Random(4)
    file = tmp_path / "k.chimera"
    arguments = ["play", "pig", "--seats", "me,random", "--option", "variant=twelve", "--save", str(file)]
    before: list[str] = []
    for number in range(KILLS):
        player = Player(players, arguments)
        typed = 0
        going = player.until_asked()
        for _ in range(rnd.randrange(4)):
            if going:
                player.type(rnd.choice(["roll", "roll", "hold"]))
                typed += 1
                going = player.until_asked()
        if going and number % 5 != 4:  # every fifth is killed while it waits
            size = file.stat().st_size
            player.type(rnd.choice(["roll", "hold"]))
            typed += 1
            if number % 5 == 3:  # as soon as the disk has it, most likely before anything is said
                deadline = time.monotonic() + 5
                while file.stat().st_size == size and time.monotonic() < deadline:
                    pass
            elif number % 5 == 2:  # as soon as it is said
                said = len(ACTED.findall(player.seen))
                while len(ACTED.findall(player.seen)) == said and player.read(5):
                    pass
            else:
                time.sleep(rnd.random() * 0.004 * (number % 5))
        acted = player.kill()
        resumed = MatchFile.resume(file)
        resumed.close()
        names = ["me", "random"]
        now = [names[entry.seat] for entry in resumed.match.line]
        assert now[: len(before)] == before, "what was there stays there"
        fresh = now[len(before) :]
        assert fresh[: len(acted)] == acted, "what was told is on the disk"
        chosen = [e for e in resumed.match.line[len(before) :] if e.seat == 0 and e.note != FORCED]
        assert len(chosen) in (typed, typed - 1), "only the last choice typed can be missing"
        assert text_of(load_match(file)) == file.read_text(encoding="utf-8")
        before = now
        arguments = ["play", "--resume", str(file)]
        if resumed.match.game.outcome() is not None:
            break
    assert len(before) > KILLS or resumed.match.game.outcome() is not None


def test_a_kill_between_a_choice_and_its_checks_is_mended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices and checks are one write, but a disk may keep only a part of it: every part is tried."""
    file = tmp_path / "k.chimera"
    typed = iter(["roll" if n % 3 else "hold" for n in range(49)])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed, "quit"))
    assert run(["play", "pig", "--seats", "me,random", "--seed", "5", "--save", str(file)]) == 0
    whole = file.read_bytes()
    start = whole.index(b"= ") - 60
    for end in range(start, min(len(whole), start + 400), 4):
        file.write_bytes(whole[:end])
        MatchFile.resume(file).close()
        mended = file.read_bytes()
        assert mended == whole[: len(mended)]
        assert len(mended) >= whole[:end].rfind(b"\n") + 1


def test_a_real_program_killed_in_the_middle_leaves_a_match_to_go_on_with(tmp_path: Path) -> None:
    file = tmp_path / "k.chimera"
    command = [sys.executable, "-c", "from chimera.cli import main; main()"]
    with subprocess.Popen(
        [*command, "play", "pig", "--seats", "me,you", "--seed", "7", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "CHIMERA_HOME": str(tmp_path)},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"roll\n")
        process.stdin.flush()
        seen = b""
        while b"me rolls" not in seen:
            seen += os.read(process.stdout.fileno(), 65536)
        process.kill()
    assert process.returncode == -signal.SIGKILL
    assert [entry.line for entry in load_match(file).line] == ["0 roll"]
