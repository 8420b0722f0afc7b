"""Assigning dice to the grids and the point totals."""

from __future__ import annotations

import pytest

from chimera.games.dice_mutants import CARD
from chimera.games.dice_mutants.words import GRID
from tests.dice_mutants.helpers import A, B, table


@pytest.mark.rule("dice_mutants.assign.in-token-order")
def test_players_assign_in_token_order() -> None:
    t = table().tokens(B=1, A=2).assigning(A=(4, 4, 4), B=(5, 5, 5))
    assert t.asked == B
    assert t.refused(A, "guile", 4).key == "not-asked"
    t.do(B, "guile", 5).do(B, "guile", 5)
    assert t.asked == B  # one complete turn each
    assert t.do(B, "guile", 5).asked == A


@pytest.mark.rule("dice_mutants.assign.all-three-dice")
def test_a_turn_does_not_end_before_the_third_die() -> None:
    t = table().assigning(A=(2, 3, 5)).do(A, "guile", 2).do(A, "guile", 3)
    reason = t.refused_code(A, "pass")
    assert (reason.rule, reason.args["held"]) == ("dice_mutants.assign.all-three-dice", 1)
    assert t.do(A, "guile", 5).asked == B


@pytest.mark.rule("dice_mutants.assign.each-die-once")
def test_a_die_is_used_in_one_assignment_only() -> None:
    t = table().assigning(A=(2, 3, 5))
    two, five = t.die(A, 2), t.die(A, 5)
    t.do(A, "attack_pair", 2, 3)
    reason = t.refused_code(A, "attack_pair:{}:{}".format(*sorted([two, five])))
    assert reason.rule == "dice_mutants.assign.each-die-once"
    assert t.refused_code(A, f"speed:{two}").rule == "dice_mutants.assign.each-die-once"
    assert t.refused_code(A, "attack_all").rule == "dice_mutants.assign.each-die-once"


def test_a_die_is_not_paired_with_itself_and_not_taken_from_others() -> None:
    t = table().assigning(A=(2, 3, 5), B=(6, 6, 6))
    assert t.refused_code(A, f"attack_pair:{t.die(A, 2)}:{t.die(A, 2)}").key == "pair-in-order"
    assert t.refused_code(A, f"attack:{t.die(B, 6)}").key == "die-of-another"


@pytest.mark.rule("dice_mutants.assign.five-targets")
def test_dice_go_to_five_targets_and_no_other() -> None:
    t = table().assigning(A=(4, 4, 6))
    t.do(A, "attack", 4).do(A, "guile", 4)
    t.refused(A, "life", 6)
    assert t.verbs == {"attack", "defence", "speed", "mutate", "guile"}
    assert (t.boxes(A, "attack"), t.total(A, "guile"), t.g.life[A]) == ({4: 1}, 4, 45)


@pytest.mark.rule("dice_mutants.assign.combine-two-or-three")
def test_three_sixes_tick_a_box_under_18() -> None:
    t = table().assigning(A=(6, 6, 6)).do(A, "attack_all")
    assert t.boxes(A, "attack") == {18: 1}
    assert t.asked == B


@pytest.mark.rule("dice_mutants.assign.combine-two-or-three")
def test_two_dice_tick_a_box_under_their_sum() -> None:
    t = table().assigning(A=(6, 3, 1)).do(A, "defence_pair", 6, 3)
    assert t.boxes(A, "defence") == {9: 1}
    assert t.faces(A) == [1]


@pytest.mark.rule("dice_mutants.assign.no-split")
def test_a_die_is_not_split() -> None:
    t = table().assigning(A=(6, 1, 1))
    six = t.die(A, 6)
    t.do(A, "speed", 6)
    assert t.total(A, "speed") == 6  # all of it, not 4
    assert t.refused_code(A, f"guile:{six}").rule == "dice_mutants.assign.each-die-once"
    assert t.total(A, "guile") == 0


@pytest.mark.rule("dice_mutants.assign.grid-exact-number")
def test_a_box_is_ticked_under_exactly_the_number_shown() -> None:
    t = table().assigning(A=(5, 1, 1)).do(A, "attack", 5)
    assert t.boxes(A, "attack") == {5: 1}  # none under 4 or 6
    t = table().ticked(A, "attack", 5, 4).assigning(A=(5, 1, 1))
    assert t.refused(A, "attack", 5).args["number"] == 5  # the boxes under 4 and 6 are free and do not serve


@pytest.mark.rule("dice_mutants.assign.combine-two-or-three", "dice_mutants.assign.grid-exact-number")
@pytest.mark.parametrize("grid", ["attack", "defence"])
@pytest.mark.parametrize(("one", "other"), [(a, b) for a in range(1, 7) for b in range(a, 7)])
def test_two_dice_tick_a_box_as_long_as_one_is_printed_and_free(grid: str, one: int, other: int) -> None:
    printed = CARD.box.boxes[(grid == "defence") * GRID + one + other]
    third = 1 if one + other > 2 else 6
    for ticked in (printed - 1, printed):
        t = table().ticked(A, grid, one + other, ticked).assigning(A=(one, other, third))
        pairs = {
            tuple(sorted(t.g.faces[int(d)] for d in code.split(":")[1:])) for code in t.offers if f"{grid}_pair" in code
        }
        assert ((one, other) in pairs) == (ticked < printed)


@pytest.mark.rule("dice_mutants.assign.all-three-dice")
def test_the_dice_of_a_turn_are_one_move_from_the_second_on() -> None:
    t = table().assigning(A=(5, 1, 1))
    assert not t.g.agenda[-1].in_chain(t.g)
    assert t.do(A, "attack", 5).g.agenda[-1].in_chain(t.g)


@pytest.mark.rule("dice_mutants.assign.two-boxes-same-number")
def test_two_boxes_under_5_with_2_3_and_5() -> None:
    t = table().assigning(A=(2, 3, 5)).do(A, "attack", 5).do(A, "attack_pair", 2, 3)
    assert t.boxes(A, "attack") == {5: 2}
    assert t.asked == B


@pytest.mark.rule("dice_mutants.assign.no-box-under-one")
def test_a_single_1_ticks_nothing_but_helps_a_2_to_3() -> None:
    t = table().assigning(A=(1, 2, 6))
    assert t.refused(A, "attack", 1).rule == "dice_mutants.assign.no-box-under-one"
    assert t.refused(A, "defence", 1).rule == "dice_mutants.assign.no-box-under-one"
    t.do(A, "attack_pair", 1, 2)
    assert t.boxes(A, "attack") == {3: 1}


@pytest.mark.rule("dice_mutants.assign.full-column-closed")
def test_a_full_column_takes_no_more() -> None:
    t = table().ticked(A, "attack", 2, 2).assigning(A=(2, 4, 4))
    reason = t.refused(A, "attack", 2)
    assert (reason.rule, reason.args) == ("dice_mutants.assign.full-column-closed", {"grid": 0, "number": 2})
    assert t.do(A, "defence", 2).boxes(A, "defence") == {2: 1}
    t = table().ticked(A, "defence", 2, 2).assigning(A=(2, 4, 4))
    assert t.refused(A, "defence", 2).args == {"grid": 1, "number": 2}


def test_when_no_box_is_left_every_die_still_has_a_place() -> None:
    t = table()
    for number, boxes in enumerate(t.g.view(A)["printed"]["attack"]):
        t.ticked(A, "attack", number, boxes)
    for number, boxes in enumerate(t.g.view(A)["printed"]["defence"]):
        t.ticked(A, "defence", number, boxes)
    t.assigning(A=(1, 3, 6))
    for left in (3, 2, 1):
        assert len(t.offers) == 3 * left
        assert t.verbs == {"speed", "mutate", "guile"}
        t.choose(A, t.offers[-1])


@pytest.mark.rule("dice_mutants.assign.column-complete-sets-strength")
def test_the_last_box_of_a_number_makes_it_the_strength() -> None:
    t = table().ticked(A, "attack", 2, 1).assigning(A=(2, 4, 4))
    assert t.power(A, "attack") == 1
    assert t.do(A, "attack", 2).power(A, "attack") == 2
    built = t.heard("built")[0].args
    assert (built["grid"], built["weaker"], built["number"]) == (0, 1, 2)
    assert (built["before"], built["after"]) == (0, 1)


@pytest.mark.rule("dice_mutants.assign.partial-column-no-effect")
def test_a_partly_ticked_column_changes_nothing() -> None:
    t = table().attack(A=4).ticked(A, "attack", 10, 3).damage()
    assert t.power(A, "attack") == 4
    assert t.g.life == [45, 42]
    t = table().attack(A=4).ticked(A, "attack", 10, 2).assigning(A=(5, 5, 1)).do(A, "attack_pair", 5, 5)
    assert (t.boxes(A, "attack")[10], t.power(A, "attack")) == (3, 4)


@pytest.mark.rule("dice_mutants.assign.columns-in-any-order")
def test_lower_numbers_may_be_skipped() -> None:
    t = table().ticked(A, "attack", 10, 3).assigning(A=(4, 6, 1)).do(A, "attack_pair", 4, 6)
    assert t.boxes(A, "attack") == {10: 4}
    assert t.power(A, "attack") == 10


@pytest.mark.rule("dice_mutants.assign.strength-is-highest-complete")
def test_completing_a_lower_number_later_changes_nothing() -> None:
    t = table().attack(A=10).ticked(A, "attack", 5, 3).assigning(A=(5, 1, 1)).do(A, "attack", 5)
    assert t.boxes(A, "attack") == {5: 4, 10: 4}
    assert t.power(A, "attack") == 10


@pytest.mark.rule("dice_mutants.assign.defense-same-procedure")
def test_defence_grows_like_attack_on_its_own_grid() -> None:
    t = table().ticked(A, "defence", 2, 1).assigning(A=(2, 1, 1)).do(A, "defence", 2)
    assert (t.power(A, "defence"), t.power(A, "attack")) == (2, 1)
    assert (t.boxes(A, "defence"), t.boxes(A, "attack")) == ({2: 2}, {})


@pytest.mark.rule("dice_mutants.assign.points-add-up")
def test_dice_add_their_values_to_a_total() -> None:
    t = table().mutate(A=8).assigning(A=(6, 5, 1)).do(A, "mutate", 6).do(A, "mutate", 5)
    assert t.total(A, "mutate") == 19


@pytest.mark.rule("dice_mutants.assign.point-totals-uncapped")
def test_totals_have_no_maximum() -> None:
    t = table().guile(A=98).assigning(A=(6, 1, 1)).do(A, "guile", 6)
    assert t.total(A, "guile") == 104


def test_all_ways_to_place_the_first_dice_are_offered_at_once() -> None:
    t = table().assigning(A=(2, 3, 6))
    assert len(t.offers) == 23  # three dice on five targets, three pairs and one triple on two grids
    assert sum(code.startswith(("attack_pair", "defence_pair")) for code in t.offers) == 6
