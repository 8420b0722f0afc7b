"""Heroes, monsters and items as typed records: statistics, gear, attacks, fate recipes, and the powers of monsters."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from chimera.engine.content import Id, Pack, Record
from chimera.games.myth.cardboard import Amount, Faults, Keys, Part, Some, Sources, wrong_word
from chimera.games.myth.kinds import (
    AREAS,
    CLASSES,
    FAMILIES,
    GIFTS,
    IMMUNITIES,
    ITEM_KINDS,
    POTIONS,
    POWERS,
    PRIORITIES,
    RARITIES,
    SIZES,
    SLOTS,
    TRAITS,
    VICTIMS,
)
from chimera.games.myth.ops import HEROES, SYMBOLS

Few = Annotated[int, Meta(ge=0, le=10, examples=[1])]
Base = Literal[1, 2, 4]

GEAR: Final = 3  # brown items of each hero


def wrong_words(listed: list[str], words: tuple[str, ...], at: Keys) -> Faults:
    """Words of a list that are none of these."""
    for i, word in enumerate(listed):
        yield from wrong_word(word, words, (*at, i))


# --- heroes ---


class Hero(Record, frozen=True, kw_only=True):
    """A hero's token and board, and what the hero begins with."""

    symbol: str
    vitality: Annotated[int, Meta(ge=1, le=20)]
    movement: Few
    courage: Few
    d10: Few
    fd: Few
    spaces: Annotated[int, Meta(ge=4, le=4)]
    hand: Annotated[int, Meta(ge=1, le=10)]
    threat: Few
    faith: Few = 0
    arcing: bool = False  # monsters never block the line of sight
    gear: Annotated[list[Id], Meta(min_length=GEAR, max_length=GEAR)]
    field_sources: Sources = msgspec.field(default_factory=dict)


class Heroes(Pack, frozen=True, kw_only=True):
    """The file heroes.yaml."""

    heroes: list[Hero]

    def faults(self) -> Faults:
        if [hero.id for hero in self.heroes] != list(HEROES):
            yield ("heroes",), f"expected {', '.join(HEROES)} in this order; list each once."
        for i, hero in enumerate(self.heroes):
            yield from wrong_word(hero.symbol, SYMBOLS, ("heroes", i, "symbol"))


# --- monsters ---


class Cost(Part, frozen=True, kw_only=True):
    """A fate recipe of a monster; the names of those that have one are messages."""

    id: str = ""
    cost: Annotated[list[str], Meta(min_length=1, max_length=6)]
    power: str
    amount: Some = 0
    whom: str = "target"
    repeatable: bool = False

    def faults(self, at: Keys) -> Faults:
        """Symbols, powers and victims that do not exist."""
        yield from wrong_words(self.cost, SYMBOLS, (*at, "cost"))
        yield from wrong_word(self.power, POWERS, (*at, "power"))
        yield from wrong_word(self.whom, VICTIMS, (*at, "whom"))


class Attack(Part, frozen=True, kw_only=True):
    """An attack of a monster."""

    id: str
    ranged: bool = False
    range: Annotated[int, Meta(ge=1, le=12)]
    d10: Annotated[int, Meta(ge=1, le=10)]
    fd: Few = 0
    attacks: Annotated[int, Meta(ge=1, le=4)] = 1
    area: str = "one"
    tn: Annotated[int, Meta(ge=1, le=10)]
    damage: Few = 1
    each: bool = False  # for each success, not for the hit
    power: str = ""  # to whom it hits
    amount: Some = 0

    def faults(self, at: Keys) -> Faults:
        """Areas and powers that do not exist, dice that cannot be shared out."""
        yield from wrong_word(self.area, AREAS, (*at, "area"))
        if self.power:
            yield from wrong_word(self.power, POWERS, (*at, "power"))
        if self.d10 % self.attacks:
            what = f"{self.d10} hit dice cannot be shared out over {self.attacks} attacks, "
            yield (*at, "attacks"), what + "expected as many for each; change one of the two."


class Knack(Part, frozen=True, kw_only=True):
    """What a monster can do besides its attacks."""

    power: str
    fd: Few = 0
    symbol: str = "darkness"
    amount: Some = 0
    range: Some = 0
    once: bool = False
    near: str = ""
    near_range: Some = 0

    def faults(self, at: Keys) -> Faults:
        """Powers and symbols that do not exist."""
        yield from wrong_word(self.power, POWERS, (*at, "power"))
        yield from wrong_word(self.symbol, SYMBOLS, (*at, "symbol"))


class Leading(Part, frozen=True, kw_only=True):
    """Minions that attack better near a captain."""

    minion: Id
    range: Some
    tn: Amount


class Monster(Record, frozen=True, kw_only=True):
    """A kind of monster, lair or token."""

    family: str
    size: str
    classes: list[str] = msgspec.field(default_factory=list)
    base: Base = 1
    stage: Annotated[int, Meta(ge=1, le=2)] | None = None  # of a boss
    difficulty: Annotated[int, Meta(ge=1, le=4)] | None = None  # of a boss
    next_stage: Id | None = None
    defense: Few
    vitality: Annotated[int, Meta(ge=1, le=40)]
    movement: Few = 0
    courage: Few = 0  # 0: passes every test
    threat_range: Annotated[int, Meta(ge=-1, le=12)] = 0  # -1: always active
    refresh_ap: Few = 0
    figures: Annotated[int, Meta(ge=0, le=40)] = 0  # 0: a token
    frightens: bool = False
    fd: Few = 0  # rolled once after all attacks
    strikes: list[Attack] = msgspec.field(default_factory=list)
    recipes: list[Cost] = msgspec.field(default_factory=list)
    powers: list[Knack] = msgspec.field(default_factory=list)
    leads: Leading | None = None
    immune: list[str] = msgspec.field(default_factory=list)
    priorities: list[str] = msgspec.field(default_factory=list)
    drops: Few = 0
    field_sources: Sources = msgspec.field(default_factory=dict)

    def faults(self, at: Keys) -> Faults:
        """What is wrong with it, whatever other monsters there are."""
        yield from wrong_word(self.family, FAMILIES, (*at, "family"))
        yield from wrong_word(self.size, SIZES, (*at, "size"))
        yield from wrong_words(self.classes, CLASSES, (*at, "classes"))
        yield from wrong_words(self.immune, IMMUNITIES, (*at, "immune"))
        yield from wrong_words(self.priorities, PRIORITIES, (*at, "priorities"))
        for i, strike in enumerate(self.strikes):
            yield from strike.faults((*at, "strikes", i))
        for i, recipe in enumerate(self.recipes):
            yield from recipe.faults((*at, "recipes", i))
        for i, power in enumerate(self.powers):
            yield from power.faults((*at, "powers", i))
        if (self.size == "boss") != (self.stage is not None and self.difficulty is not None):
            yield at, "a boss has a stage and a difficulty, and nobody else; write 'stage: 1' and 'difficulty: 1', say."
        if bool(self.strikes) != bool(self.priorities):
            yield at, "who attacks chooses a target by priorities, and nobody else does; write both or neither."


class LairStart(Part, frozen=True, kw_only=True):
    """The minions that a lair begins with."""

    base: Few
    per_hero: Few


class Family(Record, frozen=True, kw_only=True):
    """Monsters of one type: who belongs to it, and what a lair of it spawns."""

    minions: Annotated[list[Id], Meta(min_length=1, max_length=2)]
    captain: Id
    lair: Id
    lair_start: LairStart
    normal: dict[str, Few]
    heavy: dict[str, Few]
    field_sources: Sources = msgspec.field(default_factory=dict)


class Figures(Part, frozen=True, kw_only=True):
    """How many figures may stand in the Realm at one time."""

    total: Annotated[int, Meta(ge=1, le=64)]


class Monsters(Pack, frozen=True, kw_only=True):
    """The file monsters.yaml."""

    families: list[Family]
    figures: Figures
    monsters: list[Monster]

    def faults(self) -> Faults:
        if [family.id for family in self.families] != list(FAMILIES):
            yield ("families",), f"expected {', '.join(FAMILIES)} in this order; list each once."
        for i, monster in enumerate(self.monsters):
            yield from monster.faults(("monsters", i))
        known = [monster.id for monster in self.monsters]
        for at, name in self.named():
            if name not in known:
                yield at, f"'{name}' is no monster, expected one of {', '.join(known)}; correct it."

    def named(self) -> list[tuple[Keys, str]]:
        """Every monster that a record names, and where."""
        named: list[tuple[Keys, str]] = []
        for i, family in enumerate(self.families):
            at: Keys = ("families", i)
            named += [((*at, "captain"), family.captain), ((*at, "lair"), family.lair)]
            named += [((*at, "minions", j), name) for j, name in enumerate(family.minions)]
            named += [((*at, "normal"), name) for name in family.normal]
            named += [((*at, "heavy"), name) for name in family.heavy]
        for i, monster in enumerate(self.monsters):
            at = ("monsters", i)
            named += [((*at, "next_stage"), monster.next_stage)] if monster.next_stage else []
            named += [((*at, "leads", "minion"), monster.leads.minion)] if monster.leads else []
            named += [((*at, "powers", j, "near"), each.near) for j, each in enumerate(monster.powers) if each.near]
        return named


# --- items ---


class Tokens(Part, frozen=True, kw_only=True):
    """Treasure tokens by colour."""

    white: Annotated[int, Meta(ge=0, le=60)]
    green: Annotated[int, Meta(ge=0, le=60)]
    blue: Annotated[int, Meta(ge=0, le=60)]


class Bag(Part, frozen=True, kw_only=True):
    """The treasure bag as a match begins, by mode, and all tokens there are."""

    hunt: Tokens
    slaughterfield: Tokens
    supply: Tokens


class Bonus(Part, frozen=True, kw_only=True):
    """What an item changes while it is worn; dice only in an attack made with it."""

    d10: Few = 0
    fd: Few = 0
    tn: Few = 0  # of attacks on the wearer
    vitality: Few = 0
    mp: Amount = 0
    free_mp: Few = 0  # not a Move
    courage: Amount = 0  # on the target number of Courage tests
    faith: Few = 0
    notice: Few = 0  # on the target number of Notice checks


class Gift(Part, frozen=True, kw_only=True):
    """A fate recipe of an item."""

    cost: Annotated[list[str], Meta(min_length=1, max_length=6)]
    gift: str
    amount: Few = 0


class Item(Record, frozen=True, kw_only=True):
    """A kind of item."""

    rarity: str
    slot: str
    copies: Annotated[int, Meta(ge=1, le=20)]
    kinds: list[str] = msgspec.field(default_factory=list)
    range: Annotated[int, Meta(ge=1, le=12)] | None = None
    capacity: Few = 0
    bonus: Bonus = Bonus()
    traits: list[str] = msgspec.field(default_factory=list)
    priority_threat: Few = 0  # more, when monsters choose a target
    threat_cap: Few = 10
    gold: Few = 0
    potion: str = ""
    recipes: list[Gift] = msgspec.field(default_factory=list)
    price: Annotated[int, Meta(ge=1, le=60)] | None = None
    sell: Annotated[int, Meta(ge=0, le=60)] | None = None
    field_sources: Sources = msgspec.field(default_factory=dict)

    def faults(self, at: Keys) -> Faults:
        """What is wrong with it, whatever other items there are."""
        yield from wrong_word(self.rarity, RARITIES, (*at, "rarity"))
        yield from wrong_word(self.slot, SLOTS, (*at, "slot"))
        yield from wrong_words(self.kinds, ITEM_KINDS, (*at, "kinds"))
        yield from wrong_words(self.traits, TRAITS, (*at, "traits"))
        if self.potion:
            yield from wrong_word(self.potion, POTIONS, (*at, "potion"))
        for i, recipe in enumerate(self.recipes):
            yield from wrong_words(recipe.cost, SYMBOLS, (*at, "recipes", i, "cost"))
            yield from wrong_word(recipe.gift, GIFTS, (*at, "recipes", i, "gift"))
        weapon = self.slot in ("primary", "two_hands")
        if weapon != (self.range is not None):
            what = "a weapon has a range, and no other item; "
            yield at, what + ("add 'range: 1', say." if weapon else "delete 'range'.")
        if (self.slot == "consumable") != bool(self.gold or self.potion):
            yield at, "a consumable gives gold or a potion, and no other item does; write 'gold: 1', say, or delete it."
        if self.capacity and "quiver" not in self.kinds:
            yield (*at, "capacity"), "only a quiver holds Ammo; add 'quiver' to 'kinds', or delete 'capacity'."


class Potion(Record, frozen=True, kw_only=True):
    """A kind of potion."""

    amount: Few
    offered: bool  # some deck gives it


class Decks(Part, frozen=True, kw_only=True):
    """How many cards each item deck has."""

    brown: int
    white: int
    green: int
    blue: int


class Items(Pack, frozen=True, kw_only=True):
    """The file items.yaml."""

    bag: Bag
    decks: Decks
    potions: list[Potion]
    items: list[Item]

    def faults(self) -> Faults:
        if [potion.id for potion in self.potions] != list(POTIONS):
            yield ("potions",), f"expected {', '.join(POTIONS)} in this order; list each once."
        for i, item in enumerate(self.items):
            yield from item.faults(("items", i))
        copies: Counter[str] = Counter()
        for item in self.items:
            copies[item.rarity] += item.copies
        for rarity in RARITIES:
            expected = getattr(self.decks, rarity)
            if copies[rarity] != expected:
                what = f"the {rarity} deck has {copies[rarity]} cards, expected {expected}; "
                yield ("items",), what + "correct the copies, or add or delete some."
