"""READY in free order: taking it back, and saying it for somebody who is gone."""

from __future__ import annotations

from chimera.engine.events import Message
from chimera.engine.game import READY
from chimera.engine.reasons import Reason, Refused
from chimera.engine.record import FORCED
from chimera.engine.trouble import Trouble
from chimera.table.absence import gone
from chimera.table.choosing import take, tried
from chimera.table.free_order import is_ready
from chimera.table.questions import in_free_order
from chimera.table.table import Table


async def not_ready(table: Table, seat: int) -> None:
    """Take back a seat's READY, without asking anybody.

    Every act withdraws the READY of all others, so what came after one that still stands is READY of others, which
    is said again: nobody else notices, and the record has nothing but choices and an undo.
    """

    async def work() -> None:
        match = table.going()
        if table.places[seat].bot:
            raise Refused(Reason("bot-plays"))
        if not is_ready(match.game, seat):
            raise Trouble("not-ready")
        n = 1 + next(n for n, entry in enumerate(reversed(match.line)) if entry.seat == seat and entry.opt is READY)
        said = match.line[-n:]
        if said[0].note == FORCED:
            raise Trouble("only-ready")
        if len(match.line) - n < match.floor or any(entry.barrier or entry.opt is not READY for entry in said):
            raise Trouble("ready-stands")  # the table went back by consent since, or goes on by other rules
        try:
            match.undo(n)
            for entry in said[1:]:
                match.choose(entry.seat, READY.code, entry.note)
        except Exception as error:  # a fault of the game: as before, nothing of it remains
            table.house.report("a game met a fault", table, error)
            await table.restore()
            raise Trouble("game-fault") from None
        await table.record()
        table.bots_turn = False
        if table.wish is not None:
            table.wish = None
            table.story.say(table.saved, "log-undo-dropped")
        table.story.say(table.saved, "log-not-ready", {"seat": seat})
        table.tell()

    await table.in_turn(work)


async def ready_for(table: Table, by: int, seat: int) -> None:
    """Say READY for somebody who is gone, for all to read."""

    async def work() -> None:
        if table.places[by].bot:
            raise Refused(Reason("bot-plays"))
        if not in_free_order(table.playing().game) or seat not in table.asked():
            raise Trouble("ready-not-asked")
        if not gone(table, seat):
            raise Trouble("person-not-gone")
        said = Message("log-ready-for", {"seat": by, "other_seat": seat})
        await take(table, [tried(table, seat, READY.code, f"said by seat {by}")], said=said)

    await table.in_turn(work)
