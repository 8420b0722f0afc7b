"""Where the monsters of Myth appear, how many, and what happens when figures are missing."""

from __future__ import annotations

import pytest

from chimera.games.myth.darkness.events import SpawnStep
from chimera.games.myth.kinds import INSECT, TRIBAL
from chimera.games.myth.monsters.arrivals import Arrive, Hatch
from chimera.games.myth.monsters.spawning import count_missing, place, put_at_edge
from chimera.games.myth.words import ACTIVE, AT_EDGE, BROODED, DARKNESS_CYCLE, EAST_EDGE, NORTH_EDGE, NOTHING
from tests.myth.field import Field, field
from tests.myth.nights import night, settle, spots

OPEN = "slaughterfield"


def spawning(f: Field, omen: str = "old_evil_walks") -> Field:
    """The spawn step with this Darkness card."""
    f.set(phase=DARKNESS_CYCLE, omen=f.box.omen_ids.index(omen))
    return settle(f.then(SpawnStep()))


def gaps(f: Field, kind: str, hero: str) -> list[int]:
    """How far the figures of a kind are from a hero, ascending."""
    return sorted(f.g.ground.distance(f.square(spot), f.g.at[f.seat(hero)]) for spot in spots(f, kind))


def crowd(f: Field, n: int) -> Field:
    """So many grubbers far from everything, on the south and east edges."""
    squares = [f"{column}{row}" for row in (12, 11, 10) for column in "abcdefghijkl"]
    free = f.g.ground.everywhere & ~(f.box.red | f.box.blue)
    for square in [square for square in squares if free >> f.square(square) & 1][:n]:
        f.monster("grubber", square)
    return f


@pytest.mark.rule("myth.spawn.by-minion-card", "myth.spawn.content-numbers", "myth.spawn.read-card")
def test_normal_and_heavy_spawns_have_the_numbers_of_the_card() -> None:
    for lair, normal, heavy in (
        (
            "lair_insect",
            {"crawler_melee": 2, "crawler_ranged": 2},
            {"crawler_melee": 3, "crawler_ranged": 3, "stalker": 1},
        ),
        ("lair_tribal", {"grubber": 3}, {"grubber": 4, "mucker": 1}),
        ("lair_undead", {"shambler": 3}, {"shambler": 4, "soulless": 1}),
    ):
        for omen, numbers in (("old_evil_walks", normal), ("webbed_path", heavy)):
            f = spawning(field("soldier").at("soldier", "f12").monster(lair, "f6"), omen)
            assert {kind: len(spots(f, kind)) for kind in numbers} == numbers
            assert len(f.monsters()) == 1 + sum(numbers.values())


@pytest.mark.rule("myth.spawn.captains")
def test_a_heavy_spawn_of_grubbers_brings_a_mucker() -> None:
    f = spawning(field("soldier").at("soldier", "f12").monster("lair_tribal", "f6"), "breathless_calm")
    assert len(spots(f, "mucker")) == 1


@pytest.mark.rule("myth.spawn.example-1", "myth.spawn.attack-position")
def test_melee_crawlers_appear_in_front_and_ranged_ones_behind() -> None:
    f = spawning(field("soldier").at("soldier", "f9").monster("lair_insect", "f5"))
    assert gaps(f, "crawler_melee", "soldier") == [2, 2]
    assert gaps(f, "crawler_ranged", "soldier") == [3, 3]
    f = spawning(field("soldier").at("soldier", "f7").monster("lair_insect", "f5"))  # next to the lair
    assert gaps(f, "crawler_melee", "soldier") == [1, 1]
    assert gaps(f, "crawler_ranged", "soldier") == [3, 3]


@pytest.mark.rule("myth.spawn.priority")
def test_both_melee_crawlers_appear_next_to_the_brigand() -> None:
    f = field("soldier", "brigand").at("soldier", "e8").at("brigand", "h8").monster("lair_insect", "f6")
    spawning(f)
    assert gaps(f, "crawler_melee", "brigand") == [1, 1]
    assert max(gaps(f, "crawler_ranged", "brigand")) <= 3
    assert gaps(f, "crawler_ranged", "brigand") == [3, 3]


@pytest.mark.rule("myth.spawn.example-3", "myth.spawn.adjacent")
def test_a_nearly_surrounded_lair_puts_one_next_to_it_and_the_others_two_squares_off() -> None:
    f = field("soldier", "brigand", mode=OPEN).at("soldier", "e5").at("brigand", "h9").monster("lair_insect", "f6")
    for square in ("f5", "g5", "h5", "e6", "h6", "e7", "h7", "e8", "f8", "g8"):
        f.monster("larva", square)
    f.set(phase=DARKNESS_CYCLE)
    melee, ranged = f.kind("crawler_melee"), f.kind("crawler_ranged")
    place(f.g, [(melee, 2), (ranged, 2)], f.g.squares_of(0), False)
    lair = ["f6", "g6", "f7", "g7"]
    far = {
        kind: sorted(min(f.g.ground.distance(f.square(own), f.square(spot)) for own in lair) for spot in spots(f, kind))
        for kind in ("crawler_melee", "crawler_ranged")
    }
    assert far == {"crawler_melee": [1, 2], "crawler_ranged": [2, 2]}
    assert spots(f, "crawler_melee")[0] == "h8"
    assert gaps(f, "crawler_melee", "brigand") == [1, 1]
    assert max(gaps(f, "crawler_ranged", "brigand")) <= 3


@pytest.mark.rule("myth.spawn.adjacent")
def test_one_free_square_next_to_the_lair_takes_one_and_three_stand_at_two() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "l12").monster("lair_tribal", "f6").set(phase=DARKNESS_CYCLE)
    for square in ("e5", "f5", "g5", "h5", "e6", "h6", "e7", "h7", "e8", "f8", "g8"):
        f.monster("larva", square)
    place(f.g, [(f.kind("grubber"), 4)], f.g.squares_of(0), False)
    lair = [f.square(name) for name in ("f6", "g6", "f7", "g7")]
    far = sorted(min(f.g.ground.distance(own, f.square(spot)) for own in lair) for spot in spots(f, "grubber"))
    assert far == [1, 2, 2, 2]


@pytest.mark.rule("myth.spawn.not-activated")
def test_what_was_spawned_does_not_act_in_this_cycle() -> None:
    f = field("soldier").at("soldier", "f8").omens("old_evil_walks").monster("lair_tribal", "f5").meter(6)
    f.monster("grubber", "a1").ails("soldier", "webbed", web=2)
    f.monster("yardu", "k1", active=False)
    night(f)
    told = [event.kind for event in f.told() if event.kind in ("spawned", "rolls", "moved")]
    assert told[-3:] == ["spawned"] * 3
    assert all(not f.g.mood[foe] & BROODED for foe in f.g.foes())


@pytest.mark.rule("myth.spawn.no-lair")
def test_without_a_lair_the_step_is_left_out_with_all_its_effects() -> None:
    f = field("soldier").at("soldier", "f8").omens("gathering_dusk").monster("grubber", "a1").meter(6)
    night(f)
    assert f.g.meter == 0
    assert len(f.monsters()) == 1


@pytest.mark.rule("myth.spawn.read-card")
def test_gathering_dusk_raises_the_meter_by_two_before_the_reduction() -> None:
    f = field("soldier").at("soldier", "f8").omens("gathering_dusk").monster("lair_tribal", "f1").meter(6)
    f.monster("grubber", "a1")
    night(f)
    assert [event.args["meter"] for event in f.told("meter")] == [8, 2]


@pytest.mark.rule("myth.spawn.equal-crawlers")
def test_of_seven_crawlers_the_players_choose_the_odd_one() -> None:
    for odd, numbers in (("crawler_melee", (4, 3)), ("crawler_ranged", (3, 4))):
        f = (
            field("soldier", mode=OPEN)
            .at("soldier", "f12")
            .monster("lair_insect", "f6")
            .then(Arrive(INSECT, 7, 0, 0, 1))
        )
        assert f.codes("soldier") == ["kind:crawler_melee", "kind:crawler_ranged"]
        assert f.refused("soldier", "kind:stalker") == "myth.spawn.equal-crawlers"
        f.play("soldier", f"kind:{odd}")
        assert (len(spots(f, "crawler_melee")), len(spots(f, "crawler_ranged"))) == numbers


@pytest.mark.rule("myth.spawn.each-lair", "myth.spawn.inactive-lair")
def test_every_lair_spawns_its_whole_number_though_only_one_has_active_monsters() -> None:
    f = field("soldier").at("soldier", "f12").monster("lair_insect", "b5").monster("lair_insect", "k1")
    f.monster("crawler_melee", "b7").monster("crawler_melee", "k3", active=False).omens("old_evil_walks").meter(6)
    f.monster("yardu", "a1", active=False)
    night(f)
    assert len(spots(f, "crawler_melee")) == 6
    assert len(spots(f, "crawler_ranged")) == 4


@pytest.mark.rule("myth.spawn.figure-shortage")
def test_with_thirty_four_figures_one_mucker_and_one_grubber_come_and_the_meter_rises_by_one() -> None:
    f = crowd(field("soldier").at("soldier", "l1").monster("lair_tribal", "f4"), 34)
    before = len(spots(f, "grubber"))
    crowd_missing = 34 - before  # walls
    for square in ("a1", "b1", "c1", "d1")[:crowd_missing]:
        f.monster("grubber", square)
    spawning(f, "webbed_path")
    assert len(spots(f, "mucker")) == 1
    assert len(spots(f, "grubber")) == 35
    assert f.g.meter == 1


@pytest.mark.rule("myth.spawn.figure-shortage", "myth.figures.box")
def test_with_the_figures_of_the_box_only_one_of_twelve_grubbers_is_left() -> None:
    f = crowd(field("soldier", figures="box").at("soldier", "l1").monster("lair_tribal", "f4"), 11)
    spawning(f, "webbed_path")
    assert len(spots(f, "mucker")) == 1
    assert len(spots(f, "grubber")) == 12
    assert f.g.meter == 1


@pytest.mark.rule("myth.figures.box")
def test_no_figure_comes_beyond_thirty_six_and_one_after_one_was_slain() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "l1").monster("lair_tribal", "f4")
    f = crowd(f, 36)
    assert f.g.figures() == 36
    f.then(Arrive(TRIBAL, 3, 0, 0, 0))
    assert f.g.figures() == 36
    assert f.g.meter == 1
    f.g.bury(f.foe("a12"), -1)
    f.then(Arrive(TRIBAL, 3, 0, 0, 0))
    assert f.g.figures() == 36
    f = crowd(field("soldier", mode=OPEN, figures="box").at("soldier", "l1").monster("lair_tribal", "f4"), 12)
    for i in range(8):
        f.monster("crawler_melee", "abcdefgh"[i] + "2")
    f.then(Arrive(TRIBAL, 3, 0, 0, 0))
    assert f.g.figures() == 20
    assert f.g.meter == 1


@pytest.mark.rule("myth.figures.box")
def test_yardu_and_the_terror_are_there_once() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").monster("yardu", "a1").monster("terror_stage_2", "i9")
    missing = put_at_edge(f.g, [(f.kind("yardu"), 1), (f.kind("terror_stage_1"), 1)], NORTH_EDGE, True)
    assert missing == 2
    assert len(f.monsters()) == 2


@pytest.mark.rule("myth.slaughterfield.edges-choice")
def test_along_an_edge_figures_stand_nearest_its_middle_first_and_large_ones_in_the_middle() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6")
    assert put_at_edge(f.g, [(f.kind("grubber"), 3)], NORTH_EDGE, True) == 0
    assert spots(f, "grubber") == ["e1", "f1", "g1"]
    put_at_edge(f.g, [(f.kind("yardu"), 1)], EAST_EDGE, True)
    assert spots(f, "yardu") == ["k6"]
    put_at_edge(f.g, [(f.kind("grubber"), 12)], NORTH_EDGE, True)
    assert [spot for spot in spots(f, "grubber") if spot[1:] == "1"] == [f"{column}1" for column in "abcdefghijkl"]
    assert [spot for spot in spots(f, "grubber") if spot[1:] == "2"] == ["e2", "f2", "g2"]
    assert all(f.g.mood[foe] & ACTIVE for foe in f.g.foes())


@pytest.mark.rule("myth.spawn.figure-shortage")
def test_one_missing_figure_costs_nothing_and_three_cost_one() -> None:
    f = field("soldier")
    count_missing(f.g, 1)
    assert f.g.meter == 0
    count_missing(f.g, 3)
    assert f.g.meter == 1


@pytest.mark.rule("myth.monster.terror-larvae")
def test_three_larvae_hatch_and_the_players_choose_the_odd_one() -> None:
    for odd, numbers in (("crawler_melee", (2, 1)), ("crawler_ranged", (1, 2))):
        f = field("soldier", mode=OPEN).at("soldier", "f12")
        for square in ("a1", "b1", "c1"):
            f.monster("larva", square)
        f.then(Hatch()).play("soldier", f"kind:{odd}")
        assert (len(spots(f, "crawler_melee")), len(spots(f, "crawler_ranged"))) == numbers
        assert sorted(spots(f, "crawler_melee") + spots(f, "crawler_ranged")) == ["a1", "b1", "c1"]


@pytest.mark.rule("myth.threat.penalty-example-spawn", "myth.threat.penalty-stacks")
def test_spawns_are_doubled_once_at_most() -> None:
    f = field("soldier").at("soldier", "f12").monster("lair_insect", "f6")
    f.set(penalties=1 << f.box.omen_ids.index("broken_ground"))
    spawning(f)
    assert (len(spots(f, "crawler_melee")), len(spots(f, "crawler_ranged"))) == (4, 4)
    f = field("soldier").at("soldier", "f12").monster("lair_insect", "f6")
    f.set(penalties=1 << f.box.omen_ids.index("broken_ground"), tide=1)
    spawning(f)
    assert (len(spots(f, "crawler_melee")), len(spots(f, "crawler_ranged"))) == (4, 4)


@pytest.mark.rule("myth.threat.penalty-stacks")
def test_the_mothers_penalty_brings_a_captain_more_at_every_lair() -> None:
    f = field("soldier").at("soldier", "f12").monster("lair_tribal", "b5").monster("lair_insect", "f6")
    f.set(penalties=1 << f.box.omen_ids.index("the_mother_stirs"))
    spawning(f)
    assert (len(spots(f, "mucker")), len(spots(f, "stalker"))) == (1, 1)


@pytest.mark.rule("myth.spawn.equal-crawlers")
def test_a_pack_along_an_edge_asks_for_its_odd_crawler() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f12").then(Arrive(INSECT, 5, 0, AT_EDGE + NORTH_EDGE, 0))
    f.play("soldier", "kind:crawler_ranged")
    assert (len(spots(f, "crawler_melee")), len(spots(f, "crawler_ranged"))) == (2, 3)
    assert f.g.omen == NOTHING
