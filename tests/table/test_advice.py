"""Advice among friends: plans that are tried on what a seat may know, offers, gestures; nothing of it is recorded."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from chimera.engine.agenda import then
from chimera.engine.card import GameCard
from chimera.engine.dice import Stream
from chimera.engine.game import PASS, Opt
from chimera.engine.reasons import ChimeraError, Refused
from chimera.engine.record import Match, Seat
from chimera.table.advice import imagined
from chimera.table.advising import answer_offer, carry_out, cheer, offer, plan, point
from chimera.table.choosing import cancel, choose
from chimera.table.house import House
from chimera.table.seating import hand_over
from chimera.table.table import Table
from chimera.table.undo import undo
from tests.table.helpers import FRIEND, ME, duo, ears, house_at
from tests.table.test_free_order import to_the_fair
from tests.toys import bazaar, potluck
from tests.toys.brigade import game as brigade

Work = Callable[[House, Table], Awaitable[None]]


@pytest.fixture(autouse=True)
def on_the_shelf(shelve: Callable[[GameCard], GameCard]) -> None:
    shelve(potluck.CARD)
    shelve(bazaar.CARD)
    shelve(brigade.CARD)


def at_the_fair(database: str, work: Work, game: str = "potluck") -> None:
    """Two friends at the first fair, both here."""

    async def inside() -> None:
        async with house_at(database) as house:
            table = await duo(house, game)
            for seat in (0, 1):
                table.places[seat].connected = 1
            await to_the_fair(table)
            await work(house, table)

    asyncio.run(inside())


def in_the_town(database: str, work: Work) -> None:
    """Two neighbours; it is the first one's turn."""

    async def inside() -> None:
        async with house_at(database) as house:
            await work(house, await duo(house, "brigade"))

    asyncio.run(inside())


def planned(table: Table, seat: int) -> list[str] | None:
    """The codes of a seat's plan."""
    found = table.advice.plans.get(seat)
    return None if found is None else [step.code for step in found.steps]


def broken(table: Table, seat: int) -> str | None:
    """Why a seat's plan cannot be carried out."""
    reason = table.advice.plans[seat].broken
    return None if reason is None else reason.key


async def refused(work: Awaitable[None]) -> str:
    """Why something is refused."""
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.reason.key


# Plans


def test_a_plan_is_told_in_words_and_leaves_the_match_as_it_was(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        before = (table.seq, list(table.playing().log), table.card.codec.text(table.playing().game))
        await plan(table, 0, ["take:1", "over"])
        found = table.advice.plans[0]
        assert [(step.code, step.text.key) for step in found.steps] == [("take:1", "opt-take"), ("over", "opt-over")]
        assert ears(house).advised_times == 1
        assert (table.seq, table.playing().log, table.card.codec.text(table.playing().game)) == before
        assert table.drafts == {}
        await plan(table, 0, ["take:2"])
        assert planned(table, 0) == ["take:2"]
        await plan(table, 0, [])
        assert table.advice.plans == {}
        assert ears(house).advised_times == 3

    at_the_fair(database, work)


def test_what_is_not_offered_cannot_be_planned_and_the_old_plan_stays(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await plan(table, 0, ["take:1"])
        assert await refused(plan(table, 0, ["take:1", "take:2"])) == "not-here"
        assert await refused(plan(table, 0, ["nonsense"])) == "unknown-code"
        with pytest.raises(ChimeraError, match="at most 12 choices"):
            await plan(table, 0, ["take:1"] * 13)
        assert planned(table, 0) == ["take:1"]

    at_the_fair(database, work)


def test_a_plan_ends_where_others_have_to_answer(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await plan(table, 0, ["ready"])
        assert await refused(plan(table, 0, ["ready", "take:1"])) == "plan-ends"
        assert await refused(plan(table, 0, ["take:1", "over", "ready"])) == "plan-ends"  # a thing each, nothing more

    at_the_fair(database, work)


def test_a_plan_ends_where_something_hidden_is_shown(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await plan(table, 0, ["look"])
        for code in ("pass", "beat:0", "look"):
            assert await refused(plan(table, 0, ["look", code])) == "plan-ends"

    in_the_town(database, work)


def test_a_plan_ends_where_the_dice_are_rolled(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await choose(table, 0, "pass", table.seq)
        await plan(table, 1, ["pass"])  # then dusk falls
        assert await refused(plan(table, 1, ["pass", "pass"])) == "plan-ends"

    in_the_town(database, work)


class LongTurn(brigade.Turn):
    """A turn that is not over after one action: who looks or passes is asked again, who passes has felt the wind."""

    def take(self, g: brigade.Brigade, seat: int, opt: Opt) -> None:
        super().take(g, seat, opt)
        if opt is PASS:
            g.blow()
        then(g, brigade.Turn(seat))


@pytest.mark.parametrize("first", ["look", "pass"])
def test_a_plan_ends_at_chance_and_secrets_though_its_seat_is_asked_again(first: str) -> None:
    match = Match.new(brigade.CARD, [Seat("Ada"), Seat("Bea")], {}, 1)
    match.game.agenda[-1] = LongTurn(0)
    stream = Stream.from_number(1, "table")
    steps, after = imagined(match, 0, ["beat:0", "pass"], stream)
    assert (len(steps), after) == (2, None)
    steps, after = imagined(match, 0, [first], stream)
    assert (len(steps), after) == (1, None)
    with pytest.raises(Refused) as caught:
        imagined(match, 0, [first, "pass"], stream)
    assert caught.value.reason.key == "plan-ends"


class Smoke(brigade.Pour):
    """Nobody pours where the next flare will be, which most do not know: a rule that would tell."""

    def options(self, g: brigade.Brigade, seat: int) -> list[Opt]:
        return [opt for opt in super().options(g, seat) if opt.a != g.cards.pieces[brigade.DECK][-1]]


class SmokyTurn(brigade.Turn):
    """A turn that goes on in the smoke."""

    def take(self, g: brigade.Brigade, seat: int, opt: Opt) -> None:
        super().take(g, seat, opt)
        if opt is brigade.FETCH:
            g.agenda[-1] = Smoke(seat)


def answers(match: Match, codes: Sequence[Sequence[str]]) -> list[str]:
    """What a person who tries many plans is told about each."""
    told: list[str] = []
    for number, each in enumerate(codes):
        try:
            steps, _ = imagined(match, 0, each, Stream.from_number(number, "table"))
            told.append(" ".join(f"{step.text.key}{step.text.args}" for step in steps))
        except Refused as no:
            told.append(no.reason.key)
    return told


def test_many_plans_tell_the_same_in_two_towns_that_a_seat_cannot_tell_apart() -> None:
    seats = [Seat("Ada"), Seat("Bea")]
    codes = [["fetch", f"pour:{house}"] for _ in range(8) for house in range(brigade.HOUSES)]
    towns: list[Match] = []
    for top in range(brigade.HOUSES):
        match = Match.new(brigade.CARD, seats, {}, 1)
        deck = match.game.cards.pieces[brigade.DECK]  # type: ignore[attr-defined]
        deck.append(deck.pop(deck.index(top)))
        match.game.agenda[-1] = SmokyTurn(0)
        towns.append(match)
    assert len({str(town.game.view(0)) for town in towns}) == 1
    told = [answers(town, codes) for town in towns]
    assert all(each == told[0] for each in told)
    assert len(set(told[0])) > brigade.HOUSES, "every plan was refused, so that nothing could have been told"


def test_what_a_seat_does_of_its_plan_is_dropped_from_it(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await plan(table, 0, ["take:1", "over"])
        await choose(table, 0, "take:1", table.seq)
        assert planned(table, 0) == ["take:1", "over"]  # nobody knows of a draft
        await choose(table, 0, "over", table.seq, 1)
        assert table.advice.plans == {}

    at_the_fair(database, work)


def test_a_plan_that_somebody_crosses_says_why_and_holds_again_when_that_is_taken_back(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await plan(table, 0, ["take:1", "over"])
        await choose(table, 1, "take:1", table.seq)
        assert broken(table, 0) is None
        told = ears(house).advised_times
        await choose(table, 1, "over", table.seq, 1)
        assert (planned(table, 0), broken(table, 0)) == (["take:1", "over"], "taken")
        assert ears(house).advised_times == told + 1
        await undo(table, 1)
        assert broken(table, 0) is None
        await choose(table, 1, "take:1", table.seq)
        await choose(table, 1, "over", table.seq, 1)
        await choose(table, 0, "ready", table.seq)  # the fair is over
        assert table.advice.plans == {}

    at_the_fair(database, work)


def test_a_plan_of_a_seat_that_a_bot_plays_is_dropped(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await plan(table, 0, ["take:1"])
        await hand_over(table, ME, 0, "random")
        assert table.advice.plans == {}
        assert await refused(plan(table, 0, ["take:1"])) == "bot-plays"

    at_the_fair(database, work)


def test_a_plan_is_carried_out_by_one_click(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        n = len(table.playing().line)
        await plan(table, 0, ["take:1", "over"])
        await carry_out(table, 0, table.seq)
        assert [entry.line for entry in table.playing().line[n:]] == ["0 take:1", "0 over"]
        assert table.advice.plans == {}
        with pytest.raises(ChimeraError, match="no plan to carry out"):
            await carry_out(table, 0, table.seq)

    at_the_fair(database, work)


def test_a_plan_that_was_begun_is_carried_on_and_another_move_comes_first(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await plan(table, 0, ["take:1", "over"])
        await choose(table, 0, "take:2", table.seq)
        with pytest.raises(ChimeraError, match="not your plan"):
            await carry_out(table, 0, table.seq)
        await cancel(table, 0)
        await choose(table, 0, "take:1", table.seq)
        await carry_out(table, 0, table.seq)
        assert [entry.line for entry in table.playing().line[-2:]] == ["0 take:1", "0 over"]

    at_the_fair(database, work)


def test_a_broken_plan_is_refused_with_its_reason_and_a_late_click_on_one_that_holds_counts(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await plan(table, 0, ["take:1", "over"])
        seen = table.seq
        await choose(table, 1, "take:1", table.seq)
        await choose(table, 1, "over", table.seq, 1)
        assert await refused(carry_out(table, 0, seen)) == "stale"
        assert await refused(carry_out(table, 0, table.seq)) == "taken"
        await plan(table, 0, ["take:2", "over"])
        await carry_out(table, 0, seen)
        assert table.playing().line[-1].line == "0 over"

    at_the_fair(database, work)


# Offers


def test_an_offer_that_is_taken_is_carried_out_for_who_made_it(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        seq = table.seq
        await offer(table, 0, 1, "ready")
        found = table.advice.offers[0]
        assert (found.by, found.to, found.code, table.seq) == (0, 1, "ready", seq)
        with pytest.raises(ChimeraError, match="not open to you"):
            await answer_offer(table, [0], found.number, True)  # nobody agrees for the other
        await answer_offer(table, [1], found.number, True)
        assert table.playing().line[-1].line == "0 ready"
        assert table.advice.offers == []
        with pytest.raises(ChimeraError, match="not open to you"):
            await answer_offer(table, [1], found.number, True)

    at_the_fair(database, work)


@pytest.mark.parametrize("who", [0, 1])
def test_an_offer_is_withdrawn_or_declined_and_nothing_happens(who: int, database: str) -> None:
    async def work(house: House, table: Table) -> None:
        seq = table.seq
        await offer(table, 0, 1, "take:1")
        await answer_offer(table, [who], 1, False)
        assert (table.advice.offers, table.seq, table.drafts) == ([], seq, {})

    at_the_fair(database, work)


def test_an_offer_ends_with_the_question_it_was_made_to(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await offer(table, 0, 1, "take:1")
        await choose(table, 1, "take:2", table.seq)
        assert len(table.advice.offers) == 1  # the question is still open
        await choose(table, 1, "over", table.seq, 1)
        assert table.advice.offers == []

    at_the_fair(database, work)


def test_an_offer_to_one_question_is_none_to_the_next_of_the_same_kind(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await offer(table, 0, 1, "take:1")
        table.tell()
        assert len(table.advice.offers) == 1
        del table.questions[1]  # as after a choice
        table.tell()
        assert table.advice.offers == []

    at_the_fair(database, work)


def test_an_offer_ends_when_who_made_it_can_no_longer_do_it(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        await offer(table, 0, 1, "take:1")
        await offer(table, 1, 0, "take:1")
        await choose(table, 0, "take:1", table.seq)  # amid a move of their own they cannot
        assert [each.by for each in table.advice.offers] == [1]
        await choose(table, 0, "over", table.seq, 1)
        assert table.advice.offers == []

    at_the_fair(database, work)


def test_an_offer_is_for_another_person_who_is_asked_and_of_what_one_may_do(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        for to in (0, 7):
            with pytest.raises(ChimeraError, match="for somebody else who is asked"):
                await offer(table, 0, to, "take:1")
        assert await refused(offer(table, 0, 1, "over")) == "not-here"
        for thing in (0, 1, 2):
            await offer(table, 0, 1, f"take:{thing}")
        await offer(table, 0, 1, "take:1")  # said twice is said once
        with pytest.raises(ChimeraError, match="3 open offers"):
            await offer(table, 0, 1, "ready")
        assert len(table.advice.offers) == 3
        await hand_over(table, FRIEND, 1, "random")
        assert table.advice.offers == []

    at_the_fair(database, work)


# Gestures


def test_gestures_are_few_at_a_time(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        now = [100.0]
        house.clock = lambda: now[0]
        await point(table, 0, "hex c4")
        await cheer(table, 0)
        await point(table, 0, "hex c5")
        for gesture in (point(table, 0, "hex c6"), cheer(table, 0)):
            with pytest.raises(ChimeraError, match="a lot of waving"):
                await gesture
        await cheer(table, 1)
        now[0] += 4
        await point(table, 0, "hex c6")
        assert ears(house).gestures == [(0, "hex c4"), (0, ""), (0, "hex c5"), (1, ""), (0, "hex c6")]

    at_the_fair(database, work)


@pytest.mark.parametrize("what", ["", "x" * 61, "two\nlines"])
def test_one_points_at_what_has_a_short_name(what: str, database: str) -> None:
    async def work(house: House, table: Table) -> None:
        with pytest.raises(ChimeraError, match="1 to 60 printable"):
            await point(table, 0, what)
        assert ears(house).gestures == []

    at_the_fair(database, work)


def test_rivals_do_not_advise_each_other(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        for advice in (
            plan(table, 0, ["take:1"]),
            carry_out(table, 0, table.seq),
            offer(table, 0, 1, "take:1"),
            point(table, 0, "hex c4"),
            cheer(table, 0),
        ):
            with pytest.raises(ChimeraError, match="won or lost together"):
                await advice
        assert ears(house).advised_times == 0
        assert ears(house).gestures == []

    at_the_fair(database, work, "bazaar")


def test_the_match_file_says_nothing_of_advice(database: str) -> None:
    async def work(house: House, table: Table) -> None:
        log = list(table.playing().log)
        await plan(table, 0, ["take:1", "over"])
        await offer(table, 1, 0, "ready")
        await point(table, 0, "here")
        await cheer(table, 1)
        await answer_offer(table, [0], 1, False)
        await plan(table, 0, [])
        _, _, _, kept = await house.read(table.id)
        assert kept is not None
        assert kept.log == table.playing().log == log

    at_the_fair(database, work)
