"""Finished matches in the database of a server, to be looked back at; and where in them every kind of event is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from msgspec import Struct

from chimera.engine.agenda import asked, choose, options
from chimera.engine.card import GameCard
from chimera.engine.dice import Stream
from chimera.engine.events import SPECTATOR
from chimera.engine.game import Opt
from chimera.engine.matchfile import load_match
from chimera.engine.record import Match, names
from chimera.table.rows import new_row, new_rows
from chimera.table.schema import LINES
from chimera.table.seats import new_place
from chimera.table.storage import Storage
from tests.matches import a_match

GAMES: Final = Path(__file__).parent.parent / "games"
HOARDERS: Final = 100  # further matches in which rare events are looked for
TOGETHER: Final = 2  # cards of one hand that can be played at once


def keep(database: Path, matches: Iterable[tuple[str, Match]]) -> None:
    """Put matches into the database of a server that is not running, each at a table of its name."""
    storage = Storage.open(str(database))
    try:
        for table, match in matches:
            row = new_row(table, match.card, match.card.chosen, "", False, match) | {"over": True, "asked": 0}
            called = zip(names(match.header.seats), match.header.seats, strict=True)
            places = [new_place("bot" if seat.bot else "person", name, seat.bot) for name, seat in called]
            lines = [{"table_id": table, "seq": seq, "line": line} for seq, line in enumerate(match.log)]
            with storage.engine.begin() as connection:
                for statement, values in [*new_rows(row, places, None), (sa.insert(LINES), lines)]:
                    connection.execute(statement, values)
    finally:
        storage.close()


class Telling(Struct, frozen=True):
    """An event of a match: after which choice it is told, in which phase the board is then, and of whom."""

    table: str
    at: int
    kind: str
    phase: str
    seat: int


def hoarded(card: GameCard, number: int) -> Match:
    """A match of people who keep their cards until they can play two at once: rare things happen in it."""
    match = a_match(card, ",".join(("Ann", "Bob", "Cid", "Dot", "Eve")[: card.players[1]]), number)
    stream = Stream.from_number(number, "hoarders")

    def chosen(offered: list[Opt]) -> Opt:
        cards = [opt for opt in offered if opt.verb == "play"]
        if len(cards) >= TOGETHER or len(cards) == len(offered):
            offered = cards
        elif cards and not getattr(match.game, "announced", ()):
            return offered[0]
        elif cards:
            offered = cards
        return offered[stream.below(len(offered))]

    while waiting := asked(match.game):
        match.choose(waiting[0], chosen(list(options(match.game, waiting[0]))).code)
    return match


def matches_of(card: GameCard) -> Iterator[tuple[str, Match]]:
    """The whole matches that are kept of a game, then others as long as somebody wants more."""
    for path in sorted(GAMES.glob(f"{card.name}-*.chimera")):
        yield path.stem, load_match(path)
    for number in range(HOARDERS):
        yield f"{card.name}-hoarders-{number}", hoarded(card, number)


def tellings(table: str, match: Match) -> Iterator[Telling]:
    """Everything that everybody is told in a match, by the choice that made it happen."""
    g = None
    for number, entry in enumerate(match.line):
        if g is None or number in match.snapshots:  # after an undo by consent it is not what the choices give
            g = match.card.codec.from_text(match.snapshots[number])
            g.listen()
        choose(g, entry.seat, entry.opt)
        events = g.heard()
        phase = str(g.view(SPECTATOR).get("phase", "")) if events else ""
        for event in events:
            if event.seen_by(SPECTATOR) is not None:
                yield Telling(table, number + 1, event.kind, phase, event.seat)


def every_kind(card: GameCard) -> tuple[dict[str, Match], list[Telling]]:
    """Matches of a game and moments in them: every kind of event, in every phase in which it was found to be told."""
    found: dict[tuple[str, str], Telling] = {}
    matches: dict[str, Match] = {}
    for table, match in matches_of(card):
        if "-hoarders-" in table and {kind for kind, _ in found} >= set(card.events):
            break
        for telling in tellings(table, match):
            if (telling.kind, telling.phase) not in found:
                found[telling.kind, telling.phase] = telling
                matches[table] = match
    return matches, sorted(found.values(), key=lambda telling: (telling.table, telling.at))
