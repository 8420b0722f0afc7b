"""One hero plays cards, and nobody else does anything: the Hero Cycle, or a window, without all that surrounds it."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.events import Message
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.heroes.hand import playable, why_not_play
from chimera.games.myth.heroes.play import begin
from chimera.games.myth.horde import Horde
from chimera.games.myth.words import DARKNESS_CYCLE, DONE, MOMENTS, STAGE_TARGET
from tests.myth.field import Field


class Acting(Step[Horde]):
    """A hero may play one card after the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "moment")

    def __init__(self, seat: int, moment: int) -> None:
        self.seat = seat
        self.moment = moment

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [*playable(g, seat, self.moment), DONE.at()]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        if opt is not DONE.at():
            g.do(self)
            begin(g, seat, opt, self.moment)

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("prompt-acting")

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return ""

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        return why_not_play(g, seat, opt, self.moment)


def acting(f: Field, hero: str, moment: str = "") -> Field:
    """A hero acts in the Hero Cycle, or at a moment of the Darkness Cycle."""
    if moment:
        f.set(phase=DARKNESS_CYCLE)
    return f.then(Acting(f.seat(hero), MOMENTS.index(moment) if moment else -1))


def attacked(f: Field, hero: str, *squares: str, hits: int = 0) -> Field:
    """The foes on these squares act as one group on a hero, and so many of their dice have hit."""
    foes = [f.foe(square) for square in squares]
    group = sum(1 << foe for foe in foes)
    f.g.begin_blow(f.g.kind[foes[0]], f.seat(hero), group, foes[0], STAGE_TARGET)
    swings: list[int] = []
    for i in range(hits):
        swings += [10, 7, foes[i % len(foes)] * 4 + i // len(foes)]
    if swings:
        f.g.swing(0, f.seat(hero), 0, swings)
    return f
