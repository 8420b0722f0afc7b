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
