"""Drafts: a composite move that its player has begun. Nobody else knows of it, nothing of it is on the disk.

A chain of choices stays a draft as long as the next decision goes on with it (`Step.in_chain`), no die was rolled and
its player was shown nothing. The choice that ends it brings the whole chain into the record, in one write.
"""

from __future__ import annotations

from chimera.engine.agenda import asked
from chimera.engine.game import Game
from chimera.engine.record import Tried


class Draft:
    """What a seat has chosen of a chain so far, each choice tried on the game after the one before."""

    __slots__ = ("choices", "seat")

    def __init__(self, seat: int, choices: tuple[Tried, ...]) -> None:
        self.seat = seat
        self.choices = choices

    @property
    def game(self) -> Game:
        """The game as it would be."""
        return self.choices[-1].game

    def shorter(self) -> Draft | None:
        """The draft without its last choice; None when it was the only one."""
        return Draft(self.seat, self.choices[:-1]) if len(self.choices) > 1 else None


def goes_on(before: Game, choice: Tried) -> bool:
    """Whether a choice leaves its seat amid a chain, so that it is a draft and not yet to be recorded."""
    seat, g = choice.entry.seat, choice.game
    if asked(before) != (seat,):
        return False  # others may choose meanwhile: there is nothing a draft could stand on
    if asked(g) != (seat,) or not g.agenda[-1].in_chain(g):
        return False
    return g.dice.drawn == before.dice.drawn and g.told(seat) == before.told(seat)
