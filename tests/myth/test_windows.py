"""The moments of a Darkness Cycle in Myth at which heroes may answer."""

from __future__ import annotations

import pytest

from chimera.games.myth.darkness.cycle import DarknessCycle
from chimera.games.myth.darkness.moments import Moment
from chimera.games.myth.words import AT_BEGIN, AT_DAMAGE, AT_EVENT, AT_SPAWN, AT_TARGET, MOMENTS
from tests.myth.field import Field, field
from tests.myth.nights import settle, windows

SEVEN = ["begin", "event", "target", "moved", "dice", "damage", "spawn"]


def evening(f: Field) -> Field:
    """A hero at f6 and a lair with nobody at home."""
    return f.omens("gathering_dusk").monster("lair_tribal", "j6").meter(6)


@pytest.mark.rule("myth.window.moments")
def test_one_group_and_one_lair_open_seven_moments() -> None:
    f = field("acolyte", hands="private").at("acolyte", "f6").bare("acolyte").hand("acolyte", "soothe_wounds")
    evening(f).monster("grubber", "f8")
    f.rigged(lambda twin: "struck" in settle(twin.then(DarknessCycle())).heard())
    assert windows(f.then(DarknessCycle())) == SEVEN


@pytest.mark.rule("myth.window.moments")
def test_a_potion_is_offered_when_the_cycle_begins_and_before_damage_and_at_no_other_moment() -> None:
    for moment in range(len(MOMENTS)):
        f = field("soldier").at("soldier", "f6").hp("soldier", 3).potions("soldier", vitality=1)
        f.then(Moment(moment))
        assert f.codes("soldier", "drink") == (["drink:vitality"] if moment in (AT_BEGIN, AT_DAMAGE) else [])


@pytest.mark.rule("myth.soldier.rage-gain")
def test_rage_is_offered_when_the_cycle_begins_and_when_a_target_is_chosen() -> None:
    for moment in range(len(MOMENTS)):
        f = field("soldier").at("soldier", "f6").then(Moment(moment))
        assert f.codes("soldier", "rage") == (["rage"] if moment in (AT_BEGIN, AT_TARGET) else [])


@pytest.mark.rule("myth.soldier.rage-gain")
def test_rage_taken_at_a_moment_costs_nothing_and_opens_it_anew() -> None:
    f = field("soldier", "acolyte").at("soldier", "f6").at("acolyte", "f9").hand("acolyte", "soothe_wounds").meter(6)
    f.monster("grubber", "a1").hp("soldier", 3).then(Moment(AT_BEGIN))
    f.play("acolyte", "pass")
    assert f.asks() == ["soldier"]
    f.play("soldier", "rage")
    assert f.g.meter == 6
    assert f.laid("soldier") == ["?", "", "", ""]
    assert f.asks() == ["soldier", "acolyte"]


@pytest.mark.rule("myth.window.moments")
def test_with_open_hands_only_those_are_asked_who_can_play_something() -> None:
    f = field("soldier", "acolyte").at("soldier", "f6").at("acolyte", "f9").hand("acolyte", "soothe_wounds")
    f.hp("soldier", 3).then(Moment(AT_SPAWN))
    assert f.asks() == ["acolyte"]
    assert f.codes("acolyte") == ["pass", "play:soothe_wounds:none"]


@pytest.mark.rule("myth.window.moments")
def test_with_private_hands_all_are_asked_who_could_for_what_everybody_knows() -> None:
    f = field("soldier", "acolyte", hands="private").at("soldier", "f6").at("acolyte", "f9")
    f.hand("acolyte", "smite").hand("soldier", "attack").then(Moment(AT_SPAWN))
    assert f.asks() == ["soldier", "acolyte"]
    assert f.codes("acolyte") == ["pass"]
    f = field("soldier", "acolyte", hands="private").at("soldier", "f6").at("acolyte", "f9")
    f.hand("soldier", "attack").then(Moment(AT_SPAWN))  # the Acolyte holds no card
    assert f.asks() == ["soldier"]


@pytest.mark.rule("myth.window.moments")
def test_a_moment_at_which_no_card_of_the_class_could_be_used_is_not_opened() -> None:
    f = field("archer", hands="private").at("archer", "f6").hand("archer", "now_you_see_me").then(Moment(AT_SPAWN))
    assert f.asks() == []


@pytest.mark.rule("myth.interrupt.any-step")
def test_soothe_wounds_is_legal_before_a_spawn_and_now_you_see_me_is_not() -> None:
    f = field("acolyte", "archer", hands="private").at("acolyte", "f6").at("archer", "f9").hp("archer", 2)
    f.hand("acolyte", "soothe_wounds").hand("archer", "now_you_see_me").potions("archer", vitality=1)
    f.then(Moment(AT_SPAWN))
    assert "play:soothe_wounds:none" in f.codes("acolyte")
    f.then(Moment(AT_BEGIN))
    assert f.refused("archer", "play:now_you_see_me:none") == "myth.interrupt.any-step"


@pytest.mark.rule("myth.window.group")
def test_three_groups_open_the_moment_of_the_target_three_times() -> None:
    f = field("soldier", "archer", "acolyte", hands="private").at("soldier", "f5").at("archer", "l7")
    f.at("acolyte", "a12").hand("acolyte", "soothe_wounds", "smite").omens("gathering_dusk").meter(6)
    f.monster("grubber", "e7").monster("grubber", "f7").monster("grubber", "g7").monster("mucker", "f2")
    f.monster("grubber", "l10").monster("grubber", "k11")
    assert windows(f.then(DarknessCycle())).count("target") == 3


@pytest.mark.rule("myth.death.cards")
def test_a_slain_hero_answers_nothing() -> None:
    f = field("acolyte", hands="private").at("acolyte", "f6").hand("acolyte", "soothe_wounds").ails("acolyte", "slain")
    f.then(Moment(AT_EVENT))
    assert f.asks() == []


@pytest.mark.rule("myth.movement.none-in-darkness")
def test_nobody_walks_in_a_darkness_cycle() -> None:
    f = field("soldier").at("soldier", "f6").then(Moment(AT_BEGIN))
    assert f.codes("soldier", "go") == []
    assert f.refused("soldier", "go:f7") != ""


@pytest.mark.rule("myth.refresh.interrupts-in-refresh-cycle")
def test_interrupts_are_legal_in_a_cycle_of_the_refresh_phase() -> None:
    f = field("acolyte").at("acolyte", "f6").hand("acolyte", "soothe_wounds").hp("acolyte", 2).set(phase=4)
    evening(f).monster("grubber", "f12").then(DarknessCycle())
    assert "play:soothe_wounds:none" in f.codes("acolyte")
