"""The content of Myth: the Darkness deck, tiles drawn as text, the waves of the Slaughterfield, and all files."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from chimera.engine.content import Pack, Record
from chimera.games.myth.bestiary import Few, Heroes, Items, Monsters, wrong_words
from chimera.games.myth.cardboard import Amount, Faults, HeroCards, Keys, Part, Sources, wrong_word
from chimera.games.myth.kinds import LASTS, OMEN_CONDITIONS, OMENS, PENALTIES, SIZES, SPAWNS
from chimera.games.myth.ops import MODES

CARDS_FILE: Final = "content/hero_cards.yaml"
HEROES_FILE: Final = "content/heroes.yaml"
MONSTERS_FILE: Final = "content/monsters.yaml"
ITEMS_FILE: Final = "content/items.yaml"
DARKNESS_FILE: Final = "content/darkness.yaml"
TILES_FILE: Final = "content/tiles.yaml"
WAVES_FILE: Final = "content/waves.yaml"

OMEN_CARDS: Final = 10  # of a Darkness deck
WAVES: Final = 10
SQUARES: Final = {".": "open", "R": "red", "b": "blue", "P": "purple"}  # the letters of a drawing

# --- the Darkness deck ---


class Event(Part, frozen=True, kw_only=True):
    """The event of a Darkness card."""

    op: str
    if_: str = msgspec.field(name="if")
    amount: Few = 0


class Penalty(Part, frozen=True, kw_only=True):
    """What begins when a hero has so much Threat."""

    op: str
    threshold: Annotated[int, Meta(ge=1, le=10)]
    lasts: str
    amount: Amount = 0


class Spawn(Part, frozen=True, kw_only=True):
    """What the spawn step does."""

    op: str
    ap: Few = 0
    threat: Few = 0


class OmenCard(Record, frozen=True, kw_only=True):
    """A Darkness card."""

    event: Event
    penalty: Penalty
    spawn: Spawn
    field_sources: Sources = msgspec.field(default_factory=dict)


class DarknessDeck(Pack, frozen=True, kw_only=True):
    """The file darkness.yaml."""

    order: list[str]
    cards: Annotated[list[OmenCard], Meta(min_length=OMEN_CARDS, max_length=OMEN_CARDS)]

    def faults(self) -> Faults:
        yield from wrong_words(self.order, SIZES, ("order",))
        if len(set(self.order)) != len(self.order) or len(self.order) != 4:
            yield ("order",), "expected minion, captain, mini_boss and boss, each once; correct the list."
        for i, card in enumerate(self.cards):
            at: Keys = ("cards", i)
            yield from wrong_word(card.event.op, OMENS, (*at, "event", "op"))
            yield from wrong_word(card.event.if_, OMEN_CONDITIONS, (*at, "event", "if"))
            yield from wrong_word(card.penalty.op, PENALTIES, (*at, "penalty", "op"))
            yield from wrong_word(card.penalty.lasts, LASTS, (*at, "penalty", "lasts"))
            yield from wrong_word(card.spawn.op, SPAWNS, (*at, "spawn", "op"))
            if (card.event.op == "nothing") != (card.event.if_ == "never"):
                what = "an event that is nothing never happens, and one that never happens is nothing; "
                yield (*at, "event"), what + "write '{op: nothing, if: never}', or an event with its condition."


# --- tiles ---


class Tile(Record, frozen=True, kw_only=True):
    """The map of a tile, drawn as text."""

    size: Annotated[str, Meta(pattern=r"^[0-9]{1,2}x[0-9]{1,2}\Z", description="columns x rows", examples=["12x12"])]
    mode: str
    rows: list[str]
    arrows: list[Annotated[int, Meta(ge=1, le=24)]]  # columns or rows of every edge, counted from 1

    @property
    def width(self) -> int:
        """Columns."""
        return int(self.size.split("x")[0])

    @property
    def height(self) -> int:
        """Rows."""
        return int(self.size.split("x")[1])

    def squares(self, letter: str) -> list[tuple[int, int]]:
        """The squares with this letter, by column and row from 0."""
        return [(x, y) for y, row in enumerate(self.rows) for x, each in enumerate(row) if each == letter]

    def faults(self, at: Keys) -> Faults:
        """A drawing that is none."""
        yield from wrong_word(self.mode, MODES, (*at, "mode"))
        if len(self.rows) != self.height:
            what = f"there are {len(self.rows)} rows, expected {self.height} by the size {self.size}; "
            yield (*at, "rows"), what + "add or delete some."
        for i, row in enumerate(self.rows):
            if len(row) != self.width:
                what = f"the row has {len(row)} squares, expected {self.width} by the size {self.size}; "
                yield (*at, "rows", i), what + "add or delete some."
            for letter in row:
                if letter not in SQUARES:
                    what = f"'{letter}' is no square, expected {', '.join(repr(each) for each in SQUARES)}; "
                    yield (*at, "rows", i), what + "draw one of them."
        if len(self.squares("P")) != 2:
            what = f"there are {len(self.squares('P'))} corners of the set-up area, expected 2 'P'; "
            yield (*at, "rows"), what + "mark two opposite corners."


class Range(Part, frozen=True, kw_only=True):
    """From ... to."""

    least: Few
    most: Few


class PackRule(Part, frozen=True, kw_only=True):
    """How large a hunting pack is, and how far from the heroes."""

    least: Few
    most: Few
    distance: Few


class Legend(Record, frozen=True, kw_only=True):
    """What is set up on a tile of this size."""

    lairs: Range
    packs: Range
    pack: PackRule
    treasure: Few


class Tiles(Pack, frozen=True, kw_only=True):
    """The file tiles.yaml."""

    tiles: list[Tile]
    legends: list[Legend]

    def faults(self) -> Faults:
        legends = [legend.id for legend in self.legends]
        for i, tile in enumerate(self.tiles):
            yield from tile.faults(("tiles", i))
            if tile.size not in legends:
                what = f"no legend is for tiles of {tile.size}, expected one of {', '.join(legends)}; "
                yield ("tiles", i, "size"), what + "correct it, or add a legend."
        for mode in MODES:
            if not any(tile.mode == mode for tile in self.tiles):
                yield ("tiles",), f"there is no tile for the mode {mode}, expected one; add 'mode: {mode}' to a tile."


# --- the Slaughterfield ---


class Wave(Record, frozen=True, kw_only=True):
    """What comes with a wave, on every edge."""

    types: Annotated[int, Meta(ge=1, le=3)]
    minions: Few
    captains: Few
    big: Literal["mini_boss", "boss"] | None = None  # on the fourth edge


class Middle(Part, frozen=True, kw_only=True):
    """Columns and rows from ... to, counted from 1."""

    first: Annotated[int, Meta(ge=1, le=12)]
    last: Annotated[int, Meta(ge=1, le=12)]


class Waves(Pack, frozen=True, kw_only=True):
    """The file waves.yaml."""

    heroes: Middle
    runes: Annotated[int, Meta(ge=1, le=10)]
    waves: Annotated[list[Wave], Meta(min_length=WAVES, max_length=WAVES)]

    def faults(self) -> Faults:
        for i, wave in enumerate(self.waves):
            if i and wave.types < self.waves[i - 1].types:
                yield ("waves", i, "types"), "a wave has no fewer types than the one before; raise the number."
            if (wave.types == 3) != (wave.big is not None):
                what = "three types leave the fourth edge to 'big', and no others do; "
                yield ("waves", i), what + "add 'big: mini_boss', say, or delete it."
            if not wave.minions and not wave.captains:
                yield ("waves", i), "nobody comes, expected minions or captains; write how many."


FILES: Final[dict[str, type]] = {
    CARDS_FILE: HeroCards,
    HEROES_FILE: Heroes,
    MONSTERS_FILE: Monsters,
    ITEMS_FILE: Items,
    DARKNESS_FILE: DarknessDeck,
    TILES_FILE: Tiles,
    WAVES_FILE: Waves,
}
