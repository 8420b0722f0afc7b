"""Two tables that differ only in what a seat cannot know, played on by the same choices, and what that seat is sent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

import msgspec

from chimera.engine.agenda import options
from chimera.engine.card import SettingValue
from chimera.engine.dice import Stream
from chimera.engine.events import SPECTATOR
from chimera.engine.game import PASS, Game
from chimera.engine.lawbook import difference
from chimera.engine.record import Match
from chimera.server import states
from chimera.server.messages import State
from chimera.server.rooms import encoded
from chimera.table.answers import next_answer
from chimera.table.choosing import choose, take, tried
from chimera.table.house import House
from chimera.table.standing import offered, pass_until
from chimera.table.story import Story
from chimera.table.table import Table
from tests.table.helpers import FRIEND, ME

Send = Callable[[Table, int, int, bool], State]
Choice = tuple[int, str]
PEOPLE = 2
NOTHING_SET: Mapping[str, SettingValue] = MappingProxyType({})
APART = 16  # choices for which two tables are played side by side
SOON = 1_000  # seconds until the table would answer by itself: here its answers are given one by one


def as_sent(table: Table, role: int, since: int, first: bool) -> State:
    """The whole message a role is sent."""
    return states.state(table, role, since, states.seat_states(table), first, False)


class Findings:
    """What was compared and met on the way."""

    def __init__(self) -> None:
        self.compared = 0
        self.events = 0  # with something to tell
        self.uneven = 0  # answers that one table gave by itself and the other's person chose
        self.notes: set[str] = set()


async def table_at(house: House, game: str, settings: Mapping[str, SettingValue], match: Match | None) -> Table:
    """A table of two people; its match is in progress when one is given."""
    house.pace = SOON
    table = await house.make(ME, "Ada", game, [("me", ""), ("open", "")], settings, False)
    await house.join(table.places[1].invitation, FRIEND, "Bea")
    if match is not None:
        table.match = match
        table.story = Story()
        table.questions = {}
        table.tell()
    return table


def from_here(match: Match, g: Game) -> Match:
    """A match that goes on from a state; all of them with one commitment, which is no part of what is hidden."""
    header = msgspec.structs.replace(match.header, start=match.card.codec.text(g))
    return Match(match.card, header)


async def given(table: Table) -> Choice | None:
    """The answer the table would give by itself now."""
    answer = await table.in_turn(partial(next_answer, table))
    return None if answer is None else (answer.seat, answer.code)


async def bring_about(table: Table, choice: Choice, found: Findings, until: bool) -> None:
    """A choice, by the table where it would give it and otherwise by the person, as it would be at a real table."""
    seat, code = choice
    answer = await table.in_turn(partial(next_answer, table))
    if answer is not None and (answer.seat, answer.code) == choice:
        found.notes.add(answer.note)
        note = answer.note
        await table.in_turn(lambda: take(table, [tried(table, seat, code, note)]))
    elif until:
        await pass_until(table, seat, "round", table.seq)
    else:
        await choose(table, seat, code, table.seq, table.drafted(seat))


async def common(a: Table, b: Table, stream: Stream) -> tuple[Choice, bool] | None:
    """What happens next at both tables: what one of them answers by itself, else what a person chooses."""
    if a.asked() != b.asked() or not a.asked():
        return None
    seat = a.asked()[stream.below(len(a.asked()))]
    own = [choice for choice in (await given(a), await given(b)) if choice is not None]
    for chooser, code in own:
        if all(code in codes(table, chooser) for table in (a, b)):
            return (chooser, code), False
    if own:
        return None
    both = [code for code in codes(a, seat) if code in codes(b, seat)]
    if not both:
        return None
    if PASS.code in both and stream.below(3):  # windows are where hands would show
        until = all("round" in offered(table, seat) for table in (a, b)) and stream.below(2) == 0
        return (seat, PASS.code), until
    return (seat, both[stream.below(len(both))]), False


def codes(table: Table, seat: int) -> list[str]:
    """What a seat may choose."""
    return [opt.code for opt in options(table.game_for(seat), seat)]


async def side_by_side(house: House, match: Match, role: int, stream: Stream, send: Send, found: Findings) -> str:
    """Play two tables on from here that a seat cannot tell apart; what differs in what it is sent, or nothing."""
    twin = match.game.determinize(role, stream)
    twin.dice = match.game.dice.clone()
    a, b = [
        await table_at(house, match.card.name, match.header.settings, from_here(match, g)) for g in (match.game, twin)
    ]
    told = [(table.story.count, table.playing().game.told(role)) for table in (a, b)]
    path: list[str] = []
    for _ in range(APART):
        step = await common(a, b, stream)
        if step is None:
            break
        choice, until = step
        found.uneven += (await given(a) == choice) != (await given(b) == choice)
        for table in (a, b):
            await bring_about(table, choice, found, until)
        path.append(f"{choice[0]} {choice[1]}{' until the next round' if until else ''}")
        if any(table.playing().game.told(role) != before for table, (_, before) in zip((a, b), told, strict=True)):
            break  # it was shown more
        if a.playing().game.outcome() is not None or b.playing().game.outcome() is not None:
            break
        for viewer, first in ((role, False), (role, True), (SPECTATOR, False)):
            messages = [send(table, viewer, since, first) for table, (since, _) in zip((a, b), told, strict=True)]
            one, two = (encoded(message) for message in messages)
            found.compared += 1
            found.events += bool(messages[0].events)
            if one != two:
                return f"after {', '.join(path)} role {viewer} is sent {difference(one, two)}"
        told = [(table.story.count, before) for table, (_, before) in zip((a, b), told, strict=True)]
    for table in (a, b):
        house.drop(table)
        await table.close()
    return ""


async def difference_found(
    house: House, game: str, pairs: int, send: Send = as_sent, settings: Mapping[str, SettingValue] = NOTHING_SET
) -> tuple[str, Findings]:
    """Look at so many pairs on the way through matches; the first difference, or nothing, and what was met."""
    found = Findings()
    stream = Stream.from_number(3, "twins")
    while True:
        table = await table_at(house, game, settings, None)
        match = table.playing()
        while match.game.outcome() is None:
            step = await common(table, table, stream)
            assert step is not None
            await bring_about(table, step[0], found, step[1])
            if stream.below(5) or match.game.outcome() is not None or table.drafts:
                continue
            differs = await side_by_side(house, match, stream.below(PEOPLE), stream, send, found)
            pairs -= 1
            if differs or not pairs:
                return differs, found
