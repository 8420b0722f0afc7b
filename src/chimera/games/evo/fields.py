"""Everything that lies on the table of Evo, as flat rows of numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from chimera.engine.dice import Dice
from chimera.engine.game import Game, Step
from chimera.games.evo.tables import FEWEST, FLOOR, ISLANDS, RANGE, STATS, Island


def changed_at(row: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    """A row of numbers with one of them changed."""
    numbers = list(row)
    numbers[i] = value
    return tuple(numbers)


class Fields(Game):
    """Islands, herds, sheets, the lab, the climate, and the cards; whose turn it is lies on the agenda."""

    __slots__ = (
        "acted",
        "announced",
        "bag",
        "bared",
        "bidders",
        "bids",
        "board",
        "boons",
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
        agenda: list[Step[Any]],
        dice: Dice,
        scores: list[int],
        rules: int,
        open_scores: bool,
        unlimited: bool,
        round: int,  # noqa: A002  (the rulebook's word)
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
        self.open_scores = open_scores
        self.unlimited = unlimited  # flippers as often as points allow
        self.round = round
        self.phase = phase
        self.wheel = wheel  # the framed section
        self.stack = stack  # climate tokens from the bottom; the last is the top
        self.stack_known = stack_known  # per token of the stack, the seats that know it
        self.spare = spare  # the token removed at setup, unseen
        self.revealed = revealed
        self.changed = changed  # a card has changed the climate this round
        self.cancelled = cancelled  # a card has cancelled this round's turn of the wheel
        self.board = board  # per space the seat whose dinosaur stands there, or EMPTY
        self.herds = herds  # per seat its dinosaurs on the island
        self.spots = spots  # seat * HERD + i: where its dinosaurs stand, ascending; as many as the herd counts
        self.order = order  # the initiative track, seats from the left
        self.bag = bag  # the last is the next to be drawn
        self.left_out = left_out  # unique genes that are out of the game, unseen
        self.lab = lab  # per column the gene on offer, EMPTY for the event card or when taken
        self.bids = bids  # per column the standing bid, or -1
        self.bidders = bidders  # per column the seat whose marker stands there, or -1
        self.lost = lost  # per seat the column it was just ousted from, or -1
        self.genes = genes  # seat * NORMAL + kind: how many
        self.owners = owners  # per unique gene its seat, or -1
        self.species = species  # seat * STATS + stat: what the genes add up to
        self.boons = boons  # the same from cards, until the phase ends
        self.deck = deck  # the last is the top
        self.holder = holder  # per card a seat, IN_DECK or DISCARDED
        self.known = known  # per card the seats that know where it is
        self.hidden = hidden  # per seat how many of its cards not everybody knows
        self.bared = bared  # cards in hands that everybody knows
        self.announced = announced  # cards announced at this moment, in order of precedence
        self.mover = mover  # whose turn to move it is, or -1
        self.points = points  # movement points left to the seat that moves
        self.acted = acted
        self.flown = flown
        self.swum = swum
        self.lair = lair  # of the last combat: where the attacker stood,
        self.prey = prey  # where the defender stood,
        self.face = face  # and the die's face, -1 before the roll
        self.rolled = rolled  # the last round in which the combat die was rolled
        self.egg = egg  # the running pass of births
        self.told_seats = told_seats  # per seat how many hidden things it has been shown

    def island(self) -> Island:
        """The island for this number of players."""
        return ISLANDS[len(self.scores) - FEWEST]

    def stat(self, seat: int, stat: int) -> int:
        """A number of the sheet, with what cards add to it, never below 0."""
        i = seat * STATS + stat
        number = self.species[i] + self.boons[i]
        return number if number > 0 else 0

    def birth_range(self, seat: int) -> int:
        """How far from its kind a newborn may be placed."""
        i = seat * STATS + RANGE
        return self.species[i] if self.species[i] > self.boons[i] else self.boons[i]

    def at_floor(self, seat: int) -> bool:
        """Whether a species can lose no more dinosaurs."""
        return self.herds[seat] <= self.species[seat * STATS + FLOOR]
