"""Maps of squares that are laid out tile by tile while people play, and figures that stand on several squares."""

from typing import Final

from chimera.engine.cells import CellMap, Place, cells_of, mask_of
from chimera.engine.squares import NORTH, SQUARE_DIRECTIONS, STOPS_MOVES, WEST, SquareMap, Wall, rectangle

QUARTERS: Final = 4


def turned(places: list[Place], quarters: int) -> list[Place]:
    """Places or offsets turned clockwise by so many quarters around (0, 0): a shape lies in four ways."""
    for _ in range(quarters % QUARTERS):
        places = [(-y, x) for x, y in places]
    return places


class Tile:
    """A rectangle of squares with the walls printed on it, its top left square at (0, 0).

    It is made once and laid in many maps: what one of them finds out about sight on this tile, all others know.
    """

    __slots__ = ("height", "squares", "walls", "width")

    def __init__(self, width: int, height: int, walls: list[Wall], diagonal: bool = True) -> None:
        self.width: int = width
        self.height: int = height
        self.walls: tuple[Wall, ...] = tuple(walls)
        self.squares: SquareMap = SquareMap(rectangle(width, height), walls, diagonal)

    def turned(self, quarters: int) -> "Tile":
        """This tile turned clockwise by so many quarters."""
        width, height, walls = self.width, self.height, list(self.walls)
        for _ in range(quarters % QUARTERS):
            walls = [(height - 1 - y, x, (side + 1) % QUARTERS, stops) for x, y, side, stops in walls]
            width, height = height, width
        return Tile(width, height, walls, self.squares.diagonal)


Laid = tuple[Tile, int, int]  # a tile, and the place of its top left square


class TiledMap(SquareMap):
    """The map of all tiles that lie on the table, numbered tile after tile.

    So the squares of a table keep their numbers when a further tile is laid (`with_tile`). A wall on the rim of a tile
    stands between the tiles too. Lines of sight never leave the rectangle around their ends: between two squares of
    one tile they are those of the tile alone, and are taken from it.
    """

    __slots__ = ("_tiles", "firsts", "tile_of")

    def __init__(self, tiles: list[Laid]) -> None:
        if not tiles:
            raise ValueError("No tile is laid, but a map needs at least one: lay a tile.")
        coords: list[Place] = []
        walls: list[Wall] = []
        firsts: list[int] = []
        tile_of: list[int] = []
        for number, (tile, left, top) in enumerate(tiles):
            firsts.append(len(coords))
            coords.extend([(left + x, top + y) for x, y in tile.squares.coords])
            walls.extend([(left + x, top + y, side, stops) for x, y, side, stops in tile.walls])
            tile_of.extend([number] * tile.squares.size)
        self._tiles: tuple[Laid, ...] = tuple(tiles)
        self.firsts: tuple[int, ...] = tuple(firsts)  # the first square of each tile
        self.tile_of: tuple[int, ...] = tuple(tile_of)  # by square
        super().__init__(coords, walls, tiles[0][0].squares.diagonal)

    def with_tile(self, tile: Tile, left: int, top: int) -> "TiledMap":
        """This map with one more tile, its top left square at this place; all squares keep their numbers."""
        return TiledMap([*self._tiles, (tile, left, top)])

    def tile_squares(self, number: int) -> int:
        """The set of squares of a tile, by the order in which they were laid."""
        return ((1 << self._tiles[number][0].squares.size) - 1) << self.firsts[number]

    def _look(self, a: int, b: int) -> tuple[int, ...]:
        number = self.tile_of[a]
        if number != self.tile_of[b]:
            return super()._look(a, b)
        first = self.firsts[number]
        return tuple([line << first for line in self._tiles[number][0].squares.lines(a - first, b - first)])


class BaseMap(CellMap):
    """The ground as a figure with a large base walks it: a cell is the square under the base's top left corner.

    The base stands on whole squares with no wall between them that stops moves, and each step moves all of them at
    once. Numbers are those of the ground; `fits` are the cells on which the base can stand at all.
    """

    __slots__ = ("_over", "fits", "footprints", "ground")

    def __init__(self, ground: SquareMap, width: int, height: int) -> None:
        super().__init__(list(ground.coords))
        self.ground: SquareMap = ground
        self._over: list[int] = [0] * ground.size  # by square, the bases that stand on it
        footprints = [self._footprint(cell, width, height) for cell in range(ground.size)]
        self.footprints: tuple[tuple[int, ...], ...] = tuple(footprints)  # empty where the base does not fit
        self.fits: int = mask_of([cell for cell in range(ground.size) if footprints[cell]])
        for cell, squares in enumerate(footprints):
            for square in squares:
                self._over[square] |= 1 << cell
        self._connect([self._base_steps(cell) for cell in range(ground.size)])

    def _footprint(self, cell: int, width: int, height: int) -> tuple[int, ...]:
        ground = self.ground
        x, y = ground.coords[cell]
        squares: list[int] = []
        for dy in range(height):
            for dx in range(width):
                square = ground.index_of(x + dx, y + dy)
                if square < 0 or (dx > 0 and ground.wall(square, WEST) & STOPS_MOVES):
                    return ()
                if dy > 0 and ground.wall(square, NORTH) & STOPS_MOVES:
                    return ()
                squares.append(square)
        return tuple(squares)

    def _base_steps(self, cell: int) -> tuple[int, ...]:
        ground = self.ground
        steps: list[int] = []
        if self.footprints[cell]:
            for direction in range(len(SQUARE_DIRECTIONS)):
                other = ground.beside[cell][direction]
                if other >= 0 and self.footprints[other]:
                    open_all = True
                    for square in self.footprints[cell]:
                        if ground.beside[square][direction] not in ground.neighbours[square]:
                            open_all = False
                            break
                    if open_all:
                        steps.append(other)
        steps.sort()
        return tuple(steps)

    def covering(self, squares: int) -> int:
        """Where the base would stand on one of these squares: `fits & ~covering(blocked)` is passable for it."""
        found = 0
        for square in cells_of(squares):
            found |= self._over[square]
        return found

    def distance(self, a: int, b: int) -> int:
        """How far apart two places of the base are, whatever lies between."""
        return self.ground.distance(a, b)
