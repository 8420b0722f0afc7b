"""Guile windows: when guile may be used, by whom, in which order."""

from __future__ import annotations

import pytest

from chimera.games.dice_mutants.words import POOL
from tests.dice_mutants.helpers import A, B, C, table


@pytest.mark.rule("dice_mutants.guile.only-during-claim")
def test_guile_is_not_spent_in_the_assign_step() -> None:
    t = table().guile(A=60).assigning(A=(1, 2, 3))
    assert t.refused(A, "focus", 1, 6).rule == "dice_mutants.guile.only-during-claim"
    assert t.total(A, "guile") == 60


@pytest.mark.rule("dice_mutants.guile.cost-deducted")
def test_an_item_lowers_guile_by_its_cost() -> None:
    t = table().guile(A=22).hands(A=(5,)).claiming().do(A, "luck", 5)
    assert t.total(A, "guile") == 12


@pytest.mark.rule("dice_mutants.guile.cannot-overspend")
def test_luck_costs_more_than_nine() -> None:
    t = table().guile(A=9).hands(A=(5,)).claiming()
    assert t.verbs == {"claim"}
    t.refused(A, "luck", 5)
    assert t.total(A, "guile") == 9


@pytest.mark.rule("dice_mutants.guile.cannot-overspend")
def test_what_is_too_dear_says_how_many_points_are_missing() -> None:
    t = table().guile(A=16).hands(A=(5,), B=(6,)).claiming()
    reason = t.refused(A, "force", B, 6)
    assert reason.rule == "dice_mutants.guile.cannot-overspend"
    assert (reason.args["cost"], reason.args["have"], reason.args["short"]) == (25, 16, 9)


@pytest.mark.rule("dice_mutants.guile.any-time-in-step")
def test_guile_may_be_used_before_another_players_claim() -> None:
    t = table().guile(A=10).hands(A=(5,)).claiming(turn=B)
    assert (t.asked, t.claimer) == (A, B)
    t.rolling("guile", 2).do(A, "luck", 5)
    assert t.faces(A) == [2]
    assert (t.asked, t.verbs) == (B, {"claim"})


@pytest.mark.rule("dice_mutants.guile.window-token-order")
def test_a_window_asks_in_token_order() -> None:
    t = table(3).tokens(C=1, A=2, B=3).guile(A=15, B=15, C=15).claiming()
    asked = []
    while t.asked is not None and "pass" in t.offers:
        asked.append(t.asked)
        t.passes(t.asked)
    assert asked == [C, A, B]


@pytest.mark.rule("dice_mutants.guile.window-only-who-can-buy")
def test_only_those_are_asked_who_can_buy_something() -> None:
    t = table(3).guile(A=9, B=14, C=15).claiming()
    assert t.asked == C
    t.passes(C)
    assert (t.asked, t.verbs) == (A, {"claim"})


def test_force_alone_is_reason_enough_to_be_asked() -> None:
    t = table().guile(B=70).hands(A=(4,)).claiming()
    t.do(B, "initiative").do(B, "initiative").do(B, "initiative")  # 25 left, no die, no further claim
    assert t.asked == B
    assert t.verbs == {"pass", "force"}


@pytest.mark.rule("dice_mutants.guile.window-reopens")
def test_a_purchase_asks_everybody_again() -> None:
    t = table(3).guile(A=15, B=30, C=15).claiming()
    t.passes(A).do(B, "initiative")
    assert t.asked == A
    t.passes(A)
    assert t.asked == B  # still able: 15 left
    t.passes(B)
    assert t.asked == C
    assert t.passes(C).verbs == {"claim"}


@pytest.mark.rule("dice_mutants.guile.window-closes")
def test_a_window_closes_when_all_have_passed_in_a_row() -> None:
    t = table(3).guile(A=15, B=15, C=15).claiming().passes(A, B, C)
    assert (t.asked, t.verbs) == (A, {"claim"})


@pytest.mark.rule("dice_mutants.guile.window-closes")
def test_without_guile_nobody_is_asked_at_all() -> None:
    t = table(3).guile(A=9, B=9, C=9).hands(A=(4,), B=(4,), C=(4,)).claiming()
    assert t.verbs == {"claim"}
    t.choose(A, t.offers[0])
    assert (t.asked, t.verbs) == (B, {"claim"})


@pytest.mark.rule("dice_mutants.guile.claim-after-window")
def test_the_claim_waits_until_the_window_has_closed() -> None:
    t = table(3).guile(A=15, C=15).claiming()
    assert t.asked == A
    assert t.refused(A, "claim", t.g.faces[0]).rule == "dice_mutants.guile.claim-after-window"
    t.passes(A)
    assert t.asked == C
    t.refused(A, "claim", t.g.faces[0])  # A claims before C has passed
    t.do(C, "initiative")
    assert t.passes(A).asked == C
    assert t.verbs == {"claim"}
    t.choose(C, t.offers[0])
    assert (t.asked, "pass" in t.offers, t.claimer) == (A, True, A)  # a new window, then A is to claim
    assert t.passes(A).verbs == {"claim"}
    assert t.asked == A


def test_while_a_die_is_claimed_the_window_is_closed() -> None:
    t = table().guile(A=15).claiming().passes(A)
    assert t.refused(A, "initiative").rule == "dice_mutants.guile.claim-after-window"


@pytest.mark.rule("dice_mutants.guile.final-window")
def test_after_the_last_claim_one_more_window_is_open() -> None:
    t = table().guile(A=120, B=10).hands(A=(1, 2, 2), B=(4, 4)).claiming(turn=B)
    t.all_pass().choose(B, t.offers[0])
    assert t.pool_size == 0
    assert t.asked == A
    assert t.verbs == {"pass", "luck", "force", "focus", "extreme_focus"}
    assert t.refused(A, "initiative").rule == "dice_mutants.claim.limit-three"
    assert t.refused(A, "quickness").rule == "dice_mutants.claim.limit-three"
    t.do(A, "extreme_focus").do(A, "set", 2, 5).do(A, "set", 2, 5).do(A, "set", 1, 5)
    assert (t.faces(A), t.asked) == ([5, 5, 5], A)
    assert t.passes(A).asked == B
    assert t.passes(B).phase == "assign"


@pytest.mark.rule("dice_mutants.guile.several-purchases")
def test_luck_may_be_bought_twice_in_a_step() -> None:
    t = table().guile(A=20).hands(A=(1,)).claiming()
    t.rolling("guile", 3, 5).do(A, "luck", 1).do(A, "luck", 3)
    assert t.faces(A) == [5]
    assert t.total(A, "guile") == 0


@pytest.mark.rule("dice_mutants.guile.simultaneous-declared-order")
def test_uses_are_resolved_in_the_order_they_were_declared() -> None:
    t = table().tokens(B=1, A=2).guile(B=10, A=25).hands(B=(3,)).claiming()
    t.rolling("guile", 6, 2).do(B, "luck", 3)
    assert (t.faces(B), t.asked) == ([6], A)
    t.do(A, "force", B, 6)
    assert t.faces(B) == [2]


@pytest.mark.rule("dice_mutants.guile.simultaneous-tie-by-token")
def test_of_two_who_want_to_buy_the_lower_token_declares_first() -> None:
    t = table().tokens(A=2, B=1).guile(A=10, B=10).hands(A=(1,), B=(1,)).claiming()
    assert t.asked == B
    t.refused(A, "luck", 1)
    t.rolling("guile", 5, 3).do(B, "luck", 1).do(A, "luck", 1)
    assert (t.faces(B), t.faces(A)) == ([5], [3])


@pytest.mark.rule("dice_mutants.guile.only-claimed-dice-altered")
def test_dice_in_the_pool_cannot_be_altered() -> None:
    t = table().guile(A=60).hands(A=(5,), B=(5,)).pool(2).claiming()
    two = t.die(POOL, 2)
    for code in (f"luck:{two}", f"focus:{two}:6", f"force:{two}"):
        assert t.refused_code(A, code).rule == "dice_mutants.guile.only-claimed-dice-altered"


@pytest.mark.rule("dice_mutants.guile.spent-before-result")
def test_the_points_are_gone_whatever_luck_shows() -> None:
    t = table().guile(A=10).hands(A=(5,)).claiming()
    t.rolling("guile", 1).do(A, "luck", 5)
    assert t.faces(A) == [1]
    assert t.total(A, "guile") == 0
