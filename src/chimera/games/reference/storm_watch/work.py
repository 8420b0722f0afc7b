"""The work of an hour: all keepers in free order until everybody is ready. To play a card is a chain of choices."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.agenda import Together
from chimera.engine.events import Message
from chimera.engine.game import Opt
from chimera.engine.reasons import Reason
from chimera.games.reference.storm_watch.changes import Night, Part
from chimera.games.reference.storm_watch.refusals import not_here, why_not_aim, why_not_give, why_not_work
from chimera.games.reference.storm_watch.words import (
    AT,
    BOAT,
    CARDS,
    FLINT,
    FORESTER,
    GATHER,
    GIVE,
    HAND,
    HANDS,
    IN_HAND,
    INNKEEPER,
    LAMPLIGHTER,
    LIGHT,
    PIPE,
    PIPER,
    PLAY,
    SAILCLOTH,
    STORES,
    STORM_DECK,
    TEND,
    TO,
    WALK,
    WEATHER_GLASS,
    WHOM,
)

RULES: Final[dict[str, str]] = {
    "ready": "storm_watch.hour.free-order",
    "walk": "storm_watch.work.walk",
    "tend": "storm_watch.work.tend",
    "gather": "storm_watch.work.gather",
    "light": "storm_watch.trade.lamplighter",
    "pipe": "storm_watch.trade.piper",
    "give": "storm_watch.work.give",
}


class Work(Together[Night]):
    """Every keeper who has effort left may act; whoever is ready may be asked again when somebody else has acted."""

    SHY: ClassVar[tuple[str, ...]] = ("ready",)

    def can(self, g: Night, seat: int) -> bool:
        return g.effort[seat] > 0  # storm_watch.hour.effort

    def acts(self, g: Night, seat: int) -> list[Opt]:
        if g.effort[seat] == 0:
            return []
        box = g.box
        here = g.spots[seat]
        opts = [WALK[place] for place in box.links[here]]
        if 0 < g.fires[here] < g.most[here]:
            opts.append(TEND)
        if box.stores[here] and g.held(seat) < IN_HAND and g.cards.size(STORES) > 0:
            opts.append(GATHER)
        if box.trades[seat] == LAMPLIGHTER and g.fires[here] == 0:
            opts.append(LIGHT)
        if box.trades[seat] == PIPER:
            opts.extend([PIPE[other] for other in range(len(g.scores)) if other != seat])
        opts.extend([GIVE[other] for other in takers(g, seat)])
        hand = g.hand(seat)
        opts.extend([PLAY[card] for card in range(len(CARDS)) if card in hand and playable(g, seat, card)])
        return opts

    def act(self, g: Night, seat: int, opt: Opt) -> None:
        if opt.verb == "walk":
            g.walk(seat, opt.a)
        elif opt is TEND:
            g.tend(seat)
        elif opt is GATHER:
            gather(g, seat)
        elif opt is LIGHT:
            g.spend(seat)
            g.light(seat, g.spots[seat], 1, "trade")
        elif opt.verb == "pipe":
            g.pipe(seat, opt.a)
        elif opt.verb == "give":
            g.begin(Give(seat, -1, opt.a), "offers")
        elif opt.a == BOAT:
            g.begin(Embark(seat, BOAT, -1), "takes")
        elif opt.a == WEATHER_GLASS:
            g.spend(seat)
            g.play(seat, WEATHER_GLASS)
            g.foresee(seat, g.box.amount[WEATHER_GLASS])
        else:
            g.begin(Aim(seat, opt.a, -1), "takes")

    def prompt(self, g: Night, seat: int) -> Message:
        args: dict[str, int | str] = {"seat": seat, "place": g.name(g.spots[seat]), "effort": g.effort[seat]}
        return Message("prompt-work", args)

    def rule(self, g: Night, seat: int, opt: Opt) -> str:
        return rule_of_card(opt.a) if opt.verb == "play" else RULES[opt.verb]

    def why_not(self, g: Night, seat: int, opt: Opt) -> Reason:
        return why_not_work(g, seat, opt)


class Aim(Part):
    """The second half of playing wood, pitch or flint: for which fire. Until then the card stays in the hand."""

    def options(self, g: Night, seat: int) -> list[Opt]:
        return [AT[place] for place in targets(g, seat, self.card)]

    def take(self, g: Night, seat: int, opt: Opt) -> None:
        g.spend(seat)
        g.play(seat, self.card)
        if self.card == FLINT:
            g.light(seat, opt.a, g.box.amount[FLINT], "card")
        else:
            g.feed(seat, opt.a, self.card)

    def prompt(self, g: Night, seat: int) -> Message:
        return Message("prompt-aim", {"seat": seat, "card": self.card})

    def rule(self, g: Night, seat: int, opt: Opt) -> str:
        return rule_of_card(self.card)

    def why_not(self, g: Night, seat: int, opt: Opt) -> Reason:
        return why_not_aim(g, seat, opt, self.card)


class Embark(Part):
    """The second part of playing a boat: who goes."""

    def options(self, g: Night, seat: int) -> list[Opt]:
        return [WHOM[other] for other in range(len(g.scores))]

    def take(self, g: Night, seat: int, opt: Opt) -> None:
        g.begin(Land(seat, BOAT, opt.a), "embarks")

    def prompt(self, g: Night, seat: int) -> Message:
        return Message("prompt-embark", {"seat": seat})

    def rule(self, g: Night, seat: int, opt: Opt) -> str:
        return rule_of_card(BOAT)

    def why_not(self, g: Night, seat: int, opt: Opt) -> Reason:
        return Reason("nobody", rule_of_card(BOAT)) if opt.verb == "whom" else not_here(opt, rule_of_card(BOAT))


class Land(Part):
    """The last part of playing a boat: where to."""

    def options(self, g: Night, seat: int) -> list[Opt]:
        return [TO[place] for place in range(len(g.box.names)) if place != g.spots[self.other]]

    def take(self, g: Night, seat: int, opt: Opt) -> None:
        g.spend(seat)
        g.play(seat, BOAT)
        g.ship(seat, self.other, opt.a)

    def prompt(self, g: Night, seat: int) -> Message:
        return Message("prompt-land", {"seat": seat, "other_seat": self.other})

    def rule(self, g: Night, seat: int, opt: Opt) -> str:
        return rule_of_card(BOAT)

    def why_not(self, g: Night, seat: int, opt: Opt) -> Reason:
        if opt.verb != "to":
            return not_here(opt, rule_of_card(BOAT))
        return Reason("there-already" if opt.a < len(g.box.names) else "no-place", rule_of_card(BOAT))


class Give(Part):
    """The second half of giving: which card."""

    def options(self, g: Night, seat: int) -> list[Opt]:
        hand = g.hand(seat)
        return [HAND[card] for card in range(len(CARDS)) if card in hand]

    def take(self, g: Night, seat: int, opt: Opt) -> None:
        g.give(seat, self.other, opt.a)

    def prompt(self, g: Night, seat: int) -> Message:
        return Message("prompt-give", {"seat": seat, "other_seat": self.other})

    def rule(self, g: Night, seat: int, opt: Opt) -> str:
        return "storm_watch.work.give"

    def why_not(self, g: Night, seat: int, opt: Opt) -> Reason:
        return why_not_give(g, seat, opt)


def rule_of_card(card: int) -> str:
    """The rule that says what a card does."""
    return "storm_watch.card." + CARDS[card].replace("_", "-")


def gather(g: Night, seat: int) -> None:
    """A keeper gathers; where the forester does, others who stand there take a card too."""
    g.gather(seat)
    for _ in range(g.box.gathered):
        g.draw(seat)
    if g.box.trades[seat] == FORESTER:
        for other in range(len(g.scores)):
            if other != seat and g.spots[other] == g.spots[seat]:
                g.draw(other)


def takers(g: Night, seat: int) -> list[int]:
    """The seats to whom a keeper can give a card: those beside it with a free hand; the innkeeper reaches everybody."""
    if g.cards.size(HANDS + seat) == 0:
        return []
    far = g.box.trades[seat] == INNKEEPER
    return [
        other
        for other in range(len(g.scores))
        if other != seat and g.held(other) < IN_HAND and (far or g.spots[other] == g.spots[seat])
    ]


def targets(g: Night, seat: int, card: int) -> list[int]:
    """The fires for which a card can be played: wood and pitch for those that burn, flint for dark ones."""
    reached = [place for place in g.box.fires if g.in_reach(seat, place)]
    if card == FLINT:
        return [place for place in reached if g.fires[place] == 0]
    return [place for place in reached if 0 < g.fires[place] < g.most[place]]


def playable(g: Night, seat: int, card: int) -> bool:
    """Whether a card in hand can be played now: every chain it begins has an end."""
    if card == SAILCLOTH:
        return False  # storm_watch.card.sailcloth: only when the storm has announced something
    if card == BOAT:
        return True
    if card == WEATHER_GLASS:
        return len(g.forecast()) < min(g.box.amount[WEATHER_GLASS], g.cards.size(STORM_DECK))
    return len(targets(g, seat, card)) > 0
