"""The things on the table of Blind Evolution Mythos as people see them. The client's types are made from these."""

from __future__ import annotations

from chimera.engine.views import Shown


class Hex(Shown, frozen=True):
    """A hex of the city; it never changes."""

    name: str
    q: int
    r: int
    tile: int
    number: int
    facility: str  # "" for none
    label: str  # the facility's name where the scenario gives it one
    station: bool
    railway: bool


class TrainLine(Shown, frozen=True):
    """A line of trains; it never changes."""

    name: str
    kind: str
    stations: list[int]


class TbBoard(Shown, frozen=True):
    """A TB board; it never changes."""

    hexes: list[list[int]]  # q, r
    left: int  # where a line begins, from the west
    right: int  # where it ends


class Character(Shown, frozen=True):
    """A seat and the character it runs."""

    hero: int  # -1 while none is in play
    at: int  # -1 without a pawn on the map
    hp: int
    full: int  # the most HP it can have
    money: int
    supers: int
    fallen: int
    colour: int
    bits: list[int]  # unplaced, by type
    line: list[int]  # type * 6 + side, in order
    cards: list[int]  # ability cards by kind
    used: list[int]  # those of them that are turned sideways
    talent_used: bool
    boost: int
    luck: int
    tired: int
    warded: bool
    kept: list[int]  # event cards
    checks: list[list[int]]  # the fallen check after a line for a card of level 1, 2, 3: success needed, percent
    items: list[int]


class ClueShown(Shown, frozen=True):
    """A clue of which something is known."""

    clue: int  # -1 while it is not solved
    text: str  # "" while it is not solved; in a scenario of ours the name of its text, else the text
    at: int  # its hex
    progress: int
    difficulty: int
    solved: bool


class BossShown(Shown, frozen=True):
    """A boss on the map, or defeated."""

    boss: int
    name: str  # the name of its text, or its name
    at: int  # -2: defeated
    hp: int
    full: int
    large: bool
    weakened: list[int]  # items that have weakened it already


class EventShown(Shown, frozen=True):
    """The event card of this turn, as far as everybody knows it."""

    waits: bool  # whether it lies face down
    reader: int  # the seat that has read it, -1 for nobody
    tested: list[int]  # triggers that occurred without it: it has none of them
    card: int  # the card that is being resolved, -1 for none
    deck: int
    discards: list[int]  # -1 for a card that not everybody has seen


class JudgementShown(Shown, frozen=True):
    """The judgement that is made."""

    seat: int
    judgement: int  # what it is for
    cards: list[int]
    linked: int
    success: int
    level: int
    brings: int  # hexes to look at, level of a research, money, damage; 0 where success alone counts
    bits: int  # TB bits it brings
    need: int  # the success that brings what it is made for; 0 where there is no such mark
    left: int  # cards
    fits: int  # of them, those that would link


class PuzzleShown(Shown, frozen=True):
    """The TB puzzle that is being solved."""

    seat: int
    bit: int  # the type in hand, -1 for none
    drawn: int
    tossed: int
    aside: list[int]  # the own line, waiting


class BattleShown(Shown, frozen=True):
    """The battle that is fought."""

    boss: int
    round: int
    fighters: list[int]
    successes: list[int]  # per seat in this round, 0 for none
    escapes: list[int]  # per seat: percent with which it could flee, 0 for who could not


class Begun(Shown, frozen=True):
    """A choice of several parts that somebody has begun."""

    seat: int
    bit: int  # the type that is wanted for others, or -1
    ability: int  # the card that is used, or -1; the number after the last card: the special ability


class BlindEvolutionPublic(Shown, frozen=True):
    """What everybody sees."""

    scenario: str  # its id
    own: bool  # one of ours: texts by its id
    title: str
    contents: str  # what is read to all at the start; "" in a scenario of ours: the text then goes by its id
    turn: int
    limit: int
    phase: str
    starter: int
    active: int  # -1 for nobody
    points: int
    done: list[int]  # by the active character in this turn: moves, decontaminations, sections by train
    begun: Begun | None
    scores: list[int]  # clues solved, the same for every seat
    tiles: list[str]
    hexes: list[Hex]
    trains: list[TrainLine]
    tracks: list[list[int]]  # paths of hexes
    boards: list[TbBoard]  # by colour
    hands: list[list[int]]  # of each judgement card: left, right; 0 high, 1 low, 2 wide
    odds: list[int]  # percent with which a judgement gives at least so much success, from 0 on
    ranks: list[int]  # the level of a search or a research with so much success, from 0 on
    levels: list[int]  # of the ability cards
    line_levels: list[int]  # of the ability card for a line of so many bits; 0 for none
    items: list[str]  # the names of their texts, or their names
    start: int
    characters: list[Character]
    pawns: list[int]  # contaminated hexes
    per_tile: list[int]
    occupied: list[int]  # tiles
    occupied_at: int
    wards: list[int]  # hexes around which nothing is placed at this end of turn
    chips: list[int]  # hexes with a chip face down
    clues: list[ClueShown]
    ground: list[list[int]]  # items that lie somewhere: item, hex
    bosses: list[BossShown]
    tide: int
    tide_marks: list[int]  # from which it brings more, at which all is lost; [] without a tide
    pool: list[int]  # TB bits by type
    supply: list[int]  # ability cards by kind
    reserve: list[int]  # characters
    event: EventShown
    judgement: JudgementShown | None
    puzzle: PuzzleShown | None
    battle: BattleShown | None
    lost_by: str


class BookClue(Shown, frozen=True):
    """A clue as the scenario book has it; for the host."""

    clue: int
    where: str  # a tile, or the hex of a facility
    difficulty: int
    text: str  # in a scenario of ours the name of its text, else the text


class BlindEvolutionPrivate(Shown, frozen=True):
    """What depends on who looks."""

    card: int | None  # the event card that lies face down: -1 for who may not see it, None when there is none
    trigger: int  # what it waits for; -1 for who may not see it
    book: list[BookClue]  # all clues; empty for everybody but the host
