"""What is hidden: copies imagined for a seat, and what an undo by consent shuffles again."""

from __future__ import annotations

from collections import Counter

from chimera.engine.dice import Stream
from tests.evo.helpers import BOX, A, B, C, Table, table

COPIES = 60


def middle() -> Table:
    """A match in which A has sixth sense and a card, B two cards, and some tokens are gone."""
    t = table(3).genes(A, "sixth_sense", "horn").hand(A, "charge").hand(B, "shelter", "old_guard")
    t.g.stack = t.g.stack[:8]
    t.g.stack_known = t.g.stack_known[:8]
    t.g.foresee()
    return t.mutations("egg", "wings")


def test_an_imagined_copy_looks_the_same_to_the_seat_it_is_imagined_for() -> None:
    t = middle()
    for seat in (A, B, C):
        for number in range(20):
            assert t.g.determinize(seat, Stream.from_number(number)).view(seat) == t.view(seat)


def test_an_unknown_meteorite_is_imagined_in_each_of_the_last_three_places() -> None:
    t = middle()
    places = Counter(
        t.g.determinize(B, Stream.from_number(number)).stack.index(BOX.meteorite) for number in range(COPIES)
    )
    assert set(places) == {0, 1, 2}


def test_a_token_that_was_seen_stays_and_the_others_do_not() -> None:
    t = table(3).genes(A, "sixth_sense").stack("double_clockwise", "still", "clockwise", "clockwise", "meteorite")
    t.movement()
    for_a = [t.g.determinize(A, Stream.from_number(number)) for number in range(COPIES)]
    for_b = [t.g.determinize(B, Stream.from_number(number)) for number in range(COPIES)]
    assert {copy.stack[-1] for copy in for_a} == {t.g.stack[-1]}
    assert len({copy.stack[-2] for copy in for_a}) > 1
    assert len({copy.stack[-1] for copy in for_b}) > 1
    tokens = Counter([*t.g.stack, t.g.spare])
    assert all(Counter([*copy.stack, copy.spare]) == tokens for copy in for_a + for_b)


def test_hands_of_others_and_the_deck_are_dealt_anew_but_not_the_own_hand() -> None:
    t = middle()
    hands = set()
    for number in range(COPIES):
        copy = t.g.determinize(A, Stream.from_number(number))
        assert copy.holder[BOX.card_names.index("charge")] == A
        theirs = tuple(card for card in range(15) if copy.holder[card] == B)
        assert len(theirs) == 2
        assert len(copy.deck) == 12
        assert sorted([*copy.deck, *theirs, BOX.card_names.index("charge")]) == list(range(15))
        hands.add(theirs)
    assert len(hands) > 20


def test_a_card_that_everybody_has_seen_stays_in_its_hand() -> None:
    t = table(3).hand(B, "shelter", "old_guard")
    t.g.bare(BOX.card_names.index("shelter"))
    for number in range(20):
        copy = t.g.determinize(A, Stream.from_number(number))
        assert copy.holder[BOX.card_names.index("shelter")] == B
    assert t.view(A)["hands"][B] == [BOX.card_names.index("shelter"), -1]


def test_genes_left_out_are_imagined_among_the_unique_genes_nobody_has_seen() -> None:
    t = middle()
    out: set[int] = set()
    for number in range(COPIES):
        copy = t.g.determinize(C, Stream.from_number(number))
        assert len(copy.left_out) == 4
        assert all(gene >= BOX.normal for gene in copy.left_out)
        assert Counter([*copy.bag, *copy.left_out]) == Counter([*t.g.bag, *t.g.left_out])
        out |= set(copy.left_out)
    assert len(out) == 10  # all but sixth sense and wings


def test_an_undo_without_anything_seen_changes_nothing() -> None:
    t = table(3).movement()
    before = t.g.clone()
    t.choose(A, t.options(A, "move")[0])
    after = before.clone()
    after.unsee(t.g)
    assert (after.stack, after.bag, after.deck) == (before.stack, before.bag, before.deck)


def test_an_undo_after_something_was_seen_shuffles_what_nobody_knew() -> None:
    stacks, bags, decks = set(), set(), set()
    for seed in range(12):
        t = table(3, seed=seed).genes(A, "sixth_sense").movement()
        before = t.g.clone()
        t.choose(A, "pass").passing(until="mutations")
        after = before.clone()
        after.unsee(t.g)
        assert after.stack[-1] == before.stack[-1]  # A knew it before
        assert BOX.meteorite in after.stack[:3]
        assert Counter(after.stack) == Counter(before.stack)
        assert sorted(after.bag) == sorted(before.bag)
        assert sorted(after.deck) == sorted(before.deck)
        assert after.told(B) == t.g.told(B) > before.told(B)
        stacks.add(after.stack != before.stack)
        bags.add(after.bag != before.bag)
        decks.add(after.deck != before.deck)
    assert True in stacks
    assert bags == decks == {True}
