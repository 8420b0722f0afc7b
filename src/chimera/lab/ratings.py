"""Elo ratings from match results: a Bradley-Terry fit, with intervals by resampling the matches."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from chimera.engine.dice import Stream

ROUNDS: Final = 200  # of the fit
RESAMPLES: Final = 200
ELO: Final = 400 / math.log(10)
PRIOR: Final = 0.5  # half a win and half a loss against the field, so that a clean record stays finite


class Bout(msgspec.Struct, frozen=True):
    """One match: who sat where, and who got which part of the victory."""

    number: int
    bots: tuple[str, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: int


class Rating(msgspec.Struct, frozen=True):
    """A bot on the ladder."""

    bot: str
    elo: float
    low: float
    high: float
    seats: int  # seats taken in all matches
    win_rate: float


def beaten(bouts: Sequence[Bout], names: Sequence[str]) -> list[list[float]]:
    """How often each bot beat other: who wins beats every seat that does not; a shared win is half each."""
    index = {name: i for i, name in enumerate(names)}
    wins = [[0.0] * len(names) for _ in names]
    for bout in bouts:
        for winner, share in zip(bout.bots, bout.shares, strict=True):
            if share <= 0.0:
                continue
            for loser, other in zip(bout.bots, bout.shares, strict=True):
                if loser != winner:
                    wins[index[winner]][index[loser]] += share / (share + other)
    return wins


def fit(wins: list[list[float]]) -> list[float]:
    """Strengths by Bradley and Terry, as Elo around a mean of 0."""
    n = len(wins)
    strength = [1.0] * n
    for _ in range(ROUNDS):
        fresh: list[float] = []
        for i in range(n):
            won = sum(wins[i]) + PRIOR
            played = sum((wins[i][j] + wins[j][i]) / (strength[i] + strength[j]) for j in range(n) if j != i)
            fresh.append(won / (played + 2 * PRIOR / (strength[i] + 1.0)))
        middle = math.exp(sum(map(math.log, fresh)) / n)
        strength = [s / middle for s in fresh]
    return [ELO * math.log(s) for s in strength]


def ladder(bouts: Sequence[Bout], seed: int = 1) -> list[Rating]:
    """The bots by strength, best first, each with its 95 % interval."""
    names = sorted({name for bout in bouts for name in bout.bots})
    elo = fit(beaten(bouts, names))
    stream = Stream.from_number(seed, "ladder")
    resampled = []
    for _ in range(RESAMPLES):
        resampled.append(fit(beaten([bouts[stream.below(len(bouts))] for _ in bouts], names)))
    ratings = []
    for i, name in enumerate(names):
        spread = sorted(row[i] for row in resampled)
        shares = [s for bout in bouts for b, s in zip(bout.bots, bout.shares, strict=True) if b == name]
        low, high = spread[int(0.025 * RESAMPLES)], spread[int(0.975 * RESAMPLES) - 1]
        ratings.append(Rating(name, elo[i], low, high, len(shares), math.fsum(shares) / len(shares)))
    return sorted(ratings, key=lambda r: -r.elo)
