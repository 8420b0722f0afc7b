"""Evo's state as the engine knows it: copying, viewing, imagining what is hidden, and the outcome."""

from __future__ import annotations

from typing import Final

from chimera.engine.dice import Dice, Stream
from chimera.engine.events import Message
from chimera.engine.game import Game, Opt, Outcome
from chimera.games.evo.changes import Changes
from chimera.games.evo.reasons import reasons
from chimera.games.evo.secrets import DISCARDED, imagine_cards, imagine_climate, imagine_genes
from chimera.games.evo.shown import EvoOwn, EvoPublic
from chimera.games.evo.tables import (
    CLIMATE_TOKENS,
    EVENT_DECK,
    GENE_BAG,
)
from chimera.games.evo.texts import described
from chimera.games.evo.view import private, public
from chimera.games.evo.worth import all_standings, standing

# by round, the scale that fits 200 matches of greedy bots best, against the card's
DOUBTS: Final[list[float]] = [5.0, 5.0, 5.0, 4.0, 2.5, 2.0, 1.6, 1.2, 0.8, 0.5, 0.4, 0.25]


class Evo(Changes):
    """A match of Evo."""

    # written by tools/fields.py from the fields of Fields
    __slots__ = ()

    def clone(self) -> Evo:
        """An independent copy."""
        return Evo(
            self.box,
            self.agenda[:],
            self.dice.clone(),
            self.scores[:],
            self.rules,
            self.open_scores,
            self.unlimited,
            self.round,
            self.phase,
            self.wheel,
            self.stack,
            self.stack_known,
            self.spare,
            self.revealed,
            self.changed,
            self.cancelled,
            self.board[:],
            self.herds[:],
            self.spots[:],
            self.order,
            self.bag,
            self.left_out,
            self.lab[:],
            self.bids[:],
            self.bidders[:],
            self.lost[:],
            self.genes,
            self.owners,
            self.species,
            self.boons,
            self.deck,
            self.holder,
            self.known,
            self.hidden,
            self.bared,
            self.announced,
            self.mover,
            self.points,
            self.acted,
            self.flown,
            self.swum,
            self.lair,
            self.prey,
            self.face,
            self.rolled,
            self.egg,
            self.told_seats,
        )

    # end

    def public_view(self) -> EvoPublic:
        return public(self)

    def private_view(self, role: int) -> EvoOwn:
        return private(self, role)

    def describe(self, seat: int, opt: Opt) -> Message:
        return described(self, seat, opt)

    def reasons_for(self, seat: int, opt: Opt) -> list[Message]:
        return reasons(self, seat, opt)

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        most = max(self.scores)  # evo.end.most-points-wins
        herd = max([self.herds[s] for s in range(len(self.scores)) if self.scores[s] == most])  # evo.end.tie-dinosaurs
        winners = [s for s in range(len(self.scores)) if self.scores[s] == most and self.herds[s] == herd]
        return Outcome(tuple(winners), tuple(self.scores), "meteorite")  # evo.end.tie-shared

    def evaluate(self, seat: int) -> float:
        return standing(self, seat, self.box.weights)

    def standings(self) -> list[float]:
        return all_standings(self, self.box.weights)

    def doubt(self) -> float:
        return DOUBTS[min(self.round, len(DOUBTS) - 1)]

    def totals(self) -> dict[str, int]:
        standing = 0
        for s in self.board:
            if s >= 0:
                standing += 1
        taken = len([owner for owner in self.owners if owner >= 0])
        on_offer = len([gene for gene in self.lab if gene >= 0])
        in_hands = len([h for h in self.holder if h >= 0])
        discarded = len([h for h in self.holder if h == DISCARDED])
        return {
            "genes": len(self.bag) + len(self.left_out) + on_offer + sum(self.genes) + taken,
            "event cards": len(self.deck) + in_hands + discarded,
            "climate tokens": len(self.stack) + len(self.revealed) + 1,
            "dinosaurs off the books": standing - sum(self.herds),
            "dinosaurs": standing + sum([self.supply(seat) for seat in range(len(self.scores))]),
        }

    def determinize(self, seat: int, stream: Stream) -> Evo:
        g = self.clone()
        g.dice = Dice.sandbox(stream, self.dice.purposes)
        g.imagine(seat, stream)
        return g

    def imagine(self, seat: int, stream: Stream) -> None:
        """Draw anew what a seat cannot know."""
        tokens = imagine_climate(self.box, self.stack, self.stack_known, self.spare, seat, stream)
        self.spare = tokens.pop()
        self.stack = tuple(tokens)
        genes = imagine_genes(self.box, self.bag, self.left_out, stream)
        out = len(self.left_out)
        self.left_out = tuple(genes[:out])
        self.bag = tuple(genes[out:])
        holder = list(self.holder)
        known = list(self.known)
        self.deck = imagine_cards(holder, known, seat, stream)
        self.holder = tuple(holder)
        self.known = tuple(known)

    def told(self, seat: int) -> int:
        return self.told_seats[seat]

    def unsee(self, later: Game) -> None:
        assert isinstance(later, Evo)
        if later.told_seats == self.told_seats:
            return
        self.told_seats = later.told_seats
        self.stack = self.restacked()
        bag = list(self.bag)
        self.dice.shuffle(GENE_BAG, bag)
        self.bag = tuple(bag)
        deck = list(self.deck)
        self.dice.shuffle(EVENT_DECK, deck)
        self.deck = tuple(deck)

    def restacked(self) -> tuple[int, ...]:
        """The climate stack with the tokens nobody knows shuffled; the meteorite stays among the last three."""
        meteorite = self.box.meteorite
        tokens = list(self.stack)
        slots = [i for i in range(len(tokens)) if self.stack_known[i] == 0 and tokens[i] != meteorite]
        loose = [tokens[i] for i in slots]
        self.dice.shuffle(CLIMATE_TOKENS, loose)
        for i in range(len(slots)):
            tokens[slots[i]] = loose[i]
        place = tokens.index(meteorite) if meteorite in tokens else -1
        if place >= 0 and self.stack_known[place] == 0:
            low = [i for i in range(min(self.box.bottom, len(tokens))) if self.stack_known[i] == 0]
            other = low[self.dice.below(CLIMATE_TOKENS, len(low))]
            tokens[place] = tokens[other]
            tokens[other] = meteorite
        return tuple(tokens)
