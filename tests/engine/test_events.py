"""Events are seen whole by those who may, with parts left out by the others, or not at all."""

from __future__ import annotations

import pytest

from chimera.engine.dice import Dice
from chimera.engine.events import EVERYBODY, HOST, NOBODY, SPECTATOR, Event, knows
from chimera.engine.game import SILENCE, Game

A, B, C = 0, 1, 2


@pytest.mark.parametrize(
    ("known_by", "role", "known"),
    [
        (0b101, A, True),
        (0b101, B, False),
        (0b101, C, True),
        (0b111, SPECTATOR, False),
        (EVERYBODY, B, True),
        (EVERYBODY, SPECTATOR, True),
        (EVERYBODY, HOST, True),
        (NOBODY, A, False),
        (NOBODY, SPECTATOR, False),
    ],
)
def test_a_set_of_seats_holds_a_role(known_by: int, role: int, known: bool) -> None:
    assert knows(known_by, role) == known


def test_an_open_event_is_seen_whole_by_all() -> None:
    event = Event("played", A, {"card": 5})
    for role in (A, B, SPECTATOR, HOST):
        seen = event.seen_by(role)
        assert seen is not None
        assert (seen.kind, seen.seat, seen.args, seen.whole) == ("played", A, {"card": 5}, True)


def test_others_see_an_event_without_its_secrets() -> None:
    event = Event("drew", A, {"card": 5, "left": 3}, 1 << A, ("card",))
    own, other, bystander = event.seen_by(A), event.seen_by(B), event.seen_by(SPECTATOR)
    assert own is not None
    assert own.args == {"card": 5, "left": 3}
    for seen in (other, bystander):
        assert seen is not None
        assert seen.args == {"left": 3}
        assert not seen.whole


def test_what_was_redacted_once_stays_redacted() -> None:
    seen = Event("drew", A, {"card": 5}, 1 << A, ("card",)).seen_by(B)
    assert seen is not None
    again = seen.seen_by(A)
    assert again is not None
    assert again.args == {}


def test_a_wholly_secret_event_is_not_seen_by_others() -> None:
    event = Event("sealed", A, {"guess": 1}, 1 << A, ("*",))
    assert event.seen_by(A) is not None
    assert event.seen_by(B) is None
    assert event.seen_by(SPECTATOR) is None


def test_the_log_line_says_whether_something_is_left_out() -> None:
    event = Event("drew", A, {"card": 5}, 1 << A, ("card",))
    seen = event.seen_by(B)
    assert seen is not None
    assert event.message().key == "event-drew"
    assert event.message().args == {"seat": A, "card": 5}
    assert seen.message().key == "event-drew-hidden"
    assert seen.message().args == {"seat": A}


def test_a_listener_hears_each_event_once_and_in_order() -> None:
    g = Game([], Dice.from_number(1, ()), [0], 1)
    assert g.heard() == []
    g.listen()
    g.tell(Event("round", -1))
    g.tell(Event("scored", A))
    assert [event.kind for event in g.heard()] == ["round", "scored"]
    assert g.heard() == []
    assert SILENCE == []
