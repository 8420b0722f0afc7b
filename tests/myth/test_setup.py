"""How an adventure is prepared."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import advance
from chimera.engine.cells import cells_of
from chimera.engine.dice import Dice
from chimera.games.myth.setup import set_up
from chimera.games.myth.words import NOTHING, STREAMS
from tests.myth.field import Field, box_of, field


def new(*heroes: str, seed: int = 1, **settings: str | int | bool) -> Field:
    """A match as it is set up, at its first question."""
    box = box_of(tuple(heroes), tuple(sorted(settings.items())))
    f = Field(set_up(box, Dice.from_number(seed, STREAMS), 1))
    f.g.listen()
    advance(f.g)
    return f


@pytest.mark.rule("myth.setup.step-order")
def test_heroes_adventure_tile_bag_and_darkness_are_prepared_in_this_order() -> None:
    f = new("soldier", mode="slaughterfield")
    parts = [str(event.args["part"]) for event in f.told("prepared")]
    f.play("soldier", "at:f6", "family:tribal")
    parts += [str(event.args["part"]) for event in f.told("prepared")]
    assert parts == ["heroes", "adventure", "first-tile", "treasure-bag", "darkness-board"]


@pytest.mark.rule("myth.setup.cooperative")
def test_three_seats_play_heroes_and_nobody_plays_the_darkness() -> None:
    f = new("soldier", "archer", "acolyte", mode="slaughterfield")
    assert len(f.g.scores) == 3
    assert sorted(f.box.seat_hero) == [0, 2, 4]


@pytest.mark.rule("myth.setup.starting-kit", "myth.item.brown")
def test_the_archer_begins_with_her_three_brown_items() -> None:
    f = new("archer", mode="slaughterfield")
    worn = [name for name in f.wears("archer") if name]
    assert worn == ["brown_stick_and_twine", "brown_arrow_bag", "brown_adventurers_gear"]
    assert f.carries("archer") == []


@pytest.mark.rule("myth.hero.vitality-start", "myth.hero.threat-start", "myth.hero-token.content-vitality")
def test_heroes_begin_unhurt_and_without_threat() -> None:
    f = new("acolyte", "apprentice", "archer", "brigand", "soldier", mode="slaughterfield")
    assert f.g.hp == [6, 5, 5, 6, 7]
    assert f.g.threat == [0] * 5
    assert [f.g.movement(seat) for seat in range(5)] == [2] * 5


@pytest.mark.rule("myth.round.opening-hand", "myth.hero-deck.base-size", "myth.hero-deck.novice-locked")
def test_every_hero_draws_five_of_its_25_base_cards() -> None:
    f = new("soldier", "brigand", mode="slaughterfield")
    assert [hand.bit_count() for hand in f.g.hand] == [5, 5]
    assert [deck.bit_count() for deck in f.g.deck] == [20, 20]
    assert all(copy < 25 for copy in cells_of(f.g.deck[1] | f.g.hand[1]))


@pytest.mark.rule("myth.hero-deck.novice-locked")
def test_novice_cards_are_in_the_deck_only_if_the_table_wants_all() -> None:
    f = new("brigand", mode="slaughterfield", deck="all")
    assert (f.g.deck[0] | f.g.hand[0]).bit_count() == 30


@pytest.mark.rule("myth.setup.treasure-bag-initial")
def test_the_bag_of_the_hunt_holds_30_white_and_15_green_tokens() -> None:
    assert new("soldier").g.bag == [0, 30, 15, 0]


@pytest.mark.rule("myth.setup.darkness-meter-start")
def test_the_meter_starts_at_zero() -> None:
    assert new("soldier").g.meter == 0


@pytest.mark.rule("myth.setup.darkness-deck-choice")
def test_the_darkness_deck_holds_ten_cards() -> None:
    f = new("soldier")
    assert f.g.omens.bit_count() == 10
    assert (f.g.omen, f.g.omens_top, f.g.omens_bottom) == (NOTHING, [], [])


@pytest.mark.rule("myth.setup.dice-types", "myth.setup.fate-symbols")
def test_hit_dice_have_ten_faces_and_fate_dice_six() -> None:
    f = field("soldier")
    f.g.deed = [0] * 40
    f.g.roll(0, 1000, 1000)
    assert sorted(set(f.g.pips)) == list(range(1, 11))
    assert sorted(set(f.g.fates)) == list(range(6))


@pytest.mark.rule("myth.setup.damage-meter")
def test_damage_is_kept_for_each_monster() -> None:
    f = field("soldier").monster("lair_tribal", "a1").monster("lair_tribal", "e1")
    full = f.g.life[0]
    f.g.wound(0, 2, 0)
    assert f.g.life == [full - 2, full]


@pytest.mark.rule("myth.setup.first-tile", "myth.tile.squares", "myth.legend.treasure")
def test_one_tile_of_144_squares_with_six_treasure_tokens_on_the_board() -> None:
    f = new("soldier")
    assert f.box.map.size == 144
    assert f.g.tokens == 6
    assert f.g.loot == []


@pytest.mark.rule("myth.setup.dice-types")
def test_the_same_seed_sets_up_the_same_match() -> None:
    assert new("soldier", seed=5).g.hand == new("soldier", seed=5).g.hand
    assert new("soldier", seed=5).g.hand != new("soldier", seed=6).g.hand


@pytest.mark.rule("myth.hero.equipment-slots", "myth.hero.board-elements", "myth.hero.action-space-count")
def test_a_hero_board_has_five_slots_and_four_spaces() -> None:
    f = new("soldier")
    assert len(f.g.gear) == 5
    assert len(f.g.spaces) == 4
