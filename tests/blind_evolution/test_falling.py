"""Damage, characters who fall, and those who come in their place."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import asked
from chimera.engine.dice import Dice
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import DISCARDS, KEPT, ON_GROUND, READ, SPREAD_CARDS
from tests.blind_evolution.city import (
    A,
    B,
    C,
    at,
    bits,
    city,
    codes,
    end,
    give_bits,
    held,
    hold,
    judging,
    laid_out,
    near,
    pawn,
    play,
    refused,
    run,
    stand,
    where,
)
from tests.blind_evolution.events_on_cue import next_card, wait

THREE = ("takuan", "rex", "richard")


def still(g: BlindEvolution) -> BlindEvolution:
    """No contamination comes by itself."""
    g.box.stars = [0] * SPREAD_CARDS
    return g


def trip(g: BlindEvolution) -> list[str]:
    """A, with its last HP, walks to A-17 and stumbles over R01; what is told."""
    g.hp[A] = 1
    wait(g, "R01")
    return play(g, A, "walk:A-17")


# damage


@pytest.mark.rule("blind_evolution.damage.hp-decreases")
def test_hp_never_fall_below_zero() -> None:
    g = still(city(*THREE))
    stand(g, A="A-10", B="C-6", C="C-9")
    pawn(g, *near(g, "A-10")[:5])
    g.hp[A] = 7
    for seat in (A, B, C):
        end(g, seat)
    assert g.hp[A] == 7 - 5
    for seat in (A, B, C):
        end(g, seat)
    assert (g.hp[A], g.here(A)) == (0, False)


@pytest.mark.rule("blind_evolution.damage.incapacitated-at-zero", "blind_evolution.damage.turn-ends")
def test_at_no_hp_the_pawn_is_removed_and_the_turn_is_over() -> None:
    g = city(*THREE)
    told = trip(g)
    assert "fell" in told
    view = g.public_view().characters[A]
    assert (view.at, view.hero, view.hp) == (-1, -1, 0)
    assert asked(g) == (B,)
    assert (g.active, g.points) == (B, 2), "A's second point is gone"


@pytest.mark.rule("blind_evolution.damage.incapacitated-at-zero")
def test_one_hp_is_enough_to_stay() -> None:
    g = city(*THREE)
    g.hp[A] = 2
    wait(g, "R01")
    play(g, A, "walk:A-17")
    assert (g.hp[A], g.here(A), asked(g)) == (1, True, (A,))


@pytest.mark.rule("blind_evolution.damage.loses-belongings")
def test_money_bits_and_ability_cards_are_lost() -> None:
    g = city(*THREE)
    g.money[A] = 4
    give_bits(g, A, straight=1, gentle=1)
    g.lines[A] = [0, 0, 0]
    g.pool[0] -= 3
    supply = g.supply[:]
    hold(g, A, "combat_boost", "street_sense")
    trip(g)
    assert (g.money[A], bits(g, A), g.lines[A], held(g, A)) == (0, 0, [], [])
    assert g.pool == [14, 14, 14]
    assert g.supply == supply


@pytest.mark.rule("blind_evolution.damage.event-card-discarded")
def test_kept_event_cards_are_discarded() -> None:
    g = city(*THREE)
    kept = g.box.event_ids.index("R20")
    g.piles.put(KEPT + A, kept, -1)
    g.boost[A] = 2
    next_card(g, "R07")
    trip(g)
    assert g.piles.pieces[KEPT + A] == []
    assert kept in g.piles.pieces[DISCARDS]
    assert g.public_view().characters[A].boost == 0


@pytest.mark.rule("blind_evolution.damage.event-card-discarded")
def test_a_card_that_is_read_for_another_stays() -> None:
    g = still(city(*THREE, cards=("R07", "R25", "R30")))
    end(g, A)
    assert g.reader == C
    waiting = g.piles.pieces[READ][:]
    g.hurt(C, 20, "test")
    g.falls()
    assert not g.here(C)
    assert (g.piles.pieces[READ], g.public_view().event.reader) == (waiting, C)


@pytest.mark.rule("blind_evolution.damage.super-tokens-kept")
def test_super_tokens_stay_with_the_player() -> None:
    g = city(*THREE)
    g.supers[A] = 3
    trip(g)
    assert g.supers[A] == 3


@pytest.mark.rule("blind_evolution.damage.fallen-tokens-cleared")
def test_the_new_character_has_no_fallen_token() -> None:
    g = still(city(*THREE))
    g.fallen[A] = 1
    trip(g)
    assert g.fallen[A] == 0
    end(g, B)
    end(g, C)
    assert (g.active, g.fallen[A]) == (A, 0)


def with_item() -> BlindEvolution:
    """A falls on A-17 with the lamp in hand."""
    g = still(city(*THREE))
    g.items[1] = A
    trip(g)
    return g


@pytest.mark.rule("blind_evolution.damage.item-drop")
def test_items_are_dropped_on_the_hex() -> None:
    g = with_item()
    assert g.items[1] == ON_GROUND + at(g, "A-17")
    assert g.public_view().ground == [[1, at(g, "A-17")]]
    assert g.public_view().characters[A].items == []


@pytest.mark.rule("blind_evolution.damage.item-pickup")
def test_whoever_enters_the_hex_may_pick_the_item_up_without_a_point() -> None:
    g = with_item()
    stand(g, B="A-18")
    assert refused(g, B, "pick:1")
    play(g, B, "walk:A-17")
    points = g.points
    play(g, B, "pick:1")
    assert (g.items[1], g.points) == (B, points)
    assert g.public_view().ground == []


@pytest.mark.rule("blind_evolution.damage.item-pickup")
def test_an_item_may_be_picked_up_in_passing() -> None:
    g = with_item()
    stand(g, B="A-18")
    play(g, B, "via:A-17")
    points = g.points
    play(g, B, "pick:1")
    assert (g.items[1], g.points) == (B, points)
    play(g, B, "walk:A-18")
    assert (where(g, B), g.points) == ("A-18", points)


@pytest.mark.rule("blind_evolution.damage.item-pickup")
def test_who_stands_there_already_may_take_it_and_a_contaminated_hex_has_to_be_cleared() -> None:
    g = with_item()
    stand(g, B="A-17")
    assert "pick:1" in codes(g, B)
    stand(g, B="A-18")
    pawn(g, "A-17")
    assert refused(g, B, "walk:A-17")
    assert refused(g, B, "via:A-17")
    play(g, B, "clean:A-17")
    assert "via:A-17" in codes(g, B)


# new characters


def round_passes(g: BlindEvolution, *seats: int) -> None:
    """These seats end their turns without doing anything."""
    for seat in seats:
        end(g, seat)


@pytest.mark.rule("blind_evolution.newchar.random-from-reserve")
def test_the_lot_decides_who_joins() -> None:
    joined = set()
    for seed in range(30):
        g = run(laid_out(2, seed=seed))
        reserve = g.reserve[:]
        first = g.active
        g.hurt(first, 20, "test")
        g.falls()
        run(g)
        while g.heroes[first] < 0:
            end(g, asked(g)[0])
        assert g.heroes[first] in reserve
        joined.add(reserve.index(g.heroes[first]))
        assert sorted([*g.reserve, g.heroes[first]]) == reserve
    assert joined == {0, 1}


@pytest.mark.rule("blind_evolution.newchar.random-from-reserve")
def test_with_all_consenting_a_character_may_be_named() -> None:
    g = still(city(*THREE))
    trip(g)
    round_passes(g, B, C)
    wish, other = g.reserve
    assert codes(g, A) == [f"hero:{g.box.hero_ids[hero]}" for hero in (wish, other)] + ["lot"]
    play(g, A, f"hero:{other}")
    assert asked(g) == (B, C)
    play(g, B, "agree")
    assert g.heroes[A] == -1
    play(g, C, "agree")
    assert (g.heroes[A], g.reserve) == (other, [wish])


@pytest.mark.rule("blind_evolution.newchar.random-from-reserve")
def test_one_objection_and_the_lot_decides() -> None:
    joined = set()
    for seed in range(12):
        g = still(city(*THREE, seed=1))
        trip(g)
        round_passes(g, B, C)
        reserve = g.reserve[:]
        play(g, A, f"hero:{reserve[1]}")
        g.dice = Dice.from_number(seed, g.dice.purposes)
        play(g, C, "object")
        joined.add(reserve.index(g.heroes[A]))
    assert joined == {0, 1}


@pytest.mark.rule("blind_evolution.newchar.reserve-size")
@pytest.mark.parametrize("scenario", ["borrowed_shadow", "water_marks", "tide_table"])
def test_two_characters_are_in_reserve(scenario: str) -> None:
    g = run(laid_out(3, scenario=scenario))
    assert len(g.reserve) == 2
    assert not set(g.reserve) & set(g.heroes)


@pytest.mark.rule("blind_evolution.newchar.joins-at-start-point", "blind_evolution.newchar.fresh-status")
def test_the_new_character_appears_on_the_starting_point_as_at_the_beginning() -> None:
    g = still(city(*THREE))
    g.turn = 3
    g.money[A] = 9
    hold(g, A, "combat_boost")
    g.lines[A] = [0]
    g.pool[0] -= 1
    trip(g)
    round_passes(g, B)
    assert not g.here(A)
    round_passes(g, C)
    play(g, A, "lot")
    assert (g.turn, g.active, g.points) == (4, A, 2)
    assert where(g, A) == "A-11"
    hero = g.heroes[A]
    assert (g.hp[A], g.money[A]) == (g.box.hero_hp[hero], 2)
    assert (held(g, A), bits(g, A), g.lines[A]) == ([], 0, [])


@pytest.mark.rule("blind_evolution.newchar.fresh-status")
def test_the_new_character_has_the_card_that_the_scenario_gives_at_the_start() -> None:
    g = city(*THREE, scenario="water_marks")
    for seat in (A, B, C):
        play(g, seat, codes(g, seat)[0])
    still(g)
    g.hurt(A, 20, "test")
    g.falls()
    run(g)
    round_passes(g, B, C)
    play(g, A, "lot")
    assert codes(g, A) == codes(g, A, "card")
    levels = [g.box.ability_level[g.box.ability_ids.index(code.partition(":")[2])] for code in codes(g, A)]
    assert set(levels) == {1}
    play(g, A, codes(g, A)[0])
    assert len(held(g, A)) == 1
    assert g.public_view().judgement is None, "without a fallen check"


@pytest.mark.rule("blind_evolution.newchar.joins-at-start-point")
def test_who_falls_before_the_own_turn_joins_in_it() -> None:
    g = still(city(*THREE))
    g.hurt(B, 20, "test")
    g.falls()
    assert not g.here(B)
    end(g, A)
    play(g, B, "lot")
    assert (g.turn, g.active, where(g, B), g.points) == (1, B, "A-11", 2)


@pytest.mark.rule("blind_evolution.newchar.absent-meanwhile")
def test_until_then_there_is_no_pawn_to_be_hurt() -> None:
    g = still(city(*THREE))
    stand(g, B="C-6", C="C-9")
    trip(g)
    pawn(g, *near(g, "A-17"), *near(g, "A-11"))
    assert where(g, A) == "?"
    told = end(g, B) + end(g, C)
    assert "contact" in told
    assert "hurt" not in told
    assert g.hp[A] == 0
    play(g, A, "lot")
    assert g.hp[A] == g.box.hero_hp[g.heroes[A]]


@pytest.mark.rule("blind_evolution.newchar.absent-meanwhile")
def test_who_is_absent_still_reads_cards_and_helps_with_super_tokens() -> None:
    g = still(city("takuan", "rex", cards=("R01", "R07")))
    g.supers[A] = 1
    g.hp[A] = 1
    play(g, A, "walk:A-17")
    assert g.public_view().event.reader == A
    judging(g, 2)
    play(g, B, "search")
    assert codes(g, A) == ["pass", "help:1"]
    play(g, A, "help:1")
    view = g.public_view().judgement
    assert view is not None
    assert view.level == 2 + 1


@pytest.mark.rule("blind_evolution.newchar.start-point-contaminated")
def test_a_contaminated_starting_point_keeps_nobody_away() -> None:
    g = still(city(*THREE))
    stand(g, B="C-6", C="C-9")
    trip(g)
    pawn(g, "A-11")
    round_passes(g, B, C)
    play(g, A, "lot")
    assert where(g, A) == "A-11"
    assert "walk:A-10" in codes(g, A)
    before = g.hp[A]
    round_passes(g, A, B, C)
    assert g.hp[A] == before - 1


@pytest.mark.rule("blind_evolution.newchar.no-return")
def test_who_fell_does_not_come_back() -> None:
    g = still(city(*THREE))
    gone = g.heroes[A]
    trip(g)
    round_passes(g, B, C)
    assert f"hero:{g.box.hero_ids[gone]}" not in codes(g, A)
    assert gone not in g.reserve
    assert refused(g, A, f"hero:{g.box.hero_ids[gone]}")
    play(g, A, "lot")
    assert gone not in g.heroes
    assert gone not in g.reserve
    assert len(g.reserve) == 1
