"""Options in words: the faces of the dice, the box they would tick, the price, and what it would change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chimera.engine.events import Message
from chimera.engine.game import PASS, Opt
from chimera.games.dice_mutants import foresight, rules
from chimera.games.dice_mutants.words import (
    ATTACK,
    DEFENCE,
    GRID,
    GRIDS,
    HAS_SHIELD,
    HAS_SWORD,
    ITEMS,
    POINTS,
    RAGE,
    RAGES,
    SHIELD,
    SPIKES,
    SWORD,
    TOTALS,
)

if TYPE_CHECKING:
    from chimera.games.dice_mutants.state import DiceMutants

Args = dict[str, int | str]
DIE_WORDS: Final = ("attack", "defence", "speed", "mutate", "guile", "claim", "luck", "force", "focus", "set")
PASSING: Final = {  # what passing means in the step that asks
    "Guile": "opt-pass-guile",
    "Trade": "opt-pass-trade",
    "BuyMutation": "opt-pass-mutation",
}


def describe(g: DiceMutants, seat: int, opt: Opt) -> Message:
    """An option as its message. Whatever is asked about has its words, also what is not offered."""
    if opt is PASS and g.agenda:
        return Message(PASSING.get(type(g.agenda[-1]).__name__, "opt-pass"))
    args: Args = {}
    verb = opt.verb
    if verb in DIE_WORDS and opt.a < len(g.faces):
        args["die"] = opt.a
        args["face"] = args["number"] = g.faces[opt.a]
        args["owner_seat"] = max(g.owner[opt.a], -1)
        args["wanted"] = opt.b
    elif verb.endswith("_pair") and max(opt.a, opt.b) < len(g.faces):
        args = {"face": g.faces[opt.a], "other": g.faces[opt.b], "number": g.faces[opt.a] + g.faces[opt.b]}
    elif verb.endswith("_all"):
        args = {"number": sum([g.faces[die] for die in rules.dice_of(g, seat)])}
    elif verb in ("trade", "spikes"):
        args["other_seat"] = opt.a
        args["token"] = g.tokens[opt.a] if opt.a < len(g.tokens) else 0
    if verb == "claim":
        args.update(claim_brings(g, seat, int(args.get("face", 0))))
    elif verb.partition("_")[0] in GRIDS:
        grid = ATTACK if verb.startswith("attack") else DEFENCE
        args.update(tick_brings(g, seat, grid, int(args.get("number", 0))))
    elif verb in POINTS:
        args["total"] = g.points[seat * TOTALS + POINTS.index(verb)] + int(args.get("face", 0))
    if verb in ITEMS:
        item = ITEMS.index(verb)
        args["cost"] = g.box.cost[item]
        args["amount"] = g.box.amount[item]
        args.update(item_brings(g, seat, opt, item))
    return Message("opt-" + verb, args)


def claim_brings(g: DiceMutants, seat: int, face: int) -> Args:
    """The last box that a claimed die could tick, if any."""
    best = foresight.best_of_claim(g, seat, face) if face else None
    if best is None:
        return {"brings": "nothing", "number": face}
    box, added = best
    return {"brings": box.grid, "number": box.number, "sum": added, "before": box.before, "after": box.after}


def tick_brings(g: DiceMutants, seat: int, grid: int, number: int) -> Args:
    """Whether a box is the last of its number, and what it would change."""
    strength = g.strength[seat * 2 + grid]
    left = foresight.missing(g, seat, grid, number) - 1 if number < GRID else 0
    args: Args = {"brings": "nothing", "strength": strength, "missing": left}
    if number > strength and left > 0:
        args["brings"] = "box"
    elif number > strength:
        args.update(harm(rules.harm(g, seat, grid, strength), rules.harm(g, seat, grid, number), "strength"))
    return args


def harm(before: int, after: int, same: str = "nothing") -> Args:
    """What is dealt or taken in a round before and after; what it brings when that stays the same."""
    return {"brings": same if before == after else "harm", "before": before, "after": after}


def item_brings(g: DiceMutants, seat: int, opt: Opt, item: int) -> Args:
    """The harm before and after a sword, a shield or a rage; the life that spikes leave."""
    amount = g.box.amount[item]
    if item == SPIKES and opt.a < len(g.life):
        return {"before": g.life[opt.a], "after": max(0, g.life[opt.a] - amount)}
    attack, defence, strikes = rules.attack_of(g, seat), rules.defence_of(g, seat), rules.strikes_of(g, seat)
    if item == SWORD:
        more = 0 if g.has(seat, HAS_SWORD) else amount
        return harm(rules.dealt(g, seat, attack, strikes), rules.dealt(g, seat, attack + more, strikes))
    if item == SHIELD:
        more = 0 if g.has(seat, HAS_SHIELD) else amount
        return harm(rules.taken(g, seat, defence), rules.taken(g, seat, defence + more))
    if item == RAGE:
        more = 0 if g.has(seat, RAGES) else amount
        return harm(rules.dealt(g, seat, attack, strikes), rules.dealt(g, seat, attack, strikes + more))
    return {}
