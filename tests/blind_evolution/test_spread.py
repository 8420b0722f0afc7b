"""Blind Evolution Mythos, rule by rule: contamination spreads, touches and occupies at the end of a turn."""

from __future__ import annotations

import pytest
import yaml

from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import FACE_DOWN
from tests.blind_evolution.city import (
    LONE,
    A,
    B,
    at,
    city,
    codes,
    end,
    hold,
    judging,
    pawn,
    pawns,
    play,
    run,
    stand,
    where,
)
from tests.blind_evolution.dusk import comes, dusk, of_kind, stars

FAR = {"A": "C-17", "B": "C-19"}  # far from tile A and from each other


def quiet(*heroes: str, **settings: str | int) -> BlindEvolution:
    """Two characters in the far corner of tile C, and no spread card has a star."""
    g = city(*heroes, **settings)  # type: ignore[arg-type]
    stand(g, **FAR)
    stars(g, {})
    return g


def fill(g: BlindEvolution, tile: str, first: int, last: int) -> None:
    """Contaminate the hexes of a tile from one number to another."""
    pawn(g, *[f"{tile}-{number}" for number in range(first, last + 1)])


def of(g: BlindEvolution, tile: str) -> list[int]:
    """The contaminated numbers of a tile."""
    return [int(name[2:]) for name in pawns(g) if name.startswith(tile)]


def marked(g: BlindEvolution) -> list[str]:
    """The tiles that are occupied, as everybody sees it."""
    return [g.box.tiles[tile] for tile in g.view(A)["occupied"]]


# placing


@pytest.mark.rule("blind_evolution.spread.tiles-alphabetical")
def test_tiles_are_checked_in_order_of_their_letters_one_card_each() -> None:
    book = yaml.safe_load(LONE)
    book["tiles"] = {"C": [0, 0], "A": [5, -2], "F": [2, 3]}
    book["facilities"] = [{"id": "library", "hex": "C-15"}, {"id": "hospital", "hex": "A-15"}]
    book["stations"] = []
    book["lines"] = []
    book["start"] = "C-15"
    del book["starting_ability"]
    book["clues"] = [{**book["clues"][0], "tile": "A"}, {**book["clues"][1], "tile": "C"}]
    book["clues"].append({"id": "page", "facility": "C-15", "difficulty": 4, "text": "Your name.", "effects": []})
    book["clues"][2]["effects"] = [{"op": "spawn_boss", "boss": "reader", "hex": "F-3"}]
    g = city(files={"reader.yaml": yaml.safe_dump(book, sort_keys=False)})
    stars(g, {})
    assert [event.args["tile"] for event in of_kind(dusk(g), "calm")] == ["A", "C", "F"]
    stars(g, dict.fromkeys(range(1, 20), 1))
    assert [event.args["tile"] for event in of_kind(dusk(g), "spread")] == ["A", "C", "F"]


@pytest.mark.rule("blind_evolution.spread.no-contamination-card")
def test_a_card_without_stars_leaves_the_tile_alone() -> None:
    g = quiet()
    pawn(g, "A-2", "A-3", "A-4")
    dusk(g)
    assert of(g, "A") == [2, 3, 4]


@pytest.mark.rule("blind_evolution.spread.stars-are-pawns")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_so_many_stars_are_so_many_pawns(count: int) -> None:
    g = quiet()
    pawn(g, "A-2")
    stars(g, {11: count})
    comes(g, 11)
    dusk(g)
    assert len(of(g, "A")) == 1 + count
    assert len(pawns(g)) == 1 + count


@pytest.mark.rule("blind_evolution.spread.clean-tile-second-card")
def test_on_a_clean_tile_a_second_card_gives_the_first_hex() -> None:
    g = quiet()
    stars(g, {4: 3})
    comes(g, 4, 5)
    dusk(g)
    assert pawns(g) == ["A-5", "A-6", "A-7"]


@pytest.mark.rule("blind_evolution.spread.contaminated-tile-continues")
def test_on_a_contaminated_tile_it_goes_on_behind_the_highest_number() -> None:
    g = quiet()
    pawn(g, "A-5", "A-9")
    stars(g, {4: 2})
    comes(g, 4, 17)
    dusk(g)
    assert of(g, "A") == [5, 9, 10, 11]


@pytest.mark.rule("blind_evolution.spread.one-pawn-per-hex")
def test_a_hex_holds_one_pawn_and_a_placed_one_is_never_wasted_on_a_full_hex() -> None:
    g = quiet()
    fill(g, "B", 1, 3)
    fill(g, "B", 17, 19)
    stars(g, dict.fromkeys(range(1, 20), 4))
    before = 6
    for _ in range(2):
        dusk(g)
        assert max(g.pawns) == 1
        assert sum(g.pawns) == before + 12  # four on each of three tiles
        before += 12
    assert of(g, "B") == [*range(1, 12), 17, 18, 19]


@pytest.mark.rule("blind_evolution.spread.wrap-around")
def test_after_19_comes_1_and_full_hexes_are_skipped() -> None:
    g = quiet()
    pawn(g, "A-18", "A-19")
    stars(g, {4: 2})
    comes(g, 4)
    dusk(g)
    assert of(g, "A") == [1, 2, 18, 19]

    g = quiet()
    pawn(g, "A-1", "A-18", "A-19")
    stars(g, {4: 2})
    comes(g, 4)
    dusk(g)
    assert of(g, "A") == [1, 2, 3, 18, 19]


@pytest.mark.rule("blind_evolution.spread.full-tile")
@pytest.mark.parametrize("full", [19, 18])
def test_on_a_tile_without_a_free_hex_nothing_is_placed(full: int) -> None:
    g = quiet("rex", "takuan")
    fill(g, "A", 1, full)
    if full == 18:
        stand(g, A="A-19")
    stars(g, {4: 2})
    comes(g, 4)
    told = dusk(g)
    assert of(g, "A") == list(range(1, full + 1))
    assert of_kind(told, "spread") == []
    assert not g.over()


@pytest.mark.rule("blind_evolution.spread.special-hexes")
def test_stations_facilities_and_chips_do_not_block_a_pawn() -> None:
    g = quiet()
    assert g.chips[at(g, "A-7")] == FACE_DOWN
    assert g.box.station[at(g, "A-8")]
    stars(g, {4: 2})
    comes(g, 4, 7)
    dusk(g)
    assert pawns(g) == ["A-7", "A-8"]
    assert g.chips[at(g, "A-7")] == FACE_DOWN

    assert g.box.railway[at(g, "A-10")]
    assert g.box.facility[at(g, "A-11")] >= 0
    stars(g, {4: 3})
    comes(g, 4)
    dusk(g)
    assert pawns(g) == ["A-7", "A-8", "A-9", "A-10", "A-11"]


@pytest.mark.rule("blind_evolution.spread.blocked-hexes")
def test_no_pawn_is_placed_on_a_character_or_a_boss() -> None:
    g = quiet()
    stand(g, A="A-5")
    g.spawn(0, at(g, "A-7"))
    g.box.powers[0] = []
    stars(g, {4: 2})
    comes(g, 4, 5)
    dusk(g)
    assert pawns(g) == ["A-6", "A-8"]


@pytest.mark.rule("blind_evolution.spread.deck-reshuffle")
def test_all_nineteen_spread_cards_are_shuffled_before_every_end_of_turn() -> None:
    g = quiet()
    g.box.turn_limit = 1000
    stars(g, dict.fromkeys(range(1, 20), 1))
    first: list[tuple[int, ...]] = []
    for _ in range(150):  # six cards at each, of which three give numbers
        g.hp = [12, 10]
        for place in range(g.box.hexes):
            g.pawns[place] = 0
        dusk(g)
        first.append((of(g, "A")[0], of(g, "B")[0], of(g, "C")[0]))
    assert {a for a, _, _ in first} == {b for _, b, _ in first} == set(range(1, 20))
    assert all(len({a, b}) == 2 for a, b, _ in first)  # within one end of turn no card comes twice
    assert len(set(first)) > 100


# touching


@pytest.mark.rule("blind_evolution.spread.damage-per-adjacent-pawn")
def test_every_adjacent_pawn_does_one_damage_after_the_spread() -> None:
    g = quiet()
    stand(g, A="A-10")
    g.hp[A] = 7
    pawn(g, "A-5", "A-9", "A-15", "A-1", "A-12")  # the last two at distance 2
    dusk(g)
    assert g.hp[A] == 4
    assert g.hp[B] == 10


@pytest.mark.rule("blind_evolution.spread.energy-drain")
def test_energy_drain_turns_the_first_point_into_recovery_by_itself() -> None:
    g = quiet("toru_kodai", "takuan")
    stand(g, A="A-10")
    hold(g, A, "energy_drain")
    g.hp[A] = 5
    pawn(g, "A-5", "A-9", "A-15")
    told = dusk(g)  # which chooses nothing but `end`
    assert g.hp[A] == 4
    assert [event.args["n"] for event in of_kind(told, "healed")] == [1]
    assert [event.args["n"] for event in of_kind(told, "hurt")] == [2]


@pytest.mark.rule("blind_evolution.spread.energy-drain")
def test_energy_drain_without_damage_recovers_nothing() -> None:
    g = quiet("toru_kodai", "takuan")
    hold(g, A, "energy_drain")
    g.hp[A] = 5
    dusk(g)
    assert g.hp[A] == 5


@pytest.mark.rule("blind_evolution.spread.damage-after-all-tiles")
def test_contact_hurts_once_after_all_tiles_have_spread() -> None:
    g = quiet()
    stand(g, A="A-7")
    pawn(g, "A-5", "B-7")  # not adjacent; the next ones are
    stars(g, {3: 1, 4: 1})
    comes(g, 3, 4)
    told = dusk(g)
    assert pawns(g) == ["A-5", "A-6", "B-7", "B-8"]
    assert [(event.seat, event.args["n"]) for event in of_kind(told, "hurt")] == [(A, 2)]
    kinds = [event.kind for event in told]
    assert kinds.index("hurt") > len(kinds) - 1 - kinds[::-1].index("spread")


@pytest.mark.rule("blind_evolution.spread.damage-same-hex")
def test_a_pawn_on_the_own_hex_hurts_like_an_adjacent_one() -> None:
    g = quiet()
    hold(g, A, "slip_through")
    stand(g, A="A-10")
    pawn(g, "A-10", "A-9")
    g.hp[A] = 7
    dusk(g)
    assert g.hp[A] == 5


# occupied tiles


@pytest.mark.rule("blind_evolution.spread.occupied-tile")
@pytest.mark.parametrize(("option", "last", "tiles"), [(11, 9, []), (11, 10, ["A"]), (10, 8, []), (10, 9, ["A"])])
def test_a_tile_is_occupied_with_eleven_pawns_or_with_ten_as_an_option(
    option: int, last: int, tiles: list[str]
) -> None:
    g = quiet(occupied_at=option)
    fill(g, "A", 1, last)
    stars(g, {4: 1})
    comes(g, 4)
    dusk(g)
    assert len(of(g, "A")) == last + 1
    assert marked(g) == tiles


@pytest.mark.rule("blind_evolution.spread.occupied-no-restriction")
def test_on_an_occupied_tile_everything_goes_on() -> None:
    g = quiet()
    fill(g, "B", 1, 10)
    stars(g, {3: 1})
    comes(g, 4, 3)
    dusk(g)
    assert marked(g) == ["B"]

    end(g, A)
    stand(g, B="A-12")
    play(g, B, "walk:B-13")
    judging(g, 3)
    assert "researches" in play(g, B, "research")
    assert where(g, B) == "B-13"
    stars(g, {3: 2})
    comes(g, 4, 3)
    while codes(g, B) != [] and "end" not in codes(g, B):
        play(g, B, codes(g, B)[0])
    dusk(g)
    assert of(g, "B") == [*range(1, 13), 14]  # B stands on 13


@pytest.mark.rule("blind_evolution.spread.occupied-permanent")
def test_an_occupied_tile_stays_marked_when_pawns_are_removed() -> None:
    g = quiet()
    fill(g, "A", 1, 10)
    stars(g, {4: 1})
    comes(g, 4)
    dusk(g)
    stand(g, A="A-10")  # a pawn is on it, which does not matter here
    play(g, A, "clean:A-5", "clean:A-6")
    assert len(of(g, "A")) == 9
    assert marked(g) == ["A"]
    stars(g, {})
    end(g, A)
    dusk(g)
    assert marked(g) == ["A"]


@pytest.mark.rule("blind_evolution.spread.occupied-checked-at-once")
def test_occupation_is_checked_as_soon_as_an_event_adds_a_pawn() -> None:
    g = city(cards=("R15",))  # going to another tile adds a pawn there
    stand(g, A="A-12", B="A-1")
    fill(g, "B", 1, 10)
    play(g, A, "walk:B-13")
    assert len(of(g, "B")) == 11
    assert g.active == A
    assert marked(g) == ["B"]


@pytest.mark.rule("blind_evolution.spread.occupied-checked-at-once")
def test_occupation_is_checked_for_the_pawn_of_a_boss() -> None:
    g = quiet()
    fill(g, "B", 1, 10)
    g.spawn(0, at(g, "B-19"))  # the Lender adds one to its tile at the end of every turn
    dusk(g)
    assert len(of(g, "B")) == 11
    assert marked(g) == ["B"]


@pytest.mark.rule("blind_evolution.spread.turn-counter-advances")
def test_the_turn_counter_goes_up_after_spread_and_damage() -> None:
    g = quiet()
    g.turn = 4
    stand(g, A="A-10")
    pawn(g, "A-8")
    stars(g, {4: 1})
    comes(g, 4)
    told = [event.kind for event in dusk(g)]
    assert g.turn == 5
    assert run(g).active == A
    assert told.index("spread") < told.index("hurt") < told.index("counted")
