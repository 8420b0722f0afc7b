"""What can be reckoned beforehand, for people: the odds of a judgement, what a bit does to a line, the way to a hex."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from chimera.games.blind_evolution.judgement import accomplishment, links
from chimera.games.blind_evolution.lines import needed
from chimera.games.blind_evolution.moves import trail_to, walking
from chimera.games.blind_evolution.tb import completes, level_of
from chimera.games.blind_evolution.words import (
    ADD_ACCOMPLISHMENT,
    CARDS,
    FORGIVE_LINK,
    FOUND,
    JUDGE_FORGIVEN,
    JUDGE_SEAT,
    RESEARCHING,
    SEARCHING,
    TAXI_HEXES,
    WIDE,
)

if TYPE_CHECKING:
    from chimera.games.blind_evolution.changes import City

Hands = tuple[int, int]
MOST_LINKS: Final = 6  # odds are told up to here
CERTAIN: Final = 100


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


def way_to(g: City, seat: int, verb: str, place: int) -> str:
    """The hexes on the way of a walk or a ride by taxi, for whoever draws it."""
    most = TAXI_HEXES if verb == "taxi" else walking(g, seat)
    return ",".join([str(cell) for cell in trail_to(g, seat, place, most)])
