"""Tic-tac-toe, rule by rule."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import asked, choose_code, options
from chimera.engine.card import find
from chimera.engine.dice import Dice
from chimera.engine.reasons import ChimeraError, Refused
from chimera.games.reference.tic_tac_toe.game import WORDS, TicTacToe

CARD = find("tic_tac_toe")
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def marked(*cells: int) -> TicTacToe:
    """The board after these cells were marked in turn."""
    g = CARD.new(2, Dice.from_number(1, CARD.purposes))
    assert isinstance(g, TicTacToe)
    g.listen()
    for number, cell in enumerate(cells):
        choose_code(g, WORDS, number % 2, f"mark:{cell}")
    return g


def offered(g: TicTacToe) -> list[int]:
    return [opt.a for opt in options(g, asked(g)[0])]


@pytest.mark.rule("tic_tac_toe.setup.empty-board")
def test_the_board_is_empty_and_the_first_seat_may_mark_any_cell() -> None:
    g = marked()
    assert g.view(0) == {"cells": [None] * 9, "won": None}
    assert asked(g) == (0,)
    assert offered(g) == list(range(9))
    assert g.outcome() is None


@pytest.mark.rule("tic_tac_toe.setup.empty-board")
def test_tic_tac_toe_is_for_two() -> None:
    for players in (1, 3):
        with pytest.raises(ChimeraError, match="Tic-tac-toe is for 2 players"):
            CARD.new(players, Dice.from_number(1, CARD.purposes))


@pytest.mark.rule("tic_tac_toe.turn.empty-cell")
def test_a_marked_cell_is_not_offered_again() -> None:
    g = marked(4)
    assert [(event.kind, event.seat, event.args) for event in g.heard()] == [("marked", 0, {"cell": 4})]
    assert offered(g) == [0, 1, 2, 3, 5, 6, 7, 8]
    with pytest.raises(Refused) as refused:
        choose_code(g, WORDS, 1, "mark:4")
    reason = refused.value.reason
    assert (reason.key, reason.rule, reason.args) == (
        "cell-taken",
        "tic_tac_toe.turn.empty-cell",
        {"cell": 4, "owner": 0},
    )
    assert g.cells == [-1, -1, -1, -1, 0, -1, -1, -1, -1]
    assert g.agenda[-1].rule(g, 1, options(g, 1)[0]) == "tic_tac_toe.turn.empty-cell"


@pytest.mark.rule("tic_tac_toe.turn.must-mark")
def test_nobody_may_pass() -> None:
    g = marked(4)
    for code in ("pass", "ready"):
        with pytest.raises(Refused) as refused:
            choose_code(g, WORDS, 1, code)
        assert (refused.value.reason.key, refused.value.reason.rule) == ("must-mark", "tic_tac_toe.turn.must-mark")
    assert asked(g) == (1,)


@pytest.mark.rule("tic_tac_toe.turn.alternate")
def test_the_players_move_in_turn() -> None:
    assert asked(marked(0)) == (1,)
    assert asked(marked(0, 4)) == (0,)
    with pytest.raises(Refused, match="not-asked"):
        choose_code(marked(0), WORDS, 0, "mark:1")


@pytest.mark.rule("tic_tac_toe.end.line")
def test_three_in_a_row_win_at_once() -> None:
    g = marked(0, 3, 1, 4)
    g.heard()
    choose_code(g, WORDS, 0, "mark:2")
    assert [(event.kind, event.seat) for event in g.heard()] == [("marked", 0), ("ended", 0)]
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.how) == ((0,), (1, 0), "line")
    assert g.view(1) == {"cells": [0, 0, 0, 1, 1, None, None, None, None], "won": 0}
    assert asked(g) == ()


@pytest.mark.rule("tic_tac_toe.end.line")
@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("last", range(3))
@pytest.mark.parametrize("winner", [0, 1])
def test_every_line_wins_whichever_cell_comes_last(line: tuple[int, ...], last: int, winner: int) -> None:
    mine = [*line[:last], *line[last + 1 :], line[last]]
    others = [cell for cell in range(9) if cell not in line]
    if winner == 0:
        turns = [mine[0], others[0], mine[1], others[1], mine[2]]
    else:
        scattered = next(
            [a, b, c]
            for a in others
            for b in others
            for c in others
            if len({a, b, c}) == 3 and tuple(sorted((a, b, c))) not in LINES
        )
        turns = [scattered[0], mine[0], scattered[1], mine[1], scattered[2], mine[2]]
    assert marked(*turns[:-1]).outcome() is None
    outcome = marked(*turns).outcome()
    assert outcome is not None
    assert outcome.winners == (winner,)


@pytest.mark.rule("tic_tac_toe.end.line")
def test_three_marks_that_are_no_line_do_not_win() -> None:
    for first, second, third in ((0, 1, 5), (2, 3, 4), (1, 3, 5), (0, 2, 4)):
        others = [cell for cell in range(9) if cell not in (first, second, third)]
        g = marked(first, others[0], second, others[1], third)
        assert g.outcome() is None
        assert asked(g) == (1,)


@pytest.mark.rule("tic_tac_toe.end.line")
def test_the_last_cell_can_still_win() -> None:
    outcome = marked(0, 1, 2, 3, 4, 5, 7, 6, 8).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.how) == ((0,), "line")


@pytest.mark.rule("tic_tac_toe.end.draw")
def test_a_full_board_without_a_line_is_a_draw() -> None:
    g = marked(0, 2, 1, 3, 5, 4, 6, 7)
    assert g.outcome() is None
    g.heard()
    choose_code(g, WORDS, 0, "mark:8")
    assert [(event.kind, event.seat) for event in g.heard()] == [("marked", 0), ("ended", -1)]
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.how) == ((0, 1), (0, 0), "draw")
    assert [outcome.share(seat) for seat in (0, 1)] == [0.5, 0.5]
    assert g.view(0)["won"] is None
    assert asked(g) == ()
