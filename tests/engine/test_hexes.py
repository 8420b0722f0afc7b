"""Hex maps answer as slow and obvious versions do."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chimera.engine.cells import cells_of, column_letters, mask_of
from chimera.engine.hexes import HEX_DIRECTIONS, HexMap, _hex_lines

Place = tuple[int, int]
Point = tuple[int, int]

# Six hexes around a lake at (1, 1), and two islets to the east:
#     2 1   6 7
#    3 . 0
#     4 5
RING: list[Place] = [(2, 1), (2, 0), (1, 0), (0, 1), (0, 2), (1, 2), (4, 0), (5, 0)]

places = st.tuples(st.integers(-2, 3), st.integers(-2, 3))
maps = st.lists(places, min_size=1, max_size=22, unique=True).map(HexMap)


def a_cell(hexes: HexMap) -> st.SearchStrategy[int]:
    return st.integers(0, hexes.size - 1)


def a_set(hexes: HexMap) -> st.SearchStrategy[int]:
    return st.integers(0, hexes.everywhere)


# Slow and obvious versions


def touching(hexes: HexMap, a: int) -> list[int]:
    q, r = hexes.coords[a]
    return [c for c, (x, y) in enumerate(hexes.coords) if (x - q, y - r) in HEX_DIRECTIONS]


def walk(hexes: HexMap, start: int, allowed: set[int]) -> dict[int, int]:
    """Steps from start to every cell that can be reached through allowed cells."""
    far = {start: 0}
    queue = [start]
    for cell in queue:
        for other in touching(hexes, cell):
            if other in allowed and other not in far:
                far[other] = far[cell] + 1
                queue.append(other)
    return far


def corners(place: Place) -> list[Point]:
    """The corners in order around the hex, in thirds of axial coordinates."""
    around = [(1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2)]
    return [(3 * place[0] + q, 3 * place[1] + r) for q, r in around]


def left_of(a: Point, b: Point, point: Point) -> int:
    """Positive if the point lies to the left of the way from a to b, negative to the right."""
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def passes_inside(p: Point, q: Point, polygon: list[Point]) -> bool:
    """Whether some piece of the line from p to q lies strictly inside a convex polygon."""
    enter, leave = Fraction(0), Fraction(1)
    inward = 1 if left_of(polygon[0], polygon[1], polygon[2]) > 0 else -1
    for a, b in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        start, end = inward * left_of(a, b, p), inward * left_of(a, b, q)
        if start <= 0 and end <= 0:
            return False
        if end > start:
            enter = max(enter, Fraction(start, start - end))
        elif end < start:
            leave = min(leave, Fraction(start, start - end))
    return enter < leave


def sees(hexes: HexMap, a: int, b: int, blocked: set[int]) -> bool:
    here, there = hexes.coords[a], hexes.coords[b]
    dark = [
        (q, r)
        for q in range(min(here[0], there[0]) - 2, max(here[0], there[0]) + 3)
        for r in range(min(here[1], there[1]) - 2, max(here[1], there[1]) + 3)
        if (q, r) not in (here, there) and (hexes.index_of(q, r) < 0 or hexes.index_of(q, r) in blocked)
    ]
    return any(
        not any(passes_inside(p, q, corners(place)) for place in dark) for p in corners(here) for q in corners(there)
    )


# Neighbours and labels


def test_cells_are_numbered_in_the_order_given() -> None:
    hexes = HexMap(RING)
    assert [hexes.index_of(q, r) for q, r in RING] == list(range(8))
    assert hexes.coords == tuple(RING)
    assert hexes.index_of(1, 99) == -1


def test_beside_goes_around_from_the_east_and_marks_the_sea() -> None:
    hexes = HexMap([(0, 0), (1, 0), (1, -1), (-1, 1), (0, 1)])
    assert hexes.beside[0] == (1, 2, -1, -1, 3, 4)
    assert hexes.neighbours[0] == (1, 2, 3, 4)


@given(maps)
@settings(max_examples=40, deadline=None)
def test_neighbours_are_the_cells_that_touch(hexes: HexMap) -> None:
    for a in range(hexes.size):
        assert list(hexes.neighbours[a]) == touching(hexes, a)
        assert sorted(c for c in hexes.beside[a] if c >= 0) == touching(hexes, a)
        assert hexes.coast(a) == (len(touching(hexes, a)) < 6)


def test_only_a_hex_with_six_neighbours_is_inland() -> None:
    flower = HexMap([(0, 0), *HEX_DIRECTIONS])
    assert [flower.coast(a) for a in range(7)] == [False, True, True, True, True, True, True]


def test_a_label_is_column_letter_and_row_number() -> None:
    hexes = HexMap([(0, 0), (2, 2), (27, 11)])
    assert [hexes.label(a) for a in range(3)] == ["a1", "c3", "ab12"]
    assert hexes.cell_named("C3") == 1


def test_labels_count_from_the_western_and_northern_rim() -> None:
    assert HexMap([(-2, 0), (0, -2)]).label(1) == "c1"


def test_columns_after_z_take_two_letters() -> None:
    assert [column_letters(n) for n in (0, 25, 26, 51, 52, 701, 702)] == ["a", "z", "aa", "az", "ba", "zz", "aaa"]


@given(maps)
@settings(max_examples=40, deadline=None)
def test_labels_round_trip(hexes: HexMap) -> None:
    assert [hexes.cell_named(hexes.label(a)) for a in range(hexes.size)] == list(range(hexes.size))


@pytest.mark.parametrize("name", ["b1", "", "a", "1", "a01", "a1 ", "ä1"])
def test_an_unknown_label_is_refused_with_a_remedy(name: str) -> None:
    with pytest.raises(ValueError, match=f"no cell '{name}'.*Choose a cell"):
        HexMap([(0, 0), (1, 1)]).cell_named(name)


def test_an_empty_map_is_refused() -> None:
    with pytest.raises(ValueError, match="needs at least one"):
        HexMap([])


def test_a_place_given_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"\(1, 0\) is given twice"):
        HexMap([(1, 0), (0, 0), (1, 0)])


# Distances


def test_around_the_lake_it_is_one_step_longer_than_over_it() -> None:
    hexes = HexMap(RING)
    assert hexes.distance(0, 3) == 2
    assert hexes.steps(0, 3) == 3
    assert hexes.ring(0, 2) == (2, 4)
    assert hexes.within(0, 2) == (0, 1, 2, 4, 5)


def test_nobody_walks_over_the_sea() -> None:
    hexes = HexMap(RING)
    assert hexes.distance(1, 6) == 2
    assert hexes.steps(1, 6) == -1
    assert hexes.within(6, 99) == (6, 7)
    assert not hexes.connected()
    assert HexMap(RING[:6]).connected()


def test_nothing_lies_at_a_negative_distance() -> None:
    hexes = HexMap(RING)
    assert hexes.ring(0, -1) == ()
    assert hexes.within(0, -1) == ()
    assert hexes.ring(0, 99) == ()


def test_distance_is_the_walk_on_a_world_without_sea() -> None:
    world = HexMap([(q, r) for q in range(-4, 5) for r in range(-4, 5)])
    middle = world.index_of(0, 0)
    far = walk(world, middle, set(range(world.size)))
    assert [world.distance(middle, b) for b in range(world.size)] == [far[b] for b in range(world.size)]
    moved = HexMap([(q + 7, r - 3) for q, r in world.coords[::-1]])
    assert moved.distance(moved.index_of(7, -3), moved.index_of(9, -7)) == far[world.index_of(2, -4)] == 4


@given(maps, st.integers(0, 6))
@settings(max_examples=40, deadline=None)
def test_steps_rings_and_circles_are_those_of_a_plain_walk(hexes: HexMap, n: int) -> None:
    for a in range(hexes.size):
        far = walk(hexes, a, set(range(hexes.size)))
        assert [hexes.steps(a, b) for b in range(hexes.size)] == [far.get(b, -1) for b in range(hexes.size)]
        assert list(hexes.ring(a, n)) == sorted(b for b in far if far[b] == n)
        assert list(hexes.within(a, n)) == sorted(b for b in far if far[b] <= n)
    assert hexes.connected() == (len(walk(hexes, 0, set(range(hexes.size)))) == hexes.size)


@given(maps)
@settings(max_examples=25, deadline=None)
def test_a_detour_is_never_shorter(hexes: HexMap) -> None:
    cells = range(hexes.size)
    for a in cells:
        for b in cells:
            assert hexes.steps(a, b) == hexes.steps(b, a)
            assert hexes.steps(a, b) == -1 or hexes.steps(a, b) >= hexes.distance(a, b)
            for c in cells:
                assert hexes.distance(a, c) <= hexes.distance(a, b) + hexes.distance(b, c)
                if hexes.steps(a, b) >= 0 and hexes.steps(b, c) >= 0:
                    assert 0 <= hexes.steps(a, c) <= hexes.steps(a, b) + hexes.steps(b, c)


# Reach and areas


def test_a_walker_goes_around_what_is_in_the_way() -> None:
    row = HexMap([(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1)])
    free = row.everywhere & ~mask_of([1])
    assert row.reach(0, 1, free) == (0, 4)
    assert row.reach(0, 2, free) == (0, 4, 5)
    assert row.reach(0, 3, free) == (0, 2, 4, 5, 6)
    assert row.travel(0, free) == [0, -1, 3, 4, 1, 2, 3]


def test_a_walker_may_leave_a_place_that_nobody_may_enter() -> None:
    assert HexMap([(0, 0), (1, 0)]).reach(0, 1, mask_of([1])) == (0, 1)


@given(st.data(), maps, st.integers(-1, 7))
@settings(max_examples=80, deadline=None)
def test_reach_is_that_of_a_plain_walk(data: st.DataObject, hexes: HexMap, steps: int) -> None:
    start, passable = data.draw(a_cell(hexes)), data.draw(a_set(hexes))
    far = walk(hexes, start, set(cells_of(passable)))
    assert list(hexes.reach(start, steps, passable)) == sorted(c for c in far if far[c] <= max(steps, 0))
    assert hexes.travel(start, passable) == [far.get(c, -1) for c in range(hexes.size)]


def test_a_ring_broken_twice_falls_into_two_areas() -> None:
    hexes = HexMap(RING)
    whole = hexes.everywhere & ~mask_of([1, 4])
    assert hexes.areas(whole) == ((0, 5), (2, 3), (6, 7))
    assert hexes.area(3, whole) == (2, 3)
    assert hexes.area(1, whole) == ()


@given(st.data(), maps)
@settings(max_examples=80, deadline=None)
def test_areas_are_the_parts_that_hang_together(data: st.DataObject, hexes: HexMap) -> None:
    subset = data.draw(a_set(hexes))
    cells = cells_of(subset)
    parts = {tuple(sorted(walk(hexes, c, set(cells)))) for c in cells}
    assert list(hexes.areas(subset)) == sorted(parts)
    for c in range(hexes.size):
        assert hexes.area(c, subset) == next((part for part in parts if c in part), ())


@given(st.sets(st.integers(0, 200)))
@settings(max_examples=40, deadline=None)
def test_a_set_of_cells_survives_as_bits(cells: set[int]) -> None:
    assert cells_of(mask_of(cells)) == tuple(sorted(cells))


# Sight


def test_a_line_along_the_edge_between_two_blockers_is_free() -> None:
    #   0 2
    #    3 1    0 and 1 face each other over the edge between 2 and 3.
    hexes = HexMap([(0, 0), (1, 1), (1, 0), (0, 1)])
    assert hexes.line_of_sight(0, 1, mask_of([2, 3]))


def test_one_blocker_hides_nothing_two_steps_away_but_three_do() -> None:
    #    3 5
    #   0 1 2
    #    4 6    along a row one looks over or under the hex between
    field = HexMap([(0, 0), (1, 0), (2, 0), (1, -1), (0, 1), (2, -1), (1, 1)])
    assert field.line_of_sight(0, 2, mask_of([1]))
    assert field.line_of_sight(0, 2, mask_of([1, 3, 5]))
    assert not field.line_of_sight(0, 2, mask_of([1, 3, 4]))


def test_what_stands_at_the_ends_is_not_in_the_way() -> None:
    hexes = HexMap([(0, 0), (1, 0), (2, 0)])
    assert hexes.line_of_sight(0, 1, mask_of([0, 1]))
    assert hexes.line_of_sight(1, 1, hexes.everywhere)


def test_nobody_sees_over_a_wide_sea() -> None:
    assert not HexMap([(0, 0), (2, 0)]).line_of_sight(0, 1, 0)
    assert HexMap([(0, 0), (1, 0), (2, 0)]).line_of_sight(0, 2, 0)


@given(st.data(), maps)
@settings(max_examples=50, deadline=None)
def test_sight_is_that_of_exact_geometry(data: st.DataObject, hexes: HexMap) -> None:
    a, b, blocked = data.draw(a_cell(hexes)), data.draw(a_cell(hexes)), data.draw(a_set(hexes))
    assert hexes.line_of_sight(a, b, blocked) == sees(hexes, a, b, set(cells_of(blocked)))


@given(st.integers(-3, 3), st.integers(-3, 3))
@settings(max_examples=10, deadline=None)
def test_each_line_passes_the_hexes_of_exact_geometry(dq: int, dr: int) -> None:
    qs, rs = range(min(0, dq) - 2, max(0, dq) + 3), range(min(0, dr) - 2, max(0, dr) + 3)
    box = [(q, r) for q in qs for r in rs if (q, r) not in ((0, 0), (dq, dr))]
    lines = [
        [place for place in box if passes_inside(p, q, corners(place))]
        for p in corners((0, 0))
        for q in corners((dq, dr))
    ]
    assert sorted(sorted(line) for line in _hex_lines(dq, dr)) == sorted(lines)


FIELD = HexMap([(q, r) for q in range(-2, 4) for r in range(-2, 4) if (q, r) != (1, 1)])


@given(a_cell(FIELD), a_cell(FIELD), a_set(FIELD), a_set(FIELD))
@settings(max_examples=60, deadline=None)
def test_sight_over_a_field_is_that_of_exact_geometry(a: int, b: int, some: int, others: int) -> None:
    blocked = some & others
    assert FIELD.line_of_sight(a, b, blocked) == sees(FIELD, a, b, set(cells_of(blocked)))


@given(st.data(), maps)
@settings(max_examples=40, deadline=None)
def test_who_sees_is_seen(data: st.DataObject, hexes: HexMap) -> None:
    blocked = data.draw(a_set(hexes))
    a, b = data.draw(a_cell(hexes)), data.draw(a_cell(hexes))
    turned = HexMap([(-q, -r) for q, r in hexes.coords])
    assert hexes.line_of_sight(a, b, blocked) == hexes.line_of_sight(b, a, blocked)
    assert hexes.line_of_sight(a, b, blocked) == turned.line_of_sight(a, b, blocked)
