"""The Hunt: one tile set up by its legend, as the heroes choose; it is won when the tile is cleared."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.cells import cells_of
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.asking import Preparation
from chimera.games.myth.horde import Horde
from chimera.games.myth.known import Known
from chimera.games.myth.modes.places import along, ground_open, opposite
from chimera.games.myth.monsters.arrivals import Arrive
from chimera.games.myth.monsters.spawning import available, count_missing, odd, shares
from chimera.games.myth.words import DONE, EDGE, EDGES, FAMILY, KIND, NOTHING, NUMBER, SQUARE


class LegendChoices(Step[Horde]):
    """The legend of the tile: where the heroes come in, its lairs, and a pack if they like."""

    def run(self, g: Horde) -> None:
        seat = g.lowest()
        starts: list[Step[Horde]] = [StartSquare(other) for other in range(len(g.at))]
        g.do(ChooseEntry(seat), *starts, ChooseLairs(seat), ChoosePack(seat))


class ChooseEntry(Preparation):
    """The edge along which the heroes start: a lair must find room at the edge across."""

    PROMPT: ClassVar[str] = "prompt-entry"
    RULE: ClassVar[str] = "myth.placement.first-tile"

    def options(self, g: Horde, seat: int) -> list[Opt]:
        base = max([g.box.monster_base[lair] for lair in g.box.lair_of])
        return [EDGE.at(edge) for edge in range(len(EDGES)) if lair_squares(g, opposite(edge), base, 0)]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.enter_by(opt.a)

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        return Reason("no-room-for-a-lair", "myth.legend.lair-edge")


class StartSquare(Preparation):
    """Each hero starts on a square of its own along the edge."""

    PROMPT: ClassVar[str] = "prompt-start"
    RULE: ClassVar[str] = "myth.placement.first-tile"

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [SQUARE.at(square) for square in cells_of(along(g, g.entry) & ground_open(g))]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.shift(seat, opt.a)

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb == SQUARE.name and g.heroes_mask() >> opt.a & 1:
            return Reason("square-taken", "myth.tile.squares")
        return Reason("not-at-the-entry", self.RULE)


class ChooseLairs(Preparation):
    """How many lairs there are."""

    PROMPT: ClassVar[str] = "prompt-lairs"
    RULE: ClassVar[str] = "myth.tile.numbered-icons"

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [NUMBER.at(n) for n in range(g.box.lairs_least, g.box.lairs_most + 1)]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.decide("lairs", n=opt.a)
        lairs: list[Step[Horde]] = [LairFamily(seat) for _ in range(opt.a)]
        g.do(*lairs)


class LairFamily(Preparation):
    """Whose lair it is."""

    PROMPT: ClassVar[str] = "prompt-lair-family"
    RULE: ClassVar[str] = "myth.legend.lair-type-choice"

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [FAMILY.at(family) for family in range(len(g.box.lair_of))]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.decide("lair_of", family=opt.a)
        g.do(LairPlace(seat, opt.a))


class LairPlace(Preparation):
    """Where a lair lies; its first minions come at once."""

    __slots__ = ("family",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "family")
    PROMPT: ClassVar[str] = "prompt-lair-place"
    RULE: ClassVar[str] = "myth.legend.lair-edge"

    def __init__(self, seat: int, family: int) -> None:
        self.seat = seat
        self.family = family

    def options(self, g: Horde, seat: int) -> list[Opt]:
        base = g.box.monster_base[g.box.lair_of[self.family]]
        places = lair_squares(g, opposite(g.entry), base, g.taken())
        return [SQUARE.at(square) for square in places]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        box = g.box
        lair = g.spawn(box.lair_of[self.family], opt.a, 0)
        minions = box.lair_base[self.family] + box.lair_per_hero[self.family] * len(g.at)
        g.do(Arrive(self.family, minions, 0, lair, 0))


def lair_squares(g: Known, edge: int, base: int, taken: int) -> list[int]:
    """Where a lair may lie at an edge: touching the purple area, in a place that heroes can reach and attack."""
    ground = g.ground
    border = along(g, edge)
    free = ground.everywhere & ~(g.box.red | g.box.blue | taken)
    starts = g.heroes_mask() or along(g, opposite(edge)) & free
    found: list[int] = []
    for square in range(ground.size):
        squares = g.footprint(base, square)
        if squares & border and squares & g.box.purple and not squares & taken:
            reached = ground.flood(starts, ground.size, free & ~squares)
            if faces(g, squares, reached):
                found.append(square)
    return found


def faces(g: Known, squares: int, reached: int) -> bool:
    """Whether some square of a base can be struck from one that heroes reach."""
    for own in cells_of(squares):
        for other in g.ground.facing[own]:
            if reached >> other & 1:
                return True
    return False


class ChoosePack(Preparation):
    """A hunting pack of so many minions, or none."""

    PROMPT: ClassVar[str] = "prompt-pack"
    RULE: ClassVar[str] = "myth.legend.pack-size"

    def options(self, g: Horde, seat: int) -> list[Opt]:
        box = g.box
        sizes = [n for n in range(box.pack_least, box.pack_most + 1) if first_squares(g, n)]
        none = [0] if box.packs_least == 0 or not sizes else []
        return [NUMBER.at(n) for n in none + sizes]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.decide("pack", n=opt.a)
        if opt.a > 0:
            g.do(PackFamily(seat, opt.a))

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.legend.optional" if opt.a == 0 else self.RULE


class PackFamily(Preparation):
    """Which minions hunt."""

    __slots__ = ("minions",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "minions")
    PROMPT: ClassVar[str] = "prompt-pack-family"
    RULE: ClassVar[str] = "myth.legend.pack-one-type"

    def __init__(self, seat: int, minions: int) -> None:
        self.seat = seat
        self.minions = minions

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [FAMILY.at(family) for family in range(len(g.box.minions_of))]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.decide("pack_of", family=opt.a)
        if odd(g, opt.a, self.minions):
            g.do(PackOdd(seat, self.minions, opt.a))
        else:
            gather(g, seat, self.minions, opt.a, NOTHING)


class PackOdd(Preparation):
    """Of an odd number of crawlers the players choose which kind the odd one is."""

    __slots__ = ("family", "minions")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "minions", "family")
    PROMPT: ClassVar[str] = "prompt-pack-odd"
    RULE: ClassVar[str] = "myth.spawn.equal-crawlers"

    def __init__(self, seat: int, minions: int, family: int) -> None:
        self.seat = seat
        self.minions = minions
        self.family = family

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [KIND.at(kind) for kind in g.box.minions_of[self.family]]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.decide("odd_one", monster=opt.a)
        gather(g, seat, self.minions, self.family, opt.a)


def gather(g: Horde, seat: int, minions: int, family: int, extra: int) -> None:
    """A pack is placed figure by figure, as far as there are figures."""
    here = available(g, shares(g, family, minions, extra))
    count_missing(g, minions - len(here))
    if here:
        g.do(PackPlace(seat, tuple(here), ()))


class PackPlace(Preparation):
    """Where the minions of a pack stand, one next to another; DONE lets the rest stand as near as they can."""

    __slots__ = ("kinds", "squares")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kinds", "squares")
    PROMPT: ClassVar[str] = "prompt-pack-place"
    RULE: ClassVar[str] = "myth.legend.pack-location"

    def __init__(self, seat: int, kinds: tuple[int, ...], squares: tuple[int, ...]) -> None:
        self.seat = seat
        self.kinds = kinds  # still to come
        self.squares = squares  # where the others stand

    def options(self, g: Horde, seat: int) -> list[Opt]:
        places = next_squares(g, self.squares) if self.squares else first_squares(g, len(self.kinds))
        opts = [SQUARE.at(square) for square in cells_of(places)]
        if self.squares:
            opts.append(DONE.at())
        return opts

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        squares = self.squares
        for kind in self.kinds:
            square = opt.a if opt.verb == SQUARE.name else nearest(g, squares[0], next_squares(g, squares))
            g.spawn(kind, square, 0)
            squares = (*squares, square)
            if opt.verb == SQUARE.name:
                break
        left = self.kinds[len(squares) - len(self.squares) :]
        if left:
            g.do(PackPlace(seat, left, squares))

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.legend.pack-contiguous" if self.squares else self.RULE

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        return Reason("not-next-to-the-pack" if self.squares else "not-for-a-pack", self.rule(g, seat, opt))


def first_squares(g: Known, minions: int) -> int:
    """Where the first minion of a pack may stand: in the purple area, far from heroes, with room for the others."""
    free = ground_open(g)
    found = 0
    for square in cells_of(free & g.box.purple):
        far = True
        for at in g.at:
            if at >= 0 and g.ground.distance(at, square) < g.box.pack_distance:
                far = False
        if far and len(g.ground.area(square, free)) >= minions:
            found |= 1 << square
    return found


def next_squares(g: Known, squares: tuple[int, ...]) -> int:
    """Where the next minion of a pack may stand: next to one of the others."""
    chosen = 0
    for square in squares:
        chosen |= 1 << square
    return g.ground.beyond(chosen) & ground_open(g) & ~chosen


def nearest(g: Known, square: int, places: int) -> int:
    """The place nearest a square, of several the first in reading order."""
    found = -1
    least = g.ground.size
    for place in cells_of(places):
        far = g.ground.distance(square, place)
        if far < least:
            least = far
            found = place
    return found
