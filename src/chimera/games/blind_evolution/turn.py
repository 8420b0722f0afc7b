"""A turn of the city: every character's own turn with its event card and actions, one after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.events import Event
from chimera.engine.game import AUTO, Opt, Step
from chimera.games.blind_evolution.abilities import aim, clean_action, cleans, talents, use, uses
from chimera.games.blind_evolution.changes import Ask, City
from chimera.games.blind_evolution.joining import Newcomer
from chimera.games.blind_evolution.judgement import ENDS, Judge, half, random_bits, success
from chimera.games.blind_evolution.lines import KeepBits, Swapping, lay_bit, layable, look_at_line, price, swappable
from chimera.games.blind_evolution.moves import (
    begin_walk,
    flooded,
    look_for_company,
    pickable,
    rides,
    stops,
    take_taxi,
    take_train,
    walking,
)
from chimera.games.blind_evolution.search import research, search_area
from chimera.games.blind_evolution.spread import EndOfTurn
from chimera.games.blind_evolution.words import (
    ACTION_POINTS,
    ADD_MONEY,
    ALONE,
    EARN,
    EARN_DONE,
    EARNING,
    END,
    FOLLOW,
    HEALED,
    HOSPITAL,
    HP_LOW,
    KINDS,
    MONEY_0,
    NEAR_TAINT,
    NO_MOVE,
    POINTS,
    RESEARCH,
    RESERVE_3,
    RESERVE_BITS,
    SEARCH,
    TAXI,
    TAXI_HEXES,
    TURN,
    USE_HOSPITAL,
    WALK,
)

WEAK: Final = 3  # HP at which a character is in a bad way


class Turn(Step[City]):
    """Everybody has a turn, from the starting player on; then the city has its own."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, g: City) -> None:
        seats = len(g.scores)
        g.begin_phase(TURN)
        if g.listening:
            g.tell(Event("round", -1, {"round": g.turn, "rounds": g.box.turn_limit}))
        g.do(EndOfTurn(), Turn())
        for i in range(seats - 1, -1, -1):
            g.do(TurnOf((g.starter + i) % seats))


class TurnOf(Step[City]):
    """One character's turn begins: an event card is read in secret, then actions are taken."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        seat = self.who
        g.active = seat
        g.points = 0
        g.moved = g.cleaned = g.rode = 0
        for other in range(len(g.scores)):
            if other == seat:
                g.used[other] = 0  # blind_evolution.ability.once-per-turn
            elif g.heroes[other] >= 0 and g.box.hero_op[g.heroes[other]] == FOLLOW:
                g.used[other] &= ~(1 << KINDS)
        if g.listening:
            g.tell(Event("turn", seat, {"turn": g.turn}))
        g.do(TurnEnds(seat))
        if g.heroes[seat] < 0:
            g.do(Newcomer(seat), BeginActions(seat))
        else:
            g.do(BeginActions(seat))


class BeginActions(Step[City]):
    """Action points, the event card, and a boss that is already here."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        seat = self.who
        points = max(0, g.most(seat, ACTION_POINTS, POINTS) + g.tired[seat])
        g.tired[seat] = 0
        g.change_points(points)
        g.draw_event(reader_for(g, seat))
        g.do(Act(seat))
        boss = g.boss_on(g.at[seat])
        if boss >= 0:
            g.meet_boss(boss)  # blind_evolution.boss.emerging-boss
        g.look_rich(seat)
        look_for_company(g, seat)


def reader_for(g: City, seat: int) -> int:
    """Who reads the event card: the next one to the left who is run by another person; -1 for nobody."""
    seats = len(g.scores)
    for i in range(1, seats):
        other = (seat + i) % seats
        if g.box.persons[other] != g.box.persons[seat]:
            return other
    return -1


class Act(Ask):
    """What the active character does next; it may end its turn at any time."""

    KEY: ClassVar[str] = "act"
    SHY: ClassVar[tuple[str, ...]] = ("end",)

    def options(self, g: City, seat: int) -> list[Opt]:
        opts: list[Opt] = []
        points = g.points > 0
        if points:
            go_about(g, seat, opts)
        opts.extend(rides(g, seat))
        if g.box.hospital[g.at[seat]] and g.money[seat] > 0 and g.hp[seat] < g.full_hp(seat):
            opts.append(HOSPITAL)
        if points:
            opts.append(SEARCH)
            opts.append(RESEARCH)
            opts.extend(cleans(g, seat))
            opts.append(EARN)
        opts.extend(talents(g, seat))
        opts.extend(layable(g, seat))
        opts.extend(swappable(g, seat))
        opts.extend(uses(g, seat))
        opts.extend(pickable(g, seat))
        opts.append(END)
        return opts

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"points": g.points}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        verb = opt.verb
        if opt is END:
            g.do(Closing(seat), KeepBits(seat))
            look_at_line(g, seat)
            if g.listening:
                g.tell(Event("ends_turn", seat, {"points": g.points}))
            return
        g.do(self)
        if verb in ("walk", "via"):
            begin_walk(g, seat, opt)
        elif verb == "taxi":
            take_taxi(g, seat, opt.a)
        elif verb == "ride":
            take_train(g, seat, opt.a)
        elif opt is HOSPITAL:
            g.pay(seat, 1)
            g.heal(seat, HEALED)
            g.occurs(USE_HOSPITAL)
        elif opt is SEARCH:
            search_area(g, seat)
        elif opt is RESEARCH:
            research(g, seat)
        elif verb in ("clean", "several", "line", "cleanse"):
            clean_action(g, seat, opt)
        elif opt is EARN:
            earn(g, seat)
        elif verb == "lay":
            lay_bit(g, seat, opt.a, opt.b)
        elif verb == "swap":
            g.do(Swapping(seat, opt.a, price(g, seat)))
            if g.listening:
                g.tell(Event("swaps", seat, {"bit": opt.a}))
        elif verb == "use":
            use(g, seat, opt.a)
        elif verb == "talent":
            aim(g, seat, KINDS)
        else:
            g.pick_up(seat, opt.a)


def go_about(g: City, seat: int, opts: list[Opt]) -> None:
    """Where a move can lead on foot, with a stop on the way, or by taxi."""
    far = walking(g, seat)
    taxi = g.money[seat] > 0
    steps = flooded(g, seat, max(far, TAXI_HEXES) if taxi else far)
    opts.extend([WALK[place] for place in range(g.box.hexes) if 0 < steps[place] <= far])
    opts.extend(stops(g, seat, steps, far))
    if taxi:
        opts.extend([TAXI[place] for place in range(g.box.hexes) if far < steps[place] <= TAXI_HEXES])


def earn(g: City, seat: int) -> None:
    """Earning money: a judgement that may be stopped."""
    g.do(Judge(seat, EARNING), Earned(seat), ENDS)
    g.spend_point()
    if g.listening:
        g.tell(Event("works", seat))


class Earned(Step[City]):
    """Half the success in money, and a bit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        won = half(success(g)) + g.gift(self.who, ADD_MONEY)
        random_bits(g, self.who, 1)  # blind_evolution.money.one-bit
        g.earn(self.who, won)
        g.occurs(EARN_DONE)


class Closing(Step[City]):
    """The end of a character's turn: what can be noticed only now."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        seat = self.who
        if g.moved == 0:
            g.occurs(NO_MOVE)
        if g.money[seat] == 0:
            g.occurs(MONEY_0)
        if g.hp[seat] <= WEAK:
            g.occurs(HP_LOW)
        if any([g.pawns[place] for place in g.box.near[g.at[seat]]]):
            g.occurs(NEAR_TAINT)
        if g.unplaced(seat) >= RESERVE_BITS:
            g.occurs(RESERVE_3)
        tile = g.box.tile_of[g.at[seat]]
        company = False
        for other in range(len(g.scores)):
            if other != seat and g.here(other) and g.box.tile_of[g.at[other]] == tile:
                company = True
        if not company:
            g.occurs(ALONE)


class TurnEnds(Step[City]):
    """A character's turn is over, by its own will or because it fell."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)
    SCOPE: ClassVar[str] = "turn"

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        g.points = 0
        g.put_event_away()
        g.judge = []
        g.chain = []
        g.puzzle = []
        g.active = -1
        if g.listening:
            g.tell(Event("turn_over", self.who))
