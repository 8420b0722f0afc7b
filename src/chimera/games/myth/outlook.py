"""What a foe and a place are worth to a hero, by what everybody can see: what a bot weighs its choices with.

Values are in points of Vitality, about: what a hero would lose or spare in the cycles to come.
"""

from __future__ import annotations

from typing import Final

from chimera.engine.cells import cells_of
from chimera.games.myth.combat.pool import odds
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import SIZE_CAPTAIN, SIZE_LAIR, SIZE_TOKEN
from chimera.games.myth.known import Known
from chimera.games.myth.ops import MODE_HUNT
from chimera.games.myth.printed import Op, Strike
from chimera.games.myth.words import ACTIVE, DAZED, DOWN, FALLEN, METER, NOTHING, SIDES

HORIZON: Final = 2.4  # so many Darkness Cycles of what a foe deals are spared by slaying it
THERE: Final = 0.15  # a foe less is worth this whatever it deals
LAIR: Final = 12.0
TREASURE: Final = 0.35
LARVA: Final = 0.6
ASLEEP: Final = 0.8  # what a sleeping foe is worth, of one that is awake
SHUNNED: Final = 0.2  # the same while the party is not ready to wake it
FATE: Final = 0.15  # what a fate die of a monster deals, about
SPAWNED: Final = 3.0  # minions that a lair sends in a Darkness Cycle
FRESH: Final = 0.15  # what one of them is worth in the price of AP, of one that stands there
COMING: Final = 0.45  # what a foe that is awake and too far deals in the next cycle, of one that is near
STIRRING: Final = 0.3  # the same of one asleep that will wake
PRICE: Final = 0.75  # of what a Darkness Cycle costs, the part that counts for the AP that bring it
PRESSED: Final = 0.6  # what AP cost in the Slaughterfield, where further waves come whatever they are spent on
MOST: Final = 2.5  # what a hero can lose in a cycle, about, however many there are
NO_PRICE: Final = 0.02  # of an AP while all is quiet
GATHERED: Final = 6  # the party is gathered when nobody is further from the foes than this
PATIENCE: Final = 22  # in this round the party goes in whatever it lacks
SOUND: Final = 0.6  # the part of its Vitality with which a hero goes in
FAR: Final = 99
DREAD: Final = 0.35  # what is feared of a place, of what may be lost there


def strike_worth(strike: Strike, dice: int, tn: int) -> float:
    """What an attack of a monster deals on average."""
    chance = max(0.0, min(1.0, (SIDES + 1 - tn) / SIDES))
    if strike.each:
        dealt = dice * chance * strike.damage
    else:
        dealt = strike.attacks * odds(max(1, dice // strike.attacks), tn) * strike.damage
    return dealt + FATE * strike.fd


def deals(g: Known, kind: int) -> float:
    """What a figure of a kind deals in a Darkness Cycle, once it is there."""
    dealt = 0.0
    for strike in g.box.strikes[kind]:
        dealt += strike_worth(strike, strike.d10, strike.tn)
    return dealt + FATE * g.box.monster_fd[kind]


def strides_to(g: Known, kind: int) -> int:
    """How far from a figure of a kind somebody is in danger in the next cycle."""
    far = 0
    for strike in g.box.strikes[kind]:
        far = max(far, strike.range)
    return far + g.box.monster_movement[kind]


def hardship(g: Known, family: int) -> float:
    """How hard a family is to fight: its minions and how quickly they come."""
    box = g.box
    found = 0.0
    for kind in box.minions_of[family]:
        found += (deals(g, kind) + 0.03 * box.monster_movement[kind]) * (1.0 + 0.15 * box.monster_defense[kind])
    found /= len(box.minions_of[family])
    start = box.lair_base[family] + box.lair_per_hero[family] * box.seats
    return found * (8.0 + start)


def life_worth(hp: int) -> float:
    """What the point of Vitality above so many is worth: the first most."""
    return 0.8 * (1.0 + 2.5 / (1 + hp))


def health_worth(hp: int, n: int) -> float:
    """What it is worth to gain so many points, or to keep them from above."""
    found = 0.0
    for i in range(n):
        found += life_worth(hp + i)
    return found


def loss_worth(hp: int, n: float) -> float:
    """What it costs to lose so many points on average; to be slain costs most."""
    left = float(hp)
    cost = 0.0
    while n > 0.0 and left > 0.0:
        step = min(1.0, n)
        cost += step * life_worth(int(max(0.0, left - 1.0)))
        if left <= 1.0:
            cost += 4.0 * step
        n -= step
        left -= 1.0
    return cost


class Shot:
    """An attack that a hero could make: what it would be rolled with."""

    __slots__ = ("ammo", "damage", "dice", "kind", "op", "reach", "seat", "tn")

    def __init__(self, seat: int, kind: int, op: Op) -> None:
        self.seat: int = seat
        self.kind: int = kind
        self.op: Op = op
        self.dice: int = 0
        self.tn: int = 0
        self.damage: int = 0
        self.reach: int = 0
        self.ammo: int = 0


class Outlook:
    """How the table looks to a hero: what foes deal and are worth, what AP cost, where it is dangerous."""

    __slots__ = (
        "awake",
        "dealt",
        "far",
        "g",
        "lairs",
        "living",
        "price",
        "reach",
        "ready",
        "seat",
        "shots",
        "storm",
        "worth",
    )

    def __init__(self, g: Horde, seat: int) -> None:
        self.g: Horde = g
        self.seat: int = seat
        self.living: list[int] = g.living()
        n = len(g.kind)
        self.dealt: list[float] = [0.0] * n  # by a foe in a cycle
        self.reach: list[int] = [0] * n  # how far it may strike in the next cycle
        self.worth: list[float] = [0.0] * n  # what it is worth to slay it
        self.far: list[int] = [FAR] * n  # from the nearest hero
        self.awake: int = 0  # active monsters
        self.lairs: int = 0
        self.shots: dict[int, Shot] = {}  # thought of so far
        self.storm: float = 0.0  # what the next cycle deals, about
        self.survey()
        self.ready: bool = self.is_ready()
        self.judge()
        self.price: float = self.price_of_ap()

    def survey(self) -> None:
        """Who is there, how near, and what the next cycle will deal."""
        g = self.g
        box = g.box
        for foe in range(len(g.kind)):
            kind = g.kind[foe]
            if kind == NOTHING or g.mood[foe] & FALLEN:
                continue
            size = box.monster_size[kind]
            for other in self.living:
                self.far[foe] = min(self.far[foe], g.gap(foe, g.at[other]))
            if size == SIZE_LAIR:
                self.lairs += 1
            if size >= SIZE_TOKEN:
                continue
            self.dealt[foe] = deals(g, kind)
            self.reach[foe] = strides_to(g, kind)
            if g.mood[foe] & ACTIVE:
                self.awake += 1
                if not g.mood[foe] & (DOWN | DAZED):
                    self.storm += self.dealt[foe] * (1.0 if self.far[foe] <= self.reach[foe] else COMING)
            elif self.would_wake(foe):
                self.storm += self.dealt[foe] * STIRRING

    def would_wake(self, foe: int) -> bool:
        """Whether somebody is so near that a sleeping monster will wake."""
        g = self.g
        far = g.box.monster_range[g.kind[foe]]
        for other in self.living:
            if g.gap(foe, g.at[other]) <= far + g.threat[other]:
                return True
        return False

    def is_ready(self) -> bool:
        """Whether the party shall go for foes that sleep: together, sound, or because it has waited long enough."""
        g = self.g
        if self.awake > 0 or g.box.mode != MODE_HUNT or g.round >= PATIENCE:
            return True
        for other in self.living:
            near = FAR
            for foe in range(len(g.kind)):
                if g.kind[foe] != NOTHING:
                    near = min(near, g.gap(foe, g.at[other]))
            if near > GATHERED or g.hp[other] < SOUND * g.most_hp(other):
                return False
        return True

    def judge(self) -> None:
        """What foes are worth."""
        g = self.g
        box = g.box
        for foe in range(len(g.kind)):
            kind = g.kind[foe]
            if kind == NOTHING or g.mood[foe] & FALLEN:
                continue
            size = box.monster_size[kind]
            if size == SIZE_LAIR:
                value = LAIR + TREASURE
            elif size == SIZE_TOKEN:
                value = LARVA
            else:
                value = THERE + HORIZON * self.dealt[foe]
                if size >= SIZE_CAPTAIN:
                    value += TREASURE + 0.15 * box.monster_vitality[kind]
                if not g.mood[foe] & ACTIVE:
                    value *= ASLEEP if self.ready else SHUNNED
                elif self.far[foe] <= 1:
                    value *= 1.12
            if size == SIZE_LAIR and not self.ready:
                value *= SHUNNED
            self.worth[foe] = value

    def price_of_ap(self) -> float:
        """What an AP costs: its part of the Darkness Cycle that the meter brings."""
        g = self.g
        if self.awake == 0 and self.storm == 0.0:
            return NO_PRICE
        cost = min(self.storm, MOST * len(self.living))
        if g.box.mode != MODE_HUNT:
            cost *= PRESSED
        else:
            for foe in range(len(g.kind)):
                kind = g.kind[foe]
                if kind != NOTHING and g.box.monster_size[kind] == SIZE_LAIR:
                    cost += SPAWNED * FRESH * HORIZON * deals(g, g.box.minions_of[g.box.monster_family[kind]][0])
        weak = 1.0
        for other in self.living:
            if g.hp[other] <= 2:
                weak += 0.15
        return PRICE * weak * cost / METER

    # Foes

    def gain(self, foe: int, damage: int) -> float:
        """What damage to a foe is worth."""
        life = self.g.life[foe]
        if life <= 0 or damage <= 0:
            return 0.0
        if damage >= life:
            whole = self.worth[foe]
            most = self.g.box.monster_vitality[self.g.kind[foe]]
            return whole * (0.35 + 0.65 * life / most) if most > 1 else whole
        most = max(1, self.g.box.monster_vitality[self.g.kind[foe]])
        return self.worth[foe] * 0.65 * damage / most

    # Places

    def danger(self, square: int) -> float:
        """What the next cycle deals to this hero on a square, about."""
        g = self.g
        total = 0.0
        shots = 0.0
        seat = self.seat
        for foe in range(len(g.kind)):
            dealt = self.dealt[foe]
            if dealt <= 0.0 or not g.mood[foe] & ACTIVE:
                continue
            reach = self.reach[foe]
            if g.gap(foe, square) > reach:
                continue
            others = 1.0
            for other in self.living:
                if other != seat and g.gap(foe, g.at[other]) <= reach:
                    others += 1.0 + 0.08 * (g.threat[other] - g.threat[seat])
            if others < 1.0:
                others = 1.0
            if g.box.strikes[g.kind[foe]][0].ranged:
                shots += dealt / others
            else:
                total += dealt / others
        return min(total, 0.5 * self.room(square)) + shots

    def room(self, square: int) -> int:
        """From how many squares one can be struck there."""
        g = self.g
        blocked = g.box.red | g.box.blue
        heroes = g.heroes_mask() & ~(1 << g.at[self.seat])
        n = 0
        for other in g.ground.facing[square]:
            if not (blocked | heroes) >> other & 1:
                n += 1
        return n

    def woken(self, square: int) -> float:
        """What the monsters deal that would wake if this hero went to a square, and would not otherwise."""
        g = self.g
        if g.box.mode != MODE_HUNT:
            return 0.0
        total = 0.0
        threat = g.threat[self.seat]
        for foe in range(len(g.kind)):
            if self.dealt[foe] <= 0.0 or g.mood[foe] & ACTIVE:
                continue
            if g.gap(foe, square) <= g.box.monster_range[g.kind[foe]] + threat and not self.would_wake(foe):
                total += self.dealt[foe]
        return total

    def stand_worth(self, square: int) -> float:
        """What it is worth to end on a square, whatever is done from it."""
        g = self.g
        seat = self.seat
        value = -DREAD * loss_worth(g.hp[seat], self.danger(square)) if self.awake else 0.0
        value -= self.woken(square) * (0.25 if self.ready else 2.0)
        nearest = FAR
        for foe in range(len(g.kind)):
            if self.worth[foe] > 0.0:
                nearest = min(nearest, g.gap(foe, square))
        if self.lairs:
            nearest = FAR
            for foe in range(len(g.kind)):
                if g.kind[foe] != NOTHING and g.box.monster_size[g.kind[foe]] == SIZE_LAIR:
                    nearest = min(nearest, g.gap(foe, square))
        if nearest < FAR:
            value -= nearest * (0.05 if self.awake and not self.lairs else 0.2)
        for other in self.living:
            if other != seat:
                value -= 0.02 * g.ground.distance(square, g.at[other])
        return value


def loot_on(g: Known, square: int) -> int:
    """How many treasures lie on a square."""
    return g.loot.count(square)


def crowd(g: Known, squares: int) -> int:
    """How many foes stand on some squares."""
    n = 0
    for foe in range(len(g.kind)):
        if g.targetable(foe):
            for square in cells_of(g.squares_of(foe)):
                if squares >> square & 1:
                    n += 1
                    break
    return n
