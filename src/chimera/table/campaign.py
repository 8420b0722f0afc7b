"""Campaigns: when a match is over, people tick that they want the next one, and the house makes its table.

Who is not at the table is not waited for, and neither are bots; the seats stay those of their people all the same.
"""

from __future__ import annotations

from chimera.engine.reasons import ChimeraError
from chimera.engine.trouble import Trouble
from chimera.table.table import Table


def carried_on(table: Table) -> str:
    """What the next match of the campaign begins with; "" when none follows, or not yet."""
    if not table.number or table.match is None or table.match.game.outcome() is None or table.ended:
        return ""
    return table.card.carry(table.match.game)


async def next_match(table: Table, guest: str, yes: bool) -> None:
    """A guest wants the next match of the campaign, or not any more."""

    async def work() -> None:
        held = table.seats_of(guest)
        if not held:
            raise Trouble("hosting" if table.hosts(guest) else "watching")
        if not carried_on(table):
            over = table.match is not None and table.match.game.outcome() is not None
            raise Trouble("campaign-over" if over else "campaign-not-yet")
        if table.next is not None:
            return  # everybody is on their way there
        table.ticks = table.ticks.union(held) if yes else table.ticks.difference(held)
        table.tell()
        await follow_if_all_want(table)

    await table.in_turn(work)


async def go_without(table: Table) -> None:
    """Somebody left: the others may have waited for them alone."""

    async def work() -> None:
        try:
            await follow_if_all_want(table)
        except ChimeraError as error:  # nobody asked for it at this moment: those who stay can tick again
            table.house.report("the next match could not be made", table, error)

    if table.ticks:
        await table.in_turn_or_lost(work)


async def follow_if_all_want(table: Table) -> None:
    """Make the table of the next match if everybody who is here wants it, and tell them, in turn."""
    here = [seat for seat, place in enumerate(table.places) if place.kind == "person" and place.connected]
    waited_for = [seat for seat in here if not table.places[seat].bot and seat not in table.ticks]
    if table.next is not None or waited_for or not table.ticks.intersection(here):
        return
    table.next = await table.house.follow(table, carried_on(table))
    table.story.say(table.saved, "log-next-match")
    table.tell()
