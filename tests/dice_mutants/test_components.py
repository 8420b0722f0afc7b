"""Components, content and setup."""

from __future__ import annotations

import pytest

from chimera.engine.card import find
from chimera.engine.content import ContentError, load
from chimera.engine.dice import Dice
from chimera.engine.reasons import ChimeraError
from chimera.games.dice_mutants import CARD
from chimera.games.dice_mutants.printed import GRIDS, MENUS, START, Grids, Menus, Start
from tests.dice_mutants.helpers import A, B, table

COLUMNS = CARD.contents.files[GRIDS].columns
MENU = CARD.contents.files[MENUS]


@pytest.mark.rule("dice_mutants.comp.player-count")
def test_two_to_six_players_are_accepted_and_no_others() -> None:
    for players in (2, 3, 4, 5, 6):
        assert len(table(players).g.life) == players
    for players in (1, 7):
        with pytest.raises(ChimeraError, match="2 to 6 players"):
            table(players)


@pytest.mark.rule("dice_mutants.comp.three-dice-per-player")
def test_three_players_have_a_pool_of_nine_dice() -> None:
    assert len(table(players=3).g.view(A)["dice"]) == 9


@pytest.mark.rule("dice_mutants.comp.battle-sheet-sections")
def test_a_sheet_has_two_grids_to_18_sixty_life_boxes_and_three_totals() -> None:
    view = table().g.view(A)
    for seat in (A, B):
        assert [len(view["grids"][seat][grid]) for grid in ("attack", "defence")] == [19, 19]
        assert set(view["points"][seat]) == {"speed", "mutate", "guile"}
    assert view["printed"]["life"] == 60
    assert len(view["printed"]["attack"]) == len(view["printed"]["defence"]) == 19


@pytest.mark.rule("dice_mutants.comp.order-tokens")
def test_four_players_have_the_tokens_one_to_four() -> None:
    g = CARD.new(4, Dice.from_number(5, CARD.purposes))
    assert sorted(g.view(A)["tokens"]) == [1, 2, 3, 4]


@pytest.mark.rule("dice_mutants.comp.attack-grid-boxes")
def test_the_attack_grid_has_the_boxes_the_rules_name_and_49_in_all() -> None:
    boxes = table().g.view(A)["printed"]["attack"]
    assert (boxes[1], boxes[2], boxes[10]) == (0, 2, 4)
    assert min(boxes[2:]) >= 1
    assert sum(boxes) == 49
    assert {column.number for column in COLUMNS if column.source == "rulebook"} == {2, 10}


@pytest.mark.rule("dice_mutants.comp.defense-grid-boxes")
def test_the_defence_grid_is_slightly_different_and_has_51_boxes() -> None:
    printed = table().g.view(A)["printed"]
    boxes = printed["defence"]
    assert boxes[1] == 0
    assert min(boxes[2:]) >= 1
    assert sum(boxes) == 51
    assert boxes != printed["attack"]
    assert {column.defence_source for column in COLUMNS} == {"reconstructed"}


@pytest.mark.rule("dice_mutants.comp.menu-cards")
def test_the_menus_list_six_guile_items_and_seven_mutations() -> None:
    assert {item.id: item.cost for item in MENU.guile} == {
        "luck": 10,
        "initiative": 15,
        "force": 25,
        "quickness": 30,
        "focus": 30,
        "extreme_focus": 60,
    }
    assert {item.id: item.cost for item in MENU.mutation} == {
        "guile_gland": 10,
        "extra_leg": 20,
        "scales": 25,
        "spikes": 30,
        "sword": 30,
        "shield": 40,
        "rage": 60,
    }
    assert len(table().g.view(A)["printed"]["costs"]) == 13


@pytest.mark.rule("dice_mutants.comp.sword-shield-boxes")
def test_sword_and_shield_are_unticked_on_a_new_sheet() -> None:
    for marks in table().g.view(A)["marks"]:
        assert (marks["sword"], marks["shield"]) == (False, False)


@pytest.mark.rule("dice_mutants.setup.order-tokens-random")
def test_tokens_are_dealt_by_the_seed() -> None:
    deals = [tuple(CARD.new(3, Dice.from_number(seed, CARD.purposes)).view(A)["tokens"]) for seed in range(20)]
    again = [tuple(CARD.new(3, Dice.from_number(seed, CARD.purposes)).view(A)["tokens"]) for seed in range(20)]
    assert deals == again
    assert {tuple(sorted(deal)) for deal in deals} == {(1, 2, 3)}
    assert len(set(deals)) > 1


@pytest.mark.rule("dice_mutants.setup.starting-attack-defense")
def test_a_new_mutant_has_attack_and_defence_1() -> None:
    for strength in table(4).g.view(A)["strength"]:
        assert strength == {"attack": 1, "defence": 1, "full_attack": 1, "full_defence": 1}


@pytest.mark.rule("dice_mutants.setup.starting-life")
def test_a_new_mutant_has_45_of_45_life() -> None:
    assert table(3).g.view(A)["life"] == [{"left": 45, "most": 45}] * 3


@pytest.mark.rule("dice_mutants.setup.starting-points-zero")
def test_a_new_mutant_has_no_points() -> None:
    assert table(3).g.view(A)["points"] == [{"speed": 0, "mutate": 0, "guile": 0}] * 3


def test_the_card_stands_on_the_shelf() -> None:
    assert find("dice_mutants") is CARD
    assert [setting.values for setting in CARD.settings] == [("shared", "overkill"), (20, "off")]


def test_a_setting_is_read_as_typed() -> None:
    assert CARD.setting_from_text("stalemate=20") == ("stalemate", 20)
    assert CARD.setting_from_text("stalemate=off") == ("stalemate", "off")
    with pytest.raises(ChimeraError, match="choose one of: shared, overkill"):
        CARD.setting_from_text("tie=dice")


def test_a_grid_without_a_number_is_refused_in_one_sentence() -> None:
    text = (CARD.folder / GRIDS).read_text().replace("number: 9,", "number: 8,")
    with pytest.raises(ContentError, match="its columns are not 2 to 18; write each number once"):
        load(text, Grids)


def test_a_menu_without_an_item_is_refused_in_one_sentence() -> None:
    text = "\n".join(line for line in (CARD.folder / MENUS).read_text().splitlines() if "luck" not in line)
    with pytest.raises(ContentError, match="a menu does not hold luck"):
        load(text, Menus)


def test_more_life_than_boxes_is_refused_in_one_sentence() -> None:
    text = (CARD.folder / START).read_text().replace("life: 45", "life: 60").replace("life_boxes: 60", "life_boxes: 50")
    with pytest.raises(ContentError, match="a new mutant has more life than boxes"):
        load(text, Start)


def test_the_sheet_and_the_length_of_a_battle_are_content() -> None:
    start = load(CARD.folder / START, Start)
    assert (start.sheet.life, start.sheet.life_boxes) == (45, 60)
    assert (start.length.calm_rounds, start.length.last_round) == (20, 120)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("op: reroll_own, amount: 1", "op: reroll_own, amount: 2", "luck is about 2 dice; write `amount: 1`"),
        (
            "op: set_all_own, amount: 3",
            "op: set_all_own, amount: 2",
            "extreme_focus is about 2 dice",
        ),
    ],
)
def test_guile_for_other_numbers_of_dice_is_refused_with_a_sentence(old: str, new: str, what: str) -> None:
    text = (CARD.folder / MENUS).read_text(encoding="utf-8")
    with pytest.raises(ContentError, match=what):
        load(text.replace(old, new), Menus)
