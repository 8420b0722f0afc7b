"""What a bot says of a card that it plays: Ammo, targets, squares, heroes, dice, recipes."""

from __future__ import annotations

from typing import Any, Final

from chimera.engine.game import Opt, Step
from chimera.games.myth.combat.attack import AssignDie, numbers_of
from chimera.games.myth.combat.gifts import PER_SLOT, PayRecipe, SecondTarget, recipe_at
from chimera.games.myth.combat.pool import name_of, odds
from chimera.games.myth.combat.sight import arc, ring
from chimera.games.myth.counsel import settle
from chimera.games.myth.heroes.choosing import ChooseFoe, ChooseHeroes, ChooseSquare, Search
from chimera.games.myth.heroes.means import deed_per
from chimera.games.myth.heroes.quiver import ChooseAmmo
from chimera.games.myth.heroes.targets import (
    AimAt,
    ChooseCentre,
    ChoosePath,
    ChooseTurn,
    attack_after,
    open_turns,
    stand,
    width,
)
from chimera.games.myth.horde import Horde
from chimera.games.myth.kinds import (
    GIFT_CALM,
    GIFT_DAMAGE,
    GIFT_EXTRA_ATTACK,
    GIFT_HEAL,
    GIFT_IMPALE,
    GIFT_PRONE,
    GIFT_SECOND_TARGET,
    GIFT_STEP,
)
from chimera.games.myth.lingering import group_deals
from chimera.games.myth.merits import calm_worth, escape_worth, heal_worth, help_merit, rank_in_hand
from chimera.games.myth.ops import (
    A_DAMAGE,
    A_REDIRECT_TO_ME,
    A_REROLL_HITS,
    O_CHOOSE,
    O_SHIFT,
    SHAPE_POINTS,
    SHAPE_RING,
)
from chimera.games.myth.outlook import Outlook, Shot, loss_worth
from chimera.games.myth.shots import (
    AMMO_WORTH,
    area_worth,
    best_worth,
    hit_worth,
    imagined,
    nerve,
    number_for,
    path_from,
    present,
    useful_ammo,
    worth_on,
)
from chimera.games.myth.words import (
    BLOW_VICTIM,
    DECOY,
    DEED_AMMO,
    DEED_AS,
    DEED_KIND,
    DEED_SQUARE,
    DEED_STRIDE,
    DONE,
    FROM_SPACE,
    HERO,
    RECIPE,
    SQUARE,
)

WORTH_HELPING: Final = 0.1
GIFTS: Final = {
    GIFT_DAMAGE: 1.0,
    GIFT_EXTRA_ATTACK: 0.9,
    GIFT_SECOND_TARGET: 0.9,
    GIFT_IMPALE: 0.8,
    GIFT_HEAL: 0.9,
    GIFT_PRONE: 0.5,
    GIFT_STEP: 0.15,
}


def in_deed(g: Horde, seat: int, step: Step[Any], opts: list[Opt]) -> Opt:
    """The next thing that the card which is being played, or carried out, must be told."""
    look = Outlook(g, seat)
    if isinstance(step, ChooseAmmo):
        return ammo_for(look, opts)
    if isinstance(step, AimAt):
        return target_for(look, opts)
    if isinstance(step, (ChooseCentre, ChooseTurn)):
        return area_for(look, isinstance(step, ChooseCentre), opts)
    if isinstance(step, ChoosePath):
        return next_on_path(look, opts)
    if isinstance(step, ChooseSquare):
        return square_for(look, step.op(g).op == O_SHIFT, opts)
    if isinstance(step, ChooseHeroes):
        return hero_for(look, step, opts)
    if isinstance(step, ChooseFoe):
        return mightiest_of(look, opts)
    if isinstance(step, Search):
        return best_kind(g, seat, opts)
    if isinstance(step, AssignDie):
        return die_for(look, opts)
    if isinstance(step, PayRecipe):
        return recipe_for(look, opts)
    if isinstance(step, SecondTarget):
        shot = present(g)
        return best_foe(look, shot, opts, 1.0)
    return settle(g, seat, step, opts)


def ammo_for(look: Outlook, opts: list[Opt]) -> Opt:
    """How much Ammo: as much as finds targets, or the knife where that does as well."""
    g = look.g
    deed = g.deed
    best = opts[0]
    best_value = -99.0
    if attack_after(g) is None:
        return opts[0]
    square = stand(g)
    for opt in opts:
        if opt.verb == FROM_SPACE.name:
            value = 0.05
        else:
            shot = imagined(g, look.seat, deed[DEED_KIND], deed[DEED_STRIDE], deed[DEED_AS], opt.a)
            if shot is None:
                continue
            if opt.a > 0 and shot.op.shape == SHAPE_POINTS:
                short = useful_ammo(look, shot, square, opt.a)
                shot.ammo = short
            value = best_worth(look, shot, square) - AMMO_WORTH * opt.a
        if value > best_value:
            best_value = value
            best = opt
    return best


def target_for(look: Outlook, opts: list[Opt]) -> Opt:
    """The target on which the attack is worth most; of damage points, the next one."""
    g = look.g
    shot = present(g)
    if shot.op.shape != SHAPE_POINTS:
        return best_foe(look, shot, opts, 0.0)
    square = stand(g)
    best = opts[0]
    best_value = -99.0
    for opt in opts:
        value = worth_on(look, shot, [*g.targets, opt.a], square) + 0.001 * look.worth[opt.a]
        if value > best_value:
            best_value = value
            best = opt
    return best


def best_foe(look: Outlook, shot: Shot, opts: list[Opt], sure: float) -> Opt:
    """The foe on whom one hit is worth most; `sure`: it hits without a roll."""
    g = look.g
    square = stand(g) if g.deed else g.at[look.seat]
    best = opts[0]
    best_value = -99.0
    for opt in opts:
        chance = sure or odds(shot.dice, number_for(g, shot, opt.a)) * nerve(look, opt.a)
        value = chance * (hit_worth(look, shot, opt.a, square) + 0.001 * look.worth[opt.a])
        if value > best_value:
            best_value = value
            best = opt
    return best


def area_for(look: Outlook, centre: bool, opts: list[Opt]) -> Opt:
    """Where the area takes most, or how it is turned."""
    g = look.g
    shot = present(g)
    n = width(g)
    square = stand(g)
    round_centre = shot.op.shape == SHAPE_RING
    best = opts[0]
    best_value = -99.0
    for opt in opts:
        value = -99.0
        if centre:
            was = g.deed[DEED_SQUARE]
            g.deed[DEED_SQUARE] = opt.a
            turns = open_turns(g)
            g.deed[DEED_SQUARE] = was
            for turn in turns:
                value = max(value, area_worth(look, shot, ring(g, opt.a, turn, n), square))
        elif round_centre:
            value = area_worth(look, shot, ring(g, g.deed[DEED_SQUARE], opt.a, n), square)
        else:
            value = area_worth(look, shot, arc(g, square, opt.a, n), square)
        if value > best_value:
            best_value = value
            best = opt
    return best


def next_on_path(look: Outlook, opts: list[Opt]) -> Opt:
    """From foe to foe, and out where nothing threatens."""
    g = look.g
    seat = look.seat
    here = g.path[-1] if g.path else g.at[seat]
    best = -1
    best_value = -99.0
    for opt in opts:
        if opt.verb != SQUARE.name:
            continue
        foe = g.foe_on(opt.a)
        value = -50.0  # who takes more than a blow stops the path
        if foe < 0:
            value = look.stand_worth(opt.a)
        elif g.life[foe] == 1:
            value = look.worth[foe] + 1.0
        further = path_from(look, opt.a, 1)
        if further and further[0] != here:
            value += 0.2
        if value > best_value:
            best_value = value
            best = opt.a
    if DONE.at() in opts and (best < 0 or g.foe_on(best) < 0):
        return DONE.at()
    return SQUARE.at(best)


def square_for(look: Outlook, shift: bool, opts: list[Opt]) -> Opt:
    """The square to be put on, or the one for a decoy: near the foes and far from heroes."""
    g = look.g
    best = opts[0]
    best_value = -999.0
    attack = attack_after(g) if shift and g.deed[DEED_SQUARE] < 0 else None
    shot = present_attack(look) if attack is not None else None
    for opt in opts:
        if shift:
            value = look.stand_worth(opt.a)
            if shot is not None:
                value += best_worth(look, shot, opt.a)
            if g.blow:
                value += escape_worth(look, opt.a)
        else:
            value = lure_worth(look, opt.a)
        if value > best_value:
            best_value = value
            best = opt
    return best


def present_attack(look: Outlook) -> Shot | None:
    """The attack of the card that is being played, which may not be its first op."""
    deed = look.g.deed
    ammo = max(0, deed[DEED_AMMO])
    return imagined(look.g, look.seat, deed[DEED_KIND], deed[DEED_STRIDE], deed[DEED_AS], ammo)


def lure_worth(look: Outlook, square: int) -> float:
    """How well a decoy lies on a square."""
    g = look.g
    value = 0.0
    for foe in range(len(g.kind)):
        if look.dealt[foe] > 0.0:
            value -= 0.1 * look.dealt[foe] * g.gap(foe, square)
    for other in look.living:
        value += 0.15 * min(5, g.ground.distance(square, g.at[other]))
    return value


def hero_for(look: Outlook, step: ChooseHeroes, opts: list[Opt]) -> Opt:
    """Whom the card helps most; nobody more if it helps nobody."""
    g = look.g
    op = step.op(g)
    best = opts[0]
    best_value = WORTH_HELPING if DONE.at() in opts else -99.0
    if DONE.at() in opts:
        best = DONE.at()
    for opt in opts:
        if opt.verb != HERO.name:
            continue
        if op.op == O_CHOOSE:
            value = chosen_worth(look, opt.a)
        else:
            value = help_merit(look, op, opt.a, op.amount * deed_per(g, op.per))
        if value > best_value:
            best_value = value
            best = opt
    return best


def chosen_worth(look: Outlook, seat: int) -> float:
    """What it is worth that a card which stays is about this hero."""
    g = look.g
    value = 0.2 + 0.05 * g.threat[seat]
    for aura in g.box.in_play[g.deed[DEED_KIND]]:
        if aura.name in (A_REROLL_HITS, A_REDIRECT_TO_ME):
            dealt = group_deals(look) if g.blow and g.blow[BLOW_VICTIM] == seat else 0.0
            value += loss_worth(g.hp[seat], dealt)
            if not g.blow or g.blow[BLOW_VICTIM] >= DECOY:
                value += 1.0 / max(1, g.hp[seat])
        elif aura.name == A_DAMAGE:
            value += 0.0 if g.acted[seat] else 0.5
    return value + calm_worth(look, seat, 1)


def mightiest_of(look: Outlook, opts: list[Opt]) -> Opt:
    """The mightiest foe that is near."""
    best = opts[0]
    for opt in opts:
        if look.worth[opt.a] - 0.3 * look.far[opt.a] > look.worth[best.a] - 0.3 * look.far[best.a]:
            best = opt
    return best


def best_kind(g: Horde, seat: int, opts: list[Opt]) -> Opt:
    """The best card of those that may be taken."""
    best = opts[0]
    for opt in opts:
        if rank_in_hand(g, seat, opt.a) > rank_in_hand(g, seat, best.a):
            best = opt
    return best


def die_for(look: Outlook, opts: list[Opt]) -> Opt:
    """The die that does most; of such, the lowest."""
    g = look.g
    shot = present(g)
    square = g.at[look.seat]
    best = opts[0]
    best_value = -99.0
    for opt in opts:
        value = -0.001 * opt.a
        seen: list[int] = []
        for foe in g.targets:
            if foe in seen or name_of(g, foe) != opt.b:
                continue
            seen.append(foe)
            if opt.a >= number_for(g, shot, foe):
                value += hit_worth(look, shot, foe, square, g.targets.count(foe))
        if opt.a < max(numbers_of(g, opt.b)):
            value -= 0.01
        if value > best_value:
            best_value = value
            best = opt
    return best


def recipe_for(look: Outlook, opts: list[Opt]) -> Opt:
    """The recipe that does most."""
    g = look.g
    best = DONE.at()
    best_value = 0.0
    for opt in opts:
        if opt.verb != RECIPE.name:
            continue
        recipe = recipe_at(g, opt.a * PER_SLOT + opt.b)
        if recipe.power == GIFT_CALM:
            value = calm_worth(look, look.seat, recipe.amount)
        elif recipe.power == GIFT_HEAL:
            value = heal_worth(look, look.seat, recipe.amount)
        else:
            value = GIFTS.get(recipe.power, 0.1)
        if value > best_value:
            best_value = value
            best = opt
    return best
