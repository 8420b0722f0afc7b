"""Matches for tests: seated, played on by lot, played to the end. Everything follows from small numbers."""

from __future__ import annotations

from chimera.bots import bots_for
from chimera.engine.agenda import asked, choose, options
from chimera.engine.card import GameCard, SettingValue
from chimera.engine.dice import Dice, Stream
from chimera.engine.game import Game
from chimera.engine.record import Entry, Match, Seat


def seats(names: str, card: GameCard) -> list[Seat]:
    """Seats by names: bots by theirs, people by any other."""
    return [Seat(name, name if name in bots_for(card) else "") for name in names.split(",")]


def a_match(
    card: GameCard, names: str = "Ann,Bob", number: int = 7, settings: dict[str, SettingValue] | None = None
) -> Match:
    """A new match with an open seed."""
    return Match.new(card, seats(names, card), settings, number)


def play_on(match: Match, choices: int, number: int = 1) -> Match:
    """So many choices by lot, or fewer when the match is over."""
    stream = Stream.from_number(number, "test choices")
    for _ in range(choices):
        waiting = asked(match.game)
        if not waiting:
            break
        seat = waiting[stream.below(len(waiting))]
        opts = options(match.game, seat)
        match.choose(seat, opts[stream.below(len(opts))].code)
    return match


def whole(card: GameCard, names: str = "Ann,Bob", number: int = 7) -> Match:
    """A match played to its end."""
    return play_on(a_match(card, names, number), card.bound(len(names.split(","))), number)


def played_again(card: GameCard, seats: int, number: int, line: list[Entry]) -> Game:
    """The same choices on the bare engine, without a record."""
    g = card.new(seats, Dice.from_number(number, card.purposes))
    for entry in line:
        choose(g, entry.seat, entry.opt)
    return g
