"""Options in words: what an option names, and what it costs or may bring. And what the texts of content count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from chimera.engine.events import Message
from chimera.engine.game import PASS, Opt
from chimera.games.blind_evolution.cardboard import (
    ABILITIES_FILE,
    CHARACTERS_FILE,
    EVENTS_FILE,
    PUZZLE_RESULTS,
    Effect,
)
from chimera.games.blind_evolution.content import Boss, ItemToken, Scenario
from chimera.games.blind_evolution.foresight import judged, laid, onward, way_to
from chimera.games.blind_evolution.lines import price
from chimera.games.blind_evolution.moves import fare
from chimera.games.blind_evolution.words import HEALED, SHOWN

if TYPE_CHECKING:
    from chimera.games.blind_evolution.changes import City

Amounts = dict[str, dict[str, int]]
PLACES: Final = ("walk", "via", "taxi", "ride", "check", "clean", "to")
BITS: Final = ("swap", "give", "choose", "toss", "lay")
CARDS: Final = ("card", "several", "inform", "again", "use", "strike")
PASSING: Final = {  # what passing means in the step that asks
    "Follow": "opt-pass-follow",
    "Retry": "opt-pass-retry",
    "Boost": "opt-pass-boost",
    "Appraise": "opt-pass-appraise",
    "DeadLine": "opt-pass-dead-line",
    "WalkFree": "opt-pass-walk-free",
    "AppearAt": "opt-pass-appear-at",
    "JoinBattle": "opt-pass-join",
    "FirstStrike": "opt-pass-first-strike",
}


def described(g: City, seat: int, opt: Opt) -> Message:
    """An option in words."""
    if opt is PASS:
        return Message(PASSING.get(type(g.agenda[-1]).__name__, "opt-pass") if g.agenda else "opt-pass")
    args: dict[str, int | str] = {}
    if opt.verb in PLACES:
        args |= {"hex": g.name(opt.a), "at": opt.a}
        if opt.verb == "ride":
            args["fare"] = fare(g, seat)
        elif opt.verb in ("walk", "via", "taxi"):
            args["trail"] = way_to(g, seat, opt.verb, opt.a)
        if opt.verb in ("ride", "via"):
            args["onward"] = onward(g, seat, opt)
    elif opt.verb in BITS:
        args |= {"bit": opt.a, "side": opt.b}
        if opt.verb == "swap":
            args["n"] = price(g, seat)
        elif opt.verb == "lay":
            args |= laid(g, seat)
    elif opt.verb in CARDS:
        args |= {"ability": opt.a, "n": g.box.ability_n[opt.a], "cost": g.box.ability_cost[opt.a]}
    else:
        args |= others(g, seat, opt)
    return Message("opt-" + opt.verb.replace("_", "-"), args)


def others(g: City, seat: int, opt: Opt) -> dict[str, int | str]:
    """What the options name that are neither places nor bits nor ability cards."""
    if opt.verb == "hero":
        return {"hero": opt.a}
    if opt.verb == "whom":
        return {"other_seat": opt.a}
    if opt.verb == "tile":
        return {"tile": g.box.tiles[opt.a] if opt.a < len(g.box.tiles) else "?"}
    if opt.verb == "pick":
        return {"item": g.item_word(opt.a) if opt.a < len(g.items) else opt.a}
    if opt.verb == "help":
        return {"n": opt.a}
    if opt.verb == "hospital":
        return {"n": HEALED}
    if opt.verb == "search":
        return judged(g, seat, opt.verb)
    if opt.verb == "research":
        return {"hex": g.name(g.at[seat]), **judged(g, seat, opt.verb)}
    if opt.verb == "line":
        return {"side": opt.a}
    if opt.verb == "talent":
        return {"talent": g.heroes[seat]}
    if opt.verb == "option":
        shown = g.piles.pieces[SHOWN]
        return {"choice": g.box.choice_base[shown[-1]] + opt.a if shown else opt.a}
    return {}


def amounts_of(files: Mapping[str, Any], scenarios: Iterable[Scenario]) -> Amounts:
    """The numbers that the texts of cards, characters and scenarios name; whether more or less is in the sentence."""
    found: Amounts = {}
    for hero in files[CHARACTERS_FILE].characters:
        found[f"hero-{hero.id}-role"] = {}
        found[f"hero-{hero.id}-text"] = {"n": hero.n, "range": hero.range, "hp": hero.hp}
    for card in files[ABILITIES_FILE].abilities:
        numbers = {"n": card.n, "range": card.range, "heal": card.heal, "bits": card.bits, "cost": card.cost}
        found[f"ability-{card.id}-text"] = numbers
    for card in files[EVENTS_FILE].results:
        found[f"card-{card.id}-scene"] = {}
        found[f"card-{card.id}-text"] = counted(card.effects)
    for card in files[EVENTS_FILE].options:
        found[f"card-{card.id}-scene"] = {}
        for i, effects in enumerate(card.options):
            found[f"card-{card.id}-choice-{i}-text"] = counted(effects)
    for card in files[EVENTS_FILE].puzzles:
        found[f"card-{card.id}-scene"] = {}
        for result in PUZZLE_RESULTS:
            found[f"card-{card.id}-{result}"] = counted(getattr(card, result))
    for scenario in scenarios:
        found |= in_scenario(scenario)
    return found


def counted(effects: Iterable[Effect]) -> dict[str, int]:
    """The numbers of effects, by what they do."""
    return {effect.op: abs(effect.n) for effect in effects if effect.n is not None}


def in_scenario(scenario: Scenario) -> Amounts:
    """The numbers that the texts of a scenario name."""
    about = f"scenario-{scenario.id}"
    found: Amounts = {f"{about}-{part}": {} for part in ("title", "contents", "contamination")}
    found |= {f"{about}-ending-{i}": {} for i in range(len(scenario.endings))}
    hold = scenario.aim.hold
    found[f"{about}-aim"] = {"hold": hold.count if hold else 0}
    tide = scenario.tide
    if tide is not None:
        found[f"{about}-tide"] = {"every": tide.every, "extra_from": tide.extra_from, "lose_at": tide.lose_at}
    for boss in scenario.bosses:
        found[f"boss-{boss.id}-text"] = strength(boss)
    for item in scenario.items:
        found[f"item-{scenario.id}-{item.id}-text"] = {"amount": helps(scenario, item)}
    return found


def strength(boss: Boss) -> dict[str, int]:
    """The numbers of a boss; its weaknesses are all as strong as the first."""
    numbers = {"base": boss.hp_base, "each": boss.hp_per_player, "bonus": boss.damage_bonus}
    if boss.weak:
        numbers["weak"] = boss.weak[0].n
    return numbers | {power.power: power.n for power in boss.powers}


def helps(scenario: Scenario, item: ItemToken) -> int:
    """How much an item does, for its holder or against a boss."""
    against = [weak.n for boss in scenario.bosses for weak in boss.weak if weak.item == item.id]
    return max([item.armour, *against])
