"""C. Attacking and D. Damage: kind by kind in the same order, group by group."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.cells import cells_of, mask_of
from chimera.engine.events import Message
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.combat.slaying import stands_up
from chimera.games.myth.darkness.moments import Moment
from chimera.games.myth.ending import look_for_end
from chimera.games.myth.heroes.auras import rerolled, stand_ins, victim_of
from chimera.games.myth.heroes.play import answer_blow
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import AREA_SIDE, SIZE_MINI_BOSS, SIZE_MINION
from chimera.games.myth.known import Known
from chimera.games.myth.monsters.fates import Fates, after_attacks, power_of
from chimera.games.myth.monsters.odds import blows, expected_damage, hit_dice, hurt_in, standing_blows, target_number
from chimera.games.myth.monsters.priorities import (
    choice_in_reach,
    heroes_in,
    outranks,
    sides,
    visible,
    why_word,
)
from chimera.games.myth.monsters.reach import around, reaches, reaches_any
from chimera.games.myth.printed import Strike
from chimera.games.myth.words import (
    ACTIVE,
    AT_DAMAGE,
    AT_DICE,
    BLOW_ATTACK,
    BLOW_FOE,
    BLOW_GROUP,
    BLOW_KIND,
    BLOW_REROLLED,
    BLOW_TARGET,
    BLOW_VICTIM,
    BLOW_VICTIMS,
    BROODED,
    DAZED,
    DECOY,
    DONE,
    DOWN,
    EDGE,
    FALLEN,
    HELD,
    HERO,
    MONSTER_DICE,
    NOBODY,
    NOWHERE,
    ROOTED,
    SHIFTED,
    SIDES,
    STAGE_DAMAGE,
    STAGE_DICE,
    STAND_IN,
    STRUCK,
    TARGET,
)


class StrikeKind(Step[Horde]):
    """The figures of a kind attack, those on one target together."""

    __slots__ = ("kind",)
    FIELDS: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def run(self, g: Horde) -> None:
        g.end_blow()
        left = strikers(g, self.kind)
        if not left:
            return
        target = g.aim[left[0]]
        group = [foe for foe in left if g.aim[foe] == target]
        tempted = temptation(g, group)
        if tempted >= 0:
            asked = target if 0 <= target < DECOY and g.alive(target) else g.lowest()
            g.do(SwitchTarget(asked, mask_of(group), tempted), StrikeKind(self.kind))
            return
        able = [foe for foe in group if reaches_any(g, foe, target) or choosy(g, foe)]
        g.lose_attack([foe for foe in group if foe not in able and target != NOBODY])  # myth.interrupt.move-away
        for foe in group:
            g.note(foe, STRUCK)
        g.do(StrikeKind(self.kind))
        if able:
            g.begin_blow(self.kind, target, mask_of(able), able[0], STAGE_DICE)
            g.do(Attack(0, 0))


def strikers(g: Horde, kind: int) -> list[int]:
    """The figures of a kind that still have to attack; those whose target was slain turn to whom they reach."""
    found: list[int] = []
    for foe in range(len(g.kind)):
        mood = g.mood[foe]
        if g.kind[foe] != kind or not mood & ACTIVE or mood & (ROOTED | STRUCK | FALLEN | BROODED):
            continue
        if mood & DOWN:  # myth.status.prone-mid-activation: it still has to stand up
            g.note(foe, STRUCK)
            continue
        if mood & DAZED:
            g.recover(foe, DAZED)
            g.note(foe, STRUCK)
            continue
        if g.target_square(g.aim[foe]) == NOWHERE:
            instead = choice_in_reach(g, foe)
            g.set_aim(foe, instead.targets[0] if instead.targets else NOBODY)
            if instead.targets:
                g.tell_targets(foe, instead.targets[0], 1, why_word(instead.why))
        found.append(foe)
    return found


def choosy(g: Known, foe: int) -> bool:
    """Whether a monster has several attacks, each with a target of its own, or does something without any."""
    return g.box.monster_size[g.kind[foe]] >= SIZE_MINI_BOSS


def temptation(g: Known, group: list[int]) -> int:
    """A hero who came into reach of a group and ranks higher than its target; NOBODY if there is none."""
    target = g.aim[group[0]]
    if target == NOBODY:
        return NOBODY
    for seat in g.living():
        if seat != target and g.tide >> (SHIFTED + seat) & 1 and visible(g, seat):
            for foe in group:
                if not g.mood[foe] & HELD and reaches_any(g, foe, seat) and outranks(g, foe, seat, target):
                    return seat
    return NOBODY


class SwitchTarget(Step[Horde]):
    """A hero came into reach whom a group would rather have: the players choose whether it switches."""

    __slots__ = ("group", "other")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "group", "other")

    def __init__(self, seat: int, group: int, other: int) -> None:
        self.seat = seat
        self.group = group
        self.other = other

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [HERO.at(self.other), DONE.at()]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        moved: list[int] = []
        for foe in cells_of(self.group):
            g.note(foe, HELD)
            if opt is not DONE.at() and reaches_any(g, foe, self.other):
                g.set_aim(foe, self.other)
                moved.append(foe)
        if moved:
            g.tell_targets(moved[0], self.other, len(moved), "players")

    def prompt(self, g: Horde, seat: int) -> Message:
        foe = cells_of(self.group)[0]
        return Message("ask-switch-target", {"monster": g.kind[foe], "other_seat": self.other})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.interrupt.move-toward"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        return Reason("not-among-these", "myth.interrupt.move-toward")


class Attack(Step[Horde]):
    """One attack of the card, by the whole group; `made` counts those that were made before."""

    __slots__ = ("made", "number")
    FIELDS: ClassVar[tuple[str, ...]] = ("number", "made")

    def __init__(self, number: int, made: int) -> None:
        super().__init__()
        self.number = number
        self.made = made

    def run(self, g: Horde) -> None:
        kind = g.blow[BLOW_KIND]
        group = [foe for foe in cells_of(g.blow[BLOW_GROUP]) if g.targetable(foe)]
        if self.number >= len(g.box.strikes[kind]) or not group:
            if self.made:
                answer_blow(g)
            after_attacks(g, group, self.made)
            return
        strike = g.box.strikes[kind][self.number]
        after = Attack(self.number + 1, self.made + 1)
        if strike.area == AREA_SIDE:
            best = crowded(g, group[0])
            if len(best) > 1:
                g.do(ChooseSide(g.lowest(), self.number, self.made))
            elif best:
                swing_area(g, group[0], self.number, best[0])
                g.do(*answers(g), after)
            else:
                g.do(Attack(self.number + 1, self.made))
            return
        target = g.blow[BLOW_TARGET]
        able = [foe for foe in group if reaches(g, foe, target, strike.ranged, strike.range)]
        if not able and choosy(g, group[0]):
            others = [
                seat
                for seat in choice_in_reach(g, group[0]).targets
                if reaches(g, group[0], seat, strike.ranged, strike.range)
            ]
            if others:
                target = others[0]
                able = group[:1]
        if not able:
            g.do(Attack(self.number + 1, self.made))
            return
        if target >= DECOY:
            g.tell_decoyed(able)
            g.do(after)
            return
        victim = victim_of(g, target, able[0], strike.ranged)
        instead = stand_ins(g, victim, strike.ranged)
        if instead:
            g.do(StandIn(victim, self.number, mask_of(able), mask_of(instead)), after)
            return
        swing(g, able, self.number, victim)
        g.do(*answers(g), after)


def answers(g: Horde) -> list[Step[Horde]]:
    """What follows a roll: it is answered, counted, answered again, and dealt."""
    return [Moment(AT_DICE), Reckon(), Deal()]


def swing(g: Horde, foes: list[int], number: int, victim: int) -> None:
    """A group rolls its hit dice for an attack, each figure by its own target number."""
    kind = g.kind[foes[0]]
    strike = g.box.strikes[kind][number]
    swings: list[int] = []
    for foe in foes:
        tn = strike.tn if victim >= STAND_IN else target_number(g, foe, strike, victim)
        for i in range(hit_dice(g, foe, strike)):
            swings += [1 + g.fall_die(MONSTER_DICE, SIDES), tn, foe * 4 + i % strike.attacks]
    swings = by_attack(swings)
    g.swing(number, victim, 0, swings)
    if victim < STAND_IN and rerolled(g, victim):
        g.roll_hits_again()


def by_attack(swings: list[int]) -> list[int]:
    """Hit dice, those of one attack side by side."""
    found: list[int] = []
    attacks: list[int] = []
    for i in range(2, len(swings), 3):
        if swings[i] not in attacks:
            attacks.append(swings[i])
    for attack in attacks:
        for i in range(0, len(swings), 3):
            if swings[i + 2] == attack:
                found += swings[i : i + 3]
    return found


def swing_area(g: Horde, foe: int, number: int, squares: int) -> None:
    """A monster rolls once against all heroes on some squares."""
    strike = g.box.strikes[g.kind[foe]][number]
    seats = heroes_in(g, squares)
    tn = min([target_number(g, foe, strike, seat) for seat in seats])
    swings: list[int] = []
    for _ in range(hit_dice(g, foe, strike)):
        swings += [1 + g.fall_die(MONSTER_DICE, SIDES), tn, foe * 4]
    g.swing(number, seats[0], mask_of(seats), swings)


def crowded(g: Known, foe: int) -> list[int]:
    """The sides of a base with most heroes whom monsters may choose, as sets of squares; [] if there are none."""
    near = around(g, g.squares_of(foe))
    most = 0
    found: list[int] = []
    for side in sides(g, g.kind[foe], g.spot[foe]):
        heroes = len([seat for seat in heroes_in(g, side & near) if visible(g, seat)])
        if heroes > most:
            most = heroes
            found = []
        if heroes and heroes == most and side & near not in found:
            found.append(side & near)
    return found


class ChooseSide(Step[Horde]):
    """Sides of a large base with as many heroes: the players choose which is attacked."""

    __slots__ = ("made", "number")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number", "made")

    def __init__(self, seat: int, number: int, made: int) -> None:
        self.seat = seat
        self.number = number
        self.made = made

    def options(self, g: Horde, seat: int) -> list[Opt]:
        foe = g.blow[BLOW_FOE]
        near = around(g, g.squares_of(foe))
        best = crowded(g, foe)
        rows = sides(g, g.kind[foe], g.spot[foe])
        return [EDGE.at(side) for side in range(len(rows)) if rows[side] & near in best]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        foe = g.blow[BLOW_FOE]
        near = around(g, g.squares_of(foe))
        swing_area(g, foe, self.number, sides(g, g.kind[foe], g.spot[foe])[opt.a] & near)
        g.do(*answers(g), Attack(self.number + 1, self.made + 1))

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("ask-side", {"monster": g.blow[BLOW_KIND]})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.boss.same-rules"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        return Reason("not-among-these", "myth.boss.same-rules")


class StandIn(Step[Horde]):
    """A hero chooses the minion that takes a ranged attack instead."""

    __slots__ = ("group", "number", "others")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number", "group", "others")

    def __init__(self, seat: int, number: int, group: int, others: int) -> None:
        self.seat = seat
        self.number = number
        self.group = group
        self.others = others

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [TARGET.at(foe) for foe in cells_of(self.others)]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        swing(g, list(cells_of(self.group)), self.number, STAND_IN + opt.a)
        g.do(*answers(g))

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("ask-stand-in", {"monster": g.blow[BLOW_KIND]})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.archer.pincushion"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        return Reason("not-among-these", "myth.archer.pincushion")


class Reckon(Step[Horde]):
    """The dice stand as they are; if they hurt, there is a moment before the damage."""

    def run(self, g: Horde) -> None:
        victim = g.blow[BLOW_VICTIM]
        if victim < STAND_IN and not g.blow[BLOW_VICTIMS] and not g.blow[BLOW_REROLLED] and rerolled(g, victim):
            g.roll_hits_again()  # the card came after the roll
        g.set_stage(STAGE_DAMAGE)
        if victim < STAND_IN and expected_damage(g) > 0:
            g.do(Moment(AT_DAMAGE))


class Deal(Step[Horde]):
    """D. Damage: what was not dodged hurts, and what comes with it happens."""

    def run(self, g: Horde) -> None:
        if g.blow:
            deal(g)
        look_for_end(g)


def deal(g: Horde) -> None:
    """The attack of the group hurts."""
    blow = g.blow
    strike = g.box.strikes[blow[BLOW_KIND]][blow[BLOW_ATTACK]]
    foes = [foe for foe in cells_of(blow[BLOW_GROUP]) if g.targetable(foe)]
    if blow[BLOW_VICTIM] >= STAND_IN:
        hit_stand_in(g, blow[BLOW_VICTIM] - STAND_IN, strike)
        return
    if blow[BLOW_VICTIMS]:
        seats = hurt_in(g)
        for seat in seats:
            g.hurt(seat, strike.damage)
        g.remember_hits(foes, mask_of(seats))
        g.tell_result(strike.damage * len(seats))
        return
    victim = blow[BLOW_VICTIM]
    found = standing_blows(g)
    damage = sum([each[0] for each in found])
    g.remember_hits(foes, 1 << victim if found else 0)
    g.tell_result(damage)
    g.hurt(victim, damage)
    if not found:
        return
    if strike.power >= 0:
        power_of(g, foes[0], strike.power, strike.amount, victim)
    if strike.fd:
        g.do(Fates(victim, fate_rolls(g, found), strike.fd))


def fate_rolls(g: Known, found: list[tuple[int, int]]) -> int:
    """The figures that roll fate dice of their own: each that hit, but of minions one for the whole group."""
    hitters: list[int] = []
    for each in found:
        if each[1] // 4 not in hitters:
            hitters.append(each[1] // 4)
    if g.box.monster_size[g.blow[BLOW_KIND]] == SIZE_MINION:
        hitters = hitters[:1]
    return mask_of(hitters)


def hit_stand_in(g: Horde, foe: int, strike: Strike) -> None:
    """A minion that took an attack for a hero is slain by any hit, for nobody's Threat and no treasure."""
    if blows(g.swings, strike) and g.targetable(foe):
        g.wound(foe, g.life[foe], -1)
        if stands_up(g, foe):
            g.fall(foe)
        else:
            g.bury(foe, -1)
