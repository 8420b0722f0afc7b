"""What dice are worth in a hand: the best way to place them, and the best that can still be claimed to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chimera.games.dice_mutants.words import (
    ATTACK,
    DEFENCE,
    DICE_EACH,
    DIGIT,
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
)
from chimera.games.dice_mutants.worth import CUNNING, HASTE, PLACE, SPANS, THRIFT, Race

if TYPE_CHECKING:
    from chimera.games.dice_mutants.state import DiceMutants

SECOND: Final = DIGIT * DIGIT
HANDS: Final = DIGIT * SECOND


def in_order(hand: int) -> int:
    """A hand with its dice from the highest to the lowest, those that are not there at the end."""
    dice = sorted((hand // SECOND, hand // DIGIT % DIGIT, hand % DIGIT), reverse=True)
    return dice[0] * SECOND + dice[1] * DIGIT + dice[2]


SORTED: Final[list[int]] = sorted({in_order(hand) for hand in range(HANDS)})
PLACES: Final[list[int]] = [SORTED.index(in_order(hand)) for hand in range(HANDS)]  # of a hand among the sorted
SHOP: Final[list[int]] = [SCALES, SPIKES, SWORD, SHIELD, RAGE]
PIPS: Final = 10.0  # points a player gains in a round who wants to
PATIENCE: Final = 4.0  # rounds until guile that is saved now can be used
MEAN_FACE: Final = 3.5  # of a die rolled for Extra Leg or Guile Gland
# the chance that the best of two or three dice is the best, second best, ... of the six faces
OF_TWO: Final[list[float]] = [11 / 36, 9 / 36, 7 / 36, 5 / 36, 3 / 36, 1 / 36]
OF_THREE: Final[list[float]] = [91 / 216, 61 / 216, 37 / 216, 19 / 216, 7 / 216, 1 / 216]


class Prospect:
    """For one seat what the race says: the gain of every box and item, as long as points and tokens alone change."""

    __slots__ = ("best", "box", "cost", "gains", "length", "now", "together")

    def __init__(self, race: Race, seat: int) -> None:
        self.now = race.now(seat)
        self.length = race.length(seat)
        self.box = boxes(race, seat)  # grid * GRID + number: the gain of a tick, -1 where no box is free
        self.best = max(self.box)
        self.cost = race.box.cost
        self.gains = [race.gain_of(seat, item) for item in SHOP]
        self.together: list[float] = [0.0] * GRID  # the better of the two grids under a number
        for number in range(GRID):
            self.together[number] = max(self.box[number], self.box[GRID + number])


class Hands:
    """For one seat: what each number in its grids, each point and each hand of dice would add to its standing."""

    __slots__ = ("best", "box", "guile", "leg", "mutate", "plain", "single", "speed", "together", "value")

    def __init__(self, g: DiceMutants, seat: int, prospect: Prospect, weights: list[float]) -> None:
        self.box = prospect.box
        self.together = prospect.together
        self.mutate = mutate_rate(prospect, g.mutate(seat), weights)
        self.guile = guile_rate(prospect, g.guile(seat), weights)
        self.speed = [haste(g, seat, face, weights) for face in range(DIGIT)]
        rolled = MEAN_FACE * g.box.amount[EXTRA_LEG]
        self.leg = haste(g, seat, rolled, weights) - self.mutate * prospect.cost[EXTRA_LEG]  # what Extra Leg brings
        self.single: list[float] = [0.0] * DIGIT
        self.plain: list[float] = [0.0] * DIGIT  # the same without places won by speed, which rivals win back
        for face in range(1, DIGIT):
            other = max(face * self.mutate, face * self.guile, self.together[face])
            self.single[face] = max(other, self.speed[face])
            self.plain[face] = max(other, weights[HASTE] * face)
        self.value: list[float] = []
        self.best: dict[int, list[int]] = {}  # hands in digits, and where their dice are best placed

    def fill(self) -> None:
        """Work out all hands, whole ones and those that still grow."""
        found = [self.three(hand // SECOND, hand // DIGIT % DIGIT, hand % DIGIT) for hand in SORTED]
        value = [found[place] for place in PLACES]
        for a in range(1, DIGIT):
            for b in range(1, a + 1):
                value[a * DIGIT + b] = value[b * DIGIT + a] = grown(value, a * DIGIT + b, OF_TWO)
        for a in range(1, DIGIT):
            value[a] = grown(value, a, OF_THREE)
        value[0] = grown(value, 0, OF_THREE)
        self.value = value

    def three(self, a: int, b: int, c: int) -> float:
        """What three dice are worth, placed at their best."""
        single = self.single
        best = single[a] + single[b] + single[c]
        pairs = self.together
        best = max(best, pairs[a + b] + single[c], pairs[a + c] + single[b], pairs[b + c] + single[a])
        return max(best, pairs[a + b + c])

    def rest(self, faces: list[int]) -> float:
        """What the dice that are left are worth, placed at their best."""
        single = self.single
        if not faces:
            return 0.0
        if len(faces) == 1:
            return single[faces[0]]
        if len(faces) == 2:
            return max(single[faces[0]] + single[faces[1]], self.together[faces[0] + faces[1]])
        return self.three(faces[0], faces[1], faces[2])

    def placing(self, hand: int) -> list[int]:
        """Where the dice of a hand are best placed: slots of the grids, or behind them a total and a face."""
        slots = self.best.get(hand)
        if slots is None:
            digits = (hand // SECOND, hand // DIGIT % DIGIT, hand % DIGIT)
            slots = self.best_placing([digit for digit in digits if digit > 0])
            self.best[hand] = slots
        return slots

    def best_placing(self, faces: list[int]) -> list[int]:
        """The same, worked out: all together, two together, each alone."""
        count = len(faces)
        if count == 1:
            return [self.alone(faces[0])]
        best = 0.0
        for face in faces:
            best += self.plain[face]
        slots = [self.alone(face) for face in faces]
        if count == DICE_EACH:
            for i in range(DICE_EACH):
                pair = faces[(i + 1) % DICE_EACH] + faces[(i + 2) % DICE_EACH]
                if self.together[pair] + self.plain[faces[i]] > best:
                    best = self.together[pair] + self.plain[faces[i]]
                    slots = [self.added(pair), self.alone(faces[i])]
        number = sum(faces)
        if self.together[number] > best:
            slots = [self.added(number)]
        return slots

    def alone(self, face: int) -> int:
        """Where a single die is best placed."""
        if self.plain[face] == self.together[face]:
            return self.added(face)
        if self.plain[face] == face * self.mutate:
            return 2 * GRID + MUTATE * DIGIT + face
        if self.plain[face] == face * self.guile:
            return 2 * GRID + GUILE * DIGIT + face
        return 2 * GRID + SPEED * DIGIT + face

    def added(self, number: int) -> int:
        """The better of the two grids for a number."""
        return number if self.box[number] >= self.box[GRID + number] else GRID + number


def boxes(race: Race, seat: int) -> list[float]:
    """The gain of a tick under every number of both grids; -1 where no box is free."""
    g = race.game
    gains = [-1.0] * (2 * GRID)
    printed = g.box.boxes
    now = race.now(seat)
    for grid in (ATTACK, DEFENCE):
        strength = g.strength[seat * 2 + grid]
        grown = race.ticked(seat, grid)
        for number in range(1, GRID):
            if g.ticks[(seat * 2 + grid) * GRID + number] < printed[grid * GRID + number]:
                gain = 0.0  # a column that is not above the strength adds nothing
                if number > strength:
                    at = number * SPANS
                    then = race.with_attack(seat, grown, at) if grid == ATTACK else race.with_defence(seat, grown, at)
                    gain = then - now
                gains[grid * GRID + number] = gain
    return gains


def mutate_rate(prospect: Prospect, have: int, weights: list[float]) -> float:
    """What a mutate point is worth: the item that brings most for its cost, if there is time to save for it."""
    length = prospect.length
    best = 0.0
    for i in range(len(SHOP)):
        cost = prospect.cost[SHOP[i]]
        saving = max(0, cost - have) / PIPS
        best = max(best, prospect.gains[i] / cost * length / (length + saving))
    return best * weights[THRIFT]


def guile_rate(prospect: Prospect, have: int, weights: list[float]) -> float:
    """What a point of guile is worth: a part of the best box that any dice could tick, less the more guile there is."""
    length = prospect.length
    return prospect.best * weights[CUNNING] / (prospect.cost[EXTREME_FOCUS] + have) * length / (length + PATIENCE)


def grown(value: list[float], hand: int, odds: list[float]) -> float:
    """What a hand is worth that takes one more die, the best of a few."""
    found = [value[hand * DIGIT + face] for face in range(1, DIGIT)]
    found.sort(reverse=True)
    total = 0.0
    for i in range(FACES):
        total += odds[i] * found[i]
    return total


def haste(g: DiceMutants, seat: int, pips: float, weights: list[float]) -> float:
    """What more speed is worth: the places it wins in the order, and a little for itself."""
    return weights[HASTE] * pips + weights[PLACE] * places_won(g, seat, pips)


def places_won(g: DiceMutants, seat: int, pips: float) -> int:
    """How many places nearer to the first pick a seat could trade itself with so much more speed."""
    mine = g.speed(seat) + pips
    best = g.tokens[seat]
    for other in range(len(g.life)):
        if other != seat and g.life[other] > 0 and g.speed(other) < mine:
            best = min(best, g.tokens[other])
    return g.tokens[seat] - best
