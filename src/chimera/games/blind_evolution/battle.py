"""Battles with bosses: joining, rounds in which all strike at once, and escape."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.events import Event, Message
from chimera.engine.game import AUTO, MANY, PASS, Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.blind_evolution.changes import TURN_BREAKS, Ask, City
from chimera.games.blind_evolution.events import Effects
from chimera.games.blind_evolution.judgement import ENDS, Judge, half, success
from chimera.games.blind_evolution.refusals import rule_of, why_not
from chimera.games.blind_evolution.words import (
    BATTLE,
    BATTLE_ARMOUR,
    BATTLE_DAMAGE,
    BATTLE_START,
    CARDS,
    ESCAPE,
    ESCAPING,
    FIGHT,
    FIGHT_BLOWS,
    FIGHT_BOSS,
    FIGHT_ON,
    FIGHT_ROUND,
    FIGHTERS_IN,
    FIGHTING,
    FIRST_STRIKE,
    FLEE,
    FROM_BOSS,
    JOIN,
    JUDGEMENT_STREAM,
    P_FLEE_MONEY,
    P_SHIELD,
    SEATS,
    STRIKE,
    TO,
    TURN,
    W_DAMAGE,
    W_HP,
    WIDE,
)


def begin_battle(g: City, boss: int) -> None:
    """A battle begins; it costs no action point."""
    seat = g.active
    g.do(JoinBattle(0), FightersMeet(), NextRound(), BattleEnds(tuple(g.judge), tuple(g.chain)))
    g.judge = []
    g.chain = []
    g.fight = [boss, 0, 1 << seat, 1 << seat] + [0] * SEATS
    g.begin_phase(FIGHTING)
    if g.listening:
        g.tell(
            Event(
                "battle",
                seat,
                {"boss": g.boss_word(boss), "hex": g.name(g.at[seat]), "at": g.at[seat], "hp": g.boss_hp[boss]},
            )
        )
    g.occurs(BATTLE_START)


def fighters(g: City) -> list[int]:
    """The seats that take part, in turn order from the active one."""
    mask = g.fight[FIGHTERS_IN]
    return [seat for seat in g.from_active() if (mask >> seat) & 1 and g.here(seat)]


class JoinBattle(Step[City]):
    """Whoever is next to the active character, or on its hex, may join at the start, and only then."""

    FIELDS: ClassVar[tuple[str, ...]] = ("answered",)

    def __init__(self, answered: int) -> None:
        self.seat = MANY
        self.answered = answered  # one bit per seat

    def asked(self, g: City) -> tuple[int, ...]:
        steps = g.box.steps[g.at[g.active]] if g.here(g.active) else []
        return tuple(
            [
                seat
                for seat in range(len(g.scores))
                if steps
                and seat != g.active
                and not (self.answered >> seat) & 1
                and g.here(seat)
                and steps[g.at[seat]] <= 1
            ]
        )

    def options(self, g: City, seat: int) -> list[Opt]:
        return [PASS, JOIN]

    def take(self, g: City, seat: int, opt: Opt) -> None:
        g.do(JoinBattle(self.answered | 1 << seat))
        if opt is JOIN:
            g.fight[FIGHTERS_IN] |= 1 << seat
            place = g.boss_at[g.fight[FIGHT_BOSS]]
            if g.listening:
                g.tell(Event("joins", seat, {"boss": g.boss_word(g.fight[FIGHT_BOSS])}))
            if g.at[seat] != place:
                g.go(seat, place, "join", [g.at[seat], place])

    def prompt(self, g: City, seat: int) -> Message:
        boss = g.fight[FIGHT_BOSS]
        args: dict[str, int | str] = {"seat": seat, "other_seat": g.active}
        return Message("prompt-join", {**args, "boss": g.boss_word(boss), "hp": g.boss_hp[boss]})

    def rule(self, g: City, seat: int, opt: Opt) -> str:
        return rule_of("join", opt)

    def why_not(self, g: City, seat: int, opt: Opt) -> Reason:
        return why_not(g, "join", seat, opt)


class FightersMeet(Step[City]):
    """What the fighters hold against the boss shows; a card may strike before the first round."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, g: City) -> None:
        boss = g.fight[FIGHT_BOSS]
        if g.usable(g.active, FIRST_STRIKE) and g.here(g.active):
            g.do(FirstStrike(g.active))
        for weakness, item, n in g.box.weak[boss]:
            if weakness == W_HP and not (g.boss_known[boss] >> item) & 1 and holder(g, item) >= 0:
                g.boss_known[boss] |= 1 << item
                g.strike(boss, min(n, g.boss_hp[boss] - 1), holder(g, item))


def holder(g: City, item: int) -> int:
    """The fighter who holds an item, or -1."""
    for seat in fighters(g):
        if g.items[item] == seat:
            return seat
    return -1


class FirstStrike(Ask):
    """A blow before the first round, or not."""

    KEY: ClassVar[str] = "first-strike"

    def options(self, g: City, seat: int) -> list[Opt]:
        opts = [PASS]
        opts.extend([STRIKE[kind] for kind in g.usable(seat, FIRST_STRIKE)])
        return opts

    def take(self, g: City, seat: int, opt: Opt) -> None:
        if opt is not PASS:
            g.use_card(seat, opt.a)
            g.strike(g.fight[FIGHT_BOSS], g.box.ability_n[opt.a], seat)


class NextRound(Step[City]):
    """Everybody who fights on makes a judgement, then all strike at once."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, g: City) -> None:
        boss = g.fight[FIGHT_BOSS]
        if g.boss_hp[boss] <= 0:
            boss_falls(g, boss)
            return
        if g.fight[FIGHT_ROUND] == 0:
            g.fight[FIGHT_ON] = g.fight[FIGHTERS_IN]
        who = [seat for seat in fighters(g) if (g.fight[FIGHT_ON] >> seat) & 1]
        g.fight[FIGHT_ROUND] += 1
        for seat in range(SEATS):
            g.fight[FIGHT_BLOWS + seat] = 0
        if g.listening:
            g.tell(Event("battle_round", -1, {"round": g.fight[FIGHT_ROUND], "boss": g.boss_word(boss)}))
        g.do(Blows())
        for seat in who[::-1]:
            g.do(Judge(seat, BATTLE), NoteBlow(seat))


class NoteBlow(Step[City]):
    """A fighter's success in this round."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        if g.judge and g.here(self.who):
            g.fight[FIGHT_BLOWS + self.who] = success(g)
        g.do(ENDS)


class Blows(Step[City]):
    """All blows of a round fall at once; the one with the lowest success is hit."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, g: City) -> None:
        boss = g.fight[FIGHT_BOSS]
        struck = [seat for seat in fighters(g) if g.fight[FIGHT_BLOWS + seat] > 0]
        if not struck:
            g.do(Decide())
            return
        force = 0
        for seat in struck:
            blow = half(g.fight[FIGHT_BLOWS + seat]) + g.total(seat, BATTLE_DAMAGE) + g.gift(seat, BATTLE_DAMAGE)
            force += blow
        force = max(0, force - shield(g, boss))
        claws = boss_judges(g)
        victim = weakest(g, struck)
        hit = boss_damage(g, boss, half(claws), victim)
        if g.listening:
            args: dict[str, int | str] = {
                "boss": g.boss_word(boss),
                "n": force,
                "success": claws,
                "other_seat": victim,
                "hit": hit,
            }
            g.tell(Event("blows", -1, args))
        g.strike(boss, force, -1)
        if g.boss_hp[boss] <= 0:
            boss_falls(g, boss)  # blind_evolution.end.win-and-loss-together
        else:
            g.do(Decide())
        g.hurt(victim, hit, "battle")
        g.falls()


def shield(g: City, boss: int) -> int:
    """Points of damage that a boss ignores each round because another stands."""
    ignored = 0
    for other in range(len(g.boss_at)):
        if g.boss_at[other] >= 0:
            for power, n, x in g.box.powers[other]:
                if power == P_SHIELD and x == boss:
                    ignored += n
    return ignored


def boss_judges(g: City) -> int:
    """The boss's success level, with a deck of its own."""
    g.dice.open(JUDGEMENT_STREAM)
    laid: list[int] = []
    for drawn in range(CARDS):
        n = g.dice.below(JUDGEMENT_STREAM, CARDS - drawn)
        card = 0
        while True:
            if card not in laid:
                if n == 0:
                    break
                n -= 1
            card += 1
        if laid:
            right, left = g.box.card_right[laid[-1]], g.box.card_left[card]
            if right != left and WIDE not in (right, left):
                break
        laid.append(card)
    return len(laid)


def weakest(g: City, struck: list[int]) -> int:
    """The fighter with the lowest success; equals by lot."""
    least = min([g.fight[FIGHT_BLOWS + seat] for seat in struck])
    tied = [seat for seat in struck if g.fight[FIGHT_BLOWS + seat] == least]
    return tied[0] if len(tied) == 1 else tied[g.by_lot(len(tied))]


def boss_damage(g: City, boss: int, blow: int, victim: int) -> int:
    """What a blow of the boss does to a fighter."""
    hit = blow + g.box.boss_bonus[boss]
    lowered = 0
    for weakness, item, n in g.box.weak[boss]:
        if weakness == W_DAMAGE and holder(g, item) >= 0:
            lowered += n
    if lowered:
        hit = max(1, hit - lowered)
    armour = g.total(victim, BATTLE_ARMOUR)
    for item in g.held_items(victim):
        armour += g.box.item_armour[item]
    return max(0, hit - armour)


def boss_falls(g: City, boss: int) -> None:
    """The boss is defeated; those who fought have their reward, and the battle is over."""
    g.do(Effects(FROM_BOSS, boss, 0, 0, g.active))
    g.defeat(boss)


class Decide(Step[City]):
    """After a round every fighter chooses to fight on or to flee."""

    FIELDS: ClassVar[tuple[str, ...]] = ("answered", "fleeing")

    def __init__(self, answered: int = 0, fleeing: int = 0) -> None:
        self.seat = MANY
        self.answered = answered
        self.fleeing = fleeing

    def asked(self, g: City) -> tuple[int, ...]:
        if not g.fight:
            return ()
        return tuple([seat for seat in sorted(fighters(g)) if not (self.answered >> seat) & 1])

    def options(self, g: City, seat: int) -> list[Opt]:
        return [FIGHT, FLEE] if ways_out(g, seat) else [FIGHT]

    def take(self, g: City, seat: int, opt: Opt) -> None:
        answered = self.answered | 1 << seat
        fleeing = self.fleeing | (1 << seat if opt is FLEE else 0)
        again = Decide(answered, fleeing)
        if g.listening:
            g.tell(Event("flees" if opt is FLEE else "fights_on", seat, {"boss": g.boss_word(g.fight[FIGHT_BOSS])}))
        if again.asked(g):
            g.do(again)
            return
        g.fight[FIGHT_ON] = g.fight[FIGHTERS_IN] & ~fleeing
        g.do(AfterEscapes())
        for other in fighters(g)[::-1]:
            if (fleeing >> other) & 1:
                g.do(Judge(other, ESCAPING), Escape(other), ENDS)

    def prompt(self, g: City, seat: int) -> Message:
        boss = g.fight[FIGHT_BOSS]
        args: dict[str, int | str] = {"seat": seat, "boss": g.boss_word(boss), "hp": g.boss_hp[boss]}
        return Message("prompt-decide", {**args, "own": g.hp[seat]})

    def rule(self, g: City, seat: int, opt: Opt) -> str:
        return rule_of("decide", opt)

    def why_not(self, g: City, seat: int, opt: Opt) -> Reason:
        return why_not(g, "decide", seat, opt)


def ways_out(g: City, seat: int) -> list[int]:
    """The hexes to which a fighter could flee."""
    return [place for place in g.box.near[g.at[seat]] if g.boss_on(place) < 0 and g.enterable(seat, place)]


class Escape(Step[City]):
    """An escape succeeds with enough success, else it hurts."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        seat = self.who
        if not g.here(seat):
            return
        if success(g) >= ESCAPE and ways_out(g, seat):
            g.do(EscapeTo(seat))
            return
        if g.listening:
            g.tell(Event("caught", seat, {"boss": g.boss_word(g.fight[FIGHT_BOSS])}))
        g.hurt(seat, 1, "escape")
        g.falls()


class EscapeTo(Ask):
    """The hex to which a fighter escapes."""

    KEY: ClassVar[str] = "escape-to"

    def options(self, g: City, seat: int) -> list[Opt]:
        return [TO[place] for place in ways_out(g, seat)]

    def take(self, g: City, seat: int, opt: Opt) -> None:
        boss = g.fight[FIGHT_BOSS]
        g.fight[FIGHTERS_IN] &= ~(1 << seat)
        g.go(seat, opt.a, "flee", [g.at[seat], opt.a])
        for power, n, _x in g.box.powers[boss]:
            if power == P_FLEE_MONEY:
                g.pay(seat, n)


class AfterEscapes(Step[City]):
    """Those who fight on fight another round; if nobody does, those who could not flee choose again."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, g: City) -> None:
        left = fighters(g)
        if not left:
            return
        if any([(g.fight[FIGHT_ON] >> seat) & 1 for seat in left]):
            g.do(NextRound())
        else:
            g.do(Decide())


class BattleEnds(Step[City]):
    """The battle is over, the movement too; the turn goes on with the points that are left.

    A boss may emerge, or be met on a free walk, in the middle of a judgement: that one lies here until then.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("judge", "chain")

    def __init__(self, judge: tuple[int, ...], chain: tuple[int, ...]) -> None:
        self.seat = AUTO
        self.judge = judge
        self.chain = chain

    def run(self, g: City) -> None:
        g.fight = []
        g.judge = list(self.judge)
        g.chain = list(self.chain)
        g.begin_phase(TURN)
        if g.listening:
            g.tell(Event("battle_over", g.active))
        if not g.here(g.active):
            g.do(TURN_BREAKS)
        elif g.boss_on(g.at[g.active]) >= 0:  # another one: it came up where this one fell
            g.meet_boss(g.boss_on(g.at[g.active]))
