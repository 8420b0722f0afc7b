"""Tunes the weights of a game's greedy bot against greedy-1, and says whether the result is better.

    nice -n 19 python benchmarks/tune.py evo                    tune, then judge
    python benchmarks/tune.py evo --judge greedy --games 2000   judge a set that weights.yaml holds

Generations are kept below build/tune as they come; a tuning that was stopped goes on. A set is worth keeping only if,
on matches it was not tuned on, the lower end of its 95 % interval is above the fair share. Then append it to the game's
weights.yaml with the command and the figures. Runs on one core, best compiled.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from chimera.engine.card import GameCard, find
from chimera.engine.dice import Dice, Stream, open_seed
from chimera.engine.reasons import ChimeraError
from chimera.lab.simulate import play_between, wilson
from chimera.lab.tuning import Generation, evolve

YARDSTICK: Final = "greedy-1"
PLAYERS: Final = {"evo": 4, "dice_mutants": 3}
KEPT: Final = Path(__file__).resolve().parent.parent / "build" / "tune"
JUDGED_ON: Final = 7_000_000  # numbers of matches that no tuning uses
LEAD: Final = 0.02  # of a point of lead, how much counts beside winning: it tells near misses from disasters


class Rival:
    """Sets of weights of one game at the table with the yardstick."""

    def __init__(self, game: str, players: int | None) -> None:
        self.card: GameCard = find(game)
        if YARDSTICK not in self.card.bots:
            raise ChimeraError(f"{self.card.title} has no {YARDSTICK} to be measured against; choose another game.")
        self.bot: Any = import_module(f"{type(self.card).__module__.rsplit('.', 1)[0]}.bot")
        self.players = players or PLAYERS.get(game, self.card.players[0])

    def play(self, weights: Sequence[float], number: int) -> tuple[float, float]:
        """One match on a seat that rotates: the share of the victory, and the lead over the best other seat."""
        seat = number % self.players
        bots = [self.card.bots[YARDSTICK]] * self.players
        bots[seat] = self.bot.Greedy(list(weights)).choose
        g = self.card.new(self.players, Dice.from_seed(open_seed(number // self.players), self.card.purposes))
        streams = [Stream.from_number(number, f"tune/{s}") for s in range(self.players)]
        played = play_between(self.card, g, bots, streams)
        best = max(score for s, score in enumerate(played.scores) if s != seat)
        return played.shares[seat], float(played.scores[seat] - best)

    def fitness(self, weights: Sequence[float], first: int, games: int) -> float:
        """How well weights do in some matches."""
        found = [self.play(weights, first + i) for i in range(games)]
        return sum(share + LEAD * lead for share, lead in found) / games

    def judge(self, weights: Sequence[float], games: int) -> bool:
        """Say how weights do on matches nobody tuned on, and whether they are better than the yardstick."""
        won = sum(self.play(weights, JUDGED_ON + i)[0] for i in range(games))
        low, high = wilson(won, games)
        fair = 1 / self.players
        print(
            f"{games} matches with {self.players}, one of them against {YARDSTICK}: {won:.1f} won, {won / games:.1%},"
        )
        print(f"95 % interval {low:.1%} to {high:.1%}, fair is {fair:.1%}: {'better' if low > fair else 'not better'}.")
        return low > fair


def main() -> None:
    """Tune, judge."""
    said = argparse.ArgumentParser(description="Tune the weights of a game's greedy bot.")
    said.add_argument("game")
    said.add_argument("--players", type=int)
    said.add_argument("--start", default="greedy", help="the set to begin with")
    said.add_argument("--generations", type=int, default=30)
    said.add_argument("--pairs", type=int, default=8)
    said.add_argument("--matches", type=int, default=40, help="per set and generation")
    said.add_argument("--width", type=float, default=0.25)
    said.add_argument("--speed", type=float, default=1.0)
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--games", type=int, default=1000, help="matches of the judgement")
    said.add_argument("--judge", help="only judge this set of weights.yaml")
    given = said.parse_args()
    try:
        rival = Rival(given.game, given.players)
        # where weights belong to pieces, they come fitted to the edition in the box
        sets: dict[str, list[float]] = getattr(rival.card.box, "sets", None) or rival.bot.SETS
        for name in (given.judge or given.start,):
            if name not in sets:
                raise ChimeraError(f"There is no set of weights '{name}'; there are: {', '.join(sets)}.")
        if given.judge:
            rival.judge(sets[given.judge], given.games)
            return
        file = (
            KEPT / f"{given.game}-{rival.players}p-{given.start}-{given.pairs}x{given.matches}-seed{given.seed}.jsonl"
        )
        file.parent.mkdir(parents=True, exist_ok=True)
        kept = file.read_bytes().splitlines() if file.exists() else []
        done = [msgspec.json.decode(line, type=Generation) for line in kept]
        began = time.process_time()

        def told(each: Generation) -> None:
            with file.open("ab") as out:
                out.write(msgspec.json.encode(each) + b"\n")
            print(f"{each.number:3} crowd {each.fitness:+.3f}  {time.process_time() - began:5.0f} s", flush=True)

        found = evolve(
            done[-1].mean if done else sets[given.start],
            lambda weights, number: rival.fitness(weights, number * given.matches, given.matches),
            given.generations,
            given.pairs,
            given.width,
            given.speed,
            given.seed,
            told,
            len(done),
        )
        print("weights:", ", ".join(f"{weight:.3g}" for weight in found))
        rival.judge([float(f"{weight:.3g}") for weight in found], given.games)
    except ChimeraError as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main()
