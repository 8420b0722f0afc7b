"""A match as a text log: save, replay, seek, undo, fork, rules versions, commitment.

The lines of a record are the truth: choices, undos and redos are commands; fingerprints, snapshots and the end are
checks that follow from them. Loading runs the commands and demands the same checks, so a changed line is found.

    0 roll              seat 0 chooses "roll"; a note may follow after " # "
    = 9f02c1d4a5b6e7f8  fingerprint, every 20 choices
    snap {...}          the whole state, every 50 choices
    undo 2              the last two choices are undone; "undo 2 consent" when the table let them go behind a barrier
    redo 1              an undone choice is played again; "redo 2 consent" goes back behind the barrier, to what was
    rules 2 {...}       from here on by rules version 2, going on from this state
    end 9f02c1d4a5b6e7f8 0,1/100,87   the outcome: winners / scores
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from chimera.engine.agenda import asked, choose, options, why_not
from chimera.engine.card import Brought, GameCard, SettingValue
from chimera.engine.dice import Dice, Stream, open_seed
from chimera.engine.events import SPECTATOR, Event
from chimera.engine.game import Game, Opt
from chimera.engine.reasons import ChimeraError, Reason, Refused
from chimera.engine.shapes import well_formed
from chimera.engine.trouble import Trouble

FINGERPRINT_EVERY: Final = 20
SNAPSHOT_EVERY: Final = 50
NOTE: Final = " # "
LETTERS: Final = "ABCDEFGHIJ"  # seats, as the rulebooks' examples call them
LONGEST_SEAT: Final = 100  # characters of a seat's name
BIGGEST_NUMBER: Final = 10**18  # of an open seed

# notes of answers that nobody chose in person
FORCED: Final = "forced"  # there was only one
STANDING: Final = "standing"  # a PASS that was said beforehand
BOT: Final = "bot"  # a bot's choice at a table; its name follows


class Seat(msgspec.Struct, frozen=True):
    """Who sits where: a person by name, or a bot."""

    name: str
    bot: str = ""


def names(seats: Sequence[Seat]) -> list[str]:
    """What to call the seats: by name, and by letter where a name stands twice."""
    plain = [seat.name for seat in seats]
    return [name if plain.count(name) == 1 else f"{name} {LETTERS[i]}" for i, name in enumerate(plain)]


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What is settled before the first choice."""

    game: str
    rules: int
    content: str
    settings: dict[str, SettingValue]
    seats: tuple[Seat, ...]
    seed: str  # 64 hex digits; "" in a file of a running match whose seed is not public yet
    open_number: int | None = None  # the number an open seed was made from
    commitment: str
    start: str = ""  # a dump to begin from, for forks and test positions
    origin: str = ""  # of a fork: the commitment of the match it left, and after how many choices
    edition: str = ""  # the content itself, where the game does not keep it
    hands: tuple[int, ...] = ()  # from here on what people brought (plan.Brought)
    choices: tuple[dict[str, SettingValue], ...] = ()
    files: dict[str, str] = {}
    carried: str = ""

    @property
    def brought(self) -> Brought:
        """What people brought."""
        return Brought(hands=self.hands, choices=self.choices, files=self.files, carried=self.carried)


class Entry:
    """One choice on the line of play."""

    __slots__ = ("barrier", "link", "note", "opt", "seat")

    def __init__(self, seat: int, opt: Opt, note: str, barrier: bool, link: bool) -> None:
        self.seat = seat
        self.opt = opt
        self.note = note
        self.barrier = barrier  # dice were rolled or somebody learned something: not to be undone freely
        self.link = link  # it went on with a composite move that the choice before began

    @property
    def line(self) -> str:
        """The entry as it stands in the file."""
        return f"{self.seat} {self.opt.code}" + (NOTE + self.note if self.note else "")


class Tried:
    """A choice that was carried out on a game: what it adds to a match that adopts it."""

    __slots__ = ("entry", "events", "game")

    def __init__(self, entry: Entry, events: list[Event], game: Game) -> None:
        self.entry = entry
        self.events = events
        self.game = game  # after the choice


class Left:
    """What an undo by consent left behind: a match that nobody has gone on from since returns to it."""

    __slots__ = ("entries", "floor", "game", "snapshots")

    def __init__(self, game: Game, entries: list[Entry], snapshots: dict[int, str], floor: int) -> None:
        self.game = game
        self.entries = entries
        self.snapshots = snapshots
        self.floor = floor


def sealed(header: Header) -> bytes:
    """What a commitment binds: the header and its seed, as anybody can hash it."""
    seats = [[s.name, s.bot] for s in header.seats]
    said: list[Any] = [
        header.game,
        header.rules,
        header.content,
        dict(sorted(header.settings.items())),
        seats,
        header.start,
    ]
    brought = header.brought.committed
    if brought:  # a match to which nobody brought anything is committed to as it always was
        said.append(brought)
    if header.origin:
        said.append({"origin": header.origin})
    return msgspec.json.encode([said, header.seed])


def commit(header: Header) -> str:
    """The commitment to a header and its seed: published at the start, checked by anyone at the end."""
    return hashlib.sha256(sealed(header)).hexdigest()


class Match:
    """A match being played or looked at."""

    def __init__(self, card: GameCard, header: Header, game: Game | None = None) -> None:
        if game is None:
            card = card.as_played(header.settings, header.content, header.edition)
            card = card.bringing(card.full_brought(len(header.seats), header.brought))
        self.card = card  # with the content and settings it is played with
        self.header = header
        self.game = self._first() if game is None else game
        self.game.listen()
        self.line: list[Entry] = []
        self.undone: list[Entry] = []
        self.left: Left | None = None  # by an undo by consent, until somebody chooses
        self.log: list[str] = []  # the body of the file
        self.snapshots: dict[int, str] = {0: card.codec.text(self.game)}
        self.floor = 0  # choices below cannot be undone freely: the dice or the rules have moved on since
        self.whole = game is None  # False when only its later part can be played again
        self.stopped = False  # the rules it was played by are gone: it goes on by a `rules` line

    @staticmethod
    def new(
        card: GameCard,
        seats: Sequence[Seat],
        settings: Mapping[str, SettingValue] | None = None,
        number: int | None = None,
        start: str = "",
        brought: Brought | None = None,
        origin: str = "",
    ) -> Match:
        """A new match; a number makes an open seed, for solo play and simulation only."""
        if number is not None and abs(number) >= BIGGEST_NUMBER:
            raise ChimeraError(f"{number} is too large for a seed; choose a number of at most 18 digits.")
        card = card.as_played(card.full_settings(card.chosen if settings is None else settings))
        card.check_players(len(seats), brought)
        card = card.bringing(card.full_brought(len(seats), brought))
        header = Header(
            game=card.name,
            rules=load_state(card, start).rules if start else card.rules,
            content=card.content_hash,
            settings=card.chosen,
            seats=tuple(checked_seat(seat) for seat in seats),
            seed=secrets.token_hex(32) if number is None else open_seed(number),
            open_number=number,
            commitment="",
            start=start,
            origin=origin,
            edition=card.edition,
            hands=card.brought.hands,
            choices=card.brought.choices,
            files=card.brought.files,
            carried=card.brought.carried,
        )
        return Match(card, msgspec.structs.replace(header, commitment=commit(header)))

    def _first(self) -> Game:
        """The state before the first choice."""
        header = self.header
        if header.start:
            g = load_state(self.card, header.start)
            if len(g.scores) != len(header.seats):
                raise ChimeraError(
                    f"The start is a position of {len(g.scores)} players, not {len(header.seats)}; name as many seats."
                )
            return g
        dice = Dice.from_seed(header.seed, self.card.purposes)
        return self.card.new(len(header.seats), dice, header.settings, header.rules)

    # Choosing

    def why_not(self, seat: int, code: str) -> Reason | None:
        """Why a seat cannot choose this now; None when it can."""
        return why_not(self.game, self.card.words, seat, code)

    def choose(self, seat: int, code: str, note: str = "") -> list[Event]:
        """Carry out a choice and log it; Refused, with nothing changed, when it is not allowed. What happened."""
        return self.adopt([self._carry_out(self.game, self.game, seat, code, note)])

    def try_out(self, seat: int, code: str, note: str = "", on: Game | None = None) -> Tried:
        """Carry out a choice on a copy of the game, or of one after other tries; Refused when it is not allowed."""
        before = self.game if on is None else on
        return self._carry_out(before, None, seat, code, note)

    def adopt(self, tried: Sequence[Tried]) -> list[Event]:
        """Make choices that were tried, each on the game after the one before, part of the match. What happened."""
        self.undone = []
        self.left = None
        for each in tried:
            self.game = each.game
            self.line.append(each.entry)
            self.log.append(each.entry.line)
            self._checks()
        return [event for each in tried for event in each.events]

    def _carry_out(self, before: Game, g: Game | None, seat: int, code: str, note: str) -> Tried:
        """Choose on a game, which is the one before itself or else a copy of it."""
        reason = why_not(before, self.card.words, seat, code)
        if reason is not None:
            raise Refused(reason)
        if g is None:
            g = before.clone()
            g.listen()
        opt = self.card.words.by_code[code]
        known = knowledge(g)
        link = g.agenda[-1].in_chain(g)
        choose(g, seat, opt)
        return Tried(Entry(seat, opt, clean_note(note), knowledge(g) != known, link), g.heard(), g)

    def _checks(self) -> None:
        """Log what follows from the choices: fingerprint, snapshot, end."""
        count = len(self.line)
        codec = self.card.codec
        outcome = self.game.outcome()
        if outcome is None and count % FINGERPRINT_EVERY == 0:
            self.log.append(f"= {codec.fingerprint(self.game)}")
        if outcome is None and count % SNAPSHOT_EVERY == 0:
            self.snapshots[count] = codec.text(self.game)
            self.log.append(f"snap {self.snapshots[count]}")
        self._end()

    def _end(self) -> None:
        """Log the outcome, once there is one."""
        outcome = self.game.outcome()
        if outcome is not None:
            winners = ",".join(str(seat) for seat in outcome.winners)
            scores = ",".join(str(score) for score in outcome.scores)
            self.log.append(f"end {self.card.codec.fingerprint(self.game)} {winners}/{scores}")

    # Looking back

    def at(self, count: int) -> Game:
        """The state after so many choices, by the nearest snapshot."""
        if not 0 <= count <= len(self.line):
            raise Trouble("no-choice", count=count, most=len(self.line))
        base = max(k for k in self.snapshots if k <= count)
        g: Game = self.card.codec.from_text(self.snapshots[base])  # our own, so there is nothing to doubt
        for entry in self.line[base:count]:
            choose(g, entry.seat, entry.opt)
        return g

    def undo(self, n: int) -> None:
        """Take back the last n choices, none of them behind a barrier (undo.py says what a seat may take back)."""
        self._check_count("undo", n, len(self.line))
        if len(self.line) - n < self.floor or any(entry.barrier for entry in self.line[-n:]):
            raise ChimeraError(
                f"Cannot undo {n} choices freely, dice were rolled or something was shown; ask the table to consent."
            )
        self.game = self.at(len(self.line) - n)
        self.left = None
        self._drop(n)
        self.game.listen()
        self.log.append(f"undo {n}")

    def undo_by_consent(self, n: int) -> None:
        """Take back n choices behind a barrier: dice stay where they are, what was seen is shuffled again."""
        self._check_count("undo", n, len(self.line))
        later = self.game
        count = len(self.line) - n
        g = self.at(count)
        g.dice = later.dice.clone()
        g.unsee(later)
        self.left = Left(later, self.line[count:], self.snapshots, self.floor)
        self._drop(n)
        self.undone = []
        self.floor = count
        self.snapshots[count] = self.card.codec.text(g)
        self.game = g
        self.game.listen()
        self.log.append(f"undo {n} consent")

    def redo(self, n: int = 1) -> list[Event]:
        """Play the last n undone choices again."""
        self._check_count("redo", n, len(self.undone))
        events: list[Event] = []
        self.log.append(f"redo {n}")
        for _ in range(n):
            entry = self.undone.pop()
            choose(self.game, entry.seat, entry.opt)
            self.line.append(entry)
            if len(self.line) % SNAPSHOT_EVERY == 0:
                self.snapshots[len(self.line)] = self.card.codec.text(self.game)
            events.extend(self.game.heard())
        self._end()
        return events

    def redo_by_consent(self, n: int) -> None:
        """Go back to what the last undo by consent left behind: the same dice, the same cards, the same answers."""
        left = self.left
        if left is None:
            raise ChimeraError("There is nothing to go back to; somebody has chosen since.")
        if n != len(left.entries):
            raise ChimeraError(f"Cannot go back to {n} choices; {len(left.entries)} were left behind.")
        self.game = left.game
        self.line += left.entries
        self.snapshots = left.snapshots
        self.floor = left.floor
        self.left = None
        self.log.append(f"redo {n} consent")

    def _drop(self, n: int) -> None:
        for _ in range(n):
            self.undone.append(self.line.pop())
        self.snapshots = {k: text for k, text in self.snapshots.items() if k <= len(self.line)}

    def _check_count(self, what: str, n: int, most: int) -> None:
        if not 1 <= n <= most:
            raise ChimeraError(f"Cannot {what} {n} choices; there are {most} to {what}.")

    def fork(
        self, count: int, seat: int, stream: Stream, seats: Sequence[Seat] = (), brought: Brought | None = None
    ) -> Match:
        """A private "what if" from any point: what the seat could not know then, and all dice, are drawn anew.

        It goes on with the people of this match unless others are named. A match of its own, by its own commitment:
        its start is the position, and its origin says where that was left.
        """
        g = self.at(count).determinize(seat, stream)
        header = self.header
        return Match.new(
            self.card,
            seats or header.seats,
            header.settings,
            stream.below(1 << 30),
            self.card.codec.text(g),
            header.brought if brought is None else brought,
            f"{header.commitment} {count}",
        )

    def go_on_by_rules(self, version: int) -> None:
        """Leave the version of the rules the match began with; everything before stays as it was."""
        if not self.game.rules <= version <= self.card.rules:
            raise ChimeraError(
                f"Rules version {version} cannot follow version {self.game.rules} here, the newest known is "
                f"{self.card.rules}; install a newer Chimera if there is one."
            )
        self.game.rules = version
        self.undone = []
        self.left = None
        self.floor = len(self.line)
        text = self.card.codec.text(self.game)
        self.snapshots[len(self.line)] = text
        self.log.append(f"rules {version} {text}")


def knowledge(g: Game) -> tuple[int, ...]:
    """What may not change without a barrier: dice drawn, and what each seat was shown."""
    return (g.dice.drawn, *(g.told(seat) for seat in range(len(g.scores))))


def load_state(card: GameCard, text: str) -> Game:
    """The state a dump stands for; a ChimeraError when it is not one of this game."""
    g = card.codec.from_text(text)
    if not isinstance(g, card.state) or not well_formed(g) or not sound(card, g):
        raise ChimeraError(f"The saved state is not one of {card.title}; take an older copy of the file.")
    return g


def sound(card: GameCard, g: Game) -> bool:
    """Whether a state that came from outside can be asked the questions every table asks."""
    try:
        low, high = card.players_with(card.brought.files)
        seats = range(len(g.scores))
        if not low <= len(seats) <= high or (g.outcome() is None) != bool(asked(g)):
            return False
        if g.dice.purposes != card.purposes or knowledge(g)[0] < 0:
            return False
        for seat in (*seats, SPECTATOR):
            g.view(seat)
        return all(seat in seats and options(g, seat) for seat in asked(g))
    except Exception:  # a state made by hand can hold anything anywhere
        return False


def clean_note(note: str) -> str:
    """A note that fits on its line."""
    kept = "".join(c if c.isprintable() and c != "#" else " " for c in note)
    return " ".join(kept.split())[:200].rstrip()


def checked_seat(seat: Seat) -> Seat:
    """A seat as a file can hold it: a person's name on one line, or a bot, which goes by its own name."""
    if seat.bot:
        return Seat(seat.bot, seat.bot)
    if not seat.name or len(seat.name) > LONGEST_SEAT or not seat.name.isprintable():
        raise Trouble("seat-name", name=ascii(seat.name[:30]), most=LONGEST_SEAT)
    return seat


def same_commitment(a: str, b: str) -> bool:
    """Whether two commitments are equal."""
    return hmac.compare_digest(a.encode(), b.encode())
