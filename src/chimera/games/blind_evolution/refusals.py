"""The rule behind every option, and why not: a reason with its rule for everything that is not offered."""

from __future__ import annotations

from typing import Final

from chimera.engine.game import Opt
from chimera.engine.reasons import Reason
from chimera.games.blind_evolution.fields import Fields

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


def rule_of(question: str, opt: Opt) -> str:
    """The rule behind an option of a question."""
    return RULES.get(opt.verb, "blind_evolution.turn.sequence")


def why_not(g: Fields, question: str, seat: int, opt: Opt) -> Reason:
    """Why an option is not offered in this question."""
    return Reason("not-here", rule_of(question, opt), {"code": opt.code})
