"""What a law is: a sentence about every game, and a check that says where a game breaks it.

A law is a function that takes a position and calls `at.broken(...)` when the sentence in its docstring does not hold:

    @law(AT_SOME)
    def pigs_cannot_fly(at: Position) -> None:
        '''No pig leaves the ground.'''

Its name is the function's ('pigs-cannot-fly'). It may play with `at.game.clone()`, never with `at.game` itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, NoReturn

import msgspec

from chimera.engine.agenda import asked, choose, options
from chimera.engine.card import Brought, GameCard, SettingValue
from chimera.engine.dice import Dice, Stream
from chimera.engine.events import HOST, SPECTATOR, Event
from chimera.engine.game import Game, Opt, Step
from chimera.engine.ledger import load_ledger
from chimera.engine.plan import NOTHING
from chimera.engine.reasons import ChimeraError
from chimera.engine.texts import Texts
from chimera.engine.views import entries

AT_ALL: Final = "at every decision and at the end"
AT_SOME: Final = "at some decisions, chosen by the seed"
AT_REPLAY: Final = "at every decision when the match is played again"
AT_DEAL: Final = "once a match, before its first choice"
ONCE: Final = "once for all matches, before the first choice"

LONG_STATE: Final = 1500  # characters of a dump; larger states are written down less often
CHOICES: Final = 5  # so many options of a seat are tried at a position, where trying them all would take too long
LAST_CHOICES: Final = 6  # so many are named when a law is broken
LONGEST_BROUGHT: Final = 600  # characters of what people brought, when a law is broken

Check = Callable[["Position"], None]
ALL: Final[dict[str, Law]] = {}


class LawBroken(Exception):
    """A game broke a law; the text says which, where, what differs and how to see it again."""

    def __init__(self, law: str, message: str) -> None:
        super().__init__(message)
        self.law = law


class Law:
    """A named sentence that holds in every game, and when it is checked."""

    def __init__(self, name: str, sentence: str, when: str, check: Check) -> None:
        self.name = name
        self.sentence = sentence
        self.when = when
        self.check = check


def law(when: str) -> Callable[[Check], Check]:
    """Enter a check into the book of laws."""

    def enter(check: Check) -> Check:
        name = check.__name__.replace("_", "-")
        sentence = " ".join((check.__doc__ or "").split("\n\n")[0].split())
        ALL[name] = Law(name, sentence, when, check)
        return check

    return enter


@cache
def reading(card: GameCard, players: int) -> tuple[Texts, frozenset[str]]:
    """A game's English texts and the ids of its rules."""
    ledger = load_ledger(card.folder / file for file in card.ledger)
    return Texts(card, [chr(ord("A") + seat) for seat in range(players)]), frozenset(rule.id for rule in ledger.rules)


class Trial:
    """One random match on which a game is tried: everything follows from game, players, settings and seed."""

    def __init__(
        self,
        card: GameCard,
        players: int,
        seed: int,
        settings: Mapping[str, SettingValue],
        brought: Brought | None = None,
        host: bool = False,
    ) -> None:
        played = card.as_played(settings)
        self.card = played.bringing(played.full_brought(players, brought))
        self.players = players
        self.seed = seed
        self.settings = dict(settings)
        self.roles = [*range(players), SPECTATOR, *([HOST] if host else [])]
        self.texts, self.rules = reading(card, players)
        self.vocabulary = list(card.words.by_code.values())
        self.known_words = {id(opt) for opt in self.vocabulary}
        self.bound = card.bound(players)
        self.choices: list[tuple[int, Opt]] = []
        self.kinds: list[str] = []  # per choice the class of the step that asked
        self.totals: dict[str, int] = {}
        self.stride = 1
        self.marks: dict[int, str] = {}  # number of a position -> its fingerprint
        self.before: dict[bytes, int] = {}  # states apart from dice -> where they were
        self.pushed: dict[int, tuple[Step[Any], str]] = {}  # steps seen on the agenda, as they were at first
        self.heard: set[str] = set()  # kinds of events
        self.compared = 0  # decisions at which two states looked the same to one who cannot tell them apart

    def new(self) -> Game:
        """The match before its first choice."""
        return self.card.new(self.players, Dice.from_number(self.seed, self.card.purposes), self.settings)

    def first(self) -> Position:
        """The position before the first choice."""
        return Position(self, 0, self.new())

    def begin(self) -> Position:
        """The first position, with what is compared later."""
        at = self.first()
        self.totals = at.game.totals()
        self.stride = 1 + len(at.text) // LONG_STATE
        return at

    def again(self) -> Iterator[Position]:
        """Every position of the match, played again from its seed by the same choices."""
        g = self.new()
        yield Position(self, 0, g)
        for number, (seat, opt) in enumerate(self.choices):
            choose(g, seat, opt)
            yield Position(self, number + 1, g)

    def some(self, most: int) -> set[int]:
        """Positions worth a closer look: one for every kind of decision, the end, then any others."""
        stream = Stream.from_number(self.seed, "law positions")
        places = list(range(len(self.choices)))
        stream.shuffle(places)
        first_of_kind = {self.kinds[place]: place for place in reversed(places)}
        wanted = dict.fromkeys([*first_of_kind.values(), len(places), *places])
        return set(list(wanted)[:most])


class Position:
    """A state of a trial's match: before the choice with this number, or at the end."""

    def __init__(self, trial: Trial, number: int, game: Game) -> None:
        self.trial = trial
        self.number = number
        self.game = game
        self.asked = asked(game)
        self.law = ""
        self.plain: Any = None
        self.line = ""
        self.following: list[Next] | None = None
        self.memo: dict[str, Any] = {}  # what more than one law looks at

    @property
    def card(self) -> GameCard:
        return self.trial.card

    @property
    def text(self) -> str:
        """The state as one line, as it was when it was written down."""
        if not self.line:
            self.write_down()
        return self.line

    def write_down(self) -> None:
        """Keep the state as it is now, to be compared with later."""
        try:
            self.plain = self.card.codec.dump(self.game)
        except ChimeraError as error:
            self.law = "a-save-is-the-same"
            self.broken(str(error), error)
        self.line = msgspec.json.encode(self.plain).decode()

    @property
    def noted(self) -> bool:
        """Whether this is one of the positions that are written down: every so many, and the end."""
        return self.number % self.trial.stride == 0 or not self.asked

    def stream(self, use: str = "") -> Stream:
        """Random numbers of the law's own, the same whichever other laws are checked."""
        return Stream.from_number(self.trial.seed, f"law {self.law} {use} {self.number}")

    def now(self) -> str:
        """The state as one line, as it is now."""
        return self.card.codec.text(self.game)

    def next(self) -> list[Next]:
        """What follows from some of the offered choices, with somebody listening."""
        if self.following is None:
            stream = Stream.from_number(self.trial.seed, f"law next {self.number}")
            self.following = [
                Next(self, seat, opt) for seat in self.asked for opt in few(options(self.game, seat), CHOICES, stream)
            ]
        return self.following

    def hold(self, laws: list[Law]) -> None:
        """Check laws; whatever exception the game raises while asked breaks the law too."""
        for entry in laws:
            self.law = entry.name
            try:
                entry.check(self)
            except LawBroken:
                raise
            except Exception as error:
                self.broken(f"{type(error).__name__}: {error}.", error)

    def expect(self, holds: object, what: str) -> None:
        """Break the law unless something holds."""
        if not holds:
            self.broken(what)

    def equal(self, a: str, b: str, what: str) -> None:
        """Break the law when two lines differ, and say where."""
        if a != b:
            self.broken(f"{what}: {difference(a, b)}.")

    def broken(self, what: str, cause: Exception | None = None) -> NoReturn:
        """Say that the law is broken here, and how to see it again."""
        t = self.trial
        last = " ".join(
            f"{seat}:{opt.code}" for seat, opt in t.choices[max(0, self.number - LAST_CHOICES) : self.number]
        )
        settings = ", ".join(f"{name}={value}" for name, value in t.settings.items())
        brought = "" if t.card.brought == NOTHING else f", brought={t.card.brought!r}"[:LONGEST_BROUGHT]
        raise LawBroken(
            self.law,
            f"{t.card.name} breaks the law '{self.law}' ({t.players} players, seed {t.seed}, "
            f"settings {settings or 'as usual'}, before choice {self.number}"
            f"{', after ' + last if last else ''}): {what} "
            f"See it again with check_game(card, {t.players}, seeds=[{t.seed}], settings={t.settings!r}"
            f"{brought}, only=[{self.law!r}]).",
        ) from cause


class Next:
    """One choice carried out on a copy: the copy, what was told, and what each role saw before and after."""

    def __init__(self, at: Position, seat: int, opt: Opt) -> None:
        self.seat = seat
        self.opt = opt
        self.game = at.game.clone()
        self.game.listen()
        roles = at.trial.roles
        self.before = views(self.game, roles)
        choose(self.game, seat, opt)
        self.events = self.game.heard()
        self.after = views(self.game, roles)
        at.trial.heard.update(event.kind for event in self.events)


def views(g: Game, roles: Iterable[int]) -> dict[int, dict[str, Any]]:
    """What each role sees; what all see is made once."""
    public = entries(g.public_view())
    return {role: {**public, **entries(g.private_view(role))} for role in roles}


def wander(g: Game, stream: Stream, most: int) -> Iterator[tuple[int, Opt]]:
    """Play on at random, by any asked seat; yields each choice after it was carried out."""
    for _ in range(most):
        seats = asked(g)
        if not seats:
            return
        seat = seats[stream.below(len(seats))]
        opts = options(g, seat)
        opt = opts[stream.below(len(opts))]
        choose(g, seat, opt)
        yield seat, opt


def few(items: list[Opt], most: int, stream: Stream) -> list[Opt]:
    """At most so many of the options, any of them, in order."""
    if len(items) <= most:
        return items
    places = list(range(len(items)))
    for i in range(most):
        j = i + stream.below(len(places) - i)
        places[i], places[j] = places[j], places[i]
    return [items[i] for i in sorted(places[:most])]


def heard_by(events: list[Event], role: int) -> list[Event]:
    """The events as a role sees them."""
    return [seen for event in events if (seen := event.seen_by(role)) is not None]


def difference(a: str, b: str) -> str:
    """Where two lines begin to differ, with a few characters around."""
    i = 0
    while i < min(len(a), len(b)) and a[i] == b[i]:
        i += 1
    start = max(0, i - 30)
    return f"...{a[start : i + 50]} against ...{b[start : i + 50]}"
