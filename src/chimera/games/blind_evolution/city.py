"""The map of Blind Evolution Mythos: tiles of 19 hexes, what is printed on them, and how a scenario lays them out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from chimera.engine.content import Pack, Record, load
from chimera.engine.hexes import HEX_DIRECTIONS
from chimera.games.blind_evolution.words import PER_TILE, TILES

FOLDER: Final = Path(__file__).parent
TILES_FILE: Final = "content/tiles.yaml"

Keys = tuple[str | int, ...]
Faults = Iterator[tuple[Keys, str]]
Known = Literal["rulebook", "public", "reconstructed", "own"]
Letter = Literal["A", "B", "C", "D", "E", "F", "G"]
LETTERS: Final = get_args(Letter)
Facility = Literal[
    "base",
    "internet_cafe",
    "library",
    "laboratory",
    "fortune_teller",
    "secondhand_bookstore",
    "blank",
    "hospital",
]
Number = Annotated[int, Meta(ge=1, le=PER_TILE, examples=[11])]
Axis = Annotated[int, Meta(ge=-60, le=60, examples=[5])]
HEX_WORDS: Final = "a hex: its tile, A to G, and its number, 1 to 19, such as A-11"
HexName = Annotated[str, Meta(pattern=r"^[A-G]-([1-9]|1[0-9])\Z", description=HEX_WORDS, examples=["A-11"])]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of a record that has no source of its own."""


class Numbered(Part, frozen=True, kw_only=True):
    """A hex of every tile, with hex 10 in the middle."""

    number: Number
    q: Annotated[int, Meta(ge=-2, le=2)]
    r: Annotated[int, Meta(ge=-2, le=2)]


class Tile(Record, frozen=True, kw_only=True):
    """A tile; its railway as paths from hex to hex."""

    railway: list[list[Number]]
    railway_count_source: Known = "reconstructed"


class FacilityChip(Part, frozen=True, kw_only=True):
    """A kind of facility, and how many chips of it there are."""

    id: Facility
    count: Annotated[int, Meta(ge=1, le=10)]
    source: Known


class Chips(Part, frozen=True, kw_only=True):
    """How many of the other chips there are."""

    stations: int
    exploration: int
    clue: int


class TilesPack(Pack, frozen=True, kw_only=True):
    """The file tiles.yaml."""

    numbering: list[Numbered]
    offsets: list[tuple[int, int]]  # from the middle of a tile to the middles of those that join it
    tiles: list[Tile]
    facilities: list[FacilityChip]
    chips: Chips

    def railway(self, tile: str) -> set[int]:
        """The numbers of a tile's railway hexes."""
        return {number for each in self.tiles if each.id == tile for path in each.railway for number in path}

    def coords(self, middle: tuple[int, int]) -> list[tuple[int, int]]:
        """The hexes of a tile that lies there, in the order of their numbers."""
        return [(middle[0] + each.q, middle[1] + each.r) for each in self.numbering]

    def copies(self, facility: str) -> int:
        """How many chips of a facility there are."""
        return sum(each.count for each in self.facilities if each.id == facility)

    def faults(self) -> Faults:
        if [each.number for each in self.numbering] != list(range(1, PER_TILE + 1)):
            yield ("numbering",), f"expected the numbers 1 to {PER_TILE} in their order; list each hex once."
        if len({(each.q, each.r) for each in self.numbering}) < PER_TILE:
            yield ("numbering",), "two numbers have the same q and r, expected a place for each; move one of them."
        if [each.id for each in self.tiles] != list(LETTERS):
            yield ("tiles",), f"expected the {TILES} tiles A to G in their order; list each once."
        if len({each.id for each in self.facilities}) < len(get_args(Facility)):
            yield ("facilities",), "expected every facility once; list each with its count."
        for i, tile in enumerate(self.tiles):
            for j, path in enumerate(tile.railway):
                for k in range(1, len(path)):
                    if path[k] not in self.beside(path[k - 1]):
                        what = f"hex {path[k]} is not beside hex {path[k - 1]}, expected a railway without gaps; "
                        yield ("tiles", i, "railway", j, k), what + "correct one of the two."

    def beside(self, number: int) -> set[int]:
        """The numbers around a hex, on the same tile."""
        here = self.numbering[number - 1]
        around = {(here.q + q, here.r + r) for q, r in HEX_DIRECTIONS}
        return {each.number for each in self.numbering if (each.q, each.r) in around}


@cache
def printed() -> TilesPack:
    """What is printed on the tiles and which chips there are, to judge a scenario by."""
    return load(FOLDER / TILES_FILE, TilesPack, trusted=True)


def parts(name: str) -> tuple[str, int]:
    """The tile and the number of a hex."""
    tile, _, number = name.partition("-")
    return tile, int(number)


def number_of(name: str, letters: list[str]) -> int:
    """A hex of the map by its name; the tiles lie in the order of their letters."""
    tile, number = parts(name)
    return letters.index(tile) * PER_TILE + number - 1


def wrong_layout(tiles: Mapping[Letter, tuple[int, int]]) -> Faults:
    """Tiles that lie on each other, or not beside the others."""
    pack = printed()
    letters = list(tiles)
    for i, tile in enumerate(letters):
        here = set(pack.coords(tiles[tile]))
        for other in letters[:i]:
            if here & set(pack.coords(tiles[other])):
                what = f"tile {tile} lies on tile {other}, expected a place of its own; "
                yield ("tiles", tile), what + f"move it {beside_words(tiles[other])}."
    joined = letters[:1]
    for tile in joined:
        q, r = tiles[tile]
        around = [(q + dq, r + dr) for dq, dr in pack.offsets]
        joined += [other for other in letters if other not in joined and tiles[other] in around]
    for tile in letters:
        if tile not in joined:
            what = f"tile {tile} does not join the others along a side, so nobody can reach it; "
            yield ("tiles", tile), what + f"move it {beside_words(tiles[letters[0]])}."


def beside_words(middle: tuple[int, int]) -> str:
    """Where a tile could lie."""
    places = [f"[{middle[0] + q}, {middle[1] + r}]" for q, r in printed().offsets]
    return f"to a free one of {', '.join(places)}, say"


def near_railway(name: str) -> bool:
    """Whether a hex is a railway hex of its tile, or beside one."""
    tile, number = parts(name)
    rails = printed().railway(tile)
    return number in rails or bool(printed().beside(number) & rails)
