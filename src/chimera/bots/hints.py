"""What a strong player would consider: the top three options, what they are worth, and why."""

from __future__ import annotations

from concurrent.futures import Executor
from typing import Any, Final

import msgspec

from chimera.bots.levels import HARD, Depth, bots_for, think
from chimera.engine.agenda import choose, options
from chimera.engine.card import GameCard
from chimera.engine.dice import Stream
from chimera.engine.visibility import Seen

TOP: Final = 3


class Hint(msgspec.Struct, frozen=True):
    """One option worth considering."""

    code: str
    value: float  # the part of the victory it seems worth, 0 to 1
    visits: int
    why: str


def hints(
    card: GameCard, seen: Seen[Any], stream: Stream, depth: Depth = HARD, pool: Executor | None = None
) -> list[Hint]:
    """The top three options of a search, each with a line that says why."""
    opts = options(seen.game, seen.seat)
    if len(opts) == 1:
        return [Hint(opts[0].code, 1.0, 0, "There is nothing else to choose.")]
    tips = think(card, seen, stream, depth, pool)
    simple = bots_for(card)["greedy"](seen, stream).code
    best = tips[0]
    found: list[Hint] = []
    for tip in tips[:TOP]:
        said = [f"tried {tip.visits} of {depth.iterations} times, worth {tip.value:.0%} of the victory"]
        if tip is not best:
            said.append(f"{max(best.value - tip.value, 0.0):.0%} less than the first")
        said.append(gain(card, seen, tip.code))
        if tip.code == simple:
            said.append("the simple bot would choose it too")
        found.append(Hint(tip.code, tip.value, tip.visits, "; ".join(part for part in said if part)))
    return found


def gain(card: GameCard, seen: Seen[Any], code: str) -> str:
    """How an option moves the game's own evaluation at once."""
    before = seen.game.evaluate(seen.seat)
    copy = seen.game.clone()
    choose(copy, seen.seat, card.words.by_code[code])
    change = copy.evaluate(seen.seat) - before
    return f"changes the evaluation by {change:+.1f}" if abs(change) >= 0.05 else ""
