"""READY in free order: taken back exactly, said for somebody who is gone, and who is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from chimera.engine.agenda import options
from chimera.engine.card import GameCard
from chimera.engine.matchfile import match_of, text_of
from chimera.engine.reasons import ChimeraError
from chimera.table import absence
from chimera.table.absence import GONE, count_pages, gone
from chimera.table.choosing import choose
from chimera.table.free_order import could_go_ahead, go_ahead, is_ready
from chimera.table.house import House
from chimera.table.questions import in_free_order
from chimera.table.readiness import not_ready, ready_for
from chimera.table.table import Table
from chimera.table.undo import consent, undo
from tests.table.helpers import FRIEND, ME, ears, house_at, settled
from tests.toys import bazaar, potluck

THIRD = "guest-third"


class Clock:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


Work = Callable[[House, Table, Clock], Awaitable[None]]


@pytest.fixture(autouse=True)
def on_the_shelf(shelve: Callable[[GameCard], GameCard]) -> None:
    shelve(potluck.CARD)


def at_the_fair(database: str, work: Work, bots: int = 0) -> None:
    """Three people who are here, at the first fair; bots beside them."""

    async def inside() -> None:
        async with house_at(database) as house:
            clock = house.clock = Clock()
            seats = [("me", ""), ("open", ""), ("open", ""), *[("bot", "random")] * bots]
            table = await house.make(ME, "Ada", "potluck", seats, {}, False)
            await house.join(table.places[1].invitation, FRIEND, "Bea")
            await house.join(table.places[2].invitation, THIRD, "Cleo")
            for seat in range(3):
                count_pages(table, seat, 1)
            await settled(table)
            while not in_free_order(table.playing().game):
                seat = table.asked()[0]
                await choose(table, seat, options(table.playing().game, seat)[0].code, table.seq)
                await settled(table)
            await work(house, table, clock)

    asyncio.run(inside())


def prints(table: Table) -> str:
    return table.card.codec.fingerprint(table.playing().game)


def lines(table: Table) -> list[str]:
    """The table's own lines in the log."""
    return [each.message.key for each in table.story.since(0) if each.message is not None]


async def ready(table: Table, *seats: int) -> None:
    for seat in seats:
        await choose(table, seat, "ready", table.seq)


def test_ready_is_taken_back_and_that_of_others_stands_as_if_it_had_never_been_said(database: str) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        await ready(table, 1)
        alone = prints(table)
        await undo(table, 1)
        await ready(table, 0, 1)
        assert [is_ready(table.playing().game, seat) for seat in range(3)] == [True, True, False]
        await not_ready(table, 0)
        assert prints(table) == alone
        assert table.asked() == (0, 2)
        assert table.playing().log[-2:] == ["undo 2", "1 ready"]
        assert lines(table)[-1] == "log-not-ready"
        again = match_of(text_of(table.playing()).encode(), "the file")
        assert again.card.codec.fingerprint(again.game) == alone

    at_the_fair(database, work)


def test_the_record_stays_true_when_fingerprints_fall_among_what_is_said_again(database: str) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        for _ in range(12):
            await ready(table, 0, 1)
            await not_ready(table, 0)
            await not_ready(table, 1)
        await choose(table, 2, "take:1", table.seq)
        await choose(table, 2, "over", table.seq, 1)
        match = table.playing()
        again = match_of(text_of(match).encode(), "the file")
        assert again.card.codec.text(again.game) == match.card.codec.text(match.game)
        _, _, _, kept = await house.read(table.id)
        assert kept is not None
        assert kept.log == match.log

    at_the_fair(database, work)


def test_a_draft_of_somebody_stands_when_another_is_not_ready_after_all(database: str) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        await choose(table, 2, "take:1", table.seq)
        await ready(table, 0, 1)
        await not_ready(table, 0)
        assert table.drafted(2) == 1
        assert ears(house).fallen == []
        await choose(table, 2, "over", table.seq, 1)
        assert table.playing().line[-1].line == "2 over"

    at_the_fair(database, work)


def test_who_is_not_ready_has_nothing_to_take_back(database: str) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        with pytest.raises(ChimeraError, match="not said that you are ready"):
            await not_ready(table, 0)
        await ready(table, 0)
        await choose(table, 1, "take:1", table.seq)
        await choose(table, 1, "over", table.seq, 1)  # which asks everybody again
        with pytest.raises(ChimeraError, match="not said that you are ready"):
            await not_ready(table, 0)

    at_the_fair(database, work)


def test_ready_that_was_the_only_option_is_not_taken_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        acts = bazaar.Stalls.acts
        monkeypatch.setattr(bazaar.Stalls, "acts", lambda step, g, seat: [] if seat == 1 else acts(step, g, seat))
        table.tell()
        await settled(table)
        assert table.playing().line[-1].line == "1 ready # forced"
        with pytest.raises(ChimeraError, match="nothing for you to do here but to be ready"):
            await not_ready(table, 1)

    at_the_fair(database, work)


def test_ready_from_before_the_table_went_back_by_consent_stands(database: str) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        await ready(table, 0, 1, 2)  # the fair is over
        await undo(table, 1)  # behind the answer of somebody else
        for seat in (0, 2):
            await consent(table, seat, True)
        assert [is_ready(table.playing().game, seat) for seat in range(3)] == [True, False, False]
        with pytest.raises(ChimeraError, match="gone back by consent"):
            await not_ready(table, 0)
        await ready(table, 1)
        await not_ready(table, 1)

    at_the_fair(database, work)


def test_bots_wait_again_for_a_person_who_is_not_ready_after_all(database: str) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        assert could_go_ahead(table)
        told = len(ears(house).seqs)
        await go_ahead(table, 0)
        assert len(ears(house).seqs) > told
        assert not could_go_ahead(table)
        await settled(table)
        assert 0 in table.asked()
        others = [seat for seat in table.asked() if seat != 0]
        assert others, "everybody but one has nothing left to do, so READY would end the fair"
        await ready(table, 0)
        table.bots_turn = True
        await not_ready(table, 0)
        assert not table.bots_turn

    at_the_fair(database, work, bots=1)


def test_ready_is_said_for_somebody_who_is_gone_and_the_log_says_by_whom(database: str) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        count_pages(table, 2, 0)
        clock.now += GONE - 1
        with pytest.raises(ChimeraError, match="wait two minutes"):
            await ready_for(table, 0, 2)
        clock.now += 1
        assert gone(table, 2)
        await ready_for(table, 0, 2)
        assert is_ready(table.playing().game, 2)
        assert table.playing().line[-1].line == "2 ready # said by seat 0"
        said = table.story.told[-1].message
        assert said is not None
        assert (said.key, said.args) == ("log-ready-for", {"seat": 0, "other_seat": 2})
        with pytest.raises(ChimeraError, match="Nobody waits for this seat"):
            await ready_for(table, 0, 2)
        count_pages(table, 2, 1)
        await not_ready(table, 2)  # back again, they may think otherwise
        assert 2 in table.asked()

    at_the_fair(database, work)


def test_nobody_is_gone_who_is_here_or_came_back_or_is_a_bot(database: str) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        clock.now += 10 * GONE
        assert not any(gone(table, seat) for seat in range(4))
        count_pages(table, 1, 0)
        assert not gone(table, 1)
        clock.now += GONE
        assert gone(table, 1)
        count_pages(table, 1, 1)
        assert not gone(table, 1)

    at_the_fair(database, work, bots=1)


def test_the_others_do_not_consent_for_somebody_who_is_gone(database: str) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        await ready(table, 0, 1)
        count_pages(table, 2, 0)
        clock.now += GONE
        await undo(table, 0)
        await consent(table, 1, True)
        assert table.wish is not None
        assert table.wish.waiting == {2}

    at_the_fair(database, work)


def test_the_table_shows_itself_once_when_somebody_has_become_gone(database: str) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        count_pages(table, 1, 0)
        await asyncio.sleep(0)
        told = len(ears(house).seqs)
        clock.now += GONE
        for _ in range(2):
            table.door.set()  # as the timer would
            for _ in range(20):
                await asyncio.sleep(0)
        assert len(ears(house).seqs) == told + 1

    at_the_fair(database, work)


def test_the_table_shows_who_is_gone_although_it_could_not_the_last_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        async def becomes_gone(seat: int) -> int:
            count_pages(table, seat, 0)
            clock.now += GONE
            before = len(tried)
            for _ in range(40):
                table.door.set()  # as the timer would
                await asyncio.sleep(0)
            return len(tried) - before

        def changed(told: Table, undone: bool) -> None:
            tried.append(told.seq)
            if len(tried) == 1:
                raise ValueError("the page does not stand this")

        tried: list[int] = []
        monkeypatch.setattr(ears(house), "changed", changed)
        assert await becomes_gone(1) == 1
        assert await becomes_gone(2) == 1

    at_the_fair(database, work)


def test_somebody_who_took_a_seat_and_never_came_becomes_gone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "GONE", 0.3)

    async def inside() -> None:
        async with house_at(database) as house:
            table = await house.make(ME, "Ada", "potluck", [("me", ""), ("open", "")], {}, False)
            count_pages(table, 0, 1)
            table.door.set()
            for _ in range(20):  # nobody is about to be gone: no timer runs
                await asyncio.sleep(0)
            shown: list[bool] = []
            monkeypatch.setattr(ears(house), "changed", lambda told, undone: shown.append(gone(told, 1)))
            await house.join(table.places[1].invitation, FRIEND, "Bea")
            for _ in range(3000):
                if True in shown:
                    break
                await asyncio.sleep(0.01)
            assert True in shown

    asyncio.run(inside())
