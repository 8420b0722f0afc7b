"""One method per change that somebody at the table could see: it changes the fields and tells the event."""

from __future__ import annotations

from typing import Final

from chimera.engine.events import EVERYBODY, Event
from chimera.games.evo.fields import Fields, changed_at
from chimera.games.evo.rules import losses
from chimera.games.evo.secrets import DISCARDED
from chimera.games.evo.tables import (
    COMBAT,
    EMPTY,
    FORESEE_ABILITY,
    IDEAL,
    LEGS,
    MOST,
    MUTATIONS,
    RANGE,
    STATS,
    ZONE_NAMES,
)

WALK: Final = 0
FLIGHT_MOVE: Final = 1
SWIM_MOVE: Final = 2
SLIP_MOVE: Final = 3
ADVANCE: Final = 4
RETREAT_MOVE: Final = 5

NO_BOONS: Final[list[tuple[int, ...]]] = [(0,) * (STATS * seats) for seats in range(MOST + 1)]


class Changes(Fields):
    """A table on which things happen."""

    __slots__ = ()

    # --- changes: rounds and climate ---

    def begin_round(self) -> None:
        """Count the rounds; what cards did to the climate is over."""
        self.round += 1
        self.changed = False
        self.cancelled = False
        if self.listening:
            self.tell(Event("round", -1, {"round": self.round}))

    def enter(self, phase: int) -> None:
        """Begin a phase: what cards lent for the last one is gone."""
        self.phase = phase
        self.boons = NO_BOONS[len(self.scores)]
        self.mover = -1
        self.points = 0
        self.egg = 0
        self.lair = EMPTY
        self.prey = EMPTY
        self.face = -1
        if phase == MUTATIONS:
            n = len(self.scores)
            for column in range(n):
                self.bids[column] = -1
                self.bidders[column] = -1
        if self.listening:
            self.tell(Event("phase", -1, {"phase": phase}))

    def reveal_token(self) -> int:
        """Turn over the top climate token."""
        token = self.stack[-1]
        known = self.stack_known[-1]
        self.stack = self.stack[:-1]
        self.stack_known = self.stack_known[:-1]
        self.revealed = (*self.revealed, token)
        self.learn(known, EVERYBODY)
        if self.listening:
            self.tell(Event("revealed", -1, {"token": token}))
        if token != self.box.meteorite:
            self.foresee()
        return token

    def foresee(self) -> None:
        """Whoever has sixth sense sees the top token at all times (evo.unique.sixth-sense)."""
        for gene in self.box.bearers[FORESEE_ABILITY]:
            seat = self.owners[gene]
            if seat >= 0 and self.stack:
                self.look(seat, len(self.stack) - 1)

    def look(self, seat: int, slot: int) -> None:
        """Let one seat look at a token of the stack."""
        known = self.stack_known[slot]
        if (known >> seat) & 1:
            return
        self.stack_known = (*self.stack_known[:slot], known | (1 << seat), *self.stack_known[slot + 1 :])
        self.learn(known, 1 << seat)
        if self.listening:
            depth = len(self.stack) - slot
            args: dict[str, int | str] = {"token": self.stack[slot], "depth": depth}
            self.tell(Event("glimpsed", seat, args, 1 << seat, ("token",)))

    def put_back(self, seat: int, swapped: bool) -> None:
        """Lay the top two tokens back; only who did it knows their order now."""
        top = len(self.stack) - 1
        if swapped:
            self.stack = (*self.stack[: top - 1], self.stack[top], self.stack[top - 1])
        only = 1 << seat
        self.stack_known = (*self.stack_known[: top - 1], only, only)
        if self.listening:
            self.tell(Event("ordered", seat, {"swapped": int(swapped)}, only, ("swapped",)))
        self.foresee()

    def turn_wheel(self, sections: int, card: int) -> None:
        """Turn the arms of the wheel, clockwise when positive; the token of the round does it, or a card."""
        before = self.wheel
        dying = self.would_die() if self.listening else ""
        self.wheel = (self.wheel + sections) % self.box.sections
        if self.listening:
            zones = self.box.zones
            args: dict[str, int | str] = {"sections": sections, "card": card, "before": before, "after": self.wheel}
            args["steps"] = -sections if sections < 0 else sections
            args["was"] = zones[before].index(IDEAL)
            args["ideal"] = zones[self.wheel].index(IDEAL)
            args["same"] = int(args["was"] == args["ideal"])
            self.tell(Event("turned", -1, self.with_harm(args, dying)))

    def hold_wheel(self, card: int) -> None:
        """The arms stay where they are this round; the token says so, or a card."""
        if self.listening:
            self.tell(Event("held", -1, {"card": card, "ideal": self.box.zones[self.wheel].index(IDEAL)}))

    def would_die(self) -> str:
        """For each seat how many survival would take, as things stand."""
        return " ".join([str(losses(self, seat)) for seat in range(len(self.scores))])

    def with_harm(self, args: dict[str, int | str], dying: str) -> dict[str, int | str]:
        """What a change means for the herds, beside what it is: how many of them were dying, and are now."""
        args["dying_before"] = dying
        args["dying"] = self.would_die()
        args["herds"] = " ".join([str(herd) for herd in self.herds])
        return args

    # --- changes: the lab ---

    def lay_out(self, genes: list[int], bag: tuple[int, ...]) -> None:
        """Put genes under the columns from the second on."""
        for i in range(len(genes)):
            self.lab[i + 1] = genes[i]
        self.bag = bag
        self.learn(0, EVERYBODY, len(genes))
        if self.listening:
            for gene in genes:
                self.tell(Event("offered", -1, {"gene": gene}))

    def place_marker(self, seat: int, column: int, bid: int) -> int:
        """Put a marker on a bid; the seat that is ousted by it, or -1. Columns count from 0 here."""
        ousted = self.bidders[column]
        self.bidders[column] = seat
        self.bids[column] = bid
        self.lost[seat] = -1
        if self.listening:
            self.tell(Event("bid", seat, {"column": column + 1, "bid": bid, "gene": self.lab[column]}))
        if ousted >= 0:
            self.lost[ousted] = column
            if self.listening:
                args: dict[str, int | str] = {
                    "column": column + 1,
                    "gene": self.lab[column],
                    "by_seat": seat,
                    "bid": bid,
                }
                self.tell(Event("outbid", ousted, args))
        return ousted

    def pay(self, seat: int, price: int) -> None:
        """Pay mutation points to the bank."""
        self.scores[seat] -= price
        if self.listening:
            self.tell(Event("spent", seat, {"points": price}))

    def earn(self, seat: int, points: int) -> None:
        """Take mutation points from the bank."""
        self.scores[seat] += points
        if self.listening:
            self.tell(Event("gained", seat, {"points": points}))

    def take_gene(self, seat: int, column: int) -> None:
        """Put the gene of a column on a sheet."""
        gene = self.lab[column]
        self.lab[column] = EMPTY
        if self.listening:
            self.tell(Event("bought", seat, {"gene": gene, "column": column + 1}))
        self.grow(seat, gene)

    def grow(self, seat: int, gene: int) -> None:
        """A gene works from now on; what it adds to the sheet."""
        box = self.box
        if gene < box.normal:
            i = seat * box.normal + gene
            self.genes = changed_at(self.genes, i, self.genes[i] + 1)
        else:
            self.owners = changed_at(self.owners, gene - box.normal, seat)
        amount = box.gene_amount[gene]
        for stat in box.gene_stats[gene]:
            i = seat * STATS + stat
            if not box.gene_raises[gene]:
                self.species = changed_at(self.species, i, self.species[i] + amount)
            elif self.species[i] < amount:
                self.species = changed_at(self.species, i, amount)
        if gene - box.normal in box.bearers[FORESEE_ABILITY]:
            self.foresee()

    def draw_card(self, seat: int) -> None:
        """Take the top event card in secret."""
        card = self.deck[-1]
        self.deck = self.deck[:-1]
        self.holder = changed_at(self.holder, card, seat)
        self.known = changed_at(self.known, card, 1 << seat)
        self.hidden = changed_at(self.hidden, seat, self.hidden[seat] + 1)
        self.learn(0, 1 << seat)
        if self.listening:
            self.tell(Event("drew", seat, {"card": card}, 1 << seat, ("card",)))

    def set_order(self, order: tuple[int, ...], card: int = -1) -> None:
        """Arrange the markers on the initiative track."""
        same = order == self.order
        self.order = order
        if self.listening:
            places: dict[str, int | str] = {"order": " ".join([str(seat) for seat in order]), "players": len(order)}
            for i in range(len(order)):
                places[f"p{i + 1}_seat"] = order[i]
            places["same"] = int(same)
            places["card"] = card
            self.tell(Event("order", order[0], places))

    # --- changes: the island ---

    def enter_space(self, seat: int, space: int) -> None:
        """Note one more dinosaur on the board and among the seat's spots."""
        self.board[space] = seat
        spots = self.spots
        first = seat * self.box.herd
        i = first + self.herds[seat]
        while i > first and spots[i - 1] > space:
            spots[i] = spots[i - 1]
            i -= 1
        spots[i] = space

    def change_space(self, seat: int, source: int, target: int) -> None:
        """Note that a dinosaur stands elsewhere."""
        self.board[source] = EMPTY
        self.board[target] = seat
        spots = self.spots
        first = seat * self.box.herd
        last = first + self.herds[seat] - 1
        i = first
        while spots[i] != source:
            i += 1
        while i < last and spots[i + 1] < target:
            spots[i] = spots[i + 1]
            i += 1
        while i > first and spots[i - 1] > target:
            spots[i] = spots[i - 1]
            i -= 1
        spots[i] = target

    def leave_space(self, seat: int, space: int) -> None:
        """Note that no dinosaur stands there any more."""
        self.board[space] = EMPTY
        spots = self.spots
        i = seat * self.box.herd
        last = i + self.herds[seat] - 1
        while spots[i] != space:
            i += 1
        while i < last:
            spots[i] = spots[i + 1]
            i += 1
        spots[last] = EMPTY

    def begin_moves(self, seat: int) -> None:
        """A seat's own turn to move."""
        self.mover = seat
        self.points = self.stat(seat, LEGS)
        self.acted = False
        self.flown = False
        self.swum = False
        if self.listening:
            self.tell(Event("turn", seat, {"points": self.points}))

    def move(self, source: int, target: int, how: int) -> None:
        """A dinosaur goes to an empty space; walking, flying, swimming and slipping through cost a point."""
        seat = self.board[source]
        self.change_space(seat, source, target)
        if how < ADVANCE:
            self.points -= 1
            self.acted = True
            if how == FLIGHT_MOVE:
                self.flown = True
            elif how == SWIM_MOVE:
                self.swum = True
        if self.listening:
            labels = self.island().labels
            args: dict[str, int | str] = {"source": source, "space": target, "how": how}
            args["from"] = labels[source]
            args["to"] = labels[target]
            self.tell(Event("moved", seat, args))

    def prepare(self, seat: int, source: int) -> None:
        """A player has picked the dinosaur that flies, swims or slips through, and will say where it lands."""
        if self.listening:
            self.tell(Event("prepared", seat, {"source": source, "at": self.island().labels[source]}))

    def declare(self, source: int, target: int) -> None:
        """Begin a combat; it costs a point, won or lost (evo.combat.cost-one-point)."""
        self.points -= 1
        self.acted = True
        self.lair = source
        self.prey = target
        self.face = -1
        if self.listening:
            labels = self.island().labels
            args: dict[str, int | str] = {"source": source, "space": target, "target_seat": self.board[target]}
            args["from"] = labels[source]
            args["to"] = labels[target]
            self.tell(Event("attacked", self.board[source], args))

    def show_die(
        self, seat: int, source: int, target: int, face: int, won: bool, attack: int = 0, defence: int = 0
    ) -> None:
        """The combat die has fallen, with so many horns on both sides.

        A killer baby comes from nowhere (source -1) and needs no horns. The event says how many horns more than the
        defender's this face needs to win: -99 always, 99 never.
        """
        self.lair = source
        self.prey = target
        self.face = face
        if self.listening:
            args: dict[str, int | str] = {"source": source, "space": target, "face": face, "won": int(won)}
            args["target_seat"] = self.board[target]
            args["at"] = self.island().labels[target]
            args["attack"] = attack
            args["defence"] = defence
            args["needs"] = self.box.face_margin[face]
            self.tell(Event("fought", seat, args))

    def roll(self) -> int:
        """Roll the combat die; every round has its own dice."""
        if self.rolled != self.round:
            self.rolled = self.round
            self.dice.open(COMBAT)
        die = self.box.die
        return die[self.dice.below(COMBAT, len(die))]

    def take_off(self, space: int, why: str, by: int = -1) -> None:
        """A dinosaur goes back to its owner's supply; whose deed it was, if anybody's."""
        seat = self.board[space]
        self.leave_space(seat, space)
        self.herds[seat] -= 1
        if self.listening:
            island = self.island()
            args: dict[str, int | str] = {"space": space, "at": island.labels[space], "why": why}
            args["terrain"] = island.terrain[space]
            args["peril"] = ZONE_NAMES[island.zone[self.wheel][space]]
            args["by_seat"] = by
            args["herd"] = self.herds[seat]
            self.tell(Event("lost", seat, args))

    def put_on(self, seat: int, space: int, again: bool = False) -> None:
        """A newborn comes from the supply, or again the dinosaur that was taken up."""
        self.enter_space(seat, space)
        self.herds[seat] += 1
        if self.listening:
            args: dict[str, int | str] = {"space": space, "at": self.island().labels[space]}
            args["herd"] = self.herds[seat]
            args["again"] = int(again)
            self.tell(Event("born", seat, args))

    def next_pass(self, egg: int) -> None:
        """Begin a pass of births: those with at least so many eggs."""
        self.egg = egg
        if self.listening:
            self.tell(Event("pass", -1, {"egg": egg}))

    # --- changes: event cards ---

    def bare(self, card: int) -> None:
        """Show a card from a hand to everybody."""
        known = self.known[card]
        if known != EVERYBODY:
            self.learn(known, EVERYBODY)
            self.known = changed_at(self.known, card, EVERYBODY)
            seat = self.holder[card]
            self.hidden = changed_at(self.hidden, seat, self.hidden[seat] - 1)
            self.bared += 1

    def announce(self, card: int) -> None:
        """Lay a card on the table to be played at this moment."""
        self.bare(card)
        self.announced = (*self.announced, card)
        if self.listening:
            self.tell(Event("announced", self.holder[card], {"card": card}))

    def withdraw(self, card: int) -> None:
        """Take an announced card back."""
        self.announced = tuple([c for c in self.announced if c != card])
        if self.listening:
            self.tell(Event("withdrawn", self.holder[card], {"card": card}))

    def give_back(self, card: int) -> None:
        """An announced card without effect goes back to its hand (evo.event.second-climate-card-returns)."""
        self.announced = tuple([c for c in self.announced if c != card])
        if self.listening:
            self.tell(Event("returned", self.holder[card], {"card": card}))

    def use(self, card: int) -> int:
        """A card takes effect and is discarded; who played it."""
        self.bare(card)
        seat = self.holder[card]
        self.announced = tuple([c for c in self.announced if c != card])
        self.holder = changed_at(self.holder, card, DISCARDED)
        self.bared -= 1
        if self.listening:
            self.tell(Event("played", seat, {"card": card, "phase": self.phase}))
        return seat

    def strike(self, seat: int, card: int, target: int) -> None:
        """A player has chosen whom a card strikes, and will say how."""
        if self.listening:
            self.tell(Event("struck", seat, {"card": card, "target_seat": target}))

    def lend(self, seat: int, stat: int, amount: int, raised: bool, card: int = -1) -> None:
        """What a card adds to a species until the phase ends."""
        i = seat * STATS + stat
        before = self.lent(seat, stat)
        dying = self.would_die() if self.listening else ""
        if not raised:
            self.boons = changed_at(self.boons, i, self.boons[i] + amount)
        elif self.boons[i] < amount:
            self.boons = changed_at(self.boons, i, amount)
        if stat == LEGS and seat == self.mover:
            self.points += amount
        if self.listening:
            args: dict[str, int | str] = {"stat": stat, "amount": amount, "raised": int(raised)}
            args["card"] = card
            args["before"] = before
            args["after"] = self.lent(seat, stat)
            self.tell(Event("lent", seat, self.with_harm(args, dying)))

    def lent(self, seat: int, stat: int) -> int:
        """A number of the sheet with what cards lend it; a range that is lent replaces a shorter one."""
        return self.birth_range(seat) if stat == RANGE else self.stat(seat, stat)

    def learn(self, known: int, known_by: int, things: int = 1) -> None:
        """Note who is shown something new."""
        told = list(self.told_seats)
        for seat in range(len(told)):
            if (known_by >> seat) & 1 and not (known >> seat) & 1:
                told[seat] += things
        self.told_seats = tuple(told)
