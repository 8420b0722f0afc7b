"""The driver: it pops a step before it acts; what the step pushes comes next."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from chimera.engine.dice import Stream
from chimera.engine.game import AUTO, MANY, READY, Game, Opt, Step, Words
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
        elif step.asked(g):
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
    if step.seat >= 0:
        return step.seat
    return step.asked(g)[0]


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
    """Everybody may act, in any order, until all are READY.

    A READY seat declined just the options it had; when another's act changes them it is asked again.
    Subclasses give `acts`, `act` and `again`.
    """

    __slots__ = ("declined",)
    FIELDS: ClassVar[tuple[str, ...]] = ("declined",)

    def __init__(self, declined: tuple[tuple[int, ...], ...]) -> None:
        self.seat = MANY
        self.declined = declined  # per seat the ranks of the options it declined; () when it has not

    def acts(self, g: G, seat: int) -> list[Opt]:
        """What the seat may do besides READY, in order of rank; empty when it has no part in this."""
        raise NotImplementedError

    def act(self, g: G, seat: int, opt: Opt) -> None:
        """Carry out one of `acts`; this step is on the agenda again already."""
        raise NotImplementedError

    def again(self, declined: tuple[tuple[int, ...], ...]) -> Together[G]:
        """This step with other declined options."""
        raise NotImplementedError

    def asked(self, g: G) -> tuple[int, ...]:
        waiting: list[int] = []
        for seat in range(len(self.declined)):
            acts = self.acts(g, seat)
            if acts and self.declined[seat] != ranks(acts):
                waiting.append(seat)
        return tuple(waiting)

    def options(self, g: G, seat: int) -> list[Opt]:
        opts = [READY]
        opts.extend(self.acts(g, seat))
        return opts

    def take(self, g: G, seat: int, opt: Opt) -> None:
        if opt is READY:
            declined = list(self.declined)
            declined[seat] = ranks(self.acts(g, seat))
            g.agenda.append(self.again(tuple(declined)))
        else:
            g.agenda.append(self)
            self.act(g, seat, opt)


def ranks(opts: list[Opt]) -> tuple[int, ...]:
    """The ranks of options: what tells two lists of them apart."""
    return tuple([opt.rank for opt in opts])
