"""Blind Evolution Mythos: the first hex, boss, character and seat, which count from nought, are like all others."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import asked
from chimera.games.blind_evolution.battle import ways_out
from chimera.games.blind_evolution.demands import WalkFree, add_pawns
from chimera.games.blind_evolution.events import change_city
from chimera.games.blind_evolution.joining import NameNewcomer
from chimera.games.blind_evolution.judgement import brings
from chimera.games.blind_evolution.moves import trail_to
from chimera.games.blind_evolution.setup import NOBODY
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.tb import can_lay_all, completes, ways
from chimera.games.blind_evolution.words import (
    BATTLE,
    E_WEAKEN_BOSS,
    ESCAPING,
    NEIGHBOUR_TILE,
    NO_CHIP,
    PUZZLE_BIT,
    RESEARCHING,
    SEARCHING,
    SOLVED,
    TYPES,
)
from tests.blind_evolution.city import (
    LONE,
    A,
    B,
    at,
    bits,
    city,
    clue,
    codes,
    found,
    give_bits,
    hold,
    laid_out,
    near,
    pawn,
    play,
    run,
    stand,
    where,
)
from tests.blind_evolution.events_on_cue import wait


def first_boss_on(hex_name: str) -> BlindEvolution:
    """A city where the only boss, the one with number nought, stands on a hex."""
    g = city()
    g.spawn(0, at(g, hex_name))
    return g


@pytest.mark.rule("blind_evolution.boss.contaminated-hex")
def test_the_first_boss_is_reached_through_contamination() -> None:
    g = first_boss_on("A-12")
    pawn(g, "A-12", "A-9")
    assert g.enterable(A, at(g, "A-12"))
    assert not g.enterable(A, at(g, "A-9"))


@pytest.mark.rule("blind_evolution.boss.escape-no-free-hex")
def test_nobody_flees_to_the_first_boss() -> None:
    g = first_boss_on("A-12")
    stand(g, A="A-11")
    free = [g.name(place) for place in ways_out(g, A)]
    assert sorted([*free, "A-12"]) == sorted(near(g, "A-11"))


@pytest.mark.rule("blind_evolution.boss.battle-end")
def test_an_effect_leaves_a_boss_on_the_first_hex_its_last_hp() -> None:
    g = first_boss_on("A-1")
    g.boss_hp[0] = 3
    change_city(g, E_WEAKEN_BOSS, 5, 0)
    assert (g.boss_hp[0], g.name(g.boss_at[0])) == (1, "A-1")


@pytest.mark.rule("blind_evolution.research.solved-once")
def test_the_chip_of_a_solved_clue_leaves_the_first_hex() -> None:
    g = city()
    found(g, "A-1", "harbour_witness")
    g.solve(A, clue(g, "harbour_witness"))
    assert g.chips[at(g, "A-1")] == NO_CHIP


@pytest.mark.rule("blind_evolution.research.solved-once", "blind_evolution.setup.solo")
def test_a_character_alone_solves_clues_for_the_score_of_all() -> None:
    g = run(laid_out(1, files={"lone.yaml": LONE}))
    g.solve(A, 0)
    assert g.scores == [1]


@pytest.mark.rule("blind_evolution.research.closed-facility-clue")
def test_the_gauges_together_open_a_clue_when_enough_of_them_are_solved() -> None:
    g = city(scenario="tide_table")
    valve = clue(g, "valve")
    assert g.box.gauges_needed[valve] == 3
    gauges = [clue(g, f"gauge_{name}") for name in ("harbour", "market", "factory")]
    opens = []
    for gauge in gauges:
        g.clues[gauge] = SOLVED
        opens.append(g.opens(valve, gauge))
    assert opens == [False, False, True]


@pytest.mark.rule("blind_evolution.setup.clue-opens-for-all")
def test_what_is_read_out_is_told_to_every_seat() -> None:
    g = city()
    before = g.piles.told[:]
    g.read_out()
    assert g.piles.told == [n + 1 for n in before]


@pytest.mark.rule("blind_evolution.event.untriggered-discarded")
def test_nobody_reads_a_card_that_is_put_away() -> None:
    g = city(cards=("R01", "R02"))
    assert g.reader == B
    g.put_event_away()
    assert g.reader == NOBODY


@pytest.mark.rule("blind_evolution.damage.loses-belongings")
def test_bits_of_every_type_go_from_a_line_into_the_pool_of_their_type() -> None:
    g = city()
    before = g.pool[:]
    g.lines[A] = [0, 6, 6, 12, 13]
    g.pool = [before[0] - 1, before[1] - 2, before[2] - 2]
    g.lose_belongings(A)
    assert (g.pool, g.lines[A]) == (before, [])


@pytest.mark.rule("blind_evolution.event.contamination-increase")
def test_where_only_one_tile_is_beside_the_own_one_nobody_chooses() -> None:
    g = city()
    stand(g, A="A-10")
    tiles = (0, 1)
    g.box.near = [
        tuple([other for other in ring if g.box.tile_of[other] in tiles])  # the other tiles lie nowhere
        for ring in g.box.near
    ]
    add_pawns(g, A, 1, NEIGHBOUR_TILE)
    assert (g.tile_pawns(0), g.tile_pawns(1)) == (0, 1)


@pytest.mark.rule("blind_evolution.move.walk-three")
def test_a_walk_leads_somewhere_else_and_from_the_first_hex_its_way_begins_there() -> None:
    g = city()
    stand(g, A="A-1")
    far = next(place for place, steps in enumerate(g.box.steps[0]) if steps == 2)
    assert trail_to(g, A, far, 3)[0] == at(g, "A-1")
    assert len(trail_to(g, A, far, 3)) == 3
    g.do(WalkFree(A, 2))
    run(g)
    assert f"to:{g.name(far)}" in codes(g, A)
    assert "to:A-1" not in codes(g, A)


@pytest.mark.rule("blind_evolution.move.train-mid-walk")
def test_who_stands_at_a_station_does_not_stop_there_on_a_walk() -> None:
    g = city()
    g.money[A] = 3
    stand(g, A="A-8")
    assert "via:A-8" not in codes(g, A)
    stand(g, A="A-9")
    assert "via:A-8" in codes(g, A), "on the way it is a stop"


@pytest.mark.rule("blind_evolution.tb.exchange-three-for-one")
def test_after_the_third_bit_the_exchange_is_over() -> None:
    g = city()
    give_bits(g, A, straight=3, gentle=2)
    play(g, A, "swap:sharp", "give:straight", "give:straight", "give:straight")
    assert codes(g, A, "give") == []
    assert "end" in codes(g, A)
    assert bits(g, A) == 3


@pytest.mark.rule("blind_evolution.tb.rearrange-at-puzzle")
@pytest.mark.parametrize("colour", range(4))
def test_bits_that_are_laid_again_are_tried_in_all_ways(colour: int) -> None:
    g = city()

    def reach(line: tuple[int, ...], left: tuple[int, ...]) -> bool:
        if sum(left) == 0:
            return True
        if completes(g.box, colour, list(line)):
            return False
        return any(
            reach((*line, kind * 6 + side), tuple(n - (i == kind) for i, n in enumerate(left)))
            for kind in range(TYPES)
            if left[kind]
            for side in ways(g.box, colour, list(line), kind)
        )

    for straight in range(4):
        for gentle in range(4):
            for sharp in range(4):
                left = (straight, gentle, sharp)
                assert can_lay_all(g.box, colour, [], list(left)) == reach((), left), left


@pytest.mark.rule("blind_evolution.puzzle.bits-return")
def test_a_bit_in_hand_is_in_the_pool_while_the_own_bits_are_laid_again() -> None:
    g = city()
    g.lines[A] = [0, 0]
    g.pool[0] -= 2
    wait(g, "P01")
    play(g, A, "walk:A-10", "walk:A-11")
    assert g.puzzle[PUZZLE_BIT] >= 0
    play(g, A, "give_up")
    assert codes(g, A, "lay")
    view = g.public_view().puzzle
    assert (g.puzzle[PUZZLE_BIT], view is not None and view.bit) == (-1, -1)
    assert sum(g.pool) == 42 - 2


@pytest.mark.rule("blind_evolution.newchar.random-from-reserve")
def test_who_asks_for_the_first_character_is_not_asked_whether_they_agree() -> None:
    g = city("rex", "takuan")
    g.reserve = [0, *[hero for hero in g.reserve if hero != 0]]
    g.heroes[B] = -1
    g.agenda[-1:] = [g.agenda[-1], NameNewcomer(B)]
    play(g, B, f"hero:{g.box.hero_ids[0]}")
    assert asked(g) == (A,)
    play(g, A, "agree")
    assert g.heroes[B] == 0
    assert where(g, B) == g.name(g.box.start)


@pytest.mark.rule("blind_evolution.setup.starting-player")
@pytest.mark.parametrize(("wishes", "first"), [(("no", "no"), -1), (("no", "yes"), B), (("yes", "yes"), A)])
def test_the_first_who_wishes_to_begin_is_the_one_who_is_asked_about(wishes: tuple[str, str], first: int) -> None:
    choices = tuple({"first": wish} for wish in wishes)
    g = laid_out(2, choices=choices, settings={"choose": "asked"})
    assert g.box.wish_first == first


@pytest.mark.rule("blind_evolution.search.hex-count", "blind_evolution.boss.damage-to-boss")
def test_what_a_judgement_brings_is_shown_with_all_that_is_added() -> None:
    g = city("takuan", "yukari_mizuno")
    hold(g, A, "street_sense", "combat_boost")
    judged = {}
    for what in (SEARCHING, RESEARCHING, BATTLE, ESCAPING):
        g.judge = [A, what, 3, 0, 0, 0, 0]
        judged[what] = brings(g)
    assert judged == {SEARCHING: 3 + 1, RESEARCHING: 3, BATTLE: 2 + 1, ESCAPING: 0}
