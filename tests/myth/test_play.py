"""A hero's card from the hand to its end: which may be played, with which movement, at what price, and who follows."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import asked
from chimera.games.myth.heroes.play import Follow
from chimera.games.myth.ops import HEROES
from chimera.games.myth.words import ANSWERS, DOWN
from tests.myth.acting import acting, attacked
from tests.myth.field import Field, field


def soldier(*cards: str) -> Field:
    return field("soldier").at("soldier", "f6").hand("soldier", *cards)


def strides(f: Field, hero: str, card: str, verb: str = "play") -> list[str]:
    """The movement types with which a card is offered."""
    found = [code.split(":") for code in f.codes(hero, verb)]
    return [parts[2] for parts in found if parts[1] == card]


# Spaces, AP, types of cards


@pytest.mark.rule("myth.hero.action-space-one-card", "myth.hero.action-space-count", "myth.order.needs-resource")
def test_a_card_needs_an_empty_space_and_there_are_four() -> None:
    f = soldier("battle_roar").rage(3)
    acting(f, "soldier")
    assert strides(f, "soldier", "battle_roar") == ["open"]
    full = soldier("battle_roar").rage(4)
    acting(full, "soldier")
    assert full.refused("soldier", "play:battle_roar:4") == "myth.hero.action-space-one-card"


@pytest.mark.rule("myth.hero-deck.ap-cost")
def test_a_card_raises_the_meter_by_its_ap() -> None:
    f = soldier("devastate").monster("grubber", "f7").meter(1).dice(1, 1, fates=("guile",))
    acting(f, "soldier").play("soldier", "play:devastate:normal", "foe:f7")
    assert (f.g.meter, f.g.spent) == (3, 2)


@pytest.mark.rule("myth.hero-deck.type-action-reaction", "myth.acolyte.feet-of-the-saints")
def test_a_card_of_both_types_is_cheaper_as_an_action_where_a_card_says_so() -> None:
    for verb, meter in (("play", 0), ("react", 1)):
        f = field("acolyte").at("acolyte", "f6").monster("grubber", "f7").hand("acolyte", "smite")
        f.space("acolyte", "feet_of_the_saints").dice(1, 1, fates=("guile",))
        acting(f, "acolyte").play("acolyte", f"{verb}:smite:cautious", "foe:f7")
        assert f.g.meter == meter
        assert f.g.acted == [1 if verb == "play" else 0]


@pytest.mark.rule("myth.round.one-action-per-cycle-phase", "myth.hero-deck.type-reaction")
def test_one_action_and_any_number_of_reactions() -> None:
    f = soldier("devastate", "battle_roar", "the_hidden_blade", "attack").monster("lair_tribal", "f7").acted("soldier")
    acting(f, "soldier")
    assert f.refused("soldier", "play:devastate:normal") == "myth.round.one-action-per-cycle-phase"
    assert strides(f, "soldier", "attack") == []
    for card, verb in (("battle_roar:4", "play"), ("the_hidden_blade:normal", "play"), ("attack:normal", "react")):
        f.dice(1, 1, fates=("guile",)).play("soldier", f"{verb}:{card}")
        if f.codes("soldier", "foe"):
            f.play("soldier", "foe:f7")
    assert f.laid("soldier") == ["battle_roar", "the_hidden_blade", "attack", ""]


@pytest.mark.rule("myth.hero-deck.type-interrupt")
def test_interrupts_are_refused_in_the_hero_cycle() -> None:
    f = soldier("impenetrable")
    acting(f, "soldier")
    assert f.refused("soldier", "play:impenetrable:none") == "myth.hero-deck.type-interrupt"


@pytest.mark.rule("myth.hero-deck.class-bound")
def test_cards_of_other_classes_and_cards_not_held_are_refused() -> None:
    f = soldier("attack").monster("grubber", "f7")
    acting(f, "soldier")
    assert f.refused("soldier", f"play:{f.card('acolyte', 'smite')}:2") == "myth.hero-deck.class-bound"
    assert f.refused("soldier", "play:devastate:normal") == "myth.hero.limit-hand"


@pytest.mark.rule("myth.hero.buffs-not-retroactive", "myth.soldier.battle-roar")
def test_a_card_changes_nothing_that_happened_before() -> None:
    f = soldier("attack", "battle_roar").monster("grubber", "f7").dice(1, 4, fates=("guile",))
    acting(f, "soldier").play("soldier", "play:attack:normal", "foe:f7", "play:battle_roar:normal")
    assert f.monsters() == ["grubber f7"]


@pytest.mark.rule("myth.order.resolve-fully")
def test_a_card_is_carried_out_before_another_is_played() -> None:
    f = soldier("attack", "battle_roar").monster("grubber", "f7")
    acting(f, "soldier").play("soldier", "play:attack:normal")
    assert f.refused("soldier", "play:battle_roar:4") == "myth.order.resolve-fully"
    assert f.g.agenda[-1].in_chain(f.g)
    assert f.laid("soldier") == ["", "", "", ""]


@pytest.mark.rule("myth.effect.prone-hero", "myth.death.cards")
@pytest.mark.parametrize("status", ["prone", "rising", "stunned", "slain"])
def test_who_lies_or_is_stunned_or_slain_plays_nothing(status: str) -> None:
    f = soldier("battle_roar").ails("soldier", status)
    acting(f, "soldier")
    assert f.codes("soldier") == ["done"]
    assert f.refused("soldier", "play:battle_roar:4").startswith("myth.")
    answer = soldier("impenetrable").ails("soldier", status)
    acting(answer, "soldier", "begin")
    assert strides(answer, "soldier", "impenetrable") == (["none"] if status == "rising" else [])


# Movement types


@pytest.mark.rule("myth.movetype.choose", "myth.hero-deck.movement-modifier")
def test_a_card_with_a_no_asks_for_the_type_and_one_with_four_yes_leaves_it_open() -> None:
    f = field("acolyte").at("acolyte", "f6").hand("acolyte", "armor_of_faith", "pray")
    acting(f, "acolyte")
    assert strides(f, "acolyte", "armor_of_faith") == ["none", "cautious"]
    assert f.refused("acolyte", "play:armor_of_faith:open") == "myth.movetype.choose"
    assert f.refused("acolyte", "play:armor_of_faith:normal") == "myth.hero-deck.no-entry-forbids"
    f.play("acolyte", "play:armor_of_faith:cautious")
    assert f.g.stride == [1]
    free = soldier("battle_roar")
    acting(free, "soldier").play("soldier", "play:battle_roar:open")
    assert free.g.stride == [4]
    assert free.laid("soldier")[0] == "battle_roar"


@pytest.mark.rule("myth.movetype.includes-past-mp", "myth.movetype.cautious", "myth.movetype.none")
@pytest.mark.parametrize(
    ("spent", "types"),
    [
        (0, ["none", "cautious", "normal", "aggressive"]),
        (1, ["cautious", "normal", "aggressive"]),
        (2, ["normal", "aggressive"]),
    ],
)
def test_mp_spent_before_limit_the_types(spent: int, types: list[str]) -> None:
    f = soldier("attack").monster("grubber", "f7").mp("soldier", spent=spent)
    acting(f, "soldier")
    assert strides(f, "soldier", "attack") == types


@pytest.mark.rule("myth.movetype.none", "myth.movetype.cautious", "myth.movetype.normal")
def test_the_type_limits_mp_spent_afterwards() -> None:
    for stride, left in (("none", 0), ("cautious", 1), ("normal", 2)):
        f = soldier("attack").monster("mucker", "f7").dice(1, 1, fates=("guile",))
        acting(f, "soldier").play("soldier", f"play:attack:{stride}", "foe:f7")
        assert f.g.mp_left(0) == left


@pytest.mark.rule("myth.movetype.locked")
def test_the_type_holds_for_all_cards_of_the_cycle_phase() -> None:
    f = (
        soldier("attack", "the_hidden_blade")
        .monster("mucker", "f7")
        .stride("soldier", "cautious")
        .mp("soldier", spent=1)
    )
    acting(f, "soldier")
    assert strides(f, "soldier", "the_hidden_blade") == ["cautious"]
    assert f.refused("soldier", "play:the_hidden_blade:none") == "myth.movetype.locked"
    assert f.g.mp_left(0) == 0


@pytest.mark.rule(
    "myth.movetype.aggressive", "myth.movetype.aggressive-without-move", "myth.hero-deck.no-entry-forbids"
)
def test_a_move_card_needs_aggressive_movement_which_may_be_announced() -> None:
    f = field("acolyte").at("acolyte", "f6").monster("mucker", "f7").hand("acolyte", "smite", "hustle")
    acting(f, "acolyte").dice(1, 1, fates=("guile",)).play("acolyte", "react:smite:normal", "foe:f7")
    assert f.refused("acolyte", "play:hustle:aggressive") == "myth.movetype.aggressive"
    announced = field("acolyte").at("acolyte", "f6").monster("mucker", "f7").hand("acolyte", "smite", "hustle")
    acting(announced, "acolyte").dice(1, 1, fates=("guile",)).play("acolyte", "react:smite:aggressive", "foe:f7")
    assert announced.g.mp_left(0) == 2
    announced.play("acolyte", "play:hustle:aggressive")
    assert announced.g.mp_left(0) == 4


@pytest.mark.rule("myth.movement.non-move-mp")
def test_mp_that_are_no_move_leave_every_type_open() -> None:
    f = soldier("attack").monster("grubber", "f7").mp("soldier", spent=0, steps=1)
    acting(f, "soldier")
    assert strides(f, "soldier", "attack") == ["none", "cautious", "normal", "aggressive"]


@pytest.mark.rule("myth.hero.non-move-shift")
def test_a_shift_is_no_move() -> None:
    f = field("archer").at("archer", "f6").monster("grubber", "f9").hand("archer", "tumble", "to_the_knee")
    acting(f, "archer").play("archer", "play:tumble:open", "at:f8").dice(1, fates=("guile",))
    f.play("archer", "foe:f9")
    assert (f.where("archer"), f.g.mp_spent, f.g.stride) == ("f8", [0], [4])


# Combos


@pytest.mark.rule("myth.combo.follow-or-done", "myth.soldier.follow-through")
def test_after_a_card_that_another_names_its_hero_is_asked_whatever_the_hand_holds() -> None:
    f = (
        field("soldier", "archer")
        .at("soldier", "f6")
        .at("archer", "a1")
        .hand("soldier", "this_yoke_is_heavy", "hustle")
    )
    f.monster("mucker", "f7").meter(5).dice(1, 9, fates=("guile",))
    acting(f, "soldier").play("soldier", "play:this_yoke_is_heavy:none", "foe:f7")
    assert isinstance(f.g.agenda[-1], Follow)
    assert asked(f.g) == (0,)
    assert f.codes("soldier") == ["done"]
    assert f.refused("soldier", "play:hustle:aggressive") == "myth.combo.follow-or-done"
    f.play("soldier", "done")
    assert f.g.deed == []


@pytest.mark.rule("myth.soldier.follow-through", "myth.combo.cards")
def test_follow_through_strikes_the_monster_that_was_felled() -> None:
    f = soldier("this_yoke_is_heavy", "follow_through_novice").monster("mucker", "f7").monster("grubber", "g7")
    acting(f, "soldier")
    assert f.refused("soldier", "play:follow_through_novice:open") == "myth.soldier.follow-through"
    f.dice(1, 9, fates=("guile",)).play("soldier", "play:this_yoke_is_heavy:none", "foe:f7")
    assert f.g.mood[0] & DOWN
    f.play("soldier", "play:follow_through_novice:none")
    assert f.codes("soldier") == ["foe:f7"]
    assert f.refused("soldier", "foe:g7") == "myth.soldier.follow-through"
    f.dice(1, 9, fates=("guile",)).play("soldier", "foe:f7")
    assert f.g.life[0] == 1


@pytest.mark.rule("myth.combo.cards")
def test_nobody_is_asked_after_a_card_that_no_card_names() -> None:
    f = (
        field("archer")
        .at("archer", "f6")
        .monster("lair_tribal", "f7")
        .hand("archer", "tumble")
        .dice(1, fates=("guile",))
    )
    acting(f, "archer").play("archer", "play:tumble:open", "at:f6", "foe:f7")
    assert not isinstance(f.g.agenda[-1], Follow)
    leads = [card for card in range(len(f.box.card_ids)) if f.box.followers[card]]
    named = [f.box.card_ids[card] for card in leads if f.box.card_hero[card] != HEROES.index("brigand")]
    assert named == [
        "acolyte_guided_by_the_light_novice",
        "apprentice_leech",
        "soldier_ill_take_that",
        "soldier_impenetrable",
        "soldier_this_yoke_is_heavy",
    ]


@pytest.mark.rule("myth.acolyte.smite-as-interrupt", "myth.acolyte.guided-by-the-light")
def test_smite_follows_guided_by_the_light_with_its_bonus_for_standing() -> None:
    f = field("acolyte").at("acolyte", "f6").monster("grubber", "f7").monster("grubber", "g7")
    f.hand("acolyte", "guided_by_the_light_novice", "smite").stride("acolyte", "normal").mp("acolyte", spent=2)
    acting(f, "acolyte", "begin")
    assert f.refused("acolyte", "play:smite:none") == "myth.interrupt.any-step"
    f.play("acolyte", "play:guided_by_the_light_novice:none").dice(1, 1, 9, fates=("guile", "guile"))
    f.play("acolyte", "foe:f7", "play:smite:none").dice(1, 3, fates=("guile",)).play("acolyte", "foe:g7")
    assert f.monsters() == []
    assert f.g.stride == [2]


# Interrupts


@pytest.mark.rule("myth.interrupt.any-step", "myth.window.moments")
def test_each_interrupt_has_its_moments() -> None:
    f = field("acolyte", "archer").at("acolyte", "f6").at("archer", "f7").hand("acolyte", "soothe_wounds")
    f.hand("archer", "now_you_see_me")
    acting(f, "acolyte", "spawn")
    assert strides(f, "acolyte", "soothe_wounds") == ["none"]
    other = field("archer").at("archer", "f7").hand("archer", "now_you_see_me")
    acting(other, "archer", "spawn")
    assert other.refused("archer", "play:now_you_see_me:none") == "myth.interrupt.any-step"


@pytest.mark.rule("myth.interrupt.cost", "myth.interrupt.not-action-limit", "myth.movement.none-in-darkness")
def test_an_interrupt_pays_ap_uses_no_action_and_counts_as_no_movement() -> None:
    f = soldier("impenetrable").acted("soldier").meter(6).stride("soldier", "normal").mp("soldier", spent=2)
    acting(f, "soldier", "begin")
    assert f.refused("soldier", "play:impenetrable:normal") == "myth.movement.none-in-darkness"
    f.play("soldier", "play:impenetrable:none")
    assert (f.g.meter, f.g.spent, f.g.acted, f.g.stride) == (7, 0, [1], [2])


@pytest.mark.rule("myth.interrupt.dodge-parry", "myth.soldier.ill-take-that")
def test_a_parry_needs_a_hit_and_ignores_one() -> None:
    f = soldier("ill_take_that").monster("grubber", "f7").monster("grubber", "g7").monster("grubber", "e7")
    attacked(f, "soldier", "f7", "g7", "e7", hits=3)
    acting(f, "soldier", "dice").play("soldier", "play:ill_take_that:none")
    none = soldier("ill_take_that").monster("grubber", "f7")
    acting(attacked(none, "soldier", "f7"), "soldier", "dice")
    assert none.refused("soldier", "play:ill_take_that:none") == "myth.interrupt.dodge-parry"


@pytest.mark.rule("myth.soldier.you-can-have-this")
def test_you_can_have_this_keeps_the_dice_of_the_group_on_the_table() -> None:
    f = soldier("ill_take_that", "you_can_have_this_novice").monster("mucker", "f7").monster("grubber", "e7")
    attacked(f, "soldier", "f7", hits=2)
    acting(f, "soldier", "damage").play("soldier", "play:ill_take_that:none")
    f.play("soldier", "play:you_can_have_this_novice:none")
    assert f.codes("soldier") == ["foe:f7"]
    f.dice(1, 9, fates=("guile",)).play("soldier", "foe:f7")
    assert f.g.life[0] == 2
    assert f.g.swings[:2] == [10, 7]


@pytest.mark.rule("myth.window.answer-after-damage")
def test_an_attack_that_answers_waits_until_the_group_has_attacked() -> None:
    f = field("archer").at("archer", "f6").monster("crawler_melee", "f7").monster("grubber", "f4")
    f.quiver("archer", "arrow").hand("archer", "wayfarers_ruse")
    attacked(f, "archer", "f7", hits=1)
    acting(f, "archer", "damage").play("archer", "play:wayfarers_ruse:none")
    assert len(f.monsters()) == 2
    assert f.g.lying[0] & ANSWERS
    from chimera.games.myth.heroes.play import Answers

    f.then(Answers()).dice(1, 9, fates=("guile",)).play("archer", "foe:f4")
    assert f.monsters() == ["crawler_melee f7"]
    assert not f.g.lying[0] & ANSWERS
    slain = field("archer").at("archer", "f6").monster("crawler_melee", "f7").quiver("archer", "arrow")
    attacked(slain.hand("archer", "wayfarers_ruse"), "archer", "f7", hits=1)
    acting(slain, "archer", "damage").play("archer", "play:wayfarers_ruse:none")
    slain.ails("archer", "slain").then(Answers())
    assert slain.monsters() == ["crawler_melee f7"]
    assert slain.g.meter == 1


@pytest.mark.rule("myth.archer.circumvent")
def test_circumvent_attacks_first_and_shifts_to_where_there_is_room_then() -> None:
    f = (
        field("archer")
        .at("archer", "f6")
        .monster("stalker", "f7")
        .monster("grubber", "e7")
        .hand("archer", "circumvent")
    )
    attacked(f, "archer", "f7")
    acting(f, "archer", "target").play("archer", "play:circumvent:none")
    assert f.codes("archer") == ["foe:f7"]
    f.dice(6, 9, fates=("guile",)).play("archer", "foe:f7")
    assert f.g.life[0] == 2
    assert {"at:f6", "at:f4", "at:h8"} <= set(f.codes("archer"))
    f.play("archer", "at:f4")
    assert f.where("archer") == "f4"


# Weapons


@pytest.mark.rule("myth.item.no-restrictions")
def test_a_bow_needs_ammo_whoever_holds_it() -> None:
    f = soldier("attack").monster("grubber", "f7").worn("soldier", "longbow")
    acting(f, "soldier")
    assert f.refused("soldier", "play:attack:normal") == "myth.item.no-restrictions"


@pytest.mark.rule("myth.soldier.shield-card-needs-shield")
def test_a_shield_card_needs_a_shield() -> None:
    f = soldier("riding_the_edge").bare("soldier", "secondary")
    acting(f, "soldier")
    assert f.refused("soldier", "play:riding_the_edge:aggressive") == "myth.soldier.shield-card-needs-shield"


@pytest.mark.rule("myth.hero.any-class-shield", "myth.acolyte.relics")
def test_a_shield_adds_nothing_to_a_ranged_attack_and_a_relic_nothing_to_a_melee_attack() -> None:
    for gear, card, dice in (
        ("buckler", "angelic_word", 2),  # token and Faith
        ("worn_prayer_book", "angelic_word", 3),
        ("worn_prayer_book", "smite", 2),  # token and plank
    ):
        f = field("acolyte").at("acolyte", "f6").monster("mucker", "f7").hand("acolyte", card).worn("acolyte", gear)
        acting(f, "acolyte").play("acolyte", f"play:{card}:cautious", "foe:f7")
        assert [event.args["d10"] for event in f.told("rolled")] == [dice]
