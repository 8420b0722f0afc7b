"""Blind Evolution Mythos: ability cards for judgements, TB bits and battles; the others: test_ability_cards.py."""

from __future__ import annotations

import itertools

import pytest

from chimera.games.blind_evolution.judgement import level, success
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import JUDGE_BEFORE, JUDGE_LINKED, WIDE
from tests.blind_evolution.boards import check, finish, happens, reserve
from tests.blind_evolution.city import (
    A,
    B,
    at,
    bits,
    city,
    codes,
    end,
    give_bits,
    held,
    hold,
    judging,
    near,
    play,
    refused,
    rigged,
    stand,
)
from tests.blind_evolution.dusk import of_kind
from tests.blind_evolution.hands import next_turn, with_cards

# judgement


@pytest.mark.rule("blind_evolution.ability.informant-other-turn", "blind_evolution.ability.discard-type")
def test_informant_a_adds_two_to_anybodys_search_or_research_and_is_gone() -> None:
    g = with_cards("informant_a", heroes=("rex", "takuan"), at_hex="A-7")
    judging(g, 2)
    play(g, A, "research")
    play(g, A, "inform:informant_a")
    assert (level(g), success(g)) == (4, 2)
    assert held(g, A) == []
    play(g, A, "bits")
    assert bits(g, A) == 2  # by the original level


@pytest.mark.rule("blind_evolution.ability.informant-other-turn", "blind_evolution.ability.once-per-turn")
def test_informant_b_adds_one_for_a_money_once_until_the_next_own_turn() -> None:
    g = with_cards("informant_b", at_hex="A-7")
    stand(g, B="A-7")
    judging(g, 2)
    play(g, A, "search", "inform:informant_b")
    assert (level(g), g.money[A]) == (3, 1)
    play(g, A, "enough")
    end(g, A)
    assert "research" in codes(g, B)
    play(g, B, "research")
    assert codes(g, A) == []  # once in a full turn
    g = with_cards("informant_b", at_hex="A-7")
    g.money[A] = 0
    play(g, A, "search")
    refused(g, A, "inform:informant_b")


@pytest.mark.rule("blind_evolution.ability.permanent-type", "blind_evolution.ability.action-bound")
@pytest.mark.parametrize(
    ("cards", "more"), [(("quick_study",), 1), (("deep_reading",), 3), (("quick_study", "deep_reading"), 4)]
)
def test_quick_study_and_deep_reading_add_to_every_own_research(cards: tuple[str, ...], more: int) -> None:
    g = with_cards(*cards, heroes=("rex", "takuan"), at_hex="A-7")
    for _ in range(2):
        judging(g, 2)
        judged = of_kind(happens(g, A, "research"), "judged")
        assert [(event.args["success"], event.args["level"]) for event in judged] == [(2, 2 + more)]
        while "end" not in codes(g, A):
            play(g, A, codes(g, A)[0])
    assert bits(g, A) == 4
    next_turn(g)
    judging(g, 2)
    judged = of_kind(happens(g, A, "search"), "judged")
    assert [event.args["level"] for event in judged] == [2]


@pytest.mark.rule("blind_evolution.ability.permanent-type", "blind_evolution.ability.action-bound")
def test_street_sense_checks_one_hex_more_in_every_search() -> None:
    g = with_cards("street_sense", at_hex="A-10")
    judging(g, 2)
    play(g, A, "search", "check:A-5", "check:A-6")
    assert bits(g, A) == 0
    play(g, A, "check:A-9")
    assert codes(g, A, "check") == []
    assert bits(g, A) == 2
    judging(g, 2)
    judged = of_kind(happens(g, A, "search"), "judged")
    assert judged[0].args["level"] == 2  # it is a hex, no level


def repeated(first: int, second: int) -> BlindEvolution:
    """A research whose first try is worth one success and the repeated one another, waiting for a decision."""
    g = with_cards("second_chance", heroes=("rex", "takuan"), at_hex="A-7")

    def tries(twin: BlindEvolution) -> bool:
        play(twin, A, "research")
        if success(twin) != first:
            return False
        play(twin, A, "again:second_chance")
        return twin.judge[JUDGE_LINKED] == second and twin.judge[JUDGE_BEFORE] == first

    rigged(g, tries)
    play(g, A, "research")
    return g


@pytest.mark.rule("blind_evolution.ability.action-bound", "blind_evolution.ability.discard-type")
@pytest.mark.parametrize(("first", "second", "best"), [(1, 4, 4), (4, 1, 4)])
def test_second_chance_repeats_a_judgement_and_the_better_result_counts(first: int, second: int, best: int) -> None:
    g = repeated(first, second)
    assert codes(g, A) == ["pass", "again:second_chance"]
    judged = of_kind(happens(g, A, "again:second_chance"), "judged")
    assert [event.args["success"] for event in judged] == [best]
    assert held(g, A) == []

    g = repeated(first, second)
    judged = of_kind(happens(g, A, "pass"), "judged")
    assert [event.args["success"] for event in judged] == [first]
    assert held(g, A) == ["second_chance"]


@pytest.mark.rule("blind_evolution.ability.permanent-type")
@pytest.mark.parametrize("seed", range(1, 7))
def test_unbroken_chain_forgives_one_broken_link_in_every_judgement(seed: int) -> None:
    g = city("rex", "takuan", seed=seed)
    hold(g, A, "unbroken_chain")
    stand(g, A="A-7")
    for _ in range(2):
        drawn = [event for event in happens(g, A, "research") if event.kind in ("linked", "broke")]
        cards = [int(event.args["card_number"]) for event in drawn]
        broken = [not joins(g, one, other) for one, other in itertools.pairwise(cards)]
        assert [event.kind for event in drawn] == ["linked"] * (len(drawn) - 1) + ["broke"]
        assert sum(broken) == 2
        assert broken[-1]
        while "end" not in codes(g, A):
            play(g, A, codes(g, A)[0])


def joins(g: BlindEvolution, one: int, other: int) -> bool:
    """Whether the hands of two cards meet, as the content has them."""
    right, left = g.box.card_right[one], g.box.card_left[other]
    return right == left or WIDE in (right, left)


# TB bits


@pytest.mark.rule("blind_evolution.ability.permanent-type")
def test_bit_weaver_exchanges_two_bits_for_one() -> None:
    g = with_cards("bit_weaver")
    give_bits(g, A, straight=1, sharp=1)
    play(g, A, "swap:gentle", "give:straight", "give:sharp")
    assert reserve(g, A) == {"gentle": 1}
    refused(g, A, "swap:gentle")  # one is too few


@pytest.mark.rule("blind_evolution.ability.permanent-type", "blind_evolution.fallen.required-success")
def test_steady_mind_lowers_the_need_of_a_fallen_check_by_one_but_not_below_one() -> None:
    g = with_cards("steady_mind")
    assert "passed_check" in check(g, A, 6, 2)
    g = with_cards("steady_mind")
    assert "failed_check" in check(g, A, 6, 1)
    g = with_cards("steady_mind", heroes=("takuan", "rex"))  # two less, of two
    finish(g, A, 4)
    judging(g, 4)
    drawn = [event.kind for event in happens(g, A, "card:brisk_pace")]
    assert drawn.count("linked") == 1
    assert "passed_check" in drawn


# battle


def meet(*cards: str, hero: str = "toru_kodai") -> BlindEvolution:
    """A with these cards has walked onto the hex of the Lender, which has 20 HP."""
    g = with_cards(*cards, heroes=(hero, "takuan"), at_hex="A-9")
    g.spawn(0, at(g, "A-10"))
    g.boss_hp[0] = 20
    play(g, A, "walk:A-10")
    return g


@pytest.mark.rule("blind_evolution.ability.permanent-type", "blind_evolution.ability.action-bound")
@pytest.mark.parametrize(
    ("cards", "force"),
    [((), 1), (("combat_boost",), 2), (("battle_trance",), 3), (("combat_boost", "battle_trance"), 4)],
)
def test_combat_boost_and_battle_trance_add_damage_in_every_round(cards: tuple[str, ...], force: int) -> None:
    g = meet(*cards)
    play(g, A, "stop")  # one card: a blow of 1
    assert g.boss_hp[0] == 20 - force
    g.hp[A] = 8
    play(g, A, "fight", "stop")
    assert g.boss_hp[0] == 20 - 2 * force


@pytest.mark.rule("blind_evolution.ability.permanent-type", "blind_evolution.ability.action-bound")
def test_defence_boost_takes_one_damage_off_every_hit() -> None:
    lost: dict[str, list[int]] = {"": [], "defence_boost": []}
    for card, hits in lost.items():
        for seed in range(12):
            g = meet(*([card] if card else []))
            g.dice = city(seed=seed).dice
            play(g, A, "stop")
            hits.append(8 - g.hp[A])
    assert lost["defence_boost"] == [hit - 1 for hit in lost[""]]
    assert set(lost[""]) >= {1, 2}


@pytest.mark.rule("blind_evolution.ability.action-bound", "blind_evolution.ability.once-per-turn")
def test_opening_blow_strikes_for_two_before_the_first_round_once_a_turn() -> None:
    g = city("toru_kodai", "takuan", scenario="water_marks")
    play(g, A, "card:side_job")
    play(g, B, "card:street_sense")
    hold(g, A, "opening_blow")
    stand(g, A="B-1", B="B-19")
    here, there = near(g, "B-1")[:2]
    g.spawn(0, at(g, here))
    g.spawn(1, at(g, there))
    g.boss_hp[:2] = [2, 4]
    play(g, A, f"walk:{here}")
    assert codes(g, A) == ["pass", "strike:opening_blow"]
    play(g, A, "strike:opening_blow")
    assert g.boss_hp[0] == 0  # defeated before any round
    assert "end" in codes(g, A)
    play(g, A, f"walk:{there}")
    assert "stop" in codes(g, A)  # the battle goes straight to its first round
    play(g, A, "stop")
    assert g.boss_hp[1] == 3
