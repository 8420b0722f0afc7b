"""Whoever comes back reads what happened since their own last choice: all of it, and nothing that was taken back."""

from __future__ import annotations

import asyncio

from chimera.server.states import recap
from chimera.table.choosing import choose
from chimera.table.house import House
from chimera.table.seating import hand_over, take_back
from chimera.table.table import Table
from chimera.table.undo import redo, undo
from tests.table.helpers import ME, duo, house_at, settled, solo


def marks(table: Table, seat: int) -> list[tuple[int, object]]:
    return [(event.seat, event.args["cell"]) for event in recap(table, seat, ()) if event.kind == "marked"]


async def loaded_anew(house: House, table: Table) -> Table:
    house.drop(table)
    return await house.table(table.id)


def test_what_was_taken_back_is_not_told(database: str) -> None:
    async def work() -> None:
        async with house_at(database) as house:
            table = await duo(house)
            await choose(table, 0, "mark:4", table.seq)
            await choose(table, 1, "mark:0", table.seq)
            await undo(table, 1)
            assert marks(table, 0) == [(0, 4)]
            await choose(table, 1, "mark:8", table.seq)
            assert marks(table, 0) == [(0, 4), (1, 8)]
            await undo(table, 1)
            await redo(table, 1)
            assert marks(table, 0) == [(0, 4), (1, 8)]
            assert marks(await loaded_anew(house, table), 0) == [(0, 4), (1, 8)]

    asyncio.run(work())


def test_what_a_bot_chose_for_somebody_is_news_to_them(database: str) -> None:
    async def work() -> None:
        async with house_at(database) as house:
            table = await solo(house)
            await settled(table)
            await choose(table, 0, "mark:4", table.seq)
            await settled(table)
            await hand_over(table, ME, 0, "random")
            await settled(table)
            played = [(entry.seat, entry.opt.a) for entry in table.playing().line]
            assert len([seat for seat, _ in played if seat == 0]) > 1, "the bot has chosen too"
            await take_back(table, ME, 0)
            first = played.index((0, 4))
            assert marks(table, 0) == played[first:]
            assert marks(await loaded_anew(house, table), 0) == played[first:]

    asyncio.run(work())
