"""The built client is light enough for a phone far from home."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Final

import pytest

from chimera.server.pages import STATIC

TABLE: Final = 150_000  # bytes of script and style, packed, for whoever sits down at a table: the frame and its board
ALL: Final = 350_000  # for whoever sees every page and every board in every language
BOARDS: Final = "src/boards/"

Pieces = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def pieces() -> Pieces:
    """What loads what, as the build wrote it down: source -> its file, styles and imports."""
    built = STATIC / "built.json"
    assert built.exists(), "the client is not built; call make client"
    found: Pieces = json.loads(built.read_text(encoding="utf-8"))
    return found


def boards() -> list[str]:
    """The games that have a board in the client."""
    return sorted(file.parent.name for file in (Path(__file__).parents[2] / "web" / BOARDS).glob("*/world.ts"))


def reached(pieces: Pieces, sources: set[str], kinds: tuple[str, ...] = ("imports",)) -> set[str]:
    """These sources and all they load."""
    seen, todo = set(sources), list(sources)
    while todo:
        piece = pieces[todo.pop()]
        new = {source for kind in kinds for source in piece.get(kind, [])} - seen
        todo += new
        seen |= new
    return seen


def frame(pieces: Pieces) -> set[str]:
    """What every table loads: the page itself, and the frame's texts in another language."""
    entries = {source for source, piece in pieces.items() if piece.get("isEntry")}
    return reached(pieces, entries | {"src/messages/fr.ftl?raw"})


def files_of(pieces: Pieces, sources: set[str]) -> set[str]:
    """The scripts and styles of these sources."""
    files = {file for source in sources for file in (pieces[source]["file"], *pieces[source].get("css", []))}
    return {file for file in files if file.endswith((".js", ".css"))}


def at_table(pieces: Pieces, game: str) -> set[str]:
    """The scripts and styles of the frame and of one board, with what the board loads later; not the other pages."""
    known = frame(pieces)
    own = {source for source in pieces if source.startswith(f"{BOARDS}{game}/")}
    assert own - known, "nothing was found of the board"
    only = {source: {} if source in known else piece for source, piece in pieces.items()}
    return files_of(pieces, known | reached(only, own, ("imports", "dynamicImports")))


def weight(files: set[str]) -> int:
    """Bytes of these files, packed one by one as they travel."""
    return sum(len(gzip.compress((STATIC / file).read_bytes(), 9)) for file in files)


@pytest.mark.parametrize("game", boards())
def test_a_table_fits_its_budget_with_every_board(game: str, pieces: Pieces) -> None:
    assert weight(at_table(pieces, game)) <= TABLE


def test_script_and_style_together_fit_their_budget() -> None:
    files = {f"assets/{file.name}" for kind in ("*.js", "*.css") for file in (STATIC / "assets").glob(kind)}
    assert {Path(file).suffix for file in files} == {".js", ".css"}, "the client is not built; call make client"
    assert weight(files) <= ALL


def test_the_build_names_every_script_and_style(pieces: Pieces) -> None:
    named = files_of(pieces, set(pieces))
    assert named == {f"assets/{file.name}" for kind in ("*.js", "*.css") for file in (STATIC / "assets").glob(kind)}
