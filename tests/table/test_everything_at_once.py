"""Whole matches in which people draft, cancel, pass for a while, take back and are played for, all mixed."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from chimera.engine.agenda import options
from chimera.engine.matchfile import match_of
from chimera.table.choosing import cancel, choose
from chimera.table.house import House
from chimera.table.looking_back import match_file
from chimera.table.seating import hand_over, take_back
from chimera.table.standing import ask_again, offered, pass_until
from chimera.table.table import Table
from chimera.table.undo import consent, may_take_back, redo, undo
from tests.table.helpers import FRIEND, ME, duo, house_at, settled

MOST = 2_000


async def one_thing(table: Table, rnd: random.Random) -> None:
    """One thing a person may do now."""
    seat = table.asked()[0]
    if table.wish is not None:
        await consent(table, min(table.wish.waiting), rnd.random() < 0.7)
        return
    what = rnd.random()
    n, _, again = may_take_back(table, seat)
    if what < 0.04 and n:
        await undo(table, seat)
    elif what < 0.06 and again:
        await redo(table, seat)
    elif what < 0.12 and table.drafted(seat):
        await cancel(table, seat)
    elif what < 0.2 and table.places[1 - seat].standing is not None:
        await ask_again(table, 1 - seat)
    elif what < 0.22 and not table.drafted(seat):
        guest = [ME, FRIEND][seat]
        await hand_over(table, guest, seat, "random")
        await take_back(table, guest, seat)
    elif what < 0.6 and (until := offered(table, seat)):
        await pass_until(table, seat, rnd.choice(until), table.seq)
    else:
        opts = options(table.game_for(seat), seat)
        await choose(table, seat, rnd.choice(opts).code, table.seq, table.drafted(seat))


@pytest.mark.parametrize(("game", "seed"), [("dice_mutants", 1), ("dice_mutants", 2), ("evo", 1), ("evo", 2)])
def test_a_whole_match_of_everything_ends_and_its_file_is_sound(tmp_path: Path, game: str, seed: int) -> None:
    async def play(house: House) -> None:
        table = await duo(house, game)
        rnd = random.Random(seed)
        for _ in range(MOST):
            await settled(table)
            if table.playing().game.outcome() is not None:
                break
            if not any(table.stands(seat) or table.places[seat].bot for seat in table.asked()):
                await one_thing(table, rnd)
        assert table.playing().game.outcome() is not None
        assert all(place.standing is None for place in table.places)
        assert not table.drafts
        text = await match_file(table)
        assert match_of(text.encode(), "the file").log == table.playing().log
        house.drop(table)
        again = await house.table(table.id)
        assert again.playing().log == table.playing().log

    async def work() -> None:
        async with house_at(str(tmp_path / "chimera.db")) as house:
            await play(house)

    asyncio.run(work())
