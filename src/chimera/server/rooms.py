"""Who looks at which table, and what they are sent.

What everybody sees is encoded once per change, the rest once per distinct viewer.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from chimera.engine.events import SPECTATOR
from chimera.engine.reasons import Reason
from chimera.engine.trouble import Trouble
from chimera.server import states
from chimera.server.advice import advice_state
from chimera.server.messages import Cheered, Pointed, ServerMessage, You
from chimera.table.absence import count_pages
from chimera.table.campaign import go_without
from chimera.table.house import House, NoSuchTable
from chimera.table.pausing import go_on
from chimera.table.stand_in import welcome
from chimera.table.table import ChatLine, Table

WAITING: Final = 200  # messages a slow viewer may be behind; then they connect anew and get the whole table
CHAT_LINES: Final = 100


def encoded(message: ServerMessage) -> str:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message).decode()


class Viewer:
    """One open page: a guest looking at a table."""

    def __init__(self, guest: str, name: str) -> None:
        self.guest = guest
        self.name = name
        self.role = SPECTATOR
        self.chosen = SPECTATOR  # of several seats at this device
        self.you: You | None = None
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()  # None: close

    def send(self, text: str) -> None:
        """Put a message on its way."""
        if self.outbox.qsize() > WAITING:
            self.close()
        else:
            self.outbox.put_nowait(text)

    def close(self) -> None:
        """Let the page connect anew."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Room:
    """The viewers of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.viewers: list[Viewer] = []
        self.told = table.story.count  # everybody here was told everything up to this number


class Rooms:
    """All viewers: the audience of the house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        house.audience = self

    async def enter(self, table_id: str, viewer: Viewer, seen: int | None) -> Table:
        """Show a table to a new viewer, from the last sequence number they have seen."""
        for _ in range(3):
            table = await self.house.table(table_id)
            if await table.in_turn_or_lost(lambda table=table: self._enter(table, viewer, seen)):  # type: ignore[misc]
                return table
        raise NoSuchTable("table-not-now")

    async def _enter(self, table: Table, viewer: Viewer, seen: int | None) -> None:
        lines = await self.house.chat(table, CHAT_LINES)
        await welcome(table, viewer.guest)
        room = self.rooms.setdefault(table.id, Room(table))
        others = list(room.viewers)
        room.viewers.append(viewer)
        self._count(room)
        viewer.role = table.role_of(viewer.guest, viewer.chosen)
        since = table.story.count if seen is None else table.story.number_at(seen)
        seats = states.seat_states(table)
        hands = table.hands_of(viewer.guest, viewer.role)
        viewer.send(encoded(states.state(table, viewer.role, since, seats, True, False, hands=hands)))
        self._you(table, viewer)
        if table.advice.plans or table.advice.offers:
            viewer.send(encoded(advice_state(table, hands)))
        for line in lines:
            viewer.send(encoded(states.chat(line)))
        self._broadcast(room, others, False)

    async def leave(self, table: Table, viewer: Viewer) -> None:
        """A page was closed."""
        room = self.rooms.get(table.id)
        if room is None or viewer not in room.viewers:
            return
        room.viewers.remove(viewer)
        if not room.viewers:
            del self.rooms[table.id]
        table.readers.discard(viewer)

        async def work() -> None:
            now = self.rooms.get(table.id) or Room(table)  # somebody may have come meanwhile
            self._count(now)
            self._broadcast(now, now.viewers, False)
            go_on(table)  # bots may have waited for whoever left

        if await table.in_turn_or_lost(work):
            await go_without(table)

    async def turn_to(self, table: Table, viewer: Viewer, seat: int) -> None:
        """The device was handed over: from now on it shows the table to another of its seats."""

        async def work() -> None:
            if seat not in table.seats_of(viewer.guest):
                raise Trouble("seat-elsewhere")
            viewer.chosen = seat
            room = self.rooms.get(table.id)
            if room is not None:
                self._broadcast(room, [viewer], False)

        await table.in_turn(work)

    def changed(self, table: Table, undone: bool) -> None:
        """A change is on the disk: show it to everybody."""
        room = self.rooms.get(table.id)
        if room is not None and room.table is table:
            self._count(room)
            self._broadcast(room, room.viewers, undone)

    def drafted(self, table: Table, seat: int) -> None:
        """A seat's draft looks different: that is for its own pages alone."""
        room = self.rooms.get(table.id)
        if room is not None and room.table is table:
            self._broadcast(room, self._pages_of(room, seat), False)

    def fell(self, table: Table, seat: int, code: str, reason: Reason) -> None:
        """A seat's draft fell: its own pages are told why."""
        room = self.rooms.get(table.id)
        if room is not None and room.table is table:
            self._send(self._pages_of(room, seat), states.refused(table, code, reason))

    def _pages_of(self, room: Room, seat: int) -> list[Viewer]:
        """The pages of the person who plays a seat."""
        return [viewer for viewer in room.viewers if seat in room.table.hands_of(viewer.guest, viewer.role)]

    def _send(self, viewers: list[Viewer], message: ServerMessage) -> None:
        text = encoded(message)
        for viewer in viewers:
            viewer.send(text)

    def _count(self, room: Room) -> None:
        """Note at the table who is connected."""
        held = [room.table.seats_of(viewer.guest) for viewer in room.viewers]
        for seat in range(len(room.table.places)):
            count_pages(room.table, seat, sum(seat in seats for seats in held))
        playing = {viewer.guest for viewer, seats in zip(room.viewers, held, strict=True) if seats}
        hosting = {viewer.guest for viewer in room.viewers if room.table.hosts(viewer.guest)}
        room.table.spectators = len({viewer.guest for viewer in room.viewers} - playing - hosting)
        if room.table.host is not None:
            room.table.host.connected = sum(room.table.hosts(viewer.guest) for viewer in room.viewers)

    def _broadcast(self, room: Room, viewers: list[Viewer], undone: bool) -> None:
        table = room.table
        seats = states.seat_states(table)
        views = states.PublicViews()
        made: dict[tuple[int, tuple[int, ...]], str] = {}
        for viewer in viewers:
            role = table.role_of(viewer.guest, viewer.chosen)
            hands = table.hands_of(viewer.guest, role)
            own = table.seats_of(viewer.guest)  # between seats without secrets nothing was missed
            anew = role != viewer.role and (viewer.role not in own or (table.curtained and viewer.role not in hands))
            viewer.role = role
            if role in own and not table.curtained and not table.open_seats:
                viewer.chosen = role  # if a secret comes up now, it is for whoever has the device
            if anew:  # they sat down just now: what they see begins anew
                text = encoded(states.state(table, role, table.story.count, seats, True, False, views, hands))
            else:
                if (role, hands) not in made:
                    state = states.state(table, role, room.told, seats, False, undone, views, hands)
                    made[role, hands] = encoded(state)
                text = made[role, hands]
            viewer.send(text)
            self._you(table, viewer)
        room.told = table.story.count

    def _you(self, table: Table, viewer: Viewer) -> None:
        now = states.you(table, viewer.guest, viewer.role)
        if now != viewer.you:
            viewer.you = now
            viewer.send(encoded(now))

    def heard(self, table: Table, line: ChatLine) -> None:
        """A line of chat is on the disk."""
        self._tell_all(table, states.chat(line))

    def advised(self, table: Table) -> None:
        """Plans or offers changed."""
        room = self.rooms.get(table.id)
        for viewer in [] if room is None else room.viewers:
            viewer.send(encoded(advice_state(table, table.hands_of(viewer.guest, viewer.role))))

    def pointed(self, table: Table, seat: int, what: str) -> None:
        """A seat points at something on the board."""
        self._tell_all(table, Pointed(seat=seat, what=what))

    def cheered(self, table: Table, seat: int) -> None:
        """A seat cheers."""
        self._tell_all(table, Cheered(seat=seat))

    def _tell_all(self, table: Table, message: ServerMessage) -> None:
        room = self.rooms.get(table.id)
        if room is not None:
            self._send(room.viewers, message)

    def gone(self, table: Table) -> None:
        """The table must be loaded anew: so must the pages."""
        room = self.rooms.get(table.id)
        if room is not None and room.table is table:
            del self.rooms[table.id]
            for viewer in room.viewers:
                viewer.close()

    def close(self) -> None:
        """Close all pages' sockets; they come back by themselves."""
        for room in list(self.rooms.values()):
            for viewer in room.viewers:
                viewer.close()
        self.rooms.clear()
