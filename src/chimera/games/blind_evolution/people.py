"""What happens to characters: the event card of their turn, HP, money, tokens, bits and cards, where they go."""

from __future__ import annotations

from typing import Final

from chimera.engine.events import EVERYBODY, Event
from chimera.engine.game import AUTO, Step
from chimera.games.blind_evolution.known import Known
from chimera.games.blind_evolution.words import (
    BIT_STREAM,
    DAMAGE,
    DECK,
    DISCARD,
    DISCARDS,
    EVENT_STREAM,
    KEPT,
    KINDS,
    MAX_HP,
    MONEY_4,
    MOST_SUPERS,
    READ,
    READ_OUT,
    SHOWN,
    TYPES,
)

RICH: Final = 4  # money at which people notice


class People(Known):
    """Characters and what they have."""

    __slots__ = ()

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

    def read_out(self) -> None:
        """Everybody hears what nobody knew: a clue, a lead, what an option brings, or that nothing is at a facility."""
        if self.rules >= READ_OUT:
            self.piles.count(0, EVERYBODY)

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
            self.tell(Event("line_done", seat, {"n": len(line), "line": ",".join([str(bit) for bit in line])}))
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

    def decline(self, seat: int) -> None:
        """A character does not use its special ability, and is not asked again in this turn."""
        self.used[seat] |= 1 << KINDS
        if self.listening:
            self.tell(Event("stays", seat, {"hero": self.heroes[seat]}))

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


class Resolve(Step[People]):
    """The event card that was revealed is resolved."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, g: People) -> None:
        g.resolve_event()


RESOLVE: Final = Resolve()
