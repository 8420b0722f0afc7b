"""Who is gone: a person none of whose pages has been here for a while.

Others may let a bot sit in for them, or say READY for them in free order.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from chimera.table.table import Table

GONE: Final = 120.0  # seconds


def count_pages(table: Table, seat: int, pages: int) -> None:
    """Note how many pages of a seat's person look at the table now, and when the last one went."""
    place = table.places[seat]
    if place.connected and not pages:
        place.left = table.house.clock()
        table.door.set()
    place.connected = pages


def absent_since(table: Table) -> dict[int, float]:
    """The seats of people who are not here, and since when."""
    return {seat: place.left for seat in table.people() if not (place := table.places[seat]).connected}


def gone(table: Table, seat: int) -> bool:
    """Whether a seat's person has been away so long that others need not wait."""
    since = absent_since(table).get(seat)
    return since is not None and table.house.clock() - since >= GONE


async def watch_the_door(table: Table, note: Callable[[Table], Awaitable[None]]) -> None:
    """Note, in turn, when somebody has become gone; a timer runs only while somebody is about to."""
    shown: set[int] = set()
    while not table.lost:
        now = table.house.clock()
        rests = {seat: since + GONE - now for seat, since in absent_since(table).items()}
        away = {seat for seat, rest in rests.items() if rest <= 0}
        if away - shown:
            try:
                await table.in_turn_or_lost(partial(note, table))
            except Exception as error:  # others will become gone, and the table's own answers go on
                table.house.report("the table could not show who is gone", table, error)
        shown = away
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(table.door.wait(), min([rests[seat] for seat in rests.keys() - away], default=None))
        table.door.clear()
