"""Dump, load, equality, fingerprint, all from one list of fields."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from chimera.engine.agenda import choose, options, turn
from chimera.engine.codec import Codec
from chimera.engine.dice import Dice
from chimera.engine.game import PASS
from chimera.engine.reasons import ChimeraError
from tests.toys import peek
from tests.toys.peek import DRAW

CODEC = peek.CARD.codec


def in_a_window() -> Any:
    """A match in which seat 0 wants to draw and seat 1 may stop it."""
    g = peek.CARD.new(3, Dice.from_number(7, peek.CARD.purposes))
    choose(g, 0, DRAW)
    return g


@pytest.mark.parametrize("value", [0, -3, 2**40, True, None, "ü", [], [1, [2]], (), (1, ("a", [None]))])
def test_plain_values_come_back_as_they_were(value: Any) -> None:
    back = CODEC.from_text(CODEC.text(value))
    assert back == value
    assert type(back) is type(value)


def test_a_match_comes_back_in_the_middle_of_an_interrupt() -> None:
    g = in_a_window()
    back = CODEC.from_text(CODEC.text(g))
    assert [type(step).__name__ for step in back.agenda[-3:]] == ["Drawing", "Window", "Window"]
    assert CODEC.same(g, back)
    assert turn(back) == 1
    assert options(back, 1) == options(g, 1)
    for match in (g, back):
        choose(match, 1, PASS)
        choose(match, 2, PASS)
    assert CODEC.fingerprint(g) == CODEC.fingerprint(back)


def test_a_fingerprint_tells_states_apart() -> None:
    g = in_a_window()
    before = CODEC.fingerprint(g)
    assert len(before) == 16
    assert before == CODEC.fingerprint(g.clone())
    for change in ("scores", "dice", "agenda"):
        other = g.clone()
        if change == "scores":
            other.scores[2] += 1
        elif change == "dice":
            other.dice.open(0)
        else:
            other.agenda.pop()
        assert CODEC.fingerprint(other) != before, change
        assert not CODEC.same(g, other)


def test_a_list_and_a_tuple_are_not_the_same() -> None:
    assert not CODEC.same([1, 2], (1, 2))


class Loose:
    """Has a slot that is not in FIELDS."""

    __slots__ = ("kept", "lost")
    FIELDS: ClassVar[tuple[str, ...]] = ("kept",)

    def __init__(self, kept: int) -> None:
        self.kept = kept
        self.lost = 0


def test_a_forgotten_field_is_named() -> None:
    assert Codec([Loose]).forgotten() == ["Loose.lost"]
    assert CODEC.forgotten() == []


def test_a_class_that_is_not_on_the_card_is_named() -> None:
    with pytest.raises(ChimeraError, match="A state holds a Loose"):
        CODEC.dump([Loose(1)])


@pytest.mark.parametrize("value", [1.5, {1, 2}, {"a": 1}, b"x"])
def test_what_a_state_may_not_hold_is_refused(value: Any) -> None:
    with pytest.raises(ChimeraError, match="which a dump cannot hold"):
        CODEC.dump(value)


def test_two_classes_of_one_name_are_refused() -> None:
    class Piles:
        FIELDS: ClassVar[tuple[str, ...]] = ()

    with pytest.raises(ChimeraError, match="Two classes of a state are called Piles"):
        Codec([Piles, *peek.CARD.parts])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[1",
        '{"Nothing":[1]}',
        '{"Turn":[]}',
        '{"Turn":3}',
        '{"Turn":[1],"Place":[1]}',
        "{}",
        "1.5",
        "[[1.0]]",
        "[" * 60 + "]" * 60,
        "[" * 100_000,
        '"\ud800"',
    ],
    ids=range(13),
)
def test_a_damaged_save_is_one_clear_sentence(text: str) -> None:
    with pytest.raises(ChimeraError, match="older copy of the file"):
        CODEC.from_text(text)
