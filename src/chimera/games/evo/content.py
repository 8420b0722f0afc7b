"""The content of Evo as typed records: islands, climate, genes, event cards and the basics of the box."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from chimera.engine.content import Pack, Record, load

FOLDER: Final = Path(__file__).parent

Terrain = Literal["beach", "plains", "hills", "mountains"]
Stat = Literal["legs", "attack", "defence", "thermoregulation", "fur", "caves", "eggs", "discount", "range", "floor"]
ORDERED_TOKENS: Final = 2  # kept or swapped
Small = Annotated[int, Meta(ge=-9, le=9)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of a record that has no id of its own."""


class Space(Part, frozen=True, kw_only=True):
    """One hex of an island."""

    q: int
    r: int
    terrain: Terrain


class IslandRecord(Record, frozen=True, kw_only=True):
    """An island: its spaces in the order of their numbers, and a pair of start spaces per player."""

    players: Annotated[int, Meta(ge=2, le=5)]
    spaces: Annotated[list[Space], Meta(min_length=1, max_length=60)]
    starts: list[tuple[tuple[int, int], tuple[int, int]]]


class Islands(Pack, frozen=True, kw_only=True):
    """The file islands.yaml."""

    islands: list[IslandRecord]


class TerrainRecord(Record, frozen=True, kw_only=True):
    """A terrain; its place in the list is its heat."""

    colour: str


class Token(Record, frozen=True, kw_only=True):
    """A climate token: how many there are, and how far it turns the wheel."""

    count: Annotated[int, Meta(ge=1, le=20)]
    turn: Small
    ends_game: bool = False


class Section(Record, frozen=True, kw_only=True):
    """What the arms of the wheel frame."""

    ideal: Terrain
    hot: Terrain | None = None
    cold: Terrain | None = None
    deadly: list[Terrain]


class ClimatePack(Pack, frozen=True, kw_only=True):
    """The file climate.yaml."""

    terrains: list[TerrainRecord]
    tokens: list[Token]
    wheel: list[Section]

    def __post_init__(self) -> None:
        terrains = sorted(terrain.id for terrain in self.terrains)
        for section in self.wheel:
            framed = [section.ideal, section.hot, section.cold, *section.deadly]
            if sorted(terrain for terrain in framed if terrain is not None) != terrains:
                raise ValueError(
                    f"{section.id} does not say of each terrain once whether it is ideal, hot, cold or deadly;"
                    " name every terrain in exactly one of the four"
                )
        if len([token for token in self.tokens if token.ends_game]) != 1:
            raise ValueError("not exactly one token ends the game; write `ends_game: true` on one of them")


class GeneEffect(Part, frozen=True, kw_only=True):
    """What a gene does for its species."""

    op: Literal["add", "raise", "swim", "fly", "pounce", "foresee", "choose_place", "retreat"]
    stats: list[Stat] = []
    amount: Small = 0


class NormalGene(Record, frozen=True, kw_only=True):
    """A gene of which there are several."""

    copies: Annotated[int, Meta(ge=1, le=20)]
    effect: GeneEffect


class UniqueGene(Record, frozen=True, kw_only=True):
    """A gene of which there is one."""

    effect: GeneEffect


class Genes(Pack, frozen=True, kw_only=True):
    """The file genes.yaml."""

    normal: list[NormalGene]
    unique: list[UniqueGene]


class CardEffect(Part, frozen=True, kw_only=True):
    """What an event card does once."""

    op: Literal["order_tokens", "turn_wheel", "cancel_turn", "first_place", "slip", "add", "raise"]
    stats: list[Stat] = []
    amount: Small = 0
    who: Literal["owner", "opponent"] = "owner"
    choose: bool = False  # one of the stats, not all of them

    def __post_init__(self) -> None:
        if self.op == "order_tokens" and self.amount != ORDERED_TOKENS:
            raise ValueError(f"order_tokens looks at {ORDERED_TOKENS} tokens; write `amount: {ORDERED_TOKENS}`")


class EventCard(Record, frozen=True, kw_only=True):
    """An event card: its phase, the moment in it, and its effect."""

    phase: Literal["climate", "mutations", "initiative", "movement", "births", "survival"]
    moment: Literal[
        "before_reveal",
        "after_reveal",
        "after_turn",
        "before_payment",
        "end",
        "start_of_own_turn",
        "own_turn",
        "when_attacked",
        "start",
    ]
    effect: CardEffect


class EventCards(Pack, frozen=True, kw_only=True):
    """The file events.yaml."""

    cards: list[EventCard]


class Face(Record, frozen=True, kw_only=True):
    """A face of the combat die."""

    count: Annotated[int, Meta(ge=1, le=6)]
    margin: int | None = None
    newborn_wins: bool = True


class Basics(Pack, frozen=True, kw_only=True):
    """The file basics.yaml."""

    source: Literal["rulebook"]
    mutation_points: int
    dinosaurs: int
    unique_in_bag: int
    bottom_tokens: int
    removed_tokens: Annotated[int, Meta(ge=1, le=1)]  # a match keeps one token aside
    highest_bid: int
    species: dict[Stat, int]
    die: list[Face]


FILES: Final[dict[str, type]] = {
    "content/islands.yaml": Islands,
    "content/climate.yaml": ClimatePack,
    "content/genes.yaml": Genes,
    "content/events.yaml": EventCards,
    "content/basics.yaml": Basics,
}

ISLAND_RECORDS: Final = load(FOLDER / "content/islands.yaml", Islands, trusted=True).islands
CLIMATE: Final = load(FOLDER / "content/climate.yaml", ClimatePack, trusted=True)
GENES: Final = load(FOLDER / "content/genes.yaml", Genes, trusted=True)
EVENT_CARDS: Final = load(FOLDER / "content/events.yaml", EventCards, trusted=True).cards
BASICS: Final = load(FOLDER / "content/basics.yaml", Basics, trusted=True)
