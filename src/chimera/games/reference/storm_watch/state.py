"""A match of Storm Watch: what people see of it, what they know, and how it stands."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.dice import Dice, Stream
from chimera.engine.events import HOST, Message
from chimera.engine.game import READY, Game, Opt, Outcome
from chimera.games.reference.storm_watch.changes import Night, Part
from chimera.games.reference.storm_watch.odds import danger
from chimera.games.reference.storm_watch.reasons import reasons
from chimera.games.reference.storm_watch.shown import Begun, Fire, Keeper, Omen, StormWatchPrivate, StormWatchPublic
from chimera.games.reference.storm_watch.words import (
    ASIDE,
    BLOWN,
    DAWN,
    FACE_DOWN,
    HANDS,
    IN_HAND,
    KNOWN_OMENS,
    PHASES,
    SAILCLOTH,
    SPENT,
    STORES,
    STORM_DECK,
    STORM_STREAM,
    TRADES,
    WORK,
)
from chimera.games.reference.storm_watch.worth import CARD, GUST, PLACE, STEP, WATCH, chance, glow, need, room


class StormWatch(Night):
    """A night of the watch."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = Night.FIELDS

    def clone(self) -> StormWatch:
        return StormWatch(
            self.box,
            self.agenda[:],
            self.dice.clone(),
            self.scores[:],
            self.rules,
            self.cards.clone(),
            self.hour,
            self.phase,
            self.gusts,
            self.fires[:],
            self.most[:],
            self.losses[:],
            self.spots[:],
            self.effort[:],
            self.came,
        )

    # What people see

    def public_view(self) -> StormWatchPublic:
        box = self.box
        fires = [
            Fire(at=p, burns=self.fires[p], most=self.most[p], loses=self.losses[p], danger=danger(self, p))
            for p in box.fires
        ]
        keepers = [
            Keeper(at=self.spots[seat], effort=self.effort[seat], trade=TRADES[box.trades[seat]], cards=self.held(seat))
            for seat in range(len(self.scores))
        ]
        return StormWatchPublic(
            coast=box.coast,
            night=box.night,
            left=box.left,
            hour=self.hour,
            hours=box.hours,
            phase=PHASES[self.phase],
            keep=box.keep,
            scores=self.scores[:],
            places=box.places,
            fires=fires,
            keepers=keepers,
            omen=Omen(
                lookout=self.lookout,
                waits=self.cards.size(FACE_DOWN) > 0,
                came=self.came,
                not_these=[omen for omen in self.cards.pieces[KNOWN_OMENS] if omen != self.came],
            ),
            stores=self.cards.size(STORES),
            hand_limit=IN_HAND,
            spent=self.cards.pieces[SPENT][:],
            gusts=self.gusts,
            storm=self.cards.size(STORM_DECK),
            forecast=self.forecast(),
            blown=self.cards.pieces[BLOWN][:],
            storm_cards=box.storm_cards,
            begun=self.begun(),
        )

    def private_view(self, role: int) -> StormWatchPrivate:
        piles = [FACE_DOWN, *range(HANDS, HANDS + len(self.scores))]
        seen = [self.cards.pieces[pile][:] if role == HOST else self.cards.seen(pile, role) for pile in piles]
        return StormWatchPrivate(hands=seen[1:], omen_card=seen[0][0] if seen[0] else None)

    def begun(self) -> Begun | None:
        """The move that a keeper is amid."""
        step = self.agenda[-1] if self.agenda else None
        return Begun(seat=step.seat, card=step.card, other=step.other) if isinstance(step, Part) else None

    def describe(self, seat: int, opt: Opt) -> Message:
        args: dict[str, int | str] = {}
        if self.phase == WORK and opt is not READY:
            args |= {"cost": 1, "effort": self.effort[seat]}  # storm_watch.hour.effort: whatever it is
        if opt.verb in ("walk", "at", "to", "shield"):
            args["place"] = self.name(opt.a)
        if opt.verb in ("at", "tend", "light"):
            place = opt.a if opt.verb == "at" else self.spots[seat]
            burns = self.burns_after(opt, place)
            args |= {"place": self.name(place), "burns": burns, "gain": burns - self.fires[place]}
        elif opt.verb == "shield":
            loses = max(0, self.losses[opt.a] - self.box.amount[SAILCLOTH])
            args |= {"before": self.losses[opt.a], "loses": loses, "gain": self.losses[opt.a] - loses}
        elif opt.verb in ("pipe", "give", "whom"):
            args["other_seat"] = opt.a
        elif opt.verb in ("hand", "play"):
            args["card"] = opt.a
        return Message("opt-" + opt.verb, args)

    def burns_after(self, opt: Opt, place: int) -> int:
        """How high a fire would burn after a choice that makes it burn higher."""
        step = self.agenda[-1] if self.agenda else None
        by = self.box.amount[step.card] if opt.verb == "at" and isinstance(step, Part) else 1
        return min(self.fires[place] + by, self.most[place])

    def reasons_for(self, seat: int, opt: Opt) -> list[Message]:
        return reasons(self, seat, opt)

    # What is known

    def determinize(self, seat: int, stream: Stream) -> Game:
        g = self.clone()
        g.dice = Dice.sandbox(stream, self.dice.purposes)
        g.cards.resample(seat, stream, [STORES, *range(HANDS, HANDS + len(self.scores))])
        g.cards.resample(seat, stream, [STORM_DECK])
        g.cards.resample(seat, stream, [FACE_DOWN, ASIDE])  # omens that did not come in time lie open: not among these
        return g

    def told(self, seat: int) -> int:
        return self.cards.told[seat]

    def unsee(self, later: Game) -> None:
        assert isinstance(later, StormWatch)
        self.cards.unsee(later.cards, self.dice, STORM_STREAM)

    def totals(self) -> dict[str, int]:
        size = self.cards.size
        hands = sum([self.held(seat) for seat in range(len(self.scores))])
        return {
            "cards": size(STORES) + size(SPENT) + hands,
            "storm": size(STORM_DECK) + size(BLOWN),
            "omens": size(FACE_DOWN) + size(ASIDE) + size(KNOWN_OMENS),
        }

    # How it stands

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        if self.phase != DAWN:  # storm_watch.end.lost
            return Outcome((), tuple(self.scores), "dark", together=True)
        return Outcome(tuple(range(len(self.scores))), tuple(self.scores), "dawn", together=True)

    def evaluate(self, seat: int) -> float:
        """What a keeper has to work with: cards, and a place where they are needed."""
        return sum([CARD[card] for card in self.hand(seat)]) + PLACE * self.standing(seat)

    def standing(self, seat: int) -> float:
        """How well a keeper stands: near what needs care, or near stores with empty hands."""
        steps = self.box.steps[self.spots[seat]]
        best = 0.0
        for p in self.box.fires:
            best = max(best, need(self.fires[p] - self.losses[p], self.most[p]) * STEP ** steps[p])
        want = room(self.held(seat))
        for p in range(len(steps)):
            if self.box.stores[p]:
                best = max(best, want * STEP ** steps[p])
        return best

    def team_value(self) -> float:
        if not self.agenda:
            return 1.0 if self.phase == DAWN else 0.0
        box, seats = self.box, len(self.scores)
        to_come = self.gusts + box.gusts_until(box.hours, seats) - box.gusts_until(self.hour, seats)
        lead = WATCH * (box.hours - self.hour) * seats - GUST * to_come - box.keep
        for p in box.fires:
            lead += glow(self.fires[p] - self.losses[p])
        for seat in range(seats):
            lead += self.evaluate(seat)
        return chance(lead)

    def chapter(self) -> int:
        return self.hour
