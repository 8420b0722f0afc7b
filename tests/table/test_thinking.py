"""Bots think in processes of their own."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from chimera.engine.card import find
from chimera.engine.dice import Dice, Stream
from chimera.engine.matchfile import match_of, text_of
from chimera.engine.visibility import see
from chimera.table.choosing import choose
from chimera.table.looking_back import match_file
from chimera.table.thinking import Thinkers, bots_choice
from chimera.table.undo import may_take_back
from tests.table.helpers import ME, house_at, settled


def test_a_worker_that_was_killed_is_replaced() -> None:
    card = find("tic_tac_toe")
    stream = Stream.from_number(1, "test")
    text = card.codec.text(see(card.new(2, Dice.from_number(1, card.purposes)), 0, stream).game)

    async def work() -> None:
        thinkers = Thinkers(1, 5)
        try:
            assert (await thinkers.choice(card.ticket, text, 0, "random")).code.startswith("mark:")
            assert isinstance(thinkers.pool, ProcessPoolExecutor)
            for pid in list(thinkers.pool._processes):
                os.kill(pid, signal.SIGKILL)
            assert (await thinkers.choice(card.ticket, text, 0, "random")).code.startswith("mark:")
        finally:
            thinkers.close()

    asyncio.run(work())


def test_a_search_is_cut_short_for_a_person_who_waits_and_the_record_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(str(tmp_path / "chimera.db")) as house:
            house.think = 0.0001  # less than a search takes anywhere
            table = await house.make(ME, "Ada", "tic_tac_toe", [("me", ""), ("bot", "expert")], {}, False)
            table.places[0].connected = 1
            await choose(table, 0, "mark:0", 0)
            await settled(table)
            assert table.asked() == (0,)
            note = table.playing().line[1].note
            found = re.fullmatch(r"bot expert, cut short after (\d+) of 10000 iterations: somebody waited", note)
            assert found is not None
            assert 1 <= int(found[1]) < 10_000
            assert may_take_back(table, 0) == (2, True, 0)  # a bot's choice is a bot's choice
            again = match_of(text_of(table.playing()).encode(), "the file")
            assert again.log == table.playing().log

    asyncio.run(work())


def test_a_search_for_which_nobody_waits_is_done_to_its_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(str(tmp_path / "chimera.db")) as house:
            house.think = 0.0001
            table = await house.make(ME, "Ada", "tic_tac_toe", [("me", ""), ("bot", "hard")], {}, False)
            await choose(table, 0, "mark:0", 0)
            await settled(table)
            assert table.playing().line[1].note == "bot hard"

    asyncio.run(work())


def test_a_search_that_is_quick_enough_is_the_same_with_and_without_a_limit() -> None:
    card = find("tic_tac_toe")
    text = card.codec.text(see(card.new(2, Dice.from_number(1, card.purposes)), 0, Stream.from_number(1, "test")).game)
    assert bots_choice(card.ticket, text, 0, "hard", 5, 600) == bots_choice(card.ticket, text, 0, "hard", 5, 0)


def test_a_worker_is_given_what_its_seat_may_know_and_no_seed(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(str(tmp_path / "chimera.db")) as house:
            table = await house.make(ME, "Ada", "pig", [("me", ""), ("bot", "random")], {}, False)
            match = table.playing()
            assert match.header.seed not in table.knowledge(0)

    asyncio.run(work())


def test_what_is_forced_is_answered_by_the_table_and_noted(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(str(tmp_path / "chimera.db")) as house:
            table = await house.make(ME, "Ada", "pig", [("bot", "random"), ("me", "")], {}, False)
            while table.playing().game.outcome() is None:
                await settled(table)
                if table.asked() == (1,):
                    await choose(table, 1, "roll", table.seq)
            match = match_of((await match_file(table)).encode(), "the file")
            last = match.line[-1]
            assert (last.opt.code, last.note) == ("hold", "forced")  # pig.turn.enough leaves one option

    asyncio.run(work())
