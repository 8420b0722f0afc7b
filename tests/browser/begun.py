"""Matches that have begun, at the tables of a server: seats are open, and whoever has the link of one sits down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from chimera.bots import bots_for
from chimera.engine.card import SettingValue, find
from chimera.engine.record import Match, Seat, names
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.table.rows import new_row, new_rows
from chimera.table.schema import LINES
from chimera.table.seats import Place, free_name, new_place
from chimera.table.storage import Storage
from tests.browser.person import Person
from tests.browser.server import Server

CITY: Final = find("blind_evolution")


def link(table: str, seat: int) -> str:
    """The invitation to a seat of such a table."""
    return f"{table}-{seat}"


def open_place(table: str, seat: int, name: str) -> Place:
    """A seat of a person that nobody has taken yet."""
    return Place(name, "open", "", link(table, seat), f"key-{table}-{seat}")


def lay_out(database: Path, matches: Mapping[str, Match]) -> None:
    """Put matches into the database of a server that is not running; the seats of people are open."""
    storage = Storage.open(str(database))
    try:
        for table, match in matches.items():
            row = new_row(table, match.card, match.card.chosen, "", False, match)
            places: list[Place] = []
            for n, (name, seat) in enumerate(zip(names(match.header.seats), match.header.seats, strict=True)):
                bot = seat.bot and new_place("bot", free_name(places), seat.bot)
                places.append(bot or open_place(table, n, name))
            lines = [{"table_id": table, "seq": seq, "line": line} for seq, line in enumerate(match.log)]
            with storage.engine.begin() as connection:
                for statement, values in new_rows(row, places, None):
                    connection.execute(statement, values)
                if lines:
                    connection.execute(sa.insert(LINES), lines)
    finally:
        storage.close()


@contextmanager
def tables(folder: Path, **matches: Match) -> Iterator[Server]:
    """A server with these tables."""
    lay_out(folder / "chimera.db", matches)
    house = Server(folder)
    house.start()
    try:
        yield house
    finally:
        house.stop()


def night(g: BlindEvolution, *seats: str, scenario: str = "borrowed_shadow") -> Match:
    """A match of Blind Evolution Mythos that begins with this position; a seat is a bot if it has the name of one."""
    bots = bots_for(CITY)
    sitting = [Seat(who, who if who in bots else "") for who in seats]
    settings: dict[str, SettingValue] = {"scenario": scenario}
    return Match.new(CITY, sitting, settings, 1, CITY.codec.text(g))


def sits_down(person: Person, table: str, seat: int = 0) -> None:
    """Somebody takes an open seat; without a mouse, for those who have none."""
    person.page.goto(f"{person.address}join/{link(table, seat)}")
    person.page.get_by_role("button", name=person.reads("join-go")).press("Enter")
    person.page.wait_for_url("**/t/*")
    person.awaited = "" if CITY.name in person.guided else CITY.name
