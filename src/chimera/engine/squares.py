"""Maps of squares, with walls on their edges."""

from collections.abc import Iterable
from typing import Final

from chimera.engine.hexes import CellMap, mask_of

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# What a wall blocks: a solid wall is STOPS_MOVES | STOPS_SIGHT, a moat or fence is STOPS_MOVES.
STOPS_MOVES: Final = 1
STOPS_SIGHT: Final = 2

# Clockwise from north; the even ones are the four sides.
SQUARE_DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))

Place = tuple[int, int]
Wall = tuple[int, int, int, int]  # x, y, side of that square, what it blocks


def rectangle(width: int, height: int) -> list[Place]:
    """The squares of a rectangle, row by row from the top left."""
    if width < 1 or height < 1:
        raise ValueError(f"A rectangle of {width} x {height} has no squares: width and height must be 1 or more.")
    return [(x, y) for y in range(height) for x in range(width)]


def _sign(n: int) -> int:
    return (n > 0) - (n < 0)


def _walk(px: int, py: int, qx: int, qy: int) -> list[Place]:
    """The squares that a slanting line from corner p to corner q passes through, in order."""
    wide = abs(qx - px)
    high = abs(qy - py)
    right = _sign(qx - px)
    down = _sign(qy - py)
    x = px if right > 0 else px - 1
    y = py if down > 0 else py - 1
    squares = [(x, y)]
    across = 1
    along = 1
    while across < wide or along < high:
        turn = across * high - along * wide  # which grid line comes next: upright (< 0), level (> 0), both at a corner
        if turn <= 0:
            x += right
            across += 1
        if turn >= 0:
            y += down
            along += 1
        squares.append((x, y))
    return squares


def _slanting(dx: int, dy: int) -> list[list[Place]]:
    """The walks of all slanting lines from a corner of square (0, 0) to a corner of square (dx, dy), ends included."""
    walks: list[list[Place]] = []
    for px, py in ((0, 0), (1, 0), (0, 1), (1, 1)):
        for qx, qy in ((dx, dy), (dx + 1, dy), (dx, dy + 1), (dx + 1, dy + 1)):
            if px != qx and py != qy:
                walk = [(0, 0)]
                for place in [*_walk(px, py, qx, qy), (dx, dy)]:
                    if place != walk[-1]:
                        walk.append(place)
                walks.append(walk)
    return walks


def _row_lanes(dx: int, dy: int) -> list[list[Place]]:
    """The walks of the level lines along the grid: along the row, or along two rows with one change between them."""
    if abs(dy) > 1:
        return []
    right = _sign(dx) or 1
    xs = list(range(0, dx + right, right))
    if dy == 0:
        return [[(x, 0) for x in xs]]
    return [[(x, 0) for x in xs[: turn + 1]] + [(x, dy) for x in xs[turn:]] for turn in range(len(xs))]


def _lanes(dx: int, dy: int) -> list[list[Place]]:
    """The walks of all lines along the grid from square (0, 0) to square (dx, dy), ends included."""
    return _row_lanes(dx, dy) + [[(x, y) for y, x in walk] for walk in _row_lanes(dy, dx)]


class SquareMap(CellMap):
    """A map of squares (x to the right, y down), numbered in the order given, with walls on edges.

    A diagonal step needs one of the two ways around the corner to be open: a way is closed by a wall or a missing
    square (figures close nothing). Two squares see each other if one of the 16 lines from corner to corner is free:
    - it passes through the inside of no blocked square; touching a corner or running along an edge is free;
    - walls and missing squares are solid: each step of the line from square to square must be open to sight, as for a
      mover. A line along the grid steps through the squares on the side of its ends; if these lie on different sides,
      it changes sides once.
    """

    __slots__ = ("_facing", "_offsets", "_walls", "beside", "diagonal", "facing")

    def __init__(self, coords: list[Place], walls: Iterable[Wall] = (), diagonal: bool = True) -> None:
        super().__init__(coords)
        self.diagonal: bool = diagonal
        self.beside: tuple[tuple[int, ...], ...] = tuple(
            [tuple([self.index_of(x + dx, y + dy) for dx, dy in SQUARE_DIRECTIONS]) for x, y in coords]
        )
        self._walls: dict[tuple[int, int, int], int] = {}
        for wall in walls:
            self._build(wall)
        # The squares that touch this one with nothing solid between: where a blow lands, even over a fence.
        self.facing: tuple[tuple[int, ...], ...] = tuple(
            [self._open_steps(cell, STOPS_SIGHT, True) for cell in range(self.size)]
        )
        self._facing: tuple[int, ...] = tuple([mask_of(cells) for cells in self.facing])
        self._offsets: dict[Place, tuple[list[list[Place]], list[list[Place]]]] = {}
        distances: list[tuple[int, ...]] = []
        for ax, ay in coords:
            if diagonal:
                distances.append(tuple([max(abs(ax - x), abs(ay - y)) for x, y in coords]))
            else:
                distances.append(tuple([abs(ax - x) + abs(ay - y) for x, y in coords]))
        self._measure([self._open_steps(cell, STOPS_MOVES, diagonal) for cell in range(self.size)], distances)

    def _build(self, wall: Wall) -> None:
        x, y, side, stops = wall
        if not NORTH <= side <= WEST or not STOPS_MOVES <= stops <= STOPS_MOVES | STOPS_SIGHT:
            raise ValueError(
                f"The wall {wall} is not understood: a wall is x, y, a side from NORTH (0) to WEST (3), and what it"
                f" blocks, STOPS_MOVES (1), STOPS_SIGHT (2) or both (3). Correct this wall."
            )
        dx, dy = SQUARE_DIRECTIONS[2 * side]
        if self.index_of(x, y) < 0 and self.index_of(x + dx, y + dy) < 0:
            raise ValueError(f"The wall {wall} touches no square of this map: move it to a square's side or remove it.")
        for edge in ((x, y, side), (x + dx, y + dy, (side + 2) % 4)):
            self._walls[edge] = self._walls.get(edge, 0) | stops

    def wall(self, a: int, side: int) -> int:
        """What the wall on this side of a square blocks (STOPS_MOVES, STOPS_SIGHT or both), 0 if there is no wall."""
        x, y = self.coords[a]
        return self._walls.get((x, y, side), 0)

    def _over_edge(self, a: int, direction: int, stops: int) -> int:
        """The square over the edge in this (even) direction, -1 if a wall that stops us or nothing is there."""
        return -1 if self.wall(a, direction // 2) & stops else self.beside[a][direction]

    def _open_steps(self, a: int, stops: int, diagonal: bool) -> tuple[int, ...]:
        found: list[int] = []
        for direction, other in enumerate(self.beside[a]):
            if other < 0:
                continue
            if direction % 2 == 0:
                if self._over_edge(a, direction, stops) == other:
                    found.append(other)
            elif diagonal:
                before = direction - 1
                after = (direction + 1) % 8
                for first, second in ((before, after), (after, before)):
                    corner = self._over_edge(a, first, stops)
                    if corner >= 0 and self._over_edge(corner, second, stops) == other:
                        found.append(other)
                        break
        return tuple(sorted(found))

    def block(self, a: int, n: int) -> tuple[int, ...]:
        """The squares of the block that reaches n squares around a in all directions, walls or not, ascending."""
        x, y = self.coords[a]
        found: list[int] = []
        for dy in range(-n, n + 1):
            for dx in range(-n, n + 1):
                cell = self.index_of(x + dx, y + dy)
                if cell >= 0:
                    found.append(cell)
        return tuple(sorted(found))

    def _follow(self, a: int, walk: list[Place]) -> list[int]:
        """The squares of a walk laid out from a, empty if a wall or a missing square stops it."""
        x, y = self.coords[a]
        cells = [a]
        for dx, dy in walk[1:]:
            cell = self.index_of(x + dx, y + dy)
            if cell < 0 or not self._facing[cells[-1]] >> cell & 1:
                return []
            cells.append(cell)
        return cells

    def _lines(self, a: int, b: int) -> list[int]:
        ax, ay = self.coords[a]
        bx, by = self.coords[b]
        offset = (bx - ax, by - ay)
        if offset not in self._offsets:
            self._offsets[offset] = (_lanes(offset[0], offset[1]), _slanting(offset[0], offset[1]))
        lanes, slanting = self._offsets[offset]
        for walk in lanes:
            if self._follow(a, walk):
                return [0]
        lines: list[int] = []
        for walk in slanting:
            cells = self._follow(a, walk)
            if cells:
                lines.append(mask_of(cells[1:-1]))
        return lines
