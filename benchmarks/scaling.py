"""How many more matches two processes simulate than one: interleaved runs, the median of their ratios.

PYTHONPATH=$(python tools/compile.py) python benchmarks/scaling.py evo
"""

from __future__ import annotations

import argparse
import os
import statistics
import time

from chimera.engine import COMPILED
from chimera.engine.card import find
from chimera.engine.reasons import ChimeraError
from chimera.lab.simulate import simulate


def seconds(game: str, bots: list[str], games: int, jobs: int) -> float:
    """The time of one series, by the clock on the wall, starting the processes included."""
    began = time.perf_counter()
    simulate(find(game), bots, games, 1, jobs=jobs)
    return time.perf_counter() - began


def main() -> None:
    """Measure."""
    said = argparse.ArgumentParser(description="Matches per second by two processes against one.")
    said.add_argument("game", nargs="?", default="evo")
    said.add_argument("--bot", default="greedy")
    said.add_argument("--players", type=int, default=4)
    said.add_argument("--games", type=int, default=400)
    said.add_argument("--rounds", type=int, default=5)
    given = said.parse_args()
    bots = [given.bot] * given.players
    try:
        simulate(find(given.game), bots, 4, 1, jobs=1)  # read everything once
        pairs = [
            (seconds(given.game, bots, given.games, 1), seconds(given.game, bots, given.games, 2))
            for _ in range(given.rounds)
        ]
    except ChimeraError as error:
        raise SystemExit(str(error)) from None
    build = "compiled" if COMPILED else "interpreted"
    print(f"{given.game}, {given.players} x {given.bot}, {given.games} matches, {build}, {os.cpu_count()} cores")
    for one, two in pairs:
        print(f"one process {given.games / one:8.1f} matches/s   two {given.games / two:8.1f}   {one / two:.2f}x")
    print(f"median {statistics.median(one / two for one, two in pairs):.2f}x (budget 1.8x)")


if __name__ == "__main__":
    main()
