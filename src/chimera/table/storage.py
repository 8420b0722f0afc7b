"""Where tables are kept: SQLite in a folder by default, PostgreSQL by its address."""

from __future__ import annotations

import importlib.util
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import alembic.command
import alembic.config
import alembic.util
import sqlalchemy as sa

from chimera.engine.trouble import Trouble
from chimera.table.lock import Lock
from chimera.table.schema import CHAT, GUESTS, HOLDERS, HOUSE, LINES, SEATS, TABLES
from chimera.table.writer import Write, Writer

MIGRATIONS: Final = Path(__file__).parent / "migrations"
Row = dict[str, Any]


def engine_for(address: str) -> sa.Engine:
    """The engine of a database: a path or sqlite:///PATH, or postgresql://..."""
    try:
        url = sa.make_url(address if "://" in address else f"sqlite:///{address}")
    except sa.exc.ArgumentError:
        raise Trouble("database-address") from None
    kind = url.get_backend_name()
    if kind == "postgresql":
        if importlib.util.find_spec("psycopg") is None:
            raise Trouble("postgres-missing")
        return sa.create_engine(url.set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    if kind != "sqlite":
        raise Trouble("database-kind", kind=kind)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(url)
    sa.event.listen(engine, "connect", careful)
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def careful(connection: sqlite3.Connection, _: Any) -> None:
    """A commit of SQLite has reached the disk when it returns; readers do not wait for it, and see one moment."""
    connection.isolation_level = None  # transactions begin where SQLAlchemy says so
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: sa.Engine, revision: str = "head") -> None:
    """Bring the schema up to date, or to an older revision."""
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            alembic.command.upgrade(config, revision)
    except alembic.util.CommandError:
        raise Trouble("database-newer") from None


class Storage:
    """The database, owned by this process from `open` to `close`."""

    def __init__(self, engine: sa.Engine, lock: Lock, lost: Callable[[], None] | None) -> None:
        self.engine = engine
        self.writer = Writer(engine, lock, lost)

    @staticmethod
    def open(address: str, lost: Callable[[], None] | None = None) -> Storage:
        """Open a database, make it current and take its lock; every fault is a sentence."""
        engine = engine_for(address)
        lock = Lock(engine)
        try:
            if sa.inspect(engine).has_table("lock"):
                lock.take()  # nobody changes the schema under a running server
                migrate(engine)
            else:
                migrate(engine)
                lock.take()
        except sa.exc.SQLAlchemyError as error:
            engine.dispose()
            raise Trouble("database-closed", why=reason(error)) from None
        except BaseException:
            engine.dispose()
            raise
        return Storage(engine, lock, lost)

    async def write(self, write: Write) -> None:
        """Returns when it is on the disk."""
        await self.writer.write(write)

    @property
    def alive(self) -> bool:
        """Whether writes are taken."""
        return self.writer.thread.is_alive() and not self.writer.failed

    def close(self) -> None:
        """Write what waits and let go."""
        self.writer.close()
        self.engine.dispose()

    # Reading: called in threads

    def rows(self, statement: sa.Select[Any]) -> list[Row]:
        """The rows of a query, as dictionaries."""
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(statement).mappings()]

    def table(self, table_id: str) -> tuple[Row, list[Row], list[Row], list[str]] | None:
        """A table with its seats, holders and record lines, and the next of its campaign, all of one moment."""
        with self.engine.connect().execution_options(**one_moment(self.engine)) as connection:
            row = connection.execute(sa.select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
            if row is None:
                return None
            seats = connection.execute(sa.select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat))
            holders = connection.execute(sa.select(HOLDERS).where(HOLDERS.c.table_id == table_id))
            lines = connection.execute(
                sa.select(LINES.c.line).where(LINES.c.table_id == table_id).order_by(LINES.c.seq)
            )
            after = connection.execute(sa.select(TABLES.c.id).where(TABLES.c.after == table_id)).scalar()
            return (
                {**row, "next": after},
                [dict(seat) for seat in seats.mappings()],
                [dict(holder) for holder in holders.mappings()],
                list(lines.scalars()),
            )

    def chat(self, table_id: str, most: int) -> list[Row]:
        """The last lines of a table's chat, oldest first."""
        newest = sa.select(CHAT).where(CHAT.c.table_id == table_id).order_by(CHAT.c.number.desc()).limit(most)
        return list(reversed(self.rows(newest)))

    def nickname(self, guest: str) -> str | None:
        """What a guest is called."""
        rows = self.rows(sa.select(GUESTS.c.nickname).where(GUESTS.c.id == guest))
        return rows[0]["nickname"] if rows else None

    def secret(self) -> str:
        """The key that signs cookies, made at the first start."""
        with self.engine.begin() as connection:
            found = connection.execute(sa.select(HOUSE.c.value).where(HOUSE.c.name == "cookies")).scalar()
            if found is None:
                found = secrets.token_hex(32)
                connection.execute(sa.insert(HOUSE), {"name": "cookies", "value": found})
            return str(found)


def one_moment(engine: sa.Engine) -> dict[str, Any]:
    """Options that make several reads see the same state of the database (SQLite's do so by themselves)."""
    return {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}


def reason(error: Exception) -> str:
    """The first line of a driver's complaint, without addresses and passwords."""
    text = str(getattr(error, "orig", None) or error).strip().splitlines()
    return (text or ["no reason given"])[0][:120].rstrip(".")
