"""The Darkness Cycle of Myth as a whole: its steps, whom it wakes, when it comes, and what its end does."""

from __future__ import annotations

import pytest

from chimera.games.myth.darkness.cycle import check_threat_range, due
from chimera.games.myth.words import ACTIVE, HERO_CYCLE, REFRESH
from tests.myth.field import Field, field
from tests.myth.nights import moves, near, night

OPEN = "slaughterfield"


@pytest.mark.rule("myth.threat-range.no-active-ends")
def test_a_cycle_with_nothing_active_draws_no_card_spawns_nothing_and_costs_six() -> None:
    f = (
        field("soldier")
        .at("soldier", "a1")
        .monster("lair_tribal", "k11")
        .monster("grubber", "l9", active=False)
        .meter(7)
    )
    night(f)
    assert "omen" not in f.heard()
    assert f.monsters() == ["lair_tribal k11", "grubber l9"]
    assert f.g.meter == 1
    assert f.g.phase == HERO_CYCLE


def awake(f: Field) -> list[str]:
    """The squares of active monsters."""
    g = f.g
    return [f.box.map.label(g.spot[foe]) for foe in g.foes() if g.mood[foe] & ACTIVE]


@pytest.mark.rule("myth.darkness.steps")
def test_a_cycle_tells_its_steps_in_the_order_of_the_manual() -> None:
    f = field("soldier").at("soldier", "f6").threat("soldier", 10).omens("webbed_path").meter(6)
    f.monster("lair_tribal", "h6").monster("grubber", "f8", active=False)
    night(f)
    told = f.heard()
    wanted = [
        "cycle",
        "woke",
        "omen",
        "happens",
        "penalty",
        "lined_up",
        "targets",
        "moved",
        "rolls",
        "spawned",
        "meter",
    ]
    places = [told.index(kind, told.index("cycle")) for kind in wanted]
    assert places == sorted(places)


@pytest.mark.rule("myth.threat-range.active")
def test_threat_range_and_threat_of_a_hero_wake_a_figure_one_hero_is_enough() -> None:
    for square, active in (("h6", True), ("i6", False)):  # a shambler: Threat range 3, the hero's Threat 4
        f = (
            field("soldier", mode=OPEN)
            .at("soldier", "a6")
            .threat("soldier", 4)
            .monster("shambler", square, active=False)
        )
        check_threat_range(f.g)
        assert bool(awake(f)) is active
    f = field("soldier", "archer", mode=OPEN).at("soldier", "a6").at("archer", "j6").threat("archer", 5)
    f.monster("shambler", "b6", active=False)
    f.at("soldier", "a1").monster("shambler", "b12", active=False)
    check_threat_range(f.g)
    assert awake(f) == ["b6", "b12"]


@pytest.mark.rule("myth.threat-range.active")
def test_a_hero_far_off_with_much_threat_wakes_it_though_the_near_one_does_not() -> None:
    f = field("soldier", "archer", mode=OPEN).at("soldier", "a6").at("archer", "i6").threat("archer", 6)
    f.monster("shambler", "f12", active=False)
    f.at("soldier", "a12").monster("shambler", "f1", active=False)
    check_threat_range(f.g)
    assert len(awake(f)) == 2


@pytest.mark.rule("myth.threat-range.recheck")
def test_what_is_awake_stays_awake_however_far_the_heroes_go() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "a1").monster("grubber", "l12").monster("grubber", "l1", active=False)
    check_threat_range(f.g)
    assert awake(f) == ["l12"]


@pytest.mark.rule("myth.threat-range.per-monster")
def test_each_figure_is_checked_by_itself_and_a_scout_pulls_only_active_ones() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "a6").monster("grubber", "e6", active=False)
    f.monster("grubber", "f6", active=False)
    check_threat_range(f.g)
    assert awake(f) == ["e6"]
    moves(f, "grubber")
    assert near(f, "grubber", "soldier") == 1
    assert "grubber f6" in f.monsters()


@pytest.mark.rule("myth.threat-range.fools-errand")
def test_the_decoy_wakes_monsters_like_a_hero_with_five_threat() -> None:
    for square, active in (("i2", True), ("j2", False)):
        f = field("archer", mode=OPEN).at("archer", "a12").monster("shambler", square, active=False)
        f.space("archer", "fools_errand", chosen=f.square("a2"))
        check_threat_range(f.g)
        assert bool(awake(f)) is active


@pytest.mark.rule("myth.miniboss.threat-range")
def test_yardu_sleeps_at_seven_squares_and_wakes_with_one_threat() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "a6").monster("yardu", "h6", active=False)
    check_threat_range(f.g)
    assert awake(f) == []
    f.threat("soldier", 1)
    check_threat_range(f.g)
    assert awake(f) == ["h6"]


@pytest.mark.rule("myth.boss.no-courage")
def test_the_terror_is_always_awake_and_passes_courage() -> None:
    f = field("soldier", mode=OPEN, deck="all").at("soldier", "a1").monster("terror_stage_1", "i9", active=False)
    f.space("soldier", "battle_joy_novice")
    check_threat_range(f.g)
    assert awake(f) == ["i9"]
    moves(f, "terror_stage_1")
    told = f.heard()
    assert "moved" in told
    assert "dared" not in told
    assert "quailed" not in told


@pytest.mark.rule("myth.activation.only-active")
def test_an_inactive_mucker_stays_where_it_is() -> None:
    f = field("soldier").at("soldier", "a6").monster("mucker", "l6", active=False).monster("grubber", "c6")
    f.omens("gathering_dusk")
    night(f)
    assert "mucker l6" in f.monsters()


@pytest.mark.rule("myth.activation.move-then-attack")
def test_all_kinds_move_before_any_attacks() -> None:
    f = field("soldier").at("soldier", "f6").omens("gathering_dusk").monster("yardu", "f9").monster("grubber", "e8")
    night(f)
    told = [(event.kind, event.args.get("monster")) for event in f.told() if event.kind in ("moved", "rolls")]
    grubber, yardu = f.kind("grubber"), f.kind("yardu")
    assert told == [("moved", grubber), ("moved", yardu), ("rolls", grubber), ("rolls", yardu)]


@pytest.mark.rule("myth.darkness-cycle.reduce-six")
def test_the_end_of_a_cycle_lowers_the_meter_by_six() -> None:
    f = field("soldier").at("soldier", "f6").omens("gathering_dusk").monster("grubber", "f8").meter(8)
    night(f)
    assert f.g.meter == 2
    assert f.g.phase == HERO_CYCLE
    assert not due(f.g)


@pytest.mark.rule("myth.darkness-cycle.chain")
def test_a_meter_that_is_still_full_brings_another_cycle() -> None:
    f = field("soldier").at("soldier", "f6").omens("gathering_dusk", "second_skin").monster("grubber", "f8").meter(12)
    night(f)
    assert f.heard().count("cycle") == 2
    assert f.g.meter == 0


@pytest.mark.rule("myth.refresh.meter-triggers-cycle")
def test_a_cycle_of_the_refresh_phase_leads_back_to_it() -> None:
    f = field("soldier").at("soldier", "f6").omens("gathering_dusk").monster("grubber", "f8").meter(6)
    f.set(phase=REFRESH)
    night(f)
    assert f.g.phase == REFRESH


@pytest.mark.rule("myth.slaughterfield.no-darkness-cards", "myth.slaughterfield.no-lairs")
def test_no_darkness_card_is_drawn_in_the_slaughterfield() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").threat("soldier", 10).monster("grubber", "f8").meter(6)
    night(f)
    told = f.heard()
    assert "omen" not in told
    assert "penalty" not in told
    assert f.monsters() == ["grubber f7"]


@pytest.mark.rule("myth.slaughterfield.threat-range")
def test_a_figure_of_a_wave_acts_wherever_the_heroes_stand() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").monster("grubber", "a6").meter(6)
    night(f)
    assert f.monsters() == ["grubber d6"]


@pytest.mark.rule("myth.shadows.notice-check", "myth.shadows.break-on-success")
def test_one_of_three_adjacent_grubbers_notices_and_all_may_choose_her() -> None:
    f = field("brigand", "soldier", mode=OPEN).at("brigand", "f6").at("soldier", "l12").threat("brigand", 5)
    f.bare("brigand").space("brigand", "shadowslip")
    for square in ("e5", "f5", "g5"):
        f.monster("grubber", square)
    f.monster("crawler_melee", "f8")
    f.dice(2, 3, 5, stream=1)
    moves(f, "grubber", "crawler_melee")
    told = f.heard()
    assert told.count("overlooked") == 2
    assert told.count("noticed") == 1
    assert set(f.g.aim) == {f.seat("brigand")}


@pytest.mark.rule("myth.shadows.all-fail", "myth.shadows.timing")
def test_if_all_fail_she_is_no_target_and_coming_adjacent_makes_no_further_test() -> None:
    f = field("brigand", "soldier", mode=OPEN).at("brigand", "f6").at("soldier", "f9").threat("brigand", 5)
    f.bare("brigand").space("brigand", "shadowslip")
    for square in ("e5", "f5", "g5"):
        f.monster("grubber", square)
    f.monster("grubber", "i7")
    f.dice(1, 2, 4, stream=1)
    moves(f, "grubber")
    assert f.heard().count("overlooked") == 3
    assert set(f.g.aim) == {f.seat("soldier")}
    assert f.g.in_shadows(f.seat("brigand"))


@pytest.mark.rule("myth.shadows.not-adjacent")
def test_who_is_two_squares_off_rolls_no_notice_die() -> None:
    f = field("brigand", "soldier", mode=OPEN).at("brigand", "f6").at("soldier", "l12").space("brigand", "shadowslip")
    f.monster("grubber", "f8")
    moves(f, "grubber")
    told = f.heard()
    assert "noticed" not in told
    assert "overlooked" not in told


@pytest.mark.rule("myth.archer.fools-errand")
def test_a_decoy_is_attacked_to_no_effect() -> None:
    f = field("soldier", "archer", mode=OPEN).at("soldier", "b2").at("archer", "b12").meter(6)
    f.space("archer", "fools_errand", chosen=f.square("j2")).monster("grubber", "i3")
    night(f)
    told = f.heard()
    assert "decoyed" in told
    assert "rolls" not in told
    assert f.g.hp == [7, 5]
