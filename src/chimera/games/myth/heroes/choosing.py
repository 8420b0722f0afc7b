"""The steps in which a player says whom, where or which: heroes, squares, foes, Ongoing cards, cards of the deck."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.cells import cells_of
from chimera.engine.events import Message
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.heroes.means import (
    ASK_FOE,
    ASK_HEROES,
    ASK_SPACES,
    ASK_SQUARE,
    asks,
    foes_for,
    heroes_for,
    most_heroes,
    rule_of,
    squares_for,
)
from chimera.games.myth.horde import Horde
from chimera.games.myth.ops import O_SHIFT, WHO_UP_TO
from chimera.games.myth.printed import Op
from chimera.games.myth.words import (
    CARD,
    CLEAR,
    DEED_CLEARED,
    DEED_FLAGS,
    DEED_HEROES,
    DEED_KIND,
    DEED_LOOKS,
    DEED_OP,
    DEED_SEAT,
    DEED_SPACE,
    DEED_SQUARE,
    DEED_STRIDE,
    DONE,
    HERO,
    SQUARE,
    TARGET,
    WEBBED,
)


def question(g: Horde, op: Op) -> Step[Horde] | None:
    """The step that asks for what an op needs to be told; None where it needs nothing."""
    seat = g.deed[DEED_SEAT]
    ask = asks(op)
    if ask == ASK_HEROES:
        return ChooseHeroes(seat)
    if ask == ASK_SQUARE:
        return ChooseSquare(seat)
    if ask == ASK_FOE:
        return ChooseFoe(seat)
    if ask == ASK_SPACES:
        return ChooseOngoing(seat)
    return None


class Choosing(Step[Horde]):
    """A question about the card that is being carried out; the op it is for is the one at DEED_OP."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def op(self, g: Horde) -> Op:
        """What the question is for."""
        return g.box.does[g.deed[DEED_KIND]][g.deed[DEED_OP]]

    def in_chain(self, g: Horde) -> bool:
        return g.deed[DEED_SPACE] < 0

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return rule_of(g, g.deed[DEED_KIND], self.op(g))

    def asking(self, g: Horde, key: str) -> Message:
        """A prompt that names the card."""
        return Message(key, {"seat": self.seat, "card": g.deed[DEED_KIND]})

    def refused(self, g: Horde, key: str) -> Reason:
        """A refusal that names the card."""
        return Reason(key, rule_of(g, g.deed[DEED_KIND], self.op(g)), {"card": g.deed[DEED_KIND]})


class ChooseHeroes(Choosing):
    """Whom the card helps: one hero, or up to so many, one after the other."""

    def options(self, g: Horde, seat: int) -> list[Opt]:
        deed = g.deed
        op = self.op(g)
        left = heroes_for(g, seat, deed[DEED_KIND], op, deed[DEED_STRIDE]) & ~deed[DEED_HEROES]
        opts = [HERO.at(other) for other in cells_of(left)]
        if op.who == WHO_UP_TO:
            opts.append(DONE.at())
        return opts

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.aims(seat)
        if opt.verb != HERO.name:
            return
        deed = g.deed
        op = self.op(g)
        deed[DEED_HEROES] |= 1 << opt.a
        if op.who != WHO_UP_TO or deed[DEED_HEROES].bit_count() >= self.most(g):
            return
        if heroes_for(g, seat, deed[DEED_KIND], op, deed[DEED_STRIDE]) & ~deed[DEED_HEROES]:
            g.do(ChooseHeroes(seat))

    def most(self, g: Horde) -> int:
        """How many heroes may be chosen."""
        return most_heroes(g, self.seat, g.deed[DEED_KIND], self.op(g), g.deed[DEED_SPACE] >= 0)

    def prompt(self, g: Horde, seat: int) -> Message:
        message = self.asking(g, "prompt-heroes")
        left = self.most(g) - g.deed[DEED_HEROES].bit_count()
        return Message(message.key, {**message.args, "n": left})

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb == DONE.name:
            return self.refused(g, "choose-a-hero")
        if opt.verb != HERO.name:
            return Reason("choose-a-hero", "myth.order.resolve-fully", {"card": g.deed[DEED_KIND]})
        if opt.a >= g.box.seats:
            return self.refused(g, "no-such-hero")
        if not g.alive(opt.a):
            return Reason("is-slain", "myth.death.cards")
        if g.deed[DEED_HEROES] >> opt.a & 1:
            return self.refused(g, "is-chosen")
        return self.refused(g, "not-oneself" if opt.a == seat else "hero-out-of-reach")


class ChooseSquare(Choosing):
    """Where the hero is shifted, or what is laid there."""

    def options(self, g: Horde, seat: int) -> list[Opt]:
        deed = g.deed
        squares = squares_for(g, seat, deed[DEED_KIND], self.op(g), deed[DEED_STRIDE])
        return [SQUARE.at(square) for square in cells_of(squares)]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.aims(seat)
        deed = g.deed
        deed[DEED_SQUARE] = opt.a
        if deed[DEED_SPACE] >= 0 and opt.a != g.at[seat]:  # a shift after an attack
            g.shift(seat, opt.a)

    def prompt(self, g: Horde, seat: int) -> Message:
        return self.asking(g, "prompt-shift" if self.op(g).op == O_SHIFT else "prompt-square")

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb != SQUARE.name:
            return Reason("choose-a-square", "myth.order.resolve-fully", {"card": g.deed[DEED_KIND]})
        if self.op(g).op == O_SHIFT and g.ails[seat] & WEBBED:
            return Reason("is-webbed", "myth.effect.captured")
        if opt.a == g.at[seat]:
            return self.refused(g, "stands-there")
        if (g.taken() | g.box.red | g.box.blue) >> opt.a & 1:
            return self.refused(g, "square-taken")
        return self.refused(g, "square-out-of-reach")


class ChooseFoe(Choosing):
    """On which foe the card is laid."""

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [TARGET.at(foe) for foe in foes_for(g)]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.aims(seat)
        g.targets = [opt.a]

    def prompt(self, g: Horde, seat: int) -> Message:
        return self.asking(g, "prompt-mark")

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb != TARGET.name:
            return Reason("choose-a-foe", "myth.order.resolve-fully", {"card": g.deed[DEED_KIND]})
        return self.refused(g, "no-such-foe")


class ChooseOngoing(Choosing):
    """Which Ongoing cards are cleared for the card."""

    def open_spaces(self, g: Horde) -> list[int]:
        """The spaces with cards that may still be cleared for it."""
        return [space for space in g.ongoing(self.seat) if not g.deed[DEED_CLEARED] >> space & 1]

    def options(self, g: Horde, seat: int) -> list[Opt]:
        opts = [CLEAR.at(space) for space in self.open_spaces(g)]
        if g.deed[DEED_CLEARED].bit_count() >= self.op(g).least:
            opts.append(DONE.at())
        return opts

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.aims(seat)
        if opt.verb != CLEAR.name:
            return
        deed = g.deed
        op = self.op(g)
        deed[DEED_CLEARED] |= 1 << opt.a
        if self.open_spaces(g) and (op.most < 0 or deed[DEED_CLEARED].bit_count() < op.most):
            g.do(ChooseOngoing(seat))

    def prompt(self, g: Horde, seat: int) -> Message:
        return self.asking(g, "prompt-clear")

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.apprentice.ongoing-choice"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb == CLEAR.name:
            return Reason("not-ongoing", "myth.apprentice.ongoing-cleared")
        if opt.verb == DONE.name:
            return self.refused(g, "clear-one")
        return Reason("choose-ongoing", "myth.order.resolve-fully", {"card": g.deed[DEED_KIND]})


class Search(Step[Horde]):
    """A hero looks through the deck and takes a card of it into the hand; then the deck is shuffled."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n  # cards still to be taken

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [CARD.at(kind) for kind in g.kinds_in(seat, g.deck[seat])]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.fetch(seat, g.copy_in(seat, g.deck[seat], opt.a))
        if self.n > 1 and g.deck[seat]:
            g.do(Search(seat, self.n - 1))
        else:
            g.deed[DEED_FLAGS] &= ~DEED_LOOKS

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("prompt-search", {"seat": seat, "card": g.deed[DEED_KIND]})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.soldier.the-easy-way"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb == CARD.name:
            return Reason("not-in-deck", "myth.soldier.the-easy-way")
        return Reason("choose-a-card", "myth.order.resolve-fully", {"card": g.deed[DEED_KIND]})
