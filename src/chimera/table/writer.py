"""The one thread that writes: what waits is written in one transaction, and answered when the disk has it."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import sqlalchemy as sa

from chimera.engine.trouble import Trouble
from chimera.table.lock import Lock
from chimera.table.schema import LINES, TABLES

GROUP: Final = 500  # writes in one transaction at most
BEAT: Final = 2.0  # seconds between heartbeats when there is nothing to write

INSERT_LINES: Final = sa.insert(LINES)
TOUCH: Final = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("its_id"))
    .values({name: sa.bindparam(f"now_{name}") for name in ("asked", "deciding", "over", "round", "updated", "won")})
)

Statement = tuple[sa.sql.base.Executable, Mapping[str, Any] | Sequence[Mapping[str, Any]]]


class NotWritten(Trouble):
    """The disk or the database did not take a write; nothing of it was told to anybody."""


class PutAway(Trouble):
    """The table was put away meanwhile; whoever needs it finds it anew."""


class Write:
    """What belongs together: all of it is written, or nothing."""

    __slots__ = ("done", "lines", "statements", "touches")

    def __init__(
        self,
        statements: Sequence[Statement] = (),
        lines: Sequence[Mapping[str, Any]] = (),
        touches: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        self.statements = statements
        self.lines = lines  # of records; written by the thousand, so they are gathered
        self.touches = touches
        self.done: asyncio.Future[None] | None = None


class Writer:
    """Group commit: while one transaction is on its way to the disk, the next one gathers."""

    def __init__(self, engine: sa.Engine, lock: Lock, lost: Callable[[], None] | None = None) -> None:
        self.engine = engine
        self.lock = lock
        self.lost = lost  # called, in the writer's thread, when another server took the database
        self.failed = False
        self.queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    async def write(self, write: Write) -> None:
        """Returns when it is on the disk; NotWritten when it is not."""
        loop = asyncio.get_running_loop()
        write.done = loop.create_future()
        self.queue.put(write)
        await write.done

    def close(self) -> None:
        """Write what waits, then stop and let go of the database."""
        self.queue.put(None)
        self.thread.join()

    def _run(self) -> None:
        going = True
        while going:
            group: list[Write] = []
            try:
                first = self.queue.get(timeout=BEAT)
                while True:
                    if first is None:
                        going = False
                    else:
                        group.append(first)
                    if len(group) >= GROUP:
                        break
                    first = self.queue.get_nowait()
            except queue.Empty:
                pass
            self._commit(group)
        self.lock.release()

    def _commit(self, group: list[Write]) -> None:
        try:
            self._transaction(group)
        except Exception as error:
            if len(group) > 1:  # one bad write shall not spoil the others
                for write in group:
                    self._commit([write])
                return
            answer(group, error)
            return
        answer(group, None)

    def _transaction(self, group: list[Write]) -> None:
        with self.engine.begin() as connection:
            if not self.lock.beat(connection):  # no write without holding the lock, in the same transaction
                if not self.failed and self.lost is not None:
                    self.lost()
                self.failed = True
                raise NotWritten("taken-over")
            for write in group:
                for statement, parameters in write.statements:
                    connection.execute(statement, parameters)
            lines = [line for write in group for line in write.lines]
            if lines:
                connection.execute(INSERT_LINES, lines)
            touches = [touch for write in group for touch in write.touches]
            if touches:
                connection.execute(TOUCH, touches)


def answer(group: list[Write], error: Exception | None) -> None:
    """Tell the waiting tasks, in their own loop, whether their writes are on the disk."""
    loops = {write.done.get_loop() for write in group if write.done is not None}
    for loop in loops:
        waiting = [w.done for w in group if w.done is not None and w.done.get_loop() is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(resolve, waiting, error)


def resolve(waiting: list[asyncio.Future[None]], error: Exception | None) -> None:
    """Resolve the futures that nobody gave up."""
    for future in waiting:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        elif isinstance(error, NotWritten):
            future.set_exception(error)
        else:
            future.set_exception(NotWritten("not-saved").with_traceback(error.__traceback__))
            future.get_loop().call_exception_handler({"message": "a write failed", "exception": error})
