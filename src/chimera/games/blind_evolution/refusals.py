"""The rule behind every option, and why not: a reason with its rule for everything that is not offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chimera.engine.game import Opt
from chimera.engine.reasons import Reason
from chimera.games.blind_evolution.words import (
    JUDGE_SEAT,
    KINDS,
    PERMANENT,
    TAXI_HEXES,
    TYPES,
    WALK_HEXES,
    WALK_OP,
)

if TYPE_CHECKING:
    from chimera.games.blind_evolution.changes import City

RULES: Final[dict[str, str]] = {
    "pass": "blind_evolution.character.ability-optional",
    "agree": "blind_evolution.setup.character-choice-by-agreement",
    "object": "blind_evolution.setup.board-choice-by-agreement",
    "hero": "blind_evolution.newchar.random-from-reserve",
    "lot": "blind_evolution.newchar.random-from-reserve",
    "card": "blind_evolution.tb.lower-level-choice",
    "walk": "blind_evolution.move.walk-three",
    "via": "blind_evolution.move.train-mid-walk",
    "taxi": "blind_evolution.move.taxi",
    "ride": "blind_evolution.move.train-one-section",
    "halt": "blind_evolution.move.walk-three",
    "hospital": "blind_evolution.move.hospital-heals",
    "search": "blind_evolution.search.range",
    "check": "blind_evolution.search.hex-count",
    "enough": "blind_evolution.search.hex-count",
    "research": "blind_evolution.research.own-hex",
    "read": "blind_evolution.search.order-free",
    "bits": "blind_evolution.search.order-free",
    "clean": "blind_evolution.decon.remove-adjacent",
    "several": "blind_evolution.decon.three-bits-even-if-many",
    "line": "blind_evolution.decon.three-bits-even-if-many",
    "cleanse": "blind_evolution.decon.three-bits-even-if-many",
    "earn": "blind_evolution.money.half-success-rounded-up",
    "on": "blind_evolution.judge.link-chain",
    "draw": "blind_evolution.judge.link-chain",
    "stop": "blind_evolution.judge.stop-voluntarily",
    "help": "blind_evolution.judge.super-token-plus-one",
    "inform": "blind_evolution.ability.informant-other-turn",
    "talent": "blind_evolution.character.ability-no-action",
    "again": "blind_evolution.ability.action-bound",
    "lay": "blind_evolution.tb.line-connected",
    "swap": "blind_evolution.tb.exchange-three-for-one",
    "give": "blind_evolution.tb.exchange-unplaced-only",
    "choose": "blind_evolution.search.success-one-bonus",
    "toss": "blind_evolution.tb.reserve-excess",
    "back": "blind_evolution.tb.dead-line",
    "same": "blind_evolution.tb.rearrange-at-puzzle",
    "give_up": "blind_evolution.puzzle.stop-early",
    "use": "blind_evolution.ability.free-otherwise",
    "whom": "blind_evolution.ability.free-otherwise",
    "to": "blind_evolution.move.no-contamination",
    "tile": "blind_evolution.event.contamination-increase",
    "pick": "blind_evolution.damage.item-pickup",
    "option": "blind_evolution.event.type-option",
    "strike": "blind_evolution.ability.action-bound",
    "join": "blind_evolution.boss.adjacent-may-join",
    "fight": "blind_evolution.boss.choice-each-round",
    "flee": "blind_evolution.boss.escape-check",
    "follow": "blind_evolution.character.chihiro-follower",
    "end": "blind_evolution.turn.unused-points-lapse",
}
ACTIONS: Final = ("walk", "via", "taxi", "search", "research", "clean", "several", "line", "cleanse", "earn")
ID: Final = "blind_evolution."


def rule_of(question: str, opt: Opt) -> str:
    """The rule behind an option of a question."""
    return RULES.get(opt.verb, "blind_evolution.turn.sequence")


def why_not(g: City, question: str, seat: int, opt: Opt) -> Reason:
    """Why an option is not offered in this question."""
    if question == "act":
        return not_in_turn(g, seat, opt)
    if question == "moving" and opt.verb in ("walk", "via", "ride", "pick"):
        return not_in_turn(g, seat, opt)
    if question == "boost" and opt.verb in ("help", "inform", "talent"):
        return no_help(g, seat, opt)
    if question == "take-card" and opt.verb == "card":
        return no_card(g, seat, opt.a)
    if question in ("puzzle", "lay-again") and opt.verb == "lay":
        return Reason("no-join", ID + "tb.line-connected")
    if question == "puzzle" and opt.verb == "toss":
        return Reason("no-tosses", ID + "puzzle.max-three-discards")
    if question == "decide" and opt.verb == "flee":
        return Reason("no-way-out", ID + "boss.escape-no-free-hex")
    if question == "escape-to" and opt.verb == "to":
        return no_way(g, seat, opt.a, 1, ID + "boss.escape-move")
    if question == "walk-free" and opt.verb == "to":
        return no_way(g, seat, opt.a, 0, ID + "move.no-contamination")
    if question in ("searching", "reveal-chip") and opt.verb == "check":
        return Reason("out-of-search", ID + "search.range", {"hex": g.name(opt.a)})
    if question in ("discard-bit", "toss-bit", "swapping") and opt.verb in ("toss", "give"):
        return Reason("no-bit", ID + "tb.exchange-unplaced-only", {"bit": opt.a})
    if question in ("choose-bit", "appraise") and opt.verb == "choose":
        return Reason("pool-lacks", ID + "tb.pool-empty", {"bit": opt.a})
    return Reason("not-here", rule_of(question, opt), {"code": opt.code})


def not_in_turn(g: City, seat: int, opt: Opt) -> Reason:
    """Why the active character cannot do this now."""
    verb = opt.verb
    if verb in ACTIONS and g.points <= 0 and not (verb in ("walk", "via") and g.moved):
        return Reason("no-points", ID + "turn.two-action-points")
    if verb in ("walk", "via"):
        return no_walk(g, seat, opt)
    if verb == "taxi":
        if g.money[seat] <= 0:
            return Reason("no-money", ID + "move.money-never-negative")
        return no_way(g, seat, opt.a, TAXI_HEXES, ID + "move.taxi")
    if verb == "ride":
        return no_ride(g, seat, opt.a)
    if verb == "hospital":
        return no_hospital(g, seat)
    if verb == "clean":
        return no_cleaning(g, seat, opt.a)
    if verb in ("several", "line", "cleanse"):
        return Reason("no-such-cleaning", ID + "ability.action-bound")
    if verb == "lay":
        return no_laying(g, seat, opt.a)
    if verb == "swap":
        few = g.unplaced(seat) < 2
        return Reason("too-few-bits" if few else "pool-lacks", ID + "tb.exchange-three-for-one", {"bit": opt.a})
    if verb in ("toss", "back"):
        return Reason("only-at-the-end", ID + ("tb.dead-line" if verb == "back" else "tb.reserve-excess"))
    if verb in ("use", "inform", "again", "strike"):
        return no_use(g, seat, opt.a)
    if verb == "talent":
        return no_talent(g, seat)
    if verb == "pick":
        return Reason("nothing-lies-here", ID + "damage.item-pickup")
    if verb == "help":
        return Reason("no-judgement", ID + "judge.super-token-which-judgements")
    if verb in ("check", "enough"):
        return Reason("search-first", ID + "search.hex-count")
    return Reason("not-here", rule_of("act", opt), {"code": opt.code})


def no_way(g: City, seat: int, place: int, far: int, rule: str) -> Reason:
    """Why a hex cannot be reached."""
    if not 0 <= place < g.box.hexes:
        return Reason("no-hex", rule)
    args: dict[str, int | str] = {"hex": g.name(place), "far": far}
    if place == g.at[seat]:
        return Reason("already-there", rule, args)
    if not g.enterable(seat, place):
        return Reason("contaminated", ID + "move.no-contamination", args)
    if far == 0:
        return Reason("no-way", rule, args)
    return Reason("too-far", rule, args)


def no_walk(g: City, seat: int, opt: Opt) -> Reason:
    """Why a walk cannot lead there, or stop there."""
    if opt.verb == "via" and 0 <= opt.a < g.box.hexes and g.enterable(seat, opt.a):
        return Reason("no-stop", ID + "move.train-mid-walk", {"hex": g.name(opt.a)})
    return no_way(g, seat, opt.a, g.most(seat, WALK_OP, WALK_HEXES), ID + "move.walk-three")


def no_ride(g: City, seat: int, place: int) -> Reason:
    """Why no train goes there."""
    if not g.box.station[g.at[seat]]:
        return Reason("no-station", ID + "move.train-one-section", {"hex": g.name(g.at[seat])})
    if place not in g.box.next_stations[g.at[seat]]:
        return Reason("not-next", ID + "move.train-same-line", {"hex": g.name(place)})
    if g.pawns[place]:
        return Reason("station-closed", ID + "move.train-to-contaminated-station", {"hex": g.name(place)})
    return Reason("no-money", ID + "move.money-never-negative")


def no_hospital(g: City, seat: int) -> Reason:
    """Why nobody is treated."""
    if not g.box.hospital[g.at[seat]]:
        return Reason("no-hospital", ID + "move.hospital-not-passing", {"hex": g.name(g.at[seat])})
    if g.money[seat] <= 0:
        return Reason("no-money", ID + "move.money-never-negative")
    return Reason("healthy", ID + "move.hospital-max-hp")


def no_cleaning(g: City, seat: int, place: int) -> Reason:
    """Why a hex cannot be decontaminated."""
    if not 0 <= place < g.box.hexes or not g.pawns[place]:
        return Reason("no-pawn", ID + "decon.needs-target", {"hex": g.name(place)})
    if place == g.at[seat]:
        return Reason("own-hex", ID + "decon.own-hex-needs-slip-through")
    return Reason("out-of-reach", ID + "decon.remove-adjacent", {"hex": g.name(place)})


def no_laying(g: City, seat: int, kind: int) -> Reason:
    """Why a bit cannot be laid so."""
    if g.bits[seat * TYPES + kind] == 0:
        return Reason("no-bit", ID + "tb.line-connected", {"bit": kind})
    return Reason("no-join", ID + ("tb.line-connected" if g.lines[seat] else "tb.line-starts-left"))


def no_use(g: City, seat: int, kind: int) -> Reason:
    """Why a card cannot be used now."""
    args: dict[str, int | str] = {"ability": kind}
    if not (g.cards[seat] >> kind) & 1:
        return Reason("not-yours", ID + "ability.own-turn", args)
    if (g.used[seat] >> kind) & 1:
        return Reason("used-already", ID + "ability.once-per-turn", args)
    if g.box.ability_use[kind] == PERMANENT:
        return Reason("works-always", ID + "ability.no-voluntary-discard", args)
    return Reason("no-use-now", ID + "ability.action-bound", args)


def no_talent(g: City, seat: int) -> Reason:
    """Why the special ability cannot be used now."""
    args: dict[str, int | str] = {"hero": g.heroes[seat]}
    if (g.used[seat] >> KINDS) & 1:
        return Reason("talent-used", ID + "character.ability-own-turn", args)
    return Reason("talent-not-now", ID + "character.ability-own-turn", args)


def no_help(g: City, seat: int, opt: Opt) -> Reason:
    """Why a judgement cannot be helped so."""
    if opt.verb == "inform":
        if (g.cards[seat] >> opt.a) & 1 and g.money[seat] < g.box.ability_cost[opt.a]:
            return Reason("no-money", ID + "move.money-never-negative")
        return no_use(g, seat, opt.a)
    if opt.verb == "talent":
        return no_talent(g, seat)
    if seat == g.judge[JUDGE_SEAT]:
        return Reason("own-judgement", ID + "judge.super-token-others-only")
    return Reason("too-few-supers", ID + "judge.super-token-unlimited", {"n": g.supers[seat]})


def no_card(g: City, seat: int, kind: int) -> Reason:
    """Why an ability card cannot be taken."""
    args: dict[str, int | str] = {"ability": kind}
    if (g.cards[seat] >> kind) & 1:
        return Reason("owned-already", ID + "ability.no-identical", args)
    if g.supply[kind] == 0:
        return Reason("sold-out", ID + "tb.level-sold-out", args)
    return Reason("level-too-high", ID + "tb.ability-level-table", args)
