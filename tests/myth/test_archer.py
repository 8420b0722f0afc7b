"""The cards of the Archer, each by name, and her quiver."""

from __future__ import annotations

import pytest

from chimera.games.myth.heroes import auras, quiver
from chimera.games.myth.words import AT_BEGIN, AT_DAMAGE, AT_SPAWN, DECOY, DOWN, HERO_DICE, SPACES, TURNED
from tests.myth.cards import attacked, chosen, far_off, left, may_play, passed, plays, printed, rolled, window
from tests.myth.field import Field, field

EVERY = "begin event target moved dice damage spawn"
PRINTED = {
    "gift_of_the_underworld": "action 2 1 weapon: attack requires_ammo: dot+2/dot+1/yes/no",
    "kharons_payment": "action 2 3 weapon: attack requires_ammo: fd+3/fd+2/yes/no",
    "orions_tears": "action 2 - weapon: attack requires_ammo: d10+1/yes/tn+1/no",
    "through_a_needles_eye": "action_reaction 1 1 weapon: attack requires_ammo: d10+1/yes/yes/tn+1",
    "tumble": "reaction 1 1 weapon_or_knife: attack optional_ammo: yes/yes/yes/yes",
    "wayfarers_ruse": "interrupt 1 1 weapon: attack requires_ammo: yes/no/no/no: damage",
    "circumvent": "interrupt 1 1 weapon_or_knife: attack optional_ammo: yes/no/no/no: target moved",
    "fools_errand": "reaction 1 - weapon: requires_ammo: yes/yes/yes/no",
    "now_you_see_me": "interrupt 1 - self: dodge: yes/no/no/no: dice damage",
    "to_the_knee": "interrupt 1 0 weapon_or_knife: attack optional_ammo: yes/no/no/no: begin event target moved",
    "arrow": "reaction 0 - self: ammo: yes/yes/yes/yes",
    "find_weakness": "reaction 1 - tile: : yes/yes/yes/no",
    "retrieve": "reaction 1 - self: : yes/yes/yes/no",
    "vision_of_the_mark": "reaction 1 - self: : yes/yes/yes/no",
    "sprint": "action 1 - self: move: no/no/no/yes",
    "hustle": "reaction 1 - self: move: no/no/no/yes",
    "pacify_novice": "reaction 0 - self: nature: yes/yes/yes/no",
    "pincushion_novice": "reaction 1 - 1: : yes/yes/yes/no",
    "scavenge_novice": "reaction 1 - self: : yes/yes/yes/no",
    "orions_tears_novice": "action 2 - weapon: attack requires_ammo: d10+1/yes/tn+1/no",
    "wayfarers_ruse_novice": "interrupt 1 1 weapon: attack requires_ammo: yes/no/no/no: damage",
}


def alone(arrows: int = 0) -> Field:
    """The Archer in the middle of the tile, with so many Arrows in her quiver."""
    return far_off(field("archer").at("archer", "d6").quiver("archer", *["arrow"] * arrows))


def ammo(f: Field) -> int:
    """The Ammo in her quiver."""
    return quiver.in_quiver(f.g, f.seat("archer"))


def play_of(f: Field, card: str) -> str:
    """The first way in which she may play a card."""
    f.cycle() if not f.g.agenda else None
    return next(code for code in f.codes("archer", "play") if f":{card}:" in code)


def go(f: Field, *codes: str) -> Field:
    """Choices of the Archer; those of Ammo and targets are left out where there is nothing to choose."""
    for code in codes:
        if code.split(":")[0] in ("ammo", "foe") and code not in f.codes("archer"):
            assert not f.codes("archer", code.split(":")[0]), f"{code} is not offered"
            continue
        f.play("archer", code)
    return f


@pytest.mark.rule("myth.hero.content-card-statistics", "myth.hero-deck.movement-modifier")
@pytest.mark.parametrize("card", PRINTED)
def test_what_is_printed_on_the_card(card: str) -> None:
    assert printed(field("archer"), "archer", card) == PRINTED[card]


# The quiver


@pytest.mark.rule("myth.archer.quiver-load")
def test_ammo_in_spaces_goes_into_the_quiver() -> None:
    f = alone().space("archer", "arrow").space("archer", "arrow").space("archer", "tumble")
    quiver.load_spaces(f.g, 0)
    assert ammo(f) == 2
    assert f.laid("archer") == ["", "", "tumble", ""]


@pytest.mark.rule("myth.archer.quiver-capacity")
def test_what_the_quiver_cannot_hold_stays_to_be_discarded() -> None:
    f = alone(3).space("archer", "arrow").space("archer", "arrow")
    quiver.load_spaces(f.g, 0)
    assert (ammo(f), f.laid("archer").count("arrow")) == (4, 1)


@pytest.mark.rule("myth.archer.no-quiver")
def test_without_a_quiver_one_ammo_is_held_in_the_empty_slot() -> None:
    f = alone().bare("archer", "secondary").space("archer", "arrow").space("archer", "arrow")
    quiver.load_spaces(f.g, 0)
    assert ammo(f) == 1
    f = alone().worn("archer", "buckler").space("archer", "arrow").space("archer", "arrow")
    quiver.load_spaces(f.g, 0)
    assert ammo(f) == 0


@pytest.mark.rule("myth.archer.wayfarers-ruse", "myth.hero-deck-phase.flipped-discarded")
def test_an_arrow_that_was_used_in_its_space_is_not_loaded() -> None:
    f = alone().space("archer", "arrow", lying=TURNED)
    quiver.load_spaces(f.g, 0)
    assert ammo(f) == 0


@pytest.mark.rule("myth.archer.requires-ammo")
def test_an_attack_that_requires_ammo_discards_one() -> None:
    f = alone(2).hand("archer", "kharons_payment").monster("grubber", "g6").dice(1, 1, fates=("guile",))
    go(f.cycle(), "play:kharons_payment:normal", "ammo:1", "foe:g6")
    assert ammo(f) == 1
    assert len(f.g.discards[0]) == 1
    f = alone().hand("archer", "kharons_payment").monster("grubber", "g6")
    assert f.cycle().refused("archer", "play:kharons_payment:normal") == "myth.archer.requires-ammo"


@pytest.mark.rule("myth.archer.ammo-in-space-not-usable")
def test_ammo_in_a_space_pays_for_no_attack() -> None:
    f = alone().hand("archer", "gift_of_the_underworld").monster("grubber", "g6").space("archer", "arrow")
    assert f.cycle().refused("archer", "play:gift_of_the_underworld:normal") == "myth.archer.ammo-in-space-not-usable"


@pytest.mark.rule("myth.archer.optional-ammo")
def test_optional_ammo_is_a_shot_with_the_bow_or_a_stab_with_the_knife() -> None:
    f = alone(1).worn("archer", "longbow").hand("archer", "tumble").monster("mucker", "d7")
    bow = f.box.item_d10[f.item("longbow")]
    f.cycle().dice(1, 1, 1, 1)
    go(f, play_of(f, "tumble"), "ammo:0", "at:d6", "foe:d7")
    assert rolled(f)[0][0] == 1
    assert ammo(f) == 1
    f = alone(1).worn("archer", "longbow").hand("archer", "tumble").monster("mucker", "d7")
    f.cycle().dice(1, 1, 1, 1)
    go(f, play_of(f, "tumble"), "ammo:1", "at:d6", "foe:d7")
    assert rolled(f)[0][0] == 1 + bow
    assert ammo(f) == 0


# Attacks


@pytest.mark.rule("myth.archer.gift-of-the-underworld")
@pytest.mark.parametrize(("stride", "rounds"), [("normal", 1), ("cautious", 2), ("none", 3)])
def test_gift_of_the_underworld_bleeds_longer_the_less_one_moves(stride: str, rounds: int) -> None:
    f = alone(1).hand("archer", "gift_of_the_underworld").monster("mucker", "g6").dice(6, 1, fates=("guile",))
    go(f.cycle(), f"play:gift_of_the_underworld:{stride}", "ammo:1", "foe:g6")
    assert f.g.life[f.foe("g6")] == 2
    assert f.g.dots == [f.foe("g6"), 0, f.card("archer", "gift_of_the_underworld"), rounds]


@pytest.mark.rule("myth.archer.gift-of-the-underworld")
def test_gift_of_the_underworld_is_refused_to_who_runs() -> None:
    f = alone(1).hand("archer", "gift_of_the_underworld").monster("mucker", "g6").stride("archer", "aggressive")
    assert f.cycle().refused("archer", "play:gift_of_the_underworld:aggressive") == "myth.hero-deck.no-entry-forbids"


@pytest.mark.rule("myth.archer.kharons-payment")
@pytest.mark.parametrize(("stride", "fate"), [("none", 4), ("cautious", 3), ("normal", 1)])
def test_kharons_payment_deals_three_with_fate_for_who_stands(stride: str, fate: int) -> None:
    f = alone(1).hand("archer", "kharons_payment").monster("mucker", "g6").dice(6, 1, fates=("guile",) * fate)
    go(f.cycle(), f"play:kharons_payment:{stride}", "ammo:1", "foe:g6")
    assert rolled(f) == [(2, fate)]
    assert left(f) == []


@pytest.mark.rule("myth.archer.kharons-payment", "myth.movetype.includes-past-mp")
def test_who_shoots_cautiously_may_walk_on_as_far_as_that_allows() -> None:
    f = alone(1).hand("archer", "kharons_payment").monster("mucker", "g6").worn("archer", "travel_boots")
    f.mp("archer", spent=1).dice(1, 1, fates=("guile",) * 3)
    assert f.g.movement(0) == 3
    go(f.cycle(), "play:kharons_payment:cautious", "ammo:1", "foe:g6")
    assert f.g.mp_left(0) == 1


@pytest.mark.rule("myth.archer.orions-tears", "myth.multi.distribute", "myth.multi.roll-assign")
def test_orions_tears_spreads_a_point_per_ammo() -> None:
    f = alone(4).hand("archer", "orions_tears").monster("stalker", "g6").monster("crawler_melee", "g7")
    f.monster("crawler_melee", "g5")
    f.dice(6, 2, 4, 5, fates=("guile",))  # Courage first
    go(f.cycle(), "play:orions_tears:none", "ammo:4", "foe:g6", "foe:g6", "foe:g7", "foe:g5")
    assert left(f) == ["stalker g6"]
    assert f.g.life[f.foe("g6")] == 1
    assert ammo(f) == 0


@pytest.mark.rule("myth.multi.example-orion", "myth.archer.vision-of-the-mark", "myth.multi.bonus-damage")
def test_the_worked_example_of_vision_and_orions_tears() -> None:
    f = alone(4).hand("archer", "vision_of_the_mark", "orions_tears").monster("stalker", "g6")
    f.monster("crawler_melee", "g7").monster("crawler_melee", "g5")
    f.cycle().play("archer", "play:vision_of_the_mark:cautious")
    f.dice(6, 2, 4, 5, fates=("guile", "guile"))
    go(f, "play:orions_tears:cautious", "ammo:4", "foe:g6", "foe:g6", "foe:g7", "foe:g5")
    assert rolled(f) == [(3, 2)]
    assert left(f) == []  # stalker 3, each crawler 2
    assert auras.hero_damage(f.g, 0, -1, 0) == 0


@pytest.mark.rule("myth.archer.orions-tears", "myth.archer.requires-ammo")
def test_orions_tears_takes_no_more_ammo_than_there_is() -> None:
    f = alone(2).hand("archer", "orions_tears").monster("mucker", "g6")
    f.cycle().play("archer", "play:orions_tears:normal")
    assert f.codes("archer") == ["ammo:1", "ammo:2"]
    assert f.refused("archer", "ammo:3") == "myth.archer.requires-ammo"
    assert f.refused("archer", "ammo:0") == "myth.archer.requires-ammo"


@pytest.mark.rule("myth.archer.through-a-needles-eye")
@pytest.mark.parametrize(
    ("monster", "pip", "slain"),
    [("grubber", 3, True), ("grubber", 2, False), ("crawler_melee", 4, True), ("crawler_melee", 3, False)],
)
def test_through_a_needles_eye_finds_gaps_in_armor(monster: str, pip: int, slain: bool) -> None:
    f = alone(1).hand("archer", "through_a_needles_eye").monster(monster, "g6").dice(pip, 1, fates=("guile",))
    go(f.cycle(), "play:through_a_needles_eye:normal", "ammo:1", "foe:g6")
    assert (left(f) == []) == slain


@pytest.mark.rule("myth.archer.through-a-needles-eye", "myth.hero-deck.type-action-reaction")
def test_through_a_needles_eye_may_be_played_as_a_reaction() -> None:
    f = alone(1).hand("archer", "through_a_needles_eye").monster("grubber", "g6").acted("archer")
    assert f.cycle().refused("archer", "play:through_a_needles_eye:normal") == "myth.round.one-action-per-cycle-phase"
    assert "react:through_a_needles_eye:normal" in f.codes("archer")


@pytest.mark.rule("myth.archer.tumble", "myth.hero.non-move-shift")
def test_tumble_shifts_past_anything_and_hits_harder_close_by() -> None:
    f = alone().hand("archer", "tumble").monster("lair_tribal", "h6").monster("grubber", "e6").monster("grubber", "e7")
    f.cycle().dice(3, fates=("guile",))
    go(f, play_of(f, "tumble"), "ammo:0", "at:g6", "foe:h6")
    assert f.where("archer") == "g6"
    assert f.g.life[f.foe("h6")] == 3
    assert (f.g.mp_spent[0], ammo(f), f.g.stride[0]) == (0, 0, 4)


@pytest.mark.rule("myth.archer.tumble", "myth.area.needs-target")
def test_tumble_needs_a_target_where_she_comes_to_stand() -> None:
    f = alone().hand("archer", "tumble").monster("grubber", "h6")
    code = play_of(f, "tumble")
    f.play("archer", code)
    go(f, "ammo:0")
    assert f.codes("archer") == ["at:g5", "at:g6", "at:g7"]
    assert f.refused("archer", "at:f6") == "myth.area.needs-target"
    f = alone().hand("archer", "tumble").monster("grubber", "j6")
    assert may_play(f, "archer", "tumble") == []


@pytest.mark.rule("myth.archer.lair-combo-example")
def test_the_worked_example_of_a_lair_that_falls() -> None:
    f = alone(1).hand("archer", "tumble", "vision_of_the_mark", "gift_of_the_underworld").monster("lair_tribal", "e7")
    f.cycle().dice(3, fates=("guile",))
    go(f, play_of(f, "tumble"), "ammo:0", "at:d6", "foe:e7")
    assert f.g.life[f.foe("e7")] == 3
    f.play("archer", "play:vision_of_the_mark:normal").dice(3, 1, 1, fates=("guile", "guile"))
    go(f, "play:gift_of_the_underworld:normal", "ammo:1", "foe:e7")
    assert f.g.life[f.foe("e7")] == 1
    assert f.g.dots[3] == 1


@pytest.mark.rule("myth.archer.fools-errand", "myth.archer.meter-floor")
def test_fools_errand_lowers_the_meter_and_lays_a_decoy() -> None:
    f = alone(1).hand("archer", "fools_errand").meter(5)
    go(f.cycle(), "play:fools_errand:normal", "ammo:1")
    assert f.refused("archer", "at:i6") == "myth.archer.fools-errand"  # 5 squares, the bow reaches 4
    f.play("archer", "at:h6")
    assert (f.g.meter, ammo(f)) == (4, 0)
    assert f.g.target_square(DECOY) == f.square("h6")
    f.g.clear_space(0, 0)
    assert f.g.target_square(DECOY) == -1
    f = alone(1).hand("archer", "fools_errand").meter(0)
    go(f.cycle(), "play:fools_errand:normal", "ammo:1", "at:h6")
    assert f.g.meter == 0
    f = alone().hand("archer", "fools_errand")
    assert f.cycle().refused("archer", "play:fools_errand:normal") == "myth.archer.requires-ammo"


# Answers


@pytest.mark.rule("myth.archer.now-you-see-me", "myth.interrupt.dodge-parry")
def test_now_you_see_me_ignores_one_hit() -> None:
    f = alone().hand("archer", "now_you_see_me")
    f.monster("grubber", "d7", aim="archer").monster("grubber", "e7", aim="archer")
    attacked(f, "grubber", 7, 8)
    f.play("archer", "play:now_you_see_me:none")
    passed(f)
    assert f.g.hp[0] == 4
    window(f := alone().hand("archer", "now_you_see_me", "to_the_knee").monster("grubber", "d7"), AT_BEGIN)
    assert f.refused("archer", "play:now_you_see_me:none") == "myth.interrupt.any-step"


@pytest.mark.rule("myth.interrupt.any-step", "myth.archer.now-you-see-me")
def test_now_you_see_me_is_refused_before_the_spawn() -> None:
    f = field("archer", "acolyte").at("archer", "d6").at("acolyte", "e6").hand("archer", "now_you_see_me")
    f.potions("archer", vitality=1)
    window(f.hand("acolyte", "soothe_wounds"), AT_SPAWN)
    assert "play:now_you_see_me:none" not in f.codes("archer")
    assert "play:soothe_wounds:none" in f.codes("acolyte")


@pytest.mark.rule("myth.archer.wayfarers-ruse", "myth.window.answer-after-damage")
def test_wayfarers_ruse_shoots_after_the_damage_with_an_arrow_of_a_space() -> None:
    f = alone().hand("archer", "wayfarers_ruse").space("archer", "arrow").monster("grubber", "d7", aim="archer")
    f.monster("mucker", "g6")
    attacked(f, "grubber", 7)
    assert f.g.agenda[-1].moment == AT_DAMAGE
    f.dice(6, 1, fates=("guile",), stream=HERO_DICE)
    f.play("archer", "play:wayfarers_ruse:none")
    if f.codes("archer", "arrow"):
        f.play("archer", "arrow:0")
    assert f.g.hp[0] == 4  # the damage came first
    f.play("archer", "foe:g6")
    assert f.g.life[f.foe("g6")] == 2
    assert f.g.lying[0] & TURNED
    quiver.load_spaces(f.g, 0)
    assert ammo(f) == 0


@pytest.mark.rule("myth.archer.wayfarers-ruse", "myth.window.answer-after-damage")
def test_a_slain_archer_does_not_shoot_back() -> None:
    f = alone(1).hp("archer", 1).hand("archer", "wayfarers_ruse").monster("grubber", "d7", aim="archer")
    f.g.luck = 0
    attacked(f, "grubber", 7)
    while f.g.agenda[-1].moment != AT_DAMAGE:
        assert f.refused("archer", "play:wayfarers_ruse:none") == "myth.interrupt.any-step"
        f.play("archer", "pass")
    f.play("archer", "play:wayfarers_ruse:none")
    go(f, "ammo:1")
    passed(f)
    assert (f.g.hp[0], left(f), ammo(f)) == (0, ["grubber d7"], 0)


@pytest.mark.rule("myth.archer.wayfarers-ruse")
def test_wayfarers_ruse_needs_ammo() -> None:
    f = alone().hand("archer", "wayfarers_ruse", "now_you_see_me").monster("grubber", "d7", aim="archer")
    attacked(f, "grubber", 7)
    while f.g.agenda[-1].moment != AT_DAMAGE:
        assert f.refused("archer", "play:wayfarers_ruse:none") == "myth.interrupt.any-step"
        f.play("archer", "pass")
    assert f.refused("archer", "play:wayfarers_ruse:none") == "myth.archer.requires-ammo"


@pytest.mark.rule("myth.archer.circumvent", "myth.interrupt.move-away")
def test_circumvent_stabs_the_attacker_and_leaves() -> None:
    f = alone().hand("archer", "circumvent").monster("stalker", "d7", aim="archer")
    chosen(f, "stalker", "archer")
    f.dice(6, 5, fates=("guile",))  # Courage first
    f.play("archer", "play:circumvent:none")
    go(f, "ammo:0", "foe:d7")
    f.play("archer", "at:d4")
    assert f.g.life[f.foe("d7")] == 2
    assert (f.where("archer"), f.g.mp_spent[0]) == ("d4", 0)
    passed(f)
    attacked(f, "stalker", 9, 9)
    passed(f)
    assert f.g.hp[0] == 5


@pytest.mark.rule("myth.archer.circumvent")
def test_circumvent_answers_an_adjacent_attacker_alone() -> None:
    f = alone(1).hand("archer", "circumvent", "to_the_knee").monster("crawler_ranged", "g6", aim="archer")
    chosen(f, "crawler_ranged", "archer")
    assert f.refused("archer", "play:circumvent:none").startswith("myth.")


@pytest.mark.rule("myth.archer.to-the-knee", "myth.status.prone-mid-activation")
def test_to_the_knee_fells_without_damage() -> None:
    f = alone().hand("archer", "to_the_knee").monster("mucker", "d7", aim="archer")
    chosen(f, "mucker", "archer")
    f.dice(6, fates=("guile",))
    f.play("archer", "play:to_the_knee:none")
    go(f, "ammo:0", "foe:d7")
    assert f.g.life[f.foe("d7")] == 3
    assert f.g.mood[f.foe("d7")] & DOWN
    passed(f)
    attacked(f, "mucker", 9, 9)
    passed(f)
    assert f.g.hp[0] == 5
    f = alone(1).hand("archer", "to_the_knee", "circumvent").monster("yardu", "d8")
    window(f, AT_BEGIN)
    assert f.asks() == [] or f.refused("archer", "play:to_the_knee:none").startswith("myth.")


# Other cards


@pytest.mark.rule("myth.archer.arrow")
def test_an_arrow_fills_a_space_whatever_the_movement() -> None:
    f = alone().hand("archer", "arrow")
    f.cycle().play("archer", play_of(f, "arrow"))
    assert (f.laid("archer")[0], f.g.meter, f.g.stride[0]) == ("arrow", 0, 4)
    assert f.g.empty_spaces(0) == 3
    assert f.refused("archer", "play:arrow:open") == "myth.hero.limit-hand"


@pytest.mark.rule("myth.archer.find-weakness")
def test_find_weakness_marks_a_target_until_the_card_goes() -> None:
    f = alone().hand("archer", "find_weakness").monster("stalker", "g6").monster("grubber", "g7")
    f.cycle().play("archer", "play:find_weakness:normal", "foe:g6")
    foes = 1 << f.foe("g6")
    assert auras.hero_dice(f.g, 0, -1, foes) == 1
    assert auras.hero_dice(f.g, 0, -1, 1 << f.foe("g7")) == 0
    assert auras.courage_bonus(f.g, 0) == (0, -1, False)
    f.g.clear_space(0, 0)
    assert auras.hero_dice(f.g, 0, -1, foes) == 0
    f = field("archer").at("archer", "d6").hand("archer", "find_weakness")
    assert f.cycle().refused("archer", "play:find_weakness:normal") == "myth.archer.find-weakness"


@pytest.mark.rule("myth.archer.retrieve")
def test_retrieve_puts_an_arrow_of_the_discards_into_the_quiver() -> None:
    f = alone(1).hand("archer", "retrieve").discarded("archer", "arrow", "tumble")
    f.cycle().play("archer", "play:retrieve:normal")
    assert ammo(f) == 2
    assert f.cards_of("archer", sum(1 << copy for copy in f.g.discards[0])) == ["tumble"]
    f = alone(1).hand("archer", "retrieve").discarded("archer", "tumble")
    assert f.cycle().refused("archer", "play:retrieve:normal") == "myth.archer.retrieve"
    f = alone(4).hand("archer", "retrieve").discarded("archer", "arrow")
    assert f.cycle().refused("archer", "play:retrieve:normal") == "myth.archer.quiver-capacity"


@pytest.mark.rule("myth.archer.scavenge")
def test_scavenge_takes_two_arrows_that_lie_side_by_side_or_none() -> None:
    f = alone().hand("archer", "scavenge_novice").discarded("archer", "tumble", "arrow", "arrow", "sprint")
    f.cycle().play("archer", "play:scavenge_novice:normal")
    assert ammo(f) == 2
    assert len(f.g.discards[0]) == 2
    f = alone().hand("archer", "scavenge_novice").discarded("archer", "arrow", "tumble", "arrow")
    assert f.cycle().refused("archer", "play:scavenge_novice:normal") == "myth.archer.scavenge"
    f = alone(3).hand("archer", "scavenge_novice").discarded("archer", "arrow", "arrow")
    assert f.cycle().refused("archer", "play:scavenge_novice:normal") == "myth.archer.quiver-capacity"


@pytest.mark.rule("myth.archer.vision-of-the-mark")
def test_vision_of_the_mark_waits_for_an_action_with_ammo() -> None:
    f = alone(2).hand("archer", "vision_of_the_mark", "through_a_needles_eye", "kharons_payment")
    f.monster("mucker", "g6").cycle().play("archer", "play:vision_of_the_mark:normal")
    f.dice(1, 1, fates=("guile",))
    go(f, "react:through_a_needles_eye:normal", "ammo:1", "foe:g6")
    f.dice(1, 1, 1, fates=("guile", "guile"))
    go(f, "play:kharons_payment:normal", "ammo:1", "foe:g6")
    assert rolled(f) == [(2, 1), (3, 2)]
    f = alone().hand("archer", "vision_of_the_mark").stride("archer", "aggressive")
    assert f.cycle().refused("archer", "play:vision_of_the_mark:aggressive") == "myth.hero-deck.no-entry-forbids"


@pytest.mark.rule("myth.archer.pacify", "myth.archer.meter-floor")
def test_pacify_lowers_the_meter_but_not_below_zero() -> None:
    f = alone().hand("archer", "pacify_novice").meter(3)
    f.cycle().play("archer", "play:pacify_novice:normal")
    assert f.g.meter == 2
    f = alone().hand("archer", "pacify_novice").meter(0)
    f.cycle().play("archer", "play:pacify_novice:normal")
    assert f.g.meter == 0
    f = alone().hand("archer", "pacify_novice").stride("archer", "aggressive")
    assert f.cycle().refused("archer", "play:pacify_novice:aggressive") == "myth.hero-deck.no-entry-forbids"


@pytest.mark.rule("myth.archer.pincushion")
def test_pincushion_lets_a_minion_take_ranged_attacks() -> None:
    f = (
        alone()
        .hand("archer", "pincushion_novice")
        .monster("grubber", "d7")
        .monster("crawler_ranged", "g6", aim="archer")
    )
    f.cycle().play("archer", "play:pincushion_novice:normal")
    assert f.laid("archer")[0] == "pincushion_novice"
    attacked(f, "crawler_ranged", 8, fates=("guile",))
    if f.codes("archer", "foe"):
        f.play("archer", "foe:d7")
    passed(f)
    assert (left(f), f.g.hp[0], f.g.threat[0], f.g.loot) == (["crawler_ranged g6"], 5, 0, [])
    f = alone().hand("archer", "pincushion_novice").stride("archer", "aggressive")
    assert f.cycle().refused("archer", "play:pincushion_novice:aggressive") == "myth.hero-deck.no-entry-forbids"


@pytest.mark.rule("myth.archer.novice-copies")
@pytest.mark.parametrize("card", ["orions_tears", "wayfarers_ruse"])
def test_novice_copies_are_the_same_cards(card: str) -> None:
    f = field("archer", deck="all")
    kind, copy = f.card("archer", card), f.card("archer", f"{card}_novice")
    assert f.box.card_same[copy] == kind
    assert f.cards_of("archer", f.g.deck[0]).count(f"{card}_novice") == 1


@pytest.mark.rule("myth.archer.sprint", "myth.movetype.aggressive")
def test_sprint_gives_four_mp() -> None:
    f = alone().hand("archer", "sprint")
    plays(f, "archer", "play:sprint:aggressive")
    assert (f.g.mp_left(0), f.g.stride[0]) == (6, 3)
    f = alone().hand("archer", "sprint").stride("archer", "normal")
    assert f.cycle().refused("archer", "play:sprint:aggressive").startswith("myth.movetype.")


@pytest.mark.rule("myth.archer.hustle")
def test_hustle_gives_two_mp() -> None:
    f = alone().hand("archer", "hustle").acted("archer")
    plays(f, "archer", "play:hustle:aggressive")
    assert f.g.mp_left(0) == 4
    f = alone().hand("archer", "hustle").stride("archer", "cautious")
    assert f.cycle().refused("archer", "play:hustle:aggressive").startswith("myth.movetype.")


def test_places_of_spaces_are_counted_by_seat() -> None:
    f = field("soldier", "archer").space("archer", "arrow")
    assert f.g.spaces[SPACES] >= 0
    assert quiver.in_spaces(f.g, f.seat("archer")) == [0]
    assert quiver.in_spaces(f.g, f.seat("soldier")) == []
