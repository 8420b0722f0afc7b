"""Looks one choice ahead with the game's own evaluation."""

from __future__ import annotations

from typing import Any

from chimera.engine.agenda import choose, options
from chimera.engine.dice import Stream
from chimera.engine.game import Opt
from chimera.engine.visibility import Seen


def greedy(seen: Seen[Any], stream: Stream) -> Opt:
    """Try every option on a copy and take the one that leaves the seat best; ties by lot."""
    g = seen.game
    seat = seen.seat
    best: list[Opt] = []
    best_value = 0.0
    for opt in options(g, seat):
        copy = g.clone()
        choose(copy, seat, opt)
        value: float = copy.evaluate(seat)
        if not best or value > best_value:
            best = [opt]
            best_value = value
        elif value == best_value:
            best.append(opt)
    return best[stream.below(len(best))]
