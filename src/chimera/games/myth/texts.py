"""Options in words: what an option names, what it costs, and how likely it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chimera.engine.cells import mask_of
from chimera.engine.events import Message
from chimera.engine.game import PASS, READY, Opt
from chimera.games.myth.combat.pool import number_to_hit, odds, pool_against
from chimera.games.myth.heroes.auras import ap_change
from chimera.games.myth.ops import REACTION
from chimera.games.myth.words import DEED_KIND, DEED_SEAT, HERO_CYCLE, NOTHING, SPACES

if TYPE_CHECKING:
    from chimera.games.myth.horde import Horde

Args = dict[str, int | str]
OWN_WORDS: Final = ("done", "number", "at", "hero", "edge", "family", "card")  # said in the words of the step that asks

READY_WORDS: Final = {"HeroCycle": "opt-ready-hero-cycle", "KeepOne": "opt-ready-keep-one"}


def described(g: Horde, seat: int, opt: Opt) -> Message:
    """An option in words. What the same verb means in different steps has a text for each."""
    step = type(g.agenda[-1]).__name__ if g.agenda else ""
    if opt is READY:
        return Message(READY_WORDS.get(step, "opt-ready"))
    if opt is PASS:
        return Message("opt-pass")
    key = "opt-" + opt.verb
    if opt.verb == "foe" and step == "AimAt":
        return Message("opt-foe-aim-at", {**foe(g, opt.a), **chances(g, opt.a)})
    if opt.verb in OWN_WORDS:
        key += "-" + kebab(step)
    return Message(key, named(g, seat, opt))


def kebab(name: str) -> str:
    """A step's name in a message key: ChooseEdge is choose-edge."""
    found = ""
    for letter in name:
        found += ("-" if found and letter.isupper() else "") + letter.lower()
    return found


def named(g: Horde, seat: int, opt: Opt) -> Args:
    """What an option names."""
    verb = opt.verb
    if verb in ("go", "at"):
        return {"square": g.name(opt.a), "at": opt.a}
    if verb in ("play", "react"):
        return played(g, seat, opt)
    if verb in ("foe", "tinker"):
        return foe(g, opt.a)
    if verb in ("card", "keep"):
        return {"card": opt.a}
    if verb in ("clear", "stay", "arrow"):
        return {"card": card_in(g, seat, opt.a)}
    if verb in ("give", "equip"):
        return {"item": opt.a, "other_seat": opt.b} if verb == "give" else {"item": opt.a}
    if verb == "remove":
        item = g.gear[seat * 5 + opt.a]
        return {"item": item if item >= 0 else 0, "slot": opt.a}
    if verb == "recipe":
        item = g.gear[seat * 5 + opt.a]
        return {"item": item if item >= 0 else 0, "n": opt.b}
    return others(g, seat, opt)


def others(g: Horde, seat: int, opt: Opt) -> Args:
    """What the options name that are neither squares nor cards nor items."""
    verb = opt.verb
    if verb == "drink":
        return {"potion": opt.a}
    if verb == "hand":
        return {"potion": opt.a, "other_seat": opt.b}
    if verb == "hero":
        return {"other_seat": opt.a}
    if verb == "die":
        return {"pip": opt.a, "monster": opt.b}
    if verb == "free":
        return {"n": g.web[seat]}
    if verb == "edge":
        return {"edge": opt.a}
    if verb == "family":
        return {"family": opt.a}
    if verb == "kind":
        return {"monster": opt.a}
    if verb in ("ammo", "number", "turn", "reward"):
        return {"n": opt.a}
    if verb == "rage":
        return {"rage": g.rage(seat) + 1}
    return {}


def played(g: Horde, seat: int, opt: Opt) -> Args:
    """A card that can be played: its AP, what the meter then stands at, the movement type it binds."""
    kind = opt.a
    ap = 0
    if kind < len(g.box.card_ap):
        as_action = g.phase == HERO_CYCLE and opt.verb == "play" and g.box.card_type[kind] != REACTION
        ap = max(0, g.box.card_ap[kind] + ap_change(g, seat, kind, as_action))
    return {"card": kind, "stride": opt.b, "ap": ap, "meter": g.meter + ap, "full": g.meter_full()}


def foe(g: Horde, number: int) -> Args:
    """A foe that can be chosen."""
    if number >= len(g.kind) or g.kind[number] == NOTHING:
        return {"monster": 0, "square": "?", "life": 0}
    args: Args = {"monster": g.kind[number], "square": g.name(g.spot[number]), "at": g.spot[number]}
    return {**args, "life": g.life[number], "foe": number}


def chances(g: Horde, number: int) -> Args:
    """How likely the attack that is being made hits a foe, by what the table knows now."""
    if number >= len(g.kind) or g.kind[number] == NOTHING:
        return {"dice": 0, "tn": 0, "percent": 0, "frightens": 0}
    dice, _, change, _ = pool_against(g, mask_of(g.targets) | 1 << number)
    tn = max(1, number_to_hit(g, number, change))
    return {
        "dice": dice,
        "tn": tn,
        "percent": round(100 * odds(dice, tn)),
        "frightens": g.box.monster_frightens[g.kind[number]],
    }


def card_in(g: Horde, seat: int, space: int) -> int:
    """The kind of card that lies in a space, 0 where none does."""
    copy = g.spaces[seat * SPACES + space]
    return g.kind_of(seat, copy) if copy != NOTHING else 0


def of_deed(g: Horde) -> Args:
    """The hero and the card of the deed, for prompts."""
    return {"seat": g.deed[DEED_SEAT], "card": g.deed[DEED_KIND]} if g.deed else {}
