"""Questions: what a seat is asked, since when, and whether a click that comes late still means what it meant.

In free order others act while somebody makes up their mind. A click that was made before such an act counts if what it
names is still offered and the question is the same one; everywhere else a click is about exactly what was shown. READY
says "nothing more for me, as it stands", so it is never taken on other options than those it was said to.
"""

from __future__ import annotations

from chimera.engine.agenda import Together, options
from chimera.engine.game import READY, Game, Opt


class Question:
    """What a seat is asked."""

    __slots__ = ("due", "kin", "meaning", "opened", "opts", "since")

    def __init__(self, meaning: object, opts: list[Opt], since: int, kin: int, opened: float) -> None:
        self.meaning = meaning
        self.opts = opts
        self.since = since  # the sequence number from which it was asked with exactly these options
        self.kin = kin  # the one from which a click on it still means the same
        self.opened = opened  # when, by the house's clock
        self.due: float | None = None  # when the table passes for the seat, if it does and keeps a poker face

    def counts(self, code: str, seq: int, saved: int) -> bool:
        """Whether a click made at one sequence number is about this question, at another."""
        if seq > saved:
            return False
        if seq >= self.since:
            return True
        return seq >= self.kin and code != READY.code and any(opt.code == code for opt in self.opts)


def in_free_order(g: Game) -> bool:
    """Whether people act in any order now."""
    return bool(g.agenda) and isinstance(g.agenda[-1], Together)


def meaning_of(g: Game, seat: int) -> object:
    """What the decision at hand asks a seat: the step's class and its prompt."""
    step = g.agenda[-1]
    prompt = step.prompt(g, seat)
    return type(step), prompt.key, prompt.args


def asked_now(old: Question | None, g: Game, seat: int, seq: int, now: float, free: bool) -> Question:
    """What a seat is asked now: the old question if nothing of it changed, or what became of it."""
    meaning = meaning_of(g, seat)
    opts = options(g, seat)
    if old is None or old.meaning != meaning:
        return Question(meaning, opts, seq, seq, now)
    if old.opts == opts:
        return old
    question = Question(meaning, opts, seq, old.kin if free else seq, old.opened)
    question.due = old.due
    return question
