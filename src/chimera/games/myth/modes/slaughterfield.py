"""The Slaughterfield: ten waves on an open tile, called by a timer or by an empty field."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.cells import cells_of
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.asking import Preparation
from chimera.games.myth.horde import Horde
from chimera.games.myth.known import Known
from chimera.games.myth.modes.places import ground_open, middle
from chimera.games.myth.monsters.spawning import count_missing, put_at_edge
from chimera.games.myth.treasure.bag import find
from chimera.games.myth.words import DONE, EDGE, EDGES, FAMILY, KIND, NOTHING, SQUARE

BIG: Final = 3  # at the edges of a wave: the mini-boss or boss, instead of a family
UNKNOWN: Final = -1  # not chosen yet


def last_wave(g: Known) -> int:
    """The number of the last wave."""
    return len(g.box.wave_types)


class TakeTheField(Step[Horde]):
    """The heroes stand in the middle, and the first wave comes; what skipped captains would have left is theirs."""

    def run(self, g: Horde) -> None:
        starts: list[Step[Horde]] = [StartInside(seat) for seat in range(len(g.at))]
        g.do(*starts, SkippedTreasure(), NextWave())


class StartInside(Preparation):
    """Each hero starts on a square of its own in the middle of the field."""

    PROMPT: ClassVar[str] = "prompt-start"
    RULE: ClassVar[str] = "myth.slaughterfield.setup-centre"

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [SQUARE.at(square) for square in cells_of(middle(g) & ground_open(g))]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.shift(seat, opt.a)

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb == SQUARE.name and g.heroes_mask() >> opt.a & 1:
            return Reason("square-taken", "myth.tile.squares")
        return Reason("not-in-the-middle", self.RULE)


class SkippedTreasure(Step[Horde]):
    """Who begins with a later wave has the treasure of the captains before it, dealt in turn."""

    def run(self, g: Horde) -> None:
        captains = 0
        for wave in range(g.wave):
            captains += g.box.wave_captains[wave] * len(EDGES)
        for i in range(captains):
            find(g, i % len(g.at))


class NextWave(Step[Horde]):
    """The next wave comes, and the timer is set anew; after the last one none does."""

    def run(self, g: Horde) -> None:
        if g.over() or g.wave >= last_wave(g):
            return
        g.begin_wave()
        wave = g.wave - 1
        types = g.box.wave_types
        newer = g.wave == g.box.first_wave or types[wave] > types[wave - 1]
        if newer:
            g.do(ChooseFamilies(), SendWave())
        else:
            g.do(SendWave())


class ChooseFamilies(Step[Horde]):
    """Where a wave brings more families than before the heroes choose them."""

    def run(self, g: Horde) -> None:
        if len(g.families) < g.box.wave_types[g.wave - 1]:
            g.do(ChooseFamily(g.lowest()))


class ChooseFamily(Preparation):
    """One more family; with one at least they may leave it at those, for more AP."""

    PROMPT: ClassVar[str] = "prompt-wave-family"
    RULE: ClassVar[str] = "myth.slaughterfield.type-choice"

    def options(self, g: Horde, seat: int) -> list[Opt]:
        opts = [FAMILY.at(family) for family in range(len(g.box.minions_of)) if family not in g.families]
        if g.families:
            opts.append(DONE.at())
        return opts

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        if opt.verb == FAMILY.name:
            g.choose_family(opt.a)
            g.do(ChooseFamilies())

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        if opt.verb == FAMILY.name:
            return self.RULE
        few = len(g.families) == 1
        return "myth.slaughterfield.variant-one-type" if few else "myth.slaughterfield.variant-two-types"


class SendWave(Step[Horde]):
    """The wave is shared out among the edges: the large figure first, then the families edge by edge."""

    def run(self, g: Horde) -> None:
        edges = [UNKNOWN] * len(EDGES)
        if g.box.wave_big[g.wave - 1] >= 0:
            g.do(ChooseBigEdge(g.lowest()))
        else:
            share_edges(g, edges)


class ChooseBigEdge(Preparation):
    """The edge of the mini-boss or boss."""

    PROMPT: ClassVar[str] = "prompt-big-edge"
    RULE: ClassVar[str] = "myth.slaughterfield.edges-choice"

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [EDGE.at(edge) for edge in range(len(EDGES))]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.decide("big_from", edge=opt.a)
        edges = [UNKNOWN] * len(EDGES)
        edges[opt.a] = BIG
        share_edges(g, edges)


def share_edges(g: Horde, edges: list[int]) -> None:
    """Families come to the edges that are left; what cannot be otherwise is not asked."""
    edges = edges[:]
    for edge in range(len(EDGES)):
        if edges[edge] == UNKNOWN:
            families = families_for(g, edges)
            if len(families) > 1:
                g.do(ChooseEdgeFamily(g.lowest(), edge, tuple(edges)))
                return
            edges[edge] = families[0]
    send(g, edges)


def families_for(g: Known, edges: list[int]) -> list[int]:
    """Which families the next edge may get: all get as many edges as the others, as far as the edges allow."""
    left = edges.count(UNKNOWN)
    given = [edges.count(family) for family in g.families]
    share, more = divmod(left + sum(given), len(g.families))
    found: list[int] = []
    for i in range(len(g.families)):
        extra = sum([max(0, n - share) for n in given])
        if given[i] < share or (given[i] == share and extra < more):
            found.append(g.families[i])
    return found


class ChooseEdgeFamily(Preparation):
    """Which family comes from an edge."""

    __slots__ = ("edge", "edges")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "edge", "edges")
    PROMPT: ClassVar[str] = "prompt-edge-family"
    RULE: ClassVar[str] = "myth.slaughterfield.edges-choice"

    def __init__(self, seat: int, edge: int, edges: tuple[int, ...]) -> None:
        self.seat = seat
        self.edge = edge
        self.edges = edges  # what comes from each

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return sorted([FAMILY.at(family) for family in families_for(g, list(self.edges))], key=rank_of)

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.decide("from_edge", edge=self.edge, family=opt.a)
        edges = list(self.edges)
        edges[self.edge] = opt.a
        share_edges(g, edges)


def rank_of(opt: Opt) -> int:
    """The rank of an option."""
    return opt.rank


def send(g: Horde, edges: list[int]) -> None:
    """The wave appears, unless an odd number of crawlers must be shared out first."""
    kinds = 1
    minions = 0
    for family in edges:
        if family not in (BIG, UNKNOWN) and len(g.box.minions_of[family]) > 1:
            kinds = len(g.box.minions_of[family])
            minions += g.box.wave_minions[g.wave - 1]
    if minions % kinds:
        g.do(WaveOdd(g.lowest(), tuple(edges)))
    else:
        come(g, edges, NOTHING)


class WaveOdd(Preparation):
    """Of an odd number of crawlers in a wave the players choose which kind the odd one is."""

    __slots__ = ("edges",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "edges")
    PROMPT: ClassVar[str] = "prompt-wave-odd"
    RULE: ClassVar[str] = "myth.spawn.equal-crawlers"

    def __init__(self, seat: int, edges: tuple[int, ...]) -> None:
        self.seat = seat
        self.edges = edges

    def options(self, g: Horde, seat: int) -> list[Opt]:
        for family in self.edges:
            if family not in (BIG, UNKNOWN) and len(g.box.minions_of[family]) > 1:
                return [KIND.at(kind) for kind in g.box.minions_of[family]]
        return []

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.decide("odd_one", monster=opt.a)
        come(g, list(self.edges), opt.a)


def come(g: Horde, edges: list[int], extra: int) -> None:
    """All figures of a wave appear at their edges, active: large ones first, then captains, then minions."""
    box = g.box
    wave = g.wave - 1
    missing = 0
    for edge in range(len(EDGES)):
        if edges[edge] == BIG:
            kind = box.monster_size.index(box.wave_big[wave])
            missing += put_at_edge(g, [(kind, 1)], edge, True)
    for edge in range(len(EDGES)):
        family = edges[edge]
        if family not in (BIG, UNKNOWN) and box.wave_captains[wave]:
            missing += put_at_edge(g, [(box.captain_of[family], box.wave_captains[wave])], edge, True)
    turn = box.minions_of[box.monster_family[extra]].index(extra) if extra >= 0 else 0
    for edge in range(len(EDGES)):
        family = edges[edge]
        if family not in (BIG, UNKNOWN) and box.wave_minions[wave]:
            kinds = box.minions_of[family]
            missing += put_at_edge(g, minions_at(kinds, box.wave_minions[wave], turn), edge, True)
            turn = (turn + box.wave_minions[wave]) % len(kinds) if len(kinds) > 1 else turn
    count_missing(g, missing)


def minions_at(kinds: list[int], n: int, turn: int) -> list[tuple[int, int]]:
    """So many minions of one edge, by kinds in equal numbers; the odd one is the kind whose turn it is."""
    counts: list[tuple[int, int]] = []
    for i in range(len(kinds)):
        more = 1 if (i - turn) % len(kinds) < n % len(kinds) else 0
        counts.append((kinds[i], n // len(kinds) + more))
    return counts


class WaveTimer(Step[Horde]):
    """The Refresh Phase opens with the timer: with a monster on the field a rune goes; after the last a wave comes."""

    def run(self, g: Horde) -> None:
        if g.wave >= last_wave(g) or not g.monsters_left():
            return
        g.tick()
        if g.timer == 0:
            g.do(NextWave())


def few_types(g: Known) -> int:
    """How many AP more a Refresh Phase brings because fewer families come than the wave provides for."""
    if not g.wave or not g.monsters_left():
        return 0
    return max(0, g.box.wave_types[g.wave - 1] - len(g.families))
