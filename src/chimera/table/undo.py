"""Taking back: what a seat may, who is asked, and playing it again."""

from __future__ import annotations

from chimera.engine.reasons import Reason, Refused
from chimera.engine.record import Match
from chimera.engine.trouble import Trouble
from chimera.engine.undo import reach, redo_reach
from chimera.table.drafts import Draft
from chimera.table.table import Table, Wish
from chimera.table.windows import end_wishes, taken_back


async def undo(table: Table, seat: int) -> None:
    """Take back the seat's last choice: at once when it is a draft or free or nobody else is here."""

    async def work() -> None:
        match = table.playing()
        hands = table.one_person(seat)
        if all(table.places[hand].bot for hand in hands):
            raise Refused(Reason("bot-plays"))
        begun = last_begun(table, seat)
        if begun is not None:
            shorter = begun.shorter(table.saved, table.house.clock())
            if shorter is None:
                del table.drafts[begun.seat]
            else:
                table.drafts[begun.seat] = shorter
            table.house.drafted(table, begun.seat)
            table.stir.set()  # bots may have waited for it
            return
        if match.game.outcome() is not None:  # its seed is public now
            raise Trouble("over")
        far = reach(match, *hands)
        if far.n == 0:
            raise Trouble("nothing-to-undo")
        whose = match.line[-far.n].seat
        if not far.free and table.others(seat):
            table.wish = Wish(whose, far.n, table.others(seat))
            table.story.say(table.saved, "log-undo-asked", {"seat": whose, "n": far.n})
            table.tell()
            return
        await carry_out(table, match, whose, far.n, far.free)

    await table.in_turn(work)


def last_begun(table: Table, seat: int) -> Draft | None:
    """The draft that a seat's person would take back first: the seat's own, else the newest of their other seats."""
    mine = [table.drafts[other] for other in table.drafts if other in table.one_person(seat)]
    return table.drafts.get(seat) or (mine[-1] if mine else None)


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
        hands = table.one_person(seat)
        if wish is None or (wish.by not in hands and not wish.waiting.intersection(hands)):
            raise Trouble("no-wish")
        if not yes:
            table.wish = None
            key = "log-undo-dropped" if wish.by in hands else "log-undo-refused"
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
        n = redo_reach(match, *table.one_person(seat))
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
    """What a seat's person may take back (how many choices, whether freely) and play again."""
    hands = table.one_person(seat)
    nobody = all(table.places[hand].bot for hand in hands)
    if table.match is None or nobody or table.match.game.outcome() is not None:
        return 0, False, 0
    begun = last_begun(table, seat)
    if begun is not None:
        return len(begun.choices), True, 0
    far = reach(table.match, *hands)
    free = far.n > 0 and (far.free or not table.others(seat))
    return far.n, free, redo_reach(table.match, *hands)
