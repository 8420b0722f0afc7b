"""The round and the Hero Cycle: who may act when, walking, the meter, loitering."""

from __future__ import annotations

import pytest

from chimera.games.myth.meter import CheckMeter
from chimera.games.myth.round import CyclePhaseEnds, HeroCycle, Round
from chimera.games.myth.words import DARKNESS_CYCLE, HERO_CYCLE, HERO_DECK, REFRESH
from tests.myth.field import Field, field


def quiet(*heroes: str, **settings: str | int | bool) -> Field:
    """Heroes in the middle of the tile, a sleeping grubber far away, the Hero Cycle going on."""
    heroes = heroes or ("soldier",)
    f = field(*heroes, **settings)
    for i, hero in enumerate(heroes):
        f.at(hero, ("f6", "g6", "f7", "g7", "e7")[i])
    return f.monster("grubber", "a12", active=False)


@pytest.mark.rule("myth.round.phases")
def test_a_round_is_cycle_hero_deck_and_refresh() -> None:
    f = quiet().set(phase=REFRESH, round=0).then(Round())
    f.play("soldier", "ready")
    phases = [event.args["phase"] for event in f.told("phase")]
    assert phases == [HERO_CYCLE, HERO_DECK, REFRESH, HERO_CYCLE]


@pytest.mark.rule("myth.round.heroes-end-cycle")
def test_the_cycle_phase_goes_on_until_all_are_ready() -> None:
    f = quiet("soldier", "archer").then(HeroCycle(), CyclePhaseEnds())
    f.play("soldier", "ready")
    assert f.asks() == ["archer"]
    f.play("archer", "ready")
    assert not f.g.agenda


@pytest.mark.rule("myth.hero-cycle.no-turn-order", "myth.movement.spend-anytime")
def test_heroes_act_wait_and_act_again() -> None:
    f = quiet("soldier", "archer").hand("archer", "sprint").cycle()
    f.play("soldier", "go:f5").play("archer", "play:sprint:aggressive").play("soldier", "go:f4")
    assert f.where("soldier") == "f4"


@pytest.mark.rule("myth.hero-cycle.no-turn-order")
def test_an_act_of_another_hero_withdraws_ready() -> None:
    f = quiet("soldier", "archer").cycle().play("soldier", "ready")
    assert f.asks() == ["archer"]
    f.play("archer", "go:g5")
    assert f.asks() == ["soldier", "archer"]


@pytest.mark.rule("myth.hero-cycle.mp-refresh")
def test_movement_points_come_back_each_round() -> None:
    f = quiet().mp("soldier", spent=2, more=3).acted("soldier").then(Round())
    assert (f.g.mp_left(0), f.g.acted) == (2, [0])


@pytest.mark.rule("myth.movement.base", "myth.bonus.mp-penalty")
def test_items_change_movement() -> None:
    assert field("soldier").worn("soldier", "chain_hauberk").g.movement(0) == 1
    assert field("soldier").worn("soldier", "travel_boots").g.movement(0) == 3
    assert field("soldier").pack("soldier", "travel_boots").g.movement(0) == 2


@pytest.mark.rule("myth.movement.zero-floor")
def test_movement_never_falls_below_zero() -> None:
    f = field("soldier").worn("soldier", "chain_hauberk", "bulwark")
    f.set(penalties=1 << f.box.omen_ids.index("webbed_path"))
    assert f.g.movement(0) == 0


@pytest.mark.rule("myth.movement.step")
def test_a_diagonal_step_costs_1_mp() -> None:
    f = quiet().cycle().play("soldier", "go:g7")
    assert f.g.mp_left(0) == 1


@pytest.mark.rule("myth.movement.blocked-by")
def test_nobody_walks_through_heroes_or_monsters() -> None:
    f = field("soldier", "archer").at("soldier", "a1").at("archer", "a2")
    f.monster("grubber", "b1").monster("grubber", "b2").cycle()
    assert f.codes("soldier", "go") == []
    assert f.refused("soldier", "go:a2") == "myth.movement.blocked-by"
    assert f.refused("soldier", "go:a3") == "myth.movement.blocked-by"


@pytest.mark.rule("myth.death.stay-until-cleanup", "myth.movement.blocked-by")
def test_a_slain_hero_keeps_its_square() -> None:
    f = quiet("soldier", "archer").ails("archer", "slain").cycle()
    assert f.refused("soldier", "go:g6") == "myth.movement.blocked-by"


@pytest.mark.rule("myth.movement.diagonal-gap")
def test_figures_do_not_stop_a_diagonal_step_between_them() -> None:
    f = field("soldier").at("soldier", "f6").monster("grubber", "g6").monster("grubber", "f7").cycle()
    f.play("soldier", "go:g7")
    assert (f.where("soldier"), f.g.mp_left(0)) == ("g7", 1)


@pytest.mark.rule("myth.movement.diagonal-gap", "myth.lines.red")
def test_lines_on_both_ways_around_the_corner_stop_a_diagonal_step() -> None:
    f = field("soldier").at("soldier", "b3").cycle()  # c3 and c4 have red lines on all sides
    assert "go:b2" in f.codes("soldier")
    assert f.refused("soldier", "go:c4") == "myth.movement.blocked-by"


@pytest.mark.rule("myth.movement.mp-not-action")
def test_walking_costs_neither_ap_nor_the_action() -> None:
    f = quiet().cycle().play("soldier", "go:f4")
    assert (f.g.meter, f.g.acted, f.g.spent) == (0, [0], 0)


@pytest.mark.rule("myth.movetype.none")
def test_who_chose_no_movement_spends_no_mp() -> None:
    f = quiet().stride("soldier", "none").hand("soldier", "attack").cycle()
    assert f.codes("soldier", "go") == []
    assert f.refused("soldier", "go:f5") == "myth.movetype.none"


@pytest.mark.rule("myth.movetype.cautious")
def test_cautious_movement_is_half_rounded_up() -> None:
    assert quiet().stride("soldier", "cautious").g.mp_left(0) == 1
    assert quiet().worn("soldier", "travel_boots").stride("soldier", "cautious").g.mp_left(0) == 2


@pytest.mark.rule("myth.movetype.normal")
def test_normal_movement_is_all_of_it() -> None:
    f = quiet().stride("soldier", "normal").cycle().play("soldier", "go:g4")
    assert f.g.mp_left(0) == 0


@pytest.mark.rule("myth.movetype.includes-past-mp")
def test_movement_so_far_rules_out_types() -> None:
    f = quiet().mp("soldier", spent=2)
    assert [stride for stride in range(4) if f.g.may_stride(0, stride)] == [2, 3]


@pytest.mark.rule("myth.movetype.aggressive-without-move")
def test_aggressive_without_a_move_card_leaves_mp_at_movement() -> None:
    assert quiet().stride("soldier", "aggressive").g.mp_left(0) == 2


@pytest.mark.rule("myth.movement.non-move-mp")
def test_mp_that_are_no_move_are_spent_first_and_bind_no_type() -> None:
    f = quiet().mp("soldier", free=1).cycle().play("soldier", "go:f5")
    assert (f.g.mp_free, f.g.mp_spent, f.g.mp_left(0)) == ([0], [0], 2)
    assert f.g.may_stride(0, 0)
    f.play("soldier", "go:f4")
    assert (f.g.mp_spent, f.g.may_stride(0, 0)) == ([1], False)


@pytest.mark.rule("myth.movement.non-move-mp")
def test_mp_that_are_no_move_can_be_spent_with_no_movement() -> None:
    f = quiet().stride("soldier", "none").mp("soldier", free=1).cycle()
    assert len(f.codes("soldier", "go")) == 8


@pytest.mark.rule("myth.movement.step")
def test_a_walk_takes_the_shortest_way_around() -> None:
    f = field("soldier").at("soldier", "a1").monster("grubber", "b1").monster("grubber", "b2").mp("soldier", more=2)
    f.stride("soldier", "aggressive").cycle().play("soldier", "go:b3")
    assert (f.where("soldier"), f.g.mp_left(0)) == ("b3", 2)


@pytest.mark.rule("myth.effect.captured")
def test_a_webbed_hero_cannot_walk_but_picks_up_and_gets_free_for_cards() -> None:
    f = quiet().ails("soldier", "webbed", web=3).hand("soldier", "attack", "attack", "devastate", "sprint")
    f.loot("f6").stock("iron_cap").bag(green=1).cycle()
    assert f.codes("soldier", "go") == []
    assert f.refused("soldier", "go:f5") == "myth.effect.captured"
    f.play("soldier", "pick")
    f.play("soldier", "free", "card:attack", "card:attack", "card:sprint")
    assert (f.held("soldier"), f.g.ails[0], f.g.meter) == (["devastate"], 0, 0)
    assert f.codes("soldier", "go") != []


@pytest.mark.rule("myth.effect.captured")
def test_with_too_few_cards_nobody_gets_out_of_a_web() -> None:
    f = quiet().ails("soldier", "webbed", web=3).hand("soldier", "attack", "devastate").cycle()
    assert f.refused("soldier", "free") == "myth.effect.captured"


@pytest.mark.rule("myth.effect.prone-hero")
def test_a_rising_hero_plays_nothing_and_walks_nowhere_in_the_hero_cycle() -> None:
    f = quiet("soldier", "archer").ails("soldier", "rising").hand("soldier", "sprint").cycle()
    assert f.asks() == ["archer"]
    f = quiet("soldier", "archer").ails("soldier", "rising").hand("soldier", "sprint")
    f.potions("soldier", focus=1).cycle()
    assert f.codes("soldier") == ["ready", "drink:focus", "hand:focus:archer"]
    assert f.refused("soldier", "go:f5") == "myth.effect.prone-hero"
    assert f.refused("soldier", "play:sprint:aggressive") == "myth.effect.prone-hero"
    assert f.refused("soldier", "rage") == "myth.effect.prone-hero"


@pytest.mark.rule("myth.death.cards")
def test_a_slain_hero_is_not_asked() -> None:
    f = quiet("soldier", "archer").ails("soldier", "slain").hand("soldier", "sprint").cycle()
    assert f.asks() == ["archer"]


@pytest.mark.rule("myth.soldier.rage-gain", "myth.soldier.rage-fills-spaces")
def test_rage_is_taken_in_the_hero_cycle_as_long_as_spaces_are_empty() -> None:
    f = quiet().space("soldier", "sprint").space("soldier", "hustle").cycle().play("soldier", "rage", "rage")
    assert (f.g.rage(0), f.g.meter) == (2, 0)
    assert f.refused("soldier", "rage") == "myth.hero.action-space-one-card"
    assert f.g.empty_spaces(0) == 0


@pytest.mark.rule("myth.soldier.rage-gain")
def test_only_the_soldier_takes_rage() -> None:
    f = quiet("archer").cycle()
    assert f.refused("archer", "rage") == "myth.soldier.rage-gain"


# the meter


@pytest.mark.rule("myth.darkness-cycle.trigger", "myth.darkness-cycle.reduce-six")
def test_at_six_ap_the_card_is_resolved_and_the_darkness_answers() -> None:
    f = quiet().monster("grubber", "f7").hand("soldier", "devastate").meter(5).cycle().dice(9, 9, 9, 9)
    f.play("soldier", "play:devastate:normal")
    kinds = f.heard()
    while "cycle" not in kinds:
        f.play("soldier", f.codes("soldier")[-1])
        kinds += f.heard()
    assert kinds.index("played") < kinds.index("slew") < kinds.index("cycle")


@pytest.mark.rule("myth.darkness-cycle.reduce-six", "myth.setup.damage-meter", "myth.setup.darkness-meter-track")
def test_a_cycle_takes_six_off_the_meter_and_the_hero_cycle_goes_on() -> None:
    f = quiet().meter(8).then(CheckMeter(), HeroCycle())
    assert (f.g.meter, f.g.phase, f.asks()) == (2, HERO_CYCLE, ["soldier"])


@pytest.mark.rule("myth.darkness-cycle.trigger")
def test_below_six_nothing_happens() -> None:
    f = quiet().meter(5).then(CheckMeter(), HeroCycle())
    assert "cycle" not in f.heard()
    assert f.g.meter == 5


@pytest.mark.rule("myth.darkness-cycle.chain", "myth.darkness-cycle.multiple")
def test_while_the_meter_is_still_full_another_cycle_follows() -> None:
    f = quiet().meter(13).then(CheckMeter(), HeroCycle())
    assert f.heard().count("cycle") == 2
    assert f.g.meter == 1


@pytest.mark.rule("myth.round.hero-cycle-is-one")
def test_a_darkness_cycle_leaves_movement_and_spent_mp_as_they_are() -> None:
    f = quiet().stride("soldier", "cautious").mp("soldier", spent=1).acted("soldier").meter(6)
    f.then(CheckMeter(), HeroCycle())
    assert (f.g.stride, f.g.mp_left(0), f.g.acted) == ([1], 0, [1])


@pytest.mark.rule("myth.round.one-action-per-cycle-phase")
def test_one_action_in_a_cycle_phase_even_across_a_darkness_cycle() -> None:
    f = quiet().hand("soldier", "sprint", "attack").acted("soldier").meter(6)
    f.then(CheckMeter(), HeroCycle())
    assert f.heard().count("cycle") == 1
    assert f.refused("soldier", "play:attack:normal") == "myth.round.one-action-per-cycle-phase"
    f.g.begin_cycle_phase()
    assert f.codes("soldier", "play") != []


@pytest.mark.rule("myth.movement.none-in-darkness")
def test_no_mp_are_spent_in_a_darkness_cycle() -> None:
    f = quiet().monster("grubber", "a1").potions("soldier", focus=1).meter(6).then(CheckMeter(), HeroCycle())
    assert f.g.phase == DARKNESS_CYCLE
    assert f.codes("soldier", "go") == []


# loitering


@pytest.mark.rule("myth.loitering.trigger", "myth.loitering.penalty-now")
def test_who_spends_no_ap_loses_a_treasure_token() -> None:
    assert quiet().tokens(4).then(CyclePhaseEnds()).g.tokens == 3
    assert quiet().tokens(0).then(CyclePhaseEnds()).g.tokens == 0


@pytest.mark.rule("myth.loitering.trigger")
def test_1_ap_of_one_hero_is_enough() -> None:
    f = quiet("soldier", "archer", "acolyte", "brigand").tokens(4)
    f.g.pay(0, 1)
    assert f.then(CyclePhaseEnds()).g.tokens == 4


@pytest.mark.rule("myth.loitering.trigger")
def test_a_card_of_0_ap_and_interrupts_do_not_count() -> None:
    f = quiet().tokens(4).set(phase=DARKNESS_CYCLE)
    f.g.pay(0, 1)
    f.set(phase=HERO_CYCLE)
    f.g.pay(0, 0)
    assert f.then(CyclePhaseEnds()).g.tokens == 3


@pytest.mark.rule("myth.loitering.trigger", "myth.hero-cycle.mp-refresh")
def test_loitering_is_counted_anew_in_every_cycle_phase() -> None:
    f = quiet().tokens(4)
    f.g.pay(0, 1)
    f.g.begin_cycle_phase()
    assert f.then(CyclePhaseEnds()).g.tokens == 3


@pytest.mark.rule("myth.slaughterfield.loitering")
def test_loitering_has_no_effect_in_the_slaughterfield() -> None:
    f = field("soldier", mode="slaughterfield").at("soldier", "f6").tokens(4).then(CyclePhaseEnds())
    assert f.g.tokens == 4


@pytest.mark.rule("myth.noncombat.thiefs-tools")
def test_tools_damage_a_lair_for_1_mp_and_give_no_threat() -> None:
    f = field("soldier").at("soldier", "c3").at("soldier", "d1").monster("lair_tribal", "b1", life=5)
    f.worn("soldier", "thiefs_tools").cycle().play("soldier", "tinker:b1")
    assert (f.g.life[0], f.g.threat, f.g.mp_left(0), f.g.meter) == (4, [0], 1, 0)
    f.play("soldier", "go:e1")
    assert f.refused("soldier", "tinker:b1") == "myth.noncombat.thiefs-tools"


@pytest.mark.rule("myth.noncombat.thiefs-tools", "myth.treasure.nonhero-kill")
def test_a_lair_that_falls_to_tools_drops_its_treasure() -> None:
    f = field("soldier").at("soldier", "d1").monster("lair_tribal", "b1", life=1).monster("grubber", "l12")
    f.worn("soldier", "thiefs_tools").cycle().play("soldier", "tinker:b1")
    while f.codes("soldier", "at"):
        f.play("soldier", f.codes("soldier", "at")[0])
    assert (f.monsters(), len(f.g.loot), f.g.tokens) == (["grubber l12"], 1, 5)


@pytest.mark.rule("myth.setup.rule-one")
def test_free_acts_come_to_an_end() -> None:
    f = quiet("soldier", "archer").potions("soldier", vitality=1, focus=2).pack("archer", "iron_cap").cycle()
    acts = 0
    while True:
        free = [
            (hero, code) for hero in f.asks() for code in f.codes(hero, "drink", "give", "hand", "rage", "go", "pick")
        ]
        if not free:
            break
        f.play(*free[-1])
        acts += 1
        assert acts < 60
