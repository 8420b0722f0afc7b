"""Choosing: a choice is tried on a copy of the game, and that copy becomes the match's once the move is whole."""

from __future__ import annotations

from collections.abc import Sequence

from chimera.engine.events import Message
from chimera.engine.game import PASS, Game
from chimera.engine.reasons import Reason, Refused
from chimera.engine.record import Tried
from chimera.engine.trouble import Trouble
from chimera.engine.undo import own_choice
from chimera.table.drafts import Draft, goes_on, last_of
from chimera.table.free_order import note_choice
from chimera.table.questions import asked_now, in_free_order
from chimera.table.seats import kind_of
from chimera.table.table import Table
from chimera.table.windows import end_wishes
from chimera.table.writer import Statement


async def choose(table: Table, seat: int, code: str, seq: int, drafted: int = 0) -> None:
    """A person's choice, made on the state with this number and so much of a draft; Refused when it is not allowed.

    A choice that leads further into a chain is kept as a draft; the one that ends it brings the whole chain about, at
    once or, where a slip could not be taken back any more, after a moment: the same choice again does not wait for it.
    """

    async def work() -> None:
        table.going()
        check_fresh(table, seat, code, seq, drafted)
        last = table.last.get(seat)
        if last is None:
            await go_on(table, seat, code, table.house.linger)
        elif last.codes[-1] == code:
            await bring_last(table, seat)
        else:
            raise Refused(Reason("stale", "", {"code": code[:40]}))

    await table.in_turn(work)


async def go_on(table: Table, seat: int, code: str, linger: float = 0.0) -> Tried:
    """The next choice of a seat, in turn: it goes on with the seat's draft, or brings the whole move about.

    Where the step lets it, the choice that ends a move lingers for so many seconds.
    """
    before = table.game_for(seat)
    draft = table.drafts.get(seat)
    begun = () if draft is None else draft.choices
    choice = tried(table, seat, code, on=before)
    if goes_on(before, choice):
        first = before if draft is None else draft.before
        question = asked_now(None, choice.game, seat, table.saved, table.house.clock(), True)
        table.drafts.pop(seat, None)  # the newest stands last
        table.drafts[seat] = Draft(seat, first, (*begun, choice), question)
        table.house.drafted(table, seat)
    elif linger and before.agenda[-1].LINGERS:
        table.last[seat] = last_of(before, (*begun, choice), table.house.clock() + linger)
        table.linger.set()
        table.house.drafted(table, seat)
    else:
        await take(table, [*begun, choice])
    return choice


async def bring_last(table: Table, seat: int) -> None:
    """Bring a move about that was not taken back, in turn, as the game is now."""
    last = table.last.pop(seat)
    on: Game | None = None
    choices: list[Tried] = []
    for code in last.codes:
        choices.append(tried(table, seat, code, on=on))
        on = choices[-1].game
    await take(table, choices)


async def cancel(table: Table, seat: int) -> None:
    """Drop the chain a seat has begun: it leaves no trace."""

    async def work() -> None:
        if table.last.pop(seat, None) is None and not table.drafted(seat):
            raise Trouble("nothing-to-cancel")
        table.drafts.pop(seat, None)
        table.house.drafted(table, seat)
        table.stir.set()  # bots may have waited for it

    await table.in_turn(work)


def check_fresh(table: Table, seat: int, code: str, seq: int, drafted: int) -> None:
    """Refused when a bot plays the seat, or the choice was made on another state of the table."""
    if table.places[seat].bot:
        raise Refused(Reason("bot-plays"))
    draft = table.drafts.get(seat)
    question = table.questions.get(seat) if draft is None else draft.question
    late = question is not None and not question.counts(code, seq, table.saved)
    if late or drafted != table.drafted(seat):
        raise Refused(Reason("stale", "", {"code": code[:40]}))


def tried(table: Table, seat: int, code: str, note: str = "", on: Game | None = None) -> Tried:
    """A choice, carried out on a copy; of one in which the game meets a fault nothing remains but a report."""
    try:
        return table.playing().try_out(seat, code, note, on)
    except Refused:
        raise
    except Exception as error:
        table.house.report("a game met a fault", table, error)
        raise Trouble("game-fault") from None


async def take(
    table: Table, choices: Sequence[Tried], news: Sequence[Statement] = (), said: Message | None = None
) -> None:
    """Bring a whole move about, in turn: the match adopts it, it is committed with other news of it, and told.

    What else is to be said of it stands before what happened.
    """
    match = table.going()
    kind, free = kind_of(match.game), in_free_order(match.game)
    first = choices[0].entry
    try:
        events = match.adopt(choices)
    except Exception as error:  # the game cannot say what became of it: as before, nothing of it remains
        table.house.report("a game met a fault", table, error)
        await table.restore()
        raise Trouble("game-fault") from None
    question = table.questions.pop(first.seat, None)  # whoever chose is asked anew, even if the question is the same
    if kind and question is not None and len(question.opts) > 1 and first.opt is PASS and own_choice(first, first.seat):
        table.times.took(table.house.clock() - question.opened)
    table.drafts.pop(first.seat, None)
    await table.record([*news, *end_wishes(table, events, first.seat, kind, first.opt.code)])
    if table.wish is not None:
        table.wish = None
        table.story.say(table.saved, "log-undo-dropped")
    if said is not None:
        table.story.say(table.saved, said.key, said.args)
    table.story.happened(table.saved, events)
    note_choice(table, first, free)
    table.tell()
