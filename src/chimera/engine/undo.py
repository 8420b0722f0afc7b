"""How far taking back goes, for table and terminal alike: what a seat may take back, whether freely, and play again.

Whether somebody else's answer was forced says what they hold. So of another seat it counts only whose seat it is: any
answer of a person's seat ends free undo, whoever or whatever gave it, and no answer of a bot's seat does.
"""

from __future__ import annotations

from chimera.engine.record import BOT, FORCED, STANDING, Entry, Match


class Reach:
    """How far a seat's undo goes back, and whether it may without asking."""

    __slots__ = ("free", "n")

    def __init__(self, n: int, free: bool) -> None:
        self.n = n  # 0: there is nothing to take back
        self.free = free


def own_choice(entry: Entry, seat: int) -> bool:
    """Whether a seat's person made this choice: nobody in their place, and not a link of a chain begun before."""
    given = entry.note in (FORCED, STANDING) or entry.note.startswith(BOT + " ")
    return entry.seat == seat and not given and not entry.link


def of_others(match: Match, entry: Entry, seat: int) -> bool:
    """Whether this is an answer of another person's seat."""
    return entry.seat != seat and not match.header.seats[entry.seat].bot


def reach(match: Match, seat: int) -> Reach:
    """Back to the seat's own last choice, a chain as a whole.

    Free while no dice were rolled, nothing was shown to anybody, and no other person's seat answered since.
    """
    free = True
    for n, entry in enumerate(reversed(match.line), start=1):
        if entry.barrier or len(match.line) - n < match.floor or of_others(match, entry, seat):
            free = False
        if own_choice(entry, seat):
            return Reach(n, free)
    return Reach(0, False)


def free_undo(match: Match, seat: int) -> int:
    """How many choices go back when a seat takes back its last one without asking; 0 when it may not."""
    far = reach(match, seat)
    return far.n if far.free else 0


def redo_reach(match: Match, seat: int) -> int:
    """How many undone choices come back when a seat plays its own again: its chain and the answers come with it."""
    undone = match.undone
    if not undone or undone[-1].seat != seat:
        return 0
    for n in range(1, len(undone)):
        entry = undone[-1 - n]
        if own_choice(entry, seat) or of_others(match, entry, seat):
            return n
    return len(undone)
