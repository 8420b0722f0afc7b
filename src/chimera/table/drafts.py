"""Drafts: a composite move that its player has begun. Nobody else knows of it, nothing of it is on the disk.

A chain of choices stays a draft as long as the next decision goes on with it (`Step.in_chain`), no die was rolled and
its player was shown nothing. The choice that ends it brings the whole chain into the record, in one write.
"""

from __future__ import annotations

from chimera.engine.agenda import asked, choose, why_not
from chimera.engine.game import Game
from chimera.engine.reasons import Refused
from chimera.engine.record import Match


class Draft:
    """What a seat has chosen of a chain so far, and the game as it would be."""

    __slots__ = ("codes", "game", "seat")

    def __init__(self, seat: int, codes: tuple[str, ...], game: Game) -> None:
        self.seat = seat
        self.codes = codes
        self.game = game


def longer(match: Match, draft: Draft | None, seat: int, code: str) -> Draft | None:
    """The draft with one more choice; None when this choice is to be recorded, and Refused when it is not allowed."""
    before = match.game if draft is None else draft.game
    reason = why_not(before, match.card.words, seat, code)
    if reason is not None:
        raise Refused(reason)
    if asked(before) != (seat,):
        return None  # others may choose meanwhile: there is nothing a draft could stand on
    g = before.clone()
    try:
        choose(g, seat, match.card.words.by_code[code])
    except Exception:
        return None  # a fault of the game: it is met, and reported, when the choice is carried out
    if not g.agenda or asked(g) != (seat,) or not g.agenda[-1].in_chain(g):
        return None
    if g.dice.drawn != before.dice.drawn or g.told(seat) != before.told(seat):
        return None
    return Draft(seat, (*(() if draft is None else draft.codes), code), g)


def shorter(match: Match, draft: Draft) -> Draft | None:
    """The draft without its last choice; None when it was the only one."""
    g = match.game.clone()
    codes = draft.codes[:-1]
    for code in codes:
        choose(g, draft.seat, match.card.words.by_code[code])
    return Draft(draft.seat, codes, g) if codes else None
