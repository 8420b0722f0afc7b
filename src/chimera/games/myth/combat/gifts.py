"""Fate recipes of items: what fate dice pay for once an attack has hit, and what it gives."""

from __future__ import annotations

from typing import ClassVar, Final

from chimera.engine.events import Message
from chimera.engine.game import AUTO, Opt, Step
from chimera.engine.reasons import Reason
from chimera.games.myth.combat.pool import attack_op, items_used
from chimera.games.myth.combat.slaying import knock_down
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import (
    GIFT_CALM,
    GIFT_DAMAGE,
    GIFT_EXTRA_ATTACK,
    GIFT_HEAL,
    GIFT_IMPALE,
    GIFT_KEEP_SHADOWS,
    GIFT_PRONE,
    GIFT_SECOND_TARGET,
    GIFT_STEP,
    SLOT_PRIMARY,
    SLOT_SECONDARY,
)
from chimera.games.myth.known import Known
from chimera.games.myth.ops import SHAPE_POINTS, SYMBOLS
from chimera.games.myth.printed import Recipe
from chimera.games.myth.words import (
    DEED_DAMAGE,
    DEED_EXTRA,
    DEED_EXTRA_DUE,
    DEED_FLAGS,
    DEED_HITS,
    DEED_KIND,
    DEED_PAID,
    DEED_SEAT,
    DONE,
    HERO_CYCLE,
    RECIPE,
    TARGET,
)

PER_SLOT: Final = 3  # recipes of an item, at most


def places(g: Known) -> list[int]:
    """The recipes that the hero may pay which are not paid yet and would do something, by their places."""
    deed = g.deed
    seat = deed[DEED_SEAT]
    used = items_used(g)
    found: list[int] = []
    for slot in range(5):
        item = g.gear[seat * 5 + slot]
        if item < 0 or not counts(slot, item, used):
            continue
        for i in range(len(g.box.item_recipes[item])):
            place = slot * PER_SLOT + i
            if not deed[DEED_PAID] >> place & 1 and does_something(g, seat, g.box.item_recipes[item][i]):
                found.append(place)
    return found


def counts(slot: int, item: int, used: list[int]) -> bool:
    """Whether the recipes of a worn item count: those in the hands only if the attack uses them."""
    return item in used or slot not in (SLOT_PRIMARY, SLOT_SECONDARY)


def recipe_at(g: Known, place: int) -> Recipe:
    """The recipe of a place."""
    return g.box.item_recipes[g.gear[g.deed[DEED_SEAT] * 5 + place // PER_SLOT]][place % PER_SLOT]


def does_something(g: Known, seat: int, recipe: Recipe) -> bool:
    """Whether a recipe would change anything now."""
    gift = recipe.power
    if gift == GIFT_CALM:
        return g.threat[seat] > 0
    if gift == GIFT_HEAL:
        return g.hp[seat] < g.most_hp(seat)
    if gift == GIFT_STEP:
        return g.phase == HERO_CYCLE
    if gift == GIFT_KEEP_SHADOWS:
        return g.in_shadows(seat)
    if gift == GIFT_SECOND_TARGET:
        return len(beside_target(g)) > 0
    if gift == GIFT_IMPALE:
        return behind_target(g) >= 0
    if gift == GIFT_DAMAGE:
        return g.deed[DEED_DAMAGE] > 0 or attack_op(g).shape == SHAPE_POINTS
    if gift == GIFT_EXTRA_ATTACK:
        return not g.deed[DEED_FLAGS] & DEED_EXTRA
    return True


def payable(fates: list[int], recipe: Recipe) -> bool:
    """Whether these fate dice pay for a recipe."""
    for symbol in range(len(recipe.cost)):
        if recipe.cost[symbol] and fates.count(symbol) < recipe.cost[symbol]:
            return False
    return True


def payable_places(g: Known) -> list[int]:
    """The recipes that can be paid, one at a time."""
    return [place for place in places(g) if payable(g.fates, recipe_at(g, place))]


def all_payable(g: Known, chosen: list[int]) -> bool:
    """Whether the dice pay for all of these together."""
    for symbol in range(len(SYMBOLS)):
        cost = 0
        for place in chosen:
            cost += recipe_at(g, place).cost[symbol]
        if cost > g.fates.count(symbol):
            return False
    return True


def all_alike(g: Known, chosen: list[int]) -> bool:
    """Whether all of these cost and give the same, so that it makes no difference which are paid."""
    first = recipe_at(g, chosen[0])
    for place in chosen:
        recipe = recipe_at(g, place)
        if recipe.power != first.power or recipe.amount != first.amount or recipe.cost != first.cost:
            return False
    return True


class Fate(Step[Horde]):
    """Recipes are paid if the attack hit: all that can be paid together, else those that the hero chooses."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, g: Horde) -> None:
        if not g.deed[DEED_HITS] or not g.fates:  # myth.fate.on-hit
            return
        found = payable_places(g)
        if not found:
            return
        if not all_payable(g, found) and not all_alike(g, found):
            g.do(PayRecipe(g.deed[DEED_SEAT]), Fate())
            return
        pay(g, found[0])
        g.do(Fate())


def pay(g: Horde, place: int) -> None:
    """A recipe is paid and does what it says."""
    deed = g.deed
    seat = deed[DEED_SEAT]
    recipe = recipe_at(g, place)
    deed[DEED_PAID] |= 1 << place
    g.pay_recipe(seat, g.gear[seat * 5 + place // PER_SLOT], recipe)
    gift = recipe.power
    if gift == GIFT_CALM:
        g.change_threat(seat, -recipe.amount)
    elif gift == GIFT_HEAL:
        g.heal(seat, recipe.amount)
    elif gift == GIFT_STEP:
        g.gain_free_mp(seat, recipe.amount)
    elif gift == GIFT_DAMAGE:
        deed[DEED_DAMAGE] += recipe.amount
    elif gift == GIFT_PRONE:
        for foe in g.targets:
            if deed[DEED_HITS] >> foe & 1:
                knock_down(g, foe)
    elif gift == GIFT_IMPALE:
        strike_too(g, behind_target(g))
    elif gift == GIFT_SECOND_TARGET:
        others = beside_target(g)
        if len(others) == 1:
            strike_too(g, others[0])
        else:
            g.do(SecondTarget(seat))
    elif gift == GIFT_EXTRA_ATTACK:
        deed[DEED_FLAGS] |= DEED_EXTRA_DUE


def strike_too(g: Horde, foe: int) -> None:
    """The attack hits another foe as well, without a new roll and with the same damage."""
    g.targets.append(foe)
    g.hit(foe, 0)


def first_hit(g: Known) -> int:
    """The first target that was hit, -1 for none."""
    for foe in g.targets:
        if g.deed[DEED_HITS] >> foe & 1:
            return foe
    return -1


def beside_target(g: Known) -> list[int]:
    """The foes next to the target that are no targets themselves."""
    target = first_hit(g)
    found: list[int] = []
    if target < 0:
        return found
    for foe in range(len(g.kind)):
        if g.targetable(foe) and foe not in g.targets and next_to(g, target, foe):
            found.append(foe)
    return found


def next_to(g: Known, foe: int, other: int) -> bool:
    """Whether two foes stand next to each other."""
    for square in range(g.ground.size):
        if g.squares_of(other) >> square & 1 and g.beside(foe, square):
            return True
    return False


def behind_target(g: Known) -> int:
    """The foe behind the target as seen from the hero, -1 for none."""
    target = first_hit(g)
    if target < 0:
        return -1
    ground = g.ground
    x, y = ground.coords[g.at[g.deed[DEED_SEAT]]]
    tx, ty = ground.coords[g.spot[target]]
    dx = sign(tx - x)
    dy = sign(ty - y)
    while True:
        tx += dx
        ty += dy
        cell = ground.index_of(tx, ty)
        if cell < 0:
            return -1
        if g.squares_of(target) >> cell & 1:
            continue
        foe = g.foe_on(cell)
        return foe if foe not in g.targets else -1


def sign(n: int) -> int:
    return (n > 0) - (n < 0)


class PayRecipe(Step[Horde]):
    """Which recipe the fate dice pay for, where they do not pay for all."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Horde, seat: int) -> list[Opt]:
        opts = [RECIPE.at(place // PER_SLOT, place % PER_SLOT) for place in payable_places(g)]
        opts.append(DONE.at())
        return opts

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        if opt.verb == DONE.name:
            g.deed[DEED_PAID] = (1 << 5 * PER_SLOT) - 1
        else:
            pay(g, opt.a * PER_SLOT + opt.b)

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("prompt-recipe", {"seat": seat, "card": g.deed[DEED_KIND]})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.fate.optional"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb != RECIPE.name:
            return Reason("choose-a-recipe", "myth.order.resolve-fully")
        item = g.gear[seat * 5 + opt.a]
        if item < 0 or opt.b >= len(g.box.item_recipes[item]):
            return Reason("no-such-recipe", "myth.fate.rolled-with-attack")
        if not counts(opt.a, item, items_used(g)):
            return Reason("item-not-used", "myth.fate.used-item-only", {"item": item})
        place = opt.a * PER_SLOT + opt.b
        if g.deed[DEED_PAID] >> place & 1:
            return Reason("recipe-is-paid", "myth.fate.once-per-recipe")
        if not payable(g.fates, recipe_at(g, place)):
            return Reason("dice-do-not-pay", "myth.fate.die-once")
        return Reason("recipe-does-nothing", "myth.fate.optional")


class SecondTarget(Step[Horde]):
    """Which foe next to the target is hit as well."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    MIDWAY: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Horde, seat: int) -> list[Opt]:
        return [TARGET.at(foe) for foe in beside_target(g)]

    def take(self, g: Horde, seat: int, opt: Opt) -> None:
        strike_too(g, opt.a)

    def prompt(self, g: Horde, seat: int) -> Message:
        return Message("prompt-second-target", {"seat": seat, "card": g.deed[DEED_KIND]})

    def rule(self, g: Horde, seat: int, opt: Opt) -> str:
        return "myth.fate.optional"

    def why_not(self, g: Horde, seat: int, opt: Opt) -> Reason:
        if opt.verb != TARGET.name:
            return Reason("choose-a-target", "myth.order.resolve-fully")
        return Reason("not-next-to-target", "myth.fate.optional")
