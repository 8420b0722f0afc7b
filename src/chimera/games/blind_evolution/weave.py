"""Lines of TB bits as a bot plans them: which line to lay, which bit is wanted, which can go."""

from __future__ import annotations

from typing import Final

from chimera.games.blind_evolution.box import CityBox
from chimera.games.blind_evolution.changes import City
from chimera.games.blind_evolution.lines import needed
from chimera.games.blind_evolution.tb import WEST, exits, level_of
from chimera.games.blind_evolution.words import TYPES
from chimera.games.blind_evolution.worth import AT_LEAST, TOKEN, cards_worth, fall_cost, spare_bits

LONGEST: Final = 7  # bits; longer lines bring no more
MISSING: Final = 0.7  # what every bit that is missing leaves of a plan
LEVEL_WORTH: Final = [0.0, 0.3, 0.45, 0.85]  # of the card for a line

Line = list[int]  # bits in order, type * 6 + side
Board = tuple[int, int, tuple[tuple[int, ...], ...]]

found: Final[dict[Board, list[Line]]] = {}  # boards are few, and the same in all matches


def whole_lines(box: CityBox, colour: int) -> list[Line]:
    """All lines of a board from the left arrow hex to the right one that are not too long."""
    board = (box.board_left[colour], box.board_right[colour], tuple(box.board_beside[colour]))
    if board not in found:
        lines: list[Line] = []
        grow(box.board_beside[colour], box.board_right[colour], box.board_left[colour], WEST, 0, [], lines)
        found[board] = lines
    return found[board]


def grow(
    beside: list[tuple[int, ...]], goal: int, cell: int, entry: int, filled: int, line: Line, lines: list[Line]
) -> None:
    """Every way on from a hex of the board."""
    for kind in range(TYPES):
        sides = exits(kind, entry)
        if cell == goal:
            lines.append([*line, kind * 6 + sides[0]])
            continue
        for side in sides:
            to = beside[cell][side]
            if len(line) + 1 < LONGEST and to >= 0 and not ((filled | 1 << cell) >> to) & 1:
                grow(beside, goal, to, (side + 3) % 6, filled | 1 << cell, [*line, kind * 6 + side], lines)


def line_worth(g: City, seat: int, bits: int) -> float:
    """What finishing a line of so many bits is worth: the card, less the danger of the check."""
    passed = AT_LEAST[min(needed(g, seat, bits), len(AT_LEAST) - 1)]
    worth = LEVEL_WORTH[level_of(bits)]
    if g.fallen[seat] > 0:
        return worth + passed * TOKEN - (1.0 - passed) * (fall_cost(g) + cards_worth(g, seat))
    return worth - (1.0 - passed) * TOKEN


class Weave:
    """The line a seat works at: the one that promises most with the bits that it has."""

    __slots__ = ("bits", "line", "missing", "nearly", "want", "worth")

    def __init__(self, g: City, seat: int) -> None:
        self.bits = spare_bits(g, seat)
        self.line: Line = []  # what is still to be laid; [] for nothing
        self.worth = 0.0
        self.missing = 0
        self.want = [0.0] * TYPES  # how much one more bit of each type would help
        self.nearly = [0] * TYPES  # bits that the line needs, by type
        laid = g.lines[seat]
        n = len(laid)
        worths = [line_worth(g, seat, bits) for bits in range(LONGEST + 1)]
        for whole in whole_lines(g.box, g.colours[seat]):
            worth = worths[len(whole)]
            if worth <= 0.0 or len(whole) <= n or whole[:n] != laid:
                continue
            need = [0] * TYPES
            for bit in whole[n:]:
                need[bit // 6] += 1
            missing = 0
            for kind in range(TYPES):
                missing += max(0, need[kind] - self.bits[kind])
            value = worth * MISSING**missing
            for kind in range(TYPES):
                if need[kind] > self.bits[kind]:
                    self.want[kind] = max(self.want[kind], value)
            if value > self.worth:
                self.worth = value
                self.line = whole[n:]
                self.missing = missing
                self.nearly = need

    def spare(self) -> int:
        """The type of bit that is needed least, among those that the seat has."""
        best = -1
        most = -99
        for kind in range(TYPES):
            over = self.bits[kind] - self.nearly[kind]
            if self.bits[kind] > 0 and over > most:
                best = kind
                most = over
        return best

    def wanted(self, pool: list[int]) -> int:
        """The type of bit that helps most, among those in the pool."""
        best = -1
        for kind in range(TYPES):
            if pool[kind] > 0 and (best < 0 or self.want[kind] > self.want[best]):
                best = kind
        return best

    def surplus(self) -> int:
        """Bits that the line does not need."""
        over = 0
        for kind in range(TYPES):
            over += max(0, self.bits[kind] - self.nearly[kind])
        return over
