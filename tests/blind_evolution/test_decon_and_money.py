"""Blind Evolution Mythos, rule by rule: decontamination and earning money."""

from __future__ import annotations

import pytest

from tests.blind_evolution.city import (
    A,
    B,
    all_link,
    at,
    bits,
    city,
    codes,
    hold,
    judging,
    pawn,
    pawns,
    play,
    refused,
    stand,
)

# decontamination


@pytest.mark.rule("blind_evolution.decon.remove-adjacent", "blind_evolution.decon.three-bits")
def test_a_pawn_is_removed_from_an_adjacent_hex_for_three_bits() -> None:
    g = city()
    stand(g, A="A-12")
    pawn(g, "A-7", "B-17", "A-10")  # A-10 is 2 hexes away
    assert codes(g, A, "clean") == ["clean:A-7", "clean:B-17"]
    refused(g, A, "clean:A-10")
    play(g, A, "clean:B-17")
    assert pawns(g) == ["A-7", "A-10"]
    assert (bits(g, A), bits(g, B), sum(g.pool), g.points) == (3, 0, 39, 1)


@pytest.mark.rule("blind_evolution.decon.three-bits-even-if-many")
def test_several_pawns_bring_three_bits_all_the_same() -> None:
    g = city()
    hold(g, A, "piercing_removal")
    stand(g, A="A-8")
    pawn(g, "A-9", "A-10", "A-11", "A-12", "B-13")  # eastwards; the fifth is out of reach
    play(g, A, "line:0")
    assert (pawns(g), bits(g, A), g.points) == (["B-13"], 3, 1)
    g = city()
    hold(g, A, "area_decontamination")
    pawn(g, "A-6", "A-7", "A-10", "A-12")
    play(g, A, "several:area_decontamination", "clean:A-6", "clean:A-7", "clean:A-10")
    assert (pawns(g), bits(g, A), g.points) == (["A-12"], 3, 1)
    g = city()
    hold(g, A, "great_cleansing")
    pawn(g, "A-6", "A-7", "A-1", "A-19", "B-1")
    play(g, A, "cleanse")
    assert (pawns(g), bits(g, A)) == (["B-1"], 3)


@pytest.mark.rule("blind_evolution.decon.no-judgement")
def test_decontamination_needs_no_judgement() -> None:
    g = city()
    pawn(g, "A-6")
    told = play(g, A, "clean:A-6")
    assert told == ["cleaned", "gained_bits"]
    assert (pawns(g), g.judge, codes(g, A, "end")) == ([], [], ["end"])


@pytest.mark.rule("blind_evolution.decon.needs-target")
def test_there_is_no_decontamination_without_a_pawn_in_reach() -> None:
    g = city()
    pawn(g, "A-8")
    hold(g, A, "area_decontamination", "piercing_removal")
    assert codes(g, A, "clean", "several", "cleanse") == []
    refused(g, A, "clean:A-6")
    refused(g, A, "clean:A-8")
    refused(g, A, "several:area_decontamination")
    g.pawns[at(g, "A-8")] = 0
    assert codes(g, A, "line") == []


@pytest.mark.rule("blind_evolution.decon.own-hex-needs-slip-through")
def test_a_pawn_on_the_own_hex_is_removed_with_slip_through_alone() -> None:
    g = city()
    pawn(g, "A-11")
    assert codes(g, A, "clean") == []
    refused(g, A, "clean:A-11")
    hold(g, A, "slip_through")
    play(g, A, "clean:A-11")
    assert (pawns(g), bits(g, A)) == ([], 3)


@pytest.mark.rule("blind_evolution.decon.area-and-slip-through")
def test_area_decontamination_includes_the_own_hex_with_slip_through() -> None:
    g = city()
    pawn(g, "A-11", "A-6", "A-12")
    hold(g, A, "area_decontamination")
    play(g, A, "several:area_decontamination")
    assert codes(g, A, "clean") == ["clean:A-6", "clean:A-12"]
    refused(g, A, "clean:A-11")
    g = city()
    pawn(g, "A-11", "A-6", "A-12")
    hold(g, A, "area_decontamination", "slip_through")
    play(g, A, "several:area_decontamination", "clean:A-6", "clean:A-11", "clean:A-12")
    assert (pawns(g), bits(g, A), g.points) == ([], 3, 1)


# earning money


@pytest.mark.rule("blind_evolution.money.half-success-rounded-up")
@pytest.mark.parametrize(("success", "money"), [(1, 1), (2, 1), (3, 2), (10, 5), (19, 10)])
def test_half_the_success_is_earned_rounded_up(success: int, money: int) -> None:
    g = city()
    g.money[A] = 0
    if success == 19:
        all_link(g)
    else:
        judging(g, success)
    play(g, A, "earn", "on")
    assert g.money == [money, 2]


@pytest.mark.rule("blind_evolution.money.one-bit")
def test_earning_money_brings_one_bit_too() -> None:
    g = city()
    judging(g, 6)
    play(g, A, "earn", "on")
    assert (g.money[A], bits(g, A), sum(g.pool), g.points) == (2 + 3, 1, 41, 1)


@pytest.mark.rule("blind_evolution.money.no-success-one-bonus")
def test_success_one_in_earning_money_brings_no_bonus() -> None:
    g = city()
    judging(g, 1)
    told = play(g, A, "earn", "on")
    assert (g.money[A], bits(g, A), g.supers) == (3, 1, [0, 0])
    assert "gained_bits" in told
    assert codes(g, A, "choose") == []
    g = city()
    play(g, A, "earn", "stop")
    assert (g.money[A], bits(g, A), g.supers) == (3, 1, [0, 0])
