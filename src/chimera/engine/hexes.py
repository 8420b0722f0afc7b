"""Maps of cells as tables: what every map can answer (`CellMap`), and maps of hexes (`HexMap`).

A set of cells is one int, bit c standing for cell c: it is copied for free, and blockers of several kinds are joined
by `|`. Cells given to a map are trusted to be 0..size-1.
"""

from collections.abc import Iterable
from typing import Final

HEX_DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

# Corners of a pointy-top hex with its centre at (2q + r, 3r): a stretched grid on which all corners are whole numbers.
# Stretching keeps lines straight, so sight is exact. The inside of a hex is |x| < 1, |x + y| < 2, |x - y| < 2.
_HEX_CORNERS: Final = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))

# Sets are read 60 bits at a time, which compiled code does in machine words. The powers of 2 leave different rests when
# divided by 67, so that the rest tells which bit it is.
_WORD: Final = (1 << 60) - 1


def _bits_by_rest() -> list[int]:
    bits = [-1] * 67
    for bit in range(60):
        bits[2**bit % 67] = bit
    return bits


_BIT: Final = _bits_by_rest()


def mask_of(cells: Iterable[int]) -> int:
    """The set of these cells as bits."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_of(mask: int) -> tuple[int, ...]:
    """The cells of a set of bits, ascending."""
    cells: list[int] = []
    first = 0
    while mask:
        word = mask & _WORD
        while word:
            lowest = word & -word
            cells.append(first + _BIT[lowest % 67])
            word ^= lowest
        mask >>= 60
        first += 60
    return tuple(cells)


def column_letters(column: int) -> str:
    """The letters of a column counted from 0: a, b, ... z, aa, ab, ..."""
    letters = ""
    column += 1
    while column > 0:
        column -= 1
        letters = chr(ord("a") + column % 26) + letters
        column //= 26
    return letters


class CellMap:
    """Numbered cells, the steps between them, and everything that follows from the steps."""

    __slots__ = (
        "_distances",
        "_index",
        "_labels",
        "_named",
        "_near",
        "_rings",
        "_sight",
        "_steps",
        "_within",
        "coords",
        "everywhere",
        "neighbours",
        "size",
    )

    def __init__(self, coords: list[tuple[int, int]]) -> None:
        if not coords:
            raise ValueError("This map has no cells, but a map needs at least one: give its coordinates.")
        self.size: int = len(coords)
        self.everywhere: int = (1 << self.size) - 1
        self.coords: tuple[tuple[int, int], ...] = tuple(coords)
        self._index: dict[tuple[int, int], int] = {}
        for cell, place in enumerate(coords):
            if place in self._index:
                raise ValueError(f"The place {place} is given twice, but a map has it once: remove one of them.")
            self._index[place] = cell
        left = min([place[0] for place in coords])
        top = min([place[1] for place in coords])
        self._labels: tuple[str, ...] = tuple([f"{column_letters(x - left)}{y - top + 1}" for x, y in coords])
        self._named: dict[str, int] = {name: cell for cell, name in enumerate(self._labels)}
        # Lines of sight are worked out when a pair is first asked for: most pairs of a large map never are.
        self._sight: list[tuple[int, ...] | None] = [None] * (self.size * self.size)
        self._within: dict[tuple[int, int], tuple[int, ...]] = {}
        self.neighbours: tuple[tuple[int, ...], ...] = ()
        self._near: tuple[int, ...] = ()
        self._distances: tuple[tuple[int, ...], ...] = ()
        self._steps: tuple[tuple[int, ...], ...] = ()
        self._rings: tuple[tuple[tuple[int, ...], ...], ...] = ()

    def _measure(self, neighbours: list[tuple[int, ...]], distances: list[tuple[int, ...]]) -> None:
        """Fill the tables from the steps between cells and their distances as the crow flies."""
        self.neighbours = tuple(neighbours)
        self._near = tuple([mask_of(cells) for cells in neighbours])
        self._distances = tuple(distances)
        steps: list[tuple[int, ...]] = []
        rings: list[tuple[tuple[int, ...], ...]] = []
        for cell in range(self.size):
            row = self.travel(cell, self.everywhere)
            around: list[list[int]] = [[] for _ in range(max(row) + 1)]
            for other, far in enumerate(row):
                if far >= 0:
                    around[far].append(other)
            steps.append(tuple(row))
            rings.append(tuple([tuple(ring) for ring in around]))
        self._steps = tuple(steps)
        self._rings = tuple(rings)

    def index_of(self, x: int, y: int) -> int:
        """The cell at these coordinates, -1 if there is none."""
        return self._index.get((x, y), -1)

    def label(self, cell: int) -> str:
        """The name of a cell for people and codes: column letter and row number, as 'c3'."""
        return self._labels[cell]

    def cell_named(self, name: str) -> int:
        """The cell with this name."""
        cell = self._named.get(name.lower(), -1)
        if cell < 0:
            raise ValueError(
                f"This map has no cell '{name}': a name is a column letter and a row number, as in"
                f" '{self._labels[0]}'. Choose a cell of the map."
            )
        return cell

    def distance(self, a: int, b: int) -> int:
        """How far apart two cells are as the crow flies."""
        return self._distances[a][b]

    def steps(self, a: int, b: int) -> int:
        """How many steps it takes to walk from a to b on an empty map, -1 if there is no way."""
        return self._steps[a][b]

    def ring(self, a: int, n: int) -> tuple[int, ...]:
        """The cells exactly n steps from a, ascending."""
        rings = self._rings[a]
        return rings[n] if 0 <= n < len(rings) else ()

    def within(self, a: int, n: int) -> tuple[int, ...]:
        """The cells at most n steps from a, itself among them, ascending."""
        rings = self._rings[a]
        far = min(n, len(rings) - 1)
        if far < 0:
            return ()
        found = self._within.get((a, far))
        if found is None:
            found = tuple(sorted([cell for ring in rings[: far + 1] for cell in ring]))
            self._within[(a, far)] = found
        return found

    def connected(self) -> bool:
        """Whether one can walk from every cell to every other."""
        return -1 not in self._steps[0]

    def travel(self, start: int, passable: int) -> list[int]:
        """For each cell the steps to it from start through passable cells, -1 if there is no way."""
        steps = [-1] * self.size
        steps[start] = 0
        near = self._near
        left = passable & ~(1 << start)
        edge: tuple[int, ...] = (start,)
        far = 0
        while edge:
            far += 1
            grown = 0
            for cell in edge:
                grown |= near[cell]
            grown &= left
            left ^= grown
            edge = cells_of(grown)
            for cell in edge:
                steps[cell] = far
        return steps

    def _flood(self, start: int, steps: int, passable: int) -> int:
        found = 1 << start
        edge = found
        near = self._near
        while edge and steps > 0:
            grown = 0
            for cell in cells_of(edge):
                grown |= near[cell]
            edge = grown & passable & ~found
            found |= edge
            steps -= 1
        return found

    def reach(self, start: int, steps: int, passable: int) -> tuple[int, ...]:
        """The cells within so many steps of start through passable cells, start itself always among them, ascending."""
        return cells_of(self._flood(start, steps, passable))

    def area(self, start: int, subset: int) -> tuple[int, ...]:
        """The connected part of the subset that start lies in, ascending; nothing if start is not in the subset."""
        if not subset >> start & 1:
            return ()
        return cells_of(self._flood(start, self.size, subset))

    def areas(self, subset: int) -> tuple[tuple[int, ...], ...]:
        """The connected parts of the subset, each ascending, by their first cells."""
        parts: list[tuple[int, ...]] = []
        while subset:
            part = self._flood((subset & -subset).bit_length() - 1, self.size, subset)
            parts.append(cells_of(part))
            subset &= ~part
        return tuple(parts)

    def line_of_sight(self, a: int, b: int, blocked: int) -> bool:
        """Whether a and b see each other past the blocked cells; what stands on a and b is not in the way."""
        lines = self._sight[a * self.size + b]
        if lines is None:
            lines = self._look(a, b)
        for line in lines:
            if not line & blocked:
                return True
        return False

    def _look(self, a: int, b: int) -> tuple[int, ...]:
        """Work out the lines between two cells and keep those that no other line makes needless."""
        kept: list[int] = []
        for line in sorted(self._lines(min(a, b), max(a, b)), key=lambda mask: (mask.bit_count(), mask)):
            if all(other & line != other for other in kept):
                kept.append(line)
        lines = tuple(kept)
        self._sight[a * self.size + b] = lines
        self._sight[b * self.size + a] = lines
        return lines

    def _lines(self, a: int, b: int) -> list[int]:
        """For each line from a to b that the map itself leaves free, the cells it passes through between them."""
        raise NotImplementedError("A map must say which cells its lines of sight pass: write _lines for it.")


def _crosses(px: int, py: int, qx: int, qy: int, cx: int, cy: int) -> bool:
    """Whether the line from p to q passes through the inside of the hex around c (stretched grid)."""
    dx = qx - px
    dy = qy - py
    if abs(dx * (cy - py) - dy * (cx - px)) >= max(2 * abs(dx), abs(dx) + abs(dy)):
        return False
    if max(px, qx) <= cx - 1 or min(px, qx) >= cx + 1:
        return False
    if max(px + py, qx + qy) <= cx + cy - 2 or min(px + py, qx + qy) >= cx + cy + 2:
        return False
    return max(px - py, qx - qy) > cx - cy - 2 and min(px - py, qx - qy) < cx - cy + 2


def _hex_lines(dq: int, dr: int) -> list[list[tuple[int, int]]]:
    """For each line from a corner of hex (0, 0) to one of hex (dq, dr), the hexes between that it passes through."""
    between: list[tuple[int, int]] = []
    for q in range(min(0, dq) - 1, max(0, dq) + 2):
        for r in range(min(0, dr) - 1, max(0, dr) + 2):
            if (q, r) != (0, 0) and (q, r) != (dq, dr):
                between.append((q, r))
    lines: list[list[tuple[int, int]]] = []
    for px, py in _HEX_CORNERS:
        for ox, oy in _HEX_CORNERS:
            qx = 2 * dq + dr + ox
            qy = 3 * dr + oy
            lines.append([(q, r) for q, r in between if _crosses(px, py, qx, qy, 2 * q + r, 3 * r)])
    return lines


class HexMap(CellMap):
    """A map of pointy-top hexes in axial coordinates (q, r), numbered in the order given; what is not on it is sea.

    Two hexes see each other if a line from a corner of one to a corner of the other passes through the inside of no
    blocked hex and no sea between them; a line that touches a corner or runs along an edge is free.
    """

    __slots__ = ("_coastal", "_offsets", "beside")

    def __init__(self, coords: list[tuple[int, int]]) -> None:
        super().__init__(coords)
        beside: list[tuple[int, ...]] = []
        distances: list[tuple[int, ...]] = []
        for q, r in coords:
            beside.append(tuple([self.index_of(q + dq, r + dr) for dq, dr in HEX_DIRECTIONS]))
            distances.append(tuple([max(abs(q - x), abs(r - y), abs(q - x + r - y)) for x, y in coords]))
        self.beside: tuple[tuple[int, ...], ...] = tuple(beside)
        self._coastal: tuple[bool, ...] = tuple([-1 in sides for sides in beside])
        self._offsets: dict[tuple[int, int], list[list[tuple[int, int]]]] = {}
        self._measure([tuple(sorted([cell for cell in sides if cell >= 0])) for sides in beside], distances)

    def coast(self, a: int) -> bool:
        """Whether at least one side of the hex is sea."""
        return self._coastal[a]

    def _lines(self, a: int, b: int) -> list[int]:
        aq, ar = self.coords[a]
        bq, br = self.coords[b]
        offset = (bq - aq, br - ar)
        if offset not in self._offsets:
            self._offsets[offset] = _hex_lines(offset[0], offset[1])
        free: list[int] = []
        for line in self._offsets[offset]:
            cells = [self.index_of(aq + q, ar + r) for q, r in line]
            if -1 not in cells:
                free.append(mask_of(cells))
        return free
