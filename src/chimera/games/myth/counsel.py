"""What a bot settles for the party: how the table is set up, whom monsters choose where no rule says, what is lost."""

from __future__ import annotations

from typing import Any, Final

from chimera.engine.game import PASS, READY, Opt, Step
from chimera.games.myth.combat.sight import distance
from chimera.games.myth.horde import Horde
from chimera.games.myth.known import Known
from chimera.games.myth.merits import rank_in_hand
from chimera.games.myth.modes.hunt import LairPlace, PackPlace, StartSquare
from chimera.games.myth.modes.places import along
from chimera.games.myth.modes.slaughterfield import ChooseBigEdge, StartInside
from chimera.games.myth.monsters.moving import ChooseTarget
from chimera.games.myth.monsters.strikes import SwitchTarget
from chimera.games.myth.outlook import deals, hardship, loss_worth
from chimera.games.myth.words import (
    BLOW_GROUP,
    CARD,
    DECOY,
    DONE,
    EDGE,
    FAMILY,
    HERO,
    KIND,
    NUMBER,
    SQUARE,
    TARGET,
)

MIDDLE: Final = 5.5  # of a row or column
UNHURT: Final = 0.5  # what it is worth to a hero to be unhurt, beside how hard it is hit


def settle(g: Horde, seat: int, step: Step[Any], opts: list[Opt]) -> Opt:
    """Any question that is about no card of a hero: by what is asked for."""
    if isinstance(step, (StartSquare, StartInside)):
        return start(g, opts)
    if isinstance(step, (LairPlace, PackPlace)):
        return place_foes(g, isinstance(step, LairPlace), opts)
    if isinstance(step, ChooseBigEdge):
        return far_edge(g, opts)
    if isinstance(step, SwitchTarget):
        return switched(g, step, opts)
    if isinstance(step, ChooseTarget):
        decoys = [opt for opt in opts if opt.verb == SQUARE.name]
        if decoys:
            return decoys[0]
    verb = opts[0].verb
    if verb == NUMBER.name:
        return opts[0]  # as few as may be
    if verb == FAMILY.name:
        return DONE.at() if DONE.at() in opts else easiest(g, opts)
    if verb == KIND.name:
        return mildest(g, opts)
    if verb == HERO.name:
        return hardiest(g, opts)
    if verb == CARD.name:
        return least_card(g, seat, opts)
    if verb == EDGE.name:
        return opts[0]
    if verb == TARGET.name:
        return farthest_foe(g, seat, opts)
    for opt in (READY, PASS, DONE.at()):
        if opt in opts:
            return opt
    return opts[0]


def start(g: Horde, opts: list[Opt]) -> Opt:
    """A square in the middle, next to the others."""
    best = opts[0]
    best_value = -99.0
    for opt in opts:
        x, y = g.ground.coords[opt.a]
        value = -0.5 * abs(x - MIDDLE) - 0.5 * abs(y - MIDDLE)
        for square in g.at:
            if square >= 0:
                value -= 0.4 * g.ground.distance(square, opt.a)
        if value > best_value:
            best_value = value
            best = opt
    return best


def place_foes(g: Horde, lair: bool, opts: list[Opt]) -> Opt:
    """A lair as near as may be to where heroes come from, for the way is long; a pack far away."""
    if DONE.at() in opts:
        return DONE.at()
    best = opts[0]
    best_value = -999.0
    for opt in opts:
        far = 0
        for square in g.at:
            if square >= 0:
                far += g.ground.distance(square, opt.a)
        value = float(-far) if lair else float(far)
        if value > best_value:
            best_value = value
            best = opt
    return best


def far_edge(g: Horde, opts: list[Opt]) -> Opt:
    """The edge farthest from the heroes."""
    best = opts[0]
    best_value = -1
    for opt in opts:
        squares = along(g, opt.a)
        far = 0
        for square in g.at:
            if square >= 0:
                near = 99
                for cell in range(g.ground.size):
                    if squares >> cell & 1:
                        near = min(near, g.ground.distance(square, cell))
                far += near
        if far > best_value:
            best_value = far
            best = opt
    return best


def easiest(g: Horde, opts: list[Opt]) -> Opt:
    """The family that is easiest to fight."""
    best = opts[0]
    for opt in opts:
        if opt.verb == FAMILY.name and hardship(g, opt.a) < hardship(g, best.a):
            best = opt
    return best


def mildest(g: Horde, opts: list[Opt]) -> Opt:
    """The kind of monster that deals least."""
    best = opts[0]
    for opt in opts:
        if opt.verb == KIND.name and deals(g, opt.a) < deals(g, best.a):
            best = opt
    return best


def hardiness(g: Known, seat: int, dealt: float) -> float:
    """How well a hero bears what monsters deal."""
    return UNHURT * g.hp[seat] - loss_worth(g.hp[seat], dealt) + 0.3 * armour(g, seat)


def armour(g: Known, seat: int) -> int:
    """What the items of a hero add to the target numbers of monsters."""
    found = 0
    for slot in range(5):
        item = g.gear[seat * 5 + slot]
        if item >= 0:
            found += g.box.item_tn[item]
    return found


def hardiest(g: Horde, opts: list[Opt]) -> Opt:
    """The hero who bears it best; DONE only where no hero is offered."""
    best = opts[0]
    best_value = -999.0
    for opt in opts:
        if opt.verb != HERO.name:
            continue
        value = hardiness(g, opt.a, 1.0) if g.alive(opt.a) else float(g.most_hp(opt.a))
        if value > best_value:
            best_value = value
            best = opt
    return best


def switched(g: Horde, step: SwitchTarget, opts: list[Opt]) -> Opt:
    """Whether a group shall turn to another hero: if that one bears it better."""
    dealt = 0.0
    aim = -1
    for foe in range(len(g.kind)):
        if step.group >> foe & 1 and g.kind[foe] >= 0:
            dealt += deals(g, g.kind[foe])
            aim = g.aim[foe]
    if aim >= DECOY:
        return DONE.at()
    if aim < 0 or not g.alive(aim):
        return opts[0]
    return opts[0] if hardiness(g, step.other, dealt) > hardiness(g, aim, dealt) else DONE.at()


def least_card(g: Horde, seat: int, opts: list[Opt]) -> Opt:
    """The card that is missed least."""
    best = opts[0]
    best_value = 999.0
    for opt in opts:
        if opt.verb != CARD.name:
            continue
        value = rank_in_hand(g, seat, opt.a)
        if value < best_value:
            best_value = value
            best = opt
    return best


def farthest_foe(g: Horde, seat: int, opts: list[Opt]) -> Opt:
    """A foe far away: where captains come, with whom a stalker changes places; of a group, the one that deals most."""
    best = opts[0]
    best_value = -1.0
    for opt in opts:
        if opt.verb != TARGET.name:
            continue
        value = float(distance(g, seat, opt.a)) if g.at[seat] >= 0 else 0.0
        if g.blow and g.blow[BLOW_GROUP] and not g.blow[BLOW_GROUP] >> opt.a & 1:
            value += deals(g, g.kind[opt.a])
        if value > best_value:
            best_value = value
            best = opt
    return best
