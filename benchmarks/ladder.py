"""The ladder of a game: each level against seats full of greedy-1, seats rotating, on all cores.

    python benchmarks/ladder.py evo                    200 matches for normal, 100 for hard, 40 for expert
    python benchmarks/ladder.py evo --part 0.1         a tenth of them, to see whether it works
    python benchmarks/ladder.py evo --levels hard      one level only

Results are kept below build/ladder as they come; a ladder that was stopped goes on. The table is Markdown.
Run it compiled: PYTHONPATH=$(python tools/compile.py) python benchmarks/ladder.py evo
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

import chimera
from chimera.engine import COMPILED
from chimera.engine.card import GameCard, find
from chimera.engine.reasons import ChimeraError
from chimera.lab.ratings import Bout
from chimera.lab.simulate import Plan, checked, play_match, spread, wilson

YARDSTICK: Final = "greedy-1"
MATCHES: Final = {"random": 200, "easy": 200, "normal": 200, "hard": 100, "expert": 40}
PLAYERS: Final = {"evo": 4, "dice_mutants": 3}
KEPT: Final = Path(__file__).resolve().parent.parent / "build" / "ladder"


class Line(msgspec.Struct, frozen=True):
    """One match: the level's share, and the seconds it took."""

    bout: Bout
    seconds: float


def play(plan_of: tuple[str, str, int, int], number: int) -> Line:
    """One match: the level sits on one seat, the yardstick on all others."""
    game, level, players, seed = plan_of
    seat = number % players
    bots = tuple(level if s == seat else YARDSTICK for s in range(players))
    began = time.process_time()
    played = play_match(Plan(game, bots, seed, find(game).full_settings({})), number)
    seconds = time.process_time() - began
    return Line(Bout(number, bots, played.shares, played.scores, played.decisions), seconds)


def edition(card: GameCard) -> str:
    """What the matches depend on, as a short hash: matches of other bots or rules are not counted."""
    digest = hashlib.sha256()
    for folder in (Path(chimera.__file__).parent / "engine", Path(chimera.__file__).parent / "bots", card.folder):
        for file in sorted([*folder.rglob("*.py"), *folder.rglob("*.yaml")]):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:8]


def matches(card: GameCard, level: str, players: int, games: int, seed: int, jobs: int) -> list[Line]:
    """The matches of a level: those kept already, and the rest."""
    file = KEPT / f"{card.name}-{players}p-{level}-seed{seed}-{edition(card)}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = file.read_bytes() if file.exists() else b""
    whole = kept[: kept.rfind(b"\n") + 1]
    lines = [msgspec.json.decode(line, type=Line) for line in whole.splitlines()]
    todo = range(len(lines), games)
    if whole != kept:  # the last line was cut off
        file.write_bytes(whole)
    with file.open("ab") as out, closing(spread(partial(play, (card.name, level, players, seed)), todo, jobs)) as new:
        for line in new:
            out.write(msgspec.json.encode(line) + b"\n")
            out.flush()
            lines.append(line)
            if sys.stderr.isatty():
                print(f"\r{level} {len(lines)}/{games}", end="", file=sys.stderr, flush=True)
    return lines[:games]


def row(level: str, lines: Sequence[Line], players: int) -> str:
    """A line of the table."""
    won = sum(line.bout.shares[line.bout.number % players] for line in lines)
    low, high = wilson(won, len(lines))
    per_match = sum(line.seconds for line in lines) / len(lines)
    return (
        f"| {level} | {len(lines)} | {won:.1f} | {won / len(lines):.1%} | {low:.1%} to {high:.1%} | {per_match:.2f} s |"
    )


def main() -> None:
    """Climb."""
    said = argparse.ArgumentParser(description="The levels of a game against greedy-1.")
    said.add_argument("game")
    said.add_argument("--players", type=int)
    said.add_argument("--levels", default="random,easy,normal,hard,expert")
    said.add_argument("--part", type=float, default=1.0, help="this part of the matches")
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = said.parse_args()
    try:
        card = find(given.game)
        players = given.players or PLAYERS.get(given.game, max(2, card.players[0]))
        levels = given.levels.split(",")
        for level in levels:
            checked(card, [level] + [YARDSTICK] * (players - 1), 1, {})
        began = time.monotonic()
        print(f"{card.title}, {players} players, one of them against {YARDSTICK}; fair is {1 / players:.1%}.")
        print(f"Seed {given.seed}, {'compiled' if COMPILED else 'interpreted'}, {given.jobs} processes.\n")
        print("| level | matches | won | win rate | 95 % interval | CPU per match |\n|---|---|---|---|---|---|")
        for level in levels:
            games = max(1, round(MATCHES.get(level, 200) * given.part))
            print(row(level, matches(card, level, players, games, given.seed, given.jobs), players), flush=True)
        print(f"\n{(time.monotonic() - began) / 60:.1f} minutes.")
    except ChimeraError as error:
        raise SystemExit(str(error)) from None
    except KeyboardInterrupt:
        raise SystemExit("\nStopped; the same command goes on.") from None


if __name__ == "__main__":
    main()
