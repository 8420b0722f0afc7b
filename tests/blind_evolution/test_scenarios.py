"""Scenarios that people write: a good one is taken, a broken one is refused with its line and a remedy."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
import yaml
from msgspec.structs import fields

from chimera.engine.content import ContentError, check_file, load
from chimera.games.blind_evolution import content
from chimera.games.blind_evolution.cardboard import IN_CLUES, IN_REWARDS, Effect, character_ids
from chimera.games.blind_evolution.city import FOLDER, Part, printed
from chimera.games.blind_evolution.content import SCENARIOS, Scenario, scenario_file
from tests.blind_evolution.test_content import LONE, box

SCHEMAS = {"blind_evolution/scenario": Scenario}
FILES = {"lone_reader": LONE, **{name: FOLDER / scenario_file(name) for name in SCENARIOS}}
DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", FILES)
def test_good_scenarios_are_taken(name: str) -> None:
    assert check_file(FILES[name], SCHEMAS) == f"{name}.yaml is a valid blind_evolution/scenario file."


def test_a_scenario_for_one_character_is_complete() -> None:
    here = box(load(LONE, Scenario), 1)
    assert here.boss_full == [5]
    assert (here.start_level, here.reserve_size) == (1, 1)
    assert [here.hero_ids[hero] for hero in here.left_out] == ["rex"]
    assert [len(hexes) for hexes in here.vacant] == [14, 10]
    assert here.clue_texts[0].startswith("The voice")
    assert here.ending_texts == ["The library is quiet. You return your books in time."]


def refused(name: str, changes: list[tuple[str, str]]) -> ContentError:
    """Why a scenario is refused after these changes, each made where its text stands first."""
    text = FILES[name].read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    with pytest.raises(ContentError) as caught:
        load(text, Scenario, name="my.yaml")
    return caught.value


def line_of(name: str, changes: list[tuple[str, str]], mark: str) -> int:
    """The line on which a text stands first after the changes."""
    text = FILES[name].read_text(encoding="utf-8")
    for old, new in changes:
        text = text.replace(old, new, 1)
    return text[: text.index(mark)].count("\n") + 1


def one(old: str, new: str) -> list[tuple[str, str]]:
    return [(old, new)]


LAST = "  - id: last_page\n    facility: B-1"
BOSS = "  - id: reader\n    name: the Reader\n    size: medium"
MANY_MEDIUM = "".join(
    f"  - {{id: m{i}, name: m, size: medium, hp_base: 1}}\n  - {{id: x{i}, name: x, size: large, hp_base: 1}}\n"
    for i in (1, 2)
)
STATIONS = "A-8, A-4, A-5, A-9, A-10, A-11, A-13, A-14, B-11, B-12, B-7"
ALL_TILES = "  A: [0, 0]\n  B: [5, -2]\n  C: [2, 3]\n  D: [-3, 5]\n  E: [-5, 2]\n  F: [-2, -3]\n  G: [3, -5]\n"
CLUE = "  - {{id: c{0}, tile: {0}, difficulty: 1, text: c}}\n"
MANY = "".join(f"  - {{id: c{i}, tile: A, difficulty: 1, text: c}}\n" for i in range(18))

# scenario, changes, a text on the line that must be named, what the sentence must say
BROKEN = {
    "tile unknown": ("lone_reader", one("  B: [5, -2]", "  H: [5, -2]"), "H: [5", ["'H'", "expected one of A, B"]),
    "hex on a tile not laid": (
        *("lone_reader", one("hex: B-15", "hex: C-15"), "hex: C-15"),
        ["C-15 is on a tile that is not laid", "expected a hex of A, B", "add tile C to 'tiles'"],
    ),
    "start not on the map": (
        *("lone_reader", one("start: A-15", "start: G-1"), "start: G-1"),
        ["G-1 is on a tile that is not laid", "correct it"],
    ),
    "clue on a tile not laid": (
        *("lone_reader", one("tile: B", "tile: D"), "tile: D"),
        ["tile D is not laid", "add it to 'tiles'"],
    ),
    "boss on a tile not laid": ("lone_reader", one("hex: B-3", "hex: E-3"), "hex: E-3", ["E-3 is on a tile"]),
    "tiles overlap": (
        *("lone_reader", one("B: [5, -2]", "B: [3, -2]"), "B: [3, -2]"),
        ["tile B lies on tile A", "move it to a free one of [5, -2]"],
    ),
    "tiles do not touch": (
        *("lone_reader", one("B: [5, -2]", "B: [9, 9]"), "B: [9, 9]"),
        ["tile B does not join", "nobody can reach it", "move it"],
    ),
    "tiles touch but do not join": ("lone_reader", one("B: [5, -2]", "B: [5, -3]"), "B: [5, -3]", ["does not join"]),
    "hex number": ("lone_reader", one("hex: B-15", "hex: B-20"), "hex: B-20", ["'B-20'", "1 to 19", "such as A-11"]),
    "hex number 0": ("lone_reader", one("start: A-15", "start: A-0"), "start: A-0", ["'A-0'", "1 to 19"]),
    "two facilities on a hex": (
        *("lone_reader", one("hex: B-15", "hex: A-15"), "{id: hospital"),
        ["A-15 already has the library", "one chip on a hex", "move one"],
    ),
    "a station on a facility": (
        *("lone_reader", [("hex: A-15", "hex: A-8"), ("start: A-15", "start: A-1")], "stations: [A-8"),
        ["A-8 already has the library", "move one"],
    ),
    "a second library": (
        *("lone_reader", one("{id: hospital", "{id: library"), "{id: library, hex: B-15"),
        ["the box has 1 of the chip 'library'", "take another facility"],
    ),
    "a facility that is none": (
        *("lone_reader", one("{id: hospital", "{id: hospitl"), "hospitl"),
        ["'hospitl'", "write 'hospital'"],
    ),
    "a blank without label": (
        *("lone_reader", one("label: reading room, ", ""), "{id: blank"),
        ["blank facility needs a name", "add a label"],
    ),
    "a label on another": (
        *("lone_reader", one("{id: library,", "{id: library, label: tower,"), "label: tower"),
        ["delete the label"],
    ),
    "a station on no line": (
        *("lone_reader", one("stations: [A-8, B-12]", "stations: [A-8, B-12, B-7]"), "stations: [A-8, B-12, B-7]"),
        ["no line stops at B-7", "add it to a line, or delete it"],
    ),
    "a line of one station": (
        *("lone_reader", one("line, stations: [A-8, B-12]", "line, stations: [A-8]"), "line, stations"),
        ["lines[0].stations", "length"],
    ),
    "a line to a hex without station": (
        *("lone_reader", one("line, stations: [A-8, B-12]", "line, stations: [A-8, B-12, B-17]"), "line, stations"),
        ["B-17 has no station", "add B-17 to 'stations'"],
    ),
    "a line that stands still": (
        *("lone_reader", one("line, stations: [A-8, B-12]", "line, stations: [A-8, A-8, B-12]"), "line, stations"),
        ["A-8 twice in a row", "delete one"],
    ),
    "a station away from the railway": (
        "lone_reader",
        [("stations: [A-8", "stations: [A-19"), ("line, stations: [A-8", "line, stations: [A-19")],
        "stations: [A-19",
        ["A-19 is not on or beside a railway hex", "A-6, A-8, A-9, A-10", "move it"],
    ),
    "eleven stations": (
        "lone_reader",
        [
            ("stations: [A-8, B-12]", f"stations: [{STATIONS}]"),
            ("line, stations: [A-8, B-12]", f"line, stations: [{STATIONS[:-5]}]"),
        ],
        "stations: [A-8",
        ["11 stations", "at most 10"],
    ),
    "an opener that does not exist": (
        *("lone_reader", one("opened_by: [voice", "opened_by: [vioce"), "opened_by"),
        ["'vioce' is no clue", "voice, bookmark, last_page", "correct it"],
    ),
    "a clue that opens itself": (
        *("lone_reader", one("opened_by: [voice, bookmark]", "opened_by: [last_page]"), "opened_by"),
        ["'last_page' can never open", "open from the start"],
    ),
    "clues that wait for each other": (
        "water_marks",
        [("opened_by: [first_card]", "opened_by: [pool]"), ("opened_by: [third_card, dealer]", "opened_by: [dealer]")],
        "opened_by: [pool]",
        ["'dealer' can never open", "waits for pool", "open from the start"],
    ),
    "too few gauges": (
        *("tide_table", one("opened_by_gauges: 3", "opened_by_gauges: 5"), "opened_by_gauges: 5"),
        ["after 5 gauges", "4 clues are gauges", "lower it"],
    ),
    "gauges and openers": (
        *(
            "tide_table",
            one("opened_by_gauges: 3", "opened_by_gauges: 3\n    opened_by: [forum]"),
            "opened_by_gauges: 3",
        ),
        ["not by both", "delete one"],
    ),
    "a chip that waits": (
        *("lone_reader", one("    tile: B", "    opened_by: [voice]\n    tile: B"), "tile: B"),
        ["'bookmark' is found with its chip", "put it at a facility"],
    ),
    "a clue nowhere": ("lone_reader", one("    tile: B\n", ""), "- id: bookmark", ["one place", "either 'tile: A'"]),
    "a clue in two places": (
        *("lone_reader", one("    tile: B\n", "    tile: B\n    facility: B-1\n"), "- id: bookmark"),
        ["one place"],
    ),
    "a clue where no facility is": (
        *("lone_reader", one("facility: B-1", "facility: B-2"), "facility: B-2"),
        ["B-2 has no facility", "A-15, B-15, B-1", "add a facility there"],
    ),
    "a tile that is full": (
        *("lone_reader", one("clues:\n", "clues:\n" + MANY.rpartition("  - ")[0]), "tile: A\n"),
        ["tile A has 14 vacant hexes", "hide some on another tile"],
    ),
    "too many clues": ("lone_reader", one("clues:\n", "clues:\n" + MANY), "- {id: c0", ["clues", "20"]),
    "too many exploration chips": (
        "lone_reader",
        [
            ("  A: [0, 0]\n  B: [5, -2]\n", ALL_TILES),
            ("clues:\n", "clues:\n" + "".join(CLUE.format(tile) for tile in "CDEFG")),
        ],
        "- {id: cC",
        ["exploration chips, and there are 80", "fewer tiles"],
    ),
    "two clues of one name": (
        *("lone_reader", one("id: bookmark", "id: voice"), "id: voice\n    tile: B"),
        ["two of the clues are called 'voice'", "rename one"],
    ),
    "an unknown op": (
        *("lone_reader", one("op: gain_bits", "op: gain_bit"), "op: gain_bit,"),
        ["'gain_bit'", "write 'gain_bits'"],
    ),
    "open_clue": (
        *("lone_reader", one("{op: gain_bits, n: 2}", "{op: open_clue}"), "op: open_clue"),
        ["'open_clue' cannot stand here", "opened_by"],
    ),
    "an op of battles": (
        *("lone_reader", one("{op: gain_bits, n: 2}", "{op: boss_damage, n: 2}"), "op: boss_damage"),
        ["'boss_damage' cannot stand here"],
    ),
    "an argument too many": (
        *("lone_reader", one("op: gain_bits, n: 2", "op: gain_bits, n: 2, hex: A-1"), "op: gain_bits"),
        ["'gain_bits' has no use for 'hex'", "only n, who", "delete it"],
    ),
    "an argument too few": (
        *("lone_reader", one("boss: reader, hex: B-3", "boss: reader"), "op: spawn_boss"),
        ["'spawn_boss' has no 'hex'", "such as 'hex: A-11'"],
    ),
    "a number that cannot be": (
        *("lone_reader", one("op: gain_bits, n: 2", "op: gain_bits, n: -2"), "op: gain_bits"),
        ["n is -2, expected 1 to 20 for 'gain_bits'"],
    ),
    "no turn of the tide": (
        *("tide_table", one("op: tide, n: -1", "op: tide, n: 0"), "op: tide, n: 0"),
        ["n is 0, expected -5 to 5 but not 0"],
    ),
    "fighters where nobody fights": (
        *("lone_reader", one("op: heal, n: 1", "op: heal, n: 1, who: fighters"), "op: heal"),
        ["nobody fights here", "write target"],
    ),
    "a reward for nobody": (
        *("lone_reader", one(", who: fighters", ""), "op: gain_super"),
        ["for whom", "write 'who: fighters'"],
    ),
    "healing that is shared": (
        *("lone_reader", one("op: gain_super, n: 1, who: fighters", "op: heal, n: 1, who: shared"), "who: shared"),
        ["cannot be shared", "write 'who: fighters'"],
    ),
    "a reward that is none": (
        *("lone_reader", one("op: gain_super, n: 1, who: fighters", "op: teleport"), "op: teleport"),
        ["'teleport' cannot stand here"],
    ),
    "chips of another tile": (
        *("lone_reader", one("op: gain_bits, n: 2", "op: reveal_chips, n: 2, where: any"), "where: any"),
        ["where is 'any', expected own_tile for 'reveal_chips'"],
    ),
    "contamination anywhere": (
        *("lone_reader", one("op: gain_bits, n: 2", "op: add_pawns, n: 2, where: any"), "where: any"),
        ["where is 'any', expected own_tile or neighbour_tile", "write own_tile"],
    ),
    "a tide where there is none": (
        *("lone_reader", one("op: gain_bits, n: 2", "op: tide, n: 1"), "op: tide"),
        ["no tide in this scenario", "describe it"],
    ),
    "a boss that does not exist": (
        *("lone_reader", one("boss: reader", "boss: writer"), "boss: writer"),
        ["'writer' is no boss", "expected one of reader", "correct it"],
    ),
    "an item that does not exist": (
        *("lone_reader", one("op: give_item, item: A", "op: give_item, item: B"), "item: B"),
        ["'B' is no item", "expected one of A"],
    ),
    "a weakness for nothing": (
        *("lone_reader", one("lowers: damage, item: A", "lowers: damage, item: C"), "item: C"),
        ["'C' is no item"],
    ),
    "an item F": (
        "lone_reader",
        one("- {id: A, name: the bookmark", "- {id: F, name: the bookmark"),
        "{id: F",
        ["'F'", "A, B, C, D, E"],
    ),
    "an item nobody gets": (
        *("lone_reader", one("- {id: A, name", "- {id: B}\n  - {id: A, name"), "- {id: B}"),
        ["nothing gives item B", "{op: give_item, item: B}"],
    ),
    "an item that comes twice": (
        *("lone_reader", one("op: heal, n: 1", "op: give_item, item: A"), "op: give_item, item: A}\nbosses"),
        ["'A' comes for the second time", "delete one"],
    ),
    "a boss that never appears": (
        *("lone_reader", one("op: spawn_boss, boss: reader, hex: B-3", "op: teleport"), BOSS),
        ["'reader' never appears", "op: spawn_boss, boss: reader"],
    ),
    "a boss that comes when it goes": (
        "lone_reader",
        [
            ("op: spawn_boss, boss: reader, hex: B-3", "op: teleport"),
            ("op: gain_super, n: 1, who: fighters", "op: spawn_boss, boss: reader, hex: B-3"),
        ],
        "op: spawn_boss",
        ["appears only when it is defeated", "let a clue bring it"],
    ),
    "four medium bosses": (
        *(
            "lone_reader",
            one("bosses:\n", "bosses:\n" + MANY_MEDIUM + "  - {id: m3, name: m, size: medium, hp_base: 1}\n"),
            "size: medium\n",
        ),
        ["3 medium boss pawns", "change its size"],
    ),
    "three large bosses": (
        *(
            "lone_reader",
            one("bosses:\n", "bosses:\n" + MANY_MEDIUM + "  - {id: x3, name: x, size: large, hp_base: 1}\n"),
            "id: x3",
        ),
        ["2 large boss pawns", "change its size"],
    ),
    "a shield for nobody": (
        *("lone_reader", one("{power: hunt}", "{power: shield}"), "{power: shield}"),
        ["the boss whom it protects", "add 'boss: ...'"],
    ),
    "a shield for itself": (
        *("lone_reader", one("{power: hunt}", "{power: shield, boss: reader}"), "{power: shield"),
        ["shields itself"],
    ),
    "a power that is none": (
        "lone_reader",
        one("power: hunt", "power: hnut"),
        "power: hnut",
        ["'hnut'", "write 'hunt'"],
    ),
    "no aim": (
        "lone_reader",
        one("  defeat: [reader]", "  defeat: []"),
        "  defeat: []",
        ["the aim is empty", "add 'defeat'"],
    ),
    "an aim nobody can defeat": (
        "lone_reader",
        one("defeat: [reader]", "defeat: [writer]"),
        "defeat: [writer]",
        ["'writer' is no boss"],
    ),
    "an aim nobody can solve": (
        *("lone_reader", one("defeat: [reader]", "solve: [first_page]"), "solve: [first_page]"),
        ["'first_page' is no clue", "voice, bookmark, last_page"],
    ),
    "an aim nobody can hold": (
        *("lone_reader", one("defeat: [reader]", "hold: {items: [B], count: 1}"), "hold: {items: [B]"),
        ["'B' is no item", "expected one of A"],
    ),
    "more items than there are": (
        *("lone_reader", one("defeat: [reader]", "hold: {items: [A], count: 2}"), "hold:"),
        ["2 of 1 items", "write 1 or less"],
    ),
    "no entry": (
        "lone_reader",
        [("  - {count: 1, turn_limit: 12, difficulty_mod: -1, stars_mod: -1}\n  - {count: 2, turn_limit: 9}", "  []")],
        "  []",
        ["entries", "length"],
    ),
    "five characters": ("lone_reader", one("count: 2", "count: 5"), "count: 5", ["is 5", "write one such as"]),
    "a second entry": (
        "lone_reader",
        one("count: 2", "count: 1"),
        "{count: 1, turn_limit: 9",
        ["a second entry for count 1"],
    ),
    "no difficulty": (
        "lone_reader",
        one("difficulty: 3", "difficulty: 0"),
        "difficulty: 0",
        ["is 0", "write one such as"],
    ),
    "no turn": ("lone_reader", one("turn_limit: 12", "turn_limit: 0"), "turn_limit: 0", ["is 0"]),
    "31 turns": ("lone_reader", one("turn_limit: 12", "turn_limit: 31"), "turn_limit: 31", ["is 31"]),
    "somebody who is no character": (
        *("lone_reader", one("[toru_kodai]", "[toru]"), "[toru]"),
        ["'toru' is no character", "toru_kodai", "write one of them"],
    ),
    "recommended and left out": (
        *("lone_reader", one("[rex]", "[toru_kodai]"), "left_out"),
        ["named before", "delete it here"],
    ),
    "more recommended than can play": (
        *("lone_reader", one("[toru_kodai]", "[toru_kodai, takuan, richard, amanogawa]"), "recommended"),
        ["4 characters are recommended, and only 3 can play"],
    ),
    "a reserve of more than there are": (
        *("lone_reader", one("reserve: 1", "reserve: 6"), "reserve: 6"),
        ["2 characters and 6 in reserve are more than the 7", "lower the reserve"],
    ),
    "carried to nowhere": (
        "water_marks",
        one("next: tide_table\n", ""),
        "  - {turns_left: 2, tokens: all}",
        ["nothing follows"],
    ),
    "its own sequel": ("water_marks", one("next: tide_table", "next: water_marks"), "next:", ["follows itself"]),
    "a tide that is lost": (
        *("tide_table", one("start: 0, after_loss: 1", "start: 0, after_loss: 5"), "tide: {"),
        ["lost before it begins", "'lose_at' above 5"],
    ),
    "no ending for the last turn": (
        "lone_reader",
        one("turns_left: 0", "turns_left: 1"),
        "turns_left: 1",
        ["last turn", "'turns_left: 0'"],
    ),
    "two endings for the same": (
        *("borrowed_shadow", one("turns_left: 2", "turns_left: 0"), "{turns_left: 0, text: Most"),
        ["0 turns left stand here twice"],
    ),
    "a key that nobody knows": (
        "lone_reader",
        one("money: 3", "mony: 3"),
        "mony: 3",
        ["'mony'", "did you mean 'money'?"],
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_scenario_that_cannot_be_played_is_refused_with_line_and_remedy(what: str) -> None:
    name, changes, mark, said = BROKEN[what]
    error = refused(name, changes)
    assert error.line == line_of(name, changes, mark), str(error)
    for words in said:
        assert words in str(error)
    assert str(error).startswith("my.yaml, line ")
    assert str(error).endswith((".", "?"))


def test_two_clues_at_one_facility_are_fine() -> None:
    text = LONE.read_text(encoding="utf-8")
    load(text.replace("    tile: B", "    facility: B-1"), Scenario)


def test_a_boss_may_bring_another() -> None:
    text = LONE.read_text(encoding="utf-8")
    text = text.replace("bosses:\n", "bosses:\n  - {id: echo, name: the Echo, size: large, hp_base: 1}\n")
    text = text.replace("    reward:\n", "    reward:\n      - {op: spawn_boss, boss: echo, hex: A-1}\n")
    assert box(load(text, Scenario), 1).boss_ids == ["echo", "reader"]


# --- docs/write-a-scenario.md ---

PAGE = (DOCS / "write-a-scenario.md").read_text(encoding="utf-8")


def test_the_scenario_of_the_page_can_be_played() -> None:
    text = re.search(r"^```yaml my.yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert text
    written = load(text[1], Scenario, name="my.yaml")
    for entry in written.entries:
        assert box(written, entry.count).turn_limit == entry.turn_limit


def test_the_page_names_every_field() -> None:
    structs = [
        Scenario,
        *(struct for struct in vars(content).values() if is_part(struct) and struct is not content.Luggage),
    ]
    for struct in structs:
        for field in fields(struct):
            assert re.search(rf"\b{field.encode_name}\b", PAGE), f"{struct.__name__}.{field.encode_name}"


def is_part(struct: object) -> bool:
    return isinstance(struct, type) and issubclass(struct, Part) and struct is not Part


def test_the_page_shows_every_effect_and_every_one_is_right() -> None:
    shown = [
        msgspec.convert(yaml.safe_load(each), Effect)
        for each in re.findall(r"^\| `({op: .*?})` \|", PAGE, re.MULTILINE)
    ]
    assert [effect.op for effect in shown] == list(IN_CLUES)
    for effect in shown:
        assert not list(effect.faults(IN_CLUES, ()))
    told = next(line for line in PAGE.splitlines() if line.startswith("| `reward`"))
    assert set(re.findall(r"`(\w+)`", told.partition("`all`")[2])) == set(IN_REWARDS)
    for character in character_ids():
        assert f"`{character}`" in PAGE
    for offset in printed().offsets:
        assert f"`{list(offset)}`" in PAGE
