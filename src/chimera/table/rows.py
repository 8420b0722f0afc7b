"""A table as it is kept: the rows of a new one, and a match out of its rows."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

import msgspec
import sqlalchemy as sa

from chimera.engine.agenda import asked
from chimera.engine.card import Brought, GameCard, SettingValue
from chimera.engine.events import HOST
from chimera.engine.matchfile import header_lines, match_of
from chimera.engine.plan import NOTHING
from chimera.engine.record import Header, Match
from chimera.table.luggage import packed
from chimera.table.schema import HOLDERS, SEATS, TABLES
from chimera.table.seats import Place
from chimera.table.storage import Row
from chimera.table.writer import Statement


def new_rows(row: Row, places: Sequence[Place], host: Place | None) -> list[Statement]:
    """What brings a new table to the disk."""
    numbered = [*enumerate(places)] + ([] if host is None else [(HOST, host)])
    seats = [place.row(row["id"], seat) for seat, place in numbered]
    holders = [{"table_id": row["id"], "guest": g, "seat": seat} for seat, place in numbered for g in place.guests]
    news: list[Statement] = [(sa.insert(TABLES), row), (sa.insert(SEATS), seats)]
    return [*news, (sa.insert(HOLDERS), holders)] if holders else news


def new_row(
    table_id: str,
    card: GameCard,
    settings: Mapping[str, SettingValue],
    owner: str,
    public: bool,
    match: Match | None,
    brought: Brought = NOTHING,
) -> Row:
    """A new table as it is kept; the first of a campaign, where the game knows campaigns."""
    now = time.time()
    return {
        "id": table_id,
        "game": card.name,
        "settings": msgspec.json.encode(settings).decode(),
        "owner": owner,
        "public": public,
        "header": "" if match is None else msgspec.json.encode(match.header).decode(),
        "created": now,
        "updated": now,
        "asked": 0 if match is None else sum(1 << seat for seat in asked(match.game)),
        "over": False,
        "brought": packed(brought) if match is None else "",
        "number": 0 if card.carries is None else 1,
        "after": None,
    }


def match_from(row: Row, lines: Sequence[str]) -> Match | None:
    """The match of a table: every line played again, every check compared."""
    if not row["header"]:
        return None
    header = msgspec.json.decode(row["header"], type=Header)
    text = "\n".join([*header_lines(header), "", *lines, ""])
    return match_of(text.encode(), f"table {row['id']}")
