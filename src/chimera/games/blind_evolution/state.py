"""A match of Blind Evolution Mythos: what people see of it, what they know, and how it stands."""

from __future__ import annotations

from chimera.engine.dice import Dice, Stream
from chimera.engine.events import Message, knows
from chimera.engine.game import Game, Opt, Outcome
from chimera.games.blind_evolution.battle import begin_battle
from chimera.games.blind_evolution.changes import City
from chimera.games.blind_evolution.events import OPTION, SelectOption, resolve
from chimera.games.blind_evolution.reasons import reasons
from chimera.games.blind_evolution.shown import BlindEvolutionPrivate, BlindEvolutionPublic
from chimera.games.blind_evolution.texts import described
from chimera.games.blind_evolution.veil import veiled
from chimera.games.blind_evolution.view import private, public
from chimera.games.blind_evolution.words import (
    CHIPS,
    DECK,
    DISCARDS,
    EVENT_STREAM,
    FOUND,
    HOW_LOST,
    KEPT,
    NOWHERE,
    PUZZLE_BIT,
    READ,
    READ_OUT,
    REMEMBERED,
    SHOWN,
    SOLVED,
    WON,
)
from chimera.games.blind_evolution.worth import standing, team_chance


class BlindEvolution(City):
    """A night in the city."""

    def resolve_event(self) -> None:
        resolve(self)

    def meet_boss(self, boss: int) -> None:
        begin_battle(self, boss)

    # What people see

    def public_view(self) -> BlindEvolutionPublic:
        return public(self)

    def private_view(self, role: int) -> BlindEvolutionPrivate:
        return private(self, role)

    def describe(self, seat: int, opt: Opt) -> Message:
        return described(self, seat, opt)

    def reasons_for(self, seat: int, opt: Opt) -> list[Message]:
        return reasons(self, seat, opt)

    # What is known

    def determinize(self, seat: int, stream: Stream) -> Game:
        g = self.clone()
        g.box = veiled(self.box, self.sight(seat))
        g.dice = Dice.sandbox(stream, self.dice.purposes)
        g.piles.resample(seat, stream, [DECK, DISCARDS, READ])
        for tile in range(len(self.box.tiles)):
            if self.box.tile_clues[tile]:
                g.piles.resample(seat, stream, [CHIPS + tile])
        g.mind_silence(seat, stream)
        return g

    def sight(self, seat: int) -> tuple[int, ...]:
        """What a seat knows of the box, see veil.py."""
        found = solved = met = had = 0
        for clue in range(len(self.clues)):
            if self.clues[clue] >= FOUND:
                found |= 1 << clue
                if self.clues[clue] == SOLVED:
                    solved |= 1 << clue
        for boss in range(len(self.boss_at)):
            if self.boss_at[boss] != NOWHERE:
                met |= 1 << boss
        for item in range(len(self.items)):
            if self.items[item] != NOWHERE:
                had |= 1 << item
        return found, solved, met, had, self.card_read(seat)

    def card_read(self, seat: int) -> int:
        """The option card of this turn, if a seat has read it or what it brings was read out; else -1."""
        piles = self.piles
        card = -1
        if piles.size(READ) > 0 and knows(piles.known[READ][-1], seat):
            card = piles.pieces[READ][-1]
        elif piles.size(SHOWN) > 0:
            card = piles.pieces[SHOWN][-1]
        if card < 0 or self.box.event_kind[card] != OPTION:
            return -1
        for step in self.agenda:
            if isinstance(step, SelectOption):
                return -1  # not selected yet
        return card

    def silent(self) -> int:
        """The triggers of which somebody knows that the card of this turn has none of them."""
        return self.tested | self.tested >> REMEMBERED

    def mind_silence(self, seat: int, stream: Stream) -> None:
        """The card of this turn has none of the triggers that occurred without it: another is guessed if need be."""
        piles = self.piles
        if self.tested == 0 or piles.size(READ) == 0 or knows(piles.known[READ][-1], seat):
            return
        if (self.silent() >> self.box.event_trigger[piles.pieces[READ][-1]]) & 1:
            self.exchange_card(seat, stream)

    def exchange_card(self, seat: int, stream: Stream) -> None:
        """Another card that this seat does not know either, and that has kept silent, waits in its place."""
        piles = self.piles
        tested = self.silent()
        free: list[tuple[int, int]] = []
        for pile in (DECK, DISCARDS):
            for i in range(piles.size(pile)):
                silent = not (tested >> self.box.event_trigger[piles.pieces[pile][i]]) & 1
                if silent and not knows(piles.known[pile][i], seat):
                    free.append((pile, i))
        if free:
            pile, i = free[stream.below(len(free))]
            card = piles.pieces[pile][i]
            piles.pieces[pile][i] = piles.pieces[READ][-1]
            piles.pieces[READ][-1] = card

    def told(self, seat: int) -> int:
        return self.piles.told[seat]

    def unsee(self, later: Game) -> None:
        assert isinstance(later, BlindEvolution)
        piles = self.piles
        if later.piles.told == piles.told:
            return
        unread = piles.size(READ) > 0 and piles.known[READ][-1] == 0
        piles.unsee(later.piles, self.dice, EVENT_STREAM)
        if unread:  # silence may have told of it: another card waits
            self.exchange_card(-1, Stream.from_number(self.dice.below(EVENT_STREAM, 1 << 30), "unsee"))
        elif self.rules >= READ_OUT and self.waits_as(later):
            self.tested |= (later.silent() & ~self.tested & ((1 << REMEMBERED) - 1)) << REMEMBERED

    def waits_as(self, later: BlindEvolution) -> bool:
        """Whether the same card waits in the same turn."""
        same_turn = (self.turn, self.active) == (later.turn, later.active)
        return same_turn and self.piles.pieces[READ][-1:] == later.piles.pieces[READ][-1:] != []

    def totals(self) -> dict[str, int]:
        size = self.piles.size
        bits = sum(self.pool) + sum(self.bits) + len(self.aside)
        for line in self.lines:
            bits += len(line)
        if self.puzzle and self.puzzle[PUZZLE_BIT] >= 0:
            bits += 1
        cards = sum(self.supply)
        for owned in self.cards:
            cards += owned.bit_count()
        events = size(DECK) + size(DISCARDS) + size(READ) + size(SHOWN)
        for seat in range(len(self.scores)):
            events += size(KEPT + seat)
        return {"bits": bits, "abilities": cards, "events": events}

    # How it stands

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        if self.phase == WON:
            return Outcome(tuple(range(len(self.scores))), tuple(self.scores), self.ending(), together=True)
        return Outcome((), tuple(self.scores), HOW_LOST[self.lost_by], together=True)

    def ending(self) -> str:
        """How well it was won: with time to spare, or at the last moment."""
        left = self.box.turn_limit - self.turn
        return "won-early" if left >= 2 else "won-late"

    def evaluate(self, seat: int) -> float:
        return standing(self, seat)

    def team_value(self) -> float:
        if self.over():
            return 1.0 if self.phase == WON else 0.0
        return team_chance(self)

    def chapter(self) -> int:
        return self.turn

    # written by tools/fields.py from the fields of Fields
    __slots__ = ()

    def clone(self) -> BlindEvolution:
        """An independent copy."""
        return BlindEvolution(
            self.box,
            self.agenda[:],
            self.dice.clone(),
            self.scores[:],
            self.rules,
            self.piles.clone(),
            self.turn,
            self.phase,
            self.starter,
            self.active,
            self.points,
            self.heroes[:],
            self.at[:],
            self.hp[:],
            self.money[:],
            self.supers[:],
            self.fallen[:],
            self.colours[:],
            self.bits[:],
            [row[:] for row in self.lines],
            self.cards[:],
            self.used[:],
            self.boost[:],
            self.luck[:],
            self.tired[:],
            self.warded[:],
            self.moved,
            self.cleaned,
            self.rode,
            self.tested,
            self.reader,
            self.pawns[:],
            self.chips[:],
            self.occupied,
            self.warding[:],
            self.clues[:],
            self.clue_at[:],
            self.progress[:],
            self.items[:],
            self.boss_at[:],
            self.boss_hp[:],
            self.boss_known[:],
            self.tide,
            self.pool[:],
            self.supply[:],
            self.reserve[:],
            self.judge[:],
            self.chain[:],
            self.puzzle[:],
            self.aside[:],
            self.fight[:],
            self.lost_by,
        )

    # end
