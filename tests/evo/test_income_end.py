"""Income after survival, and the end of the match."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import advance, choose, options, turn
from chimera.engine.dice import Stream
from tests.evo.helpers import BOX, A, B, C, Table, table

HILLS = ("c3", "e3", "f3", "g3", "c4", "c5", "e5", "d6")


def strike(points: list[int], herds: list[int]) -> Table:
    """The meteorite strikes with these mutation points and dinosaurs."""
    t = table(players=len(points)).empty_island()
    labels = iter(t.isle.labels)
    for seat, herd in enumerate(herds):
        t.with_dinos(seat, *[next(labels) for _ in range(herd)]).points(seat, points[seat])
    return t.stack("meteorite").climate_phase()


def winners(points: list[int], herds: list[int]) -> tuple[int, ...]:
    outcome = strike(points, herds).g.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.how) == (tuple(points), "meteorite")
    return outcome.winners


@pytest.mark.rule("evo.income.one-per-dinosaur")
def test_everybody_gains_a_point_per_dinosaur() -> None:
    t = (
        table(players=3)
        .empty_island()
        .with_dinos(A, *HILLS[:5])
        .with_dinos(B, "e4", "d4")
        .with_dinos(C, "a5", "a6", "a7")
    )
    t.points(A, 2).points(B, 0).points(C, 11).order(C, A, B).income()
    assert (t.mp(A), t.mp(B), t.mp(C)) == (7, 2, 14)
    gains = [(event.seat, event.args["points"]) for event in t.happened("gained")]
    assert gains == [(C, 3), (A, 5), (B, 2)]


@pytest.mark.rule("evo.income.after-all-removals")
def test_only_survivors_count_for_income() -> None:
    t = table(players=3).empty_island().with_dinos(A, *HILLS[:4], "e1", "f1", "g1").climate("hills")
    t.with_dinos(B, "e5", "d6").with_dinos(C, "c7", "c5").points(A, 2).stack("still", "still").survival()
    assert t.herd(A) == 4
    assert t.mp(A) == 2 + 4
    assert [event.args["points"] for event in t.happened("gained")] == [4, 2, 2]


@pytest.mark.rule("evo.comp.mutation-point-tokens")
def test_the_bank_never_runs_out() -> None:
    t = table(players=5).empty_island()
    for seat in range(5):
        t.with_dinos(seat, *t.isle.labels[seat * 8 : seat * 8 + 8]).points(seat, 60)
    t.income()
    assert t.g.scores == [68] * 5


@pytest.mark.rule("evo.end.most-points-wins")
def test_the_most_points_win() -> None:
    assert winners([31, 29, 30], [2, 8, 3]) == (A,)
    t = strike([31, 29, 30], [2, 8, 3])
    assert t.asked == ()
    assert t.view()["scores"] == [31, 29, 30]  # the tokens are revealed
    scored = [(event.seat, event.args) for event in t.happened("scored")]
    assert scored == [(A, {"points": 31, "herd": 2}), (B, {"points": 29, "herd": 8}), (C, {"points": 30, "herd": 3})]
    assert len(t.happened("ended")) == 1


@pytest.mark.rule("evo.end.tie-dinosaurs")
def test_dinosaurs_break_a_tie() -> None:
    assert winners([30, 30, 12], [4, 5, 8]) == (B,)
    assert winners([30, 12, 30], [4, 8, 3]) == (A,)


@pytest.mark.rule("evo.end.tie-shared")
def test_those_still_tied_share_the_victory() -> None:
    assert winners([30, 30, 12], [5, 5, 5]) == (A, B)
    assert winners([7, 7, 7], [2, 2, 2]) == (A, B, C)


@pytest.mark.rule("evo.end.no-early-end")
def test_nothing_but_the_meteorite_ends_the_game() -> None:
    t = table(players=3).empty_island().with_dinos(A, *HILLS).climate("hills").points(A, 60).points(B, 5).points(C, 20)
    t.with_dinos(B, "e4", "d4").with_dinos(C, "a5", "a6").stack("still", "still")
    t.g.round = 6
    t.income()
    assert (t.g.round, t.phase, t.g.outcome()) == (7, "mutations", None)


@pytest.mark.rule("evo.climate.meteorite-ends-at-once")
def test_no_income_is_paid_in_the_round_of_the_meteorite() -> None:
    t = strike([20, 18], [5, 8])
    assert (t.g.scores, t.happened("gained")) == ([20, 18], [])
    outcome = t.g.outcome()
    assert outcome is not None
    assert outcome.winners == (A,)


@pytest.mark.rule("evo.survival.nobody-eliminated", "evo.move.one-dinosaur-per-space", "evo.unique.single-owner")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_holds_at_every_decision_of_any_match(players: int) -> None:
    """In random matches with event cards: two dinosaurs at least, one per space, unique genes owned once."""
    for seed in range(3):
        g = table(players, seed=seed, flippers="unlimited" if seed else "once").g
        g.listening = False
        stream = Stream.from_number(seed)
        advance(g)
        while (seat := turn(g)) >= 0:
            opts = options(g, seat)
            choose(g, seat, opts[stream.below(len(opts))])
            standing: list[int] = []
            for s in range(players):
                herd = g.spots[s * BOX.herd : s * BOX.herd + g.herds[s]]
                assert 2 <= len(herd) <= 8
                assert herd == [space for space in range(len(g.board)) if g.board[space] == s]
                standing += herd
            assert len(set(standing)) == len(standing)
            for gene in range(12):
                seen = [
                    g.owners[gene] >= 0,
                    BOX.normal + gene in g.bag,
                    BOX.normal + gene in g.lab,
                    BOX.normal + gene in g.left_out,
                ]
                assert sum(seen) == 1
        assert g.outcome() is not None
