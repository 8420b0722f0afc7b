"""How a match of Myth begins: heroes with their first gear and a hand of cards, the bag, the Darkness deck."""

from __future__ import annotations

from typing import Any

from chimera.engine.dice import Dice
from chimera.engine.game import Step
from chimera.games.myth.box import MythBox
from chimera.games.myth.kinds import BROWN
from chimera.games.myth.ops import MODE_HUNT
from chimera.games.myth.state import Myth
from chimera.games.myth.words import NOTHING, NOWHERE, OPEN, SETTING_UP, SPACES

SLOTS_WORN = 5


def laid_out(box: MythBox, steps: list[Step[Any]], dice: Dice, rules: int) -> Myth:
    """The table before the first tile is set up, and the steps that come next."""
    heroes = box.seat_hero
    n = len(heroes)
    spaces = n * SPACES
    hunt = box.mode == MODE_HUNT
    g = Myth(
        box,
        steps,
        dice,
        [0] * n,
        rules,
        SETTING_UP,
        0,  # round
        0,  # meter: myth.setup.darkness-meter-start
        0,
        0,
        [NOWHERE] * n,
        [box.hero_vitality[hero] for hero in heroes],
        [box.hero_threat[hero] for hero in heroes],
        [0] * n,
        [0] * n,
        [OPEN] * n,
        [0] * n,
        [0] * n,
        [0] * n,
        [0] * n,
        [0] * n,
        [0] * n,
        [0] * n,
        [0] * n,
        worn(box),
        [[] for _ in range(n)],
        [0] * (n * 3),
        [0] * n,
        [0] * n,
        [0] * n,
        [box.deck[hero] for hero in heroes],
        [0] * n,
        [0] * n,
        [[] for _ in range(n)],
        [0] * n,
        [0] * n,
        [0] * n,
        [NOTHING] * spaces,
        [0] * spaces,
        [0] * spaces,
        [0] * spaces,
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        NOWHERE,
        [],
        box.treasure if hunt else 0,  # myth.legend.treasure; the Slaughterfield has no limit
        0,
        box.bag[:],
        [0 if box.item_rarity[item] == BROWN else box.item_copies[item] for item in range(len(box.item_ids))],
        (1 << len(box.omen_ids)) - 1 if hunt else 0,
        [],
        [],
        NOTHING,
        0,
        0,
        [],
        0 if hunt else box.first_wave - 1,
        0 if hunt else box.runes,
        [],
        [],
        [],
        [],
        [],
        [],
        [],
    )
    for seat in range(n):
        g.draw(seat, box.hero_hand[heroes[seat]])  # myth.round.opening-hand
    return g


def worn(box: MythBox) -> list[int]:
    """The brown items in their slots."""
    gear = [NOTHING] * (box.seats * SLOTS_WORN)
    for seat in range(box.seats):
        for item in box.hero_gear[box.seat_hero[seat]]:
            gear[seat * SLOTS_WORN + box.item_slot[item]] = item
    return gear
