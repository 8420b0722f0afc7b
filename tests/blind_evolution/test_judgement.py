"""Blind Evolution Mythos, rule by rule: judgement, how likely its results are, and the help of others."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from math import perm

import pytest
import yaml

from chimera.engine.agenda import asked, choose_code
from chimera.engine.dice import Dice
from chimera.games.blind_evolution import judgement
from chimera.games.blind_evolution.city import FOLDER
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import BATTLE, EARNING, ESCAPING, FALLEN_CHECK, RESEARCHING, WORDS
from tests.blind_evolution.city import (
    CARD,
    LONE,
    A,
    B,
    C,
    all_link,
    at,
    bare,
    bits,
    boss,
    city,
    clue,
    coded,
    codes,
    found,
    give_bits,
    hold,
    judging,
    play,
    refused,
    stand,
)

HEIGHTS = {"high": {"high"}, "low": {"low"}, "wide": {"high", "low"}}
HANDS = [
    (HEIGHTS[card["left"]], HEIGHTS[card["right"]])
    for card in yaml.safe_load((FOLDER / "content" / "judgement.yaml").read_text(encoding="utf-8"))["cards"]
]


def join_hands(before: int, after: int) -> bool:
    """Whether two cards link, read from the content without the game."""
    return bool(HANDS[before][1] & HANDS[after][0])


def helped(*heroes: str, supers: int = 1) -> BlindEvolution:
    """A on a bare hex, B far away with super tokens: after a judgement B is asked for help, and all lies open."""
    g = city(*heroes)
    bare(g, "A-12")
    stand(g, A="A-12", B="C-19")
    g.supers[B] = supers
    return g


def on_clue(g: BlindEvolution) -> int:
    """Put the harbour witness, known to all, where A stands."""
    stand(g, A="A-1")
    found(g, "A-1", "harbour_witness")
    return clue(g, "harbour_witness")


# the chain


@pytest.mark.rule("blind_evolution.judge.shuffle-all-nineteen")
def test_every_judgement_begins_with_all_nineteen_cards_shuffled_anew() -> None:
    g = city()
    all_link(g)
    chains = []
    for _ in range(2):
        play(g, A, "earn")
        while codes(g, A, "draw"):
            last = g.chain
            play(g, A, "draw")
        chains.append(last)
        assert sorted(last) == list(range(19))
        assert g.chain == []
    assert chains[0] != chains[1]


@pytest.mark.rule("blind_evolution.judge.link-chain", "blind_evolution.judge.failing-card-not-counted")
def test_the_chain_goes_on_as_long_as_neighbouring_hands_link() -> None:
    seen = set()
    for seed in range(80):
        g = helped()
        g.dice = Dice.from_number(seed, CARD.purposes)
        play(g, A, "research")
        shown = g.view(C)["judgement"]
        chain, success = shown["cards"], shown["success"]
        assert len(set(chain)) == len(chain)
        links = [join_hands(before, after) for before, after in pairwise(chain)]
        assert links == [True] * (success - 1) + [False] * (success < 19)
        seen.add(success)
    assert {1, 2, 3, 4, 5, 6} <= seen


@pytest.mark.rule("blind_evolution.judge.link-chain")
def test_two_linked_cards_are_success_two() -> None:
    g = helped()
    judging(g, 2)
    play(g, A, "research")
    chain = g.view(A)["judgement"]["cards"]
    assert [join_hands(before, after) for before, after in pairwise(chain)] == [True, False]
    assert g.view(A)["judgement"]["success"] == 2


@pytest.mark.rule("blind_evolution.judge.first-card-counts")
def test_the_least_success_is_one() -> None:
    g = helped()
    judging(g, 1)
    play(g, A, "research")
    shown = g.view(A)["judgement"]
    assert (len(shown["cards"]), join_hands(*shown["cards"]), shown["success"], shown["level"]) == (2, False, 1, 1)


@pytest.mark.rule("blind_evolution.judge.failing-card-not-counted")
def test_the_card_that_breaks_the_chain_does_not_count_and_ends_it() -> None:
    g = city()
    judging(g, 5)
    play(g, A, "earn", "draw", "draw", "draw", "draw")
    assert (g.view(A)["judgement"]["success"], len(g.chain)) == (5, 5)
    told = play(g, A, "draw")
    assert told.count("broke") == 1
    assert (codes(g, A, "draw", "stop"), g.money[A]) == ([], 2 + 3)


@pytest.mark.rule("blind_evolution.judge.maximum-nineteen")
def test_with_all_cards_linked_success_is_nineteen_and_the_draw_stops() -> None:
    g = helped()
    all_link(g)
    told = play(g, A, "research")
    shown = g.view(A)["judgement"]
    assert (shown["success"], shown["level"], len(shown["cards"])) == (19, 8, 19)
    assert (told.count("linked"), told.count("broke")) == (19, 0)
    g = city()
    all_link(g)
    play(g, A, "earn", *["draw"] * 17)
    assert codes(g, A, "draw") == ["draw"]
    play(g, A, "draw")
    assert (codes(g, A, "draw"), g.money[A]) == ([], 12)


@pytest.mark.rule("blind_evolution.judge.accomplishment-table")
def test_accomplishment_follows_success() -> None:
    table = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 9: 6, 10: 7, 14: 7, 15: 8, 19: 8}
    levels = {}
    for success in table:
        g = helped()
        if success == 19:
            all_link(g)
        elif success < 10:
            judging(g, success)
        else:
            judging(g, 5)
            g.luck[A] = success - 5  # of a kept event card
        play(g, A, "research")
        assert g.view(A)["judgement"]["success"] == success
        levels[success] = g.view(A)["judgement"]["level"]
    assert levels == table


@pytest.mark.rule("blind_evolution.judge.stop-voluntarily")
def test_who_earns_money_may_stop_at_will() -> None:
    g = city()
    judging(g, 6)
    play(g, A, "earn", "draw", "draw", "draw")
    assert set(codes(g, A)) == {"on", "draw", "stop"}
    told = play(g, A, "stop")
    assert "broke" not in told
    assert g.money[A] == 2 + 2  # success 4


@pytest.mark.rule("blind_evolution.judge.no-stop-in-search-and-research")
@pytest.mark.parametrize("action", ["search", "research"])
def test_nobody_stops_in_search_and_research(action: str) -> None:
    g = helped()
    hold(g, A, "informant_a")  # so that A is asked too
    judging(g, 3)
    told = play(g, A, action)
    assert (told.count("linked"), told.count("broke")) == (3, 1)
    assert set(codes(g, A)) == {"pass", "inform:informant_a"}
    refused(g, A, "stop")


# how likely it is


@cache
def chances() -> list[float]:
    """The exact chance of every success level from 1 to 19: linked rows of cards are counted by kinds of cards."""
    kinds = Counter((frozenset(left), frozenset(right)) for left, right in HANDS)
    sorts = list(kinds)
    rows: dict[tuple[tuple[int, ...], int], int] = {}  # (how many of each kind are laid, the last one) -> rows
    for sort in range(len(sorts)):
        rows[tuple(int(i == sort) for i in range(len(sorts))), sort] = kinds[sorts[sort]]
    at_least = [1.0]
    for length in range(2, 20):
        longer: dict[tuple[tuple[int, ...], int], int] = {}
        for (laid, last), ways in rows.items():
            for sort, kind in enumerate(sorts):
                left = kinds[kind] - laid[sort]
                if left and sorts[last][1] & kind[0]:
                    key = (*laid[:sort], laid[sort] + 1, *laid[sort + 1 :]), sort
                    longer[key] = longer.get(key, 0) + ways * left
        rows = longer
        at_least.append(sum(rows.values()) / perm(19, length))
    return [chance - longer for chance, longer in pairwise([*at_least, 0.0])]


@pytest.mark.rule("blind_evolution.comp.judgement-card-links")
def test_100_000_judgements_are_as_likely_as_they_should_be() -> None:
    exact = chances()
    assert sum(exact) == pytest.approx(1)
    g = city().clone()
    counts = [0] * 20
    tries = 100_000
    for _ in range(tries):
        judgement.begin(g, A, EARNING)
        judgement.draw_on(g, 0)
        counts[judgement.success(g)] += 1
    expected = [chance * tries for chance in exact]
    assert min(expected) > 10
    chi_square = sum((seen - due) ** 2 / due for seen, due in zip(counts[1:], expected, strict=True))
    assert chi_square < 42.3  # with 18 degrees of freedom it is passed once in a thousand times


def test_the_chances_are_those_of_drawing_by_hand() -> None:
    one = sum(not join_hands(a, b) for a in range(19) for b in range(19) if a != b) / (19 * 18)
    assert chances()[0] == pytest.approx(one)
    two = sum(
        join_hands(a, b) and not join_hands(b, c)
        for a in range(19)
        for b in range(19)
        for c in range(19)
        if len({a, b, c}) == 3
    )
    assert chances()[1] == pytest.approx(two / (19 * 18 * 17))


# super tokens


@pytest.mark.rule("blind_evolution.judge.super-token-plus-one", "blind_evolution.judge.bits-by-original-level")
def test_super_tokens_of_others_add_to_the_level_but_not_to_the_bits() -> None:
    g = helped(supers=2)
    number = on_clue(g)
    judging(g, 3)
    play(g, A, "research")
    assert g.view(A)["judgement"]["level"] == 3
    assert codes(g, B) == ["pass", "help:1", "help:2"]
    play(g, B, "help:2")
    assert (g.supers[B], g.points) == (0, 1)
    play(g, A, "read")
    assert (g.progress[number], bits(g, A)) == (5, 3)


@pytest.mark.rule("blind_evolution.judge.bits-by-original-level")
def test_events_and_abilities_add_no_bits_either() -> None:
    g = helped("rex", "takuan")
    number = on_clue(g)
    hold(g, A, "quick_study")  # 1 more in research
    g.boost[A] = 2  # of a kept event card
    judging(g, 3)
    play(g, A, "research")
    assert g.view(A)["judgement"]["level"] == 6
    play(g, B, "pass")
    play(g, A, "read")
    assert (g.progress[number], bits(g, A)) == (6, 3)
    g = helped()
    number = on_clue(g)
    g.luck[A] = 2  # of another
    judging(g, 2)
    play(g, A, "research")
    assert g.view(A)["judgement"]["success"] == 4
    play(g, B, "pass")
    play(g, A, "read")
    assert (g.progress[number], bits(g, A)) == (4, 2)


@pytest.mark.rule("blind_evolution.judge.super-token-others-only")
def test_nobody_spends_super_tokens_on_their_own_judgement() -> None:
    g = city()
    g.supers[A] = 3
    hold(g, A, "informant_a")  # so that A is asked at all
    judging(g, 2)
    play(g, A, "search")
    assert codes(g, A) == ["pass", "inform:informant_a"]
    refused(g, A, "help:1")
    g = city()
    g.supers[A] = 3
    judging(g, 2)
    play(g, A, "search")
    assert codes(g, A, "check") != []  # there was no question about tokens


@pytest.mark.rule("blind_evolution.judge.super-token-unlimited")
def test_any_number_of_tokens_may_be_spent_by_several_players() -> None:
    g = helped("rex", "takuan", "yukari_mizuno", supers=2)
    g.supers[C] = 1
    number = on_clue(g)
    judging(g, 4)
    play(g, A, "research")
    assert asked(g) == (B, C)
    play(g, C, "help:1")
    play(g, B, "help:1")
    play(g, B, "help:1")
    assert g.supers == [0, 0, 0]
    play(g, A, "read")
    assert g.progress[number] == 7


def offered_to_b(g: BlindEvolution, what: int, *choices: str) -> set[str]:
    """What B is offered while A chooses this, and that such a judgement was made meanwhile."""
    offered: set[str] = set()
    made = []
    for code in choices:
        choose_code(g, WORDS, A, coded(g, code))
        made += [event.args["judgement"] for event in g.heard() if event.kind == "judges"]
        offered |= set(codes(g, B))
    assert what in made
    return offered


@pytest.mark.rule("blind_evolution.judge.super-token-which-judgements")
def test_super_tokens_help_search_and_research_alone() -> None:
    g = helped(supers=5)
    judging(g, 3)
    assert offered_to_b(g, EARNING, "earn", "on") == set()

    g = helped(supers=5)
    give_bits(g, A, straight=4)  # the middle row of the blue board
    judging(g, 1)
    assert offered_to_b(g, FALLEN_CHECK, *["lay:straight:0"] * 4, "card:healing") == set()

    g = helped(supers=5)
    lender = boss(g, "the_lender")
    g.boss_at[lender], g.boss_hp[lender] = at(g, "A-11"), 40
    judging(g, 3)
    assert offered_to_b(g, BATTLE, "walk:A-11", "on", "fight", "on") == set()
    assert offered_to_b(g, ESCAPING, "flee", "on") == set()
    assert g.supers[B] == 5


@pytest.mark.rule("blind_evolution.judge.super-token-after-draw")
def test_tokens_are_announced_when_the_level_is_known_and_nothing_has_happened() -> None:
    g = helped()
    number = on_clue(g)
    judging(g, 2)
    told = play(g, A, "research")
    assert told[-1] == "judged"
    assert (g.view(B)["judgement"]["level"], g.progress[number], bits(g, A)) == (2, 0, 0)
    play(g, B, "help:1")
    assert g.view(B)["judgement"]["level"] == 3
    play(g, A, "read")
    assert g.progress[number] == 3
    refused(g, B, "help:1")


@pytest.mark.rule("blind_evolution.judge.super-token-above-eight")
def test_tokens_may_lift_the_level_above_eight() -> None:
    g = helped(supers=2)
    number = on_clue(g)
    all_link(g)
    play(g, A, "research")
    assert g.view(A)["judgement"]["level"] == 8
    play(g, B, "help:2")
    play(g, A, "read")
    assert (g.progress[number], bits(g, A)) == (10, 8)


@pytest.mark.rule("blind_evolution.judge.solo-super-tokens")
def test_one_person_may_help_one_character_with_the_tokens_of_another() -> None:
    g = city("rex", "takuan", persons=(0, 0))
    g.supers[B] = 2
    number = on_clue(g)
    judging(g, 3)
    play(g, A, "research")
    assert codes(g, B) == ["pass", "help:1", "help:2"]
    play(g, B, "help:2")
    play(g, A, "read")
    assert g.progress[number] == 5


@pytest.mark.rule("blind_evolution.judge.solo-super-tokens")
def test_a_single_character_cannot_spend_tokens() -> None:
    g = city("rex", files={"lone.yaml": LONE})
    play(g, A, "card:informant_a")
    g.supers[A] = 2
    stand(g, A="A-15")
    judging(g, 3)
    play(g, A, "research")
    assert g.judge[1] == RESEARCHING
    assert codes(g, A) == ["pass", "inform:informant_a"]
    refused(g, A, "help:1")
