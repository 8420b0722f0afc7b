"""Passing for a while: in windows of one kind the table passes for a seat, until what the seat named has happened.

It answers after the same time as a forced answer: a quick one would say whether the seat had anything to play. Other
decisions are not touched by it, even if they can be passed too.
"""

from __future__ import annotations

from chimera.engine.agenda import options
from chimera.engine.game import PASS
from chimera.engine.trouble import Trouble
from chimera.table.choosing import check_fresh, take, tried
from chimera.table.seats import Standing, Until, kind_of
from chimera.table.table import Table
from chimera.table.windows import keeping
from chimera.table.writer import Write


def offered(table: Table, seat: int) -> list[Until]:
    """Until what an asked seat may pass now."""
    g = table.game_for(seat)
    if not kind_of(g) or PASS not in options(g, seat):
        return []
    return [until for until in ("act", "phase", "round") if until == "act" or until in table.card.events]


async def pass_until(table: Table, seat: int, until: Until, seq: int) -> None:
    """Pass now, and in windows of this kind until something happens."""

    async def work() -> None:
        match = table.going()
        check_fresh(table, seat, PASS.code, seq, 0)
        if seat not in table.asked() or until not in offered(table, seat):
            raise Trouble("no-window")
        passed = tried(table, seat, PASS.code, f"until {until}")
        table.places[seat].standing = Standing(until, kind_of(match.game), len(match.line) + 1)
        await take(table, [passed], [keeping(table, seat)])

    await table.in_turn(work)


async def ask_again(table: Table, seat: int) -> None:
    """Take the wish back: from now on the seat is asked."""

    async def work() -> None:
        if table.places[seat].standing is None:
            raise Trouble("not-passing")
        table.places[seat].standing = None
        await table.write(Write([keeping(table, seat)]))
        table.tell()

    await table.in_turn(work)
