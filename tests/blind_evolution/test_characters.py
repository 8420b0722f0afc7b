"""Blind Evolution Mythos, rule by rule: the special abilities of the eight characters, what they do and how often."""

from __future__ import annotations

import pytest

from chimera.games.blind_evolution.judgement import level, success
from chimera.games.blind_evolution.state import BlindEvolution
from tests.blind_evolution.boards import check, finish, happens, reserve
from tests.blind_evolution.city import (
    A,
    B,
    C,
    at,
    bits,
    city,
    codes,
    end,
    hold,
    judging,
    pawn,
    play,
    refused,
    stand,
    where,
)
from tests.blind_evolution.dusk import of_kind, stars


def to_the_end(g: BlindEvolution, seat: int) -> None:
    """A search or research goes on, by the first of all choices, until its character acts again."""
    while "end" not in codes(g, seat):
        play(g, seat, codes(g, seat)[0])


# all of them


@pytest.mark.rule("blind_evolution.character.ability-optional")
def test_nobody_has_to_use_the_special_ability() -> None:
    g = city("yukari_mizuno", "takuan")
    g.hp[A] = 3
    assert {"talent", "end"} <= set(codes(g, A))
    play(g, A, "end")
    assert (g.hp[A], g.active) == (3, B)

    g = city("toru_kodai", "takuan")
    judging(g, 2)
    play(g, A, "research")
    assert codes(g, A) == ["pass", "talent"]
    play(g, A, "pass")
    to_the_end(g, A)
    assert bits(g, A) == 2


@pytest.mark.rule("blind_evolution.character.ability-no-action")
def test_the_special_ability_needs_no_action() -> None:
    g = city("yukari_mizuno", "takuan")
    g.hp[A] = 3
    g.points = 0
    play(g, A, "talent", "whom:A")
    assert (g.hp[A], g.points) == (4, 0)


@pytest.mark.rule("blind_evolution.character.ability-own-turn")
def test_the_special_ability_is_used_in_the_own_turn() -> None:
    g = city("yukari_mizuno", "takuan")
    g.hp[A] = 3
    g.supers[A] = 1
    end(g, A)
    assert refused(g, A, "talent") == ""
    play(g, B, "research")
    assert "help:1" in codes(g, A)  # A is asked, but not about this
    refused(g, A, "talent")


@pytest.mark.rule("blind_evolution.character.ability-own-turn")
def test_cross_reference_does_not_help_the_research_of_another() -> None:
    g = city("toru_kodai", "takuan")
    g.supers[A] = 1
    end(g, A)
    play(g, B, "research")
    assert codes(g, A) == ["pass", "help:1"]
    refused(g, A, "talent")


# one by one


@pytest.mark.rule("blind_evolution.character.ability-optional")
def test_toru_kodai_adds_one_to_a_research_once_a_turn() -> None:
    g = city("toru_kodai", "takuan")
    stand(g, A="A-7")
    judging(g, 2)
    play(g, A, "search")
    assert "talent" not in codes(g, A)  # no search
    refused(g, A, "talent")
    to_the_end(g, A)
    g.points = 2
    judging(g, 3)
    play(g, A, "research", "talent")
    assert (level(g), success(g)) == (4, 3)
    before = bits(g, A)
    to_the_end(g, A)
    assert bits(g, A) == before + 3  # by the original level
    play(g, A, "research")
    assert "talent" not in codes(g, A)
    to_the_end(g, A)
    end(g, A)
    end(g, B)
    play(g, A, "research")
    assert "talent" in codes(g, A)


@pytest.mark.rule("blind_evolution.character.chihiro-follower")
def test_chihiro_follows_a_move_of_somebody_near_and_spends_nothing() -> None:
    g = city("takuan", "chihiro_sakura")
    stand(g, A="A-8", B="A-9")
    before = (g.money[B], g.points)
    play(g, A, "walk:A-2")
    assert codes(g, B) == ["pass", "follow"]
    play(g, B, "follow")
    assert (where(g, A), where(g, B)) == ("A-2", "A-2")
    assert (g.money[B], g.points) == (before[0], before[1] - 1)
    end(g, A)
    assert g.points == 2  # all of her own


@pytest.mark.rule("blind_evolution.character.chihiro-follower")
def test_chihiro_follows_from_the_same_hex_and_by_taxi_but_not_from_two_hexes_away() -> None:
    g = city("takuan", "chihiro_sakura")
    stand(g, A="A-8", B="A-8")
    play(g, A, "taxi:B-17")
    play(g, B, "follow")
    assert (where(g, B), g.money[B]) == ("B-17", 2)

    g = city("takuan", "chihiro_sakura")
    stand(g, A="A-8", B="A-10")
    play(g, A, "walk:A-11")  # next to her at the end, but two hexes away when the move began
    assert codes(g, B) == []
    assert where(g, B) == "A-10"


@pytest.mark.rule("blind_evolution.character.chihiro-follower")
def test_chihiro_follows_once_in_each_turn_of_another_and_never_a_train() -> None:
    g = city("takuan", "rex", "chihiro_sakura")
    stand(g, A="A-8", B="A-9", C="A-8")
    play(g, A, "ride:C-10")
    assert codes(g, C) == []
    stand(g, A="A-8")
    play(g, A, "walk:A-9")
    play(g, C, "follow")
    play(g, A, "walk:A-10")
    assert codes(g, C) == []  # once in this turn
    end(g, A)
    play(g, B, "walk:A-10")
    assert codes(g, C) == ["pass", "follow"]  # another turn, before her own
    play(g, C, "pass")
    assert where(g, C) == "A-9"
    assert "end" in codes(g, B)


@pytest.mark.rule("blind_evolution.character.chihiro-follower", "blind_evolution.move.no-contamination")
def test_chihiro_does_not_follow_into_contamination() -> None:
    g = city("takuan", "chihiro_sakura")
    hold(g, A, "slip_through")
    stand(g, A="A-8", B="A-8")
    pawn(g, "A-9")
    play(g, A, "walk:A-9")
    assert codes(g, B) == []
    assert (where(g, A), where(g, B)) == ("A-9", "A-8")


@pytest.mark.rule("blind_evolution.character.chihiro-follower")
def test_chihiro_follows_nobody_in_her_own_turn() -> None:
    g = city("chihiro_sakura", "takuan")
    stand(g, A="A-8", B="A-8")
    refused(g, A, "follow")
    refused(g, A, "talent")
    play(g, A, "walk:A-9")
    assert where(g, B) == "A-8"
    assert "end" in codes(g, A)


@pytest.mark.rule("blind_evolution.character.ability-optional")
def test_shiro_kanda_chooses_one_of_the_drawn_bits_once_a_turn() -> None:
    g = city("shiro_kanda", "takuan")
    stand(g, A="A-10")
    pawn(g, "A-5", "A-9", "A-14")
    for kind in (0, 1):
        g.pool[kind] = 3
    g.pool[2] = 1
    play(g, A, "clean:A-5")
    assert codes(g, A) == ["pass", "choose:straight", "choose:gentle", "choose:sharp"]
    play(g, A, "choose:sharp")
    assert reserve(g, A)["sharp"] == 1  # the only one
    assert bits(g, A) == 3
    play(g, A, "clean:A-9")
    assert "end" in codes(g, A)  # not asked again
    assert bits(g, A) == 6
    end(g, A)
    end(g, B)
    before = bits(g, A)
    play(g, A, "clean:A-14", "pass")
    assert bits(g, A) == before + 3
    assert "end" in codes(g, A)


@pytest.mark.rule("blind_evolution.fallen.required-success")
def test_takuan_needs_one_success_less_in_fallen_checks() -> None:
    g = city("takuan", "rex")
    assert "passed_check" in check(g, A, 6, 2)
    g = city("takuan", "rex")
    assert "failed_check" in check(g, A, 6, 1)
    g = city("takuan", "rex")
    finish(g, A, 4)
    judging(g, 1)
    assert "passed_check" in play(g, A, "card:brisk_pace")  # one is enough, and the least there is


def test_rex_does_one_damage_more_in_every_round() -> None:
    g = city("rex", "takuan")
    stand(g, A="A-9", B="C-19")
    g.spawn(0, at(g, "A-10"))
    g.boss_hp[0] = 20
    play(g, A, "walk:A-10", "stop")
    assert g.boss_hp[0] == 18
    g.hp[A] = 12
    play(g, A, "fight", "stop")
    assert g.boss_hp[0] == 16


@pytest.mark.rule("blind_evolution.character.ability-optional")
def test_amanogawa_looks_two_hexes_far_in_one_search_of_the_turn() -> None:
    g = city("amanogawa", "takuan")
    stand(g, A="A-10")
    judging(g, 3)
    play(g, A, "search", "check:A-5")
    assert "check:A-8" in codes(g, A)
    refused(g, A, "check:B-17")  # three hexes away
    play(g, A, "check:A-8", "check:A-1")  # the whole search has this reach
    assert codes(g, A, "check") == []
    judging(g, 3)
    play(g, A, "search")
    assert "check:A-5" in codes(g, A)
    refused(g, A, "check:A-8")
    to_the_end(g, A)
    end(g, A)
    stars(g, {})
    end(g, B)
    play(g, A, "search")
    assert "check:A-8" in codes(g, A)


@pytest.mark.rule("blind_evolution.character.ability-optional")
def test_a_search_of_amanogawa_without_far_hexes_leaves_her_ability_for_the_next_one() -> None:
    g = city("amanogawa", "takuan")
    stand(g, A="A-10")
    judging(g, 2)
    play(g, A, "search", "check:A-5", "check:A-6")
    play(g, A, "search")
    assert "check:A-8" in codes(g, A)


@pytest.mark.rule("blind_evolution.money.half-success-rounded-up")
def test_richard_earns_one_money_more_every_time() -> None:
    g = city("richard", "takuan")
    for money in (4, 6):
        earned = of_kind(happens(g, A, "earn", "stop"), "earned")  # success 1: half of it rounded up, and one more
        assert [event.args["n"] for event in earned] == [2]
        assert g.money[A] == money


@pytest.mark.rule("blind_evolution.character.ability-no-action")
def test_yukari_mizuno_heals_one_hp_up_to_one_hex_away_once_a_turn() -> None:
    g = city("yukari_mizuno", "takuan", "rex")
    stand(g, A="A-10", B="A-9", C="A-8")
    g.hp = [5, 5, 5]
    play(g, A, "talent")
    assert codes(g, A) == ["whom:A", "whom:B"]
    play(g, A, "whom:B")
    assert (g.hp, g.points) == ([5, 6, 5], 2)
    refused(g, A, "talent")
    for seat in (A, B, C):
        end(g, seat)
    g.hp[A] = 6
    stand(g, B="A-8")
    refused(g, A, "talent")  # she is well, the others are too far
    stand(g, B="A-11")
    assert "talent" in codes(g, A)
