"""Attacks of heroes: dice pool, target numbers, hits by name, damage, Threat."""

from __future__ import annotations

import pytest

from chimera.games.myth.combat.pool import odds, reaches
from chimera.games.myth.words import DOWN
from tests.myth.acting import acting
from tests.myth.field import Field, field

RED = "rage"


def soldier() -> Field:
    return field("soldier").at("soldier", "f6")


def rolled(f: Field) -> list[str]:
    """What hit dice showed, roll by roll."""
    return [str(event.args["dice"]) for event in f.told("rolled")]


@pytest.mark.rule("myth.hit.single-target", "myth.dice.pool-sources", "myth.threat.gain")
def test_an_attack_rolls_token_and_weapon_and_deals_its_damage_once() -> None:
    f = soldier().monster("mucker", "f7").hand("soldier", "attack").dice(7, 9, fates=("guile",))
    acting(f, "soldier").play("soldier", "play:attack:normal", "foe:f7")
    assert f.g.life == [2]
    assert f.g.threat == [1]
    assert f.g.meter == 1
    assert f.laid("soldier") == ["attack", "", "", ""]
    assert rolled(f) == ["7 9"]


@pytest.mark.rule("myth.dice.pool-sources")
def test_without_a_bonus_the_pool_is_one_hit_die_and_one_fate_die() -> None:
    f = field("archer").at("archer", "f6").monster("grubber", "f7").hand("archer", "tumble").dice(4, fates=(RED,))
    acting(f, "archer").play("archer", "play:tumble:4", "at:f6", "foe:f7")
    heard = [event.kind for event in f.g.heard()]
    assert (heard.count("rolled"), heard.count("fated")) == (1, 1)


@pytest.mark.rule("myth.card.steps", "myth.fate.rolled-with-attack")
def test_an_attack_goes_through_its_steps_in_order() -> None:
    f = soldier().monster("mucker", "f7", life=1).hand("soldier", "attack").threat("soldier", 2)
    f.dice(7, 9, fates=("rage",))
    f.heard()
    acting(f, "soldier").play("soldier", "play:attack:normal", "foe:f7")
    steps = [kind for kind in f.heard() if kind not in ("takes", "aims", "done", "strides", "threat")]
    assert steps == ["played", "meter", "rolled", "fated", "hit", "recipe", "wounded", "dropped", "slew"]
    assert f.g.threat == [2]  # 1 less by the recipe, 1 more by the damage


@pytest.mark.rule("myth.dice.pool-example")
def test_the_pool_of_the_worked_example_stacks_bonuses_and_penalties() -> None:
    # the acolyte's card in place of the apprentice's: token 1, relic 1, Faith 1 of the card, Stand Fast 1
    f = field("acolyte").at("acolyte", "f6").monster("mucker", "f7").hand("acolyte", "angelic_word")
    f.space("acolyte", "stand_fast")
    f.dice(1, 1, 1, 1, 1, fates=("guile",))
    acting(f, "acolyte").play("acolyte", "play:angelic_word:cautious", "foe:f7")
    assert rolled(f) == ["1 1 1 1 1"]  # token 1, relic 1, Stand Fast 1, Faith 2


@pytest.mark.rule("myth.dice.pool-minimum")
def test_with_no_hit_dice_the_attack_misses() -> None:
    assert odds(0, 1) == 0.0
    assert odds(2, 6) == pytest.approx(0.75)


@pytest.mark.rule("myth.dice.tn-defense", "myth.acolyte.smite")
@pytest.mark.parametrize(("stride", "spent", "least"), [("none", 0, 3), ("normal", 0, 5), ("aggressive", 0, 6)])
def test_the_number_to_hit_is_the_defense_changed_by_the_movement_type(stride: str, spent: int, least: int) -> None:
    for pip, left in ((least - 1, 1), (least, 0)):
        f = field("acolyte").at("acolyte", "f6").monster("grubber", "f7").hand("acolyte", "smite")
        f.dice(1, pip, fates=("guile",))
        acting(f, "acolyte").play("acolyte", f"play:smite:{stride}", "foe:f7")
        assert len(f.monsters()) == left


@pytest.mark.rule("myth.dice.stacking")
def test_target_number_bonuses_of_different_sources_add_up() -> None:
    # Defense 5, -2 by the card, +1 by aggressive movement: 4
    f = soldier().monster("grubber", "f7").hand("soldier", "the_hidden_blade").dice(1, 4, fates=("guile",))
    acting(f, "soldier").play("soldier", "play:the_hidden_blade:aggressive", "foe:f7")
    assert f.monsters() == []
    low = soldier().monster("grubber", "f7").hand("soldier", "the_hidden_blade").dice(1, 3, fates=("guile",))
    acting(low, "soldier").play("soldier", "play:the_hidden_blade:aggressive", "foe:f7")
    assert low.monsters() == ["grubber f7"]


@pytest.mark.rule("myth.dice.tn-extremes")
def test_above_ten_nothing_hits_and_one_die_is_enough_for_one() -> None:
    assert not reaches(10, 11)
    assert reaches(1, 1)
    assert reaches(1, 0)
    assert odds(1, 0) == 1.0
    assert odds(0, 0) == 0.0
    assert odds(5, 11) == 0.0


@pytest.mark.rule("myth.dice.lair-stats", "myth.treasure.drop-square-choice", "myth.treasure.drop-sources")
def test_a_lair_has_defense_three_and_leaves_a_treasure_where_the_hero_chooses() -> None:
    f = field("acolyte").at("acolyte", "f6").monster("lair_tribal", "f7", life=2).hand("acolyte", "smite", "smite")
    acting(f, "acolyte").dice(1, 3, fates=("guile",)).play("acolyte", "play:smite:normal", "foe:f7")
    assert f.g.life == [1]
    f.dice(1, 3, fates=("guile",)).play("acolyte", "react:smite:normal", "foe:f7")
    assert f.codes("acolyte") == ["at:f7", "at:g7", "at:f8", "at:g8"]
    assert f.refused("acolyte", "at:f6") == "myth.treasure.drop-square-choice"
    f.play("acolyte", "at:f7")
    assert (f.g.loot, f.g.tokens) == ([f.square("f7")], 5)


# Hits by name


def crowd() -> Field:
    """The worked example: three crawlers (Defense 4), melee and ranged, and a stalker (5) around the Soldier."""
    f = soldier().monster("crawler_melee", "e5").monster("crawler_ranged", "f5").monster("crawler_melee", "g5")
    f.monster("stalker", "g6", life=2).hand("soldier", "harvest_of_bones", "battle_roar").rage(1)
    f.space("soldier", "this_yoke_is_heavy", 3)  # a second Rage: five squares
    return f


def reap(*pips: int) -> Field:
    """An area attack on the crowd: the dice that the rule names, after a passed Courage test."""
    f = crowd()
    f.worn("soldier", "umbral_sword")  # 2 dice; with token 1 and no movement 1 they are 4
    acting(f, "soldier").play("soldier", "play:harvest_of_bones:none")
    f.dice(6, *pips, fates=("faith", "faith"))
    return f.play("soldier", "turn:7")


@pytest.mark.rule("myth.hit.example-all", "myth.hit.roll-together", "myth.hit.same-name")
def test_two_four_five_six_hit_the_crawlers_and_the_stalker() -> None:
    f = reap(2, 4, 5, 6)
    assert f.monsters() == ["stalker g6"]
    assert f.g.life[f.foe("g6")] == 1
    assert f.heard().count("rolled") == 1


@pytest.mark.rule("myth.courage.multiple-targets")
def test_one_courage_test_is_enough_for_all_targets_of_an_attack() -> None:
    assert reap(2, 4, 5, 6).heard().count("courage") == 1


@pytest.mark.rule("myth.hit.example-crawlers", "myth.hit.one-die-per-name")
def test_one_two_three_four_hit_only_the_crawlers() -> None:
    f = reap(1, 2, 3, 4)
    assert f.monsters() == ["stalker g6"]
    assert f.g.life[f.foe("g6")] == 2


@pytest.mark.rule("myth.hit.example-choice", "myth.hit.hero-assigns", "myth.hit.one-die-per-name")
@pytest.mark.parametrize(("name", "left", "life"), [("stalker", 4, 1), ("crawler_melee", 1, 2)])
def test_one_two_three_six_force_a_choice(name: str, left: int, life: int) -> None:
    f = reap(1, 2, 3, 6)
    assert f.codes("soldier") == ["die:6:crawler_melee", "die:6:stalker"]
    assert f.refused("soldier", "die:3:stalker") == "myth.dice.tn-defense"
    assert f.refused("soldier", "die:9:stalker") == "myth.hit.one-die-per-name"
    assert f.refused("soldier", "die:6:grubber") == "myth.hit.one-die-per-name"
    f.play("soldier", f"die:6:{name}")
    assert len(f.monsters()) == left
    assert f.g.life[f.foe("g6")] == life


@pytest.mark.rule("myth.hit.differing-defense")
def test_a_die_must_reach_the_number_of_each_monster_it_hits() -> None:
    # ice lowers the number of one of two grubbers for a ranged attack: a 4 hits that one alone
    f = field("archer", "apprentice").at("archer", "f2").at("apprentice", "l12").quiver("archer", "arrow", "arrow")
    f.monster("grubber", "f4").monster("grubber", "i2").hand("archer", "orions_tears")
    f.space("apprentice", "glaciers_grip", chosen=f.square("f5"))
    acting(f, "archer").play("archer", "play:orions_tears:cautious", "ammo:2", "foe:f4")
    f.dice(1, 4, fates=("guile",)).play("archer", "foe:i2")
    assert f.monsters() == ["grubber i2"]


# Areas


@pytest.mark.rule("myth.area.needs-target")
def test_an_area_without_a_target_is_no_attack() -> None:
    f = soldier().hand("soldier", "harvest_of_bones")
    acting(f, "soldier")
    assert f.refused("soldier", "play:harvest_of_bones:none") == "myth.area.needs-target"


@pytest.mark.rule("myth.area.once-per-target")
def test_a_target_on_two_squares_is_hit_once() -> None:
    f = soldier().monster("lair_tribal", "f4").hand("soldier", "harvest_of_bones").dice(9, 9, 9, fates=("guile",))
    acting(f, "soldier").play("soldier", "play:harvest_of_bones:none", "turn:0")
    assert f.g.life == [4]


@pytest.mark.rule("myth.area.friendly-fire", "myth.threat.friendly-fire-none", "myth.card.courage-now")
def test_a_fellow_hero_in_the_area_is_hit_without_a_roll() -> None:
    f = field("soldier", "archer").at("soldier", "f6").at("archer", "g5").monster("grubber", "f5")
    f.hand("soldier", "harvest_of_bones").dice(1, 1, 1, fates=("guile",))
    acting(f, "soldier").play("soldier", "play:harvest_of_bones:none", "turn:0")
    assert f.g.hp == [7, 4]
    assert f.g.threat == [0, 0]
    assert f.monsters() == ["grubber f5"]


# Threat


@pytest.mark.rule("myth.threat.no-overkill", "myth.damage.remove-slain")
def test_damage_beyond_vitality_gives_no_threat() -> None:
    f = soldier().monster("mucker", "f7", life=1).hand("soldier", "devastate").dice(1, 9, fates=("guile",))
    acting(f, "soldier").play("soldier", "play:devastate:normal", "foe:f7")
    assert f.g.threat == [1]
    assert f.monsters() == []


@pytest.mark.rule("myth.damage.remove-slain", "myth.threat.gain")
def test_a_captain_with_three_vitality_and_two_damage_has_one_left() -> None:
    f = (
        field("acolyte")
        .at("acolyte", "f6")
        .monster("mucker", "f7")
        .hand("acolyte", "angelic_word")
        .threat("acolyte", 3)
    )
    f.dice(1, 1, 9, fates=("guile",))
    acting(f, "acolyte").play("acolyte", "play:angelic_word:cautious", "foe:f7")
    assert (f.g.life, f.g.threat) == ([1], [5])


@pytest.mark.rule("myth.threat.area-sum")
def test_damage_to_all_targets_is_summed() -> None:
    f = soldier().monster("grubber", "f5").monster("grubber", "g5").monster("grubber", "g6")
    f.hand("soldier", "harvest_of_bones").dice(1, 1, 9, fates=("guile",))
    acting(f, "soldier").play("soldier", "play:harvest_of_bones:none", "turn:0")
    assert f.g.threat == [3]


@pytest.mark.rule("myth.hero.limit-threat")
def test_threat_stops_at_ten() -> None:
    f = soldier().monster("mucker", "f7").hand("soldier", "devastate").threat("soldier", 9).dice(1, 9, fates=("guile",))
    acting(f, "soldier").play("soldier", "play:devastate:normal", "foe:f7")
    assert f.g.threat == [10]


# Courage


@pytest.mark.rule("myth.noncombat.no-item-dice")
def test_the_dice_of_a_weapon_do_not_help_courage() -> None:
    f = soldier().monster("stalker", "f7").hand("soldier", "attack").worn("soldier", "warhammer").dice(5)
    acting(f, "soldier").play("soldier", "play:attack:normal", "foe:f7")
    assert [event.args["dice"] for event in f.told("courage")] == ["5"]


@pytest.mark.rule("myth.courage.test", "myth.courage.free", "myth.card.courage-now")
def test_a_failed_courage_test_ends_the_attack_and_the_card_stays_paid() -> None:
    f = soldier().monster("stalker", "f7").hand("soldier", "attack").mp("soldier", spent=2).dice(5)
    acting(f, "soldier").play("soldier", "play:attack:normal", "foe:f7")
    assert f.g.life == [3]
    assert f.g.meter == 1
    assert f.laid("soldier")[0] == "attack"
    assert "rolled" not in f.heard()
    brave = soldier().monster("stalker", "f7").hand("soldier", "attack").dice(6, 1, 5, fates=("guile",))
    acting(brave, "soldier").play("soldier", "play:attack:normal", "foe:f7")
    assert brave.g.life == [2]


@pytest.mark.rule("myth.courage.test")
def test_a_crawler_needs_no_courage() -> None:
    f = soldier().monster("crawler_melee", "f7").hand("soldier", "attack").dice(1, 4, fates=("guile",))
    acting(f, "soldier").play("soldier", "play:attack:normal", "foe:f7")
    assert "courage" not in f.heard()


@pytest.mark.rule("myth.courage.bonus")
def test_bonuses_to_noncombat_rolls_help_courage() -> None:
    f = soldier().monster("stalker", "f7").hand("soldier", "attack").space("soldier", "the_easy_way")
    f.dice(3, 4, 7, 9, 9, fates=("guile",))
    acting(f, "soldier").play("soldier", "play:attack:normal", "foe:f7")
    assert [event.args["dice"] for event in f.told("courage")] == ["3 4 7"]
    assert f.g.life == [2]


# Multiple attacks


@pytest.mark.rule("myth.multi.example-orion", "myth.multi.roll-assign", "myth.archer.orions-tears")
def test_orions_tears_of_the_worked_example() -> None:
    f = field("archer").at("archer", "f2").quiver("archer", "arrow", "arrow", "arrow", "arrow")
    f.monster("stalker", "f5").monster("crawler_melee", "g5", life=1).monster("crawler_ranged", "h5")
    f.hand("archer", "orions_tears", "vision_of_the_mark")
    acting(f, "archer").play("archer", "play:vision_of_the_mark:cautious")
    f.play("archer", "play:orions_tears:cautious", "ammo:4", "foe:f5", "foe:f5", "foe:g5")
    f.dice(6, 2, 4, 5, fates=("guile", "guile")).play("archer", "foe:h5")
    assert [(event.args["monster"], event.args["n"]) for event in f.told("wounded")] == [
        (f.kind("stalker"), 3),
        (f.kind("crawler_melee"), 1),
        (f.kind("crawler_ranged"), 1),
    ]
    assert f.g.quiver == [0]


@pytest.mark.rule("myth.multi.bonus-damage", "myth.multi.distribute", "myth.archer.vision-of-the-mark")
def test_points_assigned_two_one_one_and_a_bonus_of_one_deal_three_two_two() -> None:
    f = field("archer").at("archer", "f2").quiver("archer", "arrow", "arrow", "arrow", "arrow")
    f.monster("mucker", "f5").monster("lair_tribal", "h5").monster("yardu", "c5")
    f.hand("archer", "orions_tears", "vision_of_the_mark")
    acting(f, "archer").play("archer", "play:vision_of_the_mark:cautious")
    f.play("archer", "play:orions_tears:cautious", "ammo:4", "foe:f5", "foe:f5", "foe:h5")
    f.dice(9, 9, 9, 9, fates=("guile", "guile")).play("archer", "foe:c5")
    assert [event.args["n"] for event in f.told("wounded")] == [3, 2, 2]


@pytest.mark.rule("myth.multi.distribute")
def test_points_for_a_single_target_are_given_at_once() -> None:
    f = field("archer").at("archer", "f2").quiver("archer", "arrow", "arrow", "arrow").monster("mucker", "f5")
    f.hand("archer", "orions_tears").dice(1, 9, fates=("guile",))
    acting(f, "archer").play("archer", "play:orions_tears:cautious", "ammo:3", "foe:f5")
    assert f.monsters() == []


# Move-through


def rider() -> Field:
    return soldier().hand("soldier", "riding_the_edge")


@pytest.mark.rule("myth.through.path", "myth.through.terrain", "myth.soldier.riding-the-edge")
def test_a_path_never_crosses_a_square_twice_nor_a_hero() -> None:
    f = field("soldier", "archer").at("soldier", "f6").at("archer", "g6").hand("soldier", "riding_the_edge")
    acting(f, "soldier").play("soldier", "play:riding_the_edge:aggressive")
    assert f.refused("soldier", "at:g6") == "myth.through.terrain"
    f.play("soldier", "at:f5")
    assert f.refused("soldier", "at:f5") == "myth.through.path"
    assert f.refused("soldier", "at:f6") == "myth.through.path" or "at:f6" not in f.codes("soldier")
    f.play("soldier", "done")
    assert f.where("soldier") == "f5"
    assert f.g.stride == [3, 4]


@pytest.mark.rule("myth.through.targets", "myth.through.stop", "myth.through.stop-damage")
def test_the_hero_stops_before_the_first_monster_that_survives() -> None:
    f = rider().monster("grubber", "f7").monster("mucker", "f8").monster("grubber", "f9")
    acting(f, "soldier").play("soldier", "play:riding_the_edge:aggressive", "at:f7", "at:f8")
    f.dice(9, 9, fates=("guile",)).play("soldier", "at:f9")
    assert f.where("soldier") == "f7"
    assert f.monsters() == ["mucker f8", "grubber f9"]
    assert f.g.life[f.foe("f8")] == 2
    assert f.g.threat == [2]


@pytest.mark.rule("myth.through.assign", "myth.through.stop")
def test_one_five_hits_both_grubbers_of_a_path_and_a_miss_stops() -> None:
    f = rider().monster("grubber", "f7").monster("grubber", "f8")
    acting(f, "soldier").play("soldier", "play:riding_the_edge:aggressive", "at:f7", "at:f8")
    f.dice(1, 5, fates=("guile",)).play("soldier", "at:f9")
    assert (f.where("soldier"), f.monsters()) == ("f9", [])
    missed = rider().monster("grubber", "f7").monster("grubber", "f8")
    acting(missed, "soldier").play("soldier", "play:riding_the_edge:aggressive", "at:f7", "at:f8")
    missed.dice(1, 4, fates=("guile",)).play("soldier", "done")
    assert (missed.where("soldier"), len(missed.monsters())) == ("f6", 2)


@pytest.mark.rule("myth.status.prone-mid-activation", "myth.archer.to-the-knee")
def test_a_hit_that_fells_deals_no_damage() -> None:
    f = field("archer").at("archer", "f6").monster("mucker", "f7").hand("archer", "to_the_knee")
    acting(f, "archer", "moved").play("archer", "play:to_the_knee:none")
    f.dice(6, fates=("guile",)).play("archer", "foe:f7")
    assert f.g.life == [3]
    assert f.g.mood[0] & DOWN
    assert f.g.threat == [0]
