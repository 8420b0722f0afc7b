"""What monsters do besides damage: fate recipes, webs, tremors, larvae."""

from __future__ import annotations

from typing import ClassVar

from chimera.engine.cells import cells_of, mask_of
from chimera.engine.events import Event, Message
from chimera.engine.game import Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.combat.attack import courage_test
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import (
    POWER_DISCARD,
    POWER_LARVAE,
    POWER_POISON,
    POWER_PRONE,
    POWER_TREMOR,
    POWER_WEB,
    POWERS,
    SIZE_TOKEN,
    VICTIM_ADJACENT_ALL,
    VICTIM_ADJACENT_ONE,
    VICTIM_FAMILY,
)
from chimera.games.myth.known import Known
from chimera.games.myth.monsters.priorities import best, heroes_in
from chimera.games.myth.monsters.reach import around, free_squares
from chimera.games.myth.monsters.walking import first_of
from chimera.games.myth.printed import Recipe
from chimera.games.myth.words import ACTIVE, CARD, DECOY, NOBODY, NOTHING, POISONED, PRONE, WEBBED


class Fates(Step[Horde]):
    """Figures that hit roll their fate dice and pay recipes, one after the other."""

    __slots__ = ("dice", "foes", "victim")
    FIELDS: ClassVar[tuple[str, ...]] = ("victim", "foes", "dice")

    def __init__(self, victim: int, foes: int, dice: int) -> None:
        super().__init__()
        self.victim = victim  # a seat; NOBODY: whom it has chosen is out of reach
        self.foes = foes
        self.dice = dice

    def run(self, g: Horde) -> None:
        foes = cells_of(self.foes)
        if not foes or g.over():
            return
        foe = foes[0]
        rest = self.foes & ~(1 << foe)
        if rest:
            g.do(Fates(self.victim, rest, self.dice))
        if g.kind[foe] == NOTHING:
            return
        g.roll_fates(foe, self.dice)
        for recipe in g.box.recipes[g.kind[foe]]:  # from the bottom of the card to the top
            while g.pay_fates(recipe.cost):
                pay(g, foe, recipe, self.victim)
                if not recipe.repeatable:
                    break


def pay(g: Horde, foe: int, recipe: Recipe, victim: int) -> None:
    """A fate recipe of a monster happens."""
    if g.listening:
        args: dict[str, int | str] = {"monster": g.kind[foe], "power": POWERS[recipe.power], "foe": foe}
        g.tell(Event("foe_recipe", victim if victim >= 0 else -1, args))
    if recipe.whom == VICTIM_FAMILY:
        g.embolden(g.box.monster_family[g.kind[foe]])
    elif recipe.whom == VICTIM_ADJACENT_ALL:
        for seat in heroes_in(g, around(g, g.squares_of(foe))):
            power_of(g, foe, recipe.power, recipe.amount, seat)
    elif recipe.whom == VICTIM_ADJACENT_ONE:
        near = heroes_in(g, around(g, g.squares_of(foe)))
        if near:
            chosen = best(g, g.kind[foe], g.spot[foe], near, g.struck[foe]).targets[0]
            power_of(g, foe, recipe.power, recipe.amount, chosen)
    else:
        power_of(g, foe, recipe.power, recipe.amount, victim)


def power_of(g: Horde, foe: int, power: int, amount: int, victim: int) -> None:
    """What a monster does to a hero whom it hit, or by itself."""
    if power == POWER_LARVAE:
        lay_larvae(g, foe, amount)
    if victim < 0 or victim >= DECOY or not g.alive(victim):
        return
    if power == POWER_PRONE:
        g.afflict(victim, PRONE)
    elif power == POWER_POISON:
        g.afflict(victim, POISONED)
    elif power == POWER_DISCARD:
        g.do(Loses(victim, amount))
    elif power == POWER_WEB:
        square = next_to(g, foe, g.at[victim])
        if square >= 0:
            g.drag(victim, square)
        g.afflict(victim, WEBBED, amount)


def next_to(g: Known, foe: int, square: int) -> int:
    """The free square next to a foe that is nearest to a square, itself if it is one; -1 if there is none."""
    near = around(g, g.squares_of(foe))
    if near >> square & 1:
        return square
    free = near & free_squares(g)
    gaps = [g.ground.distance(place, square) for place in cells_of(free)]
    nearest = [place for place in cells_of(free) if g.ground.distance(place, square) == min(gaps)]
    return first_of(g, mask_of(nearest), square)


def lay_larvae(g: Horde, foe: int, n: int) -> None:
    """Larva tokens are put on free squares next to a boss, or as near to it as there are any."""
    larva = larva_of(g)
    wave = g.squares_of(foe)
    seen = wave
    free = free_squares(g)
    while n and wave:
        wave = g.ground.beyond(wave) & ~seen
        seen |= wave
        for square in cells_of(wave & free):
            if n:
                g.spawn(larva, square, ACTIVE)
                n -= 1


def larva_of(g: Known) -> int:
    """The kind that larva tokens are."""
    return g.box.monster_size.index(SIZE_TOKEN)


def after_attacks(g: Horde, group: list[int], made: int) -> None:
    """What a mini-boss or boss does after all its attacks, also when they missed: fate dice, then its tremor."""
    for foe in group:
        kind = g.kind[foe]
        for power in g.box.powers[kind]:
            if power.power == POWER_TREMOR:
                tremble(g, foe, power.range)
        if g.box.monster_fd[kind] and made:
            target = g.aim[foe]
            g.do(Fates(target if 0 <= target < DECOY else NOBODY, 1 << foe, g.box.monster_fd[kind]))


def tremble(g: Horde, foe: int, far: int) -> None:
    """Every hero near a boss passes a Courage test or falls."""
    for seat in g.living():
        if g.gap(foe, g.at[seat]) <= far and not courage_test(g, seat, foe):
            g.afflict(seat, PRONE)


class Loses(Step[Horde]):
    """A hero discards so many cards of its own choice, as long as it holds any."""

    __slots__ = ("n", "who")
    FIELDS: ClassVar[tuple[str, ...]] = ("who", "n")

    def __init__(self, who: int, n: int) -> None:
        super().__init__()
        self.who = who
        self.n = n

    def run(self, g: Horde) -> None:
        if self.n > 0 and g.hand[self.who] and g.alive(self.who):
            g.do(LoseCard(self.who), Loses(self.who, self.n - 1))


class LoseCard(Step[Horde]):
    """Which card."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [CARD.at(kind) for kind in g.kinds_in(seat, g.hand[seat])]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        g.discard(seat, g.copy_in(seat, g.hand[seat], opt.a))

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("ask-lose-card")

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.monster.soulless" if g.blow else "myth.event.draw"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb == "card":
            return Reason("not-in-hand", "myth.event.draw")
        return Reason("not-now", "myth.event.draw")
