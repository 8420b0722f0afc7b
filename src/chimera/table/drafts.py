"""Drafts: a composite move that its player has begun. Nobody else knows of it, nothing of it is on the disk.

A chain of choices stays a draft as long as the next decision goes on with it (`Step.in_chain`), no die was rolled and
its player was shown nothing. The choice that ends it brings the whole chain into the record, in one write.

Where several seats are asked, each has a draft of its own. When somebody else's move is brought about, the codes of
the open drafts are played again on the new state: those that are still offered at the same steps stay, others fall.
"""

from __future__ import annotations

from chimera.engine.agenda import asked
from chimera.engine.events import Message
from chimera.engine.game import Game
from chimera.engine.reasons import Reason, Refused
from chimera.engine.record import Match, Tried
from chimera.table.questions import Question, asked_now


class Draft:
    """What a seat has chosen of a chain so far, each choice tried on the game after the one before."""

    __slots__ = ("before", "choices", "question", "seat")

    def __init__(self, seat: int, before: Game, choices: tuple[Tried, ...], question: Question) -> None:
        self.seat = seat
        self.before = before  # the game on which its first choice was tried
        self.choices = choices
        self.question = question  # how it goes on

    @property
    def game(self) -> Game:
        """The game as it would be."""
        return self.choices[-1].game

    def shorter(self, seq: int, now: float) -> Draft | None:
        """The draft without its last choice; None when it was the only one."""
        choices = self.choices[:-1]
        if not choices:
            return None
        question = asked_now(None, choices[-1].game, self.seat, seq, now, True)
        return Draft(self.seat, self.before, choices, question)

    def replayed(self, match: Match, seq: int, now: float) -> Draft:
        """The draft on the game as it is now; Refused when a choice of it is not offered or means something else."""
        g = match.game
        then = self.before
        choices: list[Tried] = []
        for choice in self.choices:
            code = choice.entry.opt.code
            again = match.try_out(self.seat, code, choice.entry.note, g)
            if type(g.agenda[-1]) is not type(then.agenda[-1]) or not goes_on(g, again):
                raise Refused(Reason("stale", "", {"code": code}))
            choices.append(again)
            g, then = again.game, choice.game
        return Draft(self.seat, match.game, tuple(choices), asked_now(self.question, g, self.seat, seq, now, True))


class Last:
    """The choice that ends a move, while its player may still take it back. Nobody else knows of it."""

    __slots__ = ("codes", "due", "game", "said")

    def __init__(self, codes: tuple[str, ...], said: Message, game: Game | None, due: float) -> None:
        self.codes = codes  # the whole move
        self.said = said  # its last choice, as it was offered
        self.game = game  # as its player may see it; None when dice were rolled or something was shown by it
        self.due = due  # when it is brought about, by the house's clock


def last_of(before: Game, choices: tuple[Tried, ...], due: float) -> Last:
    """A move that ended in these choices, of which the last was made on a game."""
    entry, g = choices[-1].entry, choices[-1].game
    hidden = g.dice.drawn != before.dice.drawn or g.told(entry.seat) != before.told(entry.seat)
    codes = tuple([each.entry.opt.code for each in choices])
    return Last(codes, before.describe(entry.seat, entry.opt), None if hidden else g, due)


def goes_on(before: Game, choice: Tried) -> bool:
    """Whether a choice leaves its seat amid a chain, so that it is a draft and not yet to be recorded."""
    seat, g = choice.entry.seat, choice.game
    if asked(g) != (seat,) or not g.agenda[-1].in_chain(g):
        return False
    return g.dice.drawn == before.dice.drawn and g.told(seat) == before.told(seat)
