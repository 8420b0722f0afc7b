"""What cards do while they lie face up in their spaces."""

from __future__ import annotations

import pytest

from chimera.games.myth.heroes import auras
from chimera.games.myth.heroes.auras import COURAGE, NONCOMBAT
from chimera.games.myth.heroes.ops import spend_once
from chimera.games.myth.ops import (
    WHEN_ACTION,
    WHEN_ALWAYS,
    WHEN_AMMO_ACTION,
    WHEN_ANY_ROLL,
    WHEN_ARCANE_ATTACK,
    WHEN_ATTACK,
    WHEN_ATTACK_ACTION,
)
from chimera.games.myth.words import BLESSINGS, COMBO, DECOY, NOBODY, NOTHING, SPACES, TURNED
from tests.myth.field import Field, field

REACTION = 1 << WHEN_ALWAYS | 1 << WHEN_ANY_ROLL | 1 << WHEN_ATTACK  # an attack as a reaction
ACTION = REACTION | 1 << WHEN_ACTION | 1 << WHEN_ATTACK_ACTION
AMMO_ACTION = ACTION | 1 << WHEN_AMMO_ACTION
ARCANE = ACTION | 1 << WHEN_ARCANE_ATTACK
TEAM = ("acolyte", "soldier", "archer")


def bit(f: Field, *heroes: str) -> int:
    """A set of heroes."""
    return sum(1 << f.seat(hero) for hero in heroes)


def place(f: Field, hero: str, card: str) -> int:
    """The space in which a card of a hero lies."""
    seat = f.seat(hero)
    return seat * SPACES + f.laid(hero).index(card)


def enemy_tn(f: Field, hero: str, square: str, ranged: bool = False) -> int:
    """What cards add to the target number of the foe on a square against a hero."""
    foe = f.foe(square)
    return auras.enemy_tn(f.g, f.seat(hero), f.g.kind[foe], foe, ranged)


def dice(f: Field, hero: str, when: int, foes: int = 0) -> tuple[int, int]:
    """Hit dice and fate dice that cards add to a roll of a hero."""
    seat = f.seat(hero)
    return auras.hero_dice(f.g, seat, when, foes), auras.hero_fate(f.g, seat, when, foes)


def stood(*heroes: str) -> Field:
    """Heroes in a row from c6 on."""
    f = field(*heroes)
    for i in range(len(heroes)):
        f.at(heroes[i], "cdefg"[i] + "6")
    return f


# Attacks of monsters


@pytest.mark.rule("myth.acolyte.armor-of-faith")
def test_armor_of_faith_raises_the_target_number_of_all_monsters_by_faith() -> None:
    f = stood(*TEAM).monster("grubber", "c7").space("acolyte", "armor_of_faith").space("acolyte", "feet_of_the_saints")
    assert f.g.faith(f.seat("acolyte")) == 3
    assert [enemy_tn(f, hero, "c7") for hero in TEAM] == [3, 3, 3]  # TN 7 becomes 10


@pytest.mark.rule("myth.acolyte.faith-dynamic-example")
def test_what_grows_with_faith_follows_faith() -> None:
    f = stood(*TEAM).monster("grubber", "c7").space("acolyte", "armor_of_faith").space("acolyte", "feet_of_the_saints")
    f.space("acolyte", "attend_the_weak")
    assert enemy_tn(f, "soldier", "c7") == 4


@pytest.mark.rule("myth.death.cards")
def test_cards_of_a_slain_hero_stop_working() -> None:
    f = stood(*TEAM).monster("grubber", "c7").space("acolyte", "armor_of_faith")
    assert enemy_tn(f, "soldier", "c7") == 2
    f.ails("acolyte", "slain")
    assert enemy_tn(f, "soldier", "c7") == 0


@pytest.mark.rule("myth.hero.passive-persist")
def test_a_card_helps_as_long_as_it_lies_face_up_in_its_space() -> None:
    f = stood(*TEAM).monster("grubber", "c7").space("acolyte", "armor_of_faith")
    assert enemy_tn(f, "archer", "c7") == 2
    f.g.turn_card(f.seat("acolyte"), 0)
    assert enemy_tn(f, "archer", "c7") == 0
    f.g.clear_space(f.seat("acolyte"), 0)
    assert enemy_tn(f, "archer", "c7") == 0


@pytest.mark.rule("myth.soldier.impenetrable")
def test_impenetrable_raises_the_target_number_by_one_and_one_more_per_rage() -> None:
    f = stood("soldier", "archer").monster("grubber", "c7").space("soldier", "impenetrable").rage(3)
    assert enemy_tn(f, "soldier", "c7") == 4  # TN 7 becomes 11
    assert enemy_tn(f, "archer", "c7") == 0


@pytest.mark.rule("myth.soldier.blade-dance")
def test_blade_dance_raises_the_target_number_of_attacks_on_the_soldier_by_two() -> None:
    f = stood("soldier", "archer").monster("grubber", "c7").space("soldier", "blade_dance").rage(3)
    assert (enemy_tn(f, "soldier", "c7"), enemy_tn(f, "archer", "c7")) == (2, 0)


@pytest.mark.rule("myth.soldier.everyone-behind-me")
def test_adjacent_heroes_get_the_shield_and_after_impenetrable_that_bonus_too() -> None:
    f = stood("soldier", "archer", "acolyte").monster("grubber", "c7").worn("soldier", "buckler")
    f.space("soldier", "everyone_behind_me_novice").rage(1)
    assert [enemy_tn(f, hero, "c7") for hero in ("archer", "acolyte", "soldier")] == [1, 0, 0]
    f = stood("soldier", "archer").monster("grubber", "c7").worn("soldier", "buckler")
    f.space("soldier", "everyone_behind_me_novice", lying=COMBO).rage(1)
    assert enemy_tn(f, "archer", "c7") == 3
    f.bare("soldier", "secondary")
    assert enemy_tn(f, "archer", "c7") == 2


@pytest.mark.rule("myth.apprentice.illuminate")
def test_illuminate_hampers_instinct_monsters_alone() -> None:
    f = stood("apprentice", "soldier").monster("crawler_melee", "d7").monster("grubber", "c7")
    f.space("apprentice", "illuminate")
    assert (enemy_tn(f, "soldier", "d7"), enemy_tn(f, "soldier", "c7")) == (1, 0)


@pytest.mark.rule("myth.apprentice.sphere-of-deflection", "myth.monster.attack-mark")
def test_the_sphere_hampers_ranged_attacks_alone() -> None:
    f = stood("apprentice", "soldier").monster("crawler_ranged", "d7").space("apprentice", "sphere_of_deflection")
    assert (enemy_tn(f, "soldier", "d7", ranged=True), enemy_tn(f, "soldier", "d7")) == (2, 0)


@pytest.mark.rule("myth.brigand.lost-in-a-crowd")
def test_lost_in_a_crowd_hampers_adjacent_monsters_alone() -> None:
    f = stood("brigand", "soldier").monster("grubber", "c7").monster("grubber", "c8")
    f.space("brigand", "lost_in_a_crowd_novice")
    assert (enemy_tn(f, "brigand", "c7"), enemy_tn(f, "brigand", "c8")) == (2, 0)
    assert enemy_tn(f, "soldier", "c7") == 0


def test_no_card_raises_the_target_number_against_a_decoy() -> None:
    f = stood(*TEAM).monster("grubber", "c7").space("acolyte", "armor_of_faith")
    foe = f.foe("c7")
    assert auras.enemy_tn(f.g, DECOY + 8, f.g.kind[foe], foe, False) == 0


@pytest.mark.rule("myth.soldier.drawing-the-ire")
def test_attacks_on_the_chosen_hero_are_rolled_against_the_soldier_whatever_the_range() -> None:
    f = stood(*TEAM).monster("crawler_ranged", "l12")
    f.space("soldier", "drawing_the_ire", chosen=bit(f, "archer"))
    foe = f.foe("l12")
    assert auras.victim_of(f.g, f.seat("archer"), foe, True) == f.seat("soldier")
    assert auras.victim_of(f.g, f.seat("archer"), foe, False) == f.seat("soldier")
    assert auras.victim_of(f.g, f.seat("acolyte"), foe, True) == f.seat("acolyte")
    f.ails("soldier", "slain")
    assert auras.victim_of(f.g, f.seat("archer"), foe, True) == f.seat("archer")


@pytest.mark.rule("myth.archer.pincushion")
def test_minions_next_to_the_archer_may_stand_in_for_her_against_ranged_attacks() -> None:
    f = field("archer").at("archer", "c6").space("archer", "pincushion_novice")
    f.monster("grubber", "c7").monster("crawler_melee", "d7").monster("mucker", "b6").monster("grubber", "c8")
    assert auras.stand_ins(f.g, f.seat("archer"), True) == [f.foe("c7"), f.foe("d7")]
    assert auras.stand_ins(f.g, f.seat("archer"), False) == []


@pytest.mark.rule("myth.soldier.your-mother-is-a-crawler")
def test_the_taunt_reaches_threat_range_and_threat_and_rage() -> None:
    f = field("soldier").at("soldier", "a1").threat("soldier", 1).rage(1)
    f.space("soldier", "your_mother_is_a_crawler").monster("grubber", "g1").monster("grubber", "h1")
    f.monster("grubber", "b1", active=False)
    assert auras.taunted_by(f.g, f.foe("g1")) == f.seat("soldier")  # 6 squares: 4 + 1 + 1
    assert auras.taunted_by(f.g, f.foe("h1")) == NOBODY
    assert auras.taunted_by(f.g, f.foe("b1")) == NOBODY


@pytest.mark.rule("myth.acolyte.guardian-angel")
def test_guardian_angel_has_hits_on_the_chosen_hero_rolled_again() -> None:
    f = stood(*TEAM)
    f.space("acolyte", "guardian_angel", chosen=bit(f, "archer"))
    assert [auras.rerolled(f.g, f.seat(hero)) for hero in TEAM] == [False, False, True]


@pytest.mark.rule("myth.soldier.battle-joy")
def test_monsters_need_courage_and_more_of_it_per_rage() -> None:
    f = field("soldier")
    assert auras.monster_courage(f.g) == NOTHING
    f.space("soldier", "battle_joy_novice")
    assert auras.monster_courage(f.g) == 0
    f.rage(2)
    assert auras.monster_courage(f.g) == 2  # Courage 6 becomes 8


# Rolls of heroes


@pytest.mark.rule("myth.acolyte.stand-fast")
def test_stand_fast_helps_attack_actions_and_courage() -> None:
    f = stood("acolyte", "apprentice").space("acolyte", "stand_fast")
    assert dice(f, "apprentice", ACTION) == (1, 0)
    assert dice(f, "apprentice", REACTION) == (0, 0)
    assert auras.courage_bonus(f.g, f.seat("apprentice")) == (0, -1, False)
    assert auras.noncombat_bonus(f.g, f.seat("apprentice")) == (0, 0)


@pytest.mark.rule("myth.acolyte.blessings-of-the-dawn")
def test_blessings_give_every_action_a_fate_die_per_faith() -> None:
    f = stood(*TEAM).space("acolyte", "blessings_of_the_dawn")
    assert dice(f, "archer", ACTION) == (0, 2)
    assert dice(f, "archer", REACTION) == (0, 0)


@pytest.mark.rule("myth.acolyte.hand-of-the-father")
def test_chosen_heroes_get_a_hit_die_on_every_roll() -> None:
    f = stood(*TEAM)
    f.space("acolyte", "hand_of_the_father", chosen=bit(f, "acolyte", "soldier"))
    for when in (ACTION, REACTION, NONCOMBAT, COURAGE):
        assert [dice(f, hero, when)[0] for hero in TEAM] == [1, 1, 0]


@pytest.mark.rule("myth.acolyte.intercession", "myth.courage.bonus")
def test_intercession_gives_one_hero_a_die_per_faith_where_there_is_no_fight() -> None:
    f = stood("acolyte", "brigand", "soldier")
    f.space("acolyte", "intercession", chosen=bit(f, "brigand"))
    assert auras.courage_bonus(f.g, f.seat("brigand")) == (2, 0, False)  # 3 with the die of her own
    assert auras.courage_bonus(f.g, f.seat("soldier")) == (0, 0, False)
    assert auras.noncombat_bonus(f.g, f.seat("brigand")) == (2, 0)
    assert dice(f, "brigand", ACTION) == (0, 0)


@pytest.mark.rule("myth.acolyte.righteous-fury")
def test_righteous_fury_gives_attack_actions_of_the_chosen_one_damage() -> None:
    f = stood(*TEAM)
    f.space("acolyte", "righteous_fury", chosen=bit(f, "soldier", "archer"))
    assert [auras.hero_damage(f.g, f.seat(hero), ACTION, 0) for hero in TEAM] == [0, 1, 1]
    assert auras.hero_damage(f.g, f.seat("soldier"), REACTION, 0) == 0


@pytest.mark.rule("myth.acolyte.feet-of-the-saints", "myth.hero-deck.type-action-reaction")
def test_feet_of_the_saints_makes_attack_actions_cheaper() -> None:
    f = stood(*TEAM).space("acolyte", "feet_of_the_saints")
    soldier = f.seat("soldier")
    assert auras.ap_change(f.g, soldier, f.card("soldier", "devastate"), True) == -1
    assert auras.ap_change(f.g, soldier, f.card("soldier", "attack"), True) == -1
    assert auras.ap_change(f.g, soldier, f.card("soldier", "attack"), False) == 0
    assert auras.ap_change(f.g, soldier, f.card("soldier", "sprint"), True) == 0


@pytest.mark.rule("myth.archer.find-weakness")
def test_find_weakness_helps_everybody_against_the_chosen_target() -> None:
    f = stood("archer", "soldier").monster("stalker", "d7").monster("grubber", "d5")
    f.space("archer", "find_weakness")
    f.g.mark(f.foe("d7"), place(f, "archer", "find_weakness"))
    stalker, grubber = 1 << f.foe("d7"), 1 << f.foe("d5")
    assert dice(f, "soldier", ACTION, stalker) == (1, 1)
    assert dice(f, "soldier", REACTION, stalker | grubber) == (1, 1)
    assert dice(f, "soldier", ACTION, grubber) == (0, 0)
    assert auras.courage_bonus(f.g, f.seat("soldier")) == (0, -1, False)  # Courage 6 needs 5
    assert auras.noncombat_bonus(f.g, f.seat("archer")) == (0, -1)


@pytest.mark.rule("myth.archer.vision-of-the-mark")
def test_vision_of_the_mark_helps_the_next_action_with_ammo_once() -> None:
    f = field("archer").space("archer", "vision_of_the_mark")
    archer = f.seat("archer")
    assert dice(f, "archer", ACTION) == (0, 0)
    assert dice(f, "archer", REACTION) == (0, 0)
    assert dice(f, "archer", AMMO_ACTION) == (1, 1)
    assert auras.hero_damage(f.g, archer, AMMO_ACTION, 0) == 1
    spend_once(f.g, archer, REACTION, 0)
    assert dice(f, "archer", AMMO_ACTION) == (1, 1)
    spend_once(f.g, archer, AMMO_ACTION, 0)
    assert dice(f, "archer", AMMO_ACTION) == (0, 0)
    assert auras.hero_damage(f.g, archer, AMMO_ACTION, 0) == 0
    assert "used_up" in f.heard()


@pytest.mark.rule("myth.soldier.the-easy-way")
def test_the_easy_way_helps_one_roll_outside_of_fights() -> None:
    f = field("soldier").space("soldier", "the_easy_way")
    assert auras.courage_bonus(f.g, 0) == (2, 0, False)  # 3 with the die of his own
    spend_once(f.g, 0, COURAGE, 0)
    assert auras.courage_bonus(f.g, 0) == (0, 0, False)


@pytest.mark.rule("myth.soldier.battle-roar")
def test_battle_roar_makes_all_attacks_of_heroes_easier() -> None:
    f = stood(*TEAM).space("soldier", "battle_roar")
    for hero in TEAM:
        assert auras.hero_tn(f.g, f.seat(hero), REACTION, 0) == -1
        assert auras.hero_tn(f.g, f.seat(hero), COURAGE, 0) == 0


@pytest.mark.rule("myth.soldier.battle-rage")
def test_battle_rage_makes_every_card_rage_and_every_rage_a_die() -> None:
    f = field("soldier").space("soldier", "battle_rage").space("soldier", "attack").space("soldier", "hustle").rage(1)
    assert f.g.rage(0) == 4
    assert dice(f, "soldier", REACTION) == (4, 0)
    assert auras.courage_bonus(f.g, 0) == (4, 0, False)  # 5 with the die of his own


@pytest.mark.rule("myth.soldier.there-can-be-only-one")
@pytest.mark.parametrize(
    ("stride", "square", "change"),
    [
        ("normal", "d1", -2),
        ("normal", "e1", 0),
        ("none", "l12", -2),
        ("cautious", "e1", -2),
        ("cautious", "f1", 0),
        ("aggressive", "c1", -2),
        ("aggressive", "d1", 0),
        ("open", "l12", -2),
    ],
)
def test_the_reach_of_there_can_be_only_one_follows_movement(stride: str, square: str, change: int) -> None:
    f = field("soldier", "archer").at("soldier", "a1").at("archer", square).stride("soldier", stride).rage(2)
    f.space("soldier", "there_can_be_only_one_novice")
    assert auras.hero_tn(f.g, f.seat("archer"), ACTION, 0) == change
    assert auras.hero_tn(f.g, f.seat("soldier"), ACTION, 0) == 0


@pytest.mark.rule("myth.soldier.there-can-be-only-one")
def test_while_the_movement_type_is_open_the_reach_follows_the_squares_moved() -> None:
    f = field("soldier", "archer").at("soldier", "a1").at("archer", "d1").rage(2).mp("soldier", spent=2)
    f.space("soldier", "there_can_be_only_one_novice")
    assert auras.hero_tn(f.g, f.seat("archer"), ACTION, 0) == -2  # normal: 3 squares
    f.at("archer", "e1")
    assert auras.hero_tn(f.g, f.seat("archer"), ACTION, 0) == 0


@pytest.mark.rule("myth.apprentice.breath-of-heroes")
def test_breath_of_heroes_passes_courage_tests_without_a_roll() -> None:
    f = stood("apprentice", "soldier").space("apprentice", "breath_of_heroes")
    assert auras.courage_bonus(f.g, f.seat("soldier")) == (0, 0, True)


@pytest.mark.rule("myth.apprentice.heros-edge")
def test_heros_edge_gives_attacks_fate_and_attack_actions_a_die() -> None:
    f = stood("apprentice", "archer")
    f.space("apprentice", "heros_edge", chosen=bit(f, "archer"))
    assert dice(f, "archer", ACTION) == (1, 1)
    assert dice(f, "archer", REACTION) == (0, 1)
    assert dice(f, "apprentice", ACTION) == (0, 0)


@pytest.mark.rule("myth.apprentice.reservoir-of-the-ancients", "myth.apprentice.arcane-keyword")
def test_the_reservoir_boosts_arcane_attacks_of_the_apprentice() -> None:
    f = stood("apprentice", "archer").space("apprentice", "reservoir_of_the_ancients")
    assert dice(f, "apprentice", ARCANE) == (1, 1)
    assert dice(f, "apprentice", ACTION) == (0, 0)
    assert dice(f, "archer", ARCANE) == (0, 0)


@pytest.mark.rule("myth.apprentice.research")
def test_research_reaches_three_squares() -> None:
    f = field("apprentice", "soldier", "archer").at("apprentice", "a1").at("soldier", "d1").at("archer", "e1")
    f.space("apprentice", "research")
    assert [len(auras.rerolls(f.g, f.seat(hero))) for hero in ("apprentice", "soldier", "archer")] == [1, 1, 0]


@pytest.mark.rule("myth.apprentice.glaciers-grip")
def test_ice_lies_on_a_square_and_its_neighbours() -> None:
    f = field("apprentice")
    f.space("apprentice", "glaciers_grip", chosen=f.square("e5"))
    assert auras.iced(f.g) == f.squares("d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "f6")
    assert (auras.ice_tn(f.g, f.squares("f6")), auras.ice_tn(f.g, f.squares("g6"))) == (-1, 0)
    f = field("apprentice")
    f.space("apprentice", "glaciers_grip", chosen=f.square("a1"))
    assert auras.iced(f.g) == f.squares("a1", "b1", "a2", "b2")


@pytest.mark.rule("myth.apprentice.aura-of-the-elements")
def test_the_ward_holds_off_one_damage_from_the_apprentice() -> None:
    f = stood("apprentice", "soldier").space("apprentice", "aura_of_the_elements")
    assert (auras.warded(f.g, f.seat("apprentice")), auras.warded(f.g, f.seat("soldier"))) == (1, 0)


@pytest.mark.rule("myth.brigand.cunning", "myth.brigand.unravel")
def test_unravel_after_cunning_adds_a_second_die_to_the_next_roll() -> None:
    f = field("brigand").space("brigand", "cunning")
    assert auras.courage_bonus(f.g, 0) == (1, 0, False)
    f.space("brigand", "unravel", lying=COMBO)
    assert auras.courage_bonus(f.g, 0) == (2, 0, False)
    assert auras.doubles_treasure(f.g, 0)
    spend_once(f.g, 0, COURAGE, 0)
    assert auras.courage_bonus(f.g, 0) == (0, 0, False)
    assert auras.doubles_treasure(f.g, 0)
    f = field("brigand").space("brigand", "unravel")
    assert auras.courage_bonus(f.g, 0) == (0, 0, False)


@pytest.mark.rule("myth.brigand.unseen-ally")
def test_unseen_ally_helps_the_next_attack_of_the_chosen_hero() -> None:
    f = stood("brigand", "soldier")
    f.space("brigand", "unseen_ally", chosen=bit(f, "soldier"))
    soldier = f.seat("soldier")
    assert (dice(f, "soldier", REACTION), auras.hero_damage(f.g, soldier, REACTION, 0)) == ((1, 1), 1)
    assert dice(f, "brigand", REACTION) == (0, 0)
    spend_once(f.g, soldier, REACTION, 0)
    assert (dice(f, "soldier", REACTION), auras.hero_damage(f.g, soldier, REACTION, 0)) == ((0, 0), 0)


@pytest.mark.rule("myth.brigand.shadowslip", "myth.brigand.one-with-the-dark", "myth.brigand.dirty-blanket")
def test_what_a_monster_rolls_to_notice_the_brigand() -> None:
    f = field("brigand").bare("brigand", "secondary", "accessory", "armor", "helm").space("brigand", "shadowslip")
    assert auras.notice_tn(f.g, 0) == 5
    assert auras.notice_tn(field("brigand").space("brigand", "shadowslip").g, 0) == 6  # she wears the Dirty Blanket
    f.space("brigand", "one_with_the_dark")
    assert auras.notice_tn(f.g, 0) == 6
    f.g.turn_card(0, 0)
    f.g.turn_card(0, 1)
    assert auras.notice_tn(f.g, 0) == 0


@pytest.mark.rule("myth.brigand.dirty-tactics", "myth.brigand.dark-reaver")
def test_cards_on_a_monster_slow_and_weaken_it_while_they_lie_in_their_spaces() -> None:
    f = field("brigand").monster("mucker", "c7").space("brigand", "dirty_tactics").space("brigand", "dark_reaver")
    foe = f.foe("c7")
    assert not auras.slowed(f.g, foe)
    f.g.mark(foe, 0)
    f.g.mark(foe, 1)
    f.g.mark(foe, BLESSINGS)  # a mark of gear, not of a card
    assert auras.slowed(f.g, foe)
    assert auras.weakened(f.g, foe) == 1
    f.g.clear_space(0, 0)
    assert not auras.slowed(f.g, foe)
    f.g.lying[1] |= TURNED
    assert auras.weakened(f.g, foe) == 0


@pytest.mark.rule("myth.acolyte.hand-of-the-father", "myth.acolyte.stand-fast")
@pytest.mark.parametrize("card", ["hand_of_the_father", "stand_fast"])
def test_two_cards_root_the_acolyte(card: str) -> None:
    f = stood(*TEAM)
    assert not auras.rooted(f.g, f.seat("acolyte"))
    f.space("acolyte", card)
    assert auras.rooted(f.g, f.seat("acolyte"))
    assert not auras.rooted(f.g, f.seat("soldier"))
