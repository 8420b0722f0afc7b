"""Blind Evolution Mythos, rule by rule: TB bits, lines on the boards, and the cards for them."""

from __future__ import annotations

from collections import Counter

import pytest

from chimera.games.blind_evolution import tb
from chimera.games.blind_evolution.box import CityBox
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import COLOURS, GENTLE, SHARP, STRAIGHT, TYPES
from tests.blind_evolution.boards import (
    OFF_THE_BOARD,
    UNFINISHED,
    almost,
    finish,
    laid,
    levels,
    line,
    reserve,
)
from tests.blind_evolution.city import (
    A,
    B,
    ability,
    bits,
    city,
    codes,
    end,
    give_bits,
    held,
    hold,
    judging,
    pawn,
    play,
    refused,
    rigged,
    stand,
)


def all_lines(box: CityBox, colour: int) -> Counter[int]:
    """All finished lines of a board by their length, by the game's own questions; any bit on the last hex counts."""
    found: Counter[int] = Counter()
    open_lines: list[list[int]] = [[]]
    while open_lines:
        begun = open_lines.pop()
        assert len(begun) < box.board_size[colour], "a line lies on a hex twice"
        cell, entry = tb.open_end(box, colour, begun)
        for kind in (STRAIGHT, GENTLE, SHARP):
            if cell != tb.DEAD and tb.completes(box, colour, begun):
                found[len(begun) + 1] += len(tb.exits(kind, entry))
            else:
                open_lines.extend([*begun, kind * 6 + side] for side in tb.ways(box, colour, begun, kind))
    return found


@pytest.mark.rule("blind_evolution.comp.tb-line-counts")
def test_the_game_allows_exactly_the_lines_of_the_enumeration() -> None:
    box = city().box
    blue, red, yellow, green = [all_lines(box, colour) for colour in range(len(COLOURS))]
    assert blue == {4: 5, 5: 60, 6: 160, 7: 210, 8: 180, 9: 110, 10: 30}
    assert green == {4: 15, 5: 70, 6: 125, 7: 140, 8: 130, 9: 100, 10: 55}
    assert [red[n] for n in (4, 5, 6, 7, 12)] == [5, 60, 185, 305, 130]
    assert [yellow[n] for n in (4, 5, 6, 7, 13)] == [5, 60, 200, 375, 45]
    assert (max(red), max(yellow)) == (12, 13)


# laying


@pytest.mark.rule("blind_evolution.tb.line-starts-left")
def test_the_first_bit_meets_the_left_arrow() -> None:
    g = city()
    give_bits(g, A, straight=1, gentle=1, sharp=1)
    assert codes(g, A, "lay") == ["lay:straight:0", "lay:gentle:1", "lay:gentle:5", "lay:sharp:2", "lay:sharp:4"]
    for elsewhere in ("lay:straight:1", "lay:straight:3", "lay:gentle:0", "lay:gentle:3", "lay:sharp:1", "lay:sharp:5"):
        refused(g, A, elsewhere)
    play(g, A, "lay:gentle:5")
    assert laid(g, A) == ("gentle:5",)
    (cell,) = tb.cells_of(g.box, g.colours[A], g.lines[A])
    assert g.box.board_coords[g.colours[A]][cell] == (0, 0)


@pytest.mark.rule("blind_evolution.tb.line-connected")
def test_a_further_bit_joins_the_open_end() -> None:
    g = city()
    line(g, A, "straight:0", "gentle:5")  # into (1, 1) from the north-west
    give_bits(g, A, straight=1, gentle=1, sharp=1)
    assert codes(g, A, "lay") == ["lay:straight:5", "lay:gentle:0", "lay:gentle:4", "lay:sharp:1", "lay:sharp:3"]
    for unjoined in ("lay:straight:0", "lay:straight:1", "lay:gentle:1", "lay:gentle:5", "lay:sharp:0", "lay:sharp:2"):
        refused(g, A, unjoined)
    play(g, A, "lay:straight:5")  # points off the board, which is allowed
    assert laid(g, A) == ("straight:0", "gentle:5", "straight:5")
    assert codes(g, A, "lay") == []
    refused(g, A, "lay:gentle:1")


@pytest.mark.rule("blind_evolution.tb.line-connected")
def test_no_bit_is_laid_on_a_filled_hex() -> None:
    g = city()
    line(g, A, "gentle:1", "sharp:5", "sharp:3")  # (0, 0), (1, -1), (1, 0), and back to (0, 0)
    give_bits(g, A, straight=1, gentle=1, sharp=1)
    assert codes(g, A, "lay") == []


@pytest.mark.rule("blind_evolution.tb.line-completed")
@pytest.mark.parametrize("bit", ["straight", "gentle", "sharp"])
def test_any_bit_that_joins_on_the_right_arrow_hex_completes_the_line(bit: str) -> None:
    g = city()
    line(g, A, *UNFINISHED[5])
    give_bits(g, A, **{bit: 1})
    (last,) = codes(g, A, "lay")  # one way is enough: where the other end points does not matter
    assert "line_done" in play(g, A, last)
    assert levels(g, A) == [1]


@pytest.mark.rule("blind_evolution.tb.no-moving-bits")
def test_placed_bits_stay_where_they_are() -> None:
    g = city()
    line(g, A, "straight:0", "straight:0")
    give_bits(g, A, gentle=2)
    for what in ("back", "toss:straight", "give:straight", "same", "lay:straight:0"):
        refused(g, A, what)
    play(g, A, "lay:gentle:5")
    assert laid(g, A) == ("straight:0", "straight:0", "gentle:5")


@pytest.mark.rule("blind_evolution.tb.dead-line")
def test_a_dead_line_may_be_taken_back_from_its_end_when_the_turn_ends() -> None:
    g = city()
    line(g, A, *OFF_THE_BOARD)
    before = sum(g.pool)
    refused(g, A, "back")
    play(g, A, "end")
    assert codes(g, A) == ["pass", "back"]
    play(g, A, "back", "back")
    assert laid(g, A) == ("straight:0",)
    assert sum(g.pool) == before + 2
    play(g, A, "pass")
    assert g.active == B
    assert laid(g, A) == ("straight:0",)


@pytest.mark.rule("blind_evolution.tb.dead-line")
def test_a_line_that_runs_into_itself_is_dead_too_and_can_be_taken_back_whole() -> None:
    g = city()
    line(g, A, "gentle:1", "sharp:5", "sharp:3")
    play(g, A, "end", "back", "back", "back")
    assert laid(g, A) == ()
    assert sum(g.pool) == 42
    assert g.active == B


@pytest.mark.rule("blind_evolution.tb.live-line-not-taken-back")
def test_a_line_that_can_go_on_is_not_taken_back() -> None:
    g = city()
    line(g, A, "straight:0", "straight:0", "gentle:5")
    play(g, A, "end")
    assert g.active == B
    assert codes(g, A) == []
    assert len(laid(g, A)) == 3


@pytest.mark.rule("blind_evolution.tb.rearrange-at-puzzle")
def test_after_a_puzzle_the_own_bits_may_be_laid_differently() -> None:
    g = city(cards=("P02",))  # a walk of three hexes brings a puzzle
    line(g, A, "straight:0", "gentle:5", "gentle:0")
    stand(g, A="A-10")
    play(g, A, "walk:C-1")
    assert "give_up" in codes(g, A)
    assert laid(g, A) == ()  # set aside
    play(g, A, "give_up")
    assert "same" in codes(g, A)
    play(g, A, "lay:gentle:1", "lay:gentle:0", "lay:straight:0")
    assert laid(g, A) == ("gentle:1", "gentle:0", "straight:0")
    assert sum(g.pool) == 42 - 3


@pytest.mark.rule("blind_evolution.tb.when-to-place")
def test_bits_are_placed_in_the_own_turn_without_an_action() -> None:
    g = city()
    give_bits(g, A, straight=3)
    g.points = 0
    play(g, A, "lay:straight:0", "lay:straight:0", "lay:straight:0")
    assert (len(laid(g, A)), g.points) == (3, 0)

    g = city()
    give_bits(g, A, straight=3)
    end(g, A)
    assert refused(g, A, "lay:straight:0") == ""
    assert laid(g, A) == ()


# the reserve and the pool


@pytest.mark.rule("blind_evolution.tb.reserve-three")
def test_three_unplaced_bits_may_be_kept() -> None:
    g = city()
    give_bits(g, A, straight=1)
    give_bits(g, A, gentle=2)
    play(g, A, "end")
    assert g.active == B
    end(g, B)
    assert g.active == A
    assert reserve(g, A) == {"straight": 1, "gentle": 2}
    play(g, A, "lay:gentle:5")
    assert reserve(g, A) == {"straight": 1, "gentle": 1}


@pytest.mark.rule("blind_evolution.tb.reserve-excess")
def test_of_more_bits_three_of_choice_are_kept_at_the_end_of_the_turn() -> None:
    g = city()
    give_bits(g, A, straight=3, sharp=2)
    refused(g, A, "toss:sharp")
    before = sum(g.pool)
    play(g, A, "end")
    assert codes(g, A) == ["toss:straight", "toss:sharp"]
    play(g, A, "toss:sharp", "toss:straight")
    assert reserve(g, A) == {"straight": 2, "sharp": 1}
    assert sum(g.pool) == before + 2
    assert g.active == B


@pytest.mark.rule("blind_evolution.tb.exchange-three-for-one")
def test_three_bits_are_exchanged_for_one_of_choice() -> None:
    g = city()
    give_bits(g, A, straight=2, sharp=1)
    g.points = 0
    play(g, A, "swap:gentle", "give:straight", "give:sharp", "give:straight")
    assert reserve(g, A) == {"gentle": 1}
    assert g.pool == [14, 13, 14]


@pytest.mark.rule("blind_evolution.tb.exchange-unplaced-only")
def test_placed_bits_are_not_exchanged() -> None:
    g = city()
    line(g, A, "straight:0", "straight:0", "sharp:2", "sharp:0")
    give_bits(g, A, gentle=2)
    assert codes(g, A, "swap") == []
    refused(g, A, "swap:straight")
    give_bits(g, A, gentle=1)
    play(g, A, "swap:straight")
    assert codes(g, A) == ["give:gentle"]
    refused(g, A, "give:sharp")
    play(g, A, "give:gentle", "give:gentle", "give:gentle")
    assert len(laid(g, A)) == 4


@pytest.mark.rule("blind_evolution.tb.exchange-type-available")
def test_the_wanted_type_has_to_be_in_the_pool_or_among_the_paid_bits() -> None:
    g = city()
    give_bits(g, A, straight=3)
    give_bits(g, B, gentle=14)
    refused(g, A, "swap:gentle")
    assert reserve(g, A) == {"straight": 3}

    g = city()
    give_bits(g, A, straight=3, gentle=1)
    give_bits(g, B, gentle=13)
    play(g, A, "swap:gentle", "give:straight", "give:straight")
    assert codes(g, A) == ["give:gentle"]  # a third straight one would leave none to take
    play(g, A, "give:gentle")
    assert reserve(g, A) == {"straight": 1, "gentle": 1}


@pytest.mark.rule("blind_evolution.tb.pool-empty")
def test_of_a_pool_that_is_too_small_all_is_taken_and_nothing_is_owed() -> None:
    g = city()
    stand(g, A="A-10")
    give_bits(g, B, straight=14, gentle=14, sharp=12)
    judging(g, 5)
    play(g, A, "search", "enough")
    assert bits(g, A) == 2
    assert g.pool == [0, 0, 0]
    g.bits[B * TYPES] -= 14
    g.pool[STRAIGHT] += 14
    pawn(g, "A-9")
    play(g, A, "clean:A-9")
    assert bits(g, A) == 5  # three for this, and nothing of what was missing before


# cards for lines


@pytest.mark.rule("blind_evolution.tb.ability-level-table")
@pytest.mark.parametrize(("n", "level"), [(4, 1), (5, 1), (6, 2), (7, 3)])
def test_a_line_of_so_many_bits_gives_a_card_of_this_level(n: int, level: int) -> None:
    g = city()
    finish(g, A, n)
    assert max(levels(g, A)) == level


@pytest.mark.rule("blind_evolution.tb.line-eight-or-more")
def test_a_line_of_eight_counts_as_seven() -> None:
    g = city()
    finish(g, A, 8)
    assert levels(g, A) == [1, 2, 3]
    judging(g, 3)
    assert "failed_check" in play(g, A, "card:footwork")

    g = city()
    finish(g, A, 8)
    judging(g, 4)
    assert "passed_check" in play(g, A, "card:footwork")


@pytest.mark.rule("blind_evolution.tb.lower-level-choice")
def test_a_card_of_a_lower_level_may_be_taken() -> None:
    g = city()
    finish(g, A, 7)
    play(g, A, "card:brisk_pace")
    assert held(g, A) == ["brisk_pace"]

    g = city()
    finish(g, A, 6)
    refused(g, A, "card:footwork")


@pytest.mark.rule("blind_evolution.tb.one-card-per-line")
def test_two_lines_in_a_turn_give_two_cards_and_two_checks() -> None:
    g = city()
    told: list[str] = []
    for card in ("brisk_pace", "healing"):
        give_bits(g, A, gentle=3, straight=2)
        play(g, A, "lay:gentle:1", "lay:gentle:0", "lay:straight:0", "lay:gentle:5")
        told += play(g, A, codes(g, A, "lay")[0])
        judging(g, 3)
        told += play(g, A, f"card:{card}")
        assert codes(g, A, "card") == []
    assert held(g, A) == ["healing", "brisk_pace"]
    assert told.count("passed_check") == 2
    assert told.count("line_done") == 2
    assert g.points == 2


@pytest.mark.rule("blind_evolution.tb.bits-return-after-line")
def test_the_bits_of_a_finished_line_return_to_the_pool() -> None:
    g = city()
    almost(g, A, 6)
    before = sum(g.pool)
    play(g, A, codes(g, A, "lay")[0])
    judging(g, 3)
    play(g, A, "card:robust")
    assert laid(g, A) == ()
    assert sum(g.pool) == before + 6
    assert g.pool == [14, 14, 14]


@pytest.mark.rule("blind_evolution.tb.level-sold-out")
def test_without_a_card_of_the_level_a_lower_one_is_taken() -> None:
    g = city()
    for kind, level in enumerate(g.box.ability_level):
        if level == 3:
            g.supply[kind] = 0
    g.supply[ability(g, "renewal")] = 2
    hold(g, A, "renewal")  # the other one is not new to A
    finish(g, A, 7)
    assert levels(g, A) == [1, 2]


@pytest.mark.rule("blind_evolution.tb.level-sold-out")
def test_without_any_card_the_check_is_made_anyway() -> None:
    g = city()
    g.supply = [0] * len(g.supply)
    almost(g, A, 7)
    judging(g, 3)
    told = play(g, A, codes(g, A, "lay")[0])
    assert "failed_check" in told
    assert "gained_card" not in told
    assert g.fallen[A] == 1


def earns_a_gentle_bit(g: BlindEvolution) -> bool:
    play(g, A, "earn", "stop")
    return reserve(g, A) == {"gentle": 2}


@pytest.mark.rule("blind_evolution.tb.discard-from-reserve-or-end")
def test_a_demanded_discard_takes_reserved_bits_or_the_end_of_the_line() -> None:
    g = city(cards=("O22",))  # after earning money: two bits for three money
    line(g, A, "straight:0", "straight:0", "sharp:2", "sharp:0")
    give_bits(g, A, gentle=1)
    rigged(g, earns_a_gentle_bit)
    play(g, A, "earn", "stop", "option:0")
    assert codes(g, A) == ["toss:gentle", "back"]
    refused(g, A, "toss:straight")  # the second bit of the line
    refused(g, A, "toss:sharp")
    play(g, A, "back")
    assert laid(g, A) == ("straight:0", "straight:0", "sharp:2")
    play(g, A, "toss:gentle")
    assert reserve(g, A) == {"gentle": 1}
    assert laid(g, A) == ("straight:0", "straight:0", "sharp:2")
