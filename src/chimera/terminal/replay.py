"""Watching a match again, and checking that it was played fairly."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

from chimera.engine.agenda import choose
from chimera.engine.events import SPECTATOR, Event
from chimera.engine.game import Game
from chimera.engine.matchfile import text_of
from chimera.engine.reasons import ChimeraError
from chimera.engine.record import FORCED, Match, names, same_commitment
from chimera.engine.texts import Texts
from chimera.terminal.plain import drawn, ending


def listening(match: Match, count: int) -> Game:
    """The state after so many choices, with events to be heard from there on."""
    game = match.at(count)
    game.listen()
    return game


def events_since(match: Match, count: int) -> list[Event]:
    """What happened after so many choices, without what was taken back."""
    game = listening(match, count)
    events: list[Event] = []
    for number, entry in enumerate(match.line[count:], start=count):
        if number in match.snapshots:
            game = listening(match, number)
        choose(game, entry.seat, entry.opt)
        events += game.heard()
    return events


def watch(match: Match, console: Console, step: bool) -> None:
    """Tell the whole match line by line; with `step`, draw the table and wait after every choice."""
    texts = Texts(match.card, names(match.header.seats))
    over = match.game.outcome() is not None
    role = SPECTATOR
    if match.stopped:
        console.print("Played by rules or content that are gone; this is its last snapshot.")
        console.print(drawn(match.card, match.game, role))
        return
    if not match.whole:
        console.print("Its beginning was played by rules that are gone; this is the rest.")
    game = listening(match, 0)
    for number, entry in enumerate(match.line, start=1):
        if number - 1 in match.snapshots:  # after an undo by consent the match went on from a shuffled state
            game = listening(match, number - 1)
        said = texts.say(game.describe(entry.seat, entry.opt))
        if entry.note != FORCED:  # what nobody chose needs no line
            console.print(Text(f"{number:>4}  {texts.seats[entry.seat]}: {said}  [{entry.opt.code}]"))
        choose(game, entry.seat, entry.opt)
        for event in game.heard():
            shown = event.seen_by(role)
            if shown is not None:
                console.print(Text("        " + texts.say(shown.message()), style="dim"))
        if step:
            console.print(drawn(match.card, game, role))
            if sys.stdin.isatty() and input("Enter goes on, q stops. ").strip() == "q":
                return
    console.print(drawn(match.card, game, role))
    console.print(ending(texts, game) if over else Text("The match is not over yet."))


def verified(match: Match, name: str, text: str, commitment: str) -> str:
    """One sentence that says the match is fair; a ChimeraError when it cannot be said."""
    if commitment and not same_commitment(commitment.strip().lower(), match.header.commitment):
        raise ChimeraError(
            f"{name} does not carry the commitment {commitment[:16]}...; it is not the match that was announced."
        )
    if match.stopped or not match.whole:
        raise ChimeraError(f"{name} was played by rules that are gone; verify it with the version that wrote it.")
    outcome = match.game.outcome()
    if outcome is None:
        raise ChimeraError(f"{name} is not over or was cut off after choice {len(match.line)}; verify the whole match.")
    if text != text_of(match):
        raise ChimeraError(f"{name} lacks its last line with the end; take a whole copy of the file.")
    known = "an open seed" if match.header.open_number is not None else "a seed committed to before the first choice"
    winners = ", ".join(match.header.seats[seat].name for seat in outcome.winners) or "nobody"
    return f"{name} is fair: {len(match.line)} choices from {known}, all fingerprints agree, won by {winners}."
