"""Who looks at which table."""

from __future__ import annotations

import asyncio
from pathlib import Path

from chimera.server.rooms import WAITING, Rooms, Viewer
from chimera.table.choosing import choose
from tests.table.helpers import FRIEND, ME, duo, house_at


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
