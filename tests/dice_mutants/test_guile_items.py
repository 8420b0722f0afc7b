"""What each item of the guile menu does."""

from __future__ import annotations

import pytest

from tests.dice_mutants.helpers import A, B, C, table


@pytest.mark.rule("dice_mutants.guile-item.luck")
def test_luck_rerolls_an_own_die() -> None:
    t = table().guile(A=10).hands(A=(1,)).claiming()
    t.rolling("guile", 6).do(A, "luck", 1)
    assert t.faces(A) == [6]
    assert t.total(A, "guile") == 0


def test_luck_is_not_for_the_dice_of_others() -> None:
    t = table().guile(A=10).hands(A=(1,), B=(3,)).claiming()
    reason = t.refused_code(A, f"luck:{t.die(B, 3)}")
    assert (reason.key, reason.rule) == ("die-of-another", "dice_mutants.guile-item.luck")


@pytest.mark.rule("dice_mutants.guile-item.luck-no-return")
def test_after_luck_the_old_value_does_not_come_back() -> None:
    t = table().guile(A=25).hands(A=(5,)).claiming()
    t.rolling("guile", 2).do(A, "luck", 5)
    assert t.refused(A, "focus", 2, 5).rule == "dice_mutants.guile.cannot-overspend"
    assert t.refused(A, "set", 2, 5).rule == "dice_mutants.round.step-order"
    assert t.faces(A) == [2]


@pytest.mark.rule("dice_mutants.guile-item.initiative")
def test_initiative_claims_out_of_turn() -> None:
    t = table().guile(B=15).claiming().do(B, "initiative")
    assert (t.asked, t.verbs) == (B, {"claim"})
    assert t.total(B, "guile") == 0
    assert t.claim_next() == B
    assert t.claim_next() == A


@pytest.mark.rule("dice_mutants.guile-item.initiative-repeat")
def test_initiative_can_take_three_dice_in_a_row() -> None:
    t = table().guile(B=45).claiming()
    t.do(B, "initiative").do(B, "initiative").do(B, "initiative")
    assert [t.claim_next() for _ in range(3)] == [B, B, B]
    assert t.g.held == [0, 3]
    assert t.claim_all() == [A, A, A]


@pytest.mark.rule("dice_mutants.guile-item.initiative-cut-again")
def test_a_later_initiative_goes_before_an_earlier_one() -> None:
    t = table(3).guile(B=15, C=15).claiming().do(B, "initiative").do(C, "initiative")
    assert t.g.view(A)["cuts"] == [{"seat": C, "item": "initiative"}, {"seat": B, "item": "initiative"}]
    assert [t.claim_next() for _ in range(3)] == [C, B, A]


@pytest.mark.rule("dice_mutants.guile-item.initiative-pending-limit")
def test_dice_and_pending_cuts_together_are_at_most_three() -> None:
    t = table().guile(A=60).hands(A=(4, 4)).claiming().do(A, "initiative")
    assert t.asked == A
    assert t.refused(A, "initiative").rule == "dice_mutants.guile-item.initiative-pending-limit"
    assert t.refused(A, "quickness").rule == "dice_mutants.guile-item.initiative-pending-limit"


@pytest.mark.rule("dice_mutants.guile-item.initiative-pending-limit")
def test_a_pending_quickness_counts_as_a_cut_too() -> None:
    t = table().guile(A=60).hands(A=(4, 4)).claiming().do(A, "quickness")
    assert t.refused(A, "initiative").rule == "dice_mutants.guile-item.initiative-pending-limit"


@pytest.mark.rule("dice_mutants.guile-item.initiative-own-turn")
def test_initiative_in_the_own_turn_gives_two_in_a_row() -> None:
    t = table().guile(A=15).claiming().do(A, "initiative")
    assert t.claim_all() == [A, A, B, A, B, B]


@pytest.mark.rule("dice_mutants.guile-item.force")
def test_force_rerolls_an_opponents_die() -> None:
    t = table().guile(A=25).hands(B=(6,)).claiming()
    t.rolling("guile", 2).do(A, "force", B, 6)
    assert t.faces(B) == [2]
    assert t.total(A, "guile") == 0
    assert t.heard("rerolled")[0].args == {
        "die": 5,
        "before": 6,
        "face": 2,
        "owner_seat": B,
        "whose": "other",
    }


def test_force_hits_a_player_who_has_three_dice_already() -> None:
    t = table().guile(A=25).hands(A=(4, 4), B=(6, 5, 5)).claiming()
    t.rolling("guile", 1).do(A, "force", B, 6)
    assert t.faces(B) == [1, 5, 5]


@pytest.mark.rule("dice_mutants.guile-item.force-not-own-die")
def test_force_is_not_for_own_dice() -> None:
    t = table().guile(A=25).hands(A=(1,), B=(3,)).claiming()
    assert t.refused_code(A, f"force:{t.die(A, 1)}").rule == "dice_mutants.guile-item.force-not-own-die"


@pytest.mark.rule("dice_mutants.guile-item.force-can-be-answered")
def test_a_forced_die_may_be_changed_again_by_its_owner() -> None:
    t = table().guile(A=25, B=30).hands(B=(5,)).claiming()
    t.rolling("guile", 2).do(A, "force", B, 5)
    assert t.faces(B) == [2]
    t.do(B, "focus", 2, 6)
    assert t.faces(B) == [6]


@pytest.mark.rule("dice_mutants.guile-item.quickness")
@pytest.mark.parametrize("answer", ["initiative", "quickness"])
def test_nobody_cuts_in_front_of_quickness(answer: str) -> None:
    t = table().guile(A=30, B=30).claiming().passes(A).do(B, "quickness").do(A, answer)
    assert t.total(B, "guile") == 0
    assert [t.claim_next() for _ in range(3)] == [B, A, A]


@pytest.mark.rule("dice_mutants.guile-item.quickness-over-initiative")
def test_quickness_goes_before_a_pending_initiative() -> None:
    t = table(3).guile(B=15, C=30).claiming().do(B, "initiative").do(C, "quickness")
    assert [t.claim_next() for _ in range(4)] == [C, B, A, B]


@pytest.mark.rule("dice_mutants.guile-item.quickness-two-at-once")
def test_of_two_quicknesses_the_first_declared_is_served_first() -> None:
    t = table(3).tokens(B=1, C=2, A=3).guile(B=30, C=30).claiming()
    t.do(B, "quickness").do(C, "quickness")
    assert [t.claim_next() for _ in range(4)] == [B, C, B, C]


@pytest.mark.rule("dice_mutants.guile-item.focus")
def test_focus_turns_an_own_die_to_a_chosen_face() -> None:
    t = table().guile(A=60).hands(A=(1,), B=(2,)).claiming()
    die = t.die(A, 1)
    assert [code for code in t.offers if code.startswith("focus")] == [f"focus:{die}:{face}" for face in range(1, 7)]
    assert t.refused_code(A, f"focus:{die}:0").rule == "dice_mutants.guile-item.focus"
    t.refused_code(A, f"focus:{die}:7")
    assert t.refused_code(A, f"focus:{t.die(B, 2)}:6").key == "die-of-another"
    t.do(A, "focus", 1, 6)
    assert t.faces(A) == [6]
    assert t.total(A, "guile") == 30


@pytest.mark.rule("dice_mutants.guile-item.extreme-focus")
def test_extreme_focus_sets_all_three_dice() -> None:
    t = table().guile(A=60).hands(A=(1, 2, 2), B=(4,)).claiming(turn=B)
    t.do(A, "extreme_focus")
    for _ in range(3):
        assert t.asked == A
        assert len(t.offers) == 6
        assert t.refused_code(A, "pass").rule == "dice_mutants.guile-item.extreme-focus"
        assert t.refused_code(A, t.offers[0][:-1] + "0").key == "no-such-face"
        t.choose(A, t.offers[-1])
    assert t.faces(A) == [6, 6, 6]
    assert t.total(A, "guile") == 0


@pytest.mark.rule("dice_mutants.guile-item.extreme-focus-needs-three")
def test_extreme_focus_needs_three_dice() -> None:
    t = table().guile(A=60).hands(A=(1, 2)).claiming()
    assert t.refused(A, "extreme_focus").rule == "dice_mutants.guile-item.extreme-focus-needs-three"


@pytest.mark.rule("dice_mutants.guile-item.extreme-focus-once-per-game")
def test_extreme_focus_works_once_per_game_for_each_player() -> None:
    t = table().guile(A=120, B=60).hands(A=(1, 2, 2), B=(4, 4, 4)).round(3).claiming()
    t.do(A, "extreme_focus").do(A, "set", 2, 6).do(A, "set", 2, 6).do(A, "set", 1, 6)
    assert t.refused(A, "extreme_focus").rule == "dice_mutants.guile-item.extreme-focus-once-per-game"
    t.round(9).hands(A=(1, 2, 2), B=(4, 4, 4)).claiming()
    assert t.asked == A
    assert t.refused(A, "extreme_focus").rule == "dice_mutants.guile-item.extreme-focus-once-per-game"
    assert t.passes(A).asked == B
    assert "extreme_focus" in t.verbs


@pytest.mark.rule("dice_mutants.guile-item.extreme-focus")
def test_under_extreme_focus_the_dice_are_turned_one_after_the_other_and_nothing_else() -> None:
    t = table().guile(A=70).hands(A=(1, 2, 3), B=(4, 4, 4)).claiming().do(A, "extreme_focus")
    first, second = sorted(t.die(A, face) for face in (1, 2, 3))[:2]
    assert t.offers == [f"set:{first}:{face}" for face in range(1, 7)]
    assert t.refused_code(A, f"set:{second}:6").key == "focus-first"
    assert t.refused_code(A, f"luck:{first}").key == "focus-first"
    assert t.refused_code(A, f"set:{first}:0").key == "no-such-face"
