"""Everything that lies on the table of Evo, as flat rows of numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from chimera.engine.dice import Dice
from chimera.engine.game import Game, Step
from chimera.games.evo.box import EvoBox, Island
from chimera.games.evo.tables import FARTHEST, FEWEST, FLOOR, FLY_ABILITY, RANGE, STATS


def changed_at(row: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    """A row of numbers with one of them changed."""
    numbers = list(row)
    numbers[i] = value
    return tuple(numbers)


class Fields(Game):
    """Islands, herds, sheets, the lab, the climate, and the cards; whose turn it is lies on the agenda."""

    box: EvoBox  # content and settings, shared by all copies and in no dump
    open_scores: bool
    unlimited: bool  # flippers as often as points allow
    round: int
    phase: int
    wheel: int  # the framed section
    stack: tuple[int, ...]  # climate tokens from the bottom; the last is the top
    stack_known: tuple[int, ...]  # per token of the stack, the seats that know it
    spare: int  # the token removed at setup, unseen
    revealed: tuple[int, ...]
    changed: bool  # a card has changed the climate this round
    cancelled: bool  # a card has cancelled this round's turn of the wheel
    board: list[int]  # per space the seat whose dinosaur stands there, or EMPTY
    herds: list[int]  # per seat its dinosaurs on the island
    spots: list[int]  # seat * HERD + i: where its dinosaurs stand, ascending; as many as the herd counts
    order: tuple[int, ...]  # the initiative track, seats from the left
    bag: tuple[int, ...]  # the last is the next to be drawn
    left_out: tuple[int, ...]  # unique genes that are out of the game, unseen
    lab: list[int]  # per column the gene on offer, EMPTY for the event card or when taken
    bids: list[int]  # per column the standing bid, or -1
    bidders: list[int]  # per column the seat whose marker stands there, or -1
    lost: list[int]  # per seat the column it was just ousted from, or -1
    genes: tuple[int, ...]  # seat * NORMAL + kind: how many
    owners: tuple[int, ...]  # per unique gene its seat, or -1
    species: tuple[int, ...]  # seat * STATS + stat: what the genes add up to
    boons: tuple[int, ...]  # the same from cards, until the phase ends
    deck: tuple[int, ...]  # the last is the top
    holder: tuple[int, ...]  # per card a seat, IN_DECK or DISCARDED
    known: tuple[int, ...]  # per card the seats that know where it is
    hidden: tuple[int, ...]  # per seat how many of its cards not everybody knows
    bared: int  # cards in hands that everybody knows
    announced: tuple[int, ...]  # cards announced at this moment, in order of precedence
    mover: int  # whose turn to move it is, or -1
    points: int  # movement points left to the seat that moves
    acted: bool
    flown: bool
    swum: bool
    lair: int  # of the last combat: where the attacker stood,
    prey: int  # where the defender stood,
    face: int  # and the die's face, -1 before the roll
    rolled: int  # the last round in which the combat die was rolled
    egg: int  # the running pass of births
    told_seats: tuple[int, ...]  # per seat how many hidden things it has been shown
    # written by tools/fields.py from the fields above
    __slots__ = (
        "acted",
        "announced",
        "bag",
        "bared",
        "bidders",
        "bids",
        "board",
        "boons",
        "box",
        "cancelled",
        "changed",
        "deck",
        "egg",
        "face",
        "flown",
        "genes",
        "herds",
        "hidden",
        "holder",
        "known",
        "lab",
        "lair",
        "left_out",
        "lost",
        "mover",
        "open_scores",
        "order",
        "owners",
        "phase",
        "points",
        "prey",
        "revealed",
        "rolled",
        "round",
        "spare",
        "species",
        "spots",
        "stack",
        "stack_known",
        "swum",
        "told_seats",
        "unlimited",
        "wheel",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        *Game.FIELDS,
        "open_scores",
        "unlimited",
        "round",
        "phase",
        "wheel",
        "stack",
        "stack_known",
        "spare",
        "revealed",
        "changed",
        "cancelled",
        "board",
        "herds",
        "spots",
        "order",
        "bag",
        "left_out",
        "lab",
        "bids",
        "bidders",
        "lost",
        "genes",
        "owners",
        "species",
        "boons",
        "deck",
        "holder",
        "known",
        "hidden",
        "bared",
        "announced",
        "mover",
        "points",
        "acted",
        "flown",
        "swum",
        "lair",
        "prey",
        "face",
        "rolled",
        "egg",
        "told_seats",
    )

    def __init__(
        self,
        box: EvoBox,
        agenda: list[Step[Any]],
        dice: Dice,
        scores: list[int],
        rules: int,
        open_scores: bool,
        unlimited: bool,
        round: int,  # noqa: A002
        phase: int,
        wheel: int,
        stack: tuple[int, ...],
        stack_known: tuple[int, ...],
        spare: int,
        revealed: tuple[int, ...],
        changed: bool,
        cancelled: bool,
        board: list[int],
        herds: list[int],
        spots: list[int],
        order: tuple[int, ...],
        bag: tuple[int, ...],
        left_out: tuple[int, ...],
        lab: list[int],
        bids: list[int],
        bidders: list[int],
        lost: list[int],
        genes: tuple[int, ...],
        owners: tuple[int, ...],
        species: tuple[int, ...],
        boons: tuple[int, ...],
        deck: tuple[int, ...],
        holder: tuple[int, ...],
        known: tuple[int, ...],
        hidden: tuple[int, ...],
        bared: int,
        announced: tuple[int, ...],
        mover: int,
        points: int,
        acted: bool,
        flown: bool,
        swum: bool,
        lair: int,
        prey: int,
        face: int,
        rolled: int,
        egg: int,
        told_seats: tuple[int, ...],
    ) -> None:
        super().__init__(agenda, dice, scores, rules)
        self.box = box
        self.open_scores = open_scores
        self.unlimited = unlimited
        self.round = round
        self.phase = phase
        self.wheel = wheel
        self.stack = stack
        self.stack_known = stack_known
        self.spare = spare
        self.revealed = revealed
        self.changed = changed
        self.cancelled = cancelled
        self.board = board
        self.herds = herds
        self.spots = spots
        self.order = order
        self.bag = bag
        self.left_out = left_out
        self.lab = lab
        self.bids = bids
        self.bidders = bidders
        self.lost = lost
        self.genes = genes
        self.owners = owners
        self.species = species
        self.boons = boons
        self.deck = deck
        self.holder = holder
        self.known = known
        self.hidden = hidden
        self.bared = bared
        self.announced = announced
        self.mover = mover
        self.points = points
        self.acted = acted
        self.flown = flown
        self.swum = swum
        self.lair = lair
        self.prey = prey
        self.face = face
        self.rolled = rolled
        self.egg = egg
        self.told_seats = told_seats

    # end

    def island(self) -> Island:
        """The island for this number of players."""
        return self.box.islands[len(self.scores) - FEWEST]

    def able(self, seat: int, ability: int) -> bool:
        """Whether a species has a gene that gives it an ability."""
        owners = self.owners
        for gene in self.box.bearers[ability]:
            if owners[gene] == seat:
                return True
        return False

    def flight(self, seat: int) -> int:
        """How far the wings of a species carry."""
        far = 0
        for gene in self.box.bearers[FLY_ABILITY]:
            amount = self.box.gene_amount[self.box.normal + gene]
            if self.owners[gene] == seat and amount > far:
                far = amount
        return far

    def stat(self, seat: int, stat: int) -> int:
        """A number of the sheet, with what cards add to it, never below 0."""
        i = seat * STATS + stat
        number = self.species[i] + self.boons[i]
        return number if number > 0 else 0

    def birth_range(self, seat: int) -> int:
        """How far from its kind a newborn may be placed."""
        i = seat * STATS + RANGE
        far = self.species[i] if self.species[i] > self.boons[i] else self.boons[i]
        return far if far < FARTHEST else FARTHEST

    def herd(self, seat: int) -> list[int]:
        """The spaces where the dinosaurs of a species stand, ascending."""
        first = seat * self.box.herd
        return self.spots[first : first + self.herds[seat]]

    def supply(self, seat: int) -> int:
        """The dinosaurs of a species that are not on the island."""
        return self.box.herd - self.herds[seat]

    def copies(self, seat: int, kind: int) -> int:
        """How many of a normal gene a species has."""
        return self.genes[seat * self.box.normal + kind]

    def floor(self, seat: int) -> int:
        """The size below which a herd loses no dinosaurs."""
        return self.species[seat * STATS + FLOOR]

    def at_floor(self, seat: int) -> bool:
        """Whether a species can lose no more dinosaurs."""
        return self.herds[seat] <= self.species[seat * STATS + FLOOR]
