"""Blind Evolution Mythos, rule by rule: turns, action points, and going about."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import asked, choose_code, options
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.texts import described
from chimera.games.blind_evolution.words import NOWHERE, WORDS
from tests.blind_evolution.city import (
    A,
    B,
    C,
    at,
    boss,
    city,
    coded,
    codes,
    end,
    hold,
    judging,
    near,
    pawn,
    play,
    refused,
    stand,
    where,
)

# The line of borrowed_shadow is A-8, C-10, B-12. In tide_table C-12 and F-19 lie on the main line, F-19 and D-9 on the
# harbour line.
ACTIONS = ("walk", "via", "taxi", "search", "research", "clean", "earn")


# turns


@pytest.mark.rule("blind_evolution.turn.turn-is-full-rotation")
def test_the_city_has_its_turn_when_everybody_had_theirs() -> None:
    g = city("rex", "takuan", "yukari_mizuno")
    assert {"spread", "calm", "counted"}.isdisjoint(end(g, A))
    assert {"spread", "calm", "counted"}.isdisjoint(end(g, B))
    assert g.turn == 1
    told = end(g, C)
    assert told.count("spread") + told.count("calm") == 3
    assert g.turn == 2


@pytest.mark.rule("blind_evolution.turn.same-starter")
def test_the_same_player_begins_every_turn() -> None:
    g = city("rex", "takuan", "yukari_mizuno", first=B)
    order = []
    for _ in range(6):
        order.append(asked(g)[0])
        end(g, order[-1])
    assert order == [B, C, A, B, C, A]
    assert g.turn == 3


@pytest.mark.rule("blind_evolution.turn.sequence")
def test_a_turn_is_event_card_and_actions_for_each_then_spread_damage_counter() -> None:
    g = city(first=B, cards=("R07", "R25", "R27", "R29", "R30"))  # none of them is triggered here
    end(g, B)
    told = end(g, A) + play(g, B, "earn", "stop") + end(g, B) + play(g, A, "earn", "stop") + end(g, A)
    kept = ("turn", "drew", "works", "ends_turn", "spread", "calm", "contact", "counted", "round")
    order: list[str] = []
    for kind in told:
        if kind in kept and not (order and kind in ("spread", "calm") and order[-1] == "spread"):
            order.append("spread" if kind == "calm" else kind)
    assert order == [
        *("ends_turn", "spread", "contact", "counted", "round"),
        *("turn", "drew", "works", "ends_turn"),
        *("turn", "drew", "works", "ends_turn"),
        *("spread", "contact", "counted", "round"),
        *("turn", "drew"),
    ]


@pytest.mark.rule("blind_evolution.turn.two-action-points")
def test_there_are_two_action_points_in_a_turn() -> None:
    g = city()
    pawn(g, "A-6")
    judging(g, 2)
    play(g, A, "research", "walk:A-12")
    assert g.points == 0
    for code in ("walk:A-11", "taxi:B-12", "search", "research", "clean:A-7", "earn"):
        refused(g, A, code)
    assert codes(g, A, *ACTIONS) == []


@pytest.mark.rule("blind_evolution.turn.one-point-per-action")
@pytest.mark.parametrize("action", ["walk:A-10", "taxi:C-12", "search", "research", "clean:A-6", "earn"])
def test_every_action_takes_one_point(action: str) -> None:
    g = city()
    pawn(g, "A-6")
    assert g.points == 2
    play(g, A, action)
    assert g.view(B)["points"] == 1


@pytest.mark.rule("blind_evolution.turn.same-action-twice")
def test_the_same_action_may_be_chosen_twice() -> None:
    g = city()
    judging(g, 3, 5)
    play(g, A, "earn", "on")
    assert g.money[A] == 4
    play(g, A, "earn", "on")
    assert (g.money[A], sum(g.bits[:3]), g.points) == (7, 2, 0)


@pytest.mark.rule("blind_evolution.turn.unused-points-lapse")
def test_points_may_be_left_unused_and_are_not_saved() -> None:
    g = city()
    play(g, A, "walk:A-12")
    assert g.points == 1
    end(g, A)
    assert (asked(g), g.points) == ((B,), 2)
    end(g, B)
    assert (asked(g), g.points) == ((A,), 2)


# walking


@pytest.mark.rule("blind_evolution.move.walk-three")
def test_a_walk_is_up_to_three_hexes() -> None:
    g = city()
    g.money[A] = 0
    hexes = [g.name(place) for place in range(g.box.hexes)]
    reach = {name for name in hexes if 0 < g.box.steps[at(g, "A-11")][at(g, name)] <= 3}
    assert {"A-10", "A-9", "A-8", "B-14", "C-9"} < reach
    assert set(codes(g, A, "walk")) == {f"walk:{name}" for name in reach}
    refused(g, A, "walk:C-10")  # 4 hexes
    play(g, A, "walk:A-8")
    assert (where(g, A), g.points) == ("A-8", 1)


@pytest.mark.rule("blind_evolution.move.across-tiles")
def test_hexes_of_neighbouring_tiles_are_adjacent() -> None:
    g = city()
    g.money[A] = 0
    stand(g, A="A-12")
    assert near(g, "A-12") == ["A-7", "A-11", "A-16", "B-13", "B-17", "C-1"]
    pawn(g, "A-7", "A-11", "A-16", "B-13", "C-1")  # the only way out leads over the edge
    pawn(g, "B-14", "B-18", "C-2")
    play(g, A, "walk:B-17")
    assert where(g, A) == "B-17"
    assert codes(g, A, "clean") == ["clean:B-13", "clean:B-14", "clean:B-18", "clean:C-1", "clean:C-2"]


@pytest.mark.rule("blind_evolution.move.through-characters")
def test_hexes_with_other_characters_may_be_passed_and_shared() -> None:
    g = city()
    g.money[A] = 0
    stand(g, A="A-8", B="A-9")
    pawn(g, "A-4", "A-13")  # the way leads through B
    play(g, A, "walk:A-10")
    assert where(g, A) == "A-10"
    play(g, A, "walk:A-9")
    assert where(g, A) == where(g, B) == "A-9"


@pytest.mark.rule("blind_evolution.move.no-contamination")
def test_a_contaminated_hex_is_neither_entered_nor_passed() -> None:
    g = city()
    g.money[A] = 0
    stand(g, A="A-8")
    pawn(g, "A-4", "A-13", "A-9")
    assert codes(g, A, "walk") == []
    refused(g, A, "walk:A-9")
    refused(g, A, "walk:A-10")
    g.pawns[at(g, "A-9")] = 0
    assert "walk:A-10" in codes(g, A)
    refused(g, A, "walk:A-4")


@pytest.mark.rule("blind_evolution.move.no-contamination")
def test_slip_through_and_a_boss_open_contaminated_hexes() -> None:
    g = city()
    g.money[A] = 0
    stand(g, A="A-8")
    pawn(g, "A-4", "A-13", "A-9")
    g.boss_at[boss(g, "the_lender")] = at(g, "A-9")
    assert codes(g, A, "walk") == ["walk:A-9"]  # and nobody walks on past a boss
    g.boss_at[boss(g, "the_lender")] = NOWHERE
    hold(g, A, "slip_through")
    assert {"walk:A-4", "walk:A-9", "walk:A-10"} < set(codes(g, A))


@pytest.mark.rule("blind_evolution.move.leave-contaminated-hex")
def test_a_newcomer_may_leave_a_contaminated_starting_point() -> None:
    g = city()
    stand(g, A="A-12", B="C-19")
    g.hp[B] = 1
    pawn(g, "A-11", "A-10", "C-18", "C-16")
    end(g, A)
    end(g, B)  # and falls
    end(g, A)
    play(g, B, "lot")
    assert (where(g, B), g.pawns[at(g, "A-11")]) == ("A-11", 1)
    assert "walk:A-6" in codes(g, B)
    play(g, B, "walk:A-6")
    assert where(g, B) == "A-6"
    refused(g, B, "walk:A-11")


# taxi


@pytest.mark.rule("blind_evolution.move.taxi")
def test_a_taxi_goes_six_hexes_for_one_money() -> None:
    g = city()
    g.money[A] = 1
    stand(g, A="A-8")
    seven = [g.name(place) for place in range(g.box.hexes) if g.box.steps[at(g, "A-8")][place] == 7]
    six = [g.name(place) for place in range(g.box.hexes) if g.box.steps[at(g, "A-8")][place] == 6]
    assert seven
    for name in seven:
        refused(g, A, f"taxi:{name}")
    assert {f"taxi:{name}" for name in six} <= set(codes(g, A))
    play(g, A, f"taxi:{six[0]}")
    assert (where(g, A), g.money[A], g.points) == (six[0], 0, 1)


@pytest.mark.rule("blind_evolution.move.taxi-blocked-by-contamination")
def test_a_taxi_is_stopped_by_contamination() -> None:
    g = city()
    stand(g, A="A-8")
    pawn(g, "A-4", "A-13", "A-10", "A-5", "A-14")
    assert codes(g, A, "walk", "taxi") == ["walk:A-9"]
    refused(g, A, "taxi:A-11")
    g.pawns[at(g, "A-10")] = 0
    assert "taxi:A-12" in codes(g, A)  # 4 hexes along the gap


@pytest.mark.rule("blind_evolution.move.taxi-train-combination")
def test_a_train_comes_before_or_after_a_taxi_not_in_the_middle() -> None:
    g = city()
    g.money[A] = 3
    play(g, A, "taxi:C-13")
    assert codes(g, A, "halt") == []  # no stop on the way: the ride is over
    g = city()
    g.money[A] = 3
    stand(g, A="A-8")
    play(g, A, "ride:C-10", "taxi:B-8")
    assert (where(g, A), g.money[A], g.points) == ("B-8", 1, 1)
    g = city()
    g.money[A] = 2
    play(g, A, "taxi:B-12", "ride:C-10")
    assert (where(g, A), g.money[A], g.points) == ("C-10", 0, 1)


@pytest.mark.rule("blind_evolution.move.taxi-train-combination")
def test_a_taxi_is_not_taken_on_after_a_ride_in_the_middle() -> None:
    g = city()
    g.money[A] = 9
    stand(g, A="A-9")
    play(g, A, "via:A-8", "ride:C-10")  # a walk
    assert codes(g, A, "taxi") == []
    refused(g, A, "taxi:C-19")
    assert {g.box.steps[at(g, "C-10")][at(g, code[5:])] for code in codes(g, A, "walk")} == {1, 2}


# trains


@pytest.mark.rule("blind_evolution.move.train-one-section", "blind_evolution.move.train-no-action")
def test_a_train_goes_one_section_for_one_money_and_no_action() -> None:
    g = city()
    g.money[A] = 1
    stand(g, A="A-8")
    assert codes(g, A, "ride") == ["ride:C-10"]
    play(g, A, "ride:C-10")
    assert (where(g, A), g.money[A], g.points) == ("C-10", 0, 2)


@pytest.mark.rule("blind_evolution.move.train-more-sections")
def test_every_further_section_costs_one_money() -> None:
    g = city()
    g.money[A] = 2
    stand(g, A="A-8")
    play(g, A, "ride:C-10", "ride:B-12")
    assert (where(g, A), g.money[A]) == ("B-12", 0)
    g = city()
    g.money[A] = 1
    stand(g, A="A-8")
    refused(g, A, "ride:B-12")
    play(g, A, "ride:C-10")
    refused(g, A, "ride:B-12")


@pytest.mark.rule("blind_evolution.move.train-same-line")
def test_changing_lines_needs_a_station_of_both() -> None:
    g = city("rex", "takuan", scenario="tide_table")
    play(g, A, "card:healing")
    play(g, B, "card:combat_boost")
    g.money[A] = 2
    stand(g, A="C-12")
    assert codes(g, A, "ride") == ["ride:C-8", "ride:F-19"]
    refused(g, A, "ride:D-9")
    play(g, A, "ride:F-19")
    assert codes(g, A, "ride") == ["ride:C-12", "ride:D-9"]
    play(g, A, "ride:D-9")
    assert (where(g, A), g.money[A]) == ("D-9", 0)


@pytest.mark.rule("blind_evolution.move.train-mid-walk")
def test_a_ride_may_come_in_the_middle_of_a_walk() -> None:
    g = city()
    g.money[A] = 1
    stand(g, A="A-9")
    play(g, A, "via:A-8", "ride:C-10")
    assert "walk:C-6" in codes(g, A)
    steps = g.box.steps[at(g, "C-10")]
    assert {steps[at(g, code[5:])] for code in codes(g, A, "walk")} == {1, 2}
    assert steps[at(g, "C-13")] == 2
    play(g, A, "walk:C-13")
    assert (where(g, A), g.money[A], g.points, g.view(B)["done"]) == ("C-13", 0, 1, [1, 0, 1])


@pytest.mark.rule("blind_evolution.move.train-without-move")
def test_one_may_ride_without_any_action_left() -> None:
    g = city()
    g.money[A] = 1
    stand(g, A="A-9")
    judging(g, 1)
    g.points = 1
    play(g, A, "walk:A-8")
    assert g.points == 0
    play(g, A, "ride:C-10")
    assert (where(g, A), g.points, g.money[A]) == ("C-10", 0, 0)


@pytest.mark.rule("blind_evolution.move.train-to-contaminated-station")
def test_a_train_neither_stops_at_nor_passes_a_contaminated_station() -> None:
    g = city()
    stand(g, A="A-8")
    pawn(g, "C-10")
    hold(g, A, "season_ticket")
    refused(g, A, "ride:C-10")
    refused(g, A, "ride:B-12")
    assert codes(g, A, "ride") == []
    stand(g, A="A-9")
    play(g, A, "via:A-8")
    refused(g, A, "ride:C-10")


@pytest.mark.rule("blind_evolution.move.train-to-contaminated-station")
def test_a_station_with_a_boss_is_reached_and_ends_the_ride() -> None:
    g = city()
    g.money[A] = 3
    lender = boss(g, "the_lender")
    g.boss_at[lender], g.boss_hp[lender] = at(g, "C-10"), 10
    pawn(g, "C-10")
    stand(g, A="A-9")
    told = play(g, A, "via:A-8", "ride:C-10")
    assert where(g, A) == "C-10"
    assert "battle" in told
    assert codes(g, A, "walk", "ride") == []


# hospital


@pytest.mark.rule("blind_evolution.move.hospital-heals")
def test_each_money_in_hospital_restores_two_hp() -> None:
    g = city("shiro_kanda", "takuan")
    stand(g, A="B-15")
    g.hp[A], g.money[A] = 3, 2
    play(g, A, "hospital")
    assert (g.hp[A], g.money[A]) == (5, 1)
    play(g, A, "hospital")
    assert (g.hp[A], g.money[A], g.points) == (7, 0, 2)


@pytest.mark.rule("blind_evolution.move.hospital-before-or-after")
def test_the_hospital_works_after_the_last_action_and_before_the_first() -> None:
    g = city()
    stand(g, A="B-14")
    g.hp[A], g.points = 3, 1
    play(g, A, "walk:B-15")
    assert g.points == 0
    play(g, A, "hospital")
    assert (g.hp[A], g.points) == (5, 0)
    g = city()
    stand(g, A="B-15")
    g.hp[A] = 3
    play(g, A, "hospital", "walk:B-14")
    assert (g.hp[A], g.points) == (5, 1)


@pytest.mark.rule("blind_evolution.move.hospital-not-passing")
def test_passing_a_hospital_does_not_heal() -> None:
    g = city()
    stand(g, A="B-10")
    g.hp[A] = 3
    refused(g, A, "via:B-15")  # nothing to stop for
    play(g, A, "walk:B-19")  # the hospital lies on the way
    assert g.hp[A] == 3
    refused(g, A, "hospital")
    g.items[0] = 8 + at(g, "B-15")  # a stop at the hospital for something else
    stand(g, A="B-10")
    play(g, A, "via:B-15")
    refused(g, A, "hospital")
    play(g, A, "pick:0")
    refused(g, A, "hospital")


@pytest.mark.rule("blind_evolution.move.hospital-max-hp")
def test_healing_never_exceeds_the_maximum() -> None:
    g = city("shiro_kanda", "takuan")
    stand(g, A="B-15")
    g.hp[A] = 8
    play(g, A, "hospital")
    assert (g.hp[A], g.money[A]) == (9, 1)
    refused(g, A, "hospital")


@pytest.mark.rule("blind_evolution.move.other-facilities")
def test_other_facilities_do_nothing_by_themselves() -> None:
    g = city()
    g.hp[A] = 3
    stand(g, A="C-5")
    there = {code for code in codes(g, A) if code.split(":")[0] not in ("walk", "via", "taxi")}
    stand(g, A="A-16")
    assert there == {code for code in codes(g, A) if code.split(":")[0] not in ("walk", "via", "taxi")}
    assert there == {"search", "research", "earn", "end"}


@pytest.mark.rule("blind_evolution.move.money-never-negative")
def test_taxi_train_and_hospital_need_money() -> None:
    g = city()
    g.money[A], g.hp[A] = 0, 3
    stand(g, A="A-8")
    assert codes(g, A, "taxi", "ride", "via", "hospital") == []
    refused(g, A, "taxi:A-12")
    refused(g, A, "ride:C-10")
    stand(g, A="B-15")
    refused(g, A, "hospital")
    stand(g, A="A-9")
    refused(g, A, "via:A-8")


def ways_on(g: BlindEvolution, begun: str) -> dict[str, list[str]]:
    """Where whole ways lead that begin with a choice of A, and the choices they are made of."""
    opt = next(opt for opt in options(g, A) if opt.code == coded(g, begun))
    parts = [way.split("|") for way in str(described(g, A, opt).args["onward"]).split(";") if way]
    return {g.name(int(end_of)): made.split() for end_of, _, made, _ in parts}


@pytest.mark.rule("blind_evolution.move.train-one-section")
@pytest.mark.parametrize(("begins", "first", "left"), [("A-9", "via:A-8", 1), ("A-8", "ride:C-10", 2)])
def test_a_whole_way_by_train_and_on_foot_ends_where_it_says(begins: str, first: str, left: int) -> None:
    def there() -> BlindEvolution:
        g = city()
        g.money[A] = 2
        stand(g, A=begins)
        return g

    ways = ways_on(there(), first)
    assert "B-12" in ways  # two sections
    assert "C-15" in ways
    for end_of, made in ways.items():
        g = there()
        for code in made:
            choose_code(g, WORDS, A, code)
        assert where(g, A) == end_of
        assert g.points == (left if made[-1].startswith("ride") else 1)
        assert asked(g) == (A,)
        assert "search" in codes(g, A)


@pytest.mark.rule("blind_evolution.move.train-one-section")
def test_whole_ways_go_no_further_than_the_money() -> None:
    g = city()
    g.money[A] = 1
    stand(g, A="A-8")
    ways = ways_on(g, "ride:C-10")
    assert "C-14" in ways
    assert "B-12" not in ways
