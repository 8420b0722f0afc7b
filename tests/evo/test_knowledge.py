"""What a seat is shown, and what a copy imagines in place of what it cannot know."""

from __future__ import annotations

import pytest

from chimera.engine.dice import Stream
from chimera.engine.visibility import HIDDEN
from chimera.games.evo.state import Evo
from tests.evo.helpers import BOX, A, B, C, Table, table


def imagined(t: Table, seat: int, copies: int = 40) -> list[Evo]:
    """Copies in which what the seat cannot know is drawn anew; each looks the same to that seat."""
    found = []
    for number in range(copies):
        g = t.g.determinize(seat, Stream.from_number(number))
        assert g.view(seat) == t.view(seat)
        assert g.totals() == t.g.totals()
        assert sorted([*g.stack, g.spare]) == sorted([*t.g.stack, t.g.spare])
        assert sorted([*g.bag, *g.left_out]) == sorted([*t.g.bag, *t.g.left_out])
        assert sorted([*g.deck, *[c for c in range(15) if g.holder[c] != -1]]) == list(range(15))
        found.append(g)
    return found


@pytest.mark.rule("evo.event.secret-hand")
def test_the_hands_of_others_may_hold_any_card_not_seen() -> None:
    t = table(3).hand(A, "charge", "shelter").hand(B, "vanguard", "far_nest").hand(C, "old_guard").movement()
    own = {BOX.card_names.index("charge"), BOX.card_names.index("shelter")}
    guessed: set[int] = set()
    for g in imagined(t, A):
        hands = [{card for card in range(15) if g.holder[card] == seat} for seat in range(3)]
        assert hands[A] == own
        assert (len(hands[B]), len(hands[C])) == (2, 1)
        assert g.hidden == (2, 2, 1)
        assert all(g.known[card] == 1 << B for card in hands[B])
        assert g.view(B)["hands"][B] == sorted(hands[B])  # in the copy B knows the cards B holds
        assert all(g.known[card] == 0 and g.holder[card] == -1 for card in g.deck)
        guessed |= hands[B]
    assert guessed == set(range(15)) - own


@pytest.mark.rule("evo.event.secret-hand", "evo.event.withdraw")
def test_a_card_everybody_has_seen_stays_where_it_is() -> None:
    t = table(3).hand(A, "far_nest").hand(B, "double_clutch", "charge").births()
    t.choose(A, "play:far_nest").choose(B, "play:double_clutch", "pass")
    t.choose(A, "pass").choose(B, "withdraw:double_clutch")
    for g in imagined(t, C, 10):
        assert g.holder[BOX.card_names.index("double_clutch")] == B
        assert g.holder[BOX.card_names.index("far_nest")] == -2  # discarded
        assert (len(g.deck), g.hidden) == (12, (0, 1, 0))


@pytest.mark.rule("evo.setup.bag-eight-unique")
def test_any_unique_gene_not_seen_may_be_out_of_the_game() -> None:
    t = table(4).genes(B, "wings", "flippers").movement()
    out: set[int] = set()
    for g in imagined(t, A, 60):
        assert len(g.left_out) == 4
        assert len(g.bag) == 42
        assert all(gene >= BOX.normal for gene in g.left_out)
        out |= set(g.left_out)
    assert out == {BOX.normal + i for i in range(12)} - {9, 10}


@pytest.mark.rule("evo.setup.climate-bottom-three", "evo.setup.climate-token-removed")
def test_the_meteorite_is_imagined_among_the_last_three() -> None:
    t = table(3)
    places: set[int] = set()
    spares: set[int] = set()
    for g in imagined(t, A, 80):
        places.add(g.stack.index(BOX.meteorite))
        spares.add(g.spare)
    assert places == {0, 1, 2}
    assert spares == {
        BOX.tokens.index(token) for token in ("clockwise", "double_clockwise", "still", "counterclockwise")
    }


@pytest.mark.rule("evo.unique.sixth-sense")
def test_whoever_has_sixth_sense_imagines_the_true_top() -> None:
    t = table(3).genes(A, "sixth_sense").movement()
    assert {g.stack[-1] for g in imagined(t, A)} == {t.g.stack[-1]}
    assert len({g.stack[-1] for g in imagined(t, B)}) > 1
    t.stack("meteorite", "clockwise", "still").movement()
    assert {g.stack[-1] for g in imagined(t, A)} == {BOX.meteorite}
    assert {g.stack.index(BOX.meteorite) for g in imagined(t, B)} == {0, 1, 2}
    t.stack("clockwise", "meteorite", "still").movement()
    assert {g.stack.index(BOX.meteorite) for g in imagined(t, A)} == {0, 1}


@pytest.mark.rule("evo.climate.reveal-top-token", "evo.lab.gene-count")
def test_it_is_counted_what_everybody_is_shown() -> None:
    t = table(3).genes(A, "sixth_sense").stack("clockwise", "still", "still")
    before = t.g.told_seats
    t.climate_phase()
    shown = [t.g.told(seat) - before[seat] for seat in range(3)]
    # two genes for everybody; the token for those who had not seen it, and the next one for A
    assert shown == [3, 3, 3]
    assert t.view(A)["climate"]["stack"] == [BOX.tokens.index("still"), HIDDEN]
    before = t.g.told_seats
    t.choose(A, "bid:1:0").choose(B, "bid:2:0").choose(C, "bid:3:0")
    assert [t.g.told(seat) - before[seat] for seat in range(3)] == [1, 0, 0]  # the event card


@pytest.mark.rule("evo.climate.reveal-top-token", "evo.unique.sixth-sense")
def test_a_token_seen_before_is_not_counted_again() -> None:
    t = table(3).genes(B, "sixth_sense").stack("clockwise", "still", "still")
    before = t.g.told_seats
    t.climate_phase()
    assert [t.g.told(seat) - before[seat] for seat in range(3)] == [3, 3, 3]  # B: two genes and the next token


@pytest.mark.rule("evo.event.single-use")
def test_a_card_played_is_shown_to_the_others() -> None:
    t = table(3).hand(A, "charge").movement()
    before = t.g.told_seats
    t.choose(A, "play:charge")
    assert [t.g.told(seat) - before[seat] for seat in range(3)] == [0, 1, 1]


@pytest.mark.rule("evo.setup.mutation-points-not-secret")
def test_playing_a_copy_leaves_the_match_alone() -> None:
    t = table(3).hand(A, "charge", "far_nest").movement()
    before = t.view(A), t.g.dice.words[:]
    twin = t.copy()
    twin.choose(A, "play:charge").passing(until="survival")
    assert (t.view(A), t.g.dice.words) == before


def undone(t: Table) -> Evo:
    """The position as it stands after an undo by consent, from a moment when somebody had seen more."""
    g = t.g.clone()
    later = t.g.clone()
    later.learn(0, 1 << B)
    g.unsee(later)
    assert g.told_seats == later.told_seats
    return g


@pytest.mark.rule("evo.setup.climate-bottom-three", "evo.setup.event-deck-shuffled")
def test_after_an_undo_what_somebody_saw_is_shuffled_anew() -> None:
    places: set[int] = set()
    tops: set[int] = set()
    for seed in range(40):
        t = table(3, seed=seed)
        g = undone(t)
        places.add(g.stack.index(BOX.meteorite))
        tops.add(g.stack[-1])
        for before, after in ((t.g.stack, g.stack), (t.g.bag, g.bag), (t.g.deck, g.deck)):
            assert sorted(before) == sorted(after)
        assert (g.bag != t.g.bag, g.deck != t.g.deck) == (True, True)
    assert places == {0, 1, 2}
    assert len(tops) > 2
    untouched = t.g.clone()
    untouched.unsee(t.g)
    assert (untouched.stack, untouched.bag, untouched.deck) == (t.g.stack, t.g.bag, t.g.deck)


@pytest.mark.rule("evo.unique.sixth-sense")
def test_after_an_undo_a_token_that_is_known_still_lies_on_top() -> None:
    for seed in range(12):
        t = table(3, seed=seed).genes(A, "sixth_sense").movement()
        assert undone(t).stack[-1] == t.g.stack[-1]
        t.stack("meteorite", "clockwise", "still")
        assert undone(t).stack[-1] == BOX.meteorite
        t.stack("clockwise", "meteorite")
        assert undone(t).stack == t.g.stack
    places = set()
    for seed in range(12):
        t = table(3, seed=seed).genes(A, "sixth_sense").stack("clockwise", "still", "meteorite")
        places.add(undone(t).stack.index(BOX.meteorite))
    assert places == {0, 1}


@pytest.mark.rule("evo.setup.climate-bottom-three", "evo.setup.climate-top-nine", "evo.unique.sixth-sense")
def test_after_an_undo_only_tokens_nobody_knows_change_places() -> None:
    seen: list[set[int]] = [set() for _ in range(7)]  # what lay on each place of the stack, from its bottom
    for seed in range(60):
        t = table(3, seed=seed).genes(A, "sixth_sense")
        t.stack("clockwise", "still", "counterclockwise", "double_clockwise", "clockwise", "meteorite", "clockwise")
        assert t.g.stack_known == (0, 0, 0, 0, 0, 0, 1 << A)
        t.g.stack_known = (0, 0, 0, 0, 1 << B, 0, 1 << A)  # B has looked at the third from the top
        g = undone(t)
        assert (g.stack[6], g.stack[4]) == (t.g.stack[6], t.g.stack[4])
        assert sorted(g.stack) == sorted(t.g.stack)
        for place in range(7):
            seen[place].add(g.stack[place])
    loose = {BOX.tokens.index(token) for token in ("clockwise", "still", "double_clockwise")}
    assert seen[5] == seen[3] == loose  # the meteorite never leaves the last three
    assert seen[0] == seen[1] == seen[2] == loose | {BOX.meteorite}
