"""Who may see what: piles of hidden things with `known_by` per slot, and what follows from it.

A pile is an ordered list of piece ids; beside each slot stands the set of seats that know what lies there. From these
come views (what a role sees), determinizing (unknown slots are dealt anew) and undo barriers (knowledge was gained).
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from chimera.engine.dice import Dice, Stream
from chimera.engine.events import knows
from chimera.engine.game import Game

HIDDEN: Final = -1  # what a view shows in place of a piece that may not be seen

G = TypeVar("G", bound=Game)


class Seen(Generic[G]):
    """A game as one seat may know it. Bots take this and nothing else; only `see` makes it."""

    __slots__ = ("game", "seat")

    def __init__(self, game: G, seat: int) -> None:
        self.game = game
        self.seat = seat


def see(g: G, seat: int, stream: Stream) -> Seen[G]:
    """The game through a seat's eyes: what it cannot know is drawn anew, and so are the dice."""
    copy = g.determinize(seat, stream)
    return Seen(copy, seat)  # type: ignore[arg-type]


class Piles:
    """Hidden pieces in ordered piles (decks, hands, bags, discards), each slot with the seats that know it."""

    __slots__ = ("known", "pieces", "told")
    FIELDS: ClassVar[tuple[str, ...]] = ("pieces", "known", "told")

    def __init__(self, pieces: list[list[int]], known: list[list[int]], told: list[int]) -> None:
        self.pieces = pieces
        self.known = known
        self.told = told  # per seat: how many slots it has been shown so far

    @staticmethod
    def empty(piles: int, seats: int) -> Piles:
        """Piles with nothing in them."""
        return Piles([[] for _ in range(piles)], [[] for _ in range(piles)], [0] * seats)

    def clone(self) -> Piles:
        """An independent copy."""
        return Piles([p[:] for p in self.pieces], [k[:] for k in self.known], self.told[:])

    def put(self, pile: int, piece: int, known_by: int) -> None:
        """Lay a new piece on top of a pile; setting up, so nobody is told anything."""
        self.pieces[pile].append(piece)
        self.known[pile].append(known_by)

    def size(self, pile: int) -> int:
        """How many pieces lie in a pile."""
        return len(self.pieces[pile])

    def move(self, source: int, slot: int, target: int, known_by: int) -> int:
        """Move a piece to the top of another pile and show it to some seats; the piece. Slot -1 is the top."""
        piece = self.pieces[source].pop(slot)
        known = self.known[source].pop(slot)
        self.pieces[target].append(piece)
        self.known[target].append(known | known_by)
        self.count(known, known_by)
        return piece

    def show(self, pile: int, slot: int, known_by: int) -> int:
        """Let some seats look at a slot; the piece."""
        if slot < 0:
            slot += len(self.pieces[pile])
        known = self.known[pile][slot]
        self.known[pile][slot] = known | known_by
        self.count(known, known_by)
        return self.pieces[pile][slot]

    def count(self, known: int, known_by: int) -> None:
        """Note who learns something new."""
        told = self.told
        for seat in range(len(told)):
            if (known_by >> seat) & 1 and not (known >> seat) & 1:
                told[seat] += 1

    def shuffle(self, pile: int, dice: Dice, stream: int) -> None:
        """Shuffle a pile; nobody knows its slots any more."""
        dice.shuffle(stream, self.pieces[pile])
        self.known[pile] = [0] * len(self.pieces[pile])

    def seen(self, pile: int, role: int) -> list[int]:
        """A pile as a role sees it, from the bottom: pieces it knows, HIDDEN for the others."""
        pieces = self.pieces[pile]
        known = self.known[pile]
        return [pieces[i] if knows(known[i], role) else HIDDEN for i in range(len(pieces))]

    def resample(self, seat: int, stream: Stream, piles: list[int]) -> None:
        """Deal the pieces this seat does not know among the slots it does not know, within these piles."""
        unknown: list[int] = []
        for pile in piles:
            for i in range(len(self.pieces[pile])):
                if not (self.known[pile][i] >> seat) & 1:
                    unknown.append(self.pieces[pile][i])
        unknown.sort()  # so that the result follows from the view alone
        stream.shuffle(unknown)
        for pile in piles:
            for i in range(len(self.pieces[pile])):
                if not (self.known[pile][i] >> seat) & 1:
                    self.pieces[pile][i] = unknown.pop()

    def unsee(self, later: Piles, dice: Dice, stream: int) -> None:
        """After an undo by consent that showed somebody something: shuffle what nobody knew, in every pile."""
        if later.told == self.told:
            return
        for pile in range(len(self.pieces)):
            slots = [i for i in range(len(self.pieces[pile])) if self.known[pile][i] == 0]
            loose = [self.pieces[pile][i] for i in slots]
            dice.shuffle(stream, loose)
            for i, piece in zip(slots, loose, strict=True):
                self.pieces[pile][i] = piece
        self.told = later.told[:]
