"""What lies in the box of one match: the city of its scenario, clues, bosses and cards as the rules read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chimera.engine.content import ContentError
from chimera.engine.hexes import HexMap
from chimera.games.blind_evolution.cardboard import (
    ABILITIES_FILE,
    CHARACTERS_FILE,
    EVENTS_FILE,
    JUDGEMENT_FILE,
    TB_FILE,
    Abilities,
    Board,
    Characters,
    Effect,
    Events,
    Judgement,
    TabooBiblio,
)
from chimera.games.blind_evolution.city import TILES_FILE, TilesPack, number_of
from chimera.games.blind_evolution.content import LOWEST, Entry, Luggage, Scenario
from chimera.games.blind_evolution.words import (
    COLOURS,
    E_ACTION_POINTS,
    E_GIVE_ABILITY,
    EFFECTS,
    HIGH,
    JUDGEMENTS,
    LOW,
    ONCE_PER_TURN,
    OPS,
    OWN_TILE,
    PER_TILE,
    PERMANENT,
    POWERS,
    TARGET,
    TRIGGERS,
    USES,
    WEAKNESSES,
    WHERE,
    WHO,
    WIDE,
)


class CityBox:
    """Flat tables; every state of the match has the same ones. Hex = tile * 19 + number - 1."""

    __slots__ = (
        "ability_action",
        "ability_any_turn",
        "ability_bits",
        "ability_copies",
        "ability_cost",
        "ability_facilities",
        "ability_heal",
        "ability_ids",
        "ability_level",
        "ability_n",
        "ability_op",
        "ability_radius",
        "ability_range",
        "ability_stations",
        "ability_use",
        "after",
        "aim_bosses",
        "aim_clues",
        "aim_item_count",
        "aim_items",
        "ask",
        "beside",
        "board_beside",
        "board_coords",
        "board_left",
        "board_right",
        "board_size",
        "boss_base",
        "boss_bonus",
        "boss_full",
        "boss_ids",
        "boss_names",
        "boss_size",
        "card_left",
        "card_right",
        "carried_supers",
        "carry",
        "choice_base",
        "clue_base",
        "clue_hex",
        "clue_ids",
        "clue_texts",
        "clue_tile",
        "contamination",
        "contents",
        "coords",
        "difficulty",
        "effects",
        "ending_texts",
        "endings",
        "event_effects",
        "event_ids",
        "event_kind",
        "event_trigger",
        "exceed",
        "facility",
        "facility_hexes",
        "facility_ids",
        "facility_labels",
        "gauge",
        "gauges_needed",
        "hero_action",
        "hero_hp",
        "hero_ids",
        "hero_n",
        "hero_op",
        "hero_range",
        "hero_use",
        "hexes",
        "hospital",
        "item_armour",
        "item_base",
        "item_count",
        "item_ids",
        "item_names",
        "item_texts",
        "left_out",
        "level",
        "line_ids",
        "line_kinds",
        "line_names",
        "line_stations",
        "near",
        "next",
        "next_stations",
        "number",
        "occupied_at",
        "op_cards",
        "opened_by",
        "own",
        "persons",
        "powers",
        "railway",
        "recommended",
        "reserve_size",
        "rewards",
        "scenario",
        "seats",
        "settings",
        "sight",
        "slot",
        "stars",
        "start",
        "start_level",
        "start_money",
        "station",
        "steps",
        "tide_every",
        "tide_extra_from",
        "tide_lose_at",
        "tide_start",
        "tile_clues",
        "tile_of",
        "tiles",
        "title",
        "tracks",
        "turn_limit",
        "vacant",
        "veils",
        "weak",
        "wish_colour",
        "wish_first",
        "wish_hero",
    )

    def __init__(self) -> None:
        self.sight: tuple[int, ...] = ()  # what somebody knows who has this box; (): everything (veil.py)
        self.veils: dict[tuple[int, ...], CityBox] = {}  # boxes of those who know less

    def pack(
        self,
        contents: Mapping[str, Any],
        scenario: Scenario,
        seats: int,
        settings: Mapping[str, str | int | bool],
        luggage: Luggage | None,
        persons: tuple[int, ...],
        wishes: list[dict[str, str]],
    ) -> None:
        """Everything is laid into it."""
        entry = scenario.entry(seats)
        if entry is None:  # blind_evolution.setup.solo, .comp.player-count
            counts = ", ".join([str(count) for count in sorted([each.count for each in scenario.entries])])
            what = f"'{scenario.title}' has no entry for {seats} characters, expected {counts}; "
            raise ContentError(scenario.id, None, what + "play with so many, or choose another scenario.")
        self.settings: dict[str, str | int | bool] = dict(settings)
        self.exceed: bool = settings["difficulty"] == "exceed"
        self.occupied_at: int = int(settings["occupied_at"])
        self.ask: bool = settings["choose"] == "asked"
        self.seats: int = seats
        self.persons: list[int] = list(persons)  # per seat who runs it
        self.scenario: str = scenario.id
        self.own: bool = any([each is scenario for each in contents.values()])  # one of ours: texts by its key
        self.set_heroes(contents[CHARACTERS_FILE])
        self.set_abilities(contents[ABILITIES_FILE])
        self.set_events(contents[EVENTS_FILE])
        self.set_decks(contents[JUDGEMENT_FILE], entry)
        self.set_boards(contents[TB_FILE])
        self.set_wishes(wishes)
        self.set_map(scenario, contents[TILES_FILE])
        self.set_railway(scenario, contents[TILES_FILE])
        self.set_start(scenario, entry, luggage)
        self.set_clues(scenario, entry)
        self.set_bosses(scenario)
        self.set_story(scenario, luggage)
        self.set_words(contents)

    def set_words(self, contents: Mapping[str, Any]) -> None:
        """Where the words of this scenario begin among those of all of ours, and those of a card's options."""
        self.clue_base: int = 0
        self.boss_base: int = 0
        self.item_base: int = 0
        for each in contents.values():
            if isinstance(each, Scenario):
                if each.id == self.scenario:
                    break
                self.clue_base += len(each.clues)
                self.boss_base += len(each.bosses)
                self.item_base += len(each.items)
        self.choice_base: list[int] = []  # per event card; options of option cards are numbered through
        count = 0
        for card in range(len(self.event_ids)):
            self.choice_base.append(count)
            if self.event_kind[card] == 1:
                count += len(self.event_effects[card])

    # Cards and boards, the same in every scenario

    def set_heroes(self, pack: Characters) -> None:
        heroes = pack.characters
        self.hero_ids: list[str] = [hero.id for hero in heroes]
        self.hero_hp: list[int] = [hero.hp for hero in heroes]
        self.hero_op: list[int] = [OPS.index(hero.op) for hero in heroes]
        self.hero_n: list[int] = [hero.n for hero in heroes]  # of fallen_requirement: so much less
        self.hero_range: list[int] = [hero.range for hero in heroes]
        self.hero_action: list[int] = [judged(hero.action) for hero in heroes]  # as ability_action
        self.hero_use: list[int] = [PERMANENT if hero.use == "permanent" else ONCE_PER_TURN for hero in heroes]

    def set_abilities(self, pack: Abilities) -> None:
        cards = pack.abilities
        self.ability_ids: list[str] = [card.id for card in cards]
        self.ability_level: list[int] = [card.level for card in cards]
        self.ability_copies: list[int] = [card.copies for card in cards]
        self.ability_use: list[int] = [USES.index(card.use) for card in cards]
        self.ability_op: list[int] = [OPS.index(card.op) for card in cards]
        self.ability_n: list[int] = [card.n for card in cards]  # of fallen_requirement: so much less
        self.ability_range: list[int] = [card.range for card in cards]
        self.ability_radius: list[int] = [card.radius for card in cards]  # of ward_hex
        self.ability_heal: list[int] = [card.heal for card in cards]  # HP that come with max_hp, convert_damage
        self.ability_bits: list[int] = [card.bits for card in cards]  # for decontamination with it; 0: the usual ones
        self.ability_cost: list[int] = [card.cost for card in cards]  # money
        self.ability_any_turn: list[bool] = [card.any_turn for card in cards]
        self.ability_action: list[int] = [judged(card.action) for card in cards]  # SEARCHING, RESEARCHING; -1: all
        self.ability_facilities: list[bool] = ["facility" in card.places for card in cards]  # works at, or leads to
        self.ability_stations: list[bool] = ["station" in card.places for card in cards]
        self.op_cards: list[int] = [0] * len(OPS)  # per op one bit for each kind of card that has it
        for kind in range(len(cards)):
            self.op_cards[self.ability_op[kind]] |= 1 << kind

    def set_events(self, pack: Events) -> None:
        self.event_ids: list[str] = []
        self.event_kind: list[int] = []  # 0 result, 1 option, 2 puzzle
        self.event_trigger: list[int] = []
        # per card its branches: of a result one, of options one each, of a puzzle fail, short, medium, long
        self.event_effects: list[list[list[tuple[int, int, int, int, int]]]] = []
        for result in pack.results:
            self.add_event(result.id, 0, result.trigger, [result.effects])
        for card in pack.options:
            self.add_event(card.id, 1, card.trigger, card.options)
        for puzzle in pack.puzzles:
            self.add_event(puzzle.id, 2, puzzle.trigger, [puzzle.fail, puzzle.short, puzzle.medium, puzzle.long])

    def add_event(self, card: str, kind: int, trigger: str, branches: list[list[Effect]]) -> None:
        self.event_ids.append(card)
        self.event_kind.append(kind)
        self.event_trigger.append(TRIGGERS.index(trigger))
        self.event_effects.append([[plain(effect) for effect in branch] for branch in branches])

    def set_decks(self, pack: Judgement, entry: Entry) -> None:
        hands = {"high": HIGH, "low": LOW, "wide": WIDE}
        self.card_left: list[int] = [hands[card.left] for card in pack.cards]
        self.card_right: list[int] = [hands[card.right] for card in pack.cards]
        self.stars: list[int] = [0] * PER_TILE  # per hex number - 1
        for card in pack.spread:
            self.stars[card.number - 1] = max(0, card.stars + entry.stars_mod)

    def set_boards(self, pack: TabooBiblio) -> None:
        boards = {board.id: HexMap(list(board.hexes)) for board in pack.boards}
        by_colour: list[Board] = []
        for colour in COLOURS:
            for board in pack.boards:
                if board.id == colour:
                    by_colour.append(board)
        self.board_size: list[int] = [len(board.hexes) for board in by_colour]
        self.board_coords: list[list[tuple[int, int]]] = [list(board.hexes) for board in by_colour]
        self.board_beside: list[list[tuple[int, ...]]] = [list(boards[colour].beside) for colour in COLOURS]
        self.board_left: list[int] = [board.hexes.index(board.left) for board in by_colour]
        self.board_right: list[int] = [board.hexes.index(board.right) for board in by_colour]

    def set_wishes(self, wishes: list[dict[str, str]]) -> None:
        self.wish_hero: list[int] = [-1] * self.seats
        self.wish_colour: list[int] = [-1] * self.seats
        self.wish_first: int = -1
        for seat in range(min(self.seats, len(wishes))):
            wish = wishes[seat]
            hero = wish.get("hero", "any")
            colour = wish.get("colour", "any")
            if hero in self.hero_ids:
                self.wish_hero[seat] = self.hero_ids.index(hero)
            if colour in COLOURS:
                self.wish_colour[seat] = COLOURS.index(colour)
            if wish.get("first", "no") == "yes" and self.wish_first < 0:
                self.wish_first = seat

    # The city

    def set_map(self, scenario: Scenario, pack: TilesPack) -> None:
        self.tiles: list[str] = scenario.letters
        self.hexes: int = len(self.tiles) * PER_TILE
        self.tile_of: list[int] = [place // PER_TILE for place in range(self.hexes)]
        self.number: list[int] = [place % PER_TILE + 1 for place in range(self.hexes)]
        self.coords: list[tuple[int, int]] = []
        middles = {str(letter): middle for letter, middle in scenario.tiles.items()}
        for letter in self.tiles:
            self.coords.extend(pack.coords(middles[letter]))
        city = HexMap(self.coords)
        self.beside: list[tuple[int, ...]] = list(city.beside)  # six sides: E, NE, NW, W, SW, SE; -1 off the map
        self.near: list[tuple[int, ...]] = [tuple(sorted([to for to in sides if to >= 0])) for sides in self.beside]
        self.steps: list[list[int]] = [self.steps_from(place) for place in range(self.hexes)]  # whatever stands there
        self.facility: list[int] = [-1] * self.hexes  # place in facility_ids
        self.facility_ids: list[str] = [placed.id for placed in scenario.facilities]
        self.facility_labels: list[str] = [placed.label or "" for placed in scenario.facilities]
        self.facility_hexes: list[int] = [number_of(placed.hex, self.tiles) for placed in scenario.facilities]
        self.hospital: list[bool] = [False] * self.hexes
        for i in range(len(self.facility_ids)):
            self.facility[self.facility_hexes[i]] = i
            self.hospital[self.facility_hexes[i]] = self.facility_ids[i] == "hospital"

    def steps_from(self, start: int) -> list[int]:
        """How many steps all hexes are away; more than there are hexes for one that is not joined."""
        steps = [self.hexes] * self.hexes
        steps[start] = 0
        waiting = [start]
        for place in waiting:
            for to in self.near[place]:
                if steps[to] == self.hexes:
                    steps[to] = steps[place] + 1
                    waiting.append(to)
        return steps

    def set_railway(self, scenario: Scenario, pack: TilesPack) -> None:
        self.railway: list[bool] = [False] * self.hexes
        self.tracks: list[list[int]] = []  # paths of railway hexes, to draw them
        for tile in range(len(self.tiles)):
            for each in pack.tiles:
                if each.id == self.tiles[tile]:
                    self.tracks.extend([[tile * PER_TILE + number - 1 for number in path] for path in each.railway])
        for path in self.tracks:
            for place in path:
                self.railway[place] = True
        self.station: list[bool] = [False] * self.hexes
        for name in scenario.stations:
            self.station[number_of(name, self.tiles)] = True
        lines = scenario.lines
        self.line_ids: list[str] = [line.id for line in lines]
        self.line_kinds: list[str] = [line.kind for line in lines]
        self.line_names: list[str] = [line.name or line.id for line in lines]
        self.line_stations: list[list[int]] = [
            [number_of(name, self.tiles) for name in line.stations] for line in lines
        ]
        sections: list[list[int]] = [[] for _ in range(self.hexes)]
        for stations in self.line_stations:
            for i in range(1, len(stations)):
                sections[stations[i - 1]].append(stations[i])
                sections[stations[i]].append(stations[i - 1])
        # per hex the stations one section away on any line
        self.next_stations: list[tuple[int, ...]] = [tuple(sorted(set(section))) for section in sections]

    def set_start(self, scenario: Scenario, entry: Entry, luggage: Luggage | None) -> None:
        self.title: str = scenario.title
        self.contents: str = scenario.contents
        self.contamination: str = scenario.contamination or ""
        self.level: int = scenario.level
        self.turn_limit: int = entry.turn_limit
        self.start: int = number_of(scenario.start, self.tiles)
        self.start_money: int = scenario.money
        self.reserve_size: int = scenario.reserve
        self.recommended: list[int] = [self.hero_ids.index(hero) for hero in scenario.recommended]
        self.left_out: list[int] = [self.hero_ids.index(hero) for hero in scenario.left_out]
        ability = scenario.starting_ability
        self.start_level: int = ability.level if ability is not None else 0  # of the card each takes; 0: none
        self.carried_supers: list[int] = [0] * self.seats
        if luggage is None:
            return
        if ability is not None and ability.after_win_level is not None and luggage.won and luggage.turns_left > 0:
            self.start_level = ability.after_win_level
        for seat in range(min(self.seats, len(luggage.supers))):
            self.carried_supers[seat] = luggage.supers[seat]

    # Clues, bosses, items, aim

    def set_clues(self, scenario: Scenario, entry: Entry) -> None:
        clues = scenario.clues
        self.clue_ids: list[str] = [clue.id for clue in clues]
        self.clue_texts: list[str] = [clue.text for clue in clues]
        self.clue_hex: list[int] = []  # of its facility; -1 under a chip
        self.clue_tile: list[int] = []  # of its chip; -1 at a facility
        self.difficulty: list[int] = []
        self.opened_by: list[list[int]] = []  # any of them opens it; with no gauges needed [] is open from the start
        self.gauges_needed: list[int] = []  # 0: none
        self.gauge: list[bool] = [clue.gauge for clue in clues]
        self.effects: list[list[tuple[int, int, int, int, int]]] = []
        self.tile_clues: list[list[int]] = [[] for _ in self.tiles]
        bosses = [boss.id for boss in scenario.bosses]
        items = [str(item.id) for item in scenario.items]
        for clue in clues:
            lowest = min(clue.difficulty, LOWEST)
            self.difficulty.append(max(lowest, clue.difficulty + entry.difficulty_mod))
            self.opened_by.append([self.clue_ids.index(opener) for opener in clue.opened_by])
            self.gauges_needed.append(clue.opened_by_gauges or 0)
            self.effects.append([self.placed(effect, bosses, items) for effect in clue.effects])
            self.clue_hex.append(-1 if clue.facility is None else number_of(clue.facility, self.tiles))
            self.clue_tile.append(-1 if clue.tile is None else self.tiles.index(clue.tile))
            if clue.tile is not None:
                self.tile_clues[self.clue_tile[-1]].append(len(self.clue_hex) - 1)
        self.vacant: list[list[int]] = [[] for _ in self.tiles]  # hexes with chips; [] on a tile without clue chips
        self.slot: list[int] = [-1] * self.hexes  # in the pile of chips of its tile
        for place in range(self.hexes):
            tile = self.tile_of[place]
            free = self.facility[place] < 0 and not self.station[place] and not self.railway[place]
            if free and self.tile_clues[tile]:
                self.slot[place] = len(self.vacant[tile])
                self.vacant[tile].append(place)

    def set_bosses(self, scenario: Scenario) -> None:
        bosses = scenario.bosses
        self.boss_ids: list[str] = [boss.id for boss in bosses]
        self.boss_names: list[str] = [boss.name for boss in bosses]
        self.boss_size: list[int] = [0 if boss.size == "medium" else 1 for boss in bosses]
        self.boss_full: list[int] = [boss.hp_base + boss.hp_per_player * self.seats for boss in bosses]
        self.boss_bonus: list[int] = [boss.damage_bonus for boss in bosses]
        self.item_ids: list[str] = [str(item.id) for item in scenario.items]
        self.item_names: list[str] = [item.name or "" for item in scenario.items]
        self.item_texts: list[str] = [item.text or "" for item in scenario.items]
        self.item_armour: list[int] = [item.armour for item in scenario.items]
        self.item_count: int = len(self.item_ids)
        self.powers: list[list[tuple[int, int, int]]] = []  # (power, n, x), x: the boss that is shielded, or -1
        self.weak: list[list[tuple[int, int, int]]] = []  # (weakness, item, n)
        self.rewards: list[list[tuple[int, int, int, int, int]]] = []  # effects
        for boss in bosses:
            shields = [-1 if each.boss is None else self.boss_ids.index(each.boss) for each in boss.powers]
            self.powers.append(
                [(POWERS.index(each.power), each.n, x) for each, x in zip(boss.powers, shields, strict=True)]
            )
            self.weak.append(
                [(WEAKNESSES.index(each.lowers), self.item_ids.index(each.item), each.n) for each in boss.weak]
            )
            self.rewards.append([self.placed(effect, self.boss_ids, self.item_ids) for effect in boss.reward])

    def set_story(self, scenario: Scenario, luggage: Luggage | None) -> None:
        aim = scenario.aim
        self.aim_bosses: list[int] = [self.boss_ids.index(boss) for boss in aim.defeat]
        self.aim_clues: list[int] = [self.clue_ids.index(clue) for clue in aim.solve]
        self.aim_items: list[int] = []
        self.aim_item_count: int = 0
        if aim.hold is not None:
            self.aim_items = [self.item_ids.index(item) for item in aim.hold.items]
            self.aim_item_count = aim.hold.count
        self.tide_start: int = 0
        self.tide_every: int = 0  # 0: no tide
        self.tide_extra_from: int = 0
        self.tide_lose_at: int = 0
        tide = scenario.tide
        if tide is not None:
            lost = luggage is not None and not luggage.won
            self.tide_start = tide.after_loss if lost and tide.after_loss is not None else tide.start
            self.tide_every = tide.every
            self.tide_extra_from = tide.extra_from
            self.tide_lose_at = tide.lose_at
        self.next: str = scenario.next or ""
        self.after: str = scenario.after or ""
        tokens = [(each.turns_left, -1 if each.tokens == "all" else int(each.tokens)) for each in scenario.carry]
        self.carry: list[tuple[int, int]] = sorted(tokens, reverse=True)  # (turns left at least, tokens; -1 all)
        endings = sorted([(each.turns_left, each.text) for each in scenario.endings], reverse=True)
        self.endings: list[int] = [turns for turns, _ in endings]  # turns left at least, the best first
        self.ending_texts: list[str] = [text for _, text in endings]

    def placed(self, effect: Effect, bosses: list[str], items: list[str]) -> tuple[int, int, int, int, int]:
        """An effect of the scenario, with its boss, item and hex by number."""
        op, n, who, where, x = plain(effect)
        if effect.boss is not None:
            x = bosses.index(effect.boss)
        if effect.item is not None:
            x = items.index(effect.item)
        if effect.hex is not None:
            n = number_of(effect.hex, self.tiles)
        return op, n, who, where, x


def packed(
    contents: Mapping[str, Any],
    scenario: Scenario,
    seats: int,
    settings: Mapping[str, str | int | bool],
    luggage: Luggage | None,
    persons: tuple[int, ...],
    wishes: list[dict[str, str]],
) -> CityBox:
    """The box of a match."""
    box = CityBox()
    box.pack(contents, scenario, seats, settings, luggage, persons, wishes)
    return box


def plain(effect: Effect) -> tuple[int, int, int, int, int]:
    """An effect as (op, n, who, where, x)."""
    op = EFFECTS.index(effect.op)
    n = effect.n or 0
    if op == E_GIVE_ABILITY:
        n = effect.level or 0
    x = 1 if op == E_ACTION_POINTS and effect.turn == "next" else 0
    who = TARGET if effect.who is None else WHO.index(effect.who)
    where = OWN_TILE if effect.where is None else WHERE.index(effect.where)
    return op, n, who, where, x


def judged(action: str | None) -> int:
    """The judgement for which a card counts; -1 for all."""
    return -1 if action is None else JUDGEMENTS.index(action)
