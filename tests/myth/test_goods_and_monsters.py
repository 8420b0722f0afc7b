"""The items and monsters of Myth as content: what the ledger says of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from chimera.games.myth.bestiary import Monster
from chimera.games.myth.kinds import (
    FAMILIES,
    IS_FOCUS,
    ITEM_KINDS,
    SIZES,
    SLOTS,
    SPAWN_HEAVY,
    SPAWN_NORMAL,
)
from chimera.games.myth.ops import (
    SYMBOLS,
)
from tests.myth.printed import ITEMS, MONSTERS, box, monster


@pytest.mark.rule("myth.setup.component-item-card-count")
def test_item_decks_have_30_29_and_23_cards_and_15_are_brown() -> None:
    copies = Counter[str]()
    for item in ITEMS.items:
        copies[item.rarity] += item.copies
    assert copies == {"white": 30, "green": 29, "blue": 23, "brown": 15}


@pytest.mark.rule("myth.setup.component-treasure-token-count")
def test_there_are_55_treasure_tokens() -> None:
    assert box().token_supply == [0, 35, 15, 5]
    assert sum(box().token_supply) == 55


@pytest.mark.rule("myth.setup.treasure-bag-initial")
def test_the_bag_begins_with_30_white_and_15_green_tokens() -> None:
    assert box().bag == [0, 30, 15, 0]


@pytest.mark.rule("myth.slaughterfield.setup-bag")
def test_the_bag_of_the_slaughterfield_begins_without_white_tokens() -> None:
    assert box(mode="slaughterfield").bag == [0, 0, 15, 5]


@pytest.mark.rule("myth.item.slots")
def test_items_have_six_slots_and_two_kinds_for_casters() -> None:
    assert [slot for slot in SLOTS if slot != "consumable"] == [
        "primary",
        "secondary",
        "armor",
        "helm",
        "accessory",
        "two_hands",
    ]
    assert {"relic", "focus"} < set(ITEM_KINDS)


@pytest.mark.rule("myth.item.card-fields", "myth.item.content-cards")
@pytest.mark.parametrize(
    "name",
    [
        "green_staff",
        "green_wand",
        "green_dagger",
        "green_shortsword",
        "blue_horrifying_spear",
        "green_buckler",
        "green_bulwark",
        "blue_mantle_of_fate",
        "blue_ring_of_niria",
        "blue_shroud_of_xandria",
        "blue_traiteas_battle_plate",
        "blue_blessings_of_the_father",
        "green_thiefs_tools",
    ],
)
def test_the_named_items_have_a_slot_a_price_and_an_effect(name: str) -> None:
    item = next(each for each in ITEMS.items if each.id == name)
    assert item.slot in SLOTS
    assert item.price is not None
    assert item.sell is not None
    assert item.sell < item.price
    assert item.recipes or item.traits or item.bonus.__struct_fields__
    assert item.rarity == name.partition("_")[0]


def test_every_item_of_a_deck_but_gold_has_prices() -> None:
    for item in ITEMS.items:
        assert (item.price is None) == (item.rarity == "brown" or item.gold > 0), item.id


def test_the_staff_fills_both_hands_as_weapon_and_focus() -> None:
    tables = box()
    staff = tables.item_ids.index("green_staff")
    assert SLOTS[tables.item_slot[staff]] == "two_hands"
    assert tables.item_range[staff] == 2
    assert tables.item_kinds[staff] & IS_FOCUS


def test_impale_costs_rage_and_guile() -> None:
    tables = box()
    (impale,) = tables.item_recipes[tables.item_ids.index("blue_horrifying_spear")]
    assert dict(zip(SYMBOLS, impale.cost, strict=True)) == {
        "arcane": 0,
        "faith": 0,
        "guile": 1,
        "nature": 0,
        "rage": 1,
        "darkness": 0,
    }


@pytest.mark.rule("myth.potion.content-others")
def test_three_potions_are_in_the_decks_and_three_are_not() -> None:
    offered = {potion.id: potion.offered for potion in ITEMS.potions}
    assert offered == {
        "vitality": True,
        "focus": True,
        "anti_venom": True,
        "major_vitality": False,
        "lucky": False,
        "shadow": False,
    }
    assert {item.potion for item in ITEMS.items if item.potion} == {name for name, there in offered.items() if there}


# --- monsters ---


@pytest.mark.rule("myth.monster.types")
def test_three_families_have_minions_captain_and_lair() -> None:
    tables = box()
    names = tables.monster_ids
    assert [
        ([names[kind] for kind in tables.minions_of[family]], names[tables.captain_of[family]])
        for family in range(len(FAMILIES))
    ] == [(["grubber"], "mucker"), (["crawler_melee", "crawler_ranged"], "stalker"), (["shambler"], "soulless")]
    for family, lair in enumerate(tables.lair_of):
        assert tables.monster_family[lair] == family
        assert SIZES[tables.monster_size[lair]] == "lair"


@pytest.mark.rule("myth.monster.content-cards", "myth.monster.card-fields")
@pytest.mark.parametrize("kind", [each for each in MONSTERS.monsters if each.strikes], ids=lambda each: each.id)
def test_every_figure_has_all_that_a_monster_card_shows(kind: Monster) -> None:
    assert kind.size in ("minion", "captain", "mini_boss", "boss")
    assert {"instinct", "intellect", "undead"} & set(kind.classes)
    assert kind.defense
    assert kind.movement
    assert kind.threat_range
    assert kind.figures
    assert len(kind.priorities) == 3
    assert (kind.courage == 0) == (kind.size in ("mini_boss", "boss"))
    assert bool(kind.refresh_ap) == (kind.size in ("mini_boss", "boss"))


def values(name: str) -> tuple[Any, ...]:
    each = monster(name)
    strike = each.strikes[0]
    numbers = (each.defense, each.vitality, each.movement, each.courage, each.threat_range)
    dice = (strike.range, strike.d10, strike.attacks, strike.fd, strike.tn, strike.each)
    return numbers, dice, " ".join(each.priorities), " ".join(each.classes)


@pytest.mark.rule("myth.monster.grubber", "myth.monster.keywords")
def test_a_grubber_is_an_armored_minion_of_intellect() -> None:
    expected = (5, 1, 3, 7, 4), (1, 1, 1, 0, 7, True), "threat proximity rage", "intellect armored"
    assert values("grubber") == expected


@pytest.mark.rule("myth.monster.mucker", "myth.monster.captain-buffs")
def test_a_mucker_attacks_twice_and_leads_grubbers() -> None:
    expected = (6, 3, 3, 6, 4), (1, 2, 2, 1, 5, False), "threat proximity rage", "intellect armored"
    assert values("mucker") == expected
    tables = box()
    mucker = tables.monster_ids.index("mucker")
    assert tables.monster_ids[tables.leads[mucker]] == "grubber"
    assert (tables.lead_range[mucker], tables.lead_tn[mucker]) == (3, -1)


@pytest.mark.rule("myth.monster.crawler", "myth.monster.attack-mark")
def test_crawlers_bite_or_spit() -> None:
    assert values("crawler_melee") == ((4, 1, 4, 7, 5), (1, 1, 1, 0, 7, True), "threat guile proximity", "instinct")
    assert values("crawler_ranged") == ((4, 1, 3, 7, 5), (3, 1, 1, 1, 8, True), "threat guile proximity", "instinct")
    assert [monster(f"crawler_{way}").strikes[0].ranged for way in ("melee", "ranged")] == [False, True]
    assert [(each.cost, each.power) for each in monster("crawler_ranged").recipes] == [(["darkness"], "poison")]


@pytest.mark.rule("myth.monster.stalker")
def test_a_stalker_frightens() -> None:
    assert values("stalker") == ((5, 3, 4, 6, 5), (1, 2, 2, 1, 6, False), "threat guile proximity", "instinct")
    assert monster("stalker").frightens
    assert [(each.power, each.fd, each.symbol) for each in monster("stalker").powers] == [("burrow", 2, "darkness")]


@pytest.mark.rule("myth.monster.shambler")
def test_a_shambler_stands_up_again() -> None:
    assert values("shambler") == ((4, 1, 2, 5, 3), (1, 1, 1, 0, 7, True), "proximity threat faith", "undead")
    (power,) = monster("shambler").powers
    assert (power.power, power.fd, power.near, power.near_range, power.once) == ("resurrect", 1, "soulless", 3, False)


@pytest.mark.rule("myth.monster.soulless")
def test_a_soulless_takes_cards_and_stands_up_once() -> None:
    assert values("soulless") == ((5, 3, 3, 4, 4), (1, 2, 2, 1, 6, False), "threat proximity faith", "undead")
    assert [(each.cost, each.power, each.amount) for each in monster("soulless").recipes] == [
        (["darkness"], "discard", 1)
    ]
    (power,) = monster("soulless").powers
    assert (power.once, power.amount) == (True, 1)


@pytest.mark.rule("myth.monster.yardu")
def test_yardu_is_a_mini_boss_on_four_squares() -> None:
    assert values("yardu") == ((6, 10, 4, 0, 6), (1, 4, 1, 0, 6, True), "proximity most_damaged faith", "undead")
    yardu = monster("yardu")
    assert (yardu.size, yardu.base, yardu.fd, yardu.frightens) == ("mini_boss", 2, 4, True)
    assert [(each.id, each.repeatable) for each in yardu.recipes] == [
        ("sinners_sorrow", True),
        ("faith_of_the_fallen", False),
    ]


@pytest.mark.rule("myth.boss.content-cards", "myth.boss.card-fields")
def test_the_terror_has_two_stages() -> None:
    shown = [
        (each.defense, each.vitality, each.movement, each.refresh_ap, each.base, each.stage, each.difficulty)
        for each in (monster("terror_stage_1"), monster("terror_stage_2"))
    ]
    assert shown == [(6, 12, 3, 2, 4, 1, 1), (7, 15, 4, 3, 4, 2, 1)]
    assert monster("terror_stage_1").immune == ["prone", "stun"]
    assert monster("terror_stage_2").immune == ["prone", "stun", "dot"]
    tables = box()
    first = tables.monster_ids.index("terror_stage_1")
    assert tables.monster_ids[tables.monster_next[first]] == "terror_stage_2"


def test_recipes_are_tried_from_the_bottom_of_the_card() -> None:
    tables = box()
    terror = tables.monster_ids.index("terror_stage_2")
    assert [recipe.name for recipe in tables.recipes[terror]] == ["venom", "larvae", "brood"]


@pytest.mark.parametrize("family", FAMILIES)
def test_a_lair_is_a_place_of_four_squares_with_a_treasure(family: str) -> None:
    lair = monster(f"lair_{family}")
    assert (lair.defense, lair.vitality, lair.base, lair.movement, lair.drops) == (3, 5, 2, 0, 1)


@pytest.mark.rule("myth.spawn.content-numbers")
def test_lairs_spawn_normally_or_heavily() -> None:
    tables = box()

    def spawn(family: int, how: int) -> dict[str, int]:
        row = tables.spawn[family * 2 + how]
        return {name: row[kind] for kind, name in enumerate(tables.monster_ids) if row[kind]}

    assert [spawn(family, SPAWN_NORMAL) for family in range(3)] == [
        {"grubber": 3},
        {"crawler_melee": 2, "crawler_ranged": 2},
        {"shambler": 3},
    ]
    assert [spawn(family, SPAWN_HEAVY) for family in range(3)] == [
        {"grubber": 4, "mucker": 1},
        {"crawler_melee": 3, "crawler_ranged": 3, "stalker": 1},
        {"shambler": 4, "soulless": 1},
    ]


def population(family: str, heroes: int) -> int:
    tables = box()
    number = FAMILIES.index(family)
    return tables.lair_base[number] + tables.lair_per_hero[number] * heroes


@pytest.mark.rule("myth.legend.population-crawler")
def test_a_crawler_lair_begins_with_6_and_1_per_hero() -> None:
    assert population("insect", 4) == 10


@pytest.mark.rule("myth.legend.population-grubber")
def test_a_grubber_lair_begins_with_5_and_1_per_hero() -> None:
    assert population("tribal", 3) == 8


@pytest.mark.rule("myth.legend.population-shambler")
def test_a_shambler_lair_begins_with_4_and_1_per_hero() -> None:
    assert population("undead", 3) == 7


@pytest.mark.rule("myth.figures.box")
def test_there_are_36_figures() -> None:
    tables = box()
    assert tables.figures_total == 36
    figures = {name: tables.monster_figures[kind] for kind, name in enumerate(tables.monster_ids)}
    assert {name: count for name, count in figures.items() if count} == {
        "grubber": 12,
        "mucker": 3,
        "crawler_melee": 8,
        "crawler_ranged": 8,
        "stalker": 3,
        "shambler": 12,
        "soulless": 3,
        "yardu": 1,
        "terror_stage_1": 1,
        "terror_stage_2": 1,
    }
