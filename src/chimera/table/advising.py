"""Advising each other: `plan`, `carry_out`, `offer`, `answer_offer`, `point`, `cheer`; and what is still true of it.

Nobody plays another's seat: a plan is carried out by whose it is, and who offers a choice has agreed to it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from chimera.engine.agenda import options, why_not
from chimera.engine.dice import Stream
from chimera.engine.reasons import Reason, Refused
from chimera.engine.trouble import Trouble
from chimera.table.advice import Foreseen, Offer, Plan, imagined
from chimera.table.choosing import check_fresh, go_on
from chimera.table.free_order import is_ready
from chimera.table.questions import meaning_of
from chimera.table.table import Table

LONGEST_PLAN: Final = 12  # choices
MOST_OFFERS: Final = 3  # of one seat at a time
LONGEST_NAME: Final = 60  # characters by which a board names what somebody points at
GESTURES: Final = 3  # of one seat ...
GESTURES_TIME: Final = 4.0  # ... in so many seconds


def among_friends(table: Table, seat: int) -> None:
    """A sentence when this is no game that is won or lost together, or a bot plays the seat."""
    table.playing()
    if not table.card.together:
        raise Trouble("no-advice")
    if table.places[seat].bot:
        raise Refused(Reason("bot-plays"))


# Plans


async def plan(table: Table, seat: int, codes: Sequence[str]) -> None:
    """Show the others what a seat means to do, in place of what it planned before; no codes clear it."""

    async def work() -> None:
        among_friends(table, seat)
        if len(codes) > LONGEST_PLAN:
            raise Trouble("plan-length", most=LONGEST_PLAN)
        if codes:
            table.advice.plans[seat] = Plan(seat, foreseen(table, seat, codes), table.playing())
        elif table.advice.plans.pop(seat, None) is None:
            return
        table.house.advised(table)

    await table.in_turn(work)


def foreseen(table: Table, seat: int, codes: Sequence[str]) -> Foreseen:
    """The steps of a plan and what is after them, tried on what its seat may know; Refused when they do not hold."""
    try:
        return imagined(table.playing(), seat, codes, Stream.from_number(table.house.lots(60), "table"))
    except Refused:
        raise
    except Exception as error:
        table.house.report("a plan met a fault of the game", table, error)
        raise Refused(Reason("plan-ends", "", {"code": codes[-1][:40]})) from None


async def carry_out(table: Table, seat: int, seq: int) -> None:
    """Choose what the seat's plan says, one after the other, until it is done or one is refused."""

    async def work() -> None:
        among_friends(table, seat)
        planned = table.advice.plans.get(seat)
        if planned is None:
            raise Trouble("no-plan")
        draft = table.drafts.get(seat)
        begun = [] if draft is None else [choice.entry.opt.code for choice in draft.choices]
        codes = [step.code for step in planned.steps]
        if codes[: len(begun)] != begun or len(codes) == len(begun):
            raise Trouble("draft-first")
        left = codes[len(begun) :]
        check_fresh(table, seat, left[0], seq, len(begun))
        while left:
            choice = await go_on(table, seat, left.pop(0))
            if choice.entry.barrier and left:  # what the real dice or cards brought was not in the plan
                raise Refused(Reason("plan-ends", "", {"code": left[0]}))

    await table.in_turn(work)


# Offers


async def offer(table: Table, seat: int, to: int, code: str) -> None:
    """Offer a choice of one's own to a person who is asked now."""

    async def work() -> None:
        among_friends(table, seat)
        question = question_of(table, to, seat)
        if question is None or to not in table.people() or to in table.one_person(seat):
            raise Trouble("offer-to-whom")
        g = table.game_for(seat)
        reason = why_not(g, table.card.words, seat, code)
        if reason is not None:
            raise Refused(reason)
        advice = table.advice
        mine = [each for each in advice.offers if each.by == seat]
        if any((each.to, each.code) == (to, code) for each in mine):
            return
        if len(mine) >= MOST_OFFERS:
            raise Trouble("many-offers", most=MOST_OFFERS)
        advice.made += 1
        text = g.describe(seat, table.card.words.by_code[code])
        advice.offers.append(Offer(advice.made, seat, to, code, text, question))
        table.house.advised(table)

    await table.in_turn(work)


def question_of(table: Table, to: int, seat: int) -> object:
    """What another seat is asked, as a seat may see it, to be compared; None when that one is not asked.

    In a veiled window it stays the same when the other has passed: how an offer fares must not tell that.
    """
    if to not in table.seen_asked(seat):
        return None
    g = table.playing().game
    return meaning_of(g, to) if table.veiled(g) else (table.questions[to].meaning, table.questions[to].opened)


async def answer_offer(table: Table, hands: Collection[int], number: int, yes: bool) -> None:
    """Whoever is asked takes an offer, and it is carried out, or declines it; whoever made it may withdraw it."""

    async def work() -> None:
        advice = table.advice
        found = next((each for each in advice.offers if each.number == number), None)
        if found is None or (found.to not in hands and (found.by not in hands or yes)):
            raise Trouble("no-offer")
        advice.offers.remove(found)
        try:
            if yes:
                await go_on(table, found.by, found.code)
        finally:
            table.house.advised(table)

    await table.in_turn(work)


# Gestures


async def point(table: Table, seat: int, what: str) -> None:
    """Point at something on the board, by the name it has there."""

    async def work() -> None:
        if not 1 <= len(what) <= LONGEST_NAME or not what.isprintable():
            raise Trouble("point-at", most=LONGEST_NAME)
        count_gesture(table, seat)
        table.house.pointed(table, seat, what)

    await table.in_turn(work)


async def cheer(table: Table, seat: int) -> None:
    """Cheer."""

    async def work() -> None:
        count_gesture(table, seat)
        table.house.cheered(table, seat)

    await table.in_turn(work)


def count_gesture(table: Table, seat: int) -> None:
    """Count a gesture of a seat; a sentence when there were too many just now."""
    among_friends(table, seat)
    now = table.house.clock()
    lately = [at for at in table.advice.gestures.get(seat, []) if now - at < GESTURES_TIME]
    if len(lately) >= GESTURES:
        raise Trouble("many-gestures")
    table.advice.gestures[seat] = [*lately, now]


# What is still true


def review(table: Table) -> bool:
    """After a change of the table: drop what was carried out or is over, try the rest; whether advice changed."""
    advice = table.advice
    if not advice.plans and not advice.offers:
        return False
    before = shown(table)
    goes_on = table.match is not None and not table.over
    people = table.people() if goes_on else []
    advice.plans = {seat: each for seat, each in advice.plans.items() if seat in people and still_planned(table, each)}
    advice.offers = [each for each in advice.offers if each.by in people and still_offered(table, each)]
    return shown(table) != before


def shown(table: Table) -> list[tuple[object, ...]]:
    """What people see of the advice."""
    plans = table.advice.plans.values()
    told = [(p.seat, [step.code for step in p.steps], p.broken and p.broken.key, p.next()) for p in plans]
    return [*told, *[(offer.number,) for offer in table.advice.offers]]


def still_planned(table: Table, planned: Plan) -> bool:
    """Whether a plan is worth showing: not carried out, and it holds or its step goes on; it says if it is broken."""
    match = table.playing()
    for entry in match.line[planned.line :]:
        if planned.steps and (entry.seat, entry.opt.code) == (planned.seat, planned.steps[0].code):
            del planned.steps[0]
    planned.line = len(match.line)
    if not planned.steps:
        return False
    try:
        planned.steps, planned.after = foreseen(table, planned.seat, [step.code for step in planned.steps])
    except Refused as refused:
        planned.broken, planned.after = refused.reason, None
        waits = planned.seat in table.asked() or is_ready(match.game, planned.seat)
        return waits and planned.same_step(match.game)
    planned.broken = None
    planned.note_place(match)
    return True


def still_offered(table: Table, offer: Offer) -> bool:
    """Whether the question to which a choice was offered is open and the offering seat may still make the choice."""
    if offer.to not in table.people() or offer.by not in table.asked():
        return False
    if question_of(table, offer.to, offer.by) != offer.question:
        return False
    return offer.code in [opt.code for opt in options(table.game_for(offer.by), offer.by)]
