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

from chimera.engine.reasons import ChimeraError
from chimera.table.lock import Lock
from chimera.table.schema import KEPT
from chimera.table.storage import engine_for, migrate, one_moment, reason

FORMAT: Final = "chimera backup 1"
UNREADABLE: Final = "is no backup of Chimera, or damaged; take another copy of it"


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
                raise ChimeraError("There is nothing to back up in this database; name another with --database.")
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
        raise ChimeraError(f"{file} cannot be written ({error.strerror}); choose another place.") from None
    except sa.exc.SQLAlchemyError as error:
        raise ChimeraError(f"The database cannot be read ({reason(error)}); check --database.") from None
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
        raise ChimeraError(f"{file.name} {UNREADABLE}.") from None
    except OSError as error:
        raise ChimeraError(f"{file} cannot be read ({error.strerror}); choose another file.") from None


def restore(database: str, file: Path) -> int:
    """Fill an empty database from a backup, all of it or nothing; the number of rows."""
    lines = read(file)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise ChimeraError(f"{file.name} {UNREADABLE}.")
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
        raise ChimeraError(f"The database cannot be written ({reason(error)}); check --database.") from None
    finally:
        engine.dispose()


def fill(connection: sa.Connection, head: dict[str, Any], lines: Iterator[Any], name: str) -> int:
    """Insert all rows, in one transaction."""
    if head.get("revision") != revision(connection):
        raise ChimeraError(f"{name} was written by another version of Chimera; restore it with that version first.")
    if any(connection.execute(sa.select(table).limit(1)).first() is not None for table in KEPT):
        raise ChimeraError("This database is not empty; name a new one with --database.")
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
    raise ChimeraError(f"{name} {UNREADABLE}.")
