"""What lies in the box of Blind Evolution Mythos: cards, boards, tiles, chips, and the three scenarios."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml

from chimera.engine.content import ContentError, load
from chimera.engine.editions import read_contents
from chimera.games.blind_evolution import cardboard, city
from chimera.games.blind_evolution.box import CityBox, packed
from chimera.games.blind_evolution.cardboard import IN_EVENTS, PUZZLE_RESULTS, Effect
from chimera.games.blind_evolution.city import FOLDER, LETTERS
from chimera.games.blind_evolution.content import FILES, SCENARIOS, Luggage, Scenario, scenario_file
from chimera.games.blind_evolution.words import (
    COLOURS,
    E_GAIN_BITS,
    E_GAIN_SUPER,
    E_SPAWN_BOSS,
    E_WEAKEN_BOSS,
    EFFECTS,
    FIGHTERS,
    FOLLOW,
    HIGH,
    JUDGEMENTS,
    LOW,
    OPS,
    P_FLEE_MONEY,
    P_HUNT,
    P_SHIELD,
    P_SPREAD,
    PER_TILE,
    POWERS,
    RESEARCHING,
    SEATS,
    SHARED,
    TRIGGERS,
    USES,
    W_DAMAGE,
    W_HP,
    WEAKNESSES,
    WHERE,
    WHO,
    WIDE,
)

CONTENTS = read_contents(FOLDER, FILES)
SETTINGS: dict[str, str | int | bool] = {"difficulty": "reach", "occupied_at": 11, "choose": "lot"}
SIDES = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # E, NE, NW, W, SW, SE
WEST = 3
LONE = Path(__file__).parent / "scenarios" / "lone_reader.yaml"


def raw(name: str) -> Any:
    """A content file as YAML, read without the game."""
    return yaml.safe_load((FOLDER / "content" / f"{name}.yaml").read_text(encoding="utf-8"))


def scenario(name: str) -> Scenario:
    found = CONTENTS.files[scenario_file(name)]
    assert isinstance(found, Scenario)
    return found


def box(
    name: str | Scenario = "borrowed_shadow",
    seats: int = 4,
    luggage: Luggage | None = None,
    wishes: list[dict[str, str]] | None = None,
    **settings: str | int,
) -> CityBox:
    played = scenario(name) if isinstance(name, str) else name
    everybody = tuple(range(seats))
    return packed(CONTENTS.files, played, seats, {**SETTINGS, **settings}, luggage, everybody, wishes or [])


# --- tiles and chips ---


@pytest.mark.rule("blind_evolution.comp.map-tiles")
def test_there_are_seven_map_tiles_a_to_g() -> None:
    assert [tile["id"] for tile in raw("tiles")["tiles"]] == ["A", "B", "C", "D", "E", "F", "G"]


@pytest.mark.rule("blind_evolution.comp.tile-hexes")
def test_every_tile_is_a_hexagon_of_19_numbered_hexes_with_the_railway_on_some() -> None:
    tiles = raw("tiles")
    places = {each["number"]: (each["q"], each["r"]) for each in tiles["numbering"]}
    assert sorted(places) == list(range(1, 20))
    assert len(tiles["numbering"]) == len(set(places.values())) == 19
    for q, r in places.values():
        around = sum((q + dq, r + dr) in places.values() for dq, dr in SIDES)
        assert 3 <= around <= 6
        assert max(abs(q), abs(r), abs(q + r)) <= 2  # a hexagon of three hexes on each side
    assert [r for _, (_, r) in sorted(places.items())] == [-2] * 3 + [-1] * 4 + [0] * 5 + [1] * 4 + [2] * 3
    rails = {tile["id"]: {number for path in tile["railway"] for number in path} for tile in tiles["tiles"]}
    assert all(numbers <= set(places) for numbers in rails.values())
    assert {tile: len(numbers) for tile, numbers in rails.items()} == dict(
        zip("ABCDEFG", (4, 7, 5, 8, 0, 5, 6), strict=True)
    )


def test_tiles_join_without_gap_or_overlap() -> None:
    pack = city.printed()
    middle = set(pack.coords((0, 0)))
    around: set[tuple[int, int]] = set()
    for offset in pack.offsets:
        beside = set(pack.coords(offset))
        assert not beside & middle
        assert not beside & around
        around |= beside
    edge = {(q + dq, r + dr) for q, r in middle for dq, dr in SIDES} - middle
    assert edge <= around


@pytest.mark.rule("blind_evolution.comp.facility-chips")
def test_ten_facility_chips_among_them_two_hospitals_and_two_blanks() -> None:
    chips = {chip["id"]: chip["count"] for chip in raw("tiles")["facilities"]}
    alone = ("base", "internet_cafe", "library", "laboratory", "fortune_teller", "secondhand_bookstore")
    assert chips == {**dict.fromkeys(alone, 1), "hospital": 2, "blank": 2}
    assert sum(chips.values()) == 10
    for name in SCENARIOS:
        for placed in raw(name)["facilities"]:
            assert ("label" in placed) == (placed["id"] == "blank")


@pytest.mark.rule("blind_evolution.comp.stations-and-exploration-chips", "blind_evolution.comp.clue-chips")
@pytest.mark.parametrize(
    ("name", "vacant", "exploration", "clues"),
    [
        ("borrowed_shadow", {"A": 14, "B": 11, "C": 13}, 35, 3),
        ("water_marks", {"B": 11, "D": 9, "E": 18, "G": 11}, 45, 4),
        ("tide_table", {"A": 14, "C": 13, "D": 0, "F": 11, "G": 11}, 45, 4),
    ],
)
def test_every_scenario_has_enough_chips(name: str, vacant: dict[str, int], exploration: int, clues: int) -> None:
    chips = raw("tiles")["chips"]
    assert chips == {"stations": 10, "exploration": 80, "clue": 20}
    here = box(name)
    assert {tile: len(hexes) for tile, hexes in zip(here.tiles, here.vacant, strict=True)} == vacant
    hidden = sum(len(found) for found in here.tile_clues)
    assert hidden == clues <= chips["clue"]
    assert sum(vacant.values()) - hidden == exploration <= chips["exploration"]
    assert sum(here.station) == len(raw(name)["stations"]) <= chips["stations"]
    for tile, hexes in enumerate(here.vacant):
        assert [here.slot[place] for place in hexes] == list(range(len(hexes)))
        for place in hexes:
            assert here.tile_of[place] == tile
            assert here.facility[place] < 0
            assert not here.station[place]
            assert not here.railway[place]


# --- Taboo Biblio ---


def line_counts(board: dict[str, Any]) -> dict[int, int]:
    """All completed lines of a board by their length, found without the game: any bit on the last hex counts."""
    hexes = {tuple(place) for place in board["hexes"]}
    left, right = tuple(board["left"]), tuple(board["right"])
    counts: Counter[int] = Counter()

    def walk(place: tuple[int, int], entry: int, filled: frozenset[tuple[int, int]]) -> None:
        filled |= {place}
        for way in range(6):
            if way == entry:  # a bit joins two different sides, and all pairs of sides exist
                continue
            if place == right:
                counts[len(filled)] += 1
                continue
            to = (place[0] + SIDES[way][0], place[1] + SIDES[way][1])
            if to in hexes and to not in filled:
                walk(to, (way + 3) % 6, filled)

    walk((left[0], left[1]), WEST, frozenset())
    return dict(counts)


@pytest.mark.rule("blind_evolution.comp.tb-line-counts")
def test_the_boards_and_bits_allow_so_many_completed_lines() -> None:
    lines = {board["id"]: line_counts(board) for board in raw("tb")["boards"]}
    assert lines["blue"] == {4: 5, 5: 60, 6: 160, 7: 210, 8: 180, 9: 110, 10: 30}
    assert lines["green"] == {4: 15, 5: 70, 6: 125, 7: 140, 8: 130, 9: 100, 10: 55}
    for colour, begins, longest, so_many in (
        ("red", {4: 5, 5: 60, 6: 185, 7: 305}, 12, 130),
        ("yellow", {4: 5, 5: 60, 6: 200, 7: 375}, 13, 45),
    ):
        assert {length: lines[colour][length] for length in begins} == begins
        assert min(lines[colour]) == 4
        assert max(lines[colour]) == longest
        assert lines[colour][longest] == so_many


@pytest.mark.rule("blind_evolution.comp.tb-board-shapes")
def test_four_boards_of_different_shape_and_the_shortest_line_has_four_bits() -> None:
    boards = raw("tb")["boards"]
    assert [board["id"] for board in boards] == list(COLOURS)
    shapes = [sorted(tuple(place) for place in board["hexes"]) for board in boards]
    assert all(shapes[i] != shapes[j] for i in range(4) for j in range(i))
    for board in boards:
        assert board["left"] in board["hexes"]
        assert board["right"] in board["hexes"]
        assert board["left"][0] == min(q for q, _ in board["hexes"])
        assert min(line_counts(board)) == 4
    here = box()
    for colour, board in enumerate(boards):
        size = here.board_size[colour]
        assert size == len(board["hexes"])
        assert board["hexes"][here.board_left[colour]] == board["left"]
        assert board["hexes"][here.board_right[colour]] == board["right"]
        for cell in range(size):
            q, r = board["hexes"][cell]
            for side, (dq, dr) in enumerate(SIDES):
                to = here.board_beside[colour][cell][side]
                assert (board["hexes"][to] if to >= 0 else None) == (
                    [q + dq, r + dr] if [q + dq, r + dr] in board["hexes"] else None
                )


@pytest.mark.rule("blind_evolution.comp.tb-bits", "blind_evolution.comp.tb-bit-shapes")
def test_three_types_of_bits_fourteen_of_each_join_two_sides() -> None:
    bits = raw("tb")["bits"]
    assert [(bit["id"], bit["count"]) for bit in bits] == [("straight", 14), ("gentle", 14), ("sharp", 14)]
    exits = {}
    for bit in bits:
        turn = bit["angle"] // 60  # so many sides lie between the two ends
        exits[bit["id"]] = sorted({(WEST + turn) % 6, (WEST - turn) % 6})
    assert exits == {"straight": [0], "gentle": [1, 5], "sharp": [2, 4]}  # east is 0, then against the clock


# --- cards ---


@pytest.mark.rule("blind_evolution.comp.character-data")
def test_eight_characters_with_hp_and_one_ability_each() -> None:
    heroes = raw("characters")["characters"]
    assert len(heroes) == len({hero["id"] for hero in heroes}) == 8
    here = box()
    assert all(6 <= hp <= 12 for hp in here.hero_hp)
    assert (min(here.hero_hp), max(here.hero_hp)) == (6, 12)
    assert len(set(here.hero_op)) == 8
    chihiro = here.hero_ids.index("chihiro_sakura")
    assert here.hero_op[chihiro] == FOLLOW
    assert here.hero_range[chihiro] == 1
    assert heroes[chihiro]["ability_name_source"] == "rulebook"
    toru = here.hero_ids.index("toru_kodai")
    assert here.hero_action[toru] == RESEARCHING == JUDGEMENTS.index("research")


@pytest.mark.rule("blind_evolution.comp.ability-cards")
def test_36_ability_cards_twelve_of_each_level() -> None:
    copies: Counter[int] = Counter()
    here = box()
    for kind, level in enumerate(here.ability_level):
        copies[level] += here.ability_copies[kind]
    assert copies == {1: 12, 2: 12, 3: 12}


@pytest.mark.rule("blind_evolution.comp.ability-card-texts")
def test_ability_cards_have_level_use_and_an_effect_that_the_game_knows() -> None:
    cards = raw("abilities")["abilities"]
    for level in (1, 2, 3):
        copies = [card["copies"] for card in cards if card["level"] == level]
        assert sorted(copies) == [1] * 8 + [2] * 2
    assert len({card["id"] for card in cards}) == 30
    assert all(card["op"] in OPS and card["use"] in USES for card in cards)
    named = {card["id"] for card in cards if card["name_source"] == "rulebook"}
    assert named == {"slip_through", "area_decontamination", "informant_a", "informant_b", "energy_drain"}
    here = box()
    for op in range(len(OPS)):
        kinds = [kind for kind in range(30) if here.op_cards[op] >> kind & 1]
        assert kinds == [kind for kind in range(30) if cards[kind]["op"] == OPS[op]]
    informant = here.ability_ids.index("informant_b")
    assert (here.ability_n[informant], here.ability_cost[informant], here.ability_any_turn[informant]) == (1, 1, True)


@pytest.mark.rule("blind_evolution.comp.event-card-texts")
def test_80_event_cards_with_triggers_and_effects_that_the_game_knows() -> None:
    events = raw("events")
    assert [len(events[kind]) for kind in ("results", "options", "puzzles")] == [30, 30, 20]
    cards = [card for kind in ("results", "options", "puzzles") for card in events[kind]]
    assert len({card["id"] for card in cards}) == 80
    assert {card["trigger"] for card in cards} == set(TRIGGERS)
    for card in events["results"]:
        assert card["effects"]
    for card in events["options"]:
        assert len(card["options"]) >= 2
    for card in events["puzzles"]:
        assert all(key in card for key in PUZZLE_RESULTS)
        assert card["long"]
    here = box()
    assert [here.event_kind.count(kind) for kind in (0, 1, 2)] == [30, 30, 20]
    assert [len(branches) for branches in here.event_effects] == [1] * 30 + [2] * 30 + [4] * 20
    used = {EFFECTS[effect[0]] for branches in here.event_effects for branch in branches for effect in branch}
    assert used == set(IN_EVENTS)
    crying_child = here.event_ids.index("O01")
    assert [EFFECTS[effect[0]] for effect in here.event_effects[crying_child][0]] == ["action_points", "gain_super"]
    assert here.event_effects[crying_child][0][0][1] == -1


def link(right: str, left: str) -> bool:
    """Whether two hands share a height."""
    return "wide" in (right, left) or right == left


@pytest.mark.rule("blind_evolution.comp.judgement-card-links")
def test_19_judgement_cards_for_each_colour_link_hand_to_hand() -> None:
    cards = raw("judgement")["cards"]
    assert len(cards) * SEATS == 76
    assert all({card["left"], card["right"]} <= {"high", "low", "wide"} for card in cards)
    shapes = Counter((card["left"], card["right"]) for card in cards)
    assert shapes == {
        ("high", "high"): 3,
        ("low", "low"): 3,
        ("wide", "wide"): 1,
        **dict.fromkeys([("high", "low"), ("low", "high"), ("wide", "high"), ("wide", "low")], 2),
        **dict.fromkeys([("high", "wide"), ("low", "wide")], 2),
    }
    pairs = [(a, b) for a in cards for b in cards if a is not b]
    linked = sum(link(a["right"], b["left"]) for a, b in pairs)
    assert (linked, len(pairs)) == (248, 342)  # so a second card links 725 times in a thousand
    here = box()
    hands = {"high": HIGH, "low": LOW, "wide": WIDE}
    assert here.card_left == [hands[card["left"]] for card in cards]
    assert here.card_right == [hands[card["right"]] for card in cards]


@pytest.mark.rule("blind_evolution.comp.spread-card-values")
def test_19_spread_cards_one_for_each_number_with_so_many_stars() -> None:
    cards = raw("judgement")["spread"]
    assert sorted(card["number"] for card in cards) == list(range(1, 20))
    assert Counter(card["stars"] for card in cards) == {0: 6, 1: 5, 2: 4, 3: 3, 4: 1}
    assert box().stars == [card["stars"] for card in sorted(cards, key=lambda card: int(card["number"]))]


def test_the_schemas_know_the_words_of_the_rules() -> None:
    assert get_args(cardboard.Op) == EFFECTS
    assert get_args(cardboard.Who) == WHO
    assert get_args(cardboard.Where) == WHERE
    assert get_args(cardboard.Doing) == OPS
    assert get_args(cardboard.Use) == USES
    assert get_args(cardboard.Trigger) == TRIGGERS
    assert tuple(sorted(LETTERS)) == LETTERS
    files = " ".join((FOLDER / scenario_file(name)).read_text(encoding="utf-8") for name in SCENARIOS)
    assert all(f"power: {power}" in files for power in POWERS)
    assert all(f"lowers: {weakness}" in files for weakness in WEAKNESSES)


# --- scenarios ---


@pytest.mark.rule("blind_evolution.comp.scenario-data")
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_has_everything_that_set_up_needs(name: str) -> None:
    data = raw(name)
    needed = ("tiles", "facilities", "stations", "clues", "start", "money", "aim", "reserve", "entries", "contents")
    assert all(data[key] not in (None, [], {}) for key in needed)
    assert {entry["count"] for entry in data["entries"]} <= {1, 2, 3, 4}
    assert all(clue["difficulty"] >= 1 for clue in data["clues"])
    for key in ("entries", "tiles", "start", "money", "clues", "aim"):
        less = yaml.safe_dump({each: value for each, value in data.items() if each != key}, sort_keys=False)
        with pytest.raises(ContentError, match=f"no key '{key}'"):
            load(less, Scenario)


@pytest.mark.rule("blind_evolution.comp.player-count")
def test_so_many_characters_play_as_the_scenario_has_entries_for() -> None:
    for seats in (2, 3, 4):
        assert box("borrowed_shadow", seats).seats == seats
    for seats in (1, 5):
        with pytest.raises(ContentError, match=f"no entry for {seats} characters, expected 2, 3, 4; play"):
            box("borrowed_shadow", seats)


@pytest.mark.rule("blind_evolution.setup.solo")
def test_one_character_plays_only_where_there_is_an_entry_for_one() -> None:
    together = packed(CONTENTS.files, scenario("borrowed_shadow"), 2, SETTINGS, None, (0, 0), [])
    assert together.persons == [0, 0]
    with pytest.raises(ContentError, match="no entry for 1 characters"):
        box("borrowed_shadow", 1)
    lone = box(load(LONE, Scenario), 1)
    assert (lone.seats, lone.turn_limit, lone.own) == (1, 12, False)


@pytest.mark.rule("blind_evolution.setup.choose-scenario")
def test_the_entry_for_the_number_of_players_gives_turn_limit_and_adjustments() -> None:
    four, two = box("borrowed_shadow", 4), box("borrowed_shadow", 2)
    assert (four.turn_limit, two.turn_limit) == (4, 6)
    assert four.difficulty == [clue["difficulty"] for clue in raw("borrowed_shadow")["clues"]]
    assert two.difficulty == [difficulty - 1 for difficulty in four.difficulty]
    assert two.stars == [max(0, stars - 1) for stars in four.stars]
    assert min(box("water_marks", 2).difficulty) == 2  # 4 - 2, and no lower
    assert box(load(LONE, Scenario), 1).difficulty == [2, 1, 3]  # 1 is below 2 already and stays


def test_no_adjustment_takes_a_difficulty_below_two() -> None:
    text = LONE.read_text(encoding="utf-8").replace("difficulty_mod: -1", "difficulty_mod: -5")
    assert box(load(text, Scenario), 1).difficulty == [2, 1, 2]
    text = LONE.read_text(encoding="utf-8").replace("difficulty_mod: -1", "difficulty_mod: 2")
    assert box(load(text, Scenario), 1).difficulty == [5, 3, 6]


@pytest.mark.rule("blind_evolution.comp.item-and-number-tokens")
def test_items_are_a_to_e() -> None:
    for name in SCENARIOS:
        assert {item["id"] for item in raw(name)["items"]} <= set("ABCDE")
    text = LONE.read_text(encoding="utf-8").replace("item: A", "item: F").replace("{id: A", "{id: F")
    with pytest.raises(ContentError, match="is 'F', expected one of A, B, C, D, E"):
        load(text, Scenario)


@pytest.mark.rule("blind_evolution.comp.boss-data")
def test_bosses_are_at_most_three_medium_and_two_large_and_all_appear() -> None:
    for name in SCENARIOS:
        here = box(name)
        assert here.boss_size.count(0) <= 3
        assert here.boss_size.count(1) <= 2
        spawned = [effect[4] for effects in here.effects for effect in effects if effect[0] == E_SPAWN_BOSS]
        assert sorted(spawned) == list(range(len(here.boss_ids)))
    three = box("borrowed_shadow", 3)
    assert three.boss_full[three.boss_ids.index("the_lender")] == 12
    assert box("borrowed_shadow", 4).boss_full == [14]


def test_powers_weaknesses_and_rewards_of_bosses_are_numbers() -> None:
    lender, water, tide = (box(name) for name in SCENARIOS)
    assert lender.powers == [[(P_SPREAD, 1, -1)]]
    assert lender.weak == [[(W_HP, 0, 3)]]
    assert lender.rewards == [[(E_GAIN_SUPER, 1, FIGHTERS, 0, 0)]]
    assert lender.item_armour == [0, 1]
    hound, filer = water.boss_ids.index("silt_hound_2"), water.boss_ids.index("the_filer")
    assert water.powers[hound] == [(P_HUNT, 1, -1)]
    assert water.rewards[hound] == [(E_GAIN_BITS, 3, FIGHTERS, 0, 0)]
    assert water.weak[filer] == [(W_DAMAGE, item, 1) for item in range(3)]
    assert (water.boss_size[filer], water.boss_bonus[filer], water.boss_full[filer]) == (1, 1, 12)
    captain, wight, author = (tide.boss_ids.index(name) for name in ("ferry_captain", "page_wight", "the_author"))
    assert tide.powers == [[(P_FLEE_MONEY, 1, -1)], [(P_SHIELD, 1, author)], []]
    assert tide.rewards[captain] == [(E_GAIN_SUPER, 2, SHARED, 0, 0)]
    assert tide.weak[author] == [(W_HP, item, 1) for item in range(4)]
    assert tide.effects[tide.clue_ids.index("stacks")] == [(E_WEAKEN_BOSS, 4, 0, 0, author)]
    assert tide.effects[tide.clue_ids.index("valve")][1] == (E_SPAWN_BOSS, hex_of(tide, "F-12"), 0, 0, wight)


def test_clues_open_each_other_as_the_scenario_says() -> None:
    lender, water, tide = (box(name) for name in SCENARIOS)
    assert lender.opened_by == [[], [], [], [0]]
    pool = water.clue_ids.index("pool")
    assert [water.clue_ids[clue] for clue in water.opened_by[pool]] == ["third_card", "dealer"]
    assert tide.gauges_needed == [0] * 7 + [3]
    assert tide.gauge == [True] * 4 + [False] * 4
    assert [here.clue_hex[-1] for here in (lender, water, tide)] == [
        hex_of(lender, "C-5"),
        hex_of(water, "D-6"),
        hex_of(tide, "F-4"),
    ]


def test_the_aims_of_the_scenarios() -> None:
    lender, water, tide = (box(name) for name in SCENARIOS)
    assert (lender.aim_bosses, lender.aim_items, lender.aim_clues) == ([0], [], [])
    assert [water.boss_ids[boss] for boss in water.aim_bosses] == ["the_filer"]
    assert (water.aim_items, water.aim_item_count) == ([0, 1, 2], 3)
    assert [tide.boss_ids[boss] for boss in tide.aim_bosses] == ["the_author"]


def hex_of(here: CityBox, name: str) -> int:
    """A hex by its name, found by looking."""
    return next(
        place for place in range(here.hexes) if f"{here.tiles[here.tile_of[place]]}-{here.number[place]}" == name
    )


@pytest.mark.rule("blind_evolution.move.railway-map")
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_line_is_a_sequence_of_placed_stations(name: str) -> None:
    here = box(name)
    sections: set[tuple[int, int]] = set()
    for line, stations in zip(raw(name)["lines"], here.line_stations, strict=True):
        assert [hex_of(here, stop) for stop in line["stations"]] == stations
        assert len(stations) >= 2
        for i, stop in enumerate(stations):
            assert here.station[stop]
            assert here.railway[stop] or any(here.railway[near] for near in here.near[stop])
            if i:
                sections |= {(stations[i - 1], stop), (stop, stations[i - 1])}
    assert sections == {(a, b) for a in range(here.hexes) for b in here.next_stations[a]}
    assert {a for a, _ in sections} == {place for place in range(here.hexes) if here.station[place]}


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_city_is_one_map_over_the_edges_of_its_tiles(name: str) -> None:
    here = box(name)
    assert here.hexes == len(here.tiles) * PER_TILE == len(set(here.coords))
    for a in range(here.hexes):
        assert here.steps[a][a] == 0
        assert max(here.steps[a]) < here.hexes  # every place can be reached
        for b in here.near[a]:
            q, r = here.coords[a]
            x, y = here.coords[b]
            assert (x - q, y - r) in SIDES
            assert a in here.near[b]
            assert here.steps[a][b] == 1
            assert here.beside[a][SIDES.index((x - q, y - r))] == b
    joined = {(here.tile_of[a], here.tile_of[b]) for a in range(here.hexes) for b in here.near[a]}
    assert len(joined) > len(here.tiles)  # tiles touch each other


def test_hospitals_and_labels_stand_where_the_scenario_puts_them() -> None:
    here = box("water_marks")
    assert [place for place in range(here.hexes) if here.hospital[place]] == [hex_of(here, "D-18")]
    pool = here.facility[hex_of(here, "D-6")]
    assert (here.facility_ids[pool], here.facility_labels[pool]) == ("blank", "swimming hall")


# --- campaign, wishes, settings ---


def test_the_second_part_begins_as_the_first_one_ended() -> None:
    alone = box("tide_table", 2)
    assert (alone.tide_start, alone.tide_every, alone.tide_extra_from, alone.tide_lose_at) == (0, 2, 3, 5)
    assert (alone.start_level, alone.carried_supers) == (1, [0, 0])
    won = box("tide_table", 2, Luggage(scenario="tide_table", supers=[6, 3], won=True, turns_left=1))
    assert (won.tide_start, won.start_level, won.carried_supers) == (0, 2, [6, 3])
    just = box("tide_table", 2, Luggage(scenario="tide_table", supers=[2, 2], won=True))
    assert (just.tide_start, just.start_level) == (0, 1)
    lost = box("tide_table", 2, Luggage(scenario="tide_table", supers=[0, 0], lost=1))
    assert (lost.tide_start, lost.start_level) == (1, 1)


def test_what_is_carried_over_depends_on_the_turns_left() -> None:
    here = box("water_marks")
    assert here.next == "tide_table"
    assert here.carry == [(2, -1), (1, 4), (0, 2)]
    assert box("tide_table").carry == []


def test_wishes_and_settings_reach_the_box() -> None:
    wishes = [{"hero": "rex", "colour": "red", "first": "no"}, {"hero": "any", "colour": "any", "first": "yes"}]
    here = box("borrowed_shadow", 2, wishes=wishes, difficulty="exceed", occupied_at=10, choose="asked")
    assert (here.wish_hero, here.wish_colour, here.wish_first) == ([here.hero_ids.index("rex"), -1], [1, -1], 1)
    assert (here.exceed, here.occupied_at, here.ask) == (True, 10, True)
    plain = box()
    assert (plain.wish_hero, plain.wish_first, plain.exceed, plain.occupied_at) == ([-1] * 4, -1, False, 11)


def test_a_scenario_of_somebody_is_not_taken_for_ours() -> None:
    text = (FOLDER / scenario_file("borrowed_shadow")).read_text(encoding="utf-8")
    assert box("borrowed_shadow").own
    assert not box(load(text, Scenario), 2).own


def test_event_cards_that_do_what_only_scenarios_do_are_refused() -> None:
    text = (FOLDER / "content/events.yaml").read_text(encoding="utf-8")
    broken = text.replace("effects: [{op: damage, n: 1}]", "effects: [{op: give_item, item: A}]", 1)
    with pytest.raises(ContentError, match="line 4: 'give_item' cannot stand here"):
        load(broken, cardboard.Events)
    assert not list(Effect(op="damage", n=1).faults(IN_EVENTS, ()))
