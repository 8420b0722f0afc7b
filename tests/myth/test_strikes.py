"""How monsters of Myth attack: their dice, target numbers, damage, fate dice, and what an answer takes away."""

from __future__ import annotations

import pytest

from chimera.games.myth.monsters.fates import Fates
from chimera.games.myth.monsters.moving import MoveKind
from chimera.games.myth.monsters.odds import hit_dice, target_number
from chimera.games.myth.monsters.strikes import StrikeKind
from chimera.games.myth.words import DARKNESS_CYCLE, DOWN, FALLEN, MOVED, POISONED, PRONE, WANING, WEBBED
from tests.myth.field import Field, field
from tests.myth.nights import lie, moves, night, roll, settle, strikes

OPEN = "slaughterfield"
AROUND = ("e5", "f5", "g5", "e6", "g6", "e7", "f7", "g7")


def attacked(monster: str, square: str, hero: str = "soldier", *others: str, n: int = 1) -> Field:
    """Monsters next to a hero at f6 without armor, who have chosen it."""
    f = field(hero, *others, mode=OPEN).at(hero, "f6").bare(hero)
    squares = [square] if n == 1 else list(AROUND[:n])
    for each in squares:
        f.monster(monster, each, aim=hero)
    return f


@pytest.mark.rule("myth.mattack.group-roll")
def test_eight_grubbers_roll_together_and_each_success_is_a_damage() -> None:
    f = lie(attacked("grubber", "", n=8), "grubber", "soldier", 7, 8, 2, 3, 1, 9, 4, 6)
    assert f.g.hp == [4]
    f = attacked("grubber", "", n=8)
    strikes(f, "grubber")
    assert [str(event.args["dice"]).count(",") for event in f.told("rolls")] == [7]


@pytest.mark.rule("myth.monster.grubber", "myth.mattack.per-hit-vs-success")
def test_a_grubber_rolls_one_die_against_seven() -> None:
    f = attacked("grubber", "f7")
    assert target_number(f.g, 0, f.box.strikes[f.kind("grubber")][0], 0) == 7
    assert hit_dice(f.g, 0, f.box.strikes[f.kind("grubber")][0]) == 1
    strikes(roll(f, 7), "grubber")
    assert f.g.hp == [6]


@pytest.mark.rule("myth.mattack.tn-bonus")
def test_armor_raises_the_target_number() -> None:
    f = attacked("grubber", "f7")
    armor = next(item for item in range(len(f.box.item_ids)) if f.box.item_tn[item] == 1)
    f.worn("soldier", f.box.item_ids[armor])
    hp = f.g.hp[0]
    strikes(roll(f, 7), "grubber")
    assert f.g.hp[0] == hp
    f.g.forget_cycle()
    f.g.set_aim(0, 0)
    strikes(roll(f, 8), "grubber")
    assert f.g.hp[0] == hp - 1


@pytest.mark.rule("myth.mattack.group-mixed-tn")
def test_two_heroes_are_attacked_each_at_their_own_number() -> None:
    f = field("soldier", "archer", mode=OPEN).at("soldier", "f6").at("archer", "j6").bare("soldier").bare("archer")
    f.monster("grubber", "f7", aim="soldier").monster("grubber", "j7", aim="archer")
    armor = next(item for item in range(len(f.box.item_ids)) if f.box.item_tn[item] == 2)
    f.worn("archer", f.box.item_ids[armor])
    strikes(f, "grubber")
    assert [event.args["tn"] for event in f.told("rolls")] == [7, 9]


@pytest.mark.rule("myth.mattack.notation", "myth.monster.mucker")
def test_a_mucker_makes_two_attacks_of_one_die_and_fate_may_knock_the_hero_down() -> None:
    f = roll(attacked("mucker", "f7"), 5, 9, fates=("rage",))
    strikes(f, "mucker")
    assert f.g.hp == [5]
    assert f.g.ails[0] & PRONE


@pytest.mark.rule("myth.mattack.fate-on-hit")
def test_a_mucker_that_misses_rolls_no_fate_die() -> None:
    f = roll(attacked("mucker", "f7"), 4, 4)
    strikes(f, "mucker")
    assert f.g.hp == [7]
    assert "foe_fates" not in f.heard()


@pytest.mark.rule("myth.mattack.group-fate")
def test_a_group_of_ranged_crawlers_rolls_one_fate_die_and_grubbers_none() -> None:
    f = roll(attacked("crawler_ranged", "", n=4), fates=("darkness",))
    lie(f, "crawler_ranged", "soldier", 8, 9, 1, 2)
    told = f.told("foe_fates")
    assert [event.args["dice"] for event in told] == ["darkness"]
    assert f.g.ails[0] & POISONED
    f = lie(attacked("grubber", "", n=8), "grubber", "soldier", 7, 8, 9, 1, 1, 1, 1, 1)
    assert "foe_fates" not in f.heard()


@pytest.mark.rule("myth.monster.crawler")
def test_a_ranged_crawler_attacks_at_eight_from_three_squares_and_a_melee_crawler_at_seven() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").bare("soldier").monster("crawler_ranged", "f9", aim="soldier")
    f.monster("crawler_melee", "f7", aim="soldier")
    strikes(f, "crawler_melee", "crawler_ranged")
    assert [event.args["tn"] for event in f.told("rolls")] == [7, 8]


@pytest.mark.rule("myth.monster.stalker", "myth.interrupt.dodge-two-attacks")
def test_a_stalker_hits_twice_and_a_dodge_takes_one_hit() -> None:
    f = attacked("stalker", "f7", "archer").hand("archer", "now_you_see_me")
    f.set(phase=DARKNESS_CYCLE)
    roll(f, 6, 6, fates=("guile",)).then(StrikeKind(f.kind("stalker")))
    f.play("archer", "play:now_you_see_me:none")
    settle(f)
    assert f.g.hp == [4]
    f = roll(attacked("stalker", "f7", "archer"), 5, 5)
    strikes(f, "stalker")
    assert f.g.hp == [5]


@pytest.mark.rule("myth.interrupt.dodge-parry")
def test_a_parry_takes_one_of_three_hits_of_a_group() -> None:
    f = attacked("grubber", "", n=3).hand("soldier", "ill_take_that").set(phase=DARKNESS_CYCLE)
    roll(f, 7, 8, 9).then(StrikeKind(f.kind("grubber")))
    f.play("soldier", "play:ill_take_that:none")
    settle(f)
    assert f.g.hp == [5]


@pytest.mark.rule("myth.interrupt.dodge-multi-dice")
def test_a_parry_takes_all_dice_of_devastate() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").bare("soldier").hand("soldier", "ill_take_that")
    f.monster("yardu", "f7", aim="soldier").set(phase=DARKNESS_CYCLE)
    roll(f, 6, 7, 8, 9).then(StrikeKind(f.kind("yardu")))
    f.play("soldier", "play:ill_take_that:none")
    settle(f)
    assert f.g.hp == [7]


@pytest.mark.rule("myth.interrupt.move-away", "myth.los.monster-los")
def test_a_mucker_whose_target_left_rolls_no_dice_and_takes_no_other() -> None:
    f = field("soldier", "archer", mode=OPEN).at("soldier", "f6").at("archer", "g7").hand("soldier", "disengage")
    f.monster("mucker", "f7").threat("soldier", 5).set(phase=DARKNESS_CYCLE)
    f.then(MoveKind(f.kind("mucker")), StrikeKind(f.kind("mucker")))
    f.play("soldier", "pass", "play:disengage:none", "at:f4")
    settle(f)
    told = f.heard()
    assert "rolls" not in told
    assert "out_of_reach" in told


@pytest.mark.rule("myth.interrupt.move-toward")
def test_a_hero_who_comes_into_reach_and_ranks_higher_is_a_choice_of_the_players() -> None:
    def table() -> Field:
        f = field("archer", "soldier", mode=OPEN).at("archer", "f6").at("soldier", "h9")
        f.monster("mucker", "f7", aim="archer", mood=MOVED).set(phase=DARKNESS_CYCLE)
        f.g.shift(f.seat("soldier"), f.square("g8"))  # equal Threat, equal way: Rage decides
        return f.then(StrikeKind(f.kind("mucker")))

    f = table()
    assert f.asks() == ["archer"]
    assert f.codes("archer") == ["hero:soldier", "done"]
    f.play("archer", "hero:soldier")
    assert [event.seat for event in f.told("rolls")] == [f.seat("soldier")]
    f = table().play("archer", "done")
    assert [event.seat for event in f.told("rolls")] == [f.seat("archer")]


@pytest.mark.rule("myth.mattack.range-required")
def test_a_grubber_two_squares_off_does_not_attack() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").monster("grubber", "f8", aim="soldier")
    strikes(f, "grubber")
    assert "rolls" not in f.heard()


@pytest.mark.rule("myth.mattack.like-heroes")
def test_a_ranged_crawler_that_sees_nobody_does_not_attack() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").monster("crawler_ranged", "h9", aim="soldier")
    f.monster("lair_tribal", "g7")
    strikes(f, "crawler_ranged")
    assert "rolls" not in f.heard()


@pytest.mark.rule("myth.mattack.switch-target")
def test_a_grubber_next_to_one_hero_only_stays_and_attacks_that_one() -> None:
    f = field("soldier", "archer", mode=OPEN).at("soldier", "f6").at("archer", "l12").threat("archer", 5)
    f.monster("grubber", "f7")
    moves(f, "grubber")
    strikes(f, "grubber")
    assert [event.seat for event in f.told("rolls")] == [f.seat("soldier")]


@pytest.mark.rule("myth.mattack.two-adjacent")
def test_of_two_adjacent_heroes_a_grubber_attacks_the_one_with_more_threat() -> None:
    f = field("soldier", "archer", mode=OPEN).at("soldier", "f6").at("archer", "f8").threat("soldier", 2)
    f.threat("archer", 5).monster("grubber", "f7")
    moves(f, "grubber")
    strikes(f, "grubber")
    assert [event.seat for event in f.told("rolls")] == [f.seat("archer")]


@pytest.mark.rule("myth.mattack.courage-required")
def test_a_minion_that_fails_courage_under_battle_joy_rolls_no_dice() -> None:
    f = field("soldier", mode=OPEN, deck="all").at("soldier", "f6").space("soldier", "battle_joy_novice").rage(1)
    f.monster("grubber", "f7")
    roll(f, 7)  # Courage 7 and +1 for the Rage
    moves(f, "grubber")
    strikes(f, "grubber")
    told = f.heard()
    assert "quailed" in told
    assert "rolls" not in told


@pytest.mark.rule("myth.monster.captain-buffs")
def test_a_grubber_three_squares_from_a_mucker_attacks_at_six_and_four_squares_off_at_seven() -> None:
    for square, tn in (("f10", 6), ("f11", 7)):
        f = attacked("grubber", "f7").monster("mucker", square).monster("mucker", "l12")
        strike = f.box.strikes[f.kind("grubber")][0]
        assert target_number(f.g, 0, strike, 0) == tn
    f = attacked("grubber", "f7").monster("mucker", "f8").monster("mucker", "f9")
    assert target_number(f.g, 0, f.box.strikes[f.kind("grubber")][0], 0) == 6


@pytest.mark.rule("myth.monster.shambler")
def test_three_shamblers_deal_two_damage_with_seven_three_and_nine() -> None:
    f = roll(attacked("shambler", "", n=3), 7, 3, 9)
    strikes(f, "shambler")
    assert f.g.hp == [5]


@pytest.mark.rule("myth.monster.soulless")
def test_a_soulless_hits_once_and_darkness_takes_a_card() -> None:
    f = attacked("soulless", "f7").hand("soldier", "attack", "hustle")
    f.set(phase=DARKNESS_CYCLE)
    roll(f, 6, 2, fates=("darkness",)).then(StrikeKind(f.kind("soulless")))
    assert f.codes("soldier") == ["card:attack", "card:hustle"]
    assert f.refused("soldier", "card:ill_take_that") == "myth.event.draw"
    f.play("soldier", "card:attack")
    assert f.g.hp == [6]
    assert f.held("soldier") == ["hustle"]


@pytest.mark.rule("myth.monster.yardu", "myth.miniboss.like-boss")
def test_yardu_rolls_fate_though_he_missed_and_sinners_sorrow_counts_twice() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").bare("soldier").hand("soldier", "attack", "hustle", "devastate")
    f.monster("yardu", "f7", aim="soldier").set(phase=DARKNESS_CYCLE)
    roll(f, 1, 2, 3, 4, fates=("faith", "faith", "rage", "guile")).then(StrikeKind(f.kind("yardu")))
    settle(f)
    assert f.g.hp == [7]
    assert len(f.held("soldier")) == 1


@pytest.mark.rule("myth.monster.yardu-faith-of-the-fallen")
def test_faith_of_the_fallen_gives_shamblers_a_die_until_the_next_cycle_has_ended() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").bare("soldier").monster("yardu", "f7", aim="soldier")
    f.monster("shambler", "e5").monster("shambler", "f5").monster("shambler", "g5").monster("crawler_melee", "e6")
    f.set(phase=DARKNESS_CYCLE)
    roll(f, fates=("darkness", "darkness", "rage", "guile")).then(Fates(0, 1 << f.foe("f7"), 4))
    shambler = f.box.strikes[f.kind("shambler")][0]
    assert hit_dice(f.g, f.foe("e5"), shambler) == 2
    assert hit_dice(f.g, f.foe("e6"), f.box.strikes[f.kind("crawler_melee")][0]) == 1
    assert hit_dice(f.g, f.foe("f7"), f.box.strikes[f.kind("yardu")][0]) == 4
    f.g.end_cycle()
    f.g.begin_cycle(False)
    assert hit_dice(f.g, f.foe("e5"), shambler) == 2
    for foe in (f.foe("e5"), f.foe("f5"), f.foe("g5")):
        f.g.set_aim(foe, 0)
    f.then(StrikeKind(f.kind("shambler")))
    assert len(str(f.told("rolls")[-1].args["dice"]).split(", ")) == 6
    f.g.end_cycle()
    assert hit_dice(f.g, f.foe("e5"), shambler) == 1
    assert f.g.tide >> WANING == 0


@pytest.mark.rule("myth.status.prone-mid-activation")
def test_a_monster_knocked_down_after_its_move_does_not_attack_and_still_has_to_stand_up() -> None:
    f = attacked("grubber", "f7")
    moves(f, "grubber")
    f.g.trouble(0, DOWN)
    strikes(f, "grubber")
    assert "rolls" not in f.heard()
    f.g.forget_cycle()
    moves(f, "grubber")
    strikes(f, "grubber")
    told = f.heard()
    assert "recovered" in told
    assert "rolls" not in told


@pytest.mark.rule("myth.effect.one-copy")
def test_a_poisoned_hero_is_not_poisoned_twice() -> None:
    f = roll(attacked("crawler_ranged", "f7").ails("soldier", "poisoned"), 8, fates=("darkness",))
    strikes(f, "crawler_ranged")
    assert "afflicted" not in f.heard()


@pytest.mark.rule("myth.death.slain", "myth.death.stay-until-cleanup")
def test_a_hero_with_two_vitality_and_three_damage_is_slain_and_keeps_its_square() -> None:
    f = roll(attacked("grubber", "", "soldier", "archer", n=3).at("archer", "l12").hp("soldier", 2), 7, 8, 9)
    strikes(f, "grubber")
    assert f.g.hp[0] == 0
    assert not f.g.alive(0)
    assert f.where("soldier") == "f6"


@pytest.mark.rule("myth.death.potion-at-killing-blow")
def test_a_potion_is_drunk_before_the_damage_and_not_above_the_most() -> None:
    for before, after in ((2, 3), (6, 4)):
        f = attacked("grubber", "", n=3).hp("soldier", before).potions("soldier", vitality=1)
        f.set(phase=DARKNESS_CYCLE)
        roll(f, 7, 8, 9).then(StrikeKind(f.kind("grubber")))
        assert f.codes("soldier") == ["pass", "drink:vitality"]
        f.play("soldier", "drink:vitality")
        settle(f)
        assert f.g.hp == [after]


@pytest.mark.rule("myth.acolyte.guardian-angel")
def test_hits_on_a_guarded_hero_are_rolled_again_once() -> None:
    f = attacked("grubber", "", "soldier", "acolyte", n=5).at("acolyte", "l12")
    f.space("acolyte", "guardian_angel", chosen=1 << f.seat("soldier"))
    lie(roll(f, 1, 10, 3), "grubber", "soldier", 7, 8, 1, 9, 2)
    assert f.g.hp[f.seat("soldier")] == 6
    assert len(f.told("rolls_again")) == 1


@pytest.mark.rule("myth.boss.multiple-attacks")
def test_the_terror_uses_the_web_alone_at_three_squares_and_both_attacks_with_somebody_adjacent() -> None:
    f = (
        field("soldier", "archer", mode=OPEN)
        .at("soldier", "f4")
        .at("archer", "l12")
        .monster("terror_stage_1", "e7", aim="soldier")
    )
    strikes(f, "terror_stage_1")
    assert len(f.told("rolls")) == 1
    f = (
        field("soldier", "archer", mode=OPEN)
        .at("soldier", "f4")
        .at("archer", "f6")
        .monster("terror_stage_1", "e7", aim="soldier")
    )
    strikes(f, "terror_stage_1")
    assert len(f.told("rolls")) == 2


@pytest.mark.rule("myth.monster.terror-web")
def test_a_web_hurts_pulls_and_binds() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f4").bare("soldier").monster("terror_stage_1", "e7", aim="soldier")
    roll(f, 6, 1, fates=("rage", "rage", "rage"))
    strikes(f, "terror_stage_1")
    assert f.g.hp == [6]
    assert f.where("soldier") == "f6"
    assert f.g.ails[0] & WEBBED
    assert f.g.web == [3]


@pytest.mark.rule("myth.monster.terror-tremor")
def test_the_terror_makes_heroes_within_two_squares_test_courage_at_each_activation() -> None:
    f = field("soldier", "archer", mode=OPEN).at("soldier", "f5").at("archer", "l4").monster("terror_stage_1", "e7")
    strikes(f, "terror_stage_1")
    f.g.forget_cycle()
    strikes(f, "terror_stage_1")
    told = [event.seat for event in f.told("courage")]
    assert told == [f.seat("soldier"), f.seat("soldier")]


@pytest.mark.rule("myth.boss.fate-always")
def test_larvae_use_one_darkness_of_three_dice_and_brood_is_left_out() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f4").bare("soldier").monster("terror_stage_2", "e7", aim="soldier")
    roll(f, 1, 1, 1, fates=("darkness", "darkness", "rage", "faith"))
    strikes(f, "terror_stage_2")
    larvae = len([name for name in f.monsters() if name.startswith("larva")])
    assert larvae == 2


@pytest.mark.rule("myth.boss.same-rules")
def test_the_terror_chooses_moves_and_attacks_like_other_monsters() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f1").monster("terror_stage_1", "e8")
    night(f)
    told = f.heard()
    assert [kind for kind in ("targets", "moved", "rolls") if kind in told] == ["targets", "moved", "rolls"]


@pytest.mark.rule("myth.effect.prone-hero")
def test_nobody_is_asked_who_lies() -> None:
    f = attacked("mucker", "f7").hand("soldier", "ill_take_that").ails("soldier", "prone")
    f.set(phase=DARKNESS_CYCLE)
    roll(f, 5, 9, fates=("guile",)).then(StrikeKind(f.kind("mucker")))
    assert f.asks() == []
    assert f.g.hp == [5]


@pytest.mark.rule("myth.interrupt.cost")
def test_an_interrupt_pays_its_ap() -> None:
    f = attacked("grubber", "", n=3).hand("soldier", "ill_take_that").meter(6).set(phase=DARKNESS_CYCLE)
    roll(f, 7, 8, 9).then(StrikeKind(f.kind("grubber")))
    f.play("soldier", "play:ill_take_that:none")
    assert f.g.meter == 7


@pytest.mark.rule("myth.shadows.area-hit")
def test_an_area_attack_on_the_soldier_hits_the_hidden_brigand_next_to_him() -> None:
    f = field("soldier", "brigand", mode=OPEN).at("soldier", "f6").at("brigand", "g6").bare("soldier").bare("brigand")
    f.space("brigand", "shadowslip").monster("terror_stage_1", "e7", aim="soldier")
    f.set(phase=DARKNESS_CYCLE)
    f.rigged(lambda twin: hits(twin) >= 1)
    hits(f)
    assert f.g.hp[f.seat("brigand")] < 6
    assert f.g.in_shadows(f.seat("brigand"))


def hits(f: Field) -> int:
    """The Terror's legs strike; how many of their dice hit."""
    f.then(StrikeKind(f.kind("terror_stage_1")))
    settle(f)
    return int(next(event.args["n"] for event in f.told("rolls")))


@pytest.mark.rule("myth.monster.resurrect")
def test_a_fallen_shambler_stands_up_when_its_kind_would_move_and_does_nothing_else() -> None:
    f = field("soldier").at("soldier", "f6").omens("gathering_dusk").meter(6).monster("shambler", "f8", mood=FALLEN)
    f.monster("shambler", "f5").monster("grubber", "f8")
    night(f)
    told = f.told()
    rose = [f.box.map.label(int(event.args["at"])) for event in told if event.kind == "rose"]
    assert len(rose) == 1
    assert [event.kind for event in told if event.args.get("foe") == 0 and event.kind == "moved"] == []
    assert [str(event.args["dice"]).count(",") for event in told if event.kind == "rolls"] == [0, 0]
    assert not f.g.mood[0] & FALLEN


@pytest.mark.rule("myth.monster.resurrect")
def test_who_falls_in_a_cycle_before_its_kind_moves_rises_in_the_next_one_only() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").monster("shambler", "f9").set(phase=DARKNESS_CYCLE)
    f.g.fall(0)
    moves(f, "shambler")
    assert f.g.mood[0] & FALLEN
    f.g.forget_cycle()
    moves(f, "shambler")
    assert not f.g.mood[0] & FALLEN


@pytest.mark.rule("myth.effect.curse")
def test_a_curse_takes_a_card_off_the_hand_size() -> None:
    f = field("soldier").ails("soldier", "cursed")
    assert f.g.hand_limit(0) == 4


@pytest.mark.rule("myth.effect.frozen")
def test_a_frozen_space_holds_no_card_and_takes_no_threat_off() -> None:
    f = field("soldier").ails("soldier", "frozen")
    assert f.g.empty_spaces(0) == 3
    f.rage(3)
    assert f.g.free_space(0) < 0
