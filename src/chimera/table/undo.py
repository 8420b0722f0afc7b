"""Taking back: what a seat may, who is asked, and playing it again."""

from __future__ import annotations

from chimera.engine.reasons import Reason, Refused
from chimera.engine.record import Match
from chimera.engine.trouble import Trouble
from chimera.engine.undo import reach, redo_reach
from chimera.table.table import Table, Wish
from chimera.table.windows import end_wishes, taken_back


async def undo(table: Table, seat: int) -> None:
    """Take back the seat's last choice: at once when it is a draft or free or nobody else is here."""

    async def work() -> None:
        match = table.playing()
        if table.places[seat].bot:
            raise Refused(Reason("bot-plays"))
        draft = table.drafts.pop(seat, None)
        if draft is not None:
            shorter = draft.shorter(table.saved, table.house.clock())
            if shorter is not None:
                table.drafts[seat] = shorter
            table.house.drafted(table, seat)
            table.stir.set()  # bots may have waited for it
            return
        if match.game.outcome() is not None:  # its seed is public now
            raise Trouble("over")
        far = reach(match, seat)
        if far.n == 0:
            raise Trouble("nothing-to-undo")
        if not far.free and table.others(seat):
            table.wish = Wish(seat, far.n, table.others(seat))
            table.story.say(table.saved, "log-undo-asked", {"seat": seat, "n": far.n})
            table.tell()
            return
        await carry_out(table, match, seat, far.n, far.free)

    await table.in_turn(work)


async def carry_out(table: Table, match: Match, seat: int, n: int, free: bool) -> None:
    """Take back so many choices, in turn: apply, commit, tell."""
    if free:
        match.undo(n)
    else:
        match.undo_by_consent(n)
    await table.record(taken_back(table))
    table.wish = None
    table.questions = {}
    table.bots_turn = False
    table.story.say(table.saved, "log-undone", {"seat": seat, "n": n})
    table.tell(undone=True)


async def consent(table: Table, seat: int, yes: bool) -> None:
    """A person's answer to somebody's wish; whoever wished may withdraw it with a no."""

    async def work() -> None:
        wish = table.wish
        if wish is None or (seat not in wish.waiting and seat != wish.by):
            raise Trouble("no-wish")
        if not yes:
            table.wish = None
            key = "log-undo-dropped" if seat == wish.by else "log-undo-refused"
            table.story.say(table.saved, key, {"seat": seat})
            table.tell()
            return
        wish.waiting &= table.others(seat)  # who sits at the same device was asked by word of mouth
        if wish.waiting:
            table.tell()
        else:
            await carry_out(table, table.playing(), wish.by, wish.n, False)

    await table.in_turn(work)


async def redo(table: Table, seat: int) -> None:
    """Play again what the seat took back."""

    async def work() -> None:
        match = table.playing()
        n = redo_reach(match, seat)
        if n == 0:
            raise Trouble("nothing-to-redo")
        events = match.redo(n)
        await table.record(end_wishes(table, events))
        table.wish = None
        table.questions = {}
        table.story.say(table.saved, "log-redone", {"seat": seat})
        table.story.happened(table.saved, events)
        table.tell()

    await table.in_turn(work)


def may_take_back(table: Table, seat: int) -> tuple[int, bool, int]:
    """What a seat may take back (how many choices, whether freely) and play again."""
    if table.match is None or table.places[seat].bot or table.match.game.outcome() is not None:
        return 0, False, 0
    if table.drafted(seat):
        return table.drafted(seat), True, 0
    far = reach(table.match, seat)
    free = far.n > 0 and (far.free or not table.others(seat))
    return far.n, free, redo_reach(table.match, seat)
