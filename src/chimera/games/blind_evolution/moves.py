"""Moving about: on foot, by taxi, by train; who comes along, and what is met."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.game import AUTO, PASS, Opt, Step
from chimera.games.blind_evolution.changes import Ask, City
from chimera.games.blind_evolution.words import (
    END_AT_FACILITY,
    END_AT_STATION,
    ENTER_TILE,
    FOLLOW,
    FOLLOW_ON,
    FREE_TRAIN,
    HALT,
    ON_GROUND,
    PICK,
    RIDE,
    SHARE_HEX,
    SLIP_THROUGH,
    TAKE_TAXI,
    TAKE_TRAIN,
    TAXI_HEXES,
    VIA,
    WALK,
    WALK_3,
    WALK_HEXES,
    WALK_OP,
)

LONG_WALK: Final = 3  # hexes


def flooded(g: City, seat: int, most: int) -> list[int]:
    """Per hex in how many steps a character can walk there, -1 where it cannot; nobody walks on past a boss."""
    return spread_out(g, seat, most)[0]


def spread_out(g: City, seat: int, most: int) -> tuple[list[int], list[int]]:
    """The same, and per hex where one comes from."""
    return spread_from(g, seat, most, g.at[seat])


def spread_from(g: City, seat: int, most: int, here: int) -> tuple[list[int], list[int]]:
    """The same from any hex."""
    box = g.box
    near = box.near
    pawns = g.pawns
    free = g.owns(seat, SLIP_THROUGH)
    steps = [-1] * box.hexes
    back = [-1] * box.hexes
    steps[here] = 0
    edge = [here]
    for far in range(1, most + 1):
        further: list[int] = []
        for place in edge:
            if far > 1 and place in g.boss_at:
                continue  # blind_evolution.boss.movement-ends
            for other in near[place]:
                if steps[other] < 0 and (free or pawns[other] == 0 or other in g.boss_at):
                    steps[other] = far
                    back[other] = place
                    further.append(other)
        edge = further
    return steps, back


def trail_to(g: City, seat: int, place: int, most: int) -> list[int]:
    """The hexes on the way to a hex, both ends included."""
    _, back = spread_out(g, seat, most)
    trail = [place]
    while back[place] >= 0:
        place = back[place]
        trail.append(place)
    trail.reverse()
    return trail


def walking(g: City, seat: int) -> int:
    """How far a character walks in a move."""
    return g.most(seat, WALK_OP, WALK_HEXES)


def fare(g: City, seat: int) -> int:
    """What the next section by train costs."""
    return 0 if g.rode < g.total(seat, FREE_TRAIN) else 1


def rides(g: City, seat: int) -> list[Opt]:
    """The stations one section away that can be paid for and are not contaminated."""
    if g.money[seat] < fare(g, seat):
        return []
    return [RIDE[place] for place in g.box.next_stations[g.at[seat]] if station_open(g, seat, place)]


def station_open(g: City, seat: int, place: int) -> bool:
    """Whether trains stop at a station."""
    return g.pawns[place] == 0 or g.boss_on(place) >= 0  # blind_evolution.move.train-to-contaminated-station


def stops(g: City, seat: int, steps: list[int], most: int) -> list[Opt]:
    """Hexes where a walk may be interrupted for something: a train, or an item on the ground."""
    train = g.money[seat] >= fare(g, seat)
    return [
        VIA[place]
        for place in range(g.box.hexes)
        if 0 < steps[place] < most
        and place not in g.boss_at
        and ((train and len(g.box.next_stations[place]) > 0) or ON_GROUND + place in g.items)
    ]


def pickable(g: City, seat: int) -> list[Opt]:
    """The items that lie where a character stands."""
    return [PICK[item] for item in range(len(g.items)) if g.items[item] == ON_GROUND + g.at[seat]]


def walk_to(g: City, seat: int, place: int, most: int) -> int:
    """A character walks; how many hexes."""
    trail = trail_to(g, seat, place, most)
    g.go(seat, place, "walk", trail)
    crossed(g, seat, trail)
    return len(trail) - 1


def crossed(g: City, seat: int, trail: list[int]) -> None:
    """Somebody who goes from tile to tile may be noticed."""
    if seat != g.active:
        return
    for i in range(1, len(trail)):
        if g.box.tile_of[trail[i]] != g.box.tile_of[trail[i - 1]]:
            g.occurs(ENTER_TILE)
            return


def begin_walk(g: City, seat: int, opt: Opt) -> None:
    """A move on foot: to its end, or to a stop on the way."""
    start = g.at[seat]
    most = walking(g, seat)
    g.spend_point()
    g.moved += 1
    if opt.verb == "via":
        steps = flooded(g, seat, most)[opt.a]
        g.do(Moving(seat, most - steps, steps, start))
        walk_to(g, seat, opt.a, most)
    else:
        walked = flooded(g, seat, most)[opt.a]
        g.do(MoveEnds(seat, start, walked))
        walk_to(g, seat, opt.a, most)


def take_taxi(g: City, seat: int, place: int) -> None:
    """A move by taxi."""
    start = g.at[seat]
    g.spend_point()
    g.moved += 1
    g.do(MoveEnds(seat, start, 0))
    g.pay(seat, 1)
    trail = trail_to(g, seat, place, TAXI_HEXES)
    g.go(seat, place, "taxi", trail)
    crossed(g, seat, trail)
    g.occurs(TAKE_TAXI)


def take_train(g: City, seat: int, place: int) -> None:
    """A section by train; with a boss on the station it ends the movement."""
    trail = [g.at[seat], place]
    g.do(EnterHex(seat))
    g.pay(seat, fare(g, seat))
    g.rode += 1
    g.go(seat, place, "train", trail)
    crossed(g, seat, trail)
    g.occurs(TAKE_TRAIN)


class Moving(Ask):
    """In the middle of a walk: a ride, an item, the rest of the way."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "more", "walked", "start")
    KEY: ClassVar[str] = "moving"

    def __init__(self, seat: int, more: int, walked: int, start: int) -> None:
        self.seat = seat
        self.more = more  # hexes
        self.walked = walked
        self.start = start

    def options(self, g: City, seat: int) -> list[Opt]:
        steps = flooded(g, seat, self.more)
        opts = [WALK[place] for place in range(g.box.hexes) if steps[place] > 0]
        opts.extend(stops(g, seat, steps, self.more))
        opts.extend(rides(g, seat))
        opts.append(HALT)
        opts.extend(pickable(g, seat))
        return opts

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"n": self.more}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        if opt is HALT:
            g.do(MoveEnds(seat, self.start, self.walked))
        elif opt.verb == "pick":
            g.do(self)
            g.pick_up(seat, opt.a)
        elif opt.verb == "ride":
            if g.boss_on(opt.a) >= 0:
                g.do(MoveEnds(seat, self.start, self.walked))
            else:
                g.do(self)
            ride_on(g, seat, opt.a)
        else:
            steps = flooded(g, seat, self.more)[opt.a]
            if opt.verb == "via":
                g.do(Moving(seat, self.more - steps, self.walked + steps, self.start))
            else:
                g.do(MoveEnds(seat, self.start, self.walked + steps))
            walk_to(g, seat, opt.a, self.more)


def ride_on(g: City, seat: int, place: int) -> None:
    """A section by train within a walk."""
    trail = [g.at[seat], place]
    g.pay(seat, fare(g, seat))
    g.rode += 1
    g.go(seat, place, "train", trail)
    crossed(g, seat, trail)
    g.occurs(TAKE_TRAIN)


class MoveEnds(Step[City]):
    """A move is over: who was near may have come along, then the place has its say."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "start", "walked")

    def __init__(self, who: int, start: int, walked: int) -> None:
        self.seat = AUTO
        self.who = who
        self.start = start
        self.walked = walked

    def run(self, g: City) -> None:
        seat = self.who
        if not g.here(seat):
            return
        g.do(EnterHex(seat))
        for other in range(len(g.scores)):
            if other != seat and could_follow(g, other, seat, self.start):
                g.do(Follow(other, seat))
        if self.walked >= LONG_WALK:
            g.occurs(WALK_3)


def could_follow(g: City, other: int, seat: int, start: int) -> bool:
    """Whether a character who follows others was near when the move began, and may go where it ended."""
    if not g.here(other) or not g.talent(other, FOLLOW) or g.at[other] == g.at[seat]:
        return False
    near = g.box.steps[g.at[other]][start] <= g.box.hero_range[g.heroes[other]]
    return near and g.enterable(other, g.at[seat])


class Follow(Ask):
    """Going along with somebody who moves, or not."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "whom")
    KEY: ClassVar[str] = "follow"

    def __init__(self, seat: int, whom: int) -> None:
        self.seat = seat
        self.whom = whom

    def options(self, g: City, seat: int) -> list[Opt]:
        return [PASS, FOLLOW_ON]

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        return {"other_seat": self.whom, "hex": g.name(g.at[self.whom])}

    def take(self, g: City, seat: int, opt: Opt) -> None:
        if opt is PASS:
            g.decline(seat)
        else:
            g.use_talent(seat)
            g.go(seat, g.at[self.whom], "follow", [g.at[seat], g.at[self.whom]])


class EnterHex(Step[City]):
    """A character has come to a hex: a boss there is fought, and a station, a facility or company may be noticed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    def __init__(self, who: int) -> None:
        self.seat = AUTO
        self.who = who

    def run(self, g: City) -> None:
        seat = self.who
        if seat != g.active or not g.here(seat) or g.fight:
            return
        place = g.at[seat]
        boss = g.boss_on(place)
        if boss >= 0:
            g.meet_boss(boss)  # blind_evolution.boss.battle-on-enter
        if g.box.station[place]:
            g.occurs(END_AT_STATION)
        if g.box.facility[place] >= 0:
            g.occurs(END_AT_FACILITY)
        look_for_company(g, seat)


def look_for_company(g: City, seat: int) -> None:
    """Whether the active character shares its hex."""
    for other in range(len(g.scores)):
        if other != seat and g.at[other] == g.at[seat]:
            g.occurs(SHARE_HEX)
            return
