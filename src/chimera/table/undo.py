"""Taking back: what a seat may, who is asked, and playing it again."""

from __future__ import annotations

from chimera.engine.events import Event
from chimera.engine.reasons import Reason, Refused
from chimera.engine.record import Match
from chimera.engine.trouble import Trouble
from chimera.engine.undo import Loss, left_behind, loss, reach, redo_reach
from chimera.table.drafts import Draft
from chimera.table.table import Table, Wish
from chimera.table.windows import end_wishes, taken_back


async def undo(table: Table, seat: int, sure: int | None = None) -> tuple[int, Loss] | None:
    """Take back the seat's last choice: at once when it is a draft or little is lost by it.

    Other people are asked for their consent where it is not free. Where nobody else plays, the person is asked: what
    would be lost is returned, with the sequence number of which it is true, and `sure` is that number.
    """

    async def work() -> tuple[int, Loss] | None:
        match = table.going()
        hands = table.one_person(seat)
        if all(table.places[hand].bot for hand in hands):
            raise Refused(Reason("bot-plays"))
        slip = next((hand for hand in hands if hand in table.last), None)
        if slip is not None:
            del table.last[slip]
            table.house.drafted(table, slip)
            return None
        begun = last_begun(table, seat)
        if begun is not None:
            shorter = begun.shorter(table.saved, table.house.clock())
            if shorter is None:
                del table.drafts[begun.seat]
            else:
                table.drafts[begun.seat] = shorter
            table.house.drafted(table, begun.seat)
            table.stir.set()  # bots may have waited for it
            return None
        if match.game.outcome() is not None:  # its seed is public now
            raise Trouble("over")
        if table.manners.take_backs == "none":
            raise Trouble("no-take-backs")
        far = reach(match, *hands)
        if far.n == 0:
            raise Trouble("nothing-to-undo")
        whose = match.line[-far.n].seat
        if not far.free and table.others(seat) and table.manners.take_backs == "ask":
            table.wish = Wish(whose, far.n, table.others(seat))
            table.story.say(table.saved, "log-undo-asked", {"seat": whose, "n": far.n})
            table.tell()
            return None
        if not table.others(seat) and sure != table.saved:
            lost = loss(match, far.n, *hands)
            if lost.grave:
                return table.saved, lost
        await carry_out(table, match, whose, far.n, far.free)
        return None

    return await table.in_turn(work)


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
    table.last = {}  # what they were about to end is no longer so
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
    """Play again what the seat took back: alone among bots behind dice and secrets too, and nothing falls otherwise."""

    async def work() -> None:
        match = table.going()
        n = redo_reach(match, *table.one_person(seat))
        events: list[Event] = []
        if n:
            events = match.redo(n)
        elif behind := returned(table, seat):
            match.redo_by_consent(behind)
        else:
            raise Trouble("nothing-to-redo")
        await table.record(end_wishes(table, events))
        table.wish = None
        table.questions = {}
        table.story.say(table.saved, "log-redone", {"seat": seat})
        table.story.happened(table.saved, events)
        table.tell()

    await table.in_turn(work)


def returned(table: Table, seat: int) -> int:
    """How many choices come back that a person took back without anybody's consent but their own."""
    return 0 if table.others(seat) else left_behind(table.playing(), *table.one_person(seat))


def may_take_back(table: Table, seat: int) -> tuple[int, bool, int]:
    """What a seat's person may take back (how many choices, whether freely) and play again."""
    hands = table.one_person(seat)
    nobody = all(table.places[hand].bot for hand in hands)
    if table.match is None or nobody or table.over:
        return 0, False, 0
    if any(hand in table.last for hand in hands):
        return 1, True, 0
    begun = last_begun(table, seat)
    if begun is not None:
        return len(begun.choices), True, 0
    if table.manners.take_backs == "none":  # a draft nobody has seen is no choice yet
        return 0, False, 0
    far = reach(table.match, *hands)
    free = far.n > 0 and (far.free or not table.others(seat) or table.manners.take_backs == "free")
    return far.n, free, redo_reach(table.match, *hands) or returned(table, seat)
