"""Talking at a table."""

from __future__ import annotations

import time
from typing import Final

import msgspec
import sqlalchemy as sa

from chimera.engine.events import HOST, SPECTATOR
from chimera.engine.trouble import Trouble
from chimera.table.schema import CHAT
from chimera.table.table import ChatLine, Table
from chimera.table.writer import Write

LONGEST_CHAT: Final = 500
MOST_CHAT: Final = 5_000  # lines at one table


async def say(table: Table, guest: str, name: str, text: str, chosen: int = SPECTATOR) -> ChatLine:
    """A line of chat, once it is on the disk; of several seats at a device the chosen one speaks."""
    said = "".join(c if c.isprintable() else " " for c in text).strip()
    if not said or len(said) > LONGEST_CHAT:
        raise Trouble("chat-length", most=LONGEST_CHAT)

    async def work() -> ChatLine:
        if table.chatted >= MOST_CHAT:
            raise Trouble("chat-full")
        role = table.role_of(guest, chosen)
        seat = role if role != SPECTATOR else table.seat_of(guest)
        if seat == HOST and table.host is not None:
            called = table.host.name
        else:
            called = name if seat is None else table.places[seat].name
        line = ChatLine(table.chatted + 1, seat, called, said, time.time())
        row = {"table_id": table.id, "guest": guest, **msgspec.structs.asdict(line)}
        await table.house.storage.write(Write([(sa.insert(CHAT), row)]))
        table.chatted = line.number
        table.house.heard(table, line)
        return line

    return await table.in_turn(work)
