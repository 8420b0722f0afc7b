"""How a match ends, in every scenario, and what a campaign carries on."""

from __future__ import annotations

import json

import pytest

from chimera.engine.agenda import asked
from chimera.engine.card import Brought
from chimera.engine.game import Outcome
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import CARDS, DEFEATED, PER_TILE, SOLVED, SPREAD_CARDS
from tests.blind_evolution.city import (
    CARD,
    A,
    B,
    C,
    at,
    boss,
    city,
    clue,
    codes,
    end,
    found,
    judging,
    laid_out,
    near,
    pawn,
    play,
    stand,
)

SCENARIOS = ("borrowed_shadow", "water_marks", "tide_table")
LAST = {"borrowed_shadow": "the_lender", "water_marks": "the_filer", "tide_table": "the_author"}
LAIR = {"borrowed_shadow": "B-10", "water_marks": "D-6", "tide_table": "F-4"}
THREE = ("takuan", "rex", "richard")


def night(scenario: str, *heroes: str, carried: str = "") -> BlindEvolution:
    """The first turn of a scenario, starting cards taken; no contamination comes by itself."""
    g = city(*(heroes or THREE), scenario=scenario, carried=carried)
    while codes(g, asked(g)[0], "card"):
        play(g, asked(g)[0], next(code for code in codes(g, asked(g)[0]) if "reroll" not in code))
    g.box.stars = [0] * SPREAD_CARDS
    return g


def outcome(g: BlindEvolution) -> Outcome:
    """How it ended."""
    over = g.outcome()
    assert over is not None
    assert asked(g) == ()
    assert over.together
    return over


def face(g: BlindEvolution, scenario: str, hp: int = 1) -> str:
    """The last boss is up with so many HP, A stands beside it; the name of its hex."""
    last = boss(g, LAST[scenario])
    g.spawn(last, at(g, LAIR[scenario]))
    g.boss_hp[last] = hp
    around = [name for name in near(g, LAIR[scenario]) if g.boss_on(at(g, name)) < 0]
    stand(g, A=around[0])
    far = g.box.start if g.box.steps[g.box.start][at(g, LAIR[scenario])] > 2 else 0
    for seat in range(1, len(g.scores)):
        g.at[seat] = far
    return LAIR[scenario]


def defeat(g: BlindEvolution, scenario: str) -> None:
    """A brings the last boss down with one blow."""
    play(g, A, f"walk:{face(g, scenario)}", "stop")


def hold_the_cards(g: BlindEvolution) -> None:
    """What the aim of water_marks asks for besides."""
    g.items[:3] = [A, B, C]


# won


@pytest.mark.rule("blind_evolution.end.win-on-aim")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize(("left", "how"), [(8, "won-early"), (2, "won-early"), (1, "won-late"), (0, "won-late")])
def test_the_aim_wins_within_the_turn_limit(scenario: str, left: int, how: str) -> None:
    g = night(scenario)
    g.turn = max(1, g.box.turn_limit - left)
    if scenario == "water_marks":
        hold_the_cards(g)
    defeat(g, scenario)
    over = outcome(g)
    assert (over.winners, over.how) == ((A, B, C), how)
    assert g.public_view().phase == "won"
    assert g.active == A, "in the middle of a turn"


@pytest.mark.rule("blind_evolution.end.win-on-aim")
def test_every_part_of_the_aim_is_needed_in_any_order() -> None:
    g = night("water_marks")
    g.items[:2] = [A, B]
    defeat(g, "water_marks")
    assert g.boss_at[boss(g, "the_filer")] == DEFEATED
    assert g.outcome() is None, "one of the three cards is missing"
    stand(g, A="G-4")
    found(g, next(g.name(place) for place in g.box.vacant[g.box.tiles.index("G")]), "third_card")
    stand(g, A=g.name(g.clue_at[clue(g, "third_card")]))
    g.progress[clue(g, "third_card")] = 3
    judging(g, 2)
    play(g, A, "research", "read")
    assert outcome(g).winners == (A, B, C)


# lost


@pytest.mark.rule("blind_evolution.end.lose-turn-limit")
@pytest.mark.parametrize(("scenario", "limit"), [("borrowed_shadow", 6), ("water_marks", 7), ("tide_table", 9)])
def test_past_the_turn_limit_all_have_lost(scenario: str, limit: int) -> None:
    g = night(scenario)
    g.turn = limit - 1
    for seat in (A, B, C):
        end(g, seat)
    assert (g.turn, g.outcome()) == (limit, None)
    for seat in (A, B, C):
        assert g.outcome() is None
        end(g, seat)
    over = outcome(g)
    assert (g.turn, over.winners, over.how) == (limit + 1, (), "turns")
    assert (g.public_view().phase, g.public_view().lost_by) == ("lost", "turns")


def fell(g: BlindEvolution, seat: int) -> None:
    """A character falls."""
    g.hurt(seat, 20, "test")
    g.falls()


@pytest.mark.rule("blind_evolution.end.lose-reserve-exhausted")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_third_character_who_falls_is_one_too_many(scenario: str) -> None:
    g = night(scenario)
    assert len(g.reserve) == 2
    fell(g, B)
    fell(g, C)
    assert g.outcome() is None
    end(g, A)
    for seat in (B, C):
        if codes(g, seat, "lot"):
            play(g, seat, "lot")
        if codes(g, seat, "card"):
            play(g, seat, codes(g, seat)[0])
        end(g, seat)
    assert (g.outcome(), g.reserve) == (None, [])
    fell(g, B)
    over = outcome(g)
    assert (over.winners, over.how) == ((), "characters")


@pytest.mark.rule("blind_evolution.end.simultaneous-incapacitations")
def test_characters_who_fall_at_once_all_count() -> None:
    g = night("borrowed_shadow")
    g.reserve = g.reserve[:1]
    stand(g, A="A-10", B="A-10", C="C-19")
    pawn(g, "A-5")
    g.hp = [1, 1, 5]
    for seat in (A, B, C):
        end(g, seat)
    assert outcome(g).how == "characters"


@pytest.mark.rule("blind_evolution.end.simultaneous-incapacitations")
def test_two_who_fall_at_once_may_both_be_replaced() -> None:
    g = night("borrowed_shadow")
    stand(g, A="A-10", B="A-10", C="C-19")
    pawn(g, "A-5")
    g.hp = [1, 1, 5]
    for seat in (A, B, C):
        end(g, seat)
    assert g.outcome() is None
    assert [g.here(seat) for seat in (A, B, C)] == [False, False, True]


@pytest.mark.rule("blind_evolution.end.lose-three-occupied")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_third_occupied_tile_loses_at_once(scenario: str) -> None:
    g = night(scenario)
    for tile in range(3):
        assert g.outcome() is None
        for seat in range(3):
            g.at[seat] = 3 * PER_TILE - 1  # out of the way, on the third tile
        for i in range(10):
            g.pawns[tile * PER_TILE + i] = 1
        g.add_pawns(tile, 1, "event")
    over = outcome(g)
    assert (over.winners, over.how, g.public_view().occupied) == ((), "occupied", [0, 1, 2])


def test_ten_pawns_do_not_occupy_a_tile_unless_the_table_says_so() -> None:
    for at_ten, occupied in ((11, []), (10, [0])):
        g = city(*THREE, occupied_at=at_ten)
        stand(g, A="C-1", B="C-1", C="C-1")
        pawn(g, *[f"A-{n}" for n in range(1, 10)])
        g.add_pawns(0, 1, "event")
        assert g.public_view().occupied == occupied


def test_the_tide_at_its_mark_loses() -> None:
    g = night("tide_table")
    assert g.public_view().tide_marks == [3, 5]
    g.tide = 4
    g.turn = 3
    for seat in (A, B, C):
        end(g, seat)
    assert (g.turn, g.tide, g.outcome()) == (4, 4, None), "it rises at the end of even turns"
    for seat in (A, B, C):
        end(g, seat)
    over = outcome(g)
    assert (over.winners, over.how, g.tide) == ((), "tide", 5)


@pytest.mark.rule("blind_evolution.end.win-and-loss-together")
def test_if_the_last_boss_and_the_third_character_fall_together_all_have_won() -> None:
    g = night("borrowed_shadow")
    g.reserve = []
    g.hp[A] = 1
    lair = face(g, "borrowed_shadow")
    g.box.boss_bonus[0] = 5
    play(g, A, f"walk:{lair}", "stop")
    over = outcome(g)
    assert (over.winners, over.how) == ((A, B, C), "won-early")
    assert g.hp[A] == 0, "A was hit all the same"


def test_without_the_last_blow_that_fall_loses() -> None:
    g = night("borrowed_shadow")
    g.reserve = []
    g.hp[A] = 1
    lair = face(g, "borrowed_shadow", hp=2)
    g.box.boss_bonus[0] = 5
    play(g, A, f"walk:{lair}", "stop")
    assert outcome(g).how == "characters"


# a campaign


def ended(left: int, won: bool = True) -> BlindEvolution:
    """Water Marks is over, with so many turns left; A has 6 super tokens, B 3 and C none."""
    g = night("water_marks")
    g.turn = g.box.turn_limit - left
    g.supers = [6, 3, 0]
    if won:
        hold_the_cards(g)
        defeat(g, "water_marks")
    else:
        g.lose(1)
    return g


@pytest.mark.rule("blind_evolution.end.campaign-carry-over")
@pytest.mark.parametrize(
    ("left", "won", "supers"),
    [(1, True, [4, 3, 0]), (2, True, [6, 3, 0]), (5, True, [6, 3, 0]), (0, True, [2, 2, 0]), (2, False, [0, 0, 0])],
)
def test_the_result_says_how_many_super_tokens_go_on(left: int, won: bool, supers: list[int]) -> None:
    g = ended(left, won)
    carried = json.loads(CARD.carry(g))
    assert (carried["scenario"], carried["supers"], carried["won"]) == ("tide_table", supers, won)


@pytest.mark.rule("blind_evolution.end.campaign-carry-over")
def test_the_next_scenario_begins_with_what_was_carried() -> None:
    carried = CARD.carry(ended(1))
    g = laid_out(3, scenario="borrowed_shadow", carried=carried)
    assert g.public_view().scenario == "tide_table", "the campaign goes on, whatever the table chose"
    assert (g.supers, g.tide, g.box.start_level) == ([4, 3, 0], 0, 2)
    assert CARD.carry(g) == "", "it is not over"


@pytest.mark.parametrize(
    ("left", "won", "tide", "level"), [(2, True, 0, 2), (0, True, 0, 1), (0, False, 1, 1), (3, False, 1, 1)]
)
def test_part_two_is_harder_after_a_loss_and_easier_after_an_early_victory(
    left: int, won: bool, tide: int, level: int
) -> None:
    g = laid_out(3, carried=CARD.carry(ended(left, won)))
    assert (g.tide, g.box.start_level) == (tide, level)


def test_a_campaign_of_two_scenarios_ends_with_the_second() -> None:
    carried = CARD.carry(ended(2))
    g = night("tide_table", carried=carried)
    assert [sum(1 for kind in range(CARDS) if (g.cards[seat] >> kind) & 1) for seat in range(3)] == [1, 1, 1]
    defeat(g, "tide_table")
    assert outcome(g).winners == (A, B, C)
    assert g.supers[:2] == [6, 3]
    assert CARD.bringing(Brought(carried=carried)).carry(g) == "", "nothing comes after it"


def test_a_single_scenario_carries_nothing() -> None:
    g = night("borrowed_shadow")
    defeat(g, "borrowed_shadow")
    assert outcome(g).winners == (A, B, C)
    assert CARD.carry(g) == ""


def test_solved_clues_are_the_score_of_all() -> None:
    g = night("borrowed_shadow")
    for number in range(2):
        g.clues[number] = SOLVED - 1
        g.solve(A, number)
    g.lose(1)
    assert outcome(g).scores == (2, 2, 2)
