"""The mutation menu."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import options
from chimera.games.dice_mutants.assign import Trade
from tests.dice_mutants.helpers import A, B, C, D, table


@pytest.mark.rule("dice_mutants.mutate.one-optional-turn")
def test_everybody_has_one_optional_turn_in_token_order() -> None:
    t = table().tokens(B=1, A=2).mutate(A=10, B=10).round(4).mutating()
    assert t.asked == B
    t.passes(B)
    assert (t.asked, t.phase) == (A, "mutate")
    t.passes(A)
    assert (t.g.round, t.phase) == (5, "claim")  # B got no second turn


def test_guile_and_trades_have_no_place_in_a_mutation_turn() -> None:
    t = table().mutate(A=60).guile(A=60).speed(A=9).mutating()
    assert t.refused(A, "initiative").rule == "dice_mutants.guile.only-during-claim"
    assert t.refused(A, "trade", B).rule == "dice_mutants.speed.trade-needs-increase"
    assert t.refused_code(A, "claim:0").rule == "dice_mutants.round.step-order"


def test_mutations_are_not_bought_while_assigning() -> None:
    t = table().mutate(A=60).assigning()
    assert t.refused(A, "sword").rule == "dice_mutants.mutate.one-optional-turn"


@pytest.mark.rule("dice_mutants.mutate.several-purchases")
def test_several_items_may_be_bought_in_one_turn() -> None:
    t = table().mutate(A=40).mutating().rolling("mutation", 3, 5, 6)
    t.do(A, "spikes", B).do(A, "guile_gland")
    assert t.g.life[B] == 42
    assert (t.total(A, "guile"), t.total(A, "mutate")) == (14, 0)


@pytest.mark.rule("dice_mutants.mutate.cost-deducted")
def test_scales_lower_33_mutate_points_to_8() -> None:
    t = table().mutate(A=33).mutating().do(A, "scales")
    assert t.total(A, "mutate") == 8


@pytest.mark.rule("dice_mutants.mutate.cannot-overspend")
def test_29_points_do_not_buy_spikes() -> None:
    t = table().mutate(A=29).mutating()
    reason = t.refused(A, "spikes", B)
    assert (reason.rule, reason.args["short"]) == ("dice_mutants.mutate.cannot-overspend", 1)
    assert (t.g.life[B], t.total(A, "mutate")) == (45, 29)


def test_each_item_is_offered_from_its_cost_on() -> None:
    costs = {"guile_gland": 10, "extra_leg": 20, "scales": 25, "spikes": 30, "sword": 30, "shield": 40, "rage": 60}
    for item, cost in costs.items():
        assert item in table().mutate(A=cost).mutating().verbs
        short = table().mutate(A=cost - 1, B=60).mutating()
        assert short.asked == B or item not in short.verbs


@pytest.mark.rule("dice_mutants.mutate-item.guile-gland")
def test_guile_gland_adds_three_dice_to_guile() -> None:
    t = table().mutate(A=10).guile(A=4).mutating().rolling("mutation", 3, 5, 6).do(A, "guile_gland")
    assert (t.total(A, "guile"), t.total(A, "mutate")) == (18, 0)


@pytest.mark.rule("dice_mutants.mutate-item.extra-leg")
def test_extra_leg_adds_three_dice_to_speed() -> None:
    t = table().mutate(A=20).speed(A=5).mutating().rolling("mutation", 1, 2, 4).do(A, "extra_leg")
    assert (t.total(A, "speed"), t.total(A, "mutate")) == (12, 0)


@pytest.mark.rule("dice_mutants.mutate-item.extra-leg-trade")
@pytest.mark.parametrize("seat", [A, B, C])
def test_the_trade_after_extra_leg_is_the_buyers_and_goes_by_its_own_rule(seat: int) -> None:
    t = table(3).mutate(**{"ABC"[seat]: 20}).mutating().rolling("mutation", 2, 3, 4).do(seat, "extra_leg")
    step = t.g.agenda[-1]
    assert (t.asked, isinstance(step, Trade)) == (seat, True)
    assert {step.rule(t.g, seat, opt) for opt in options(t.g, seat)} == {"dice_mutants.mutate-item.extra-leg-trade"}


@pytest.mark.rule("dice_mutants.mutate-item.extra-leg-trade")
def test_extra_leg_allows_a_trade_that_counts_from_the_next_claim_on() -> None:
    t = table(3).tokens(A=2, B=1, C=3).mutate(A=20, C=10).speed(A=5, B=10, C=30).mutating()
    t.rolling("mutation", 2, 3, 4).do(A, "extra_leg")
    assert t.total(A, "speed") == 14
    assert (t.asked, t.offers) == (A, ["pass", "trade:1"])
    t.do(A, "trade", B)
    assert t.g.tokens == [1, 2, 3]
    assert t.g.view(A)["order"] == [B, A, C]  # the mutation step goes on in the old order
    t.passes(C)
    assert (t.phase, t.g.view(A)["order"]) == ("claim", [A, B, C])


def test_extra_leg_without_anybody_slower_asks_nothing() -> None:
    t = table().mutate(A=30).speed(B=90).mutating().do(A, "extra_leg")
    assert t.verbs == {"pass", "guile_gland"}


@pytest.mark.rule("dice_mutants.mutate-item.scales")
def test_scales_open_five_life_boxes() -> None:
    t = table().life(A=35).mutate(A=25).mutating().do(A, "scales")
    assert t.g.view(A)["life"][A] == {"left": 40, "most": 50}
    t = table().life(A=1).attack(B=6).mutate(A=25).mutating().do(A, "scales")
    assert (t.g.round, t.g.life[A]) == (2, 1)  # the five new points are lost like any others


@pytest.mark.rule("dice_mutants.mutate-item.scales-limit")
def test_scales_can_be_bought_three_times() -> None:
    t = table().mutate(A=100).mutating().do(A, "scales").do(A, "scales").do(A, "scales")
    assert (t.g.most[A], t.g.life[A]) == (60, 60)
    assert t.refused(A, "scales").rule == "dice_mutants.mutate-item.scales-limit"


@pytest.mark.rule("dice_mutants.mutate-item.scales-no-healing")
def test_scales_do_not_heal() -> None:
    t = table().life(A=25).mutate(A=25).mutating().do(A, "scales")
    life = t.g.view(A)["life"][A]
    assert life["most"] == 50
    assert life["most"] - life["left"] == 20


@pytest.mark.rule("dice_mutants.mutate-item.spikes")
def test_spikes_ignore_defence() -> None:
    t = table().defence(B=18).shield(B).life(B=20).mutate(A=30).mutating().do(A, "spikes", B)
    assert t.g.life[B] == 17
    assert t.total(A, "mutate") == 0


def test_spikes_are_for_living_opponents() -> None:
    t = table(3).dead(C).mutate(A=30).mutating()
    assert t.refused(A, "spikes", A).rule == "dice_mutants.mutate-item.spikes"
    assert t.refused(A, "spikes", C).rule == "dice_mutants.death.out-at-zero"
    assert t.refused(A, "spikes", D).key == "no-such-mutant"


@pytest.mark.rule("dice_mutants.mutate-item.spikes-immediate")
def test_a_spiked_mutant_is_gone_before_its_turn_and_the_damage() -> None:
    t = table(3).life(B=3).attack(B=9).mutate(A=30, B=60, C=10).mutating().do(A, "spikes", B)
    assert t.g.view(A)["alive"] == [True, False, True]
    assert t.asked == C
    t.passes(C)
    assert t.g.life == [45, 0, 45]


@pytest.mark.rule("dice_mutants.mutate-item.spikes-repeat")
def test_spikes_may_be_bought_repeatedly() -> None:
    t = table().life(B=10).mutate(A=60).mutating().do(A, "spikes", B).do(A, "spikes", B)
    assert t.g.life[B] == 4


@pytest.mark.rule("dice_mutants.mutate-item.sword")
def test_the_sword_adds_2_to_attack() -> None:
    t = table().attack(A=18).mutate(A=30).mutating()
    assert t.g.view(A)["blows"][A][B] == 17
    t.do(A, "sword")
    assert t.has(A, "sword")
    assert t.g.view(A)["strength"][A]["full_attack"] == 20
    assert t.g.life[B] == 45 - 19  # the damage step has run: 20 against 1
    assert t.g.round == 2


@pytest.mark.rule("dice_mutants.mutate-item.sword-once")
def test_each_mutant_buys_one_sword() -> None:
    t = table().sword(A).mutate(A=30, B=30).mutating()
    assert t.refused(A, "sword").rule == "dice_mutants.mutate-item.sword-once"
    assert "sword" in t.passes(A).verbs
    assert t.asked == B


@pytest.mark.rule("dice_mutants.mutate-item.shield")
def test_the_shield_adds_1_to_defence() -> None:
    t = table().defence(A=9).attack(B=12).mutate(A=40).mutating()
    assert t.g.view(A)["blows"][B][A] == 3
    t.do(A, "shield")
    assert t.has(A, "shield")
    assert t.g.view(A)["strength"][A]["full_defence"] == 10
    assert t.g.life[A] == 43


@pytest.mark.rule("dice_mutants.mutate-item.shield-once")
def test_each_mutant_buys_one_shield() -> None:
    t = table().shield(A).mutate(A=40).mutating()
    assert t.refused(A, "shield").rule == "dice_mutants.mutate-item.shield-once"


@pytest.mark.rule("dice_mutants.mutate-item.bonus-follows-strength")
def test_the_swords_bonus_stays_when_attack_grows() -> None:
    t = table().attack(A=4).sword(A).ticked(A, "attack", 7, 3).assigning(A=(3, 4, 1))
    assert t.g.view(A)["strength"][A]["full_attack"] == 6
    t.do(A, "attack_pair", 3, 4)
    assert t.power(A, "attack") == 7
    assert t.g.view(A)["strength"][A]["full_attack"] == 9
    assert t.damage().g.life[B] == 45 - 8


@pytest.mark.rule("dice_mutants.mutate-item.rage")
def test_rage_attacks_twice() -> None:
    t = table().attack(A=5).defence(B=2).mutate(A=60).mutating().do(A, "rage")
    assert t.total(A, "mutate") == 0
    assert t.g.life[B] == 45 - 6


@pytest.mark.rule("dice_mutants.mutate-item.rage-all-opponents")
def test_rage_doubles_the_damage_to_everybody() -> None:
    t = table(4).attack(A=6).defence(B=2, C=5, D=8).raging(A).damage()
    assert t.g.life == [45, 45 - 8, 45 - 2, 45]


@pytest.mark.rule("dice_mutants.mutate-item.rage-this-round-only")
def test_rage_ends_with_the_round() -> None:
    t = table().attack(A=5).round(4).mutate(A=60).mutating().do(A, "rage")
    assert (t.g.round, t.g.life[B]) == (5, 45 - 8)
    t.play_round()
    assert (t.g.round, t.g.life[B]) == (6, 45 - 8 - 4)


@pytest.mark.rule("dice_mutants.mutate-item.rage-no-stacking")
def test_a_second_rage_in_one_round_is_refused() -> None:
    t = table().mutate(A=120).mutating().do(A, "rage")
    assert t.total(A, "mutate") == 60
    assert t.refused(A, "rage").rule == "dice_mutants.mutate-item.rage-no-stacking"
