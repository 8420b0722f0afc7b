"""Options in words: what an option names, and what it costs or may bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chimera.engine.events import Message
from chimera.engine.game import Opt
from chimera.games.blind_evolution.words import SHOWN

if TYPE_CHECKING:
    from chimera.games.blind_evolution.changes import City

PLACES: Final = ("walk", "via", "taxi", "ride", "check", "clean", "to")
BITS: Final = ("swap", "give", "choose", "toss", "lay")
CARDS: Final = ("card", "several", "inform", "again", "use", "strike")


def described(g: City, seat: int, opt: Opt) -> Message:
    """An option in words."""
    args: dict[str, int | str] = {}
    if opt.verb in PLACES:
        args |= {"hex": g.name(opt.a), "at": opt.a}
    elif opt.verb in BITS:
        args |= {"bit": opt.a, "side": opt.b}
    elif opt.verb in CARDS:
        args["ability"] = opt.a
    elif opt.verb == "hero":
        args["hero"] = opt.a
    elif opt.verb == "whom":
        args["other_seat"] = opt.a
    elif opt.verb == "tile":
        args["tile"] = g.box.tiles[opt.a] if opt.a < len(g.box.tiles) else "?"
    elif opt.verb == "pick":
        args["item"] = g.item_word(opt.a) if opt.a < len(g.items) else opt.a
    elif opt.verb == "help":
        args["n"] = opt.a
    elif opt.verb == "option":
        shown = g.piles.pieces[SHOWN]
        args["choice"] = g.box.choice_base[shown[-1]] + opt.a if shown else opt.a
    elif opt.verb == "line":
        args["side"] = opt.a
    elif opt.verb == "talent" and g.heroes[seat] >= 0:
        args["hero"] = g.heroes[seat]
    return Message("opt-" + opt.verb.replace("_", "-"), args)
