"""What can be reckoned beforehand, for people: the odds of a judgement, what a bit does to a line, the way to a hex."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from chimera.games.blind_evolution.changes import Ask
from chimera.games.blind_evolution.judgement import accomplishment, links
from chimera.games.blind_evolution.lines import needed
from chimera.games.blind_evolution.moves import flooded, spread_from, station_open, trail_to, walking
from chimera.games.blind_evolution.tb import completes, level_of
from chimera.games.blind_evolution.words import (
    ADD_ACCOMPLISHMENT,
    CARDS,
    FORGIVE_LINK,
    FOUND,
    FREE_TRAIN,
    JUDGE_FORGIVEN,
    JUDGE_SEAT,
    RESEARCHING,
    SEARCHING,
    TAXI_HEXES,
    WIDE,
)

if TYPE_CHECKING:
    from chimera.engine.game import Opt
    from chimera.games.blind_evolution.changes import City

Hands = tuple[int, int]
MOST_LINKS: Final = 6  # odds are told up to here
CERTAIN: Final = 100
LINES: Final = (4, 6, 7)  # bits: the shortest line for each level


@cache
def odds_of(hands: tuple[Hands, ...], forgiven: int) -> tuple[int, ...]:
    """Percent with which all cards together give at least so much success, from 0 on.

    Chains are followed card by card; those that end with the same hand after the same cards are alike.
    """
    kinds = sorted(set(hands))
    chains = {(tuple([hands.count(kind) for kind in kinds]), WIDE, forgiven): 1.0}  # left, last hand, still forgiven
    found = [CERTAIN]
    for laid_before in range(MOST_LINKS):
        grown: dict[tuple[tuple[int, ...], int, int], float] = {}
        for (left, right, spare), chance in chains.items():
            share = chance / (len(hands) - laid_before)
            for i, (before, after) in enumerate(kinds):
                joins = right in (before, WIDE) or before == WIDE
                if left[i] and (joins or spare):
                    key = (*left[:i], left[i] - 1, *left[i + 1 :]), after, spare if joins else spare - 1
                    grown[key] = grown.get(key, 0.0) + share * left[i]
        chains = grown
        found.append(round(CERTAIN * sum(chains.values())))
    return tuple(found)


def odds(g: City, seat: int) -> tuple[int, ...]:
    """Percent with which a judgement of a seat gives at least so much success, from 0 on."""
    hands = tuple([(g.box.card_left[card], g.box.card_right[card]) for card in range(CARDS)])
    return odds_of(hands, g.total(seat, FORGIVE_LINK) if seat >= 0 else 0)


def fitting(g: City) -> int:
    """How many of the cards that are left would link to the last one."""
    if not g.judge or not g.chain:
        return CARDS
    left = [card for card in range(CARDS) if card not in g.chain]
    if g.judge[JUDGE_FORGIVEN] < g.total(g.judge[JUDGE_SEAT], FORGIVE_LINK):
        return len(left)
    return len([card for card in left if links(g, g.chain[-1], card)])


def chance_of(g: City, seat: int, level: int, what: int) -> int:
    """Percent with which a search or research reaches a level, as things stand."""
    level -= g.boost[seat] + g.total(seat, ADD_ACCOMPLISHMENT, what)
    table = odds(g, seat)
    for success in range(MOST_LINKS + 1):
        if accomplishment(success + g.luck[seat]) >= level:
            return table[success]
    return 0


def judged(g: City, seat: int, verb: str) -> dict[str, int | str]:
    """What a search or a research may bring."""
    if verb == "search":
        return {"two": chance_of(g, seat, 2, SEARCHING), "three": chance_of(g, seat, 3, SEARCHING)}
    clue = g.clue_on(g.at[seat])
    if clue < 0 or g.clues[clue] != FOUND:
        return {"need": 0}
    need = g.box.difficulty[clue] - g.progress[clue] + (1 if g.box.exceed else 0)
    return {"need": need, "chance": chance_of(g, seat, need, RESEARCHING)}


def laid(g: City, seat: int) -> dict[str, int | str]:
    """What a bit that joins the line now would finish, and how likely the fallen check is passed."""
    line = g.lines[seat]
    if g.puzzle or not completes(g.box, g.colours[seat], line):
        return {"done": 0}
    n = len(line) + 1
    level = level_of(n)
    if level == 0:
        return {"done": n, "level": 0}
    need = needed(g, seat, n)
    return {"done": n, "level": level, "need": need, "chance": odds(g, seat)[min(need, MOST_LINKS)]}


def checks(g: City, seat: int) -> list[list[int]]:
    """The fallen check after a line for a card of each level: the success it needs, and how likely that is."""
    table = odds(g, seat)
    needs = [needed(g, seat, bits) for bits in LINES]
    return [[need, table[min(need, MOST_LINKS)]] for need in needs]


class Leg(NamedTuple):
    """A part of a way: where it has come, and what is left to walk."""

    at: int
    left: int
    codes: list[str]
    trail: list[int]
    fare: int


def onward(g: City, seat: int, opt: Opt) -> str:
    """Whole ways by train and on foot that begin with a choice of the active character: at|fare|choices|hexes, by ;."""
    step = g.agenda[-1] if g.agenda else None
    if not isinstance(step, Ask) or step.KEY != "act" or g.active != seat:
        return ""
    far = walking(g, seat) if g.points > 0 else 0
    direct = spread_from(g, seat, TAXI_HEXES if far and g.money[seat] else far, g.at[seat])[0]
    begun = Leg(g.at[seat], far, [], [g.at[seat]], 0)
    if opt.verb == "via":
        left = far - flooded(g, seat, far)[opt.a]
        begun = Leg(opt.a, left, [opt.code], trail_to(g, seat, opt.a, far), 0)
    found = [
        way
        for ride in rides_on(g, seat, begun)
        if ride.codes[0] == opt.code
        for way in walks_on(g, seat, ride)
        if direct[way.at] < 0 and len(way.codes) > 1
    ]
    return ";".join(
        f"{way.at}|{way.fare}|{' '.join(way.codes)}|{','.join([str(place) for place in way.trail])}" for way in found
    )


def walks_on(g: City, seat: int, ride: Leg) -> list[Leg]:
    """Where one can walk after a ride; who stays there in the middle of a walk says so."""
    reach, back = spread_from(g, seat, ride.left, ride.at)
    amid = ride.codes[0].startswith("via") and g.boss_on(ride.at) < 0
    ways = [ride._replace(codes=[*ride.codes, "halt"]) if amid else ride]
    for place in range(g.box.hexes):
        if reach[place] > 0:
            trail = [place]
            while trail[-1] != ride.at:
                trail.append(back[trail[-1]])
            ways.append(Leg(place, 0, [*ride.codes, f"walk:{place}"], [*ride.trail[:-1], *trail[::-1]], ride.fare))
    return ways


def rides_on(g: City, seat: int, leg: Leg) -> list[Leg]:
    """Where trains lead from a station, section by section, as far as the money goes; the cheapest way to each."""
    free = max(0, g.total(seat, FREE_TRAIN) - g.rode)
    found: dict[int, Leg] = {leg.at: leg}
    edge = [leg]
    sections = 0
    while edge:
        sections += 1
        fare = max(0, sections - free)
        further: list[Leg] = []
        for last in edge:
            for place in g.box.next_stations[last.at]:
                if place not in found and fare <= g.money[seat] and station_open(g, seat, place):
                    left = 0 if g.boss_on(place) >= 0 else leg.left
                    found[place] = Leg(place, left, [*last.codes, f"ride:{place}"], [*last.trail, place], fare)
                    if g.boss_on(place) < 0:
                        further.append(found[place])
        edge = further
    return [one for one in found.values() if one is not leg]


def way_to(g: City, seat: int, verb: str, place: int) -> str:
    """The hexes on the way of a walk or a ride by taxi, for whoever draws it."""
    most = TAXI_HEXES if verb == "taxi" else walking(g, seat)
    return ",".join([str(cell) for cell in trail_to(g, seat, place, most)])
