"""The last word between rivals: what a search finds about as good as its best is played to the end by the greedy bot.

Where a tree ends it believes the evaluation; the end of a match leaves nothing to believe. All rivals are played from
the same guesses with the same dice, so that they differ by the choice and not by luck. Who falls clearly behind is left
out, and the search's own choice stands unless another does better.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from chimera.engine.agenda import choose, options, turn
from chimera.engine.dice import Stream
from chimera.engine.game import Game, Opt
from chimera.engine.visibility import Seen

BATCH: Final = 6  # guesses between two looks at who is behind
BEHIND: Final = 2.0  # by so many standard errors
LEAD: Final = 0.04  # the part of the victory by which another must do better than the search's own choice


def play_out(game: Game, seat: int, opt: Opt, seed: int, policy: Callable[[Seen[Any], Stream], Opt]) -> float:
    """The seat's share of the victory, if it chooses this and then everybody does what the greedy bot would do."""
    stream = Stream.from_number(seed, "playout")
    g = game.determinize(seat, stream)
    choose(g, seat, opt)
    while True:
        asked = turn(g)
        outcome = g.outcome()
        if asked < 0 or outcome is not None:
            break
        opts = options(g, asked)
        choose(g, asked, opts[0] if len(opts) == 1 else policy(Seen(g, asked), stream))
    return outcome.share(seat) if outcome is not None else 0.0


class Contest:
    """Some rivals, the search's own choice first, and what they won on guess after guess."""

    def __init__(self, rivals: int) -> None:
        self.live = list(range(rivals))  # who may still win
        self.won: list[list[float]] = [[] for _ in range(rivals)]

    def add(self, shares: list[float]) -> None:
        """Take down what the live ones won on one more guess."""
        for rival, share in zip(self.live, shares, strict=True):
            self.won[rival].append(share)
        if len(self.won[self.live[0]]) % BATCH == 0:
            best = self.best()
            self.live = [rival for rival in self.live if not self.beats(best, rival)]

    def mean(self, rival: int) -> float:
        """What a rival wins on average, with the lead of the first."""
        won = self.won[rival]
        return sum(won) / max(1, len(won)) + (LEAD if rival == 0 else 0.0)

    def best(self) -> int:
        """Who has won most, of those who may still win."""
        return max(self.live, key=self.mean)

    def beats(self, best: int, rival: int) -> bool:
        """Whether the best is clearly ahead of a rival: both met the same luck, so their differences count."""
        differences = [a - b for a, b in zip(self.won[best], self.won[rival], strict=True)]
        n = len(differences)
        middle = sum(differences) / n
        error = math.sqrt(sum([(d - middle) ** 2 for d in differences])) / n
        return self.mean(best) - self.mean(rival) > BEHIND * error
