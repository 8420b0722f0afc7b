"""Tuning of numbers by playing: a small evolution strategy.

A generation is a crowd of pairs, each a step from the mean and the opposite step, all judged on the same matches. The
mean then moves towards the steps that did well, by rank alone, so that one lucky match does not count for more.
Numbers change by factors: a weight stays positive, and large and small ones are tuned alike.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from chimera.engine.dice import Stream

WORD: Final = 1 << 30


class Generation(msgspec.Struct, frozen=True):
    """One generation: its number, the mean it ended with, and how its crowd did."""

    number: int
    mean: list[float]
    fitness: float


def normal(stream: Stream) -> float:
    """A number from the bell curve (Box and Muller)."""
    u = (stream.below(WORD) + 1) / (WORD + 1)
    return math.sqrt(-2.0 * math.log(u)) * math.cos(2.0 * math.pi * stream.below(WORD) / WORD)


def utilities(fitness: Sequence[float]) -> list[float]:
    """What each of a crowd counts, by rank: the better half counts for, the others count nothing; less the mean."""
    n = len(fitness)
    best_first = sorted(range(n), key=lambda i: (-fitness[i], i))
    raw = [0.0] * n
    for rank, i in enumerate(best_first):
        raw[i] = max(0.0, math.log(n / 2 + 1) - math.log(rank + 1))
    total = sum(raw)
    return [value / total - 1.0 / n for value in raw]


def evolve(
    start: Sequence[float],
    fitness: Callable[[Sequence[float], int], float],
    generations: int,
    pairs: int = 8,
    width: float = 0.25,
    speed: float = 1.0,
    seed: int = 1,
    told: Callable[[Generation], None] | None = None,
    first: int = 0,
) -> list[float]:
    """Better numbers: `fitness(numbers, generation)` says how well some numbers do on a generation's matches.

    A tuning that was stopped goes on with the mean it was told last, and the number of the generation after it.
    """
    mean = [math.log(number) for number in start]
    for number in range(first, generations):
        stream = Stream.from_number(number, f"tuning {seed}")
        steps: list[list[float]] = []
        for _ in range(pairs):
            step = [normal(stream) for _ in mean]
            steps += [step, [-x for x in step]]
        crowd = [[math.exp(m + width * x) for m, x in zip(mean, step, strict=True)] for step in steps]
        found = [fitness(numbers, number) for numbers in crowd]
        weights = utilities(found)
        for k in range(len(mean)):
            mean[k] += speed * width * sum(weight * step[k] for weight, step in zip(weights, steps, strict=True))
        if told is not None:
            told(Generation(number, [math.exp(m) for m in mean], sum(found) / len(found)))
    return [math.exp(m) for m in mean]
