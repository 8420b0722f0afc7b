"""The driver: it pops a step before it acts; what the step pushes comes next."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from chimera.engine.dice import Stream
from chimera.engine.game import AUTO, MANY, PASS, READY, Game, Opt, Step, Words
from chimera.engine.reasons import EngineBug, Reason, Refused

STEPS_PER_CHOICE: Final = 10_000

G = TypeVar("G", bound=Game)


def then(g: Game, *steps: Step[Any]) -> None:
    """Push steps in reading order: the first is the next to act."""
    agenda = g.agenda
    i = len(steps) - 1
    while i >= 0:
        agenda.append(steps[i])
        i -= 1


def leave(g: Game, scope: str) -> None:
    """Unwind the agenda to the bottom of a scope, and tell it."""
    agenda = g.agenda
    while agenda:
        step = agenda.pop()
        if scope == step.SCOPE:
            step.left(g)
            return
    raise EngineBug(f"The scope '{scope}' was left, but nothing on the agenda is its bottom.")


def advance(g: Game) -> None:
    """Run steps until somebody is asked or nothing is left to do."""
    agenda = g.agenda
    for _ in range(STEPS_PER_CHOICE):
        if not agenda:
            return
        step = agenda[-1]
        seat = step.seat
        if seat >= 0:
            return
        if seat == AUTO:
            agenda.pop()
            step.run(g)
        elif step.first(g) >= 0:
            return
        else:
            agenda.pop()
    if agenda:
        raise EngineBug(f"More than {STEPS_PER_CHOICE} steps without a decision; the next would be {agenda[-1]!r}.")


def turn(g: Game) -> int:
    """The first seat that is asked, or -1 when the match is over."""
    if not g.agenda:
        return -1
    step = g.agenda[-1]
    return step.seat if step.seat >= 0 else step.first(g)


def asked(g: Game) -> tuple[int, ...]:
    """All seats that are asked now."""
    if not g.agenda:
        return ()
    return g.agenda[-1].asked(g)


def options(g: Game, seat: int) -> list[Opt]:
    """What an asked seat may choose."""
    return g.agenda[-1].options(g, seat)


def distinct(g: Game, seat: int) -> list[Opt]:
    """The options of an asked seat; of those that make no difference, the first."""
    step = g.agenda[-1]
    first: dict[int, Opt] = {}
    for opt in step.options(g, seat):
        first.setdefault(step.gist(g, seat, opt), opt)
    return list(first.values())


def choose(g: Game, seat: int, opt: Opt) -> None:
    """Carry out an option that is known to be offered, and run on to the next decision."""
    step = g.agenda.pop()
    step.take(g, seat, opt)
    advance(g)


def why_not(g: Game, words: Words, seat: int, code: str) -> Reason | None:
    """Why a code cannot be chosen by a seat now; None when it can."""
    opt = words.parse(code)
    if opt is None:
        return Reason("unknown-code", "", {"code": code[:40]})
    if not g.agenda:
        return Reason("match-over", "", {"code": opt.code})
    if seat not in asked(g):
        return Reason("not-asked", "", {"code": opt.code, "seat": seat})
    step = g.agenda[-1]
    if opt in step.options(g, seat):
        return None
    return step.why_not(g, seat, opt)


def choose_code(g: Game, words: Words, seat: int, code: str) -> Opt:
    """Check a code and carry it out; Refused with the reason, and nothing changed, when it is not offered."""
    reason = why_not(g, words, seat, code)
    opt = words.parse(code)
    if reason is not None or opt is None:
        raise Refused(reason or Reason("unknown-code", "", {"code": code[:40]}))
    choose(g, seat, opt)
    return opt


def play_out(g: Game, stream: Stream, limit: int) -> int:
    """Play on at random to the end; the number of real decisions (two options or more)."""
    decisions = 0
    for _ in range(limit):
        seat = turn(g)
        if seat < 0:
            return decisions
        opts = options(g, seat)
        n = len(opts)
        if n == 1:
            choose(g, seat, opts[0])
        else:
            decisions += 1
            choose(g, seat, opts[stream.below(n)])
    if turn(g) >= 0:
        raise EngineBug(f"The match did not end within {limit} choices.")
    return decisions


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[G]):
    """Everybody may act, in any order, until nobody who can is not READY; any act withdraws the READY of all others.

    Subclasses give `can`, `acts` and `act`, and `again` when they have further fields.
    """

    __slots__ = ("ready",)
    FIELDS: ClassVar[tuple[str, ...]] = ("ready",)

    def __init__(self, ready: int = 0) -> None:
        self.seat = MANY
        self.ready = ready  # one bit per seat

    def can(self, g: G, seat: int) -> bool:
        """Whether the seat has anything to do here, as everybody may know; asked often, so it must be cheap.

        Never no when `acts` would list something. Yes with nothing to list is allowed: the seat has only READY then.
        """
        raise NotImplementedError

    def acts(self, g: G, seat: int) -> list[Opt]:
        """What the seat may do besides READY, in order of rank."""
        raise NotImplementedError

    def act(self, g: G, seat: int, opt: Opt) -> None:
        """Carry out one of `acts`; this step is on the agenda again already."""
        raise NotImplementedError

    def again(self, ready: int) -> Together[G]:
        """This step with other seats READY."""
        return type(self)(ready)

    def asked(self, g: G) -> tuple[int, ...]:
        ready = self.ready
        return tuple([seat for seat in range(len(g.scores)) if not (ready >> seat) & 1 and self.can(g, seat)])

    def first(self, g: G) -> int:
        ready = self.ready
        for seat in range(len(g.scores)):
            if not (ready >> seat) & 1 and self.can(g, seat):
                return seat
        return -1

    def options(self, g: G, seat: int) -> list[Opt]:
        opts = [READY]
        opts.extend(self.acts(g, seat))
        return opts

    def take(self, g: G, seat: int, opt: Opt) -> None:
        if opt is READY:
            g.agenda.append(self.again(self.ready | 1 << seat))
        else:
            g.agenda.append(self.again(0) if self.ready else self)
            self.act(g, seat, opt)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[G]):
    """A moment to react: all who could answer are asked at once; a play asks everybody anew, all PASS closes it.

    Subclasses give `could`, `plays` and `play`, and `again` when they have further fields.
    """

    __slots__ = ("passed",)
    FIELDS: ClassVar[tuple[str, ...]] = ("passed",)
    WINDOW: ClassVar[bool] = True

    def __init__(self, passed: int = 0) -> None:
        self.seat = MANY
        self.passed = passed  # one bit per seat, since the last play

    def could(self, g: G, seat: int) -> bool:
        """Whether the seat could answer for all that everybody knows: it holds a hidden card at all, say.

        Never ask here what is in a hand: who is waited for would tell the others.
        """
        raise NotImplementedError

    def plays(self, g: G, seat: int) -> list[Opt]:
        """What the seat may play besides PASS, in order of rank; it may be nothing."""
        raise NotImplementedError

    def play(self, g: G, seat: int, opt: Opt) -> None:
        """Carry out one of `plays`; this window is on the agenda again already, for everybody."""
        raise NotImplementedError

    def again(self, passed: int) -> Window[G]:
        """This window with other seats that passed."""
        return type(self)(passed)

    def asked(self, g: G) -> tuple[int, ...]:
        passed = self.passed
        return tuple([seat for seat in range(len(g.scores)) if not (passed >> seat) & 1 and self.could(g, seat)])

    def first(self, g: G) -> int:
        passed = self.passed
        for seat in range(len(g.scores)):
            if not (passed >> seat) & 1 and self.could(g, seat):
                return seat
        return -1

    def options(self, g: G, seat: int) -> list[Opt]:
        opts = [PASS]
        opts.extend(self.plays(g, seat))
        return opts

    def take(self, g: G, seat: int, opt: Opt) -> None:
        if opt is PASS:
            g.agenda.append(self.again(self.passed | 1 << seat))
        else:
            g.agenda.append(self.again(0) if self.passed else self)
            self.play(g, seat, opt)
