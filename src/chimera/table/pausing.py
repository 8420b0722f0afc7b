"""A pause: a person who reads the guide is not overtaken by bots. It lasts as long as the page that asked for it.

Only somebody who plays with bots alone can pause: others are never made to wait.
"""

from __future__ import annotations

from chimera.table.table import Table


def paused(table: Table) -> bool:
    """Whether the table answers nothing by itself now, because its only person reads."""
    people = table.people()
    return bool(table.readers) and bool(people) and not table.others(people[0])


async def pause(table: Table, reader: object, on: bool) -> None:
    """A page wants the table to wait, or to go on."""

    async def work() -> None:
        before = paused(table)
        if on:
            table.readers.add(reader)
        else:
            table.readers.discard(reader)
        if paused(table) != before:
            table.house.tell(table, False)
            go_on(table)

    await table.in_turn(work)


def go_on(table: Table) -> None:
    """Let the table look anew for what it has to answer."""
    table.stir.set()
    table.nod.set()
