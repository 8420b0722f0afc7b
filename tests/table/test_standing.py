"""Passing for a while: the table passes for a seat in windows of one kind, until what it named has happened."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from chimera.engine.agenda import options
from chimera.engine.matchfile import match_of, text_of
from chimera.engine.reasons import ChimeraError, Refused
from chimera.table.choosing import choose
from chimera.table.house import House
from chimera.table.seating import hand_over
from chimera.table.seats import kind_of
from chimera.table.standing import ask_again, offered, pass_until
from chimera.table.table import Table
from chimera.table.undo import may_take_back, undo
from tests.table.helpers import FRIEND, ME, duo, house_at, settled


def codes(table: Table, seat: int) -> list[str]:
    return [opt.code for opt in options(table.game_for(seat), seat)]


async def play(table: Table, until: Callable[[], bool]) -> None:
    """Everybody passes where they can and saves up guile, until something is so."""
    for _ in range(400):
        await settled(table)
        if until():
            return
        seat = table.asked()[0]
        wanted = ("pass", "guile", "claim")
        code = next(c for verb in wanted for c in [*codes(table, seat), ""] if c.startswith(verb))
        await choose(table, seat, code, table.seq, table.drafted(seat))
    raise AssertionError("it never came to that")


def in_window(table: Table) -> bool:
    return kind_of(table.playing().game) == "Guile" and table.places[table.asked()[0]].standing is None


def with_guile(database: str, work: Callable[[House, Table, int, int], Awaitable[None]]) -> None:
    """Two people who can both buy from the guile menu; the first of them is asked."""

    async def inside() -> None:
        async with house_at(database) as house:
            table = await duo(house, "dice_mutants")
            both = range(2)
            await play(
                table,
                lambda: (
                    in_window(table)
                    and all(p["guile"] >= 30 for p in table.playing().game.view(0)["points"])
                    and all(held > 0 for held in [sum(d["seat"] == s for d in dice(table)) for s in both])
                ),
            )
            seat = table.asked()[0]
            await work(house, table, seat, 1 - seat)

    asyncio.run(inside())


def dice(table: Table) -> list[dict[str, int]]:
    found: list[dict[str, int]] = table.playing().game.view(0)["dice"]
    return [die for die in found if die["where"] == "claimed"]  # type: ignore[comparison-overlap]


def phase(table: Table) -> str:
    return str(table.playing().game.view(0)["phase"])


def test_the_table_passes_for_the_seat_until_the_phase_is_over_and_asks_for_everything_else(database: str) -> None:
    async def work(house: House, table: Table, seat: int, other: int) -> None:
        assert offered(table, seat) == ["act", "phase", "round"]
        first = len(table.playing().line)
        await pass_until(table, seat, "phase", table.seq)
        asked: set[str] = set()

        def watch() -> bool:
            if table.asked() == (seat,):
                asked.add(type(table.playing().game.agenda[-1]).__name__)
            return phase(table) != "claim"

        await play(table, watch)
        mine = [entry for entry in table.playing().line[first:] if entry.seat == seat]
        assert mine[0].line == f"{seat} pass # until phase"
        assert {entry.note for entry in mine if entry.opt.verb == "pass"} == {"until phase", "standing"}
        assert "Guile" not in asked
        assert "ClaimDie" in asked
        assert table.places[seat].standing is None
        assert match_of(text_of(table.playing()).encode(), "the file").log == table.playing().log
        await play(table, lambda: in_window(table) and table.asked() == (seat,))  # in the next round

    with_guile(database, work)


def test_until_somebody_acts_ends_when_another_does_and_not_when_they_pass(database: str) -> None:
    async def work(house: House, table: Table, seat: int, other: int) -> None:
        await pass_until(table, seat, "act", table.seq)
        await play(table, lambda: in_window(table) and table.asked() == (other,))
        await choose(table, other, "pass", table.seq)
        assert table.places[seat].standing is not None
        await play(table, lambda: in_window(table) and table.asked() == (other,))
        await choose(table, other, next(c for c in codes(table, other) if c.startswith("focus:")), table.seq)
        assert table.places[seat].standing is None
        await settled(table)
        assert table.asked() == (seat,) or phase(table) != "claim"

    with_guile(database, work)


def test_who_wants_to_be_asked_again_is_asked_again(database: str) -> None:
    async def work(house: House, table: Table, seat: int, other: int) -> None:
        await pass_until(table, seat, "round", table.seq)
        await ask_again(table, seat)
        with pytest.raises(ChimeraError, match="asked at every window already"):
            await ask_again(table, seat)
        await play(table, lambda: in_window(table) and table.asked() == (seat,))
        assert [e.note for e in table.playing().line if e.seat == seat].count("standing") == 0

    with_guile(database, work)


def test_the_wish_is_kept_when_the_table_is_put_away(database: str) -> None:
    async def work(house: House, table: Table, seat: int, other: int) -> None:
        await pass_until(table, seat, "round", table.seq)
        await settled(table)
        wish = table.places[seat].standing
        house.drop(table)
        again = await house.table(table.id)
        assert again.places[seat].standing == wish
        await play(again, lambda: phase(again) != "claim")
        assert "standing" in [entry.note for entry in again.playing().line[-12:]]
        assert again.places[seat].standing == wish
        await play(again, lambda: again.places[seat].standing is None)
        house.drop(again)
        assert (await house.table(table.id)).places[seat].standing is None

    with_guile(database, work)


def test_taking_the_pass_back_takes_the_wish_back(database: str) -> None:
    async def work(house: House, table: Table, seat: int, other: int) -> None:
        before = len(table.playing().line)
        await pass_until(table, seat, "round", table.seq)
        await undo(table, seat)
        assert len(table.playing().line) == before
        assert table.places[seat].standing is None
        assert table.asked() == (seat,)

    with_guile(database, work)


def test_a_pass_the_table_gave_is_no_choice_that_undo_stops_at(database: str) -> None:
    async def work(house: House, table: Table, seat: int, other: int) -> None:
        await pass_until(table, seat, "round", table.seq)
        await play(table, lambda: table.playing().line[-1].note == "standing")
        n, _, _ = may_take_back(table, seat)
        assert table.playing().line[-1].seat == seat
        back = table.playing().line[-n]
        assert (back.seat, n > 1) == (seat, True)
        assert back.note in ("", "until round")

    with_guile(database, work)


def test_it_is_for_windows_alone_and_for_whoever_is_asked(database: str) -> None:
    async def work(house: House, table: Table, seat: int, other: int) -> None:
        with pytest.raises(ChimeraError, match="moments to react"):
            await pass_until(table, other, "phase", table.seq)
        with pytest.raises(Refused) as caught:
            await pass_until(table, seat, "phase", table.seq - 1)
        assert caught.value.reason.key == "stale"
        await play(table, lambda: not kind_of(table.playing().game))
        claimer = table.asked()[0]
        assert offered(table, claimer) == []
        with pytest.raises(ChimeraError, match="moments to react"):
            await pass_until(table, claimer, "phase", table.seq)

    with_guile(database, work)


def test_a_bot_that_takes_the_seat_over_decides_for_itself(database: str) -> None:
    async def work(house: House, table: Table, seat: int, other: int) -> None:
        await pass_until(table, seat, "round", table.seq)
        await hand_over(table, [ME, FRIEND][seat], seat, "random")
        assert table.places[seat].standing is None
        house.drop(table)
        assert (await house.table(table.id)).places[seat].standing is None

    with_guile(database, work)
