"""Picking up treasure: a token of the bag tells the colour of the item, and the item is drawn from its deck."""

from __future__ import annotations

from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import WHITE
from chimera.games.myth.known import Known
from chimera.games.myth.words import NOTHING, TREASURE_STREAM


def lies_here(g: Known, seat: int) -> bool:
    """Whether a treasure lies in a hero's square."""
    return g.at[seat] in g.loot


def pick_up(g: Horde, seat: int) -> int:
    """A hero picks up a treasure for 1 MP; the item it found for its inventory, NOTHING for none."""
    g.spend_mp(seat, 1)
    g.take_loot(seat)
    return find(g, seat)


def find(g: Horde, seat: int) -> int:
    """What a treasure is: an item for the inventory, gold or a potion; NOTHING unless it is an item to keep."""
    colour = g.draw_token(seat)
    if colour == NOTHING:
        return NOTHING
    item = draw_item(g, colour)
    if item == NOTHING:  # myth.movement.pickup-empty-deck
        return NOTHING
    if colour == WHITE:  # myth.item.white: the card goes back
        if g.box.item_gold[item] > 0:
            g.gain_gold(seat, g.box.item_gold[item])
        if g.box.item_potion[item] >= 0:
            g.gain_potion(seat, g.box.item_potion[item])
        return NOTHING
    g.gain_item(seat, item)
    return item


def draw_item(g: Horde, colour: int) -> int:
    """A card of the deck of a colour, by dice; NOTHING if the deck is empty."""
    kinds = g.box.rarity_items[colour]
    cards = 0
    for kind in kinds:
        cards += g.stock[kind]
    if cards == 0:
        return NOTHING
    left = g.dice.below(TREASURE_STREAM, cards)
    for kind in kinds:
        if left < g.stock[kind]:
            return kind
        left -= g.stock[kind]
    return NOTHING
