"""Piles: who knows which slot, what that shows, and what is dealt anew for those who do not know."""

from __future__ import annotations

from chimera.engine.codec import Codec
from chimera.engine.dice import Dice, Stream
from chimera.engine.events import EVERYBODY, SPECTATOR
from chimera.engine.visibility import HIDDEN, Piles, see
from tests.toys import peek

A, B = 0, 1
DECK, HAND_A, HAND_B = 0, 1, 2
ALL = [DECK, HAND_A, HAND_B]


def table() -> Piles:
    """A deck of 0 to 5 with 5 on top; A holds 10 and 11, B holds 20."""
    piles = Piles.empty(3, 2)
    for card in range(6):
        piles.put(DECK, card, 0)
    piles.put(HAND_A, 10, 1 << A)
    piles.put(HAND_A, 11, 1 << A)
    piles.put(HAND_B, 20, 1 << B)
    return piles


def test_a_role_sees_only_the_slots_it_knows() -> None:
    piles = table()
    assert piles.seen(HAND_A, A) == [10, 11]
    assert piles.seen(HAND_A, B) == [HIDDEN, HIDDEN]
    assert piles.seen(HAND_A, SPECTATOR) == [HIDDEN, HIDDEN]
    piles.show(HAND_A, 0, EVERYBODY)
    assert piles.seen(HAND_A, B) == [10, HIDDEN]
    assert piles.seen(HAND_A, SPECTATOR) == [10, HIDDEN]


def test_setting_up_tells_nobody_anything() -> None:
    assert table().told == [0, 0]


def test_looking_at_the_top_is_told_once() -> None:
    piles = table()
    assert piles.show(DECK, -1, 1 << A) == 5
    assert piles.seen(DECK, A)[-1] == 5
    assert piles.seen(DECK, B)[-1] == HIDDEN
    assert piles.told == [1, 0]
    piles.show(DECK, -1, 1 << A)
    assert piles.told == [1, 0]
    piles.show(DECK, -1, EVERYBODY)
    assert piles.told == [1, 1]


def test_a_moved_piece_keeps_those_who_know_it() -> None:
    piles = table()
    piles.show(DECK, -1, 1 << A)
    assert piles.move(DECK, -1, HAND_B, 1 << B) == 5
    assert piles.seen(HAND_B, A) == [HIDDEN, 5]
    assert piles.seen(HAND_B, B) == [20, 5]
    assert piles.told == [1, 1]
    assert (piles.size(DECK), piles.size(HAND_B)) == (5, 2)


def test_a_shuffled_pile_is_known_to_nobody() -> None:
    piles = table()
    piles.show(DECK, -1, EVERYBODY)
    piles.shuffle(DECK, Dice.from_number(1, ("deck",)), 0)
    assert sorted(piles.pieces[DECK]) == [0, 1, 2, 3, 4, 5]
    assert piles.seen(DECK, A) == [HIDDEN] * 6


# What is among the slots of a shuffle


DICE = 5  # any number


def recycled() -> Piles:
    """A's card 10 was played for all to see and shuffled into the deck: 0 to 5 and 10, in any order."""
    piles = table()
    piles.move(HAND_A, 0, DECK, EVERYBODY)
    piles.shuffle(DECK, Dice.from_number(DICE, ("deck",)), 0)
    return piles


def places(piles: Piles, seat: int, piece: int, tries: int = 3000) -> dict[int, float]:
    """How often a seat imagines a piece in which pile."""
    found = dict.fromkeys(ALL, 0)
    for number in range(tries):
        guess = piles.clone()
        guess.resample(seat, Stream.from_number(number), ALL)
        (pile,) = [pile for pile in ALL if piece in guess.pieces[pile]]
        found[pile] += 1
    return {pile: count / tries for pile, count in found.items()}


def test_what_was_shuffled_away_in_sight_of_all_is_known_to_be_there() -> None:
    piles = recycled()
    assert piles.seen(DECK, B) == [HIDDEN] * 7
    assert (piles.among(A), piles.among(B), piles.among(SPECTATOR)) == ([10], [10], [])
    assert places(piles, B, 10) == {DECK: 1.0, HAND_A: 0.0, HAND_B: 0.0}
    slots = set()
    for number in range(100):
        guess = piles.clone()
        guess.resample(B, Stream.from_number(number), ALL)
        slots.add(guess.pieces[DECK].index(10))
    assert len(slots) == 7, "but nobody knows where"


def test_what_nobody_knew_may_be_anywhere_after_a_shuffle() -> None:
    piles = table()
    piles.shuffle(DECK, Dice.from_number(DICE, ("deck",)), 0)
    assert (piles.lots, piles.families, piles.sure) == ([], [], [[], []])
    assert places(piles, B, 3)[HAND_A] > 0.1


def test_only_who_knew_it_is_sure_of_it() -> None:
    piles = table()
    piles.show(DECK, 0, 1 << A)
    piles.shuffle(DECK, Dice.from_number(DICE, ("deck",)), 0)
    assert (piles.among(A), piles.among(B)) == ([0], [])
    assert places(piles, A, 0)[HAND_B] == 0.0
    assert places(piles, B, 0)[HAND_A] > 0.1


def test_a_card_drawn_from_the_shuffle_may_be_the_one_that_is_known_to_be_there() -> None:
    piles = recycled()
    piles.move(DECK, -1, HAND_A, 1 << A)
    chances = places(piles, B, 10)
    assert abs(chances[HAND_A] - 1 / 7) < 0.03
    assert chances[HAND_B] == 0.0


def test_who_draws_it_is_not_sure_of_it_twice() -> None:
    piles = recycled()
    where = piles.pieces[DECK].index(10)
    piles.move(DECK, where, HAND_A, 1 << A)
    assert (piles.among(A), piles.among(B)) == ([], [10])
    piles.show(HAND_A, -1, EVERYBODY)
    assert piles.among(B) == []
    assert piles.lots == [], "nobody is sure of anything any more, so nothing is kept"


def test_shuffled_again_while_a_card_is_out_it_may_be_in_either() -> None:
    piles = recycled()
    piles.move(DECK, -1, HAND_A, 1 << A)  # one of seven
    piles.move(HAND_A, piles.pieces[HAND_A].index(11), DECK, EVERYBODY)
    piles.shuffle(DECK, Dice.from_number(8, ("deck",)), 0)
    assert piles.among(B) == [10, 11]
    assert places(piles, B, 11) == {DECK: 1.0, HAND_A: 0.0, HAND_B: 0.0}
    assert abs(places(piles, B, 10)[HAND_A] - 1 / 7) < 0.03, "as likely as before the deck was shuffled again"


def test_shuffled_again_when_all_is_back_it_is_there_for_certain() -> None:
    piles = recycled()
    piles.move(DECK, -1, HAND_A, 1 << A)
    piles.move(HAND_A, -1, DECK, 0)
    piles.shuffle(DECK, Dice.from_number(8, ("deck",)), 0)
    piles.put(HAND_A, 12, 1 << A)
    assert places(piles, B, 10) == {DECK: 1.0, HAND_A: 0.0, HAND_B: 0.0}


def test_two_decks_are_remembered_apart() -> None:
    piles = table()
    piles.show(DECK, -1, EVERYBODY)
    piles.shuffle(DECK, Dice.from_number(DICE, ("deck",)), 0)
    for card in (21, 22):
        piles.put(HAND_B, card, 1 << A)
    piles.shuffle(HAND_B, Dice.from_number(DICE, ("deck",)), 0)
    piles.shuffle(DECK, Dice.from_number(8, ("deck",)), 0)
    assert piles.among(A) == [5, 21, 22]
    assert places(piles, A, 5) == {DECK: 1.0, HAND_A: 0.0, HAND_B: 0.0}
    assert places(piles, A, 21) == {DECK: 0.0, HAND_A: 0.0, HAND_B: 1.0}


def test_a_hand_that_is_held_is_known_by_its_holder_alone_and_its_cards_stay_in_it() -> None:
    piles = table()
    piles.show(DECK, -1, 1 << B)
    piles.move(DECK, -1, HAND_A, 1 << A)
    piles.hold(HAND_A, 1 << A)
    assert piles.seen(HAND_A, A) == [10, 11, 5]
    assert piles.seen(HAND_A, B) == [HIDDEN] * 3
    assert piles.among(B) == [5]
    assert places(piles, B, 5) == {DECK: 0.0, HAND_A: 1.0, HAND_B: 0.0}
    piles.move(HAND_A, 0, DECK, 1 << A)
    assert abs(places(piles, B, 5)[HAND_A] - 2 / 3) < 0.03, "one of three left the hand, and B did not see which"


def test_a_copy_for_a_seat_holds_nothing_of_what_others_are_sure_of() -> None:
    one, other = table(), table()
    for piles, card in ((one, 0), (other, 1)):
        piles.show(DECK, card, 1 << A)
        piles.shuffle(DECK, Dice.from_number(DICE, ("deck",)), 0)
        piles.resample(B, Stream.from_number(9), ALL)
    assert Codec([Piles]).same(one, other)


def test_alike_pieces_are_counted() -> None:
    piles = Piles.empty(3, 2)
    for piece in (7, 7, 7, 8, 8, 8):
        piles.put(DECK, piece, 0)
    piles.put(HAND_A, 7, EVERYBODY)
    piles.put(HAND_A, 8, 1 << A)
    piles.move(HAND_A, 0, DECK, 0)
    piles.shuffle(DECK, Dice.from_number(DICE, ("deck",)), 0)
    assert piles.among(B) == [7]
    piles.show(DECK, piles.pieces[DECK].index(7), 1 << B)
    assert piles.among(B) == [], "it may have been that one"


def test_an_undo_by_consent_leaves_sure_what_was_sure() -> None:
    piles = recycled()
    piles.put(DECK, 30, 0)
    later = piles.clone()
    later.show(DECK, -1, 1 << A)
    piles.unsee(later, Dice.from_number(3, ("deck",)), 0)
    assert piles.among(B) == [10]
    assert 10 in piles.pieces[DECK]
    assert places(piles, B, 10) == {DECK: 1.0, HAND_A: 0.0, HAND_B: 0.0}
    piles.move(DECK, -1, HAND_A, 1 << A)
    assert abs(places(piles, B, 10)[HAND_A] - 1 / 8) < 0.03, "the card on top lay apart, and no longer does"


def test_sinking_and_laying_under_take_along_who_knows_what() -> None:
    piles = recycled()
    piles.show(DECK, -1, 1 << A)
    top = piles.pieces[DECK][-1]
    piles.sink(DECK)
    assert piles.seen(DECK, A)[0] == top
    piles.lay_under(DECK, HAND_B)
    assert piles.seen(HAND_B, A)[0] == top
    assert piles.seen(HAND_B, B)[-1] == 20
    assert (piles.size(DECK), piles.size(HAND_B)) == (0, 8)
    assert [len(tags) for tags in piles.lots] == [0, 1, 8]


def test_a_copy_is_its_own() -> None:
    piles = table()
    copy = piles.clone()
    copy.move(DECK, -1, HAND_A, EVERYBODY)
    assert Codec([Piles]).same(piles, table())
    assert copy.told == [1, 1]


def test_resampling_keeps_what_a_seat_knows_and_deals_the_rest() -> None:
    piles = table()
    piles.show(DECK, 2, 1 << A)
    decks = set()
    for number in range(20):
        guess = piles.clone()
        guess.resample(A, Stream.from_number(number), ALL)
        assert [guess.seen(pile, A) for pile in ALL] == [piles.seen(pile, A) for pile in ALL]
        assert sorted(sum(guess.pieces, [])) == [0, 1, 2, 3, 4, 5, 10, 11, 20]  # noqa: RUF017
        decks.add(tuple(guess.pieces[DECK]))
    assert len(decks) > 10
    assert any(20 in deck for deck in decks), "A cannot know that 20 is not in the deck"


def test_resampling_follows_from_what_the_seat_knows_alone() -> None:
    one, other = table(), table()
    other.pieces[DECK] = [4, 1, 20, 3, 2, 0]
    other.pieces[HAND_B] = [5]
    one.resample(A, Stream.from_number(9), ALL)
    other.resample(A, Stream.from_number(9), ALL)
    assert one.pieces == other.pieces


def test_after_an_undo_what_was_seen_since_may_lie_elsewhere() -> None:
    orders = set()
    for number in range(20):
        piles = table()
        piles.show(DECK, 0, 1 << B)
        later = piles.clone()
        later.show(DECK, -1, 1 << A)
        piles.unsee(later, Dice.from_number(number, ("deck",)), 0)
        assert piles.seen(DECK, B) == [0] + [HIDDEN] * 5
        assert piles.seen(HAND_A, A) == [10, 11]
        assert sorted(piles.pieces[DECK]) == [0, 1, 2, 3, 4, 5]
        assert piles.told == later.told
        orders.add(tuple(piles.pieces[DECK]))
    assert len(orders) > 10


def test_an_undo_of_what_nobody_saw_moves_nothing() -> None:
    piles = table()
    later = piles.clone()
    dice = Dice.from_number(1, ("deck",))
    piles.unsee(later, dice, 0)
    assert piles.pieces == table().pieces
    assert dice.drawn == 0


def test_what_a_bot_sees_is_a_determinized_copy() -> None:
    g = peek.CARD.new(3, Dice.from_number(7, peek.CARD.purposes))
    seen = see(g, 1, Stream.from_number(1))
    assert seen.seat == 1
    assert seen.game is not g
    assert seen.game.view(1) == g.view(1)
    assert seen.game.dice.seed == ""
