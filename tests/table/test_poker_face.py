"""Poker face: how long a pass takes does not say whether there was anything to play."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from chimera.engine.agenda import options
from chimera.engine.card import GameCard
from chimera.engine.game import PASS
from chimera.engine.record import FORCED
from chimera.server.states import point, seat_states, state
from chimera.table.advising import answer_offer, offer
from chimera.table.choosing import choose
from chimera.table.house import House
from chimera.table.looking_back import at_point
from chimera.table.poker_face import ENOUGH, LONGEST, RECENT, SPREAD, Times
from chimera.table.seats import kind_of
from chimera.table.table import Table
from tests.table.helpers import FRIEND, ME, ears, house_at, settled
from tests.toys import outcry

PACE = 0.4
SEED = 2  # the first draw opens a window of which one seat could do something
PEOPLE = [("me", ""), ("open", "")]
PATIENCE = 500  # glances at the table's own tasks, each of which takes no time to speak of

Shelve = Callable[[GameCard], GameCard]


class Clock:
    """A clock that stands still until it is put forward."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def on_the_shelf(shelve: Shelve) -> None:
    shelve(outcry.CARD)


def spaced(n: int) -> Callable[[int], int]:
    """Lots that fall evenly, so that n draws show a whole distribution."""
    drawn = iter(range(n))
    return lambda bits: (2 * next(drawn) + 1) * (1 << bits) // (2 * n)


def below(times: list[float], most: float) -> float:
    """The share of times up to one."""
    return sum(time <= most for time in times) / len(times)


def furthest_apart(some: list[float], others: list[float]) -> float:
    """How far two distributions are apart at most (as Kolmogorov and Smirnov measure it)."""
    return max(abs(below(some, time) - below(others, time)) for time in [*some, *others])


def test_times_are_drawn_like_those_of_the_people_here() -> None:
    random = Random(3)
    for typical in (1.0, 3.0, 9.0):
        times = Times()
        took = [0.5 + typical * random.betavariate(2, 5) for _ in range(RECENT)]
        for each in took:
            times.took(each)
        lots = spaced(400)
        drawn = [times.drawn(lots, PACE) for _ in range(400)]
        assert furthest_apart(took, drawn) <= 1.5 / RECENT
        assert len(set(drawn)) == len(drawn), "the same time twice gives the table away"


def test_only_recent_times_count_and_none_beyond_a_limit() -> None:
    times = Times()
    for _ in range(RECENT):
        times.took(3_600.0)
    lots = spaced(10)
    assert {times.drawn(lots, PACE) for _ in range(10)} == {LONGEST}
    for each in range(RECENT):
        times.took(1 + each / RECENT)
    lots = spaced(10)
    assert max(times.drawn(lots, PACE) for _ in range(10)) < 2


def test_before_people_have_passed_times_come_from_a_spread() -> None:
    times = Times()
    for _ in range(ENOUGH - 1):  # one person's habit alone would be a mark of the table's answers
        lots = spaced(100)
        drawn = [times.drawn(lots, PACE) for _ in range(100)]
        assert max(drawn) > PACE * SPREAD[-3]
        assert len(set(drawn)) > 60
        times.took(1.0)
    times.took(1.0)
    assert times.drawn(spaced(1), PACE) == 1.0
    assert times.drawn(spaced(1), 0) == 0


def at_outcry(
    database: str,
    seats: list[tuple[str, str]],
    work: Callable[[House, Table, Clock], Awaitable[None]],
    number: int = SEED,
) -> None:
    async def inside() -> None:
        clock = Clock()
        async with house_at(database) as house:
            random = Random(number)
            house.number = number
            house.pace, house.clock, house.lots = PACE, clock, random.getrandbits
            table = await house.make(ME, "Ada", "outcry", seats, {}, False)
            if ("open", "") in seats:
                await house.join(table.places[1].invitation, FRIEND, "Bea")
            await work(house, table, clock)

    asyncio.run(inside())


async def until(so: Callable[[], bool]) -> None:
    """Let the table's own tasks run until something is so."""
    for _ in range(PATIENCE):
        if so():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it never came to that")


def forced(table: Table, seat: int) -> bool:
    return options(table.playing().game, seat) == [PASS]


async def towards_a_window(table: Table) -> None:
    """Somebody draws if they can; other decisions are passed over."""
    seat = table.asked()[0]
    offered = [opt.code for opt in options(table.playing().game, seat)]
    await choose(table, seat, "draw" if "draw" in offered else offered[0], table.seq)


async def window_of_two(table: Table) -> int:
    """A window in which one seat can only pass, and the other could play something; the one."""
    while not kind_of(table.playing().game):
        await towards_a_window(table)
    assert table.asked() == (0, 1)
    [blank] = [seat for seat in table.asked() if forced(table, seat)]
    return blank


def test_a_forced_pass_comes_when_its_time_has_come_and_not_before(database: str) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        seat = await window_of_two(table)
        n, seq = len(table.playing().line), table.seq
        due = table.questions[seat].due
        assert due is not None
        assert due - clock.now >= PACE * SPREAD[0]
        clock.now = due - 0.01
        table.nod.set()
        await until(lambda: not table.nod.is_set())
        await asyncio.sleep(0.002)
        assert len(table.playing().line) == n
        clock.now = due
        table.nod.set()
        await until(lambda: table.seq > seq)
        assert table.playing().line[-1].line == f"{seat} pass # {FORCED}"

    at_outcry(database, PEOPLE, work)


def test_what_others_do_meanwhile_neither_hastens_nor_delays_it(database: str) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        seat = await window_of_two(table)
        other = 1 - seat
        due = table.questions[seat].due
        clock.now += 0.3
        await choose(table, other, PASS.code, table.seq)
        assert table.questions[seat].due == due

    at_outcry(database, PEOPLE, work)


def test_forced_and_chosen_passes_take_the_same_times(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whole matches on one clock: a person who may play something passes by a habit, the table passes for the rest."""
    chosen: list[float] = []
    given: list[float] = []

    async def work(house: House, table: Table, clock: Clock) -> None:
        random = Random(len(chosen))
        for each in range(RECENT):  # so long they have been playing already
            table.times.took(2 + 4 * (each + 0.5) / RECENT)
        while table.playing().game.outcome() is None:
            if not kind_of(table.playing().game):
                await towards_a_window(table)
                continue
            opened = clock.now
            at: dict[int, float] = {}
            for seat in table.asked():
                due = table.questions[seat].due
                assert due is not None
                at[seat] = due if forced(table, seat) else opened + random.uniform(2, 6)
            for seat in sorted(at, key=lambda each: at[each]):
                n, seq = len(table.playing().line), table.seq
                blank = forced(table, seat)
                clock.now = max(clock.now, at[seat])
                if blank:
                    table.nod.set()
                    await until(lambda seq=seq: table.seq > seq)  # type: ignore[misc]
                    assert table.playing().line[n].note == FORCED
                else:
                    await choose(table, seat, PASS.code, table.seq)
                (given if blank else chosen).append(clock.now - opened)

    for number in range(1, 31):
        folder = tmp_path_factory.mktemp("times")
        at_outcry(str(folder / "chimera.db"), PEOPLE, work, number)
    assert len(chosen) > 60
    assert len(given) > 60
    assert furthest_apart(chosen, given) < 0.2


def test_people_teach_the_table_their_times_by_passing_where_they_could_play(database: str) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        seat = await window_of_two(table)
        before = len(table.times.recent)
        clock.now += 3.25
        due = table.questions[seat].due
        assert due is not None
        await choose(table, 1 - seat, PASS.code, table.seq)
        assert list(table.times.recent)[before:] == [3.25]
        clock.now = max(due, clock.now)
        table.nod.set()
        await until(lambda: kind_of(table.playing().game) == "")
        assert len(table.times.recent) == before + 1  # a forced pass teaches nothing

    at_outcry(database, PEOPLE, work)


def test_a_pass_that_was_the_only_choice_teaches_nothing_even_by_hand(database: str) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        seat = await window_of_two(table)
        clock.now += 0.1
        await choose(table, seat, PASS.code, table.seq)
        assert not table.times.recent

    at_outcry(database, PEOPLE, work)


def test_others_are_not_shown_who_is_still_asked(database: str) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        seat = await window_of_two(table)
        other = 1 - seat
        await choose(table, other, PASS.code, table.seq)
        assert table.asked() == (seat,)
        assert table.seen_asked(-1) == (0, 1)
        assert table.seen_asked(seat) == (other,)  # the table answers for who has no choice: they are asked nothing
        assert table.seen_asked(other) == (seat,)  # of oneself one knows
        sent = state(table, -1, 0, seat_states(table), True, False)
        assert (sent.asked, [each.asked for each in sent.seats]) == ([0, 1], [True, True])
        again, _ = await at_point(table, len(table.playing().line))
        back = point(table, again, len(table.playing().line), -1, [])
        assert (back.asked, [each.asked for each in back.seats]) == ([0, 1], [True, True])

    at_outcry(database, PEOPLE, work)


@pytest.mark.parametrize("seats", [[("me", ""), ("bot", "random")], [("me", ""), ("me", "Bea")]])
def test_alone_against_bots_and_at_one_device_nobody_is_waited_for(seats: list[tuple[str, str]], database: str) -> None:
    async def work(house: House, table: Table, clock: Clock) -> None:
        house.pace = 0
        windows = 0
        await settled(table)
        while table.playing().game.outcome() is None:
            if kind_of(table.playing().game):
                windows += 1
                assert not table.veiled(table.playing().game)
                assert [question.due for question in table.questions.values() if question.due is not None] == []
                assert table.seen_asked(0) == table.asked()
            await towards_a_window(table)
            await settled(table)
        assert windows > 0

    at_outcry(database, seats, work, 1)


def test_an_offer_does_not_tell_whether_the_other_has_passed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outcry.OutcryCard, "together", True)

    async def work(house: House, table: Table, clock: Clock) -> None:
        blank = await window_of_two(table)
        by = 1 - blank
        code = options(table.playing().game, by)[-1].code
        await offer(table, by, blank, code)
        told, seq = ears(house).advised_times, table.seq
        due = table.questions[blank].due
        assert due is not None
        clock.now = due
        table.nod.set()
        await until(lambda: table.seq > seq)
        assert table.asked() == (by,)
        assert (len(table.advice.offers), ears(house).advised_times) == (1, told)
        await answer_offer(table, [by], 1, False)
        await offer(table, by, blank, code)
        await answer_offer(table, [blank], 2, True)
        assert table.playing().line[-1].line == f"{by} {code}"
        assert table.advice.offers == []

    at_outcry(database, PEOPLE, work)
