"""A game's visiting card: what the rest of the house knows about it, and the shelf where all cards stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from difflib import get_close_matches
from functools import cache, cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from chimera.engine.agenda import advance
from chimera.engine.codec import Codec
from chimera.engine.content import ContentError
from chimera.engine.dice import Dice
from chimera.engine.editions import Contents, Kept, edition_from, hash_of, kept_editions, read_contents, typed_edition
from chimera.engine.game import Game, Step, Words
from chimera.engine.plan import (
    NOTHING,
    Brought,
    Plan,
    Setting,
    SettingValue,
    checked_hands,
    full_choices,
    one_line,
    plan_of,
    read_carried,
    read_files,
    written,
)
from chimera.engine.trouble import Trouble

if TYPE_CHECKING:
    from chimera.engine.texts import Texts

__all__ = [
    "Brought",
    "GameCard",
    "LawTrials",
    "NoSuchEdition",
    "NoSuchGame",
    "Plan",
    "Setting",
    "SettingValue",
    "Ticket",
    "find",
    "games",
    "written",
]

SHELF: Final = "chimera.games"  # the entry point group in which a game's package names its card
MOST_EDITIONS: Final = 64  # cards of other editions and settings that are held ready


class NoSuchGame(Trouble):
    """Nobody put a game of that name on the shelf."""


class NoSuchEdition(Trouble):
    """A match was played with content that nobody kept."""


class Ticket(msgspec.Struct, frozen=True):
    """Which game, content and settings a state belongs to, and what people brought: what a process needs to read it."""

    game: str
    content: str
    settings: dict[str, SettingValue]
    edition: str = ""  # the content itself, where it is not kept with the game
    brought: Brought = NOTHING

    def card(self) -> GameCard:
        """The card as it is played there."""
        return find(self.game).as_played(self.settings, self.content, self.edition).bringing(self.brought)


class LawTrials(msgspec.Struct, frozen=True, kw_only=True):
    """How much of a game `make test` tries against the laws, for every number of players.

    With `over` its matches are spread over every number of players, every value of these settings and, in a game that
    may have one, over tables with and without a host.
    """

    seeds: int = 12  # random matches, each with laws at every decision
    seeds_compiled: int = 120
    most: int = 0  # no more than these, however many CHIMERA_LAW_SEEDS asks for; 0: as many as it says
    positions: int = 8  # of each match, for the laws that look closely
    positions_compiled: int = 2  # more matches, fewer positions in each
    settings: int = 100  # so many other values of settings and choices of seats are tried, each on its own ...
    share: int = 10  # ... with one match in so many
    over: tuple[str, ...] = ()
    brought: tuple[Brought, ...] = ()  # files or a campaign's luggage that are tried too, with the same share


class GameCard:
    """Describes one game. A game's package subclasses it and exports one instance, named in its entry points.

    The card on the shelf is that of the current content and the usual settings; `as_played` is the one of a match.
    """

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
    quiet: tuple[str, ...] = ()  # event kinds that stand in the log and are not told one by one
    halves: tuple[str, ...] = ()  # quiet ones that do not even stand there: the event after them says it all
    big: tuple[str, ...] = ()  # event kinds that are moments of their own; the others are told in passing
    views: tuple[type[Struct], ...] = ()  # the types of public and private view; one without secrets, none for dicts
    rules: int = 1  # the current version of the rules
    rules_from: int = 1  # the oldest version still played
    settings: tuple[Setting, ...] = ()
    seat_choices: tuple[Setting, ...] = ()  # what each seat chooses before the match, such as a hero
    user_files: Mapping[str, type] = {}  # "game/kind" -> schema of a file that people may bring
    carries: type | None = None  # what a campaign carries from match to match, as JSON of this type
    hosted: bool = False  # somebody may sit with the players as the host, who plays no seat and sees more
    trials: LawTrials = LawTrials()
    purposes: tuple[str, ...] = ()  # the names of the dice streams
    parts: tuple[type, ...] = ()  # further classes with FIELDS that a state holds
    terms: Mapping[str, tuple[str, ...]] = {}  # argument of a message -> message keys by number
    amounts: Mapping[str, Mapping[str, int]] = {}  # message key -> numbers of the content that its text names
    ledger: tuple[str, ...] = ("ledger.yaml",)  # files below the folder
    ledger_sha256: str = ""
    content: Mapping[str, type] = {}  # file below the folder -> the type of its records
    scale: float = 10.0  # a lead of so much in `evaluate` is worth about an e-fold of winning chances
    together: bool = False  # a cooperative game: all win or all lose, and the state has a `team_value`
    iterations: Mapping[str, int] = {}  # by level, where a search shall do more or less than usual: {"hard": 300}
    playouts: int = 0  # how often an expert plays each rival of its choice to the end, where that makes it stronger
    bots: Mapping[str, Callable[..., Any]] = {}  # the game's own bots: name -> a function Seen, Stream -> Opt
    board: Path | None = None  # a built ES module in the package: the game's own board in the browser (docs/client.md)

    def __init__(self) -> None:
        self.others: dict[bytes, GameCard] = {}  # the same game in other editions or with other settings
        self.brought = NOTHING
        self.open(read_contents(self.folder, self.content))
        self.chosen = self.full_settings({})  # the settings it is played with

    def open(self, contents: Contents) -> None:
        """Take in an edition. A game overrides this to set what follows from its content: terms, values of settings."""
        self.contents = contents
        self.content_hash = contents.hash

    def pack(self, settings: Mapping[str, SettingValue]) -> Any:
        """What rules read of content and settings, as tables; the state's constructor takes it first. None: nothing.

        What people brought is in `self.brought`, their files as records in `self.files_in()`.
        """
        return None

    def set_up(self, plan: Plan, dice: Dice, rules: int) -> Game:
        """Set up a match of people who bring something; a game for which they bring nothing gives `deal` alone.

        The plan is checked already. What does not go together is refused with a Trouble.
        """
        return self.deal(plan.seats, dice, plan.settings, rules)

    def deal(self, seats: int, dice: Dice, settings: Mapping[str, SettingValue], rules: int) -> Game:
        """Set up a match up to its first steps, out of `self.box`; seats and settings are checked already."""
        raise NotImplementedError

    def bound(self, seats: int) -> int:
        """More choices than any match can take."""
        return 10_000

    def carry(self, game: Game) -> str:
        """What a campaign carries out of a match that is over, as JSON of the type `carries`; "" for nothing."""
        return ""

    def starts(self, game: Game) -> dict[str, list[int]]:
        """What the lot gave each seat at the start, by name ("start pair": [2, 1, ...]), for the lab."""
        return {}

    def tally(self, game: Game) -> list[int]:
        """How the seats stand in the middle of a match, for plots; the scores, where a game keeps them all along."""
        return list(game.scores)

    def picture(self, view: Mapping[str, Any], role: int, texts: Texts) -> Any:
        """The view drawn for a terminal (anything rich can print) in these words, or None for the plain table."""
        return None

    @property
    def open_seats(self) -> bool:
        """Whether one person may play several seats without a curtain, with the settings of this card.

        So it is when no seat of theirs has to be kept from another; what others may see is the views' affair.
        """
        return False

    @cached_property
    def box(self) -> Any:
        """The box for the settings this card is played with."""
        return self.pack(self.full_settings(self.chosen))

    @cached_property
    def codec(self) -> Codec:
        """Dump, load and fingerprint for this game's states."""
        return Codec([self.state, *self.steps, *self.parts], self.state, self.box)

    @property
    def ticket(self) -> Ticket:
        """What tells this card from the one on the shelf."""
        return Ticket(self.name, self.content_hash, self.chosen, self.edition, self.brought)

    @property
    def edition(self) -> str:
        """The content as text, for a match that outlives it; "" where it is kept with the game or there is none."""
        return "" if not self.content or self.content_hash in self.kept else self.contents.text

    @cached_property
    def kept(self) -> Mapping[str, Kept]:
        """The published editions of this game, by the hashes that name them."""
        return dict(kept_editions(self.folder))

    def as_played(
        self, settings: Mapping[str, SettingValue], content: str | None = None, edition: str = ""
    ) -> GameCard:
        """This card with the content and settings of a match; NoSuchEdition when its content is lost."""
        if content is None or (content in self.kept and hash_of(self.kept[content].files) == self.content_hash):
            content = self.content_hash  # perhaps by an older name
        if content == self.content_hash and settings == self.chosen:
            return self
        key = msgspec.json.encode([content, settings, self.brought.key], order="sorted")
        card = self.others.get(key)
        if card is None:
            card = self._copy()
            if content != self.content_hash:
                card.open(self._contents(content, edition))
            card.chosen = card.full_settings(settings)
            self._hold(key, card)
        return card

    def bringing(self, brought: Brought) -> GameCard:
        """This card with what people bring, which is checked already (`full_brought`)."""
        if brought == self.brought:
            return self
        key = msgspec.json.encode([self.content_hash, self.chosen, brought.key], order="sorted")
        card = self.others.get(key)
        if card is None:
            card = self._copy()
            card.brought = brought
            self._hold(key, card)
        return card

    def _copy(self) -> GameCard:
        card = copy(self)
        for name in ("codec", "box"):
            card.__dict__.pop(name, None)
        return card

    def _hold(self, key: bytes, card: GameCard) -> None:
        while len(self.others) >= MOST_EDITIONS:
            del self.others[next(iter(self.others))]
        self.others[key] = card

    def _contents(self, content: str, edition: str) -> Contents:
        if content in self.kept:
            try:
                return typed_edition(self.kept[content], self.content)
            except ContentError:  # it does not fit the schemas of today
                raise NoSuchEdition("no-edition", title=self.title) from None
        found = edition_from(edition, self.content) if edition else None
        if found is None or found.hash != content:
            raise NoSuchEdition("no-edition", title=self.title)
        return found

    def full_settings(self, given: Mapping[str, SettingValue]) -> dict[str, SettingValue]:
        """All settings with their values; a Trouble says what is wrong with what was given."""
        known = {s.name: s for s in self.settings}
        for name, value in given.items():
            if name not in known:
                if not known:
                    raise Trouble("no-settings", title=self.title, name=name)
                raise Trouble("no-setting", title=self.title, name=name, names=", ".join(known))
            if not known[name].has(value):
                raise Trouble("setting-value", name=name, value=written(value), values=known[name].all_written)
        return {s.name: given.get(s.name, s.values[0]) for s in self.settings}

    def full_brought(self, seats: int, given: Brought | None = None) -> Brought:
        """What so many people bring, with the usual choices where they made none; by default, what is on this card.

        A Trouble or a ContentError says what is wrong with it.
        """
        given = self.brought if given is None else given
        read_files(self.title, self.user_files, given.files)
        read_carried(self.title, self.carries, given.carried)
        return Brought(
            hands=checked_hands(seats, given.hands),
            choices=full_choices(self.title, self.seat_choices, seats, given.choices),
            files=dict(sorted(given.files.items())),
            carried=one_line(given.carried),
        )

    def files_in(self) -> dict[str, Any]:
        """The files that people brought, as the records of their schemas."""
        return read_files(self.title, self.user_files, self.brought.files)

    def carried_in(self) -> Any:
        """What the campaign carried in, as the type `carries`; None at its beginning."""
        return read_carried(self.title, self.carries, self.brought.carried)

    def setting_from_text(self, text: str) -> tuple[str, SettingValue]:
        """A setting as typed, NAME=VALUE; a Trouble when there is no such name or value."""
        name, _, value = text.partition("=")
        for setting in self.settings:
            if setting.name == name:
                for v in setting.values:
                    if written(v) == value:
                        return name, v
        self.full_settings({name: value})
        raise Trouble("setting-unreadable", text=text)

    def players_with(self, files: Mapping[str, str]) -> tuple[int, int]:
        """How many may play with files that people bring; as many as ever, unless a game's files say otherwise."""
        return self.players

    def check_players(self, seats: int, brought: Brought | None = None) -> None:
        """A trouble when the game is not for so many, with what they bring."""
        low, high = self.players_with((self.brought if brought is None else brought).files)
        if not low <= seats <= high:
            if low == high:
                raise Trouble("players-exactly", title=self.title, low=low, seats=seats)
            raise Trouble("players", title=self.title, low=low, high=high, seats=seats)

    def new(
        self,
        seats: int,
        dice: Dice,
        settings: Mapping[str, SettingValue] | None = None,
        rules: int | None = None,
        brought: Brought | None = None,
    ) -> Game:
        """A new match, at its first decision."""
        self.check_players(seats, brought)
        card = self.as_played(self.full_settings(self.chosen if settings is None else settings))
        card = card.bringing(card.full_brought(seats, brought))
        g = card.set_up(plan_of(seats, card.chosen, card.brought), dice, self.rules if rules is None else rules)
        advance(g)
        return g


@cache
def games() -> Mapping[str, GameCard]:
    """All games on the shelf, by name: ours and those of add-on packages."""
    found: dict[str, GameCard] = {}
    for entry in sorted(entry_points(group=SHELF), key=lambda e: e.name):
        try:
            card = entry.load()
        except Exception as error:
            why = f"{type(error).__name__}: {error}".splitlines()[0]
            raise Trouble("game-broken", name=entry.name, why=why) from error
        if not isinstance(card, GameCard) or card.name != entry.name:
            raise Trouble("no-card", name=entry.name, shelf=SHELF)
        found[card.name] = card
    return found


def find(name: str) -> GameCard:
    """The card of a game, or a sentence that names the games there are."""
    card = games().get(name)
    if card is None:
        near = get_close_matches(name, list(games()), 1)
        if near:
            raise NoSuchGame("no-game-near", name=name[:40], near=near[0])
        raise NoSuchGame("no-game", name=name[:40], names=", ".join(games()))
    return card
