"""Damage and death."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import asked, choose, options
from chimera.engine.dice import Dice, Stream
from chimera.games.dice_mutants import rules
from chimera.games.dice_mutants.card import CARD
from chimera.games.dice_mutants.phases import DETERMINE_DAMAGE
from chimera.games.dice_mutants.state import DiceMutants
from tests.dice_mutants.helpers import A, B, C, D, E, table


@pytest.mark.rule("dice_mutants.damage.everyone-attacks-everyone")
def test_four_mutants_make_twelve_attacks() -> None:
    t = table(4).attack(A=2, B=2, C=2, D=2).damage()
    pairs = {(event.seat, event.args["other_seat"]) for event in t.heard("fought")}
    assert len(t.heard("fought")) == len(pairs) == 12
    assert all(seat != other for seat, other in pairs)
    assert t.g.life == [42, 42, 42, 42]


@pytest.mark.rule("dice_mutants.damage.attack-minus-defense")
def test_damage_is_attack_minus_defence() -> None:
    assert table().attack(A=7).defence(B=4).damage().g.life == [45, 42]


@pytest.mark.rule("dice_mutants.damage.never-negative")
def test_a_stronger_defence_heals_nothing() -> None:
    t = table().attack(A=3).defence(B=5).life(B=30).damage()
    assert t.g.life[B] == 30
    assert not t.heard("fought")
    assert t.g.hurt_in == 0


@pytest.mark.rule("dice_mutants.damage.bonuses-included")
def test_sword_and_shield_count() -> None:
    t = table().attack(A=6).sword(A).defence(B=4).shield(B).damage()
    assert t.g.life[B] == 42


@pytest.mark.rule("dice_mutants.damage.mandatory")
def test_attacks_ask_nobody() -> None:
    t = table(3).attack(A=3, B=3, C=3).mutate(A=10).mutating().passes(A)
    assert (t.g.round, t.phase) == (2, "claim")  # straight through the damage step into the next round
    assert len(t.heard("fought")) == 6
    assert t.g.life == [41, 41, 41]


@pytest.mark.rule("dice_mutants.damage.simultaneous")
def test_two_mutants_kill_each_other() -> None:
    t = table(3).life(A=2, B=2).attack(A=4, B=4).defence(C=18).damage()
    assert [(event.seat, event.args["damage"]) for event in t.heard("fought")] == [(A, 3), (B, 3)]
    assert t.g.life == [0, 0, 45]


@pytest.mark.rule("dice_mutants.damage.life-crossed-off")
def test_life_stops_at_zero() -> None:
    t = table(3).life(B=2).attack(A=6).damage()
    assert t.g.life[B] == 0
    assert [event.args for event in t.heard("lost") if event.seat == B] == [
        {"amount": 2, "before": 2, "left": 0, "again": "lives"}
    ]


@pytest.mark.rule("dice_mutants.damage.sums-over-attackers")
def test_damage_of_several_attackers_adds_up() -> None:
    t = table(4).attack(A=5, C=4, D=2).defence(B=3).damage()
    assert t.g.life[B] == 45 - 3


@pytest.mark.rule("dice_mutants.death.out-at-zero")
def test_a_dead_mutant_claims_assigns_and_buys_nothing() -> None:
    t = table(3).life(B=1).attack(A=2).guile(B=60).mutate(A=10, B=60, C=10).end_round()
    assert t.g.life[B] == 0
    seats = set()
    number = t.g.round
    while t.g.round == number:
        seats.add(t.asked)
        t.choose(-1 if t.asked is None else t.asked, t.offers[-1] if t.phase != "mutate" else "pass")
    assert seats == {A, C}


@pytest.mark.rule("dice_mutants.death.three-dice-removed")
def test_six_dice_leave_with_two_dead_mutants() -> None:
    t = table(5).new_round()
    assert t.pool_size == 15
    t.life(D=1, E=1).attack(A=2).end_round()
    assert [t.g.life[seat] for seat in (D, E)] == [0, 0]
    assert t.pool_size == 9


@pytest.mark.rule("dice_mutants.death.mid-round-dice-timing")
def test_dice_of_a_spiked_mutant_leave_at_the_next_roll() -> None:
    t = table(3).life(B=3).mutate(A=30).assigning(A=(6, 1, 1), B=(5, 1, 1))
    assert len(t.g.view(A)["dice"]) == 9
    t.assign_all_of(A)
    t.do(B, "attack", 5)
    t.assign_all_of(B).assign_all_of(C)
    t.do(A, "spikes", B)
    assert t.g.life[B] == 0
    assert (t.boxes(B, "attack"), t.total(A, "guile")) == ({5: 1}, 8)  # nothing assigned is undone
    assert len(t.g.view(A)["dice"]) == t.pool_size == 6  # the next round has begun


@pytest.mark.rule("dice_mutants.death.token-gap-skipped")
def test_the_gap_of_a_dead_mutants_token_is_skipped() -> None:
    t = table(3).life(B=1).attack(A=2, C=2).end_round()
    assert t.g.tokens == [1, 0, 3]
    assert t.claim_all() == [A, C, A, C, A, C]


@pytest.mark.rule("dice_mutants.death.points-lost")
def test_a_dead_mutant_buys_nothing_with_its_guile() -> None:
    t = table(3).life(B=1).attack(A=2).guile(B=60).end_round()
    assert t.total(B, "guile") == 60
    assert t.claim_all() == [A, C, A, C, A, C]  # B was never asked to buy
    t.refused(B, "initiative")
    assert not [event for event in t.heard("bought") if event.seat == B]


def test_a_dead_mutant_strikes_no_more() -> None:
    t = table(3).dead(B).attack(B=18).damage()
    assert t.g.life == [45, 0, 45]
    assert t.g.view(A)["blows"][B] == [0, 0, 0]


@pytest.mark.rule("dice_mutants.damage.sums-over-attackers")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2), (6, 3)])
def test_the_blows_shown_are_those_that_the_damage_step_deals(players: int, seed: int) -> None:
    g = CARD.new(players, Dice.from_number(seed, CARD.purposes))
    stream = Stream.from_number(seed)
    hurt = 0
    for count in range(1500):
        if not g.agenda:
            break
        seat = asked(g)[0]
        opts = options(g, seat)
        choose(g, seat, opts[stream.below(len(opts))])
        if count % 10 == 0 and g.agenda:
            now = g.clone()
            assert isinstance(now, DiceMutants)
            for mark in range(len(now.marks)):  # swords, shields and rage are rare in a match played at random
                now.marks[mark] = stream.below(2)
            blows = now.view(0)["blows"]
            before = now.life[:]
            now.order = rules.token_order(now)
            now.listen()
            DETERMINE_DAMAGE.run(now)
            dealt = {(e.seat, e.args["other_seat"]): e.args["damage"] for e in now.heard() if e.kind == "fought"}
            pairs = [(seat, other) for seat in range(players) for other in range(players)]
            assert {pair: blows[pair[0]][pair[1]] for pair in pairs if blows[pair[0]][pair[1]]} == dealt
            taken = [sum(blows[seat][other] for seat in range(players)) for other in range(players)]
            assert now.life == [max(0, life - damage) for life, damage in zip(before, taken, strict=True)]
            hurt += sum(taken) > 0
    assert hurt > 5
