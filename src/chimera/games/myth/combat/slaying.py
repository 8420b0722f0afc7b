"""What happens to foes that are struck: stages of bosses, falling prone, resurrection, and what the slain leave."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.cells import cells_of
from chimera.engine.events import Message
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import IMMUNE_DOT, IMMUNE_PRONE, IMMUNE_STUN, POWER_RESURRECT, SIZE_MINION
from chimera.games.myth.known import Known
from chimera.games.myth.ops import K_HOLY, MODE_SLAUGHTERFIELD
from chimera.games.myth.printed import Power
from chimera.games.myth.words import BLESSINGS, DAZED, DOWN, FALLEN, NOTHING, RAISED, SQUARE


def strike(g: Horde, foe: int, n: int, seat: int) -> int:
    """A foe is dealt damage, by a hero or by nobody (-1); what it lost. A boss that falls goes on to its next stage."""
    dealt = g.wound(foe, n, seat)
    if g.life[foe] == 0:
        stage = g.box.monster_next[g.kind[foe]]
        if stage >= 0:  # myth.boss.stages: what is too much is lost
            g.next_stage(foe, stage)
    return dealt


def knock_down(g: Horde, foe: int) -> None:
    """A monster falls prone, unless it cannot."""
    if g.is_monster(foe) and not g.box.monster_immune[g.kind[foe]] & IMMUNE_PRONE:
        g.trouble(foe, DOWN)


def daze(g: Horde, foe: int) -> None:
    """A monster is stunned: it misses its next activation, unless it cannot be."""
    if g.is_monster(foe) and not g.box.monster_immune[g.kind[foe]] & IMMUNE_STUN:
        g.trouble(foe, DAZED)


def set_alight(g: Horde, foe: int, seat: int, kind: int, rounds: int) -> None:
    """A foe takes damage in so many Status steps, unless it cannot."""
    if rounds > 0 and not g.box.monster_immune[g.kind[foe]] & IMMUNE_DOT:
        g.add_dot(foe, seat, g.box.card_same[kind], rounds)


# Who may stand up again


def resurrection(g: Known, foe: int) -> Power | None:
    """How a slain monster may stand up again; None if it may not."""
    for power in g.box.powers[g.kind[foe]]:
        if power.power == POWER_RESURRECT:
            if (power.once and g.mood[foe] & RAISED) or blessed(g, foe):
                return None
            return power
    return None


def blessed(g: Known, foe: int) -> bool:
    """Whether a Holy card, or what a hero wears, keeps a monster from standing up again."""
    for place in cells_of(g.marked[foe]):
        if place >= BLESSINGS:
            return True
        kind = g.in_play(place)
        if kind != NOTHING and g.box.card_keywords[kind] & K_HOLY:  # myth.acolyte.holy
            return True
    return False


def stands_up(g: Horde, foe: int) -> bool:
    """Roll whether a slain monster will stand up again."""
    power = resurrection(g, foe)
    if power is None:
        return False
    dice = power.fd
    if power.near >= 0 and led(g, foe, power):
        dice += 1
    return g.roll_fate(g.kind[foe], dice).count(power.symbol) > 0


def led(g: Known, foe: int, power: Power) -> bool:
    """Whether an active monster of the kind that helps is near."""
    for other in range(len(g.kind)):
        if other == foe or g.kind[other] != power.near or not g.active(other) or g.life[other] == 0:
            continue
        if g.gap(other, g.spot[foe]) <= power.near_range:
            return True
    return False


# What the slain leave


def minions_per_treasure(g: Known) -> int:
    """How many minions slain in one attack leave a treasure."""
    return 2 if g.box.mode == MODE_SLAUGHTERFIELD else 3


def bury_slain(g: Horde, seat: int, in_attack: bool, order: list[int]) -> None:
    """Foes slain by a hero, or by nobody (-1), in this order: they leave treasure, and the tile if they stay dead."""
    box = g.box
    minions = 0
    drops: list[Step[Horde]] = []
    for foe in order:
        if g.kind[foe] == NOTHING or g.life[foe] > 0 or g.mood[foe] & FALLEN:
            continue
        kind = g.kind[foe]
        treasure = box.monster_drops[kind]
        if box.monster_size[kind] == SIZE_MINION and in_attack:
            minions += 1
            if minions % minions_per_treasure(g) == 0:  # myth.treasure.drop-minions
                treasure += 1
        for _ in range(treasure):
            squares = reachable(g, g.squares_of(foe))
            if squares.bit_count() == 1:
                g.drop(cells_of(squares)[0], limited(g))
            else:
                drops.append(DropTreasure(seat if seat >= 0 else g.lowest(), squares))
        if stands_up(g, foe):
            g.fall(foe)
        else:
            g.bury(foe, seat)
    if drops and (g.tokens > 0 or not limited(g)):  # myth.treasure.limit
        g.do(*drops)


def limited(g: Known) -> bool:
    """Whether treasure comes from the tokens of the Darkness Board."""
    return g.box.mode != MODE_SLAUGHTERFIELD


def reachable(g: Known, squares: int) -> int:
    """Of these squares those that heroes can come to; if there are none, the nearest that they can."""
    ground = g.ground
    free = ground.everywhere & ~(g.box.red | g.box.blue)
    starts = 0
    for at in g.at:
        if at >= 0:
            starts |= 1 << at
    if not starts:
        return squares
    open_ground = ground.flood(starts, ground.size, free)
    if squares & open_ground:
        return squares & open_ground
    nearest = -1
    least = ground.size
    for own in cells_of(squares):
        for cell in cells_of(open_ground):
            far = ground.distance(own, cell)
            if far < least:
                least = far
                nearest = cell
    return 1 << nearest if nearest >= 0 else squares


class DropTreasure(Step[Horde]):
    """Where the treasure of something large comes to lie."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "squares")

    def __init__(self, seat: int, squares: int) -> None:
        self.seat = seat
        self.squares = squares

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [SQUARE.at(square) for square in cells_of(self.squares)]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.drop(opt.a, limited(g))

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("prompt-drop", {"seat": seat})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.treasure.drop-square-choice"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb != SQUARE.name:
            return Reason("choose-a-square", "myth.order.resolve-fully")
        return Reason("not-under-the-slain", "myth.treasure.drop-square-choice")
