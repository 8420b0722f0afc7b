"""A package of somebody else, as a test: Pig with a board of its own, and the same with boards that do not work."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from chimera.games.reference.pig.card import PigCard

FOLDER: Final = Path(__file__).parent


class Track(PigCard):
    """Pig, drawn as a race."""

    name = "track"
    title = "Pig on a track"
    folder = FOLDER
    ledger = ()
    board = FOLDER / "board" / "board.js"


class Torn(Track):
    """Its board breaks while it is drawn."""

    name = "track_torn"
    board = FOLDER / "board" / "torn.js"


class Unreadable(Track):
    """Its board is no script at all."""

    name = "track_unreadable"
    board = FOLDER / "board" / "unreadable.js"


class Gone(Track):
    """Its board was not built."""

    name = "track_gone"
    board = FOLDER / "board" / "gone.js"


TRACK: Final = Track()
TORN: Final = Torn()
UNREADABLE: Final = Unreadable()
GONE: Final = Gone()
