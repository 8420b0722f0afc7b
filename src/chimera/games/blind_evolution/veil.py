"""The box as somebody knows it who has not read the scenario's book: the box of every copy that bots think on.

Of clues that were not found, bosses that have not appeared and items that nobody got it holds only that they exist; a
clue that was found has its place and its difficulty, and the rest when it is solved; an option of an event card brings
nothing before it is selected. The aim, the tide and the map are for everybody to see.
"""

from __future__ import annotations

from inspect import isdatadescriptor
from typing import Final, TypeVar

from chimera.games.blind_evolution.box import CityBox

USUAL_NEED: Final = 4  # the difficulty of a clue that nobody has found
USUAL_HP: Final = 10  # the HP of a boss that nobody has met
MOST_VEILS: Final = 100  # a match has fewer

T = TypeVar("T")

Sight = tuple[int, ...]  # clues found, solved, bosses, items, one bit each; the option card that was read, or -1


def veiled(box: CityBox, sight: Sight) -> CityBox:
    """The box of somebody who knows so much of it, and nothing more."""
    if box.sight == sight:
        return box
    found = box.veils.get(sight)
    if found is None:
        if len(box.veils) >= MOST_VEILS:
            box.veils.clear()
        found = box.veils[sight] = veil(box, sight)
    return found


def veil(box: CityBox, sight: Sight) -> CityBox:
    """A box of its own; what is known in it is shared with the other."""
    copy = CityBox()
    for name, each in vars(CityBox).items():
        if isdatadescriptor(each):
            setattr(copy, name, getattr(box, name))
    copy.sight = sight
    copy.veils = {}
    found, solved, met, had, read = sight
    clues = range(len(box.clue_ids))
    where = [clue for clue in clues if not known(found, clue)]
    copy.difficulty = without(box.difficulty, where, USUAL_NEED)
    copy.clue_hex = without(box.clue_hex, where, -1)
    unread = [clue for clue in clues if not known(solved, clue)]
    copy.clue_ids = without(box.clue_ids, unread, "")
    copy.clue_texts = without(box.clue_texts, unread, "")
    copy.effects = without(box.effects, unread, [])
    copy.gauge = without(box.gauge, unread, False)
    copy.gauges_needed = without(box.gauges_needed, unread, 0)
    copy.opened_by = without(box.opened_by, unread, [])
    unmet = [boss for boss in range(len(box.boss_ids)) if not known(met, boss)]
    copy.boss_ids = without(box.boss_ids, unmet, "")
    copy.boss_names = without(box.boss_names, unmet, "")
    copy.boss_size = without(box.boss_size, unmet, 0)
    copy.boss_full = without(box.boss_full, unmet, USUAL_HP)
    copy.boss_bonus = without(box.boss_bonus, unmet, 0)
    copy.powers = without(box.powers, unmet, [])
    copy.weak = without(box.weak, unmet, [])
    copy.rewards = without(box.rewards, unmet, [])
    away = [item for item in range(box.item_count) if not known(had, item)]
    copy.item_armour = without(box.item_armour, away, 0)
    copy.item_texts = without(box.item_texts, away, "")
    copy.event_effects = [
        [[] for _ in branches] if box.event_kind[card] == 1 and card != read else branches
        for card, branches in enumerate(box.event_effects)
    ]
    copy.ending_texts = [""] * len(box.ending_texts)
    return copy


def known(bits: int, which: int) -> bool:
    """Whether this one is among those that are known."""
    return (bits >> which) & 1 == 1


def without(values: list[T], hidden: list[int], instead: T) -> list[T]:
    """A list in which some values are replaced."""
    return [instead if i in hidden else value for i, value in enumerate(values)]
