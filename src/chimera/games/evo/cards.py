"""Event cards: the moments at which they may be played, announcing and withdrawing, and what they do."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.events import EVERYBODY, Message
from chimera.engine.game import AUTO, PASS, Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.evo.rules import other_question
from chimera.games.evo.state import Evo
from chimera.games.evo.tables import (
    CANCEL_TURN,
    FIRST_PLACE,
    MOMENTS,
    MOST,
    ORDER_TOKENS,
    RAISE,
    TURN_WHEEL,
)
from chimera.games.evo.words import KEEP, LAYER, PLAY, SWAP, VICTIM, WITHDRAW

ONE_TAKEN_BACK: Final = 2  # from these rules on a player takes back at most one card per moment
SECOND_CHANGE: Final = 2  # from these rules on a player may announce a second change of the climate

NAMED: Final = (("one_seat", "card"), ("two_seat", "card_2"), ("three_seat", "card_3"))  # cards that a sentence names
ONLY_PASS: Final = [PASS]
NOTHING: Final[list[Opt]] = []  # shared; never changed


def may_be_asked(g: Evo, seat: int, moment: int) -> bool:
    """Whether a seat is asked for a card: from what everybody knows, it could hold a fitting one."""
    if g.hidden[seat] > 0:
        return True
    if g.bared == 0:
        return False
    for card in g.box.cards_at[moment]:
        if g.holder[card] == seat and g.known[card] == EVERYBODY and fits(g, card):
            return True
    return False


def fits(g: Evo, card: int) -> bool:
    """Whether a card in a hand could be announced, if this is its moment."""
    if g.announced and card in g.announced:
        return False
    if g.box.changes_climate[card]:
        if g.changed:  # evo.event.one-climate-change-per-round
            return False
        if g.rules < SECOND_CHANGE:  # evo.event.second-climate-card-returns
            for other in g.announced:
                if g.box.changes_climate[other] and g.holder[other] == g.holder[card]:
                    return False
    return True


def holds(g: Evo, seat: int, card: int) -> bool:
    """Whether a card is in a hand; one that the deck does not have is in none."""
    return card < len(g.holder) and g.holder[card] == seat


def playable(g: Evo, seat: int, moment: int) -> list[Opt]:
    """The cards of a hand that may be announced at this moment, in order."""
    opts: list[Opt] = NOTHING
    for card in g.box.cards_at[moment]:
        if g.holder[card] == seat and fits(g, card):
            opts = [*opts, PLAY.opts[card]]
    return opts


def card_refused(g: Evo, seat: int, card: int, moment: int) -> Reason:
    """Why a card cannot be played now; moment -1 when no card can be."""
    if not holds(g, seat, card):
        return Reason("card-not-held", "evo.event.secret-hand", {"card": card})
    if card in g.announced:
        return Reason("card-announced", "evo.event.single-use", {"card": card})
    if g.box.card_moment[card] == moment and g.box.changes_climate[card]:
        return Reason("climate-changed", "evo.event.one-climate-change-per-round", {"card": card})
    return Reason("card-moment", "evo.event.printed-timing", {"card": card, "moment": g.box.card_moment[card]})


class Window(Step[Evo]):
    """A moment at which anybody may play cards: asked in initiative order (evo.event.precedence)."""

    __slots__ = ("moment",)
    FIELDS: ClassVar[tuple[str, ...]] = ("moment",)

    def __init__(self, moment: int) -> None:
        self.seat = AUTO
        self.moment = moment

    def run(self, g: Evo) -> None:
        ask_from(g, self.moment, 0)


def ask_from(g: Evo, moment: int, place: int) -> None:
    """Ask the next seat on the track that could hold a fitting card; after the last, settle."""
    order = g.order
    while place < len(order):
        if may_be_asked(g, order[place], moment):
            g.agenda.append(ANNOUNCE[moment * MOST + order[place]])
            return
        place += 1
    settle(g)


def settle(g: Evo) -> None:
    """All have announced: with several players in it, each may think again; then the cards are resolved."""
    if not g.announced:
        return
    g.agenda.append(RESOLVE)
    first = g.holder[g.announced[0]]
    if len([card for card in g.announced if g.holder[card] != first]) == 0:
        return
    i = len(g.order) - 1
    while i >= 0:
        seat = g.order[i]
        if len([card for card in g.announced if g.holder[card] == seat]) > 0:
            g.agenda.append(RECONSIDER[seat])
        i -= 1


class Announce(Step[Evo]):
    """A player announces cards, or passes."""

    WINDOW: ClassVar[bool] = True
    __slots__ = ("moment",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "moment")

    def __init__(self, seat: int, moment: int) -> None:
        self.seat = seat
        self.moment = moment

    def options(self, g: Evo, seat: int) -> list[Opt]:
        plays = playable(g, seat, self.moment)
        return [PASS, *plays] if plays else ONLY_PASS

    def take(self, g: Evo, seat: int, opt: Opt) -> None:
        if opt is not PASS:
            g.announce(opt.a)
            if may_be_asked(g, seat, self.moment):  # evo.event.several-per-phase
                g.agenda.append(self)
                return
        order = g.order
        place = 0
        while order[place] != seat:
            place += 1
        ask_from(g, self.moment, place + 1)

    def prompt(self, g: Evo, seat: int) -> Message:
        return Message("prompt-announce", {"seat": seat, "moment": self.moment})

    def rule(self, g: Evo, seat: int, opt: Opt) -> str:
        return "evo.event.precedence" if opt is PASS else "evo.event.printed-timing"

    def why_not(self, g: Evo, seat: int, opt: Opt) -> Reason:
        if opt.verb == "play":
            return card_refused(g, seat, opt.a, self.moment)
        return other_question(g, opt)


class Reconsider(Step[Evo]):
    """After seeing the others' cards a player may take one card back (evo.event.withdraw)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Evo, seat: int) -> list[Opt]:
        own = [card for card in g.announced if g.holder[card] == seat]
        own.sort()
        return [PASS, *[WITHDRAW.opts[card] for card in own]]

    def take(self, g: Evo, seat: int, opt: Opt) -> None:
        if opt is PASS:
            return
        g.withdraw(opt.a)
        if g.rules < ONE_TAKEN_BACK and len([card for card in g.announced if g.holder[card] == seat]) > 0:
            g.agenda.append(self)

    def prompt(self, g: Evo, seat: int) -> Message:
        others = [card for card in g.announced if g.holder[card] != seat]
        args: dict[str, int | str] = {"seat": seat, "others": len(others), "more": max(0, len(others) - len(NAMED))}
        for card, (whose, which) in zip(others, NAMED, strict=False):  # announced cards lie open
            args[whose] = g.holder[card]
            args[which] = card
        return Message("prompt-reconsider", args)

    def rule(self, g: Evo, seat: int, opt: Opt) -> str:
        return "evo.event.withdraw"

    def why_not(self, g: Evo, seat: int, opt: Opt) -> Reason:
        if opt.verb == "withdraw":
            return Reason("not-announced", "evo.event.withdraw", {"card": opt.a})
        if opt.verb == "play":
            return Reason("announcing-over", "evo.event.withdraw", {"card": opt.a})
        return other_question(g, opt)


class Resolve(Step[Evo]):
    """The announced cards take effect, one after the other."""

    def run(self, g: Evo) -> None:
        if not g.announced:
            return
        card = g.announced[0]
        if len(g.announced) > 1:
            g.agenda.append(self)
        if g.box.changes_climate[card] and g.changed:
            g.give_back(card)
        else:
            take_effect(g, card)


def take_effect(g: Evo, card: int) -> None:
    """Use up a card and do what it says, or ask its owner what it leaves open."""
    op = g.box.card_op[card]
    amount = g.box.card_amount[card]
    if g.box.changes_climate[card]:
        g.changed = True
    if op == CANCEL_TURN:
        g.cancelled = True
    seat = g.use(card)
    if op == CANCEL_TURN:
        g.hold_wheel(card)
    elif op == TURN_WHEEL:
        g.turn_wheel(amount, card)
    elif op == FIRST_PLACE:
        g.set_order((seat, *[s for s in g.order if s != seat]), card)
    elif op == ORDER_TOKENS:
        for depth in range(1, amount + 1):
            if depth <= len(g.stack):
                g.look(seat, len(g.stack) - depth)
        g.agenda.append(ORDER[seat])
    elif g.box.card_strikes[card]:
        g.agenda.append(Strike(seat, card))
    elif g.box.card_chooses[card]:
        g.agenda.append(ChooseLayer(seat, card, seat))
    else:
        for stat in g.box.card_stats[card]:
            g.lend(seat, stat, amount, op == RAISE, card)


class OrderTokens(Step[Evo]):
    """Whoever looked at the top two climate tokens puts them back; the meteorite locks their order."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Evo, seat: int) -> list[Opt]:
        if len(g.stack) < 2 or g.stack[-1] == g.box.meteorite or g.stack[-2] == g.box.meteorite:
            return [KEEP]
        return [KEEP, SWAP]

    def take(self, g: Evo, seat: int, opt: Opt) -> None:
        if len(g.stack) > 1:
            g.put_back(seat, opt is SWAP)

    def prompt(self, g: Evo, seat: int) -> Message:
        return Message("prompt-order-tokens", {"seat": seat})

    def rule(self, g: Evo, seat: int, opt: Opt) -> str:
        return "evo.event.prescience-no-climate-change"

    def why_not(self, g: Evo, seat: int, opt: Opt) -> Reason:
        if opt is SWAP:
            return Reason("order-locked", "evo.event.prescience-no-climate-change")
        return other_question(g, opt)


class Strike(Step[Evo]):
    """The owner of a card chooses the opponent it strikes."""

    __slots__ = ("card",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, g: Evo, seat: int) -> list[Opt]:
        return [VICTIM.opts[s] for s in range(len(g.scores)) if s != seat]

    def take(self, g: Evo, seat: int, opt: Opt) -> None:
        g.strike(seat, self.card, opt.a)
        if g.box.card_chooses[self.card]:
            g.agenda.append(ChooseLayer(seat, self.card, opt.a))
            return
        for stat in g.box.card_stats[self.card]:
            g.lend(opt.a, stat, g.box.card_amount[self.card], False, self.card)

    def prompt(self, g: Evo, seat: int) -> Message:
        return Message("prompt-strike", {"seat": seat, "card": self.card})

    def rule(self, g: Evo, seat: int, opt: Opt) -> str:
        return "evo.event.card-texts"

    def why_not(self, g: Evo, seat: int, opt: Opt) -> Reason:
        if opt.verb == "victim":
            return Reason("no-such-opponent", "evo.event.card-texts", {"card": self.card})
        return other_question(g, opt)


class ChooseLayer(Step[Evo]):
    """The owner of a card chooses which protection it touches, and whose is known already."""

    __slots__ = ("card", "target")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "target")

    def __init__(self, seat: int, card: int, target: int) -> None:
        self.seat = seat
        self.card = card
        self.target = target

    def options(self, g: Evo, seat: int) -> list[Opt]:
        return [LAYER.opts[0], LAYER.opts[1]]

    def take(self, g: Evo, seat: int, opt: Opt) -> None:
        g.lend(self.target, g.box.card_stats[self.card][opt.a], g.box.card_amount[self.card], False, self.card)

    def prompt(self, g: Evo, seat: int) -> Message:
        return Message("prompt-layer", {"seat": seat, "card": self.card, "target_seat": self.target})

    def rule(self, g: Evo, seat: int, opt: Opt) -> str:
        return "evo.event.card-texts"

    def why_not(self, g: Evo, seat: int, opt: Opt) -> Reason:
        return other_question(g, opt)


WINDOW: Final = [Window(moment) for moment in range(len(MOMENTS))]
ANNOUNCE: Final = [Announce(seat, moment) for moment in range(len(MOMENTS)) for seat in range(MOST)]
RECONSIDER: Final = [Reconsider(seat) for seat in range(MOST)]
RESOLVE: Final = Resolve()
ORDER: Final = [OrderTokens(seat) for seat in range(MOST)]
