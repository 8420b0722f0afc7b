"""A table: one match being played, by people and bots. Commit, then tell: nobody ever saw what is not on the disk.

Everything that happens at a table happens in its turn (`in_turn`), one after the other. A change is checked against
the committed state and applied to the match, its lines go to the writer, and only when they are on the disk the next
turn begins and anybody is told. If the write fails, the match is restored from the record.

What people can do at a table are functions on it, by subject: choosing, standing, readiness, undo, advising, seating,
asking, chat, looking_back, forget. The table itself knows what is so, whose turn it is, and how to write and tell.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from chimera.engine.agenda import Window, asked, options
from chimera.engine.card import Brought, GameCard, SettingValue
from chimera.engine.dice import Stream
from chimera.engine.events import HOST, SPECTATOR
from chimera.engine.game import PASS, Game
from chimera.engine.reasons import Reason, Refused
from chimera.engine.record import Match
from chimera.engine.trouble import Trouble
from chimera.engine.visibility import see
from chimera.table.advice import Advice
from chimera.table.drafts import Draft, Last
from chimera.table.luggage import unpacked
from chimera.table.manners import manners_of
from chimera.table.poker_face import Times, hides_something
from chimera.table.questions import Question, asked_now, in_free_order
from chimera.table.rows import bits, deciding, round_of
from chimera.table.seats import Place, kind_of
from chimera.table.storage import Row, Storage
from chimera.table.story import Happening, Story, story_of
from chimera.table.thinking import Thinkers
from chimera.table.writer import NotWritten, PutAway, Statement, Write

T = TypeVar("T")
Ended = Literal["", "abandoned", "closed"]  # by people: a match without a result, a table whose match never began


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int | None  # HOST for the host's, None for a spectator's
    name: str
    text: str
    at: float


class Wish:
    """An undo that waits for the consent of others."""

    __slots__ = ("by", "n", "waiting")

    def __init__(self, by: int, n: int, waiting: set[int]) -> None:
        self.by = by
        self.n = n
        self.waiting = waiting


class Keeper(Protocol):
    """Whoever keeps tables: what a table and those who act at it need of the house around them."""

    storage: Storage
    thinkers: Thinkers
    pace: float
    linger: float
    retry: float
    think: float
    lots: Callable[[int], int]
    clock: Callable[[], float]

    def card(self, game: str) -> GameCard:
        """The card of a game."""

    def begin(
        self, card: GameCard, places: Sequence[Place], settings: Mapping[str, SettingValue], brought: Brought
    ) -> Match:
        """A new match."""

    async def follow(self, table: Table, carried: str) -> str:
        """Make the table of the next match of a campaign; its id."""

    def bot_name(self, places: Sequence[Place]) -> str:
        """What a bot at this table may be called."""

    async def read(self, table_id: str) -> tuple[Row, list[Place], Place | None, Match | None]:
        """A table as it is on the disk: its row, its seats, its host, its match."""

    def tell(self, table: Table, undone: bool) -> None:
        """A change of a table is on the disk."""

    def drafted(self, table: Table, seat: int) -> None:
        """A seat went on with a draft, or dropped it."""

    def fell(self, table: Table, seat: int, code: str, reason: Reason) -> None:
        """A seat's draft fell by what somebody else did."""

    def heard(self, table: Table, line: ChatLine) -> None:
        """A line of chat is on the disk."""

    def advised(self, table: Table) -> None:
        """Plans or offers changed."""

    def pointed(self, table: Table, seat: int, what: str) -> None:
        """A seat points at something on the board."""

    def cheered(self, table: Table, seat: int) -> None:
        """A seat cheers."""

    def report(self, what: str, table: Table, error: Exception) -> None:
        """Something went wrong that nobody asked for."""

    def drop(self, table: Table) -> None:
        """Put a table away; it is loaded anew when somebody comes."""


class Table:
    """One match and the people around it."""

    def __init__(
        self, house: Keeper, row: dict[str, Any], places: list[Place], host: Place | None, match: Match | None
    ) -> None:
        self.house = house
        self.id: str = row["id"]
        self.shelf: GameCard = house.card(row["game"])
        self.settings: dict[str, SettingValue] = msgspec.json.decode(row["settings"])
        self.owner: str = row["owner"]
        self.public: bool = row["public"]
        self.places = places
        self.host = host  # None where nobody hosts
        self.bringing = unpacked(row["brought"])  # until the match begins
        self.number: int = row["number"]  # of the match in its campaign, 0 outside of one
        self.next: str | None = row["next"]  # the table of the match that follows it
        self.ticks: set[int] = set()  # the seats that want it
        self.name: str = row["name"]
        self.manners = manners_of(row["manners"])
        self.ended: Ended = row["ended"]
        self.parting: set[int] = set()  # the seats that would rather abandon the match
        self.match = match  # None until every seat is taken
        self.story = Story() if match is None else story_of(match)
        self.saved = 0 if match is None else len(match.log)
        self.wish: Wish | None = None
        self.drafts: dict[int, Draft] = {}
        self.last: dict[int, Last] = {}  # moves that are whole and may still be taken back
        self.fallen: list[tuple[int, str, Reason]] = []  # drafts whose people have not been told yet
        self.hurried: set[int] = set()  # seats that only want to see the end
        self.bots_turn = False  # in free order: the people have had theirs
        self.readers: set[object] = set()  # pages on which somebody reads the guide
        self.advice = Advice()
        self.times = Times()
        self.chatted = 0
        self.lost = False  # its storage does not answer; it is loaded anew when somebody comes
        self.spectators = 0  # people who look at it and neither play nor host
        self.chronicle: tuple[int, asyncio.Future[list[Happening]]] | None = None  # all that was told until a seq
        self.account: asyncio.Future[Any] | None = None  # of the match when it is over (turning.py)
        self.used = time.monotonic()
        self.told_at = 0.0
        self.pondered = 0.0  # how long a bot thought the last time
        self.questions: dict[int, Question] = {}  # by asked seat
        self.turns = asyncio.Lock()
        self.stir = asyncio.Event()
        self.nod = asyncio.Event()  # as stir, for passes with a poker face
        self.linger = asyncio.Event()  # as stir, for moves that may still be taken back
        self.door = asyncio.Event()  # somebody went
        for place in places:
            place.left = place.left or house.clock()
        self.running: set[asyncio.Task[Any]] = set()
        self.mover: asyncio.Task[None] | None = None  # answers for bots and where there is one option only
        self._note_questions()

    # Turns

    async def in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something when it is its turn; it goes on to its end even when whoever asked for it is gone."""
        task = asyncio.ensure_future(self._one_turn(work))
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return await asyncio.shield(task)

    async def _one_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        async with self.turns:
            if self.lost:
                raise PutAway("put-away")
            self.used = time.monotonic()
            return await work()

    async def in_turn_or_lost(self, work: Callable[[], Awaitable[None]]) -> bool:
        """As in_turn; False, and nothing done, when the table was put away meanwhile."""
        if self.lost:
            return False
        try:
            await self.in_turn(work)
        except PutAway:
            return False
        return True

    async def close(self) -> None:
        """Stop the bots and let running turns come to their end."""
        self.stop()
        async with self.turns:
            self.lost = True

    def stop(self) -> None:
        """Stop the bots."""
        if self.mover is not None:
            self.mover.cancel()

    # What is so

    @property
    def seq(self) -> int:
        """How many lines the record has on the disk."""
        return self.saved

    @property
    def card(self) -> GameCard:
        """The game's card, with the content and settings of this match once it has begun."""
        return self.shelf if self.match is None else self.match.card

    @property
    def brought(self) -> Brought:
        """What people brought to the match, or will bring."""
        return self.bringing if self.match is None else self.match.header.brought

    def asked(self) -> tuple[int, ...]:
        """Who is asked now."""
        return () if self.match is None or self.ended else asked(self.match.game)

    @property
    def over(self) -> bool:
        """Whether nothing will happen here any more: the match has its end, or people ended it."""
        return self.ended != "" or (self.match is not None and self.match.game.outcome() is not None)

    def seats_of(self, guest: str) -> list[int]:
        """The seats a guest holds."""
        return [seat for seat, place in enumerate(self.places) if guest in place.guests]

    def seat_of(self, guest: str) -> int | None:
        """The seat a guest holds, the first of several."""
        return next(iter(self.seats_of(guest)), None)

    @property
    def names(self) -> list[str]:
        """What those around the table are called."""
        return [place.name for place in self.places] + ([] if self.host is None else [self.host.name])

    def hosts(self, guest: str) -> bool:
        """Whether a guest is the host."""
        return self.host is not None and guest in self.host.guests

    def role_of(self, guest: str, chosen: int = SPECTATOR) -> int:
        """How a guest sees the table: from the seat they hold; of several, from the one chosen at the device.

        Where these have no secrets from each other and none was chosen, it is the first that is asked. While nobody
        at the table has any, the device goes to whoever is asked by itself.
        """
        if self.hosts(guest):
            return HOST
        held = self.seats_of(guest)
        if len(held) == 1:
            return held[0]
        if not held or (self.open_seats and chosen in held):
            return chosen if chosen in held else SPECTATOR
        if not self.open_seats and self.curtained:
            return chosen if chosen in held else SPECTATOR
        now = [seat for seat in held if seat in self.asked() and not self.places[seat].bot]
        first = chosen if chosen in held else held[0]
        return first if first in now or not now else now[0]

    @property
    def open_seats(self) -> bool:
        """Whether seats here hide nothing from each other, so that nobody needs a curtain between their own."""
        card = self.shelf.as_played(self.settings) if self.match is None else self.match.card
        return card.open_seats

    @property
    def curtained(self) -> bool:
        """Whether a device that several seats share is hidden before it is handed over: somebody knows a secret."""
        return not self.open_seats and (self.match is None or hides_something(self.match.game)) and not self.over

    def hands_of(self, guest: str, role: int) -> tuple[int, ...]:
        """The seats a guest acts for: all they hold where these are open to each other, else the one they look from."""
        held = self.seats_of(guest)
        return tuple(seat for seat in held if seat == role or self.open_seats)

    def one_person(self, seat: int) -> tuple[int, ...]:
        """A seat, and where seats are open to each other all others that its person plays, too."""
        guests = self.places[seat].guests
        beside = [other for other, place in enumerate(self.places) if other == seat or place.guests & guests]
        return tuple(beside) if len(beside) > 1 and self.open_seats else (seat,)

    def others(self, seat: int) -> set[int]:
        """Seats that people play at other devices: those at one's own are asked by word of mouth."""
        guests = self.places[seat].guests
        return {other for other in self.people() if other != seat and not self.places[other].guests & guests}

    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, place in enumerate(self.places) if place.kind == "person" and not place.bot]

    def people_here(self) -> list[int]:
        """The seats of people who look at the table now."""
        return [seat for seat in self.people() if self.places[seat].connected]

    def waited_for(self) -> bool:
        """Whether a person who plays here looks at the table now."""
        return bool(self.people_here())

    def playing(self) -> Match:
        """The match; Refused before it begins."""
        if self.match is None:
            raise Refused(Reason("not-begun"))
        return self.match

    def going(self) -> Match:
        """The match, if it goes on; a sentence when people have abandoned it."""
        if self.ended:
            raise Trouble("abandoned")
        return self.playing()

    def game_for(self, role: int) -> Game:
        """The game as a role works on it: with its own draft, which nobody else knows of."""
        draft = self.drafts.get(role)
        return self.playing().game if draft is None else draft.game

    def shown_to(self, role: int) -> Game:
        """The game as a role sees it: with its own draft, and with a last choice that it may still take back."""
        last = self.last.get(role)
        return self.game_for(role) if last is None or last.game is None else last.game

    def drafted(self, role: int) -> int:
        """How many choices of a chain a role has drafted."""
        draft = self.drafts.get(role)
        return 0 if draft is None else len(draft.choices)

    def stands(self, seat: int) -> bool:
        """Whether the table is to pass for an asked seat."""
        standing = self.places[seat].standing
        if standing is None or self.match is None or standing.kind != kind_of(self.match.game):
            return False
        return PASS in options(self.match.game, seat)

    def has_no_choice(self, seat: int) -> bool:
        """Whether an asked seat has one option only: the table answers for it, so nobody is asked anything."""
        question = self.questions.get(seat)
        return question is not None and len(question.opts) == 1 and seat not in self.drafts

    def veiled(self, g: Game) -> bool:
        """Whether this is a window in which nobody shall see who can only pass."""
        return kind_of(g) != "" and any(self.others(seat) for seat in self.people()) and hides_something(g)

    def seen_asked(self, role: int, then: Game | None = None) -> tuple[int, ...]:
        """Who is asked, now or then, as a role may see it: in a veiled window all who could answer, until it closes.

        Whoever has no choice is not asked in their own eyes. In a veiled window only in theirs: who sits beside them
        at the same device would know what they hold.
        """
        if self.match is None or (self.ended and then is None):
            return ()
        g = self.match.game if then is None else then
        now = asked(g)
        if not now:
            return now
        guests = self.places[role].guests if role >= 0 else set()  # at one's own device one knows
        own = [seat == role or bool(place.guests & guests) for seat, place in enumerate(self.places)]
        veiled = not self.over and self.veiled(g)
        if then is None:
            mute = [seat for seat in now if own[seat] and self.has_no_choice(seat) and (seat == role or not veiled)]
            now = tuple([seat for seat in now if seat not in mute])
        step = g.agenda[-1]
        if not isinstance(step, Window) or not veiled:
            return now
        return tuple(seat for seat, mine in enumerate(own) if (seat in now if mine else step.could(g, seat)))

    def knowledge(self, seat: int) -> str:
        """The game as a seat may know it, with its own draft, as a dump."""
        stream = Stream.from_number(self.house.lots(60), "table")
        return self.card.codec.text(see(self.game_for(seat), seat, stream).game)

    # Writing

    async def write(self, write: Write) -> None:
        """Commit; when that fails, go back to what is on the disk and say so."""
        try:
            await self.house.storage.write(write)
        except NotWritten:
            await self.restore()
            raise

    async def restore(self) -> None:
        """Go back to what is on the disk, and say so; a table that cannot be read is put away."""
        try:
            row, places, host, match = await self.house.read(self.id)
        except Exception as error:
            self.house.report("a table could not be read again", self, error)
            self.lost = True
            self.house.drop(self)
            return
        for old, new in zip([*self.places, self.host], [*places, host], strict=False):
            if old is not None and new is not None:
                new.connected, new.left = old.connected, old.left
        self.places = places
        self.host = host
        self.match = match
        self.bringing = unpacked(row["brought"])
        self.next = row["next"]
        self.owner = row["owner"]
        self.ended = row["ended"]
        self.saved = 0 if match is None else len(match.log)
        self.wish = None
        self.last = {}
        self.story.say(self.saved, "log-restored")
        self._rebase()
        self.tell(True)

    def _lines(self) -> list[dict[str, Any]]:
        """The record's new lines as rows."""
        match = self.playing()
        new = match.log[self.saved :]
        return [{"table_id": self.id, "seq": self.saved + i, "line": line} for i, line in enumerate(new)]

    def _touch(self) -> list[dict[str, Any]]:
        """What lists of tables show."""
        g = self.playing().game
        outcome = g.outcome()
        return [
            {
                "its_id": self.id,
                "now_asked": bits(self.asked()),
                "now_deciding": bits(deciding(g)),
                "now_over": outcome is not None,
                "now_round": round_of(g),
                "now_updated": time.time(),
                "now_won": 0 if outcome is None else bits(outcome.winners),
            }
        ]

    async def record(self, news: Sequence[Statement] = ()) -> None:
        """Bring the record's new lines to the disk, and what follows from them; drafts go on from there."""
        await self.write(Write(news, lines=self._lines(), touches=self._touch()))
        self.saved = len(self.playing().log)
        self._rebase()

    def _rebase(self) -> None:
        """Play the drafts again on the game as it is now; note those that fall."""
        for seat, draft in list(self.drafts.items()):
            try:
                self.drafts[seat] = draft.replayed(self.playing(), self.saved, self.house.clock())
                continue
            except Refused as refused:
                reason = refused.reason
            except Exception as error:  # a fault of the game: what is on the disk stands, the draft does not
                self.house.report("a draft met a fault", self, error)
                reason = Reason("stale", "", {"code": draft.choices[0].entry.opt.code})
            del self.drafts[seat]
            self.fallen.append((seat, draft.choices[0].entry.opt.code, reason))

    def tell(self, undone: bool = False) -> None:
        """After a commit: everybody sees the table as it is now, and bots may go on."""
        for seat in [seat for seat in self.drafts if self.places[seat].bot]:
            del self.drafts[seat]
        fallen, self.fallen = self.fallen, []
        for seat, _, _ in fallen:
            self.story.say(self.saved, "log-draft-fell", only=self.one_person(seat))
        self._note_questions()
        self.told_at = time.monotonic()
        self.house.tell(self, undone)
        for seat, code, reason in fallen:
            self.house.fell(self, seat, code, reason)

    def _note_questions(self) -> None:
        """Note which questions are open since when, and wake the bots when one is theirs."""
        before = self.questions
        self.questions = {}
        if self.match is None:
            return
        g = self.match.game
        theirs = False
        veiled = self.veiled(g)
        self.hurried -= set(self.asked())
        for seat in self.asked():
            question = asked_now(before.get(seat), g, seat, self.saved, self.house.clock(), in_free_order(g))
            if veiled and question.due is None and not self.places[seat].bot:  # whether or not it will be needed
                question.due = question.opened + self.times.drawn(self.house.lots, self.house.pace)
            self.questions[seat] = question
            theirs = theirs or len(question.opts) == 1 or self.places[seat].bot != "" or self.stands(seat)
        if theirs and self.wish is None:
            self.stir.set()
            self.nod.set()
        if self.last:
            self.linger.set()

    async def go_on_by_rules(self) -> None:
        """The rules or the content of the match are gone: go on from its last snapshot by the current ones."""

        async def work() -> None:
            match = self.playing()
            match.go_on_by_rules(self.card.rules)
            match.stopped = False
            await self.record()
            self.story.say(self.saved, "log-went-on")

        await self.in_turn(work)
