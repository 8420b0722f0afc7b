"""Looking back: any point of a match again, as one may have seen it then."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from chimera.engine.agenda import choose
from chimera.engine.card import GameCard
from chimera.engine.events import HOST, SPECTATOR
from chimera.engine.game import Game
from chimera.engine.matchfile import text_of
from chimera.engine.record import Entry
from chimera.engine.trouble import Trouble
from chimera.table.story import Happening
from chimera.table.table import Table


class NotYet(Trouble):
    """Right, but too early."""


def eyes(table: Table, guest: str) -> list[int]:
    """Through whose eyes a guest may look back: their own, and everybody's once the dice are open."""
    if table.playing().game.outcome() is None:
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


def told_again(card: GameCard, line: Sequence[Entry], snapshots: Mapping[int, str]) -> list[Happening]:
    """Everything a match told from its first choice on."""
    told: list[Happening] = []
    g: Game | None = None
    for number, entry in enumerate(line):
        if g is None or number in snapshots:  # after an undo by consent it is not what the choices give
            g = card.codec.from_text(snapshots[number])
            g.listen()
        choose(g, entry.seat, entry.opt)
        told.extend((number + 1, event) for event in g.heard())
    return told


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
        if match is None or match.game.outcome() is None:
            raise NotYet("file-not-yet")
        return text_of(match)

    return await table.in_turn(work)
