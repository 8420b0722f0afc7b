"""Drafts: a chain is its player's own until it is whole."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from chimera.engine import agenda
from chimera.engine.agenda import options, turn
from chimera.engine.card import games
from chimera.engine.dice import Dice, Stream
from chimera.engine.game import Opt
from chimera.engine.reasons import ChimeraError, Refused
from chimera.engine.record import Match, Seat
from chimera.table.asking import hint, why
from chimera.table.choosing import cancel, choose
from chimera.table.drafts import goes_on
from chimera.table.house import House
from chimera.table.schema import LINES
from chimera.table.seating import hand_over
from chimera.table.table import Table
from chimera.table.undo import may_take_back, redo, undo
from tests.table.helpers import FRIEND, ME, duo, ears, house_at, settled
from tests.toys import peek


def at_home(tmp_path: Path, work: Callable[[House, Table], Awaitable[None]]) -> None:
    """Two people at Dice Mutants, the first of them about to assign three dice."""

    async def inside() -> None:
        async with house_at(str(tmp_path / "chimera.db")) as house:
            table = await duo(house, "dice_mutants")
            await settled(table)
            while table.playing().game.view(0)["phase"] != "assign":
                seat = table.asked()[0]
                await choose(table, seat, options(table.playing().game, seat)[0].code, table.seq)
                await settled(table)
            await work(house, table)

    asyncio.run(inside())


def lines_on_disk(house: House, table: Table) -> list[str]:
    rows = house.storage.rows(sa.select(LINES.c.line).where(LINES.c.table_id == table.id).order_by(LINES.c.seq))
    return [row["line"] for row in rows]


def offered(table: Table, seat: int, verb: str) -> str:
    return next(opt.code for opt in options(table.game_for(seat), seat) if opt.verb == verb)


async def draft(table: Table, seat: int, *verbs: str) -> list[str]:
    """Choose the first option of each verb; the codes."""
    codes: list[str] = []
    for verb in verbs:
        codes.append(offered(table, seat, verb))
        await choose(table, seat, codes[-1], table.seq, table.drafted(seat))
    return codes


def test_a_chain_that_is_not_whole_is_on_no_disk_and_before_nobody_elses_eyes(tmp_path: Path) -> None:
    async def work(house: House, table: Table) -> None:
        seat = table.asked()[0]
        before, told = lines_on_disk(house, table), len(ears(house).seqs)
        others = table.game_for(1 - seat).view(1 - seat)
        await draft(table, seat, "mutate", "guile")
        assert table.drafted(seat) == 2
        assert lines_on_disk(house, table) == before == table.playing().log
        assert len(ears(house).seqs) == told
        assert ears(house).drafts == [seat, seat]
        assert table.game_for(1 - seat).view(1 - seat) == others
        assert table.game_for(seat).view(seat) != table.playing().game.view(seat)
        assert table.asked() == (seat,)

    at_home(tmp_path, work)


def test_the_last_choice_of_a_chain_brings_all_of_it_about_at_once(tmp_path: Path) -> None:
    async def work(house: House, table: Table) -> None:
        seat = table.asked()[0]
        n, told = len(table.playing().line), len(ears(house).seqs)
        codes = await draft(table, seat, "mutate", "guile", "mutate")
        assert table.drafted(seat) == 0
        assert [entry.line for entry in table.playing().line[n : n + 3]] == [f"{seat} {code}" for code in codes]
        assert lines_on_disk(house, table) == table.playing().log
        assert len(ears(house).seqs) >= told + 1
        assert ears(house).seqs[told] >= n + 3  # nobody was told of a part of it

    at_home(tmp_path, work)


def test_a_cancelled_chain_leaves_no_trace(tmp_path: Path) -> None:
    async def work(house: House, table: Table) -> None:
        seat = table.asked()[0]
        before = table.card.codec.text(table.playing().game), [*table.playing().log], len(ears(house).seqs)
        await draft(table, seat, "mutate", "guile")
        await cancel(table, seat)
        assert table.drafted(seat) == 0
        assert (table.card.codec.text(table.playing().game), table.playing().log, len(ears(house).seqs)) == before
        with pytest.raises(ChimeraError, match="no move of yours to cancel"):
            await cancel(table, seat)
        with pytest.raises(ChimeraError, match="no move of yours to cancel"):
            await cancel(table, 1 - seat)
        await draft(table, seat, "guile", "guile", "guile")
        assert table.playing().line[-1].seat == seat

    at_home(tmp_path, work)


def test_undo_takes_a_draft_back_one_choice_at_a_time(tmp_path: Path) -> None:
    async def work(house: House, table: Table) -> None:
        seat = table.asked()[0]
        [first] = await draft(table, seat, "mutate")
        view = table.game_for(seat).view(seat)
        await draft(table, seat, "guile")
        assert may_take_back(table, seat) == (2, True, 0)
        await undo(table, seat)
        assert [each.entry.opt.code for each in table.drafts[seat].choices] == [first]
        assert table.game_for(seat).view(seat) == view
        await undo(table, seat)
        assert not table.drafts

    at_home(tmp_path, work)


def test_a_chain_that_was_brought_about_is_taken_back_and_played_again_whole(tmp_path: Path) -> None:
    async def work(house: House, table: Table) -> None:
        seat = table.asked()[0]
        n = len(table.playing().line)
        codes = await draft(table, seat, "mutate", "guile", "mutate")
        assert may_take_back(table, seat) == (3, True, 0)
        await undo(table, seat)
        assert len(table.playing().line) == n
        assert may_take_back(table, seat)[2] == 3
        await redo(table, seat)
        assert [entry.opt.code for entry in table.playing().line[n:]] == codes

    at_home(tmp_path, work)


def test_a_choice_made_on_another_stage_of_the_draft_is_refused(tmp_path: Path) -> None:
    async def work(house: House, table: Table) -> None:
        seat = table.asked()[0]
        await draft(table, seat, "mutate")
        with pytest.raises(Refused) as caught:
            await choose(table, seat, offered(table, seat, "guile"), table.seq, 0)
        assert caught.value.reason.key == "stale"
        reason, _ = await why(table, seat, "mutate:17")
        assert reason is not None
        assert table.drafted(seat) == 1

    at_home(tmp_path, work)


def test_a_draft_is_dropped_when_a_bot_takes_the_seat(tmp_path: Path) -> None:
    async def work(house: House, table: Table) -> None:
        seat = table.asked()[0]
        n = len(table.playing().line)
        await draft(table, seat, "speed")
        await hand_over(table, [ME, FRIEND][seat], seat, "random")
        assert not table.drafts
        await settled(table)
        assert table.playing().line[n].note.startswith("bot")

    at_home(tmp_path, work)


def test_a_hint_in_the_middle_of_a_chain_is_about_what_comes_next(tmp_path: Path) -> None:
    async def work(house: House, table: Table) -> None:
        seat = table.asked()[0]
        await draft(table, seat, "mutate")
        _, drafted, tips = await hint(table, seat)
        assert drafted == 1
        assert {tip.code for tip, _ in tips} <= {opt.code for opt in options(table.game_for(seat), seat)}

    at_home(tmp_path, work)


class Begin(peek.Turn):
    """A move of two choices; the first may roll a die or look at a card."""

    def take(self, g: peek.Peek, seat: int, opt: Opt) -> None:
        if opt is peek.PEEK:
            g.peek(seat)
        elif opt is peek.DRAW:
            g.dice.below(peek.LUCK, 6)
        g.agenda.append(Finish(seat))


class Finish(peek.Turn):
    """Its second choice."""

    def in_chain(self, g: peek.Peek) -> bool:
        return True


@pytest.mark.parametrize(("code", "drafted"), [("pass", True), ("peek", False), ("draw", False)])
def test_what_rolls_a_die_or_shows_its_player_something_is_no_draft(code: str, drafted: bool) -> None:
    match = Match.new(peek.CARD, [Seat("Ada"), Seat("Bea")], {}, 1)
    seat = turn(match.game)
    match.game.agenda.append(Begin(seat))
    assert goes_on(match.game, match.try_out(seat, code)) == drafted
    assert len(match.log) == 0
    assert isinstance(match.game.agenda[-1], Begin)  # the match itself is untouched


@pytest.mark.parametrize("name", games())
def test_a_chain_goes_on_with_the_seat_that_began_it(name: str) -> None:
    card = games()[name]
    links = 0
    for number in range(3):
        stream = Stream.from_number(number, "test drafts")
        g = card.new(card.players[1], Dice.from_number(number, card.purposes))
        last = -1
        while (seat := turn(g)) >= 0:
            if g.agenda[-1].in_chain(g):
                assert seat == last
                links += 1
            last = seat
            agenda.choose(g, seat, g.agenda[-1].sample(g, seat, stream))
    assert (links > 0) == (name in ("evo", "dice_mutants", "storm_watch", "blind_evolution", "myth"))
