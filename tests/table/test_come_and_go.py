"""People come and go: a bot for somebody who is gone, resigning, abandoning, closing, and what was agreed on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from chimera.engine.matchfile import match_of
from chimera.engine.reasons import ChimeraError, Refused
from chimera.server.shelf import table_card
from chimera.table import absence
from chimera.table.absence import GONE, count_pages
from chimera.table.choosing import choose
from chimera.table.house import House
from chimera.table.looking_back import eyes, match_file
from chimera.table.manners import Manners
from chimera.table.parting import abandon, close_table, resign
from chimera.table.seating import hand_over, take_back
from chimera.table.stand_in import note_gone, welcome
from chimera.table.table import Table
from chimera.table.undo import may_take_back, redo, undo
from tests.table.helpers import FRIEND, ME, duo, house_at, settled, solo
from tests.table.test_readiness import Clock

STRANGER = "guest-stranger"
Work = Callable[[House, Clock], Awaitable[None]]


def at_home(database: str | Path, work: Work) -> None:
    async def inside() -> None:
        async with house_at(str(database)) as house:
            clock = house.clock = Clock()
            await work(house, clock)

    asyncio.run(inside())


async def two_here(house: House, game: str = "pig", **more: Any) -> Table:
    """Ada and Bea, both at the table."""
    table = await house.make(ME, "Ada", game, [("me", ""), ("open", "")], {}, False, **more)
    await house.join(table.places[1].invitation, FRIEND, "Bea")
    for seat in (0, 1):
        count_pages(table, seat, 1)
    return table


def said(table: Table) -> list[str]:
    """What the table itself said, by key."""
    return [told.message.key for told in table.story.told if told.message is not None]


def test_anybody_at_the_table_lets_a_bot_sit_in_once_somebody_is_gone(database: str) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await two_here(house)
        with pytest.raises(ChimeraError, match="Ada is at the table"):
            await hand_over(table, FRIEND, 0, "random")
        count_pages(table, 0, 0)
        with pytest.raises(ChimeraError, match="a moment ago"):  # a page that is loaded anew is no absence
            await hand_over(table, FRIEND, 0, "random")
        clock.now += GONE
        with pytest.raises(ChimeraError, match="Only who sits there"):
            await hand_over(table, STRANGER, 0, "random")
        await hand_over(table, FRIEND, 0, "random")
        assert (table.places[0].away, table.places[0].lent) == (True, "absent")
        assert "log-sits-in" in said(table)
        house.drop(table)
        again = await house.table(table.id)
        assert (again.places[0].bot, again.places[0].lent) == ("random", "absent")

    at_home(database, work)


def test_the_owner_too_waits_until_somebody_is_gone(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await two_here(house)
        count_pages(table, 1, 0)
        with pytest.raises(ChimeraError, match="a moment ago"):
            await hand_over(table, ME, 1, "random")
        clock.now += GONE
        await hand_over(table, ME, 1, "random")
        with pytest.raises(ChimeraError, match="not yours"):
            await take_back(table, ME, 1)
        with pytest.raises(ChimeraError, match="called 'godlike'"):
            await hand_over(table, ME, 0, "godlike")

    at_home(tmp_path / "a.db", work)


def test_whoever_comes_back_has_their_seat_again_at_once(database: str) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await two_here(house)
        count_pages(table, 0, 0)
        clock.now += GONE
        await hand_over(table, FRIEND, 0, "random")
        await settled(table)
        await table.in_turn(lambda: welcome(table, ME))
        assert (table.places[0].bot, table.places[0].lent) == ("", "")
        assert said(table)[-1] == "log-taken-back"
        house.drop(table)
        assert (await house.table(table.id)).places[0].bot == ""

    at_home(database, work)


def test_a_seat_that_its_person_gave_away_stays_given_when_they_look(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await two_here(house)
        await hand_over(table, ME, 0, "random")
        await table.in_turn(lambda: welcome(table, ME))
        assert table.places[0].away
        await take_back(table, ME, 0)
        assert not table.places[0].away

    at_home(tmp_path / "a.db", work)


def test_where_it_was_agreed_only_the_owner_lets_a_bot_sit_in(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await two_here(house, manners=Manners(sit_in="owner"))
        count_pages(table, 0, 0)
        clock.now += GONE
        with pytest.raises(ChimeraError, match="only who opened it"):
            await hand_over(table, FRIEND, 0, "random")
        count_pages(table, 1, 0)
        clock.now += GONE
        await hand_over(table, ME, 1, "random")
        assert table.places[1].lent == "absent"

    at_home(tmp_path / "a.db", work)


def test_where_it_was_agreed_a_bot_sits_in_by_itself_while_somebody_is_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House, clock: Clock) -> None:
        house.clock = asyncio.get_running_loop().time
        monkeypatch.setattr(absence, "GONE", 0.05)
        table = await two_here(house, manners=Manners(sit_in="auto"))
        count_pages(table, 0, 0)
        for _ in range(400):
            if table.places[0].away:
                break
            await asyncio.sleep(0.01)
        assert (table.places[0].lent, table.places[1].bot) == ("absent", "")
        assert "log-sits-in" in said(table)

    at_home(tmp_path / "a.db", work)


def test_no_bot_sits_in_by_itself_at_a_table_that_nobody_looks_at(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await two_here(house, manners=Manners(sit_in="auto"))
        count_pages(table, 0, 0)
        count_pages(table, 1, 0)
        clock.now += GONE
        await table.in_turn(lambda: note_gone(table))
        assert [place.bot for place in table.places] == ["", ""]
        await table.in_turn(lambda: welcome(table, FRIEND))  # now somebody is here to play with
        assert (table.places[0].lent, table.places[1].bot) == ("absent", "")

    at_home(tmp_path / "a.db", work)


def test_who_resigns_is_played_for_until_the_end(database: str) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await two_here(house)
        with pytest.raises(ChimeraError, match="not yours"):
            await resign(table, FRIEND, 0)
        await resign(table, ME, 0)
        assert (table.places[0].away, table.places[0].lent) == (True, "resigned")
        assert "log-resigned" in said(table)
        house.drop(table)
        again = await house.table(table.id)
        for verb in (take_back(again, ME, 0), resign(again, ME, 0), hand_over(again, ME, 0, "random")):
            with pytest.raises(ChimeraError, match="for good"):
                await verb
        await again.in_turn(lambda: welcome(again, ME))
        assert again.places[0].away
        mine, _ = await house.listed(ME)
        assert table_card(*mine[0], ME).seats[0].resigned

    at_home(database, work)


def test_a_match_is_abandoned_when_all_who_are_here_agree(database: str) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await two_here(house)
        await abandon(table, ME, True)
        assert (table.ended, table.parting) == ("", {0})
        await abandon(table, FRIEND, False)
        assert (table.ended, table.parting) == ("", set())
        await abandon(table, ME, True)
        await abandon(table, FRIEND, True)
        assert (table.ended, table.over, table.asked()) == ("abandoned", True, ())
        with pytest.raises(ChimeraError, match="ended by the people"):
            await choose(table, 0, "roll", table.seq)
        with pytest.raises(ChimeraError, match="ended by the people"):
            await undo(table, 0)
        house.drop(table)
        again = await house.table(table.id)
        assert (again.ended, again.asked()) == ("abandoned", ())
        mine, _ = await house.listed(FRIEND)
        shown = table_card(*mine[0], FRIEND)
        assert (shown.abandoned, shown.over, shown.your_turn, shown.winners) == (True, True, False, [])

    at_home(database, work)


def test_an_abandoned_match_keeps_its_file_and_everybody_may_look_back(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await two_here(house)
        seat = table.asked()[0]
        await choose(table, seat, "roll", table.seq)
        with pytest.raises(ChimeraError, match="play it to its end"):
            await match_file(table)
        await abandon(table, ME, True)
        await abandon(table, FRIEND, True)
        text = await match_file(table)
        again = match_of(text.encode(), "file")
        assert [entry.opt.code for entry in again.line] == [entry.opt.code for entry in table.playing().line]
        assert eyes(table, STRANGER) == [-1, 0, 1]

    at_home(tmp_path / "a.db", work)


def test_alone_with_bots_one_ends_the_match_at_once(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await solo(house, "pig")
        count_pages(table, 0, 1)
        await settled(table)
        with pytest.raises(ChimeraError, match="watching"):
            await abandon(table, STRANGER, True)
        await abandon(table, ME, True)
        assert table.ended == "abandoned"
        with pytest.raises(ChimeraError, match="ended by the people"):
            await abandon(table, ME, True)

    at_home(tmp_path / "a.db", work)


def test_nobody_waits_for_the_consent_of_somebody_who_is_gone(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await two_here(house)
        count_pages(table, 1, 0)
        await abandon(table, ME, True)
        assert table.ended == ""
        clock.now += GONE
        await table.in_turn(lambda: note_gone(table))
        assert table.ended == "abandoned"

    at_home(tmp_path / "a.db", work)


def test_a_match_is_not_abandoned_when_all_are_gone_and_one_of_them_never_agreed(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await two_here(house)
        await abandon(table, ME, True)
        for seat in (0, 1):  # Ada closes her page first, Bea a while later
            count_pages(table, seat, 0)
            clock.now += GONE
            await table.in_turn(lambda: note_gone(table))
        assert table.ended == ""

    at_home(tmp_path / "a.db", work)


def test_the_owner_closes_a_table_before_its_match_begins(database: str) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await house.make(ME, "Ada", "pig", [("me", ""), ("open", ""), ("open", "")], {}, True)
        link = table.places[2].invitation
        await house.join(table.places[1].invitation, FRIEND, "Bea")
        with pytest.raises(ChimeraError, match="Only who opened"):
            await close_table(table, FRIEND)
        await close_table(table, ME)
        house.drop(table)
        again = await house.table(table.id)
        assert (again.ended, again.match) == ("closed", None)
        with pytest.raises(ChimeraError, match="closed before the match"):
            await house.join(link, STRANGER, "Cleo")
        for guest in (ME, FRIEND, STRANGER):
            assert await house.listed(guest) == ([], [])

    at_home(database, work)


def test_a_table_whose_match_has_begun_is_not_closed(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await duo(house)
        with pytest.raises(ChimeraError, match="has begun"):
            await close_table(table, ME)

    at_home(tmp_path / "a.db", work)


def test_where_nothing_is_taken_back_a_choice_stands(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await two_here(house, "tic_tac_toe", manners=Manners(take_backs="none"))
        await choose(table, 0, "mark:4", table.seq)
        assert may_take_back(table, 0) == (0, False, 0)
        with pytest.raises(ChimeraError, match="nothing is taken back"):
            await undo(table, 0)

    at_home(tmp_path / "a.db", work)


@pytest.mark.parametrize(("take_backs", "asks"), [("free", False), ("ask", True)])
def test_take_backs_are_free_or_ask_as_was_agreed(tmp_path: Path, take_backs: Any, asks: bool) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await two_here(house, "tic_tac_toe", manners=Manners(take_backs=take_backs))
        await choose(table, 0, "mark:4", table.seq)
        await choose(table, 1, "mark:0", table.seq)
        n, free, _ = may_take_back(table, 0)
        assert (n, free) == (2, not asks)
        await undo(table, 0)
        assert (table.wish is not None) == asks
        assert table.playing().line == [] or asks
        if not asks:
            with pytest.raises(ChimeraError):
                await redo(table, 1)

    at_home(tmp_path / "a.db", work)


def test_name_and_manners_are_kept_and_a_long_name_is_refused(database: str) -> None:
    async def work(house: House, clock: Clock) -> None:
        manners = Manners("none", "auto")
        table = await two_here(house, called="  The Fern   Lagoon ", manners=manners)
        house.drop(table)
        again = await house.table(table.id)
        assert (again.name, again.manners) == ("The Fern Lagoon", manners)
        mine, _ = await house.listed(ME)
        assert table_card(*mine[0], ME).name == "The Fern Lagoon"
        with pytest.raises(ChimeraError, match="at most 40"):
            await two_here(house, called="x" * 41)

    at_home(database, work)


def test_a_list_says_round_who_decides_and_who_won(database: str) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await two_here(house, "tic_tac_toe")
        for number, cell in enumerate((0, 3, 1, 4, 2)):
            mine, _ = await house.listed(ME)
            shown = table_card(*mine[0], ME)
            assert (shown.deciding, shown.your_turn) == ([number % 2], number % 2 == 0)
            await choose(table, number % 2, f"mark:{cell}", table.seq)
        mine, _ = await house.listed(ME)
        shown = table_card(*mine[0], ME)
        assert (shown.over, shown.winners, shown.deciding) == (True, [0], [])
        evo = await house.make(ME, "Ada", "evo", [("me", ""), ("open", "")], {}, False)
        await house.join(evo.places[1].invitation, FRIEND, "Bea")
        mine, _ = await house.listed(ME)
        assert table_card(*mine[0], ME).round == 1

    at_home(database, work)


@pytest.mark.parametrize(("game", "curtain"), [("tic_tac_toe", False), ("pig", False), ("dice_mutants", False)])
def test_a_device_needs_a_curtain_only_where_somebody_knows_a_secret(tmp_path: Path, game: str, curtain: bool) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await house.make(ME, "Ada", game, [("me", ""), ("me", "Bea")], {}, False)
        assert table.curtained == curtain
        await settled(table)
        assert table.role_of(ME) == table.asked()[0]  # it goes from hand to hand by itself

    at_home(tmp_path / "a.db", work)


def test_a_device_with_secrets_waits_for_the_next_to_ask_for_it(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await house.make(ME, "Ada", "evo", [("me", ""), ("me", "Bea")], {}, False)
        assert table.curtained
        assert table.role_of(ME) == -1
        assert table.role_of(ME, 1) == 1

    at_home(tmp_path / "a.db", work)


def test_who_is_played_for_cannot_choose(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await two_here(house)
        await resign(table, ME, 0)
        with pytest.raises(Refused):
            await choose(table, 0, "roll", table.seq)

    at_home(tmp_path / "a.db", work)
