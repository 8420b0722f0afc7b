"""A game's visiting card: what the rest of the house knows about it, and the shelf where all cards stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import cache, cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from chimera.engine.agenda import advance
from chimera.engine.codec import Codec
from chimera.engine.dice import Dice
from chimera.engine.game import Game, Step, Words
from chimera.engine.reasons import ChimeraError

SettingValue = str | int | bool
SHELF: Final = "chimera.games"  # the entry point group in which a game's package names its card


class Setting:
    """Something a table may want otherwise: a name and its values, the first of which is the default."""

    def __init__(self, name: str, values: tuple[SettingValue, ...], doc: str) -> None:
        self.name = name
        self.values = values
        self.doc = doc


class GameCard:
    """Describes one game. A game's package subclasses it and exports one instance, named in its entry points."""

    name: str
    title: str
    summary: str
    players: tuple[int, int]
    minutes: int
    folder: Path  # where ledger, content and messages lie
    words: Words
    state: type[Game]
    steps: tuple[type[Step[Any]], ...]
    events: Mapping[str, tuple[str, ...]]  # event kind -> the entries of the view it may change
    rules: int = 1  # the current version of the rules
    rules_from: int = 1  # the oldest version still played
    settings: tuple[Setting, ...] = ()
    purposes: tuple[str, ...] = ()  # the names of the dice streams
    parts: tuple[type, ...] = ()  # further classes with FIELDS that a state holds
    terms: Mapping[str, tuple[str, ...]] = {}  # argument of a message -> message keys by number
    ledger: tuple[str, ...] = ("ledger.yaml",)  # files below the folder
    ledger_sha256: str = ""
    content: Mapping[str, type] = {}  # file below the folder -> the type of its records
    content_hash: str = ""
    scale: float = 10.0  # a lead of so much in `evaluate` is worth about an e-fold of winning chances
    playouts: int = 0  # how often an expert plays each rival of its choice to the end, where that makes it stronger
    bots: Mapping[str, Callable[..., Any]] = {}  # the game's own bots: name -> a function Seen, Stream -> Opt
    board: Path | None = None  # a built ES module in the package: the game's own board in the browser (docs/client.md)

    def deal(self, seats: int, dice: Dice, settings: Mapping[str, SettingValue], rules: int) -> Game:
        """Set up a match up to its first steps; seats and settings are checked already."""
        raise NotImplementedError

    def bound(self, seats: int) -> int:
        """More choices than any match can take."""
        return 10_000

    def starts(self, game: Game) -> dict[str, list[int]]:
        """What the lot gave each seat at the start, by name ("start pair": [2, 1, ...]), for the lab."""
        return {}

    def tally(self, game: Game) -> list[int]:
        """How the seats stand in the middle of a match, for plots; the scores, where a game keeps them all along."""
        return list(game.scores)

    def picture(self, view: Mapping[str, Any], role: int) -> Any:
        """The view drawn for a terminal (anything rich can print), or None for the plain table."""
        return None

    @cached_property
    def codec(self) -> Codec:
        """Dump, load and fingerprint for this game's states."""
        return Codec([self.state, *self.steps, *self.parts])

    def full_settings(self, given: Mapping[str, SettingValue]) -> dict[str, SettingValue]:
        """All settings with their values; a ChimeraError says what is wrong with what was given."""
        known = {s.name: s for s in self.settings}
        for name, value in given.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise ChimeraError(f"{self.title} has no setting '{name}'; it has: {names}. Name one of these or none.")
            if not any(type(value) is type(v) and value == v for v in known[name].values):
                values = ", ".join(shown(v) for v in known[name].values)
                raise ChimeraError(f"The setting {name} cannot be '{shown(value)}'; choose one of: {values}.")
        return {s.name: given.get(s.name, s.values[0]) for s in self.settings}

    def setting_from_text(self, text: str) -> tuple[str, SettingValue]:
        """A setting as typed, NAME=VALUE; a ChimeraError when there is no such name or value."""
        name, _, value = text.partition("=")
        for setting in self.settings:
            if setting.name == name:
                for v in setting.values:
                    if shown(v) == value:
                        return name, v
        self.full_settings({name: value})
        raise ChimeraError(f"'{text}' is not a setting; write NAME=VALUE, for example target=100.")

    def new(
        self, seats: int, dice: Dice, settings: Mapping[str, SettingValue] | None = None, rules: int | None = None
    ) -> Game:
        """A new match, at its first decision."""
        low, high = self.players
        if not low <= seats <= high:
            wanted = f"{low}" if low == high else f"{low} to {high}"
            raise ChimeraError(f"{self.title} is for {wanted} players, not {seats}; choose that many seats.")
        g = self.deal(seats, dice, self.full_settings(settings or {}), self.rules if rules is None else rules)
        advance(g)
        return g


def shown(value: SettingValue) -> str:
    """A setting's value as people write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@cache
def games() -> Mapping[str, GameCard]:
    """All games on the shelf, by name: ours and those of add-on packages."""
    found: dict[str, GameCard] = {}
    for entry in sorted(entry_points(group=SHELF), key=lambda e: e.name):
        try:
            card = entry.load()
        except Exception as error:
            why = f"{type(error).__name__}: {error}".splitlines()[0]
            raise ChimeraError(f"The game '{entry.name}' cannot be loaded ({why}); repair or uninstall it.") from error
        if not isinstance(card, GameCard) or card.name != entry.name:
            raise ChimeraError(f"The entry point '{entry.name}' of {SHELF} is no game's card; uninstall its package.")
        found[card.name] = card
    return found


def find(name: str) -> GameCard:
    """The card of a game, or a sentence that names the games there are."""
    card = games().get(name)
    if card is None:
        near = get_close_matches(name, list(games()), 1)
        hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(games())}."
        raise ChimeraError(f"There is no game called '{name[:40]}'; {hint}")
    return card
