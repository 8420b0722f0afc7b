"""What a seat may take back, and who is asked."""

from __future__ import annotations

from typing import Final

from chimera.engine.record import FORCED, Entry, Match
from chimera.table.standing import STANDING

BOT: Final = "bot"  # the note of a bot's choice begins so


class Reach:
    """How far a seat's undo goes back, and whether it may without asking."""

    __slots__ = ("free", "n")

    def __init__(self, n: int, free: bool) -> None:
        self.n = n  # 0: there is nothing to take back
        self.free = free


class Wish:
    """An undo that waits for the consent of others."""

    __slots__ = ("by", "n", "waiting")

    def __init__(self, by: int, n: int, waiting: set[int]) -> None:
        self.by = by
        self.n = n
        self.waiting = waiting


def by_person(entry: Entry) -> bool:
    """Whether a person made a choice: not a bot, and not the table because it was forced or said beforehand."""
    return entry.note not in (FORCED, STANDING) and not entry.note.startswith(BOT)


def reach(match: Match, seat: int) -> Reach:
    """Back to the seat's own last choice, a chain as a whole; free while nothing was rolled or shown to anybody.

    Nor is it free when another person chose since.
    """
    free = True
    for n, entry in enumerate(reversed(match.line), start=1):
        if entry.barrier or len(match.line) - n < match.floor:
            free = False
        if by_person(entry):
            if entry.seat != seat:
                free = False
            elif not entry.link:
                return Reach(n, free)
    return Reach(0, False)


def redo_reach(match: Match, seat: int) -> int:
    """How many undone choices come back when a seat plays its own again: the answers to it come with it."""
    undone = match.undone
    if not undone or undone[-1].seat != seat:
        return 0
    for n in range(1, len(undone)):
        if by_person(undone[-1 - n]) and not undone[-1 - n].link:
            return n
    return len(undone)
