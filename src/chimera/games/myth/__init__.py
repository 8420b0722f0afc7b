"""Myth: heroes of five classes hold their ground together against the Darkness.

What the box holds is written in `content/` (docs/write-a-card.md): hero cards (`cardboard.py`), heroes, monsters and
items (`bestiary.py`), Darkness cards, tiles and waves (`content.py`). `ops.py` and `kinds.py` number its words, and
`box.py` lays it out as tables for one match. What lies on the table is in `fields.py`, what can be asked of it in
`known.py`; every observable change is a method of `party.py` (heroes) or `horde.py` (monsters, tile, Darkness).
"""

from chimera.games.myth.card import CARD

__all__ = ["CARD"]
