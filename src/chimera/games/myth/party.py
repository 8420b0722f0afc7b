"""What happens to heroes. Every observable change is one method, and that method tells it."""

from __future__ import annotations

from chimera.engine.cells import cells_of
from chimera.engine.events import EVERYBODY, Event
from chimera.games.myth.kinds import SLOT_ARMOR, SLOT_PRIMARY, SLOT_SECONDARY, SLOT_TWO_HANDS
from chimera.games.myth.known import Known
from chimera.games.myth.ops import K_FAITH
from chimera.games.myth.words import (
    AGGRESSIVE,
    AILMENTS,
    BLESSINGS,
    BOTH_HANDS,
    CARD_STREAM,
    COPIES,
    DARKNESS_CYCLE,
    DEED_AP,
    DEED_FLAGS,
    DEED_LOOKS,
    FACE_DOWN,
    GONE,
    ITEMS,
    MOST_THREAT,
    NOTHING,
    NOWHERE,
    OPEN,
    SHIFTED,
    SLAIN,
    SPACES,
    SPENT,
    STALE,
    STATUSES,
    STAYS,
    TREASURE_STREAM,
    TURNED,
    WEBBED,
)


class Party(Known):
    """The heroes and what they have."""

    __slots__ = ()

    def fall_die(self, stream: int, sides: int) -> int:
        """A die falls for everybody to see: what it shows, from 0 on."""
        shown = self.dice.below(stream, sides)
        self.cast = (self.cast * 31 + shown + 1) % 1_000_003
        return shown

    # Vitality, Threat, what ails them

    def hurt(self, seat: int, n: int) -> int:
        """A hero loses Vitality; how much it lost."""
        n = min(n, self.hp[seat])
        if n <= 0 or not self.alive(seat):
            return 0
        self.hp[seat] -= n
        if self.listening:
            self.tell(Event("hurt", seat, {"n": n, "hp": self.hp[seat]}))
        if self.hp[seat] == 0:
            self.ails[seat] |= SLAIN
            if self.listening:
                self.tell(Event("slain", seat, {"at": self.at[seat], "square": self.name(self.at[seat])}))
        return n

    def heal(self, seat: int, n: int) -> int:
        """A hero regains Vitality, never above its most; how much it regained."""
        n = min(n, self.most_hp(seat) - self.hp[seat])  # myth.hero.limit-heal
        if n <= 0 or not self.alive(seat):
            return 0
        self.hp[seat] += n
        if self.listening:
            self.tell(Event("healed", seat, {"n": n, "hp": self.hp[seat]}))
        return n

    def revive(self, seat: int, hp: int, square: int) -> None:
        """A slain hero stands again."""
        self.ails[seat] &= ~(SLAIN | GONE)
        self.hp[seat] = hp
        self.at[seat] = square
        if self.listening:
            self.tell(Event("revived", seat, {"hp": hp, "at": square, "square": self.name(square)}))

    def remove_body(self, seat: int) -> None:
        """A slain hero is taken off the tile."""
        self.ails[seat] |= GONE
        square = self.at[seat]
        self.at[seat] = NOWHERE
        if self.listening:
            self.tell(Event("removed", seat, {"at": square, "square": self.name(square)}))

    def most_threat(self, seat: int) -> int:
        """How high the Threat of a hero can rise."""
        item = self.gear[seat * 5 + SLOT_ARMOR]
        return self.box.item_threat_cap[item] if item >= 0 else MOST_THREAT

    def change_threat(self, seat: int, n: int) -> None:
        """A hero's Threat rises or falls, between 0 and its most."""
        now = max(0, min(self.most_threat(seat), self.threat[seat] + n))  # myth.hero.limit-threat
        n = now - self.threat[seat]
        if n == 0:
            return
        self.threat[seat] = now
        if self.listening:
            self.tell(Event("threat", seat, {"n": n, "threat": now}))

    def afflict(self, seat: int, status: int, cards: int = 0) -> None:
        """Something ails a hero from now on; nobody has the same twice."""
        if not self.alive(seat) or self.ails[seat] & status:  # myth.effect.one-copy
            return
        self.ails[seat] |= status
        if status == WEBBED:
            self.web[seat] = cards
        if self.listening:
            self.tell(Event("afflicted", seat, {"status": STATUSES[status.bit_length() - 1], "cards": cards}))

    def relieve(self, seat: int, statuses: int) -> None:
        """Some of what ails a hero is gone."""
        gone = self.ails[seat] & statuses
        if not gone:
            return
        self.ails[seat] &= ~gone
        if gone & WEBBED:
            self.web[seat] = 0
        if self.listening:
            for i in range(len(STATUSES)):
                if gone >> i & 1:
                    self.tell(Event("relieved", seat, {"status": STATUSES[i]}))

    def cleanse(self, seat: int) -> None:
        """All that ails a hero is gone."""
        self.relieve(seat, AILMENTS)

    # Movement

    def walk(self, seat: int, square: int, cost: int, free: int) -> None:
        """A hero walks; so many of its MP are not a Move."""
        was = self.at[seat]
        self.mp_free[seat] -= free
        self.mp_spent[seat] += cost - free
        self.steps[seat] += cost
        self.at[seat] = square
        if self.listening:
            self.tell(Event("walked", seat, {"at": square, "square": self.name(square), "from": was, "n": cost}))

    def shift(self, seat: int, square: int) -> None:
        """A hero is put somewhere without walking."""
        was = self.at[seat]
        self.at[seat] = square
        if self.phase == DARKNESS_CYCLE:
            self.tide |= 1 << (SHIFTED + seat)
        if self.listening:
            self.tell(Event("shifted", seat, {"at": square, "square": self.name(square), "from": was}))

    def spend_mp(self, seat: int, n: int) -> None:
        """MP are spent on something else than walking; those that are not a Move come first."""
        free = min(n, self.mp_free[seat])
        self.mp_free[seat] -= free
        self.mp_spent[seat] += n - free
        if self.listening:
            self.tell(Event("spent_mp", seat, {"n": n}))

    def gain_mp(self, seat: int, n: int) -> None:
        """A Move card gives MP for this Hero Cycle."""
        self.mp_more[seat] += n
        if self.listening:
            self.tell(Event("gained_mp", seat, {"n": n}))

    def gain_free_mp(self, seat: int, n: int) -> None:
        """MP that are not a Move."""
        self.mp_free[seat] += n
        if self.listening:
            self.tell(Event("gained_mp", seat, {"n": n}))

    def choose_stride(self, seat: int, stride: int) -> None:
        """A hero's movement type of this Cycle Phase is chosen."""
        if stride == OPEN or self.stride[seat] == stride:
            return
        self.stride[seat] = stride
        if self.listening:
            self.tell(Event("strides", seat, {"stride": stride}))

    # Cards

    def draw(self, seat: int, n: int) -> int:
        """A hero draws so many cards, as long as there are any; how many."""
        drawn = 0
        for _ in range(n):
            copy = self.draw_copy(seat)
            if copy == NOTHING:
                break
            self.hand[seat] |= 1 << copy
            drawn += 1
            self.show_card(seat, EVERYBODY if self.box.open_hands else 1 << seat)
            if self.listening:
                known_by = EVERYBODY if self.box.open_hands else 1 << seat
                self.tell(Event("drew", seat, {"card": self.kind_of(seat, copy)}, known_by, ("card",)))
            self.reshuffle(seat)
        return drawn

    def show_card(self, seat: int, known_by: int) -> None:
        """Some seats have been shown a hidden card of a hero."""
        for other in range(len(self.drawn)):
            if known_by >> other & 1:
                self.drawn[other] += 1

    def draw_copy(self, seat: int) -> int:
        """Any card of the deck, by dice, taken out of it; NOTHING if there is none."""
        self.reshuffle(seat)
        cards = self.deck[seat]
        if cards == 0:
            return NOTHING
        skip = self.dice.below(CARD_STREAM, cards.bit_count())
        copy = cells_of(cards)[skip]
        self.deck[seat] = cards & ~(1 << copy)
        return copy

    def reshuffle(self, seat: int) -> None:
        """As soon as a deck is empty its discards are shuffled into a new one."""
        if self.deck[seat] or not self.discards[seat]:
            return
        seen = 0
        cards = 0
        for copy in self.discards[seat]:
            if copy >= COPIES:
                cards |= 1 << (copy - COPIES)
            else:
                cards |= 1 << copy
                seen |= 1 << copy
        self.discards[seat] = []
        self.deck[seat] = cards
        self.fresh[seat] = seen
        self.stale[seat] = self.hand[seat].bit_count()
        for space in range(seat * SPACES, (seat + 1) * SPACES):
            if self.spaces[space] != NOTHING and self.lying[space] & FACE_DOWN:
                self.lying[space] |= STALE
        if self.listening:
            self.tell(Event("shuffled", seat))

    def leave_hand(self, seat: int, copy: int) -> None:
        """A card of the hand is shown to all."""
        self.hand[seat] &= ~(1 << copy)
        if not self.box.open_hands:
            self.show_card(seat, EVERYBODY & ~(1 << seat))
        if self.stale[seat] and not self.fresh[seat] >> copy & 1:  # it may have been drawn before the last shuffle
            self.stale[seat] -= 1
        self.stale[seat] = min(self.stale[seat], self.hand[seat].bit_count())

    def discard(self, seat: int, copy: int) -> None:
        """A card of the hand is discarded."""
        self.leave_hand(seat, copy)
        self.discards[seat].append(copy)
        if self.listening:
            self.tell(Event("discarded", seat, {"card": self.kind_of(seat, copy)}))
        self.reshuffle(seat)

    def fetch(self, seat: int, copy: int) -> None:
        """A card of the deck that was looked for goes into the hand."""
        self.deck[seat] &= ~(1 << copy)
        self.hand[seat] |= 1 << copy
        self.show_card(seat, EVERYBODY if self.box.open_hands else 1 << seat)
        if self.listening:
            known_by = EVERYBODY if self.box.open_hands else 1 << seat
            self.tell(Event("fetched", seat, {"card": self.kind_of(seat, copy)}, known_by, ("card",)))
        self.reshuffle(seat)

    def look_through(self, seat: int) -> None:
        """A hero looks at all cards of its deck."""
        self.deed[DEED_FLAGS] |= DEED_LOOKS
        self.show_card(seat, EVERYBODY if self.box.open_hands else 1 << seat)
        if self.listening:
            self.tell(Event("searched", seat))

    def lay(self, seat: int, copy: int, space: int, lying: int, chosen: int) -> None:
        """A card of the hand is laid into a space (0 to 3)."""
        place = seat * SPACES + space
        self.leave_hand(seat, copy)
        self.spaces[place] = copy
        self.lying[place] = lying
        self.chosen[place] = chosen
        self.beneath[place] = 0
        if self.listening:
            self.tell(Event("played", seat, {"card": self.kind_of(seat, copy), "space": space, "ap": self.ap_told()}))

    def ap_told(self) -> int:
        """The AP of the card that is being carried out, for its event."""
        return self.deed[DEED_AP] if self.deed else 0

    def take_rage(self, seat: int) -> None:
        """The top card of the deck is laid unseen into a space."""
        space = seat * SPACES + self.free_space(seat)
        copy = self.draw_copy(seat)
        if copy == NOTHING:
            return
        self.spaces[space] = copy
        self.lying[space] = FACE_DOWN
        self.chosen[space] = 0
        self.beneath[space] = 0
        if self.listening:
            self.tell(Event("raged", seat, {"rage": self.rage(seat)}))
        self.reshuffle(seat)

    def turn_card(self, seat: int, space: int) -> None:
        """A card in a space (0 to 3) is turned over: it works no more."""
        place = seat * SPACES + space
        self.lying[place] |= TURNED
        self.unmark(place)
        if self.listening:
            self.tell(Event("turned", seat, {"card": self.kind_of(seat, self.spaces[place]), "space": space}))

    def use_up(self, place: int) -> None:
        """What a card does once, it has done."""
        if self.lying[place] & SPENT:
            return
        self.lying[place] |= SPENT
        if self.listening:
            seat = place // SPACES
            self.tell(Event("used_up", seat, {"card": self.kind_of(seat, self.spaces[place]), "space": place % SPACES}))

    def clear_space(self, seat: int, space: int) -> None:
        """What lies in a space (0 to 3) goes to the discards; a card nobody has seen goes there unseen."""
        place = seat * SPACES + space
        copy = self.spaces[place]
        hidden = self.lying[place] & FACE_DOWN != 0
        self.discards[seat].append(copy + COPIES if hidden else copy)
        for other in cells_of(self.beneath[place]):
            self.discards[seat].append(other)
        self.empty_space(place)
        if self.listening:
            if hidden:
                self.tell(Event("cleared_rage", seat, {"space": space}))
            else:
                self.tell(Event("left_play", seat, {"card": self.kind_of(seat, copy), "space": space}))
        self.reshuffle(seat)

    def empty_space(self, place: int) -> None:
        """Nothing lies in a space any more, and its marks are gone."""
        self.spaces[place] = NOTHING
        self.lying[place] = 0
        self.chosen[place] = 0
        self.beneath[place] = 0
        self.unmark(place)

    def let_stay(self, seat: int, space: int) -> None:
        """An Ongoing card is not cleared with the others."""
        place = seat * SPACES + space
        self.lying[place] |= STAYS
        if self.listening:
            self.tell(Event("stays", seat, {"card": self.kind_of(seat, self.spaces[place]), "space": space}))

    def forget_stays(self, seat: int) -> None:
        """Spaces have been cleared: next time it is chosen anew what stays."""
        for place in range(seat * SPACES, (seat + 1) * SPACES):
            self.lying[place] &= ~STAYS

    def unmark(self, place: int) -> None:
        """No foe is marked by the card of a space any more."""
        bit = 1 << place
        marked = self.marked
        for foe in range(len(marked)):
            if marked[foe] & bit:
                marked[foe] &= ~bit

    def load_from_space(self, seat: int, space: int) -> None:
        """Ammo in a space goes into the quiver."""
        place = seat * SPACES + space
        self.quiver[seat] |= 1 << self.spaces[place]
        self.empty_space(place)
        if self.listening:
            self.tell(Event("loaded", seat, {"quiver": self.quiver[seat].bit_count()}))

    def load_from_discards(self, seat: int, slot: int) -> None:
        """Ammo of the discards goes into the quiver."""
        copy = self.discards[seat].pop(slot)
        self.quiver[seat] |= 1 << copy
        if self.listening:
            self.tell(Event("loaded", seat, {"quiver": self.quiver[seat].bit_count()}))

    def shoot(self, seat: int, n: int) -> None:
        """So many Ammo of the quiver are discarded."""
        for copy in cells_of(self.quiver[seat])[:n]:
            self.quiver[seat] &= ~(1 << copy)
            self.discards[seat].append(copy)
        if self.listening and n > 0:
            self.tell(Event("shot", seat, {"n": n, "quiver": self.quiver[seat].bit_count()}))

    def pray(self, seat: int, space: int, n: int) -> int:
        """The discards are shuffled and cards of them turned up: those with Faith lie under the card; how many."""
        place = seat * SPACES + space
        pile = self.discards[seat]
        self.dice.shuffle(CARD_STREAM, pile)
        found = 0
        keep: list[int] = []
        for copy in pile[:n]:
            if self.box.card_keywords[self.kind_of(seat, copy)] & K_FAITH:
                self.beneath[place] |= 1 << copy
                found += 1
            else:
                keep.append(copy)
        self.discards[seat] = pile[n:] + keep
        if self.listening:
            self.tell(Event("prayed", seat, {"n": found, "space": space}))
        return found

    # Items

    def equip(self, seat: int, item: int) -> None:
        """An item of the inventory is put on; what was there goes into the inventory."""
        box = self.box
        slot = box.item_slot[item]
        before = self.most_hp(seat)
        both = slot == SLOT_TWO_HANDS
        if both:
            slot = SLOT_PRIMARY
        base = seat * 5
        for place in (slot, SLOT_SECONDARY) if both else (slot,):
            self.put_away(seat, place)
        if slot == SLOT_SECONDARY and self.gear[base + SLOT_SECONDARY] == BOTH_HANDS:
            self.put_away(seat, SLOT_PRIMARY)
        self.pack[seat].remove(item)
        self.gear[base + slot] = item
        if both:
            self.gear[base + SLOT_SECONDARY] = BOTH_HANDS
        self.mind_vitality(seat, before)
        self.mind_quiver(seat)
        if self.listening:
            self.tell(Event("equipped", seat, {"item": item}))

    def unequip(self, seat: int, slot: int) -> None:
        """What is in a slot goes into the inventory."""
        before = self.most_hp(seat)
        item = self.gear[seat * 5 + slot]
        self.put_away(seat, slot)
        self.mind_vitality(seat, before)
        self.mind_quiver(seat)
        if self.listening:
            self.tell(Event("removed_item", seat, {"item": item}))

    def put_away(self, seat: int, slot: int) -> None:
        """A slot is emptied into the inventory."""
        base = seat * 5
        item = self.gear[base + slot]
        if item == BOTH_HANDS:
            slot = SLOT_PRIMARY
            item = self.gear[base + SLOT_PRIMARY]
        if item == NOTHING:
            return
        if self.gear[base + SLOT_SECONDARY] == BOTH_HANDS and slot == SLOT_PRIMARY:
            self.gear[base + SLOT_SECONDARY] = NOTHING
        self.gear[base + slot] = NOTHING
        self.pack[seat].append(item)
        self.pack[seat].sort()

    def mind_vitality(self, seat: int, before: int) -> None:
        """Vitality follows its most: up and down alike, but nobody dies of taking something off."""
        change = self.most_hp(seat) - before  # myth.bonus.vitality
        if change and self.alive(seat):
            self.hp[seat] = max(1, self.hp[seat] + change)

    def mind_quiver(self, seat: int) -> None:
        """Ammo for which there is no room any more is discarded."""
        item = self.gear[seat * 5 + SLOT_SECONDARY]
        room = 1 if item == NOTHING else self.box.item_capacity[item] if item >= 0 else 0
        while self.quiver[seat].bit_count() > room:
            copy = cells_of(self.quiver[seat])[0]
            self.quiver[seat] &= ~(1 << copy)
            self.discards[seat].append(copy)

    def gain_item(self, seat: int, item: int) -> None:
        """A hero has an item more."""
        self.stock[item] -= 1
        self.pack[seat].append(item)
        self.pack[seat].sort()
        if self.listening:
            self.tell(Event("found", seat, {"item": item}))

    def gain_gold(self, seat: int, n: int) -> None:
        """A hero has more gold."""
        self.gold[seat] += n
        if self.listening:
            self.tell(Event("gold", seat, {"n": n, "gold": self.gold[seat]}))

    def gain_potion(self, seat: int, potion: int) -> None:
        """A hero has a potion more."""
        self.potions[seat * 3 + potion] += 1
        if self.listening:
            self.tell(Event("potion", seat, {"potion": potion}))

    def gain_focus(self, seat: int, n: int) -> None:
        """A hero has more fate dice for the rest of the Hero Cycle."""
        self.focus[seat] += n
        if self.listening:
            self.tell(Event("focused", seat, {"n": self.focus[seat]}))

    def draw_token(self, seat: int) -> int:
        """A token of the treasure bag is drawn and returned; its colour, NOTHING if the bag is empty."""
        tokens = sum(self.bag)
        if tokens == 0:
            return NOTHING
        left = self.dice.below(TREASURE_STREAM, tokens)
        colour = 0
        while left >= self.bag[colour]:
            left -= self.bag[colour]
            colour += 1
        if self.listening:
            self.tell(Event("token", seat, {"rarity": colour}))
        return colour

    def use_potion(self, seat: int, potion: int) -> None:
        """A potion is drunk; what it does comes of the rules."""
        self.potions[seat * 3 + potion] -= 1
        if self.listening:
            self.tell(Event("drank", seat, {"potion": potion}))

    def give_item(self, seat: int, other: int, item: int) -> None:
        """An item changes hands."""
        self.pack[seat].remove(item)
        self.pack[other].append(item)
        self.pack[other].sort()
        self.traded[other] |= 1 << item
        if self.listening:
            self.tell(Event("gave", seat, {"item": item, "other_seat": other}))

    def give_potion(self, seat: int, other: int, potion: int) -> None:
        """A potion changes hands."""
        self.potions[seat * 3 + potion] -= 1
        self.potions[other * 3 + potion] += 1
        self.traded[other] |= 1 << (ITEMS + potion)
        if self.listening:
            self.tell(Event("gave_potion", seat, {"potion": potion, "other_seat": other}))

    def mark_refitted(self, seat: int, slots: int) -> None:
        """These slots of a hero are not changed again in this Cleanup."""
        self.refitted[seat] |= slots

    def begin_cleanup(self) -> None:
        """Everybody may change what it wears."""
        for seat in range(len(self.refitted)):
            self.refitted[seat] = 0

    # The Hero Cycle

    def mind_ice(self, squares: int) -> None:
        """Who begins the Hero Cycle on ice has half the Movement."""
        for seat in range(len(self.at)):
            square = self.at[seat]
            self.slowed[seat] = 1 if square >= 0 and squares >> square & 1 else 0

    def begin_cycle_phase(self) -> None:
        """A new Cycle Phase: MP are back, and everybody may act again."""
        for seat in range(len(self.at)):
            self.stride[seat] = OPEN
            self.mp_spent[seat] = 0
            self.mp_more[seat] = 0
            self.mp_free[seat] = 0
            self.steps[seat] = 0
            self.acted[seat] = 0
            self.focus[seat] = 0
            self.spared[seat] = 0
            self.traded[seat] = 0
            self.unmark(BLESSINGS + seat)
            for slot in range(5):
                item = self.gear[seat * 5 + slot]
                if item >= 0:
                    self.mp_free[seat] += self.box.item_free_mp[item]
        self.spent = 0

    def use_action(self, seat: int) -> None:
        """A hero has played its action."""
        self.acted[seat] = 1

    def forces_aggressive(self, seat: int) -> None:
        """A Move card makes movement aggressive."""
        self.choose_stride(seat, AGGRESSIVE)
