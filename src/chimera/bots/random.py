"""The simplest player: any option, each equally likely."""

from __future__ import annotations

from typing import Any

from chimera.engine.dice import Stream
from chimera.engine.game import Opt
from chimera.engine.visibility import Seen


def at_random(seen: Seen[Any], stream: Stream) -> Opt:
    """Choose with closed eyes."""
    g = seen.game
    opt: Opt = g.agenda[-1].sample(g, seen.seat, stream)
    return opt
