"""TB puzzles: a line of bits that are drawn one by one, while the own line waits aside."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.events import Event
from chimera.engine.game import AUTO, Opt, Step
from chimera.games.blind_evolution.changes import Ask, City
from chimera.games.blind_evolution.tb import can_lay_all, completes, ways
from chimera.games.blind_evolution.words import (
    BIT_STREAM,
    GIVE_UP,
    LAY,
    MOST_DRAWS,
    MOST_TOSSES,
    PUZZLE_BIT,
    PUZZLE_BITS,
    PUZZLE_DRAWN,
    PUZZLE_TOSSED,
    SAME,
    TOSS,
    TYPES,
    lay,
)


class BeginPuzzle(Step[City]):
    """The own bits on the board are set aside."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        g.puzzle = [self.who, -1, 0, 0, 0]
        g.aside = g.lines[self.who]
        g.lines[self.who] = []
        g.dice.open(BIT_STREAM)
        g.do(DrawBit(self.who))
        if g.listening:
            g.tell(Event("puzzle_begins", self.who, {"aside": len(g.aside)}))


class DrawBit(Step[City]):
    """The next bit is drawn; without one that may still be laid or discarded the puzzle has failed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        seat = self.who
        kind = -1
        if g.puzzle[PUZZLE_DRAWN] < MOST_DRAWS:  # blind_evolution.puzzle.max-ten-draws
            kind = g.draw_bit()
        if kind < 0:
            end_puzzle(g, seat, 0)
            return
        g.puzzle[PUZZLE_BIT] = kind
        g.puzzle[PUZZLE_DRAWN] += 1
        if g.listening:
            g.tell(Event("puzzle_bit", seat, {"bit": kind, "drawn": g.puzzle[PUZZLE_DRAWN]}))
        fits = ways(g.box, g.colours[seat], g.lines[seat], kind)
        if not fits and g.puzzle[PUZZLE_TOSSED] == MOST_TOSSES:  # blind_evolution.puzzle.max-three-discards
            end_puzzle(g, seat, 0)
        else:
            g.do(LayPuzzleBit(seat))


class LayPuzzleBit(Ask):
    """The bit that was drawn is laid or discarded before the next is drawn."""

    KEY: ClassVar[str] = "puzzle"
    SHY: ClassVar[tuple[str, ...]] = ("give_up", "toss")

    def options(self, g: City, seat: int) -> list[Opt]:
        kind = g.puzzle[PUZZLE_BIT]
        opts = [LAY[lay(kind, side)] for side in ways(g.box, g.colours[seat], g.lines[seat], kind)]
        if g.puzzle[PUZZLE_TOSSED] < MOST_TOSSES:
            opts.append(TOSS[kind])
        opts.append(GIVE_UP)
        return opts

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        left = MOST_DRAWS - g.puzzle[PUZZLE_DRAWN]
        return {"bit": g.puzzle[PUZZLE_BIT], "n": left, "tosses": MOST_TOSSES - g.puzzle[PUZZLE_TOSSED]}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        kind = g.puzzle[PUZZLE_BIT]
        if opt is GIVE_UP:
            end_puzzle(g, seat, 0)
        elif opt.verb == "toss":
            g.puzzle[PUZZLE_TOSSED] += 1
            g.puzzle[PUZZLE_BIT] = -1
            g.pool[kind] += 1
            g.do(DrawBit(seat))
            if g.listening:
                g.tell(Event("puzzle_tossed", seat, {"bit": kind, "tossed": g.puzzle[PUZZLE_TOSSED]}))
        else:
            done = completes(g.box, g.colours[seat], g.lines[seat])
            g.lines[seat].append(kind * 6 + opt.b)
            g.puzzle[PUZZLE_BIT] = -1
            if g.listening:
                g.tell(Event("puzzle_laid", seat, {"bit": kind, "length": len(g.lines[seat])}))
            if done:
                end_puzzle(g, seat, len(g.lines[seat]))
            else:
                g.do(DrawBit(seat))


def end_puzzle(g: City, seat: int, bits: int) -> None:
    """Its bits go back into the pool; the own ones are laid again."""
    for bit in g.lines[seat]:
        g.pool[bit // 6] += 1
    if g.puzzle[PUZZLE_BIT] >= 0:
        g.pool[g.puzzle[PUZZLE_BIT]] += 1
    g.lines[seat] = []
    g.puzzle[PUZZLE_BIT] = -1
    g.puzzle[PUZZLE_BITS] = bits
    if g.aside:
        g.do(LayAgain(seat))
    if g.listening:
        g.tell(Event("puzzle_solved" if bits else "puzzle_failed", seat, {"n": bits}))


class LayAgain(Ask):
    """The own bits are laid as they were, or in another arrangement that takes all of them."""

    KEY: ClassVar[str] = "lay-again"

    def options(self, g: City, seat: int) -> list[Opt]:
        line = g.lines[seat]
        left = self.to_lay(g, seat)
        opts: list[Opt] = []
        for kind in range(TYPES):
            if left[kind] > 0:
                left[kind] -= 1
                for side in ways(g.box, g.colours[seat], line, kind):
                    bit = kind * 6 + side
                    if can_lay_all(g.box, g.colours[seat], [*line, bit], left) and not_finished(g, seat, line):
                        opts.append(LAY[lay(kind, side)])
                left[kind] += 1
        if not line:
            opts.append(SAME)
        return opts

    def to_lay(self, g: City, seat: int) -> list[int]:
        """The bits that are still to be laid, by type."""
        left = [0] * TYPES
        for bit in g.aside:
            left[bit // 6] += 1
        return left

    def take(self, g: City, seat: int, opt: Opt) -> None:
        if opt is SAME:
            g.lines[seat] = g.aside
            g.aside = []
        else:
            g.lines[seat].append(opt.a * 6 + opt.b)
            for bit in g.aside:
                if bit // 6 == opt.a:
                    g.aside.remove(bit)
                    break
            if g.aside:
                g.do(self)
        if g.listening:
            g.tell(Event("laid_again", seat, {"length": len(g.lines[seat])}))


def not_finished(g: City, seat: int, line: list[int]) -> bool:
    """Whether a bit that joins now does not reach the right arrow hex: own bits finish no line here."""
    return not completes(g.box, g.colours[seat], line)
