"""Programs that run on a copy of the project, each in a process of its own: they play, load and ask, and print it."""

from __future__ import annotations

import json
import sqlite3
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import httpx

import chimera
from chimera.bots import find_bot
from chimera.bots.levels import Bot, Depth, searching
from chimera.engine import COMPILED
from chimera.engine.agenda import options, turn
from chimera.engine.card import GameCard, find
from chimera.engine.dice import Stream
from chimera.engine.events import Event
from chimera.engine.laws import check_game
from chimera.engine.matchfile import match_of
from chimera.engine.record import Match, Seat
from chimera.engine.texts import Texts
from chimera.engine.visibility import see
from chimera.server.shelf import game_info
from chimera.terminal.replay import verified
from tests.server.helpers import PATIENCE, serving
from tests.table.test_editions import BEFORE, LEFT_AT, Left, goes_on, in_house

GAMES: Final = Path(__file__).parent.parent / "games"
MOST_MATCHES: Final = 40
SHALLOW: Final = Depth(20)


def played(card: GameCard, bot: Bot, seats: int, number: int) -> list[Event]:
    """What is told in a whole match of one bot against itself."""
    match = Match.new(card, [Seat(f"seat {seat}") for seat in range(seats)], number=number)
    stream = Stream.from_number(number, "trial")
    told: list[Event] = []
    while (seat := turn(match.game)) >= 0:
        opts = options(match.game, seat)  # bots are not asked where there is nothing to choose
        told += match.choose(seat, (opts[0] if len(opts) == 1 else bot(see(match.game, seat, stream), stream)).code)
    assert match.game.outcome() is not None
    return told


def plays(game: str, kind: str, term: str, *ids: str) -> dict[str, int]:
    """Matches of greedy bots until an event of a kind has named each of some pieces, a search, and all laws.

    The answer is the number of the match in which a piece was named first.
    """
    card = find(game)
    waiting = {card.terms[term].index(f"{term}-{name}"): name for name in ids}
    found: dict[str, int] = {}
    for number in range(MOST_MATCHES):
        for event in played(card, find_bot(card, "greedy"), 4, number):
            if event.kind == kind and event.args[term] in waiting:
                found[waiting.pop(int(event.args[term]))] = number
        if not waiting:
            break
    played(card, searching(card, SHALLOW), 2, 1)
    check_game(card, 3, seeds=[1], dear_positions=4)
    return found


def loads(*names: str) -> dict[str, int]:
    """Verify all stored matches of some games."""
    count = dict.fromkeys(names, 0)
    for name in names:
        for path in sorted(GAMES.glob(f"{name}-*.chimera")):
            data = path.read_bytes()
            match = match_of(data, path.name)
            assert "is fair" in verified(match, path.name, data.decode(), match.header.commitment)
            count[name] += 1
    return count


def opens(folder: str, *running: str) -> list[str]:
    """Open the database of the version before, and those named: their tables go on where they were left."""
    before = Path(folder) / "before.db"
    with sqlite3.connect(before) as connection:
        connection.executescript(BEFORE.read_text(encoding="utf-8"))
    connection.close()
    left: list[tuple[Path, str, Left]] = [(before, table_id, LEFT_AT[table_id]) for table_id in LEFT_AT]
    for text in running:
        database, table_id, (game, choices, number, fingerprint) = json.loads(text)
        left.append((Path(database), table_id, (game, choices, number, fingerprint)))
    for database, table_id, was in left:
        in_house(database, goes_on(table_id, was))
    return [was[0] for _, _, was in left]


def prints() -> dict[str, Any]:
    """What new matches of Evo and Dice Mutants are played with."""
    evo, mutants = find("evo"), find("dice_mutants")
    costs = Match.new(mutants, [Seat("Ann"), Seat("Bob")], number=1).game.view(0)["printed"]["costs"]
    return {
        "evo": evo.content_hash,
        "dice_mutants": mutants.content_hash,
        "luck": costs["luck"],
        "great_march": Texts(evo, ()).fill("card-great_march-text", {}),
    }


def offers(game: str, language: str) -> Mapping[str, str]:
    """The settings on the page of a new table, and what they are called there."""
    return {setting.name: setting.title for setting in game_info(find(game), language).settings}


def boards(folder: str, game: str) -> tuple[str, str]:
    """Where the server says the board of a game is, and what is there."""
    with serving(Path(folder)) as address:
        board = next(
            each["board"] for each in httpx.get(f"{address}/api/games", timeout=PATIENCE).json() if each["name"] == game
        )
        return board, httpx.get(f"{address}/{board}", timeout=PATIENCE).text


PROGRAMS: Final[Mapping[str, Callable[..., Any]]] = {
    each.__name__: each for each in (plays, loads, opens, prints, offers, boards)
}

if __name__ == "__main__":
    answer = PROGRAMS[sys.argv[1]](*sys.argv[2:])
    print(json.dumps({"program": chimera.__file__, "compiled": COMPILED, "found": answer}))
