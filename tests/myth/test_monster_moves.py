"""How monsters of Myth move: whom a scout pulls along, where each class stops, and what stands in the way."""

from __future__ import annotations

import pytest

from chimera.games.myth.monsters.order import MakeOrder
from chimera.games.myth.monsters.priorities import choice
from chimera.games.myth.monsters.reach import FAR, travel
from chimera.games.myth.words import DECOY, DOWN
from tests.myth.field import Field, field
from tests.myth.nights import moves, near, roll, spots

OPEN = "slaughterfield"


@pytest.mark.rule("myth.mmove.distance")
def test_a_grubber_moves_at_most_three_squares() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "a1").monster("grubber", "l12")
    moves(f, "grubber")
    assert spots(f, "grubber") == ["i9"]


@pytest.mark.rule("myth.mmove.distance")
def test_a_monster_walks_through_no_figure_and_over_no_line() -> None:
    f = field("soldier", "archer").at("soldier", "c2").at("archer", "l12").threat("soldier", 5)
    f.monster("grubber", "c5").monster("lair_tribal", "a5").monster("lair_tribal", "d4")
    moves(f, "grubber")  # red lines at c3 and c4, lairs at a5 and d4: only b4 lies open, b3 is next to c2
    assert spots(f, "grubber") == ["b3"]


@pytest.mark.rule("myth.mmove.closest-first")
def test_the_grubber_nearest_a_hero_moves_first() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6")
    f.monster("grubber", "j6").monster("grubber", "f8").monster("grubber", "f3")
    moves(f, "grubber")
    told = [f.box.map.label(int(event.args["from"])) for event in f.told("moved")]
    assert told == ["f8", "f3", "j6"]


@pytest.mark.rule("myth.mmove.scout-pulls")
def test_a_minion_next_to_the_scout_goes_along_though_another_hero_is_nearer_to_it() -> None:
    f = field("soldier", "apprentice", mode=OPEN).at("soldier", "f2").at("apprentice", "h8").threat("soldier", 3)
    f.monster("grubber", "f4").monster("grubber", "g5")
    moves(f, "grubber")
    assert near(f, "grubber", "soldier") == 2


@pytest.mark.rule("myth.mmove.next-scout")
def test_minions_that_did_not_stand_next_to_the_scout_choose_for_themselves() -> None:
    f = field("soldier", "apprentice", mode=OPEN).at("soldier", "b6").at("apprentice", "k6")
    f.monster("grubber", "d6").monster("grubber", "h6").monster("grubber", "h7")
    moves(f, "grubber")
    assert near(f, "grubber", "soldier") == 1
    assert near(f, "grubber", "apprentice") == 2


@pytest.mark.rule("myth.mmove.example-2")
def test_of_five_grubbers_three_go_to_the_soldier_and_two_to_the_apprentice() -> None:
    f = field("apprentice", "soldier", mode=OPEN).at("soldier", "b3").at("apprentice", "k8")
    # the scout is 3 from the Soldier; of its neighbours f6 is nearer the Apprentice; h8 and h9 are 3 from it
    f.monster("grubber", "e5").monster("grubber", "f6").monster("grubber", "d6")
    f.monster("grubber", "h8").monster("grubber", "h9")
    moves(f, "grubber")
    targets = [(event.seat, event.args["n"]) for event in f.told("targets")]
    assert targets == [(f.seat("soldier"), 3), (f.seat("apprentice"), 2)]
    assert near(f, "grubber", "apprentice") == 2


@pytest.mark.rule("myth.mmove.melee-stays")
def test_grubbers_around_the_soldier_do_not_leave_for_a_hero_with_more_threat() -> None:
    f = field("soldier", "apprentice", mode=OPEN).at("soldier", "f6").at("apprentice", "k11").threat("apprentice", 7)
    for square in ("e5", "f5", "g5", "e6", "g6", "e7", "f7", "g7"):
        f.monster("grubber", square)
    moves(f, "grubber")
    assert near(f, "grubber", "soldier") == 8


@pytest.mark.rule("myth.mmove.example-3")
def test_the_one_grubber_not_next_to_the_soldier_goes_for_the_highest_threat() -> None:
    f = (
        field("soldier", "apprentice", "archer", mode=OPEN)
        .at("soldier", "c6")
        .at("apprentice", "k6")
        .at("archer", "d11")
    )
    f.threat("apprentice", 5).threat("archer", 4)
    for square in ("b5", "c5", "d5", "b6", "d6", "b7", "c7", "d7"):
        f.monster("grubber", square)
    f.monster("grubber", "f7")
    moves(f, "grubber")
    assert near(f, "grubber", "soldier") == 8
    assert "i6" in spots(f, "grubber")  # 3 squares nearer the Apprentice, of several the furthest north


@pytest.mark.rule("myth.mmove.intellect")
def test_intellect_minions_step_aside_so_that_those_behind_come_in() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "b2").monster("lair_tribal", "d3")
    # a corridor of three squares in the north: the soldier in the west, three grubbers across it, two behind them
    for square in ("c1", "c2", "c3"):
        f.monster("grubber", square)
    for row in ("a4", "b4", "c4"):
        f.monster("larva", row)
    f.monster("grubber", "f1").monster("grubber", "f2")
    f.heard()
    moves(f, "grubber")
    assert near(f, "grubber", "soldier") == 5
    assert f.heard().count("moved") == 4


@pytest.mark.rule("myth.mmove.instinct")
def test_a_melee_crawler_takes_two_squares_to_be_next_to_a_hero_three_away_and_stays_there() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").monster("crawler_melee", "f9")
    moves(f, "crawler_melee")
    assert spots(f, "crawler_melee") == ["f7"]
    f.g.forget_cycle()
    moves(f, "crawler_melee")
    assert spots(f, "crawler_melee") == ["f7"]


@pytest.mark.rule("myth.mmove.undead")
def test_undead_do_not_make_room_for_others() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "b1").monster("lair_undead", "b2").monster("larva", "a2")
    f.monster("lair_undead", "d2").monster("shambler", "c1").monster("shambler", "d1")
    moves(f, "shambler")
    assert spots(f, "shambler") == ["c1", "d1"]


@pytest.mark.rule("myth.mmove.ranged")
def test_a_ranged_crawler_stops_at_its_range_and_steps_back_to_it() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").monster("crawler_ranged", "f11")
    moves(f, "crawler_ranged")
    assert f.g.gap(0, f.g.at[0]) == 3
    f = field("soldier", mode=OPEN).at("soldier", "f6").monster("crawler_ranged", "f7")
    moves(f, "crawler_ranged")
    assert f.g.gap(0, f.g.at[0]) == 3


@pytest.mark.rule("myth.mmove.ranged", "myth.los.monster-los")
def test_a_ranged_crawler_sees_through_a_grubber_but_not_through_a_stalked() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").monster("crawler_ranged", "h9").monster("grubber", "g7")
    f.monster("grubber", "g8").monster("grubber", "f7").monster("grubber", "h8")
    moves(f, "crawler_ranged")
    assert spots(f, "crawler_ranged") == ["h9"]
    f = field("soldier", mode=OPEN).at("soldier", "f6").monster("crawler_ranged", "h9").monster("lair_tribal", "g7")
    moves(f, "crawler_ranged")
    assert spots(f, "crawler_ranged") != ["h9"]
    assert f.g.gap(0, f.g.at[0]) == 3


@pytest.mark.rule("myth.mmove.example-4-yardu")
def test_yardu_goes_past_the_surrounded_soldier_to_the_acolyte() -> None:
    f = field("soldier", "brigand", "acolyte", mode=OPEN).at("soldier", "f4").at("brigand", "d10").at("acolyte", "j10")
    for square in ("e3", "f3", "g3", "e4", "g4", "e5", "f5", "g5"):
        f.monster("grubber", square)
    f.monster("yardu", "g7")
    f.at("brigand", "c12").at("acolyte", "l12").monster("larva", "c8")
    g = f.g
    yardu = f.foe("g7")
    ways = [travel(g, g.kind[yardu], g.spot[yardu], g.at[f.seat(hero)]) for hero in ("soldier", "brigand", "acolyte")]
    assert ways == [FAR, 3, 3]
    assert choice(g, yardu).targets == [f.seat("acolyte")]
    f.hp("brigand", 5)  # Most Damaged stands before Faith
    assert choice(g, yardu).targets == [f.seat("brigand")]


@pytest.mark.rule("myth.mmove.example-4")
def test_eight_grubbers_act_by_proximity_in_groups_before_yardu() -> None:
    f = field("soldier", "brigand", "acolyte", mode=OPEN).at("soldier", "c3").at("brigand", "k12").at("acolyte", "l10")
    for square in ("d2", "d3", "d4"):  # next to the Soldier
        f.monster("grubber", square)
    f.monster("grubber", "f2").monster("grubber", "g2").monster("grubber", "f5")
    f.monster("grubber", "e7").monster("grubber", "e8").monster("yardu", "h5")
    f.then(MakeOrder())
    assert [f.box.monster_ids[kind] for kind in f.g.order] == ["grubber", "yardu"]
    moves(f, "grubber")
    told = f.told()
    assert {event.seat for event in told if event.kind == "targets"} == {f.seat("soldier")}
    assert near(f, "grubber", "soldier") >= 6


@pytest.mark.rule("myth.mmove.large")
def test_yardu_moves_four_squares_and_through_no_gap_of_one() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "a1").monster("yardu", "k11")
    moves(f, "yardu")
    assert spots(f, "yardu") == ["g7"]
    f = field("soldier", mode=OPEN).at("soldier", "f1").monster("yardu", "f8")
    for i, column in enumerate("abcdeghijkl"):
        f.monster("larva", f"{column}6") if i else f.monster("larva", "a6")
    moves(f, "yardu")
    assert all(int(square[1:]) >= 7 for square in spots(f, "yardu"))


@pytest.mark.rule("myth.mmove.break-melee")
def test_grubbers_next_to_a_hero_leave_for_the_decoy() -> None:
    f = field("soldier", "archer", mode=OPEN).at("soldier", "b2").at("archer", "b12").threat("soldier", 3)
    f.space("archer", "fools_errand", chosen=f.square("j2")).monster("grubber", "c2")
    moves(f, "grubber")
    assert spots(f, "grubber") == ["f2"]
    assert f.g.aim[0] == DECOY + 4


@pytest.mark.rule("myth.mmove.break-melee")
def test_grubbers_leave_a_hero_for_the_soldier_who_taunts_them() -> None:
    f = field("soldier", "archer", mode=OPEN).at("soldier", "g6").at("archer", "b6").threat("archer", 9)
    f.space("soldier", "your_mother_is_a_crawler").monster("grubber", "c6")
    moves(f, "grubber")
    assert near(f, "grubber", "soldier") == 1


@pytest.mark.rule("myth.mmove.no-path")
def test_a_walled_in_monster_stays_where_it_is() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "l12").monster("grubber", "a1")
    f.monster("larva", "a2").monster("larva", "b1").monster("larva", "b2")
    moves(f, "grubber")
    assert spots(f, "grubber") == ["a1"]


@pytest.mark.rule("myth.priority.reachable-first")
def test_a_monster_goes_as_near_as_it_can_to_a_target_it_does_not_reach() -> None:
    f = field("soldier", "archer", mode=OPEN).at("soldier", "a6").at("archer", "l6").threat("archer", 6)
    f.monster("grubber", "e6")
    moves(f, "grubber")
    assert f.g.aim[0] == f.seat("archer")
    assert spots(f, "grubber") == ["h6"]


@pytest.mark.rule("myth.status.prone-monster")
def test_a_prone_grubber_only_stands_up_and_acts_in_the_next_cycle() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").monster("grubber", "f9", mood=DOWN)
    moves(f, "grubber")
    assert spots(f, "grubber") == ["f9"]
    f.g.forget_cycle()
    moves(f, "grubber")
    assert near(f, "grubber", "soldier") == 1


@pytest.mark.rule("myth.monster.stalker-burrow")
def test_a_stalker_that_does_not_get_there_burrows_with_darkness_and_walks_without() -> None:
    def stalked() -> Field:
        f = field("soldier", mode=OPEN).at("soldier", "b6").monster("crawler_melee", "c6")
        return f.monster("stalker", "k6")

    f = roll(stalked(), fates=("guile", "darkness"))
    moves(f, "stalker")
    assert spots(f, "stalker") == ["c6"]
    assert spots(f, "crawler_melee") == ["k6"]
    f = roll(stalked(), fates=("guile", "rage"))
    moves(f, "stalker")
    assert f.g.gap(f.foe(spots(f, "stalker")[0]), f.square("b6")) == 5
    assert spots(f, "crawler_melee") == ["c6"]


@pytest.mark.rule("myth.mattack.switch-target")
def test_a_monster_that_cannot_move_turns_to_the_hero_whom_it_reaches() -> None:
    f = field("soldier", "archer", mode=OPEN).at("soldier", "b2").at("archer", "l12").threat("archer", 6)
    f.monster("mucker", "a1").monster("larva", "a2").monster("larva", "b1")
    moves(f, "mucker")
    assert f.g.aim[0] == f.seat("soldier")
