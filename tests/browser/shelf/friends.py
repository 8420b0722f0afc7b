"""Toys for the browser in which one person may play several seats without a curtain."""

from __future__ import annotations

from typing import Any, Final

from chimera.engine.game import Game, Opt, Step
from tests.toys.outcry import LoudTurn, Outcry, OutcryCard, OutcryPeek
from tests.toys.peek import STOP, Peek
from tests.toys.potluck import PotluckCard


class FriendsCard(PotluckCard):
    """Potluck among friends."""

    name = "friends"
    title = "Friends"

    @property
    def open_seats(self) -> bool:
        return True


class Shout(Outcry):
    """A window in which every card is an answer, so that everybody has one."""

    def plays(self, g: Peek, seat: int) -> list[Opt]:
        return [STOP[card] for card in sorted(g.hand(seat))]


class ShoutingTurn(LoudTurn):
    """A turn with such a window."""

    OUTCRY = Shout


class ShoutPeek(OutcryPeek):
    """The table of Shout."""

    __slots__ = ()
    TURN = ShoutingTurn


class ShoutCard(OutcryCard):
    """Outcry, louder."""

    name = "shout"
    title = "Shout"
    state: type[Game] = ShoutPeek
    steps: tuple[type[Step[Any]], ...] = (*OutcryCard.steps, Shout, ShoutingTurn)

    @property
    def open_seats(self) -> bool:
        return True


FRIENDS: Final = FriendsCard()
SHOUT: Final = ShoutCard()
