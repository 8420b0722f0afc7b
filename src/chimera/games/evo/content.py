"""The content of Evo as typed records: islands, climate, genes, event cards and the basics of the box.

A record that could not be played is refused here, with one sentence: nothing is found out in the middle of a match.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import Meta

from chimera.engine.content import ContentError, Pack, Record
from chimera.games.evo.tables import ABILITIES, FEWEST, MOMENTS, MOST
from chimera.games.evo.words import BIDS, CARDS, MOST_SPACES

FOLDER: Final = Path(__file__).parent

Terrain = Literal["beach", "plains", "hills", "mountains"]
TERRAINS: Final = get_args(Terrain)
Stat = Literal["legs", "attack", "defence", "thermoregulation", "fur", "caves", "eggs", "discount", "range", "floor"]
Small = Annotated[int, Meta(ge=-9, le=9)]
ORDERED_TOKENS: Final = 2  # kept or swapped
CHOSEN_OF: Final = 2  # stats of a card that lets its owner choose one


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of a record that has no id of its own."""


class Space(Part, frozen=True, kw_only=True):
    """One hex of an island."""

    q: Annotated[int, Meta(ge=-99, le=99)]
    r: Annotated[int, Meta(ge=-99, le=99)]
    terrain: Terrain


class IslandRecord(Record, frozen=True, kw_only=True):
    """An island: its spaces in the order of their numbers, and a pair of start spaces per player."""

    players: Annotated[int, Meta(ge=FEWEST, le=MOST)]
    spaces: Annotated[list[Space], Meta(min_length=1, max_length=MOST_SPACES)]
    starts: list[tuple[tuple[int, int], tuple[int, int]]]

    def __post_init__(self) -> None:
        places = {(space.q, space.r) for space in self.spaces}
        if len(places) != len(self.spaces):
            raise ValueError("two spaces have the same q and r; move one of them")
        starts = [space for pair in self.starts for space in pair]
        if len(set(starts)) != len(starts) or not places.issuperset(starts):
            raise ValueError("the start spaces are not different spaces of the island; name each by its q and r")
        if len(self.starts) < self.players:
            raise ValueError(f"{len(self.starts)} pairs of start spaces are too few; give each player one")


class Islands(Pack, frozen=True, kw_only=True):
    """The file islands.yaml."""

    islands: list[IslandRecord]

    def __post_init__(self) -> None:
        if sorted(island.players for island in self.islands) != list(range(FEWEST, MOST + 1)):
            raise ValueError(f"expected one island for each number of players from {FEWEST} to {MOST}; mend `players`")


class TerrainRecord(Record, frozen=True, kw_only=True):
    """A terrain; its place in the list is its heat."""

    colour: Literal["yellow", "green", "brown", "white"]


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
    wheel: Annotated[list[Section], Meta(min_length=1, max_length=60)]

    def __post_init__(self) -> None:
        if sorted(terrain.id for terrain in self.terrains) != sorted(TERRAINS):
            raise ValueError(f"the terrains are {', '.join(TERRAINS)}; list each once")
        terrains = sorted(terrain.id for terrain in self.terrains)
        for section in self.wheel:
            framed = [section.ideal, section.hot, section.cold, *section.deadly]
            if sorted(terrain for terrain in framed if terrain is not None) != terrains:
                raise ValueError(
                    f"{section.id} does not say of each terrain once whether it is ideal, hot, cold or deadly;"
                    " name every terrain in exactly one of the four"
                )
        if [token.count for token in self.tokens if token.ends_game] != [1]:
            raise ValueError("not exactly one token ends the game; write `ends_game: true` on one, with `count: 1`")


class GeneEffect(Part, frozen=True, kw_only=True):
    """What a gene does for its species."""

    op: Literal["add", "raise", "swim", "fly", "pounce", "foresee", "choose_place", "retreat"]
    stats: list[Stat] = []
    amount: Small = 0

    def __post_init__(self) -> None:
        if (self.op in ABILITIES) == bool(self.stats):
            raise ValueError("`add` and `raise` name stats, an ability names none; mend `op` or `stats`")
        if (self.stats or self.op == "fly") and self.amount == 0:
            raise ValueError(f"`{self.op}` needs an amount; write how much")
        if self.op == "fly" and self.amount < 0:
            raise ValueError("a flight needs a positive amount of spaces; write how far")


class NormalGene(Record, frozen=True, kw_only=True):
    """A gene of which there are several."""

    copies: Annotated[int, Meta(ge=1, le=20)]
    effect: GeneEffect

    def __post_init__(self) -> None:
        if self.effect.op in ABILITIES:
            raise ValueError(f"only a unique gene can give the ability '{self.effect.op}'; move it below `unique`")


class UniqueGene(Record, frozen=True, kw_only=True):
    """A gene of which there is one."""

    effect: GeneEffect


class Genes(Pack, frozen=True, kw_only=True):
    """The file genes.yaml."""

    normal: list[NormalGene]
    unique: list[UniqueGene]

    def __post_init__(self) -> None:
        twice = {gene.id for gene in self.normal} & {gene.id for gene in self.unique}
        if twice:
            raise ValueError(f"'{min(twice)}' is a normal and a unique gene; rename one of them")


class CardEffect(Part, frozen=True, kw_only=True):
    """What an event card does once."""

    op: Literal["order_tokens", "turn_wheel", "cancel_turn", "first_place", "slip", "add", "raise"]
    stats: list[Stat] = []
    amount: Small = 0
    who: Literal["owner", "opponent"] = "owner"
    choose: bool = False  # one of the stats, not all of them

    def __post_init__(self) -> None:
        if (self.op in ("add", "raise")) != bool(self.stats):
            raise ValueError("`add` and `raise` name stats, the others none; mend `op` or `stats`")
        if self.stats != ["range"] if self.op == "raise" else "range" in self.stats or "floor" in self.stats:
            raise ValueError("a card raises `range` and adds to any other stat but `floor`; mend `op` or `stats`")
        if self.choose and (len(self.stats) != CHOSEN_OF or self.op != "add"):
            raise ValueError(f"with `choose` a card adds to one of {CHOSEN_OF} stats; name {CHOSEN_OF}")
        if self.who == "opponent" and self.op != "add":
            raise ValueError("only a card that adds to stats can strike an opponent; mend `op` or `who`")
        if self.op == "order_tokens" and self.amount != ORDERED_TOKENS:
            raise ValueError(f"order_tokens looks at {ORDERED_TOKENS} tokens; write `amount: {ORDERED_TOKENS}`")
        if self.op in ("add", "raise", "turn_wheel", "slip") and self.amount == 0:
            raise ValueError(f"`{self.op}` needs an amount; write how much")
        if self.op in ("add", "raise", "slip") and self.who == "owner" and self.amount < 0:
            raise ValueError("what a card takes, it takes from an opponent; write `who: opponent` or a positive amount")


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

    def __post_init__(self) -> None:
        when = f"{self.phase} {self.moment}"
        if when not in MOMENTS:
            known = [moment.split()[1] for moment in MOMENTS if moment.split()[0] == self.phase]
            raise ValueError(f"the {self.phase} phase has no moment '{self.moment}'; choose of {', '.join(known)}")
        only = ONLY_AT.get(self.effect.op, when)
        if when != only:
            raise ValueError(f"`{self.effect.op}` works only at the moment '{only}'; mend `phase` and `moment`")
        if self.moment == "when_attacked" and "legs" in self.effect.stats and self.effect.who == "opponent":
            raise ValueError("legs cannot be taken from whoever is moving; choose another moment or stat")


ONLY_AT: Final = {"cancel_turn": "climate after_reveal", "slip": "movement own_turn"}


class EventCards(Pack, frozen=True, kw_only=True):
    """The file events.yaml."""

    cards: list[EventCard]

    def __post_init__(self) -> None:
        if len(self.cards) > CARDS:
            raise ValueError(f"it has {len(self.cards)} cards, at most {CARDS} can be played; take some out")
        slips = {card.effect.amount for card in self.cards if card.effect.op == "slip"}
        if len(slips) > 1:
            raise ValueError("the cards that slip reach differently far; give them the same amount")


class Face(Record, frozen=True, kw_only=True):
    """A face of the combat die."""

    count: Annotated[int, Meta(ge=1, le=6)]
    margin: int | None = None
    newborn_wins: bool = True


class Basics(Pack, frozen=True, kw_only=True):
    """The file basics.yaml."""

    source: Literal["rulebook"]
    mutation_points: Annotated[int, Meta(ge=0, le=99)]
    dinosaurs: Annotated[int, Meta(ge=2, le=MOST_SPACES // MOST)]
    unique_in_bag: Annotated[int, Meta(ge=0, le=99)]
    bottom_tokens: Annotated[int, Meta(ge=0, le=99)]
    removed_tokens: Annotated[int, Meta(ge=1, le=1)]  # a match keeps one token aside
    highest_bid: Annotated[int, Meta(ge=0, lt=BIDS)]
    species: dict[Stat, Annotated[int, Meta(ge=0, le=9)]]
    die: Annotated[list[Face], Meta(min_length=1)]


ISLANDS: Final = "content/islands.yaml"
CLIMATE: Final = "content/climate.yaml"
GENES: Final = "content/genes.yaml"
EVENTS: Final = "content/events.yaml"
BASICS: Final = "content/basics.yaml"
FILES: Final[dict[str, type]] = {
    ISLANDS: Islands,
    CLIMATE: ClimatePack,
    GENES: Genes,
    EVENTS: EventCards,
    BASICS: Basics,
}


def check_together(files: Mapping[str, Any]) -> None:
    """Refuse files that are right each for itself and do not fit each other."""
    basics: Basics = files[BASICS]
    unique = len(files[GENES].unique)
    if basics.unique_in_bag > unique:
        what = f"unique_in_bag is {basics.unique_in_bag}, and there are {unique} unique genes; write at most {unique}."
        raise ContentError("basics.yaml", None, what)
    tokens = sum(token.count for token in files[CLIMATE].tokens if not token.ends_game) - 1
    if basics.bottom_tokens > tokens:
        what = f"bottom_tokens is {basics.bottom_tokens}, and {tokens} climate tokens are left; write at most {tokens}."
        raise ContentError("basics.yaml", None, what)
