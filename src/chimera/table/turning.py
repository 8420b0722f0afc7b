"""A finished match told by its rounds: how everybody stood after each, where it turned, whether its dice are proven.

How likely a seat is to win is what bots think of the position with everything open: this is for matches that are over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from chimera.bots.ismcts import shares
from chimera.engine.card import GameCard
from chimera.engine.events import SPECTATOR, Event
from chimera.engine.matchfile import match_of, text_of
from chimera.engine.reasons import ChimeraError
from chimera.engine.record import Entry, Header
from chimera.table.looking_back import NotYet, played_again
from chimera.table.table import Table

MOST: Final = 3  # turning points
LEAST: Final = 0.04  # a smaller change of anybody's chance turns nothing
SENTENCES: Final = 2  # of a turning point
BIG: Final = 2  # the weight of a big moment
EXPECTED: Final = 0.2  # share of a round's change for a big moment that speaks for it, though bots saw it coming
SMALL: Final = 0.35  # how much a choice without a big moment counts; mid-round the bots' opinion wavers
QUIET: Final = 0.1  # one of which only small print can be told
LOSSES: Final = ("lost", "out")
UNTOLD: Final = ("round", "phase", "ended")  # they say when, not what


class Stand(msgspec.Struct, frozen=True):
    """How the seats stand after so many choices: at the start, and whenever a round is over."""

    round: int  # that is over; 0 at the start
    at: int
    tally: list[int]
    chances: list[float]  # of winning, per seat; of a team all the same


class Turn(msgspec.Struct, frozen=True):
    """A round in which much changed: for whom, how much, and by what."""

    round: int  # 0 in a game without rounds
    at: int  # the choice that did most of it
    seat: int  # whose chance changed most; -1 for a team
    before: float
    after: float
    events: list[Event]


class Account(msgspec.Struct, frozen=True):
    """A finished match in short."""

    header: Header
    choices: int
    stands: list[Stand]
    turns: list[Turn]
    replays: bool  # played again from its seed it ends as it did, check by check


class Point(msgspec.Struct, frozen=True):
    """One choice: what it told, and the chances after it."""

    at: int
    events: list[Event]
    chances: list[float]


def account_of(card: GameCard, line: Sequence[Entry], snapshots: Mapping[int, str]) -> tuple[list[Stand], list[Turn]]:
    """How everybody stood round by round, and where the match turned."""
    g = card.codec.from_text(snapshots[0])
    stands = [Stand(0, 0, card.tally(g), shares(g, card.scale, card.together))]
    points: list[Point] = []
    for at, g, events in played_again(card, line, snapshots):
        points.append(Point(at, events, shares(g, card.scale, card.together)))
        begun = [event for event in events if event.kind == "round"]
        if g.outcome() is not None or any(event.args.get("round") != 1 for event in begun):
            stands.append(Stand(len(stands), at, card.tally(g), points[-1].chances))
    rounds = len(stands) > 2 or not points
    return (stands if rounds else []), turns_of(card, stands[0], points, stands if rounds else [])


def turns_of(card: GameCard, first: Stand, points: Sequence[Point], stands: Sequence[Stand]) -> list[Turn]:
    """The rounds, or in a game without them the choices, that changed somebody's chance most; in their order."""
    found: list[tuple[float, Turn]] = []
    for number, before, part in parts_of(first, points, stands):
        after = part[-1].chances
        seat = max(range(len(after)), key=lambda s: abs(after[s] - before[s]))
        change = after[seat] - before[seat]
        who = -1 if card.together else seat
        point = told_point(card, part, before, who, change > 0)
        if abs(change) >= LEAST and point is not None:
            events = sentences(card, point.events, who, change > 0)
            found.append((abs(change), Turn(number, point.at, who, before[seat], after[seat], events)))
    most = sorted(found, key=lambda each: -each[0])[:MOST]
    return sorted((turn for _, turn in most), key=lambda turn: turn.at)


def parts_of(
    first: Stand, points: Sequence[Point], stands: Sequence[Stand]
) -> Iterator[tuple[int, list[float], Sequence[Point]]]:
    """The match in rounds, or choice by choice: the number, the chances before, what happened."""
    if not stands:
        before = first.chances
        for point in points:
            yield 0, before, [point]
            before = point.chances
    for start, end in pairwise(stands):
        yield end.round, start.chances, points[start.at : end.at]


def told_point(card: GameCard, part: Sequence[Point], before: Sequence[float], seat: int, better: bool) -> Point | None:
    """The choice of a round that moved a seat's chance most, the way it went; big moments before small ones.

    None when there is nothing to tell of any of them.
    """
    change = abs(part[-1].chances[seat] - before[seat])
    best, found = 0.0, None
    chance = before[seat]
    for point in part:
        step = point.chances[seat] - chance if better else chance - point.chances[seat]
        chance = point.chances[seat]
        told = sentences(card, point.events, seat, better)
        if told:
            loudest = max(weight(card, event, seat, better) for event in told)
            worth = step * (1.0 if loudest >= BIG else SMALL if loudest >= 0 else QUIET)
            worth += EXPECTED * change if loudest > BIG else 0.0
            if worth > best:
                best, found = worth, point
    return found


def sentences(card: GameCard, events: Sequence[Event], seat: int, better: bool) -> list[Event]:
    """What is told of a choice: the events of most weight, in their order."""
    seen = [shown for event in events if (shown := event.seen_by(SPECTATOR)) is not None]
    told = [event for event in seen if event.kind not in UNTOLD]
    best = sorted(told, key=lambda event: -weight(card, event, seat, better))[:SENTENCES]
    loud = [event for event in best if weight(card, event, seat, better) >= 0] or best[:1]
    return [event for event in told if event in loud]


def weight(card: GameCard, event: Event, seat: int, better: bool) -> int:
    """How much an event tells of why a seat stands better or worse now; below 0 it is small print."""
    named = [event.seat, *(value for name, value in event.args.items() if name == "seat" or name.endswith("_seat"))]
    if event.kind in LOSSES:  # what others lose is good for a seat; what is lost at all is bad for a team
        speaks = not better if seat < 0 else (event.seat == seat) != better
    else:
        speaks = better and event.seat >= 0 if seat < 0 else seat in named
    return BIG * (event.kind in card.big) + speaks - 2 * BIG * (event.kind in card.quiet)


def proven(match: str, card: GameCard) -> bool:
    """Whether a match file, played again from its seed, gives every check and the end that stand in it."""
    try:
        again = match_of(match.encode(), "the match", card=card)
    except ChimeraError:
        return False
    return text_of(again) == match


def worked_out(
    card: GameCard, shelf: GameCard, header: Header, line: Sequence[Entry], snapshots: Mapping[int, str], text: str
) -> Account:
    """All of it; some seconds of work in a long match, so in a thread."""
    stands, turns = account_of(card, line, snapshots)
    return Account(header, len(line), stands, turns, proven(text, shelf))


async def account(table: Table) -> Account:
    """A finished match in short; worked out once."""

    async def work() -> tuple[Header, list[Entry], dict[int, str], str]:
        match = table.playing()
        if match.game.outcome() is None:
            raise NotYet("story-not-yet")
        return match.header, list(match.line), dict(match.snapshots), text_of(match)

    header, line, snapshots, text = await table.in_turn(work)
    if table.account is None:
        task = asyncio.to_thread(worked_out, table.card, table.shelf, header, line, snapshots, text)
        table.account = asyncio.ensure_future(task)
    found: Account = await asyncio.shield(table.account)
    return found
