"""Who may see what: piles of hidden things with `known_by` per slot, and what follows from it.

A pile is an ordered list of piece ids; beside each slot stands the set of seats that know what lies there. From these
come views (what a role sees), determinizing (unknown slots are dealt anew) and undo barriers (knowledge was gained).

Who knew a piece that is shuffled away still knows that it is among the slots of that shuffle, wherever they go.
Shuffles are numbered, each slot bears the number of its last one, and a seat keeps the pieces it is sure of with the
number of the shuffle: such a piece lies in a slot of that shuffle, or of a later one with which its slots were mixed.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from chimera.engine.dice import Dice, Stream
from chimera.engine.events import EVERYBODY, knows
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

    __slots__ = ("families", "known", "lots", "pieces", "sure", "told")
    FIELDS: ClassVar[tuple[str, ...]] = ("pieces", "known", "told", "lots", "families", "sure")

    def __init__(
        self,
        pieces: list[list[int]],
        known: list[list[int]],
        told: list[int],
        lots: list[list[int]],
        families: list[int],
        sure: list[list[int]],
    ) -> None:
        self.pieces = pieces
        self.known = known
        self.told = told  # per seat: how many slots it has been shown so far
        self.lots = lots  # beside each slot the number of its last shuffle, 0 for none; [] while nobody is sure of any
        self.families = families  # per shuffle, from 0 on: those whose slots were mixed later share a number
        self.sure = sure  # per seat: the number of a shuffle and a piece that is in it, one after the other

    @staticmethod
    def empty(piles: int, seats: int) -> Piles:
        """Piles with nothing in them."""
        return Piles(
            [[] for _ in range(piles)], [[] for _ in range(piles)], [0] * seats, [], [], [[] for _ in range(seats)]
        )

    def clone(self) -> Piles:
        """An independent copy."""
        return Piles(
            [p[:] for p in self.pieces],
            [k[:] for k in self.known],
            self.told[:],
            [tags[:] for tags in self.lots],
            self.families[:],
            [s[:] for s in self.sure],
        )

    def put(self, pile: int, piece: int, known_by: int) -> None:
        """Lay a new piece on top of a pile; setting up, so nobody is told anything."""
        self.pieces[pile].append(piece)
        self.known[pile].append(known_by)
        if self.lots:
            self.lots[pile].append(0)

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
        if self.lots:
            lot = self.lots[source].pop(slot)
            self.lots[target].append(lot)
            self.find(piece, lot, known_by & ~known)
        return piece

    def show(self, pile: int, slot: int, known_by: int) -> int:
        """Let some seats look at a slot; the piece."""
        if slot < 0:
            slot += len(self.pieces[pile])
        known = self.known[pile][slot]
        self.known[pile][slot] = known | known_by
        self.count(known, known_by)
        piece = self.pieces[pile][slot]
        if self.lots:
            self.find(piece, self.lots[pile][slot], known_by & ~known)
        return piece

    def count(self, known: int, known_by: int) -> None:
        """Note who learns something new."""
        told = self.told
        for seat in range(len(told)):
            if (known_by >> seat) & 1 and not (known >> seat) & 1:
                told[seat] += 1

    def sink(self, pile: int) -> None:
        """The top piece of a pile goes to its bottom."""
        for side in (self.pieces, self.known, self.lots):
            if side:
                side[pile].insert(0, side[pile].pop())

    def lay_under(self, source: int, target: int) -> None:
        """A whole pile goes under another."""
        for side in (self.pieces, self.known, self.lots):
            if side:
                side[target] = side[source] + side[target]
                side[source] = []

    def shuffle(self, pile: int, dice: Dice, stream: int) -> None:
        """Shuffle a pile; nobody knows its slots any more, only what is among them."""
        slots = list(range(len(self.pieces[pile])))
        self.remember(pile, slots, EVERYBODY)
        dice.shuffle(stream, self.pieces[pile])
        self.known[pile] = [0] * len(slots)

    def hold(self, pile: int, holders: int) -> None:
        """A hand is held: others cannot tell its slots apart any more, and know at most what is among them."""
        known = self.known[pile]
        slots = list(range(len(known)))
        if any([mask & ~holders for mask in known]) or (self.lots and len(set(self.lots[pile])) > 1):
            self.remember(pile, slots, ~holders)
            self.known[pile] = [mask & holders for mask in known]

    # What is among the slots of a shuffle

    def remember(self, pile: int, slots: list[int], seats: int) -> None:
        """These slots are about to be mixed for these seats: what they know of them, they are sure of afterwards."""
        known = self.known[pile]
        if not self.lots:
            if not any([known[i] & seats for i in slots]):
                return
            self.lots = [[0] * len(side) for side in self.pieces]
            self.families = [0]
        number = len(self.families)
        inside = set(slots)
        for seat in range(len(self.sure)):
            if (seats >> seat) & 1:
                together = [self.lies_within(lot, seat, pile, inside) for lot in range(number)]
                sure = self.sure[seat]
                for i in range(0, len(sure), 2):
                    if together[sure[i]]:
                        sure[i] = number
                for i in slots:
                    if (known[i] >> seat) & 1:
                        sure.extend([number, self.pieces[pile][i]])
        tags = self.lots[pile]
        mixed = [self.families[tags[i]] for i in slots if tags[i]]
        self.families = [number if lot and family in mixed else family for lot, family in enumerate(self.families)]
        self.families.append(number)
        for i in slots:
            tags[i] = number
        self.tidy()

    def lies_within(self, lot: int, seat: int, pile: int, slots: set[int]) -> bool:
        """Whether whatever a seat is sure of since this shuffle can only be in these slots of a pile."""
        if lot == 0:
            return False
        for side in range(len(self.lots)):
            for i, tag in enumerate(self.lots[side]):
                if (
                    self.follows(tag, lot)
                    and not (self.known[side][i] >> seat) & 1
                    and (side != pile or i not in slots)
                ):
                    return False
        return True

    def follows(self, tag: int, lot: int) -> bool:
        """Whether a slot with this number can hold what was in a shuffle."""
        return tag >= lot and self.families[tag] == self.families[lot]

    def find(self, piece: int, lot: int, seats: int) -> None:
        """Some seats see where a piece lies: those who were sure that it is among some slots need not be any more."""
        if lot == 0 or seats == 0:
            return
        found = False
        for seat in range(len(self.sure)):
            if (seats >> seat) & 1:
                sure = self.sure[seat]
                best = -1
                for i in range(0, len(sure), 2):
                    if sure[i + 1] == piece and self.follows(lot, sure[i]) and (best < 0 or sure[i] > sure[best]):
                        best = i
                if best >= 0:
                    del sure[best : best + 2]
                    found = True
        if found:
            self.tidy()

    def tidy(self) -> None:
        """Forget shuffles of which nobody is sure of anything, and number the others anew."""
        alive = sorted({sure[i] for sure in self.sure for i in range(0, len(sure), 2)})
        if not alive:
            self.lots = []
            self.families = []
            return
        heir = [0] * len(self.families)  # the newest shuffle that is left, of those that a slot follows
        families = [0]
        for new, lot in enumerate(alive, start=1):
            for tag in range(lot, len(heir)):
                if self.follows(tag, lot):
                    heir[tag] = new
            first = [old for old in range(1, new) if self.families[alive[old - 1]] == self.families[lot]]
            families.append(first[0] if first else new)
        self.lots = [[heir[tag] for tag in tags] for tags in self.lots]
        for sure in self.sure:
            for i in range(0, len(sure), 2):
                sure[i] = heir[sure[i]]
        self.families = families

    def among(self, role: int) -> list[int]:
        """The pieces a role is sure of without knowing where they lie, by number; for a view."""
        return sorted(self.sure[role][1::2]) if role >= 0 else []

    def seen(self, pile: int, role: int) -> list[int]:
        """A pile as a role sees it, from the bottom: pieces it knows, HIDDEN for the others."""
        pieces = self.pieces[pile]
        known = self.known[pile]
        return [pieces[i] if knows(known[i], role) else HIDDEN for i in range(len(pieces))]

    def resample(self, seat: int, stream: Stream, piles: list[int]) -> None:
        """Deal the pieces this seat does not know among the slots it does not know, within these piles."""
        free: list[tuple[int, int]] = []
        unknown: list[int] = []
        for pile in piles:
            for i in range(len(self.pieces[pile])):
                if not (self.known[pile][i] >> seat) & 1:
                    free.append((pile, i))
                    unknown.append(self.pieces[pile][i])
        unknown.sort()  # so that the result follows from the view alone
        if self.lots:
            self.deal_sure(seat, stream, free, unknown)
        stream.shuffle(unknown)
        for pile, i in free:
            self.pieces[pile][i] = unknown.pop()

    def deal_sure(self, seat: int, stream: Stream, free: list[tuple[int, int]], unknown: list[int]) -> None:
        """Deal what a seat is sure of among the slots where it must be; what others are sure of is not its concern.

        Slots of later shuffles are among those of earlier ones, so the piece with the fewest slots comes first, and all
        ways to deal are equally likely. They are so in truth, too, if no slot was mixed in that nobody had shuffled
        before and the seat did not know; else this is a guess that rules out too little.
        """
        sure = self.sure[seat]
        for lot, piece in sorted([(-sure[i], sure[i + 1]) for i in range(0, len(sure), 2)]):
            fitting = [k for k, (pile, i) in enumerate(free) if self.follows(self.lots[pile][i], -lot)]
            if piece in unknown and fitting:
                pile, i = free.pop(fitting[stream.below(len(fitting))])
                self.pieces[pile][i] = piece
                unknown.remove(piece)
        for other in range(len(self.sure)):
            if other != seat:
                self.sure[other] = []
        self.tidy()

    def unsee(self, later: Piles, dice: Dice, stream: int) -> None:
        """After an undo by consent that showed somebody something: shuffle what nobody knew, in every pile."""
        if later.told == self.told:
            return
        for pile in range(len(self.pieces)):
            slots = [i for i in range(len(self.pieces[pile])) if self.known[pile][i] == 0]
            loose = [self.pieces[pile][i] for i in slots]
            self.remember(pile, slots, EVERYBODY)
            dice.shuffle(stream, loose)
            for i, piece in zip(slots, loose, strict=True):
                self.pieces[pile][i] = piece
        self.told = later.told[:]
