"""The rules hold for every seat, grid and die alike: exact offers and effects away from seat A, die by die."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import choose, options, turn
from chimera.engine.dice import Dice
from chimera.games.dice_mutants import CARD
from chimera.games.dice_mutants.state import DiceMutants
from tests.dice_mutants.helpers import POOL, A, B, C, D, Table, table


def grid_offers(t: Table) -> list[str]:
    """The offers that tick a box."""
    return [code for code in t.offers if code.startswith(("attack", "defence"))]


@pytest.mark.rule("dice_mutants.assign.combine-two-or-three", "dice_mutants.assign.full-column-closed")
def test_the_third_player_is_offered_every_sum_with_a_free_box_and_no_other() -> None:
    t = table(3).tokens(A=2, B=3, C=1)
    t.ticked(C, "attack", 5, 4).ticked(C, "defence", 11, 4).ticked(C, "defence", 6, 3)
    t.ticked(B, "attack", 8, 4).ticked(B, "defence", 2, 2).ticked(A, "attack", 9, 4)
    t.assigning(C=(6, 3, 2))
    six, three, two = t.die(C, 6), t.die(C, 3), t.die(C, 2)
    assert (two, three, six) == (0, 1, 2)
    assert grid_offers(t) == [
        "attack:0",
        "attack:1",
        "attack:2",
        "attack_pair:0:2",  # 8; the 5 of the attack grid is full
        "attack_pair:1:2",
        "attack_all",
        "defence:0",
        "defence:1",  # the 6 of the defence grid is full
        "defence_pair:0:1",
        "defence_pair:0:2",
        "defence_pair:1:2",  # 9; and all three would make 11, which is full
    ]


@pytest.mark.rule("dice_mutants.assign.combine-two-or-three")
@pytest.mark.parametrize("faces", [(6, 3, 2), (3, 2, 6), (2, 6, 3)])
def test_all_three_dice_count_in_a_sum_of_three(faces: tuple[int, int, int]) -> None:
    for full in (8, 9, 5, 10, 12, 13, 14, 15, 7, 6):  # every sum in which a die is left out or counted twice
        assert "attack_all" in table().ticked(A, "attack", full, 4).assigning(A=faces).offers
    t = table().ticked(A, "attack", 11, 3).assigning(A=faces)
    assert "attack_all" not in t.offers


@pytest.mark.rule("dice_mutants.assign.defense-same-procedure")
def test_the_first_die_of_all_ticks_defence_when_it_goes_there() -> None:
    t = table().tokens(A=2, B=1).assigning(B=(5, 5, 3))
    t.choose(B, "defence:0")
    assert (t.boxes(B, "defence"), t.boxes(B, "attack")) == ({3: 1}, {})


@pytest.mark.rule("dice_mutants.assign.column-complete-sets-strength", "dice_mutants.assign.partial-column-no-effect")
@pytest.mark.parametrize(("grid", "boxes"), [("attack", 4), ("defence", 3)])
def test_each_grid_has_its_own_number_of_boxes_under_five(grid: str, boxes: int) -> None:
    for missing in (2, 1):
        t = table(3).tokens(A=3, B=1, C=2).ticked(B, grid, 5, boxes - missing).assigning(B=(5, 4, 4))
        t.do(B, grid, 5)
        assert t.power(B, grid) == (5 if missing == 1 else 1)
        others = [
            t.power(seat, name) for seat in (A, B, C) for name in ("attack", "defence") if (seat, name) != (B, grid)
        ]
        assert others == [1] * 5


@pytest.mark.rule("dice_mutants.mutate-item.spikes", "dice_mutants.death.out-at-zero")
def test_spikes_reach_every_living_opponent_and_nobody_else() -> None:
    t = table(4).dead(C).life(D=1).mutate(A=30).mutating()
    assert [code for code in t.offers if code.startswith("spikes")] == ["spikes:1", "spikes:3"]
    assert t.refused(A, "spikes", A).key == "spikes-on-yourself"
    assert t.refused(A, "spikes", C).key == "no-such-mutant"


@pytest.mark.rule("dice_mutants.mutate-item.extra-leg-trade")
def test_the_second_player_trades_after_an_extra_leg_too() -> None:
    t = table(3).mutate(B=20).mutating().do(B, "extra_leg")
    assert (t.asked, t.offers) == (B, ["pass", "trade:0", "trade:2"])
    t.do(B, "trade", A)
    assert t.g.tokens == [2, 1, 3]


@pytest.mark.rule("dice_mutants.guile.window-only-who-can-buy", "dice_mutants.guile-item.initiative-pending-limit")
def test_with_three_cuts_pending_only_force_is_left() -> None:
    t = table().guile(A=70).hands(B=(5,)).claiming(B)
    for _ in range(3):
        t.buys(A, "initiative")
    assert (t.asked, t.offers) == (A, ["pass", f"force:{t.die(B, 5)}"])
    for lacking in (table().guile(A=69).hands(B=(5,)), table().guile(A=70).hands()):
        lacking.claiming(B)
        for _ in range(3):
            lacking.buys(A, "initiative")
        assert lacking.verbs == {"claim"}  # nobody is asked any more; A's first cut is served


@pytest.mark.rule("dice_mutants.guile-item.initiative-pending-limit")
def test_a_pending_quickness_counts_for_one_die() -> None:
    t = table().guile(A=60).claiming(B).buys(A, "quickness").buys(A, "initiative")
    assert "initiative" in t.offers
    t.do(A, "initiative")
    assert t.verbs == {"claim"}


@pytest.mark.rule("dice_mutants.guile-item.force")
def test_the_dice_of_the_first_seat_can_be_forced() -> None:
    t = table().guile(B=25).hands(A=(6,)).claiming(B)
    assert f"force:{t.die(A, 6)}" in t.offers


@pytest.mark.rule("dice_mutants.speed.trade-with-slower")
def test_a_slower_player_with_one_life_still_has_a_token_to_trade() -> None:
    t = table().life(B=1).assigning(A=(1, 4, 4))
    t.do(A, "speed", 1).assign_all_of(A)
    assert t.offers == ["pass", "trade:1"]


@pytest.mark.rule("dice_mutants.speed.trade-strictly-less")
def test_without_a_slower_player_nobody_is_asked_to_trade() -> None:
    t = table().speed(A=4, B=9).assigning(A=(5, 4, 4))
    t.do(A, "speed", 5).assign_all_of(A)
    assert t.asked == B


@pytest.mark.rule("dice_mutants.mutate-item.rage-this-round-only")
def test_the_rage_of_every_mutant_ends_with_the_round() -> None:
    t = table(3).raging(A, B, C).sword(A, B, C).shield(A, B, C).new_round()
    assert [t.has(seat, "rage") for seat in (A, B, C)] == [False] * 3
    assert all(t.has(seat, mark) for seat in (A, B, C) for mark in ("sword", "shield"))


@pytest.mark.rule("dice_mutants.end.stalemate-twenty-rounds")
def test_damage_in_the_very_first_round_counts_for_the_stalemate() -> None:
    assert table().life(A=44).round(21, last_damage=1).end_round().outcome.how == "stalemate"
    assert table().life(A=44).round(20, last_damage=1).end_round().g.round == 21


@pytest.mark.rule("dice_mutants.claim.always-end-with-three", "dice_mutants.claim.three-passes")
def test_from_the_first_deal_on_everybody_claims_three_dice() -> None:
    g = CARD.new(3, Dice.from_number(4, CARD.purposes))
    assert isinstance(g, DiceMutants)
    claimers: list[int] = []
    while g.owner.count(-1):
        claimers.append(turn(g))
        choose(g, turn(g), options(g, turn(g))[0])
    assert claimers == list(g.order) * 3
    assert g.held == [3, 3, 3]


@pytest.mark.rule("dice_mutants.claim.free-choice", "dice_mutants.roll.three-per-living-mutant")
def test_a_die_that_cannot_be_claimed_has_its_own_reason() -> None:
    t = table().hands(A=(6,), B=(5,)).claiming(A).all_pass()
    assert t.refused_code(A, f"claim:{t.die(A, 6)}").key == "die-claimed"
    assert t.refused_code(A, "claim:6").key == "die-not-in-game"
    assert t.refused_code(A, "luck:5").key == "window-closed"
    assert t.refused_code(A, "sword").key == "mutation-has-its-turn"


@pytest.mark.rule("dice_mutants.roll.three-per-living-mutant", "dice_mutants.guile.only-claimed-dice-altered")
def test_a_die_that_cannot_be_altered_has_its_own_reason() -> None:
    t = table().guile(A=60).hands(A=(6,), B=(5,)).claiming()
    assert t.asked == A
    assert t.refused_code(A, "luck:6").key == "die-not-in-game"
    assert t.refused_code(A, f"luck:{t.die(B, 5)}").key == "die-of-another"
    assert t.refused_code(A, f"luck:{t.die(POOL, 4)}").key == "die-unclaimed"


@pytest.mark.rule("dice_mutants.assign.each-die-once", "dice_mutants.assign.in-token-order")
def test_a_die_that_cannot_be_assigned_has_its_own_reason() -> None:
    t = table().ticked(A, "attack", 12, 3).assigning(A=(4, 4, 4), B=(5, 5, 5))
    first, second, _ = [die for die in range(6) if t.g.owner[die] == A]
    assert t.refused_code(A, "attack_all").key == "column-full"
    assert t.refused_code(A, f"attack_pair:{second}:{second}").key == "pair-in-order"
    assert t.refused_code(A, f"attack:{t.die(B, 5)}").key == "die-of-another"
    assert t.refused_code(A, "attack:6").key == "die-not-in-game"
    t.choose(A, f"guile:{first}")
    assert t.refused_code(A, f"attack:{first}").key == "die-used"
    assert t.refused_code(A, "attack_all").key == "three-needed"


@pytest.mark.rule("dice_mutants.speed.trade-with-slower", "dice_mutants.death.token-gap-skipped")
def test_who_cannot_be_traded_with_has_a_reason() -> None:
    t = table(4).dead(C).speed(D=50).assigning(A=(4, 4, 4))
    t.do(A, "speed", 4).assign_all_of(A)
    assert t.offers == ["pass", "trade:1"]
    keys = [t.refused_code(A, f"trade:{seat}").key for seat in (A, C, D, 4)]
    assert keys == ["trade-with-yourself", "no-such-mutant", "not-slower", "no-such-mutant"]


@pytest.mark.rule("dice_mutants.assign.strength-is-highest-complete")
def test_a_strength_is_compared_with_ones_own_and_not_with_the_neighbours() -> None:
    t = table().tokens(A=2, B=1).defence(A=10).ticked(B, "defence", 5, 2).assigning(B=(5, 4, 4))
    t.do(B, "defence", 5)
    assert (t.power(A, "defence"), t.power(B, "defence")) == (10, 5)
