"""Content by version: every match plays by the numbers of its own edition, whatever else is played beside it."""

from __future__ import annotations

import json

import pytest

from chimera.bots import Bot, bots_for
from chimera.bots.levels import Depth, searching
from chimera.engine.agenda import choose, options, turn
from chimera.engine.card import GameCard
from chimera.engine.dice import Dice, Stream
from chimera.engine.laws import check_game
from chimera.engine.matchfile import match_of, text_of
from chimera.engine.reasons import ChimeraError
from chimera.engine.record import load_state
from chimera.engine.texts import Texts
from chimera.engine.visibility import see
from chimera.games.dice_mutants import CARD
from chimera.games.dice_mutants.state import DiceMutants
from chimera.games.dice_mutants.words import ITEMS
from tests.dice_mutants.helpers import A, B, C, edition, table
from tests.matches import a_match, play_on

PRICES = {
    **{f"menus_guile_{item}_cost": cost for item, cost in zip(ITEMS[:6], (60, 30, 15, 10, 25, 20), strict=True)},
    **{f"menus_mutation_{item}_cost": cost for item, cost in zip(ITEMS[6:], (70, 50, 5, 40, 12, 8, 3), strict=True)},
}
ODD = {
    **PRICES,
    "menus_mutation_scales_amount": 2,
    "menus_mutation_spikes_amount": 9,
    "menus_mutation_sword_amount": 5,
    "menus_mutation_shield_amount": 3,
    "menus_mutation_rage_amount": 2,
    "menus_mutation_extra_leg_amount": 1,
    "grids_columns_column_6_attack": 1,
    "grids_columns_column_6_defence": 9,
    "sheet_sheet_life": 30,
    "sheet_sheet_life_boxes": 33,
    "sheet_totals_guile": 12,
    "sheet_length_last_round": 40,
}


def choices(card: GameCard, player: Bot, seed: int, most: int = 10_000) -> list[str]:
    """What a bot chooses in every seat of a match for three."""
    g = card.new(3, Dice.from_number(seed, card.purposes))
    stream = Stream.from_number(seed)
    made: list[str] = []
    while turn(g) >= 0 and len(made) < most:
        seat = turn(g)
        opt = player(see(g, seat, stream), stream)
        assert opt in options(g, seat)
        choose(g, seat, opt)
        made.append(opt.code)
    return made


def test_two_matches_of_different_editions_have_their_own_prices() -> None:
    today = table().mutate(A=9).mutating()
    cheap = table(card=edition(menus_mutation_sword_cost=9, menus_mutation_guile_gland_cost=9)).mutate(A=9).mutating()
    assert today.phase == "claim"  # of the next round
    assert (cheap.asked, cheap.verbs) == (A, {"pass", "guile_gland", "sword"})
    assert cheap.do(A, "sword").total(A, "mutate") == 0
    assert (today.g.view(A)["printed"]["costs"]["sword"], cheap.g.view(A)["printed"]["costs"]["sword"]) == (30, 9)
    assert table().mutate(A=30).mutating().do(A, "sword").total(A, "mutate") == 0


def test_an_option_and_a_refusal_say_the_price_of_their_edition() -> None:
    dear = table(card=edition(menus_mutation_sword_cost=35)).mutate(A=30).mutating()
    reason = dear.refused(A, "sword")
    assert (reason.args["cost"], reason.args["have"], reason.args["short"]) == (35, 30, 5)
    sword = next(opt for opt in options(table().mutate(A=30).mutating().g, A) if opt.verb == "sword")
    said = [Texts(CARD, ["A", "B"]).say(t.g.describe(A, sword)) for t in (dear, table())]
    assert ["(35)" in said[0], "(30)" in said[1]] == [True, True]


@pytest.mark.parametrize(("changed", "life"), [({}, 42), ({"menus_mutation_spikes_amount": 7}, 38)])
def test_spikes_hurt_as_much_as_their_edition_says(changed: dict[str, int], life: int) -> None:
    assert table(card=edition(**changed)).mutate(A=30).mutating().do(A, "spikes", B).g.life[B] == life


@pytest.mark.parametrize(("changed", "life"), [({}, 41), ({"menus_mutation_sword_amount": 6}, 37)])
def test_a_sword_adds_as_much_as_its_edition_says(changed: dict[str, int], life: int) -> None:
    assert table(card=edition(**changed)).attack(A=3).sword(A).damage().g.life[B] == life


def test_a_column_has_as_many_boxes_as_its_edition_says() -> None:
    short = table(card=edition(grids_columns_column_4_attack=1)).assigning(A=(4, 4, 4)).do(A, "attack", 4)
    usual = table().assigning(A=(4, 4, 4)).do(A, "attack", 4)
    assert (short.power(A, "attack"), usual.power(A, "attack")) == (4, 1)
    assert short.refused(A, "attack", 4).key == "column-full"
    assert "attack" in usual.verbs


def test_a_battle_lasts_as_long_as_its_edition_says() -> None:
    brief = edition(sheet_length_last_round=3, sheet_length_calm_rounds=2)
    assert [setting.values for setting in brief.settings] == [("shared", "overkill"), (2, "off")]
    assert table(card=brief).round(3).end_round().outcome.how == "bound"
    assert table(card=brief).round(2).end_round().g.how == ""
    calm = table(card=brief, stalemate=2).round(5, last_damage=3).end_round().outcome.how
    assert (calm, table().round(5, last_damage=3).end_round().g.how) == ("stalemate", "")


def test_a_new_mutant_is_as_its_edition_says() -> None:
    view = table(card=edition(sheet_sheet_life=20, sheet_sheet_life_boxes=21, sheet_totals_guile=15)).g.view(A)
    assert (view["life"], view["printed"]["life"]) == ([{"left": 20, "most": 20}] * 2, 21)
    assert [points["guile"] for points in view["points"]] == [15, 15]


# Prices in any order: what can be bought is asked item by item


def test_with_dear_luck_a_window_asks_who_can_pay_for_a_cut() -> None:
    t = table(card=edition(menus_guile_luck_cost=20)).guile(B=15).hands(B=(3,)).claiming()
    assert (t.asked, t.verbs) == (B, {"pass", "initiative"})
    assert t.refused(B, "luck", 3).key == "too-little-guile"


@pytest.mark.parametrize(
    ("item", "hands", "focused", "asked"),
    [
        ("luck", {"A": (3,)}, False, True),
        ("luck", {"B": (3,)}, False, False),
        ("focus", {"A": (3,)}, False, True),
        ("focus", {"B": (3,)}, False, False),
        ("initiative", {"A": (3, 3)}, False, True),
        ("initiative", {"A": (3, 3, 3)}, False, False),
        ("quickness", {"A": (3, 3)}, False, True),
        ("quickness", {"A": (3, 3, 3)}, False, False),
        ("force", {"B": (3,)}, False, True),
        ("force", {"A": (3,)}, False, False),
        ("extreme_focus", {"A": (3, 3, 3)}, False, True),
        ("extreme_focus", {"A": (3, 3, 3)}, True, False),
        ("extreme_focus", {"A": (3, 3)}, False, False),
    ],
)
def test_a_window_asks_who_can_buy_the_one_cheap_item(
    item: str, hands: dict[str, tuple[int, ...]], focused: bool, asked: bool
) -> None:
    t = table(card=edition(**{f"menus_guile_{item}_cost": 1})).guile(A=1).hands(**hands)
    t.focused_before(*([A] if focused else [])).claiming()
    assert t.verbs == ({"pass", item} if asked else {"claim"})


@pytest.mark.parametrize("item", ITEMS[6:])
def test_a_mutation_turn_begins_for_the_one_cheap_item(item: str) -> None:
    t = table(card=edition(**{f"menus_mutation_{item}_cost": 1})).mutate(A=1).mutating()
    assert (t.asked, t.verbs) == (A, {"pass", item})


@pytest.mark.parametrize("item", ["scales", "sword", "shield", "rage"])
def test_who_can_pay_only_for_what_is_not_to_be_had_has_no_mutation_turn(item: str) -> None:
    cheap = edition(**{f"menus_mutation_{item}_cost": 1})
    t = table(card=cheap).mutate(A=3).most(A=55).mutating()
    assert (t.asked, t.verbs) == (A, {"pass", item})
    assert t.do(A, item).phase == "claim"  # of the next round, though two points are left
    assert table(card=cheap).mutate(A=3).most(A=55).mutating().passes(A).phase == "claim"


def test_the_laws_hold_with_other_numbers() -> None:
    report = check_game(edition(**ODD), 3, seeds=[4], dear_positions=6)
    assert {"Guile", "BuyMutation", "AssignDice"} <= report.steps


# Bots


@pytest.mark.parametrize("bot", ["greedy", "greedy-1"])
def test_bots_play_whole_matches_with_other_numbers(bot: str) -> None:
    card = edition(**ODD)
    odd = choices(card, bots_for(card)[bot], 3)
    bought = {code.split(":")[0] for code in odd} & set(ITEMS)
    assert len(odd) > 50
    assert {"rage", "shield"} <= bought  # which are cheap there


def test_a_search_plays_with_other_numbers() -> None:
    card = edition(**ODD)
    assert len(choices(card, searching(card, Depth(40)), 3, most=30)) == 30


def test_what_bots_keep_of_one_edition_is_not_used_in_another() -> None:
    """The same sheets are worth something else with other numbers, also when the bots know them already."""
    changed = {"menus_mutation_sword_amount": 9, "grids_columns_column_12_attack": 1}
    cards = [CARD, edition(**changed)]
    worth = []
    for card in cards:
        card.box.shelves.clear()
        worth.append(table(3, card=card).mutate(A=30).assigning(A=(6, 6, 1)).g.standings())
    again = [table(3, card=card).mutate(A=30).assigning(A=(6, 6, 1)).g.standings() for card in cards]
    assert worth[0] != worth[1]
    assert again == worth


def test_a_bot_minds_the_prices_and_amounts_of_its_edition() -> None:
    def bought(card: GameCard) -> str:
        t = table(3, card=card).attack(A=12, B=12, C=12).mutate(A=60).mutating()
        assert t.asked == A
        stream = Stream.from_number(1)
        return bots_for(card)["greedy"](see(t.g, A, stream), stream).verb

    assert bought(CARD) == "rage"
    assert bought(edition(menus_mutation_sword_cost=4)) == "sword"
    assert bought(edition(menus_mutation_shield_amount=9)) == "shield"


# Files


def test_an_old_match_goes_on_with_its_own_numbers_beside_a_new_one() -> None:
    old = edition(**ODD)
    text = text_of(play_on(a_match(old, "Ann,Bob,Cid"), 60))
    read = match_of(text.encode(), "old", card=CARD)
    new = play_on(a_match(CARD, "Ann,Bob,Cid"), 60)
    assert (read.stopped, read.game.view(C)["printed"]["life"], new.game.view(C)["printed"]["life"]) == (False, 33, 60)
    assert text_of(read) == text
    assert text_of(play_on(read, 30, 2)) == text_of(play_on(match_of(text.encode(), "old", card=old), 30, 2))


@pytest.mark.parametrize("field", ["hurt_in", "overkill", "life", "how"])
def test_a_saved_state_of_wrong_types_is_refused(field: str) -> None:
    plain = CARD.codec.dump(table().g)
    fields = plain["DiceMutants"]
    assert CARD.codec.same(load_state(CARD, json.dumps(plain)), table().g)
    fields[DiceMutants.FIELDS.index(field)] = [["x"]]
    with pytest.raises(ChimeraError, match="The saved state"):
        load_state(CARD, json.dumps(plain))
