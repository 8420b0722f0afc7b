"""What lies in the box, and what happens when it runs out: tokens, pawns, and the one result that all share."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import choose, options, turn
from chimera.engine.dice import Dice, Stream
from chimera.games.blind_evolution.card import CARD
from chimera.games.blind_evolution.words import BY_TURNS, FOUND, MOST_PAWNS
from tests.blind_evolution.city import PLAIN, A, B, C, at, city, clue, found, judging, pawns, play, stand


@pytest.mark.rule("blind_evolution.comp.cooperative")
def test_all_share_one_result() -> None:
    lost = city(*PLAIN[:3])
    lost.lose(BY_TURNS)
    outcome = lost.outcome()
    assert outcome is not None
    assert (outcome.together, outcome.winners) == (True, ())
    won = city(*PLAIN[:3])
    won.boss_at = [-2] * len(won.boss_at)
    won.look_at_aim()
    outcome = won.outcome()
    assert outcome is not None
    assert (outcome.together, outcome.winners) == (True, (A, B, C))


@pytest.mark.rule("blind_evolution.comp.money-tokens")
def test_money_has_no_limit() -> None:
    g = city()
    g.money = [15, 15]
    judging(g, 4)
    play(g, A, "earn", "on")
    assert sum(g.money) == 32


@pytest.mark.rule("blind_evolution.comp.common-tokens")
def test_progress_is_kept_however_many_marks_it_needs() -> None:
    g = city()
    g.box.difficulty[clue(g, "harbour_witness")] = 20
    stand(g, A="A-1", B="A-11")
    found(g, "A-1", "harbour_witness")
    g.progress[clue(g, "harbour_witness")] = 9
    judging(g, 3)
    play(g, A, "research")
    shown = [each for each in g.view(B)["clues"] if each["at"] == at(g, "A-1")]
    assert [each["progress"] for each in shown] == [12]
    assert g.clues[clue(g, "harbour_witness")] == FOUND


@pytest.mark.rule("blind_evolution.comp.fallen-tokens")
def test_nobody_holds_more_than_one_fallen_token_and_still_plays() -> None:
    held = 0
    for seed in range(6):
        g = CARD.new(4, Dice.from_number(seed, CARD.purposes), {"scenario": "water_marks"})
        stream = Stream.from_number(seed)
        while turn(g) >= 0:
            seat = turn(g)
            opts = options(g, seat)
            laying = [opt for opt in opts if opt.verb in ("lay", "card", "research", "clean")] or opts
            choose(g, seat, laying[stream.below(len(laying))])
            fallen = [each["fallen"] for each in g.view(-1)["characters"]]
            assert max(fallen) <= 1
            held += sum(fallen)
    assert held > 0


@pytest.mark.rule("blind_evolution.comp.super-tokens")
def test_no_super_token_is_gained_when_all_are_held() -> None:
    g = city()
    g.supers = [0, 19]
    g.gain_supers(A, 2)
    assert g.supers == [1, 19]
    g.gain_supers(A, 1)
    assert g.supers == [1, 19]


@pytest.mark.rule("blind_evolution.comp.contamination-pawns")
def test_what_is_left_of_the_pawns_is_placed_and_nothing_else_happens() -> None:
    g = city(scenario="tide_table")
    free = [place for place in range(g.box.hexes) if place not in g.at and g.box.tile_of[place] > 0]
    for place in free[: MOST_PAWNS - 1]:
        g.pawns[place] = 1
    g.add_pawns(0, 3, "spread", 1)
    assert len(pawns(g)) == MOST_PAWNS
    assert g.tile_pawns(0) == 1
    g.add_pawns(0, 2, "spread", 1)
    assert len(pawns(g)) == MOST_PAWNS
