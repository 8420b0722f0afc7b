"""The last word between rivals: playouts to the end on the same luck; a choice stands unless another does better."""

from __future__ import annotations

import re

import pytest

from chimera.bots import levels
from chimera.bots.levels import Depth, Tip, own_greedy, played_out, think
from chimera.bots.playouts import BATCH, LEAD, Contest, play_out
from chimera.engine.agenda import options, turn
from chimera.engine.card import GameCard, find
from chimera.engine.game import Game
from chimera.engine.visibility import Seen, see
from chimera.table.thinking import Deadline, bots_choice
from tests.bots.helpers import marked, middle, stream

TTT = find("tic_tac_toe")
EVO = find("evo")
DM = find("dice_mutants")


def tips_of(g: Game, *visits: int) -> list[Tip]:
    """What a search might have found: the first options, so often tried."""
    opts = options(g, turn(g))
    return [Tip(opts[i].code, n, 0.5) for i, n in enumerate(visits)]


def test_a_playout_ends_with_the_match_and_says_what_it_brought() -> None:
    g = marked(0, 3, 1, 4)
    greedy = own_greedy(TTT)
    assert play_out(g, 0, TTT.words.by_code["mark:2"], 1, greedy) == 1.0
    assert play_out(g, 0, TTT.words.by_code["mark:6"], 1, greedy) == 0.0, "the other wins at 5"
    assert TTT.codec.text(g) == TTT.codec.text(marked(0, 3, 1, 4)), "the match itself was touched"


@pytest.mark.parametrize("card", [EVO, DM], ids=lambda card: card.name)
def test_the_same_guess_has_the_same_luck_and_another_has_other(card: GameCard) -> None:
    g = middle(card, 3, 20)
    seat = turn(g)
    opt = options(g, seat)[0]
    found = [play_out(g, seat, opt, guess, own_greedy(card)) for guess in range(8)]
    assert found[:3] == [play_out(g, seat, opt, guess, own_greedy(card)) for guess in range(3)]
    assert len(set(found)) > 1


def test_what_the_playouts_show_overrules_the_search() -> None:
    g = marked(0, 3, 1, 4)  # mark:2 wins at once
    tips = [Tip("mark:6", 50, 0.9), Tip("mark:2", 40, 0.5), Tip("mark:8", 3, 0.5)]
    found = played_out(TTT, Seen(g, 0), 1, tips, 12, None)
    assert [tip.code for tip in found] == ["mark:2", "mark:6", "mark:8"]
    assert [tip.played for tip in found] == [BATCH, BATCH, 0], "decided at the first look; the third is no rival"


def test_options_that_do_equally_well_stay_as_the_search_has_them() -> None:
    g = marked(0, 3, 1, 4)
    tips = [Tip("mark:7", 50, 0.4), Tip("mark:6", 50, 0.6)]  # after either the other wins at 5
    found = played_out(TTT, Seen(g, 0), 1, tips, 12, None)
    assert [tip.code for tip in found] == ["mark:7", "mark:6"]


def test_an_option_tried_little_is_no_rival_and_one_alone_is_not_played() -> None:
    g = middle(EVO, 4, 40)
    tips = tips_of(g, 100, 14)
    assert played_out(EVO, Seen(g, turn(g)), 1, tips, 12, None) == tips
    rivals = played_out(EVO, Seen(g, turn(g)), 1, tips_of(g, 100, 15), 3, None)
    assert [tip.played for tip in rivals] == [3, 3]


def test_the_own_choice_gives_way_only_to_more_than_its_lead() -> None:
    for ahead, best in ((LEAD / 2, 0), (LEAD * 2, 1)):
        contest = Contest(2)
        contest.add([0.5, 0.5 + ahead])
        assert contest.best() == best


def test_who_is_clearly_behind_is_left_out_and_who_may_be_unlucky_is_not() -> None:
    contest = Contest(3)
    for number in range(BATCH):
        assert contest.live == [0, 1, 2]
        contest.add([1.0, 0.0, float(number > 0)])
    assert contest.live == [0, 2]
    unlucky = Contest(2)
    for number in range(BATCH):
        unlucky.add([1.0, 0.0] if number < 2 else [0.0, 0.0] if number < 4 else [0.0, 1.0])
    assert unlucky.live == [0, 1]


def test_rivals_that_never_differ_cost_one_batch() -> None:
    contest = Contest(2)
    for _ in range(BATCH):
        assert len(contest.live) == 2
        contest.add([0.0, 0.0])
    assert contest.live == [0]


def test_a_search_without_playouts_is_the_same_but_for_the_last_word() -> None:
    g = middle(EVO, 4, 40)
    seen = see(g, turn(g), stream())
    plain = think(EVO, seen, stream(2), Depth(60))
    with_playouts = think(EVO, seen, stream(2), Depth(60, 4))
    assert {(tip.code, tip.visits) for tip in plain} == {(tip.code, tip.visits) for tip in with_playouts}
    assert all(tip.played == 0 for tip in plain)
    assert max(tip.played for tip in with_playouts) == 4
    assert think(EVO, seen, stream(2), Depth(60, 4)) == with_playouts


def test_playouts_that_are_cut_short_count_as_far_as_they_went() -> None:
    g = middle(EVO, 4, 40)
    looks: list[int] = []

    def fourth_look() -> bool:
        looks.append(1)
        return len(looks) >= 4

    found = played_out(EVO, Seen(g, turn(g)), 1, tips_of(g, 10, 10, 10), 50, fourth_look)
    assert [tip.played for tip in found] == [3, 3, 3]


def test_the_record_says_how_many_playouts_there_were_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    g = middle(EVO, 4, 30)
    monkeypatch.setitem(levels.SEARCHES, "expert", Depth(30))
    monkeypatch.setattr(type(EVO), "playouts", 500)
    calls = [0]

    def some_time(deadline: Deadline) -> bool:
        calls[0] += 1
        deadline.passed = calls[0] > 4  # before the first look at who is behind
        return deadline.passed

    monkeypatch.setattr(Deadline, "__call__", some_time)
    thought = bots_choice(EVO.ticket, EVO.codec.text(g), turn(g), "expert", 1, 60.0)
    assert re.fullmatch(r"\d+ of 30 iterations and [1-9] of 500 playouts", thought.cut)
