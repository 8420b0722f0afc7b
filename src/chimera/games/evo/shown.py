"""The things on Evo's table as people see them. The client's types are made from these (tools/wire_types.py)."""

from __future__ import annotations

import msgspec

from chimera.engine.views import Shown
from chimera.games.evo.tables import Zone


class Space(Shown, frozen=True):
    """A space of the island."""

    q: int
    r: int
    label: str
    terrain: str
    coast: bool


class Island(Shown, frozen=True):
    """The board itself: it never changes."""

    name: str
    spaces: list[Space]
    starts: list[list[int]]


class Peril(Shown, frozen=True):
    """So many dinosaurs of a species die on these spaces if survival comes now."""

    seat: int
    dies: int
    spaces: list[int]


class Wheel(Shown, frozen=True):
    """The climate wheel."""

    section: int
    zones: list[Zone]  # per terrain, beach first
    sections: list[list[Zone]]  # what they would be in each section


class Climate(Shown, frozen=True):
    """The stack of tokens and those revealed so far."""

    left: int
    stack: list[int]  # from its top; -1 for a token the viewer does not know
    revealed: list[int]
    changed: bool
    cancelled: bool


class Meteorite(Shown, frozen=True):
    """The rounds at whose beginning the meteorite can fall, as far as everybody knows."""

    first: int
    last: int


class Lab(Shown, frozen=True):
    """The columns of genes on offer, and who bids what."""

    genes: list[int]
    bids: list[int]
    bidders: list[int]
    lost: list[int]


class Sheet(Shown, frozen=True):
    """A species: how many of each normal gene, which unique ones, and what they add up to."""

    genes: list[int]
    unique: list[int]
    stats: dict[str, int]


class Boon(Shown, frozen=True):
    """What a card has lent a species until the phase ends."""

    seat: int
    stat: int
    amount: int


class Turn(Shown, frozen=True):
    """The running turn of a movement phase."""

    seat: int
    points: int
    acted: bool
    flown: bool
    swum: bool


class Fight(Shown, frozen=True):
    """An attack from one space on another."""

    lair: int = msgspec.field(name="from")
    prey: int = msgspec.field(name="to")
    face: int


class Ground(Shown, frozen=True):
    """What the climate would do to a dinosaur there, as things stand: the words are the text `ground`."""

    danger: str
    layers: int


class Reach(Shown, frozen=True):
    """Where a dinosaur of the player in turn can walk: spaces, the one before each on the way, and the points."""

    at: int
    to: list[int]
    via: list[int]
    cost: list[int]
    grounds: list[Ground]  # by zone: ideal, hot, cold, deadly


class Odds(Shown, frozen=True):
    """An attack that the player in turn could make, and which sides of the die would win it."""

    lair: int = msgspec.field(name="from")
    prey: int = msgspec.field(name="to")
    wins: list[bool]


class Die(Shown, frozen=True):
    """The combat die: its sides, and those that win for a killer baby."""

    faces: list[int]
    newborn: list[bool]


class Settings(Shown, frozen=True):
    """How this table wants to play."""

    open_scores: bool
    flippers: str


class EvoPublic(Shown, frozen=True):
    """What everybody sees. Lists run over seats or spaces."""

    round: int
    phase: str
    island: Island
    board: list[int]  # per space: a seat, or -1
    herds: list[int]
    dying: list[int]  # how many of each species the climate would take if survival came now
    perils: list[Peril]
    supply: list[int]
    wheel: Wheel
    meteorite: Meteorite
    order: list[int]
    lab: Lab
    bag: int
    sheets: list[Sheet]
    boons: list[Boon]
    deck: int
    announced: list[int]
    discard: list[int]
    turn: Turn
    fight: Fight
    reach: list[Reach]  # while somebody moves, with more than one point left
    odds: list[Odds]  # while somebody moves
    die: Die
    egg: int
    chain: dict[str, int]  # what the player who is asked has chosen already of a move or a card in several steps
    settings: Settings


class EvoOwn(Shown, frozen=True):
    """What depends on who looks."""

    climate: Climate
    forecast: list[float]  # per section: the chance that the wheel turns there
    scores: list[int | None]  # null: the points lie face down
    hands: list[list[int]]  # event cards; -1 for one the viewer does not know
