"""What everybody sees of a match of Pig: there are no secrets."""

from __future__ import annotations

from chimera.engine.views import Shown


class PigPublic(Shown, frozen=True):
    """The table."""

    scores: list[int]  # one per seat
    pot: int
    target: int
    turns: int  # begun so far
