"""How a party stands: what bots look ahead with, and the team's chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chimera.games.myth.kinds import SIZE_CAPTAIN, SIZE_LAIR, SIZE_TOKEN
from chimera.games.myth.ops import MODE_SLAUGHTERFIELD
from chimera.games.myth.words import ACTIVE, DAZED, DOWN, FALLEN, METER, NOTHING, POISONED, PRONE, RISING, STUNNED

if TYPE_CHECKING:
    from chimera.games.myth.horde import Horde

WAVES: Final = 10
WOUND: Final = 0.55  # what a point of Vitality is worth, the first more than the last
ALIVE: Final = 2.4
CARD: Final = 0.1
AILING: Final = 0.8
THREAT: Final = 0.06
LOOT: Final = 0.35  # a treasure that lies there
ITEM: Final = 0.5
AP: Final = 0.12  # a point on the meter
LIFE_OF_FOE: Final = 0.42
STANDS: Final = 0.5  # a foe is there at all
ASLEEP: Final = 0.7
HINDERED: Final = 0.6


def chance(lead: float) -> float:
    """A lead as a chance, without exp: 0 lead is a half."""
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


def health(hp: int) -> float:
    """What Vitality is worth: the first points most."""
    worth = 0.0
    for i in range(hp):
        worth += WOUND * (1.0 + 1.0 / (1 + i))
    return worth


def standing(g: Horde, seat: int) -> float:
    """What a hero is worth to the party as it stands."""
    if not g.alive(seat):
        return 0.0
    worth = ALIVE + health(g.hp[seat]) + CARD * g.hand[seat].bit_count() - THREAT * g.threat[seat]
    if g.ails[seat] & (POISONED | PRONE | RISING | STUNNED):
        worth -= AILING
    for slot in range(5):
        item = g.gear[seat * 5 + slot]
        if item >= 0 and g.box.item_copies[item]:
            worth += ITEM
    return worth + 0.5 * ITEM * len(g.pack[seat])


def menace(g: Horde) -> float:
    """What the foes on the tile are worth to the Darkness."""
    box = g.box
    worth = 0.0
    for foe in range(len(g.kind)):
        kind = g.kind[foe]
        if kind == NOTHING:
            continue
        size = box.monster_size[kind]
        mood = g.mood[foe]
        if mood & FALLEN:
            worth += 0.3
            continue
        value = STANDS + LIFE_OF_FOE * g.life[foe]
        if size == SIZE_LAIR:
            value += 2.5
        elif size == SIZE_TOKEN:
            value += 0.2
        elif size >= SIZE_CAPTAIN:
            value += 0.6
        if size < SIZE_TOKEN:
            if not mood & ACTIVE:
                value *= ASLEEP
            if mood & (DOWN | DAZED):
                value *= HINDERED
        worth += value
    return worth


def lead(g: Horde) -> float:
    """How far the party is ahead of the Darkness."""
    worth = 0.0
    for seat in range(len(g.scores)):
        worth += standing(g, seat)
    worth += LOOT * len(g.loot)
    return worth - menace(g) - AP * min(g.meter, METER)


def team_chance(g: Horde) -> float:
    """The party's chance, 0 to 1, never certain before the end."""
    box = g.box
    seats = len(g.scores)
    if not g.living():
        return 0.001
    ahead = lead(g) / (4.0 + 2.0 * seats)
    if box.mode == MODE_SLAUGHTERFIELD:
        done = g.scores[0] / WAVES
        return 0.001 + 0.998 * (0.75 * done + 0.25 * chance(ahead))
    return 0.001 + 0.998 * chance(ahead)
