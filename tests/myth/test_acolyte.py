"""The cards of the Acolyte, each by name."""

from __future__ import annotations

import pytest

from chimera.engine.cells import cells_of
from chimera.games.myth.combat.sight import ring
from chimera.games.myth.heroes import auras
from chimera.games.myth.words import AT_BEGIN, AT_SPAWN, DARKNESS_CYCLE
from tests.myth.cards import attacked, far_off, left, may_play, passed, plays, printed, rolled, window
from tests.myth.field import Field, field
from tests.myth.test_auras import enemy_tn

TEAM = ("acolyte", "soldier", "archer")

PRINTED = {
    "angelic_word": "action 2 2 3: attack holy relic: damage+1/yes/yes/no",
    "consuming_fire": "action 2 1 3: attack fire relic: d10+1/yes/no/no",
    "last_rites": "action 2 1 4: attack holy relic: d10+1/yes/no/no",
    "smite": "action_reaction 1 1 weapon: attack: tn-2/yes/yes/tn+1",
    "armor_of_faith": "reaction 1 - tile: faith: yes/yes/no/no",
    "attend_the_weak": "action 2 - 5: heal faith: yes/yes/no/no",
    "guardian_angel": "interrupt 1 - tile: faith: yes/no/no/no: begin event target moved dice",
    "hand_of_the_father": "action 2 - tile: heal faith: yes/no/no/no",
    "soothe_wounds": "interrupt 1 - 3: heal: yes/no/no/no: begin event target moved dice damage spawn",
    "blessings_of_the_dawn": "reaction 1 - tile: faith: yes/yes/no/no",
    "blood_of_an_overcomer": "reaction 1 - 3: faith: yes/yes/no/no",
    "feet_of_the_saints": "reaction 1 - tile: faith: yes/yes/no/no",
    "intercession": "reaction 1 - tile: faith: yes/yes/no/no",
    "pray": "reaction 0 - self: : yes/yes/yes/no",
    "righteous_fury": "reaction 1 - tile: faith: yes/yes/no/no",
    "stand_fast": "reaction 1 - tile: faith: yes/no/no/no",
    "sprint": "action 1 - self: move: no/no/no/yes",
    "hustle": "reaction 1 - self: move: no/no/no/yes",
    "chant_of_the_morning_novice": "action 2 - tile: heal faith: yes/yes/no/no",
    "dirge_of_twilight_novice": "action 2 2 weapon: attack: tn-1/yes/yes/no",
    "guided_by_the_light_novice": "interrupt 1 1 weapon: attack: d10+1 fd+1/no/no/no: begin event target moved spawn",
    "angelic_word_novice": "action 2 2 3: attack holy relic: damage+1/yes/yes/no",
    "attend_the_weak_novice": "action 2 - 5: heal faith: yes/yes/no/no",
}


def team() -> Field:
    """Acolyte, Soldier and Archer side by side."""
    return far_off(field(*TEAM).at("acolyte", "c6").at("soldier", "d6").at("archer", "e6"))


def threat(f: Field) -> int:
    """The Threat of the Acolyte."""
    return int(f.g.threat[f.seat("acolyte")])


def hp(f: Field, hero: str) -> int:
    """The Vitality of a hero."""
    return int(f.g.hp[f.seat(hero)])


@pytest.mark.rule("myth.hero.content-card-statistics", "myth.hero-deck.movement-modifier")
@pytest.mark.parametrize("card", PRINTED)
def test_what_is_printed_on_the_card(card: str) -> None:
    assert printed(field("acolyte"), "acolyte", card) == PRINTED[card]


@pytest.mark.rule("myth.hero-deck.base-size", "myth.acolyte.novice-copies", "myth.hero-deck.novice-locked")
def test_the_deck_has_25_base_cards_and_five_novice_ones_outside() -> None:
    f = field("acolyte")
    names = f.cards_of("acolyte", f.g.deck[0])
    assert len(names) == 25
    assert not [name for name in names if name.endswith("_novice")]
    more = f.cards_of("acolyte", field("acolyte", deck="all").g.deck[0])
    assert [name.removesuffix("_novice") for name in more if name.endswith("_novice")] == [
        "chant_of_the_morning",
        "dirge_of_twilight",
        "guided_by_the_light",
        "angelic_word",
        "attend_the_weak",
    ]


# Attacks


@pytest.mark.rule("myth.acolyte.angelic-word")
def test_angelic_word_rolls_a_die_more_per_faith() -> None:
    f = team().hand("acolyte", "angelic_word").monster("mucker", "c9").bare("acolyte", "secondary")
    f.space("acolyte", "feet_of_the_saints").space("acolyte", "armor_of_faith")  # Faith 3
    f.dice(6, 1, 1, 1, fates=("guile",))
    plays(f, "acolyte", "play:angelic_word:cautious", "foe:c9")
    assert f.g.life[f.foe("c9")] == 1
    assert f.g.meter == 1  # 2 AP, one less by Feet of the Saints
    assert threat(f) == 2
    assert [dice for dice, _ in rolled(f)] == [4]


@pytest.mark.rule("myth.acolyte.angelic-word")
def test_angelic_word_deals_three_to_who_stands_still_and_reaches_three_squares() -> None:
    f = team().hand("acolyte", "angelic_word").monster("mucker", "c9").dice(6, 6, 6, fates=("guile",))
    plays(f, "acolyte", "play:angelic_word:none", "foe:c9")
    assert left(f) == []
    f = team().hand("acolyte", "angelic_word").monster("mucker", "c10")
    assert may_play(f, "acolyte", "angelic_word") == []
    assert f.refused("acolyte", "play:angelic_word:none") in ("myth.area.needs-target", "myth.range.number")


@pytest.mark.rule("myth.acolyte.relics")
def test_a_relic_adds_its_die_to_ranged_attacks_and_not_to_those_with_the_weapon() -> None:
    f = team().hand("acolyte", "last_rites", "smite").monster("mucker", "c7")
    f.dice(1, 1, 1, 1, 1)
    plays(f, "acolyte", "play:smite:cautious", "foe:c7")
    assert [dice for dice, _ in rolled(f)] == [2]  # token and Wooden Plank
    f.worn("acolyte", "prayer_beads")
    assert f.g.faith(0) >= 1


@pytest.mark.rule("myth.acolyte.consuming-fire")
def test_consuming_fire_burns_as_long_as_faith_when_it_hit() -> None:
    f = team().hand("acolyte", "consuming_fire").monster("mucker", "c9").space("acolyte", "armor_of_faith")
    f.dice(6, 1, 1, fates=("guile",))
    plays(f, "acolyte", "play:consuming_fire:cautious", "foe:c9")
    assert f.g.life[f.foe("c9")] == 2
    assert f.g.dots == [f.foe("c9"), 0, f.card("acolyte", "consuming_fire"), 2]


@pytest.mark.rule("myth.acolyte.consuming-fire")
def test_consuming_fire_is_refused_to_who_walks_normally() -> None:
    f = team().hand("acolyte", "consuming_fire").monster("mucker", "c9").mp("acolyte", spent=2)
    assert may_play(f, "acolyte", "consuming_fire") == []
    assert f.refused("acolyte", "play:consuming_fire:normal") == "myth.hero-deck.no-entry-forbids"


@pytest.mark.rule("myth.acolyte.smite", "myth.hero-deck.movement-modifier")
@pytest.mark.parametrize(("stride", "pip", "hit"), [("none", 3, True), ("none", 2, False), ("aggressive", 5, False)])
def test_smite_is_easier_standing_still_and_harder_running(stride: str, pip: int, hit: bool) -> None:
    f = team().hand("acolyte", "smite").monster("grubber", "c7").dice(pip, 1, fates=("guile",))
    plays(f, "acolyte", f"play:smite:{stride}", "foe:c7")
    assert (left(f) == []) == hit


@pytest.mark.rule("myth.acolyte.smite")
def test_smite_needs_an_adjacent_target() -> None:
    f = team().hand("acolyte", "smite").monster("grubber", "c8")
    assert may_play(f, "acolyte", "smite") == []
    assert f.refused("acolyte", "play:smite:none").startswith("myth.")


@pytest.mark.rule("myth.acolyte.dirge-of-twilight", "myth.status.stun")
def test_dirge_of_twilight_stuns_a_captain_that_it_hits() -> None:
    from chimera.games.myth.words import DAZED

    f = team().hand("acolyte", "dirge_of_twilight_novice").monster("mucker", "c7").dice(6, 6, fates=("guile",))
    plays(f, "acolyte", "play:dirge_of_twilight_novice:cautious", "foe:c7")
    assert f.g.life[f.foe("c7")] == 1
    assert f.g.mood[f.foe("c7")] & DAZED
    f = team().hand("acolyte", "dirge_of_twilight_novice").monster("mucker", "c7").dice(1, 1, fates=("guile",))
    plays(f, "acolyte", "play:dirge_of_twilight_novice:cautious", "foe:c7")
    assert not f.g.mood[f.foe("c7")] & DAZED
    assert may_play(team().hand("acolyte", "dirge_of_twilight_novice"), "acolyte", "dirge_of_twilight_novice") == []


@pytest.mark.rule("myth.acolyte.last-rites")
def test_last_rites_covers_the_centre_and_as_many_squares_as_faith_clockwise() -> None:
    f = team().hand("acolyte", "last_rites").space("acolyte", "armor_of_faith").space("acolyte", "feet_of_the_saints")
    for square in ("h6", "h5", "i5", "i6", "i7"):
        f.monster("grubber", square)
    f.at("acolyte", "e6").at("archer", "c6")
    f.dice(5, 1, fates=("guile",))
    plays(f, "acolyte", "play:last_rites:cautious", *area(f, "h6", "h5", "i5", "i6"))
    assert left(f) == ["grubber i7"]


def area(f: Field, centre: str, *others: str) -> list[str]:
    """The choices that lay an area on exactly these squares."""
    for turn in range(4):
        squares = ring(f.g, f.square(centre), turn, len(others))
        if f.named(sum(1 << square for square in squares)) == f.named(f.squares(centre, *others)):
            return [f"at:{centre}", f"turn:{turn}"]
    raise AssertionError("no such area")


# Help


@pytest.mark.rule("myth.acolyte.attend-the-weak", "myth.hero.limit-heal", "myth.acolyte.faith-counts-itself")
def test_attend_the_weak_heals_twice_the_faith_with_its_own() -> None:
    f = team().hand("acolyte", "attend_the_weak").hp("soldier", 1)
    plays(f, "acolyte", "play:attend_the_weak:none", "hero:soldier")
    assert hp(f, "soldier") == 5  # Faith 2
    assert (threat(f), f.g.meter) == (3, 2)
    f = team().hand("acolyte", "attend_the_weak").hp("soldier", 1).space("acolyte", "feet_of_the_saints")
    plays(f, "acolyte", "play:attend_the_weak:cautious", "hero:soldier")
    assert (hp(f, "soldier"), threat(f)) == (7, 3)  # Faith 3


@pytest.mark.rule("myth.acolyte.faith-dynamic-example")
def test_the_worked_example_of_faith() -> None:
    f = team().hand("acolyte", "attend_the_weak").hp("soldier", 1).monster("grubber", "h6")
    f.space("acolyte", "feet_of_the_saints").space("acolyte", "armor_of_faith")
    assert enemy_tn(f, "soldier", "h6") == 3
    plays(f, "acolyte", "play:attend_the_weak:none", "hero:soldier")
    assert hp(f, "soldier") == 7
    assert enemy_tn(f, "soldier", "h6") == 4


@pytest.mark.rule("myth.acolyte.attend-the-weak", "myth.los.heal-no-los")
def test_attend_the_weak_reaches_five_squares_past_any_wall() -> None:
    f = team().hand("acolyte", "attend_the_weak").hp("soldier", 1).at("acolyte", "b4").at("soldier", "d4")
    plays(f, "acolyte", "play:attend_the_weak:none", "hero:soldier")  # a wall of red lines at c4
    assert hp(f, "soldier") == 5
    f = team().hand("acolyte", "attend_the_weak").at("soldier", "h6").at("archer", "i6")
    f.cycle().play("acolyte", "play:attend_the_weak:none")
    assert f.codes("acolyte") == ["hero:acolyte", "hero:soldier"]
    assert f.refused("acolyte", "hero:archer") == "myth.acolyte.attend-the-weak"


@pytest.mark.rule("myth.hero-deck.no-entry-forbids", "myth.acolyte.attend-the-weak")
def test_attend_the_weak_is_refused_to_who_has_walked_far() -> None:
    f = team().hand("acolyte", "attend_the_weak").mp("acolyte", spent=2)
    assert may_play(f, "acolyte", "attend_the_weak") == []
    assert f.refused("acolyte", "play:attend_the_weak:cautious").startswith("myth.movetype.")


@pytest.mark.rule("myth.acolyte.hand-of-the-father")
def test_hand_of_the_father_heals_a_hero_per_faith_and_roots_the_acolyte() -> None:
    f = team().hand("acolyte", "hand_of_the_father").hp("soldier", 1).hp("archer", 1)
    f.mp("acolyte", free=1)
    f.cycle().play("acolyte", "play:hand_of_the_father:none", "hero:soldier", "hero:archer")
    assert (hp(f, "soldier"), hp(f, "archer"), threat(f)) == (4, 4, 4)
    assert [auras.courage_bonus(f.g, f.seat(hero))[0] for hero in TEAM] == [0, 1, 1]
    assert f.codes("acolyte", "go") == []


@pytest.mark.rule("myth.acolyte.hand-of-the-father")
def test_hand_of_the_father_is_refused_once_mp_were_spent() -> None:
    f = team().hand("acolyte", "hand_of_the_father").mp("acolyte", spent=1)
    assert may_play(f, "acolyte", "hand_of_the_father") == []
    assert f.refused("acolyte", "play:hand_of_the_father:none").startswith("myth.")
    f = team().hand("acolyte", "hand_of_the_father").mp("acolyte", spent=0, steps=1)  # MP that were not a Move
    assert f.cycle().refused("acolyte", "play:hand_of_the_father:none") == "myth.acolyte.hand-of-the-father"


@pytest.mark.rule("myth.acolyte.soothe-wounds", "myth.interrupt.cost")
def test_soothe_wounds_heals_two_within_three_squares() -> None:
    f = team().hand("acolyte", "soothe_wounds").hp("archer", 1).meter(6)
    window(f, AT_SPAWN)
    f.play("acolyte", "play:soothe_wounds:none", "hero:archer")
    assert (hp(f, "archer"), threat(f), f.g.meter) == (3, 1, 7)


@pytest.mark.rule("myth.acolyte.soothe-wounds", "myth.hero-deck.type-interrupt")
def test_soothe_wounds_is_refused_in_the_hero_cycle() -> None:
    f = team().hand("acolyte", "soothe_wounds").hp("archer", 1)
    assert f.cycle().refused("acolyte", "play:soothe_wounds:none") == "myth.hero-deck.type-interrupt"


@pytest.mark.rule("myth.acolyte.guardian-angel")
def test_guardian_angel_protects_the_chosen_hero() -> None:
    f = team().hand("acolyte", "guardian_angel")
    window(f, AT_BEGIN)
    f.play("acolyte", "play:guardian_angel:none", "hero:archer")
    assert auras.rerolled(f.g, f.seat("archer"))
    assert not auras.rerolled(f.g, f.seat("soldier"))
    f = team().hand("acolyte", "guardian_angel", "soothe_wounds")
    window(f, AT_SPAWN)
    assert f.refused("acolyte", "play:guardian_angel:none") == "myth.interrupt.any-step"


@pytest.mark.rule("myth.acolyte.blood-of-an-overcomer", "myth.acolyte.faith-card-without-need")
def test_blood_of_an_overcomer_frees_one_or_two_heroes_of_everything() -> None:
    f = team().hand("acolyte", "blood_of_an_overcomer").ails("soldier", "poisoned", "cursed").ails("archer", "poisoned")
    f.cycle().play("acolyte", "play:blood_of_an_overcomer:none", "hero:soldier", "done")
    assert (f.g.ails[f.seat("soldier")], f.g.ails[f.seat("archer")] != 0) == (0, True)
    f = team().hand("acolyte", "blood_of_an_overcomer").ails("soldier", "poisoned", "cursed").ails("archer", "poisoned")
    f.cycle().play("acolyte", "play:blood_of_an_overcomer:none", "hero:soldier", "hero:archer")
    assert (f.g.ails[f.seat("soldier")], f.g.ails[f.seat("archer")]) == (0, 0)
    f = team().hand("acolyte", "blood_of_an_overcomer")
    f.cycle().play("acolyte", "play:blood_of_an_overcomer:none", "hero:acolyte", "done")
    assert f.g.faith(0) == 2


@pytest.mark.rule("myth.acolyte.blood-of-an-overcomer")
def test_blood_of_an_overcomer_reaches_three_squares() -> None:
    f = team().hand("acolyte", "blood_of_an_overcomer").at("soldier", "f6").at("archer", "g6")
    f.cycle().play("acolyte", "play:blood_of_an_overcomer:none")
    assert f.refused("acolyte", "hero:archer") == "myth.acolyte.blood-of-an-overcomer"
    assert "hero:soldier" in f.codes("acolyte")


@pytest.mark.rule("myth.acolyte.chant-of-the-morning")
def test_chant_of_the_morning_frees_every_hero_on_the_tile() -> None:
    f = team().hand("acolyte", "chant_of_the_morning_novice").at("archer", "l12")
    for hero in TEAM:
        f.ails(hero, "poisoned")
    plays(f, "acolyte", "play:chant_of_the_morning_novice:none")
    assert f.g.ails == [0, 0, 0]
    f = team().hand("acolyte", "chant_of_the_morning_novice").acted("acolyte")
    rule = f.cycle().refused("acolyte", "play:chant_of_the_morning_novice:none")
    assert rule == "myth.round.one-action-per-cycle-phase"


# Faith that stays


@pytest.mark.rule("myth.acolyte.faith-sources", "myth.acolyte.worn-prayer-book", "myth.acolyte.profile")
def test_faith_is_of_the_token_relics_and_cards_in_spaces() -> None:
    f = field("acolyte")
    assert f.g.faith(0) == 1
    f.space("acolyte", "feet_of_the_saints").space("acolyte", "armor_of_faith")
    assert f.g.faith(0) == 3
    f.worn("acolyte", "prayer_beads")
    assert f.g.faith(0) == 3 + f.box.item_faith[f.item("prayer_beads")]
    assert f.g.faith(0) > 3


@pytest.mark.rule("myth.acolyte.faith-not-spent")
def test_faith_feeds_any_number_of_cards() -> None:
    f = team().hp("soldier", 1).hp("archer", 1).hand("acolyte", "attend_the_weak", "righteous_fury")
    f.space("acolyte", "feet_of_the_saints")
    plays(f, "acolyte", "play:attend_the_weak:none", "hero:soldier")
    assert hp(f, "soldier") == 7
    f.play("acolyte", "play:righteous_fury:none", "hero:acolyte", "hero:soldier", "hero:archer")
    assert f.g.faith(0) == 4


@pytest.mark.rule("myth.acolyte.armor-of-faith", "myth.hero-deck.ap-cost")
def test_armor_of_faith_is_played_as_a_reaction_for_one_ap() -> None:
    f = team().hand("acolyte", "armor_of_faith").monster("grubber", "h6").acted("acolyte")
    plays(f, "acolyte", "play:armor_of_faith:cautious")
    assert (f.g.meter, f.laid("acolyte")[0], enemy_tn(f, "archer", "h6")) == (1, "armor_of_faith", 2)
    assert f.refused("acolyte", "play:armor_of_faith:cautious") == "myth.hero.limit-hand"


@pytest.mark.rule("myth.acolyte.blessings-of-the-dawn")
def test_blessings_of_the_dawn_give_the_next_action_fate_dice() -> None:
    f = team().hand("acolyte", "blessings_of_the_dawn").hand("soldier", "attack").monster("grubber", "d7")
    plays(f, "acolyte", "play:blessings_of_the_dawn:none")
    f.dice(1, 1, fates=("guile", "guile", "guile"))
    plays(f, "soldier", "play:attack:normal", "foe:d7")
    assert [fate for _, fate in rolled(f)] == [3]
    f = team().hand("acolyte", "blessings_of_the_dawn").stride("acolyte", "normal")
    assert f.cycle().refused("acolyte", "play:blessings_of_the_dawn:normal") == "myth.hero-deck.no-entry-forbids"


@pytest.mark.rule("myth.acolyte.feet-of-the-saints")
def test_feet_of_the_saints_makes_the_next_attack_action_cost_one_less() -> None:
    f = team().hand("acolyte", "feet_of_the_saints").hand("soldier", "devastate").monster("grubber", "d7")
    plays(f, "acolyte", "play:feet_of_the_saints:none")
    assert f.g.meter == 1
    f.dice(1, 1, fates=("guile",))
    plays(f, "soldier", "play:devastate:normal", "foe:d7")
    assert f.g.meter == 2
    f = team().hand("acolyte", "feet_of_the_saints").stride("acolyte", "aggressive")
    assert f.cycle().refused("acolyte", "play:feet_of_the_saints:aggressive") == "myth.hero-deck.no-entry-forbids"


@pytest.mark.rule("myth.acolyte.intercession")
def test_intercession_is_for_one_hero() -> None:
    f = team().hand("acolyte", "intercession")
    f.cycle().play("acolyte", "play:intercession:none", "hero:archer")
    assert [auras.courage_bonus(f.g, f.seat(hero))[0] for hero in TEAM] == [0, 0, 2]
    f = team().hand("acolyte", "intercession").ails("archer", "slain")
    f.cycle().play("acolyte", "play:intercession:none")
    assert f.refused("acolyte", "hero:archer") == "myth.death.cards"


@pytest.mark.rule("myth.acolyte.righteous-fury")
def test_righteous_fury_is_for_a_hero_per_faith() -> None:
    f = team().hand("acolyte", "righteous_fury")
    f.cycle().play("acolyte", "play:righteous_fury:none", "hero:soldier", "hero:archer")
    assert f.codes("acolyte", "hero") == []  # Faith 2
    assert f.g.chosen[0] == 1 << f.seat("soldier") | 1 << f.seat("archer")
    f = team().hand("acolyte", "righteous_fury")
    f.cycle().play("acolyte", "play:righteous_fury:none", "hero:soldier")
    assert f.refused("acolyte", "hero:soldier") == "myth.acolyte.righteous-fury"


@pytest.mark.rule("myth.acolyte.stand-fast", "myth.hero.buffs-not-retroactive")
def test_stand_fast_roots_the_acolyte_and_helps_what_comes_after() -> None:
    f = team().hand("acolyte", "stand_fast").mp("acolyte", free=1)
    plays(f, "acolyte", "play:stand_fast:none")
    assert f.codes("acolyte", "go") == []
    assert auras.courage_bonus(f.g, f.seat("archer")) == (0, -1, False)
    f = team().hand("acolyte", "stand_fast").mp("acolyte", spent=1)
    assert f.cycle().refused("acolyte", "play:stand_fast:none").startswith("myth.")


@pytest.mark.rule("myth.acolyte.pray")
def test_pray_lays_cards_with_faith_beneath_and_discards_the_rest() -> None:
    f = team().hand("acolyte", "pray").discarded("acolyte", "armor_of_faith", "stand_fast", "smite")
    plays(f, "acolyte", "play:pray:normal")
    assert f.cards_of("acolyte", f.g.beneath[0]) == ["armor_of_faith", "stand_fast"]
    assert f.g.faith(0) == 3
    assert f.cards_of("acolyte", sum(1 << copy for copy in f.g.discards[0])) == ["smite"]
    f.g.clear_space(0, 0)
    assert f.g.faith(0) == 1
    assert len(f.g.discards[0]) == 4


@pytest.mark.rule("myth.acolyte.pray")
def test_pray_turns_up_three_cards_only() -> None:
    faithful = ("armor_of_faith", "stand_fast", "intercession", "righteous_fury", "feet_of_the_saints")
    f = team().hand("acolyte", "pray").discarded("acolyte", *faithful)
    plays(f, "acolyte", "play:pray:none")
    assert len(cells_of(f.g.beneath[0])) == 3
    assert f.g.faith(0) == 4
    f = team().hand("acolyte", "pray").stride("acolyte", "aggressive")
    assert f.cycle().refused("acolyte", "play:pray:aggressive") == "myth.hero-deck.no-entry-forbids"


# Moving


@pytest.mark.rule("myth.acolyte.sprint", "myth.movetype.aggressive")
def test_sprint_gives_four_mp_and_makes_movement_aggressive() -> None:
    f = team().hand("acolyte", "sprint")
    plays(f, "acolyte", "play:sprint:aggressive")
    assert f.g.mp_left(0) == 6
    assert f.g.stride[0] == 3
    f = team().hand("acolyte", "sprint").stride("acolyte", "normal")
    assert f.cycle().refused("acolyte", "play:sprint:aggressive").startswith("myth.movetype.")


@pytest.mark.rule("myth.acolyte.hustle")
def test_hustle_gives_two_mp() -> None:
    f = team().hand("acolyte", "hustle").acted("acolyte")
    plays(f, "acolyte", "play:hustle:aggressive")
    assert f.g.mp_left(0) == 4
    f = team().hand("acolyte", "hustle").stride("acolyte", "cautious")
    assert f.cycle().refused("acolyte", "play:hustle:aggressive").startswith("myth.movetype.")


# Interrupts that strike


@pytest.mark.rule("myth.acolyte.guided-by-the-light", "myth.acolyte.smite-as-interrupt", "myth.combo.follow-or-done")
def test_after_guided_by_the_light_smite_may_be_played_as_an_interrupt() -> None:
    f = team().hand("acolyte", "guided_by_the_light_novice", "smite").monster("grubber", "c7").monster("grubber", "b7")
    window(f, AT_BEGIN)
    assert f.refused("acolyte", "play:smite:none").startswith("myth.")
    f.dice(5, 1, 1, fates=("guile", "guile"))
    f.play("acolyte", "play:guided_by_the_light_novice:none", "foe:c7")
    assert left(f) == ["grubber b7"]
    assert [dice for dice, _ in rolled(f)] == [3]
    f.dice(3, 1, fates=("guile",))
    f.play("acolyte", "play:smite:none", "foe:b7")  # TN 5 - 2
    assert left(f) == []


@pytest.mark.rule("myth.acolyte.guided-by-the-light")
def test_guided_by_the_light_needs_an_adjacent_target() -> None:
    f = team().hand("acolyte", "guided_by_the_light_novice", "soothe_wounds").monster("grubber", "c8")
    window(f, AT_BEGIN)
    assert f.refused("acolyte", "play:guided_by_the_light_novice:none").startswith("myth.")


@pytest.mark.rule("myth.acolyte.guardian-angel")
def test_dice_that_hit_the_protected_hero_are_rolled_once_more() -> None:
    f = team().space("acolyte", "guardian_angel")
    f.g.chosen[0] = 1 << f.seat("archer")
    f.g.phase = DARKNESS_CYCLE
    for square in ("d7", "e7", "f7", "f5", "e5"):
        f.monster("grubber", square, aim="archer")
    attacked(f, "grubber", 7, 8, 9, 1, 2, 10, 1, 2)  # three hit; rolled again, one does
    passed(f)
    assert hp(f, "archer") == 4
