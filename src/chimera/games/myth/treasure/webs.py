"""Getting out of a web: cards of the hand are discarded, free of MP and AP."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.events import Message
from chimera.engine.game import Opt
from chimera.engine.reasons import Reason
from chimera.games.myth.asking import Question
from chimera.games.myth.horde import Horde
from chimera.games.myth.known import Known
from chimera.games.myth.words import CARD, WEBBED


def may_break(g: Known, seat: int) -> bool:
    """Whether a webbed hero has the cards to get free."""
    return g.ails[seat] & WEBBED != 0 and g.hand_size(seat) >= g.web[seat]


def why_not(g: Known, seat: int) -> Reason:
    """Why a hero does not get free."""
    if not g.ails[seat] & WEBBED:
        return Reason("not-webbed", "myth.effect.captured")
    return Reason("too-few-cards", "myth.effect.captured", {"n": g.web[seat]})


class GetFree(Question):
    """Which cards are discarded, one after the other."""

    __slots__ = ("cards",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cards")
    RULE: ClassVar[str] = "myth.effect.captured"

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [CARD.at(kind) for kind in g.kinds_in(seat, g.hand[seat])]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.discard(seat, g.copy_in(seat, g.hand[seat], opt.a))
        if self.cards > 1:
            g.do(GetFree(seat, self.cards - 1))
        else:
            g.relieve(seat, WEBBED)

    def in_chain(self, g: Horde) -> bool:
        return True

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("prompt-get-free", {"seat": seat, "n": self.cards})
