"""Laws of the record: what was written is read again, any point can be sought, what was undone can be played again."""

from __future__ import annotations

from typing import Final

import msgspec

from chimera.engine.agenda import asked, options
from chimera.engine.dice import Dice, Stream
from chimera.engine.lawbook import AT_ALL, AT_SOME, Position, law
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
    at.equal(text, text_of(again), "read again, it is written otherwise")
    at.equal(states[-1], at.card.codec.text(again.game), "read again, it comes to another state")


@law(AT_SOME)
def seeking_is_playing_again(at: Position) -> None:
    """Any point of a record that is sought is the state that was there."""
    match, states = played_on(at)
    for count, state in enumerate(states):
        at.equal(state, at.card.codec.text(match.at(count)), f"{count} choices on, seeking finds another state")


@law(AT_SOME)
def undo_and_redo_change_nothing(at: Position) -> None:
    """All that can be taken back freely, taken back and played again, leaves everything as it was."""
    match, states = played_on(at)
    codec = at.card.codec
    undone = 0
    while n := max(free_undo(match, seat) for seat in range(at.trial.players)):
        match.undo(n)
        undone += n
        at.equal(states[-1 - undone], codec.text(match.game), f"with {undone} choices taken back, the state differs")
    if undone:
        match.redo(undone)
        at.equal(states[-1], codec.text(match.game), f"with {undone} choices played again, the state differs")


@law(AT_ALL)
def what_is_carried_out_can_be_carried_in(at: Position) -> None:
    """What a match carries out for its campaign is of the type the card names, and the next match begins with it."""
    carried = "" if at.asked else at.card.carry(at.game)
    if carried:
        brought = msgspec.structs.replace(at.card.brought, carried=carried)
        dice = Dice.from_number(at.trial.seed, at.card.purposes)
        following = at.card.new(at.trial.players, dice, at.trial.settings, brought=brought)
        at.expect(asked(following), "the match that follows begins with nobody to decide.")


def played_on(at: Position) -> tuple[Match, list[str]]:
    """A record that begins here, some choices on, and the states on the way; written once for all these laws."""
    if "record" not in at.memo:
        at.memo["record"] = written(at)
    record: tuple[Match, list[str]] = at.memo["record"]
    return record


def written(at: Position) -> tuple[Match, list[str]]:
    """A record of some random choices."""
    seats = [Seat(chr(ord("A") + seat)) for seat in range(at.trial.players)]
    match = Match.new(at.card, seats, at.trial.settings, at.trial.seed, at.text)
    stream = Stream.from_number(at.trial.seed, f"law record {at.number}")
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
