"""What a strong player would consider: the top three options, what they are worth, and why."""

from __future__ import annotations

from concurrent.futures import Executor
from typing import Any, Final

import msgspec

from chimera.bots.levels import TELLING, Depth, Tip, bots_for, depth_of, think
from chimera.engine.agenda import choose, options
from chimera.engine.card import GameCard
from chimera.engine.dice import Stream
from chimera.engine.events import Message
from chimera.engine.visibility import Seen

TOP: Final = 3
ENOUGH: Final = 12  # an option that was looked at less often may be worth anything ...
SHARE: Final = 0.1  # ... and so may one with less than this part of the looks at the first


class Hint(msgspec.Struct, frozen=True):
    """One option worth considering."""

    code: str
    value: float  # the part of the victory it seems worth, 0 to 1
    visits: int
    why: tuple[Message, ...]
    helps: tuple[int, ...] = ()  # in a team: who else gains most by it at once


def hints(
    card: GameCard, seen: Seen[Any], stream: Stream, depth: Depth | None = None, pool: Executor | None = None
) -> list[Hint]:
    """The top three options of a search, a hard bot's if nothing else is said, each with what speaks for or against."""
    if depth is None:
        depth = depth_of(card, "hard")
    opts = options(seen.game, seen.seat)
    if len(opts) == 1:
        return [Hint(opts[0].code, 1.0, 0, (Message("hint-only"),))]
    tips = think(card, seen, stream, depth, pool)
    simple = bots_for(card)["greedy"](seen, stream).code
    best = tips[0]
    found: list[Hint] = []
    for tip in tips[:TOP]:
        tried: dict[str, int | str] = {"times": tip.visits, "of": depth.iterations, "percent": round(100 * tip.value)}
        said = [Message("hint-tried", tried)]
        if tip is not best:
            said.append(Message("hint-less", {"percent": round(100 * max(best.value - tip.value, 0.0))}))
        change = 0.0 if card.together else gain(card, seen, tip.code)  # a team's is in what the option is worth
        if abs(change) >= TELLING:
            whole, tenths = divmod(round(10 * abs(change)), 10)  # each language has its own decimal sign
            said.append(Message("hint-gain", {"up": int(change > 0), "whole": whole, "tenths": tenths}))
        said += [Message("hint-helps", {"seat": seat}) for seat in tip.helps]
        if tip.code == simple:
            said.append(Message("hint-simple"))
        found.append(Hint(tip.code, tip.value, tip.visits, tuple(said), tip.helps))
    return found


def looked_at(tips: list[Tip]) -> list[Tip]:
    """The options that a search looked at often enough to say something about, at most three, best first."""
    most = max([tip.visits for tip in tips], default=0)
    known = [tip for tip in tips if tip.visits >= max(ENOUGH, SHARE * most)] or tips[:1]
    return sorted(known, key=lambda tip: -tip.value)[:TOP]


def gain(card: GameCard, seen: Seen[Any], code: str) -> float:
    """How an option moves the game's own evaluation at once."""
    before = seen.game.evaluate(seen.seat)
    copy = seen.game.clone()
    choose(copy, seen.seat, card.words.by_code[code])
    return float(copy.evaluate(seen.seat) - before)
