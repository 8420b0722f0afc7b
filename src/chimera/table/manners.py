"""What people at a table agreed on beforehand: its name, taking back, and what happens when somebody stays away."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from chimera.engine.trouble import Trouble

TakeBacks = Literal["free", "ask", "none"]
SitIn = Literal["anybody", "owner", "auto"]
LONGEST_TABLE_NAME: Final = 40


class Manners(msgspec.Struct, frozen=True):
    """How people treat each other at one table."""

    take_backs: TakeBacks = "ask"  # at once, whatever was rolled or shown; others are asked then; never
    sit_in: SitIn = "anybody"  # who lets a bot play for somebody who is gone: anybody here, the owner, the table itself


USUAL: Final = Manners()


def kept_manners(manners: Manners) -> str:
    """Manners as the disk keeps them."""
    return "" if manners == USUAL else msgspec.json.encode(manners).decode()


def manners_of(text: str) -> Manners:
    """Manners from the disk; a table of an older version has the usual ones."""
    return msgspec.json.decode(text, type=Manners) if text else USUAL


def checked_table_name(name: str) -> str:
    """What a table is called, "" for one without a name; a sentence when it is too long."""
    plain = " ".join(name.split())
    if len(plain) > LONGEST_TABLE_NAME or not plain.isprintable():
        raise Trouble("table-name", most=LONGEST_TABLE_NAME)
    return plain
