"""The group of monsters that acts: whom it has chosen, its dice, and what came of them. Each change is told."""

from __future__ import annotations

from chimera.engine.events import Event
from chimera.games.myth.kinds import FAMILIES, POWERS
from chimera.games.myth.ops import SYMBOLS
from chimera.games.myth.party import Party
from chimera.games.myth.words import (
    BLOW_ATTACK,
    BLOW_FOE,
    BLOW_GROUP,
    BLOW_HITS,
    BLOW_IGNORED,
    BLOW_KIND,
    BLOW_REROLLED,
    BLOW_SIZE,
    BLOW_STAGE,
    BLOW_TARGET,
    BLOW_TN,
    BLOW_VICTIM,
    BLOW_VICTIMS,
    DECOY,
    EMBOLDENED,
    MONSTER_DICE,
    SIDES,
    STAGE_DICE,
)


class Menace(Party):
    """What a group of monsters is about to do to heroes."""

    __slots__ = ()

    def begin_blow(self, kind: int, target: int, group: int, first: int, stage: int) -> None:
        """A group acts on a target: figures of one kind."""
        blow = [0] * BLOW_SIZE
        blow[BLOW_KIND] = kind
        blow[BLOW_TARGET] = target
        blow[BLOW_GROUP] = group
        blow[BLOW_STAGE] = stage
        blow[BLOW_FOE] = first
        blow[BLOW_VICTIM] = target
        self.blow = blow
        self.swings = []
        if self.listening:
            self.tell(Event("nears", -1, {"monster": kind}))

    def set_stage(self, stage: int) -> None:
        """The group has come so far."""
        self.blow[BLOW_STAGE] = stage
        if self.listening:
            self.tell(Event("nears", -1, {"monster": self.blow[BLOW_KIND]}))

    def end_blow(self) -> None:
        """The group is done."""
        if self.listening and self.blow:
            self.tell(Event("nears", -1, {"monster": self.blow[BLOW_KIND]}))
        self.blow = []
        self.swings = []
        self.fates = []

    def tell_targets(self, foe: int, target: int, n: int, why: str) -> None:
        """A monster and those who go with it have chosen whom to attack, and why."""
        if self.listening:
            args: dict[str, int | str] = {"monster": self.kind[foe], "n": n, "why": why, "foe": foe}
            square = self.target_square(target)
            self.tell(Event("targets", target if target < DECOY else -1, {**args, "square": self.name(square)}))

    def tell_courage(self, foe: int, die: int, tn: int) -> None:
        """A monster had to pass a Courage test."""
        if self.listening:
            args: dict[str, int | str] = {"monster": self.kind[foe], "at": self.spot[foe], "die": die, "tn": tn}
            self.tell(Event("dared" if die >= tn else "quailed", -1, {**args, "foe": foe}))

    def throw_fates(self, n: int) -> list[int]:
        """So many fate dice of monsters."""
        return [self.fall_die(MONSTER_DICE, 6) for _ in range(n)]

    def roll_power(self, foe: int, power: int) -> bool:
        """A monster rolls fate dice for a power; whether its symbol shows."""
        for each in self.box.powers[self.kind[foe]]:
            if each.power == power:
                faces = self.throw_fates(each.fd)
                if self.listening:
                    args: dict[str, int | str] = {"monster": self.kind[foe], "power": POWERS[power], "foe": foe}
                    self.tell(Event("tries", -1, {**args, "dice": shown_fates(faces)}))
                return each.symbol in faces
        return False

    def swing(self, attack: int, victim: int, victims: int, swings: list[int]) -> None:
        """The group has rolled its hit dice for an attack: three numbers each, see `swings`."""
        blow = self.blow
        blow[BLOW_STAGE] = STAGE_DICE
        blow[BLOW_ATTACK] = attack
        blow[BLOW_VICTIM] = victim
        blow[BLOW_VICTIMS] = victims
        blow[BLOW_IGNORED] = 0
        blow[BLOW_REROLLED] = 0
        self.swings = swings
        self.count_hits()
        self.tell_rolls("rolls")

    def count_hits(self) -> None:
        """How many hit dice hit."""
        swings = self.swings
        hits = 0
        least = 0
        for i in range(0, len(swings), 3):
            if swings[i] >= swings[i + 1]:
                hits += 1
            least = swings[i + 1] if least == 0 else min(least, swings[i + 1])
        self.blow[BLOW_HITS] = hits
        self.blow[BLOW_TN] = least

    def tell_rolls(self, kind: str) -> None:
        """The dice of the group, for all to see."""
        if self.listening:
            blow = self.blow
            dice = ", ".join([str(self.swings[i]) for i in range(0, len(self.swings), 3)])
            args: dict[str, int | str] = {"monster": blow[BLOW_KIND], "dice": dice, "tn": blow[BLOW_TN]}
            victim = blow[BLOW_VICTIM] if blow[BLOW_VICTIM] < DECOY else -1
            self.tell(Event(kind, victim, {**args, "n": blow[BLOW_HITS], "attack": blow[BLOW_ATTACK]}))

    def roll_hits_again(self) -> None:
        """Every hit die of the group that hit is rolled again; the second result stands."""
        swings = self.swings
        for i in range(0, len(swings), 3):
            if swings[i] >= swings[i + 1]:
                swings[i] = 1 + self.fall_die(MONSTER_DICE, SIDES)
        self.blow[BLOW_REROLLED] = 1
        self.count_hits()
        self.tell_rolls("rolls_again")

    def dodge(self, seat: int) -> None:
        """A hero ignores one hit of the group, or its part of an attack on all of an area."""
        blow = self.blow
        if blow[BLOW_VICTIMS]:
            blow[BLOW_VICTIMS] &= ~(1 << seat)
            if not blow[BLOW_VICTIMS]:  # nobody is left whom it could hurt
                blow[BLOW_IGNORED] = len(self.swings)
        else:
            blow[BLOW_IGNORED] += 1
        if self.listening:
            self.tell(Event("dodged", seat, {"monster": blow[BLOW_KIND]}))

    def tell_decoyed(self, foes: list[int]) -> None:
        """Figures attack the decoy, to no effect."""
        if self.listening:
            self.tell(Event("decoyed", -1, {"monster": self.kind[foes[0]], "n": len(foes)}))

    def tell_result(self, damage: int) -> None:
        """What came of the attack of the group."""
        if self.listening:
            blow = self.blow
            seat = blow[BLOW_VICTIM] if blow[BLOW_VICTIM] < DECOY else -1
            args: dict[str, int | str] = {"monster": blow[BLOW_KIND], "n": damage, "ignored": blow[BLOW_IGNORED]}
            self.tell(Event("struck" if damage else "foe_missed", seat, args))

    def lose_attack(self, foes: list[int]) -> None:
        """Figures whose target is out of reach do not attack, and choose nobody else."""
        if foes and self.listening:
            target = self.aim[foes[0]]
            args: dict[str, int | str] = {"monster": self.kind[foes[0]], "n": len(foes)}
            self.tell(Event("out_of_reach", target if 0 <= target < DECOY else -1, args))

    def roll_fates(self, foe: int, n: int) -> None:
        """A monster rolls its fate dice."""
        self.fates = self.throw_fates(n)
        if self.listening:
            self.tell(Event("foe_fates", -1, {"monster": self.kind[foe], "dice": shown_fates(self.fates), "foe": foe}))

    def pay_fates(self, cost: list[int]) -> bool:
        """Fate dice are spent on a recipe, if they show its symbols."""
        left = self.fates[:]
        for symbol in range(len(cost)):
            for _ in range(cost[symbol]):
                if symbol not in left:
                    return False
                left.remove(symbol)
        self.fates = left
        return True

    def remember_hits(self, foes: list[int], seats: int) -> None:
        """Whom a figure hit with its last attack."""
        for foe in foes:
            self.struck[foe] = seats

    def embolden(self, family: int) -> None:
        """Minions and captains of a family roll one hit die more until the next Darkness Cycle has ended."""
        self.tide |= 1 << (EMBOLDENED + family)
        if self.listening:
            self.tell(Event("emboldened", -1, {"family": FAMILIES[family]}))

    def drag(self, seat: int, square: int) -> None:
        """A hero is pulled somewhere."""
        was = self.at[seat]
        if was == square:
            return
        self.at[seat] = square
        if self.listening:
            self.tell(Event("dragged", seat, {"at": square, "square": self.name(square), "from": was}))

    def swap(self, foe: int, other: int) -> None:
        """Two monsters change places."""
        was = self.spot[foe]
        self.spot[foe] = self.spot[other]
        self.spot[other] = was
        if self.listening:
            args: dict[str, int | str] = {"monster": self.kind[foe], "at": self.spot[foe], "from": was, "foe": foe}
            self.tell(Event("burrowed", -1, args))


def shown_fates(faces: list[int]) -> str:
    """Faces of fate dice in words, for events."""
    return ", ".join([SYMBOLS[face] for face in faces])
