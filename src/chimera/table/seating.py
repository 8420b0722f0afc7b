"""Sitting down, handing a seat to a bot, taking it back."""

from __future__ import annotations

import asyncio
import time

import msgspec
import sqlalchemy as sa

from chimera.bots import bots_for, find_bot
from chimera.engine.agenda import asked
from chimera.engine.events import HOST
from chimera.engine.record import Match, Seat
from chimera.engine.trouble import Trouble
from chimera.table.absence import gone
from chimera.table.rows import bits, deciding, round_of
from chimera.table.schema import HOLDERS, SEATS, TABLES
from chimera.table.seats import Place, best_bot, unlike
from chimera.table.table import Table
from chimera.table.writer import Statement, Write


async def sit(table: Table, token: str, guest: str, name: str) -> int:
    """Take a seat, or the place of the host, by its invitation, or come back to it by its key; the seat."""

    async def work() -> int:
        if table.ended == "closed":
            raise Trouble("table-closed")
        if table.host is not None and token in (table.host.invitation, table.host.key):
            await sit_as_host(table, table.host.copy(), token, guest, name)
            return HOST
        seat = next((s for s, p in enumerate(table.places) if token in (p.invitation, p.key)), None)
        if seat is None:
            raise Trouble("link-old")
        if table.hosts(guest):
            raise Trouble("host-seated")
        held = table.seats_of(guest)
        if seat in held:
            return seat
        if held:
            raise Trouble("seated-already")
        place = table.places[seat].copy()
        if token == place.invitation and not place.invited:
            raise Trouble("seat-taken")
        place.guests.add(guest)
        news: list[Statement] = [
            (sa.insert(HOLDERS), {"table_id": table.id, "guest": guest, "seat": seat}),
        ]
        came = place.kind == "open"
        if came:
            place.left = table.house.clock()
            place.kind = "person"
            place.name = unlike(name, table.names)
        await reseat(table, seat, place, news)
        if came:
            say_seat(table, "log-joined", seat)
            table.door.set()  # whose page never comes is gone after a while
        table.tell()
        return seat

    return await table.in_turn(work)


async def sit_as_host(table: Table, place: Place, token: str, guest: str, name: str) -> None:
    """Take the place of the host, or come back to it, in turn; who plays a seat here cannot."""
    if guest in place.guests:
        return
    if table.seats_of(guest):
        raise Trouble("seated-host")
    if token == place.invitation and not place.invited:
        raise Trouble("host-taken")
    place.guests.add(guest)
    came = place.invited
    if came:
        place.kind = "person"
        place.name = unlike(name, table.names)
    its = (SEATS.c.table_id == table.id) & (SEATS.c.seat == HOST)
    news: list[Statement] = [
        (sa.insert(HOLDERS), {"table_id": table.id, "guest": guest, "seat": HOST}),
        (sa.update(SEATS).where(its).values(name=place.name, kind=place.kind), {}),
    ]
    await table.write(Write(news))
    table.host = place
    if came:
        table.story.say(table.saved, "log-host-came", {"name": place.name})
    table.tell()


def say_seat(table: Table, key: str, seat: int, args: dict[str, int | str] | None = None) -> None:
    """A line of the log about a seat."""
    table.story.say(table.saved, key, {"seat": seat, **(args or {})})


async def hand_over(table: Table, guest: str, seat: int, bot: str) -> None:
    """Let a bot play a seat: one's own, that of somebody who is gone; for the owner also an open or a bot's one."""

    async def work() -> None:
        if not 0 <= seat < len(table.places):
            raise Trouble("no-such-seat")
        place = table.places[seat].copy()
        check_giver(table, guest, seat)
        find_bot(table.card, bot)
        sits_in = place.kind == "person" and guest not in place.guests and not place.bot
        if sits_in:
            place.lent = "absent"
        place.bot = bot
        place.standing = None
        if place.kind == "open":
            place.kind = "bot"
            place.name = table.house.bot_name(table.places)
        await reseat(table, seat, place, [])
        say_seat(table, "log-sits-in" if sits_in else "log-handed-over", seat, {"bot": bot})
        leave_wish(table, seat)
        table.tell()

    await table.in_turn(work)


def check_giver(table: Table, guest: str, seat: int) -> None:
    """A sentence when a guest may not give a seat to a bot."""
    place = table.places[seat]
    if table.ended:
        raise Trouble("abandoned")
    if guest in place.guests:
        if place.lent == "resigned":
            raise Trouble("resigned")
    elif place.kind != "person" or place.bot:
        if guest != table.owner:
            raise Trouble("not-yours-to-give")
    elif not may_let_sit_in(table, guest):
        if table.manners.sit_in == "owner":
            raise Trouble("owner-lets-sit-in")
        raise Trouble("not-yours-to-give")
    elif place.connected:
        raise Trouble("person-here", name=place.name)
    elif not gone(table, seat):
        raise Trouble("person-may-return", name=place.name)


def may_let_sit_in(table: Table, guest: str) -> bool:
    """Whether a guest may let bots sit in for people who are gone: who watches decides nothing."""
    if guest == table.owner:
        return True
    return table.manners.sit_in != "owner" and (bool(table.seats_of(guest)) or table.hosts(guest))


async def take_back(table: Table, guest: str, seat: int) -> None:
    """Play one's own seat again."""

    async def work() -> None:
        if seat not in table.seats_of(guest):
            raise Trouble("not-your-seat")
        place = table.places[seat].copy()
        if not place.away:
            raise Trouble("no-bot-plays")
        if place.lent == "resigned":
            raise Trouble("resigned")
        place.bot, place.lent = "", ""
        await reseat(table, seat, place, [])
        say_seat(table, "log-taken-back", seat)
        table.tell()

    await table.in_turn(work)


async def replace_lost_bots(table: Table) -> None:
    """Let the usual bot follow one that nobody knows any more, of an add-on or an older version, and say so."""

    async def work() -> None:
        for seat, place in enumerate(table.places):
            if place.bot and place.bot not in bots_for(table.card):
                after = place.copy()
                after.bot = best_bot(table.card)
                await reseat(table, seat, after, [])
                say_seat(table, "log-bot-gone", seat, {"gone": place.bot, "bot": after.bot})

    await table.in_turn(work)


def leave_wish(table: Table, seat: int) -> None:
    """Nobody waits for the consent of a bot."""
    if table.wish is not None and (seat == table.wish.by or seat in table.wish.waiting):
        table.wish = None
        table.story.say(table.saved, "log-undo-dropped")


async def reseat(table: Table, seat: int, place: Place, news: list[Statement]) -> None:
    """Change a seat on the disk and here; when no seat is open any more, the match begins."""
    after = [*table.places]
    after[seat] = place
    its = (SEATS.c.table_id == table.id) & (SEATS.c.seat == seat)
    row = place.row(table.id, seat)
    now = {name: row[name] for name in ("name", "kind", "bot", "until", "lent")}
    news.append((sa.update(SEATS).where(its).values(**now), {}))
    begun: Match | None = None
    if table.match is None and not any(p.invited for p in after):
        begun = await asyncio.to_thread(table.house.begin, table.card, after, table.settings, table.bringing)
        news.append((with_header(table.id, begun), {}))
    await table.write(Write(news))
    place.connected = table.places[seat].connected
    place.left = max(place.left, table.places[seat].left)
    table.places = after
    if begun is not None:
        table.match = begun
        table.story.say(0, "log-began")


def with_header(table_id: str, match: Match) -> sa.Update:
    """The statement that keeps a match's header, which has what people brought, and the first seats to be asked."""
    g = match.game
    text = msgspec.json.encode(match.header).decode()
    now = {"header": text, "brought": "", "updated": time.time(), "round": round_of(g)}
    now |= {"asked": bits(asked(g)), "deciding": bits(deciding(g))}
    return sa.update(TABLES).where(TABLES.c.id == table_id).values(**now)


def header_seat(place: Place) -> Seat:
    """A seat as the match file names it."""
    return Seat(place.name, place.bot if place.kind == "bot" else "")
