"""Everything that lies on the table of Dice Mutants, as flat rows of numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from chimera.engine.dice import Dice
from chimera.engine.game import Game, Step
from chimera.games.dice_mutants.box import MutantsBox
from chimera.games.dice_mutants.words import GUILE, MARKS, MUTATE, SPEED, TOTALS


class Fields(Game):
    """Lists run over seats or dice; sheets lie flat one after the other."""

    box: MutantsBox  # content and settings, the same for every state of a match
    overkill: bool  # the setting tie
    calm_rounds: int  # the setting stalemate; 0 is off
    tokens: list[int]  # per seat its order token; 0 when it left the game
    life: list[int]
    most: list[int]  # per seat the life boxes in use
    points: list[int]  # per seat speed, mutate, guile
    marks: list[int]  # per seat sword, shield, rage, Extreme Focus used
    strength: list[int]  # per seat attack and defence, as circled in the grids
    ticks: list[int]  # per seat two grids of ticked boxes by number
    faces: list[int]  # per die
    owner: list[int]  # per die a seat, POOL, PLACED or GONE
    held: list[int]  # per seat how many dice it holds
    round: int
    phase: int
    order: tuple[int, ...]  # the living in token order, as it stood when the phase began
    place: int  # whose claim it is in the normal order, as a place in `order`
    quick: tuple[int, ...]  # bought Quickness and not yet served, first come first
    cuts: tuple[int, ...]  # bought Initiative and not yet served, last come first served
    hurt_in: int  # the last round in which somebody lost life; 0 before the first damage
    winners: tuple[int, ...]
    how: str
    # written by tools/fields.py from the fields above
    __slots__ = (
        "box",
        "calm_rounds",
        "cuts",
        "faces",
        "held",
        "how",
        "hurt_in",
        "life",
        "marks",
        "most",
        "order",
        "overkill",
        "owner",
        "phase",
        "place",
        "points",
        "quick",
        "round",
        "strength",
        "ticks",
        "tokens",
        "winners",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        *Game.FIELDS,
        "overkill",
        "calm_rounds",
        "tokens",
        "life",
        "most",
        "points",
        "marks",
        "strength",
        "ticks",
        "faces",
        "owner",
        "held",
        "round",
        "phase",
        "order",
        "place",
        "quick",
        "cuts",
        "hurt_in",
        "winners",
        "how",
    )

    def __init__(
        self,
        box: MutantsBox,
        agenda: list[Step[Any]],
        dice: Dice,
        scores: list[int],
        rules: int,
        overkill: bool,
        calm_rounds: int,
        tokens: list[int],
        life: list[int],
        most: list[int],
        points: list[int],
        marks: list[int],
        strength: list[int],
        ticks: list[int],
        faces: list[int],
        owner: list[int],
        held: list[int],
        round: int,  # noqa: A002
        phase: int,
        order: tuple[int, ...],
        place: int,
        quick: tuple[int, ...],
        cuts: tuple[int, ...],
        hurt_in: int,
        winners: tuple[int, ...],
        how: str,
    ) -> None:
        super().__init__(agenda, dice, scores, rules)
        self.box = box
        self.overkill = overkill
        self.calm_rounds = calm_rounds
        self.tokens = tokens
        self.life = life
        self.most = most
        self.points = points
        self.marks = marks
        self.strength = strength
        self.ticks = ticks
        self.faces = faces
        self.owner = owner
        self.held = held
        self.round = round
        self.phase = phase
        self.order = order
        self.place = place
        self.quick = quick
        self.cuts = cuts
        self.hurt_in = hurt_in
        self.winners = winners
        self.how = how

    # end

    def speed(self, seat: int) -> int:
        """The speed of a mutant."""
        return self.points[seat * TOTALS + SPEED]

    def mutate(self, seat: int) -> int:
        """The mutate points it has."""
        return self.points[seat * TOTALS + MUTATE]

    def guile(self, seat: int) -> int:
        """The guile it has."""
        return self.points[seat * TOTALS + GUILE]

    def has(self, seat: int, mark: int) -> bool:
        """Whether a mark on its sheet is ticked."""
        return self.marks[seat * MARKS + mark] == 1
