"""Fate dice and the recipes of items."""

from __future__ import annotations

import pytest

from chimera.games.myth.kinds import SLOTS
from tests.myth.acting import acting
from tests.myth.field import Field, field


def fought(f: Field, hero: str, *codes: str) -> list[str]:
    """The recipes that were paid when a hero chose these."""
    acting(f, hero).play(hero, *codes)
    return [str(event.args["gift"]) for event in f.told("recipe")]


@pytest.mark.rule("myth.fate.on-hit")
def test_fate_dice_count_for_nothing_when_all_hit_dice_miss() -> None:
    f = field().at("soldier", "f6").monster("mucker", "f7").hand("soldier", "attack").threat("soldier", 3)
    f.dice(1, 1, fates=("rage",))
    assert fought(f, "soldier", "play:attack:normal", "foe:f7") == []
    assert f.g.threat == [3]


@pytest.mark.rule("myth.fate.once-per-recipe", "myth.item.equipped-only-bonuses")
def test_a_recipe_is_paid_once_however_many_dice_show_it() -> None:
    f = field().at("soldier", "f6").monster("mucker", "f7").hand("soldier", "attack").threat("soldier", 5)
    f.bare("soldier", "secondary").rage(2).dice(1, 9, fates=("rage", "rage", "rage"))
    assert fought(f, "soldier", "play:attack:normal", "foe:f7") == ["calm"]
    assert f.g.threat == [5]  # 1 less, then 1 more for the damage


@pytest.mark.rule("myth.fate.die-once", "myth.fate.optional")
def test_two_recipes_and_dice_for_one_leave_the_choice_to_the_hero() -> None:
    f = field().at("soldier", "f6").monster("mucker", "f7").hand("soldier", "attack").threat("soldier", 5)
    f.worn("soldier", "umbral_sword").space("soldier", "battle_roar").dice(1, 1, 9, fates=("guile", "guile"))
    acting(f, "soldier").play("soldier", "play:attack:normal", "foe:f7")
    assert f.codes("soldier") == ["recipe:primary:0", "recipe:primary:1", "done"]
    assert f.refused("soldier", "recipe:secondary:0") == "myth.fate.used-item-only"
    f.play("soldier", "recipe:primary:0")
    assert f.g.life == [1]
    assert f.g.threat == [7]


@pytest.mark.rule("myth.fate.multi-symbol")
def test_a_recipe_of_two_symbols_needs_two_dice() -> None:
    f = field("archer").at("archer", "f2").monster("mucker", "f5").hand("archer", "through_a_needles_eye")
    f.worn("archer", "blackwood_bow").quiver("archer", "arrow").dice(1, 1, 9, fates=("nature", "rage"))
    assert fought(f, "archer", "play:through_a_needles_eye:normal", "foe:f5") == []
    both = field("archer").at("archer", "f2").monster("mucker", "f5").hand("archer", "through_a_needles_eye")
    both.worn("archer", "blackwood_bow").quiver("archer", "arrow").dice(1, 1, 9, fates=("nature", "nature"))
    assert fought(both, "archer", "play:through_a_needles_eye:normal", "foe:f5") == ["damage"]
    assert both.g.life == [1]


@pytest.mark.rule("myth.fate.used-item-only")
def test_recipes_of_what_lies_in_the_hands_count_only_where_it_is_used() -> None:
    f = field().at("soldier", "f6").monster("mucker", "f7").hand("soldier", "attack").threat("soldier", 5)
    f.rage(1).dice(1, 9, fates=("rage", "rage"))
    assert fought(f, "soldier", "play:attack:normal", "foe:f7") == ["calm"]  # the poker; the lid does nothing
    lid = field().at("soldier", "f6").monster("mucker", "f7").hand("soldier", "this_yoke_is_heavy").threat("soldier", 5)
    lid.dice(1, 9, fates=("rage",))
    assert fought(lid, "soldier", "play:this_yoke_is_heavy:none", "foe:f7") == ["calm"]


@pytest.mark.rule("myth.fate.worn-items")
def test_recipes_of_armor_helm_and_accessory_count_with_every_attack() -> None:
    f = field().at("soldier", "f6").monster("mucker", "f7").hand("soldier", "attack").threat("soldier", 5)
    f.g.gear[SLOTS.index("accessory")] = f.item("sharpened_butter_knife")  # an accessory with the recipe Guile
    f.dice(1, 9, fates=("guile",))
    assert fought(f, "soldier", "play:attack:normal", "foe:f7") == ["calm"]


@pytest.mark.rule("myth.fate.optional")
def test_the_hero_may_pay_for_nothing() -> None:
    f = field().at("soldier", "f6").monster("mucker", "f7").hand("soldier", "attack").threat("soldier", 5)
    f.worn("soldier", "umbral_sword").dice(1, 1, 9, fates=("guile", "guile"))
    acting(f, "soldier").play("soldier", "play:attack:normal", "foe:f7", "done")
    assert (f.g.life, f.g.threat) == ([2], [6])


@pytest.mark.rule("myth.bonus.horrifying-spear")
def test_impale_copies_the_attack_to_the_monster_behind() -> None:
    f = field().at("soldier", "b2").monster("grubber", "c2").monster("mucker", "d2").hand("soldier", "attack")
    f.worn("soldier", "horrifying_spear").dice(1, 1, 9, fates=("rage", "guile"))
    assert fought(f, "soldier", "play:attack:normal", "foe:c2") == ["impale"]
    assert f.monsters() == ["mucker d2"]
    assert f.g.life[f.foe("d2")] == 2
    assert f.g.threat == [2]


@pytest.mark.rule("myth.bonus.wand")
def test_the_wand_gives_a_further_attack_that_does_not_use_its_recipe_again() -> None:
    f = field().at("soldier", "f6").monster("mucker", "f8").hand("soldier", "attack").worn("soldier", "wand")
    acting(f, "soldier").play("soldier", "play:attack:normal")
    f.dice(1, 9, fates=("arcane", "guile")).play("soldier", "foe:f8")
    assert f.codes("soldier") == ["foe:f8"]
    f.dice(1, 9, fates=("arcane", "arcane")).play("soldier", "foe:f8")
    assert f.g.life == [1]
    assert f.g.meter == 1  # no AP for it
    assert f.codes("soldier") == ["done"]


@pytest.mark.rule("myth.item.two-hands", "myth.bonus.staff")
def test_the_staff_is_a_weapon() -> None:
    f = field().at("soldier", "f6").monster("mucker", "f8").hand("soldier", "attack").worn("soldier", "staff")
    f.dice(1, 9, fates=("arcane", "guile"))
    assert fought(f, "soldier", "play:attack:normal", "foe:f8") == ["step"]
    assert f.g.mp_free == [1]


def test_the_longbow_hits_a_second_target_next_to_the_first() -> None:
    f = field("archer").at("archer", "f2").monster("grubber", "f5").monster("grubber", "f6").monster("grubber", "e6")
    f.worn("archer", "longbow").quiver("archer", "arrow").hand("archer", "through_a_needles_eye")
    acting(f, "archer").play("archer", "play:through_a_needles_eye:normal")
    f.dice(1, 1, 9, fates=("nature",)).play("archer", "foe:f5")
    assert f.codes("archer") == ["foe:f6", "foe:e6"]
    assert f.refused("archer", "foe:f5") == "myth.fate.optional"
    f.play("archer", "foe:e6")
    assert f.monsters() == ["grubber f6"]


@pytest.mark.rule("myth.item.dice-only-when-used", "myth.soldier.shield-keyword")
def test_the_dice_of_a_shield_serve_shield_cards_only() -> None:
    f = field().at("soldier", "f6").monster("mucker", "f7").hand("soldier", "attack", "riding_the_edge")
    f.worn("soldier", "buckler").dice(1, 1, fates=("guile",))
    acting(f, "soldier").play("soldier", "react:attack:aggressive", "foe:f7")
    assert [event.args["dice"] for event in f.told("rolled")] == ["1 1"]  # token and poker
    f.dice(1, 1, fates=("guile",)).play("soldier", "play:riding_the_edge:aggressive", "at:f7", "done")
    assert [event.args["dice"] for event in f.told("rolled")] == ["1 1"]  # token and buckler


@pytest.mark.rule("myth.hero-token.fate-symbol-use")
def test_a_heros_own_symbol_helps_no_recipe() -> None:
    f = field().at("soldier", "f6").monster("mucker", "f7").hand("soldier", "attack").threat("soldier", 3)
    f.dice(1, 9, fates=("guile",))
    assert fought(f, "soldier", "play:attack:normal", "foe:f7") == []
