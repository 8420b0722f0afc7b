"""What nobody can see: cards in decks and private hands, and those that lie face down or went to the discards unseen.

A deck has no order, so what is hidden of a hero is only which of its cards lie where. Everybody knows the whole class
and sees all open cards; what is left is dealt at random among the hidden places. One thing more is known: what went
into the deck face up when it was shuffled last (`fresh`) cannot lie where cards were drawn before that shuffle.
"""

from __future__ import annotations

from chimera.engine.cells import cells_of
from chimera.engine.dice import Stream
from chimera.games.myth.horde import Horde
from chimera.games.myth.words import COPIES, DEED_FLAGS, DEED_LOOKS, DEED_SEAT, FACE_DOWN, NOTHING, SPACES, STALE


def imagine(g: Horde, seat: int, viewer: int, stream: Stream) -> None:
    """Deal what a viewer (-1: nobody in particular) cannot know of a hero's cards anew."""
    if viewer == seat and g.deed and g.deed[DEED_SEAT] == seat and g.deed[DEED_FLAGS] & DEED_LOOKS:
        return  # it sees its deck, and what is missing there
    hand_hidden = not g.box.open_hands and viewer != seat
    unknown = g.deck[seat]
    stale: list[int] = []  # spaces whose unseen cards were drawn before the last shuffle
    drawn: list[int] = []  # those since
    for space in range(seat * SPACES, (seat + 1) * SPACES):
        if g.spaces[space] != NOTHING and g.lying[space] & FACE_DOWN:
            unknown |= 1 << g.spaces[space]
            (stale if g.lying[space] & STALE else drawn).append(space)
    unseen = [i for i in range(len(g.discards[seat])) if g.discards[seat][i] >= COPIES]
    for i in unseen:
        unknown |= 1 << (g.discards[seat][i] - COPIES)
    held = 0
    if hand_hidden:
        held = g.hand[seat].bit_count()
        unknown |= g.hand[seat]
    if not (stale or drawn or unseen or held):
        return
    old_held = min(g.stale[seat], held)
    old = list(cells_of(unknown & ~g.fresh[seat]))
    stream.shuffle(old)
    for space in stale:
        if old:
            g.spaces[space] = old.pop()
            unknown &= ~(1 << g.spaces[space])
        else:
            drawn.append(space)
    hand = 0
    if hand_hidden:
        while old_held and old:
            copy = old.pop()
            hand |= 1 << copy
            unknown &= ~(1 << copy)
            old_held -= 1
            held -= 1
    rest = list(cells_of(unknown))
    stream.shuffle(rest)
    for space in drawn:
        g.spaces[space] = rest.pop()
    for i in unseen:
        g.discards[seat][i] = COPIES + rest.pop()
    if hand_hidden:
        for _ in range(held):
            hand |= 1 << rest.pop()
        g.hand[seat] = hand
    deck = 0
    for copy in rest:
        deck |= 1 << copy
    g.deck[seat] = deck
