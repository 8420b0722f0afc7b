"""Whom a monster chooses: the priorities of its card, then least Vitality, then the players."""

from __future__ import annotations

from typing import Final

from chimera.engine.cells import cells_of
from chimera.engine.events import Event
from chimera.games.myth.heroes.auras import notice_tn, taunted_by
from chimera.games.myth.heroes.lying import places_of
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import (
    P_ARCANE,
    P_LAST_DAMAGED,
    P_LEAST_VITALITY,
    P_MOST_DAMAGED,
    P_MOST_TARGETS,
    P_PROXIMITY,
    P_THREAT,
    PRIORITIES,
    SIZE_MINION,
)
from chimera.games.myth.known import Known
from chimera.games.myth.monsters.reach import FAR, everybody, is_melee, land, reaches_any, room, travel, under
from chimera.games.myth.ops import A_DECOY, A_SHADOWS
from chimera.games.myth.words import DECOY, MONSTER_DICE, NOBODY, NOTED, SIDES, SPACES

BY_TAUNT: Final = -1
BY_REACH: Final = -2
ALONE: Final = -3
BY_PLAYERS: Final = -4
REASONS: Final = ("", "taunt", "reach", "alone", "players")  # why, where no priority decided: by the number, below 0


def why_word(why: int) -> str:
    """What decided, in a word for events."""
    return PRIORITIES[why] if why >= 0 else REASONS[-why]


class Choice:
    """Whom a monster chooses: the targets that no rule tells apart, and the last priority that ruled somebody out."""

    __slots__ = ("targets", "why")

    def __init__(self, targets: list[int], why: int) -> None:
        self.targets: list[int] = targets
        self.why: int = why  # P_ or one of the reasons below 0


def visible(g: Known, target: int) -> bool:
    """Whether monsters may choose a target: hidden heroes are none."""
    return target >= DECOY or notice_tn(g, target) == 0


def candidates(g: Known) -> list[int]:
    """Whom monsters may choose at all."""
    return [target for target in everybody(g) if visible(g, target)]


def value(g: Known, kind: int, place: int, target: int, what: int, hits: int) -> int:
    """How well a target fits a priority; more is better."""
    if what == P_THREAT:
        return threat_of(g, target)
    if what == P_PROXIMITY:
        return -travel(g, kind, place, g.target_square(target))
    if what == P_LAST_DAMAGED:
        return 1 if hits == 1 << target else 0
    if what == P_MOST_TARGETS:
        return crowd(g, kind, place, target)
    if target >= DECOY:  # it has no Vitality and no symbol
        return -FAR if what == P_LEAST_VITALITY else 0
    if what == P_LEAST_VITALITY:
        return -g.hp[target]
    if what == P_MOST_DAMAGED:
        return g.most_hp(target) - g.hp[target]
    return 1 if g.box.hero_symbol[g.box.seat_hero[target]] == what - P_ARCANE else 0


def threat_of(g: Known, target: int) -> int:
    """The Threat of a target as monsters see it."""
    if target >= DECOY:
        for aura in g.box.in_play[g.in_play(target - DECOY)]:
            if aura.name == A_DECOY:
                return aura.amount
        return 0
    threat = g.threat[target]
    for slot in range(5):
        item = g.gear[target * 5 + slot]
        if item >= 0:
            threat += g.box.item_priority[item]
    return threat


def crowd(g: Known, kind: int, place: int, target: int) -> int:
    """How many heroes the area attack of a monster can hit at once with this target among them, once it has moved."""
    most = 0
    free = room(g, kind, under(g, kind, place))
    for end in cells_of(land(g, kind).flood(1 << place, g.box.monster_movement[kind], free)):
        for side in sides(g, kind, end):
            if side >> g.target_square(target) & 1:
                most = max(most, len(heroes_in(g, side)))
    return most


def heroes_in(g: Known, squares: int) -> list[int]:
    """The living heroes who stand on some squares."""
    return [seat for seat in g.living() if squares >> g.at[seat] & 1]


def sides(g: Known, kind: int, place: int) -> list[int]:
    """The rows of squares along each side of a base, corners included: north, east, south, west."""
    x, y = g.ground.coords[place]
    base = g.box.monster_base[kind]
    rows: list[int] = []
    for side in range(4):
        squares = 0
        for i in range(-1, base + 1):
            if side == 0:
                cell = g.ground.index_of(x + i, y - 1)
            elif side == 1:
                cell = g.ground.index_of(x + base, y + i)
            elif side == 2:
                cell = g.ground.index_of(x + i, y + base)
            else:
                cell = g.ground.index_of(x - 1, y + i)
            if cell >= 0:
                squares |= 1 << cell
        rows.append(squares)
    return rows


def best(g: Known, kind: int, place: int, targets: list[int], hits: int = 0, level: bool = False) -> Choice:
    """The best of some targets for a monster at a place; several where even Vitality is the same.

    `level`: they are equally near, whatever the way.
    """
    why = ALONE
    for what in [*g.box.priorities[kind], P_LEAST_VITALITY]:
        if len(targets) < 2:
            break
        if level and what == P_PROXIMITY:
            continue
        values = [value(g, kind, place, target, what, hits) for target in targets]
        most = max(values)
        left = [targets[i] for i in range(len(targets)) if values[i] == most]
        if len(left) < len(targets):
            why = what
        targets = left
    return Choice(targets, BY_PLAYERS if len(targets) > 1 else why)


def choice(g: Known, foe: int) -> Choice:
    """Whom a foe chooses before it moves."""
    taunt = taunted_by(g, foe)
    if taunt >= 0:
        return Choice([taunt], BY_TAUNT)
    kind = g.kind[foe]
    targets = candidates(g)
    found = best(g, kind, g.spot[foe], targets, g.struck[foe])
    if locked(g, foe) and not (len(found.targets) == 1 and found.targets[0] >= DECOY):
        near = [target for target in targets if g.beside(foe, g.target_square(target))]
        if near and len(near) < len(targets):  # myth.mmove.melee-stays
            found = best(g, kind, g.spot[foe], near, g.struck[foe])
            if found.why == ALONE:
                found.why = BY_REACH
    return found


def choice_in_reach(g: Known, foe: int) -> Choice:
    """Whom a foe attacks that does not get to the one it would rather have."""
    taunt = taunted_by(g, foe)
    targets = [target for target in candidates(g) if reaches_any(g, foe, target) and taunt in (NOBODY, target)]
    found = best(g, g.kind[foe], g.spot[foe], targets, g.struck[foe])
    if found.why == ALONE:
        found.why = BY_REACH
    return found


def locked(g: Known, foe: int) -> bool:
    """Whether a melee minion stands next to a hero whom it may choose, and so does not leave."""
    kind = g.kind[foe]
    if g.box.monster_size[kind] != SIZE_MINION or not is_melee(g, kind):
        return False
    for seat in g.living():
        if g.beside(foe, g.at[seat]) and visible(g, seat):
            return True
    return False


def outranks(g: Known, foe: int, one: int, other: int) -> bool:
    """Whether a target ranks strictly higher for a foe than another."""
    return best(g, g.kind[foe], g.spot[foe], [one, other], g.struck[foe]).targets == [one]


def notice(g: Horde, foe: int) -> None:
    """A foe next to hidden heroes tries to notice them, once in a Darkness Cycle."""
    if g.mood[foe] & NOTED:
        return
    for seat in g.living():
        tn = notice_tn(g, seat)
        if tn > 0 and g.beside(foe, g.at[seat]):  # myth.shadows.not-adjacent
            g.note(foe, NOTED)
            die = 1 + g.fall_die(MONSTER_DICE, SIDES)
            if g.listening:
                args: dict[str, int | str] = {
                    "monster": g.kind[foe],
                    "at": g.spot[foe],
                    "die": die,
                    "tn": tn,
                    "foe": foe,
                }
                g.tell(Event("noticed" if die >= tn else "overlooked", seat, args))
            if die >= tn:
                break_shadows(g, seat)


def break_shadows(g: Horde, seat: int) -> None:
    """The Shadows cards of a hero are turned over."""
    for place in places_of(g, A_SHADOWS):
        if place // SPACES == seat:
            g.turn_card(seat, place % SPACES)


def threatened(g: Known, foe: int) -> bool:
    """Whether a hero or decoy is within a monster's Threat range and the hero's own Threat: what wakes it."""
    reach = g.box.monster_range[g.kind[foe]]
    if reach < 0:
        return True
    for target in everybody(g):
        threat = g.threat[target] if target < DECOY else threat_of(g, target)
        if g.gap(foe, g.target_square(target)) <= reach + threat:
            return True
    return False
