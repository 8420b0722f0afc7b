"""What a position is worth: a race in which every mutant will fall after so many rounds.

How strong everybody will be follows from the columns they can still finish, how long each lives from all the blows it
will take. A position is worth ten times the logarithm of one's own rounds, less that of the rivals' rounds.
The weights are data (weights.yaml).
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import exp, factorial, log, sqrt
from typing import TYPE_CHECKING, Final

from chimera.games.dice_mutants.weights import CURRENT
from chimera.games.dice_mutants.words import (
    AMOUNT,
    ATTACK,
    BOXES,
    DEFENCE,
    FACES,
    GRID,
    GUILE,
    HAS_SHIELD,
    HAS_SWORD,
    LIFE_BOXES,
    MARKS,
    MUTATE,
    RAGE,
    RAGES,
    SCALES,
    SHIELD,
    SPEED,
    SPIKES,
    SWORD,
    TOTALS,
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
POINT: Final = 9
FURY: Final = 10

# The future in spans of rounds; the first is the damage step of this round.
LENGTHS: Final[list[float]] = [1.0, 1.0, 2.0, 3.0, 5.0, 8.0]
ROLLS: Final[list[float]] = [0.0, 1.0, 2.5, 5.0, 9.0, 15.5]  # rounds of dice before a span, on average
SPANS: Final = 6

CHOICE: Final = 5  # a player takes three of about so many dice
MOST_BOXES: Final = 10
UNIT: Final = 10.0
FEW: Final = 0.05  # rounds; the dead have so many left
SLOW: Final = 0.3  # damage per round that comes of points alone
WON: Final = 1000.0


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

    __slots__ = ("forecasts", "game", "hits", "judge", "lasting", "living", "losses", "seats")

    def __init__(self, g: DiceMutants, judge: Judge) -> None:
        self.game = g
        self.judge = judge
        seats = len(g.life)
        self.seats = seats
        self.living = [seat for seat in range(seats) if g.life[seat] > 0]
        self.forecasts: list[list[float]] = []  # seat * 2 + grid: strength by span
        self.hits: list[float] = [0.0] * (seats * seats * SPANS)  # (from * seats + to) * SPANS + span
        self.losses: list[list[float]] = []  # per seat damage per round by span
        self.lasting = [log(FEW)] * seats  # per seat the logarithm of the rounds it has
        for seat in range(seats):
            self.losses.append([0.0] * SPANS)
            for grid in range(2):
                self.forecasts.append(self.forecast(seat, grid, 0) if g.life[seat] > 0 else [])
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

    def forecast(self, seat: int, grid: int, ticked: int) -> list[float]:
        """A strength by span, expected from the columns that can be finished, with one more box ticked under a number.

        From the lowest column up: where one is finished it replaces all below.
        """
        g = self.game
        odds = self.judge.odds
        base = (seat * 2 + grid) * GRID
        strength = g.strength[seat * 2 + grid]
        if ticked > strength and g.ticks[base + ticked] + 1 >= BOXES[grid * GRID + ticked]:
            strength = ticked
        expected = [float(strength)] * SPANS
        for number in range(strength + 1, GRID):
            missing = BOXES[grid * GRID + number] - g.ticks[base + number]
            if number == ticked:
                missing -= 1
            at = (number * MOST_BOXES + missing) * SPANS
            for span in range(1, SPANS):
                expected[span] += odds[at + span] * (number - expected[span])
        bonus = 0
        if grid == ATTACK:
            bonus = g.marks[seat * MARKS + HAS_SWORD] * AMOUNT[SWORD]
        else:
            bonus = g.marks[seat * MARKS + HAS_SHIELD] * AMOUNT[SHIELD]
        if bonus > 0:
            for span in range(SPANS):
                expected[span] += bonus
        return expected

    def blow(self, seat: int, difference: float, span: int) -> float:
        """The damage expected of a difference of strengths: exact in this round, softened by doubt later."""
        if span == 0:
            if difference <= 0.0:
                return 0.0
            return difference * (1 + self.game.marks[seat * MARKS + RAGES] * AMOUNT[RAGE])
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

    def with_attack(self, seat: int, attack: list[float]) -> float:
        """A seat's standing if its attack grew like this."""
        lasting = self.lasting[:]
        loss = [0.0] * SPANS
        for other in self.living:
            if other == seat:
                continue
            defence = self.forecasts[other * 2 + DEFENCE]
            base = (seat * self.seats + other) * SPANS
            for span in range(SPANS):
                hit = self.blow(seat, attack[span] - defence[span], span)
                loss[span] = self.losses[other][span] - self.hits[base + span] + hit
            lasting[other] = log(rounds(self.game.life[other], loss))
        return self.standing(seat, lasting)

    def with_defence(self, seat: int, defence: list[float]) -> float:
        """A seat's standing if its defence grew like this."""
        loss = [0.0] * SPANS
        for other in self.living:
            if other != seat:
                attack = self.forecasts[other * 2 + ATTACK]
                for span in range(SPANS):
                    loss[span] += self.blow(other, attack[span] - defence[span], span)
        lasting = self.lasting[:]
        lasting[seat] = log(rounds(self.game.life[seat], loss))
        return self.standing(seat, lasting)

    def with_tick(self, seat: int, grid: int, number: int) -> float:
        """A seat's standing with one more box ticked."""
        forecast = self.forecast(seat, grid, number)
        return self.with_attack(seat, forecast) if grid == ATTACK else self.with_defence(seat, forecast)

    def with_bonus(self, seat: int, grid: int, bonus: int) -> float:
        """A seat's standing with sword or shield."""
        forecast = [strength + bonus for strength in self.forecasts[seat * 2 + grid]]
        return self.with_attack(seat, forecast) if grid == ATTACK else self.with_defence(seat, forecast)

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
                loss[0] += self.hits[(seat * self.seats + other) * SPANS] * AMOUNT[RAGE]
                lasting[other] = log(rounds(self.game.life[other], loss))
        return self.standing(seat, lasting)

    # What the mutation menu would bring

    def gain_of(self, seat: int, item: int) -> float:
        """What an item that changes the race adds to a seat's standing; 0 for one that is not to be had."""
        g = self.game
        now = self.now(seat)
        if item == SWORD:
            return self.with_bonus(seat, ATTACK, AMOUNT[SWORD]) - now if g.marks[seat * MARKS + HAS_SWORD] == 0 else 0.0
        if item == SHIELD:
            has = g.marks[seat * MARKS + HAS_SHIELD] == 1
            return 0.0 if has else self.with_bonus(seat, DEFENCE, AMOUNT[SHIELD]) - now
        if item == SCALES:
            full = g.most[seat] + AMOUNT[SCALES] > LIFE_BOXES
            return 0.0 if full else self.with_life(seat, seat, AMOUNT[SCALES]) - now
        if item == RAGE:
            gain = 0.0 if g.marks[seat * MARKS + RAGES] == 1 else self.with_rage(seat) - now
            return gain * self.judge.weights[FURY]
        best = 0.0
        for other in self.living:
            if other != seat:
                best = max(best, self.with_life(seat, other, -AMOUNT[SPIKES]) - now)
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
    if life <= 0:
        return FEW
    left = float(life)
    time = 0.0
    for span in range(SPANS):
        damage = loss[span] * LENGTHS[span]
        if damage >= left:
            found = time + left / loss[span]
            return found if found > FEW else FEW
        left -= damage
        time += LENGTHS[span]
    last = loss[SPANS - 1]
    return time + left / (last if last > SLOW else SLOW)


def evaluate(g: DiceMutants, seat: int) -> float:
    """How well a seat stands; the end and death outweigh everything."""
    if g.how or g.life[seat] == 0:
        return settled(g, seat)
    return standing_in(Race(g, JUDGE), seat)


def standings(g: DiceMutants) -> list[float]:
    """`evaluate` for every seat, with one race for all."""
    seats = range(len(g.life))
    if g.how:
        return [settled(g, seat) for seat in seats]
    race = Race(g, JUDGE)
    return [standing_in(race, seat) if g.life[seat] > 0 else settled(g, seat) for seat in seats]


def settled(g: DiceMutants, seat: int) -> float:
    """What is left to say of a battle that is over, or of a mutant that is dead."""
    return WON / len(g.winners) if seat in g.winners else -WON


def standing_in(race: Race, seat: int) -> float:
    """A seat's standing, points, place and dice in hand against the rivals'."""
    g = race.game
    others = 0.0
    for other in race.living:
        if other != seat:
            others += belongings(g, other, JUDGE.weights)
    return race.now(seat) + belongings(g, seat, JUDGE.weights) - others / (len(race.living) - 1)


def belongings(g: DiceMutants, seat: int, weights: list[float]) -> float:
    """What points, dice in hand and the order token are worth by rule of thumb."""
    pips = 0
    for die in range(len(g.owner)):
        if g.owner[die] == seat:
            pips += g.faces[die]
    points = g.points[seat * TOTALS + MUTATE] + g.points[seat * TOTALS + GUILE] + pips
    speed = g.points[seat * TOTALS + SPEED]
    return weights[POINT] * points + weights[HASTE] * speed - weights[PLACE] * g.tokens[seat]
