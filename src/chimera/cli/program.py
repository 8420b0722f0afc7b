"""The program and its groups of commands, and what all commands share."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import platformdirs
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chimera.engine.card import GameCard, SettingValue, games
from chimera.engine.languages import WISH, languages, wanted_language
from chimera.engine.trouble import rooms

app = typer.Typer(
    name="chimera",
    help="Board games of evolution and myth: play, watch, simulate.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
content_app = typer.Typer(help="Cards, maps, scenarios: the content of the games.", no_args_is_help=True)
app.add_typer(content_app, name="content")
texts_app = typer.Typer(help="The languages of the texts.", no_args_is_help=True)
app.add_typer(texts_app, name="texts")


Language = Annotated[
    str, typer.Option("--language", help=f"such as en or fr; {WISH} or the system's language when left out")
]


def console() -> Console:
    """Standard output, 80 columns wide when it is not a terminal."""
    return Console() if sys.stdout.isatty() else Console(width=80)


def home() -> Path:
    """Where matches are kept."""
    folder = os.environ.get("CHIMERA_HOME")
    return Path(folder) if folder else Path(platformdirs.user_data_dir("chimera", appauthor=False))


def settings_of(card: GameCard, given: list[str]) -> dict[str, SettingValue]:
    """Settings as typed: NAME=VALUE, several times."""
    return dict(card.setting_from_text(text) for text in given)


def message_folders() -> dict[str, Path]:
    """Where messages lie, by whose they are."""
    return {**rooms(), **{card.name: card.folder / "messages" for card in games().values()}}


def client_folders(web: Path) -> dict[str, Path]:
    """Where the messages of the client lie, in a checkout: the frame's, and those of each world."""
    return {f"{web.name}/{file.parent.relative_to(web)}": file.parent for file in sorted(web.rglob("messages/en.ftl"))}


def language_for(asked: str) -> str:
    """The language to speak: as asked for, or the system's."""
    return wanted_language(asked, os.environ, languages(message_folders().values()))


def progress_bar() -> Progress:
    """A bar on standard error, when somebody looks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True)
