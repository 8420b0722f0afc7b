"""Tables outlive their content: what the version before wrote goes on, and so does a match of other content."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chimera.engine.agenda import options
from chimera.engine.card import GameCard, find
from chimera.engine.editions import Contents
from chimera.engine.events import SPECTATOR
from chimera.server.states import pieces
from chimera.table.choosing import choose
from chimera.table.looking_back import chronicle
from chimera.table.table import Table
from tests.editions import pig_from
from tests.table.helpers import ME, OpenHouse, house_at, settled, solo

# made by the version before content had editions: tables of three games, one of them with two undos by consent
BEFORE = Path(__file__).parent / "stored" / "before_editions.sql"
Left = tuple[str, int, int | None, str]  # game, choices, round, fingerprint when a table was put away
LEFT_AT: dict[str, Left] = {
    "UdpwUpJX3MW1_LVN": ("evo", 94, 5, "f049213ae9387946"),
    "rO8YCRd977o-U9yQ": ("dice_mutants", 141, 7, "b6799bdc11c11bb0"),
    "PttW4GmOjq6JuGTE": ("evo", 114, 6, "964a7fb5a3122869"),
    "AluwO8g7Vok17K15": ("pig", 59, None, "812903e8257008d2"),
}


def in_house(database: Path, work: Callable[[OpenHouse], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with house_at(str(database)) as house:
            await work(house)

    asyncio.run(inside())


@pytest.fixture
def before(tmp_path: Path) -> Path:
    file = tmp_path / "before.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(BEFORE.read_text(encoding="utf-8"))
    connection.close()
    return file


def goes_on(table_id: str, left: Left) -> Callable[[OpenHouse], Awaitable[None]]:
    """A table is as it was left, with its history, and somebody can choose there."""
    game, choices, number, fingerprint = left

    async def work(house: OpenHouse) -> None:
        table = await house.table(table_id)
        match = table.playing()
        assert (table.card.name, len(match.line), match.whole, match.stopped) == (game, choices, True, False)
        assert table.card.codec.fingerprint(match.game) == fingerprint
        assert match.game.view(0).get("round") == number
        assert len(await chronicle(table)) > choices / 2  # its whole history
        if match.game.outcome() is not None:
            return
        await settled(table)
        await chosen(table)
        await settled(table)
        assert len(table.playing().line) > choices

    return work


async def chosen(table: Table) -> None:
    """Somebody who is asked makes a whole move."""
    seat = table.asked()[0]
    for _ in range(9):  # through a draft, if there is one
        code = options(table.game_for(seat), seat)[-1].code
        await choose(table, seat, code, table.seq, table.drafted(seat))
        if not table.drafted(seat):
            break


@pytest.mark.parametrize("table_id", LEFT_AT)
def test_a_table_of_the_version_before_goes_on_where_it_was_left(before: Path, table_id: str) -> None:
    in_house(before, goes_on(table_id, LEFT_AT[table_id]))


def test_open_seats_of_the_version_before_can_be_taken(before: Path) -> None:
    async def work(house: OpenHouse) -> None:
        mine, _ = await house.listed(ME)
        row, places = next((row, places) for row, places in mine if not row["started"])
        table, seat = await house.join(places[1].invitation, "guest-new", "Cem")
        assert (table.id, seat, table.playing().header.settings["flippers"]) == (row["id"], 1, "unlimited")

    in_house(before, work)


async def rolled(house: OpenHouse, times: int) -> str:
    table = await solo(house, "pig", "greedy")
    for i in range(times):
        await settled(table)
        if table.playing().game.outcome() is None:
            await choose(table, 0, "hold" if i % 2 else "roll", table.seq)
    await settled(table)
    return table.id


@pytest.mark.parametrize("keeps", [True, False])
def test_a_running_table_keeps_its_content(tmp_path: Path, keeps: bool, shelve: Callable[[GameCard], GameCard]) -> None:
    """Content that is kept with the game is found there; content on trial came along with the match."""
    found: list[tuple[str, int, str]] = []
    if not keeps:
        shelve(pig_from(tmp_path / "trial", "target: 100", "target: 90", kept=False))
    was = find("pig").content_hash

    async def begin(house: OpenHouse) -> None:
        table = await house.table(await rolled(house, 8))
        found.append((table.id, len(table.playing().line), table.card.codec.fingerprint(table.playing().game)))

    async def go_on(house: OpenHouse) -> None:
        table_id, choices, fingerprint = found[0]
        table = await house.table(table_id)
        match = table.playing()
        assert (len(match.line), match.whole, table.card.content_hash) == (choices, True, was)
        assert table.card.codec.fingerprint(match.game) == fingerprint
        await choose(table, 0, "roll", table.seq)
        await settled(table)
        assert match.game.view(SPECTATOR)["target"] == (100 if keeps else 90)

    in_house(tmp_path / "house.db", begin)
    shelve(pig_from(tmp_path / "corrected", "target: 100", "target: 200", keeps))
    in_house(tmp_path / "house.db", go_on)


def test_a_table_whose_content_is_lost_goes_on_from_its_last_position_and_says_so(
    tmp_path: Path, shelve: Callable[[GameCard], GameCard]
) -> None:
    found: list[str] = []

    async def begin(house: OpenHouse) -> None:
        table = await house.make(ME, "Ada", "pig", [("me", ""), ("me", "Bea")], {"variant": "twelve"}, False)
        for i in range(60):
            await choose(table, table.asked()[0], "hold" if i % 2 else "roll", table.seq)
        found.append(table.id)

    async def go_on(house: OpenHouse) -> None:
        table = await house.table(found[0])
        assert [told.message.key for told in table.story.since(0) if told.message is not None] == ["log-went-on"]
        assert options(table.playing().game, table.asked()[0])

    in_house(tmp_path / "house.db", begin)
    shelve(pig_from(tmp_path / "corrected", "target: 100", "target: 150", kept=False))
    in_house(tmp_path / "house.db", go_on)


def test_a_page_is_told_what_pieces_are_called_in_the_content_of_its_match(before: Path, tmp_path: Path) -> None:
    """The shelf knows today's pieces; numbers in a match of other content mean others."""

    async def work(house: OpenHouse) -> None:
        table = await house.table("UdpwUpJX3MW1_LVN")
        assert pieces(table) is None  # it is played with the content of today, by an older name
        table.shelf = fewer = type(table.shelf)()
        fewer.open(Contents(without_the_last_gene(fewer.contents.files), {"other": "content"}))
        told = pieces(table)
        assert told is not None
        assert len(told.terms["gene"]) == len(fewer.terms["gene"]) + 1

    in_house(before, work)


def without_the_last_gene(files: Mapping[str, Any]) -> dict[str, Any]:
    genes = files["content/genes.yaml"]
    return {**files, "content/genes.yaml": msgspec.structs.replace(genes, unique=genes.unique[:-1])}
