"""Leaving for good: a seat is resigned, a match is abandoned by all who play it, a table is closed before it begins.

None of it is a choice of the game, so the record knows nothing of it: it stands in the rows of table and seats.
"""

from __future__ import annotations

import time

import sqlalchemy as sa

from chimera.engine.reasons import Reason, Refused
from chimera.engine.trouble import Trouble
from chimera.table.free_order import expected
from chimera.table.schema import TABLES
from chimera.table.seating import leave_wish, reseat, say_seat
from chimera.table.seats import best_bot
from chimera.table.table import Ended, Table
from chimera.table.writer import Write


async def resign(table: Table, guest: str, seat: int) -> None:
    """Give one's own seat up for good: a bot plays on, and everybody is told."""

    async def work() -> None:
        if seat not in table.seats_of(guest):
            raise Trouble("not-your-seat")
        check_goes_on(table)
        place = table.places[seat].copy()
        if place.lent == "resigned":
            raise Trouble("resigned")
        place.bot = place.bot or best_bot(table.card)
        place.lent = "resigned"
        place.standing = None
        await reseat(table, seat, place, [])
        say_seat(table, "log-resigned", seat)
        leave_wish(table, seat)
        table.parting.discard(seat)
        await part_if_all_agree(table)
        table.tell()

    await table.in_turn(work)


async def abandon(table: Table, guest: str, yes: bool) -> None:
    """Wish that the match ends without a result, or play on: it ends when all people who are here wish it."""

    async def work() -> None:
        held = [seat for seat in table.seats_of(guest) if seat in table.people()]
        if not held:
            raise Trouble("hosting" if table.hosts(guest) else "watching")
        check_goes_on(table)
        if not yes:
            if not table.parting:
                raise Trouble("nobody-parts")
            key = "log-abandon-dropped" if table.parting <= set(held) else "log-abandon-refused"
            table.parting = set()
            say_seat(table, key, held[0])
        elif table.parting.issuperset(held):
            await part_if_all_agree(table)  # somebody may have gone meanwhile
        else:
            first = not table.parting
            table.parting = table.parting.union(held)
            if not await part_if_all_agree(table) and first:
                say_seat(table, "log-abandon-asked", held[0])
        table.tell()

    await table.in_turn(work)


def check_goes_on(table: Table) -> None:
    """A sentence when there is no match to leave: not begun, or over."""
    if table.ended == "abandoned":
        raise Trouble("abandoned")
    if table.match is None:
        raise Refused(Reason("not-begun"))
    if table.over:
        raise Trouble("over")


async def part_if_all_agree(table: Table) -> bool:
    """In turn: end the match without a result if everybody who is not gone wishes it; whether it did."""
    agreeing = expected(table)
    if not agreeing or not table.parting or table.over or not table.parting.issuperset(agreeing):
        return False  # where all are gone nobody agrees: whoever comes back finds the match as it was
    await end(table, "abandoned")
    table.story.say(table.saved, "log-abandoned")
    return True


async def close_table(table: Table, guest: str) -> None:
    """The owner calls a table off before its match begins; everybody who waits there is told."""

    async def work() -> None:
        if guest != table.owner:
            raise Trouble("owner-closes")
        if table.match is not None:
            raise Trouble("begun-already")
        await end(table, "closed")
        table.story.say(table.saved, "log-closed")
        table.tell()

    await table.in_turn(work)


async def end(table: Table, how: Ended) -> None:
    """In turn: nothing happens here any more, on the disk and here."""
    now = {"ended": how, "over": True, "asked": 0, "deciding": 0, "updated": time.time()}
    await table.write(Write([(sa.update(TABLES).where(TABLES.c.id == table.id).values(**now), {})]))
    table.ended = how
    table.wish = None
    table.parting = set()
    table.drafts.clear()
    table.last.clear()
