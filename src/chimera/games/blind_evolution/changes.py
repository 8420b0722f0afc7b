"""What happens in the city. Every observable change is one method, and that method tells it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chimera.engine.agenda import then
from chimera.engine.events import EVERYBODY, Event, Message
from chimera.engine.game import AUTO, Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.blind_evolution.fields import Fields
from chimera.games.blind_evolution.refusals import rule_of, why_not
from chimera.games.blind_evolution.words import (
    BIT_STREAM,
    BY_CHARACTERS,
    BY_OCCUPIED,
    BY_TIDE,
    CHANCE_STREAM,
    CHIPS,
    CLOSED,
    CLUE_CHIP,
    CLUE_FOUND,
    CLUE_SOLVED,
    DAMAGE,
    DECK,
    DEFEATED,
    DISCARD,
    DISCARDS,
    EVENT_STREAM,
    FOUND,
    KEPT,
    KINDS,
    LOST,
    MAX_HP,
    MONEY_4,
    MOST_PAWNS,
    MOST_SUPERS,
    NO_CHIP,
    NOWHERE,
    OCCUPIED_LOSE,
    ON_GROUND,
    OPEN,
    PER_TILE,
    PERMANENT,
    READ,
    SHOWN,
    SLIP_THROUGH,
    SOLVED,
    SPREAD_CARDS,
    SPREAD_STREAM,
    SPREADING,
    TURN,
    TYPES,
    WON,
)

RICH: Final = 4  # money at which people notice


class City(Fields):
    """The city and everybody in it; how people and bots see it is in state.py."""

    __slots__ = ()

    # Questions

    def name(self, place: int) -> str:
        """A hex as people call it: A-11."""
        if not 0 <= place < self.box.hexes:
            return "?"
        return f"{self.box.tiles[self.box.tile_of[place]]}-{self.box.number[place]}"

    def clue_word(self, clue: int) -> int | str:
        """A clue in a message: the number of its text, or the text itself in a scenario that somebody wrote."""
        return self.box.clue_base + clue if self.box.own else self.box.clue_texts[clue]

    def boss_word(self, boss: int) -> int | str:
        """A boss in a message."""
        return self.box.boss_base + boss if self.box.own else self.box.boss_names[boss]

    def item_word(self, item: int) -> int | str:
        """An item in a message."""
        if self.box.own:
            return self.box.item_base + item
        return self.box.item_names[item] or self.box.item_ids[item]

    def here(self, seat: int) -> bool:
        """Whether a seat's character is on the map."""
        return self.at[seat] >= 0

    def from_active(self) -> list[int]:
        """All seats, in turn order from the active one."""
        seats = len(self.scores)
        first = max(self.active, 0)
        return [(first + i) % seats for i in range(seats)]

    def total(self, seat: int, op: int, what_for: int = -1) -> int:
        """What a seat's permanent cards of this kind add up to; some count for one action only."""
        box = self.box
        owned = self.cards[seat] & box.op_cards[op]
        amount = 0
        kind = 0
        while owned:
            counts = what_for < 0 or box.ability_action[kind] in (-1, what_for)
            if owned & 1 and counts and box.ability_use[kind] == PERMANENT:
                amount += box.ability_n[kind]
            owned >>= 1
            kind += 1
        return amount

    def most(self, seat: int, op: int, otherwise: int) -> int:
        """The largest that a seat's permanent cards of this kind allow."""
        box = self.box
        owned = self.cards[seat] & box.op_cards[op]
        best = otherwise
        kind = 0
        while owned:
            if owned & 1 and box.ability_n[kind] > best:
                best = box.ability_n[kind]
            owned >>= 1
            kind += 1
        return best

    def usable(self, seat: int, op: int) -> list[int]:
        """The seat's cards of this kind that are to be used and were not used in this turn, by number."""
        box = self.box
        owned = self.cards[seat] & box.op_cards[op] & ~self.used[seat]
        found: list[int] = []
        kind = 0
        while owned:
            if owned & 1 and box.ability_use[kind] != PERMANENT:
                found.append(kind)
            owned >>= 1
            kind += 1
        return found

    def owns(self, seat: int, op: int) -> bool:
        """Whether a seat has a card of this kind."""
        return self.cards[seat] & self.box.op_cards[op] != 0

    def talent(self, seat: int, op: int) -> bool:
        """Whether this is the special ability of a seat's character, and it was not used in this turn."""
        return (
            self.heroes[seat] >= 0 and self.box.hero_op[self.heroes[seat]] == op and not (self.used[seat] >> KINDS) & 1
        )

    def gift(self, seat: int, op: int) -> int:
        """What the special ability of a seat's character adds all the time; 0 when it is another one."""
        hero = self.heroes[seat]
        return self.box.hero_n[hero] if hero >= 0 and self.box.hero_op[hero] == op else 0

    def full_hp(self, seat: int) -> int:
        """The most HP that a seat's character can have."""
        return self.box.hero_hp[self.heroes[seat]] + self.total(seat, MAX_HP)

    def unplaced(self, seat: int) -> int:
        """How many bits a seat has beside its board."""
        first = seat * TYPES
        return self.bits[first] + self.bits[first + 1] + self.bits[first + 2]

    def boss_on(self, place: int) -> int:
        """The boss on a hex, or -1."""
        for boss in range(len(self.boss_at)):
            if self.boss_at[boss] == place:
                return boss
        return -1

    def enterable(self, seat: int, place: int) -> bool:
        """Whether a seat's character may go onto a hex."""
        return self.pawns[place] == 0 or self.owns(seat, SLIP_THROUGH) or self.boss_on(place) >= 0

    def clue_on(self, place: int) -> int:
        """The clue on a hex that can be researched now, whether or not anybody knows of it; -1 for none."""
        for clue in range(len(self.clues)):
            if self.clues[clue] in (OPEN, FOUND) and (self.clue_at[clue] == place or self.box.clue_hex[clue] == place):
                return clue
        return -1

    def held_items(self, seat: int) -> list[int]:
        """The items that a seat's character holds."""
        return [item for item in range(len(self.items)) if self.items[item] == seat]

    def tile_pawns(self, tile: int) -> int:
        """How many pawns stand on a tile."""
        first = tile * PER_TILE
        count = 0
        for place in range(first, first + PER_TILE):
            count += self.pawns[place]
        return count

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase >= WON

    # The event card of the turn

    def draw_event(self, reader: int) -> None:
        """The card of this turn is drawn; only its reader sees it."""
        if self.piles.size(DECK) == 0:  # blind_evolution.event.deck-exhausted
            self.piles.lay_under(DISCARDS, DECK)
            self.piles.shuffle(DECK, self.dice, EVENT_STREAM)
        if self.piles.size(DECK) == 0:
            return
        self.reader = reader
        self.tested = 0
        known_by = 1 << reader if reader >= 0 else 0
        card = self.piles.move(DECK, -1, READ, known_by)
        if self.listening:
            args: dict[str, int | str] = {"card": card, "reader_seat": reader}
            self.tell(Event("drew" if reader >= 0 else "drew_unread", self.active, args, known_by, ("card",)))

    def occurs(self, trigger: int) -> None:
        """Something happened that the card of this turn may wait for; if it does, it is resolved next.

        If not, everybody can tell that it does not: silence is public (blind_evolution.event.trigger-automatic).
        """
        if self.piles.size(READ) == 0 or self.active < 0 or self.over():
            return
        card = self.piles.pieces[READ][-1]
        if self.box.event_trigger[card] == trigger:
            self.piles.move(READ, -1, SHOWN, EVERYBODY)
            self.tested = 0
            if self.listening:
                self.tell(Event("revealed", self.active, {"card": card, "trigger": trigger}))
            self.agenda.append(RESOLVE)
        elif not (self.tested >> trigger) & 1:
            self.tested |= 1 << trigger
            self.piles.count(self.piles.known[READ][-1], EVERYBODY)  # silence told them something
            if self.listening:
                self.tell(Event("tested", self.active, {"trigger": trigger}))

    def resolve_event(self) -> None:
        """What the card that was revealed does comes next; events.py says it."""
        raise NotImplementedError

    def meet_boss(self, boss: int) -> None:
        """The active character and a boss stand on one hex: a battle comes next; battle.py says it."""
        raise NotImplementedError

    def put_event_away(self) -> None:
        """A card that was not triggered is discarded unseen; one that was cut short by a fall, for all to see."""
        while self.piles.size(SHOWN) > 0:
            self.discard_event()
        if self.piles.size(READ) > 0:
            self.piles.move(READ, -1, DISCARDS, 0)
            if self.listening:
                self.tell(Event("unread", self.active))
        self.tested = 0
        self.reader = -1

    def discard_event(self) -> None:
        """The card that was resolved is discarded."""
        card = self.piles.move(SHOWN, -1, DISCARDS, EVERYBODY)
        if self.listening:
            self.tell(Event("resolved", self.active, {"card": card}))

    def keep_event(self, seat: int) -> None:
        """The card that is resolved stays with a character until its effect is used up."""
        card = self.piles.move(SHOWN, -1, KEPT + seat, EVERYBODY)
        if self.listening:
            self.tell(Event("kept", seat, {"card": card}))

    def lasting(self, seat: int, boost: int, luck: int) -> None:
        """The next judgement of a character will be better."""
        self.boost[seat] += boost
        self.luck[seat] += luck
        if self.listening:
            self.tell(Event("inspired" if boost else "lucky", seat, {"n": boost + luck}))

    def drop_kept(self, seat: int, boost: bool, luck: bool) -> None:
        """Lasting effects are used up; cards that have none left are discarded."""
        if boost:
            self.boost[seat] = 0
        if luck:
            self.luck[seat] = 0
        if self.boost[seat] == 0 and self.luck[seat] == 0:
            while self.piles.size(KEPT + seat) > 0:
                card = self.piles.move(KEPT + seat, -1, DISCARDS, EVERYBODY)
                if self.listening:
                    self.tell(Event("used_up", seat, {"card": card}))

    # HP, money, tokens

    def heal(self, seat: int, n: int) -> None:
        """A character recovers HP, never beyond its maximum."""
        if not self.here(seat):
            return
        gained = min(n, self.full_hp(seat) - self.hp[seat])
        if gained <= 0:
            return
        self.hp[seat] += gained
        if self.listening:
            self.tell(Event("healed", seat, {"n": gained, "hp": self.hp[seat]}))

    def hurt(self, seat: int, n: int, why: str) -> None:
        """A character loses HP; whether it falls is looked at by `falls`."""
        if not self.here(seat) or n <= 0:
            return
        lost = min(n, self.hp[seat])
        self.hp[seat] -= lost  # blind_evolution.damage.hp-decreases
        if self.listening:
            self.tell(Event("hurt", seat, {"n": lost, "hp": self.hp[seat], "why": why}))
        if seat == self.active and self.hp[seat] > 0:  # who falls has other worries
            self.occurs(DAMAGE)

    def earn(self, seat: int, n: int) -> None:
        """Money comes in."""
        if n <= 0 or not self.here(seat):
            return
        self.money[seat] += n
        if self.listening:
            self.tell(Event("earned", seat, {"n": n, "money": self.money[seat]}))
        self.look_rich(seat)

    def look_rich(self, seat: int) -> None:
        """Somebody may notice the active character's money."""
        if seat == self.active and self.money[seat] >= RICH:
            self.occurs(MONEY_4)

    def pay(self, seat: int, n: int) -> None:
        """Money goes out, as much as there is."""
        n = min(n, self.money[seat])
        if n <= 0:
            return
        self.money[seat] -= n
        if self.listening:
            self.tell(Event("paid", seat, {"n": n, "money": self.money[seat]}))

    def gain_supers(self, seat: int, n: int) -> None:
        """Super tokens come in, as many as there are left."""
        n = min(n, MOST_SUPERS - sum(self.supers))  # blind_evolution.comp.super-tokens
        if n <= 0:
            return
        self.supers[seat] += n
        if self.listening:
            self.tell(Event("honoured", seat, {"n": n, "supers": self.supers[seat]}))

    def spend_supers(self, seat: int, n: int) -> None:
        """Super tokens are spent on another's judgement."""
        self.supers[seat] -= n
        if self.listening:
            self.tell(Event("helped", seat, {"n": n, "other_seat": self.judge[0]}))

    def gain_fallen(self, seat: int, n: int) -> None:
        """Fallen tokens come or go; whether the character falls is looked at by `falls`."""
        if not self.here(seat):
            return
        n = max(n, -self.fallen[seat])
        if n == 0:
            return
        self.fallen[seat] += n
        if self.listening:
            self.tell(Event("tainted" if n > 0 else "cleared", seat, {"tokens": self.fallen[seat]}))

    def change_points(self, n: int) -> None:
        """The active character has more or fewer action points."""
        n = max(n, -self.points)
        if n == 0:
            return
        self.points += n
        if self.listening:
            self.tell(Event("points", self.active, {"n": n, "points": self.points}))

    def tire(self, seat: int, n: int) -> None:
        """A character will have more or fewer action points in its next turn."""
        self.tired[seat] += n
        if self.listening:
            self.tell(Event("next_points", seat, {"n": n}))

    def spend_point(self) -> None:
        """An action is taken; the event of what it was tells it."""
        self.points -= 1

    # TB bits and ability cards

    def draw_bit(self) -> int:
        """A bit at random out of the pool: its type, or -1 when the pool is empty."""
        pool = self.pool
        left = pool[0] + pool[1] + pool[2]
        if left == 0:
            return -1
        n = self.dice.below(BIT_STREAM, left)
        kind = 0
        while n >= pool[kind]:
            n -= pool[kind]
            kind += 1
        pool[kind] -= 1
        return kind

    def gain_bits(self, seat: int, n: int) -> None:
        """Bits at random, as many as the pool has."""
        if n <= 0 or not self.here(seat):
            return
        self.dice.open(BIT_STREAM)
        drawn = [0] * TYPES
        for _ in range(n):
            kind = self.draw_bit()
            if kind < 0:
                break
            drawn[kind] += 1
            self.bits[seat * TYPES + kind] += 1
        if self.listening and sum(drawn) > 0:
            args: dict[str, int | str] = {"straight": drawn[0], "gentle": drawn[1], "sharp": drawn[2], "n": sum(drawn)}
            self.tell(Event("gained_bits", seat, args))

    def take_bit(self, seat: int, kind: int) -> None:
        """A bit of choice."""
        self.pool[kind] -= 1
        self.bits[seat * TYPES + kind] += 1
        if self.listening:
            self.tell(Event("chose_bit", seat, {"bit": kind}))

    def give_bit(self, seat: int, kind: int) -> None:
        """An unplaced bit goes back into the pool."""
        self.bits[seat * TYPES + kind] -= 1
        self.pool[kind] += 1
        if self.listening:
            self.tell(Event("gave_bit", seat, {"bit": kind}))

    def lay_bit(self, seat: int, kind: int, side: int) -> None:
        """An unplaced bit joins the line."""
        self.bits[seat * TYPES + kind] -= 1
        self.lines[seat].append(kind * 6 + side)
        if self.listening:
            self.tell(Event("laid", seat, {"bit": kind, "length": len(self.lines[seat])}))

    def take_back_bit(self, seat: int) -> None:
        """The last bit of a line goes back into the pool."""
        kind = self.lines[seat].pop() // 6
        self.pool[kind] += 1
        if self.listening:
            self.tell(Event("took_back", seat, {"bit": kind, "length": len(self.lines[seat])}))

    def clear_line(self, seat: int) -> int:
        """A finished line goes back into the pool; how long it was."""
        line = self.lines[seat]
        for bit in line:
            self.pool[bit // 6] += 1
        self.lines[seat] = []
        if self.listening:
            self.tell(Event("line_done", seat, {"n": len(line)}))
        return len(line)

    def gain_card(self, seat: int, kind: int) -> None:
        """An ability card of the supply is taken."""
        self.supply[kind] -= 1
        self.cards[seat] |= 1 << kind
        if self.listening:
            self.tell(Event("gained_card", seat, {"ability": kind}))
        if self.box.ability_op[kind] == MAX_HP:
            self.heal(seat, self.box.ability_heal[kind])

    def use_card(self, seat: int, kind: int) -> None:
        """A card is turned sideways, or returns to the supply if it is used up."""
        if self.box.ability_use[kind] == DISCARD:  # blind_evolution.ability.discard-type
            self.cards[seat] &= ~(1 << kind)
            self.supply[kind] += 1
        else:
            self.used[seat] |= 1 << kind
        if self.listening:
            self.tell(Event("used_card", seat, {"ability": kind}))

    def use_talent(self, seat: int) -> None:
        """A character uses its special ability, once in the turn."""
        self.used[seat] |= 1 << KINDS
        if self.listening:
            hero = self.heroes[seat]
            self.tell(Event("used_talent", seat, {"hero": hero, "talent": hero}))

    def protect(self, seat: int) -> None:
        """A character takes no damage from contamination at this end of turn."""
        self.warded[seat] = 1
        if self.listening:
            self.tell(Event("protected", seat))

    def ward(self, seat: int, place: int) -> None:
        """No contamination is placed on a hex or next to it at this end of turn."""
        self.warding.append(place)
        if self.listening:
            self.tell(Event("warded", seat, {"hex": self.name(place), "at": place}))

    # Going about

    def go(self, seat: int, place: int, way: str, trail: list[int]) -> None:
        """A character goes to a hex."""
        was = self.at[seat]
        self.at[seat] = place
        if self.listening:
            route = ",".join([str(cell) for cell in trail])
            args: dict[str, int | str] = {"hex": self.name(place), "at": place, "from": was, "way": way, "trail": route}
            self.tell(Event("went", seat, args))

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


class Resolve(Step[City]):
    """The event card that was revealed is resolved."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, g: City) -> None:
        g.resolve_event()


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
RESOLVE: Final = Resolve()
