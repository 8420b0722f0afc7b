"""To the end, quickly: bots do not take their time for people who have nothing left to choose, and asked for that."""

from __future__ import annotations

import asyncio

from chimera.table.choosing import choose
from chimera.table.hurry import hurried, hurry
from tests.table.helpers import duo, house_at, settled, solo

LONG = 3600.0  # seconds: a bot that takes its time answers in no test


def test_bots_do_not_take_their_time_for_who_asked_for_the_end(database: str) -> None:
    async def inside() -> None:
        async with house_at(database) as house:
            table = await solo(house, "pig")
            table.places[0].connected = 1
            await settled(table)
            house.pace = LONG
            table.hurried.add(0)
            assert hurried(table)
            await choose(table, 0, "hold", table.seq)
            await settled(table)  # else the bot would sleep for an hour
            assert table.asked() == (0,) or table.playing().game.outcome() is not None
            assert not table.hurried  # the seat is asked again: now everything has its time

    asyncio.run(inside())


def test_who_is_asked_cannot_hurry_past_their_own_choice(database: str) -> None:
    async def inside() -> None:
        async with house_at(database) as house:
            table = await solo(house, "pig")
            table.places[0].connected = 1
            await settled(table)
            assert table.asked() == (0,)
            await hurry(table, 0)
            assert not hurried(table)

    asyncio.run(inside())


def test_everybody_who_plays_and_looks_on_has_to_ask_for_it(database: str) -> None:
    async def inside() -> None:
        async with house_at(database) as house:
            table = await duo(house)
            for place in table.places:
                place.connected = 1
            (asked,) = table.asked()
            await hurry(table, 1 - asked)
            assert not hurried(table)
            table.hurried.add(asked)
            assert hurried(table)
            table.hurried.discard(asked)
            table.places[asked].connected = 0  # somebody who went away is not waited for
            assert hurried(table)

    asyncio.run(inside())
