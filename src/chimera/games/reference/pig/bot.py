"""Pig's own greedy bot: the old rule of thumb."""

from __future__ import annotations

from typing import Final

from chimera.engine.dice import Stream
from chimera.engine.game import Opt
from chimera.engine.visibility import Seen
from chimera.games.reference.pig.game import HOLD, ROLL, Pig

ENOUGH_AT: Final = 20  # the next roll loses the pot with 1/6 and adds 4 on average: above 20 it does not pay


def hold_at_twenty(seen: Seen[Pig], stream: Stream) -> Opt:
    """Hold with twenty in the pot, or with what wins."""
    g = seen.game
    return HOLD if g.pot >= ENOUGH_AT or g.scores[seen.seat] + g.pot >= g.target else ROLL
