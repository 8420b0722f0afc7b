"""Bots think in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from chimera.engine.card import find
from chimera.engine.dice import Dice, Stream
from chimera.engine.matchfile import match_of
from chimera.engine.visibility import see
from chimera.table.thinking import Thinkers
from tests.table.helpers import ME, house_at, settled


def test_a_worker_that_was_killed_is_replaced() -> None:
    card = find("tic_tac_toe")
    stream = Stream.from_number(1, "test")
    text = card.codec.text(see(card.new(2, Dice.from_number(1, card.purposes)), 0, stream).game)

    async def work() -> None:
        thinkers = Thinkers(1, 5)
        try:
            assert (await thinkers.choice(card.name, text, 0, "random")).startswith("mark:")
            assert isinstance(thinkers.pool, ProcessPoolExecutor)
            for pid in list(thinkers.pool._processes):
                os.kill(pid, signal.SIGKILL)
            assert (await thinkers.choice(card.name, text, 0, "random")).startswith("mark:")
        finally:
            thinkers.close()

    asyncio.run(work())


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
                    await table.choose(1, "roll", table.seq)
            match = match_of((await house.file(table)).encode(), "the file")
            last = match.line[-1]
            assert (last.opt.code, last.note) == ("hold", "forced")  # pig.turn.enough leaves one option

    asyncio.run(work())
