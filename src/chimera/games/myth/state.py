"""A match of Myth: what people see of it, what they know, and how it stands."""

from __future__ import annotations

from chimera.engine.dice import Dice, Stream
from chimera.engine.events import Message
from chimera.engine.game import Game, Opt, Outcome
from chimera.games.myth.horde import Horde
from chimera.games.myth.reasons import reasons
from chimera.games.myth.secrets import imagine
from chimera.games.myth.shown import MythPrivate, MythPublic
from chimera.games.myth.texts import described
from chimera.games.myth.view import private, public
from chimera.games.myth.words import CARD_STREAM, ENDINGS, NOTHING, WON
from chimera.games.myth.worth import standing, team_chance


class Myth(Horde):
    """An adventure."""

    # What people see

    def public_view(self) -> MythPublic:
        return public(self)

    def private_view(self, role: int) -> MythPrivate:
        return private(self, role)

    def describe(self, seat: int, opt: Opt) -> Message:
        return described(self, seat, opt)

    def reasons_for(self, seat: int, opt: Opt) -> list[Message]:
        return reasons(self, seat, opt)

    # What is known

    def determinize(self, seat: int, stream: Stream) -> Game:
        g = self.clone()
        g.dice = Dice.sandbox(stream, self.dice.purposes)
        for hero in range(len(g.scores)):
            imagine(g, hero, seat, stream)
        return g

    def told(self, seat: int) -> int:
        return self.drawn[seat]

    def unsee(self, later: Game) -> None:
        assert isinstance(later, Myth)
        if later.drawn == self.drawn:
            return
        stream = Stream.from_number(self.dice.below(CARD_STREAM, 1 << 30), "unsee")
        for hero in range(len(self.scores)):
            imagine(self, hero, hero, stream)
        self.drawn = later.drawn[:]

    def totals(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for seat in range(len(self.scores)):
            cards = self.deck[seat].bit_count() + self.hand[seat].bit_count() + self.quiver[seat].bit_count()
            cards += len(self.discards[seat])
            for space in range(seat * 4, seat * 4 + 4):
                cards += self.beneath[space].bit_count() + (self.spaces[space] != NOTHING)
            found[f"cards of {seat}"] = cards
        items = sum(self.stock)
        for item in self.gear:
            items += item >= 0
        for pack in self.pack:
            items += len(pack)
        found["items"] = items
        found["bag"] = sum(self.bag)
        return found

    # How it stands

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        winners = tuple(range(len(self.scores))) if self.phase == WON else ()
        return Outcome(winners, tuple(self.scores), ENDINGS[self.ending], together=True)

    def evaluate(self, seat: int) -> float:
        return standing(self, seat)

    def team_value(self) -> float:
        if self.over():
            return 1.0 if self.phase == WON else 0.0
        return team_chance(self)

    def chapter(self) -> int:
        return self.round

    # written by tools/fields.py from the fields of Fields
    __slots__ = ()

    def clone(self) -> Myth:
        """An independent copy."""
        return Myth(
            self.box,
            self.agenda[:],
            self.dice.clone(),
            self.scores[:],
            self.rules,
            self.phase,
            self.round,
            self.meter,
            self.spent,
            self.ending,
            self.at[:],
            self.hp[:],
            self.threat[:],
            self.ails[:],
            self.web[:],
            self.stride[:],
            self.mp_spent[:],
            self.mp_more[:],
            self.mp_free[:],
            self.steps[:],
            self.slowed[:],
            self.acted[:],
            self.focus[:],
            self.spared[:],
            self.gear[:],
            [row[:] for row in self.pack],
            self.potions[:],
            self.gold[:],
            self.traded[:],
            self.refitted[:],
            self.deck[:],
            self.hand[:],
            self.quiver[:],
            [row[:] for row in self.discards],
            self.fresh[:],
            self.stale[:],
            self.drawn[:],
            self.spaces[:],
            self.lying[:],
            self.chosen[:],
            self.beneath[:],
            self.kind[:],
            self.spot[:],
            self.life[:],
            self.mood[:],
            self.aim[:],
            self.marked[:],
            self.struck[:],
            self.dots[:],
            self.entry,
            self.loot[:],
            self.tokens,
            self.luck,
            self.bag[:],
            self.stock[:],
            self.omens,
            self.omens_top[:],
            self.omens_bottom[:],
            self.omen,
            self.penalties,
            self.tide,
            self.order[:],
            self.wave,
            self.timer,
            self.families[:],
            self.came,
            self.deed[:],
            self.targets[:],
            self.path[:],
            self.pips[:],
            self.fates[:],
            self.blow[:],
            self.swings[:],
            self.cast,
        )

    # end
