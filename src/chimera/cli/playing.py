"""Commands to play a match in the terminal, and to watch one again."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from chimera.bots import bots_for
from chimera.cli.luggage import After, Choose, Files, luggage, match_before
from chimera.cli.program import Language, app, console, home, language_for, settings_of
from chimera.engine.card import GameCard, SettingValue, find, games
from chimera.engine.matchfile import MatchFile, match_of, read_bytes
from chimera.engine.reasons import ChimeraError
from chimera.engine.record import Match, Seat, names
from chimera.terminal import words
from chimera.terminal.about import about_game
from chimera.terminal.play import TerminalTable, check_seats
from chimera.terminal.shelf import pick_game, shelf


@app.command("games")
def games_command(language: Language = "") -> None:
    """The games on the shelf."""
    console().print(shelf(games().values(), language_for(language)))


@app.command("about")
def about_command(
    game: Annotated[str, typer.Argument(help="the game; see `chimera games`")], language: Language = ""
) -> None:
    """A game in a few words: what can be set, and how hard it was measured to be."""
    console().print(about_game(find(game), language_for(language)), highlight=False)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="the game; see `chimera games`")] = "",
    seats: Annotated[str, typer.Option(help="who sits where: bots by their names, people by any other")] = "",
    option: Annotated[list[str] | None, typer.Option(help="a setting of the game, NAME=VALUE")] = None,
    seed: Annotated[int | None, typer.Option(help="an open seed, to play the same match again")] = None,
    save: Annotated[Path | None, typer.Option(help="the match file to write")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with the match of this file")] = None,
    file: Files = None,
    choose: Choose = None,
    after: After = None,
    language: Language = "",
) -> None:
    """Play a game in the terminal."""
    spoken = language_for(language)
    before = match_before(after, game)
    if resume is not None:
        kept = MatchFile.resume(resume)
    elif not game and before is None and not sys.stdin.isatty():
        console().print(words.words(spoken).fill("terminal-how-to-play", {}), highlight=False)
        return
    else:
        name = before.card.name if before else game
        card = find(name) if name else pick_game(list(games().values()), spoken, input)
        match = new_match(card, seats, settings_of(card, option or []), seed, file, choose, before, spoken)
        kept = MatchFile.new(save or at_home(card), match)
    try:
        TerminalTable(kept, console(), input, spoken).play()
    finally:
        kept.close()


def new_match(
    card: GameCard,
    seats: str,
    settings: dict[str, SettingValue],
    seed: int | None,
    files: list[Path] | None,
    choose: list[str] | None,
    before: Match | None,
    language: str,
) -> Match:
    """A new match; after one of a campaign with the same seats, settings and choices, unless others are asked for."""
    sitting = list(before.header.seats) if before and not seats else seated(card, seats, language)
    brought = luggage(card, len(sitting), files, choose, before)
    if before:
        settings = {**before.header.settings, **settings}
        if not seats:
            brought = msgspec.structs.replace(brought, hands=before.header.hands)
    return Match.new(card, sitting, settings, seed, brought=brought)


def seated(card: GameCard, seats: str, language: str) -> list[Seat]:
    """Who sits where, as typed; a person and bots when nothing is."""
    bots = bots_for(card)
    best = "greedy" if "greedy" in bots else "random"
    names = seats.split(",") if seats else ["me"] + [best] * (max(card.players[0], 2) - 1)
    check_seats(names, language)
    return [Seat(name, name if name in bots else "") for name in names]


def at_home(card: GameCard) -> Path:
    """A new file among those of all matches."""
    folder = home() / "matches"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ChimeraError(f"{folder} cannot be made ({error.strerror}); say where with --save FILE.") from None
    return folder / f"{card.name}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.chimera"


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a match file")],
    verify: Annotated[
        bool, typer.Option("--verify", help="check seed, commitment, every fingerprint and the end")
    ] = False,
    commitment: Annotated[str, typer.Option(help="the commitment published when the match began")] = "",
    step: Annotated[bool, typer.Option("--step", help="stop after every choice")] = False,
    language: Language = "",
) -> None:
    """Watch a match again, or check that it was played fairly."""
    from chimera.terminal.replay import verified, watch

    spoken = language_for(language)
    data = read_bytes(file)
    match = match_of(data, file.name)
    if verify or commitment:
        print(verified(match, file.name, data.decode(), commitment, spoken))
        return
    watch(match, console(), step, spoken)


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(help="the file of a running match")],
    seed: Annotated[int, typer.Option(help="the search's seed")] = 1,
    language: Language = "",
) -> None:
    """What a strong bot would consider now: the top three options and why."""
    from chimera.engine.agenda import turn
    from chimera.engine.dice import Stream
    from chimera.terminal.plain import hint_table

    match = match_of(read_bytes(file), file.name)
    seat = turn(match.game)
    if seat < 0:
        raise ChimeraError(f"{file.name} is over, there is nothing to choose; watch it with 'chimera replay'.")
    texts = words.texts_for(match.card, names(match.header.seats), language_for(language))
    out = console()
    out.print(texts.say(match.game.agenda[-1].prompt(match.game, seat)), highlight=False, markup=False)
    out.print(hint_table(texts, match.card, match.game, seat, Stream.from_number(seed, "hint")))
