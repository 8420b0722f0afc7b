"""Named streams: reproducible, independent of each other, fair."""

from __future__ import annotations

import pytest

from chimera.engine.dice import Dice, Stream, open_seed

DECK, COMBAT = 0, 1
PURPOSES = ("deck", "combat")
PINNED_ROLLS = [144, 938, 950, 564, 67]
PINNED_CARDS = [8, 6, 7, 0, 2, 9, 5, 3, 4, 1]
PINNED_STREAM = [512, 134, 232, 864, 233]


def rolls(dice: Dice, stream: int, n: int = 20) -> list[int]:
    return [dice.below(stream, 1000) for _ in range(n)]


def test_the_same_number_gives_the_same_dice() -> None:
    assert rolls(Dice.from_number(7, PURPOSES), COMBAT) == rolls(Dice.from_number(7, PURPOSES), COMBAT)
    assert rolls(Dice.from_number(7, PURPOSES), COMBAT) != rolls(Dice.from_number(8, PURPOSES), COMBAT)


def test_dice_never_change_between_versions() -> None:
    # Written down once: old match files can be replayed only as long as these numbers stay.
    dice = Dice.from_number(7, PURPOSES)
    cards = list(range(10))
    dice.shuffle(DECK, cards)
    assert (rolls(dice, COMBAT, 5), cards) == (PINNED_ROLLS, PINNED_CARDS)
    stream = Stream.from_number(7)
    assert [stream.below(1000) for _ in range(5)] == PINNED_STREAM


def test_a_draw_in_one_stream_never_shifts_another() -> None:
    plain, busy = Dice.from_number(7, PURPOSES), Dice.from_number(7, PURPOSES)
    rolls(busy, DECK, 5)
    busy.shuffle(DECK, list(range(30)))
    assert rolls(plain, COMBAT) == rolls(busy, COMBAT)


def test_opening_a_stream_begins_anew_wherever_it_was() -> None:
    short, long = Dice.from_number(7, PURPOSES), Dice.from_number(7, PURPOSES)
    rolls(short, COMBAT, 3)
    rolls(long, COMBAT, 9)
    before = rolls(short.clone(), COMBAT)
    for dice in (short, long):
        dice.open(COMBAT)
    again = rolls(short, COMBAT)
    assert again == rolls(long, COMBAT)
    assert again != before


def test_every_shuffle_is_another() -> None:
    dice = Dice.from_number(7, PURPOSES)
    orders = []
    for _ in range(5):
        cards = list(range(12))
        dice.shuffle(DECK, cards)
        assert sorted(cards) == list(range(12))
        orders.append(tuple(cards))
    assert len(set(orders)) == 5


def test_a_copy_rolls_the_same_and_on_its_own() -> None:
    dice = Dice.from_number(7, PURPOSES)
    rolls(dice, COMBAT, 3)
    copy = dice.clone()
    ahead = rolls(copy, COMBAT)
    assert rolls(dice, COMBAT) == ahead


def test_every_number_drawn_is_counted() -> None:
    dice = Dice.from_number(7, PURPOSES)
    assert dice.drawn == 0
    dice.open(DECK)
    assert dice.drawn == 0
    rolls(dice, COMBAT, 3)
    assert dice.drawn == 3


def test_sandbox_dice_follow_their_source_and_hold_no_seed() -> None:
    a = Dice.sandbox(Stream.from_number(1), PURPOSES)
    b = Dice.sandbox(Stream.from_number(1), PURPOSES)
    c = Dice.sandbox(Stream.from_number(2), PURPOSES)
    assert a.seed == ""
    first = rolls(a, COMBAT)
    assert first == rolls(b, COMBAT)
    assert first != rolls(c, COMBAT)
    a.open(COMBAT)
    assert rolls(a, COMBAT) != first


def test_an_open_seed_is_256_bits_of_hex() -> None:
    assert len(bytes.fromhex(open_seed(7))) == 32
    assert open_seed(7) != open_seed(8)


@pytest.mark.parametrize("n", [1, 2, 6, 7, 20])
def test_all_faces_come_equally_often(n: int) -> None:
    each = 600
    dice, stream = Dice.from_number(3, PURPOSES), Stream.from_number(3)
    drawn = [[dice.below(COMBAT, n) for _ in range(each * n)], [stream.below(n) for _ in range(each * n)]]
    for numbers in drawn:
        counts = [numbers.count(face) for face in range(n)]
        assert sum(counts) == each * n
        assert sum((c - each) ** 2 for c in counts) / each < n + 6 * (2 * n) ** 0.5


def test_a_stream_shuffles_every_item_to_every_place() -> None:
    stream = Stream.from_number(5)
    seen = set()
    for _ in range(200):
        items = [0, 1, 2]
        stream.shuffle(items)
        seen.add(tuple(items))
    assert len(seen) == 6
