"""The last die of a hand can be taken back for a moment; then it is placed, whoever is gone by then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from chimera.engine.agenda import options
from chimera.engine.reasons import Refused
from chimera.server.states import seat_states, state
from chimera.table.choosing import cancel, choose
from chimera.table.house import House
from chimera.table.parting import abandon
from chimera.table.seating import hand_over
from chimera.table.table import Table
from chimera.table.undo import undo
from tests.table.helpers import FRIEND, ME, house_at
from tests.table.test_poker_face import Clock, until

MOMENT = 3.0


def with_the_last_die(database: str, work: Callable[[House, Table, int, str, Clock], Awaitable[None]]) -> None:
    """Dice Mutants, up to the point where a player has placed the last die of a hand."""

    async def inside() -> None:
        async with house_at(database) as house:
            clock = Clock()
            house.clock, house.linger = clock, MOMENT
            table = await house.make(ME, "Ada", "dice_mutants", [("me", ""), ("open", "")], {}, False)
            await house.join(table.places[1].invitation, FRIEND, "Bea")
            while not table.last:
                seat = table.asked()[0]
                code = options(table.game_for(seat), seat)[-1].code  # guile, with one die after the other
                await choose(table, seat, code, table.seq, table.drafted(seat))
            await work(house, table, seat, code, clock)

    asyncio.run(inside())


def test_nobody_else_sees_it_and_it_can_be_taken_back(database: str) -> None:
    async def work(house: House, table: Table, seat: int, code: str, clock: Clock) -> None:
        line, held = len(table.playing().line), table.drafted(seat)
        mine = state(table, seat, 0, seat_states(table), True, False)
        theirs = state(table, 1 - seat, 0, seat_states(table), True, False)
        assert mine.lingers is not None
        assert (mine.lingers.code, mine.lingers.seconds, mine.options, mine.can_undo) == (code, MOMENT, [], True)
        assert (theirs.lingers, theirs.asked) == (None, [seat])
        assert bytes(mine.public) != bytes(theirs.public), "its player sees it placed"
        await undo(table, seat)
        back = state(table, seat, 0, seat_states(table), True, False)
        assert (back.lingers, back.draft, len(table.playing().line)) == (None, held, line)
        assert code in [option.code for option in back.options]

    with_the_last_die(database, work)


def test_after_the_moment_the_whole_hand_is_placed(database: str) -> None:
    async def work(house: House, table: Table, seat: int, code: str, clock: Clock) -> None:
        line = len(table.playing().line)
        clock.now += MOMENT - 0.1
        table.linger.set()
        await until(lambda: not table.linger.is_set())
        assert len(table.playing().line) == line
        clock.now += 0.1
        table.linger.set()
        await until(lambda: not table.last)
        await until(lambda: len(table.playing().line) >= line + 3)
        assert [entry.seat for entry in table.playing().line[line : line + 3]] == [seat] * 3
        assert table.playing().line[line + 2].opt.code == code

    with_the_last_die(database, work)


def test_the_same_choice_again_does_not_wait(database: str) -> None:
    async def work(house: House, table: Table, seat: int, code: str, clock: Clock) -> None:
        line = len(table.playing().line)
        with pytest.raises(Refused):
            await choose(table, seat, "pass", table.seq, table.drafted(seat))
        await choose(table, seat, code, table.seq, table.drafted(seat))
        assert not table.last
        assert table.playing().line[line + 2].opt.code == code

    with_the_last_die(database, work)


def test_who_gives_the_seat_to_a_bot_meanwhile_has_placed_it(database: str) -> None:
    async def work(house: House, table: Table, seat: int, code: str, clock: Clock) -> None:
        line = len(table.playing().line)
        await hand_over(table, ME if seat == 0 else FRIEND, seat, "random")
        await asyncio.sleep(0.02)
        assert len(table.playing().line) == line, "the bot does not answer what is answered"
        clock.now += MOMENT
        table.linger.set()
        await until(lambda: len(table.playing().line) >= line + 3)
        assert table.playing().line[line + 2].opt.code == code
        assert table.playing().line[line + 2].note == ""

    with_the_last_die(database, work)


def test_nothing_lingers_at_a_match_that_was_abandoned(database: str) -> None:
    async def work(house: House, table: Table, seat: int, code: str, clock: Clock) -> None:
        line = len(table.playing().line)
        await abandon(table, ME, True)
        await abandon(table, FRIEND, True)
        assert (table.ended, table.last) == ("abandoned", {})
        assert state(table, seat, 0, seat_states(table), True, False).lingers is None
        clock.now += MOMENT
        table.linger.set()
        await asyncio.sleep(0.02)
        assert len(table.playing().line) == line

    with_the_last_die(database, work)


def test_cancelling_takes_the_whole_hand_back(database: str) -> None:
    async def work(house: House, table: Table, seat: int, code: str, clock: Clock) -> None:
        await cancel(table, seat)
        assert (table.last, table.drafted(seat)) == ({}, 0)

    with_the_last_die(database, work)
