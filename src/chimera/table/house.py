"""All tables: made, found, joined, listed, forgotten."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, Protocol

import msgspec
import sqlalchemy as sa

from chimera.bots import find_bot
from chimera.engine.card import Brought, GameCard, SettingValue, find
from chimera.engine.plan import NOTHING
from chimera.engine.reasons import Reason
from chimera.engine.record import Match
from chimera.engine.trouble import Trouble
from chimera.table.advising import review
from chimera.table.answers import keep_going
from chimera.table.forget import forget, forget_rows
from chimera.table.looking_back import branch
from chimera.table.luggage import checked, with_hands
from chimera.table.manners import USUAL, Manners, checked_table_name, kept_manners
from chimera.table.rows import match_from, new_row, new_rows
from chimera.table.schema import CHAT, GUESTS, HOLDERS, SEATS, TABLES
from chimera.table.seating import header_seat, replace_lost_bots, sit
from chimera.table.seats import (
    NAMES,
    Place,
    best_bot,
    checked_name,
    free_name,
    new_place,
    places_of,
    unlike,
)
from chimera.table.storage import Row, Storage
from chimera.table.table import ChatLine, Table
from chimera.table.thinking import Thinkers
from chimera.table.writer import Statement, Write

LOG: Final = logging.getLogger("chimera.table")
LISTED: Final = 50
THINK: Final = 6.0
SHOWN: Final = (  # of a table in a list; files in its header make it long
    *(TABLES.c.id, TABLES.c.game, TABLES.c.public, TABLES.c.updated, TABLES.c.asked, TABLES.c.over, TABLES.c.number),
    *(TABLES.c.name, TABLES.c.ended, TABLES.c.round, TABLES.c.deciding, TABLES.c.won),
    (TABLES.c.header != "").label("started"),
    (TABLES.c.header.like('%"origin":"%') & ~TABLES.c.header.like('%"origin":""%')).label("what_if"),
)
Host = Literal["", "me", "open"]  # nobody, the maker of the table, whoever follows a link
LINGER: Final = 3.0
IDLE: Final = 600.0  # seconds after which a table nobody looks at is put away


class NoSuchTable(Trouble):
    """There is no such table, or not any more."""


class Audience(Protocol):
    """Whoever brings news to people; called when a change is on the disk."""

    def changed(self, table: Table, undone: bool) -> None:
        """The table looks different now."""

    def drafted(self, table: Table, seat: int) -> None:
        """A seat's draft looks different now; nobody else's business."""

    def fell(self, table: Table, seat: int, code: str, reason: Reason) -> None:
        """A seat's draft, which began with a code, fell by what somebody else did; nobody else's business."""

    def heard(self, table: Table, line: ChatLine) -> None:
        """Somebody said something."""

    def advised(self, table: Table) -> None:
        """Plans or offers look different now."""

    def pointed(self, table: Table, seat: int, what: str) -> None:
        """A seat points at something on the board."""

    def cheered(self, table: Table, seat: int) -> None:
        """A seat cheers."""

    def gone(self, table: Table) -> None:
        """The table must be loaded anew."""


class House:
    """All tables of one storage."""

    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        pace: float = 0.4,
        retry: float = 2.0,
        lots: Callable[[int], int] = secrets.randbits,
        think: float = THINK,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.linger = LINGER if pace else 0.0  # seconds in which the last choice of a move may be taken back
        self.pace = pace  # seconds an answer of the table's own takes at least
        self.retry = retry
        self.think = think  # seconds an expert searches at most while a person waits; 0: as long as it takes
        self.lots = lots  # so many random bits, for everything but the match's own dice
        self.clock = clock  # by which people's answers in windows are timed, and the table's like them
        self.audience: Audience | None = None
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table]] = {}

    # For tables

    def card(self, game: str) -> GameCard:
        """The card of a game."""
        return find(game)

    def tell(self, table: Table, undone: bool) -> None:
        """A change of a table is on the disk."""
        if self.audience is not None:
            self.audience.changed(table, undone)
        self._review(table)

    def drafted(self, table: Table, seat: int) -> None:
        """A seat went on with a draft, or dropped it."""
        if self.audience is not None:
            self.audience.drafted(table, seat)
        self._review(table)

    def _review(self, table: Table) -> None:
        if review(table):
            self.advised(table)

    def fell(self, table: Table, seat: int, code: str, reason: Reason) -> None:
        """A seat's draft fell by what somebody else did."""
        if self.audience is not None:
            self.audience.fell(table, seat, code, reason)

    def heard(self, table: Table, line: ChatLine) -> None:
        """A line of chat is on the disk."""
        if self.audience is not None:
            self.audience.heard(table, line)

    def advised(self, table: Table) -> None:
        """Plans or offers changed."""
        if self.audience is not None:
            self.audience.advised(table)

    def pointed(self, table: Table, seat: int, what: str) -> None:
        """A seat points at something on the board."""
        if self.audience is not None:
            self.audience.pointed(table, seat, what)

    def cheered(self, table: Table, seat: int) -> None:
        """A seat cheers."""
        if self.audience is not None:
            self.audience.cheered(table, seat)

    def report(self, what: str, table: Table, error: Exception) -> None:
        """Something went wrong that nobody asked for."""
        LOG.error(what, extra={"table": table.id, "game": table.card.name}, exc_info=error)

    def begin(
        self, card: GameCard, places: Sequence[Place], settings: Mapping[str, SettingValue], brought: Brought
    ) -> Match:
        """A new match; its seed is known to nobody before its end. Called in threads, as files take their time."""
        seats = [header_seat(place) for place in places]
        return Match.new(card, seats, settings, brought=with_hands(brought, places))

    def bot_name(self, places: Sequence[Place]) -> str:
        """What a bot at this table may be called."""
        return free_name(places)

    def drop(self, table: Table) -> None:
        """Put a table away without waiting; it is loaded anew when somebody comes."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.lost = True
        table.stop()
        if self.audience is not None:
            self.audience.gone(table)

    # Finding

    async def table(self, table_id: str) -> Table:
        """A table, loaded when it is not here yet."""
        if table_id in self.tables:
            return self.tables[table_id]
        if table_id not in self.loading:
            task = asyncio.ensure_future(self._load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def _load(self, table_id: str) -> Table:
        row, places, host, match = await self.read(table_id)
        chat = await asyncio.to_thread(self.storage.chat, table_id, 1)
        table = self._set_up(row, places, host, match)
        table.chatted = chat[-1]["number"] if chat else 0
        await replace_lost_bots(table)
        if match is not None and match.stopped:
            await table.go_on_by_rules()
        return table

    def _set_up(self, row: Row, places: list[Place], host: Place | None, match: Match | None) -> Table:
        table = Table(self, row, places, host, match)
        self.tables[table.id] = table
        table.mover = asyncio.create_task(keep_going(table))
        return table

    async def read(self, table_id: str) -> tuple[Row, list[Place], Place | None, Match | None]:
        """A table as it is on the disk: its row, its seats, its host, its match."""
        found = await asyncio.to_thread(self.storage.table, table_id)
        if found is None:
            raise NoSuchTable("no-table")
        row, seats, holders, lines = found
        places, host = places_of(seats, holders)
        return row, places, host, await asyncio.to_thread(match_from, row, lines)

    async def chat(self, table: Table, most: int) -> list[ChatLine]:
        """The last lines of a table's chat."""
        rows = await asyncio.to_thread(self.storage.chat, table.id, most)
        return [ChatLine(row["number"], row["seat"], row["name"], row["text"], row["at"]) for row in rows]

    # Making and joining

    async def make(
        self,
        guest: str,
        name: str,
        game: str,
        seats: Sequence[tuple[str, str]],  # ("me", a name or ""), ("bot", its name or ""), ("open", "")
        settings: Mapping[str, SettingValue],
        public: bool,
        brought: Brought = NOTHING,  # without hands
        host: Host = "",
        called: str = "",
        manners: Manners = USUAL,
    ) -> Table:
        """A new table; its match begins at once when no seat is open. Several seats may be played at one device."""
        card = find(game)
        settings = card.full_settings(settings)
        called = checked_table_name(called)
        card.check_players(len(seats), brought)
        hosting = new_host(card, guest, name, [kind for kind, _ in seats], host)
        brought = await asyncio.to_thread(checked, card, len(seats), settings, brought)
        taken = {name, *(given for kind, given in seats if kind == "me")}
        names = [n for n in shuffled(NAMES) if n not in taken]
        places: list[Place] = []
        for kind, bot in seats:
            if kind == "me":
                place = new_place("person", unlike(checked_name(bot or name), [p.name for p in places]))
                place.guests.add(guest)
            elif kind == "bot":
                bot = bot or best_bot(card)
                find_bot(card, bot)
                place = new_place("bot", names.pop(), bot)
            else:
                place = new_place("open", "")
            places.append(place)
        waits = any(p.invited for p in places)
        match = None if waits else await asyncio.to_thread(self.begin, card, places, settings, brought)
        row = new_row(secrets.token_urlsafe(12), card, settings, guest, public, match, brought, called, manners)
        await self.storage.write(Write(new_rows(row, places, hosting)))
        return self._set_up({**row, "next": None}, places, hosting, match)

    async def follow(self, table: Table, carried: str) -> str:
        """Make the table of the next match of a campaign, in turn; its id. The disk takes one such table only."""
        places = [place.at_another_table() for place in table.places]
        host = None if table.host is None else table.host.at_another_table()
        brought = msgspec.structs.replace(table.brought, hands=(), carried=carried)
        match = await asyncio.to_thread(self.begin, table.shelf, places, table.settings, brought)
        row = new_row(secrets.token_urlsafe(12), table.shelf, table.settings, table.owner, table.public, match)
        row.update(name=table.name, manners=kept_manners(table.manners), number=table.number + 1, after=table.id)
        await table.write(Write(new_rows(row, places, host)))
        return self._set_up({**row, "next": None}, places, host, match).id

    async def what_if(self, guest: str, name: str, table: Table, count: int, seat: int) -> Table:
        """A private table that goes on from a point of a finished match, the guest on a seat and bots on all others."""
        if not 0 <= seat < len(table.places):
            raise Trouble("no-such-seat")
        places: list[Place] = []
        for number, old in enumerate(table.places):
            if number == seat:
                place = new_place(
                    "person", unlike(checked_name(name), [p.name for p in table.places if p.kind == "bot"])
                )
                place.guests.add(guest)
            elif old.kind == "bot":
                place = new_place("bot", old.name, old.bot)
            else:  # the name is its person's own
                taken = [name, *(p.name for p in table.places)]
                place = new_place("bot", free_name(places, taken), best_bot(table.card))
            places.append(place)
        match = await branch(table, count, seat, [header_seat(place) for place in places], self.lots)
        row = new_row(secrets.token_urlsafe(12), table.shelf, table.settings, guest, False, match)
        row.update(number=0)
        await self.storage.write(Write(new_rows(row, places, None)))
        return self._set_up({**row, "next": None}, places, None, match)

    async def linked(self, token: str) -> tuple[Table, int]:
        """The table, and the seat or the host's place there, that a link leads to."""
        its = (SEATS.c.invitation == token) | (SEATS.c.key == token)
        rows = await asyncio.to_thread(self.storage.rows, sa.select(SEATS.c.table_id, SEATS.c.seat).where(its))
        if not rows:
            raise NoSuchTable("link-unknown")
        return await self.table(rows[0]["table_id"]), rows[0]["seat"]

    async def join(self, token: str, guest: str, name: str) -> tuple[Table, int]:
        """Take the seat, or the place of the host, that a link leads to."""
        table, _ = await self.linked(token)
        return table, await sit(table, token, guest, checked_name(name))

    # Listing

    async def listed(self, guest: str) -> tuple[list[tuple[Row, list[Place]]], list[tuple[Row, list[Place]]]]:
        """A guest's tables, and public tables that wait for somebody; newest first, with their seats."""
        mine = sa.select(*SHOWN).where(
            TABLES.c.ended != "closed",
            (TABLES.c.owner == guest) | TABLES.c.id.in_(sa.select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)),
        )
        waiting = sa.select(*SHOWN).where(
            TABLES.c.public, TABLES.c.header == "", TABLES.c.ended == "", TABLES.c.owner != guest
        )

        def look() -> tuple[list[tuple[Row, list[Place]]], list[tuple[Row, list[Place]]]]:
            own = self._with_seats(mine)
            ids = {row["id"] for row, _ in own}
            return own, [(row, places) for row, places in self._with_seats(waiting) if row["id"] not in ids]

        return await asyncio.to_thread(look)

    def _with_seats(self, which: sa.Select[Any]) -> list[tuple[Row, list[Place]]]:
        rows = self.storage.rows(which.order_by(TABLES.c.updated.desc()).limit(LISTED))
        ids = [row["id"] for row in rows]
        seats = self.storage.rows(sa.select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
        holders = self.storage.rows(sa.select(HOLDERS).where(HOLDERS.c.table_id.in_(ids)))
        return [(row, places_of(of_table(seats, row["id"]), of_table(holders, row["id"]))[0]) for row in rows]

    # Guests

    async def call(self, guest: str, nickname: str) -> str:
        """Give a guest a nickname; it stands on the seats they take from now on."""
        name = checked_name(nickname)
        news: list[Statement] = [
            (sa.delete(GUESTS).where(GUESTS.c.id == guest), {}),
            (sa.insert(GUESTS), {"id": guest, "nickname": name, "created": time.time()}),
        ]
        await self.storage.write(Write(news))
        return name

    async def forget(self, guest: str) -> None:
        """Delete everything about a guest."""
        ids = sa.select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
        owned = sa.select(TABLES.c.id).where(TABLES.c.owner == guest)
        said = sa.select(CHAT.c.table_id).where(CHAT.c.guest == guest)
        rows = await asyncio.to_thread(self.storage.rows, ids.union(owned, said))  # type: ignore[arg-type]
        for row in rows:
            try:
                table = await self.table(row["table_id"])
            except Exception as error:  # it does not load any more; that must not keep the guest's name in it
                LOG.error("a table did not load", extra={"table": row["table_id"]}, exc_info=error)
                await self.storage.write(Write(forget_rows(row["table_id"], guest)))
                gone = True
            else:
                gone = await forget(table, guest)
            for before in self.tables.values():
                if gone and before.next == row["table_id"]:
                    before.next = None
        await self.storage.write(Write([(sa.delete(GUESTS).where(GUESTS.c.id == guest), {})]))

    # Keeping house

    async def tidy(self, idle: float = IDLE) -> None:
        """Put away tables that nobody looks at."""
        now = time.monotonic()
        for table in list(self.tables.values()):
            around = table.places if table.host is None else [*table.places, table.host]
            looked_at = any(place.connected for place in around) or table.spectators
            if not looked_at and now - table.used > idle and not table.turns.locked():
                self.drop(table)

    async def close(self) -> None:
        """Let running turns come to their end, then put everything away."""
        for table in list(self.tables.values()):
            await table.close()
        self.tables.clear()


def shuffled(names: Sequence[str]) -> list[str]:
    """Names in any order."""
    left = list(names)
    return [left.pop(secrets.randbelow(len(left))) for _ in range(len(left))]


def of_table(rows: Sequence[Row], table_id: str) -> list[Row]:
    """Those rows that belong to a table."""
    return [row for row in rows if row["table_id"] == table_id]


def new_host(card: GameCard, guest: str, name: str, kinds: Sequence[str], who: Host) -> Place | None:
    """The place of the host at a new table: for its maker, who then plays no seat, or for whoever follows a link."""
    if not who:
        return None
    if not card.hosted:
        raise Trouble("no-host", title=card.title)
    if who == "open":
        return new_place("open", "")
    if "me" in kinds:
        raise Trouble("host-plays")
    place = new_place("person", checked_name(name))
    place.guests.add(guest)
    return place
