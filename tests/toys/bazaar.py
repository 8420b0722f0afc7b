"""Bazaar: Peek with a fair at which a thing is taken by two choices, so that people have drafts in free order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from chimera.engine.agenda import then
from chimera.engine.events import Event, Message
from chimera.engine.game import Game, Opt, Step
from tests.toys.peek import OVER, ROUNDS, THINGS, UNDER, Ask, Fair, Peek, PeekCard


class Stalls(Fair):
    """Everybody may take one thing, in any order; who takes one says how it is packed."""

    def act(self, g: Peek, seat: int, opt: Opt) -> None:
        assert isinstance(g, BazaarPeek)
        g.point_at(seat, opt.a)


class Pack(Ask):
    """The second half of taking a thing; it is nobody's before."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "thing")
    RULE: ClassVar[str] = "peek.fair.one-each"

    def __init__(self, seat: int, thing: int) -> None:
        super().__init__(seat)
        self.thing = thing

    def options(self, g: Peek, seat: int) -> list[Opt]:
        return [OVER, UNDER]

    def take(self, g: Peek, seat: int, opt: Opt) -> None:
        g.gain(seat, self.thing)

    def in_chain(self, g: Peek) -> bool:
        return True

    def prompt(self, g: Peek, seat: int) -> Message:
        return Message("prompt-pack", {"seat": seat, "thing": self.thing})


class BazaarPeek(Peek):
    """The table of Bazaar."""

    __slots__ = ()
    FAIR = Stalls

    def public_view(self) -> dict[str, Any]:
        return {**super().public_view(), "packed": [step.thing for step in self.agenda if isinstance(step, Pack)]}

    def point_at(self, seat: int, thing: int) -> None:
        """A seat wants a thing, for all to see, and is asked how to pack it."""
        then(self, Pack(seat, thing))
        if self.listening:
            self.tell(Event("pointed", seat, {"thing": thing}))


class BazaarCard(PeekCard):
    """Bazaar's visiting card."""

    name = "bazaar"
    title = "Bazaar"
    state: type[Game] = BazaarPeek
    steps: tuple[type[Step[Any]], ...] = (*PeekCard.steps, Stalls, Pack)
    events: Mapping[str, tuple[str, ...]] = {
        **PeekCard.events,
        "pointed": ("packed",),
        "gained": (*PeekCard.events["gained"], "packed"),
    }

    def bound(self, seats: int) -> int:
        return super().bound(seats) + ROUNDS * THINGS


CARD: Final = BazaarCard()
