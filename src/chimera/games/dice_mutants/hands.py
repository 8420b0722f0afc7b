"""What dice are worth in a hand: the best way to place them, and the best that can still be claimed to them."""

from __future__ import annotations

from typing import Final

from chimera.games.dice_mutants.state import DiceMutants
from chimera.games.dice_mutants.words import (
    ATTACK,
    BOXES,
    COST,
    DEFENCE,
    EXTRA_LEG,
    EXTREME_FOCUS,
    FACES,
    GRID,
    GUILE,
    MUTATE,
    RAGE,
    SCALES,
    SHIELD,
    SPEED,
    SPIKES,
    SWORD,
    TOTALS,
)
from chimera.games.dice_mutants.worth import CUNNING, HASTE, PLACE, THRIFT, Race

DIGIT: Final = FACES + 1  # a hand is written in digits: 0 for no die, then the faces
HANDS: Final = DIGIT * DIGIT * DIGIT
SHOP: Final[list[int]] = [SCALES, SPIKES, SWORD, SHIELD, RAGE]
PIPS: Final = 10.0  # points a player gains in a round who wants to
PATIENCE: Final = 4.0  # rounds until guile that is saved now can be used
THREE_DICE: Final = 10.5  # what Extra Leg and Guile Gland roll
# the chance that the best of two or three dice is the best, second best, ... of the six faces
OF_TWO: Final[list[float]] = [11 / 36, 9 / 36, 7 / 36, 5 / 36, 3 / 36, 1 / 36]
OF_THREE: Final[list[float]] = [91 / 216, 61 / 216, 37 / 216, 19 / 216, 7 / 216, 1 / 216]


class Hands:
    """For one seat: what each number in its grids, each point and each hand of dice would add to its standing."""

    __slots__ = ("box", "guile", "mutate", "race", "seat", "single", "together", "value")

    def __init__(self, race: Race, seat: int) -> None:
        self.race = race
        self.seat = seat
        self.box = boxes(race, seat)  # grid * GRID + number: the gain of a tick, -1 where no box is free
        length = race.length(seat)
        self.mutate = mutate_rate(race, seat, length)
        self.guile = guile_rate(race, seat, self.box, length)
        self.together: list[float] = [0.0] * GRID  # the better of the two grids under a number
        for number in range(GRID):
            self.together[number] = max(self.box[number], self.box[GRID + number])
        self.single: list[float] = [0.0] * DIGIT
        for face in range(1, DIGIT):
            points = max(face * self.mutate, face * self.guile, self.speed(face))
            self.single[face] = max(points, self.together[face])
        self.value: list[float] = []

    def fill(self) -> None:
        """Work out all hands, whole ones and those that still grow."""
        value = [0.0] * HANDS
        for a in range(1, DIGIT):
            for b in range(1, a + 1):
                for c in range(1, b + 1):
                    found = self.three(a, b, c)
                    for x, y, z in ((a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)):
                        value[(x * DIGIT + y) * DIGIT + z] = found
        for a in range(1, DIGIT):
            for b in range(1, a + 1):
                value[a * DIGIT + b] = value[b * DIGIT + a] = grown(value, a * DIGIT + b, OF_TWO)
        for a in range(1, DIGIT):
            value[a] = grown(value, a, OF_THREE)
        value[0] = grown(value, 0, OF_THREE)
        self.value = value

    def three(self, a: int, b: int, c: int) -> float:
        """The best way to place three dice."""
        single = self.single
        best = single[a] + single[b] + single[c]
        pairs = self.together
        best = max(best, pairs[a + b] + single[c], pairs[a + c] + single[b], pairs[b + c] + single[a])
        return max(best, pairs[a + b + c])

    def two(self, a: int, b: int) -> float:
        """The best way to place two dice that are left."""
        return max(self.single[a] + self.single[b], self.together[a + b])

    def rest(self, faces: list[int]) -> float:
        """The best way to place up to two dice that are left."""
        if not faces:
            return 0.0
        return self.single[faces[0]] if len(faces) == 1 else self.two(faces[0], faces[1])

    def speed(self, pips: float) -> float:
        """What more speed is worth: the places it wins in the order, and a little for itself."""
        weights = self.race.judge.weights
        return weights[HASTE] * pips + weights[PLACE] * places_won(self.race.game, self.seat, pips)


def boxes(race: Race, seat: int) -> list[float]:
    """The gain of a tick under every number of both grids; -1 where no box is free."""
    g = race.game
    gains = [-1.0] * (2 * GRID)
    now = race.now(seat)
    for grid in (ATTACK, DEFENCE):
        strength = g.strength[seat * 2 + grid]
        for number in range(1, GRID):
            if g.ticks[(seat * 2 + grid) * GRID + number] < BOXES[grid * GRID + number]:
                # a column that is not above the strength adds nothing
                gain = race.with_tick(seat, grid, number) - now if number > strength else 0.0
                gains[grid * GRID + number] = gain
    return gains


def mutate_rate(race: Race, seat: int, length: float) -> float:
    """What a mutate point is worth: the item that brings most for its cost, if there is time to save for it."""
    have = race.game.points[seat * TOTALS + MUTATE]
    best = 0.0
    for item in SHOP:
        saving = max(0, COST[item] - have) / PIPS
        rate = race.gain_of(seat, item) / COST[item] * length / (length + saving)
        best = max(best, rate)
    return best * race.judge.weights[THRIFT]


def guile_rate(race: Race, seat: int, box: list[float], length: float) -> float:
    """What a point of guile is worth: a part of the best box that any dice could tick, less the more guile there is."""
    have = race.game.points[seat * TOTALS + GUILE]
    best = max(box) * race.judge.weights[CUNNING]
    return best / (COST[EXTREME_FOCUS] + have) * length / (length + PATIENCE)


def grown(value: list[float], hand: int, odds: list[float]) -> float:
    """What a hand is worth that takes one more die, the best of a few."""
    found = [value[hand * DIGIT + face] for face in range(1, DIGIT)]
    found.sort(reverse=True)
    total = 0.0
    for i in range(FACES):
        total += odds[i] * found[i]
    return total


def places_won(g: DiceMutants, seat: int, pips: float) -> int:
    """How many places nearer to the first pick a seat could trade itself with so much more speed."""
    mine = g.points[seat * TOTALS + SPEED] + pips
    best = g.tokens[seat]
    for other in range(len(g.life)):
        if other != seat and g.life[other] > 0 and g.points[other * TOTALS + SPEED] < mine:
            best = min(best, g.tokens[other])
    return g.tokens[seat] - best


def leg_gain(hands: Hands) -> float:
    """What Extra Leg is worth, with average dice."""
    return hands.speed(THREE_DICE) - hands.mutate * COST[EXTRA_LEG]
