"""Kinds of questions that several rooms ask."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from chimera.engine.events import Message
from chimera.engine.game import MANY, READY, Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.horde import Horde


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[Horde]):
    """Something that one player decides for the party: its text and the rule behind it are named."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    PROMPT: ClassVar[str] = ""
    RULE: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message(self.PROMPT, {"seat": seat})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return self.RULE

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        return Reason("not-among-these", self.RULE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Preparation(Question):
    """A question about what is being set up; what was settled so far is in everybody's view."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)


@mypyc_attr(allow_interpreted_subclasses=True)
class Apart(Step[Horde]):
    """Everybody decides something of their own, in any order; nobody's choice touches those of the others."""

    __slots__ = ("ready",)
    FIELDS: ClassVar[tuple[str, ...]] = ("ready",)

    def __init__(self, ready: int = 0) -> None:
        self.seat = MANY
        self.ready = ready  # one bit per seat

    def can(self, g: Horde, seat: int) -> bool:
        """Whether the seat has anything to decide, as everybody may know."""
        raise NotImplementedError

    def acts(self, g: Horde, seat: int) -> list[Opt]:
        """What the seat may choose besides READY, in order of rank."""
        raise NotImplementedError

    def act(self, g: Horde, seat: int, opt: Opt) -> bool:
        """Carry it out; whether that was all for this seat. This step is not on the agenda."""
        raise NotImplementedError

    def again(self, ready: int) -> Apart:
        """This step with other seats READY."""
        return type(self)(ready)

    def asked(self, g: Horde) -> tuple[int, ...]:
        ready = self.ready
        return tuple([seat for seat in range(len(g.scores)) if not ready >> seat & 1 and self.can(g, seat)])

    def first(self, g: Horde) -> int:
        ready = self.ready
        for seat in range(len(g.scores)):
            if not ready >> seat & 1 and self.can(g, seat):
                return seat
        return -1

    def options(self, g: Horde, seat: int) -> list[Opt]:
        opts = [READY]
        opts.extend(self.acts(g, seat))
        return opts

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        at = len(g.agenda)
        done = self.finish(g, seat) if opt is READY else self.act(g, seat, opt)
        if not g.over():
            g.agenda.insert(at, self.again(self.ready | 1 << seat) if done else self)

    def finish(self, g: Horde, seat: int) -> bool:
        """The seat has nothing more to decide."""
        return True
