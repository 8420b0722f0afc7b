"""One process of the benchmark: reads a job per line, answers with numbers. Run with either build of the package."""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from chimera.bots.ismcts import WHOLE, Manner, Search
from chimera.bots.levels import HARD, own_greedy
from chimera.engine import COMPILED
from chimera.engine.agenda import Together, choose, options, play_out, turn
from chimera.engine.card import find
from chimera.engine.dice import Dice, Stream
from chimera.engine.game import Game, Opt

STARTS: Final = 8
CLONES: Final = 2000
AGAIN: Final = 5  # matches from each start, for decisions of all kinds
DECISIONS: Final = 100  # of a kind

Decision = tuple[Game, Opt]  # a position and what is chosen there


def starts(name: str, players: int) -> list[Game]:
    """Some first positions of a game."""
    card = find(name)
    return [card.new(players, Dice.from_number(seed, card.purposes)) for seed in range(STARTS)]


def fresh(start: Game, stream: Stream) -> Game:
    """A copy of a first position with dice of its own."""
    g = start.clone()
    if start.dice.purposes:
        g.dice = Dice.sandbox(stream, start.dice.purposes)
    return g


def timed(seconds: float, one: Callable[[], int]) -> tuple[int, int, float]:
    """Repeat something for so many seconds of CPU time: decisions, repeats, seconds."""
    decisions = repeats = 0
    began = time.process_time()
    while True:
        decisions += one()
        repeats += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return decisions, repeats, spent


def playouts(name: str, players: int, seconds: float) -> dict[str, float]:
    """Random playouts inside the engine."""
    first = starts(name, players)
    stream = Stream.from_number(1, "bench")
    bound = find(name).bound(players)
    turns = [0]

    def one() -> int:
        turns[0] += 1
        return play_out(fresh(first[turns[0] % STARTS], stream), stream, bound)

    decisions, repeats, spent = timed(seconds, one)
    return {"decisions_per_second": decisions / spent, "games_per_second": repeats / spent}


def middle(name: str, players: int, start: int = 0) -> Game:
    """A position in the middle of a match at random: half of its decisions are made."""
    stream = Stream.from_number(2 + start, "bench")
    g = fresh(starts(name, players)[start], stream)
    length = play_out(g.clone(), Stream.from_number(3 + start, "bench"), find(name).bound(players))
    made = 0
    while made < length // 2 and turn(g) >= 0:
        seat = turn(g)
        opts = options(g, seat)
        made += len(opts) > 1
        choose(g, seat, opts[stream.below(len(opts))])
    return g


@cache
def decisions(name: str, players: int) -> tuple[list[Decision], list[Decision]]:
    """Choices at random in free order, and those of one seat that is asked alone.

    What ends a free-order step is left out, since the rest of the round may follow from it.
    """
    free: list[Decision] = []
    alone: list[Decision] = []
    stream = Stream.from_number(4, "bench")
    for start in starts(name, players) * AGAIN:
        g = fresh(start, stream)
        while turn(g) >= 0:
            before, step, seat = g.clone(), g.agenda[-1], turn(g)
            opts = options(g, seat)
            opt = opts[stream.below(len(opts))]
            choose(g, seat, opt)
            if len(opts) > 1 and step.seat >= 0:
                alone.append((before, opt))
            elif len(opts) > 1 and isinstance(step, Together) and any(type(s) is type(step) for s in g.agenda):
                free.append((before, opt))
    return some(free), some(alone)


def some(made: list[Decision]) -> list[Decision]:
    """Of many decisions so many, from all matches: a larger set would be slower only because it fills no cache."""
    return made[:: max(1, len(made) // DECISIONS)][:DECISIONS]


def cost(made: list[Decision], seconds: float) -> float:
    """What it takes to ask and to carry out a choice, in microseconds; copying, measured beside it, is taken off."""
    found: list[float] = []
    began = time.process_time()
    while not found or time.process_time() - began < seconds:
        first = time.process_time()
        for g, _ in made:
            g.clone()
        second = time.process_time()
        for g, opt in made:
            copy = g.clone()
            seat = turn(copy)
            options(copy, seat)
            choose(copy, seat, opt)
        found.append((time.process_time() - second) - (second - first))
    return statistics.median(found) / len(made) * 1e6


def free_order(name: str, players: int, seconds: float) -> dict[str, float]:
    """A decision in a free-order step and an ordinary one of the same game, each in microseconds."""
    free, alone = decisions(name, players)
    return {"free_us": cost(free, seconds / 2), "ordinary_us": cost(alone, seconds / 2)}


def clone(name: str, players: int, seconds: float) -> dict[str, float]:
    """The time of one clone in the middle of a match, in microseconds."""
    g = middle(name, players)

    def one() -> int:
        for _ in range(CLONES):
            g.clone()
        return CLONES

    copies, _, spent = timed(seconds / 4, one)
    return {"clone_us": spent / copies * 1e6}


def ismcts(name: str, players: int, seconds: float) -> dict[str, float]:
    """Iterations of the search in the middle of a match, each with a rollout to the end; trees as large as hard's."""
    card = find(name)
    games = [g for g in (middle(name, players, start) for start in range(STARTS)) if turn(g) >= 0]
    manner = Manner(rollout=WHOLE)
    grown = [0]
    searches: list[Search] = []

    def one() -> int:
        if not searches or searches[0].iterations == HARD.iterations:
            g = games[grown[0] % len(games)]
            grown[0] += 1
            stream = Stream.from_number(grown[0], "bench")
            searches[:] = [Search(g, turn(g), stream, card.scale, own_greedy(card), manner, card.together)]
        searches[0].iterate()
        return 1

    iterations, _, spent = timed(seconds, one)
    return {"iterations_per_second": iterations / spent}


def plain_loop(name: str, players: int, seconds: float) -> dict[str, float]:
    """The plain Python loop of a program that uses the engine from outside."""
    first = starts(name, players)
    stream = Stream.from_number(1, "bench")
    rnd = random.Random(1).random
    turns = [0]

    def one() -> int:
        turns[0] += 1
        g = fresh(first[turns[0] % STARTS], stream)
        decisions = 0
        seat = turn(g)
        while seat >= 0:
            opts = options(g, seat)
            if len(opts) > 1:
                decisions += 1
            choose(g, seat, opts[int(rnd() * len(opts))])
            seat = turn(g)
        return decisions

    decisions, _, spent = timed(seconds, one)
    return {"decisions_per_second": decisions / spent}


def open_spiel_loop(name: str, players: int, seconds: float) -> dict[str, float]:
    """The same loop on OpenSpiel; chance is drawn by its probabilities."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    rnd = random.Random(1).random

    def one() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = rnd()
                drawn = 0
                for action, chance in state.chance_outcomes():
                    drawn = action
                    left -= chance
                    if left <= 0.0:
                        break
                state.apply_action(drawn)
            else:
                actions = state.legal_actions()
                if len(actions) > 1:
                    decisions += 1
                state.apply_action(actions[int(rnd() * len(actions))])
        return decisions

    decisions, _, spent = timed(seconds, one)
    return {"decisions_per_second": decisions / spent}


JOBS: Final = {
    "playouts": playouts,
    "clone": clone,
    "ismcts": ismcts,
    "free_order": free_order,
    "plain": plain_loop,
    "open_spiel": open_spiel_loop,
}


def main() -> None:
    """Answer jobs until the input ends."""
    print(json.dumps({"compiled": COMPILED}), flush=True)
    for line in sys.stdin:
        job = json.loads(line)
        print(json.dumps(JOBS[job["job"]](job["game"], job["players"], job["seconds"])), flush=True)


if __name__ == "__main__":
    main()
