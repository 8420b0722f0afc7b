"""The host: a place that is no seat, with a link, a way back, and more to see."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from chimera.engine.card import GameCard
from chimera.engine.events import HOST, SPECTATOR
from chimera.engine.trouble import Trouble
from chimera.table.backup import backup, restore
from chimera.table.chat import say
from chimera.table.choosing import choose
from chimera.table.looking_back import checked_eyes, eyes
from chimera.table.schema import TABLES
from chimera.table.table import Table
from tests.databases import Fresh
from tests.table.helpers import FRIEND, ME, OpenHouse, ears, house_at
from tests.toys import hosted

HOSTESS = "guest-host"


@pytest.fixture(autouse=True)
def on_the_shelf(shelve: Callable[[GameCard], GameCard]) -> None:
    shelve(hosted.CARD)


def in_house(database: str, work: Callable[[OpenHouse], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with house_at(database) as house:
            await work(house)

    asyncio.run(inside())


async def with_a_host(house: OpenHouse) -> Table:
    """Ada plays with a bot, and Hanna hosts."""
    table = await house.make(ME, "Ada", "camp", [("me", ""), ("bot", "random")], {}, False, host="open")
    assert table.host is not None
    assert await house.join(table.host.invitation, HOSTESS, "Hanna") == (table, HOST)
    return table


def test_whoever_makes_a_table_may_host_it_and_plays_no_seat(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        table = await house.make(ME, "Ada", "camp", [("open", ""), ("bot", "")], {}, True, host="me")
        assert (table.role_of(ME), table.seats_of(ME), table.match) == (HOST, [], None)
        mine, _ = await house.listed(ME)
        assert [(row["id"], len(places)) for row, places in mine] == [(table.id, 2)]
        with pytest.raises(Trouble, match="the host plays no seat"):
            await house.join(table.places[0].invitation, ME, "Ada")
        await house.join(table.places[0].invitation, FRIEND, "Ada")
        assert table.places[0].name == "Ada 2"
        assert table.match is not None

    in_house(database, work)


def test_a_link_gives_the_place_once_and_another_brings_its_host_back(database: str) -> None:
    found: list[str] = []

    async def before(house: OpenHouse) -> None:
        table = await with_a_host(house)
        assert table.host is not None
        assert (table.host.name, table.host.kind) == ("Hanna", "person")
        with pytest.raises(Trouble, match="has its host already"):
            await house.join(table.host.invitation, FRIEND, "Bea")
        with pytest.raises(Trouble, match="You play at this table"):
            await house.join(table.host.key, ME, "Ada")
        found.extend([table.id, table.host.key])

    async def after(house: OpenHouse) -> None:
        table = await house.table(found[0])
        assert (table.role_of(HOSTESS), table.role_of(FRIEND), table.role_of(ME)) == (HOST, SPECTATOR, 0)
        await house.join(found[1], "her-telephone", "whoever")
        assert table.host is not None
        assert (table.host.guests, table.host.name) == ({HOSTESS, "her-telephone"}, "Hanna")

    in_house(database, before)
    in_house(database, after)


def test_a_match_does_not_wait_for_its_host(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        table = await house.make(ME, "Ada", "camp", [("me", ""), ("bot", "")], {}, False, host="open")
        assert table.match is not None

    in_house(database, work)


def test_a_host_who_plays_and_a_host_where_there_is_none_are_refused(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        with pytest.raises(Trouble, match="The host plays no seat; take none"):
            await house.make(ME, "Ada", "camp", [("me", ""), ("bot", "")], {}, False, host="me")
        with pytest.raises(Trouble, match="Pig is played without a host"):
            await house.make(ME, "Ada", "pig", [("open", ""), ("bot", "")], {}, False, host="me")
        assert house.storage.rows(sa.select(TABLES)) == []

    in_house(database, work)


def test_a_host_chats_as_the_host_and_looks_back_through_their_own_eyes(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        table = await with_a_host(house)
        line = await say(table, HOSTESS, "another name", "Good evening")
        assert (line.seat, line.name) == (HOST, "Hanna")
        assert ears(house).chat == [line]
        assert eyes(table, HOSTESS) == [HOST]
        assert checked_eyes(table, HOSTESS, None) == HOST
        for guest in (ME, FRIEND):
            assert HOST not in eyes(table, guest)
            with pytest.raises(Trouble):
                checked_eyes(table, guest, HOST)
        await choose(table, 0, "guard", table.seq)
        while table.playing().game.outcome() is None:
            await asyncio.sleep(0.005)
        assert eyes(table, FRIEND) == [SPECTATOR, 0, 1, HOST]

    in_house(database, work)


def test_a_forgotten_host_leaves_an_open_place_and_the_match_goes_on(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        table = await with_a_host(house)
        assert table.host is not None
        old = table.host.key
        await say(table, HOSTESS, "Hanna", "Good evening")
        await house.forget(HOSTESS)
        table = await house.table(table.id)
        assert table.host is not None
        assert (table.host.kind, table.host.name, table.host.guests) == ("open", "", set())
        assert table.host.key != old
        assert (table.role_of(HOSTESS), table.places[0].name) == (SPECTATOR, "Ada")
        assert await house.chat(table, 10) == []

    in_house(database, work)


def test_a_table_stays_with_its_host_when_the_players_are_forgotten_and_goes_with_the_host(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        table = await with_a_host(house)
        await house.forget(ME)
        table = await house.table(table.id)
        assert (table.owner, table.role_of(HOSTESS)) == (HOSTESS, HOST)
        await house.forget(HOSTESS)
        assert house.storage.rows(sa.select(TABLES)) == []

    in_house(database, work)


def test_a_backup_keeps_the_host(fresh: Fresh, tmp_path: Path) -> None:
    source, target = fresh(), fresh()
    ids: list[str] = []

    async def make(house: OpenHouse) -> None:
        ids.append((await with_a_host(house)).id)

    async def look(house: OpenHouse) -> None:
        assert (await house.table(ids[0])).role_of(HOSTESS) == HOST

    in_house(source, make)
    backup(source, tmp_path / "all.backup")
    restore(target, tmp_path / "all.backup")
    in_house(target, look)
