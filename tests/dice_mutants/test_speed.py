"""Speed and the trade of order tokens."""

from __future__ import annotations

import pytest

from tests.dice_mutants.helpers import A, B, C, D, table


@pytest.mark.rule("dice_mutants.speed.never-spent")
def test_a_trade_costs_no_speed() -> None:
    t = table().speed(A=11, B=3).assigning(A=(1, 4, 4))
    t.do(A, "speed", 1).do(A, "guile", 4).do(A, "guile", 4).do(A, "trade", B)
    assert t.g.tokens == [2, 1]
    assert t.total(A, "speed") == 12


@pytest.mark.rule("dice_mutants.speed.trade-with-slower")
def test_whoever_is_faster_now_may_take_the_token() -> None:
    t = table(3).tokens(A=3, B=1, C=2).speed(A=4, B=7, C=20).assigning(A=(5, 4, 4))
    t.assign_all_of(B).assign_all_of(C)
    t.do(A, "speed", 5).do(A, "guile", 4).do(A, "guile", 4)
    assert t.total(A, "speed") == 9
    assert t.offers == ["pass", "trade:1"]
    t.do(A, "trade", B)
    assert t.g.tokens == [1, 3, 2]


@pytest.mark.rule("dice_mutants.speed.trade-strictly-less")
def test_equal_speed_is_not_enough() -> None:
    t = table(3).speed(A=4, B=9, C=2).assigning(A=(5, 4, 4))
    t.do(A, "speed", 5).do(A, "guile", 4).do(A, "guile", 4)
    assert t.total(A, "speed") == 9
    assert t.offers == ["pass", "trade:2"]
    reason = t.refused(A, "trade", B)
    assert (reason.rule, reason.args["own"]) == ("dice_mutants.speed.trade-strictly-less", 9)


def test_nobody_slower_no_question() -> None:
    t = table().speed(A=4, B=9).assigning(A=(5, 4, 4))
    t.do(A, "speed", 5).do(A, "guile", 4).do(A, "guile", 4)
    assert t.asked == B
    t.refused(A, "trade", B)


@pytest.mark.rule("dice_mutants.speed.trade-with-slower")
def test_a_trade_is_not_for_the_dead_nor_with_oneself_nor_with_the_faster() -> None:
    t = table(4).speed(A=4, B=19, C=2, D=2).dead(D).assigning(A=(5, 4, 4))
    t.do(A, "speed", 5).do(A, "guile", 4).do(A, "guile", 4)
    assert t.refused(A, "trade", D).key == "no-such-mutant"
    assert t.refused(A, "trade", A).key == "trade-with-yourself"
    reason = t.refused(A, "trade", B)
    assert (reason.rule, reason.args["speed"], reason.args["own"]) == ("dice_mutants.speed.trade-with-slower", 19, 9)
    assert t.refused(A, "trade", 5).key == "no-such-mutant"


@pytest.mark.rule("dice_mutants.speed.trade-optional-no-refusal")
def test_the_other_cannot_refuse_and_the_trader_may_decline() -> None:
    t = table().speed(A=9).assigning(A=(1, 4, 4)).do(A, "speed", 1).do(A, "guile", 4).do(A, "guile", 4)
    kept = t.g.clone()
    t.do(A, "trade", B)
    assert t.g.tokens == [2, 1]  # B was not asked
    t.g = kept
    assert t.passes(A).g.tokens == [1, 2]
    assert t.asked == B


@pytest.mark.rule("dice_mutants.speed.trade-needs-increase")
def test_without_adding_speed_there_is_no_trade() -> None:
    t = table().speed(A=20, B=3).assigning(A=(4, 4, 4))
    assert t.refused(A, "trade", B).rule == "dice_mutants.speed.trade-needs-increase"
    t.do(A, "guile", 4).do(A, "guile", 4).do(A, "guile", 4)
    assert t.asked == B
    t.refused(A, "trade", B)


@pytest.mark.rule("dice_mutants.speed.one-trade-per-turn")
def test_two_dice_on_speed_give_one_trade_after_the_last_die() -> None:
    t = table(3).assigning(A=(5, 6, 4)).do(A, "speed", 5).do(A, "speed", 6)
    assert t.refused(A, "trade", B).rule == "dice_mutants.speed.one-trade-per-turn"
    t.do(A, "guile", 4).do(A, "trade", B)
    assert t.asked == B
    t.refused(A, "trade", C)
    assert t.g.tokens == [2, 1, 3]


@pytest.mark.rule("dice_mutants.speed.trade-any-direction")
def test_a_later_token_may_be_taken_too() -> None:
    t = table(3).tokens(A=1, B=3, C=2).speed(A=9, B=2, C=30).assigning(A=(1, 4, 4))
    t.do(A, "speed", 1).do(A, "guile", 4).do(A, "guile", 4).do(A, "trade", B)
    assert t.g.tokens == [3, 1, 2]


@pytest.mark.rule("dice_mutants.speed.order-changes-after-assigning")
def test_the_new_order_counts_from_the_mutation_step_on() -> None:
    t = table(3).mutate(A=10, B=10, C=10).speed(B=9).assigning(B=(1, 4, 4))
    t.assign_all_of(A).do(B, "speed", 1).do(B, "guile", 4).do(B, "guile", 4).do(B, "trade", C)
    assert t.g.tokens == [1, 3, 2]
    assert t.asked == C  # still third to assign
    assert t.g.view(A)["order"] == [A, B, C]
    t.assign_all_of(C)
    assert t.phase == "mutate"
    assert t.g.view(A)["order"] == [A, C, B]
    assert t.passes(A).asked == C
    assert t.passes(C).asked == B


@pytest.mark.rule("dice_mutants.speed.successive-trades")
def test_trades_of_one_step_happen_one_after_the_other() -> None:
    t = table(3).speed(A=0, B=3, C=9).assigning(B=(1, 4, 4), C=(1, 4, 4))
    t.assign_all_of(A)
    t.do(B, "speed", 1).do(B, "guile", 4).do(B, "guile", 4).do(B, "trade", A)
    t.do(C, "speed", 1).do(C, "guile", 4).do(C, "guile", 4).do(C, "trade", B)
    assert t.g.tokens == [2, 3, 1]
