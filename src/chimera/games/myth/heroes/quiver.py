"""Ammo: what an attack costs of it, how it is paid, and how the quiver is filled again."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.events import Message
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.horde import Horde
from chimera.games.myth.known import Known
from chimera.games.myth.ops import K_AMMO, K_OPTIONAL_AMMO, K_REQUIRES_AMMO, PER_AMMO
from chimera.games.myth.printed import Op
from chimera.games.myth.words import (
    AMMO,
    COPIES,
    DEED_AMMO,
    DEED_CLEARED,
    DEED_KIND,
    DEED_KNIFE,
    DEED_SEAT,
    DEED_SPACE,
    FROM_SPACE,
    NOTHING,
    SPACES,
)

# What can be paid


def in_quiver(g: Known, seat: int) -> int:
    """How much Ammo a hero has ready."""
    return g.quiver[seat].bit_count()


def in_spaces(g: Known, seat: int) -> list[int]:
    """The spaces (0 to 3) of a hero in which Ammo lies that is not used up."""
    found: list[int] = []
    for space in range(SPACES):
        kind = g.in_play(seat * SPACES + space)
        if kind != NOTHING and g.box.card_keywords[kind] & K_AMMO:
            found.append(space)
    return found


def takes_from_spaces(g: Known, kind: int) -> bool:
    """Whether Ammo that lies in a space may pay for a card."""
    for op in g.box.does[kind]:
        if op.spaces_pay:
            return True
    return False


def most_ammo(g: Known, seat: int, kind: int) -> int:
    """The most Ammo of the quiver that a card can take."""
    keywords = g.box.card_keywords[kind]
    if not keywords & (K_REQUIRES_AMMO | K_OPTIONAL_AMMO):
        return 0
    ready = in_quiver(g, seat)
    for op in g.box.does[kind]:
        if op.points_per == PER_AMMO:
            return ready
    return min(1, ready)


def ammo_choices(g: Known, seat: int, kind: int) -> list[int]:
    """How much Ammo of the quiver a card may take: 0 is the knife, or what lies in a space."""
    most = most_ammo(g, seat, kind)
    keywords = g.box.card_keywords[kind]
    least = 0 if keywords & K_OPTIONAL_AMMO else 1
    if not keywords & (K_REQUIRES_AMMO | K_OPTIONAL_AMMO):
        return [0]
    return list(range(least, most + 1))


def can_pay(g: Known, seat: int, kind: int) -> bool:
    """Whether a hero has the Ammo that a card requires."""
    if not g.box.card_keywords[kind] & K_REQUIRES_AMMO:
        return True
    return g.quiver[seat] != 0 or (takes_from_spaces(g, kind) and len(in_spaces(g, seat)) > 0)


def why_no_ammo(g: Known, seat: int, kind: int) -> Reason | None:
    """Why a hero cannot pay the Ammo of a card; None when it can."""
    if can_pay(g, seat, kind):
        return None
    if in_spaces(g, seat):
        return Reason("ammo-lies-in-space", "myth.archer.ammo-in-space-not-usable")
    return Reason("no-ammo", "myth.archer.requires-ammo")


def asks_ammo(g: Known, seat: int, kind: int) -> bool:
    """Whether a card needs to be told how much Ammo it takes, and from where."""
    return g.box.card_keywords[kind] & (K_REQUIRES_AMMO | K_OPTIONAL_AMMO) != 0


class ChooseAmmo(Step[Horde]):
    """How much Ammo is discarded for the card: 0 is the knife; or the Ammo of a space."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Horde, seat: int) -> list[Opt]:
        kind = g.deed[DEED_KIND]
        opts = [AMMO.at(n) for n in ammo_choices(g, seat, kind)]
        if takes_from_spaces(g, kind):
            opts.extend([FROM_SPACE.at(space) for space in in_spaces(g, seat)])
        return opts

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.aims(seat)
        if opt.verb == FROM_SPACE.name:
            take_from_space(g, opt.a)
        else:
            take_from_quiver(g, opt.a)

    def in_chain(self, g: Horde) -> bool:
        return g.deed[DEED_SPACE] < 0

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("prompt-ammo", {"seat": seat, "card": g.deed[DEED_KIND], "quiver": in_quiver(g, seat)})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        if opt.verb == FROM_SPACE.name:
            return "myth.archer.wayfarers-ruse"
        keywords = g.box.card_keywords[g.deed[DEED_KIND]]
        return "myth.archer.optional-ammo" if keywords & K_OPTIONAL_AMMO else "myth.archer.requires-ammo"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        kind = g.deed[DEED_KIND]
        if opt.verb == FROM_SPACE.name:
            return Reason("ammo-lies-in-space", "myth.archer.ammo-in-space-not-usable")
        if opt.verb == AMMO.name:
            if opt.a == 0:
                return Reason("needs-ammo", "myth.archer.requires-ammo")
            if opt.a > in_quiver(g, seat):
                return Reason("no-ammo", "myth.archer.requires-ammo", {"quiver": in_quiver(g, seat)})
            return Reason("one-ammo", self.rule(g, seat, opt), {"card": kind})
        return Reason("choose-ammo", "myth.order.resolve-fully", {"card": kind})


def take_from_quiver(g: Horde, n: int) -> None:
    """The card takes so much Ammo of the quiver; with none it is made with the knife."""
    g.deed[DEED_AMMO] = n
    g.deed[DEED_KNIFE] = 0 if n > 0 else 1


def take_from_space(g: Horde, space: int) -> None:
    """The card takes the Ammo of a space, which is turned over when it is carried out."""
    g.deed[DEED_AMMO] = 1
    g.deed[DEED_KNIFE] = 0
    g.deed[DEED_CLEARED] |= 1 << space


def pay_ammo(g: Horde) -> None:
    """The Ammo that the card takes is discarded; what lies in a space is turned over."""
    deed = g.deed
    if deed[DEED_AMMO] <= 0:
        return
    seat = deed[DEED_SEAT]
    from_quiver = deed[DEED_AMMO]
    for space in in_spaces(g, seat):
        if deed[DEED_CLEARED] >> space & 1:
            g.turn_card(seat, space)
            deed[DEED_CLEARED] &= ~(1 << space)
            from_quiver -= 1
    g.shoot(seat, from_quiver)


# How it is filled


def load_spaces(g: Horde, seat: int) -> None:
    """Ammo in spaces goes into the quiver, as much as there is room for; what was used up does not."""
    for space in in_spaces(g, seat):
        if g.quiver_room(seat) > 0:
            g.load_from_space(seat, space)


def loadable(g: Known, seat: int, op: Op) -> list[int]:
    """The places in the discards of the Ammo that a card puts into the quiver, the later first; [] if it cannot."""
    if g.quiver_room(seat) < (op.amount if op.pair else 1):
        return []
    pile = g.discards[seat]
    found: list[int] = []
    i = len(pile) - 1
    while i >= 0 and len(found) < op.amount:
        if is_ammo_at(g, seat, i):
            if op.pair and found and found[-1] != i + 1:
                found = []  # myth.archer.scavenge: next to each other
            found.append(i)
        i -= 1
    if op.pair and len(found) < op.amount:
        return []
    return found


def is_ammo_at(g: Known, seat: int, i: int) -> bool:
    """Whether a card of the discards is Ammo that everybody has seen."""
    copy = g.discards[seat][i]
    return copy < COPIES and g.is_ammo(seat, copy)


def why_not_load(g: Known, seat: int, op: Op) -> Reason | None:
    """Why a card can put no Ammo into the quiver; None when it can."""
    if loadable(g, seat, op):
        return None
    rule = "myth.archer.scavenge" if op.pair else "myth.archer.retrieve"
    room = g.quiver_room(seat)
    if room < (op.amount if op.pair else 1):
        return Reason("quiver-full", "myth.archer.quiver-capacity", {"room": room})
    return Reason("no-pair-of-ammo" if op.pair else "no-ammo-discarded", rule)


def load(g: Horde, seat: int, op: Op) -> None:
    """Ammo of the discards goes into the quiver."""
    for i in loadable(g, seat, op):  # the later first, so that the others stay where they are
        g.load_from_discards(seat, i)
