"""What a position in the middle of a round is worth: what the end of that round is worth, as far as it can be foreseen.

The draft goes on with everybody's favourites, all place their dice at their best, and strike.

How everything is worth to everybody depends on the battle sheets alone. The same sheets come back again and again in a
search, so what was found for them is kept.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from chimera.games.dice_mutants import rules
from chimera.games.dice_mutants.hands import Hands, Prospect, guile_rate, mutate_rate
from chimera.games.dice_mutants.words import (
    CLAIM,
    DICE_EACH,
    DIGIT,
    EXTREME_FOCUS,
    GRID,
    MARKS,
    POOL,
    RAGES,
    TOTALS,
)
from chimera.games.dice_mutants.worth import HASTE, JUDGE, PLACE, Judge, Race

if TYPE_CHECKING:
    from chimera.games.dice_mutants.state import DiceMutants

WON: Final = 1000.0
SHELF: Final = 1000  # sheets that are kept at once

Lines = tuple[int, ...]  # lists of a state, as they are on the sheets
Drawing = tuple[bytes, Lines, Lines, Lines]  # grids, life, life boxes and marks


class Draft:
    """Who claims in which order what is left in the pool, each for the best of their own hands."""

    __slots__ = ("hands", "pool", "queue", "tables")

    def __init__(self, g: DiceMutants, tables: list[Hands], quick: tuple[int, ...], cuts: tuple[int, ...]) -> None:
        self.tables = tables
        self.pool = [0] * DIGIT  # per face how many dice
        for die in range(len(g.owner)):
            if g.owner[die] == POOL:
                self.pool[g.faces[die]] += 1
        self.hands = in_hand(g)
        self.queue = queue(g, quick, cuts)

    def run(self, first: int) -> list[int]:
        """The hands everybody ends with, when the first claim takes a face (0: the best for its maker)."""
        pool = self.pool[:]
        hands = self.hands[:]
        for seat in self.queue:
            face = first
            first = 0
            if face == 0:
                face = favourite(self.tables[seat].value, hands[seat] * DIGIT, pool)
            pool[face] -= 1
            hands[seat] = hands[seat] * DIGIT + face
        return hands

    def outcome(self, seat: int, first: int, denial: float) -> float:
        """What the draft brings a seat, less a part of what it brings the others."""
        hands = self.run(first)
        others = 0.0
        count = 0
        for other in range(len(hands)):
            if other != seat and hands[other] > 0:
                others += self.tables[other].value[hands[other]]
                count += 1
        return self.tables[seat].value[hands[seat]] - denial * others / count


def favourite(value: list[float], hand: int, pool: list[int]) -> int:
    """The face that makes most of a hand, of those in the pool."""
    best = 0
    for face in range(1, DIGIT):
        if pool[face] > 0 and (best == 0 or value[hand + face] > value[hand + best]):
            best = face
    return best


def queue(g: DiceMutants, quick: tuple[int, ...], cuts: tuple[int, ...]) -> list[int]:
    """Who will claim, one after the other, until everybody has three dice."""
    held = g.held[:]
    found: list[int] = []
    for seat in quick:
        found.append(seat)
        held[seat] += 1
    for i in range(len(cuts) - 1, -1, -1):
        found.append(cuts[i])
        held[cuts[i]] += 1
    count = len(g.order)
    for i in range(count * DICE_EACH):
        seat = g.order[(g.place + i) % count]
        if held[seat] < DICE_EACH and g.life[seat] > 0:
            found.append(seat)
            held[seat] += 1
    return found


class Sheets:
    """What everything is worth to everybody while the battle sheets are as they are."""

    __slots__ = ("drawn", "ends", "living", "tables")

    def __init__(self, g: DiceMutants, prospects: list[Prospect], weights: list[float]) -> None:
        self.living = [seat for seat in range(len(g.life)) if g.life[seat] > 0]
        self.tables = [Hands(g, seat, prospects[seat], weights) for seat in range(len(g.life))]
        self.drawn = False
        self.ends: dict[Lines, list[float]] = {}  # by the hands everybody ends with: how all stand after the round

    def drafted(self) -> list[Hands]:
        """The tables with all hands worked out, those that still grow too."""
        if not self.drawn:
            self.drawn = True
            for seat in self.living:
                self.tables[seat].fill()
        return self.tables


class Shelf:
    """What was found for the sheets seen lately; the same for a position whatever was looked at before."""

    __slots__ = ("judge", "prospects", "sheets")

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.sheets: dict[tuple[Drawing, Lines, Lines], Sheets] = {}
        self.prospects: dict[Drawing, list[Prospect]] = {}

    def of(self, g: DiceMutants) -> Sheets:
        """The sheets of a position."""
        drawn = drawing(g)
        key = (drawn, tuple(g.points), tuple(g.tokens))
        sheets = self.sheets.get(key)
        if sheets is None:
            if len(self.sheets) >= SHELF:
                self.sheets.clear()
            sheets = Sheets(g, self.ahead(g, drawn), self.judge.weights)
            self.sheets[key] = sheets
        return sheets

    def ahead(self, g: DiceMutants, drawn: Drawing) -> list[Prospect]:
        """What the race says to everybody; the dead have the place of a living, which is never looked at."""
        prospects = self.prospects.get(drawn)
        if prospects is None:
            if len(self.prospects) >= SHELF:
                self.prospects.clear()
            race = Race(g, self.judge)
            found = [Prospect(race, seat) for seat in race.living]
            prospects = [found[race.living.index(seat)] if g.life[seat] > 0 else found[0] for seat in range(race.seats)]
            self.prospects[drawn] = prospects
        return prospects


def drawing(g: DiceMutants) -> Drawing:
    """All that is drawn on the battle sheets but points; the grids as bytes, which are quicker to find again."""
    return bytes(bytearray(g.ticks)), tuple(g.life), tuple(g.most), tuple(g.marks)


def shelf_of(g: DiceMutants, judge: Judge) -> Shelf:
    """What a judge found for matches out of the same box: other numbers make other worth of the same sheets."""
    shelf = g.box.shelves.get(judge)
    if shelf is None:
        shelf = Shelf(judge)
        g.box.shelves[judge] = shelf
    return shelf


def evaluate(g: DiceMutants, seat: int) -> float:
    """How well a seat stands; the end and death outweigh everything."""
    return standings(g)[seat]


def standings(g: DiceMutants) -> list[float]:
    """`evaluate` for every seat: at the end of this round its rounds in the race and its points, less the rivals'.

    Of a roll that nobody has claimed from nothing is foreseen: it is there for everybody.
    """
    seats = len(g.life)
    if g.how:
        return [WON / len(g.winners) if seat in g.winners else -WON for seat in range(seats)]
    if g.phase <= CLAIM and max(g.held) == 0 and not g.quick and not g.cuts:
        return as_drawn(g)
    sheets = shelf_of(g, JUDGE).of(g)
    hands = last_hands(g, sheets)
    found = sheets.ends.get(hands)
    if found is None:
        found = as_drawn(at_the_end(g, sheets, hands))
        sheets.ends[hands] = found
    return found[:]


def as_drawn(g: DiceMutants) -> list[float]:
    """The same with dice and damage left out."""
    seats = len(g.life)
    rivals = seats - g.life.count(0) - 1
    if rivals <= 0:
        return decided(g)
    prospects = shelf_of(g, JUDGE).ahead(g, drawing(g))
    weights = JUDGE.weights
    saved = [savings(g, seat, prospects[seat], weights) if g.life[seat] > 0 else 0.0 for seat in range(seats)]
    total = sum(saved)
    found: list[float] = []
    for seat in range(seats):
        if g.life[seat] == 0:
            found.append(-WON)
        else:
            found.append(prospects[seat].now + saved[seat] - (total - saved[seat]) / rivals)
    return found


def savings(g: DiceMutants, seat: int, prospect: Prospect, weights: list[float]) -> float:
    """What points in hand and the order token are worth; the more guile there is, the less another point adds."""
    have = g.guile(seat)
    whole = g.box.cost[EXTREME_FOCUS]
    guile = guile_rate(prospect, have, weights) * (whole + have) * log((whole + have) / whole)
    mutate = g.mutate(seat)
    speed = weights[HASTE] * g.speed(seat) - weights[PLACE] * g.tokens[seat]
    return mutate_rate(prospect, mutate, weights) * mutate + guile + speed


def last_hands(g: DiceMutants, sheets: Sheets) -> Lines:
    """Per seat the dice it will place in this round, in digits: those it will have claimed, or has not placed yet."""
    if g.phase <= CLAIM:
        return tuple(Draft(g, sheets.drafted(), g.quick, g.cuts).run(0))
    return tuple(in_hand(g))


def at_the_end(g: DiceMutants, sheets: Sheets, hands: Lines) -> DiceMutants:
    """A copy at the end of the round: everybody places their dice at their best, all strike."""
    c = g.clone()
    for seat in sheets.living:
        if hands[seat] > 0:
            for slot in sheets.tables[seat].placing(hands[seat]):
                place(c, seat, slot)
    damage = rules.damage(c)
    for seat in range(len(c.life)):
        c.life[seat] = max(0, c.life[seat] - damage[seat])
        c.marks[seat * MARKS + RAGES] = 0
    return c


def in_hand(g: DiceMutants) -> list[int]:
    """Per seat the dice it holds, in digits."""
    hands = [0] * len(g.life)
    for die in range(len(g.owner)):
        if g.owner[die] >= 0:
            hands[g.owner[die]] = hands[g.owner[die]] * DIGIT + g.faces[die]
    return hands


def place(c: DiceMutants, seat: int, slot: int) -> None:
    """Put dice where a hand has them best: a box of a grid if one is still free, or a total of points."""
    if slot < 2 * GRID:
        at = seat * 2 * GRID + slot
        grid = slot // GRID
        boxes = c.box.boxes
        if c.ticks[at] < boxes[slot]:
            c.ticks[at] += 1
            if c.ticks[at] == boxes[slot] and slot % GRID > c.strength[seat * 2 + grid]:
                c.strength[seat * 2 + grid] = slot % GRID
    else:
        kind = (slot - 2 * GRID) // DIGIT
        c.points[seat * TOTALS + kind] += (slot - 2 * GRID) % DIGIT


def decided(g: DiceMutants) -> list[float]:
    """What is left to say when at most one will be alive: the last, or those who fall together, have won."""
    if max(g.life) > 0:
        return [WON if life > 0 else -WON for life in g.life]
    last = g.tokens.count(0)
    return [WON / (len(g.life) - last) if token > 0 else -WON for token in g.tokens]
