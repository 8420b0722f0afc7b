"""Questions about the city and everybody in it: what is so, and nothing that changes it."""

from __future__ import annotations

from chimera.games.blind_evolution.fields import Fields
from chimera.games.blind_evolution.words import (
    FOUND,
    KINDS,
    MAX_HP,
    OPEN,
    PER_TILE,
    PERMANENT,
    SLIP_THROUGH,
    TYPES,
    WON,
)


class Known(Fields):
    """What can be asked of everything on the table."""

    __slots__ = ()

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
