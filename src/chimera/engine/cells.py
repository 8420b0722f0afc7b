"""Maps of numbered cells: what every map can answer once it knows its cells and the steps between them.

A set of cells is one int, bit c standing for cell c: it is copied for free, and blockers of several kinds are joined
by `|`. Cells given to a map are trusted to be 0..size-1.

Nothing here is worked out for all pairs of cells in advance: players lay out large maps while they play, and of most
pairs nobody ever asks.
"""

from collections.abc import Iterable
from typing import Final

Place = tuple[int, int]

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
    """Numbered cells, the steps between them, and everything that follows from the steps.

    Steps lead both ways. A set of cells takes all its steps at once: most steps of a map lead from a cell to the one
    that is d numbers further, for a few numbers d (in a row, 1; to the next row, its width), and those of one d are one
    shift of the set. `_leaps` holds each such d with the cells that can take it up and down; the few other steps, over
    the seams of tiles say, are looked up cell by cell (`_strays`).
    """

    __slots__ = (
        "_index",
        "_leaps",
        "_left",
        "_named",
        "_rings",
        "_sight",
        "_stray_steps",
        "_strays",
        "_top",
        "_travels",
        "_within",
        "coords",
        "everywhere",
        "neighbours",
        "size",
    )

    def __init__(self, coords: list[Place]) -> None:
        if not coords:
            raise ValueError("This map has no cells, but a map needs at least one: give its coordinates.")
        self.size: int = len(coords)
        self.everywhere: int = (1 << self.size) - 1
        self.coords: tuple[Place, ...] = tuple(coords)
        self._index: dict[Place, int] = {}
        for cell, place in enumerate(coords):
            if place in self._index:
                raise ValueError(f"The place {place} is given twice, but a map has it once: remove one of them.")
            self._index[place] = cell
        self._left: int = min([place[0] for place in coords])
        self._top: int = min([place[1] for place in coords])
        self.neighbours: tuple[tuple[int, ...], ...] = ()
        self._leaps: list[tuple[int, int, int]] = []
        self._strays: int = 0
        self._stray_steps: dict[int, int] = {}
        # What is worked out when it is first asked for, by the cell from which it is asked.
        self._named: dict[str, int] = {}
        self._travels: list[list[int] | None] = [None] * self.size
        self._rings: list[list[tuple[int, ...]] | None] = [None] * self.size
        self._within: dict[tuple[int, int], tuple[int, ...]] = {}
        self._sight: dict[int, tuple[int, ...]] = {}

    def _connect(self, neighbours: list[tuple[int, ...]]) -> None:
        """Take in the steps between cells; they lead both ways."""
        self.neighbours = tuple(neighbours)
        climbers: dict[int, list[int]] = {}
        for cell, others in enumerate(neighbours):
            for other in others:
                if other > cell:
                    far = other - cell
                    if far in climbers:
                        climbers[far].append(cell)
                    else:
                        climbers[far] = [cell]
        fewest = max(4, self.size // 32)  # a shift costs the same for all cells: for fewer ones looking up is quicker
        for far, cells in climbers.items():
            if len(cells) >= fewest:
                up = mask_of(cells)
                self._leaps.append((far, up, up << far))
            else:
                for cell in cells:
                    for a, b in ((cell, cell + far), (cell + far, cell)):
                        self._strays |= 1 << a
                        self._stray_steps[a] = self._stray_steps.get(a, 0) | 1 << b

    def index_of(self, x: int, y: int) -> int:
        """The cell at these coordinates, -1 if there is none."""
        return self._index.get((x, y), -1)

    def label(self, cell: int) -> str:
        """The name of a cell for people and codes: column letter and row number, as 'c3'."""
        x, y = self.coords[cell]
        return f"{column_letters(x - self._left)}{y - self._top + 1}"

    def cell_named(self, name: str) -> int:
        """The cell with this name."""
        if not self._named:
            self._named = {self.label(cell): cell for cell in range(self.size)}
        cell = self._named.get(name.lower(), -1)
        if cell < 0:
            raise ValueError(
                f"This map has no cell '{name}': a name is a column letter and a row number, as in"
                f" '{self.label(0)}'. Choose a cell of the map."
            )
        return cell

    def distance(self, a: int, b: int) -> int:
        """How far apart two cells are as the crow flies."""
        raise NotImplementedError("A map must say how far apart its cells are: write distance for it.")

    # Walking on the empty map

    def steps(self, a: int, b: int) -> int:
        """How many steps it takes to walk from a to b on an empty map, -1 if there is no way."""
        row = self._travels[a]
        if row is None:
            row = self.travel(a, self.everywhere)
            self._travels[a] = row
        return row[b]

    def _circles(self, a: int) -> list[tuple[int, ...]]:
        rings = self._rings[a]
        if rings is None:
            rings = [cells_of(wave) for wave in self.waves(1 << a, self.size, self.everywhere)]
            self._rings[a] = rings
        return rings

    def ring(self, a: int, n: int) -> tuple[int, ...]:
        """The cells exactly n steps from a, ascending."""
        rings = self._circles(a)
        return rings[n] if 0 <= n < len(rings) else ()

    def within(self, a: int, n: int) -> tuple[int, ...]:
        """The cells at most n steps from a, itself among them, ascending."""
        if n < 0:
            return ()
        found = self._within.get((a, n))
        if found is None:
            found = cells_of(self.flood(1 << a, n, self.everywhere))
            self._within[(a, n)] = found
        return found

    def connected(self) -> bool:
        """Whether one can walk from every cell to every other."""
        return self.flood(1, self.size, self.everywhere) == self.everywhere

    # Walking past what stands in the way

    def beyond(self, cells: int) -> int:
        """The cells one step from some of these cells; those of them that touch each other are among them."""
        grown = 0
        for far, up, down in self._leaps:
            climbing = cells & up
            if climbing:
                grown |= climbing << far
            falling = cells & down
            if falling:
                grown |= falling >> far
        strays = cells & self._strays
        if strays:
            for cell in cells_of(strays):
                grown |= self._stray_steps[cell]
        return grown

    def flood(self, starts: int, steps: int, passable: int) -> int:
        """The set of cells within so many steps of the starts through passable cells, the starts always among them."""
        found = starts
        edge = starts
        left = passable & ~starts
        while steps > 0:
            edge = self.beyond(edge) & left
            if not edge:
                break
            found |= edge
            left ^= edge
            steps -= 1
        return found

    def waves(self, starts: int, steps: int, passable: int, goals: int = 0) -> list[int]:
        """The flood by steps: the set of cells that take n steps stands at n.

        It ends where nothing new is reached, and with the first wave that meets one of the goals.
        """
        found = [starts]
        edge = starts
        left = passable & ~starts
        while steps > 0 and not edge & goals:
            edge = self.beyond(edge) & left
            if not edge:
                break
            found.append(edge)
            left ^= edge
            steps -= 1
        return found

    def tides(self, starts: int, points: int, fees: tuple[int, ...]) -> list[int]:
        """The flood by cost, where not every cell costs the same: the set of cells that cost n points stands at n.

        Entering a cell of fees[0] costs 1 point, of fees[1] 2 points, and so on; a cell in several of them costs the
        least, and one in none cannot be entered. Sets in between may be empty, the last one is not.
        """
        found = [starts]
        ashore: list[int] = []  # where one gets from each tide by one step
        left = 0
        for cells in fees:
            left |= cells
        left &= ~starts
        last = 0
        cost = 0
        while cost < points and left and cost < last + len(fees):
            ashore.append(self.beyond(found[cost]) if found[cost] else 0)
            cost += 1
            tide = 0
            for fee in range(min(cost, len(fees))):
                tide |= ashore[cost - 1 - fee] & fees[fee]
            tide &= left
            left ^= tide
            found.append(tide)
            if tide:
                last = cost
        return found[: last + 1]

    def way_back(self, tides: list[int], goal: int, fees: tuple[int, ...] = ()) -> tuple[int, ...]:
        """A cheapest way to the goal from where waves or tides began, both ends included; empty if they missed it.

        Tides need the fees they were made with. Among equal ways the cell with the lowest number is chosen, from the
        goal backwards.
        """
        cost = 0
        while cost < len(tides) and not tides[cost] >> goal & 1:
            cost += 1
        if cost == len(tides):
            return ()
        way = [goal]
        while cost > 0:
            cell = way[-1]
            before = -1
            for fee in range(1, min(cost, max(len(fees), 1)) + 1):
                if not fees or fees[fee - 1] >> cell & 1:
                    before = self._neighbour_in(tides[cost - fee], cell)
                    if before >= 0:
                        cost -= fee
                        break
            if before < 0:
                raise ValueError("These tides did not come here with these fees: give the fees they were made with.")
            way.append(before)
        return tuple(way[::-1])

    def _neighbour_in(self, cells: int, cell: int) -> int:
        """The first neighbour of the cell that is in this set, -1 if there is none."""
        for other in self.neighbours[cell]:
            if cells >> other & 1:
                return other
        return -1

    def travel(self, start: int, passable: int) -> list[int]:
        """For each cell the steps to it from start through passable cells, -1 if there is no way."""
        steps = [-1] * self.size
        for far, wave in enumerate(self.waves(1 << start, self.size, passable)):
            for cell in cells_of(wave):
                steps[cell] = far
        return steps

    def reach(self, start: int, steps: int, passable: int) -> tuple[int, ...]:
        """The cells within so many steps of start through passable cells, start itself always among them, ascending."""
        return cells_of(self.flood(1 << start, steps, passable))

    def area(self, start: int, subset: int) -> tuple[int, ...]:
        """The connected part of the subset that start lies in, ascending; nothing if start is not in the subset."""
        if not subset >> start & 1:
            return ()
        return cells_of(self.flood(1 << start, self.size, subset))

    def areas(self, subset: int) -> tuple[tuple[int, ...], ...]:
        """The connected parts of the subset, each ascending, by their first cells."""
        parts: list[tuple[int, ...]] = []
        while subset:
            part = self.flood(subset & -subset, self.size, subset)
            parts.append(cells_of(part))
            subset &= ~part
        return tuple(parts)

    # Sight

    def line_of_sight(self, a: int, b: int, blocked: int) -> bool:
        """Whether a and b see each other past the blocked cells; what stands on a and b is not in the way."""
        for line in self.lines(a, b):
            if not line & blocked:
                return True
        return False

    def lines(self, a: int, b: int) -> tuple[int, ...]:
        """The cells that each line of sight between a and b passes, without lines that another one makes needless."""
        pair = a * self.size + b if a < b else b * self.size + a
        lines = self._sight.get(pair)
        if lines is None:
            lines = self._look(a, b) if a < b else self._look(b, a)
            self._sight[pair] = lines
        return lines

    def _look(self, a: int, b: int) -> tuple[int, ...]:
        """Work out the lines between two cells and keep those that no other line makes needless."""
        kept: list[int] = []
        for line in sorted(self._lines(a, b), key=lambda mask: (mask.bit_count(), mask)):
            if all(other & line != other for other in kept):
                kept.append(line)
        return tuple(kept)

    def _lines(self, a: int, b: int) -> list[int]:
        """For each line from a to b that the map itself leaves free, the cells it passes through between them."""
        raise NotImplementedError("A map must say which cells its lines of sight pass: write _lines for it.")
