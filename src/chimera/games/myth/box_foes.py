"""Monsters as tables; the whole box and its table of contents are in box.py."""

from __future__ import annotations

from chimera.games.myth.bestiary import Cost, Monster, Monsters
from chimera.games.myth.box_cards import CardBox, bits
from chimera.games.myth.kinds import (
    AREAS,
    CLASSES,
    FAMILIES,
    IMMUNITIES,
    POWERS,
    PRIORITIES,
    SIZES,
    VICTIMS,
)
from chimera.games.myth.ops import SYMBOLS
from chimera.games.myth.printed import Power, Recipe, Strike


class FoeBox(CardBox):
    """The monsters of one match, besides heroes and cards."""

    __slots__ = (
        "captain_of",
        "figures_total",
        "lair_base",
        "lair_of",
        "lair_per_hero",
        "lead_range",
        "lead_tn",
        "leads",
        "minions_of",
        "monster_ap",
        "monster_base",
        "monster_captain",
        "monster_classes",
        "monster_courage",
        "monster_defense",
        "monster_drops",
        "monster_family",
        "monster_fd",
        "monster_figures",
        "monster_frightens",
        "monster_ids",
        "monster_immune",
        "monster_movement",
        "monster_next",
        "monster_range",
        "monster_size",
        "monster_vitality",
        "powers",
        "priorities",
        "recipes",
        "spawn",
        "strikes",
    )

    def set_monsters(self, pack: Monsters) -> None:
        monsters = pack.monsters
        ids = [monster.id for monster in monsters]
        self.monster_ids: list[str] = ids
        self.monster_family: list[int] = [FAMILIES.index(each.family) for each in monsters]
        self.monster_size: list[int] = [SIZES.index(each.size) for each in monsters]
        self.monster_classes: list[int] = [bits(each.classes, CLASSES) for each in monsters]
        self.monster_defense: list[int] = [each.defense for each in monsters]
        self.monster_vitality: list[int] = [each.vitality for each in monsters]
        self.monster_movement: list[int] = [each.movement for each in monsters]
        self.monster_courage: list[int] = [each.courage for each in monsters]
        self.monster_range: list[int] = [each.threat_range for each in monsters]
        self.monster_ap: list[int] = [each.refresh_ap for each in monsters]
        self.monster_base: list[int] = [each.base for each in monsters]
        self.monster_fd: list[int] = [each.fd for each in monsters]
        self.monster_figures: list[int] = [each.figures for each in monsters]
        self.monster_drops: list[int] = [each.drops for each in monsters]
        self.monster_frightens: list[bool] = [each.frightens for each in monsters]
        self.monster_immune: list[int] = [bits(each.immune, IMMUNITIES) for each in monsters]
        self.monster_next: list[int] = [
            -1 if each.next_stage is None else ids.index(each.next_stage) for each in monsters
        ]
        self.priorities: list[list[int]] = [[PRIORITIES.index(word) for word in each.priorities] for each in monsters]
        self.strikes: list[list[Strike]] = [strikes_of(each) for each in monsters]
        self.recipes: list[list[Recipe]] = [[recipe_of(cost) for cost in each.recipes[::-1]] for each in monsters]
        self.powers: list[list[Power]] = [powers_of(each, ids) for each in monsters]
        self.leads: list[int] = [-1] * len(ids)
        self.lead_range: list[int] = [0] * len(ids)
        self.lead_tn: list[int] = [0] * len(ids)
        for kind in range(len(ids)):
            leading = monsters[kind].leads
            if leading is not None:
                self.leads[kind] = ids.index(leading.minion)
                self.lead_range[kind] = leading.range
                self.lead_tn[kind] = leading.tn
        self.set_families(pack, ids)

    def set_families(self, pack: Monsters, ids: list[str]) -> None:
        families = pack.families
        self.minions_of: list[list[int]] = [[ids.index(name) for name in each.minions] for each in families]
        self.captain_of: list[int] = [ids.index(each.captain) for each in families]
        self.lair_of: list[int] = [ids.index(each.lair) for each in families]
        self.lair_base: list[int] = [each.lair_start.base for each in families]
        self.lair_per_hero: list[int] = [each.lair_start.per_hero for each in families]
        self.spawn: list[list[int]] = []
        for family in families:
            for amounts in (family.normal, family.heavy):
                self.spawn.append([amounts.get(name, 0) for name in ids])
        self.monster_captain: list[int] = [-1] * len(ids)
        for number in range(len(families)):
            for minion in self.minions_of[number]:
                self.monster_captain[minion] = self.captain_of[number]
        self.figures_total: int = pack.figures.total


def symbols_of(words: list[str]) -> list[int]:
    """How many of each symbol."""
    cost = [0] * len(SYMBOLS)
    for word in words:
        cost[SYMBOLS.index(word)] += 1
    return cost


def recipe_of(cost: Cost) -> Recipe:
    recipe = Recipe(symbols_of(cost.cost), POWERS.index(cost.power))
    recipe.amount = cost.amount
    recipe.whom = VICTIMS.index(cost.whom)
    recipe.repeatable = cost.repeatable
    recipe.name = cost.id
    return recipe


def strikes_of(monster: Monster) -> list[Strike]:
    strikes: list[Strike] = []
    for each in monster.strikes:
        strike = Strike(each.id, each.range, each.tn)
        strike.ranged = each.ranged
        strike.d10 = each.d10
        strike.fd = each.fd
        strike.attacks = each.attacks
        strike.area = AREAS.index(each.area)
        strike.damage = each.damage
        strike.each = each.each
        strike.power = POWERS.index(each.power) if each.power else -1
        strike.amount = each.amount
        strikes.append(strike)
    return strikes


def powers_of(monster: Monster, ids: list[str]) -> list[Power]:
    powers: list[Power] = []
    for each in monster.powers:
        power = Power(POWERS.index(each.power))
        power.fd = each.fd
        power.symbol = SYMBOLS.index(each.symbol)
        power.amount = each.amount
        power.range = each.range
        power.once = each.once
        power.near = ids.index(each.near) if each.near else -1
        power.near_range = each.near_range
        powers.append(power)
    return powers
