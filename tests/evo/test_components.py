"""What is in the box: pieces, boards, tokens, the die, the wheel and the sheets."""

from __future__ import annotations

from collections import Counter

import pytest

from chimera.engine.content import ContentError, load
from chimera.engine.dice import Dice
from chimera.engine.ledger import load_ledger
from chimera.engine.reasons import ChimeraError
from chimera.games.evo import content
from chimera.games.evo.card import CARD
from chimera.games.evo.content import Basics, ClimatePack, EventCards, Genes, IslandRecord
from chimera.games.evo.tables import ZONE_NAMES
from tests.evo.helpers import BOX, A, B, C, table

CLIMATE: ClimatePack = CARD.contents.files[content.CLIMATE]
GENES: Genes = CARD.contents.files[content.GENES]
ISLAND_RECORDS: list[IslandRecord] = CARD.contents.files[content.ISLANDS].islands


def test_the_ledger_is_the_one_the_card_names() -> None:
    assert load_ledger([CARD.folder / name for name in CARD.ledger]).sha256 == CARD.ledger_sha256


@pytest.mark.rule("evo.comp.player-count")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_are_accepted(players: int) -> None:
    g = CARD.new(players, Dice.from_number(1, CARD.purposes))
    assert len(g.scores) == players


@pytest.mark.rule("evo.comp.player-count")
@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_players_are_rejected(players: int) -> None:
    with pytest.raises(ChimeraError, match="2 to 5 players"):
        CARD.new(players, Dice.from_number(1, CARD.purposes))


@pytest.mark.rule("evo.comp.pieces-per-colour")
def test_five_players_own_a_marker_a_sheet_and_eight_dinosaurs_each() -> None:
    t = table(players=5)
    view = t.view()
    assert sorted(view["order"]) == [0, 1, 2, 3, 4]  # five markers, one each
    assert len(view["sheets"]) == 5
    each = [on + off for on, off in zip(view["herds"], view["supply"], strict=True)]
    assert each == [8, 8, 8, 8, 8]
    assert sum(each) == 40 == t.g.totals()["dinosaurs"]


@pytest.mark.rule("evo.comp.mutation-point-tokens")
def test_the_bank_pays_more_points_than_there_are_tokens() -> None:
    t = table(players=5).empty_island()
    labels = t.isle.labels
    for seat in range(5):
        t.with_dinos(seat, *labels[8 * seat : 8 * seat + 8]).points(seat, 60)
    t.income()
    assert [t.mp(seat) for seat in range(5)] == [68] * 5


@pytest.mark.rule("evo.comp.gene-tokens")
def test_the_catalogue_has_six_of_each_normal_gene_and_twelve_unique_ones() -> None:
    copies = {gene.id: gene.copies for gene in GENES.normal}
    assert copies == {"legs": 6, "horn": 6, "thermoregulation": 6, "fur": 6, "egg": 6, "vial": 6}
    assert len({gene.id for gene in GENES.unique}) == 12
    assert sum(copies.values()) + len(GENES.unique) == 48


@pytest.mark.rule("evo.comp.climate-tokens")
def test_the_thirteen_climate_tokens_by_kind() -> None:
    kinds = {token.id: (token.count, token.turn, token.ends_game) for token in CLIMATE.tokens}
    assert kinds == {
        "clockwise": (8, 1, False),
        "double_clockwise": (1, 2, False),
        "still": (1, 0, False),
        "counterclockwise": (2, -1, False),
        "meteorite": (1, 0, True),
    }
    assert sum(token.count for token in CLIMATE.tokens) == 13


@pytest.mark.rule("evo.comp.combat-die-faces")
def test_the_six_faces_of_the_combat_die() -> None:
    faces = Counter(BOX.face_names[face] for face in BOX.die)
    assert faces == {"horn": 1, "horn_equal": 1, "horn_plus": 2, "horn_plus_plus": 1, "cross": 1}


@pytest.mark.rule("evo.comp.two-double-sided-boards")
def test_four_players_use_the_side_marked_four_and_no_other() -> None:
    assert sorted(island.players for island in ISLAND_RECORDS) == [2, 3, 4, 5]
    t = table(players=4)
    marked = next(island for island in ISLAND_RECORDS if island.players == 4)
    assert t.view()["island"]["name"] == marked.id
    spaces = [(s["q"], s["r"], s["terrain"]) for s in t.view()["island"]["spaces"]]
    assert spaces == [(s.q, s.r, s.terrain) for s in marked.spaces]
    assert len(t.g.board) == 48


@pytest.mark.rule("evo.comp.board-map")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_island_is_whole(players: int) -> None:
    isle = BOX.islands[players - 2]
    assert isle.size == 12 * players
    assert set(isle.terrain) == {0, 1, 2, 3}
    assert BOX.terrains == ["beach", "plains", "hills", "mountains"]
    assert [terrain.colour for terrain in CLIMATE.terrains] == ["yellow", "green", "brown", "white"]
    for space in range(isle.size):
        assert all(space in isle.near[other] for other in isle.near[space])
        assert isle.coast[space] == (len(isle.near[space]) < 6)
    reached = {0}
    while new := {t for s in reached for t in isle.near[s]} - reached:
        reached |= new
    assert len(reached) == isle.size
    starts = [space for pair in isle.starts for space in pair]
    assert [len(pair) for pair in isle.starts] == [2] * players
    assert len(set(starts)) == 2 * players
    assert all(isle.coast[s] and BOX.terrains[isle.terrain[s]] == "beach" for s in starts)


@pytest.mark.rule("evo.comp.terrain-heat-order")
def test_terrain_from_hottest_to_coldest() -> None:
    assert [terrain.colour for terrain in CLIMATE.terrains] == ["yellow", "green", "brown", "white"]
    for section, zones in enumerate(BOX.zones):  # what the wheel calls hot is hotter than what it calls cold
        ideal = zones.index(0)
        assert [zones.index(1)] == [ideal - 1] if 1 in zones else ideal == 0, section
        assert [zones.index(2)] == [ideal + 1] if 2 in zones else ideal == 3, section


@pytest.mark.rule("evo.comp.lab-layout")
def test_the_lab_has_five_columns_with_bids_zero_to_six_and_genes_under_all_but_the_first() -> None:
    t = table(players=5).points(A, 20).mutations("horn", "egg", "fur", "legs")
    lab = t.view()["lab"]
    assert len(lab["bids"]) == 5
    assert [gene >= 0 for gene in lab["genes"]] == [False, True, True, True, True]
    assert len(t.view()["order"]) == 5
    printed = [f"bid:{column}:{bid}" for column in (1, 2, 3, 4, 5) for bid in (0, 1, 2, 3, 4, 5, 6)]
    assert t.options(A) == printed


@pytest.mark.rule("evo.comp.climate-wheel-sections")
def test_the_wheel_is_a_ring_of_six_sections_with_one_status_per_terrain() -> None:
    ideals = [section.ideal for section in CLIMATE.wheel]
    assert ideals == ["beach", "plains", "hills", "mountains", "hills", "plains"]
    t = table().wheel(0)
    assert dict(zip(BOX.terrains, t.view()["wheel"]["zones"], strict=True)) == {
        "beach": "ideal",
        "plains": "cold",
        "hills": "deadly",
        "mountains": "deadly",
    }
    for section, record in enumerate(CLIMATE.wheel):
        named = [record.ideal, record.hot, record.cold, *record.deadly]
        assert sorted(name for name in named if name) == sorted(BOX.terrains)
        shown = table().wheel(section).view()["wheel"]["zones"]
        for terrain, zone in zip(BOX.terrains, shown, strict=True):
            assert zone in ZONE_NAMES
            assert terrain in (record.deadly if zone == "deadly" else [getattr(record, zone)])


@pytest.mark.rule("evo.sheet.starting-legs")
def test_a_young_species_has_two_movement_points() -> None:
    t = table().movement()
    assert t.asked == (A,)
    assert t.view()["turn"] == {"seat": A, "points": 2, "acted": False, "flown": False, "swum": False}


@pytest.mark.rule("evo.sheet.starting-eggs")
def test_a_young_species_lays_exactly_one_egg() -> None:
    t = table().births()
    t.choose(A, t.options(A, "lay")[0])
    assert t.herd(A) == 3
    t.passing(until="survival")
    assert [event.seat for event in t.happened("born")] == [A]
    assert t.happened("pass")[-1].args["egg"] == 1


@pytest.mark.rule("evo.sheet.starting-no-horns-fur-thermo")
def test_a_young_species_has_no_horns_fur_thermoregulation_or_vials() -> None:
    stats = table().view()["sheets"][A]["stats"]
    assert (stats["attack"], stats["defence"]) == (0, 0)
    assert (stats["fur"], stats["thermoregulation"], stats["discount"]) == (0, 0, 0)
    assert table().view()["sheets"][A]["genes"] == [0] * 6


@pytest.mark.rule("evo.sheet.no-gene-limit")
def test_a_fourth_horn_counts_too() -> None:
    t = table().genes(A, "horn", "horn", "horn").mutations("horn", "egg")
    t.choose(A, "bid:2:1").choose(B, "bid:3:0").choose(C, "bid:1:0")
    assert t.view()["sheets"][A]["stats"]["attack"] == 4
    assert t.view()["sheets"][A]["stats"]["defence"] == 4


# --- content that contradicts itself is refused with a sentence ---


@pytest.mark.rule("evo.comp.climate-wheel-sections")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("deadly: [hills, mountains]", "deadly: [hills]"),  # mountains are forgotten
        ("deadly: [hills, mountains]", "deadly: [plains, hills, mountains]"),  # plains are cold already
        ("ideal: beach, cold: plains", "ideal: beach, cold: beach"),
    ],
)
def test_each_section_says_of_every_terrain_once_what_it_is(old: str, new: str) -> None:
    text = (CARD.folder / "content/climate.yaml").read_text(encoding="utf-8")
    with pytest.raises(ContentError, match="section_0 does not say of each terrain once"):
        load(text.replace(old, new), ClimatePack)


def test_one_token_ends_the_game() -> None:
    text = (CARD.folder / "content/climate.yaml").read_text(encoding="utf-8")
    with pytest.raises(ContentError, match="not exactly one token ends the game"):
        load(text.replace(", ends_game: true", ""), ClimatePack)


def test_prescience_orders_two_tokens_and_one_token_is_removed() -> None:
    events = (CARD.folder / "content/events.yaml").read_text(encoding="utf-8")
    with pytest.raises(ContentError, match="order_tokens looks at 2 tokens"):
        load(events.replace("op: order_tokens, amount: 2", "op: order_tokens, amount: 3"), EventCards)
    basics = (CARD.folder / "content/basics.yaml").read_text(encoding="utf-8")
    with pytest.raises(ContentError, match="removed_tokens"):
        load(basics.replace("removed_tokens: 1", "removed_tokens: 2"), Basics)
