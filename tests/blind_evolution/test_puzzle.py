"""TB puzzles: bits drawn one by one, while the own line waits aside."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import asked
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.tb import completes, ways
from chimera.games.blind_evolution.words import BITS, PUZZLE_BIT
from tests.blind_evolution.city import A, bits, city, codes, give_bits, held, play, refused
from tests.blind_evolution.events_on_cue import hand, only, path, solve, wait

STRAIGHT, GENTLE, SHARP = range(3)
EAST = 0
LINE = [STRAIGHT * 6 + EAST] * 3  # three straight bits from the left arrow, one hex short of the right one


def puzzle(line: int = 0, card: str = "P01") -> BlindEvolution:
    """A, on the blue board, is asked to lay the first bit of a puzzle; so many straight bits were on the board."""
    g = city()
    g.lines[A] = LINE[:line]
    g.pool[STRAIGHT] -= line
    wait(g, card)
    if card == "P01":
        play(g, A, "walk:A-10", "walk:A-11")
    else:
        play(g, A, "walk:A-17")
    return g


def in_hand(g: BlindEvolution) -> str:
    """The bit that was drawn."""
    return BITS[g.puzzle[PUZZLE_BIT]]


def draws(g: BlindEvolution) -> int:
    """How many bits were drawn, as everybody sees it."""
    view = g.public_view().puzzle
    return 0 if view is None else view.drawn


@pytest.mark.rule("blind_evolution.puzzle.own-bits-aside")
def test_the_own_line_is_set_aside() -> None:
    g = puzzle(3)
    view = g.public_view().puzzle
    assert view is not None
    assert (g.lines[A], view.aside) == ([], LINE)


@pytest.mark.rule("blind_evolution.puzzle.draw-one-by-one")
def test_a_bit_is_laid_or_discarded_before_the_next_is_drawn() -> None:
    g = puzzle()
    assert draws(g) == 1
    assert sum(g.pool) == 42 - 1
    first = in_hand(g)
    offered = codes(g, A)
    assert {code.split(":")[1] for code in offered if code != "give_up"} == {first}
    assert {code.split(":")[0] for code in offered} == {"lay", "toss", "give_up"}
    assert refused(g, A, "draw")
    play(g, A, codes(g, A, "lay")[0])
    assert (draws(g), len(g.lines[A])) == (2, 1)
    play(g, A, codes(g, A, "toss")[0])
    assert (draws(g), len(g.lines[A])) == (3, 1)


@pytest.mark.rule("blind_evolution.puzzle.draw-one-by-one")
def test_the_line_grows_from_the_left_arrow() -> None:
    g = puzzle()
    hand(g, A, STRAIGHT)
    assert codes(g, A, "lay") == ["lay:straight:0"], "it enters from the west"
    g = puzzle()
    hand(g, A, SHARP)
    assert codes(g, A, "lay") == ["lay:sharp:2", "lay:sharp:4"]


def winding(g: BlindEvolution, n: int, line: tuple[int, ...] = ()) -> list[int]:
    """A line of n bits that does not reach the right arrow hex; [] when there is none."""
    if len(line) == n:
        return list(line)
    if not completes(g.box, g.colours[A], list(line)):
        for kind in (STRAIGHT, GENTLE, SHARP):
            for side in ways(g.box, g.colours[A], list(line), kind):
                whole = winding(g, n, (*line, kind * 6 + side))
                if whole:
                    return whole
    return []


@pytest.mark.rule("blind_evolution.puzzle.max-ten-draws")
def test_after_ten_draws_without_a_line_the_puzzle_has_failed() -> None:
    g = puzzle()
    hp = g.hp[A]
    line = winding(g, 8)
    play(g, A, codes(g, A, "toss")[0])
    only(g, line[0] // 6)
    play(g, A, codes(g, A, "toss")[0])
    for i in range(8):
        assert draws(g) == 3 + i
        only(g, line[min(i + 1, 7)] // 6)
        told = play(g, A, f"lay:{line[i] // 6}:{line[i] % 6}")
    assert "puzzle_failed" in told, "ten were drawn: two discarded, eight laid"
    assert (g.public_view().puzzle, g.hp[A]) == (None, hp - 1)
    assert refused(g, A, "lay:straight:0")


@pytest.mark.rule("blind_evolution.puzzle.max-three-discards")
def test_after_three_discards_a_bit_that_fits_nowhere_ends_the_puzzle() -> None:
    g = puzzle()
    hp = g.hp[A]
    for n in range(3):
        assert codes(g, A, "toss"), f"after {n} discards"
        if n == 2:
            only(g, SHARP)
        play(g, A, codes(g, A, "toss")[0])
    assert codes(g, A, "toss") == []
    assert refused(g, A, "toss:sharp")
    assert g.public_view().puzzle is not None, "this bit fits"
    told = play(g, A, "lay:sharp:2")  # up and off the board
    assert "puzzle_failed" in told
    assert g.hp[A] == hp - 1


@pytest.mark.rule("blind_evolution.puzzle.max-three-discards")
def test_with_a_discard_left_a_bit_that_fits_nowhere_is_no_end() -> None:
    g = puzzle()
    hand(g, A, SHARP)
    play(g, A, "lay:sharp:2")
    assert codes(g, A) == [*codes(g, A, "toss"), "give_up"]
    assert g.public_view().puzzle is not None


@pytest.mark.rule("blind_evolution.puzzle.success")
def test_the_bit_on_the_right_arrow_hex_solves_the_puzzle() -> None:
    g = puzzle()
    line = path(g, A, 5)
    hand(g, A, line[0] // 6)
    for i, bit in enumerate(line):
        assert g.public_view().puzzle is not None
        if i < 4:
            only(g, line[i + 1] // 6)
        told = play(g, A, f"lay:{bit // 6}:{bit % 6}")
    assert "puzzle_solved" in told
    assert g.public_view().puzzle is None
    assert g.money[A] == 2 + 1


@pytest.mark.rule("blind_evolution.puzzle.success")
def test_five_bits_that_have_not_reached_the_arrow_are_no_line() -> None:
    g = puzzle()
    line = path(g, A, 6)
    hand(g, A, line[0] // 6)
    for i in range(5):
        only(g, line[i + 1] // 6)
        told = play(g, A, f"lay:{line[i] // 6}:{line[i] % 6}")
    assert "puzzle_solved" not in told
    assert len(g.lines[A]) == 5
    assert g.public_view().puzzle is not None


@pytest.mark.rule("blind_evolution.puzzle.result-by-bits-used")
@pytest.mark.parametrize(("n", "money", "supers"), [(4, 1, 0), (5, 1, 0), (6, 3, 0), (7, 3, 1), (8, 3, 1)])
def test_the_result_follows_from_the_bits_of_the_line(n: int, money: int, supers: int) -> None:
    g = puzzle()
    solve(g, A, n)
    assert (g.money[A], g.supers[A]) == (2 + money, supers)


@pytest.mark.rule("blind_evolution.puzzle.result-by-bits-used")
def test_discarded_bits_do_not_count() -> None:
    g = puzzle()
    play(g, A, codes(g, A, "toss")[0])
    first = path(g, A, 6)[0] // 6
    only(g, first)
    play(g, A, codes(g, A, "toss")[0])
    view = g.public_view().puzzle
    assert view is not None
    assert view.tossed == 2
    solve(g, A, 6)
    assert (g.money[A], g.supers[A]) == (2 + 3, 0), "not the result for 8"


@pytest.mark.rule("blind_evolution.puzzle.bits-return")
def test_afterwards_the_pool_is_as_before_and_the_own_bits_are_laid_again() -> None:
    g = puzzle(3)
    pool = [14 - 3, 14, 14]
    solve(g, A, 6)
    assert g.pool == pool
    assert "same" in codes(g, A)
    play(g, A, "same")
    assert (g.lines[A], g.pool) == (LINE, pool)
    assert "end" in codes(g, A)


@pytest.mark.rule("blind_evolution.puzzle.bits-return")
def test_the_own_bits_may_be_laid_in_another_arrangement_that_takes_all_of_them() -> None:
    g = puzzle(0)
    g.aside = [STRAIGHT * 6, GENTLE * 6 + 1]
    g.pool[STRAIGHT] -= 1
    g.pool[GENTLE] -= 1
    pool = g.pool[:]
    pool[g.puzzle[PUZZLE_BIT]] += 1
    play(g, A, "give_up")
    assert set(codes(g, A)) == {"lay:straight:0", "lay:gentle:1", "lay:gentle:5", "same"}
    play(g, A, "lay:gentle:5")
    assert codes(g, A) == ["lay:straight:5"], "the rest has to follow"
    play(g, A, "lay:straight:5")
    assert (g.lines[A], g.aside, g.pool) == ([GENTLE * 6 + 5, STRAIGHT * 6 + 5], [], pool)


@pytest.mark.rule("blind_evolution.puzzle.bits-return")
def test_a_puzzle_that_fails_gives_all_bits_back_too() -> None:
    g = puzzle(2)
    play(g, A, codes(g, A, "lay")[0])
    play(g, A, "give_up")
    assert (sum(g.pool), g.aside) == (42 - 2, LINE[:2])
    assert codes(g, A)[-1] == "same"


@pytest.mark.rule("blind_evolution.puzzle.reserve-not-used")
def test_reserved_bits_take_no_part() -> None:
    g = city()
    give_bits(g, A, straight=1, sharp=1)
    wait(g, "P01")
    play(g, A, "walk:A-10", "walk:A-11")
    hand(g, A, GENTLE)
    assert refused(g, A, "lay:straight:0")
    assert refused(g, A, "lay:sharp:2")
    solve(g, A, 6)
    assert g.bits[:3] == [1, 0, 1]


@pytest.mark.rule("blind_evolution.puzzle.no-ability-card")
def test_a_solved_puzzle_gives_no_ability_card_and_asks_for_no_fallen_check() -> None:
    g = puzzle()
    g.heard()
    solve(g, A, 6)
    assert held(g, A) == []
    assert asked(g) == (A,)
    assert codes(g, A, "card") == []
    assert "end" in codes(g, A)
    assert g.fallen[A] == 0
    assert g.public_view().judgement is None
    assert bits(g, A) == 0


@pytest.mark.rule("blind_evolution.puzzle.stop-early")
def test_a_puzzle_may_be_given_up_and_has_failed_then() -> None:
    g = puzzle()
    hp = g.hp[A]
    line = path(g, A, 6)
    hand(g, A, line[0] // 6)
    while draws(g) < 4:
        only(g, line[len(g.lines[A]) + 1] // 6)
        bit = line[len(g.lines[A])]
        play(g, A, f"lay:{bit // 6}:{bit % 6}")
    told = play(g, A, "give_up")
    assert "puzzle_failed" in told
    assert (g.hp[A], g.money[A]) == (hp - 1, 2)
    assert "end" in codes(g, A)


def test_an_empty_pool_ends_a_puzzle() -> None:
    g = puzzle()
    g.pool = [0, 0, 0]
    told = play(g, A, codes(g, A, "lay")[0])
    assert "puzzle_failed" in told
