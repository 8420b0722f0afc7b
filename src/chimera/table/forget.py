"""A guest's wish to be forgotten."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
import sqlalchemy as sa

from chimera.engine.events import HOST
from chimera.engine.record import Seat, commit
from chimera.table.schema import CHAT, HOLDERS, SEATS, TABLES
from chimera.table.seats import best_bot
from chimera.table.table import Table
from chimera.table.writer import Statement, Write

NOBODY: Final = "Somebody"


async def forget(table: Table, guest: str) -> bool:
    """Delete a guest from a table, and the table when nobody else is left at it (True); then it is loaded anew."""

    async def work() -> bool:
        seats = table.seats_of(guest)
        around = table.places if table.host is None else [*table.places, table.host]
        others = {g for place in around for g in place.guests if g != guest}
        gone = not others and (table.owner == guest or bool(seats) or table.hosts(guest))
        if others:
            await table.house.storage.write(Write(without(table, guest, seats, sorted(others)[0])))
        elif gone:
            await table.house.storage.write(Write([(sa.delete(TABLES).where(TABLES.c.id == table.id), {})]))
        else:
            await table.house.storage.write(Write([chat_of(table, guest)]))
        table.house.drop(table)
        return gone

    return await table.in_turn(work)


def chat_of(table: Table, guest: str) -> Statement:
    """Delete what the guest said."""
    return sa.delete(CHAT).where(CHAT.c.table_id == table.id, CHAT.c.guest == guest), {}


def forget_rows(table_id: str, guest: str) -> list[Statement]:
    """Delete a table that does not load, when the guest made it or has a place; else only what they said there."""
    held = sa.select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
    theirs = (TABLES.c.id == table_id) & ((TABLES.c.owner == guest) | TABLES.c.id.in_(held))
    return [
        (sa.delete(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.guest == guest), {}),
        (sa.delete(TABLES).where(theirs), {}),
    ]


def without(table: Table, guest: str, held: list[int], heir: str) -> list[Statement]:
    """The table goes on without the guest: bots play their seats, or these are open again before the match begins."""
    news: list[Statement] = [
        chat_of(table, guest),
        (sa.delete(HOLDERS).where(HOLDERS.c.table_id == table.id, HOLDERS.c.guest == guest), {}),
    ]
    if table.owner == guest:
        news.append((sa.update(TABLES).where(TABLES.c.id == table.id).values(owner=heir), {}))
    alone = [seat for seat in held if table.places[seat].guests == {guest}]
    hosted = [HOST] if table.host is not None and table.host.guests == {guest} else []
    for seat in [*alone, *hosted]:
        its = sa.update(SEATS).where(SEATS.c.table_id == table.id, SEATS.c.seat == seat)
        links = {"invitation": secrets.token_urlsafe(24), "key": secrets.token_urlsafe(24), "until": "", "lent": ""}
        if table.match is None or seat == HOST:
            news.append((its.values(name="", kind="open", bot="", **links), {}))
        else:
            bot = table.places[seat].bot or best_bot(table.card)
            news.append((its.values(name=NOBODY, kind="bot", bot=bot, **links), {}))
    if table.match is None or not alone:
        return news
    header = table.match.header
    seats = [Seat(NOBODY, s.bot) if i in alone else s for i, s in enumerate(header.seats)]
    header = msgspec.structs.replace(header, seats=tuple(seats))
    header = msgspec.structs.replace(header, commitment=commit(header))  # it covers names: the file stays whole
    news.append(
        (sa.update(TABLES).where(TABLES.c.id == table.id).values(header=msgspec.json.encode(header).decode()), {})
    )
    return news
