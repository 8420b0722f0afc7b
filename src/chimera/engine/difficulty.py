"""How hard a game that is won together was measured to be: how often teams of bots win, in a file of the game's folder.

`tools/difficulty.py` writes it from a series of `chimera sim`; whoever chooses what to play is shown it.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from chimera.engine.card import GameCard, SettingValue
from chimera.engine.content import parse

FILE: Final = "difficulty.yaml"

Percent = Annotated[float, Meta(ge=0, le=100)]


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A series of one team in one setting."""

    settings: dict[str, SettingValue]  # those that were tried; the others were as usual
    players: Annotated[int, Meta(ge=1)]
    team: str  # the bot on every seat
    games: Annotated[int, Meta(ge=1)]
    won: Percent
    low: Percent  # the 95 % interval (Wilson)
    high: Percent


class Difficulty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All series of a game."""

    game: str
    seed: int
    rows: list[Measured]


@cache
def difficulty_of(card: GameCard) -> tuple[Measured, ...]:
    """What was measured of a game on the shelf; () where nothing was."""
    path = card.folder / FILE
    return tuple(parse(path, trusted=True).convert(Difficulty).rows) if path.is_file() else ()


def tried(card: GameCard) -> list[str]:
    """The settings of which every value was measured on its own."""
    return list(dict.fromkeys([name for row in difficulty_of(card) for name in row.settings]))


def row_for(card: GameCard, settings: dict[str, SettingValue], players: int) -> Measured | None:
    """The series with these settings and so many players, if there was one."""
    for row in difficulty_of(card):
        if row.players == players and all(settings.get(name) == value for name, value in row.settings.items()):
            return row
    return None
