"""Tables: commit then tell, seats, taking back, chat, being forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from chimera.bots.levels import SEARCHES, Depth, bots_for
from chimera.engine import record
from chimera.engine.game import Game, Opt
from chimera.engine.matchfile import match_of
from chimera.engine.reasons import ChimeraError, Refused
from chimera.table.asking import hint, why
from chimera.table.chat import say
from chimera.table.choosing import choose
from chimera.table.house import House, NoSuchTable
from chimera.table.looking_back import match_file
from chimera.table.schema import CHAT, GUESTS, HOLDERS, LINES, SEATS, TABLES
from chimera.table.seating import hand_over, take_back
from chimera.table.table import Table
from chimera.table.undo import consent, may_take_back, redo, undo
from chimera.table.writer import NotWritten, Write
from tests.table.helpers import FRIEND, ME, duo, ears, house_at, settled, solo


def at_home(tmp_path: Path, work: Callable[[House], Awaitable[None]]) -> None:
    """Do something in a new house."""
    at_database(str(tmp_path / "chimera.db"), work)


def at_database(database: str, work: Callable[[House], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with house_at(database) as house:
            await work(house)

    asyncio.run(inside())


async def play(table: Table, *codes: str) -> None:
    """People choose in turn."""
    for code in codes:
        await choose(table, table.asked()[0], code, table.seq)


def test_a_table_is_the_same_after_it_was_put_away_and_loaded(database: str) -> None:
    async def work(house: House) -> None:
        table = await duo(house)
        await play(table, "mark:4", "mark:0")
        await undo(table, 1)
        await play(table, "mark:8")
        await say(table, FRIEND, "Bea", "hello")
        house.drop(table)
        again = await house.table(table.id)
        assert again is not table
        assert table.match is not None
        assert again.match is not None
        assert again.match.log == table.match.log == ["0 mark:4", "1 mark:0", "undo 1", "1 mark:8"]
        assert again.match.game.view(0) == table.match.game.view(0)
        assert (again.seq, again.chatted, again.asked()) == (4, 1, (0,))
        assert [p.name for p in again.places] == ["Ada", "Bea"]
        assert again.seat_of(FRIEND) == 1

    at_database(database, work)


def test_a_match_of_bots_is_played_to_its_end_and_can_be_replayed_by_anybody(database: str) -> None:
    async def work(house: House) -> None:
        table = await house.make(ME, "Ada", "pig", [("bot", "normal"), ("bot", "random")], {}, False)
        await settled(table)
        text = await match_file(table)
        match = match_of(text.encode(), "the file")
        assert match.game.outcome() is not None
        row = house.storage.rows(sa.select(TABLES))[0]
        assert (row["over"], row["asked"]) == (True, 0)

    at_database(database, work)


def test_nobody_is_told_before_the_choice_is_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table = await duo(house)
        told = len(ears(house).seqs)
        gate = asyncio.Event()
        written = house.storage.write

        async def slow(write: Write) -> None:
            await gate.wait()
            await written(write)

        monkeypatch.setattr(house.storage, "write", slow)
        choice = asyncio.ensure_future(choose(table, 0, "mark:4", 0))
        asking = asyncio.ensure_future(why(table, 1, "mark:4"))
        await asyncio.sleep(0.02)
        assert (table.seq, len(ears(house).seqs)) == (0, told)
        assert not choice.done()
        assert not asking.done()  # whoever asks in between waits: the choice is not so yet
        gate.set()
        await choice
        reason, _ = await asking
        assert ears(house).seqs[told:] == [1]
        assert reason is not None

    at_home(tmp_path, work)


def test_a_choice_that_is_not_saved_never_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table = await duo(house)
        await play(table, "mark:4")
        before = table.match
        assert before is not None
        view = before.game.view(0)

        async def full(write: Write) -> None:
            raise NotWritten("The disk is full; make room and try again.")

        with monkeypatch.context() as patch:
            patch.setattr(house.storage, "write", full)
            with pytest.raises(NotWritten):
                await choose(table, 1, "mark:0", 1)
        assert table.match is not before
        assert table.match is not None
        assert table.match.game.view(0) == view
        assert (table.seq, table.asked()) == (1, (1,))
        assert ears(house).undone[-1]
        await play(table, "mark:0")
        assert table.seq == 2

    at_home(tmp_path, work)


def test_a_choice_goes_on_when_whoever_made_it_is_gone(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await duo(house)
        choice = asyncio.ensure_future(choose(table, 0, "mark:4", 0))
        await asyncio.sleep(0)
        choice.cancel()
        with pytest.raises(asyncio.CancelledError):
            await choice
        await why(table, 1, "mark:0")
        assert table.seq == 1

    at_home(tmp_path, work)


def test_a_choice_made_on_an_older_question_is_refused(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await duo(house, "pig")
        await choose(table, 0, "roll", 0)
        while table.asked() != (0,):
            await play(table, "hold")
        with pytest.raises(Refused) as caught:
            await choose(table, 0, "roll", 0)
        assert caught.value.reason.key == "stale"

    at_home(tmp_path, work)


def test_a_choice_that_is_not_offered_is_refused_with_its_rule(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await duo(house)
        await play(table, "mark:4")
        with pytest.raises(Refused) as caught:
            await choose(table, 1, "mark:4", 1)
        assert caught.value.reason.rule.startswith("tic_tac_toe.")
        with pytest.raises(Refused) as caught:
            await choose(table, 0, "mark:3", 1)
        assert caught.value.reason.key == "not-asked"
        assert table.seq == 1

    at_home(tmp_path, work)


def test_ones_own_choice_and_the_bots_answers_are_taken_back_freely(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await solo(house)
        await play(table, "mark:4")
        await settled(table)
        assert table.match is not None
        assert len(table.match.line) == 2
        assert may_take_back(table, 0) == (2, True, 0)
        await undo(table, 0)
        assert table.match.line == []
        assert (table.asked(), may_take_back(table, 0)) == ((0,), (0, False, 2))
        await redo(table, 0)
        assert len(table.match.line) == 2
        assert table.match.log[-2:] == ["undo 2", "redo 2"]

    at_home(tmp_path, work)


def test_behind_a_barrier_the_other_people_are_asked(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await duo(house, "pig")
        await play(table, "roll")
        if table.asked() == (1,):
            await play(table, "hold")
        n = len(table.playing().line)
        await undo(table, 0)
        assert table.wish is not None
        assert (table.wish.by, table.wish.waiting) == (0, {1})
        assert len(table.playing().line) == n
        await consent(table, 1, True)
        assert table.wish is None
        assert table.playing().line == []
        assert table.playing().log[-1] == f"undo {n} consent"

    at_home(tmp_path, work)


def test_one_of_several_at_a_device_answers_for_them_all(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.make(ME, "Ada", "pig", [("me", ""), ("me", "Cleo"), ("open", "")], {}, False)
        await house.join(table.places[2].invitation, FRIEND, "Bea")
        await play(table, "hold", "hold", "hold")
        await undo(table, 2)
        assert table.wish is None  # nobody chose since, and no die was rolled
        await play(table, "hold", "hold")
        await undo(table, 2)
        assert table.wish is not None
        assert table.wish.waiting == {0, 1}
        await consent(table, 1, True)
        assert table.wish is None
        assert table.playing().log[-1].endswith("consent")

    at_home(tmp_path, work)


def test_an_undo_that_is_refused_or_withdrawn_changes_nothing(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await duo(house)
        await play(table, "mark:4", "mark:0")
        for answering in (1, 0):
            await undo(table, 0)
            assert table.wish is not None
            await consent(table, answering, False)
            assert table.wish is None
        assert table.seq == 2
        with pytest.raises(ChimeraError, match="Nobody waits"):
            await consent(table, 1, True)

    at_home(tmp_path, work)


def test_a_choice_drops_the_wish_to_take_back(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await duo(house)
        await play(table, "mark:4", "mark:0")
        await undo(table, 0)
        await play(table, "mark:8")
        assert table.wish is None
        assert table.seq == 3

    at_home(tmp_path, work)


def test_against_bots_alone_one_may_go_behind_a_barrier(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await solo(house, "pig")
        await play(table, "roll")
        await settled(table)
        n, free, _ = may_take_back(table, 0)
        assert (n >= 1, free) == (True, True)
        await undo(table, 0, table.seq)
        assert table.playing().line == []
        assert table.playing().log[-1].endswith("consent")

    at_home(tmp_path, work)


def test_nothing_is_taken_back_once_the_dice_are_public(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await duo(house)
        await play(table, "mark:0", "mark:3", "mark:1", "mark:4", "mark:2")
        assert table.playing().game.outcome() is not None
        assert may_take_back(table, 0) == (0, False, 0)
        with pytest.raises(ChimeraError, match="match is over"):
            await undo(table, 0)

    at_home(tmp_path, work)


def test_the_file_is_kept_back_until_the_end(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await duo(house)
        with pytest.raises(ChimeraError, match="when the match is over"):
            await match_file(table)
        await play(table, "mark:0", "mark:3", "mark:1", "mark:4", "mark:2")
        assert "seed" in await match_file(table)

    at_home(tmp_path, work)


def test_a_bot_takes_a_seat_over_and_gives_it_back(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await duo(house, "pig")
        await hand_over(table, ME, 0, "normal")
        await settled(table)
        assert table.places[0].away
        assert table.asked() == (1,)
        assert all(entry.note == "bot normal" for entry in table.playing().line if entry.note != "forced")
        with pytest.raises(Refused):
            await choose(table, 0, "roll", table.seq)
        await take_back(table, ME, 0)
        assert not table.places[0].away
        house.drop(table)
        assert (await house.table(table.id)).places[0].bot == ""

    at_home(tmp_path, work)


def test_the_owner_fills_an_open_seat_with_a_bot_and_the_match_begins(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await house.make(ME, "Ada", "tic_tac_toe", [("me", ""), ("open", "")], {}, False)
        assert table.match is None
        with pytest.raises(Refused) as caught:
            await choose(table, 0, "mark:4", 0)
        assert caught.value.reason.key == "not-begun"
        await hand_over(table, ME, 1, "random")
        assert table.match is not None
        assert table.match.header.seats[1].bot == "random"

    at_home(tmp_path, work)


def test_an_invitation_gives_its_seat_once(database: str) -> None:
    async def work(house: House) -> None:
        table = await duo(house)
        token = table.places[1].invitation
        assert (await house.join(token, FRIEND, "Bea"))[1] == 1
        with pytest.raises(ChimeraError, match="taken"):
            await house.join(token, "guest-third", "Cem")
        with pytest.raises(ChimeraError, match="sit at this table already"):
            await house.join(token, ME, "Ada")
        with pytest.raises(NoSuchTable, match="copied whole"):
            await house.join("no-such-token", ME, "Ada")

    at_database(database, work)


def test_the_personal_link_brings_another_device_to_the_same_seat(database: str) -> None:
    async def work(house: House) -> None:
        table = await duo(house)
        _, seat = await house.join(table.places[1].key, "guest-phone", "Somebody")
        assert seat == 1
        house.drop(table)
        again = await house.table(table.id)
        assert again.places[1].guests == {FRIEND, "guest-phone"}
        assert again.places[1].name == "Bea"

    at_database(database, work)


def test_chat_is_kept_and_limited(database: str) -> None:
    async def work(house: House) -> None:
        table = await duo(house)
        await say(table, ME, "Ada", "  hello\nthere ")
        await say(table, "guest-third", "Cem", "I watch")
        with pytest.raises(ChimeraError, match="1 to 500"):
            await say(table, ME, "Ada", "x" * 501)
        with pytest.raises(ChimeraError, match="1 to 500"):
            await say(table, ME, "Ada", " \n")
        lines = await house.chat(table, 10)
        assert [(c.seat, c.name, c.text) for c in lines] == [(0, "Ada", "hello there"), (None, "Cem", "I watch")]
        assert [c.number for c in ears(house).chat] == [1, 2]

    at_database(database, work)


def test_a_guest_who_wants_to_be_forgotten_leaves_nothing_behind(database: str) -> None:
    async def work(house: House) -> None:
        await house.call(ME, "Ada")
        alone = await solo(house)
        await play(alone, "mark:4")
        shared = await duo(house)
        await play(shared, "mark:4")
        await say(shared, ME, "Ada", "hello")
        await say(shared, FRIEND, "Bea", "hi")
        await house.forget(ME)
        everything: list[Any] = []
        for kept in (TABLES, HOLDERS, LINES, CHAT, GUESTS):
            everything += house.storage.rows(sa.select(kept))
        assert ME not in str(everything)
        assert "Ada" not in str(everything)
        with pytest.raises(NoSuchTable):
            await house.table(alone.id)
        again = await house.table(shared.id)
        assert (again.places[0].kind, again.owner) == ("bot", FRIEND)
        await settled(again)
        await play(again, "mark:0" if "mark:0" in offered(again) else "mark:8")

    at_database(database, work)


def offered(table: Table) -> list[str]:
    from chimera.engine.agenda import options

    return [opt.code for opt in options(table.playing().game, table.asked()[0])]


def test_a_bot_that_fails_is_replaced_by_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        async def broken(*_: object) -> str:
            raise RuntimeError("no idea")

        monkeypatch.setattr(house.thinkers, "choice", broken)
        table = await solo(house)
        await play(table, "mark:4")
        await settled(table)
        assert len(table.playing().line) == 2
        assert said(table, "log-bot-failed") == [{"seat": 1, "bot": "random"}]
        assert table.playing().line[-1].note == "bot random, which failed: chance chose"

    at_home(tmp_path, work)


def said(table: Table, key: str) -> list[dict[str, Any]]:
    """What the table said of its own, by the key: the arguments."""
    lines = [told.message for told in table.story.since(0) if told.message is not None]
    return [dict(message.args) for message in lines if message.key == key]


def test_a_bot_that_does_not_exist_is_one_sentence_at_once(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        with pytest.raises(ChimeraError, match="No bot for Tic-tac-toe is called 'grandmaster'"):
            await solo(house, bot="grandmaster")
        table = await solo(house)
        with pytest.raises(ChimeraError, match="No bot for Tic-tac-toe is called 'grandmaster'"):
            await hand_over(table, ME, 0, "grandmaster")
        assert [place.bot for place in table.places] == ["", "random"]

    at_home(tmp_path, work)


def test_a_new_level_of_search_thinks_like_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SEARCHES, "dreamer", Depth(30))
    bots_for.cache_clear()

    async def work(house: House) -> None:
        table = await solo(house, bot="dreamer")
        house.think = 5
        table.places[0].connected = 1  # somebody waits
        await play(table, "mark:4")
        await settled(table)
        assert table.playing().line[-1].note == "bot dreamer"
        assert said(table, "log-bot-failed") == []

    at_home(tmp_path, work)
    bots_for.cache_clear()


def test_a_stored_table_whose_bot_is_gone_goes_on_with_the_usual_one(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await solo(house)
        await house.storage.write(Write([(sa.update(SEATS).where(SEATS.c.seat == 1).values(bot="retired"), {})]))
        house.drop(table)
        again = await house.table(table.id)
        assert again.places[1].bot == "normal"
        assert said(again, "log-bot-gone") == [{"seat": 1, "gone": "retired", "bot": "normal"}]
        house.drop(again)
        assert (await house.table(table.id)).places[1].bot == "normal"

    at_home(tmp_path, work)


def test_people_are_told_when_the_table_cannot_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table = await solo(house)
        reported: list[str] = []
        monkeypatch.setattr(house, "report", lambda what, *_: reported.append(what))
        whole = record.choose

        def broken(g: Game, seat: int, opt: Opt) -> None:
            if seat == 1:
                raise RuntimeError("no idea")
            whole(g, seat, opt)

        monkeypatch.setattr(record, "choose", broken)
        await play(table, "mark:4")
        for _ in range(500):
            if said(table, "log-no-answer"):
                break
            await asyncio.sleep(0.01)
        assert said(table, "log-no-answer") == [{}]
        assert reported[:2] == ["a game met a fault", "the table could not answer"]
        assert len(table.playing().line) == 1
        await undo(table, 0)  # a way out
        assert table.asked() == (0,)

    at_home(tmp_path, work)


def test_a_fault_of_the_game_leaves_the_table_as_it_was_and_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        table = await duo(house)
        await play(table, "mark:4")
        before, reported = table.playing().game, []
        monkeypatch.setattr(house, "report", lambda what, *_: reported.append(what))
        whole = record.choose

        def broken(g: Game, seat: int, opt: Opt) -> None:
            whole(g, seat, opt)
            raise RuntimeError("half done")

        monkeypatch.setattr(record, "choose", broken)
        with pytest.raises(ChimeraError, match="fault of its own and undid"):
            await play(table, "mark:0")
        monkeypatch.setattr(record, "choose", whole)
        assert reported == ["a game met a fault"]
        assert table.playing().game is before
        await play(table, "mark:0")
        assert len(table.playing().line) == 2

    at_home(tmp_path, work)


def test_a_click_applies_the_rule_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table = await duo(house)
        applied: list[str] = []
        whole = record.choose

        def counted(g: Game, seat: int, opt: Opt) -> None:
            applied.append(opt.code)
            whole(g, seat, opt)

        monkeypatch.setattr(record, "choose", counted)
        await play(table, "mark:4", "mark:0", "mark:8")
        assert applied == ["mark:4", "mark:0", "mark:8"]
        assert [entry.opt.code for entry in table.playing().line] == applied

    at_home(tmp_path, work)


def test_a_hint_names_options_on_what_the_seat_may_know(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await duo(house)
        await play(table, "mark:0", "mark:3", "mark:1", "mark:4")
        seq, _, tips = await hint(table, 0)
        assert (seq, len(tips)) == (4, 1)  # nothing else was looked at often enough
        assert tips[0][0].code == "mark:2"  # wins at once
        with pytest.raises(ChimeraError, match="wait for your turn"):
            await hint(table, 1)

    at_home(tmp_path, work)


def test_tables_nobody_looks_at_are_put_away(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await duo(house)
        await house.tidy(idle=1000)
        assert table.id in house.tables
        table.places[0].connected = 1
        await house.tidy(idle=-1)
        assert table.id in house.tables
        table.places[0].connected = 0
        await house.tidy(idle=-1)
        assert table.id not in house.tables

    at_home(tmp_path, work)


@pytest.mark.parametrize(
    ("game", "seats", "sentence"),
    [
        ("pig", [("me", "")], "2 to 6 players, not 1"),
        ("pig", [("me", ""), ("bot", "nobody")], "called 'nobody'"),
        ("pog", [("me", ""), ("bot", "")], "did you mean pig"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(
    game: str, seats: list[tuple[str, str]], sentence: str, tmp_path: Path
) -> None:
    async def work(house: House) -> None:
        with pytest.raises(ChimeraError, match=sentence):
            await house.make(ME, "Ada", game, seats, {}, False)

    at_home(tmp_path, work)


def test_a_bot_that_chooses_what_is_not_offered_is_replaced_by_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        async def cheating(*_: object) -> str:
            return "mark:4"

        monkeypatch.setattr(house.thinkers, "choice", cheating)
        table = await solo(house)
        await play(table, "mark:4")
        await settled(table)
        assert len(table.playing().line) == 2

    at_home(tmp_path, work)


def test_bots_try_again_when_the_disk_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        table = await solo(house)
        written = house.storage.write
        left = [5]

        async def now_and_then(write: Write) -> None:
            if write.lines and "# bot" in write.lines[0]["line"] and left[0]:
                left[0] -= 1
                raise NotWritten("The disk is full; make room and try again.")
            await written(write)

        monkeypatch.setattr(house.storage, "write", now_and_then)
        await play(table, "mark:4")
        await settled(table)
        assert (len(table.playing().line), left) == (2, [0])
        assert table.playing().log[1].startswith("1 mark:")

    at_home(tmp_path, work)


def test_a_guest_is_forgotten_even_at_a_table_that_does_not_load(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await solo(house)
        house.drop(table)
        broken = sa.update(TABLES).where(TABLES.c.id == table.id).values(header="{damaged")
        await house.storage.write(Write([(broken, {})]))
        await house.forget(ME)
        assert house.storage.rows(sa.select(TABLES)) == []

    at_home(tmp_path, work)
