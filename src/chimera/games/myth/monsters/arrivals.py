"""Monsters that come where the players have a say: the odd crawler of a spawn, the family of a pack, larvae."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.cells import cells_of, mask_of
from chimera.engine.events import Message
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.horde import Horde
from chimera.games.myth.monsters.spawning import (
    available,
    count_missing,
    free_larvae,
    nearest_edge,
    odd,
    place,
    put_at_edge,
    shares,
)
from chimera.games.myth.words import ACTIVE, AT_EDGE, FAMILY, KIND, NOTHING


class Arrive(Step[Horde]):
    """Minions and captains of a family appear at a lair (its slot), or at an edge (`AT_EDGE` and its number)."""

    __slots__ = ("active", "captains", "family", "minions", "where")
    FIELDS: ClassVar[tuple[str, ...]] = ("family", "minions", "captains", "where", "active")

    def __init__(self, family: int, minions: int, captains: int, where: int, active: int) -> None:
        super().__init__()
        self.family = family
        self.minions = minions
        self.captains = captains
        self.where = where
        self.active = active

    def run(self, g: Horde) -> None:
        if odd(g, self.family, self.minions):
            g.do(OddOne(g.lowest(), self.family, self.minions, self.captains, self.where, self.active))
        else:
            self.come(g, NOTHING)

    def come(self, g: Horde, extra: int) -> None:
        """They appear; the odd one is of this kind."""
        counts = [*shares(g, self.family, self.minions, extra), (g.box.captain_of[self.family], self.captains)]
        if self.where >= AT_EDGE:
            count_missing(g, put_at_edge(g, counts, self.where - AT_EDGE, self.active != 0))
        elif g.kind[self.where] != NOTHING:
            place(g, counts, g.squares_of(self.where), self.active != 0)


class OddOne(Step[Horde]):
    """Of an odd number of crawlers the players choose which kind the odd one is."""

    __slots__ = ("active", "captains", "family", "minions", "where")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "family", "minions", "captains", "where", "active")

    def __init__(self, seat: int, family: int, minions: int, captains: int, where: int, active: int) -> None:
        self.seat = seat
        self.family = family
        self.minions = minions
        self.captains = captains
        self.where = where
        self.active = active

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [KIND.at(kind) for kind in g.box.minions_of[self.family]]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        Arrive(self.family, self.minions, self.captains, self.where, self.active).come(g, opt.a)

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("ask-odd-one", {"n": self.minions})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.spawn.equal-crawlers"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        return Reason("not-among-these", "myth.spawn.equal-crawlers")


class Pack(Step[Horde]):
    """A hunting pack comes at the edge nearest a hero: of a family on the tile, of any if there is none."""

    __slots__ = ("minions",)
    FIELDS: ClassVar[tuple[str, ...]] = ("minions",)

    def __init__(self, minions: int) -> None:
        super().__init__()
        self.minions = minions

    def run(self, g: Horde) -> None:
        here = 0
        for foe in g.foes():
            family = g.box.monster_family[g.kind[foe]]
            if family >= 0:
                here |= 1 << family
        families = cells_of(here or mask_of(range(len(g.box.minions_of))))
        if len(families) == 1:
            g.do(Arrive(families[0], self.minions, 0, AT_EDGE + nearest_edge(g), 0))
        else:
            g.do(WhichFamily(g.lowest(), self.minions, mask_of(families)))


class WhichFamily(Step[Horde]):
    """The players choose the family of a pack."""

    __slots__ = ("families", "minions")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "minions", "families")

    def __init__(self, seat: int, minions: int, families: int) -> None:
        self.seat = seat
        self.minions = minions
        self.families = families

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [FAMILY.at(family) for family in cells_of(self.families)]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.do(Arrive(opt.a, self.minions, 0, AT_EDGE + nearest_edge(g), 0))

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("ask-pack-family", {"n": self.minions})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.darkness.content-cards"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        return Reason("not-among-these", "myth.darkness.content-cards")


class Hatch(Step[Horde]):
    """In the Trap Results step larvae become crawlers, melee and ranged in equal numbers."""

    def run(self, g: Horde) -> None:
        larvae = free_larvae(g)
        if not larvae:
            return
        family = g.box.monster_family[g.kind[larvae[0]]]
        if odd(g, family, len(larvae)):
            g.do(HatchOdd(g.lowest(), family))
        else:
            hatch(g, family, NOTHING)


class HatchOdd(Step[Horde]):
    """Of an odd number of larvae the players choose what the odd one becomes."""

    __slots__ = ("family",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "family")

    def __init__(self, seat: int, family: int) -> None:
        self.seat = seat
        self.family = family

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [KIND.at(kind) for kind in g.box.minions_of[self.family]]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        hatch(g, self.family, opt.a)

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("ask-hatch-odd")

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.monster.terror-larvae"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        return Reason("not-among-these", "myth.monster.terror-larvae")


def hatch(g: Horde, family: int, extra: int) -> None:
    """Each larva is replaced by a crawler where it lies, as long as there are figures."""
    larvae = free_larvae(g)
    squares = [g.spot[foe] for foe in larvae]
    for foe in larvae[::-1]:
        g.take_off(foe)
    counts = shares(g, family, len(squares), extra)
    here = available(g, counts)
    for i in range(len(here)):
        g.spawn(here[i], squares[i], ACTIVE)
    count_missing(g, len(squares) - len(here))
