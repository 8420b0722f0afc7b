"""Maps of tiles are those of their squares laid out at once, and large bases walk as slow and obvious versions do.

They follow these rulings: myth.placement.hero-entry-squares, myth.mmove.large, myth.area.orientation.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chimera.engine.cells import cells_of, mask_of
from chimera.engine.squares import EAST, NORTH, SQUARE_DIRECTIONS, STOPS_MOVES, STOPS_SIGHT, WEST, SquareMap, Wall
from chimera.engine.tiles import BaseMap, Tile, TiledMap, turned

RED = STOPS_MOVES | STOPS_SIGHT
BLUE = STOPS_MOVES


@st.composite
def tiles(draw: st.DrawFn, most: int = 4) -> Tile:
    width, height = draw(st.integers(1, most)), draw(st.integers(1, most))
    wall = st.tuples(
        st.integers(0, width - 1), st.integers(0, height - 1), st.integers(0, 3), st.sampled_from([1, 2, 3])
    )
    return Tile(width, height, draw(st.lists(wall, max_size=8)))


@st.composite
def realms(draw: st.DrawFn) -> TiledMap:
    """Tiles laid at the right or the lower side of the ones before, sometimes with a gap, never one on another."""
    tile = draw(tiles())
    realm = TiledMap([(tile, 0, 0)])
    right, bottom = tile.width, tile.height
    for _ in range(draw(st.integers(0, 3))):
        tile = draw(tiles())
        gap = draw(st.sampled_from([0, 0, 0, 1]))
        if draw(st.booleans()):
            realm = realm.with_tile(tile, right + gap, draw(st.integers(0, bottom - 1)))
            right += gap + tile.width
            bottom = max(bottom, 1 + max(y for _, y in realm.coords))
        else:
            realm = realm.with_tile(tile, draw(st.integers(0, right - 1)), bottom + gap)
            bottom += gap + tile.height
            right = max(right, 1 + max(x for x, _ in realm.coords))
    return realm


def at_once(realm: TiledMap) -> SquareMap:
    """The same squares and walls as one map that knows no tiles, its squares in another order."""
    walls: list[Wall] = []
    for a, (x, y) in enumerate(realm.coords):
        walls += [(x, y, side, realm.wall(a, side)) for side in range(4) if realm.wall(a, side)]
    return SquareMap(sorted(realm.coords), walls)


def test_a_hero_walks_over_the_shared_edge_unless_a_wall_is_on_it() -> None:
    realm = TiledMap([(Tile(2, 2, []), 0, 0), (Tile(2, 2, [(0, 1, WEST, BLUE)]), 2, 0)])
    assert realm.coords[4:] == ((2, 0), (3, 0), (2, 1), (3, 1))
    assert realm.neighbours[1] == (0, 2, 3, 4, 6)
    assert realm.neighbours[3] == (0, 1, 2, 4)
    assert realm.facing[3] == (0, 1, 2, 4, 6)
    assert realm.steps(0, 7) == 3
    assert realm.tile_of == (0, 0, 0, 0, 1, 1, 1, 1)
    assert realm.firsts == (0, 4)
    assert realm.tile_squares(1) == mask_of([4, 5, 6, 7])


def test_squares_keep_their_numbers_when_a_tile_is_laid_anywhere() -> None:
    small = TiledMap([(Tile(3, 2, []), 0, 0)])
    large = small.with_tile(Tile(1, 4, []), -1, -1)
    assert large.coords[:6] == small.coords
    assert large.neighbours[0] == (1, 3, 4, 6, 7, 8)
    assert small.neighbours[0] == (1, 3, 4)


def test_a_tile_on_another_is_refused() -> None:
    with pytest.raises(ValueError, match=r"\(1, 1\) is given twice"):
        TiledMap([(Tile(2, 2, []), 0, 0), (Tile(2, 2, []), 1, 1)])
    with pytest.raises(ValueError, match="No tile is laid"):
        TiledMap([])


def test_sight_on_a_tile_is_worked_out_once_for_all_maps() -> None:
    tile = Tile(4, 4, [(1, y, EAST, RED) for y in range(3)])
    first = TiledMap([(tile, 0, 0)])
    assert not first.line_of_sight(0, 3, 0)
    assert first.line_of_sight(0, 15, 0)
    known = len(tile.squares._sight)
    assert known == 2
    second = TiledMap([(Tile(1, 4, []), -1, 0), (tile, 0, 0)])
    assert not second.line_of_sight(4, 7, 0)
    assert second.line_of_sight(4, 19, 0)
    assert second.line_of_sight(0, 4, 0)
    assert len(tile.squares._sight) == known


def test_a_tile_turns_clockwise_with_its_walls() -> None:
    tile = Tile(3, 2, [(2, 0, NORTH, RED), (0, 1, EAST, BLUE)])
    once = tile.turned(1)
    assert (once.width, once.height) == (2, 3)
    assert once.walls == ((1, 2, EAST, RED), (0, 0, 2, BLUE))
    assert tile.turned(4).walls == tile.turned(0).walls == tile.walls
    assert tile.turned(-1).walls == tile.turned(3).walls


def test_a_shape_lies_in_four_ways() -> None:
    hook = [(0, 0), (0, -1), (1, -1)]
    assert turned(hook, 1) == [(0, 0), (1, 0), (1, 1)]
    assert turned(hook, 2) == [(0, 0), (0, 1), (-1, 1)]
    assert turned(hook, 4) == hook


@given(tiles(), st.integers(0, 3))
@settings(max_examples=40, deadline=None)
def test_a_turned_tile_is_the_same_tile(tile: Tile, quarters: int) -> None:
    other = tile.turned(quarters)
    places = turned(list(tile.squares.coords), quarters)
    left, top = min(x for x, _ in places), min(y for _, y in places)
    there = [other.squares.index_of(x - left, y - top) for x, y in places]
    for a in range(tile.squares.size):
        assert sorted(there[b] for b in tile.squares.neighbours[a]) == list(other.squares.neighbours[there[a]])
        assert sorted(there[b] for b in tile.squares.facing[a]) == list(other.squares.facing[there[a]])


@given(st.data(), realms(), st.integers(0, 6))
@settings(max_examples=60, deadline=None)
def test_a_map_of_tiles_is_the_map_of_its_squares(data: st.DataObject, realm: TiledMap, steps: int) -> None:
    whole = at_once(realm)
    there = [whole.index_of(x, y) for x, y in realm.coords]
    for a in range(realm.size):
        assert sorted(there[b] for b in realm.neighbours[a]) == list(whole.neighbours[there[a]])
        assert sorted(there[b] for b in realm.facing[a]) == list(whole.facing[there[a]])
    start, passable = data.draw(st.integers(0, realm.size - 1)), data.draw(st.integers(0, realm.everywhere))
    moved = mask_of(there[c] for c in cells_of(passable))
    waves = [sorted(there[c] for c in cells_of(wave)) for wave in realm.waves(1 << start, steps, passable)]
    assert waves == [list(cells_of(wave)) for wave in whole.waves(1 << there[start], steps, moved)]


@given(st.data(), realms())
@settings(max_examples=60, deadline=None)
def test_sight_over_tiles_is_that_over_their_squares(data: st.DataObject, realm: TiledMap) -> None:
    whole = at_once(realm)
    there = [whole.index_of(x, y) for x, y in realm.coords]
    blocked = data.draw(st.integers(0, realm.everywhere)) & data.draw(st.integers(0, realm.everywhere))
    moved = mask_of(there[c] for c in cells_of(blocked))
    a = data.draw(st.integers(0, realm.size - 1))
    for b in range(realm.size):
        assert realm.line_of_sight(a, b, blocked) == whole.line_of_sight(there[a], there[b], moved)


# Large bases


def test_a_large_base_needs_room_without_lines() -> None:
    ground = SquareMap([(x, y) for y in range(2) for x in range(4)], [(2, 0, EAST, BLUE)])
    base = BaseMap(ground, 2, 2)
    assert base.fits == mask_of([0, 1])
    assert base.footprints[1] == (1, 2, 5, 6)
    assert base.footprints[2] == ()
    assert base.steps(0, 1) == 1
    assert base.steps(0, 2) == -1
    assert base.distance(0, 3) == 3


def test_a_large_base_does_not_pass_a_gap_of_one_square() -> None:
    ground = SquareMap([(x, y) for y in range(2) for x in range(5)])
    base = BaseMap(ground, 2, 2)
    column = mask_of([2])
    assert base.reach(0, 9, base.fits & ~base.covering(column)) == (0,)
    assert base.covering(column) == mask_of([1, 2])
    assert base.reach(0, 2, base.fits) == (0, 1, 2)


@given(st.data(), realms(), st.integers(1, 3), st.integers(1, 3))
@settings(max_examples=60, deadline=None)
def test_a_base_walks_as_all_its_squares_do(data: st.DataObject, realm: TiledMap, width: int, height: int) -> None:
    base = BaseMap(realm, width, height)
    blocked = data.draw(st.integers(0, realm.everywhere))

    def squares(a: int) -> list[int]:
        x, y = realm.coords[a]
        return [realm.index_of(x + dx, y + dy) for dy in range(height) for dx in range(width)]

    def fits(a: int) -> bool:
        under = squares(a)
        beside = [(s, t, side) for s in under for side in (1, 2) for t in [realm.beside[s][2 * side]] if t in under]
        return -1 not in under and not any(realm.wall(s, side) & STOPS_MOVES for s, _, side in beside)

    assert base.fits == mask_of(a for a in range(realm.size) if fits(a))
    for a in range(realm.size):
        x, y = realm.coords[a]
        found = []
        for dx, dy in SQUARE_DIRECTIONS:
            b = realm.index_of(x + dx, y + dy)
            if b >= 0 and fits(a) and fits(b):
                pairs = zip(squares(a), squares(b), strict=True)
                if all(t in realm.neighbours[s] for s, t in pairs):
                    found.append(b)
        assert list(base.neighbours[a]) == sorted(found)
    stands = mask_of(a for a in range(realm.size) if fits(a) and any(blocked >> s & 1 for s in squares(a)))
    assert base.covering(blocked) == stands
