"""Against bots: the table says what an undo would take back, and gives it back as it was."""

from __future__ import annotations

import asyncio

import pytest

from chimera.engine.agenda import options
from chimera.engine.matchfile import match_of, text_of
from chimera.engine.trouble import Trouble
from chimera.engine.undo import reach
from chimera.table.choosing import choose
from chimera.table.house import House
from chimera.table.table import Table
from chimera.table.undo import may_take_back, redo, undo
from tests.table.helpers import ME, house_at, settled, solo


def print_of(table: Table) -> str:
    return str(table.card.codec.fingerprint(table.playing().game))


async def my_choice(table: Table, code: str = "") -> None:
    """Choose the named option or the first, and let the bots answer."""
    await settled(table)
    await choose(table, 0, code or options(table.game_for(0), 0)[0].code, table.seq, table.drafted(0))
    await settled(table)


async def storm_watch(house: House) -> Table:
    return await house.make(ME, "Ada", "storm_watch", [("me", ""), ("bot", "random")], {}, False)


def test_a_roll_is_taken_back_only_when_one_is_sure(database: str) -> None:
    async def work() -> None:
        async with house_at(database) as house:
            table = await solo(house, "pig")
            while not (table.playing().line and table.playing().line[-1].seat == 0):
                await my_choice(table, "roll")
            line, seq = len(table.playing().line), table.seq
            asked = await undo(table, 0)
            assert asked is not None
            at, lost = asked
            assert (at, lost.anew, lost.shown, [said.key for said in lost.own]) == (seq, True, False, ["opt-roll"])
            assert (len(table.playing().line), table.seq) == (line, seq), "asking changes nothing"
            assert await undo(table, 0, at - 1) is not None, "a yes to something else is none"
            assert await undo(table, 0, at) is None
            assert len(table.playing().line) < line

    asyncio.run(work())


def test_one_choice_without_dice_or_secrets_is_taken_back_at_once(database: str) -> None:
    async def work() -> None:
        async with house_at(database) as house:
            table = await solo(house)
            await my_choice(table)
            assert table.playing().line
            assert await undo(table, 0) is None
            assert may_take_back(table, 0)[2]

    asyncio.run(work())


@pytest.mark.parametrize("game", ["pig", "evo", "dice_mutants"])
def test_what_was_taken_back_behind_dice_comes_back_as_it_was(game: str, database: str) -> None:
    async def work() -> None:
        async with house_at(database) as house:
            table = await solo(house, game)
            for _ in range(40):
                await my_choice(table)
                far = reach(table.playing(), 0)
                if far.n and not far.free and not table.drafted(0):
                    break
            was, line = print_of(table), [entry.line for entry in table.playing().line]
            assert await undo(table, 0, table.seq) is None
            assert print_of(table) != was
            assert may_take_back(table, 0)[2], "it can be played again"
            await redo(table, 0)
            assert (print_of(table), [entry.line for entry in table.playing().line]) == (was, line)
            assert not may_take_back(table, 0)[2]
            again = match_of(text_of(table.playing()).encode(), "back", card=table.shelf)
            assert str(again.card.codec.fingerprint(again.game)) == was
            await my_choice(table)
            with pytest.raises(Trouble):
                await redo(table, 0)

    asyncio.run(work())


def test_after_another_choice_there_is_no_way_back(database: str) -> None:
    async def work() -> None:
        async with house_at(database) as house:
            table = await solo(house, "pig")
            while not (table.playing().line and table.playing().line[-1].barrier):
                await my_choice(table, "roll")
            await undo(table, 0, table.seq)
            await my_choice(table, "roll")
            assert not may_take_back(table, 0)[2]

    asyncio.run(work())


def test_gathering_cards_asks_before_it_is_taken_back(database: str) -> None:
    async def work() -> None:
        async with house_at(database) as house:
            table = await storm_watch(house)
            for _ in range(60):
                await settled(table)
                codes = [opt.code for opt in options(table.game_for(0), 0)]
                if "gather" in codes:
                    break
                await my_choice(table, codes[-1])
            await choose(table, 0, "gather", table.seq, table.drafted(0))
            asked = await undo(table, 0)
            assert asked is not None
            assert asked[1].anew or asked[1].shown
            assert asked[1].own[0].key.startswith("opt-gather")

    asyncio.run(work())
