"""What the table answers by itself: bots' choices, and choices of which there is only one."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from chimera.engine.agenda import options
from chimera.engine.dice import Stream
from chimera.engine.game import PASS
from chimera.engine.reasons import EngineBug, Refused
from chimera.engine.record import BOT, FORCED, STANDING
from chimera.table.absence import watch_the_door
from chimera.table.choosing import bring_last, take, tried
from chimera.table.free_order import bots_wait
from chimera.table.hurry import GLANCE, hurried
from chimera.table.pausing import paused
from chimera.table.seating import say_seat
from chimera.table.stand_in import note_gone
from chimera.table.table import Table
from chimera.table.thinking import Thought
from chimera.table.writer import NotWritten, PutAway

TRIES: Final = 3


class Answer:
    """A choice the table has to bring about: a bot's, the only one there is, or a PASS that was said beforehand."""

    __slots__ = ("bot", "code", "note", "seat", "seq", "text")

    def __init__(self, seq: int, seat: int, code: str, bot: str, text: str, note: str) -> None:
        self.seq = seq
        self.seat = seat
        self.code = code  # "" when the bot has to think first
        self.bot = bot
        self.text = text  # what the bot may know
        self.note = note


async def keep_going(table: Table) -> None:
    """Bring about what bots choose and what is forced, whenever something of that kind is asked.

    Passes with a poker face have their own times, whatever a bot is thinking about meanwhile; so has absence.
    """
    await asyncio.gather(
        answering(table, table.stir, answer_one),
        answering(table, table.nod, pass_one),
        answering(table, table.linger, end_one),
        watch_the_door(table, note_gone),
    )


async def answering(table: Table, stir: asyncio.Event, one: Callable[[Table], Awaitable[bool]]) -> None:
    """Answer one after the other whenever the table stirs, until there is nothing to answer."""
    failures = 0
    while True:
        await stir.wait()
        stir.clear()
        try:
            while await one(table):
                failures = 0
        except PutAway:
            return
        except Exception as error:
            failures += 1
            table.house.report("the table could not answer", table, error)
            await asyncio.sleep(table.house.retry)
            if isinstance(error, NotWritten) or failures <= TRIES:
                stir.set()
            else:
                await table.in_turn_or_lost(partial(give_up, table))


async def give_up(table: Table) -> None:
    """Tell people that the table cannot answer; it tries again when one of them does something."""
    table.story.say(table.saved, "log-no-answer")
    table.house.tell(table, False)


async def answer_one(table: Table) -> bool:
    """Bring about the next answer that needs no poker face; False when there is none."""
    answer = await table.in_turn(partial(next_answer, table, False))
    if answer is not None:
        await bring_about(table, answer)
    return answer is not None


async def next_answer(table: Table, all_passes: bool = True) -> Answer | None:
    """The first answer that is the table's to bring about; with all passes, or without those with a poker face."""
    match = table.match
    if match is None or table.wish is not None or paused(table):
        return None
    g = match.game
    for seat in table.asked():
        opts = options(g, seat)
        bot = table.places[seat].bot
        if seat in table.last or (not all_passes and keeps_face(table, seat)):
            continue
        if len(opts) == 1:
            return Answer(table.saved, seat, opts[0].code, "", "", FORCED)
        if bot and bots_wait(table):
            continue
        if bot:
            return Answer(table.saved, seat, "", bot, table.knowledge(seat), f"{BOT} {bot}")
        if table.stands(seat):
            return Answer(table.saved, seat, PASS.code, "", "", STANDING)
    return None


def keeps_face(table: Table, seat: int) -> bool:
    """Whether what the table answers for an asked seat comes after a time like those of people."""
    question = table.questions.get(seat)
    return question is not None and question.due is not None and not table.places[seat].bot


async def pass_one(table: Table) -> bool:
    """Wait for the next pass with a poker face, and give it when its time has come; False when there is none."""
    rest = await table.in_turn(partial(pass_when_due, table))
    if rest:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(table.nod.wait(), rest)
        table.nod.clear()
    return rest is not None


async def pass_when_due(table: Table) -> float | None:
    """In turn: give the first pass whose time has come; else how long until then, or None when there is none."""
    if table.match is None or table.wish is not None or paused(table):
        return None
    passes: list[tuple[float, int, str]] = []
    for seat in table.asked():
        question = table.questions.get(seat)
        if question is not None and question.due is not None and keeps_face(table, seat):
            if len(question.opts) == 1:
                passes.append((question.due, seat, FORCED))
            elif table.stands(seat):
                passes.append((question.due, seat, STANDING))
    if not passes:
        return None
    due, seat, note = min(passes)
    rest = due - table.house.clock()
    if rest > 0:
        return rest
    await take(table, [tried(table, seat, table.questions[seat].opts[0].code, note)])
    return 0.0


async def end_one(table: Table) -> bool:
    """Wait until the next move that lingers is due, and bring it about; False when there is none."""
    rest = await table.in_turn(partial(end_when_due, table))
    if rest:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(table.linger.wait(), rest)
        table.linger.clear()
    return rest is not None


async def end_when_due(table: Table) -> float | None:
    """In turn: bring about the first move whose moment is over; else how long until then, None when there is none."""
    if table.match is None or table.wish is not None or not table.last:
        return None
    seat = min(table.last, key=lambda each: table.last[each].due)
    rest = table.last[seat].due - table.house.clock()
    if rest > 0:
        return rest
    code = table.last[seat].codes[-1]
    try:
        await bring_last(table, seat)
    except Refused as refused:  # somebody else did something meanwhile that it cannot follow
        table.house.fell(table, seat, code, refused.reason)
        table.house.drafted(table, seat)
    return 0.0


async def bring_about(table: Table, answer: Answer) -> None:
    """Let the bot think, wait as long as answers take here, and choose if the table has not moved on."""
    code, note = answer.code, answer.note
    failed = False
    if not code:
        began = time.monotonic()
        found = await thought(table, answer)
        failed = found is None
        code, cut = found or (by_chance(table, answer), "")
        if failed:
            note += ", which failed: chance chose"
        elif cut:
            note += f", cut short after {cut}: somebody waited"
        table.pondered = time.monotonic() - began
    # forced answers take as long as others: a quick one would say that there was no choice
    pace = 0.0 if hurried(table) else table.house.pace
    delay = pace * (1 + table.house.lots(10) / 1024)
    if pace:
        delay = max(delay, table.pondered)
    rest = table.told_at + delay - time.monotonic()
    if rest > 0:
        await asyncio.sleep(rest)

    async def work() -> None:
        if table.match is None or table.wish is not None or table.ended or table.saved != answer.seq or paused(table):
            return  # the table moved on, or shall wait: look anew
        if table.places[answer.seat].bot != answer.bot and answer.bot:
            return
        if answer.bot and bots_wait(table):
            return
        if answer.note == STANDING and not table.stands(answer.seat):
            return  # the person wants to be asked again
        if failed:
            say_seat(table, "log-bot-failed", answer.seat, {"bot": answer.bot})
        await take(table, [tried(table, answer.seat, code, note)])

    await table.in_turn(work)


async def thought(table: Table, answer: Answer) -> Thought | None:
    """What the bot chooses; None when it failed: that is reported, and chance is to choose so that others play on."""
    g = table.card.codec.from_text(answer.text)
    try:
        seconds = table.house.think if table.waited_for() else 0
        if hurried(table):
            seconds = GLANCE
        found = await table.house.thinkers.choice(table.card.ticket, answer.text, answer.seat, answer.bot, seconds)
        if found.code not in [opt.code for opt in options(g, answer.seat)]:
            raise EngineBug(f"The bot {answer.bot} chose '{found.code[:40]}', which was not offered.")
        return found
    except Exception as error:
        table.house.report("a bot failed and chance chose", table, error)
        return None


def by_chance(table: Table, answer: Answer) -> str:
    """What chance chooses in a bot's place."""
    g = table.card.codec.from_text(answer.text)
    stream = Stream.from_number(table.house.lots(60), "table")
    code: str = g.agenda[-1].sample(g, answer.seat, stream).code
    return code
