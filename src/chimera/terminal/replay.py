"""Watching a match again, and checking that it was played fairly."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

from chimera.engine.agenda import choose
from chimera.engine.events import SPECTATOR, Event
from chimera.engine.game import Game
from chimera.engine.languages import ENGLISH
from chimera.engine.matchfile import text_of
from chimera.engine.reasons import ChimeraError
from chimera.engine.record import FORCED, Match, names, same_commitment
from chimera.terminal.plain import drawn, ending
from chimera.terminal.words import texts_for


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


def watch(match: Match, console: Console, step: bool, language: str = ENGLISH) -> None:
    """Tell the whole match line by line; with `step`, draw the table and wait after every choice."""
    texts = texts_for(match.card, names(match.header.seats), language)
    over = match.game.outcome() is not None
    role = SPECTATOR
    if match.stopped:
        console.print(texts.fill("terminal-replay-stopped", {}))
        console.print(drawn(match.card, match.game, role, texts))
        return
    if not match.whole:
        console.print(texts.fill("terminal-replay-rest", {}))
    game = listening(match, 0)
    for number, entry in enumerate(match.line, start=1):
        if number - 1 in match.snapshots:  # after an undo by consent the match went on from a shuffled state
            game = listening(match, number - 1)
        said = texts.say(game.describe(entry.seat, entry.opt))
        if entry.note != FORCED:  # what nobody chose needs no line
            line = texts.fill("terminal-choice", {"seat": entry.seat, "option": said, "code": entry.opt.code})
            console.print(Text(f"{number:>4}  {line}"))
        choose(game, entry.seat, entry.opt)
        for event in game.heard():
            seen = event.seen_by(role)
            if seen is not None:
                console.print(Text("        " + texts.say(seen.message()), style="dim"))
        if step:
            console.print(drawn(match.card, game, role, texts))
            if sys.stdin.isatty() and input(texts.fill("terminal-replay-step", {}) + " ").strip() == "q":
                return
    console.print(drawn(match.card, game, role, texts))
    console.print(ending(texts, game) if over else Text(texts.fill("terminal-not-over", {})))


def verified(match: Match, name: str, text: str, commitment: str, language: str = ENGLISH) -> str:
    """One sentence that says the match is fair; a ChimeraError when it cannot be said."""
    seats = match.header.seats
    texts = texts_for(match.card, names(seats), language)
    if commitment and not same_commitment(commitment.strip().lower(), match.header.commitment):
        args: dict[str, int | str] = {"file": name, "commitment": commitment[:16]}
        raise ChimeraError(texts.fill("terminal-verify-another", args))
    if match.stopped or not match.whole:
        raise ChimeraError(texts.fill("terminal-verify-gone", {"file": name}))
    outcome = match.game.outcome()
    if outcome is None:
        raise ChimeraError(texts.fill("terminal-verify-running", {"file": name, "choices": len(match.line)}))
    if text != text_of(match):
        raise ChimeraError(texts.fill("terminal-verify-cut", {"file": name}))
    fair: dict[str, int | str] = {
        "file": name,
        "choices": len(match.line),
        "seed": "secret" if match.header.open_number is None else "open",
        "winners": ", ".join(seats[seat].name for seat in outcome.winners) or texts.fill("terminal-nobody", {}),
    }
    return texts.fill("terminal-verified", fair)
