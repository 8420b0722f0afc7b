"""B. Priority and movement: kind by kind, scout by scout, group by group."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.cells import cells_of, mask_of
from chimera.engine.events import Message
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.darkness.moments import Moment
from chimera.games.myth.heroes.auras import monster_courage, taunted_by
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import POWER_BURROW, POWER_RESURRECT, SIZE_MINION
from chimera.games.myth.known import Known
from chimera.games.myth.monsters.priorities import (
    BY_PLAYERS,
    best,
    candidates,
    choice,
    choice_in_reach,
    locked,
    notice,
    why_word,
)
from chimera.games.myth.monsters.reach import everybody, free_squares, nearest_hero, reaches_any
from chimera.games.myth.monsters.walking import destination
from chimera.games.myth.words import (
    ACTIVE,
    AT_MOVED,
    AT_TARGET,
    BLOW_GROUP,
    BLOW_KIND,
    BLOW_TARGET,
    BROODED,
    CALM,
    DAZED,
    DECOY,
    DOWN,
    FALLEN,
    HERO,
    MONSTER_DICE,
    MOVED,
    NOBODY,
    RAISED,
    ROOTED,
    SIDES,
    SQUARE,
    STAGE_MOVED,
    STAGE_TARGET,
    TARGET,
    WOKEN,
)


class MoveKind(Step[Horde]):
    """All figures of a kind: those that cannot act get over it, the others look about."""

    __slots__ = ("kind",)
    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def run(self, g: Horde) -> None:
        for foe in range(len(g.kind)):
            if g.kind[foe] == self.kind:
                rouse(g, foe)
        for foe in able(g, self.kind):
            notice(g, foe)  # myth.shadows.timing
        g.do(Scout(self.kind))


def rouse(g: Horde, foe: int) -> None:
    """What a figure does instead of moving and attacking, if it must: stand up, rise, miss its activation."""
    mood = g.mood[foe]
    if mood & (MOVED | BROODED):
        return
    if mood & FALLEN:  # myth.monster.resurrect
        square = free_square(g, g.spot[foe])
        if square >= 0:
            g.rise(foe, square, rising_life(g, foe))
            g.wake(foe)
            g.note(foe, RAISED)
        g.note(foe, ROOTED | MOVED)
        return
    if not mood & ACTIVE:
        return
    if mood & DAZED:
        g.recover(foe, DAZED)  # myth.status.stun
    elif mood & DOWN:
        g.recover(foe, DOWN)  # myth.status.prone-monster
    elif (g.tide & CALM and mood & WOKEN) or not brave(g, foe):
        pass
    else:
        return
    g.note(foe, ROOTED | MOVED)


def free_square(g: Known, square: int) -> int:
    """A free square, this one or the nearest; -1 if the tile is full."""
    free = free_squares(g)
    for wave in g.ground.waves(1 << square, 144, g.ground.everywhere):
        if wave & free:
            return cells_of(wave & free)[0]
    return -1


def rising_life(g: Known, foe: int) -> int:
    """With how much Vitality a figure stands up."""
    for power in g.box.powers[g.kind[foe]]:
        if power.power == POWER_RESURRECT and power.amount:
            return power.amount
    return g.box.monster_vitality[g.kind[foe]]


def brave(g: Horde, foe: int) -> bool:
    """Whether a monster passes the Courage test that heroes force upon it, if they do."""
    more = monster_courage(g)
    courage = g.box.monster_courage[g.kind[foe]]
    if more < 0 or courage == 0:
        return True
    die = 1 + g.fall_die(MONSTER_DICE, SIDES)
    g.tell_courage(foe, die, courage + more)
    return die >= courage + more


def able(g: Known, kind: int) -> list[int]:
    """The figures of a kind that still have to move in this cycle."""
    found: list[int] = []
    for foe in range(len(g.kind)):
        mood = g.mood[foe]
        if g.kind[foe] == kind and mood & ACTIVE and not mood & (MOVED | ROOTED | FALLEN | BROODED):
            found.append(foe)
    return found


class Scout(Step[Horde]):
    """The figure nearest a hero chooses a target, and those next to it go along; then the next scout."""

    __slots__ = ("kind",)
    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def run(self, g: Horde) -> None:
        left = [foe for foe in able(g, self.kind) if g.aim[foe] == NOBODY]
        if not left or not candidates(g):
            g.do(MoveGroups(self.kind))
            return
        foe = scout(g, left)
        found = choice(g, foe)
        if len(found.targets) > 1:
            g.do(ChooseTarget(g.lowest(), foe, mask_of(found.targets)), Scout(self.kind))
            return
        lead(g, foe, found.targets[0], found.why)
        g.do(Scout(self.kind))


def scout(g: Known, foes: list[int]) -> int:
    """The figure nearest a hero (myth.mmove.closest-first); of several, one near the hero whom the kind prefers."""
    gaps = [nearest_hero(g, foe) for foe in foes]
    least = min(gaps)
    near = [foes[i] for i in range(len(foes)) if gaps[i] == least]
    if len(near) == 1:
        return near[0]
    close = [target for target in candidates(g) if any([g.gap(foe, g.target_square(target)) == least for foe in near])]
    if close:
        target = best(g, g.kind[near[0]], g.spot[near[0]], close, 0, True).targets[0]
        near = [foe for foe in near if g.gap(foe, g.target_square(target)) == least]
    first = near[0]
    for foe in near:
        if g.spot[foe] < g.spot[first]:
            first = foe
    return first


def lead(g: Horde, foe: int, target: int, why: int) -> None:
    """A scout goes for a target with those of its kind that stand next to it (myth.mmove.scout-pulls)."""
    group = [foe]
    if g.box.monster_size[g.kind[foe]] == SIZE_MINION:
        for other in able(g, g.kind[foe]):
            if (
                other != foe
                and g.aim[other] == NOBODY
                and g.beside(foe, g.spot[other])
                and goes_along(g, other, target)
            ):
                group.append(other)
    for other in group:
        g.set_aim(other, target)
    g.tell_targets(foe, target, len(group), why_word(why))


def goes_along(g: Known, foe: int, target: int) -> bool:
    """Whether a minion follows its scout to a target: not if it is taunted, or next to another hero."""
    if taunted_by(g, foe) not in (NOBODY, target):
        return False
    return target >= DECOY or not locked(g, foe) or g.beside(foe, g.target_square(target))


class ChooseTarget(Step[Horde]):
    """Targets between which not even Vitality decides: the players do."""

    __slots__ = ("foe", "targets")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "foe", "targets")

    def __init__(self, seat: int, foe: int, targets: int) -> None:
        self.seat = seat
        self.foe = foe
        self.targets = targets

    def options(self, g: Horde, seat: int) -> list[Opt]:
        opts = [HERO.at(target) for target in cells_of(self.targets) if target < DECOY]
        opts += [SQUARE.at(g.target_square(target)) for target in cells_of(self.targets) if target >= DECOY]
        return opts

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        for target in cells_of(self.targets):
            if opt is (HERO.at(target) if target < DECOY else SQUARE.at(g.target_square(target))):
                lead(g, self.foe, target, BY_PLAYERS)
                return

    def prompt(self, g: Horde, seat: int) -> Message:
        args: dict[str, int | str] = {"monster": g.kind[self.foe], "square": g.name(g.spot[self.foe])}
        return Message("ask-choose-target", args)

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.priority.fallback"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        return Reason("not-among-these", "myth.priority.fallback")


class MoveGroups(Step[Horde]):
    """The figures of a kind that go for one target: chosen, moved, with a moment to answer after each."""

    __slots__ = ("kind",)
    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def run(self, g: Horde) -> None:
        left = [foe for foe in able(g, self.kind) if g.aim[foe] != NOBODY]
        g.end_blow()
        if not left:
            return
        first = scout(g, left)
        target = g.aim[first]
        group = mask_of([foe for foe in left if g.aim[foe] == target])
        g.begin_blow(self.kind, target, group, first, STAGE_TARGET)
        g.do(Moment(AT_TARGET), WalkGroup(), MoveGroups(self.kind))


class WalkGroup(Step[Horde]):
    """One figure of the group after the other walks, the nearest first."""

    def run(self, g: Horde) -> None:
        kind = g.blow[BLOW_KIND]
        target = g.blow[BLOW_TARGET]
        left = [foe for foe in able(g, kind) if g.blow[BLOW_GROUP] >> foe & 1 and g.aim[foe] == target]
        if left and target not in candidates(g):  # it hid, or is gone: they choose again
            for foe in left:
                g.set_aim(foe, NOBODY)
            if everybody(g):
                g.do(Scout(kind))
            return
        if not left:
            g.set_stage(STAGE_MOVED)
            g.do(Moment(AT_MOVED))
            return
        foe = left[0]
        square = g.target_square(target)
        for other in left:
            if (g.gap(other, square), g.spot[other]) < (g.gap(foe, square), g.spot[foe]):
                foe = other
        if g.mood[foe] & (DOWN | DAZED):
            g.recover(foe, DAZED if g.mood[foe] & DAZED else DOWN)
            g.note(foe, ROOTED | MOVED)
            g.do(WalkGroup())
            return
        end = destination(g, foe, target, [other for other in left if other != foe])
        if burrows(g, foe) and not would_reach(g, foe, target, end) and g.roll_power(foe, POWER_BURROW):
            crawlers = tunnels(g, foe)
            if crawlers:
                g.do(Burrow(g.lowest() if target >= DECOY else target, foe, mask_of(crawlers)), WalkGroup())
                return
        walk(g, foe, end)
        g.do(WalkGroup())


def walk(g: Horde, foe: int, place: int) -> None:
    """A figure has moved; one that cannot, or must not, turns to whom it can reach (myth.mattack.switch-target)."""
    was = g.spot[foe]
    g.move_foe(foe, place)
    g.note(foe, MOVED)
    if place == was and not reaches_any(g, foe, g.aim[foe]):
        found = choice_in_reach(g, foe)
        if found.targets:
            g.set_aim(foe, found.targets[0])
            g.tell_targets(foe, found.targets[0], 1, why_word(found.why))


def burrows(g: Known, foe: int) -> bool:
    """Whether a figure can burrow."""
    for power in g.box.powers[g.kind[foe]]:
        if power.power == POWER_BURROW:
            return True
    return False


def would_reach(g: Horde, foe: int, target: int, place: int) -> bool:
    """Whether a figure would reach its target from another place."""
    was = g.spot[foe]
    g.spot[foe] = place
    found = reaches_any(g, foe, target)
    g.spot[foe] = was
    return found


def tunnels(g: Known, foe: int) -> list[int]:
    """The minions of its family next to the hero closest to a figure: it changes places with one of them."""
    least = nearest_hero(g, foe)
    minions = g.box.minions_of[g.box.monster_family[g.kind[foe]]]
    found: list[int] = []
    for other in range(len(g.kind)):
        if g.kind[other] in minions and not g.mood[other] & FALLEN:
            for target in everybody(g):
                square = g.target_square(target)
                if g.gap(foe, square) == least and g.beside(other, square) and other not in found:
                    found.append(other)
    return found


class Burrow(Step[Horde]):
    """With which crawler a stalker changes places."""

    __slots__ = ("foe", "others")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "foe", "others")

    def __init__(self, seat: int, foe: int, others: int) -> None:
        self.seat = seat
        self.foe = foe
        self.others = others

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [TARGET.at(other) for other in cells_of(self.others)]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        foe = self.foe
        g.swap(foe, opt.a)
        g.note(foe, MOVED)
        if not reaches_any(g, foe, g.aim[foe]):
            found = choice_in_reach(g, foe)
            if found.targets:
                g.set_aim(foe, found.targets[0])
                g.tell_targets(foe, found.targets[0], 1, why_word(found.why))

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("ask-burrow", {"monster": g.kind[self.foe], "square": g.name(g.spot[self.foe])})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.monster.stalker-burrow"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        return Reason("not-among-these", "myth.monster.stalker-burrow")
