"""Campaigns: one match after the other, with the same people, by what the last one left."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa

from chimera.engine.card import Brought, GameCard
from chimera.engine.events import HOST
from chimera.engine.matchfile import match_of
from chimera.engine.trouble import Trouble
from chimera.table.campaign import carried_on, go_without, next_match
from chimera.table.choosing import choose
from chimera.table.looking_back import match_file
from chimera.table.schema import HOLDERS, TABLES
from chimera.table.seating import hand_over
from chimera.table.table import Table
from chimera.table.writer import NotWritten, Write
from tests.table.helpers import FRIEND, ME, OpenHouse, ears, house_at
from tests.toys import hosted

NIGHT = "chimera: camp/night\nwolves: 20\n"


@pytest.fixture(autouse=True)
def on_the_shelf(shelve: Callable[[GameCard], GameCard]) -> None:
    shelve(hosted.CARD)


def in_house(database: str, work: Callable[[OpenHouse], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with house_at(database) as house:
            await work(house)

    asyncio.run(inside())


async def a_night(house: OpenHouse) -> Table:
    """Ada, Bea and a bot, before a night that they cannot win; Ada's seat and Bea's are connected."""
    brought = Brought(choices=({"hero": "bard"}, {"hero": "archer"}, {}), files={"night.yaml": NIGHT})
    seats = [("me", ""), ("open", ""), ("bot", "random")]
    table = await house.make(ME, "Ada", "camp", seats, {"dogs": False}, False, brought, "open")
    await house.join(table.places[1].invitation, FRIEND, "Bea")
    assert table.host is not None
    await house.join(table.host.invitation, "guest-host", "Hanna")
    here(table)
    return table


def here(table: Table, *seats: int) -> None:
    for seat in seats or (0, 1):
        table.places[seat].connected = 1


async def slept_through(table: Table) -> None:
    for seat in table.people():
        await choose(table, seat, "sleep", table.seq)
    while table.playing().game.outcome() is None:
        await asyncio.sleep(0.005)


async def both_want(table: Table) -> str:
    await next_match(table, ME, True)
    await next_match(table, FRIEND, True)
    assert table.next is not None
    return table.next


def test_the_next_match_has_the_same_people_and_begins_with_what_the_last_one_left(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        table = await a_night(house)
        assert (table.number, carried_on(table)) == (1, "")
        await slept_through(table)
        assert carried_on(table) == '{"wounds":1}'
        second = await house.table(await both_want(table))
        assert (second.number, second.owner, second.settings) == (2, ME, {"dogs": False})
        assert [place.name for place in second.places] == [place.name for place in table.places]
        assert [second.role_of(guest) for guest in (ME, FRIEND, "guest-host")] == [0, 1, HOST]
        header = second.playing().header
        assert [chosen["hero"] for chosen in header.choices] == ["bard", "archer", "knight"]
        assert (header.files, header.carried) == ({"night.yaml": NIGHT}, '{"wounds":1}')
        links = {place.key for each in (table, second) for place in each.places}
        assert len(links) == 6
        await slept_through(second)
        assert second.playing().game.view(0)["wounds"] == 2
        assert match_of((await match_file(second)).encode(), "the file").header.carried == '{"wounds":1}'

    in_house(database, work)


def test_it_is_made_when_everybody_who_is_here_wants_it(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        table = await a_night(house)
        await slept_through(table)
        await next_match(table, ME, True)
        assert (table.ticks, table.next) == ({0}, None)
        await next_match(table, ME, False)
        await next_match(table, FRIEND, True)
        assert (table.ticks, table.next) == ({1}, None)
        told = len(ears(house).seqs)
        table.places[0].connected = 0
        await go_without(table)
        assert table.next is not None
        assert len(ears(house).seqs) == told + 1

    in_house(database, work)


def test_it_is_not_made_for_nobody(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        table = await a_night(house)
        await slept_through(table)
        await next_match(table, ME, True)
        for place in table.places:
            place.connected = 0
        await go_without(table)
        assert table.next is None

    in_house(database, work)


def test_a_seat_that_a_bot_plays_for_somebody_is_not_waited_for_and_stays_theirs(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        table = await a_night(house)
        await slept_through(table)
        await hand_over(table, FRIEND, 1, "random")
        await next_match(table, ME, True)
        assert table.next is not None
        second = await house.table(table.next)
        assert (second.places[1].away, second.seats_of(FRIEND)) == (True, [1])

    in_house(database, work)


def test_somebody_with_several_seats_ticks_for_all_of_them(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        table = await house.make(ME, "Ada", "camp", [("me", ""), ("me", "Bea")], {}, False)
        here(table)
        await slept_through(table)
        await next_match(table, ME, True)
        assert table.next is not None
        assert (await house.table(table.next)).playing().header.hands == (0, 0)

    in_house(database, work)


def test_the_second_night_comes_after_a_restart_and_only_once(database: str) -> None:
    found: list[str] = []

    async def first_night(house: OpenHouse) -> None:
        table = await a_night(house)
        await slept_through(table)
        found.append(table.id)

    async def second_night(house: OpenHouse) -> None:
        table = await house.table(found[0])
        here(table)
        found.append(await both_want(table))
        await both_want(table)
        assert house.storage.rows(sa.select(sa.func.count()).select_from(TABLES)) == [{"count_1": 2}]

    async def looking_later(house: OpenHouse) -> None:
        table = await house.table(found[0])
        here(table)
        assert (table.number, table.next) == (1, found[1])
        assert await both_want(table) == found[1]
        second = await house.table(found[1])
        assert (second.number, second.next, second.playing().header.carried) == (2, None, '{"wounds":1}')
        here(second)
        await slept_through(second)
        third = await house.table(await both_want(second))
        assert (third.number, third.playing().header.carried) == (3, '{"wounds":2}')

    for work in (first_night, second_night, looking_later):
        in_house(database, work)


def test_the_disk_takes_one_next_table_and_a_table_that_missed_it_learns_of_it(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        table = await a_night(house)
        await slept_through(table)
        first = await both_want(table)
        table.next = None  # as if it had not heard
        with pytest.raises(NotWritten):
            await next_match(table, ME, True)
        assert (table.next, len(house.tables)) == (first, 2)

    in_house(database, work)


def test_before_the_end_and_after_the_last_night_no_match_follows(
    database: str, shelve: Callable[[GameCard], GameCard]
) -> None:
    async def work(house: OpenHouse) -> None:
        table = await a_night(house)
        with pytest.raises(Trouble, match="follows when this one is over"):
            await next_match(table, ME, True)
        shelve(hosted.LAST_NIGHT)
        table = await a_night(house)
        await slept_through(table)
        with pytest.raises(Trouble, match="No match follows this one"):
            await next_match(table, ME, True)
        assert (table.ticks, table.next) == (set(), None)

    in_house(database, work)


def test_who_watches_or_hosts_does_not_decide_what_follows(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        table = await a_night(house)
        await slept_through(table)
        with pytest.raises(Trouble, match="You are watching"):
            await next_match(table, "guest-passing-by", True)
        with pytest.raises(Trouble, match="You host this table"):
            await next_match(table, "guest-host", True)
        assert table.ticks == set()

    in_house(database, work)


def test_a_game_that_carries_nothing_knows_no_campaign(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        table = await house.make(ME, "Ada", "pig", [("me", ""), ("bot", "random")], {}, False)
        assert table.number == 0
        with pytest.raises(Trouble):
            await next_match(table, ME, True)

    in_house(database, work)


def test_when_the_next_table_is_gone_another_can_follow(database: str) -> None:
    async def work(house: OpenHouse) -> None:
        table = await a_night(house)
        await slept_through(table)
        second = await house.table(await both_want(table))
        left = "guest-who-is-left"
        theirs = HOLDERS.c.table_id == second.id
        news = [
            (sa.delete(HOLDERS).where(theirs), {}),
            (sa.insert(HOLDERS), {"table_id": second.id, "guest": left, "seat": 0}),
            (sa.update(TABLES).where(TABLES.c.id == second.id).values(owner=left), {}),
        ]
        await house.storage.write(Write(news))
        house.drop(second)
        await house.forget(left)
        assert table.next is None
        assert await both_want(table) != second.id

    in_house(database, work)
