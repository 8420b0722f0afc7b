"""Ratings: Elo from who beat whom."""

from __future__ import annotations

import pytest

from chimera.lab.ratings import Bout, beaten, fit, ladder


def bouts(*results: tuple[tuple[str, ...], tuple[float, ...]]) -> list[Bout]:
    return [Bout(i, bots, shares, (0,) * len(bots), 10) for i, (bots, shares) in enumerate(results)]


def series(wins: int, losses: int) -> list[Bout]:
    """A duel: so many wins of a, so many of b."""
    return bouts(*[(("a", "b"), (1.0, 0.0))] * wins, *[(("a", "b"), (0.0, 1.0))] * losses)


def test_a_winner_beats_every_seat_that_loses() -> None:
    wins = beaten(bouts((("a", "b", "b", "c"), (1.0, 0.0, 0.0, 0.0))), ["a", "b", "c"])
    assert wins == [[0.0, 2.0, 1.0], [0.0] * 3, [0.0] * 3]


def test_nobody_beats_a_bot_of_the_same_name() -> None:
    assert beaten(bouts((("a", "a", "b"), (1.0, 0.0, 0.0))), ["a", "b"]) == [[0.0, 1.0], [0.0, 0.0]]


def test_a_shared_victory_is_half_a_win_among_those_who_share_it() -> None:
    wins = beaten(bouts((("a", "b", "c"), (0.5, 0.5, 0.0))), ["a", "b", "c"])
    assert wins == [[0.0, 0.5, 1.0], [0.5, 0.0, 1.0], [0.0, 0.0, 0.0]]


def test_three_wins_of_four_are_about_190_points() -> None:
    strong, weak = fit([[0.0, 750.0], [250.0, 0.0]])
    assert strong - weak == pytest.approx(190.8, abs=1.0)
    assert strong + weak == pytest.approx(0.0, abs=1e-6)


def test_equals_are_equal() -> None:
    assert fit([[0.0, 10.0], [10.0, 0.0]]) == pytest.approx([0.0, 0.0])


def test_strength_adds_up_over_somebody_between() -> None:
    top, middle, low = fit([[0.0, 1000.0, 0.0], [250.0, 0.0, 1000.0], [0.0, 250.0, 0.0]])
    assert top - middle == pytest.approx(middle - low, abs=0.5)
    assert top - low == pytest.approx(2 * 240.8, abs=5.0)


def test_a_clean_record_has_a_finite_rating() -> None:
    best, worst = ladder(series(20, 0))
    assert (best.bot, worst.bot) == ("a", "b")
    assert 200 < best.elo - worst.elo < 2000
    assert (best.win_rate, worst.win_rate) == (1.0, 0.0)


def test_the_ladder_is_best_first_with_intervals_around_each_rating() -> None:
    rows = ladder(series(70, 30))
    assert [row.bot for row in rows] == ["a", "b"]
    for row in rows:
        assert row.low < row.elo < row.high
        assert row.seats == 100
    assert rows[0].win_rate == pytest.approx(0.7)
    assert rows[0].low > 0 > rows[1].high, "70 of 100 is no accident"


def test_more_matches_narrow_the_interval() -> None:
    few, many = ladder(series(12, 8))[0], ladder(series(240, 160))[0]
    assert many.high - many.low < (few.high - few.low) / 2


def test_the_same_matches_give_the_same_ladder() -> None:
    assert ladder(series(12, 8)) == ladder(series(12, 8))
