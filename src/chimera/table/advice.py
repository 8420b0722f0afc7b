"""Advice: what people who win or lose together show each other besides choosing: plans, offers, gestures.

Nothing of it is recorded, nothing of it reaches the game, and it is gone when it is no longer true. A plan is tried on
what its seat may know, never on the real game: so it can tell nobody what a die or a hidden card will bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from chimera.engine.agenda import asked, choose, options, why_not
from chimera.engine.dice import Stream
from chimera.engine.events import Message
from chimera.engine.game import Game
from chimera.engine.reasons import Reason, Refused
from chimera.engine.record import Match, knowledge
from chimera.engine.visibility import see


class Planned:
    """A choice that somebody means to make."""

    __slots__ = ("code", "text")

    def __init__(self, code: str, text: Message) -> None:
        self.code = code
        self.text = text


Foreseen: TypeAlias = tuple[list[Planned], Game | None]  # the steps, and the imagined game in which the plan may go on


class Plan:
    """What a seat means to do, from the game as it is on the disk."""

    __slots__ = ("after", "broken", "chapter", "line", "seat", "step", "steps")

    def __init__(self, seat: int, foreseen: Foreseen, match: Match) -> None:
        self.seat = seat
        self.steps, self.after = foreseen
        self.broken: Reason | None = None  # why it cannot be carried out as things are
        self.note_place(match)

    def note_place(self, match: Match) -> None:
        """Note the place of the match at which the plan holds."""
        self.line = len(match.line)
        self.step = type(match.game.agenda[-1])
        self.chapter = match.game.chapter()

    def next(self) -> list[str]:
        """What could follow it."""
        return [] if self.after is None else [opt.code for opt in options(self.after, self.seat)]

    def same_step(self, g: Game) -> bool:
        """Whether the step in which the plan held goes on."""
        return bool(g.agenda) and type(g.agenda[-1]) is self.step and g.chapter() == self.chapter


class Offer:
    """A choice of its own that a seat would make for another one who is asked."""

    __slots__ = ("by", "code", "number", "question", "text", "to")

    def __init__(self, number: int, by: int, to: int, code: str, text: Message, question: object) -> None:
        self.number = number
        self.by = by
        self.to = to
        self.code = code
        self.text = text
        self.question = question  # of the seat it is made to, as who makes it may see it


class Advice:
    """All advice at a table."""

    __slots__ = ("gestures", "made", "offers", "plans")

    def __init__(self) -> None:
        self.plans: dict[int, Plan] = {}  # by seat
        self.offers: list[Offer] = []
        self.made = 0  # offers so far
        self.gestures: dict[int, list[float]] = {}  # by seat, when it last pointed or cheered


def imagined(match: Match, seat: int, codes: Sequence[str], stream: Stream) -> Foreseen:
    """A seat's choices one after the other on what it may know; Refused where one is not offered or not to be foreseen.

    A plan ends where dice are rolled, somebody is shown something, or the seat has to wait for others.
    """
    g: Game = see(match.game, seat, stream).game
    known = knowledge(g)
    steps: list[Planned] = []
    goes_on = True
    for code in codes:
        if not goes_on:
            raise Refused(Reason("plan-ends", "", {"code": code[:40]}))
        reason = why_not(g, match.card.words, seat, code)
        if reason is not None:
            raise Refused(reason)
        opt = match.card.words.by_code[code]
        steps.append(Planned(code, g.describe(seat, opt)))
        choose(g, seat, opt)
        goes_on = seat in asked(g) and knowledge(g) == known
    return steps, g if goes_on else None
