"""A bot for somebody who is gone, and their seat back when they return; both are told to everybody."""

from __future__ import annotations

from chimera.table.absence import gone
from chimera.table.parting import part_if_all_agree
from chimera.table.seating import leave_wish, reseat, say_seat
from chimera.table.seats import best_bot
from chimera.table.table import Table
from chimera.table.writer import NotWritten


async def note_gone(table: Table) -> None:
    """In turn: everybody here sees who is gone; nobody waits for them, and where that was agreed bots sit in."""
    sat_in = await sit_in_by_itself(table, table.people_here())
    if await part_if_all_agree(table) or sat_in:
        table.tell()
    else:
        table.house.tell(table, False)
    table.stir.set()


async def welcome(table: Table, guest: str) -> None:
    """In turn, before a page is shown: whoever comes back plays their own seat again, and is waited for."""
    if table.over:
        return
    lent = [seat for seat in table.seats_of(guest) if table.places[seat].lent == "absent"]
    try:
        for seat in lent:
            place = table.places[seat].copy()
            place.bot, place.lent = "", ""
            await reseat(table, seat, place, [])
            say_seat(table, "log-taken-back", seat)
        sat_in = await sit_in_by_itself(table, table.seats_of(guest))
    except NotWritten as error:  # the table shows what is on the disk; one click takes the seat back
        table.house.report("a seat could not be given back", table, error)
        return
    if lent or sat_in:
        table.tell()


async def sit_in_by_itself(table: Table, here: list[int]) -> bool:
    """Where people agreed on it, bots play for all who are gone, if somebody is here to play with; whether one did."""
    if table.manners.sit_in != "auto" or table.match is None or table.over or not here:
        return False
    seats = [seat for seat in table.people() if seat not in here and gone(table, seat)]
    for seat in seats:
        place = table.places[seat].copy()
        place.bot, place.lent, place.standing = best_bot(table.card), "absent", None
        await reseat(table, seat, place, [])
        say_seat(table, "log-sits-in", seat, {"bot": place.bot})
        leave_wish(table, seat)
    return bool(seats)
