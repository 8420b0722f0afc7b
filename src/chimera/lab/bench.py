"""Benchmarks: interleaved runs, the median counts, user CPU time, ratios within one run."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from rich.table import Table

import chimera
from chimera.engine import COMPILED
from chimera.engine.agenda import Together
from chimera.engine.card import games
from chimera.engine.reasons import EngineBug

# of the package, for an interpreted copy; the page is a link, if it is there at all
LEFT_OUT: Final = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
PLAYERS: Final = 4  # or as near as a game allows
YARDSTICK: Final = "tic_tac_toe"
OPEN_SPIEL: Final = ("tic_tac_toe", "pig")  # games both have; two players


class Worker:
    """A process with one build of the package."""

    def __init__(self, folder: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-m", "chimera.lab.bench_worker"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
        self.compiled: bool = self.answer()["compiled"]

    def answer(self) -> dict[str, Any]:
        """The worker's next line."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise EngineBug("A process of the benchmark died.")
        found: dict[str, Any] = json.loads(line)
        return found

    def run(self, job: str, game: str, players: int, seconds: float) -> dict[str, float]:
        """One measurement."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"job": job, "game": game, "players": players, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        return self.answer()

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


@contextmanager
def interpreted_copy() -> Iterator[Path]:
    """The package without its extensions, for as long as it is needed."""
    source = Path(chimera.__file__).parent
    with tempfile.TemporaryDirectory(prefix="chimera-interpreted-") as folder:
        shutil.copytree(source, Path(folder) / "chimera", ignore=LEFT_OUT)
        yield Path(folder)


def seats_for(name: str) -> int:
    """The number of players a game is measured with."""
    low, high = games()[name].players
    return min(max(PLAYERS, low), high)


def in_free_order(name: str) -> bool:
    """Whether a game has a step in which all act in any order."""
    return any(issubclass(step, Together) for step in games()[name].steps)


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    """All figures of `chimera bench --json`."""
    names = list(games())
    spiel: list[str] = [
        name for name in OPEN_SPIEL if name in names and importlib.util.find_spec("pyspiel") is not None
    ]
    runs: dict[tuple[str, ...], list[dict[str, float]]] = {}
    with ExitStack() as stack:
        here = stack.enter_context(Worker(Path(chimera.__file__).parent.parent))
        plain = stack.enter_context(Worker(stack.enter_context(interpreted_copy()))) if COMPILED else None
        for _ in range(rounds):
            for name in names:
                seats = seats_for(name)
                for job in ("playouts", "clone", "ismcts"):
                    runs.setdefault((job, name), []).append(here.run(job, name, seats, seconds))
                if in_free_order(name):
                    runs.setdefault(("free_order", name), []).append(here.run("free_order", name, seats, seconds))
                if plain is not None:
                    runs.setdefault(("interpreted", name), []).append(plain.run("playouts", name, seats, seconds))
            for name in spiel:
                for job in ("plain", "open_spiel"):
                    runs.setdefault((job, name), []).append(here.run(job, name, 2, seconds))
    return summary(names, spiel, runs)


def summary(names: list[str], spiel: list[str], runs: dict[tuple[str, ...], list[dict[str, float]]]) -> dict[str, Any]:
    """Medians, and medians of the ratios of runs that stood side by side."""
    speed = "decisions_per_second"

    def median(job: str, name: str, what: str) -> float:
        return statistics.median(run[what] for run in runs[job, name])

    def ratio(job: str, name: str, other: str, other_name: str, what: str = speed, digits: int = 3) -> float:
        pairs = zip(runs[job, name], runs[other, other_name], strict=True)
        return round(statistics.median(a[what] / b[speed] for a, b in pairs), digits)

    figures = {
        name: {
            speed: round(median("playouts", name, speed)),
            "games_per_second": round(median("playouts", name, "games_per_second"), 1),
            "clone_us": round(median("clone", name, "clone_us"), 3),
        }
        for name in names
    }
    ratios = {
        "compiled_vs_interpreted": {n: ratio("playouts", n, "interpreted", n) for n in names} if COMPILED else {},
        "vs_tic_tac_toe": {n: ratio("playouts", n, "playouts", YARDSTICK) for n in names},
        "vs_open_spiel": {n: ratio("plain", n, "open_spiel", n) for n in spiel},
        "ismcts_vs_tic_tac_toe": {
            n: ratio("ismcts", n, "playouts", YARDSTICK, "iterations_per_second", 5) for n in names
        },
    }
    ratios["free_order_vs_ordinary"] = {
        name: round(statistics.median(run["free_us"] / run["ordinary_us"] for run in found), 2)
        for (job, name), found in runs.items()
        if job == "free_order"
    }
    return {"compiled": COMPILED, "games": figures, "ratios": ratios}


def table(result: dict[str, Any]) -> Table:
    """The figures for people."""
    made = Table(title=f"{'compiled' if result['compiled'] else 'interpreted'} build", box=None, padding=(0, 2, 0, 0))
    made.add_column("game")
    for column in ("decisions/s", "games/s", "clone us", "x interpr.", "x ttt", "search x ttt", "x OpenSpiel"):
        made.add_column(column, justify="right")
    ratios = result["ratios"]
    for name, row in result["games"].items():
        parts = [
            (ratios[key].get(name), digits)
            for key, digits in (
                ("compiled_vs_interpreted", 2),
                ("vs_tic_tac_toe", 2),
                ("ismcts_vs_tic_tac_toe", 4),
                ("vs_open_spiel", 2),
            )
        ]
        made.add_row(
            name,
            f"{row['decisions_per_second']:,}",
            f"{row['games_per_second']:,}",
            f"{row['clone_us']:.2f}",
            *("-" if part is None else f"{part:.{digits}f}" for part, digits in parts),
        )
    return made


def free_order_lines(result: dict[str, Any]) -> list[str]:
    """What free order costs, for people: a line for each game that has it."""
    ratios = result["ratios"]["free_order_vs_ordinary"]
    return [f"{name}: a decision in free order costs {ratio:.2f} of an ordinary one" for name, ratio in ratios.items()]
