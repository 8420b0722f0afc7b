"""A table as it is kept: the rows of a new one, and a match out of its rows."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence

import msgspec
import sqlalchemy as sa

from chimera.engine.agenda import asked
from chimera.engine.card import Brought, GameCard, SettingValue
from chimera.engine.events import HOST
from chimera.engine.game import Game
from chimera.engine.matchfile import header_lines, match_of
from chimera.engine.plan import NOTHING
from chimera.engine.record import Header, Match
from chimera.table.luggage import packed
from chimera.table.manners import USUAL, Manners, kept_manners
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
    name: str = "",
    manners: Manners = USUAL,
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
        "asked": 0 if match is None else bits(asked(match.game)),
        "over": False,
        "brought": packed(brought) if match is None else "",
        "number": 0 if card.carries is None else 1,
        "after": None,
        "name": name,
        "manners": kept_manners(manners),
        "ended": "",
        "round": 0 if match is None else round_of(match.game),
        "deciding": 0 if match is None else bits(deciding(match.game)),
        "won": 0,
    }


def bits(seats: Iterable[int]) -> int:
    """Seats as a number."""
    return sum(1 << seat for seat in seats)


def deciding(g: Game) -> tuple[int, ...]:
    """Who is asked, as far as everybody may know: in a window nobody shall see who can only pass."""
    return () if g.agenda and g.agenda[-1].WINDOW else asked(g)


def round_of(g: Game) -> int:
    """The round a match is in, as views name it too; 0 for a game that knows none."""
    return int(getattr(g, "round", 0))


def match_from(row: Row, lines: Sequence[str]) -> Match | None:
    """The match of a table: every line played again, every check compared."""
    if not row["header"]:
        return None
    header = msgspec.json.decode(row["header"], type=Header)
    text = "\n".join([*header_lines(header), "", *lines, ""])
    return match_of(text.encode(), f"table {row['id']}")
