"""The Refresh Phase, step by step."""

from __future__ import annotations

import pytest

from chimera.games.myth.hero_deck import HeroDeckPhase
from chimera.games.myth.monsters.arrivals import Hatch
from chimera.games.myth.refresh import Cleanup, DarknessMeterStep, RefreshPhase, StatusStep
from chimera.games.myth.round import HeroCycle
from chimera.games.myth.words import DARKNESS_CYCLE, FALLEN, HERO_DECK, REFRESH
from tests.myth.field import Field, field


def far(*heroes: str, **settings: str | int | bool) -> Field:
    """Heroes in the south east, out of reach of what sleeps in the north west."""
    heroes = heroes or ("soldier",)
    f = field(*heroes, **settings)
    for i, hero in enumerate(heroes):
        f.at(hero, ("l12", "k12", "l11")[i])
    return f


@pytest.mark.rule("myth.refresh.order")
def test_the_meter_comes_before_status_and_cleanup_last() -> None:
    f = far().monster("grubber", "a1").hp("soldier", 5).ails("soldier", "poisoned").pack("soldier", "iron_cap")
    f.then(RefreshPhase()).play("soldier", "equip:iron_cap")
    kinds = [kind for kind in f.heard() if kind in ("meter", "hurt", "equipped")]
    assert kinds == ["meter", "hurt", "equipped"]


@pytest.mark.rule("myth.refresh.meter-per-type")
def test_each_active_type_and_each_mini_boss_brings_1_ap() -> None:
    f = far().monster("grubber", "a1").monster("grubber", "b1").monster("yardu", "c1").then(DarknessMeterStep())
    assert f.g.meter == 2


@pytest.mark.rule("myth.refresh.meter-type-not-name")
def test_minions_and_captains_of_one_type_count_once() -> None:
    f = far().monster("grubber", "a1").monster("mucker", "b1").then(DarknessMeterStep())
    assert f.g.meter == 1
    f = far().monster("grubber", "a1").monster("mucker", "b1").monster("crawler_melee", "c1").then(DarknessMeterStep())
    assert f.g.meter == 2


@pytest.mark.rule("myth.refresh.meter-inactive-zero")
def test_inactive_monsters_out_of_reach_bring_nothing() -> None:
    f = far().monster("grubber", "a1", active=False).then(DarknessMeterStep())
    assert f.g.meter == 0


@pytest.mark.rule("myth.refresh.meter-inactive-zero", "myth.threat-range.active")
def test_who_becomes_active_in_this_step_counts_at_once() -> None:
    f = far().threat("soldier", 2).monster("grubber", "f12", active=False).then(DarknessMeterStep())
    assert f.g.meter == 1  # range 4 and Threat 2 reach 6 squares
    f = far().threat("soldier", 1).monster("grubber", "f12", active=False).then(DarknessMeterStep())
    assert f.g.meter == 0


@pytest.mark.rule("myth.refresh.meter-per-type", "myth.slaughterfield.no-lairs")
def test_a_lair_is_no_type() -> None:
    assert far().monster("lair_tribal", "a1").then(DarknessMeterStep()).g.meter == 0


@pytest.mark.rule("myth.refresh.meter-boss")
def test_a_boss_brings_the_ap_on_its_card() -> None:
    f = far().monster("terror_stage_1", "a1").monster("crawler_melee", "f1").then(DarknessMeterStep())
    assert f.g.meter == 3


@pytest.mark.rule("myth.refresh.meter-triggers-cycle")
def test_at_six_the_darkness_answers_before_the_status_step() -> None:
    f = far().monster("grubber", "a1").monster("yardu", "c1").meter(5).ails("soldier", "poisoned")
    f.then(RefreshPhase())
    while f.asks() and f.g.phase == DARKNESS_CYCLE:
        f.play(f.asks()[0], f.codes(f.asks()[0])[0])
    kinds = [kind for kind in f.heard() if kind in ("cycle", "hurt", "phase")]
    assert kinds.index("cycle") < kinds.index("hurt")
    assert f.g.meter == 1
    assert f.g.phase == REFRESH


@pytest.mark.rule("myth.refresh.interrupts-in-refresh-cycle", "myth.window.moments")
def test_in_such_a_cycle_the_new_hand_may_answer() -> None:
    f = far("acolyte").hp("acolyte", 3).monster("grubber", "k11").hand("acolyte", "soothe_wounds").meter(5)
    f.set(phase=HERO_DECK).then(RefreshPhase())
    assert f.g.phase == DARKNESS_CYCLE
    assert any(code.startswith("play:soothe_wounds") for code in f.codes("acolyte"))


@pytest.mark.rule("myth.refresh.status")
def test_poison_deals_1_and_stays() -> None:
    f = far().hp("soldier", 5).ails("soldier", "poisoned").monster("grubber", "a1").then(StatusStep())
    assert f.g.hp == [4]
    f.then(StatusStep())
    assert f.g.hp == [3]


@pytest.mark.rule("myth.effect.duration", "myth.effect.one-copy")
def test_poison_untreated_takes_three_in_three_rounds_even_when_given_twice() -> None:
    f = far().ails("soldier", "poisoned").monster("grubber", "a1")
    f.g.afflict(0, 1)
    f.then(StatusStep(), StatusStep(), StatusStep())
    assert f.g.hp == [4]


@pytest.mark.rule("myth.refresh.status", "myth.effect.prone-hero")
def test_a_prone_hero_stands_up_but_misses_its_next_hero_cycle() -> None:
    f = far("soldier", "archer").ails("soldier", "prone").monster("grubber", "a1").then(StatusStep())
    assert [event.args["status"] for event in f.told("relieved")] == ["prone"]
    f.then(HeroCycle())
    assert f.asks() == ["archer"]
    f.play("archer", "ready").then(StatusStep(), HeroCycle())
    assert f.asks() == ["soldier", "archer"]


@pytest.mark.rule("myth.status.dot")
def test_damage_over_time_deals_1_in_the_status_step() -> None:
    f = far().monster("stalker", "a1", life=2).monster("grubber", "d1")
    f.g.add_dot(f.foe("a1"), 0, 7, 1)
    f.then(StatusStep())
    assert f.g.life[f.foe("a1")] == 1
    f.then(StatusStep())
    assert f.g.life[f.foe("a1")] == 1


@pytest.mark.rule("myth.status.dot-stack")
def test_damage_of_different_cards_adds_up_and_the_same_card_renews_its_own() -> None:
    f = far().monster("lair_tribal", "a1", life=5)
    f.g.add_dot(0, 0, 7, 1)
    f.g.add_dot(0, 0, 8, 2)
    f.g.add_dot(0, 0, 7, 2)
    f.then(StatusStep())
    assert f.g.life == [3]
    f.then(StatusStep())
    assert f.g.life == [1]
    assert f.g.dots == []


@pytest.mark.rule("myth.threat.dot", "myth.treasure.nonhero-kill")
def test_damage_over_time_gives_threat_and_a_captain_slain_by_it_drops_treasure() -> None:
    f = far("archer").monster("mucker", "a1", life=1).monster("grubber", "l1")
    f.g.add_dot(f.foe("a1"), 0, 7, 1)
    f.then(StatusStep())
    assert f.g.threat == [1]
    assert (f.monsters(), f.named(1 << f.g.loot[0]), f.g.tokens) == (["grubber l1"], ["a1"], 5)


@pytest.mark.rule("myth.threat.no-overkill", "myth.treasure.nonhero-kill")
def test_minions_slain_by_damage_over_time_drop_nothing() -> None:
    f = far().monster("grubber", "l1", active=False)
    for square in ("a1", "b1", "c1"):
        f.monster("crawler_melee", square)
        f.g.add_dot(f.foe(square), 0, 7, 1)
        f.g.add_dot(f.foe(square), 0, 8, 1)
    f.then(StatusStep())
    assert (f.monsters(), f.g.loot, f.g.threat) == (["grubber l1"], [], [3])


@pytest.mark.rule("myth.clear.condition", "myth.status.dot")
def test_the_last_monster_may_burn_to_death() -> None:
    f = far().monster("crawler_melee", "a1")
    f.g.add_dot(0, 0, 7, 1)
    f.then(StatusStep())
    assert f.g.over()


@pytest.mark.rule("myth.threat.penalty-duration")
def test_the_penalty_of_second_skin_mends_active_captains() -> None:
    f = far().monster("mucker", "a1", life=1).monster("mucker", "d1", life=1, active=False)
    f.set(penalties=1 << f.box.omen_ids.index("second_skin")).then(StatusStep())
    assert (f.g.life[f.foe("a1")], f.g.life[f.foe("d1")]) == (3, 1)


@pytest.mark.rule("myth.monster.terror-larvae")
def test_larvae_hatch_into_crawlers_melee_and_ranged_in_equal_numbers() -> None:
    f = far().monster("larva", "a1").monster("larva", "c1").then(Hatch())
    assert sorted(f.monsters()) == ["crawler_melee a1", "crawler_ranged c1"]
    f = far().monster("larva", "a1").monster("larva", "c1").monster("larva", "e1").then(Hatch())
    assert f.codes("soldier") == ["kind:crawler_melee", "kind:crawler_ranged"]
    f.play("soldier", "kind:crawler_melee")
    assert [name.split()[0] for name in sorted(f.monsters())] == ["crawler_melee", "crawler_melee", "crawler_ranged"]


@pytest.mark.rule("myth.refresh.cleanup-slain", "myth.death.stay-until-cleanup")
def test_slain_heroes_lie_on_their_squares_until_cleanup() -> None:
    f = far("soldier", "archer").ails("soldier", "slain").monster("grubber", "a1").then(StatusStep())
    assert f.where("soldier") == "l12"
    f.then(Cleanup())
    assert f.where("soldier") == ""


@pytest.mark.rule("myth.death.no-loot")
def test_the_goods_of_the_slain_are_kept() -> None:
    f = far("soldier", "archer").ails("soldier", "slain").potions("soldier", vitality=1).pack("soldier", "iron_cap")
    f.monster("grubber", "a1").then(HeroCycle())
    assert f.codes("archer", "give", "hand") == []
    f.then(Cleanup())
    assert (f.g.potions[0], f.carries("soldier")) == (1, ["green_iron_cap"])


@pytest.mark.rule("myth.refresh.cleanup-equip")
def test_items_are_put_on_in_cleanup_and_not_before() -> None:
    f = far().pack("soldier", "shortsword").monster("grubber", "a1", active=False).then(HeroCycle())
    assert f.refused("soldier", "equip:shortsword").startswith("myth.")
    f.play("soldier", "ready").then(Cleanup())
    f.play("soldier", "equip:shortsword")
    assert f.wears("soldier")[0] == "green_shortsword"
    assert f.carries("soldier") == ["brown_fireplace_poker"]


@pytest.mark.rule("myth.item.unequip", "myth.hero.equipment-slots")
def test_each_slot_is_changed_once_in_a_cleanup() -> None:
    f = far().pack("soldier", "iron_cap", "shortsword").monster("grubber", "a1").then(Cleanup())
    f.play("soldier", "equip:shortsword")
    assert f.codes("soldier", "equip") == ["equip:green_iron_cap"]
    assert f.refused("soldier", "equip:brown_fireplace_poker") == "myth.refresh.cleanup-equip"
    f.play("soldier", "equip:iron_cap")
    assert f.asks() == []


@pytest.mark.rule("myth.hero.equipped-only-bonuses")
def test_what_is_not_in_the_inventory_cannot_be_put_on() -> None:
    f = far().pack("soldier", "iron_cap").monster("grubber", "a1").then(Cleanup())
    assert f.refused("soldier", "equip:staff") == "myth.hero.equipped-only-bonuses"
    f.play("soldier", "remove:armor")
    assert f.carries("soldier") == ["brown_adventurers_gear", "green_iron_cap"]
    assert f.refused("soldier", "remove:armor") == "myth.hero.equipment-slots"


@pytest.mark.rule("myth.refresh.cleanup-equip")
def test_who_carries_nothing_to_wear_is_not_asked() -> None:
    f = far("soldier", "archer").pack("archer", "iron_cap").potions("soldier", focus=1).monster("grubber", "a1")
    f.then(Cleanup())
    assert f.asks() == ["archer"]


@pytest.mark.rule("myth.monster.resurrect", "myth.refresh.meter-per-type")
def test_a_fallen_shambler_counts_as_active_so_that_it_will_rise() -> None:
    f = far().monster("shambler", "a1", mood=FALLEN).then(DarknessMeterStep())
    assert f.g.meter == 1


@pytest.mark.rule("myth.round.phases", "myth.hero-deck-phase.order")
def test_hands_are_drawn_before_the_refresh_phase() -> None:
    f = far().monster("grubber", "a1").then(HeroDeckPhase(), RefreshPhase())
    kinds = [kind for kind in f.heard() if kind in ("drew", "meter")]
    assert kinds == ["drew"] * 5 + ["meter"]
