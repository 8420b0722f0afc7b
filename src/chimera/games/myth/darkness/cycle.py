"""The Darkness Cycle in the order of the manual: Threat range, event, Threat penalty, monsters, spawn."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.game import Step
from chimera.games.myth.darkness.events import CarryOutEvent, SpawnStep, ThreatPenalty, acts_again
from chimera.games.myth.darkness.moments import Moment
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import SIZE_MINION
from chimera.games.myth.known import Known
from chimera.games.myth.monsters.moving import MoveKind
from chimera.games.myth.monsters.order import MakeOrder
from chimera.games.myth.monsters.priorities import threatened
from chimera.games.myth.monsters.spawning import lairs_on
from chimera.games.myth.monsters.strikes import StrikeKind
from chimera.games.myth.ops import MODE_SLAUGHTERFIELD
from chimera.games.myth.words import (
    ACTIVE,
    AT_BEGIN,
    AT_EVENT,
    AT_SPAWN,
    FALLEN,
    HELD,
    MOVED,
    MOVES,
    NOBODY,
    NOTHING,
    ONCE_MORE,
    REFRESH,
    ROOTED,
    STRIKES,
    STRUCK,
)


def due(g: Horde) -> bool:
    """Whether the Darkness Meter is so high that the Darkness acts."""
    return g.meter >= g.meter_full() and not g.over()


def check_threat_range(g: Horde) -> None:
    """I. Monsters wake whom a hero has come near; each for itself, and for good."""
    for foe in range(len(g.kind)):
        if g.kind[foe] != NOTHING and g.is_monster(foe) and not g.mood[foe] & ACTIVE and threatened(g, foe):
            g.wake(foe)


def anybody_active(g: Known) -> bool:
    """Whether there is an active monster on the tile."""
    for foe in range(len(g.kind)):
        if g.active(foe):
            return True
    return False


class DarknessCycle(Step[Horde]):
    """I. Check Threat range. With nothing active the cycle ends here: no card, no spawn."""

    def run(self, g: Horde) -> None:
        g.begin_cycle(g.phase == REFRESH)
        check_threat_range(g)
        if not anybody_active(g):
            g.do(CycleEnds())
            return
        g.do(
            Moment(AT_BEGIN),
            DrawOmen(),
            ThreatPenalty(),
            MakeOrder(),
            Sweep(MOVES, 0),
            Sweep(STRIKES, 0),
            BeforeSpawn(),
            CycleEnds(),
        )


class DrawOmen(Step[Horde]):
    """II. One Darkness card is drawn, for all to see; there are none in the Slaughterfield."""

    def run(self, g: Horde) -> None:
        if g.box.mode == MODE_SLAUGHTERFIELD:
            return
        if g.draw_omen() != NOTHING:
            g.do(Moment(AT_EVENT), CarryOutEvent())


class Sweep(Step[Horde]):
    """IV. Kind by kind in the order of this cycle: first all move, then all attack."""

    __slots__ = ("at", "what")
    FIELDS: ClassVar[tuple[str, ...]] = ("what", "at")

    def __init__(self, what: int, at: int) -> None:
        super().__init__()
        self.what = what  # MOVES or STRIKES
        self.at = at  # the place in the order

    def run(self, g: Horde) -> None:
        if self.at >= len(g.order):
            return
        kind = g.order[self.at]
        rest = Sweep(self.what, self.at + 1)
        if g.tide & ONCE_MORE and g.box.monster_size[kind] != SIZE_MINION:
            g.do(rest)
        elif self.what == MOVES:
            g.do(MoveKind(kind), rest)
        else:
            g.do(StrikeKind(kind), rest)


class BeforeSpawn(Step[Horde]):
    """V. The spawn step, or what the card puts in its place; without a lair it is left out."""

    def run(self, g: Horde) -> None:
        g.end_blow()
        if g.omen == NOTHING or not lairs_on(g):
            return
        g.do(Moment(AT_SPAWN), Once() if acts_again(g) else SpawnStep())


class Once(Step[Horde]):
    """Instead of a spawn all active minions move and attack once more, in the usual order."""

    def run(self, g: Horde) -> None:
        if not lairs_on(g):
            return
        g.let_be(ONCE_MORE)
        for foe in g.foes():
            if g.active(foe) and g.box.monster_size[g.kind[foe]] == SIZE_MINION and not g.mood[foe] & FALLEN:
                g.recover(foe, MOVED | STRUCK | ROOTED | HELD)
                g.set_aim(foe, NOBODY)
        g.do(Sweep(MOVES, 0), Sweep(STRIKES, 0))


class CycleEnds(Step[Horde]):
    """The meter goes down; if it is still full another Darkness Cycle follows."""

    def run(self, g: Horde) -> None:
        g.raise_meter(-g.meter_full(), "cycle")
        g.end_cycle()
        if due(g):
            g.do(DarknessCycle())
