"""Whoever can only pass is asked nothing: the table answers, and nobody else sees a difference."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from chimera.engine.agenda import options
from chimera.engine.card import SettingValue
from chimera.engine.events import SPECTATOR
from chimera.server.states import seat_states, state
from chimera.table.choosing import choose
from chimera.table.seats import kind_of
from chimera.table.table import Table
from tests.table.helpers import FRIEND, ME, house_at

MOST = 250  # choices of a match


def looked_at(table: Table, seat: int) -> bool:
    """Check what an asked seat is shown; whether it had no choice."""
    mine = state(table, seat, 0, seat_states(table), True, False)
    only = len(options(table.game_for(seat), seat)) == 1 and not table.drafted(seat)
    assert (mine.prompt is None, mine.options == [], seat not in mine.asked) == (only, only, only)
    assert mine.seats[seat].asked is not only
    theirs = state(table, SPECTATOR, 0, seat_states(table), True, False)
    assert seat in theirs.asked, "others see it asked, whether it has a choice or not"
    return only


@pytest.mark.parametrize(
    ("game", "window"), [("evo", True), ("dice_mutants", False), ("storm_watch", True)], ids=lambda each: str(each)
)
def test_a_seat_without_a_choice_is_asked_nothing(game: str, window: bool, database: str) -> None:
    async def work() -> None:
        async with house_at(database) as house:
            house.pace = 60.0  # the table would answer much later: as long as it does not, nobody may see a question
            settings: dict[str, SettingValue] = {"hands": "private"} if game == "storm_watch" else {}
            table = await house.make(ME, "Ada", game, [("me", ""), ("open", "")], settings, False)
            await house.join(table.places[1].invitation, FRIEND, "Bea")
            random = Random(5)
            found: list[str] = []
            for _ in range(MOST):
                if table.playing().game.outcome() is not None:
                    break
                blank = [seat for seat in table.asked() if looked_at(table, seat)]
                found += [kind_of(table.playing().game)] * len(blank)
                seat = random.choice(table.asked())
                opts = options(table.game_for(seat), seat)
                await choose(table, seat, random.choice(opts).code, table.seq, table.drafted(seat))
            assert found
            assert any(found) is window, "Dice Mutants asks in a window only who can buy"

    asyncio.run(work())


def test_at_one_device_the_curtain_does_not_close_for_somebody_without_a_choice(database: str) -> None:
    async def work() -> None:
        async with house_at(database) as house:
            house.pace = 60.0
            table = await house.make(ME, "Ada", "evo", [("me", ""), ("me", "Bea")], {}, False)
            random = Random(5)
            found = 0
            for _ in range(MOST):
                if table.playing().game.outcome() is not None:
                    break
                seat = table.asked()[0]
                opts = options(table.game_for(seat), seat)
                if len(opts) == 1 and not table.drafted(seat):
                    found += 1
                    assert seat not in table.seen_asked(1 - seat)
                await choose(table, seat, random.choice(opts).code, table.seq, table.drafted(seat))
            assert found

    asyncio.run(work())
