"""Asking the table: why not, and what a search would do."""

from __future__ import annotations

from chimera.bots.hints import looked_at
from chimera.bots.levels import Tip
from chimera.engine.agenda import why_not
from chimera.engine.events import Message
from chimera.engine.reasons import Reason, Refused
from chimera.engine.trouble import Trouble
from chimera.table.table import Table


async def why(table: Table, seat: int | None, code: str) -> tuple[Reason | None, str]:
    """Why a code cannot be chosen, or None and the rule behind it."""

    async def work() -> tuple[Reason | None, str]:
        table.playing()
        if seat is None:
            raise Refused(Reason("no-seat"))
        g = table.game_for(seat)
        reason = why_not(g, table.card.words, seat, code)
        if reason is not None:
            return reason, reason.rule
        return None, g.agenda[-1].rule(g, seat, table.card.words.by_code[code])

    return await table.in_turn(work)


async def hint(table: Table, seat: int) -> tuple[int, int, list[tuple[Tip, list[Message]]]]:
    """What a search on the seat's own knowledge thinks of its options and why, and on which state and draft."""

    async def work() -> tuple[int, int, str]:
        table.playing()
        if seat not in table.asked():
            raise Trouble("no-hint-now")
        return table.saved, table.drafted(seat), table.knowledge(seat)

    seq, drafted, text = await table.in_turn(work)
    tips = looked_at(await table.house.thinkers.tips(table.card.ticket, text, seat))
    known = table.card.codec.from_text(text)  # never the match itself: a reason may look at everything
    return seq, drafted, [(tip, known.reasons_for(seat, table.card.words.by_code[tip.code])) for tip in tips]
