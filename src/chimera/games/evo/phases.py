"""A round of Evo beside the rulebook: climate, mutations, initiative, movement, births, survival."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.agenda import then
from chimera.engine.dice import Stream
from chimera.engine.events import Event, Message
from chimera.engine.game import PASS, Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.evo.births import BROOD
from chimera.games.evo.cards import WINDOW, card_refused
from chimera.games.evo.movement import BEGIN_MOVES
from chimera.games.evo.rules import other_question, price
from chimera.games.evo.state import Evo
from chimera.games.evo.survival import SUFFER
from chimera.games.evo.tables import (
    AFTER_REVEAL,
    AFTER_TURN,
    BEFORE_PAYMENT,
    BEFORE_REVEAL,
    BIRTHS,
    CLIMATE_PHASE,
    DISCOUNT,
    EMPTY,
    END_OF_INITIATIVE,
    GENE_BAG,
    INCOME,
    INITIATIVE,
    MOST,
    MOVEMENT,
    MUTATIONS,
    PLACE_ABILITY,
    START_OF_BIRTHS,
    START_OF_SURVIVAL,
    SURVIVAL,
)
from chimera.games.evo.words import BID, BIDS, PLACE


class Round(Step[Evo]):
    """The phases in their order, again and again until the meteorite strikes (evo.round.phase-order)."""

    def run(self, g: Evo) -> None:
        g.begin_round()
        then(g, CLIMATE, MUTATION, SET_INITIATIVE, MOVE_ALL, BREED, SURVIVE, EARN, ROUND)


def each_in_order(g: Evo, steps: list[Step[Evo]]) -> None:
    """Next comes everybody's own step, in the order of the initiative track."""
    place = len(g.order) - 1
    while place >= 0:
        g.agenda.append(steps[g.order[place]])
        place -= 1


# --- 1. climate ---


class Climate(Step[Evo]):
    """The top climate token is revealed and the arms turn; cards before, between and after."""

    def run(self, g: Evo) -> None:
        g.enter(CLIMATE_PHASE)
        then(g, WINDOW[BEFORE_REVEAL], REVEAL)


class Reveal(Step[Evo]):
    """Turn over the top token; the meteorite ends the game at once (evo.climate.meteorite-ends-at-once)."""

    def run(self, g: Evo) -> None:
        if g.reveal_token() == g.box.meteorite:
            g.agenda.clear()
            if g.listening:
                for seat in range(len(g.scores)):
                    g.tell(Event("scored", seat, {"points": g.scores[seat], "herd": g.herds[seat]}))
                g.tell(Event("ended", -1))
        else:
            then(g, WINDOW[AFTER_REVEAL], TURN_ARMS, WINDOW[AFTER_TURN])


class TurnArms(Step[Evo]):
    """The arms turn as the token says, unless a card has cancelled it."""

    def run(self, g: Evo) -> None:
        sections = g.box.token_turn[g.revealed[-1]]
        if g.cancelled:
            return
        if sections == 0:
            g.hold_wheel(-1)
        else:
            g.turn_wheel(sections, -1)


# --- 2. mutations ---


class Mutations(Step[Evo]):
    """The lab is filled, everybody bids until each column has one marker, all pay and take what they won."""

    def run(self, g: Evo) -> None:
        g.enter(MUTATIONS)
        fill_lab(g)
        then(g, WINDOW[BEFORE_PAYMENT], SETTLE)
        each_in_order(g, BIDDING)


def fill_lab(g: Evo) -> None:
    """Draw genes for the columns from the second on, no two alike while the bag allows it.

    Duplicates are set aside and go back afterwards (evo.lab.duplicates-return-to-bag).
    """
    bag = g.bag
    left = len(bag)
    wanted = len(g.scores) - 1
    genes: list[int] = []
    aside: list[int] = []
    while left > 0 and len(genes) < wanted:
        left -= 1
        if bag[left] in genes:
            aside.append(bag[left])
        else:
            genes.append(bag[left])
    while aside and len(genes) < wanted:  # evo.lab.not-enough-distinct-genes
        genes.append(aside.pop(0))
    bag = bag[:left]
    if aside:
        g.dice.open(GENE_BAG)
        mixed = list(bag)
        for gene in aside:
            mixed.insert(g.dice.below(GENE_BAG, len(mixed) + 1), gene)
        bag = tuple(mixed)
    g.lay_out(genes, bag)


class Bidding(Step[Evo]):
    """A player puts the marker on a bid; passing is not offered (evo.bid.mandatory)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Evo, seat: int) -> list[Opt]:
        opts: list[Opt] = []
        bids = BID.opts
        lost = g.lost[seat]
        most = affordable(g, seat)
        for column in range(len(g.bids)):
            if column != lost:  # evo.bid.outbid-leaves-column
                first = (column + 1) * BIDS
                opts.extend(bids[first + g.bids[column] + 1 : first + most + 1])  # evo.bid.must-exceed-standing-bid
        return opts

    def sample(self, g: Evo, seat: int, stream: Stream) -> Opt:
        """Count the bids of each column, then take one."""
        bids = g.bids
        lost = g.lost[seat]
        most = affordable(g, seat)
        total = 0
        for column in range(len(bids)):
            if column != lost and bids[column] < most:
                total += most - bids[column]
        i = stream.below(total)
        column = 0
        while True:
            if column != lost and bids[column] < most:
                if i < most - bids[column]:
                    return BID.at(column + 1, bids[column] + 1 + i)
                i -= most - bids[column]
            column += 1

    def take(self, g: Evo, seat: int, opt: Opt) -> None:
        ousted = g.place_marker(seat, opt.a - 1, opt.b)
        if ousted >= 0:  # evo.bid.outbid-rebids-immediately
            g.agenda.append(BIDDING[ousted])

    def prompt(self, g: Evo, seat: int) -> Message:
        key = "prompt-rebid" if g.lost[seat] >= 0 else "prompt-bid"
        discount = g.stat(seat, DISCOUNT)
        args: dict[str, int | str] = {"seat": seat, "points": g.scores[seat], "discount": discount}
        args["column"] = g.lost[seat] + 1
        args["gene"] = g.lab[g.lost[seat]] if g.lost[seat] >= 0 else EMPTY
        return Message(key, args)

    def rule(self, g: Evo, seat: int, opt: Opt) -> str:
        return "evo.bid.empty-column-any-value" if g.bids[opt.a - 1] < 0 else "evo.bid.must-exceed-standing-bid"

    def why_not(self, g: Evo, seat: int, opt: Opt) -> Reason:
        if opt is PASS:
            return Reason("bid-mandatory", "evo.bid.mandatory")
        if opt.verb == "play":
            return card_refused(g, seat, opt.a, -1)
        if opt.verb != "bid":
            return other_question(g, opt)
        return bid_refused(g, seat, opt.a, opt.b)


def affordable(g: Evo, seat: int) -> int:
    """The highest printed bid whose price a player can pay (evo.bid.discount-before-affordability)."""
    most = g.scores[seat] + g.stat(seat, DISCOUNT)
    return most if most < g.box.highest_bid else g.box.highest_bid


def bid_refused(g: Evo, seat: int, column: int, bid: int) -> Reason:
    """Why a bid is not possible; columns count from 1."""
    n = len(g.bids)
    if not 1 <= column <= n:
        return Reason("no-such-column", "evo.lab.columns-equal-players", {"column": column, "columns": n})
    standing = g.bids[column - 1]
    args: dict[str, int | str] = {"column": column, "gene": g.lab[column - 1], "bid": bid, "standing": standing}
    if g.lost[seat] == column - 1:
        return Reason("just-ousted", "evo.bid.outbid-leaves-column", args)
    if standing == g.box.highest_bid:
        return Reason("bid-final", "evo.bid.six-is-final", args)
    if bid > g.box.highest_bid:
        return Reason("bid-not-printed", "evo.bid.six-is-final", {"bid": bid, "highest": g.box.highest_bid})
    if bid <= standing:
        args["target_seat"] = g.bidders[column - 1]
        return Reason("bid-too-low", "evo.bid.must-exceed-standing-bid", args)
    args["price"] = price(g, seat, bid)
    args["points"] = g.scores[seat]
    return Reason("bid-too-dear", "evo.bid.affordability", args)


class Settle(Step[Evo]):
    """All pay for their final bids; then genes and the event card change hands (evo.pay.only-final-bid)."""

    def run(self, g: Evo) -> None:
        for column in range(len(g.bidders)):
            seat = g.bidders[column]
            cost = price(g, seat, g.bids[column])
            if cost > 0:
                g.pay(seat, cost)
        if g.deck:
            g.draw_card(g.bidders[0])
        for column in range(1, len(g.bidders)):
            if g.lab[column] != EMPTY:
                g.take_gene(g.bidders[column], column)


# --- 3. initiative ---


class Initiative(Step[Evo]):
    """Markers go up from their columns and are sorted by dinosaurs, fewest first; ties keep the columns' order."""

    def run(self, g: Evo) -> None:
        g.enter(INITIATIVE)
        order: list[int] = []
        for herd in range(max(g.herds) + 1):
            for seat in g.bidders:
                if g.herds[seat] == herd:
                    order.append(seat)
        g.set_order(tuple(order))
        g.agenda.append(WINDOW[END_OF_INITIATIVE])
        for gene in g.box.bearers[PLACE_ABILITY]:  # evo.init.gene-before-card
            if g.owners[gene] >= 0:
                g.agenda.append(CHOOSE_PLACE[g.owners[gene]])


class ChoosePlace(Step[Evo]):
    """The owner of adrenaline rush chooses a place; the others keep their order (evo.unique.adrenaline-rush)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Evo, seat: int) -> list[Opt]:
        return [PLACE.opts[place] for place in range(1, len(g.order) + 1)]

    def take(self, g: Evo, seat: int, opt: Opt) -> None:
        others = [s for s in g.order if s != seat]
        others.insert(opt.a - 1, seat)
        g.set_order(tuple(others))

    def prompt(self, g: Evo, seat: int) -> Message:
        return Message("prompt-place", {"seat": seat, "place": g.order.index(seat) + 1})

    def rule(self, g: Evo, seat: int, opt: Opt) -> str:
        return "evo.unique.adrenaline-rush"

    def why_not(self, g: Evo, seat: int, opt: Opt) -> Reason:
        if opt.verb == "play":
            return card_refused(g, seat, opt.a, -1)
        if opt.verb == "place":
            return Reason("no-such-place", "evo.unique.adrenaline-rush", {"places": len(g.order)})
        return other_question(g, opt)


# --- 4. movement, 5. births, 6. survival and income ---


class Movement(Step[Evo]):
    """In initiative order each player moves (movement.py)."""

    def run(self, g: Evo) -> None:
        g.enter(MOVEMENT)
        each_in_order(g, BEGIN_MOVES)


class Births(Step[Evo]):
    """Eggs are laid in passes (births.py)."""

    def run(self, g: Evo) -> None:
        g.enter(BIRTHS)
        then(g, WINDOW[START_OF_BIRTHS], BROOD)


class Survival(Step[Evo]):
    """In initiative order each species faces the climate (survival.py)."""

    def run(self, g: Evo) -> None:
        g.enter(SURVIVAL)
        then(g, WINDOW[START_OF_SURVIVAL], FACE_CLIMATE)


class FaceClimate(Step[Evo]):
    """The species in the order of the track, once the cards are played."""

    def run(self, g: Evo) -> None:
        each_in_order(g, SUFFER)


class Income(Step[Evo]):
    """Everybody gains a mutation point per dinosaur on the island (evo.income.one-per-dinosaur)."""

    def run(self, g: Evo) -> None:
        g.enter(INCOME)
        for seat in g.order:
            g.earn(seat, g.herds[seat])


ROUND: Final = Round()
CLIMATE: Final = Climate()
REVEAL: Final = Reveal()
TURN_ARMS: Final = TurnArms()
MUTATION: Final = Mutations()
BIDDING: Final[list[Step[Evo]]] = [Bidding(seat) for seat in range(MOST)]
SETTLE: Final = Settle()
SET_INITIATIVE: Final = Initiative()
CHOOSE_PLACE: Final = [ChoosePlace(seat) for seat in range(MOST)]
MOVE_ALL: Final = Movement()
BREED: Final = Births()
SURVIVE: Final = Survival()
FACE_CLIMATE: Final = FaceClimate()
EARN: Final = Income()
