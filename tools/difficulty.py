"""Writes how often teams of bots win into a game's difficulty.yaml, which is shown where people choose what to play.

    chimera sim blind_evolution --team normal --games 60 --over scenario --seed 9001 --json \
        | python tools/difficulty.py --over scenario
    python tools/difficulty.py --series    the series that are stored, as options of `chimera report`
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from chimera.engine.card import find, games
from chimera.engine.difficulty import FILE, difficulty_of, tried


def lines(series: dict[str, Any], over: list[str]) -> list[str]:
    """The file: one row per value of these settings and number of players."""
    found = [
        "# Written by tools/difficulty.py from a series of `chimera sim`; percent won, with 95 % intervals (Wilson).",
        f"game: {series['game']}",
        f"seed: {series['seed']}",
        "rows:",
    ]
    for team in series["teams"]:
        won, low, high = [round(100 * team[key], 1) for key in ("win_rate", "win_rate_low", "win_rate_high")]
        settings = ", ".join(f"{name}: {json.dumps(team['settings'][name])}" for name in over)
        row = f"settings: {{{settings}}}, players: {len(team['bots'])}, team: {team['bots'][0]}"
        found.append(f"  - {{{row}, games: {team['games']}, won: {won}, low: {low}, high: {high}}}")
    return found


def stored() -> list[str]:
    """Per game with a stored difficulty its name and the options with which it is measured again."""
    measured = [card for card in games().values() if difficulty_of(card)]
    return [" ".join([card.name, *(f"--over {name}" for name in tried(card))]) for card in measured]


def main() -> None:
    """A series on the standard input becomes the file of its game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--over", action="append", default=[], help="a setting of which every value was tried")
    parser.add_argument("--series", action="store_true", help="say what is stored, and write nothing")
    asked = parser.parse_args()
    if asked.series:
        print("\n".join(stored()))
        return
    series = json.load(sys.stdin)
    path = find(series["game"]).folder / FILE
    path.write_text("\n".join(lines(series, asked.over)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
