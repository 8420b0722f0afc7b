"""What happens in the city. Every observable change is one method, and that method tells it.

Those of characters are in people.py, what can be asked in known.py.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chimera.engine.agenda import then
from chimera.engine.events import EVERYBODY, Event, Message
from chimera.engine.game import AUTO, Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.blind_evolution.people import People
from chimera.games.blind_evolution.refusals import rule_of, why_not
from chimera.games.blind_evolution.words import (
    BY_CHARACTERS,
    BY_OCCUPIED,
    BY_TIDE,
    CHANCE_STREAM,
    CHIPS,
    CLOSED,
    CLUE_CHIP,
    CLUE_FOUND,
    CLUE_SOLVED,
    DEFEATED,
    FOUND,
    KINDS,
    LOST,
    MOST_PAWNS,
    NO_CHIP,
    NOWHERE,
    OCCUPIED_LOSE,
    ON_GROUND,
    OPEN,
    PER_TILE,
    SOLVED,
    SPREAD_CARDS,
    SPREAD_STREAM,
    SPREADING,
    TURN,
    TYPES,
    WON,
)


class City(People):
    """The city and everybody in it; how people and bots see it is in state.py."""

    __slots__ = ()

    def pick_up(self, seat: int, item: int) -> None:
        """An item changes hands, or is picked up from the ground."""
        self.items[item] = seat
        if self.listening:
            self.tell(
                Event(
                    "took_item",
                    seat,
                    {"item": self.item_word(item), "hex": self.name(self.at[seat]), "at": self.at[seat]},
                )
            )
        self.look_at_aim()

    # Contamination

    def clean(self, seat: int, place: int) -> None:
        """A pawn is removed."""
        self.pawns[place] = 0
        if self.listening:
            self.tell(Event("cleaned", seat, {"hex": self.name(place), "at": place}))

    def add_pawns(self, tile: int, n: int, why: str, number: int = 0) -> None:
        """Contamination is placed on a tile by the rules of the spread; a clean one draws the first number."""
        if n <= 0 or self.over():
            return
        pawns = self.pawns
        first = tile * PER_TILE
        highest = 0
        for i in range(PER_TILE):
            if pawns[first + i]:
                highest = i + 1
        if highest > 0:
            number = highest + 1  # blind_evolution.spread.contaminated-tile-continues
        elif number == 0:
            self.dice.open(SPREAD_STREAM)
            number = 1 + self.dice.below(SPREAD_STREAM, SPREAD_CARDS)
        left = MOST_PAWNS - sum(pawns)  # blind_evolution.comp.contamination-pawns
        n = min(n, left)
        placed: list[int] = []
        for i in range(PER_TILE):
            if n == 0:
                break
            place = first + (number - 1 + i) % PER_TILE  # blind_evolution.spread.wrap-around
            if not self.blocked(place):
                pawns[place] = 1
                placed.append(place)
                n -= 1
        if not placed:
            return
        if self.listening:
            route = ",".join([str(place) for place in placed])
            args: dict[str, int | str] = {
                "tile": self.box.tiles[tile],
                "n": len(placed),
                "at": placed[0],
                "hexes": route,
            }
            self.tell(Event("spread", -1, {**args, "why": why}))
        self.look_at_tile(tile)

    def blocked(self, place: int) -> bool:
        """Whether no pawn can be placed on a hex."""
        if self.pawns[place] or place in self.at or self.boss_on(place) >= 0:
            return True
        if self.phase != SPREADING:
            return False  # a ward holds at the end of the turn, not against an event before it
        for warded in self.warding:
            if warded == place or place in self.box.near[warded]:
                return True
        return False

    def look_at_tile(self, tile: int) -> None:
        """A tile with many pawns is occupied for good; the third one loses."""
        if (self.occupied >> tile) & 1 or self.tile_pawns(tile) < self.box.occupied_at:
            return
        self.occupied |= 1 << tile
        if self.listening:
            self.tell(Event("occupied", -1, {"tile": self.box.tiles[tile], "number": tile}))
        if self.occupied.bit_count() >= OCCUPIED_LOSE:
            self.lose(BY_OCCUPIED)

    # Chips and clues

    def flip_chip(self, seat: int, place: int) -> int:
        """A face-down chip is turned over for all: the clue that it shows, or -1 for an exploration chip."""
        tile = self.box.tile_of[place]
        piece = self.piles.show(CHIPS + tile, self.box.slot[place], EVERYBODY)
        if piece == 0:
            self.chips[place] = NO_CHIP
            if self.listening:
                self.tell(Event("nothing", seat, {"hex": self.name(place), "at": place}))
            return -1
        clue = piece - 1
        self.chips[place] = CLUE_CHIP
        self.find_clue(seat, clue, place)
        if seat == self.active:
            self.occurs(CLUE_FOUND)
        return clue

    def look_at_facility(self, seat: int, place: int) -> None:
        """The scenario says whether a clue is here that nobody has found; where no facility is, everybody knows it."""
        clue = self.clue_on(place)
        if self.box.facility[place] >= 0:
            self.read_out()
        if clue >= 0 and self.clues[clue] == OPEN:
            self.find_clue(seat, clue, place)

    def find_clue(self, seat: int, clue: int, place: int) -> None:
        """Everybody learns where a clue is."""
        self.clues[clue] = FOUND
        self.clue_at[clue] = place
        if self.listening:
            args: dict[str, int | str] = {"hex": self.name(place), "at": place, "difficulty": self.box.difficulty[clue]}
            self.tell(Event("found", seat, args))

    def add_progress(self, seat: int, clue: int, n: int) -> None:
        """Research goes on."""
        self.progress[clue] += n
        if self.listening:
            place = self.clue_at[clue]
            args: dict[str, int | str] = {"hex": self.name(place), "at": place, "n": n, "progress": self.progress[clue]}
            self.tell(Event("progress", seat, {**args, "difficulty": self.box.difficulty[clue]}))

    def is_met(self, clue: int, progress: int) -> bool:
        """Whether so much progress solves a clue."""
        need = self.box.difficulty[clue]
        return progress > need if self.box.exceed else progress >= need

    def solve(self, seat: int, clue: int) -> None:
        """A clue is solved: its text is read to all; what it does comes next."""
        place = self.clue_at[clue]
        self.clues[clue] = SOLVED
        self.read_out()
        if place >= 0 and self.chips[place] == CLUE_CHIP:
            self.chips[place] = NO_CHIP
        self.scores = [self.scores[0] + 1] * len(self.scores)
        if self.listening:
            self.tell(Event("solved", seat, {"clue": self.clue_word(clue), "hex": self.name(place), "at": place}))
        for other in range(len(self.clues)):
            if self.clues[other] == CLOSED and self.opens(other, clue):
                self.open_clue(other)
        if seat == self.active:
            self.occurs(CLUE_SOLVED)

    def opens(self, clue: int, solved: int) -> bool:
        """Whether a clue that was solved opens another by itself."""
        box = self.box
        if solved in box.opened_by[clue]:
            return True
        need = box.gauges_needed[clue]
        if need == 0:
            return False
        read = 0
        for other in range(len(self.clues)):
            if box.gauge[other] and self.clues[other] == SOLVED:
                read += 1
        return read >= need

    def open_clue(self, clue: int) -> None:
        """A lead: a clue can be found and researched from now on."""
        if self.clues[clue] != CLOSED:
            return
        self.clues[clue] = OPEN
        self.read_out()
        place = self.box.clue_hex[clue]
        if place >= 0:
            self.clues[clue] = FOUND
            self.clue_at[clue] = place
        if self.listening and place >= 0:
            args: dict[str, int | str] = {"hex": self.name(place), "at": place, "difficulty": self.box.difficulty[clue]}
            self.tell(Event("lead", -1, args))

    def change_tide(self, n: int) -> None:
        """The tide rises or falls; at its mark the city is lost."""
        tide = max(0, self.tide + n)
        if tide == self.tide or self.box.tide_lose_at == 0:
            return
        self.tide = tide
        if self.listening:
            self.tell(Event("tide", -1, {"tide": tide, "n": n}))
        if tide >= self.box.tide_lose_at:
            self.lose(BY_TIDE)

    # Bosses

    def spawn(self, boss: int, place: int) -> None:
        """A boss appears; what weakened it before counts."""
        if self.boss_at[boss] != NOWHERE:
            return
        self.boss_at[boss] = place
        self.read_out()
        self.boss_hp[boss] = max(1, self.box.boss_full[boss] + self.boss_hp[boss])
        if self.listening:
            args: dict[str, int | str] = {
                "boss": self.boss_word(boss),
                "hex": self.name(place),
                "at": place,
                "hp": self.boss_hp[boss],
            }
            self.tell(Event("appeared", -1, args))

    def hunt(self, boss: int, place: int) -> None:
        """A boss goes to a hex."""
        was = self.boss_at[boss]
        self.boss_at[boss] = place
        if self.listening:
            args: dict[str, int | str] = {
                "boss": self.boss_word(boss),
                "hex": self.name(place),
                "at": place,
                "from": was,
            }
            self.tell(Event("hunted", -1, args))

    def strike(self, boss: int, n: int, seat: int) -> None:
        """A boss loses HP; whether it is defeated is looked at by who strikes."""
        if self.boss_at[boss] == DEFEATED or n <= 0:
            return
        if self.boss_at[boss] == NOWHERE:
            self.boss_hp[boss] -= n  # it will appear weaker
        else:
            self.boss_hp[boss] = max(0, self.boss_hp[boss] - n)
        if self.listening:
            self.tell(Event("struck", seat, {"boss": self.boss_word(boss), "n": n, "hp": max(0, self.boss_hp[boss])}))

    def defeat(self, boss: int) -> None:
        """A boss is defeated and its pawn removed; its reward comes next."""
        place = self.boss_at[boss]
        self.boss_at[boss] = DEFEATED
        if self.listening:
            self.tell(
                Event("defeated", self.active, {"boss": self.boss_word(boss), "hex": self.name(place), "at": place})
            )
        self.look_at_aim()

    # Falling, and the end

    def falls(self) -> None:
        """Characters without HP or with two fallen tokens leave the scenario, all of them at once."""
        fell: list[int] = []
        for seat in self.from_active():
            if self.here(seat) and (self.hp[seat] <= 0 or self.fallen[seat] >= 2):
                fell.append(seat)
        if not fell or self.over():
            return
        for seat in fell:
            self.fall(seat)
        absent = 0
        for hero in self.heroes:
            if hero < 0:
                absent += 1
        if absent > len(self.reserve):  # blind_evolution.end.lose-reserve-exhausted
            self.lose(BY_CHARACTERS)
        elif self.active in fell and not self.fight:
            self.agenda.append(TURN_BREAKS)  # blind_evolution.damage.turn-ends

    def fall(self, seat: int) -> None:
        """A character is incapacitated: belongings are lost, scenario items drop, super tokens stay."""
        place = self.at[seat]
        for item in self.held_items(seat):
            self.items[item] = ON_GROUND + place
        self.lose_belongings(seat)
        hero = self.heroes[seat]
        self.heroes[seat] = -1
        self.at[seat] = NOWHERE
        self.hp[seat] = 0
        if self.listening:
            self.tell(Event("fell", seat, {"hero": hero, "hex": self.name(place), "at": place}))

    def lose_belongings(self, seat: int) -> None:
        """Money, bits, cards, tokens of the fallen and kept event cards are gone."""
        self.money[seat] = 0
        self.fallen[seat] = 0
        for kind in range(TYPES):
            self.pool[kind] += self.bits[seat * TYPES + kind]
            self.bits[seat * TYPES + kind] = 0
        for bit in self.lines[seat]:
            self.pool[bit // 6] += 1
        self.lines[seat] = []
        if self.puzzle and self.puzzle[0] == seat:
            for bit in self.aside:
                self.pool[bit // 6] += 1
            self.aside = []
            if self.puzzle[1] >= 0:
                self.pool[self.puzzle[1]] += 1
            self.puzzle = []
        for kind in range(KINDS):
            if (self.cards[seat] >> kind) & 1:
                self.supply[kind] += 1
        self.cards[seat] = 0
        self.used[seat] = 0
        self.warded[seat] = 0
        self.tired[seat] = 0
        self.drop_kept(seat, True, True)

    def join(self, seat: int, hero: int) -> None:
        """A new character appears on the starting point, as fresh as at the beginning."""
        self.reserve.remove(hero)
        self.heroes[seat] = hero
        self.at[seat] = self.box.start
        self.hp[seat] = self.box.hero_hp[hero]
        self.money[seat] = self.box.start_money
        if self.listening:
            args: dict[str, int | str] = {"hero": hero, "hex": self.name(self.box.start), "at": self.box.start}
            self.tell(Event("joined", seat, args))

    def look_at_aim(self) -> None:
        """All have won as soon as the aim of the scenario is reached."""
        box = self.box
        if self.over():
            return
        for boss in box.aim_bosses:
            if self.boss_at[boss] != DEFEATED:
                return
        for clue in box.aim_clues:
            if self.clues[clue] != SOLVED:
                return
        held = 0
        for item in box.aim_items:
            if 0 <= self.items[item] < ON_GROUND:
                held += 1
        if held < box.aim_item_count:
            return
        self.finish(WON, 0)

    def lose(self, how: int) -> None:
        """All have lost, unless it is over already."""
        if not self.over():
            self.finish(LOST, how)

    def finish(self, phase: int, how: int) -> None:
        """The match is over."""
        self.phase = phase
        self.lost_by = how
        self.agenda.clear()
        if self.listening:
            self.tell(Event("ended", -1, {"won": 1 if phase == WON else 0, "how": how}))

    def begin_phase(self, phase: int) -> None:
        """Something else is going on now."""
        if self.phase == phase or self.over():
            return
        self.phase = phase
        if self.listening:
            self.tell(Event("phase", -1, {"phase": phase}))

    def by_lot(self, n: int) -> int:
        """A number below n, by chance."""
        self.dice.open(CHANCE_STREAM)
        return self.dice.below(CHANCE_STREAM, n)

    def do(self, *steps: Step[Any]) -> None:
        """What comes next, in reading order; nothing more when the match is over."""
        if not self.over():
            then(self, *steps)


class TurnBreaks(Step[City]):
    """The active character has fallen: its turn ends at once."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, g: City) -> None:
        while g.agenda and g.agenda[-1].SCOPE != "turn":
            g.agenda.pop()
        g.begin_phase(TURN)


class Ask(Step[City]):
    """A question to a seat. Its KEY names the sentence; reasons and rules are found by the option's verb."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    KEY: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def prompt(self, g: City, seat: int) -> Message:
        return Message("prompt-" + self.KEY, {"seat": seat, **self.said(g, seat)})

    def said(self, g: City, seat: int) -> dict[str, int | str]:
        """What the sentence of the question names."""
        return {}

    def rule(self, g: City, seat: int, opt: Opt) -> str:
        return rule_of(self.KEY, opt)

    def why_not(self, g: City, seat: int, opt: Opt) -> Reason:
        return why_not(g, self.KEY, seat, opt)


TURN_BREAKS: Final = TurnBreaks()
