"""What people bring to a match, as they name it on the command line: files, choices of seats, a campaign's luggage."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from chimera.engine.card import Brought, GameCard, SettingValue, written
from chimera.engine.content import read_text
from chimera.engine.matchfile import load_match
from chimera.engine.reasons import ChimeraError
from chimera.engine.record import Match

Files = Annotated[list[Path] | None, typer.Option("--file", "--scenario", help="a file of yours, such as a scenario")]
Choose = Annotated[
    list[str] | None,
    typer.Option("--choose", help="what a seat chooses, SEAT:NAME=VALUE; seats are counted from 0"),
]
After = Annotated[
    Path | None, typer.Option("--after", help="the file of the match before, whose campaign this one goes on with")
]


def luggage(
    card: GameCard, seats: int, files: list[Path] | None, choose: list[str] | None, before: Match | None
) -> Brought:
    """What is brought, as asked for; in a campaign also what the match before was brought, and what it carries on."""
    choices = choices_of(card, seats, choose or [])
    mine = files_of(files or [])
    if before is None:
        return Brought(choices=choices, files=mine)
    earlier = before.header.choices
    if len(earlier) == seats:
        choices = tuple({**was, **now} for was, now in zip(earlier, choices or [{}] * seats, strict=True))
    return Brought(choices=choices, files={**before.header.files, **mine}, carried=carried_out(before))


def files_of(paths: list[Path]) -> dict[str, str]:
    """Files by their names; two of one name are refused."""
    files: dict[str, str] = {}
    for path in paths:
        if path.name in files:
            raise ChimeraError(f"Two files are called {path.name}; rename one of them.")
        files[path.name] = read_text(path)
    return files


def choices_of(card: GameCard, seats: int, given: list[str]) -> tuple[dict[str, SettingValue], ...]:
    """What seats choose, as typed; whether they may, the card says."""
    if not given:
        return ()
    values = {(setting.name, written(v)): v for setting in card.seat_choices for v in setting.values}
    choices: list[dict[str, SettingValue]] = [{} for _ in range(seats)]
    for text in given:
        seat, _, wish = text.partition(":")
        name, equals, value = wish.partition("=")
        if not equals:
            raise ChimeraError(f"'{text}' is no choice of a seat; write SEAT:NAME=VALUE, such as 0:hero=knight.")
        if seat not in map(str, range(seats)):
            raise ChimeraError(f"'{text}' is for no seat of {seats}; seats are counted from 0 to {seats - 1}.")
        chosen = choices[int(seat)]
        if name in chosen:
            raise ChimeraError(f"Seat {seat} chooses its {name} twice; leave one of the two out.")
        chosen[name] = values.get((name, value), value)
    return tuple(choices)


def match_before(path: Path | None, game: str) -> Match | None:
    """The match that a campaign goes on from; of the same game, if one is named."""
    if path is None:
        return None
    match = load_match(path)
    if game not in ("", match.card.name):
        raise ChimeraError(f"{path.name} is a match of {match.card.name}, not of {game}; name that game or none.")
    return match


def carried_out(match: Match) -> str:
    """What a match that is over carries out for the next."""
    title = match.card.title
    if match.game.outcome() is None:
        raise ChimeraError(f"This match of {title} is not over yet; finish it with 'chimera play --resume' first.")
    carried = match.card.carry(match.game)
    if not carried:
        raise ChimeraError(f"This match of {title} carries nothing on: no campaign goes on from it. Begin a new match.")
    return carried
