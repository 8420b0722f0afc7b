"""Maps of squares, with walls on their edges."""

from collections.abc import Iterable
from typing import Final

from chimera.engine.cells import CellMap, Place

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# What a wall blocks: a solid wall is STOPS_MOVES | STOPS_SIGHT, a moat or fence is STOPS_MOVES.
STOPS_MOVES: Final = 1
STOPS_SIGHT: Final = 2

# Clockwise from north; the even ones are the four sides.
SQUARE_DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))

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


_DIRECTION: Final = (7, 0, 1, 6, -1, 2, 5, 4, 3)  # by row and column of the step, from the north-west


def _directions(walk: list[Place]) -> list[int]:
    """A walk from square to square as the directions of its steps."""
    found: list[int] = []
    x, y = walk[0]
    for nx, ny in walk[1:]:
        found.append(_DIRECTION[3 * (ny - y) + nx - x + 4])
        x, y = nx, ny
    return found


def _cells_among(steps: list[int]) -> tuple[int, ...]:
    """The squares that steps lead to, ascending."""
    return tuple(sorted([cell for cell in steps if cell >= 0]))


class SquareMap(CellMap):
    """A map of squares (x to the right, y down), numbered in the order given, with walls on edges.

    A diagonal step needs one of the two ways around the corner to be open: a way is closed by a wall or a missing
    square (figures close nothing). Two squares see each other if one of the 16 lines from corner to corner is free:
    - it passes through the inside of no blocked square; touching a corner or running along an edge is free;
    - walls and missing squares are solid: each step of the line from square to square must be open to sight, as for a
      mover. A line along the grid steps through the squares on the side of its ends; if these lie on different sides,
      it changes sides once.
    """

    __slots__ = ("_offsets", "_open_to_sight", "_walls", "beside", "diagonal", "facing")

    def __init__(self, coords: list[Place], walls: Iterable[Wall] = (), diagonal: bool = True) -> None:
        super().__init__(coords)
        self.diagonal: bool = diagonal
        self.beside: tuple[tuple[int, ...], ...] = tuple(
            [tuple([self.index_of(x + dx, y + dy) for dx, dy in SQUARE_DIRECTIONS]) for x, y in coords]
        )
        self._walls: dict[tuple[int, int, int], int] = {}
        for wall in walls:
            self._build(wall)
        self._open_to_sight: list[list[int]] = self._open_steps(STOPS_SIGHT, True)
        # The squares that touch this one with nothing solid between: where a blow lands, even over a fence.
        self.facing: tuple[tuple[int, ...], ...] = tuple([_cells_among(steps) for steps in self._open_to_sight])
        self._offsets: dict[Place, tuple[list[list[int]], list[list[int]]]] = {}
        self._connect([_cells_among(steps) for steps in self._open_steps(STOPS_MOVES, diagonal)])

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

    def _over_edges(self, stops: int) -> list[list[int]]:
        """For each square the squares over its four sides, -1 where a wall that stops us or nothing is."""
        over = [[sides[0], sides[2], sides[4], sides[6]] for sides in self.beside]
        for (x, y, side), what in self._walls.items():
            cell = self.index_of(x, y)
            if cell >= 0 and what & stops:
                over[cell][side] = -1
        return over

    def _open_steps(self, stops: int, diagonal: bool) -> list[list[int]]:
        """For each square where a step leads by direction, -1 for nowhere; a diagonal one goes around the corner."""
        over = self._over_edges(stops)
        found: list[list[int]] = []
        for straight in over:
            steps: list[int] = []
            for side in range(4):
                one = straight[side]
                corner = -1
                if diagonal:  # by one of the two ways
                    turn = (side + 1) % 4
                    if one >= 0:
                        corner = over[one][turn]
                    if corner < 0:
                        other = straight[turn]
                        if other >= 0:
                            corner = over[other][side]
                steps.append(one)
                steps.append(corner)
            found.append(steps)
        return found

    def distance(self, a: int, b: int) -> int:
        """How far apart two squares are whatever lies between; a diagonal counts 1 where one may step diagonally."""
        ax, ay = self.coords[a]
        bx, by = self.coords[b]
        if self.diagonal:
            return max(abs(ax - bx), abs(ay - by))
        return abs(ax - bx) + abs(ay - by)

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

    def _lines(self, a: int, b: int) -> list[int]:
        ax, ay = self.coords[a]
        bx, by = self.coords[b]
        offset = (bx - ax, by - ay)
        if offset not in self._offsets:
            lanes = [_directions(walk) for walk in _lanes(offset[0], offset[1])]
            self._offsets[offset] = (lanes, [_directions(walk) for walk in _slanting(offset[0], offset[1])])
        lanes, slanting = self._offsets[offset]
        for walk in lanes:
            if self._follow(a, b, walk) >= 0:
                return [0]
        lines: list[int] = []
        for walk in slanting:
            line = self._follow(a, b, walk)
            if line >= 0:
                lines.append(line)
        return lines

    def _follow(self, a: int, b: int, walk: list[int]) -> int:
        """The set of squares between a and b on a walk from a to b, -1 if a wall or a missing square stops it."""
        cell = a
        line = 0
        for direction in walk:
            cell = self._open_to_sight[cell][direction]
            if cell < 0:
                return -1
            if cell != b:
                line |= 1 << cell
        return line
