"""The Darkness deck, tiles and waves of Myth as content, where all is known from, and what is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from chimera.games.myth.box import MythBox
from chimera.games.myth.cardboard import HOLDS, SAYS
from chimera.games.myth.content import (
    CARDS_FILE,
    DARKNESS_FILE,
    FILES,
    HEROES_FILE,
    ITEMS_FILE,
    MONSTERS_FILE,
    TILES_FILE,
    WAVES_FILE,
)
from chimera.games.myth.kinds import (
    SIZE_BOSS,
    SIZE_MINI_BOSS,
    SIZES,
)
from tests.myth.printed import DARKNESS, box, card, complaint, monster, text


@pytest.mark.rule("myth.darkness.content-cards", "myth.setup.darkness-deck-choice")
def test_ten_darkness_cards_share_an_order() -> None:
    assert len({each.id for each in DARKNESS.cards}) == 10
    assert DARKNESS.order == ["minion", "captain", "mini_boss", "boss"]
    assert [SIZES[size] for size in box().order] == DARKNESS.order


@pytest.mark.rule("myth.darkness.card-fields")
@pytest.mark.parametrize("name", [each.id for each in DARKNESS.cards])
def test_every_darkness_card_has_event_penalty_and_spawn(name: str) -> None:
    omen = next(each for each in DARKNESS.cards if each.id == name)
    assert (omen.event.op == "nothing") == (omen.event.if_ == "never")
    assert omen.penalty.threshold == (8 if name == "scent_of_fear" else 10)
    assert omen.spawn.op in ("normal", "heavy", "again")


def test_the_penalties_of_the_deck_are_ten_different_ones() -> None:
    assert len({each.penalty.op for each in DARKNESS.cards}) == 10


# --- tiles and waves ---


@pytest.mark.rule("myth.tile.12x12")
def test_the_legend_of_a_large_tile() -> None:
    tables = box()
    assert (tables.lairs_least, tables.lairs_most, tables.packs_least, tables.packs_most) == (1, 2, 0, 1)
    assert (tables.pack_least, tables.pack_most, tables.pack_distance, tables.treasure) == (3, 8, 4, 6)
    assert (tables.width, tables.height, tables.map.size) == (12, 12, 144)


def cells(tables: MythBox, *names: str) -> list[int]:
    return [tables.map.cell_named(name) for name in names]


@pytest.mark.rule("myth.lines.red")
def test_a_red_square_stops_moves_and_sight() -> None:
    tables = box()
    west, red, east = cells(tables, "b3", "c3", "d3")
    assert tables.red >> red & 1
    assert red not in tables.map.neighbours[west]
    assert not tables.map.line_of_sight(west, east, 0)


@pytest.mark.rule("myth.lines.blue")
def test_a_blue_square_stops_moves_but_not_sight() -> None:
    tables = box()
    west, blue, east = cells(tables, "a8", "b8", "c8")
    assert tables.blue >> blue & 1
    assert blue not in tables.map.neighbours[west]
    assert tables.map.line_of_sight(west, east, 0)


@pytest.mark.rule("myth.lines.purple")
def test_the_purple_line_stops_nothing() -> None:
    tables = box()
    outside, inside = cells(tables, "b6", "c6")
    assert not tables.purple >> outside & 1
    assert tables.purple >> inside & 1
    assert inside in tables.map.neighbours[outside]
    assert tables.map.line_of_sight(outside, inside, 0)


@pytest.mark.parametrize("mode", ["hunt", "slaughterfield"])
def test_one_can_walk_to_every_square_that_is_not_walled_in(mode: str) -> None:
    tables = box(mode=mode)
    open_squares = tables.map.everywhere & ~tables.red & ~tables.blue
    start = open_squares & -open_squares
    assert tables.map.flood(start, tables.map.size, open_squares) == open_squares


def test_a_large_base_fits_where_no_line_crosses_it() -> None:
    tables = box()
    beside, clear = cells(tables, "b2", "e5")
    assert not tables.map2.fits >> beside & 1
    assert tables.map2.fits >> clear & 1
    assert box(mode="slaughterfield").map4.fits.bit_count() == 81


@pytest.mark.rule("myth.slaughterfield.waves-1-3", "myth.slaughterfield.waves-4-7", "myth.slaughterfield.waves-8-10")
def test_ten_waves_grow() -> None:
    tables = box(mode="slaughterfield")
    assert tables.wave_types == [1, 1, 1, 2, 2, 2, 2, 3, 3, 3]
    assert tables.wave_minions == [3, 4, 0, 3, 4, 4, 0, 3, 4, 0]
    assert tables.wave_captains == [0, 0, 1, 0, 0, 1, 2, 1, 2, 2]
    assert tables.wave_big == [-1] * 7 + [SIZE_MINI_BOSS, SIZE_MINI_BOSS, SIZE_BOSS]


@pytest.mark.rule("myth.slaughterfield.setup-timer", "myth.slaughterfield.setup-centre")
def test_four_runes_and_the_middle_of_the_field() -> None:
    tables = box(mode="slaughterfield")
    assert tables.runes == 4
    assert tables.wave_span == (4, 7)


# --- sources ---


@pytest.mark.parametrize("file", FILES)
def test_every_record_says_where_it_is_known_from(file: str) -> None:
    for line in text(file).splitlines():
        if "field_sources:" in line:
            said = line.partition("field_sources: ")[2]
            assert said.startswith("{")
            assert said.endswith("}")


def test_what_is_reconstructed_is_not_said_to_be_in_the_rulebook() -> None:
    smite, lance = card("acolyte_smite"), card("apprentice_arcane_lance")
    assert "ap" in smite.field_sources["reconstructed"]
    assert "damage" in lance.field_sources["public"]
    assert monster("shambler").source == "reconstructed"
    assert monster("grubber").source == "rulebook"
    assert all(omen.source == "reconstructed" for omen in DARKNESS.cards)


# --- what is refused ---

MISTAKES = [
    (CARDS_FILE, "op: attack, d10_per: faith", "op: atack, d10_per: faith", "did you mean 'attack'?"),
    (CARDS_FILE, "d10_per: faith", "d10_per: fait", "did you mean 'faith'?"),
    (CARDS_FILE, "op: attack, d10_per: faith", "op: attack, pair: true", "'attack' has no use for 'pair'"),
    (CARDS_FILE, "aura: enemy_tn, whom: all", "aura: enemy_tn, whom: everybody", "'everybody' is not known here"),
    (CARDS_FILE, "aura: enemy_tn, whom: all, amount: 1", "aura: enemy_tn, whom: all", "has no 'amount'"),
    (CARDS_FILE, "keywords: [attack, holy, relic]", "keywords: [attack, wholly, relic]", "did you mean 'holy'?"),
    (CARDS_FILE, "keywords: [attack, holy, relic]", "keywords: [holy, relic]", "an attack has the keyword 'attack'"),
    (CARDS_FILE, "hero: acolyte", "hero: skald", "'skald' is not known here"),
    (CARDS_FILE, "copies: 3", "copies: 4", "the acolyte has 26 base cards, expected 25"),
    (CARDS_FILE, "    damage: 2\n", "", "add it, such as 'damage: 1'"),
    (CARDS_FILE, "    windows: [begin, event, target, moved, dice]\n", "", "add 'windows: [...]'"),
    (
        CARDS_FILE,
        "same_as: acolyte_angelic_word",
        "same_as: acolyte_angel",
        "'acolyte_angel' is no card of the acolyte",
    ),
    (CARDS_FILE, "      - {op: choose, who: one}\n", "      - {op: root}\n", "nobody is chosen for it"),
    (CARDS_FILE, "range: weapon\n", "range: wepon\n", "did you mean 'weapon'?"),
    (CARDS_FILE, "cautious: 4, normal: 3, aggressive: 2", "cautious: 4, normal: 3", "expected a range for each"),
    (HEROES_FILE, "symbol: faith", "symbol: fate", "did you mean 'faith'?"),
    (HEROES_FILE, "- id: brigand", "- id: trickster", "expected acolyte, apprentice, archer, brigand, soldier"),
    (MONSTERS_FILE, "cost: [rage], power: prone", "cost: [rag], power: prone", "did you mean 'rage'?"),
    (MONSTERS_FILE, "power: burrow", "power: borrow", "did you mean 'burrow'?"),
    (MONSTERS_FILE, "captain: mucker", "captain: mocker", "'mocker' is no monster"),
    (MONSTERS_FILE, "priorities: [threat, proximity, rage]", "priorities: [treat, proximity, rage]", "'threat'?"),
    (MONSTERS_FILE, "d10: 2, fd: 1, attacks: 2, tn: 5", "d10: 3, fd: 1, attacks: 2, tn: 5", "cannot be shared out"),
    (MONSTERS_FILE, "    difficulty: 1\n", "", "a boss has a stage and a difficulty"),
    (ITEMS_FILE, "id: white_3_gold", "name: white_3_gold", "has the unknown key 'name'"),
    (ITEMS_FILE, "copies: 8", "copies: 9", "the white deck has 31 cards, expected 30"),
    (ITEMS_FILE, "cost: [faith], gift: calm", "cost: [faith], gift: clam", "did you mean 'calm'?"),
    (ITEMS_FILE, "    range: 4\n", "", "a weapon has a range"),
    (ITEMS_FILE, "    gold: 1\n", "", "a consumable gives gold or a potion"),
    (DARKNESS_FILE, "op: double_spawn, if: lair", "op: double_spawn, if: liar", "did you mean 'lair'?"),
    (DARKNESS_FILE, "op: nothing, if: never", "op: nothing, if: always", "an event that is nothing never happens"),
    (TILES_FILE, '"..R........."', '"..R........"', "the row has 11 squares, expected 12"),
    (TILES_FILE, '"..R........."', '"..X........."', "'X' is no square"),
    (TILES_FILE, '"..P........."', '"............"', "corners of the set-up area, expected 2 'P'"),
    (TILES_FILE, "mode: hunt", "mode: haunt", "did you mean 'hunt'?"),
    (WAVES_FILE, "types: 2, minions: 3", "types: 3, minions: 3", "three types leave the fourth edge"),
    (WAVES_FILE, "minions: 3, captains: 0", "minions: 0, captains: 0", "nobody comes"),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "said"), MISTAKES, ids=[f"{each[0][8:-5]}: {each[3]}" for each in MISTAKES]
)
def test_a_mistake_is_one_sentence_with_a_line_and_a_remedy(file: str, old: str, new: str, said: str) -> None:
    sentence = complaint(file, old, new)
    assert said in sentence
    assert ", line " in sentence
    assert "\n" not in sentence


# --- the page that explains it ---

PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "write-a-card.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("heading", "words"), [("## What a card does\n", SAYS), ("## What it does while", HOLDS)])
def test_the_page_for_authors_explains_every_word_and_its_keys(
    heading: str, words: dict[str, tuple[tuple[str, ...], tuple[str, ...]]]
) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+) \| (.+) \|$", PAGE.split(heading)[1].split("\n## ")[0], re.MULTILINE)
    explained = {word: re.findall(r"`(\w+)`", keys) for word, _, keys in rows}
    assert explained == {word: [*needs, *may] for word, (needs, may) in words.items()}


def test_the_card_on_the_page_is_the_card_of_the_file() -> None:
    example = PAGE.split("```yaml\n")[1].split("```")[0]
    assert example in text(CARDS_FILE)
