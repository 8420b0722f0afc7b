"""The Slaughterfield: its waves, its timer and its end."""

from __future__ import annotations

from collections import Counter

import pytest

from chimera.games.myth.combat.slaying import bury_slain
from chimera.games.myth.ending import beaten, look_for_end
from chimera.games.myth.hero_deck import HeroDeckPhase
from chimera.games.myth.meter import CheckMeter
from chimera.games.myth.modes.slaughterfield import NextWave, TakeTheField, WaveTimer
from chimera.games.myth.refresh import DarknessMeterStep, RefreshPhase
from chimera.games.myth.round import HeroCycle, Round, RoundEnds
from chimera.games.myth.words import ACTIVE, BY_ROUNDS, BY_WAVES, LOST, MOVED, WON
from tests.myth.field import Field, field
from tests.myth.test_setup import new


def arena(*heroes: str, **settings: str | int | bool) -> Field:
    """Heroes in the middle of the Slaughterfield."""
    heroes = heroes or ("soldier",)
    f = field(*heroes, mode="slaughterfield", **settings)
    for i, hero in enumerate(heroes):
        f.at(hero, ("f6", "g6", "f7", "g7", "e7")[i])
    return f


def kinds(f: Field) -> dict[str, int]:
    """How many of each kind are on the field."""
    return dict(Counter(name.split()[0] for name in f.monsters()))


def come(f: Field, n: int, *families: str) -> Field:
    """Wave n comes, its families given; edges as they are offered first."""
    f.wave(n - 1, 4, *families).then(NextWave())
    while f.asks():
        f.play("soldier", f.codes("soldier")[0])
    return f


def edges(f: Field) -> list[set[str]]:
    """The families at each edge: north, east, south, west."""
    found: list[set[str]] = [set(), set(), set(), set()]
    for name in f.monsters():
        kind, _, square = name.partition(" ")
        x, y = f.box.map.coords[f.square(square)]
        family = f.box.monster_ids.index(kind)
        side = 0 if y == 0 else 1 if x >= 11 else 2 if y >= 11 else 3 if x == 0 else -1
        if side >= 0 and f.box.monster_family[family] >= 0:
            found[side].add(("tribal", "insect", "undead")[f.box.monster_family[family]])
    return found


# setting up


@pytest.mark.rule("myth.slaughterfield.setup-tile", "myth.slaughterfield.setup-timer", "myth.slaughterfield.setup-bag")
def test_no_lairs_no_packs_a_timer_of_four_and_a_bag_of_green_and_blue() -> None:
    f = new("soldier", mode="slaughterfield").play("soldier", "at:f6", "family:tribal")
    assert not any(name.startswith("lair") for name in f.monsters())
    assert f.g.timer == 4
    assert f.g.bag == [0, 0, 15, 5]
    assert f.box.red == f.box.blue == 0


@pytest.mark.rule("myth.slaughterfield.setup-centre")
def test_heroes_start_in_the_central_4x4() -> None:
    f = field("soldier", "archer", mode="slaughterfield").wave(0).then(TakeTheField())
    places = [code[3:] for code in f.codes("soldier")]
    assert len(places) == 16
    assert all(place[0] in "efgh" and 5 <= int(place[1:]) <= 8 for place in places)
    assert f.refused("soldier", "at:d5") == "myth.slaughterfield.setup-centre"
    f.play("soldier", "at:e5")
    assert f.asks() == ["archer"]
    assert f.refused("archer", "at:e5") == "myth.tile.squares"


@pytest.mark.rule("myth.slaughterfield.setup-wave1", "myth.slaughterfield.threat-range")
def test_wave_1_is_there_at_setup_three_on_each_edge_and_active() -> None:
    f = new("soldier", mode="slaughterfield").play("soldier", "at:f6", "family:tribal")
    assert kinds(f) == {"grubber": 12}
    assert all(f.g.mood[foe] & ACTIVE for foe in f.g.foes())
    assert (f.g.wave, f.g.round) == (1, 1)


@pytest.mark.rule("myth.slaughterfield.edges-choice")
def test_figures_stand_along_their_edge_nearest_its_middle() -> None:
    f = come(arena(), 1, "tribal")
    north = sorted(name.split()[1] for name in f.monsters() if name.split()[1][1:] == "1")
    assert north in (["e1", "f1", "g1"], ["f1", "g1", "h1"])


@pytest.mark.rule("myth.slaughterfield.setup-wave1")
def test_a_later_first_wave_brings_its_families_and_the_treasure_of_captains_before_it() -> None:
    f = field("soldier", "archer", mode="slaughterfield", first_wave=4).wave(3).bag(green=15, blue=5)
    f.then(TakeTheField()).play("soldier", "at:f6").play("archer", "at:g6")
    assert [len(f.carries(hero)) for hero in ("soldier", "archer")] == [2, 2]  # four captains in wave 3
    assert f.codes("soldier") == ["family:tribal", "family:insect", "family:undead"]
    f.play("soldier", "family:tribal")
    assert f.codes("soldier") == ["family:insect", "family:undead", "done"]


# waves


@pytest.mark.rule("myth.slaughterfield.waves-1-3")
def test_waves_1_to_3_bring_one_type() -> None:
    assert kinds(come(arena(), 1, "insect")) == {"crawler_melee": 6, "crawler_ranged": 6}
    assert kinds(come(arena(), 2, "insect")) == {"crawler_melee": 8, "crawler_ranged": 8}
    assert kinds(come(arena(), 3, "insect")) == {"stalker": 4}


@pytest.mark.rule("myth.slaughterfield.waves-1-3", "myth.figures.box")
def test_with_the_figures_of_the_box_one_stalker_is_missing_and_costs_nothing() -> None:
    f = come(arena(figures="box"), 3, "insect")
    assert kinds(f) == {"stalker": 3}
    assert f.g.meter == 0


@pytest.mark.rule("myth.spawn.figure-shortage")
def test_two_missing_figures_of_a_wave_are_1_ap() -> None:
    f = arena()
    for i in range(23):
        f.monster("shambler", f"{'abcdefghijkl'[i % 12]}{2 + i // 12}")
    come(f, 2, "tribal")
    assert len(f.monsters()) == 36
    assert f.g.meter == 1  # 13 of 16


@pytest.mark.rule("myth.slaughterfield.waves-4-7")
def test_waves_4_to_7_bring_two_types_on_two_edges_each() -> None:
    f = come(arena(), 6, "tribal", "undead")
    assert kinds(f) == {"grubber": 8, "mucker": 2, "shambler": 8, "soulless": 2}
    assert sorted(min(edge) for edge in edges(f)) == ["tribal", "tribal", "undead", "undead"]
    assert kinds(come(arena(), 4, "tribal", "undead")) == {"grubber": 6, "shambler": 6}
    assert kinds(come(arena(), 5, "tribal", "undead")) == {"grubber": 8, "shambler": 8}
    assert kinds(come(arena(), 7, "tribal", "undead")) == {"mucker": 4, "soulless": 4}


@pytest.mark.rule("myth.slaughterfield.waves-8-10")
def test_waves_8_to_10_bring_three_types_and_a_large_one() -> None:
    all_three = ("tribal", "insect", "undead")
    f = come(arena(), 8, *all_three)
    assert sum(kinds(f).values()) == 13
    assert kinds(f)["yardu"] == 1
    f = come(arena(), 9, *all_three)
    assert kinds(f) == {
        "grubber": 4,
        "crawler_melee": 2,
        "crawler_ranged": 2,
        "shambler": 4,
        "mucker": 2,
        "stalker": 2,
        "soulless": 2,
        "yardu": 1,
    }
    f = come(arena(), 10, *all_three)
    assert kinds(f) == {"mucker": 2, "stalker": 2, "soulless": 2, "terror_stage_1": 1}


@pytest.mark.rule("myth.spawn.equal-crawlers")
def test_the_odd_crawler_of_wave_8_is_chosen() -> None:
    f = arena().wave(7, 4, "tribal", "insect", "undead").then(NextWave())
    f.play("soldier", "edge:north", "family:tribal", "family:insect")
    assert f.codes("soldier") == ["kind:crawler_melee", "kind:crawler_ranged"]
    f.play("soldier", "kind:crawler_ranged")
    assert (kinds(f)["crawler_melee"], kinds(f)["crawler_ranged"]) == (1, 2)


@pytest.mark.rule("myth.slaughterfield.type-choice")
def test_the_second_and_third_type_are_chosen_among_the_others() -> None:
    f = arena().wave(3, 4, "tribal").then(NextWave())
    assert f.codes("soldier", "family") == ["family:insect", "family:undead"]
    assert f.refused("soldier", "family:tribal") == "myth.slaughterfield.type-choice"
    f = arena().wave(4, 4, "tribal", "insect").then(NextWave())
    assert not f.codes("soldier", "done")  # wave 5 brings the same types


@pytest.mark.rule("myth.slaughterfield.edges-choice")
def test_the_heroes_choose_which_edge_gets_which_type() -> None:
    f = arena().wave(4, 4, "tribal", "insect").then(NextWave())
    f.play("soldier", "family:insect", "family:tribal", "family:tribal")
    assert edges(f) == [{"insect"}, {"tribal"}, {"tribal"}, {"insect"}]


@pytest.mark.rule("myth.slaughterfield.edges-choice")
def test_what_cannot_be_otherwise_is_not_asked() -> None:
    f = arena().wave(4, 4, "tribal", "insect").then(NextWave())
    f.play("soldier", "family:insect", "family:insect")
    assert edges(f) == [{"insect"}, {"insect"}, {"tribal"}, {"tribal"}]
    assert f.asks() == []
    f = arena().wave(1, 4, "tribal").then(NextWave())
    assert f.asks() == []


@pytest.mark.rule("myth.slaughterfield.edges-choice", "myth.slaughterfield.variant-two-types")
def test_with_two_types_in_wave_8_each_gets_an_edge_and_one_of_them_the_third() -> None:
    f = arena().wave(7, 4, "tribal", "undead").then(NextWave())
    f.play("soldier", "done", "edge:south", "family:tribal", "family:tribal")
    assert edges(f)[0] == edges(f)[1] == {"tribal"}
    assert edges(f)[3] == {"undead"}
    assert f.asks() == []


@pytest.mark.rule("myth.slaughterfield.endless")
def test_when_the_field_is_empty_the_next_wave_comes_with_the_next_hero_cycle() -> None:
    f = arena().wave(3, 2, "tribal").set(round=2).then(Round())
    assert (f.g.wave, f.g.timer) == (4, 4)


@pytest.mark.rule("myth.slaughterfield.cleared-next")
def test_with_a_monster_left_no_wave_comes_with_the_hero_cycle() -> None:
    f = arena().wave(3, 2, "tribal").monster("grubber", "a1").set(round=2).then(Round())
    assert (f.g.wave, f.g.timer) == (3, 2)


# the timer


@pytest.mark.rule("myth.slaughterfield.timer-step")
def test_with_a_monster_a_rune_goes_and_without_none() -> None:
    assert arena().wave(1, 4, "tribal").monster("grubber", "a1").then(WaveTimer()).g.timer == 3
    assert arena().wave(1, 4, "tribal").then(WaveTimer()).g.timer == 4


@pytest.mark.rule("myth.slaughterfield.timer-step")
def test_the_timer_opens_the_refresh_phase() -> None:
    f = arena().wave(1, 4, "tribal").monster("grubber", "a1").then(RefreshPhase())
    kinds_told = [kind for kind in f.heard() if kind in ("timer", "meter")]
    assert kinds_told == ["timer", "meter"]


@pytest.mark.rule("myth.slaughterfield.timer-empty")
def test_with_the_last_rune_the_next_wave_comes_at_once() -> None:
    f = arena().wave(1, 1, "tribal").monster("grubber", "a2").then(WaveTimer())
    assert (f.g.wave, f.g.timer, len(f.monsters())) == (2, 4, 17)


@pytest.mark.rule("myth.slaughterfield.end", "myth.slaughterfield.timer-empty")
def test_after_wave_10_no_wave_follows() -> None:
    f = arena().wave(10, 1, "tribal").monster("grubber", "a2").then(WaveTimer())
    assert (f.g.wave, f.monsters()) == (10, ["grubber a2"])
    assert come(arena(), 11, "tribal").monsters() == []


@pytest.mark.rule("myth.slaughterfield.spawned-act")
def test_a_wave_from_the_timer_counts_for_the_meter_at_once_and_acts() -> None:
    f = arena().wave(1, 1, "tribal").monster("grubber", "a2").meter(5).then(RefreshPhase())
    for _ in range(60):
        if not f.asks():
            break
        f.play(f.asks()[0], f.codes(f.asks()[0])[0])
    told = f.heard()
    assert told.index("wave") < told.index("cycle")
    assert "moved" in told


@pytest.mark.rule("myth.slaughterfield.rest")
def test_on_an_empty_field_nothing_raises_the_meter() -> None:
    f = arena().wave(5, 3, "tribal").then(HeroDeckPhase(), RefreshPhase())
    assert f.g.meter == 0


@pytest.mark.rule("myth.slaughterfield.no-tile-clear-effects")
def test_an_empty_field_does_not_count_as_cleared() -> None:
    f = arena().wave(3, 4, "tribal").threat("soldier", 5).loot("a1", "b1")
    look_for_end(f.g)
    assert (f.g.over(), f.g.threat, len(f.g.loot), f.g.movement(0)) == (False, [5], 2, 2)


@pytest.mark.rule("myth.slaughterfield.meter")
def test_each_type_on_the_field_brings_1_ap() -> None:
    f = arena().wave(5, 4, "tribal", "insect").meter(1).monster("grubber", "a1").monster("stalker", "c1")
    assert f.then(DarknessMeterStep()).g.meter == 3


@pytest.mark.rule("myth.slaughterfield.variant-one-type")
def test_against_one_type_more_ap_come() -> None:
    assert arena().wave(8, 4, "tribal").monster("grubber", "a1").then(DarknessMeterStep()).g.meter == 3
    assert arena().wave(5, 4, "tribal").monster("grubber", "a1").then(DarknessMeterStep()).g.meter == 2
    assert arena().wave(3, 4, "tribal").monster("grubber", "a1").then(DarknessMeterStep()).g.meter == 1
    f = arena().wave(8, 4, "tribal").monster("grubber", "a1").monster("yardu", "k11").then(DarknessMeterStep())
    assert f.g.meter == 4


@pytest.mark.rule("myth.slaughterfield.variant-two-types")
def test_against_two_types_1_ap_more_comes_from_wave_8_on() -> None:
    f = arena().wave(8, 4, "tribal", "insect").monster("grubber", "a1").monster("stalker", "c1")
    assert f.then(DarknessMeterStep()).g.meter == 3
    f = arena().wave(5, 4, "tribal", "insect").monster("grubber", "a1").monster("stalker", "c1")
    assert f.then(DarknessMeterStep()).g.meter == 2


@pytest.mark.rule("myth.slaughterfield.no-darkness-cards", "myth.slaughterfield.no-lairs")
def test_a_darkness_cycle_draws_no_card_and_spawns_nothing() -> None:
    f = arena().wave(1, 4, "tribal").threat("soldier", 10).monster("grubber", "a1").meter(6).then(CheckMeter())
    while f.asks():
        f.play(f.asks()[0], f.codes(f.asks()[0])[0])
    told = f.heard()
    assert "omen" not in told
    assert "penalty" not in told
    assert len(f.monsters()) == 1
    assert f.g.meter == 0


@pytest.mark.rule("myth.slaughterfield.threat-range")
def test_a_grubber_at_the_edge_moves_toward_heroes_without_threat() -> None:
    f = arena().at("soldier", "f6").wave(1, 4, "tribal").monster("grubber", "f1").meter(6).then(CheckMeter())
    while f.asks():
        f.play(f.asks()[0], f.codes(f.asks()[0])[0])
    assert f.monsters() != ["grubber f1"]
    assert not f.g.mood[0] & MOVED  # forgotten after the cycle


@pytest.mark.rule("myth.slaughterfield.treasure-two-minions", "myth.slaughterfield.treasure-no-limit")
def test_every_second_minion_slain_in_one_attack_drops_a_treasure_without_a_limit() -> None:
    f = arena().wave(1, 4, "tribal").tokens(0)
    for square in ("f7", "g7", "e7", "e6"):
        f.monster("grubber", square)
    for foe in range(4):
        f.g.wound(foe, 1, 0)
    bury_slain(f.g, 0, True, [0, 1, 2, 3])
    assert f.named(f.squares(*[f.box.map.label(square) for square in f.g.loot])) == ["e6", "g7"]


# the end


@pytest.mark.rule("myth.slaughterfield.end")
def test_it_is_won_when_wave_10_has_come_and_nobody_is_left() -> None:
    f = arena().wave(10, 4, "tribal")
    look_for_end(f.g)
    assert (f.g.phase, f.g.ending, f.g.scores) == (WON, BY_WAVES, [10])


@pytest.mark.rule("myth.slaughterfield.end")
def test_a_survivor_of_wave_9_keeps_it_from_being_won() -> None:
    f = arena().wave(9, 4, "tribal").monster("grubber", "a1").wave(10, 4, "tribal")
    look_for_end(f.g)
    assert not f.g.over()
    assert f.g.scores == [9]  # waves 1 to 8, and 10


@pytest.mark.rule("myth.slaughterfield.end", "myth.round.limit")
def test_the_last_round_ends_it_with_the_waves_beaten_so_far() -> None:
    f = arena(rounds=60).wave(3, 4, "tribal").monster("grubber", "a1").set(round=60).then(RoundEnds())
    assert (f.g.phase, f.g.ending, f.g.scores) == (LOST, BY_ROUNDS, [2])


@pytest.mark.rule("myth.slaughterfield.end")
def test_who_only_passes_beats_no_wave() -> None:
    f = new("soldier", mode="slaughterfield", rounds=6).play("soldier", "at:f6", "family:tribal")
    for _ in range(400):
        if not f.asks():
            break
        f.play(f.asks()[0], f.codes(f.asks()[0])[0])
    assert f.g.phase == LOST
    assert f.g.scores == [0]


# treasure


@pytest.mark.rule("myth.slaughterfield.equip-now")
def test_what_is_picked_up_may_be_put_on_at_once_and_not_later() -> None:
    f = arena().wave(1, 4, "tribal").monster("grubber", "a1").loot("f6", "f6").bag(green=1).stock("iron_cap")
    f.then(HeroCycle()).play("soldier", "pick")
    assert f.codes("soldier") == ["equip:green_iron_cap", "done"]
    later = f.twin().play("soldier", "done")
    assert later.refused("soldier", "equip:iron_cap").startswith("myth.")
    assert later.carries("soldier") == ["green_iron_cap"]
    f.play("soldier", "equip:iron_cap")
    assert f.wears("soldier")[3] == "green_iron_cap"
    assert (f.g.hp, f.g.most_hp(0)) == ([8], 8)


@pytest.mark.rule("myth.slaughterfield.end")
def test_a_wave_for_which_no_figure_was_left_is_not_beaten() -> None:
    f = arena().wave(2, 4, "tribal").set(came=0b010)
    assert beaten(f.g) == 1
