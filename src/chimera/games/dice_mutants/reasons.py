"""What an option gains, costs and risks as things stand, in words: what a hint says beside its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chimera.engine.events import Message
from chimera.engine.game import PASS, Opt
from chimera.games.dice_mutants import foresight, rules, texts
from chimera.games.dice_mutants.words import FIRST_MUTATION, GRIDS, GUILE, ITEMS, MUTATE, POINTS, SPEED, TOTALS

if TYPE_CHECKING:
    from chimera.games.dice_mutants.state import DiceMutants

MENUS: Final = {MUTATE: range(FIRST_MUTATION, len(ITEMS)), GUILE: range(FIRST_MUTATION)}


def reasons(g: DiceMutants, seat: int, opt: Opt) -> list[Message]:
    """What speaks for and against an offered option."""
    verb = opt.verb
    said: list[Message] = []
    if verb == "claim":
        said = of_a_claim(g, seat, g.faces[opt.a])
    elif verb.partition("_")[0] in GRIDS:
        said = of_a_tick(g, seat, opt)
    elif verb in POINTS:
        said = of_points(g, seat, POINTS.index(verb), g.faces[opt.a])
    elif verb in ITEMS:
        item = ITEMS.index(verb)
        kind = MUTATE if item >= FIRST_MUTATION else GUILE
        left = g.points[seat * TOTALS + kind] - g.box.cost[item]
        said = [Message("why-spends", {"cost": g.box.cost[item], "left": left, "points": kind})]
    elif opt is PASS:
        said = of_passing(g, seat)
    return [*said, *of_fate(g, seat)]


def of_a_claim(g: DiceMutants, seat: int, face: int) -> list[Message]:
    """Where a die of the pool would fit."""
    reach = foresight.reach(g, seat)
    if face >= len(reach):
        return []
    attack, defence = reach[face].attack, reach[face].defence
    if not attack and not defence:
        return [Message("why-fits-nowhere")]
    return [
        Message(
            "why-fits",
            {
                "attacks": len(attack),
                "attack": ", ".join([str(number) for number in attack]),
                "defences": len(defence),
                "defence": ", ".join([str(number) for number in defence]),
            },
        )
    ]


def of_a_tick(g: DiceMutants, seat: int, opt: Opt) -> list[Message]:
    """What a box brings: more harm, a stronger mutant, or one box less to go."""
    args = texts.describe(g, seat, opt).args
    grid = 0 if opt.verb.startswith("attack") else 1
    return [Message("why-tick", {**args, "grid": grid, "side": GRIDS[grid]})]  # a text cannot choose by a piece's name


def of_points(g: DiceMutants, seat: int, kind: int, face: int) -> list[Message]:
    """What a total is good for once a die was added: somebody slower, or an item that it pays."""
    have = g.points[seat * TOTALS + kind]
    total = have + face
    if kind == SPEED:
        slower = [o for o in range(len(g.life)) if o != seat and g.life[o] > 0 and g.speed(o) < total]
        return [Message("why-speed", {"n": len(slower)})]
    cost = g.box.cost
    items = sorted(MENUS[kind], key=lambda item: cost[item])
    paid = [item for item in items if have < cost[item] <= total]
    if paid:
        return [Message("why-pays", {"item": paid[-1], "left": total - cost[paid[-1]]})]
    dearer = [item for item in items if cost[item] > total]
    return [Message("why-short", {"item": dearer[0], "short": cost[dearer[0]] - total})] if dearer else []


def of_passing(g: DiceMutants, seat: int) -> list[Message]:
    """What is kept for later."""
    kind = {"Guile": GUILE, "BuyMutation": MUTATE}.get(type(g.agenda[-1]).__name__)
    if kind is None:
        return []
    return [Message("why-keeps", {"left": g.points[seat * TOTALS + kind], "points": kind})]


def of_fate(g: DiceMutants, seat: int) -> list[Message]:
    """What the damage of this round would do, before the option."""
    takes = rules.taken(g, seat, rules.defence_of(g, seat))
    if takes == 0:
        return []
    return [Message("why-takes", {"takes": takes, "life": max(0, g.life[seat] - takes)})]
