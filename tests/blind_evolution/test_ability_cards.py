"""Blind Evolution Mythos: every kind of ability card, what it does and how far that goes.

Cards for judgements, TB bits and battles are in test_ability_cards_judged.py.
The ledger gives the kinds of use (`ability.*`); the numbers are those of the content, which is reconstructed.
"""

from __future__ import annotations

import pytest

from chimera.games.blind_evolution.state import BlindEvolution
from tests.blind_evolution.boards import check
from tests.blind_evolution.city import (
    A,
    B,
    at,
    bits,
    city,
    codes,
    end,
    held,
    hold,
    pawn,
    pawns,
    play,
    refused,
    stand,
    where,
)
from tests.blind_evolution.dusk import comes, dusk, stars
from tests.blind_evolution.hands import next_turn, with_cards


def reach(g: BlindEvolution) -> int:
    """How far A may walk in one move."""
    steps = g.box.steps[g.at[A]]
    return max(steps[at(g, code.partition(":")[2])] for code in codes(g, A, "walk"))


# decontamination


@pytest.mark.rule("blind_evolution.ability.action-bound", "blind_evolution.ability.once-per-turn")
def test_long_range_removal_reaches_three_hexes_in_a_straight_line_once_a_turn() -> None:
    g = with_cards("long_range_removal", at_hex="A-8")  # its row goes on to A-12, then to B-17
    pawn(g, "A-9", "A-11", "A-12", "A-5")  # A-5 is two hexes away, but on no line
    assert codes(g, A, "clean") == ["clean:A-9", "clean:A-11"]
    play(g, A, "clean:A-11")
    assert (g.points, bits(g, A)) == (1, 3)
    assert codes(g, A, "clean") == ["clean:A-9"]
    refused(g, A, "clean:A-12")
    pawn(g, "A-11")
    refused(g, A, "clean:A-11")  # used in this turn
    next_turn(g)
    assert "clean:A-11" in codes(g, A)
    play(g, A, "clean:A-9")  # needs no card
    assert "clean:A-11" in codes(g, A)


@pytest.mark.rule("blind_evolution.ability.action-bound", "blind_evolution.ability.once-per-turn")
def test_area_decontamination_removes_up_to_three_adjacent_pawns_for_one_action_and_three_bits() -> None:
    g = with_cards("area_decontamination")
    pawn(g, "A-5", "A-6", "A-9", "A-11", "A-14", "A-12")
    play(g, A, "several:area_decontamination")
    assert "enough" not in codes(g, A)  # nothing is removed yet
    refused(g, A, "clean:A-12")
    play(g, A, "clean:A-5", "clean:A-6", "clean:A-9")
    assert pawns(g) == ["A-11", "A-12", "A-14"]
    assert (g.points, bits(g, A)) == (1, 3)
    refused(g, A, "several:area_decontamination")
    next_turn(g)
    play(g, A, "several:area_decontamination", "clean:A-11", "enough")
    assert pawns(g) == ["A-12", "A-14"]


@pytest.mark.rule("blind_evolution.ability.action-bound", "blind_evolution.ability.once-per-turn")
def test_piercing_removal_clears_a_straight_line_of_four_hexes() -> None:
    g = with_cards("piercing_removal", at_hex="A-8")
    row = ("A-9", "A-10", "A-12", "B-17")
    pawn(g, *row, "A-4")
    assert g.box.steps[at(g, "A-8")][at(g, "B-17")] == 5
    assert codes(g, A, "line") == ["line:0", "line:1"]  # east and north-east: where there is something
    play(g, A, "line:0")
    assert pawns(g) == ["A-4", "B-17"]  # the fifth hex is too far
    assert (g.points, bits(g, A)) == (1, 3)
    refused(g, A, "line:1")
    next_turn(g)
    assert codes(g, A, "line") == ["line:1"]


@pytest.mark.rule("blind_evolution.ability.action-bound", "blind_evolution.ability.discard-type")
def test_great_cleansing_removes_all_pawns_of_the_own_tile() -> None:
    g = with_cards("great_cleansing")
    pawn(g, "A-1", "A-9", "A-19", "B-17")
    play(g, A, "cleanse")
    assert pawns(g) == ["B-17"]
    assert (g.points, bits(g, A)) == (1, 3)
    assert held(g, A) == []
    pawn(g, "A-1")
    refused(g, A, "cleanse")


@pytest.mark.rule("blind_evolution.ability.slip-through", "blind_evolution.ability.permanent-type")
def test_slip_through_leads_over_contamination_and_takes_it_from_under_the_feet() -> None:
    g = with_cards("slip_through", at_hex="A-8")
    pawn(g, "A-4", "A-9", "A-13")
    assert {"walk:A-9", "walk:A-10", "taxi:B-17"} <= set(codes(g, A))
    play(g, A, "walk:A-9", "clean:A-9")
    assert pawns(g) == ["A-4", "A-13"]


# moving


@pytest.mark.rule("blind_evolution.ability.permanent-type")
@pytest.mark.parametrize(
    ("cards", "far"), [((), 3), (("brisk_pace",), 4), (("footwork",), 6), (("footwork", "brisk_pace"), 6)]
)
def test_brisk_pace_and_footwork_walk_so_far(cards: tuple[str, ...], far: int) -> None:
    g = with_cards(*cards, at_hex="A-8")
    assert reach(g) == far
    g.money[A] = 0
    goal = next(code for code in codes(g, A, "walk") if g.box.steps[at(g, "A-8")][at(g, code[5:])] == far)
    play(g, A, goal)
    assert where(g, A) == goal[5:]
    assert (g.points, g.money[A]) == (1, 0)
    assert reach(g) >= far - 1  # in every move


@pytest.mark.rule("blind_evolution.ability.permanent-type")
def test_season_ticket_makes_the_first_section_of_every_turn_free() -> None:
    g = with_cards("season_ticket", at_hex="A-8")
    g.money[A] = 1
    play(g, A, "ride:C-10")
    assert (where(g, A), g.money[A]) == ("C-10", 1)
    play(g, A, "ride:B-12")
    assert (where(g, A), g.money[A]) == ("B-12", 0)
    refused(g, A, "ride:C-10")
    next_turn(g)
    play(g, A, "ride:C-10")
    assert (where(g, A), g.money[A]) == ("C-10", 0)


@pytest.mark.rule("blind_evolution.ability.free-otherwise", "blind_evolution.ability.once-per-turn")
def test_gate_step_leads_to_any_clean_station_or_facility() -> None:
    g = with_cards("gate_step")
    pawn(g, "C-5")  # the library
    g.points = 0
    play(g, A, "use:gate_step")
    assert codes(g, A) == ["to:A-8", "to:A-11", "to:B-12", "to:B-15", "to:C-10"]
    refused(g, A, "to:C-5")
    refused(g, A, "to:A-9")
    play(g, A, "to:B-15")
    assert (where(g, A), g.points, g.money[A]) == ("B-15", 0, 2)
    refused(g, A, "use:gate_step")
    next_turn(g)
    assert "use:gate_step" in codes(g, A)


@pytest.mark.rule("blind_evolution.ability.permanent-type")
def test_extra_action_gives_three_points_in_every_turn() -> None:
    g = with_cards("extra_action")
    for _ in range(2):
        next_turn(g)
        assert g.points == 3
        play(g, A, "walk:A-11", "walk:A-12", "walk:A-10")
        assert (codes(g, A, "walk"), g.points) == ([], 0)
    end(g, A)
    assert g.points == 2  # B has no such card


# HP and money


@pytest.mark.rule("blind_evolution.ability.free-otherwise", "blind_evolution.ability.once-per-turn")
def test_healing_restores_one_hp_on_the_own_hex() -> None:
    g = with_cards("healing")
    stand(g, B="A-10")
    g.hp = [5, 5]
    play(g, A, "use:healing")
    assert codes(g, A) == ["whom:A", "whom:B"]
    play(g, A, "whom:B")
    assert (g.hp, g.points) == ([5, 6], 2)
    refused(g, A, "use:healing")
    next_turn(g)
    stand(g, B="A-9")
    play(g, A, "use:healing")
    assert codes(g, A) == ["whom:A"]
    play(g, A, "whom:A")
    g.hp[A] = 8
    next_turn(g)
    refused(g, A, "use:healing")  # nobody here needs it


@pytest.mark.rule("blind_evolution.ability.free-otherwise", "blind_evolution.ability.discard-type")
def test_renewal_restores_all_hp_and_takes_a_fallen_token_up_to_one_hex_away() -> None:
    g = with_cards("renewal")
    stand(g, B="A-9")
    g.hp = [3, 2]
    g.fallen = [1, 1]
    g.points = 0
    play(g, A, "use:renewal", "whom:B")
    assert (g.hp, g.fallen) == ([3, 10], [1, 0])
    assert held(g, A) == []
    hold(g, A, "renewal")
    stand(g, B="A-8")
    g.hp[B] = 2
    play(g, A, "use:renewal")
    assert codes(g, A) == ["whom:A"]  # B is two hexes away
    play(g, A, "whom:A")
    assert (g.hp[A], g.fallen[A]) == (8, 0)


@pytest.mark.rule("blind_evolution.ability.permanent-type")
def test_robust_raises_the_most_hp_by_three_and_restores_three() -> None:
    g = with_cards()
    g.hp[A] = 7
    check(g, A, 6, 3, card="robust")
    assert (g.hp[A], g.full_hp(A)) == (10, 11)
    g.heal(A, 5)
    assert g.hp[A] == 11


@pytest.mark.rule("blind_evolution.ability.free-otherwise", "blind_evolution.ability.once-per-turn")
def test_side_job_gives_a_money_at_a_facility_or_station() -> None:
    for place in ("A-8", "A-11"):
        g = with_cards("side_job", at_hex=place)
        g.points = 0
        play(g, A, "use:side_job")
        assert g.money[A] == 3
        refused(g, A, "use:side_job")
        next_turn(g)
        assert "use:side_job" in codes(g, A)
    stand(g, A="A-10")
    refused(g, A, "use:side_job")


@pytest.mark.rule("blind_evolution.ability.free-otherwise", "blind_evolution.ability.discard-type")
def test_paper_ward_keeps_contamination_off_for_one_end_of_turn() -> None:
    g = with_cards("paper_ward")
    pawn(g, "A-5", "A-9")
    g.points = 0
    play(g, A, "use:paper_ward")
    assert held(g, A) == []
    hold(g, A, "paper_ward")
    refused(g, A, "use:paper_ward")  # a second one would bring nothing
    dusk(g)
    assert g.hp[A] == 8
    dusk(g)
    assert g.hp[A] == 6


@pytest.mark.rule("blind_evolution.spread.energy-drain", "blind_evolution.ability.permanent-type")
def test_energy_drain_turns_one_point_of_contact_into_recovery_every_turn() -> None:
    g = with_cards("energy_drain")
    g.hp[A] = 4
    pawn(g, "A-5")
    dusk(g)
    assert g.hp[A] == 5
    pawn(g, "A-9")
    dusk(g)
    assert g.hp[A] == 5  # one recovered, one lost


@pytest.mark.rule("blind_evolution.ability.free-otherwise", "blind_evolution.ability.once-per-turn")
def test_sanctuary_keeps_pawns_off_a_hex_and_its_neighbours_at_this_end_of_turn() -> None:
    g = with_cards("sanctuary", at_hex="A-8")
    stand(g, B="A-8")
    g.points = 0
    play(g, A, "use:sanctuary")
    refused(g, A, "to:A-11")  # three steps away
    play(g, A, "to:A-10")
    refused(g, A, "use:sanctuary")
    stars(g, {4: 3})
    comes(g, 4, 5)  # from 5 on, which lies next to A-10, as 6, 9, 11, 14 and 15 do
    dusk(g)
    assert pawns(g) == ["A-7", "A-12", "A-13"]
    comes(g, 4)
    dusk(g)
    assert pawns(g) == ["A-7", "A-12", "A-13", "A-14", "A-15", "A-16"]


@pytest.mark.rule("blind_evolution.ability.once-per-turn")
def test_sanctuary_does_not_stop_the_pawn_of_an_event_before_the_end_of_turn() -> None:
    g = city("toru_kodai", "takuan", cards=("R15",))  # going to another tile adds a pawn there
    hold(g, A, "sanctuary")
    stand(g, A="A-12", B="C-19")
    pawn(g, "B-17")
    play(g, A, "use:sanctuary", "to:B-18")
    play(g, A, "walk:B-13")
    assert pawns(g) == ["B-17", "B-18"]
