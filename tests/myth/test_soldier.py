"""The cards of the Soldier, each by name, and Rage."""

from __future__ import annotations

import pytest

from chimera.games.myth.heroes import auras, rage
from chimera.games.myth.words import AT_BEGIN, AT_SPAWN, AT_TARGET, COPIES, DARKNESS_CYCLE, DOWN
from tests.myth.cards import attacked, chosen, far_off, left, may_play, passed, plays, printed, rolled, window
from tests.myth.field import Field, field
from tests.myth.test_auras import enemy_tn

EVERY = "begin event target moved dice damage spawn"
PRINTED = {
    "attack": "action_reaction 1 1 weapon: attack: tn-1/yes/yes/tn+1",
    "blade_dance": "interrupt 1 - weapon: attack: yes/no/no/no: target moved",
    "devastate": "action 2 3 weapon: attack: tn-1/yes/fd+1 after 2/fd+2 after 3",
    "harvest_of_bones": "action 2 1 weapon: attack: d10+1/yes/yes/tn+1",
    "the_hidden_blade": "reaction 1 1 weapon: attack: d10+1/yes/yes/tn+1",
    "riding_the_edge": "action 2 1 1: attack move shield: no/no/no/yes",
    "disengage": "interrupt 1 - self: : yes/no/no/no: target moved",
    "ill_take_that": "interrupt 1 - self: parry: yes/no/no/no: dice damage",
    "impenetrable": "interrupt 1 - self: shield: yes/no/no/no: begin event target moved",
    "battle_rage": f"interrupt 1 - self: battle: yes/no/no/no: {EVERY}",
    "battle_roar": "reaction 1 - tile: battle: yes/yes/yes/yes",
    "drawing_the_ire": "interrupt 1 - 3: : yes/no/no/no: begin event target moved",
    "the_easy_way": "reaction 1 - self: : yes/yes/yes/yes",
    "this_yoke_is_heavy": "reaction 1 0 1: attack shield: yes/yes/fd+1 after 2/d10+1 after 3",
    "your_mother_is_a_crawler": "reaction 1 - threat: : yes/yes/yes/yes",
    "sprint": "action 1 - self: move: no/no/no/yes",
    "hustle": "reaction 1 - self: move: no/no/no/yes",
    "battle_joy_novice": "reaction 1 - tile: battle: yes/yes/yes/no",
    "everyone_behind_me_novice": "interrupt 1 - 1: shield optional_combo: yes/no/no/no: begin event target moved",
    "follow_through_novice": "reaction 1 2 weapon: attack requires_combo: yes/yes/yes/yes",
    "there_can_be_only_one_novice": "reaction 1 - tile/4/3/2: : yes/yes/yes/yes",
    "you_can_have_this_novice": "interrupt 1 1 1: attack shield requires_combo: yes/no/no/no: dice damage",
}


def alone() -> Field:
    """The Soldier in the middle of the tile."""
    return far_off(field("soldier").at("soldier", "d6"))


@pytest.mark.rule("myth.hero.content-card-statistics", "myth.hero-deck.movement-modifier")
@pytest.mark.parametrize("card", PRINTED)
def test_what_is_printed_on_the_card(card: str) -> None:
    assert printed(field("soldier"), "soldier", card) == PRINTED[card]


# Rage


@pytest.mark.rule("myth.soldier.rage-gain")
def test_rage_is_taken_into_empty_spaces_free_of_ap() -> None:
    f = alone().space("soldier", "attack").space("soldier", "hustle")
    f.cycle().play("soldier", "rage", "rage")
    assert (f.g.rage(0), f.g.meter, f.g.deck[0].bit_count()) == (2, 0, 21)
    assert f.refused("soldier", "rage") == "myth.hero.action-space-one-card"


@pytest.mark.rule("myth.soldier.rage-gain")
def test_rage_is_taken_when_a_darkness_cycle_begins_but_not_before_the_spawn() -> None:
    window(f := alone(), AT_BEGIN)
    f.play("soldier", "rage")
    assert f.g.rage(0) == 1
    window(f := alone().hand("soldier", "battle_rage"), AT_SPAWN)
    assert f.codes("soldier", "rage") == []


@pytest.mark.rule("myth.soldier.rage-gain")
def test_nobody_but_the_soldier_takes_rage() -> None:
    f = field("archer").at("archer", "d6")
    assert f.cycle().refused("archer", "rage") == "myth.soldier.rage-gain"


@pytest.mark.rule("myth.soldier.rage-empty-deck", "myth.hero-deck.reshuffle")
def test_an_empty_deck_is_reshuffled_before_rage_is_taken() -> None:
    f = alone().deck("soldier")
    assert (f.g.deck[0], len(f.g.discards[0])) == (0, 25)
    f.cycle().play("soldier", "rage")
    assert (f.g.rage(0), f.g.deck[0].bit_count(), f.g.discards[0]) == (1, 24, [])
    f = alone().deck("soldier").without_discards("soldier")
    assert f.cycle().refused("soldier", "rage") == "myth.soldier.rage-empty-deck"


@pytest.mark.rule("myth.soldier.rage-cleared")
def test_rage_is_cleared_unseen() -> None:
    f = alone().rage(2)
    f.told()
    f.g.clear_space(0, 0)
    f.g.clear_space(0, 1)
    assert f.g.rage(0) == 0
    assert len(f.g.discards[0]) == 2
    assert all(copy >= COPIES for copy in f.g.discards[0])
    assert [(e.kind, "card" in e.args) for e in f.told()] == [("cleared_rage", False), ("cleared_rage", False)]


@pytest.mark.rule("myth.effect.prone-hero", "myth.soldier.rage-gain")
def test_who_lies_takes_no_rage() -> None:
    assert not rage.may_take(alone().ails("soldier", "prone").g, 0)
    assert not rage.may_take(alone().ails("soldier", "rising").g, 0)
    f = alone().ails("soldier", "rising")
    f.g.phase = DARKNESS_CYCLE
    assert rage.may_take(f.g, 0)


# Attacks


@pytest.mark.rule("myth.soldier.attack", "myth.dice.pool-sources", "myth.range.weapon")
def test_attack_rolls_a_fate_die_more_per_rage() -> None:
    f = alone().hand("soldier", "attack").rage(2).monster("grubber", "d7").dice(5, 1, fates=("guile",) * 3)
    plays(f, "soldier", "play:attack:cautious", "foe:d7")
    assert rolled(f) == [(2, 3)]
    assert left(f) == []
    f = alone().hand("soldier", "attack").monster("grubber", "d8")
    assert f.cycle().refused("soldier", "play:attack:cautious").startswith("myth.")


@pytest.mark.rule("myth.soldier.attack", "myth.hero-deck.movement-modifier")
@pytest.mark.parametrize(
    ("stride", "pip", "slain"), [("none", 4, True), ("normal", 4, False), ("aggressive", 5, False)]
)
def test_attack_is_easier_standing_still_and_harder_running(stride: str, pip: int, slain: bool) -> None:
    f = alone().hand("soldier", "attack").monster("grubber", "d7").dice(pip, 1, fates=("guile",))
    plays(f, "soldier", f"play:attack:{stride}", "foe:d7")
    assert (left(f) == []) == slain


@pytest.mark.rule("myth.soldier.devastate", "myth.hero-deck.movement-modifier")
@pytest.mark.parametrize(
    ("stride", "steps", "more", "fate"),
    [("normal", 2, 0, 2), ("normal", 0, 0, 1), ("aggressive", 1, 2, 1), ("aggressive", 3, 2, 3), ("none", 0, 0, 1)],
)
def test_devastate_gains_fate_dice_by_squares_moved_before_it(stride: str, steps: int, more: int, fate: int) -> None:
    f = alone().hand("soldier", "devastate").monster("mucker", "d7").mp("soldier", spent=steps, more=more)
    f.dice(6, 1, fates=("guile",) * fate)
    plays(f, "soldier", f"play:devastate:{stride}", "foe:d7")
    assert rolled(f) == [(2, fate)]
    assert left(f) == []  # 3 damage
    assert f.g.threat[0] == 3


@pytest.mark.rule("myth.round.one-action-per-cycle-phase", "myth.soldier.devastate")
def test_devastate_is_refused_after_another_action() -> None:
    f = alone().hand("soldier", "devastate").monster("mucker", "d7").acted("soldier")
    assert f.cycle().refused("soldier", "play:devastate:normal") == "myth.round.one-action-per-cycle-phase"


@pytest.mark.rule("myth.soldier.harvest-of-bones", "myth.area.needs-target")
def test_harvest_of_bones_reaches_five_squares_with_two_rage() -> None:
    f = alone().hand("soldier", "harvest_of_bones").rage(2)
    for square in ("c5", "d5", "e5", "e6", "e7"):
        f.monster("grubber", square)
    f.cycle()
    f.dice(5, 1, 1, fates=("guile",))
    f.play("soldier", "play:harvest_of_bones:none")
    turn = next(code for code in f.codes("soldier", "turn") if len(cells(f, code)) == 5)
    f.play("soldier", turn)
    assert rolled(f)[0][0] == 3
    assert left(f) == []
    assert f.g.threat[0] == 5
    f = alone().hand("soldier", "harvest_of_bones")
    assert f.cycle().refused("soldier", "play:harvest_of_bones:none") == "myth.area.needs-target"


def cells(f: Field, turn: str) -> list[int]:
    """The foes in the area laid this way."""
    twin = f.twin()
    before = len(twin.g.foes())
    twin.g.dice = f.g.dice.clone()
    twin.play("soldier", turn)
    return list(range(before - len(twin.g.foes())))


@pytest.mark.rule("myth.soldier.the-hidden-blade")
@pytest.mark.parametrize(("monster", "pip", "hurt"), [("mucker", 4, True), ("mucker", 3, False), ("stalker", 4, False)])
def test_the_hidden_blade_finds_gaps_in_armor(monster: str, pip: int, hurt: bool) -> None:
    f = alone().hand("soldier", "the_hidden_blade").monster(monster, "d7")
    if monster == "stalker":
        f.dice(6, pip, 1, fates=("guile",))  # Courage first
    else:
        f.dice(pip, 1, fates=("guile",))
    plays(f, "soldier", "play:the_hidden_blade:normal", "foe:d7")
    assert (f.g.life[f.foe("d7")] == 2) == hurt


@pytest.mark.rule("myth.soldier.the-hidden-blade")
def test_the_hidden_blade_is_a_reaction() -> None:
    f = alone().hand("soldier", "the_hidden_blade").monster("grubber", "d7").acted("soldier")
    assert may_play(f, "soldier", "the_hidden_blade") == ["none", "cautious", "normal", "aggressive"]
    f = alone().hand("soldier", "the_hidden_blade")
    assert may_play(f, "soldier", "the_hidden_blade") == []


@pytest.mark.rule("myth.soldier.riding-the-edge", "myth.through.path")
def test_riding_the_edge_goes_five_squares_with_two_rage_and_makes_movement_aggressive() -> None:
    f = alone().hand("soldier", "riding_the_edge").rage(2)
    plays(f, "soldier", "play:riding_the_edge:aggressive", "at:e6", "at:f6", "at:g6", "at:h6", "at:i6")
    assert f.where("soldier") == "i6"
    assert f.g.stride[0] == 3
    assert f.g.meter == 2


@pytest.mark.rule("myth.soldier.riding-the-edge", "myth.through.targets", "myth.soldier.shield-keyword")
def test_riding_the_edge_strikes_all_on_its_path_with_the_shield() -> None:
    f = alone().hand("soldier", "riding_the_edge").monster("grubber", "e6").monster("grubber", "f6")
    f.cycle().dice(5, 1, fates=("guile",))
    plays(f, "soldier", "play:riding_the_edge:aggressive", "at:e6", "at:f6", "at:g6")
    assert rolled(f) == [(2, 1)]
    assert left(f) == []
    assert f.where("soldier") == "g6"


@pytest.mark.rule("myth.soldier.shield-card-needs-shield")
def test_riding_the_edge_needs_a_shield() -> None:
    f = alone().hand("soldier", "riding_the_edge").bare("soldier", "secondary")
    assert f.cycle().refused("soldier", "play:riding_the_edge:aggressive") == "myth.soldier.shield-card-needs-shield"


@pytest.mark.rule("myth.soldier.this-yoke-is-heavy", "myth.status.prone-monster")
def test_this_yoke_is_heavy_fells_without_damage_and_is_rage() -> None:
    f = alone().hand("soldier", "this_yoke_is_heavy").rage(1).monster("mucker", "d7").dice(6, 1, fates=("guile",))
    f.cycle().play("soldier", "play:this_yoke_is_heavy:normal", "foe:d7")
    assert f.g.life[f.foe("d7")] == 3
    assert f.g.mood[f.foe("d7")] & DOWN
    assert f.g.rage(0) == 2
    assert f.g.threat[0] == 0


@pytest.mark.rule("myth.soldier.this-yoke-is-heavy")
@pytest.mark.parametrize(
    ("stride", "steps", "more", "pool"),
    [("normal", 2, 0, (2, 2)), ("aggressive", 3, 2, (3, 1)), ("normal", 1, 0, (2, 1))],
)
def test_this_yoke_is_heavy_gains_by_squares_moved(stride: str, steps: int, more: int, pool: tuple[int, int]) -> None:
    f = alone().hand("soldier", "this_yoke_is_heavy").monster("mucker", "d7").mp("soldier", spent=steps, more=more)
    f.cycle().dice(*[1] * pool[0], fates=("guile",) * pool[1])
    f.play("soldier", f"play:this_yoke_is_heavy:{stride}", "foe:d7")
    assert rolled(f) == [pool]


@pytest.mark.rule("myth.soldier.this-yoke-is-heavy")
def test_this_yoke_is_heavy_takes_minions_and_captains_alone() -> None:
    f = alone().hand("soldier", "this_yoke_is_heavy").monster("yardu", "d7")
    assert may_play(f, "soldier", "this_yoke_is_heavy") == []
    assert f.refused("soldier", "play:this_yoke_is_heavy:normal").startswith("myth.")


@pytest.mark.rule("myth.soldier.follow-through", "myth.combo.follow-or-done")
def test_follow_through_strikes_whom_the_yoke_felled_and_nobody_else() -> None:
    f = alone().hand("soldier", "this_yoke_is_heavy", "follow_through_novice").monster("mucker", "d7")
    f.monster("mucker", "d5").dice(6, 1, fates=("guile",))
    assert f.cycle().refused("soldier", "play:follow_through_novice:normal").startswith("myth.")
    f.play("soldier", "play:this_yoke_is_heavy:normal", "foe:d7").dice(6, 1, fates=("guile",))
    assert f.asks() == ["soldier"]
    f.play("soldier", next(code for code in f.codes("soldier", "play") if "follow_through" in code))
    assert f.codes("soldier", "foe") in ([], ["foe:d7"])
    if f.codes("soldier", "foe"):
        f.play("soldier", "foe:d7")
    assert f.g.life[f.foe("d7")] == 1
    assert f.g.life[f.foe("d5")] == 3


@pytest.mark.rule("myth.soldier.follow-through")
def test_follow_through_comes_directly_after_the_yoke_alone() -> None:
    f = alone().hand("soldier", "this_yoke_is_heavy", "follow_through_novice").monster("mucker", "d7")
    f.dice(6, 1, fates=("guile",)).cycle()
    f.play("soldier", "play:this_yoke_is_heavy:normal", "foe:d7", "done")
    assert f.refused("soldier", "play:follow_through_novice:normal").startswith("myth.")


# Answers


@pytest.mark.rule("myth.soldier.blade-dance", "myth.window.answer-after-damage")
def test_blade_dance_strikes_back_after_the_group_has_attacked() -> None:
    f = alone().rage(3).hand("soldier", "blade_dance").monster("grubber", "d7", aim="soldier")
    f.monster("grubber", "e7", aim="soldier").monster("mucker", "c6")
    chosen(f, "grubber", "soldier")
    f.play("soldier", "play:blade_dance:none")
    assert (enemy_tn(f, "soldier", "d7"), f.g.meter) == (2, 1)
    passed(f)
    attacked(f, "grubber", 7, 2)  # TN 7, 1 less by the mucker, 2 more by the dance
    f.dice(6, 5, fates=("guile",))
    assert f.codes("soldier") == ["foe:d7", "foe:e7", "foe:c6"]
    f.play("soldier", "foe:d7", "foe:c6", "foe:c6")
    assert left(f) == ["grubber e7", "mucker c6"]
    assert f.g.life[f.foe("c6")] == 1
    assert f.g.hp[0] == 7
    assert f.g.threat[0] == 3


@pytest.mark.rule("myth.soldier.blade-dance")
def test_blade_dance_is_refused_to_who_was_not_chosen() -> None:
    f = (
        far_off(field("soldier", "archer"))
        .at("soldier", "d6")
        .at("archer", "e6")
        .rage(1)
        .hand("soldier", "blade_dance")
    )
    f.monster("grubber", "e7", aim="archer").hand("soldier", "drawing_the_ire")
    chosen(f, "grubber", "archer")
    assert f.refused("soldier", "play:blade_dance:none") == "myth.soldier.blade-dance"
    window(f := alone().hand("soldier", "blade_dance"), AT_BEGIN)
    assert f.refused("soldier", "play:blade_dance:none").startswith("myth.") or f.asks() == []


@pytest.mark.rule("myth.soldier.disengage", "myth.interrupt.move-away", "myth.hero.non-move-shift")
def test_who_disengages_leaves_the_attackers_without_a_target() -> None:
    f = alone().hand("soldier", "disengage").monster("mucker", "d7", aim="soldier")
    chosen(f, "mucker", "soldier")
    f.play("soldier", "play:disengage:none", "at:d4")
    assert (f.where("soldier"), f.g.mp_spent[0]) == ("d4", 0)
    passed(f)
    attacked(f, "mucker", 9, 9)
    passed(f)
    assert f.g.hp[0] == 7


@pytest.mark.rule("myth.soldier.disengage")
def test_who_disengages_stays_on_the_ground_and_passes_nobody() -> None:
    f = alone().hand("soldier", "disengage").monster("mucker", "d7", aim="soldier")
    chosen(f, "mucker", "soldier")
    f.play("soldier", "play:disengage:none")
    assert f.refused("soldier", "at:d9") == "myth.soldier.disengage"
    assert f.refused("soldier", "at:d7") == "myth.soldier.disengage"
    f = alone().hand("soldier", "disengage").ails("soldier", "webbed", web=2).monster("mucker", "d7", aim="soldier")
    chosen(f, "mucker", "soldier")
    assert f.asks() == [] or f.refused("soldier", "play:disengage:none") == "myth.effect.captured"


@pytest.mark.rule("myth.soldier.ill-take-that", "myth.interrupt.dodge-parry", "myth.mattack.group-roll")
def test_a_parry_takes_one_hit_of_a_group_away() -> None:
    f = alone().hand("soldier", "ill_take_that")
    for square in ("d7", "e7", "c7"):
        f.monster("grubber", square, aim="soldier")
    attacked(f, "grubber", 7, 8, 9)
    f.play("soldier", "play:ill_take_that:none")
    if f.asks() == ["soldier"] and "done" in f.codes("soldier"):
        f.play("soldier", "done")
    passed(f)
    assert f.g.hp[0] == 5


@pytest.mark.rule("myth.interrupt.dodge-two-attacks", "myth.soldier.ill-take-that")
def test_a_parry_takes_one_of_two_attacks_away() -> None:
    f = alone().hand("soldier", "ill_take_that").monster("mucker", "d7", aim="soldier")
    attacked(f, "mucker", 5, 9, fates=("guile",))
    f.play("soldier", "play:ill_take_that:none")
    if f.asks() == ["soldier"] and "done" in f.codes("soldier"):
        f.play("soldier", "done")
    passed(f)
    assert f.g.hp[0] == 6


@pytest.mark.rule("myth.interrupt.dodge-multi-dice", "myth.soldier.ill-take-that")
def test_a_parry_takes_all_dice_of_one_attack_away() -> None:
    f = alone().hand("soldier", "ill_take_that").monster("yardu", "d7", aim="soldier")
    attacked(f, "yardu", 6, 7, 8, 9)
    f.play("soldier", "play:ill_take_that:none")
    if f.asks() == ["soldier"] and "done" in f.codes("soldier"):
        f.play("soldier", "done")
    passed(f)
    assert f.g.hp[0] == 7


@pytest.mark.rule("myth.soldier.ill-take-that")
def test_a_parry_needs_a_hit() -> None:
    f = alone().hand("soldier", "ill_take_that", "battle_rage").monster("grubber", "d7", aim="soldier")
    attacked(f, "grubber", 2)
    assert f.refused("soldier", "play:ill_take_that:none") == "myth.interrupt.dodge-parry"
    window(f := alone().hand("soldier", "ill_take_that", "battle_rage"), AT_BEGIN)
    assert f.refused("soldier", "play:ill_take_that:none") == "myth.interrupt.any-step"


@pytest.mark.rule("myth.soldier.you-can-have-this", "myth.combo.cards")
def test_you_can_have_this_strikes_the_monster_that_was_parried() -> None:
    f = alone().hand("soldier", "ill_take_that", "you_can_have_this_novice").monster("mucker", "d7", aim="soldier")
    f.monster("grubber", "d5")
    attacked(f, "mucker", 5, 1)
    assert f.refused("soldier", "play:you_can_have_this_novice:none").startswith("myth.")
    f.dice(6, 1, fates=("guile",))
    f.play("soldier", "play:ill_take_that:none", "play:you_can_have_this_novice:none")
    if f.codes("soldier", "foe"):
        assert f.codes("soldier", "foe") == ["foe:d7"]
        f.play("soldier", "foe:d7")
    passed(f)
    assert (f.g.hp[0], f.g.life[f.foe("d7")], left(f)) == (7, 2, ["mucker d7", "grubber d5"])
    assert rolled(f)[-1][0] == 2  # with the Pot Lid


@pytest.mark.rule("myth.soldier.impenetrable")
def test_impenetrable_counts_its_bonus_by_rage() -> None:
    f = alone().rage(3).hand("soldier", "impenetrable").monster("grubber", "d7", aim="soldier")
    window(f, AT_BEGIN)
    f.play("soldier", "play:impenetrable:none")
    assert enemy_tn(f, "soldier", "d7") == 4
    f = alone().hand("soldier", "impenetrable", "battle_rage").bare("soldier", "secondary")
    window(f, AT_BEGIN)
    assert f.refused("soldier", "play:impenetrable:none") == "myth.soldier.shield-card-needs-shield"


@pytest.mark.rule("myth.soldier.battle-rage")
def test_battle_rage_is_played_at_any_moment_of_a_darkness_cycle() -> None:
    f = alone().space("soldier", "attack").space("soldier", "hustle").rage(1).hand("soldier", "battle_rage")
    window(f, AT_SPAWN)
    f.play("soldier", "play:battle_rage:none")
    assert f.g.rage(0) == 4
    assert auras.courage_bonus(f.g, 0)[0] == 4
    f = alone().hand("soldier", "battle_rage")
    assert f.cycle().refused("soldier", "play:battle_rage:none") == "myth.hero-deck.type-interrupt"


@pytest.mark.rule("myth.soldier.battle-roar")
def test_battle_roar_helps_whatever_the_movement_and_leaves_it_open() -> None:
    f = alone().hand("soldier", "battle_roar", "attack").monster("grubber", "d7").dice(4, 1, fates=("guile",))
    f.cycle()
    f.play("soldier", next(code for code in f.codes("soldier", "play") if "battle_roar" in code))
    assert f.g.stride[0] == 4
    plays(f, "soldier", "play:attack:normal", "foe:d7")
    assert left(f) == []
    f = alone().hand("soldier", "battle_roar")
    for card in ("attack", "attack", "hustle", "hustle"):
        f.space("soldier", card)
    f.cycle()
    assert f.refused("soldier", "play:battle_roar:open") == "myth.hero.action-space-one-card"


@pytest.mark.rule("myth.soldier.drawing-the-ire")
def test_drawing_the_ire_takes_threat_and_attacks_from_another_hero() -> None:
    f = far_off(field("soldier", "archer")).at("soldier", "d6").at("archer", "g6").threat("archer", 6).rage(2)
    f.hand("soldier", "drawing_the_ire").monster("crawler_ranged", "i7", aim="archer")
    window(f, AT_BEGIN)
    f.play("soldier", "play:drawing_the_ire:none")
    if f.codes("soldier", "hero"):
        assert f.codes("soldier", "hero") == ["hero:archer"]
        assert f.refused("soldier", "hero:soldier") == "myth.soldier.drawing-the-ire"
        f.play("soldier", "hero:archer")
    assert f.g.threat[f.seat("archer")] == 4
    passed(f)
    attacked(f, "crawler_ranged", 8, fates=("guile",))
    passed(f)
    assert (f.g.hp[f.seat("soldier")], f.g.hp[f.seat("archer")]) == (6, 5)


@pytest.mark.rule("myth.soldier.drawing-the-ire")
def test_drawing_the_ire_needs_another_hero_within_three_squares() -> None:
    f = far_off(field("soldier", "archer")).at("soldier", "d6").at("archer", "h6").hand("soldier", "drawing_the_ire")
    f.hand("soldier", "battle_rage")
    window(f, AT_BEGIN)
    assert f.refused("soldier", "play:drawing_the_ire:none") == "myth.soldier.drawing-the-ire"


@pytest.mark.rule("myth.soldier.everyone-behind-me", "myth.combo.cards")
def test_everyone_behind_me_follows_impenetrable_for_its_bonus() -> None:
    f = far_off(field("soldier", "archer")).at("soldier", "d6").at("archer", "e6").worn("soldier", "buckler").rage(1)
    f.hand("soldier", "impenetrable", "everyone_behind_me_novice").monster("grubber", "e7")
    window(f, AT_BEGIN)
    f.play("soldier", "play:impenetrable:none", "play:everyone_behind_me_novice:none")
    assert enemy_tn(f, "archer", "e7") == 3
    f = far_off(field("soldier", "archer")).at("soldier", "d6").at("archer", "e6").worn("soldier", "buckler").rage(1)
    f.hand("soldier", "everyone_behind_me_novice").monster("grubber", "e7")
    window(f, AT_BEGIN)
    f.play("soldier", "play:everyone_behind_me_novice:none")
    assert enemy_tn(f, "archer", "e7") == 1


@pytest.mark.rule("myth.soldier.everyone-behind-me")
def test_everyone_behind_me_needs_a_shield() -> None:
    f = alone().bare("soldier", "secondary").hand("soldier", "everyone_behind_me_novice", "battle_rage")
    window(f, AT_BEGIN)
    rule = f.refused("soldier", "play:everyone_behind_me_novice:none")
    assert rule == "myth.soldier.shield-card-needs-shield"


# Other cards


@pytest.mark.rule("myth.soldier.the-easy-way")
def test_the_easy_way_fetches_a_card_of_the_deck() -> None:
    f = alone().hand("soldier", "the_easy_way")
    f.cycle()
    f.play("soldier", next(code for code in f.codes("soldier", "play") if "the_easy_way" in code))
    assert f.refused("soldier", "card:the_easy_way") == "myth.soldier.the-easy-way"
    f.play("soldier", "card:impenetrable")
    assert f.held("soldier") == ["impenetrable"]
    assert auras.courage_bonus(f.g, 0) == (2, 0, False)
    assert not f.g.deck[0] >> f.g.hand[0].bit_length() - 1 & 1


@pytest.mark.rule("myth.soldier.the-easy-way")
def test_the_easy_way_needs_a_deck() -> None:
    f = alone().hand("soldier", "the_easy_way").deck("soldier").without_discards("soldier")
    f.cycle()
    assert f.refused("soldier", "play:the_easy_way:open") == "myth.soldier.the-easy-way"


@pytest.mark.rule("myth.soldier.your-mother-is-a-crawler")
def test_your_mother_is_a_crawler_calls_monsters_by_threat_and_rage() -> None:
    f = alone().hand("soldier", "your_mother_is_a_crawler").threat("soldier", 1).rage(1)
    f.monster("grubber", "j6").monster("grubber", "k6").cycle()
    f.play("soldier", next(code for code in f.codes("soldier", "play") if "your_mother" in code))
    assert auras.taunted_by(f.g, f.foe("j6")) == 0
    assert auras.taunted_by(f.g, f.foe("k6")) == -1
    assert f.refused("soldier", "play:your_mother_is_a_crawler:open") == "myth.hero.limit-hand"


@pytest.mark.rule("myth.soldier.battle-joy")
def test_battle_joy_is_refused_to_who_runs() -> None:
    f = alone().hand("soldier", "battle_joy_novice").rage(2)
    plays(f, "soldier", "play:battle_joy_novice:normal")
    assert auras.monster_courage(f.g) == 2
    f = alone().hand("soldier", "battle_joy_novice").stride("soldier", "aggressive")
    assert f.cycle().refused("soldier", "play:battle_joy_novice:aggressive") == "myth.hero-deck.no-entry-forbids"


@pytest.mark.rule("myth.soldier.there-can-be-only-one")
def test_there_can_be_only_one_leaves_movement_open() -> None:
    f = far_off(field("soldier", "archer")).at("soldier", "d6").at("archer", "l12").rage(2)
    f.hand("soldier", "there_can_be_only_one_novice").cycle()
    f.play("soldier", next(code for code in f.codes("soldier", "play") if "only_one" in code))
    assert f.g.stride[f.seat("soldier")] == 4
    assert auras.hero_tn(f.g, f.seat("archer"), 0b11, 0) == -2
    assert f.refused("soldier", "play:there_can_be_only_one_novice:open") == "myth.hero.limit-hand"


@pytest.mark.rule("myth.soldier.sprint", "myth.movetype.aggressive")
def test_sprint_gives_four_mp() -> None:
    f = alone().hand("soldier", "sprint")
    plays(f, "soldier", "play:sprint:aggressive")
    assert (f.g.mp_left(0), f.g.stride[0], f.g.acted[0]) == (6, 3, 1)
    f = alone().hand("soldier", "sprint").acted("soldier")
    assert f.cycle().refused("soldier", "play:sprint:aggressive") == "myth.round.one-action-per-cycle-phase"


@pytest.mark.rule("myth.soldier.hustle")
def test_hustle_gives_two_mp() -> None:
    f = alone().hand("soldier", "hustle").acted("soldier")
    plays(f, "soldier", "play:hustle:aggressive")
    assert f.g.mp_left(0) == 4
    f = alone().hand("soldier", "hustle").stride("soldier", "normal")
    assert f.cycle().refused("soldier", "play:hustle:aggressive").startswith("myth.movetype.")


@pytest.mark.rule("myth.soldier.rage-gain", "myth.window.moments")
def test_rage_is_taken_when_a_group_has_chosen_its_target() -> None:
    f = alone().monster("grubber", "d7", aim="soldier")
    chosen(f, "grubber", "soldier")
    assert f.g.agenda[-1].moment == AT_TARGET
    f.play("soldier", "rage")
    assert f.g.rage(0) == 1
