"""Looking back: any point of a match again, as one may have seen it then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from chimera.engine.agenda import choose
from chimera.engine.card import GameCard
from chimera.engine.dice import Stream
from chimera.engine.events import HOST, SPECTATOR, Event
from chimera.engine.game import Game
from chimera.engine.matchfile import text_of
from chimera.engine.record import Entry, Match, Seat
from chimera.engine.trouble import Trouble
from chimera.table.story import Happening
from chimera.table.table import Table


class NotYet(Trouble):
    """Right, but too early."""


def eyes(table: Table, guest: str) -> list[int]:
    """Through whose eyes a guest may look back: their own, and everybody's once the dice are open."""
    if not table.over:
        role = table.role_of(guest)
        return list(table.hands_of(guest, role)) or [role]
    return [SPECTATOR, *range(len(table.places)), *([] if table.host is None else [HOST])]


def checked_eyes(table: Table, guest: str, role: int | None) -> int:
    """The role a guest looks back as; a sentence when that would show secrets."""
    allowed = eyes(table, guest)
    if role is None:
        return table.role_of(guest)
    if role not in allowed:
        raise Trouble("other-eyes")
    return role


def played_again(
    card: GameCard, line: Sequence[Entry], snapshots: Mapping[int, str]
) -> Iterator[tuple[int, Game, list[Event]]]:
    """A match from its first choice on: after each its number, the game, and what it told."""
    g: Game | None = None
    for number, entry in enumerate(line):
        if g is None or number in snapshots:  # after an undo by consent it is not what the choices give
            g = card.codec.from_text(snapshots[number])
            g.listen()
        choose(g, entry.seat, entry.opt)
        yield number + 1, g, g.heard()


def told_again(card: GameCard, line: Sequence[Entry], snapshots: Mapping[int, str]) -> list[Happening]:
    """Everything a match told from its first choice on."""
    return [(number, event) for number, _, told in played_again(card, line, snapshots) for event in told]


async def chronicle(table: Table) -> list[Happening]:
    """Everything the match told so far; kept until it goes on."""

    async def work() -> tuple[int, list[Entry], dict[int, str]]:
        match = table.playing()
        return table.saved, list(match.line), dict(match.snapshots)

    seq, line, snapshots = await table.in_turn(work)
    if table.chronicle is None or table.chronicle[0] != seq:  # told once, however many look back at the same time
        table.chronicle = seq, asyncio.ensure_future(asyncio.to_thread(told_again, table.card, line, snapshots))
    return await asyncio.shield(table.chronicle[1])


async def at_point(table: Table, number: int) -> tuple[Game, int]:
    """The game after so many choices, and how many there are."""

    async def work() -> tuple[Game, int]:
        match = table.playing()
        return match.at(number), len(match.line)

    return await table.in_turn(work)


async def match_file(table: Table) -> str:
    """The match file, once the match is over; before, it would tell secrets."""

    async def work() -> str:
        match = table.match
        if match is None or not table.over:
            raise NotYet("file-not-yet")
        return text_of(match)

    return await table.in_turn(work)


async def branch(table: Table, count: int, seat: int, seats: Sequence[Seat], lots: Callable[[int], int]) -> Match:
    """A match that goes on from a point of this one, once it is over: what the seat did not know is drawn anew."""

    async def work() -> Match:
        match = table.playing()
        if not table.over:
            raise NotYet("branch-not-yet")
        if count >= len(match.line) and match.game.outcome() is not None:
            raise Trouble("branch-at-the-end")
        brought = msgspec.structs.replace(match.header.brought, hands=())
        return match.fork(count, seat, Stream.from_number(lots(62), "what if"), seats, brought)

    return await table.in_turn(work)
