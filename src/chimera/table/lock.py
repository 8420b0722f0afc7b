"""One server owns all matches of a database: a row with the owner's name and a beating heart."""

from __future__ import annotations

import os
import secrets
import socket
import time
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from chimera.engine.trouble import Trouble
from chimera.table.schema import LOCK

ROW: Final = 1
WATCH: Final = 6.0  # seconds without a heartbeat after which an owner on another machine counts as dead


class Lock:
    """The right to write."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        pid = os.getpid()
        self.owner = f"{socket.gethostname()} {pid} {began(pid)} {secrets.token_hex(8)}"
        mine = (LOCK.c.id == ROW) & (LOCK.c.owner == self.owner)
        self.beating = sa.update(LOCK).where(mine).values(beat=LOCK.c.beat + 1)

    def take(self, watch: float = WATCH) -> None:
        """Become the owner, or say in one sentence who is."""
        seen = self._row()
        if seen is not None and not dead(seen[0]):
            if here(seen[0]) or self._beats(seen, watch):
                host, pid = seen[0].split()[:2]
                raise Trouble("database-used", pid=pid, host=host)
            seen = self._row()
        try:
            with self.engine.begin() as connection:
                if seen is None:
                    connection.execute(sa.insert(LOCK), {"id": ROW, "owner": self.owner, "beat": 0})
                    return
                was = (LOCK.c.id == ROW) & (LOCK.c.owner == seen[0]) & (LOCK.c.beat == seen[1])
                if connection.execute(sa.update(LOCK).where(was).values(owner=self.owner, beat=0)).rowcount == 1:
                    return
        except sa.exc.IntegrityError:
            pass
        raise Trouble("database-just-taken")

    def beat(self, connection: sa.Connection) -> bool:
        """Show that this server lives; False when it is not the owner any more."""
        return connection.execute(self.beating).rowcount == 1

    def release(self) -> None:
        """Let the next server in at once."""
        try:
            with self.engine.begin() as connection:
                connection.execute(sa.delete(LOCK).where(LOCK.c.owner == self.owner))
        except sa.exc.SQLAlchemyError:
            pass  # the database is gone already; the next server sees no heartbeat

    def _row(self) -> tuple[str, int] | None:
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(LOCK.c.owner, LOCK.c.beat).where(LOCK.c.id == ROW)).first()
        return None if row is None else (row[0], row[1])

    def _beats(self, seen: tuple[str, int], watch: float) -> bool:
        """Whether an owner elsewhere is alive; machines' clocks are not compared, its heart is watched."""
        until = time.monotonic() + watch
        while time.monotonic() < until:
            time.sleep(min(0.5, watch / 4))
            if self._row() != seen:
                return True
        return False


def began(pid: int) -> str:
    """When a process of this machine began, so that a number used again is not taken for the same process."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[19]
    except (OSError, IndexError):
        return "-"


def here(owner: str) -> bool:
    """Whether an owner is a process of this machine."""
    return owner.split()[0] == socket.gethostname()


def dead(owner: str) -> bool:
    """Whether an owner is a process of this machine that is not there any more."""
    _, pid, start, _ = owner.split()
    if not here(owner):
        return False
    try:
        os.kill(int(pid), 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        pass
    return began(int(pid)) != start
