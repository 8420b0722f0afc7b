"""Blind Evolution Mythos, rule by rule: ability cards. What each single card does is in test_ability_cards.py."""

from __future__ import annotations

import pytest

from chimera.games.blind_evolution.judgement import level
from chimera.games.blind_evolution.words import ON_GROUND, PERMANENT
from tests.blind_evolution.boards import finish, levels
from tests.blind_evolution.city import (
    A,
    B,
    ability,
    at,
    city,
    codes,
    end,
    held,
    hold,
    judging,
    pawn,
    pawns,
    play,
    refused,
    stand,
    where,
)
from tests.blind_evolution.dusk import dusk, stars


@pytest.mark.rule("blind_evolution.ability.in-front-unlimited")
def test_any_number_of_cards_may_be_held_and_all_see_them() -> None:
    g = city()
    nine = g.box.ability_ids[:9]
    hold(g, A, *nine)
    finish(g, A, 7)
    judging(g, 4)
    play(g, A, "card:footwork")
    assert held(g, A) == [*nine, "footwork"]
    owned = g.view(B)["characters"][A]["cards"]
    assert len(owned) == 10


@pytest.mark.rule("blind_evolution.ability.no-identical")
def test_nobody_owns_two_identical_cards() -> None:
    g = city()
    hold(g, A, "healing")
    assert g.supply[ability(g, "healing")] == 1  # there are two of them
    finish(g, A, 5)
    assert levels(g, A) == [1]
    refused(g, A, "card:healing")
    assert "card:paper_ward" in codes(g, A)


@pytest.mark.rule("blind_evolution.ability.own-turn")
def test_a_normal_card_is_used_in_the_own_turn_only() -> None:
    g = city()
    hold(g, A, "healing", "informant_a")
    g.hp[A] = 5
    assert "use:healing" in codes(g, A)
    end(g, A)
    assert refused(g, A, "use:healing") == ""
    play(g, B, "research")
    assert "inform:informant_a" in codes(g, A)  # A is asked about B's research, and may use that one
    refused(g, A, "use:healing")


@pytest.mark.rule("blind_evolution.ability.informant-other-turn")
@pytest.mark.parametrize(("card", "more"), [("informant_a", 2), ("informant_b", 1)])
@pytest.mark.parametrize("action", ["research", "search"])
def test_informants_help_in_the_turn_of_another(card: str, more: int, action: str) -> None:
    g = city()
    hold(g, A, card)
    end(g, A)
    stand(g, B="A-7")
    judging(g, 2)
    play(g, B, action)
    assert codes(g, A) == ["pass", f"inform:{card}"]
    play(g, A, f"inform:{card}")
    if action == "search":
        play(g, B, *["check:A-7"] * (2 + more))
        assert codes(g, B, "check") == []
    else:
        assert level(g) == 2 + more


@pytest.mark.rule("blind_evolution.ability.action-bound")
def test_a_card_that_names_an_action_works_only_with_that_action() -> None:
    g = city()
    hold(g, A, "long_range_removal")
    stand(g, A="A-9")
    pawn(g, "A-12")
    refused(g, A, "use:long_range_removal")
    g.items[0] = ON_GROUND + at(g, "A-10")  # something to stop for on the way
    play(g, A, "via:A-10")
    refused(g, A, "clean:A-12")
    refused(g, A, "use:long_range_removal")
    play(g, A, "halt", "clean:A-12")
    assert pawns(g) == []
    assert g.points == 0


@pytest.mark.rule("blind_evolution.ability.free-otherwise")
@pytest.mark.parametrize("whom", ["A", "B"])
def test_a_card_that_names_no_action_is_used_without_one(whom: str) -> None:
    g = city()
    hold(g, A, "healing")
    stand(g, A="A-10", B="A-10")
    g.hp = [5, 5]
    g.points = 0
    play(g, A, "use:healing", f"whom:{whom}")
    assert g.points == 0
    assert g.hp == ([6, 5] if whom == "A" else [5, 6])


@pytest.mark.rule("blind_evolution.ability.once-per-turn")
def test_a_once_per_turn_card_works_once_in_every_own_turn_and_stays() -> None:
    g = city()
    hold(g, A, "healing")
    g.hp[A] = 5
    play(g, A, "use:healing", "whom:A")
    refused(g, A, "use:healing")
    end(g, A)
    stars(g, {})
    end(g, B)
    assert held(g, A) == ["healing"]
    play(g, A, "use:healing", "whom:A")
    assert g.hp[A] == 7


@pytest.mark.rule("blind_evolution.ability.discard-type")
def test_a_discard_card_returns_to_the_supply_and_can_be_gained_again() -> None:
    g = city()
    hold(g, A, "paper_ward")
    assert g.supply[ability(g, "paper_ward")] == 1
    play(g, A, "use:paper_ward")
    assert held(g, A) == []
    assert g.supply[ability(g, "paper_ward")] == 2
    finish(g, A, 5)
    assert "card:paper_ward" in codes(g, A)


@pytest.mark.rule("blind_evolution.ability.permanent-type")
def test_a_permanent_card_works_all_the_time_in_whoevers_turn() -> None:
    g = city("toru_kodai", "yukari_mizuno")
    assert g.full_hp(A) == 8
    hold(g, A, "robust")
    stand(g, A="A-10", B="A-10")
    g.hp[A] = 10
    end(g, A)
    play(g, B, "talent", "whom:A")  # in B's turn
    assert g.hp[A] == 11
    stars(g, {})
    pawn(g, "A-9")
    dusk(g)
    assert g.hp[A] == 10
    assert g.view(A)["characters"][A]["full"] == 11


@pytest.mark.rule("blind_evolution.ability.no-voluntary-discard")
def test_no_choice_gives_a_lasting_card_away() -> None:
    g = city()
    lasting = [card for kind, card in enumerate(g.box.ability_ids) if g.box.ability_use[kind] == PERMANENT]
    hold(g, A, *lasting, "healing", "side_job")
    pawn(g, "A-10", "A-12")
    for card in lasting:
        refused(g, A, f"use:{card}")
    for code in codes(g, A):
        twin = g.clone()
        play(twin, A, code)
        assert set(held(twin, A)) >= {*lasting, "healing", "side_job"}, code


@pytest.mark.rule("blind_evolution.ability.slip-through")
def test_with_slip_through_contaminated_hexes_are_entered_crossed_and_cleaned() -> None:
    g = city()
    stand(g, A="A-8")
    pawn(g, "A-4", "A-9", "A-13")  # all around
    assert codes(g, A, "walk") == []
    refused(g, A, "walk:A-9")
    refused(g, A, "walk:A-10")
    hold(g, A, "slip_through")
    assert "walk:A-10" in codes(g, A)
    play(g, A, "walk:A-9")
    assert where(g, A) == "A-9"
    play(g, A, "clean:A-9")
    assert "A-9" not in pawns(g)

    g = city()
    stand(g, A="A-9")
    pawn(g, "A-9")
    refused(g, A, "clean:A-9")
