"""How a party stands: what bots look ahead with, and the team's chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chimera.games.myth.kinds import SIZE_LAIR, SIZE_TOKEN
from chimera.games.myth.ops import MODE_SLAUGHTERFIELD
from chimera.games.myth.outlook import (
    ASLEEP,
    HORIZON,
    LAIR,
    LARVA,
    MOST,
    PRESSED,
    PRICE,
    THERE,
    TREASURE,
    deals,
    health_worth,
)
from chimera.games.myth.words import (
    ACTIVE,
    DAZED,
    DOWN,
    FALLEN,
    METER,
    NOTHING,
    POISONED,
    PRONE,
    RISING,
    STUNNED,
    WEBBED,
)

if TYPE_CHECKING:
    from chimera.games.myth.horde import Horde

WAVES: Final = 10
ALIVE: Final = 4.0
CARD: Final = 0.1
ARROW: Final = 0.25
AILING: Final = 0.9
HELPLESS: Final = 2.0
THREAT: Final = 0.06
LOOT: Final = 0.35  # a treasure that lies there
ITEM: Final = 0.8
CARRIED: Final = 0.3
POTION: Final = 0.8
WOUNDED: Final = 0.35  # a foe with little Vitality left is worth this part of a whole one, and more with more
MISSES: Final = 0.75  # of what a foe deals, the part that is spared when it misses its next activation
RISES: Final = 0.5  # a fallen foe that will stand up again
REACHES: Final = 0.7  # of what those who are awake deal, the part that comes in a cycle
AGAINST: Final = 1.5  # what foes weigh against heroes
SCALE: Final = 12.0  # a lead of so much for each hero is worth half of what is left


def chance(lead: float) -> float:
    """A lead as a chance, without exp: 0 lead is a half."""
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


def standing(g: Horde, seat: int) -> float:
    """What a hero is worth to the party as it stands."""
    if not g.alive(seat):
        return 0.0
    ails = g.ails[seat]
    worth = ALIVE + health_worth(0, g.hp[seat]) + CARD * g.hand[seat].bit_count() + ARROW * g.quiver[seat].bit_count()
    worth -= THREAT * g.threat[seat]
    worth -= AILING * (ails & (POISONED | WEBBED)).bit_count()
    if ails & (PRONE | RISING | STUNNED):
        worth -= HELPLESS
    for slot in range(5):
        item = g.gear[seat * 5 + slot]
        if item >= 0 and g.box.item_rarity[item] > 0:
            worth += ITEM
    for potion in range(3):
        worth += POTION * g.potions[seat * 3 + potion]
    return worth + CARRIED * len(g.pack[seat])


def menace(g: Horde) -> float:
    """What the foes on the tile are worth to the Darkness, and what they will do with the AP on its meter."""
    box = g.box
    worth = 0.0
    awake = 0.0
    for foe in range(len(g.kind)):
        kind = g.kind[foe]
        if kind == NOTHING:
            continue
        size = box.monster_size[kind]
        mood = g.mood[foe]
        if mood & FALLEN:
            worth += RISES
            continue
        part = WOUNDED + (1.0 - WOUNDED) * g.life[foe] / max(1, box.monster_vitality[kind])
        if size == SIZE_LAIR:
            worth += part * (LAIR + TREASURE)
        elif size == SIZE_TOKEN:
            worth += LARVA
        else:
            dealt = deals(g, kind)
            value = part * (THERE + HORIZON * dealt)
            if not mood & ACTIVE:
                value *= ASLEEP
            elif mood & (DOWN | DAZED):
                value -= MISSES * dealt
            else:
                awake += dealt
            worth += value
    storm = min(REACHES * awake, MOST * len(g.living()))
    if box.mode == MODE_SLAUGHTERFIELD:
        storm *= PRESSED
    return worth + PRICE * storm * min(g.meter, METER) / METER


def lead(g: Horde) -> float:
    """How far the party is ahead of the Darkness."""
    worth = LOOT * len(g.loot)
    for seat in range(len(g.scores)):
        worth += standing(g, seat)
    return worth - AGAINST * menace(g)


def team_chance(g: Horde) -> float:
    """The party's chance, 0 to 1, never certain before the end."""
    if not g.living():
        return 0.001
    ahead = chance(lead(g) / (SCALE * len(g.scores)))
    if g.box.mode == MODE_SLAUGHTERFIELD:
        done = g.scores[0] / WAVES
        return 0.001 + 0.998 * (0.75 * done + 0.25 * ahead)
    return 0.001 + 0.998 * ahead
