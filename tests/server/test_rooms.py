"""Who looks at which table."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from chimera.engine.views import Part, entries
from chimera.server import states
from chimera.server.rooms import WAITING, Rooms, Viewer
from chimera.table.choosing import choose
from chimera.table.house import House
from chimera.table.table import Table
from tests.table.helpers import FRIEND, ME, duo, house_at
from tests.table.test_drafts import at_home, draft


def last_state(viewer: Viewer) -> dict[str, Any]:
    """The last state a viewer was sent; nothing is left in the outbox."""
    found: dict[str, Any] = {}
    while not viewer.outbox.empty():
        message = json.loads(viewer.outbox.get_nowait() or "{}")
        found = message if message.get("type") == "state" else found
    return found


def test_somebody_who_comes_while_the_last_one_leaves_counts_as_connected(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(str(tmp_path / "chimera.db")) as house:
            rooms = Rooms(house)
            table = await duo(house)
            first, second = Viewer(ME, "Ada"), Viewer(FRIEND, "Bea")
            await rooms.enter(table.id, first, None)
            await asyncio.gather(rooms.leave(table, first), rooms.enter(table.id, second, None))
            assert [place.connected for place in table.places] == [0, 1]

    asyncio.run(work())


def test_a_viewer_who_falls_behind_has_to_come_anew(tmp_path: Path) -> None:
    async def work() -> None:
        viewer = Viewer(ME, "Ada")
        for _ in range(WAITING + 2):
            viewer.send("x")
        assert viewer.outbox.qsize() == 1
        assert viewer.outbox.get_nowait() is None

    asyncio.run(work())


def test_a_view_is_made_once_for_all_who_see_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_at(str(tmp_path / "chimera.db")) as house:
            rooms = Rooms(house)
            table = await duo(house)
            watching = [Viewer(f"guest-{i}", "Cem") for i in range(3)]
            for viewer in watching:
                await rooms.enter(table.id, viewer, None)
            for viewer in watching:
                while not viewer.outbox.empty():
                    viewer.outbox.get_nowait()
            await choose(table, 0, "mark:4", 0)
            texts = [viewer.outbox.get_nowait() for viewer in watching]
            assert texts[0] is texts[1] is texts[2]

    asyncio.run(work())


def test_what_everybody_sees_is_made_once_per_change_however_many_seats_look_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    encoded_part = states.encoded_part

    def counted(part: Part) -> Any:
        made.append(type(part).__name__)
        return encoded_part(part)

    async def work() -> None:
        async with house_at(str(tmp_path / "chimera.db")) as house:
            rooms = Rooms(house)
            table = await duo(house, "evo")
            viewers = [Viewer(guest, "") for guest in (ME, FRIEND, "guest-watching")]
            for viewer in viewers:
                await rooms.enter(table.id, viewer, None)
            for viewer in viewers:
                last_state(viewer)
            monkeypatch.setattr(states, "encoded_part", counted)
            rooms.changed(table, False)
            assert sorted(made) == ["EvoOwn", "EvoOwn", "EvoOwn", "EvoPublic"]
            sent = [last_state(viewer) for viewer in viewers]
            assert sent[0]["public"] == sent[1]["public"] == sent[2]["public"]
            assert [state["own"]["scores"].count(None) for state in sent] == [1, 1, 2]  # points lie face down

    asyncio.run(work())


def test_what_everybody_sees_is_without_the_draft_of_a_seat_that_sees_its_own(tmp_path: Path) -> None:
    async def work(house: House, table: Table) -> None:
        rooms = Rooms(house)
        seat = table.asked()[0]
        viewers = [Viewer(ME, ""), Viewer(FRIEND, "")]
        for viewer in viewers:
            await rooms.enter(table.id, viewer, None)
        await draft(table, seat, "mutate")
        rooms.changed(table, False)  # somebody comes or goes in the middle of it
        committed, drafted = (
            json.dumps(entries(g.public_view())) for g in (table.playing().game, table.game_for(seat))
        )
        assert committed != drafted
        assert last_state(viewers[seat])["public"] == json.loads(drafted)
        assert last_state(viewers[1 - seat])["public"] == json.loads(committed)

    at_home(tmp_path, work)
