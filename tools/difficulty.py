"""Writes how often teams of normal bots win into a game's difficulty.yaml, which the app may show.

    chimera sim blind_evolution --team normal --games 60 --over scenario --seed 501 --json \
        | python tools/difficulty.py src/chimera/games/blind_evolution/difficulty.yaml
"""

from __future__ import annotations

import json
import sys
from pathlib import Path


def lines(series: dict[str, object]) -> list[str]:
    """The file: one row per setting and number of players."""
    found = [
        "# Written by tools/difficulty.py from a series of `chimera sim`; percent won, with 95 % intervals (Wilson).",
        f"game: {series['game']}",
        f"seed: {series['seed']}",
        "rows:",
    ]
    teams = series["teams"]
    assert isinstance(teams, list)
    for team in teams:
        won, low, high = [round(100 * team[key], 1) for key in ("win_rate", "win_rate_low", "win_rate_high")]
        row = f"scenario: {team['settings']['scenario']}, players: {len(team['bots'])}, team: {team['bots'][0]}"
        found.append(f"  - {{{row}, games: {team['games']}, won: {won}, low: {low}, high: {high}}}")
    return found


def main() -> None:
    """A series on the standard input becomes the file that is named."""
    Path(sys.argv[1]).write_text("\n".join(lines(json.load(sys.stdin))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
