"""Passing for a while: in windows of one kind the table passes for a seat, until what the seat named has happened.

It answers after the same time as a forced answer: a quick one would say whether the seat had anything to play. Other
decisions are not touched by it, even if they can be passed too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

import msgspec
import sqlalchemy as sa

from chimera.engine.agenda import options
from chimera.engine.events import Event
from chimera.engine.game import PASS, Game
from chimera.engine.trouble import Trouble
from chimera.table.schema import SEATS
from chimera.table.writer import Statement, Write

if TYPE_CHECKING:
    from chimera.table.table import Table

Until = Literal["act", "phase", "round"]
ENDING: Final[dict[str, tuple[str, ...]]] = {"act": (), "phase": ("phase", "round"), "round": ("round",)}


class Standing(msgspec.Struct, frozen=True):
    """A seat's wish to pass for a while."""

    until: Until  # somebody else acts in such a window, the next phase, the next round
    kind: str  # of the windows it is for
    since: int  # choices of the match when it was said; taken back with them


def kept(standing: Standing | None) -> str:
    """A wish as the disk keeps it."""
    return "" if standing is None else msgspec.json.encode(standing).decode()


def as_kept(text: str) -> Standing | None:
    """A wish from the disk."""
    return msgspec.json.decode(text, type=Standing) if text else None


def kind_of(g: Game) -> str:
    """The kind of window that is open, or "" when the decision is none."""
    step = g.agenda[-1] if g.agenda else None
    return type(step).__name__ if step is not None and step.WINDOW else ""


def offered(table: Table, seat: int) -> list[Until]:
    """Until what an asked seat may pass now."""
    g = table.game_for(seat)
    if not kind_of(g) or PASS not in options(g, seat):
        return []
    return [until for until in ("act", "phase", "round") if until == "act" or until in table.card.events]


def stands(table: Table, seat: int) -> bool:
    """Whether the table is to pass for an asked seat."""
    standing = table.places[seat].standing
    if standing is None or table.match is None or standing.kind != kind_of(table.match.game):
        return False
    return PASS in options(table.match.game, seat)


async def pass_until(table: Table, seat: int, until: Until, seq: int) -> None:
    """Pass now, and in windows of this kind until something happens."""

    async def work() -> None:
        match = table.playing()
        table.check_fresh(seat, PASS.code, seq, 0)
        if seat not in table.asked() or until not in offered(table, seat):
            raise Trouble("no-window")
        standing = Standing(until, kind_of(match.game), len(match.line) + 1)
        table.places[seat].standing = standing
        await table.take(match, seat, PASS.code, f"until {until}", (), [keeping(table, seat)])

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


def settle(table: Table, events: Sequence[Event], by: int = -1, kind: str = "", code: str = "") -> list[Statement]:
    """End the wishes whose time has come, after a seat chose a code; what that changes on the disk."""
    news: list[Statement] = []
    over = table.playing().game.outcome() is not None
    for seat, place in enumerate(table.places):
        standing = place.standing
        if standing is None:
            continue
        acted = standing.until == "act" and by != seat and kind == standing.kind and code != PASS.code
        seen = [event.kind for event in events if event.seen_by(seat) is not None]
        if over or acted or any(kind in ENDING[standing.until] for kind in seen):
            place.standing = None
            news.append(keeping(table, seat))
    return news


def taken_back(table: Table) -> list[Statement]:
    """End the wishes that were said in choices which were taken back."""
    news: list[Statement] = []
    for seat, place in enumerate(table.places):
        if place.standing is not None and place.standing.since > len(table.playing().line):
            place.standing = None
            news.append(keeping(table, seat))
    return news


def keeping(table: Table, seat: int) -> Statement:
    """The statement that keeps a seat's wish as it is now."""
    its = (SEATS.c.table_id == table.id) & (SEATS.c.seat == seat)
    return sa.update(SEATS).where(its).values(until=kept(table.places[seat].standing)), {}
