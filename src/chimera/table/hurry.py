"""To the end, quickly: when nobody who plays here has anything left to choose, the bots need not take their time."""

from __future__ import annotations

from typing import Final

from chimera.table.table import Table

GLANCE: Final = 0.1  # seconds an expert searches at most for people who only want to see the end


def hurried(table: Table) -> bool:
    """Whether everybody who plays and looks on has asked for it: one who still plays sees every move in its time."""
    here = table.people_here()
    return bool(here) and table.hurried.issuperset(here)


async def hurry(table: Table, seat: int) -> None:
    """A seat wants to see the end; the wish is over as soon as it is asked again."""

    async def work() -> None:
        if seat not in table.asked():
            table.hurried.add(seat)

    await table.in_turn(work)
