"""Free order: everybody has a draft of their own, late clicks count while they hold, bots act after people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from chimera.engine.agenda import asked, options
from chimera.engine.card import GameCard
from chimera.engine.matchfile import match_of, text_of
from chimera.engine.reasons import ChimeraError, Refused
from chimera.engine.record import Match, Seat
from chimera.table.absence import GONE
from chimera.table.choosing import cancel, choose
from chimera.table.drafts import Draft, goes_on
from chimera.table.free_order import bots_wait, go_ahead
from chimera.table.house import House
from chimera.table.questions import asked_now, in_free_order
from chimera.table.seating import hand_over
from chimera.table.table import Table
from chimera.table.undo import undo
from chimera.table.writer import NotWritten, Write
from tests.table.helpers import FRIEND, ME, ears, house_at, settled
from tests.toys import bazaar

Shelve = Callable[[GameCard], GameCard]
Work = Callable[[House, Table], Awaitable[None]]


@pytest.fixture(autouse=True)
def on_the_shelf(shelve: Shelve) -> None:
    shelve(bazaar.CARD)


async def to_the_fair(table: Table) -> None:
    """People pass their turns, and guess, until the next fair."""
    await settled(table)
    while not in_free_order(table.playing().game):
        seat = table.asked()[0]
        await choose(table, seat, options(table.playing().game, seat)[0].code, table.seq)
        await settled(table)


def at_the_fair(database: str, work: Work, bots: int = 0) -> None:
    """Two people at the first fair, and bots; nobody is connected unless a test says so."""

    async def inside() -> None:
        async with house_at(database) as house:
            seats = [("me", ""), ("open", ""), *[("bot", "random")] * bots]
            table = await house.make(ME, "Ada", "bazaar", seats, {}, False)
            await house.join(table.places[1].invitation, FRIEND, "Bea")
            for seat in (0, 1):
                table.places[seat].connected = 1
            await to_the_fair(table)
            await work(house, table)

    asyncio.run(inside())


async def draft(table: Table, seat: int, thing: int) -> None:
    await choose(table, seat, f"take:{thing}", table.seq)
    assert table.drafted(seat) == 1


async def turned_over(table: Table) -> None:
    """Let the table's own tasks run as far as they get."""
    for _ in range(30):
        await asyncio.sleep(0.002)


def lines(table: Table, seat: int) -> list[str]:
    """The table's own lines in the log of a seat."""
    told = [each.line(seat) for each in table.story.since(0) if each.event is None]
    return [line.key for line in told if line is not None]


def test_everybody_has_a_draft_of_their_own_and_locks_nobody_out(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        seq, told = table.seq, len(ears(house).seqs)
        await draft(table, 0, 1)
        assert table.asked() == (0, 1)
        await draft(table, 1, 2)
        assert (table.drafted(0), table.drafted(1)) == (1, 1)
        assert (table.seq, len(ears(house).seqs), ears(house).drafts) == (seq, told, [0, 1])
        assert asked(table.game_for(0)) == (0,)
        assert asked(table.game_for(1)) == (1,)
        await cancel(table, 0)
        assert (table.drafted(0), table.drafted(1)) == (0, 1)
        await undo(table, 1)
        assert (table.seq, table.drafts) == (seq, {})

    at_the_fair(database, work)


def test_a_draft_that_still_holds_goes_on_from_what_somebody_else_did(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        n = len(table.playing().line)
        await draft(table, 0, 1)
        await draft(table, 1, 2)
        await choose(table, 1, "over", table.seq, 1)
        assert table.drafted(0) == 1
        assert table.game_for(0).view(0)["fair"] == [1, 1, 0]
        assert ears(house).fallen == []
        await choose(table, 0, "under", table.seq, 1)
        assert [entry.line for entry in table.playing().line[n:]] == ["1 take:2", "1 over", "0 take:1", "0 under"]
        view = table.playing().game.view(0)
        assert (view["fair"], view["taken"], view["scores"]) == ([1, 0, 0], [1, 1], [1, 1])
        assert match_of(text_of(table.playing()).encode(), "the file").game.view(0) == view

    at_the_fair(database, work)


def test_a_draft_that_does_not_hold_falls_and_its_player_alone_is_told_why(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await draft(table, 0, 1)
        await draft(table, 1, 1)
        await choose(table, 1, "over", table.seq, 1)
        assert table.drafts == {}
        assert ears(house).fallen == [(0, "take:1", "taken")]
        assert "log-draft-fell" in lines(table, 0)
        assert "log-draft-fell" not in lines(table, 1)
        assert [entry.line for entry in table.playing().line[-2:]] == ["1 take:1", "1 over"]
        with pytest.raises(Refused) as caught:
            await choose(table, 0, "under", table.seq - 2, 1)
        assert caught.value.reason.key == "stale"
        await draft(table, 0, 0)

    at_the_fair(database, work)


class Auction(bazaar.Stalls):
    """Another step with the same codes."""


def test_a_draft_falls_where_its_codes_mean_something_else() -> None:
    match = Match.new(bazaar.CARD, [Seat("Ada"), Seat("Bea")], {}, 1)
    match.game.agenda.append(bazaar.Stalls())
    begun = match.try_out(0, "take:1")
    assert goes_on(match.game, begun)
    question = asked_now(None, begun.game, 0, 0, 0.0, True)
    kept = Draft(0, match.game, (begun,), question)
    assert kept.replayed(match, 1, 1.0).question is question
    match.game = match.game.clone()
    match.game.agenda[-1] = Auction()
    with pytest.raises(Refused) as caught:
        kept.replayed(match, 1, 1.0)
    assert caught.value.reason.key == "stale"


def test_a_draft_outlives_a_write_of_somebody_else_that_fails(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, table: Table) -> None:
        async def full(write: Write) -> None:
            raise NotWritten("not-saved")

        await draft(table, 0, 1)
        seq = table.seq
        with monkeypatch.context() as patch:
            patch.setattr(house.storage, "write", full)
            with pytest.raises(NotWritten):
                await choose(table, 1, "ready", table.seq)
        assert (table.seq, table.drafted(0)) == (seq, 1)
        await choose(table, 0, "over", table.seq, 1)
        assert table.playing().game.view(0)["fair"] == [1, 0, 1]

    at_the_fair(database, work)


def test_a_draft_of_a_seat_that_a_bot_takes_is_dropped_and_others_stay(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await draft(table, 0, 1)
        await draft(table, 1, 2)
        await hand_over(table, FRIEND, 1, "random")
        assert list(table.drafts) == [0]

    at_the_fair(database, work)


async def taken(table: Table, seat: int, thing: int) -> None:
    """Somebody takes a thing, both choices of it."""
    await draft(table, seat, thing)
    await choose(table, seat, "over", table.seq, 1)


def test_a_late_click_counts_while_what_it_names_is_offered(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        seen = table.seq
        await taken(table, 1, 2)
        await choose(table, 0, "take:1", seen)
        assert table.drafted(0) == 1

    at_the_fair(database, work)


def test_a_late_click_amid_a_draft_counts_if_the_draft_still_holds(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await draft(table, 0, 1)
        seen = table.seq
        await taken(table, 1, 2)
        await choose(table, 0, "under", seen, 1)
        assert table.playing().line[-1].line == "0 under"

    at_the_fair(database, work)


@pytest.mark.parametrize("code", ["take:2", "ready"])
def test_a_late_click_on_what_is_gone_and_a_late_ready_are_stale(code: str, database: str) -> None:
    async def work(house: House, table: Table) -> None:
        seen = table.seq
        await taken(table, 1, 2)
        with pytest.raises(Refused) as caught:
            await choose(table, 0, code, seen)
        assert caught.value.reason.key == "stale"
        assert table.drafts == {}

    at_the_fair(database, work)


def test_a_second_click_of_the_same_person_is_stale(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        seen = table.seq
        await choose(table, 0, "ready", seen)
        await taken(table, 1, 2)  # which asks the first one again
        with pytest.raises(Refused) as caught:
            await choose(table, 0, "take:1", seen)
        assert caught.value.reason.key == "stale"

    at_the_fair(database, work)


def test_a_click_at_one_fair_is_not_taken_for_one_at_the_next(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        seen = table.seq
        await choose(table, 0, "ready", table.seq)
        await choose(table, 1, "ready", table.seq)
        await to_the_fair(table)
        with pytest.raises(Refused) as caught:
            await choose(table, 0, "take:1", seen)
        assert caught.value.reason.key == "stale"

    at_the_fair(database, work)


def bots_choices(table: Table, since: int) -> int:
    return sum(entry.note.startswith("bot") for entry in table.playing().line[since:])


def test_bots_act_after_the_people_who_are_here_and_then_to_their_end(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        n = len(table.playing().line)
        assert bots_wait(table)
        await turned_over(table)
        assert len(table.playing().line) == n
        await choose(table, 0, "ready", table.seq)
        await turned_over(table)
        assert len(table.playing().line) == n + 1
        await taken(table, 1, 2)  # which asks the first one again, and leaves the second nothing to do
        await turned_over(table)
        assert bots_choices(table, n) == 0
        await choose(table, 0, "ready", table.seq)
        await settled(table)
        assert bots_choices(table, n) > 0

    at_the_fair(database, work, bots=2)


def test_what_bots_do_in_their_turn_asks_people_again_and_stops_no_bot(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await choose(table, 0, "ready", table.seq)
        n = len(table.playing().line)
        await choose(table, 1, "ready", table.seq)
        await settled(table)
        did = [entry for entry in table.playing().line[n + 1 :] if entry.note.startswith("bot")]
        assert [entry.seat for entry in did].count(2) >= 1
        assert [entry.seat for entry in did].count(3) >= 1
        assert any(entry.opt.verb == "take" for entry in did), "no bot acted, so nothing was asked again"
        assert 0 in table.asked()
        assert not any(table.places[seat].bot for seat in table.asked()), "a bot waits again amid the bots' turn"

    at_the_fair(database, work, bots=2)


def test_bots_wait_for_a_draft_even_when_they_may_go_ahead(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await draft(table, 1, 2)
        n = len(table.playing().line)
        await go_ahead(table, 0)
        await turned_over(table)
        assert len(table.playing().line) == n
        assert table.drafted(1) == 1
        await cancel(table, 1)
        await settled(table)
        assert bots_choices(table, n) > 0

    at_the_fair(database, work, bots=1)


def test_go_ahead_lets_the_bots_act_at_once_and_until_a_person_acts(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        n = len(table.playing().line)
        await go_ahead(table, 0)
        await settled(table)
        assert bots_choices(table, n) > 0
        with pytest.raises(ChimeraError, match="No bot waits"):
            await go_ahead(table, 0)
        await choose(table, 0, "take:" + str(table.playing().game.view(0)["fair"].index(1)), table.seq)
        await choose(table, 0, "over", table.seq, 1)
        assert not table.bots_turn

    at_the_fair(database, work, bots=1)


def test_who_has_been_away_for_long_is_not_waited_for(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        n = len(table.playing().line)
        for seat in (0, 1):
            table.places[seat].connected = 0
            table.places[seat].left = house.clock()
        table.stir.set()
        await settled(table)
        assert bots_choices(table, n) == 0, "who loads the page anew comes back"
        for seat in (0, 1):
            table.places[seat].left = house.clock() - GONE
        table.stir.set()
        await settled(table)
        assert bots_choices(table, n) > 0

    at_the_fair(database, work, bots=1)


def test_a_match_of_bots_and_people_whose_seats_bots_play_comes_to_its_end(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await draft(table, 0, 1)
        await hand_over(table, ME, 0, "random")
        await hand_over(table, FRIEND, 1, "random")
        await settled(table)
        assert table.playing().game.outcome() is not None

    at_the_fair(database, work, bots=1)
