"""Treasure: picking up, the bag, potions, trade, and what items do when they are worn."""

from __future__ import annotations

import pytest

from chimera.games.myth.kinds import BLUE, BROWN, GREEN, WHITE
from chimera.games.myth.meter import CheckMeter
from chimera.games.myth.round import HeroCycle
from chimera.games.myth.treasure import goods, potions
from chimera.games.myth.treasure.bag import find
from chimera.games.myth.words import AT_BEGIN, AT_DAMAGE, AT_DICE, AT_EVENT, AT_MOVED, AT_SPAWN, AT_TARGET, BY_CLEARING
from tests.myth.field import Field, field


def camp(*heroes: str) -> Field:
    """Heroes next to each other, a sleeping grubber far away."""
    heroes = heroes or ("soldier",)
    f = field(*heroes)
    for i, hero in enumerate(heroes):
        f.at(hero, ("f6", "g6", "f7")[i])
    return f.monster("grubber", "a12", active=False)


# picking up


@pytest.mark.rule("myth.movement.pickup", "myth.item.green")
def test_1_mp_picks_up_one_treasure_and_the_token_goes_back() -> None:
    f = camp().loot("f6", "f6").bag(green=3).stock("iron_cap", "shortsword").cycle().play("soldier", "pick")
    assert (f.g.loot, f.g.bag, f.g.mp_left(0)) == ([f.square("f6")], [0, 0, 3, 0], 1)
    assert len(f.carries("soldier")) == 1
    f.play("soldier", "pick")
    assert sorted(f.carries("soldier")) == ["green_iron_cap", "green_shortsword"]
    assert (f.g.mp_left(0), f.g.loot, sum(f.g.stock)) == (0, [], 0)


@pytest.mark.rule("myth.movement.pickup")
def test_only_what_lies_in_the_hero_s_square_is_picked_up() -> None:
    f = camp().loot("f7").cycle()
    assert f.refused("soldier", "pick") == "myth.movement.pickup"
    f = camp().loot("f6").mp("soldier", spent=2).cycle()
    assert f.refused("soldier", "pick") == "myth.movement.pickup"


@pytest.mark.rule("myth.movement.pickup-empty-deck")
def test_with_an_empty_deck_nothing_is_gained() -> None:
    f = camp().loot("f6").bag(blue=1).stock("iron_cap").cycle().play("soldier", "pick")
    assert (f.carries("soldier"), len(f.told("token")), f.g.loot) == ([], 1, [])


@pytest.mark.rule("myth.item.white")
def test_a_white_card_gives_gold_and_goes_back() -> None:
    f = camp().loot("f6").bag(white=1).stock("white_2_gold").cycle().play("soldier", "pick")
    assert (f.g.gold, sum(f.g.stock), f.carries("soldier")) == ([2], 1, [])


@pytest.mark.rule("myth.item.white", "myth.hero.inventory-content")
def test_a_white_card_gives_a_potion() -> None:
    f = camp().loot("f6").bag(white=1).stock("white_focus_potion").cycle().play("soldier", "pick")
    assert f.g.potions == [0, 1, 0]


@pytest.mark.rule("myth.item.blue")
def test_a_blue_token_is_a_blue_item() -> None:
    f = camp().loot("f6").bag(blue=1).stock("blackwood_bow", "iron_cap").cycle().play("soldier", "pick")
    assert f.carries("soldier") == ["blue_blackwood_bow"]


@pytest.mark.rule("myth.item.brown")
def test_brown_items_never_come_from_the_bag() -> None:
    f = camp().bag(white=30, green=15, blue=5)
    colours = set()
    for _ in range(1000):
        find(f.g, 0)
        colours |= {event.args["rarity"] for event in f.told("token")}
        for item in f.g.pack[0]:
            assert f.box.item_rarity[item] in (GREEN, BLUE)
            f.g.stock[item] += 1
        f.g.pack[0] = []
    assert colours == {WHITE, GREEN, BLUE}
    assert BROWN not in colours


@pytest.mark.rule("myth.setup.treasure-bag-initial", "myth.item.green")
def test_tokens_are_drawn_as_often_as_there_are_of_them() -> None:
    f = camp().bag(white=30, green=15)
    drawn = [f.g.draw_token(0) for _ in range(900)]
    assert 520 < drawn.count(WHITE) < 680
    assert drawn.count(WHITE) + drawn.count(GREEN) == 900


@pytest.mark.rule("myth.hero.limit-inventory")
def test_an_inventory_has_no_limit() -> None:
    f = camp().loot("f6").bag(green=1).stock("iron_cap")
    f.g.pack[0] = [f.item("shortsword")] * 50
    f.cycle().play("soldier", "pick")
    assert len(f.g.pack[0]) == 51


# potions


@pytest.mark.rule("myth.potion.vitality", "myth.potion.use")
def test_a_vitality_potion_gives_4() -> None:
    f = camp().hp("soldier", 2).potions("soldier", vitality=1).cycle().play("soldier", "drink:vitality")
    assert (f.g.hp, f.g.potions, f.g.meter, f.g.mp_left(0)) == ([6], [0, 0, 0], 0, 2)


@pytest.mark.rule("myth.hero.limit-heal")
def test_nobody_drinks_above_its_most() -> None:
    f = camp().hp("soldier", 6).potions("soldier", vitality=2).cycle().play("soldier", "drink:vitality")
    assert f.g.hp == [7]
    assert f.refused("soldier", "drink:vitality") == "myth.potion.vitality"


@pytest.mark.rule("myth.potion.focus")
def test_a_focus_potion_gives_three_fate_dice_for_the_rest_of_the_hero_cycle() -> None:
    f = camp().potions("soldier", focus=1).cycle().play("soldier", "drink:focus")
    assert f.g.focus == [3]
    f.g.begin_cycle_phase()
    assert f.g.focus == [0]


@pytest.mark.rule("myth.potion.anti-venom")
def test_anti_venom_takes_poison_away() -> None:
    f = camp().ails("soldier", "poisoned").potions("soldier", anti_venom=2).cycle().play("soldier", "drink:anti_venom")
    assert f.g.ails == [0]
    assert f.refused("soldier", "drink:anti_venom") == "myth.potion.anti-venom"


@pytest.mark.rule("myth.potion.drinker-owner")
def test_only_the_holder_drinks() -> None:
    f = camp("soldier", "archer").hp("soldier", 2).potions("archer", vitality=1).cycle()
    assert f.refused("soldier", "drink:vitality") == "myth.potion.drinker-owner"
    f.play("archer", "hand:vitality:soldier").play("soldier", "drink:vitality")
    assert f.g.hp[0] == 6


@pytest.mark.rule("myth.potion.use", "myth.window.moments")
def test_potions_are_offered_when_the_darkness_begins_and_before_damage() -> None:
    f = camp().hp("soldier", 2).potions("soldier", vitality=1)
    offered = [moment for moment in range(7) if goods.answers(f.g, 0, moment)]
    assert offered == [AT_BEGIN, AT_DAMAGE]
    assert potions.why_not(f.g, 0, 0, AT_DICE).rule == "myth.potion.use"


@pytest.mark.rule("myth.trade.adjacent", "myth.window.moments")
def test_things_change_hands_when_the_darkness_begins_and_at_no_other_moment() -> None:
    f = camp("soldier", "archer").pack("soldier", "iron_cap")
    assert goods.answers(f.g, 0, AT_BEGIN) != []
    for moment in (AT_EVENT, AT_TARGET, AT_MOVED, AT_DICE, AT_DAMAGE, AT_SPAWN):
        assert goods.answers(f.g, 0, moment) == []


@pytest.mark.rule("myth.potion.use")
def test_a_potion_is_drunk_in_a_darkness_cycle_without_ap_or_mp() -> None:
    f = camp("archer").hp("archer", 1).potions("archer", vitality=1).monster("grubber", "f9").meter(6)
    f.then(CheckMeter(), HeroCycle())
    assert f.codes("archer") == ["pass", "drink:vitality"]
    f.play("archer", "drink:vitality")
    told = f.g.heard()
    assert [event.args["n"] for event in told if event.kind == "healed"] == [4]
    assert [event.args["n"] for event in told if event.kind == "meter"] == [-6]
    assert f.g.mp_spent == [0]


@pytest.mark.rule("myth.death.cards")
def test_the_slain_drink_nothing() -> None:
    f = camp("soldier", "archer").ails("soldier", "slain").potions("soldier", vitality=1)
    assert goods.acts(f.g, 0) == []


# trade


@pytest.mark.rule("myth.trade.adjacent")
def test_things_are_handed_to_adjacent_heroes_for_free() -> None:
    f = camp("soldier", "archer").potions("soldier", vitality=1).pack("soldier", "iron_cap").cycle()
    f.play("soldier", "hand:vitality:archer", "give:iron_cap:archer")
    assert (f.g.potions[3], f.carries("archer"), f.carries("soldier")) == (1, ["green_iron_cap"], [])
    assert (f.g.meter, f.g.mp_left(0)) == (0, 2)


@pytest.mark.rule("myth.trade.adjacent")
def test_at_distance_2_nothing_is_handed_over() -> None:
    f = camp("soldier", "archer").at("archer", "h6").pack("soldier", "iron_cap").cycle()
    assert f.refused("soldier", "give:iron_cap:archer") == "myth.trade.adjacent"


@pytest.mark.rule("myth.trade.cleared")
def test_on_a_cleared_tile_distance_does_not_matter() -> None:
    f = camp("soldier", "archer").at("archer", "l12").pack("soldier", "iron_cap").set(ending=BY_CLEARING)
    assert len(goods.acts(f.g, 0)) == 1


@pytest.mark.rule("myth.trade.once-per-cycle")
def test_a_thing_changes_hands_once_in_a_hero_cycle() -> None:
    f = camp("soldier", "archer", "acolyte").potions("archer", vitality=1).pack("archer", "iron_cap").cycle()
    f.play("archer", "hand:vitality:soldier", "give:iron_cap:soldier")
    assert f.refused("soldier", "hand:vitality:archer") == "myth.trade.once-per-cycle"
    assert f.refused("soldier", "give:iron_cap:acolyte") == "myth.trade.once-per-cycle"
    f.g.begin_cycle_phase()
    f.play("soldier", "hand:vitality:acolyte")
    assert f.g.potions[6] == 1


@pytest.mark.rule("myth.trade.equipped-no")
def test_what_is_worn_is_not_handed_over() -> None:
    f = camp("soldier", "archer").cycle()
    assert f.refused("soldier", "give:brown_pot_lid:archer") == "myth.trade.equipped-no"


# wearing


@pytest.mark.rule("myth.bonus.vitality")
def test_vitality_follows_what_is_worn() -> None:
    f = camp().hp("soldier", 5).pack("soldier", "iron_cap")
    f.g.equip(0, f.item("iron_cap"))
    assert (f.g.hp, f.g.most_hp(0)) == ([6], 8)
    f.g.unequip(0, 3)
    assert (f.g.hp, f.g.most_hp(0)) == ([5], 7)
    f.g.equip(0, f.item("iron_cap"))
    f.hp("soldier", 1)
    f.g.unequip(0, 3)
    assert f.g.hp == [1]


@pytest.mark.rule("myth.item.two-hands", "myth.item.unequip")
def test_a_two_handed_item_fills_both_hands() -> None:
    f = camp().pack("soldier", "staff", "buckler")
    f.g.equip(0, f.item("staff"))
    assert f.wears("soldier")[:2] == ["green_staff", "-"]
    assert f.carries("soldier") == ["brown_fireplace_poker", "brown_pot_lid", "green_buckler"]
    f.g.equip(0, f.item("buckler"))
    assert f.wears("soldier")[:2] == ["", "green_buckler"]
    assert "green_staff" in f.carries("soldier")


@pytest.mark.rule("myth.item.unequip")
def test_what_is_replaced_goes_into_the_inventory() -> None:
    f = camp().worn("soldier", "iron_cap").pack("soldier", "crown_of_the_watch")
    f.g.equip(0, f.item("crown_of_the_watch"))
    assert f.carries("soldier") == ["green_iron_cap"]


@pytest.mark.rule("myth.bonus.max-threat-8")
def test_the_shroud_caps_threat_at_8() -> None:
    f = camp().worn("soldier", "shroud_of_xandria").threat("soldier", 7)
    f.g.change_threat(0, 3)
    assert f.g.threat == [8]


@pytest.mark.rule("myth.movement.non-move-mp")
def test_the_mantle_of_fate_gives_an_mp_that_is_no_move() -> None:
    f = camp().worn("soldier", "mantle_of_fate")
    f.g.begin_cycle_phase()
    assert (f.g.mp_free, f.g.mp_left(0)) == ([1], 2)


@pytest.mark.rule("myth.archer.quiver-capacity", "myth.item.unequip")
def test_ammo_without_a_quiver_is_discarded() -> None:
    f = camp("archer").quiver("archer", "arrow", "arrow", "arrow").pack("archer", "buckler")
    f.g.equip(0, f.item("buckler"))
    assert (f.g.quiver, len(f.g.discards[0])) == ([0], 3)
