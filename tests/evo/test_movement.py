"""Movement: points, walking, and what stands in the way."""

from __future__ import annotations

import pytest

from tests.evo.helpers import A, B, C, Table, table


def island() -> Table:
    """A in the middle, B in the south-east, C in the south-west, nobody beside anybody else."""
    t = table(players=3).empty_island().with_dinos(A, "d4", "d2", "b5")
    return t.with_dinos(B, "f6", "g5", "e7").with_dinos(C, "a7", "b7")


@pytest.mark.rule("evo.move.in-initiative-order")
def test_players_move_in_initiative_order_each_to_the_end() -> None:
    t = island().order(B, A, C).movement()
    assert t.asked == (B,)
    assert t.refused(A, "move:d4:d3").key == "not-asked"
    t.choose(B, "move:f6:e6")
    assert t.asked == (B,)  # one point is left
    t.choose(B, "move:e6:d6")
    assert t.asked == (A,)
    t.choose(A, "move:d4:d3", "pass")
    assert t.asked == (C,)
    assert [event.seat for event in t.happened("turn")] == [B, A, C]


@pytest.mark.rule("evo.move.points-total", "evo.sheet.starting-legs")
def test_movement_points_are_fresh_every_round() -> None:
    t = island().genes(A, "legs").stack("still", "still").next_genes("fur", "egg").movement()
    assert t.g.points == 3  # 2 + 1 leg pair
    t.choose(A, "move:d4:d3")
    assert t.g.points == 2
    t.choose(A, "pass")
    assert (t.asked, t.g.points) == ((B,), 2)  # without leg genes
    t.passing(until="births").passing(until="movement", seat=A)
    assert (t.g.round, t.g.points) == (2, 3)


@pytest.mark.rule("evo.move.points-total")
def test_points_are_two_and_one_per_leg_pair_and_two_for_strong_thighs() -> None:
    assert island().movement().g.points == 2
    assert island().genes(A, "strong_thighs").movement().g.points == 4
    t = island().genes(A, "legs", "legs", "strong_thighs").movement()
    assert t.g.points == 6
    assert t.happened("turn")[-1].args == {"points": 6}
    assert (t.prompt(A).key, t.prompt(A).args) == ("prompt-moves", {"seat": A, "points": 6})


@pytest.mark.rule("evo.move.one-point-one-space")
def test_a_point_moves_a_dinosaur_one_space() -> None:
    t = island().movement()
    refused = t.refused(A, "move:d4:d6")
    assert (refused.key, refused.rule) == ("not-beside", "evo.move.one-point-one-space")
    assert refused.args == {"from": "d4", "to": "d6"}
    assert t.rule(A, "move:d4:d5") == "evo.move.one-point-one-space"
    t.choose(A, "move:d4:d5")
    assert t.g.points == 1
    t.choose(A, "move:d5:d6")
    assert t.dinos(A) == ["b5", "d2", "d6"]
    assert t.asked == (B,)  # 0 points are left
    first, second = t.happened("moved")
    assert first.args == {"source": t.space("d4"), "space": t.space("d5"), "how": 0, "from": "d4", "to": "d5"}
    assert (second.seat, second.args["from"], second.args["to"]) == (A, "d5", "d6")


@pytest.mark.rule("evo.move.one-point-one-space")
def test_a_dinosaur_walks_to_all_six_spaces_beside_it_and_nowhere_else() -> None:
    t = island().movement()
    around = [code for code in t.options(A, "move") if code.startswith("move:d4:")]
    assert sorted(around) == sorted(f"move:d4:{to}" for to in ["c4", "e4", "d3", "e3", "c5", "d5"])


@pytest.mark.rule("evo.move.one-point-one-space")
def test_only_own_dinosaurs_are_moved() -> None:
    t = island().movement()
    reason = t.refused(A, "move:f6:e6")  # B's
    assert (reason.key, reason.rule, reason.args) == (
        "not-your-dinosaur",
        "evo.move.one-point-one-space",
        {"at": "f6"},
    )
    assert t.refused(A, "move:c3:c4").key == "not-your-dinosaur"  # nobody's


@pytest.mark.rule("evo.comp.board-map")
def test_a_space_that_is_not_on_this_island_is_refused() -> None:
    t = island().movement()
    off = t.refused(A, "move:35:36")
    assert (off.key, off.rule, off.args) == ("no-such-space", "evo.comp.board-map", {"space": 36, "size": 36})
    assert t.refused(A, "move:34:35").key != "no-such-space"
    assert t.refused(A, "attack:36:0").key == "no-such-space"
    assert t.refused(A, "attack:0:59").args["space"] == 59
    assert t.refused(A, "fly:36").key == "no-such-space"
    assert t.refused(A, "swim:36").key == "no-such-space"


@pytest.mark.rule("evo.move.split-freely")
def test_points_are_split_and_alternated_between_dinosaurs() -> None:
    t = island().genes(A, "legs").movement()
    t.choose(A, "move:d4:d5", "move:b5:b6", "move:d5:c5")
    assert t.dinos(A) == ["b6", "c5", "d2"]
    assert t.asked == (B,)


@pytest.mark.rule("evo.move.optional")
def test_unused_points_are_lost() -> None:
    t = island().genes(A, "legs").movement()
    t.choose(A, "move:d4:d5")
    assert t.rule(A, "pass") == "evo.move.optional"
    t.choose(A, "pass")
    assert (t.asked, t.g.points) == ((B,), 2)  # nothing of A's 2 is carried over
    t.choose(B, "pass").choose(C, "pass")
    assert t.phase == "births"
    assert t.view()["turn"]["seat"] == -1
    assert t.g.points == 0


@pytest.mark.rule("evo.move.no-enter-occupied")
def test_a_dinosaur_neither_stops_on_nor_passes_over_another() -> None:
    t = island().with_dinos(A, "d4", "d5", "b5").with_dinos(B, "e4", "g5", "e7").movement()
    own = t.refused(A, "move:d4:d5")
    assert (own.key, own.rule, own.args) == ("space-occupied", "evo.move.no-enter-occupied", {"at": "d5"})
    assert t.refused(A, "move:d4:e4").rule == "evo.move.no-enter-occupied"
    assert t.refused(A, "move:d4:d6").key == "not-beside"  # beyond d5
    assert t.refused(A, "move:d4:f4").key == "not-beside"  # beyond e4
    walks = [code for code in t.options(A, "move") if code.startswith("move:d4:")]
    assert sorted(walks) == ["move:d4:c4", "move:d4:c5", "move:d4:d3", "move:d4:e3"]


@pytest.mark.rule("evo.move.all-terrain-enterable")
def test_deadly_terrain_may_be_entered_and_kills_in_survival_only() -> None:
    t = island().climate("beach").with_dinos(A, "c4", "a5", "b4", "a6").movement()
    assert "d4" in t.spaces("mountains")
    t.choose(A, "move:c4:d4", "pass").choose(B, "pass").choose(C, "pass")
    assert t.phase == "births"
    assert t.at("d4") == A  # alive until survival
    t.passing(until="mutations")
    assert t.at("d4") != A


@pytest.mark.rule("evo.move.no-sea")
def test_without_flippers_nobody_crosses_the_sea() -> None:
    t = island().with_dinos(A, "e1", "d4", "d2").movement()
    reason = t.refused(A, "move:e1:d7")
    assert (reason.key, reason.rule) == ("sea-between", "evo.move.no-sea")
    assert reason.args == {"from": "e1", "to": "d7"}
    assert t.refused(A, "move:e1:d6").rule == "evo.move.one-point-one-space"  # inland
    assert t.refused(A, "move:d4:d7").rule == "evo.move.one-point-one-space"  # from inland
    assert t.refused(A, "swim:e1").key == "lacks-gene"


@pytest.mark.rule("evo.round.phase-completed-before-next")
def test_other_codes_are_not_what_is_asked_in_movement() -> None:
    reason = island().movement().refused(A, "lay:d5")
    assert (reason.key, reason.rule) == ("other-question", "evo.round.phase-completed-before-next")
    assert reason.args["phase"] == 3
