"""What heroes wear: changed in Cleanup, and in the Slaughterfield when it is picked up."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.events import Message
from chimera.engine.game import Opt
from chimera.engine.reasons import Reason
from chimera.games.myth.asking import Apart, Question
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import SLOT_CONSUMABLE, SLOT_PRIMARY, SLOT_SECONDARY, SLOT_TWO_HANDS
from chimera.games.myth.known import Known
from chimera.games.myth.words import BOTH_HANDS, DONE, EQUIP, UNEQUIP


def slots_of(g: Known, item: int) -> int:
    """The slots that an item fills, as a set; 0 for what nobody wears."""
    slot = g.box.item_slot[item]
    if slot == SLOT_CONSUMABLE:
        return 0
    if slot == SLOT_TWO_HANDS:
        return 1 << SLOT_PRIMARY | 1 << SLOT_SECONDARY
    return 1 << slot


def touched(g: Known, seat: int, item: int) -> int:
    """The slots that change when an item is put on: a two-handed one is put away whole."""
    slots = slots_of(g, item)
    if slots >> SLOT_SECONDARY & 1 and g.gear[seat * 5 + SLOT_SECONDARY] == BOTH_HANDS:
        slots |= 1 << SLOT_PRIMARY
    if slots >> SLOT_PRIMARY & 1 and g.gear[seat * 5 + SLOT_SECONDARY] == BOTH_HANDS:
        slots |= 1 << SLOT_SECONDARY
    return slots


def wearable(g: Known, seat: int) -> list[int]:
    """The items of the inventory that a hero may put on in this Cleanup, each kind once."""
    found: list[int] = []
    for item in g.pack[seat]:
        if item not in found and slots_of(g, item) and not touched(g, seat, item) & g.refitted[seat]:
            found.append(item)
    return found


class Refit(Apart):
    """Cleanup: heroes put on items of their inventory, and take others off; each slot is changed once."""

    def can(self, g: Horde, seat: int) -> bool:
        return g.alive(seat) and len(g.pack[seat]) > 0 and len(wearable(g, seat)) > 0

    def acts(self, g: Horde, seat: int) -> list[Opt]:
        opts = [EQUIP.at(item) for item in wearable(g, seat)]
        for slot in range(5):
            if g.gear[seat * 5 + slot] >= 0 and not self.bound(g, seat, slot):
                opts.append(UNEQUIP.at(slot))
        return opts

    def bound(self, g: Known, seat: int, slot: int) -> bool:
        """Whether what is in a slot was changed in this Cleanup already."""
        return g.refitted[seat] >> slot & 1 != 0

    def act(self, g: Horde, seat: int, opt: Opt) -> bool:
        if opt.verb == EQUIP.name:
            slots = touched(g, seat, opt.a)
            g.equip(seat, opt.a)
            g.mark_refitted(seat, slots)
        else:
            slots = 1 << opt.a
            if opt.a == SLOT_PRIMARY and g.gear[seat * 5 + SLOT_SECONDARY] == BOTH_HANDS:
                slots |= 1 << SLOT_SECONDARY
            g.unequip(seat, opt.a)
            g.mark_refitted(seat, slots)
        return False

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("prompt-refit", {"seat": seat})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.refresh.cleanup-equip"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb == EQUIP.name and opt.a < len(g.box.item_ids):
            if opt.a not in g.pack[seat]:
                return Reason("not-in-inventory", "myth.hero.equipped-only-bonuses", {"item": opt.a})
            if not slots_of(g, opt.a):
                return Reason("not-to-wear", "myth.item.slots", {"item": opt.a})
            return Reason("slot-changed", "myth.refresh.cleanup-equip", {"item": opt.a})
        if opt.verb == UNEQUIP.name:
            if g.gear[seat * 5 + opt.a] < 0:
                return Reason("slot-empty", "myth.hero.equipment-slots")
            return Reason("slot-changed", "myth.refresh.cleanup-equip", {"item": g.gear[seat * 5 + opt.a]})
        return Reason("in-cleanup", "myth.refresh.order")


class EquipNow(Question):
    """The Slaughterfield: what was picked up may be put on at once."""

    __slots__ = ("item",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "item")
    RULE: ClassVar[str] = "myth.slaughterfield.equip-now"

    def __init__(self, seat: int, item: int) -> None:
        self.seat = seat
        self.item = item

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [EQUIP.at(self.item), DONE.at()]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        if opt.verb == EQUIP.name:
            g.equip(seat, self.item)

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("prompt-equip-now", {"seat": seat, "item": self.item})
