"""How far taking back goes, for table and terminal alike: what a seat may take back, whether freely, and play again.

Whether somebody else's answer was forced says what they hold. So of another seat it counts only whose seat it is: any
answer of a person's seat ends free undo, whoever or whatever gave it, and no answer of a bot's seat does.

A person who plays several seats with no secrets between them names all of them: they are taken back as one.
"""

from __future__ import annotations

from chimera.engine.agenda import choose
from chimera.engine.events import Message
from chimera.engine.record import BOT, FORCED, STANDING, Entry, Match, knowledge


class Reach:
    """How far a seat's undo goes back, and whether it may without asking."""

    __slots__ = ("free", "n")

    def __init__(self, n: int, free: bool) -> None:
        self.n = n  # 0: there is nothing to take back
        self.free = free


def own_choice(entry: Entry, *seats: int) -> bool:
    """Whether the person of these seats made this choice: nobody in their place, not a link of a chain begun before."""
    given = entry.note in (FORCED, STANDING) or entry.note.startswith(BOT + " ")
    return entry.seat in seats and not given and not entry.link


def of_others(match: Match, entry: Entry, *seats: int) -> bool:
    """Whether this is an answer of another person's seat."""
    return entry.seat not in seats and not match.header.seats[entry.seat].bot


def reach(match: Match, *seats: int) -> Reach:
    """Back to the own last choice of these seats, a chain as a whole.

    Free while no dice were rolled, nothing was shown to anybody, and no other person's seat answered since.
    """
    free = True
    for n, entry in enumerate(reversed(match.line), start=1):
        if entry.barrier or len(match.line) - n < match.floor or of_others(match, entry, *seats):
            free = False
        if own_choice(entry, *seats):
            return Reach(n, free)
    return Reach(0, False)


def free_undo(match: Match, *seats: int) -> int:
    """How many choices go back when these seats take back their last one without asking; 0 when they may not."""
    far = reach(match, *seats)
    return far.n if far.free else 0


def redo_reach(match: Match, *seats: int) -> int:
    """How many undone choices come back when these seats play theirs again: a chain and the answers come with it."""
    undone = match.undone
    if not undone or undone[-1].seat not in seats:
        return 0
    for n in range(1, len(undone)):
        entry = undone[-1 - n]
        if own_choice(entry, *seats) or of_others(match, entry, *seats):
            return n
    return len(undone)


class Loss:
    """What an undo would take back, in the order in which it was chosen."""

    __slots__ = ("anew", "others", "own", "shown")

    def __init__(self) -> None:
        self.own: list[Message] = []  # the choices of the person, as they were offered
        self.others: dict[int, int] = {}  # seat -> how many answers; forced ones count, or they would tell hands
        self.anew = False  # dice will be rolled anew
        self.shown = False  # somebody was shown something: it is shuffled again

    @property
    def grave(self) -> bool:
        """Whether a person should be asked first."""
        return self.anew or self.shown or len(self.own) > 1


def loss(match: Match, n: int, *seats: int) -> Loss:
    """What is lost when the person of these seats takes back the last n choices."""
    lost = Loss()
    first = len(match.line) - n
    g = match.at(first)
    for number in range(first, len(match.line)):
        entry = match.line[number]
        if number in match.snapshots:  # after an undo by consent it is not what the choices give
            g = match.at(number)
        if entry.seat not in seats:
            lost.others[entry.seat] = lost.others.get(entry.seat, 0) + 1
        elif own_choice(entry, *seats) or entry.link:
            lost.own.append(g.describe(entry.seat, entry.opt))
        before = knowledge(g)
        choose(g, entry.seat, entry.opt)
        after = knowledge(g)
        lost.anew = lost.anew or before[0] != after[0]
        lost.shown = lost.shown or before[1:] != after[1:]
    return lost


def left_behind(match: Match, *seats: int) -> int:
    """How many choices these seats took back behind a barrier, if nobody has chosen since."""
    left = match.left
    return len(left.entries) if left is not None and own_choice(left.entries[0], *seats) else 0
