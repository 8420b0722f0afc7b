"""What a character could do where, by public knowledge: the plan on which a bot acts."""

from __future__ import annotations

from typing import Final

from chimera.games.blind_evolution.changes import City
from chimera.games.blind_evolution.moves import walking
from chimera.games.blind_evolution.words import (
    ADD_ACCOMPLISHMENT,
    CONVERT_DAMAGE,
    EXTRA_HEXES,
    FACE_DOWN,
    FORGIVE_LINK,
    FOUND,
    ON_GROUND,
    PER_TILE,
    RESEARCHING,
    SEARCH_RANGE,
    SLIP_THROUGH,
)
from chimera.games.blind_evolution.worth import (
    ALL,
    AT_LEAST,
    BIT,
    BOSS,
    CLUE,
    FIND,
    GUARD,
    ITEM,
    LEAD,
    MEAN_LEVEL,
    clue_found_on,
    face_down_on,
    fall_cost,
    health,
    items_missing,
    odds,
    overrun,
    quarry,
    to_solve,
)

NEXT: Final = 0.6  # what waits for the next turn counts so much
STEP: Final = 0.93  # what is a hex away counts so much
SECTION: Final = 0.88  # and a section by train
SWEEPS: Final = 14
READY: Final = 0.5  # odds with which a battle is begun
WAIT: Final = 0.45  # what waiting for company next to a boss is worth, in parts of the boss
COMPANY: Final = 0.55  # what is left of a place for each other character who sees to it
DOUBTFUL: Final = 0.08  # a second clue on a tile
AGAIN: Final = 3  # checks that one search makes


class Outlook:
    """Values of all hexes for one seat."""

    __slots__ = (
        "allies",
        "boss",
        "busy",
        "draw",
        "enter",
        "fall",
        "far",
        "first",
        "g",
        "hazard",
        "left",
        "seat",
        "slips",
        "threat",
        "two",
    )

    def __init__(self, g: City, seat: int) -> None:
        hexes = g.box.hexes
        self.g = g
        self.seat = seat
        self.left = g.box.turn_limit - g.turn  # turns after this one
        self.far = walking(g, seat)
        self.slips = g.owns(seat, SLIP_THROUGH)
        self.fall = fall_cost(g)
        self.boss = quarry(g)
        self.hazard = [float(pawn) for pawn in g.pawns]  # pawns as they will be at the end of the turn, on average
        self.threat = [0.0] * len(g.box.tiles)  # what a pawn less on a tile is worth
        self.allies: list[list[int]] = []  # per boss who could join a battle
        self.enter = [0.0] * len(g.boss_at)  # what it is worth to step onto a boss's hex
        self.busy = [1.0] * len(g.box.tiles)  # what is left of searching a tile beside the others who do
        self.first = [0.0] * hexes  # the best action there
        self.two = [0.0] * hexes  # the best two
        self.draw = [0.0] * hexes  # how good it is to be there later
        self.foresee()
        self.size_up()
        for place in range(hexes):
            if place == g.at[seat] or self.passable(place):
                self.survey(place)
        self.spread_wishes()

    # What is to be expected

    def foresee(self) -> None:
        """Where contamination will spread, and what it threatens."""
        g = self.g
        box = g.box
        chance = [0.0] * 5  # of at least so many pawns
        for stars in box.stars:
            for i in range(1, 5):
                if stars >= i:
                    chance[i] += 1.0 / len(box.stars)
        for other in range(len(g.scores)):
            if other != self.seat and g.here(other):
                self.busy[box.tile_of[g.at[other]]] *= COMPANY
        now = overrun(g, -1)
        for tile in range(len(box.tiles)):
            if not (g.occupied >> tile) & 1:
                self.threat[tile] = ALL * (now - overrun(g, tile))
            first = tile * PER_TILE
            highest = -1
            for i in range(PER_TILE):
                if g.pawns[first + i]:
                    highest = i
            if highest < 0:
                for i in range(PER_TILE):
                    self.hazard[first + i] += (chance[1] + chance[2]) / PER_TILE
                continue
            n = 1
            for i in range(1, PER_TILE):
                place = first + (highest + i) % PER_TILE
                taken = g.pawns[place] or g.boss_on(place) >= 0
                if not taken and n < 5:
                    self.hazard[place] += chance[n]
                    n += 1

    def size_up(self) -> None:
        """Which battles promise something, alone and with those who stand near."""
        g = self.g
        for boss in range(len(g.boss_at)):
            here = g.boss_at[boss]
            side = [self.seat]
            if here >= 0:
                for other in range(len(g.scores)):
                    if other != self.seat and g.here(other) and g.box.steps[here][g.at[other]] <= 1:
                        side.append(other)
            self.allies.append(side)
            if here < 0:
                continue
            p = odds(g, boss, side)
            wanted = boss in g.box.aim_bosses
            prize = BOSS if wanted else GUARD
            bold = READY if wanted and self.left > 1 else 0.1 if wanted and self.left == 0 else 0.35 if wanted else 0.8
            self.enter[boss] = prize * p if p >= bold else -1.0 - (1.0 - p)

    # What can be done on a hex

    def passable(self, place: int) -> bool:
        """Whether the character could stand on a hex in the end."""
        return (self.g.pawns[place] == 0 or self.slips) and self.g.boss_on(place) < 0

    def survey(self, place: int) -> None:
        """The best action on a hex, and the best two."""
        searched = self.search_worth(place, 0)
        again = self.search_worth(place, AGAIN)
        studied = self.research_worth(place, 0)
        more = self.research_worth(place, 1)
        cleaned, next_one = self.clean_worth(place)
        earned = self.earn_worth()
        self.first[place] = max(searched, studied, cleaned, earned)
        two = max(searched + again, studied + more, cleaned + next_one)
        two = max(two, searched + studied, searched + cleaned, studied + cleaned)
        self.two[place] = max(two, self.first[place] + earned)

    def patience(self) -> float:
        """What clues are worth beside a boss that can be fought, and when time runs out."""
        if self.boss >= 0:
            return 0.8 if items_missing(self.g) > 0 else 0.3
        return 1.0

    def chip_odds(self, place: int) -> float:
        """The chance that a clue lies under a chip: one on every tile that has chips, for all one knows."""
        g = self.g
        if g.chips[place] != FACE_DOWN:
            return 0.0
        tile = g.box.tile_of[place]
        return (DOUBTFUL if clue_found_on(g, tile) else 1.0) / face_down_on(g, tile)

    def search_worth(self, place: int, before: int) -> float:
        """A search from a hex, after so many checks."""
        g = self.g
        box = g.box
        reach = box.hero_range[g.heroes[self.seat]] if g.talent(self.seat, SEARCH_RANGE) else 1
        chances: list[float] = []
        if reach == 1:
            around = [*box.near[place], place]
        else:
            around = [other for other in range(box.hexes) if box.steps[place][other] <= reach]
        tile = box.tile_of[place]
        for other in around:
            if g.chips[other] == FACE_DOWN:
                chances.append(self.chip_odds(other))
        chances.sort(reverse=True)
        sure = 1 + g.total(self.seat, EXTRA_HEXES) + (3 if g.owns(self.seat, FORGIVE_LINK) else 0) + g.boost[self.seat]
        total = 0.0
        for i in range(before, len(chances)):
            rank = i - before - sure + 2
            total += chances[i] * AT_LEAST[min(max(0, rank), 9)]
        late = min(1.0, (self.left + 1) / 3.0)
        return total * FIND * late * self.patience() * self.busy[tile] + BIT * MEAN_LEVEL

    def level(self) -> float:
        """What a research of the seat accomplishes on average."""
        g = self.g
        seat = self.seat
        level = MEAN_LEVEL + g.total(seat, ADD_ACCOMPLISHMENT, RESEARCHING) + g.boost[seat]
        if g.talent(seat, ADD_ACCOMPLISHMENT) and g.box.hero_action[g.heroes[seat]] in (-1, RESEARCHING):
            level += 1.0
        return level + (2.5 if g.owns(seat, FORGIVE_LINK) else 0.0)

    def research_worth(self, place: int, before: int) -> float:
        """Research on a hex, after so many."""
        g = self.g
        for clue in range(len(g.clues)):
            if g.clues[clue] == FOUND and g.clue_at[clue] == place:
                part = min(1.0, self.level() / (to_solve(g, clue) + 1.0))
                if before:
                    part = min(part, 1.0 - part) + 0.15
                value = (LEAD if g.box.clue_hex[clue] >= 0 else CLUE) * part * self.patience()
                return value * self.company(place) + BIT * MEAN_LEVEL
        return BIT

    def company(self, place: int) -> float:
        """What is left of a clue beside others who stand there already."""
        left = 1.0
        for other in range(len(self.g.scores)):
            if other != self.seat and self.g.at[other] == place:
                left *= 0.7
        return left

    def pawn_worth(self, place: int) -> float:
        """What it is worth to remove a pawn."""
        g = self.g
        value = self.threat[g.box.tile_of[place]] + 0.02
        for other in range(len(g.scores)):
            if g.here(other) and g.box.steps[place][g.at[other]] <= 1:
                value += 0.03 + health(g.hp[other], self.fall) - health(g.hp[other] - 1.0, self.fall)
        return value

    def clean_worth(self, place: int) -> tuple[float, float]:
        """The best and the next best pawn within reach of a hex."""
        best = next_one = 0.0
        for other in self.g.box.near[place]:
            if self.g.pawns[other]:
                value = self.pawn_worth(other) + 3 * BIT
                if value > best:
                    next_one = best
                    best = value
                elif value > next_one:
                    next_one = value
        return best, next_one

    def earn_worth(self) -> float:
        """What earning is worth."""
        money = self.g.money[self.seat]
        return BIT + (0.16 if money == 0 else 0.1 if money == 1 else 0.03)

    def coin(self) -> float:
        """What a money less costs."""
        money = self.g.money[self.seat]
        return 0.1 if money <= 1 else 0.06 if money <= 3 else 0.02

    # Where to be

    def spread_wishes(self) -> None:
        """How good it is to be on a hex, for what can be done there or near it later."""
        g = self.g
        box = g.box
        draw = [0.0] * box.hexes
        for place in range(box.hexes):
            draw[place] = self.first[place]
        for boss in range(len(g.boss_at)):
            here = g.boss_at[boss]
            if here < 0:
                continue
            if self.enter[boss] > 0.0:
                draw[here] = self.enter[boss]
            if boss in box.aim_bosses:
                for place in box.near[here]:
                    if self.passable(place):
                        draw[place] = max(draw[place], WAIT * BOSS)
        for item in range(len(g.items)):
            if g.items[item] >= ON_GROUND:
                draw[g.items[item] - ON_GROUND] += ITEM
        money = g.money[self.seat] > 0
        for _ in range(SWEEPS):
            moved = False
            for place in range(box.hexes):
                if not (self.passable(place) or place == g.at[self.seat]):
                    continue
                best = draw[place]
                for other in box.near[place]:
                    if draw[other] * STEP > best:
                        best = draw[other] * STEP
                if money:
                    for other in box.next_stations[place]:
                        if draw[other] * SECTION > best:
                            best = draw[other] * SECTION
                if best > draw[place]:
                    draw[place] = best
                    moved = True
            if not moved:
                break
        self.draw = draw

    def safety(self, place: int) -> float:
        """How a night on a hex ends."""
        g = self.g
        touched = float(g.pawns[place])
        for other in g.box.near[place]:
            touched += self.hazard[other]
        touched -= g.total(self.seat, CONVERT_DAMAGE)
        if g.warded[self.seat]:
            touched = 0.0
        hp = float(g.hp[self.seat])
        return health(hp - touched, self.fall) - 0.03 * max(0.0, touched)

    def rest(self, place: int) -> float:
        """What it is worth to end the turn on a hex."""
        boss = self.g.boss_on(place)
        if boss >= 0 and place != self.g.at[self.seat]:
            return self.enter[boss]
        return (NEXT if self.left > 0 else 0.0) * self.draw[place] + self.safety(place)

    def stroll(self, place: int) -> float:
        """The best place to end the turn within a walk."""
        steps = self.g.box.steps[place]
        best = self.rest(place)
        for other in range(self.g.box.hexes):
            if 0 < steps[other] <= self.far and (self.passable(other) or self.g.boss_on(other) >= 0):
                best = max(best, self.rest(other))
        return best

    def stay(self, place: int, points: int) -> float:
        """What it is worth to be on a hex with so many action points."""
        boss = self.g.boss_on(place)
        if boss >= 0 and place != self.g.at[self.seat]:
            return self.enter[boss]
        if points <= 0:
            return self.rest(place)
        if points == 1:
            return max(self.first[place] + self.rest(place), self.stroll(place))
        return max(self.two[place] + self.rest(place), self.first[place] + self.stroll(place))
