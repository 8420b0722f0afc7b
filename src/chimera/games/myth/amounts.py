"""The numbers that texts of cards, monsters, items and omens name, taken from the content; the words are messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from chimera.games.myth.bestiary import Item, Items, Monster
from chimera.games.myth.cardboard import Doing, HeroCard
from chimera.games.myth.content import CARDS_FILE, DARKNESS_FILE, HEROES_FILE, ITEMS_FILE, MONSTERS_FILE, OmenCard

Numbers = dict[str, int]


def amounts_of(files: Mapping[str, Any]) -> dict[str, Numbers]:
    """By the key of each text."""
    found: dict[str, Numbers] = {}
    for card in files[CARDS_FILE].cards:
        found[f"card-{card.id}-text"] = of_card(card)
    for hero in files[HEROES_FILE].heroes:
        found[f"hero-{hero.id}-text"] = {}
    monsters = files[MONSTERS_FILE].monsters
    for monster in monsters:
        found[f"monster-{monster.id}-text"] = of_monster(monster, monsters)
    pack: Items = files[ITEMS_FILE]
    potions = {potion.id: potion.amount for potion in pack.potions}
    for item in pack.items:
        found[f"item-{item.id}-text"] = of_item(item, potions)
    for omen in files[DARKNESS_FILE].cards:
        found |= of_omen(omen)
    return found


def of_card(card: HeroCard) -> Numbers:
    """The amount of each op and aura by its name; of a second one of that name, as name_2."""
    found: Numbers = {}
    for doing in card.does:
        if doing.op == "attack":
            found |= of_attack(doing)
            for each in doing.hit:
                note(found, each.op, each.amount)
        else:
            note(found, doing.op, doing.amount)
            if (doing.most or 0) > 0:
                found["most"] = doing.most or 0
    for aura in card.in_play:
        note(found, "damage_more" if aura.aura == "damage" else aura.aura, aura.amount)
        if aura.within:
            found["within"] = aura.within
    return found


def of_attack(doing: Doing) -> Numbers:
    """What an attack says of squares, points and targets."""
    numbers = {
        "squares": doing.squares,
        "most": doing.most or 0,
        "within": doing.within,
        "points": doing.points,
        "armored": -doing.tn_armored,
        "adjacent": doing.adjacent_damage,
        "combo": doing.combo_damage,
        "joined": doing.joined_squares,
    }
    return {name: n for name, n in numbers.items() if n}


def note(found: Numbers, name: str, amount: int) -> None:
    if amount:
        found[f"{name}_2" if name in found else name] = abs(amount)


def of_monster(monster: Monster, monsters: Iterable[Monster]) -> Numbers:
    """How far a captain helps its minions, and how much."""
    found: Numbers = {}
    if monster.leads is not None:
        found = {"lead_range": monster.leads.range, "lead_tn": abs(monster.leads.tn)}
    for other in monsters:
        for power in other.powers:
            if power.near == monster.id:
                found["lead_range"] = power.near_range
    return found


def of_item(item: Item, potions: Mapping[str, int]) -> Numbers:
    """Its bonus, its recipes, and what it holds."""
    bonus = item.bonus
    found = {name: abs(getattr(bonus, name)) for name in bonus.__struct_fields__ if getattr(bonus, name)}
    found |= {recipe.gift: recipe.amount for recipe in item.recipes if recipe.amount}
    rest = {
        "capacity": item.capacity,
        "gold": item.gold,
        "priority": item.priority_threat,
        "amount": potions.get(item.potion, 0),
    }
    found |= {name: n for name, n in rest.items() if n}
    if item.threat_cap < 10:
        found["cap"] = item.threat_cap
    return found


def of_omen(omen: OmenCard) -> dict[str, Numbers]:
    """The three parts of a Darkness card."""
    about = f"omen-{omen.id}"
    return {
        f"{about}-event": {"amount": omen.event.amount},
        f"{about}-penalty": {"threshold": omen.penalty.threshold, "penalty": abs(omen.penalty.amount)},
        f"{about}-spawn": {"ap": omen.spawn.ap, "threat": omen.spawn.threat},
    }
