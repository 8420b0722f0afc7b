"""Boards that games bring in their own packages: built files, from memory, below /boards/GAME/VERSION/."""

from __future__ import annotations

import hashlib
import logging
from functools import cache
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from chimera.engine.card import GameCard, games
from chimera.engine.trouble import Trouble

LOG: Final = logging.getLogger("chimera.server")
KINDS: Final = {  # what a board may be made of; everything else in its folder stays at home
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
FOREVER: Final = "public, max-age=31536000, immutable"  # the version is in the address


class NoSuchBoard(Trouble):
    """An address below /boards/ that leads nowhere."""


class Board:
    """The module a game's card names, and the files beside it."""

    def __init__(self, card: GameCard) -> None:
        assert card.board is not None
        folder = card.board.parent
        found = sorted(file for file in folder.rglob("*") if file.suffix in KINDS and file.is_file())
        self.files = {file.relative_to(folder).as_posix(): file.read_bytes() for file in found}
        digest = hashlib.sha256()
        for name, body in self.files.items():
            digest.update(name.encode() + b"\0" + body + b"\0")
        self.version = digest.hexdigest()[:16]
        self.address = f"boards/{card.name}/{self.version}/{card.board.name}"  # below the server's base


@cache
def board_of(card: GameCard) -> Board | None:
    """A game's own board; None when it has none, and then the plain table shows it."""
    if card.board is None:
        return None
    if not card.board.is_file() or card.board.suffix not in (".js", ".mjs"):
        LOG.warning("a game's board is no built module; the plain table shows it", extra={"game": card.name})
        return None
    return Board(card)


@get("/boards/{game:str}/{version:str}/{file:path}")
async def board_file(game: FromPath[str], version: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """One file of a board, by its exact name: nothing is looked up on the disk."""
    card = games().get(game)
    board = None if card is None else board_of(card)
    name = str(file).lstrip("/")
    body = board.files.get(name) if board is not None and board.version == version else None
    if body is None:
        raise NoSuchBoard("no-board")
    kind = KINDS["." + name.rpartition(".")[2]]
    return Response(body, media_type=kind, headers={"cache-control": FOREVER})
