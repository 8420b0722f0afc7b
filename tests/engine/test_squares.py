"""Square maps answer as slow and obvious versions do.

The pictures follow these rulings: myth.movement.step, myth.movement.diagonal-gap, myth.range.count, myth.lines.red,
myth.lines.blue, myth.los.corner-to-corner, myth.los.adjacent-wall, myth.los.diagonal-past-corner.
"""

import itertools
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chimera.engine.cells import cells_of, mask_of
from chimera.engine.squares import (
    EAST,
    NORTH,
    SOUTH,
    SQUARE_DIRECTIONS,
    STOPS_MOVES,
    STOPS_SIGHT,
    WEST,
    SquareMap,
    Wall,
    _slanting,
    rectangle,
)

Place = tuple[int, int]
RED = STOPS_MOVES | STOPS_SIGHT
BLUE = STOPS_MOVES
LINES = {"|": RED, "-": RED, ":": BLUE, "~": BLUE}


class Drawing:
    """A map as a picture: squares at even places (# is no square), red lines | and -, blue lines : and ~ between."""

    def __init__(self, picture: str, diagonal: bool = True) -> None:
        rows = [line[4:] for line in picture.split("\n")[1:-1]]
        marks: dict[Place, str] = {}
        walls: list[Wall] = []
        for j, row in enumerate(rows):
            for i, mark in enumerate(row):
                if i % 2 == 0 and j % 2 == 0 and mark not in "# ":
                    marks[i // 2, j // 2] = mark
                elif mark in LINES:
                    walls.append((i // 2, j // 2, EAST if j % 2 == 0 else SOUTH, LINES[mark]))
        self.squares = SquareMap(list(marks), walls, diagonal)
        self.cell = {mark: self.squares.index_of(*place) for place, mark in marks.items()}
        self.monsters = mask_of(self.squares.index_of(*place) for place, mark in marks.items() if mark == "M")

    def sees(self, a: str = "a", b: str = "b") -> bool:
        there = self.squares.line_of_sight(self.cell[a], self.cell[b], self.monsters)
        assert there == self.squares.line_of_sight(self.cell[b], self.cell[a], self.monsters)
        return there

    def steps(self, a: str = "a", b: str = "b") -> int:
        return self.squares.steps(self.cell[a], self.cell[b])


places = st.tuples(st.integers(-1, 3), st.integers(0, 3))


class Ground:
    """A map with the walls it was built from."""

    def __init__(self, coords: list[Place], sides: list[tuple[int, int, int]], diagonal: bool) -> None:
        self.walls: list[Wall] = [(*coords[n % len(coords)], side, stops) for n, side, stops in sides]
        self.map = SquareMap(coords, self.walls, diagonal)

    def __repr__(self) -> str:
        return f"Ground({self.map.coords}, {self.walls}, diagonal={self.map.diagonal})"

    def walled(self, a: Place, b: Place, stops: int) -> bool:
        for x, y, side, what in self.walls:
            dx, dy = SQUARE_DIRECTIONS[2 * side]
            if {a, b} == {(x, y), (x + dx, y + dy)} and what & stops:
                return True
        return False

    def open(self, a: Place, b: Place, stops: int) -> bool:
        """Whether one step leads from a to b: over an edge, or around the corner by one of two ways."""
        if self.map.index_of(*a) < 0 or self.map.index_of(*b) < 0:
            return False
        dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
        if dx + dy == 1:
            return not self.walled(a, b, stops)
        ways = [(a[0], b[1]), (b[0], a[1])]
        return dx == dy == 1 and any(self.open(a, way, stops) and self.open(way, b, stops) for way in ways)

    def walk(self, start: int, allowed: set[int]) -> dict[int, int]:
        coords = self.map.coords
        far = {start: 0}
        queue = [start]
        for cell in queue:
            for other in allowed - far.keys():
                straight = coords[cell][0] == coords[other][0] or coords[cell][1] == coords[other][1]
                if (straight or self.map.diagonal) and self.open(coords[cell], coords[other], STOPS_MOVES):
                    far[other] = far[cell] + 1
                    queue.append(other)
        return far


def grounds(fewest: int = 1) -> st.SearchStrategy[Ground]:
    return st.builds(
        Ground,
        st.lists(places, min_size=fewest, max_size=20, unique=True),
        st.lists(st.tuples(st.integers(0, 19), st.integers(0, 3), st.sampled_from([1, 2, 3, 3])), max_size=10),
        st.booleans(),
    )


def a_cell(ground: Ground) -> st.SearchStrategy[int]:
    return st.integers(0, ground.map.size - 1)


def a_set(ground: Ground) -> st.SearchStrategy[int]:
    return st.integers(0, ground.map.everywhere)


# Steps and labels


def test_beside_goes_clockwise_from_the_north() -> None:
    squares = SquareMap(rectangle(3, 3))
    assert squares.beside[4] == (1, 2, 5, 8, 7, 6, 3, 0)
    assert squares.beside[0] == (-1, -1, 1, 4, 3, -1, -1, -1)


def test_a_hero_steps_straight_and_diagonally() -> None:
    assert SquareMap(rectangle(3, 3)).neighbours[4] == (0, 1, 2, 3, 5, 6, 7, 8)
    assert SquareMap(rectangle(3, 3), diagonal=False).neighbours[4] == (1, 3, 5, 7)


def test_red_and_blue_lines_stop_a_step() -> None:
    for line in "|:":
        assert Drawing(f"\n    a{line}b\n    ").steps() == -1


def test_a_wall_on_one_side_of_the_corner_does_not_stop_a_diagonal_step() -> None:
    drawing = Drawing("""
    a|.

    . b
    """)
    assert drawing.steps() == 1


def test_a_straight_wall_stops_a_diagonal_step() -> None:
    drawing = Drawing("""
    a|.

    .|b
    """)
    assert drawing.steps() == -1


def test_the_inside_of_a_wall_corner_stops_a_diagonal_step() -> None:
    drawing = Drawing("""
    a|.
    ~
    . b
    """)
    assert drawing.steps() == -1


def test_walls_that_meet_on_one_side_of_the_corner_do_not_stop_a_diagonal_step() -> None:
    drawing = Drawing("""
    a|.
      -
    . b
    """)
    assert drawing.steps() == 1


def test_nobody_slips_between_two_missing_squares() -> None:
    drawing = Drawing("""
    a #

    # b
    """)
    assert drawing.steps() == -1
    assert not drawing.sees()


def test_a_walker_slips_between_two_figures() -> None:
    drawing = Drawing("""
    a M

    M b
    """)
    squares = drawing.squares
    assert squares.reach(drawing.cell["a"], 1, squares.everywhere & ~drawing.monsters) == (0, 3)


def test_a_blow_crosses_a_blue_line_but_not_a_red_one() -> None:
    drawing = Drawing("""
    a:b|c
    """)
    assert drawing.squares.neighbours[1] == ()
    assert drawing.squares.facing[1] == (0,)


def test_a_wall_is_seen_from_both_sides_and_walls_add_up() -> None:
    squares = SquareMap(rectangle(2, 1), [(0, 0, EAST, STOPS_MOVES), (1, 0, WEST, STOPS_SIGHT), (0, 0, NORTH, RED)])
    assert squares.wall(0, EAST) == squares.wall(1, WEST) == RED
    assert squares.wall(0, NORTH) == RED
    assert squares.wall(1, NORTH) == 0


@given(grounds())
@settings(max_examples=60, deadline=None)
def test_neighbours_are_those_one_can_step_to(ground: Ground) -> None:
    squares = ground.map
    for a, here in enumerate(squares.coords):
        beside = [b for b, there in enumerate(squares.coords) if ground.open(here, there, STOPS_MOVES)]
        straight = [b for b in beside if here[0] == squares.coords[b][0] or here[1] == squares.coords[b][1]]
        assert list(squares.neighbours[a]) == (beside if squares.diagonal else straight)
        facing = [b for b, there in enumerate(squares.coords) if ground.open(here, there, STOPS_SIGHT)]
        assert list(squares.facing[a]) == facing


@given(grounds())
@settings(max_examples=40, deadline=None)
def test_labels_round_trip(ground: Ground) -> None:
    names = [ground.map.label(a) for a in range(ground.map.size)]
    assert [ground.map.cell_named(name) for name in names] == list(range(ground.map.size))


def test_labels_count_columns_by_letter_and_rows_from_the_top() -> None:
    squares = SquareMap(rectangle(12, 24))
    assert squares.label(0) == "a1"
    assert squares.label(squares.index_of(11, 23)) == "l24"


@pytest.mark.parametrize("wall", [(0, 0, 4, 1), (0, 0, -1, 1), (0, 0, 0, 0), (0, 0, 0, 4)])
def test_a_wall_that_makes_no_sense_is_refused(wall: Wall) -> None:
    with pytest.raises(ValueError, match=r"not understood: a wall is .* Correct this wall"):
        SquareMap(rectangle(2, 2), [wall])


def test_a_wall_away_from_the_map_is_refused() -> None:
    SquareMap(rectangle(2, 2), [(2, 0, WEST, RED)])
    with pytest.raises(ValueError, match="touches no square"):
        SquareMap(rectangle(2, 2), [(2, 0, EAST, RED)])


def test_a_rectangle_without_squares_is_refused() -> None:
    with pytest.raises(ValueError, match="0 x 3 has no squares"):
        rectangle(0, 3)


# Distance, reach, areas


def test_range_counts_a_diagonal_as_one() -> None:
    squares = SquareMap(rectangle(4, 3))
    assert squares.distance(squares.index_of(0, 0), squares.index_of(3, 2)) == 3
    assert SquareMap(rectangle(4, 3), diagonal=False).distance(0, 11) == 5


def test_a_walk_goes_around_the_wall() -> None:
    drawing = Drawing("""
    . a|b .

    . .|. .

    . . . .
    """)
    assert drawing.squares.distance(1, 2) == 1
    assert drawing.steps() == 4
    assert drawing.squares.ring(1, 4) == (2, 3)
    assert drawing.squares.reach(1, 3, drawing.squares.everywhere) == (0, 1, 4, 5, 6, 7, 8, 9, 10, 11)


def test_a_block_takes_the_squares_around_whatever_the_walls() -> None:
    squares = SquareMap(rectangle(4, 3), [(0, 0, EAST, RED)])
    assert squares.block(5, 1) == (0, 1, 2, 4, 5, 6, 8, 9, 10)
    assert squares.block(0, 1) == (0, 1, 4, 5)
    assert squares.block(0, 0) == (0,)


@given(grounds(), st.integers(0, 3))
@settings(max_examples=40, deadline=None)
def test_a_block_is_all_within_so_many_rows_and_columns(ground: Ground, n: int) -> None:
    coords = ground.map.coords
    for a, (x, y) in enumerate(coords):
        around = [b for b, (i, j) in enumerate(coords) if abs(i - x) <= n and abs(j - y) <= n]
        assert list(ground.map.block(a, n)) == around


@given(grounds(), st.integers(0, 5))
@settings(max_examples=40, deadline=None)
def test_steps_rings_and_circles_are_those_of_a_plain_walk(ground: Ground, n: int) -> None:
    squares = ground.map
    everything = set(range(squares.size))
    for a in range(squares.size):
        far = ground.walk(a, everything)
        assert [squares.steps(a, b) for b in range(squares.size)] == [far.get(b, -1) for b in range(squares.size)]
        assert list(squares.ring(a, n)) == sorted(b for b in far if far[b] == n)
        assert list(squares.within(a, n)) == sorted(b for b in far if far[b] <= n)
    assert squares.connected() == (len(ground.walk(0, everything)) == squares.size)


@given(grounds())
@settings(max_examples=25, deadline=None)
def test_a_detour_is_never_shorter(ground: Ground) -> None:
    squares = ground.map
    cells = range(squares.size)
    for a in cells:
        for b in cells:
            assert squares.steps(a, b) == squares.steps(b, a)
            assert squares.steps(a, b) == -1 or squares.steps(a, b) >= squares.distance(a, b)
            for c in cells:
                assert squares.distance(a, c) <= squares.distance(a, b) + squares.distance(b, c)
                if squares.steps(a, b) >= 0 and squares.steps(b, c) >= 0:
                    assert 0 <= squares.steps(a, c) <= squares.steps(a, b) + squares.steps(b, c)


@given(st.data(), grounds(), st.integers(-1, 6))
@settings(max_examples=60, deadline=None)
def test_reach_and_areas_are_those_of_a_plain_walk(data: st.DataObject, ground: Ground, steps: int) -> None:
    squares = ground.map
    start, passable = data.draw(a_cell(ground)), data.draw(a_set(ground))
    free = set(cells_of(passable))
    far = ground.walk(start, free)
    assert list(squares.reach(start, steps, passable)) == sorted(c for c in far if far[c] <= max(steps, 0))
    assert squares.travel(start, passable) == [far.get(c, -1) for c in range(squares.size)]
    assert list(squares.areas(passable)) == sorted({tuple(sorted(ground.walk(c, free))) for c in free})
    assert squares.area(start, passable) == (tuple(sorted(far)) if start in free else ())


def test_a_flood_has_several_starts_and_a_limit() -> None:
    drawing = Drawing("""
    a . . . . b
    """)
    squares = drawing.squares
    assert squares.waves(mask_of([0, 5]), 1, squares.everywhere) == [mask_of([0, 5]), mask_of([1, 4])]
    assert squares.flood(mask_of([0, 5]), 1, squares.everywhere) == mask_of([0, 1, 4, 5])
    assert squares.waves(1, 9, squares.everywhere, mask_of([2, 4])) == [1, 2, 4]
    assert squares.waves(1, 9, squares.everywhere, 1) == [1]


def test_the_way_back_goes_around_what_stands_in_the_way() -> None:
    drawing = Drawing("""
    a M .

    . M .

    . . b
    """)
    squares = drawing.squares
    waves = squares.waves(1, 9, squares.everywhere & ~drawing.monsters)
    assert squares.way_back(waves, drawing.cell["b"]) == (0, 3, 7, 8)
    assert squares.way_back(waves, 0) == (0,)
    assert squares.way_back(waves, 1) == ()


def test_a_dear_square_is_worth_a_detour() -> None:
    drawing = Drawing(
        """
    a m b

    . . .
    """,
        diagonal=False,
    )
    squares = drawing.squares
    for dear, way in ((2, (0, 1, 2)), (4, (0, 3, 4, 5, 2))):
        swamp = mask_of([1])
        fees = (squares.everywhere & ~swamp, *(0,) * (dear - 2), swamp)
        tides = squares.tides(1, 9, fees)
        assert squares.way_back(tides, 2, fees) == way
        assert [n for n, tide in enumerate(tides) if tide & swamp] == [dear]
    assert squares.tides(1, 3, fees)[3:] == [mask_of([5])]


def test_tides_are_refused_with_other_fees() -> None:
    squares = SquareMap(rectangle(2, 1))
    with pytest.raises(ValueError, match="give the fees they were made with"):
        squares.way_back(squares.tides(1, 9, (0, 2)), 1)


@given(st.data(), grounds(), st.integers(-1, 6))
@settings(max_examples=60, deadline=None)
def test_waves_are_those_of_a_plain_walk(data: st.DataObject, ground: Ground, steps: int) -> None:
    squares = ground.map
    starts, passable = data.draw(a_set(ground)), data.draw(a_set(ground))
    walks = [ground.walk(start, set(cells_of(passable & ~starts))) for start in cells_of(starts)]
    far: dict[int, int] = {}
    for walked in walks:
        for cell, n in walked.items():
            far[cell] = min(n, far.get(cell, n))
    limit = max(steps, 0)
    waves = [mask_of(c for c in far if far[c] == n) for n in range(min(max(far.values(), default=0), limit) + 1)]
    assert squares.waves(starts, steps, passable) == waves
    assert squares.flood(starts, steps, passable) == mask_of(c for c in far if far[c] <= limit)
    goals = data.draw(a_set(ground))
    met = next((n for n, wave in enumerate(waves) if wave & goals), len(waves))
    assert squares.waves(starts, steps, passable, goals) == waves[: met + 1]


@given(st.data(), grounds(), st.integers(0, 9))
@settings(max_examples=80, deadline=None)
def test_tides_cost_what_the_cheapest_of_all_ways_costs(data: st.DataObject, ground: Ground, points: int) -> None:
    squares = ground.map
    start, fees = data.draw(a_cell(ground)), tuple(data.draw(st.lists(a_set(ground), max_size=4)))
    price = {c: fee + 1 for fee, cells in reversed(list(enumerate(fees))) for c in cells_of(cells)}
    cost = {start: 0}
    for _ in range(squares.size):  # as often as the longest way has steps, every step is tried
        for a in list(cost):
            for b in squares.neighbours[a]:
                if b in price and cost[a] + price[b] < cost.get(b, 999):
                    cost[b] = cost[a] + price[b]
    cost = {c: n for c, n in cost.items() if n <= points}
    tides = squares.tides(1 << start, points, fees)
    assert tides == [mask_of(c for c in cost if cost[c] == n) for n in range(max(cost.values()) + 1)]
    for goal in range(squares.size):
        way = squares.way_back(tides, goal, fees)
        assert bool(way) == (goal in cost)
        if way:
            assert (way[0], way[-1]) == (start, goal)
            assert sum(price[c] for c in way[1:]) == cost[goal]
            assert all(b in squares.neighbours[a] for a, b in itertools.pairwise(way))


@given(st.data(), grounds())
@settings(max_examples=40, deadline=None)
def test_a_way_back_through_waves_is_as_long_as_they_say(data: st.DataObject, ground: Ground) -> None:
    squares = ground.map
    start, passable = data.draw(a_cell(ground)), data.draw(a_set(ground))
    far = ground.walk(start, set(cells_of(passable)))
    waves = squares.waves(1 << start, squares.size, passable)
    for goal in range(squares.size):
        way = squares.way_back(waves, goal)
        assert len(way) == far.get(goal, -1) + 1
        assert all(b in squares.neighbours[a] for a, b in itertools.pairwise(way))
        assert set(way[1:]) <= set(cells_of(passable))


def test_a_map_that_players_lay_out_has_no_table_of_all_pairs() -> None:
    squares = SquareMap(rectangle(36, 24))
    assert squares.steps(0, 863) == 35
    assert squares.line_of_sight(0, 40, 0)
    kept = [squares._travels, squares._rings]
    assert [sum(row is not None for row in table) for table in kept] == [1, 0]
    assert len(squares._sight) == 1


# Sight in pictures


def test_a_red_line_hides_and_a_blue_line_does_not() -> None:
    assert not Drawing("\n    a|b\n    ").sees()
    assert Drawing("\n    a:b\n    ").sees()


def test_a_red_line_across_the_row_hides_what_is_behind_it() -> None:
    drawing = Drawing("""
    . . . . .

    a .|. b .

    . . . . c
    """)
    assert not drawing.sees()
    assert drawing.sees("a", "c")


def test_a_long_red_line_has_no_gaps_between_its_pieces() -> None:
    drawing = Drawing("""
    a .|. .

    . .|. .

    . .|. b
    """)
    assert not drawing.sees()


def test_one_looks_past_the_end_of_a_red_line() -> None:
    drawing = Drawing("""
    a . .

    . .|.

    . . b
    """)
    assert drawing.sees()


def test_one_sees_through_a_gate_but_not_into_the_corner_behind_its_wall() -> None:
    drawing = Drawing("""
    a . . .
    - -   -
    . . c .

    d . . b
    """)
    assert drawing.sees("a", "c")
    assert not drawing.sees("a", "d")


def test_a_diagonal_look_between_two_figures_is_free() -> None:
    drawing = Drawing("""
    a M

    M b
    """)
    assert drawing.sees()


def test_a_line_along_the_edge_of_a_figure_is_free() -> None:
    assert Drawing("\n    a M b\n    ").sees()


def test_a_line_along_the_edges_of_figures_is_free_upright_too() -> None:
    drawing = Drawing("""
    a

    M

    b
    """)
    assert drawing.sees()


def test_a_line_between_two_rows_changes_sides_where_no_wall_is() -> None:
    drawing = Drawing("""
    a M .
    - -
    . M b
    """)
    assert drawing.sees()
    closed = Drawing("""
    a M .
    - - -
    . M b
    """)
    assert not closed.sees()


def test_a_figure_on_all_lines_hides_what_is_behind_it() -> None:
    drawing = Drawing("""
    a . . . .

    . M M . .

    . M M . .

    . . . . .

    . . . . b
    """)
    assert not drawing.sees()


def test_what_stands_at_the_ends_is_not_in_the_way() -> None:
    squares = SquareMap(rectangle(3, 1))
    assert squares.line_of_sight(0, 2, mask_of([0, 2]))
    assert squares.line_of_sight(1, 1, squares.everywhere)
    field = SquareMap(rectangle(4, 3))
    assert field.line_of_sight(0, 11, mask_of([0, 11]))
    assert field.line_of_sight(11, 0, mask_of([0, 11]))


def test_missing_squares_hide_what_is_behind_them() -> None:
    assert not Drawing("\n    a # b\n    ").sees()


# Sight against exact geometry

Spot = tuple[int, int]  # very finely measured: UNIT is the side of a square
UNIT = 10**12
Edge = tuple[Place, Place]


def left_of(a: Spot, b: Spot, point: Spot) -> int:
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def corners(place: Place) -> list[Place]:
    x, y = place
    return [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]


def spot(place: Place) -> Spot:
    return place[0] * UNIT, place[1] * UNIT


def passes(p: Spot, q: Spot, square: Place, rim_too: bool) -> bool:
    """Whether some piece of the line from p to q lies strictly inside the square (or touches its rim)."""
    enter, leave = Fraction(0), Fraction(1)
    for axis in (0, 1):
        start, change = p[axis] - square[axis] * UNIT, q[axis] - p[axis]
        if change == 0:
            if not (0 <= start <= UNIT if rim_too else 0 < start < UNIT):
                return False
        else:
            one, other = Fraction(-start, change), Fraction(UNIT - start, change)
            enter, leave = max(enter, min(one, other)), min(leave, max(one, other))
    return enter <= leave if rim_too else enter < leave


def cuts(p: Spot, q: Spot, edge: Edge, ends_too: bool) -> bool:
    """Whether the line from p to q goes from one side of the edge to the other over it."""
    a, b = spot(edge[0]), spot(edge[1])
    over, along = left_of(a, b, p) * left_of(a, b, q), left_of(p, q, a) * left_of(p, q, b)
    return over < 0 and (along <= 0 if ends_too else along < 0)


def red_edges(ground: Ground) -> list[Edge]:
    found = []
    for x, y, side, stops in ground.walls:
        if stops & STOPS_SIGHT:
            around = corners((x, y))
            found.append((around[side], around[(side + 1) % 4]))
    return found


TINY = 10**6
NUDGES = [1, *(TINY * k for k in (1, 2, 3, 4, 6, 12))]


def inside(p: Place, square: Place, right: int, down: int) -> Spot:
    """A spot inside the square, very near to its corner p."""
    x, y = spot(p)
    return x + (right if p[0] == square[0] else -right), y + (down if p[1] == square[1] else -down)


class Sight:
    """Sight by lines on paper: figures by their insides, solid things by what a line nudged into its squares meets."""

    def __init__(self, ground: Ground, a: int, b: int, blocked: int) -> None:
        self.here, self.there = ground.map.coords[a], ground.map.coords[b]
        (left, right), (top, bottom) = (sorted(both) for both in zip(self.here, self.there, strict=True))
        around = [(x, y) for x in range(left - 1, right + 2) for y in range(top - 1, bottom + 2)]
        between = [place for place in around if place not in (self.here, self.there)]
        self.missing = [place for place in between if ground.map.index_of(*place) < 0]
        self.figures = [place for place in between if place not in self.missing]
        self.figures = [place for place in self.figures if blocked >> ground.map.index_of(*place) & 1]
        self.edges = red_edges(ground)

    def solid(self, p: Spot, q: Spot, near: Place | None = None) -> bool:
        """Whether the line meets or touches a wall or missing square (only those at the corner near, if given)."""
        edges = [edge for edge in self.edges if near is None or near in edge]
        missing = [place for place in self.missing if near is None or near in corners(place)]
        return any(cuts(p, q, edge, True) for edge in edges) or any(passes(p, q, place, True) for place in missing)

    def pinched(self, p: Place, q: Place, point: Place) -> bool:
        """Whether solid things come up to the line from both sides at this point."""
        tips = [spot(end) for edge in self.edges if point in edge for end in edge if end != point]
        tips += [(x * UNIT + UNIT // 2, y * UNIT + UNIT // 2) for x, y in self.missing if point in corners((x, y))]
        sides = [left_of(spot(p), spot(q), tip) for tip in tips]
        return any(side > 0 for side in sides) and any(side < 0 for side in sides)

    def leaves(self, p: Place, square: Place, q: Place) -> bool:
        """Whether the line gets from inside its square past the corner p, on one side of it or the other."""
        nudges = [(TINY, TINY), (TINY, TINY * 1000), (TINY * 1000, TINY)]
        return any(not self.solid(inside(p, square, *nudge), spot(q), p) for nudge in nudges)

    def slanting(self, p: Place, q: Place) -> bool:
        if any(passes(spot(p), spot(q), place, False) for place in self.figures + self.missing):
            return False
        if any(cuts(spot(p), spot(q), edge, False) for edge in self.edges):
            return False
        xs, ys = range(min(p[0], q[0]) + 1, max(p[0], q[0])), range(min(p[1], q[1]) + 1, max(p[1], q[1]))
        touched = [(x, y) for x in xs for y in ys if left_of(spot(p), spot(q), spot((x, y))) == 0]
        if any(self.pinched(p, q, point) for point in touched):
            return False
        return self.leaves(p, self.here, q) and self.leaves(q, self.there, p)

    def along(self, p: Place, q: Place) -> bool:
        level = [((TINY, one), (TINY, other)) for one in NUDGES for other in NUDGES if p[1] == q[1]]
        upright = [((one, TINY), (other, TINY)) for one in NUDGES for other in NUDGES if p[0] == q[0]]
        return any(
            not self.solid(inside(p, self.here, *one), inside(q, self.there, *other)) for one, other in level + upright
        )

    def free(self) -> bool:
        pairs = [(p, q) for p in corners(self.here) for q in corners(self.there)]
        slanted = [(p, q) for p, q in pairs if p[0] != q[0] and p[1] != q[1]]
        return any(self.slanting(p, q) for p, q in slanted) or any(self.along(*x) for x in pairs if x not in slanted)


@given(st.integers(-4, 4), st.integers(-4, 4))
@settings(max_examples=20, deadline=None)
def test_each_slanting_line_walks_the_squares_of_exact_geometry(dx: int, dy: int) -> None:
    box = [(x, y) for x in range(min(0, dx) - 1, max(0, dx) + 2) for y in range(min(0, dy) - 1, max(0, dy) + 2)]
    walks = []
    for p in corners((0, 0)):
        for q in corners((dx, dy)):
            if p[0] != q[0] and p[1] != q[1]:
                passed = {place for place in box if passes(spot(p), spot(q), place, False)}
                walks.append(sorted(passed | {(0, 0), (dx, dy)}))
    assert sorted(sorted(walk) for walk in _slanting(dx, dy)) == sorted(walks)


@given(st.data(), grounds(fewest=6))
@settings(max_examples=50, deadline=None)
def test_sight_through_a_crowd_is_that_of_exact_geometry(data: st.DataObject, ground: Ground) -> None:
    a, b, blocked = data.draw(a_cell(ground)), data.draw(a_cell(ground)), ground.map.everywhere
    assert ground.map.line_of_sight(a, b, blocked) == (a == b or Sight(ground, a, b, blocked).free())


@given(st.data(), grounds())
@settings(max_examples=50, deadline=None)
def test_sight_is_that_of_exact_geometry(data: st.DataObject, ground: Ground) -> None:
    a, b, blocked = data.draw(a_cell(ground)), data.draw(a_cell(ground)), data.draw(a_set(ground))
    assert ground.map.line_of_sight(a, b, blocked) == (a == b or Sight(ground, a, b, blocked).free())


@given(st.data(), grounds(fewest=16))
@settings(max_examples=60, deadline=None)
def test_sight_over_wide_ground_is_that_of_exact_geometry(data: st.DataObject, ground: Ground) -> None:
    a, b = data.draw(a_cell(ground)), data.draw(a_cell(ground))
    blocked = data.draw(a_set(ground)) & data.draw(a_set(ground))
    assert ground.map.line_of_sight(a, b, blocked) == (a == b or Sight(ground, a, b, blocked).free())


@given(st.data(), grounds(fewest=10))
@settings(max_examples=60, deadline=None)
def test_who_sees_is_seen(data: st.DataObject, ground: Ground) -> None:
    a, b, blocked = data.draw(a_cell(ground)), data.draw(a_cell(ground)), data.draw(a_set(ground))
    turned = [(-y, x, (side + 1) % 4, stops) for x, y, side, stops in ground.walls]
    around = SquareMap([(-y, x) for x, y in ground.map.coords], turned)
    assert ground.map.line_of_sight(a, b, blocked) == ground.map.line_of_sight(b, a, blocked)
    assert ground.map.line_of_sight(a, b, blocked) == around.line_of_sight(a, b, blocked)
