"""Commands around the server: open the table, keep what is on it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from chimera.cli.program import Language, app, home, language_for


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="the address to listen on; 127.0.0.1 keeps it to this machine")] = "0.0.0.0",
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="the port; 8000 or the next that is free")] = None,
    database: Annotated[str, typer.Option(help="a file, or postgresql://...; your data folder when left out")] = "",
    workers: Annotated[int, typer.Option(min=0, help="processes in which bots think")] = 1,
    pace: Annotated[float, typer.Option(min=0, max=10, help="seconds a bot's answer takes at least")] = 0.4,
    think: Annotated[
        float,
        typer.Option(min=0, help="seconds an expert searches at most while a person waits, hard a third; 0: no end"),
    ] = 6.0,
    base_path: Annotated[str, typer.Option(help="the path below which a proxy shows it")] = "/",
    origin: Annotated[list[str] | None, typer.Option(help="an origin of pages, if a proxy changes the host")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="open it in the browser")] = False,
    language: Language = "",
) -> None:
    """Play in the browser: open the table to this machine and its network."""
    from chimera.server.run import serve as run_server

    origins = tuple(origin or [])
    run_server(
        *(host, port, kept_in(database), workers),
        pace=pace,
        think=think,
        base=base_path,
        origins=origins,
        open_browser=open_browser,
        language=language_for(language),
    )


def kept_in(database: str) -> str:
    """Where tables are kept when nothing else is asked for."""
    return database or str(home() / "chimera.db")


@app.command("backup")
def backup_command(
    file: Annotated[Path, typer.Argument(help="the file to write")],
    database: Annotated[str, typer.Option(help="a file, or postgresql://...; your data folder when left out")] = "",
) -> None:
    """Write all tables, matches and guests of the server into one file."""
    from chimera.table.backup import backup

    print(f"{file}: {backup(kept_in(database), file)} rows. Keep it as safe as the database: it holds every secret.")


@app.command("restore")
def restore_command(
    file: Annotated[Path, typer.Argument(help="a file that `chimera backup` wrote")],
    database: Annotated[str, typer.Option(help="an empty database; your data folder when left out")] = "",
) -> None:
    """Fill an empty database from a backup."""
    from chimera.table.backup import restore

    print(f"{restore(kept_in(database), file)} rows restored.")
