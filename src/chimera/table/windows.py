"""When wishes to pass for a while end: what they waited for happened, or what they were said in was taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from chimera.engine.events import Event
from chimera.engine.game import PASS
from chimera.table.schema import SEATS
from chimera.table.seats import kept
from chimera.table.table import Table
from chimera.table.writer import Statement

ENDING: Final[dict[str, tuple[str, ...]]] = {"act": (), "phase": ("phase", "round"), "round": ("round",)}


def end_wishes(table: Table, events: Sequence[Event], by: int = -1, kind: str = "", code: str = "") -> list[Statement]:
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
