"""Writes the client's types: web/src/wire.ts from the server's messages, and beside each board the view of its game.

python tools/wire_types.py            write them
python tools/wire_types.py --check    only say whether one is stale
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from chimera.engine.card import games
from chimera.server.typescript import view_types, wire_types

CLIENT: Final = Path(__file__).parent.parent / "web" / "src"
BOARDS: Final = CLIENT / "boards"  # a folder of its own for every game with a board


def files() -> dict[Path, str]:
    """Every file of types, and what should be in it."""
    drawn = [card for name, card in games().items() if (BOARDS / name / "Board.svelte").is_file()]
    views = {BOARDS / card.name / "view.ts": view_types(card) for card in drawn}
    return {CLIENT / "wire.ts": wire_types(), **views}


def stale() -> list[str]:
    """The files that are not what they should be."""
    found = {path: path.read_text(encoding="utf-8") if path.is_file() else "" for path in files()}
    return [path.relative_to(CLIENT).as_posix() for path, text in files().items() if found[path] != text]


def main() -> None:
    """Write the files, or check them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the files are up to date")
    if parser.parse_args().check:
        if old := stale():
            sys.exit(f"{', '.join(old)}: not what the server sends; run: python tools/wire_types.py")
        return
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
