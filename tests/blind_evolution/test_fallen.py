"""Blind Evolution Mythos, rule by rule: the fallen check after every finished line."""

from __future__ import annotations

import pytest

from tests.blind_evolution.boards import check, finish, happens
from tests.blind_evolution.city import A, ability, at, city, codes, held, judging, play, stand


@pytest.mark.rule("blind_evolution.fallen.check-after-card")
def test_after_taking_the_card_the_check_is_made_before_anything_else() -> None:
    g = city()
    told = finish(g, A, 5)
    assert "judges" not in told
    assert set(codes(g, A)) == set(codes(g, A, "card"))  # a card has to be taken first
    told = play(g, A, "card:healing")
    assert told[:2] == ["gained_card", "judges"]
    assert {"passed_check", "failed_check"} & set(told)


@pytest.mark.rule("blind_evolution.fallen.required-success")
@pytest.mark.parametrize(("n", "need"), [(4, 2), (5, 2), (6, 3), (7, 4)])
def test_a_check_needs_more_success_the_longer_the_line_was(n: int, need: int) -> None:
    passed = city()
    assert "passed_check" in check(passed, A, n, need)
    assert passed.fallen[A] == 0
    failed = city()
    assert "failed_check" in check(failed, A, n, need - 1)
    assert failed.fallen[A] == 1


@pytest.mark.rule("blind_evolution.fallen.stop-when-reached")
def test_a_check_stops_as_soon_as_the_required_success_is_reached() -> None:
    g = city()
    finish(g, A, 6)
    judging(g, 6)  # drawn to the end, six cards would link
    told = happens(g, A, "card:brisk_pace")
    assert [event.kind for event in told].count("linked") == 3
    assert "broke" not in [event.kind for event in told]
    assert [event.args["success"] for event in told if event.kind == "judged"] == [3]
    assert "passed_check" in [event.kind for event in told]


@pytest.mark.rule("blind_evolution.fallen.bits-not-card-level")
def test_the_bits_decide_and_not_the_level_of_the_card() -> None:
    g = city()
    assert g.box.ability_level[ability(g, "brisk_pace")] == 1
    assert "failed_check" in check(g, A, 7, 3, card="brisk_pace")


@pytest.mark.rule("blind_evolution.fallen.fail-gives-token")
def test_a_failed_check_gives_a_token() -> None:
    g = city()
    assert g.fallen[A] == 0
    check(g, A, 5, 1)
    assert g.fallen[A] == 1
    assert g.here(A)


@pytest.mark.rule("blind_evolution.fallen.card-kept-on-fail")
def test_the_card_is_kept_after_a_failure_and_usable_at_once() -> None:
    g = city()
    g.hp[A] = 5
    check(g, A, 5, 1, card="healing")
    assert (g.fallen[A], held(g, A)) == (1, ["healing"])
    play(g, A, "use:healing", "whom:A")
    assert g.hp[A] == 6


@pytest.mark.rule("blind_evolution.fallen.pass-removes-token")
@pytest.mark.parametrize("tokens", [0, 1])
def test_a_passed_check_removes_a_token_if_there_is_one(tokens: int) -> None:
    g = city()
    g.fallen[A] = tokens
    told = check(g, A, 5, 2)
    assert g.fallen[A] == 0
    assert ("cleared" in told) == (tokens == 1)


@pytest.mark.rule("blind_evolution.fallen.second-fail-incapacitates")
def test_a_failure_with_a_token_incapacitates_and_the_new_card_is_lost() -> None:
    g = city()
    stand(g, A="A-12")
    g.fallen[A] = 1
    before = g.supply[ability(g, "brisk_pace")]
    told = check(g, A, 5, 1)
    assert "fell" in told
    assert not g.here(A)
    assert g.heroes[A] == -1
    assert at(g, "A-12") not in g.at
    assert held(g, A) == []
    assert g.supply[ability(g, "brisk_pace")] == before
