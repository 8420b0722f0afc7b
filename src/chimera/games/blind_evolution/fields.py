"""Everything that lies on the table of Blind Evolution Mythos, as flat rows of numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from chimera.engine.dice import Dice
from chimera.engine.game import Game, Step
from chimera.engine.visibility import Piles
from chimera.games.blind_evolution.box import CityBox


class Fields(Game):
    """The city, the characters, the boards, bosses and items; whose turn it is lies on the agenda."""

    box: CityBox  # content, scenario and settings, shared by all copies and in no dump
    piles: Piles  # event cards, and the chips of every tile
    turn: int  # the turn counter
    phase: int
    starter: int  # the seat that begins every turn
    active: int  # whose turn it is, -1 for nobody
    points: int  # action points of the active character
    # per seat
    heroes: list[int]  # the character, by number; -1 while none is in play
    at: list[int]  # its hex; NOWHERE while it has no pawn on the map
    hp: list[int]
    money: list[int]
    supers: list[int]
    fallen: list[int]  # tokens
    colours: list[int]  # the TB board
    bits: list[int]  # seat * TYPES + type: unplaced ones
    lines: list[list[int]]  # placed bits in order, each type * 6 + the side of its open end
    cards: list[int]  # one bit per kind of ability card
    used: list[int]  # of those, turned sideways; bit KINDS: the special ability of the character
    boost: list[int]  # added to the next accomplishment by a kept event card
    luck: list[int]  # added to the next success by a kept event card
    tired: list[int]  # action points more or fewer in the next turn
    warded: list[int]  # 1: no damage from contamination at this end of turn
    # of the active character's turn
    moved: int  # move actions taken
    cleaned: int  # decontamination actions taken
    rode: int  # train sections taken
    tested: int  # triggers that occurred while the card of this turn lay face down: it has none of them
    reader: int  # the seat that reads the card of this turn, -1 for nobody
    # the city
    pawns: list[int]  # per hex 1 where contamination stands
    chips: list[int]  # per hex NO_CHIP, FACE_DOWN or CLUE_CHIP
    occupied: int  # one bit per tile
    warding: list[int]  # hexes around which no contamination is placed at this end of turn
    clues: list[int]  # per clue CLOSED, OPEN, FOUND, SOLVED
    clue_at: list[int]  # per clue its hex as everybody knows it, or NOWHERE
    progress: list[int]  # per clue
    items: list[int]  # per item NOWHERE, a seat, or ON_GROUND + hex
    boss_at: list[int]  # per boss its hex, NOWHERE or DEFEATED
    boss_hp: list[int]
    boss_known: list[int]  # per boss one bit for each item that has weakened it already
    tide: int
    # supplies
    pool: list[int]  # TB bits by type
    supply: list[int]  # ability cards by kind
    reserve: list[int]  # characters that can still join
    # what is going on, for everybody to see
    judge: list[int]  # of the judgement that is made, see JUDGE_...; [] for none
    chain: list[int]  # its cards; the last one may have broken it
    puzzle: list[int]  # of a TB puzzle, see PUZZLE_...; [] for none
    aside: list[int]  # the line that was set aside for it
    fight: list[int]  # of a battle, see FIGHT_...; [] for none
    lost_by: int  # how it was lost

    # written by tools/fields.py from the fields above
    __slots__ = (
        "active",
        "aside",
        "at",
        "bits",
        "boost",
        "boss_at",
        "boss_hp",
        "boss_known",
        "box",
        "cards",
        "chain",
        "chips",
        "cleaned",
        "clue_at",
        "clues",
        "colours",
        "fallen",
        "fight",
        "heroes",
        "hp",
        "items",
        "judge",
        "lines",
        "lost_by",
        "luck",
        "money",
        "moved",
        "occupied",
        "pawns",
        "phase",
        "piles",
        "points",
        "pool",
        "progress",
        "puzzle",
        "reader",
        "reserve",
        "rode",
        "starter",
        "supers",
        "supply",
        "tested",
        "tide",
        "tired",
        "turn",
        "used",
        "warded",
        "warding",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        *Game.FIELDS,
        "piles",
        "turn",
        "phase",
        "starter",
        "active",
        "points",
        "heroes",
        "at",
        "hp",
        "money",
        "supers",
        "fallen",
        "colours",
        "bits",
        "lines",
        "cards",
        "used",
        "boost",
        "luck",
        "tired",
        "warded",
        "moved",
        "cleaned",
        "rode",
        "tested",
        "reader",
        "pawns",
        "chips",
        "occupied",
        "warding",
        "clues",
        "clue_at",
        "progress",
        "items",
        "boss_at",
        "boss_hp",
        "boss_known",
        "tide",
        "pool",
        "supply",
        "reserve",
        "judge",
        "chain",
        "puzzle",
        "aside",
        "fight",
        "lost_by",
    )

    def __init__(
        self,
        box: CityBox,
        agenda: list[Step[Any]],
        dice: Dice,
        scores: list[int],
        rules: int,
        piles: Piles,
        turn: int,
        phase: int,
        starter: int,
        active: int,
        points: int,
        heroes: list[int],
        at: list[int],
        hp: list[int],
        money: list[int],
        supers: list[int],
        fallen: list[int],
        colours: list[int],
        bits: list[int],
        lines: list[list[int]],
        cards: list[int],
        used: list[int],
        boost: list[int],
        luck: list[int],
        tired: list[int],
        warded: list[int],
        moved: int,
        cleaned: int,
        rode: int,
        tested: int,
        reader: int,
        pawns: list[int],
        chips: list[int],
        occupied: int,
        warding: list[int],
        clues: list[int],
        clue_at: list[int],
        progress: list[int],
        items: list[int],
        boss_at: list[int],
        boss_hp: list[int],
        boss_known: list[int],
        tide: int,
        pool: list[int],
        supply: list[int],
        reserve: list[int],
        judge: list[int],
        chain: list[int],
        puzzle: list[int],
        aside: list[int],
        fight: list[int],
        lost_by: int,
    ) -> None:
        super().__init__(agenda, dice, scores, rules)
        self.box = box
        self.piles = piles
        self.turn = turn
        self.phase = phase
        self.starter = starter
        self.active = active
        self.points = points
        self.heroes = heroes
        self.at = at
        self.hp = hp
        self.money = money
        self.supers = supers
        self.fallen = fallen
        self.colours = colours
        self.bits = bits
        self.lines = lines
        self.cards = cards
        self.used = used
        self.boost = boost
        self.luck = luck
        self.tired = tired
        self.warded = warded
        self.moved = moved
        self.cleaned = cleaned
        self.rode = rode
        self.tested = tested
        self.reader = reader
        self.pawns = pawns
        self.chips = chips
        self.occupied = occupied
        self.warding = warding
        self.clues = clues
        self.clue_at = clue_at
        self.progress = progress
        self.items = items
        self.boss_at = boss_at
        self.boss_hp = boss_hp
        self.boss_known = boss_known
        self.tide = tide
        self.pool = pool
        self.supply = supply
        self.reserve = reserve
        self.judge = judge
        self.chain = chain
        self.puzzle = puzzle
        self.aside = aside
        self.fight = fight
        self.lost_by = lost_by

    # end
