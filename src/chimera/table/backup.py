"""Everything in one file, from any database to any other: gzipped lines of JSON, one per row."""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import alembic.runtime.migration
import msgspec
import sqlalchemy as sa

from chimera.engine.trouble import Trouble
from chimera.table.lock import Lock
from chimera.table.schema import KEPT
from chimera.table.storage import engine_for, migrate, one_moment, reason

FORMAT: Final = "chimera backup 1"


def revision(connection: sa.Connection) -> str | None:
    """The state of a database's schema."""
    return alembic.runtime.migration.MigrationContext.configure(connection).get_current_revision()


def backup(database: str, file: Path) -> int:
    """Write everything into a file, also beside a running server; the number of rows."""
    engine = engine_for(database)
    count = 0
    part = file.with_name(file.name + ".part")
    try:
        with engine.connect().execution_options(**one_moment(engine)) as connection:
            head = {"format": FORMAT, "revision": revision(connection)}
            if head["revision"] is None:
                raise Trouble("nothing-to-back-up")
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
                with gzip.GzipFile(fileobj=raw, mode="wb") as out:
                    out.write(msgspec.json.encode(head) + b"\n")
                    for table in KEPT:
                        for row in connection.execute(sa.select(table)):
                            out.write(msgspec.json.encode([f"{table.name}", *row]) + b"\n")
                            count += 1
                    out.write(msgspec.json.encode({"rows": count}) + b"\n")
                raw.flush()
                os.fsync(raw.fileno())
        part.replace(file)
    except OSError as error:
        raise Trouble("file-not-written", file=str(file), why=str(error.strerror)) from None
    except sa.exc.SQLAlchemyError as error:
        raise Trouble("database-not-read", why=reason(error)) from None
    finally:
        part.unlink(missing_ok=True)
        engine.dispose()
    return count


def read(file: Path) -> Iterator[Any]:
    """The lines of a backup."""
    try:
        with gzip.open(file, "rb") as lines:
            for line in lines:
                yield msgspec.json.decode(line)
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.DecodeError):
        raise Trouble("no-backup", file=file.name) from None
    except OSError as error:
        raise Trouble("file-not-read", file=str(file), why=str(error.strerror)) from None


def restore(database: str, file: Path) -> int:
    """Fill an empty database from a backup, all of it or nothing; the number of rows."""
    lines = read(file)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise Trouble("no-backup", file=file.name)
    engine = engine_for(database)
    lock = Lock(engine)
    try:
        migrate(engine)
        lock.take()
        try:
            with engine.begin() as connection:
                return fill(connection, head, lines, file.name)
        finally:
            lock.release()
    except sa.exc.SQLAlchemyError as error:
        raise Trouble("database-not-written", why=reason(error)) from None
    finally:
        engine.dispose()


def fill(connection: sa.Connection, head: dict[str, Any], lines: Iterator[Any], name: str) -> int:
    """Insert all rows, in one transaction."""
    if head.get("revision") != revision(connection):
        raise Trouble("backup-of-another-version", file=name)
    if any(connection.execute(sa.select(table).limit(1)).first() is not None for table in KEPT):
        raise Trouble("database-not-empty")
    tables = {table.name: table for table in KEPT}
    for count, line in enumerate(lines):
        if isinstance(line, dict):
            if line.get("rows") != count:
                break
            return count
        if not isinstance(line, list) or not line or line[0] not in tables:
            break
        table = tables[line[0]]
        if len(line) != len(table.columns) + 1:
            break
        connection.execute(sa.insert(table), dict(zip(table.columns.keys(), line[1:], strict=True)))
    raise Trouble("no-backup", file=name)
