"""Outcry: Peek with a window that asks everybody at once: a card stops the draw, the next lets it go on, and so on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from chimera.engine.agenda import Window, leave, then
from chimera.engine.events import Message
from chimera.engine.game import Game, Opt, Step
from chimera.engine.reasons import Reason
from tests.toys.peek import CARDS, DRAW, ROUNDS, STOP, THINGS, Drawing, Peek, PeekCard, Turn, stops


class Outcry(Window[Peek]):
    """Somebody wants to draw: everybody who holds a card may stop it, or let a stopped draw go on."""

    def could(self, g: Peek, seat: int) -> bool:
        return bool(g.hand(seat))

    def plays(self, g: Peek, seat: int) -> list[Opt]:
        return [STOP[card] for card in sorted(g.hand(seat)) if stops(card)]

    def play(self, g: Peek, seat: int, opt: Opt) -> None:
        assert isinstance(g, OutcryPeek)
        g.cry(seat, opt.a)

    def prompt(self, g: Peek, seat: int) -> Message:
        return Message("prompt-window", {"seat": seat})

    def rule(self, g: Peek, seat: int, opt: Opt) -> str:
        return "peek.window.outcry"

    def why_not(self, g: Peek, seat: int, opt: Opt) -> Reason:
        if opt.verb == "stop":
            key = "does-not-stop" if opt.a in g.hand(seat) else "not-yours"
            return Reason(key, "peek.window.outcry", {"card": opt.a})
        return Reason("not-here", "peek.window.outcry", {"code": opt.code})


class Stopped(Drawing):
    """A draw that was stopped, and may still be let go on."""

    def run(self, g: Peek) -> None:
        leave(g, "turn")


class LoudTurn(Turn):
    """A draw is announced to everybody at once."""

    OUTCRY: ClassVar[type[Outcry]] = Outcry

    def take(self, g: Peek, seat: int, opt: Opt) -> None:
        if opt is DRAW:
            g.announce(seat)
            then(g, self.OUTCRY(), Drawing(seat))
        else:
            super().take(g, seat, opt)


class OutcryPeek(Peek):
    """The table of Outcry."""

    __slots__ = ()
    TURN = LoudTurn

    def public_view(self) -> dict[str, Any]:
        return {**super().public_view(), "stopped": any(isinstance(step, Stopped) for step in self.agenda)}

    def cry(self, seat: int, card: int) -> None:
        """A seat plays a card for all to see, and the draw below the window is stopped or goes on."""
        draw = self.agenda[-2]
        assert isinstance(draw, Drawing)
        self.agenda[-2] = Drawing(draw.whose) if isinstance(draw, Stopped) else Stopped(draw.whose)
        self.play(seat, card)


class OutcryCard(PeekCard):
    """Outcry's visiting card."""

    name = "outcry"
    title = "Outcry"
    state: type[Game] = OutcryPeek
    steps: tuple[type[Step[Any]], ...] = (*PeekCard.steps, LoudTurn, Outcry, Stopped)
    events: Mapping[str, tuple[str, ...]] = {
        **PeekCard.events,
        "drew": (*PeekCard.events["drew"], "stopped"),
        "played": ("hands", "discard", "stopped"),
        "stopped": ("draws", "stopped"),
    }

    def bound(self, seats: int) -> int:
        windows = (seats + CARDS) * (seats + 1)  # every turn opens one, every card in play opens one again
        fair = (THINGS + 1) * (seats + 1)
        return ROUNDS * (seats + windows + fair + seats)


CARD: Final = OutcryCard()
