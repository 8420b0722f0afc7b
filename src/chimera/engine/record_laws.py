"""Laws of the record: what was written is read again, any point can be sought, what was undone can be played again."""

from __future__ import annotations

from typing import Final

from chimera.engine.agenda import asked, options
from chimera.engine.lawbook import AT_SOME, Position, difference, law
from chimera.engine.matchfile import match_of, text_of
from chimera.engine.record import Match, Seat
from chimera.engine.undo import free_undo

PLAYED_ON: Final = 5  # choices


@law(AT_SOME)
def a_record_is_read_as_it_was_written(at: Position) -> None:
    """A record written as text and read again is the same record, and comes to the same state."""
    match, states = played_on(at)
    text = text_of(match)
    again = match_of(text.encode(), "the record", card=at.card)
    at.expect(text_of(again) == text, f"read again, it is written as: {difference(text, text_of(again))}.")
    now = at.card.codec.text(again.game)
    at.expect(now == states[-1], f"read again, it comes to: {difference(states[-1], now)}.")


@law(AT_SOME)
def seeking_is_playing_again(at: Position) -> None:
    """Any point of a record that is sought is the state that was there."""
    match, states = played_on(at)
    for count, state in enumerate(states):
        found = at.card.codec.text(match.at(count))
        at.expect(found == state, f"{count} choices on, seeking finds: {difference(state, found)}.")


@law(AT_SOME)
def undo_and_redo_change_nothing(at: Position) -> None:
    """All that can be taken back freely, taken back and played again, leaves everything as it was."""
    match, states = played_on(at)
    codec = at.card.codec
    undone = 0
    while n := max(free_undo(match, seat) for seat in range(at.trial.players)):
        match.undo(n)
        undone += n
        now = codec.text(match.game)
        at.expect(now == states[-1 - undone], f"{undone} choices taken back: {difference(states[-1 - undone], now)}.")
    if undone:
        match.redo(undone)
        now = codec.text(match.game)
        at.expect(now == states[-1], f"{undone} choices played again: {difference(states[-1], now)}.")


def played_on(at: Position) -> tuple[Match, list[str]]:
    """A record that begins here, some choices on, and the states on the way."""
    seats = [Seat(chr(ord("A") + seat)) for seat in range(at.trial.players)]
    match = Match.new(at.card, seats, at.trial.settings, at.trial.seed, at.text)
    stream = at.stream()
    states = [at.text]
    for _ in range(PLAYED_ON):
        waiting = asked(match.game)
        if not waiting:
            break
        seat = waiting[stream.below(len(waiting))]
        opts = options(match.game, seat)
        match.choose(seat, opts[stream.below(len(opts))].code)
        states.append(at.card.codec.text(match.game))
    return match, states
