"""What lies in the box of one match of Myth: cards, monsters, items and the tile as the rules read them.

Flat tables; every state of the match has the same ones. The numbers of words stand in ops.py (O_, A_, K_, W_ ...) and
kinds.py (SIZE_, P_, GIFT_ ...), the small classes (Op, Aura, Strike, Recipe, Power) in printed.py. Heroes and cards are
filled in by box_cards.py, monsters by box_foes.py.

"By kind" means by kind of hero card: 0 to 114 in the order of content/hero_cards.yaml (acolyte, apprentice, archer,
brigand, soldier; base before novice). A copy is a number 0 to 29 within its class, base cards 0 to 24, novice cards 25
to 29. Sets of kinds or copies are ints, bit n standing for number n. Unless another type is named, all are list[int].

settings   settings: dict
           mode: int MODE_; first_wave, rounds, seats: int; open_hands, figures_box, deck_all, first_printing: bool
           seat_hero (seat -> class), hero_seat (class -> seat, -1)
heroes     by class: hero_ids: list[str]; hero_symbol, hero_vitality, hero_movement, hero_courage, hero_d10, hero_fd,
           hero_faith, hero_spaces, hero_hand, hero_threat; hero_arcing: list[bool] (monsters never block her sight)
           hero_gear: list[list[int]] (kinds of items worn at the start)
copies     copy_kind          [class * 30 + copy] -> kind
           kind_first, kind_count  by class: its kinds;  kind_copies  by kind: the set of its copies
           deck               by class: the set of copies that its deck is built of
           hero_copies: list[list[int]]  by class and number of the keyword: the set of copies that have it
cards      by kind: card_ids: list[str]; card_hero, card_rank, card_type, card_ap, card_damage (-1: none, or by points),
           card_keywords (K_ bits), card_windows (W_ bits), card_dice (DICE_: whose dice an attack rolls)
           card_free: list[bool]      it may be played whatever the movement: the type stays open
           card_shield: list[bool]    it needs a shield
           card_same          the kind it is a further copy of, or itself
           [kind * 4 + M_]: allowed: list[bool]; card_range (RANGE_, else squares); entry_d10, entry_fd, entry_tn,
           entry_damage, entry_dot (rounds more), entry_after (the entry counts after so many squares moved before)
           leaders, followers  by kind: the set of kinds that it may follow, that may follow it (0: no combo opens)
           does: list[list[Op]]; in_play: list[list[Aura]]
           aura_kinds         by A_: the set of kinds that have it
monsters   by kind of monster (grubber, mucker, crawler_melee, crawler_ranged, stalker, shambler, soulless, yardu,
           terror_stage_1, terror_stage_2, larva, lair_tribal, lair_insect, lair_undead): monster_ids: list[str];
           monster_family, monster_size (SIZE_), monster_classes (C_ bits), monster_defense, monster_vitality,
           monster_movement, monster_courage (0: always passes), monster_range (Threat range; -1: always active),
           monster_ap (of mini-boss and boss in the Refresh Phase), monster_base (1, 2, 4 squares wide), monster_fd
           (rolled once after all attacks), monster_figures (in the box; 0: a token), monster_captain (kind, -1),
           monster_next (kind of the next stage, -1), monster_immune (IMMUNE_ bits), monster_drops (treasure)
           monster_frightens: list[bool]  attacking it needs a Courage test
           priorities: list[list[int]] P_; strikes: list[list[Strike]]; powers: list[list[Power]]
           recipes: list[list[Recipe]] in the order in which they are tried, from the bottom of the card to the top
           leads (the kind of minion that attacks better near it, -1), lead_range, lead_tn
families   by family: minions_of: list[list[int]]; captain_of, lair_of, lair_base, lair_per_hero
           spawn: list[list[int]]  [family * 2 + (0 normal, 1 heavy)] -> number by kind of monster
           figures_total: int
items      by kind of item: item_ids: list[str]; item_rarity, item_slot (SLOT_), item_copies, item_price, item_sell
           (-1: none), item_kinds (IS_ bits), item_range (0: no weapon), item_d10, item_fd, item_tn (of attacks on the
           wearer), item_vitality, item_mp, item_free_mp (not a Move), item_courage (on the TN), item_faith, item_notice
           (on the TN), item_capacity, item_priority (Threat more for targets), item_threat_cap, item_gold, item_potion
           (POTION_, -1), item_traits (TRAIT_ bits); item_recipes: list[list[Recipe]] (power: GIFT_)
           rarity_items: list[list[int]]  by colour: kinds
           bag, token_supply  by colour (brown: 0);  potion_amount; potion_offered: list[bool]
darkness   by card: omen_ids: list[str]; omen_event (OMEN_), omen_if (OMEN_IF_), omen_amount, omen_threshold,
           omen_penalty (PENALTY_), omen_penalty_amount, omen_lasts, omen_spawn (SPAWN_), omen_ap, omen_threat (spawn)
           order              sizes in the order in which they act
waves      by wave from 0: wave_types, wave_minions, wave_captains (both on each edge), wave_big (SIZE_, -1: none)
           (fewer families in play than wave_types cost the difference in AP in every Refresh Phase)
           wave_span: tuple[int, int]  first and last column and row of the heroes' square, from 0;  runes: int
tile       map: TiledMap (cells from 0, row by row from the north west); map2, map4: BaseMap for bases of 2x2 and 4x4
           map_id: str; width, height: int; red, blue, purple: int (sets of cells; nobody enters red and blue ones)
           arrows (columns or rows of an edge from 0)
           lairs_least, lairs_most, packs_least, packs_most, pack_least, pack_most, pack_distance, treasure: int
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chimera.engine.cells import mask_of
from chimera.engine.squares import EAST, NORTH, SOUTH, STOPS_MOVES, STOPS_SIGHT, WEST, Wall
from chimera.engine.tiles import BaseMap, Tile, TiledMap
from chimera.games.myth.bestiary import Item, Items
from chimera.games.myth.box_cards import bits
from chimera.games.myth.box_foes import FoeBox, symbols_of
from chimera.games.myth.content import (
    CARDS_FILE,
    DARKNESS_FILE,
    HEROES_FILE,
    ITEMS_FILE,
    MONSTERS_FILE,
    TILES_FILE,
    WAVES_FILE,
    DarknessDeck,
    Legend,
    Waves,
)
from chimera.games.myth.content import Tile as DrawnTile
from chimera.games.myth.content import Tiles as DrawnTiles
from chimera.games.myth.kinds import (
    GIFTS,
    ITEM_KINDS,
    LASTS,
    OMEN_CONDITIONS,
    OMENS,
    PENALTIES,
    POTIONS,
    RARITIES,
    SIZES,
    SLOTS,
    SPAWNS,
    TRAITS,
)
from chimera.games.myth.ops import MODES
from chimera.games.myth.printed import Recipe


class MythBox(FoeBox):
    """All tables of one match; the first lines of this module list them."""

    __slots__ = (
        "arrows",
        "bag",
        "blue",
        "figures_box",
        "first_wave",
        "height",
        "item_capacity",
        "item_copies",
        "item_courage",
        "item_d10",
        "item_faith",
        "item_fd",
        "item_free_mp",
        "item_gold",
        "item_ids",
        "item_kinds",
        "item_mp",
        "item_notice",
        "item_potion",
        "item_price",
        "item_priority",
        "item_range",
        "item_rarity",
        "item_recipes",
        "item_sell",
        "item_slot",
        "item_threat_cap",
        "item_tn",
        "item_traits",
        "item_vitality",
        "lairs_least",
        "lairs_most",
        "map",
        "map2",
        "map4",
        "map_id",
        "mode",
        "omen_amount",
        "omen_ap",
        "omen_event",
        "omen_ids",
        "omen_if",
        "omen_lasts",
        "omen_penalty",
        "omen_penalty_amount",
        "omen_spawn",
        "omen_threat",
        "omen_threshold",
        "open_hands",
        "order",
        "pack_distance",
        "pack_least",
        "pack_most",
        "packs_least",
        "packs_most",
        "potion_amount",
        "potion_offered",
        "purple",
        "rarity_items",
        "red",
        "rounds",
        "runes",
        "token_supply",
        "treasure",
        "wave_big",
        "wave_captains",
        "wave_minions",
        "wave_span",
        "wave_types",
        "width",
    )

    def __init__(
        self, contents: Mapping[str, Any], settings: Mapping[str, str | int | bool], classes: list[str]
    ) -> None:
        super().__init__(settings, classes)
        self.mode: int = MODES.index(str(settings["mode"]))
        self.open_hands: bool = settings["hands"] == "open"
        self.figures_box: bool = settings["figures"] == "box"
        self.first_wave: int = int(settings["first_wave"])
        self.rounds: int = int(settings["rounds"])
        self.set_items(contents[ITEMS_FILE])
        self.set_heroes(contents[HEROES_FILE], self.item_ids)
        self.set_cards(contents[CARDS_FILE])
        self.set_monsters(contents[MONSTERS_FILE])
        self.set_omens(contents[DARKNESS_FILE])
        self.set_waves(contents[WAVES_FILE])
        self.set_tile(contents[TILES_FILE])

    def set_items(self, pack: Items) -> None:
        items = pack.items
        self.item_ids: list[str] = [item.id for item in items]
        self.item_rarity: list[int] = [RARITIES.index(item.rarity) for item in items]
        self.item_slot: list[int] = [SLOTS.index(item.slot) for item in items]
        self.item_copies: list[int] = [item.copies for item in items]
        self.item_price: list[int] = [-1 if item.price is None else item.price for item in items]
        self.item_sell: list[int] = [-1 if item.sell is None else item.sell for item in items]
        self.item_kinds: list[int] = [bits(item.kinds, ITEM_KINDS) for item in items]
        self.item_range: list[int] = [item.range or 0 for item in items]
        self.item_d10: list[int] = [item.bonus.d10 for item in items]
        self.item_fd: list[int] = [item.bonus.fd for item in items]
        self.item_tn: list[int] = [item.bonus.tn for item in items]
        self.item_vitality: list[int] = [item.bonus.vitality for item in items]
        self.item_mp: list[int] = [item.bonus.mp for item in items]
        self.item_free_mp: list[int] = [item.bonus.free_mp for item in items]
        self.item_courage: list[int] = [item.bonus.courage for item in items]
        self.item_faith: list[int] = [item.bonus.faith for item in items]
        self.item_notice: list[int] = [item.bonus.notice for item in items]
        self.item_capacity: list[int] = [item.capacity for item in items]
        self.item_priority: list[int] = [item.priority_threat for item in items]
        self.item_threat_cap: list[int] = [item.threat_cap for item in items]
        self.item_gold: list[int] = [item.gold for item in items]
        self.item_potion: list[int] = [POTIONS.index(item.potion) if item.potion else -1 for item in items]
        self.item_traits: list[int] = [bits(item.traits, TRAITS) for item in items]
        self.item_recipes: list[list[Recipe]] = [recipes_of(item) for item in items]
        self.rarity_items: list[list[int]] = [
            [kind for kind in range(len(items)) if self.item_rarity[kind] == rarity] for rarity in range(len(RARITIES))
        ]
        start = pack.bag.hunt if MODES[self.mode] == "hunt" else pack.bag.slaughterfield
        supply = pack.bag.supply
        self.bag: list[int] = [0, start.white, start.green, start.blue]
        self.token_supply: list[int] = [0, supply.white, supply.green, supply.blue]
        self.potion_amount: list[int] = [potion.amount for potion in pack.potions]
        self.potion_offered: list[bool] = [potion.offered for potion in pack.potions]

    def set_omens(self, pack: DarknessDeck) -> None:
        cards = pack.cards
        self.omen_ids: list[str] = [card.id for card in cards]
        self.omen_event: list[int] = [OMENS.index(card.event.op) for card in cards]
        self.omen_if: list[int] = [OMEN_CONDITIONS.index(card.event.if_) for card in cards]
        self.omen_amount: list[int] = [card.event.amount for card in cards]
        self.omen_threshold: list[int] = [card.penalty.threshold for card in cards]
        self.omen_penalty: list[int] = [PENALTIES.index(card.penalty.op) for card in cards]
        self.omen_penalty_amount: list[int] = [card.penalty.amount for card in cards]
        self.omen_lasts: list[int] = [LASTS.index(card.penalty.lasts) for card in cards]
        self.omen_spawn: list[int] = [SPAWNS.index(card.spawn.op) for card in cards]
        self.omen_ap: list[int] = [card.spawn.ap for card in cards]
        self.omen_threat: list[int] = [card.spawn.threat for card in cards]
        self.order: list[int] = [SIZES.index(size) for size in pack.order]

    def set_waves(self, pack: Waves) -> None:
        self.wave_types: list[int] = [wave.types for wave in pack.waves]
        self.wave_minions: list[int] = [wave.minions for wave in pack.waves]
        self.wave_captains: list[int] = [wave.captains for wave in pack.waves]
        self.wave_big: list[int] = [-1 if wave.big is None else SIZES.index(wave.big) for wave in pack.waves]
        self.wave_span: tuple[int, int] = (pack.heroes.first - 1, pack.heroes.last - 1)
        self.runes: int = pack.runes

    def set_tile(self, pack: DrawnTiles) -> None:
        drawn: DrawnTile = [tile for tile in pack.tiles if MODES.index(tile.mode) == self.mode][0]  # noqa: RUF015
        legend: Legend = [legend for legend in pack.legends if legend.id == drawn.size][0]  # noqa: RUF015
        self.map_id: str = drawn.id
        self.width: int = drawn.width
        self.height: int = drawn.height
        red, blue = drawn.squares("R"), drawn.squares("b")
        walls = [wall for place in red for wall in walls_around(place, STOPS_MOVES | STOPS_SIGHT)]
        walls += [wall for place in blue for wall in walls_around(place, STOPS_MOVES)]
        self.map: TiledMap = TiledMap([(Tile(self.width, self.height, walls), 0, 0)])
        self.map2: BaseMap = BaseMap(self.map, 2, 2)
        self.map4: BaseMap = BaseMap(self.map, 4, 4)
        self.red: int = mask_of([y * self.width + x for x, y in red])
        self.blue: int = mask_of([y * self.width + x for x, y in blue])
        (left, top), (right, bottom) = drawn.squares("P")
        left, right = min(left, right), max(left, right)
        self.purple: int = mask_of([y * self.width + x for y in range(top, bottom + 1) for x in range(left, right + 1)])
        self.arrows: list[int] = [place - 1 for place in drawn.arrows]
        self.lairs_least: int = legend.lairs.least
        self.lairs_most: int = legend.lairs.most
        self.packs_least: int = legend.packs.least
        self.packs_most: int = legend.packs.most
        self.pack_least: int = legend.pack.least
        self.pack_most: int = legend.pack.most
        self.pack_distance: int = legend.pack.distance
        self.treasure: int = legend.treasure


def recipes_of(item: Item) -> list[Recipe]:
    recipes: list[Recipe] = []
    for gift in item.recipes:
        recipe = Recipe(symbols_of(gift.cost), GIFTS.index(gift.gift))
        recipe.amount = gift.amount
        recipes.append(recipe)
    return recipes


def walls_around(place: tuple[int, int], stops: int) -> list[Wall]:
    """Lines on all four sides of a square."""
    x, y = place
    return [(x, y, side, stops) for side in (NORTH, EAST, SOUTH, WEST)]
