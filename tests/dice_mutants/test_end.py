"""How a battle ends."""

from __future__ import annotations

import pytest

from tests.dice_mutants.helpers import A, B, C, table


@pytest.mark.rule("dice_mutants.end.last-alive-wins")
def test_the_last_one_alive_wins() -> None:
    t = table().life(A=5, B=3).attack(A=4).damage()
    assert t.asked is None
    assert (t.outcome.winners, t.outcome.how, t.outcome.scores) == ((A,), "last-alive", (5, 0))
    assert (t.outcome.share(A), t.outcome.share(B)) == (1.0, 0.0)


@pytest.mark.rule("dice_mutants.end.immediate-on-spikes")
def test_spikes_on_the_last_opponent_end_the_battle_at_once() -> None:
    t = table().life(A=1, B=3).attack(B=9).mutate(A=60).mutating().do(A, "spikes", B)
    assert (t.outcome.winners, t.outcome.how) == ((A,), "last-alive")
    assert t.g.life[A] == 1  # no damage step followed
    assert not t.heard("fought")
    assert t.log[-1].kind == "ended"


@pytest.mark.rule("dice_mutants.end.all-dead-together")
def test_the_last_ones_who_die_together_share_the_victory() -> None:
    t = table(3).dead(C).life(A=2, B=3).attack(A=4, B=4).damage()
    assert (t.outcome.winners, t.outcome.how) == ((A, B), "together")
    assert [t.outcome.share(seat) for seat in (A, B, C)] == [0.5, 0.5, 0.0]


@pytest.mark.rule("dice_mutants.end.tie-overkill-option")
def test_with_overkill_the_least_beaten_wins() -> None:
    t = table(tie="overkill").life(A=2, B=2).attack(A=7, B=4).damage()
    assert (t.outcome.winners, t.outcome.how) == ((A,), "overkill")  # A takes 3, B takes 6
    t = table(tie="overkill").life(A=2, B=2).attack(A=4, B=7).damage()
    assert t.outcome.winners == (B,)


@pytest.mark.rule("dice_mutants.end.tie-overkill-option")
def test_with_equal_overkill_the_lower_token_wins() -> None:
    t = table(tie="overkill").tokens(A=2, B=1).life(A=2, B=2).attack(A=4, B=4).damage()
    assert t.outcome.winners == (B,)


@pytest.mark.rule("dice_mutants.end.tie-overkill-option")
def test_overkill_counts_the_damage_beyond_the_life_left() -> None:
    t = table(tie="overkill").life(A=1, B=5).attack(A=7, B=4).damage()  # A is beaten by 2 more, B by 1
    assert t.outcome.winners == (B,)


@pytest.mark.rule("dice_mutants.end.stalemate-twenty-rounds")
def test_twenty_rounds_without_damage_end_the_battle() -> None:
    t = table().life(A=30).round(39, last_damage=20).end_round()
    assert (t.g.round, t.phase) == (40, "claim")
    t.end_round()
    assert t.asked is None
    assert (t.outcome.winners, t.outcome.how) == ((B,), "stalemate")


@pytest.mark.rule("dice_mutants.end.stalemate-twenty-rounds")
def test_damage_in_the_first_round_counts_like_any_other() -> None:
    assert table().round(20, last_damage=1).end_round().g.round == 21
    assert table().round(21, last_damage=1).end_round().outcome.how == "stalemate"


@pytest.mark.rule("dice_mutants.end.stalemate-counts-from-first-damage")
def test_rounds_before_the_first_damage_do_not_count() -> None:
    t = table().round(25).end_round()
    assert (t.g.round, t.phase) == (26, "claim")


@pytest.mark.rule("dice_mutants.end.stalemate-count-resets")
def test_spikes_set_the_count_back() -> None:
    t = table().round(40, last_damage=20).mutate(A=30).mutating().do(A, "spikes", B)
    assert (t.g.round, t.g.life[B]) == (41, 42)
    t.round(59, last_damage=t.g.hurt_in).end_round()
    assert t.g.round == 60  # 19 calm rounds
    t.end_round()
    assert t.outcome.how == "stalemate"


def test_without_the_spikes_the_same_round_would_have_been_the_last() -> None:
    t = table().round(40, last_damage=20).mutate(A=30).mutating().passes(A)
    assert t.outcome.how == "stalemate"


@pytest.mark.rule("dice_mutants.end.stalemate-most-life")
@pytest.mark.parametrize("tie", ["shared", "overkill"])
def test_at_a_stalemate_the_most_life_wins_and_equals_share(tie: str) -> None:
    t = table(3, tie=tie).life(A=12, B=9, C=12).round(40, last_damage=20).end_round()
    assert t.outcome.winners == (A, C)
    assert [t.outcome.share(seat) for seat in (A, B, C)] == [0.5, 0.0, 0.5]


@pytest.mark.rule("dice_mutants.end.stalemate-off")
def test_with_stalemate_off_calm_rounds_are_not_counted() -> None:
    t = table(stalemate="off").round(40, last_damage=20).end_round()
    assert (t.g.round, t.phase) == (41, "claim")


@pytest.mark.rule("dice_mutants.end.bound-round-120")
def test_round_120_is_the_last() -> None:
    t = table(stalemate="off").life(A=20, B=15).round(119, last_damage=20).end_round()
    assert t.g.round == 120
    t.end_round()
    assert t.asked is None
    assert (t.g.round, t.outcome.winners, t.outcome.how) == (120, (A,), "bound")
