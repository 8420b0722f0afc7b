"""The things on the table of Myth as people see them. The client's types are made from these."""

from __future__ import annotations

from chimera.engine.views import Shown


class Board(Shown, frozen=True):
    """The tile; it never changes."""

    map: str
    width: int
    height: int
    red: list[int]  # squares that nobody enters or sees through
    blue: list[int]  # squares that nobody enters
    purple: list[int]  # where things are set up
    walls: list[list[int]]  # square, side from 0 in the north, 1: stops moves, 3: sight too


class CardFact(Shown, frozen=True):
    """What is printed on a kind of hero card; it never changes."""

    card: int
    hero: int
    novice: bool
    type: str
    ap: int
    damage: int  # -1 for none
    range: list[int]  # by movement type; below 0 see RANGE_ in ops.py
    keywords: list[str]
    entries: list[str]  # by movement type: "no", "" or what it adds, as "+1D -2TN"
    windows: list[str]
    shape: str


class MonsterFact(Shown, frozen=True):
    """What is printed on the card of a monster; it never changes."""

    monster: int
    family: int  # -1 for none
    size: str
    classes: list[str]
    defense: int
    vitality: int
    movement: int
    courage: int
    wakes: int  # its Threat range, -1: always active
    base: int
    frightens: bool
    attacks: list[list[int]]  # hit dice, target number, range, attacks, damage
    fate: int
    priorities: list[str]


class SpaceShown(Shown, frozen=True):
    """An action space."""

    card: int  # -1 for none, -2 for a card nobody has seen
    turned: bool
    heroes: list[int]  # for whom it was played
    square: int  # where its token lies, -1 for none
    beneath: int  # cards under it
    spent: bool


class HeroShown(Shown, frozen=True):
    """A seat and its hero."""

    hero: int
    at: int  # -1 off the tile
    hp: int
    most: int
    threat: int
    ails: list[str]
    web: int
    stride: str
    mp: int  # that may still be spent
    mp_free: int  # of those that are not a Move
    steps: int
    acted: bool
    faith: int
    rage: int
    hand: int  # cards
    hand_limit: int
    deck: int
    discards: list[int]  # -1 for a card nobody has seen
    quiver: int
    quiver_room: int
    spaces: list[SpaceShown]
    gear: list[int]  # by slot: the item, -1 for none, -2 where a two-handed one is held
    pack: list[int]
    potions: list[int]
    gold: int
    focus: int
    tn: int  # that armour adds to attacks on it
    copies: list[int]  # the numbers of its cards that lie open: hand, quiver, spaces and what is under them, discards
    refitted: list[int]
    traded: list[int]


class FoeShown(Shown, frozen=True):
    """A monster, a lair or a larva."""

    foe: int
    monster: int
    at: int
    life: int
    active: bool
    moods: list[str]
    aim: int  # whom it has chosen: a seat, 16 + space of a decoy, -1
    marked: list[int]  # spaces (seat * 4 + space) whose cards lie on it
    burns: int  # Status steps in which it takes damage


class DeedShown(Shown, frozen=True):
    """The card that is being carried out."""

    seat: int
    card: int
    played_as: str
    stride: str
    ammo: int
    heroes: list[int]
    square: int
    area: list[int]
    path: list[int]
    foes: list[int]
    dice: int
    fate: int
    damage: int
    committed: bool


class BlowShown(Shown, frozen=True):
    """The group of monsters that acts."""

    monster: int
    target: int
    victim: int
    group: list[int]
    stage: str
    tn: int
    hits: int
    ignored: int


class MythPublic(Shown, frozen=True):
    """What everybody sees."""

    mode: str
    round: int
    rounds: int
    phase: str
    meter: int
    meter_full: int
    spent: int
    ending: str
    scores: list[int]
    board: Board
    cards: list[CardFact]
    monsters: list[MonsterFact]
    heroes: list[HeroShown]
    hands: list[list[int]]  # by seat where hands are open, else empty rows
    foes: list[FoeShown]
    loot: list[int]
    entry: str
    tokens: int
    luck: int
    bag: list[int]
    stock: list[int]
    omen: int
    omens: int
    omens_top: list[int]  # known, the next one first
    omens_bottom: list[int]  # known, the last one last
    penalties: list[int]
    tide: list[str]
    order: list[int]
    moment: str
    wave: int
    timer: int
    families: list[int]
    settled: list[int]  # what the players have settled so far of what is being set up
    deed: DeedShown | None
    blow: BlowShown | None
    pips: list[int]
    cast: int  # follows from all dice that have fallen so far
    fates: list[str]


class MythPrivate(Shown, frozen=True):
    """What depends on who looks."""

    hand: list[int] | None  # the own hand where hands are private
    copies: list[int] | None  # the numbers of its cards
