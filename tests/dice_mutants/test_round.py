"""The round, the roll and the claims without guile."""

from __future__ import annotations

import pytest

from chimera.engine.events import SPECTATOR
from chimera.games.dice_mutants.words import PHASES, POOL
from tests.dice_mutants.helpers import A, B, C, D, table


@pytest.mark.rule("dice_mutants.round.step-order")
def test_a_round_is_roll_claim_assign_mutate_damage() -> None:
    t = table(3).new_round().play_round()
    phases = [PHASES[int(event.args["phase"])] for event in t.heard("phase")]
    assert phases[:5] == ["roll", "claim", "assign", "mutate", "damage"]
    assert phases[5:] == ["roll", "claim"]  # of the next round
    assert [event.kind for event in t.log if event.kind in ("round", "rolled")][:2] == ["round", "rolled"]


@pytest.mark.rule("dice_mutants.round.repeats-until-one-left")
def test_with_two_alive_after_damage_the_next_round_starts_with_a_roll() -> None:
    t = table().attack(A=4).round(12).end_round()
    assert t.g.life == [45, 42]
    assert (t.g.round, t.phase) == (13, "claim")
    assert [event.kind for event in t.log[-4:]] == ["round", "phase", "rolled", "phase"]


@pytest.mark.rule("dice_mutants.round.no-round-limit")
def test_round_50_alone_ends_nothing() -> None:
    t = table().round(50, last_damage=45).end_round()
    assert (t.g.round, t.phase) == (51, "claim")


@pytest.mark.rule("dice_mutants.round.points-carry-over")
def test_unspent_points_are_kept_for_the_next_round() -> None:
    t = table().guile(A=7).speed(A=3).mutate(A=5).end_round()
    assert [t.total(A, name) for name in ("speed", "mutate", "guile")] == [3, 5, 7]
    t.assigning(A=(4, 1, 1)).do(A, "guile", 4)
    assert t.total(A, "guile") == 11


@pytest.mark.rule("dice_mutants.roll.three-per-living-mutant")
def test_nine_dice_are_rolled_when_one_of_four_is_dead() -> None:
    t = table(4).dead(D).new_round()
    assert t.pool_size == 9
    assert len(t.g.view(A)["dice"]) == 9
    assert all(1 <= die["face"] <= 6 for die in t.g.view(A)["dice"])


@pytest.mark.rule("dice_mutants.roll.roller-irrelevant")
def test_nobody_is_asked_to_roll_and_all_see_the_same_pool() -> None:
    t = table(3).new_round()
    assert t.verbs == {"claim"}
    dice = [t.g.view(role)["dice"] for role in (A, B, C, SPECTATOR)]
    assert len(dice[0]) == 9
    assert dice == [dice[0]] * 4


def test_every_round_is_rolled_anew_from_its_seed() -> None:
    rolls = [table(3, seed=seed).new_round().g.faces for seed in (1, 1, 2)]
    assert rolls[0] == rolls[1] != rolls[2]
    t = table(3)
    first = t.g.faces[:]
    assert t.new_round().g.faces != first


@pytest.mark.rule("dice_mutants.claim.one-die-in-token-order")
def test_claims_follow_the_tokens() -> None:
    t = table(3).tokens(A=2, B=1, C=3).claiming()
    assert [t.claim_next() for _ in range(3)] == [B, A, C]
    assert t.g.held == [1, 1, 1]


@pytest.mark.rule("dice_mutants.claim.three-passes")
def test_claiming_goes_round_three_times() -> None:
    t = table().tokens(A=2, B=1).claiming()
    assert t.claim_all() == [B, A, B, A, B, A]


@pytest.mark.rule("dice_mutants.claim.free-choice")
def test_any_die_of_the_pool_may_be_claimed() -> None:
    t = table().hands(A=(4,), B=(4, 4)).pool(6, 1, 3).claiming()
    assert t.offers == ["claim:0", "claim:1", "claim:2"]
    t.do(A, "claim", 1)
    assert t.faces(A) == [1, 4]
    assert t.faces(POOL) == [3, 6]


def test_a_claimed_die_cannot_be_claimed_again() -> None:
    t = table().hands(A=(4,), B=(4, 5)).claiming()
    reason = t.refused_code(A, f"claim:{t.die(B, 5)}")
    assert (reason.key, reason.args) == ("die-claimed", {"face": 5, "owner_seat": B})
    assert t.refused_code(A, "claim:17").key == "die-not-in-game"


@pytest.mark.rule("dice_mutants.claim.mandatory")
def test_a_claim_cannot_be_passed() -> None:
    t = table().hands(A=(4,), B=(4,)).claiming()
    assert t.asked == A
    assert t.refused_code(A, "pass").rule == "dice_mutants.claim.mandatory"


@pytest.mark.rule("dice_mutants.claim.limit-three")
def test_nobody_buys_a_fourth_die() -> None:
    t = table().hands(A=(4, 4, 4), B=(4, 4)).guile(A=15).claiming(turn=B)
    assert t.asked == A
    assert t.refused(A, "initiative").rule == "dice_mutants.claim.limit-three"


@pytest.mark.rule("dice_mutants.claim.skip-full-player")
def test_a_player_who_is_full_early_is_skipped() -> None:
    t = table().guile(B=15).claiming().do(B, "initiative")
    assert t.claim_all() == [B, A, B, A, B, A]


@pytest.mark.rule("dice_mutants.claim.skip-full-player")
def test_the_order_goes_on_behind_a_skipped_player() -> None:
    t = table(3).hands(A=(4, 4, 4), B=(4,), C=(4,)).claiming()
    assert t.claim_all() == [B, C, B, C]


@pytest.mark.rule("dice_mutants.claim.always-end-with-three")
def test_everybody_ends_with_three_dice_whatever_guile_was_used() -> None:
    t = table(3).guile(A=60, B=45, C=70).claiming()
    t.buys(A, "quickness").buys(B, "initiative").buys(C, "quickness").buys(B, "initiative").buys(C, "initiative")
    assert [t.claim_next() for _ in range(9)] == [A, C, C, B, B, A, B, C, A]
    assert t.pool_size == 0
    assert t.g.held == [3, 3, 3]
    assert t.all_pass().phase == "assign"


@pytest.mark.rule("dice_mutants.claim.normal-order-resumes")
def test_after_a_cut_the_order_goes_on_where_it_was() -> None:
    t = table(3).guile(C=15).claiming().do(C, "initiative")
    assert [t.claim_next() for _ in range(4)] == [C, A, B, C]
