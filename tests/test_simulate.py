"""Series of matches: the same whatever the number of jobs, and counted as they should be."""

from __future__ import annotations

import math

import msgspec
import pytest

from chimera.engine.agenda import choose, options, turn
from chimera.engine.card import find
from chimera.engine.reasons import ChimeraError
from chimera.lab.simulate import BATCH, Plan, as_dict, first_position, play_batch, play_match, simulate, wilson

PIG = find("pig")
TTT = find("tic_tac_toe")


def without_time(result) -> dict:
    plain = as_dict(result)
    plain.pop("decisions_per_second")
    return plain


def test_jobs_and_batches_do_not_change_the_result() -> None:
    games = 2 * BATCH + 3
    one = without_time(simulate(PIG, ["random", "greedy", "random"], games, 5, jobs=1))
    assert without_time(simulate(PIG, ["random", "greedy", "random"], games, 5, jobs=2)) == one
    assert without_time(simulate(PIG, ["random", "greedy", "random"], games, 6, jobs=1)) != one


def test_a_match_depends_on_its_number_only() -> None:
    plan = Plan("pig", ("random", "greedy"), 3, {"variant": "classic"})
    alone = [play_match(plan, number) for number in (4, 2, 3)]
    assert alone == [play_batch(plan, range(2, 5))[i] for i in (2, 0, 1)]
    assert len(set(alone)) == 3


def test_watching_changes_nothing() -> None:
    plan = Plan("pig", ("random", "greedy"), 3, {"variant": "classic"})
    heard = []
    assert play_match(plan, 1, lambda g: heard.extend(g.heard())) == play_match(plan, 1)
    assert heard[-1].kind == "ended"


def test_shared_wins_count_as_fractions() -> None:
    result = simulate(TTT, ["random", "random"], 60, 2, jobs=1)
    assert math.isclose(sum(row.wins for row in result.seats), 60)
    halves = [row.wins % 1 for row in result.seats]
    assert halves[0] == halves[1]
    plan = Plan("tic_tac_toe", ("random", "random"), 2, {})
    draws = sum(play_match(plan, number).shares == (0.5, 0.5) for number in range(60))
    assert draws > 0
    lines = sum(play_match(plan, number).shares == (1.0, 0.0) for number in range(60))
    assert result.seats[0].wins == lines + draws / 2


def test_only_real_decisions_are_counted() -> None:
    plan = Plan("tic_tac_toe", ("random", "random"), 2, {})
    for number in range(20):
        g = first_position(TTT, plan, number)
        played = play_match(plan, number)
        assert played.decisions <= 8, "the ninth cell is no decision"
        while turn(g) >= 0:
            choose(g, turn(g), options(g, turn(g))[0])
    assert max(play_match(plan, number).decisions for number in range(20)) == 8


def test_the_figures_of_a_seat_follow_from_the_matches() -> None:
    result = simulate(PIG, ["greedy", "random"], 40, 1, jobs=1)
    played = play_batch(Plan("pig", ("greedy", "random"), 1, {"variant": "classic"}), range(40))
    for seat, row in enumerate(result.seats):
        wins = sum(each.shares[seat] for each in played)
        assert row.wins == wins
        assert row.win_rate == wins / 40
        assert (row.win_rate_low, row.win_rate_high) == wilson(wins, 40)
        assert row.mean_score == sum(each.scores[seat] for each in played) / 40
    assert result.decisions == sum(each.decisions for each in played)
    assert (result.game, result.players, result.games, result.seed) == ("pig", 2, 40, 1)


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [(0, 10, 0.0, 0.27754), (10, 10, 0.72246, 1.0), (5, 10, 0.23659, 0.76341), (50, 100, 0.40383, 0.59617)],
)
def test_the_interval_is_wilsons(wins: float, n: int, low: float, high: float) -> None:
    assert wilson(wins, n) == pytest.approx((low, high), abs=1e-5)


def test_progress_is_told_for_every_match() -> None:
    told: list[int] = []
    simulate(PIG, ["random", "random"], 4 * BATCH + 7, 1, jobs=1, progress=told.append)
    assert told == [BATCH] * 4 + [7]


def test_settings_reach_the_matches() -> None:
    short = simulate(PIG, ["random", "random"], 5, 1, {"variant": "sprint"}, jobs=1)
    assert max(row.mean_score for row in short.seats) < 60


@pytest.mark.parametrize(
    ("bots", "games", "settings", "says"),
    [
        (["random"], 5, {}, "Pig is for 2 to 6 players, not 1"),
        (["random", "none"], 5, {}, "No bot for Pig is called 'none'"),
        (["random", "random"], 0, {}, "at least 1 match"),
        (["random", "random"], 5, {"variant": "none"}, "cannot be 'none'"),
        (["random", "random"], 5, {"none": 1}, "no setting 'none'"),
    ],
)
def test_what_cannot_be_simulated_is_said_before_anything_starts(bots, games, settings, says: str) -> None:
    with pytest.raises(ChimeraError, match=says):
        simulate(PIG, bots, games, 1, settings, jobs=2, progress=lambda n: pytest.fail("it started"))


def test_the_result_is_plain_data() -> None:
    plain = as_dict(simulate(TTT, ["random", "greedy"], 3, 1, jobs=1))
    assert msgspec.json.decode(msgspec.json.encode(plain)) == plain
