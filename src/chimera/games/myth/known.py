"""What can be asked of the table: who stands where, what a hero has and may do. Nothing here changes anything."""

from __future__ import annotations

from chimera.engine.cells import cells_of
from chimera.engine.squares import SquareMap
from chimera.games.myth.fields import Fields
from chimera.games.myth.kinds import (
    PENALTY_HAND_SIZE,
    PENALTY_MOVEMENT,
    SIZE_CAPTAIN,
    SIZE_TOKEN,
    SLOT_ACCESSORY,
    SLOT_SECONDARY,
)
from chimera.games.myth.ops import A_ALL_RAGE, A_FAITH, A_RAGE, K_AMMO, K_FAITH, K_ONGOING, K_SHADOWS, SOLDIER
from chimera.games.myth.printed import Aura
from chimera.games.myth.words import (
    ACTIVE,
    AGGRESSIVE,
    ALLY,
    BLOW_TARGET,
    BLOW_VICTIM,
    BLOW_VICTIMS,
    CAUTIOUS,
    COPIES,
    DECOY,
    FACE_DOWN,
    FALLEN,
    GONE,
    HAND,
    LOST,
    NOTHING,
    NOWHERE,
    OPEN,
    PRONE,
    RISING,
    SLAIN,
    SPACES,
    STILL,
    STUNNED,
    TURNED,
    WON,
)


class Known(Fields):
    """A table that can be asked."""

    __slots__ = ()

    @property
    def ground(self) -> SquareMap:
        """The squares that lie on the table."""
        return self.box.map

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.phase == WON or self.phase == LOST

    def name(self, square: int) -> str:
        """A square for people: 'c3'."""
        return self.ground.label(square)

    # Heroes

    def alive(self, seat: int) -> bool:
        """Whether a hero lives; a slain one lies on its square until Cleanup."""
        return not self.ails[seat] & (SLAIN | GONE)

    def living(self) -> list[int]:
        """The seats of heroes who live."""
        ails = self.ails
        return [seat for seat in range(len(ails)) if not ails[seat] & (SLAIN | GONE)]

    def lowest(self) -> int:
        """The lowest seat of a hero who lives, or seat 0: who decides what no rule decides."""
        living = self.living()
        return living[0] if living else 0

    def seat_of(self, hero: int) -> int:
        """The seat of the hero of a class who lives, NOBODY if there is none."""
        for seat in self.living():
            if self.box.seat_hero[seat] == hero:
                return seat
        return -1

    def most_hp(self, seat: int) -> int:
        """The Vitality of a hero at its best."""
        most = self.box.hero_vitality[self.box.seat_hero[seat]]
        for slot in range(5):
            item = self.gear[seat * 5 + slot]
            if item >= 0:
                most += self.box.item_vitality[item]
        return most

    def idle(self, seat: int) -> bool:
        """Whether a hero can do nothing in a Hero Cycle: slain, lying, getting up or stunned."""
        return self.ails[seat] & (SLAIN | GONE | PRONE | RISING | STUNNED) != 0

    # Cards

    def kind_of(self, seat: int, copy: int) -> int:
        """What a card of a hero's class says."""
        return self.box.copy_kind[self.box.seat_hero[seat] * COPIES + copy]

    def kinds_in(self, seat: int, cards: int) -> list[int]:
        """The kinds among a set of copies, each once, ascending."""
        base = self.box.seat_hero[seat] * COPIES
        kinds = self.box.copy_kind
        found: list[int] = []
        last = -1
        for copy in cells_of(cards):  # copies of one kind follow each other
            kind = kinds[base + copy]
            if kind != last:
                found.append(kind)
                last = kind
        return found

    def copy_in(self, seat: int, cards: int, kind: int) -> int:
        """The first copy of this kind in a set, NOTHING if there is none."""
        base = self.box.seat_hero[seat] * COPIES
        for copy in cells_of(cards):
            if self.box.copy_kind[base + copy] == kind:
                return copy
        return NOTHING

    def hand_size(self, seat: int) -> int:
        """How many cards a hero holds."""
        return self.hand[seat].bit_count()

    def free_space(self, seat: int) -> int:
        """The first empty action space, -1 if there is none (a frozen hero has one fewer)."""
        first = -1
        empty = 0
        for space in range(SPACES):
            if self.spaces[seat * SPACES + space] == NOTHING:
                empty += 1
                if first < 0:
                    first = space
        return first if empty > self.frozen(seat) else -1

    def frozen(self, seat: int) -> int:
        """How many action spaces are frozen over."""
        return 1 if self.ails[seat] & 64 else 0

    def empty_spaces(self, seat: int) -> int:
        """How many action spaces are empty and not frozen over."""
        base = seat * SPACES
        empty = 0
        for space in range(SPACES):
            if self.spaces[base + space] == NOTHING:
                empty += 1
        return max(0, empty - self.frozen(seat))

    def in_play(self, space: int) -> int:
        """The kind of the card that works in a space (seat * 4 + space), NOTHING if none does."""
        copy = self.spaces[space]
        if copy == NOTHING or self.lying[space] & (FACE_DOWN | TURNED):
            return NOTHING
        seat = space // SPACES
        if self.ails[seat] & (SLAIN | GONE):  # myth.death.cards
            return NOTHING
        return self.kind_of(seat, copy)

    def auras_named(self, name: int) -> list[tuple[int, Aura]]:
        """All auras of this name that are in play, each with its space."""
        found: list[tuple[int, Aura]] = []
        box = self.box
        spaces = self.spaces
        for space in range(len(spaces)):
            if spaces[space] != NOTHING:
                kind = self.in_play(space)
                if kind != NOTHING and box.aura_kinds[name] >> kind & 1:
                    for aura in box.in_play[kind]:
                        if aura.name == name:
                            found.append((space, aura))
        return found

    def faith(self, seat: int) -> int:
        """The Faith of a hero: its own, that of relics, and one for each Faith card that lies in its spaces."""
        box = self.box
        faith = box.hero_faith[box.seat_hero[seat]]
        if faith == 0:
            return 0
        for slot in range(5):
            item = self.gear[seat * 5 + slot]
            if item >= 0:
                faith += box.item_faith[item]
        for space in range(seat * SPACES, (seat + 1) * SPACES):
            kind = self.in_play(space)
            if kind != NOTHING:
                if box.card_keywords[kind] & K_FAITH:
                    faith += 1
                if box.aura_kinds[A_FAITH] >> kind & 1:
                    faith += self.beneath[space].bit_count()
        return faith

    def rage(self, seat: int) -> int:
        """The Rage of a hero: face-down cards, cards that count as Rage, or all cards while one says so."""
        box = self.box
        if box.seat_hero[seat] != SOLDIER or not self.alive(seat):
            return 0
        rage = 0
        filled = 0
        every = False
        for space in range(seat * SPACES, (seat + 1) * SPACES):
            if self.spaces[space] == NOTHING:
                continue
            filled += 1
            if self.lying[space] & FACE_DOWN:
                rage += 1
                continue
            kind = self.in_play(space)
            if kind != NOTHING:
                if box.aura_kinds[A_ALL_RAGE] >> kind & 1:
                    every = True
                if box.aura_kinds[A_RAGE] >> kind & 1:
                    rage += 1
        return filled if every else rage

    def ongoing(self, seat: int) -> list[int]:
        """The spaces (0 to 3) of a hero with Ongoing cards that work."""
        found: list[int] = []
        for space in range(SPACES):
            kind = self.in_play(seat * SPACES + space)
            if kind != NOTHING and self.box.card_keywords[kind] & K_ONGOING:
                found.append(space)
        return found

    def in_shadows(self, seat: int) -> bool:
        """Whether a hero is in Shadows."""
        for space in range(seat * SPACES, (seat + 1) * SPACES):
            kind = self.in_play(space)
            if kind != NOTHING and self.box.card_keywords[kind] & K_SHADOWS:
                return True
        return False

    def is_ammo(self, seat: int, copy: int) -> bool:
        """Whether a card is Ammo."""
        return self.box.card_keywords[self.kind_of(seat, copy)] & K_AMMO != 0

    def quiver_room(self, seat: int) -> int:
        """How many more Ammo cards a hero can keep: in a quiver, or one in the empty secondary slot."""
        item = self.gear[seat * 5 + SLOT_SECONDARY]
        room = 1 if item == NOTHING else self.box.item_capacity[item] if item >= 0 else 0
        return max(0, room - self.quiver[seat].bit_count())

    def hand_limit(self, seat: int) -> int:
        """How many cards a hero draws up to."""
        limit = HAND
        if self.ails[seat] & 32:  # myth.effect.curse
            limit -= 1
        return limit + self.penalty(PENALTY_HAND_SIZE)

    # Movement

    def movement(self, seat: int) -> int:
        """The Movement of a hero, with items and penalties, not below 0."""
        box = self.box
        points = box.hero_movement[box.seat_hero[seat]] + self.penalty(PENALTY_MOVEMENT)
        for slot in range(5):
            item = self.gear[seat * 5 + slot]
            if item >= 0:
                points += box.item_mp[item]
        points = max(0, points)  # myth.movement.zero-floor
        if self.slowed[seat]:
            points //= 2
        return points * 2 if self.cleared() else points

    def allowance(self, seat: int, stride: int) -> int:
        """How many MP a hero may spend in this Hero Cycle with a movement type."""
        if stride == STILL:
            return 0
        points = self.movement(seat)
        if stride == CAUTIOUS:
            return (points + 1) // 2
        if stride == AGGRESSIVE:
            return points + self.mp_more[seat]
        return points  # normal, or not chosen yet

    def mp_left(self, seat: int) -> int:
        """How many MP that count as movement a hero may still spend."""
        return max(0, self.allowance(seat, self.stride[seat]) - self.mp_spent[seat])

    def may_stride(self, seat: int, stride: int) -> bool:
        """Whether a hero's movement so far, and the type chosen before, allow a movement type."""
        chosen = self.stride[seat]
        if chosen != OPEN:
            return chosen == stride
        return self.mp_spent[seat] <= self.allowance(seat, stride)

    # The Darkness

    def penalty(self, what: int) -> int:
        """How much the Threat penalties in force do of something, all together."""
        if not self.penalties:
            return 0
        box = self.box
        found = 0
        for card in cells_of(self.penalties):
            if box.omen_penalty[card] == what:
                found += box.omen_penalty_amount[card]
        return found

    def in_force(self, what: int) -> bool:
        """Whether a Threat penalty of this sort is in force."""
        for card in cells_of(self.penalties):
            if self.box.omen_penalty[card] == what:
                return True
        return False

    # Foes and squares

    def footprint(self, base: int, square: int) -> int:
        """The squares of a base whose north west one is this; 0 where it does not fit on the tile."""
        ground = self.ground
        x, y = ground.coords[square]
        squares = 0
        for dy in range(base):
            for dx in range(base):
                cell = ground.index_of(x + dx, y + dy)
                if cell < 0:
                    return 0
                squares |= 1 << cell
        return squares

    def foes(self) -> list[int]:
        """The slots of all foes, fallen ones among them."""
        kinds = self.kind
        return [foe for foe in range(len(kinds)) if kinds[foe] != NOTHING]

    def is_monster(self, foe: int) -> bool:
        """Whether a foe moves and attacks: no lair, no larva."""
        return self.box.monster_size[self.kind[foe]] < SIZE_TOKEN

    def targetable(self, foe: int) -> bool:
        """Whether a foe is there to be attacked."""
        return self.kind[foe] != NOTHING and not self.mood[foe] & FALLEN

    def active(self, foe: int) -> bool:
        """Whether a foe is an active monster."""
        return self.kind[foe] != NOTHING and self.mood[foe] & ACTIVE != 0 and self.is_monster(foe)

    def squares_of(self, foe: int) -> int:
        """The squares a foe stands on."""
        base = self.box.monster_base[self.kind[foe]]
        if base == 1:
            return 1 << self.spot[foe]
        return self.footprint(base, self.spot[foe])

    def foe_on(self, square: int) -> int:
        """The foe that stands on a square, -1 for none; fallen ones do not count."""
        for foe in range(len(self.kind)):
            if self.targetable(foe) and self.squares_of(foe) >> square & 1:
                return foe
        return -1

    def foes_mask(self) -> int:
        """The squares of all foes; fallen ones are no obstacle."""
        squares = 0
        kinds = self.kind
        moods = self.mood
        for foe in range(len(kinds)):
            if kinds[foe] != NOTHING and not moods[foe] & FALLEN:
                squares |= self.squares_of(foe)
        return squares

    def heroes_mask(self) -> int:
        """The squares of heroes; the slain keep theirs until Cleanup."""
        squares = 0
        for square in self.at:
            if square >= 0:
                squares |= 1 << square
        return squares

    def taken(self) -> int:
        """The squares on which a figure stands."""
        return self.foes_mask() | self.heroes_mask()

    def hero_on(self, square: int) -> int:
        """The living hero on a square, -1 for none."""
        for seat in range(len(self.at)):
            if self.at[seat] == square and self.alive(seat):
                return seat
        return -1

    def gap(self, foe: int, square: int) -> int:
        """How many squares a foe is from a square, whatever lies between; 1 is adjacent."""
        if self.box.monster_base[self.kind[foe]] == 1:
            return self.ground.distance(self.spot[foe], square)
        best = 1000
        for own in cells_of(self.squares_of(foe)):
            best = min(best, self.ground.distance(own, square))
        return best

    def beside(self, foe: int, square: int) -> bool:
        """Whether a foe is next to a square with no red line between: where blows land."""
        for own in cells_of(self.squares_of(foe)):
            if own in self.ground.facing[square]:
                return True
        return False

    def target_square(self, target: int) -> int:
        """Where a target of monsters stands: a hero, or the decoy; NOWHERE if it is gone."""
        if target < 0:
            return NOWHERE
        if target < DECOY:
            return self.at[target] if self.alive(target) else NOWHERE
        if target < ALLY:
            space = target - DECOY
            return self.chosen[space] if self.in_play(space) != NOTHING else NOWHERE
        return NOWHERE

    def monsters_left(self) -> bool:
        """Whether any monster, lair or larva is on the tile; fallen ones that will rise count."""
        for kind in self.kind:
            if kind != NOTHING:
                return True
        return False

    def figures(self) -> int:
        """How many monster figures stand in the Realm: lairs and larvae are tokens."""
        return len([foe for foe in self.foes() if self.is_monster(foe)])

    def small(self, foe: int) -> bool:
        """Whether a foe is a minion or a captain."""
        size = self.box.monster_size[self.kind[foe]]
        return size <= SIZE_CAPTAIN

    def cleared(self) -> bool:
        """Whether the tile has been cleared; between waves it never counts as cleared."""
        return self.ending == 1

    def larva(self, foe: int) -> bool:
        """Whether a foe is a larva token."""
        return self.box.monster_size[self.kind[foe]] == SIZE_TOKEN

    def attacked(self, seat: int) -> bool:
        """Whether the group that acts has rolled its dice against this hero."""
        blow = self.blow
        if not blow or not self.swings:
            return False
        return blow[BLOW_VICTIMS] >> seat & 1 != 0 if blow[BLOW_VICTIMS] else blow[BLOW_VICTIM] == seat

    def told_of(self, seat: int) -> bool:
        """Whether the group that acts has chosen this hero."""
        return bool(self.blow) and self.blow[BLOW_TARGET] == seat

    def tool(self, seat: int) -> int:
        """What a hero wears as accessory, NOTHING for nothing."""
        return self.gear[seat * 5 + SLOT_ACCESSORY]
