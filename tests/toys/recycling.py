"""Recycling: Peek in which a card that was played is shuffled into the deck at once, where everybody knows it to be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from chimera.engine.events import Event
from chimera.engine.game import Game
from tests.toys.peek import DECK, DISCARD, SHUFFLE, Peek, PeekCard


class Recycling(Peek):
    """The table of Recycling."""

    __slots__ = ()

    def private_view(self, role: int) -> dict[str, Any]:
        return {**super().private_view(role), "among": self.cards.among(role)}

    def play(self, seat: int, card: int) -> None:
        super().play(seat, card)
        self.cards.lay_under(DISCARD, DECK)
        self.cards.shuffle(DECK, self.dice, SHUFFLE)
        if self.listening:
            self.tell(Event("shuffled", -1))


class RecyclingCard(PeekCard):
    """Recycling's visiting card."""

    name = "recycling"
    title = "Recycling"
    state: type[Game] = Recycling
    events: Mapping[str, tuple[str, ...]] = {
        **PeekCard.events,
        **{kind: (*PeekCard.events[kind], "among") for kind in ("shuffled", "drew", "turned", "peeked", "picked")},
    }


CARD: Final = RecyclingCard()
