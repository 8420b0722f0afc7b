"""The hero cards and heroes of Myth as content: what the ledger says of them."""

from __future__ import annotations

from collections import Counter

import pytest

from chimera.engine.cells import cells_of
from chimera.games.myth.cardboard import HeroCard
from chimera.games.myth.content import (
    CARDS_FILE,
)
from chimera.games.myth.ops import (
    A_SHADOWS,
    HEROES,
    K_MOVE,
    MOVEMENTS,
    NOVICE,
    O_MP,
    O_PRONE,
    O_STUN,
    RANK_COLOURS,
    RANKS,
    SYMBOLS,
)
from tests.myth.printed import CARDS, HERO, box, card, complaint, monster


@pytest.mark.rule("myth.setup.component-hero-cards")
@pytest.mark.parametrize("hero", HEROES)
def test_every_class_has_25_base_and_5_novice_cards(hero: str) -> None:
    copies = Counter[str]()
    for each in CARDS.cards:
        if each.hero == hero:
            copies[each.rank] += each.copies
    assert copies == {"base": 25, "novice": 5}


@pytest.mark.rule("myth.setup.component-hero-cards")
def test_there_are_150_cards_of_115_kinds() -> None:
    assert len(CARDS.cards) == 115
    assert sum(each.copies for each in CARDS.cards) == 150


@pytest.mark.rule("myth.hero.content-card-statistics")
@pytest.mark.parametrize("kind", CARDS.cards, ids=lambda each: each.id)
def test_every_card_says_what_it_does(kind: HeroCard) -> None:
    assert kind.does or kind.in_play or kind.keywords == ["ammo"]
    attacks = [each for each in kind.does if each.op == "attack"]
    assert (kind.damage is not None) == any(each.shape != "points" for each in attacks)
    assert len(attacks) <= 1
    assert sorted(kind.movement.__struct_fields__) == sorted(MOVEMENTS)


@pytest.mark.rule("myth.hero.content-card-statistics")
def test_shadows_reach_and_shadows_touch_destroy_a_lair_together() -> None:
    reach, touch = card("brigand_shadows_reach").damage, card("brigand_shadows_touch").damage
    assert (reach, touch) == (2, 3)
    assert reach is not None
    assert touch is not None
    assert reach + touch == monster("lair_insect").vitality


@pytest.mark.rule("myth.hero.card-printing")
def test_winters_bite_knocks_prone_in_the_later_printing() -> None:
    kind = box().card_ids.index("apprentice_winters_bite")
    assert [each.op for each in box().does[kind][0].hit] == [O_STUN]
    assert [each.op for each in box(cards="v1.1").does[kind][0].hit] == [O_PRONE]


@pytest.mark.rule("myth.hero.card-printing")
@pytest.mark.parametrize("name", ["brigand_shadowslip", "brigand_one_with_the_dark"])
def test_a_hit_breaks_shadows_after_the_combo_in_the_later_printing(name: str) -> None:
    kind = box().card_ids.index(name)
    for printing, late in (("first", False), ("v1.1", True)):
        aura = box(cards=printing).in_play[kind][0]
        assert (aura.name, aura.late) == (A_SHADOWS, late)


@pytest.mark.rule("myth.hero-deck.base-size", "myth.hero-deck.novice-locked")
@pytest.mark.parametrize("hero", range(5))
def test_a_deck_is_the_25_base_cards_unless_novice_cards_are_shuffled_in(hero: int) -> None:
    usual, all_in = box(), box(deck="all")
    deck = [usual.copy_kind[hero * 30 + copy] for copy in cells_of(usual.deck[hero])]
    assert len(deck) == 25
    assert all(usual.card_rank[kind] != NOVICE for kind in deck)
    assert all_in.deck[hero].bit_count() == 30


@pytest.mark.rule("myth.hero-deck.ranks")
def test_ranks_have_the_colours_of_their_flames() -> None:
    assert dict(zip(RANKS, RANK_COLOURS, strict=True)) == {
        "base": "white",
        "novice": "green",
        "journeyman": "blue",
        "master": "orange",
        "agent": "red",
    }
    assert {each.rank for each in CARDS.cards} == {"base", "novice"}


@pytest.mark.rule("myth.hero-deck.class-bound")
def test_a_card_of_another_class_has_no_place_in_a_deck() -> None:
    said = complaint(CARDS_FILE, "id: archer_arrow\n    hero: archer", "id: archer_arrow\n    hero: acolyte")
    assert "comes after cards of a later class" in said


@pytest.mark.rule("myth.hero-deck.class-bound")
@pytest.mark.parametrize("hero", range(5))
def test_all_30_cards_of_a_class_are_of_that_class(hero: int) -> None:
    tables = box()
    assert {tables.card_hero[kind] for kind in tables.copy_kind[hero * 30 : hero * 30 + 30]} == {hero}


def novices(hero: str) -> list[str]:
    """The novice cards of a class, a further copy by the name of the base card."""
    named = [each.same_as or each.id for each in CARDS.cards if each.hero == hero and each.rank == "novice"]
    return [name.removeprefix(f"{hero}_").removesuffix("_novice") for name in named]


@pytest.mark.rule("myth.acolyte.novice-copies")
def test_the_novice_cards_of_the_acolyte_hold_two_further_copies() -> None:
    assert novices("acolyte") == [
        "chant_of_the_morning",
        "dirge_of_twilight",
        "guided_by_the_light",
        "angelic_word",
        "attend_the_weak",
    ]


@pytest.mark.rule("myth.apprentice.novice-copies")
def test_the_novice_cards_of_the_apprentice_hold_two_further_copies() -> None:
    assert novices("apprentice") == [
        "diminish",
        "life_sieve",
        "riftwalk",
        "chaotic_overflow",
        "fingers_of_ia",
    ]


@pytest.mark.rule("myth.archer.novice-copies")
def test_the_novice_cards_of_the_archer_hold_two_further_copies() -> None:
    assert novices("archer") == [
        "pacify",
        "pincushion",
        "scavenge",
        "orions_tears",
        "wayfarers_ruse",
    ]


@pytest.mark.rule("myth.brigand.novice-copies")
def test_the_novice_cards_of_the_brigand_hold_two_further_copies() -> None:
    assert novices("brigand") == [
        "lost_in_a_crowd",
        "shadows_friend",
        "shadowstep",
        "like_a_reed_in_the_wind",
        "suicide_run",
    ]


def test_the_novice_cards_of_the_soldier_are_all_new() -> None:
    assert novices("soldier") == [
        "battle_joy",
        "everyone_behind_me",
        "follow_through",
        "there_can_be_only_one",
        "you_can_have_this",
    ]
    assert not any(each.same_as for each in CARDS.cards if each.hero == "soldier")


def test_a_further_copy_does_what_the_card_does() -> None:
    tables = box()
    for kind, name in enumerate(tables.card_ids):
        same = tables.card_same[kind]
        if same != kind:
            assert tables.card_rank[kind] == NOVICE, name
            for table in (tables.card_type, tables.card_ap, tables.card_damage, tables.card_keywords):
                assert table[kind] == table[same], name
            assert card(name).does == card(tables.card_ids[same]).does, name
            assert card(name).movement == card(tables.card_ids[same]).movement, name


@pytest.mark.parametrize("hero", HEROES)
def test_a_move_card_is_played_with_aggressive_movement_alone(hero: str) -> None:
    tables = box()
    for name, mp in (("sprint", 4), ("hustle", 2)):
        kind = tables.card_ids.index(f"{hero}_{name}")
        assert tables.card_keywords[kind] & K_MOVE
        assert tables.allowed[kind * 4 : kind * 4 + 4] == [False, False, False, True]
        assert [(each.op, each.amount) for each in tables.does[kind]] == [(O_MP, mp)]


def test_combos_are_those_of_the_list() -> None:
    tables = box()
    combos = {
        tables.card_ids[leader]: [tables.card_ids[kind] for kind in cells_of(followers)]
        for leader, followers in enumerate(tables.followers)
        if followers
    }
    after_shadows = ["shadows_touch", "suicide_run", "dark_reaver", "unseen_ally"]
    reach = [f"brigand_{name}" for name in after_shadows] + ["brigand_suicide_run_novice"]
    shadows = ["brigand_shadows_reach", *reach[:4], "brigand_shadowstep_novice", "brigand_suicide_run_novice"]
    assert combos == {
        "acolyte_guided_by_the_light_novice": ["acolyte_smite"],
        "apprentice_leech": ["apprentice_life_sieve_novice"],
        "brigand_shadows_reach": reach,
        "brigand_cunning": ["brigand_unravel"],
        "brigand_one_with_the_dark": shadows,
        "brigand_shadowslip": shadows,
        "brigand_hustle": ["brigand_suicide_run", "brigand_suicide_run_novice"],
        "soldier_ill_take_that": ["soldier_you_can_have_this_novice"],
        "soldier_impenetrable": ["soldier_everyone_behind_me_novice"],
        "soldier_this_yoke_is_heavy": ["soldier_follow_through_novice"],
    }


def test_a_charge_counts_only_squares_moved_before_it() -> None:
    tables = box()
    for name in ("devastate", "this_yoke_is_heavy"):
        kind = tables.card_ids.index(f"soldier_{name}")
        assert tables.entry_after[kind * 4 : kind * 4 + 4] == [0, 0, 2, 3]


# --- heroes ---


@pytest.mark.rule("myth.hero-token.statistics", "myth.hero-token.content-vitality")
def test_heroes_differ_in_vitality_alone() -> None:
    assert [hero.id for hero in HERO.heroes] == list(HEROES)
    assert [hero.vitality for hero in HERO.heroes] == [6, 5, 5, 6, 7]
    for hero in HERO.heroes:
        assert (hero.d10, hero.fd, hero.movement, hero.courage) == (1, 1, 2, 6), hero.id


@pytest.mark.rule("myth.hero.action-space-count")
def test_every_hero_has_four_action_spaces_and_five_cards_in_hand() -> None:
    assert {(hero.spaces, hero.hand, hero.threat) for hero in HERO.heroes} == {(4, 5, 0)}


def kit(hero: str) -> list[str]:
    found = next(each for each in HERO.heroes if each.id == hero)
    tables = box()
    assert [tables.item_ids[kind] for kind in tables.hero_gear[HEROES.index(hero)]] == found.gear
    return [found.symbol, *(name.removeprefix("brown_") for name in found.gear)]


@pytest.mark.rule("myth.acolyte.profile")
def test_the_acolyte_has_a_symbol_and_three_brown_items() -> None:
    assert kit("acolyte") == ["faith", "wooden_plank", "worn_prayer_book", "adventurers_gear"]


@pytest.mark.rule("myth.apprentice.profile")
def test_the_apprentice_has_a_symbol_and_three_brown_items() -> None:
    assert kit("apprentice") == ["arcane", "enchanted_twig", "lucky_cup", "adventurers_gear"]


@pytest.mark.rule("myth.archer.profile", "myth.setup.starting-kit")
def test_the_archer_has_a_symbol_and_three_brown_items() -> None:
    assert kit("archer") == ["nature", "stick_and_twine", "arrow_bag", "adventurers_gear"]


@pytest.mark.rule("myth.brigand.profile")
def test_the_brigand_has_a_symbol_and_three_brown_items() -> None:
    assert kit("brigand") == ["guile", "sharpened_butter_knife", "dirty_blanket", "adventurers_gear"]


@pytest.mark.rule("myth.soldier.profile")
def test_the_soldier_has_a_symbol_and_three_brown_items() -> None:
    assert kit("soldier") == ["rage", "fireplace_poker", "pot_lid", "adventurers_gear"]


def test_the_acolyte_alone_has_faith_and_the_archer_alone_sees_past_monsters() -> None:
    tables = box()
    assert tables.hero_faith == [1, 0, 0, 0, 0]
    assert tables.hero_arcing == [False, False, True, False, False]


@pytest.mark.rule("myth.setup.fate-symbols")
def test_a_fate_die_has_six_symbols() -> None:
    assert SYMBOLS == ("arcane", "faith", "guile", "nature", "rage", "darkness")
