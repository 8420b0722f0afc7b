"""Free order: people first. Bots wait while somebody who is here drafts, and act when the people are ready.

Once it is their turn they act until they are ready too, although every act of theirs withdraws the people's READY; it
is the people's turn again when one of them acts. Who has been away for long is not waited for.
"""

from __future__ import annotations

from chimera.engine.agenda import Together
from chimera.engine.game import READY, Game
from chimera.engine.reasons import Reason, Refused
from chimera.engine.record import Entry
from chimera.engine.trouble import Trouble
from chimera.engine.undo import own_choice
from chimera.table.absence import gone
from chimera.table.questions import in_free_order
from chimera.table.table import Table


def bots_wait(table: Table) -> bool:
    """Whether the bots that are asked wait for people."""
    waited_for = expected(table)
    if any(seat in table.drafts for seat in waited_for):
        return True  # what a bot does may take away what the draft stands on
    if not in_free_order(table.playing().game) or table.bots_turn:
        return False
    return any(seat in waited_for for seat in table.asked())


def expected(table: Table) -> list[int]:
    """The seats of people who are here, or went so short a while ago that they may come back."""
    return [seat for seat in table.people() if not gone(table, seat)]


def note_choice(table: Table, choice: Entry, free: bool) -> None:
    """After a choice, which may have been made in free order: whose turn it is there, the people's or the bots'."""
    g = table.playing().game
    if not any(isinstance(step, Together) for step in g.agenda):  # it may lie below the rest of somebody's move
        table.bots_turn = False
        return
    step = g.agenda[-1]
    if free and choice.opt is READY:
        if not isinstance(step, Together) or not step.ready >> choice.seat & 1:
            table.bots_turn = False  # that was the last READY before another step
    elif free and own_choice(choice, choice.seat):
        table.bots_turn = False
    waited_for = expected(table)
    if isinstance(step, Together) and not any(seat in waited_for for seat in table.asked()):
        table.bots_turn = True


def could_go_ahead(table: Table) -> bool:
    """Whether a bot waits for people in free order, so that one of them may let it act."""
    if table.match is None or not in_free_order(table.match.game) or table.bots_turn:
        return False
    return any(table.places[seat].bot for seat in table.asked()) and bots_wait(table)


def is_ready(g: Game, seat: int) -> bool:
    """Whether a seat has said READY in free order, and nothing has happened since."""
    step = g.agenda[-1] if g.agenda else None
    return isinstance(step, Together) and bool(step.ready >> seat & 1)


async def go_ahead(table: Table, seat: int) -> None:
    """Let the bots act now, though people are not ready; a draft of somebody still holds them."""

    async def work() -> None:
        if table.places[seat].bot:
            raise Refused(Reason("bot-plays"))
        g = table.playing().game
        if not in_free_order(g) or table.bots_turn or not any(table.places[other].bot for other in table.asked()):
            raise Trouble("no-bot-waits")
        table.bots_turn = True
        table.tell()

    await table.in_turn(work)
