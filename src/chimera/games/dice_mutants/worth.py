"""What a position is worth: a race in which every mutant will fall after so many rounds.

How strong everybody will be follows from the columns they can still finish, how long each lives from all the blows it
will take. A position is worth ten times the logarithm of one's own rounds, less that of the rivals' rounds.
The weights are data (weights.yaml).
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import exp, factorial, log, sqrt
from typing import TYPE_CHECKING, Final

from chimera.games.dice_mutants import rules
from chimera.games.dice_mutants.weights import CURRENT
from chimera.games.dice_mutants.words import (
    ATTACK,
    DEFENCE,
    FACES,
    GRID,
    HAS_SHIELD,
    HAS_SWORD,
    MARKS,
    RAGE,
    RAGES,
    SCALES,
    SHIELD,
    SPIKES,
    SWORD,
)

if TYPE_CHECKING:
    from chimera.games.dice_mutants.state import DiceMutants

# places in a list of weights
PACE: Final = 0
DOUBT: Final = 1
LEADER: Final = 2
THRIFT: Final = 3
CUNNING: Final = 4
PLACE: Final = 5
HASTE: Final = 6
DENIAL: Final = 7
NERVE: Final = 8
FURY: Final = 9

# The future in spans of rounds; the first is the damage step of this round.
LENGTHS: Final[list[float]] = [1.0, 1.0, 2.0, 3.0, 5.0, 8.0]
ROLLS: Final[list[float]] = [0.0, 1.0, 2.5, 5.0, 9.0, 15.5]  # rounds of dice before a span, on average
SPANS: Final = 6

CHOICE: Final = 5  # a player takes three of about so many dice
MOST_BOXES: Final = 10
UNIT: Final = 10.0
FEW: Final = 0.05  # rounds; the dead have so many left
SLOW: Final = 0.3  # damage per round that comes of points alone


def reach() -> list[float]:
    """For every number the chance that one, two or three of the dice a player can choose from add up to it."""
    chances = [0.0] * GRID
    for dice in combinations_with_replacement(range(1, FACES + 1), CHOICE):
        ways = float(factorial(CHOICE))
        for face in range(1, FACES + 1):
            ways /= factorial(dice.count(face))
        numbers = set(dice)
        for i in range(CHOICE - 1):
            for j in range(i + 1, CHOICE):
                numbers.add(dice[i] + dice[j])
                for k in range(j + 1, CHOICE):
                    numbers.add(dice[i] + dice[j] + dice[k])
        for number in numbers:
            chances[number] += ways / FACES**CHOICE
    return chances


REACH: Final[list[float]] = reach()


def finishing(pace: float) -> list[float]:
    """The chance to finish a column by a span, at (number * MOST_BOXES + missing boxes) * SPANS + span."""
    chances = [0.0] * (GRID * MOST_BOXES * SPANS)
    for number in range(GRID):
        for missing in range(MOST_BOXES):
            for span in range(SPANS):
                ticks = pace * REACH[number] * ROLLS[span]
                short = 0.0  # the chance of fewer ticks than are missing
                for k in range(missing):
                    short += exp(-ticks) * ticks**k / factorial(k)
                chances[(number * MOST_BOXES + missing) * SPANS + span] = 1.0 - short
    return chances


class Judge:
    """A set of weights and the odds that follow from it."""

    __slots__ = ("odds", "weights")

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.odds = finishing(weights[PACE])


JUDGE: Final = Judge(CURRENT)


class Race:
    """A position as a race: who will be how strong when, who hits whom how hard, who falls when."""

    __slots__ = ("box", "forecasts", "game", "hits", "judge", "lasting", "living", "losses", "seats")

    def __init__(self, g: DiceMutants, judge: Judge) -> None:
        self.game = g
        self.judge = judge
        seats = len(g.life)
        self.box = g.box
        self.seats = seats
        self.living = [seat for seat in range(seats) if g.life[seat] > 0]
        self.forecasts: list[list[float]] = []  # seat * 2 + grid: strength by span
        self.hits: list[float] = [0.0] * (seats * seats * SPANS)  # (from * seats + to) * SPANS + span
        self.losses: list[list[float]] = []  # per seat damage per round by span
        self.lasting = [log(FEW)] * seats  # per seat the logarithm of the rounds it has
        for seat in range(seats):
            self.losses.append([0.0] * SPANS)
            for grid in range(2):
                self.forecasts.append(self.forecast(seat, grid) if g.life[seat] > 0 else [])
        for seat in self.living:
            for other in self.living:
                if other != seat:
                    base = (seat * seats + other) * SPANS
                    defence = self.forecasts[other * 2 + DEFENCE]
                    loss = self.losses[other]
                    for span in range(SPANS):
                        hit = self.blow(seat, self.forecasts[seat * 2 + ATTACK][span] - defence[span], span)
                        self.hits[base + span] = hit
                        loss[span] += hit
        for seat in self.living:
            self.lasting[seat] = log(rounds(g.life[seat], self.losses[seat]))

    def columns(self, seat: int, grid: int) -> list[int]:
        """For every number above the strength where its odds begin."""
        g = self.game
        base = (seat * 2 + grid) * GRID
        found = [0] * GRID
        boxes = self.box.boxes
        for number in range(g.strength[seat * 2 + grid] + 1, GRID):
            missing = boxes[grid * GRID + number] - g.ticks[base + number]
            found[number] = (number * MOST_BOXES + missing) * SPANS
        return found

    def forecast(self, seat: int, grid: int) -> list[float]:
        """A strength by span, expected from the columns that can be finished.

        From the lowest column up: where one is finished it replaces all below.
        """
        odds = self.judge.odds
        columns = self.columns(seat, grid)
        strength = self.game.strength[seat * 2 + grid]
        bonus = float(self.bonus(seat, grid))
        expected = [strength + bonus]
        for span in range(1, SPANS):
            height = float(strength)
            for number in range(strength + 1, GRID):
                height += odds[columns[number] + span] * (number - height)
            expected.append(height + bonus)
        return expected

    def ticked(self, seat: int, grid: int) -> list[float]:
        """The same with one more box ticked under a number above the strength, at number * SPANS + span.

        What the columns above make of the height at a number is a factor and a summand, found from the top down.
        """
        g = self.game
        odds = self.judge.odds
        columns = self.columns(seat, grid)
        strength = g.strength[seat * 2 + grid]
        bonus = float(self.bonus(seat, grid))
        base = (seat * 2 + grid) * GRID
        found = [0.0] * (GRID * SPANS)
        boxes = self.box.boxes
        below = [0.0] * GRID  # the height before a column is looked at
        for number in range(strength + 1, GRID):
            whole = g.ticks[base + number] + 1 >= boxes[grid * GRID + number]
            found[number * SPANS] = bonus + (number if whole else strength)
        for span in range(1, SPANS):
            height = float(strength)
            for number in range(strength + 1, GRID):
                below[number] = height
                height += odds[columns[number] + span] * (number - height)
            factor = 1.0
            summand = bonus
            for number in range(GRID - 1, strength, -1):
                height = below[number]
                if g.ticks[base + number] + 1 >= boxes[grid * GRID + number]:
                    height = float(number)
                else:
                    height += odds[columns[number] - SPANS + span] * (number - height)  # one box less is missing
                found[number * SPANS + span] = factor * height + summand
                chance = odds[columns[number] + span]
                summand += factor * chance * number
                factor *= 1.0 - chance
        return found

    def bonus(self, seat: int, grid: int) -> int:
        """What sword or shield add to a strength."""
        marks = self.game.marks
        if grid == ATTACK:
            return marks[seat * MARKS + HAS_SWORD] * self.box.amount[SWORD]
        return marks[seat * MARKS + HAS_SHIELD] * self.box.amount[SHIELD]

    def blow(self, seat: int, difference: float, span: int) -> float:
        """The damage expected of a difference of strengths: exact in this round, softened by doubt later."""
        if span == 0:
            if difference <= 0.0:
                return 0.0
            return difference * (1 + self.game.marks[seat * MARKS + RAGES] * self.box.amount[RAGE])
        doubt = self.judge.weights[DOUBT]
        return (difference + sqrt(difference * difference + doubt * doubt)) * 0.5

    # Standings of one seat, as things are and as they would be

    def standing(self, seat: int, lasting: list[float]) -> float:
        """A seat's rounds against those of the rivals: the longest-lived and the mean of all."""
        best = -100.0
        total = 0.0
        for other in self.living:
            if other != seat:
                total += lasting[other]
                if lasting[other] > best:
                    best = lasting[other]
        leader = self.judge.weights[LEADER]
        mean = total / (len(self.living) - 1)
        return UNIT * (lasting[seat] - leader * best - (1.0 - leader) * mean)

    def now(self, seat: int) -> float:
        """A seat's standing as things are."""
        return self.standing(seat, self.lasting)

    def with_attack(self, seat: int, attack: list[float], at: int) -> float:
        """A seat's standing if its attack grew like this, from a place in a list on."""
        lasting = self.lasting[:]
        for other in self.living:
            if other == seat:
                continue
            defence = self.forecasts[other * 2 + DEFENCE]
            base = (seat * self.seats + other) * SPANS
            loss = self.losses[other]
            left = float(self.game.life[other])
            time = 0.0
            damage = 0.0
            for span in range(SPANS):
                hit = self.blow(seat, attack[at + span] - defence[span], span)
                damage = loss[span] - self.hits[base + span] + hit
                if damage * LENGTHS[span] >= left:
                    break
                left -= damage * LENGTHS[span]
                time += LENGTHS[span]
            lasting[other] = log(at_last(time, left, damage))
        return self.standing(seat, lasting)

    def with_defence(self, seat: int, defence: list[float], at: int) -> float:
        """A seat's standing if its defence grew like this, from a place in a list on."""
        left = float(self.game.life[seat])
        time = 0.0
        damage = 0.0
        for span in range(SPANS):
            damage = 0.0
            for other in self.living:
                if other != seat:
                    damage += self.blow(other, self.forecasts[other * 2 + ATTACK][span] - defence[at + span], span)
            if damage * LENGTHS[span] >= left:
                break
            left -= damage * LENGTHS[span]
            time += LENGTHS[span]
        lasting = self.lasting[:]
        lasting[seat] = log(at_last(time, left, damage))
        return self.standing(seat, lasting)

    def with_bonus(self, seat: int, grid: int, bonus: int) -> float:
        """A seat's standing with sword or shield."""
        forecast = [strength + bonus for strength in self.forecasts[seat * 2 + grid]]
        return self.with_attack(seat, forecast, 0) if grid == ATTACK else self.with_defence(seat, forecast, 0)

    def with_life(self, seat: int, hurt: int, change: int) -> float:
        """A seat's standing after somebody's life changed."""
        lasting = self.lasting[:]
        lasting[hurt] = log(rounds(self.game.life[hurt] + change, self.losses[hurt]))
        return self.standing(seat, lasting)

    def with_rage(self, seat: int) -> float:
        """A seat's standing if it attacked twice in this round."""
        lasting = self.lasting[:]
        for other in self.living:
            if other != seat:
                loss = self.losses[other][:]
                loss[0] += self.hits[(seat * self.seats + other) * SPANS] * self.box.amount[RAGE]
                lasting[other] = log(rounds(self.game.life[other], loss))
        return self.standing(seat, lasting)

    # What the mutation menu would bring

    def gain_of(self, seat: int, item: int) -> float:
        """What an item that changes the race adds to a seat's standing; 0 for one that is not to be had."""
        g = self.game
        now = self.now(seat)
        if item == SWORD:
            return self.with_bonus(seat, ATTACK, self.box.amount[SWORD]) - now if not g.has(seat, HAS_SWORD) else 0.0
        if item == SHIELD:
            has = g.has(seat, HAS_SHIELD)
            return 0.0 if has else self.with_bonus(seat, DEFENCE, self.box.amount[SHIELD]) - now
        if item == SCALES:
            return self.with_life(seat, seat, self.box.amount[SCALES]) - now if rules.scales_fit(g, seat) else 0.0
        if item == RAGE:
            gain = 0.0 if g.has(seat, RAGES) else self.with_rage(seat) - now
            return gain * self.judge.weights[FURY]
        best = 0.0
        for other in self.living:
            if other != seat:
                best = max(best, self.with_life(seat, other, -self.box.amount[SPIKES]) - now)
        return best

    def length(self, seat: int) -> float:
        """How many rounds the battle will probably go on for a seat: until it falls, or the last of its rivals."""
        last = -100.0
        for other in self.living:
            if other != seat and self.lasting[other] > last:
                last = self.lasting[other]
        return exp(min(last, self.lasting[seat]))


def rounds(life: int, loss: list[float]) -> float:
    """How many rounds a life lasts under damage that changes from span to span."""
    left = float(life)
    time = 0.0
    damage = 0.0
    for span in range(SPANS):
        damage = loss[span]
        if damage * LENGTHS[span] >= left:
            break
        left -= damage * LENGTHS[span]
        time += LENGTHS[span]
    return at_last(time, left, damage)


def at_last(time: float, left: float, damage: float) -> float:
    """The rounds so far, and those that what is left of a life lasts under the last damage."""
    if left <= 0.0:
        return FEW
    found = time + left / (damage if damage > SLOW else SLOW)
    return found if found > FEW else FEW
