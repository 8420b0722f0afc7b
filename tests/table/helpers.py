"""A house for one test, and ears that write down what was told."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager

from chimera.engine.card import Brought, GameCard, SettingValue
from chimera.engine.reasons import Reason
from chimera.engine.record import Match
from chimera.table.free_order import bots_wait
from chimera.table.house import House
from chimera.table.luggage import with_hands
from chimera.table.seating import header_seat
from chimera.table.seats import Place
from chimera.table.storage import Storage
from chimera.table.table import ChatLine, Table
from chimera.table.thinking import Thinkers

ME, FRIEND, BOT = "guest-me", "guest-friend", "bot"


class OpenHouse(House):
    """A house whose matches have seeds that tests know."""

    number = 7

    def begin(
        self, card: GameCard, places: Sequence[Place], settings: Mapping[str, SettingValue], brought: Brought
    ) -> Match:
        seats = [header_seat(place) for place in places]
        return Match.new(card, seats, settings, self.number, brought=with_hands(brought, places))


class Ears:
    """Hears what an audience is told."""

    def __init__(self) -> None:
        self.seqs: list[int] = []
        self.undone: list[bool] = []
        self.chat: list[ChatLine] = []
        self.gone_ids: list[str] = []
        self.drafts: list[int] = []
        self.fallen: list[tuple[int, str, str]] = []  # seat, code, reason
        self.advised_times = 0
        self.gestures: list[tuple[int, str]] = []  # seat, what it pointed at or "" when it cheered

    def drafted(self, table: Table, seat: int) -> None:
        self.drafts.append(seat)

    def fell(self, table: Table, seat: int, code: str, reason: Reason) -> None:
        self.fallen.append((seat, code, reason.key))

    def changed(self, table: Table, undone: bool) -> None:
        self.seqs.append(table.seq)
        self.undone.append(undone)

    def heard(self, table: Table, line: ChatLine) -> None:
        self.chat.append(line)

    def advised(self, table: Table) -> None:
        self.advised_times += 1

    def pointed(self, table: Table, seat: int, what: str) -> None:
        self.gestures.append((seat, what))

    def cheered(self, table: Table, seat: int) -> None:
        self.gestures.append((seat, ""))

    def gone(self, table: Table) -> None:
        self.gone_ids.append(table.id)


@asynccontextmanager
async def house_at(database: str) -> AsyncIterator[OpenHouse]:
    """A house that is open for the length of a test."""
    storage = Storage.open(database)
    lots = itertools.count(1)
    house = OpenHouse(storage, Thinkers(0, 1), pace=0, retry=0.01, lots=lambda bits: next(lots) % (1 << bits))
    house.audience = Ears()
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    try:
        yield house
    finally:
        await house.close()
        house.thinkers.close()
        storage.close()


def ears(house: House) -> Ears:
    """The ears of a house."""
    assert isinstance(house.audience, Ears)
    return house.audience


async def solo(house: House, game: str = "tic_tac_toe", bot: str = "random") -> Table:
    """Me against a bot."""
    return await house.make(ME, "Ada", game, [("me", ""), ("bot", bot)], {}, False)


async def duo(house: House, game: str = "tic_tac_toe") -> Table:
    """Me and a friend."""
    table = await house.make(ME, "Ada", game, [("me", ""), ("open", "")], {}, False)
    await house.join(table.places[1].invitation, FRIEND, "Bea")
    return table


async def settled(table: Table) -> None:
    """Wait until the bots have nothing to do."""
    for _ in range(2000):
        if not table.stir.is_set() and not table.turns.locked() and not waits_for_table(table):
            return
        await asyncio.sleep(0.002)
    raise AssertionError("the table does not come to rest")


def waits_for_table(table: Table) -> bool:
    """Whether a bot is asked that need not wait, or somebody with one option only or who passes for a while."""
    from chimera.engine.agenda import options

    if table.match is None or table.wish is not None:
        return False
    g = table.match.game
    bots = not bots_wait(table)
    return any((table.places[s].bot and bots) or len(options(g, s)) == 1 or table.stands(s) for s in table.asked())
