"""What is written is there, whatever happens; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import alembic.autogenerate
import alembic.runtime.migration
import pytest
import sqlalchemy as sa

from chimera.engine.card import find
from chimera.engine.reasons import ChimeraError
from chimera.table.backup import backup, restore
from chimera.table.lock import Lock
from chimera.table.manners import Manners, manners_of
from chimera.table.rows import new_row
from chimera.table.schema import GUESTS, HOLDERS, LINES, LOCK, METADATA, TABLES
from chimera.table.seats import places_of
from chimera.table.storage import Storage, engine_for, migrate
from chimera.table.writer import NotWritten, Write
from tests.databases import Fresh

ADDED_BY_4 = ("name", "manners", "ended", "round", "deciding", "won")  # to tables, by the migration 0004
ADDED = ("brought", "number", "after", *ADDED_BY_4)  # since the first version


def new_table(name: str) -> Write:
    return Write([(sa.insert(TABLES), new_row(name, find("pig"), {}, "guest", False, None))])


def line(table: str, seq: int, text: str) -> Write:
    return Write(lines=[{"table_id": table, "seq": seq, "line": text}])


def quiet(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something whose failing writes are expected: nothing is printed about them."""

    async def inside() -> Any:
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        return await work

    return asyncio.run(inside())


def test_what_was_written_is_there_after_opening_again(database: str) -> None:
    storage = Storage.open(database)

    async def work() -> None:
        await storage.write(new_table("t"))
        await storage.write(line("t", 0, "0 roll"))
        await storage.write(line("t", 1, "0 hold"))

    asyncio.run(work())
    storage.close()
    again = Storage.open(database)
    found = again.table("t")
    again.close()
    assert found is not None
    assert found[3] == ["0 roll", "0 hold"]


def test_a_sequence_number_is_written_once_only(database: str) -> None:
    storage = Storage.open(database)

    async def work() -> None:
        await storage.write(new_table("t"))
        await storage.write(line("t", 0, "0 roll"))
        with pytest.raises(NotWritten, match="nothing was changed"):
            await storage.write(line("t", 0, "0 hold"))

    quiet(work())
    found = storage.table("t")
    storage.close()
    assert found is not None
    assert found[3] == ["0 roll"]


def test_one_bad_write_does_not_spoil_the_others_of_its_group(database: str) -> None:
    storage = Storage.open(database)

    async def work() -> list[Any]:
        await storage.write(new_table("t"))
        writes = [line("t", 0, "a"), line("t", 0, "b"), line("t", 1, "c"), line("nowhere", 0, "d")]
        return await asyncio.gather(*(storage.write(w) for w in writes), return_exceptions=True)

    results = quiet(work())
    found = storage.table("t")
    storage.close()
    assert [isinstance(result, NotWritten) for result in results] == [False, True, False, True]
    assert found is not None
    assert found[3] == ["a", "c"]


def test_writes_that_wait_together_are_committed_together(database: str) -> None:
    storage = Storage.open(database)
    commits: list[int] = []
    gate = threading.Event()
    sa.event.listen(storage.engine, "commit", lambda _: (gate.wait(5), commits.append(1)))

    async def work() -> None:
        first = asyncio.ensure_future(storage.write(new_table("t")))
        await asyncio.sleep(0)
        while storage.writer.queue.qsize():
            await asyncio.sleep(0.001)
        rest = [asyncio.ensure_future(storage.write(line("t", seq, "x"))) for seq in range(100)]
        await asyncio.sleep(0.01)
        assert not first.done()
        gate.set()
        await asyncio.gather(first, *rest)

    asyncio.run(work())
    assert len(commits) == 2
    storage.close()


def test_a_second_server_on_the_same_database_stops_with_one_sentence(database: str) -> None:
    storage = Storage.open(database)
    with pytest.raises(ChimeraError, match=r"^Another Chimera server \(process \d+ on .*--database\.$"):
        Storage.open(database)
    storage.close()
    Storage.open(database).close()


def put_owner(engine: sa.Engine, owner: str) -> None:
    with engine.begin() as connection:
        connection.execute(sa.insert(LOCK), {"id": 1, "owner": owner, "beat": 5})


def test_the_lock_of_a_server_that_was_killed_is_taken_at_once(database: str) -> None:
    engine = engine_for(database)
    migrate(engine)
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    put_owner(engine, f"{socket.gethostname()} {child.pid} 1 x")
    engine.dispose()
    Storage.open(database).close()


def test_a_process_number_used_again_is_not_the_server_that_died(database: str) -> None:
    engine = engine_for(database)
    migrate(engine)
    put_owner(engine, f"{socket.gethostname()} {os.getpid()} 1 x")
    engine.dispose()
    Storage.open(database).close()


def test_a_server_on_another_machine_is_believed_dead_when_its_heart_stands_still(database: str) -> None:
    engine = engine_for(database)
    migrate(engine)
    put_owner(engine, "elsewhere 1 1 x")
    Lock(engine).take(watch=0.05)
    engine.dispose()


def test_a_server_on_another_machine_whose_heart_beats_is_respected(database: str) -> None:
    engine = engine_for(database)
    migrate(engine)
    put_owner(engine, "elsewhere 1 1 x")
    stop = threading.Event()

    def beat() -> None:
        while not stop.wait(0.01):
            with engine.begin() as connection:
                connection.execute(sa.update(LOCK).values(beat=LOCK.c.beat + 1))

    heart = threading.Thread(target=beat)
    heart.start()
    try:
        with pytest.raises(ChimeraError, match="process 1 on elsewhere"):
            Lock(engine).take(watch=2)
    finally:
        stop.set()
        heart.join()
        engine.dispose()


def test_a_server_that_lost_the_lock_writes_nothing_more(database: str) -> None:
    told: list[bool] = []
    storage = Storage.open(database, lambda: told.append(True))
    with storage.engine.begin() as connection:
        connection.execute(sa.update(LOCK).values(owner="elsewhere 1 1 y"))

    async def work() -> None:
        with pytest.raises(NotWritten, match="taken over"):
            await storage.write(new_table("t"))

    quiet(work())
    assert storage.table("t") is None
    assert told == [True]
    assert not storage.alive
    storage.close()


def test_the_migrations_make_the_schema_that_is_used(database: str) -> None:
    engine = engine_for(database)
    migrate(engine)
    with engine.connect() as connection:
        context = alembic.runtime.migration.MigrationContext.configure(connection)
        assert alembic.autogenerate.compare_metadata(context, METADATA) == []
    engine.dispose()


def test_a_database_of_the_first_version_keeps_its_seats_and_their_people(database: str) -> None:
    engine = engine_for(database)
    migrate(engine, "0001")
    with engine.begin() as connection:
        row = new_row("t", find("pig"), {}, "guest", False, None)
        then = {name: row[name] for name in row if name not in ADDED}
        connection.execute(sa.insert(TABLES).values(**then))
        seat = {"table_id": "t", "seat": 1, "name": "Ada", "kind": "person", "bot": "", "invitation": "i", "key": "k"}
        names = ", ".join(seat)
        values = ", ".join(f":{name}" for name in seat)
        connection.execute(sa.text(f"INSERT INTO seats ({names}) VALUES ({values})"), seat)
        connection.execute(sa.text("INSERT INTO holders (table_id, guest, seat) VALUES ('t', 'guest', 1)"))
    engine.dispose()
    storage = Storage.open(database)
    found = storage.table("t")
    assert found is not None
    assert [(row["name"], row["until"]) for row in found[1]] == [("Ada", "")]
    assert found[2] == [{"table_id": "t", "guest": "guest", "seat": 1}]

    async def work() -> None:
        await storage.write(Write([(sa.insert(HOLDERS), {"table_id": "t", "guest": "guest", "seat": 0})]))

    asyncio.run(work())
    found = storage.table("t")
    assert found is not None
    assert len(found[2]) == 2
    storage.close()


def test_tables_of_the_version_before_brought_nothing_and_belong_to_no_campaign(database: str) -> None:
    engine = engine_for(database)
    migrate(engine, "0002")
    with engine.begin() as connection:
        for name in ("a", "b"):
            row = new_row(name, find("pig"), {}, "guest", False, None)
            then = {key: row[key] for key in row if key not in ADDED}
            connection.execute(sa.insert(TABLES).values(**then))
    engine.dispose()
    storage = Storage.open(database)
    for name in ("a", "b"):
        found = storage.table(name)
        assert found is not None
        assert {key: found[0][key] for key in ("brought", "number", "after", "next")} == {
            "brought": "",
            "number": 0,
            "after": None,
            "next": None,
        }
    storage.close()


def test_tables_of_the_version_before_have_no_name_and_the_usual_manners(database: str) -> None:
    engine = engine_for(database)
    migrate(engine, "0003")
    with engine.begin() as connection:
        row = new_row("t", find("pig"), {}, "guest", False, None)
        then = {key: row[key] for key in row if key not in ADDED_BY_4}
        connection.execute(sa.insert(TABLES).values(**then))
        seat = {"table_id": "t", "seat": 0, "name": "Ada", "kind": "person", "bot": "", "invitation": "i", "key": "k"}
        names, values = ", ".join(seat), ", ".join(f":{name}" for name in seat)
        connection.execute(sa.text(f"INSERT INTO seats ({names}) VALUES ({values})"), seat)
    engine.dispose()
    storage = Storage.open(database)
    found = storage.table("t")
    assert found is not None
    assert {key: found[0][key] for key in ADDED_BY_4} == {
        "name": "",
        "manners": "",
        "ended": "",
        "round": 0,
        "deciding": 0,
        "won": 0,
    }
    assert manners_of(found[0]["manners"]) == Manners("ask", "anybody")
    assert places_of(found[1], found[2])[0][0].lent == ""
    storage.close()


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    engine = engine_for(database)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(ChimeraError, match="newer Chimera"):
        Storage.open(database)


def test_a_backup_restores_everything_into_an_empty_database(fresh: Fresh, tmp_path: Path) -> None:
    source = fresh()
    storage = Storage.open(source)

    async def work() -> None:
        await storage.write(new_table("t"))
        await storage.write(line("t", 0, "0 röll"))
        await storage.write(Write([(sa.insert(GUESTS), {"id": "g", "nickname": "Ada", "created": 1.5})]))

    asyncio.run(work())
    secret = storage.secret()
    file = tmp_path / "all.backup"
    assert backup(source, file) == 4  # beside the running server
    storage.close()
    target = fresh()
    assert restore(target, file) == 4
    again = Storage.open(target)
    found = again.table("t")
    assert found is not None
    assert found[3] == ["0 röll"]
    assert (again.nickname("g"), again.secret()) == ("Ada", secret)
    again.close()
    with pytest.raises(ChimeraError, match="not empty"):
        restore(target, file)


def test_a_backup_moves_from_sqlite_to_postgresql(postgres: Fresh, tmp_path: Path) -> None:
    storage = Storage.open(str(tmp_path / "a.db"))
    asyncio.run(storage.write(new_table("t")))
    storage.close()
    backup(str(tmp_path / "a.db"), tmp_path / "b")
    target = postgres()
    assert restore(target, tmp_path / "b") == 1
    again = Storage.open(target)
    assert again.table("t") is not None
    again.close()


@pytest.mark.parametrize("damage", [lambda b: b[:-20], lambda b: b"no gzip at all", lambda b: b""])
def test_a_damaged_backup_restores_nothing(damage: Any, tmp_path: Path) -> None:
    storage = Storage.open(str(tmp_path / "a.db"))
    asyncio.run(storage.write(new_table("t")))
    storage.close()
    file = tmp_path / "b"
    backup(str(tmp_path / "a.db"), file)
    file.write_bytes(damage(file.read_bytes()))
    with pytest.raises(ChimeraError, match="damaged"):
        restore(str(tmp_path / "c.db"), file)
    engine = engine_for(str(tmp_path / "c.db"))
    with engine.connect() as connection:
        left = connection.execute(sa.select(TABLES)).all() if sa.inspect(engine).has_table("tables") else []
    engine.dispose()
    assert left == []


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("mysql://here/there", "SQLite or PostgreSQL, not in mysql"),
        ("postgresql://nobody@127.0.0.1:1/x", "does not open"),
        ("://", "cannot be read"),
    ],
)
def test_an_address_that_is_no_database_is_refused_in_one_sentence(address: str, sentence: str) -> None:
    with pytest.raises(ChimeraError, match=sentence) as caught:
        Storage.open(address)
    assert "\n" not in str(caught.value)


def test_a_commit_of_sqlite_has_reached_the_disk_when_it_returns(tmp_path: Path) -> None:
    storage = Storage.open(str(tmp_path / "a.db"))
    with storage.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    assert storage.rows(sa.select(LINES)) == []
    storage.close()


def test_postgresql_without_its_package_is_one_sentence_that_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "psycopg" else real(name))
    with pytest.raises(ChimeraError, match=r"pip install 'chimera-tabletop\[postgres\]'"):
        engine_for("postgresql://nobody@localhost/nothing")
    engine_for("sqlite://").dispose()
