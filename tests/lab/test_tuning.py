"""Tuning: the evolution strategy climbs, whatever the scale, and is the same by its seed."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest

from chimera.engine.dice import Stream
from chimera.lab.tuning import Generation, evolve, normal, utilities

BEST = (0.5, 20.0, 3.0)


def near(numbers: Sequence[float], generation: int) -> float:
    """Best at BEST, worse by factors."""
    return -sum(math.log(a / b) ** 2 for a, b in zip(numbers, BEST, strict=True))


def test_numbers_evolve_towards_what_is_best() -> None:
    found = evolve((1.0, 10.0, 3.0), near, generations=60)
    for number, best in zip(found, BEST, strict=True):
        assert number == pytest.approx(best, rel=0.15)


def test_luck_in_single_judgements_does_not_lead_astray() -> None:
    luck = Stream.from_number(3, "test tuning")

    def noisy(numbers: Sequence[float], generation: int) -> float:
        return near(numbers, generation) + 0.5 * normal(luck)

    found = evolve((1.0, 10.0, 3.0), noisy, generations=80)
    assert near(found, 0) > near((1.0, 10.0, 3.0), 0) / 4


def test_the_same_seed_finds_the_same_numbers() -> None:
    assert evolve(BEST, near, 3) == evolve(BEST, near, 3)
    assert evolve(BEST, near, 3) != evolve(BEST, near, 3, seed=2)


def test_a_tuning_that_was_stopped_goes_on_as_if_nothing_had_happened() -> None:
    told: list[Generation] = []
    whole = evolve(BEST, near, 6, told=told.append)
    assert evolve(told[2].mean, near, 6, first=3) == pytest.approx(whole, rel=1e-9)


def test_a_generation_is_judged_on_its_own_matches_and_told() -> None:
    judged: list[int] = []
    told: list[Generation] = []

    def fitness(numbers: Sequence[float], generation: int) -> float:
        judged.append(generation)
        assert all(number > 0 for number in numbers)
        return near(numbers, generation)

    found = evolve(BEST, fitness, generations=3, pairs=2, told=told.append)
    assert judged == [0] * 4 + [1] * 4 + [2] * 4
    assert [each.number for each in told] == [0, 1, 2]
    assert told[-1].mean == found


def test_only_the_order_counts() -> None:
    assert utilities([3.0, 1.0, 2.0, 0.0]) == utilities([30.0, 10.0, 29.0, -5.0])
    weights = utilities([3.0, 1.0, 2.0, 0.0])
    assert sum(weights) == pytest.approx(0.0)
    assert weights[0] > weights[2] > weights[1] == weights[3]


def test_the_bell_curve_is_a_bell_curve() -> None:
    stream = Stream.from_number(1, "test tuning")
    drawn = [normal(stream) for _ in range(4000)]
    mean = sum(drawn) / len(drawn)
    assert abs(mean) < 0.06
    assert sum((x - mean) ** 2 for x in drawn) / len(drawn) == pytest.approx(1.0, abs=0.08)
    assert sum(abs(x) < 1.0 for x in drawn) / len(drawn) == pytest.approx(0.683, abs=0.03)
