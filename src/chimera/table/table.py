"""A table: one match being played, by people and bots. Commit, then tell: nobody ever saw what is not on the disk.

Everything that happens at a table happens in its turn (`in_turn`), one after the other. A change is checked against
the committed state and applied to the match, its lines go to the writer, and only when they are on the disk the next
turn begins and anybody is told. If the write fails, the match is restored from the record.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import sqlalchemy as sa

from chimera.bots.levels import Tip
from chimera.engine.agenda import asked, options, why_not
from chimera.engine.card import GameCard, SettingValue
from chimera.engine.dice import Stream
from chimera.engine.events import SPECTATOR
from chimera.engine.game import Game
from chimera.engine.reasons import Reason, Refused
from chimera.engine.record import Match
from chimera.engine.trouble import Trouble
from chimera.engine.visibility import see
from chimera.table.answers import keep_going
from chimera.table.drafts import Draft, longer
from chimera.table.looking_back import Told
from chimera.table.schema import CHAT
from chimera.table.seats import Place
from chimera.table.standing import kind_of, settle, stands
from chimera.table.story import Story, story_of
from chimera.table.undo import Wish
from chimera.table.writer import NotWritten, PutAway, Statement, Write

if TYPE_CHECKING:
    from chimera.table.house import House

T = TypeVar("T")
LONGEST_CHAT: Final = 500
MOST_CHAT: Final = 5_000  # lines at one table


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Table:
    """One match and the people around it."""

    def __init__(self, house: House, row: dict[str, Any], places: list[Place], match: Match | None) -> None:
        self.house = house
        self.id: str = row["id"]
        self.card: GameCard = house.card(row["game"])
        self.settings: dict[str, SettingValue] = msgspec.json.decode(row["settings"])
        self.owner: str = row["owner"]
        self.public: bool = row["public"]
        self.places = places
        self.match = match  # None until every seat is taken
        self.story = Story() if match is None else story_of(match)
        self.saved = 0 if match is None else len(match.log)
        self.wish: Wish | None = None
        self.draft: Draft | None = None
        self.chatted = 0
        self.lost = False  # its storage does not answer; it is loaded anew when somebody comes
        self.spectators = 0
        self.chronicle: tuple[int, asyncio.Future[list[Told]]] | None = None  # everything told up to a sequence number
        self.used = time.monotonic()
        self.told_at = 0.0
        self.pondered = 0.0  # how long a bot thought the last time
        self.questions: dict[int, tuple[int, object]] = {}  # asked seat -> since which seq, which question
        self.turns = asyncio.Lock()
        self.stir = asyncio.Event()
        self.running: set[asyncio.Task[Any]] = set()
        self.mover = asyncio.create_task(keep_going(self))
        self._settle()

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
        self.mover.cancel()
        async with self.turns:
            self.lost = True

    # What is so

    @property
    def seq(self) -> int:
        """How many lines the record has on the disk."""
        return self.saved

    def asked(self) -> tuple[int, ...]:
        """Who is asked now."""
        return () if self.match is None else asked(self.match.game)

    def seats_of(self, guest: str) -> list[int]:
        """The seats a guest holds."""
        return [seat for seat, place in enumerate(self.places) if guest in place.guests]

    def seat_of(self, guest: str) -> int | None:
        """The seat a guest holds, the first of several."""
        return next(iter(self.seats_of(guest)), None)

    def role_of(self, guest: str, chosen: int = SPECTATOR) -> int:
        """How a guest sees the table: from the seat they hold; of several, from the one chosen at the device."""
        held = self.seats_of(guest)
        if len(held) == 1:
            return held[0]
        return chosen if chosen in held else SPECTATOR

    def others(self, seat: int) -> set[int]:
        """Seats that people play at other devices: those at one's own are asked by word of mouth."""
        guests = self.places[seat].guests
        return {other for other in self.people() if other != seat and not self.places[other].guests & guests}

    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, place in enumerate(self.places) if place.kind == "person" and not place.bot]

    def waited_for(self) -> bool:
        """Whether a person who plays here looks at the table now."""
        return any(self.places[seat].connected for seat in self.people())

    def playing(self) -> Match:
        """The match; Refused before it begins."""
        if self.match is None:
            raise Refused(Reason("not-begun"))
        return self.match

    def game_for(self, role: int) -> Game:
        """The game as a role works on it: with its own draft, which nobody else knows of."""
        draft = self.draft
        return draft.game if draft is not None and draft.seat == role else self.playing().game

    def drafted(self, role: int) -> int:
        """How many choices of a chain a role has drafted."""
        return len(self.draft.codes) if self.draft is not None and self.draft.seat == role else 0

    # Writing

    async def write(self, write: Write) -> None:
        """Commit; when that fails, go back to what is on the disk and say so."""
        try:
            await self.house.storage.write(write)
        except NotWritten:
            await self._restore()
            raise

    async def _restore(self) -> None:
        try:
            row, self.places, match = await self.house.read(self.id, self.places)
        except Exception:
            self.lost = True
            self.house.drop(self)
            return
        self.match = match
        self.owner = row["owner"]
        self.saved = 0 if match is None else len(match.log)
        self.wish = None
        self.draft = None
        self.story.say(self.saved, "log-restored")
        self._settle()
        self.house.tell(self, True)

    def _lines(self) -> list[dict[str, Any]]:
        """The record's new lines as rows."""
        match = self.playing()
        new = match.log[self.saved :]
        return [{"table_id": self.id, "seq": self.saved + i, "line": line} for i, line in enumerate(new)]

    def _touch(self) -> list[dict[str, Any]]:
        """What lists of tables show."""
        over = self.match is not None and self.match.game.outcome() is not None
        mask = sum(1 << seat for seat in self.asked())
        return [{"its_id": self.id, "now_asked": mask, "now_over": over, "now_updated": time.time()}]

    async def record(self, news: Sequence[Statement] = ()) -> None:
        """Bring the record's new lines to the disk, and what follows from them; a draft stood on what was before."""
        self.draft = None
        await self.write(Write(news, lines=self._lines(), touches=self._touch()))
        self.saved = len(self.playing().log)

    def tell(self, undone: bool = False) -> None:
        """After a commit: everybody sees the table as it is now, and bots may go on."""
        if self.draft is not None and self.places[self.draft.seat].bot:
            self.draft = None
        self._settle()
        self.told_at = time.monotonic()
        self.house.tell(self, undone)

    def _settle(self) -> None:
        """Note which questions are open since when, and wake the bots when one is theirs."""
        before = self.questions
        self.questions = {}
        if self.match is None:
            return
        g = self.match.game
        theirs = False
        for seat in self.asked():
            opts = options(g, seat)
            prompt = g.agenda[-1].prompt(g, seat)
            question = (prompt.key, prompt.args, opts)
            since, old = before.get(seat, (self.saved, None))
            self.questions[seat] = (since if old == question else self.saved, question)
            theirs = theirs or len(opts) == 1 or self.places[seat].bot != "" or stands(self, seat)
        if theirs and self.wish is None:
            self.stir.set()

    async def go_on_by_rules(self) -> None:
        """The rules the match was played by are gone: go on from its last snapshot by the current ones."""

        async def work() -> None:
            match = self.playing()
            match.go_on_by_rules(self.card.rules)
            match.stopped = False
            await self.record()

        await self.in_turn(work)

    # Choosing

    async def choose(self, seat: int, code: str, seq: int, drafted: int = 0) -> None:
        """A person's choice, made on the state with this number and so much of a draft; Refused when it is not allowed.

        A choice that leads further into a chain is kept as a draft; the one that ends it brings the whole chain about.
        """

        async def work() -> None:
            match = self.playing()
            self.check_fresh(seat, code, seq, drafted)
            draft = self.draft if self.drafted(seat) else None
            more = longer(match, draft, seat, code)
            if more is None:
                await self.take(match, seat, code, "", draft.codes if draft is not None else ())
            else:
                self.draft = more
                self.house.drafted(self, seat)

        await self.in_turn(work)

    def check_fresh(self, seat: int, code: str, seq: int, drafted: int) -> None:
        """Refused when a bot plays the seat, or the choice was made on another state of the table."""
        if self.places[seat].bot:
            raise Refused(Reason("bot-plays"))
        since = self.questions.get(seat)
        late = since is not None and not since[0] <= seq <= self.saved
        if late or drafted != self.drafted(seat):
            raise Refused(Reason("stale", "", {"code": code[:40]}))

    async def cancel(self, seat: int) -> None:
        """Drop the chain a seat has begun: it leaves no trace."""

        async def work() -> None:
            if not self.drafted(seat):
                raise Trouble("nothing-to-cancel")
            self.draft = None
            self.house.drafted(self, seat)

        await self.in_turn(work)

    async def take(
        self, match: Match, seat: int, code: str, note: str, begun: tuple[str, ...] = (), news: Sequence[Statement] = ()
    ) -> None:
        """Carry out a choice, with the chain that led to it, in turn: apply, commit with other news of it, tell."""
        kind = kind_of(match.game)
        try:
            events = [event for link in begun for event in match.choose(seat, link)]
            events.extend(match.choose(seat, code, note))
        except Refused:
            raise
        except Exception as error:  # a fault of the game in the middle of a choice: nothing of it remains
            self.house.report("a game met a fault", self, error)
            await self._restore()
            raise Trouble("game-fault") from None
        self.questions.pop(seat, None)  # whoever chose is asked anew, even if the question is the same
        await self.record([*news, *settle(self, events, seat, kind, (*begun, code)[0])])
        if self.wish is not None:
            self.wish = None
            self.story.say(self.saved, "log-undo-dropped")
        self.story.happened(self.saved, events)
        self.tell()

    async def why(self, seat: int | None, code: str) -> tuple[Reason | None, str]:
        """Why a code cannot be chosen, or None and the rule behind it."""

        async def work() -> tuple[Reason | None, str]:
            self.playing()
            if seat is None:
                raise Refused(Reason("no-seat"))
            g = self.game_for(seat)
            reason = why_not(g, self.card.words, seat, code)
            if reason is not None:
                return reason, reason.rule
            return None, g.agenda[-1].rule(g, seat, self.card.words.by_code[code])

        return await self.in_turn(work)

    async def hint(self, seat: int) -> tuple[int, int, list[Tip]]:
        """What a search on the seat's own knowledge thinks of its options, and on which state and draft."""

        async def work() -> tuple[int, int, str]:
            self.playing()
            if seat not in self.asked():
                raise Trouble("no-hint-now")
            return self.saved, self.drafted(seat), self.knowledge(seat)

        seq, drafted, text = await self.in_turn(work)
        return seq, drafted, (await self.house.thinkers.tips(self.card.name, text, seat))[:3]

    def knowledge(self, seat: int) -> str:
        """The game as a seat may know it, with its own draft, as a dump."""
        stream = Stream.from_number(self.house.lots(60), "table")
        return self.card.codec.text(see(self.game_for(seat), seat, stream).game)

    # Chat

    async def say(self, guest: str, name: str, text: str, chosen: int = SPECTATOR) -> ChatLine:
        """A line of chat, once it is on the disk; of several seats at a device the chosen one speaks."""
        said = "".join(c if c.isprintable() else " " for c in text).strip()
        if not said or len(said) > LONGEST_CHAT:
            raise Trouble("chat-length", most=LONGEST_CHAT)

        async def work() -> ChatLine:
            if self.chatted >= MOST_CHAT:
                raise Trouble("chat-full")
            role = self.role_of(guest, chosen)
            seat = role if role >= 0 else self.seat_of(guest)
            shown = name if seat is None else self.places[seat].name
            line = ChatLine(self.chatted + 1, seat, shown, said, time.time())
            row = {"table_id": self.id, "guest": guest, **msgspec.structs.asdict(line)}
            await self.house.storage.write(Write([(sa.insert(CHAT), row)]))
            self.chatted = line.number
            self.house.heard(self, line)
            return line

        return await self.in_turn(work)
