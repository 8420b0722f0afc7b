"""Range, lines of sight and the squares of areas."""

from __future__ import annotations

import pytest

from chimera.games.myth.combat.sight import arc, distance, in_range, monster_sees, ring, sees, turns_of
from chimera.games.myth.ops import SHAPE_ARC
from tests.myth.acting import acting
from tests.myth.field import Field, field


def sight(f: Field, hero: str, square: str) -> bool:
    return sees(f.g, f.seat(hero), f.square(square))


@pytest.mark.rule("myth.range.count")
def test_range_counts_squares_and_diagonals_count_one() -> None:
    f = field().at("soldier", "a1").monster("grubber", "d1").monster("grubber", "e1").monster("mucker", "d3")
    assert distance(f.g, 0, f.foe("e1")) == 4  # three squares between
    assert distance(f.g, 0, f.foe("d3")) == 3  # dx 3, dy 2
    assert distance(f.at("soldier", "c1").g, 0, f.foe("d1")) == 1


@pytest.mark.rule("myth.los.corner-to-corner", "myth.los.blockers")
def test_a_hero_sees_a_target_when_one_line_from_corner_to_corner_is_free() -> None:
    f = field("acolyte").at("acolyte", "f2").monster("grubber", "g3")
    assert sight(f, "acolyte", "h5")  # by f3 and g4
    f.monster("mucker", "g4")
    assert not sight(f, "acolyte", "h5")  # all lines pass one of them
    assert sight(f, "acolyte", "g5")  # along their edges


@pytest.mark.rule("myth.los.blockers")
def test_lairs_and_red_lines_block_the_sight_even_of_the_archer() -> None:
    f = field("archer").at("archer", "f2").monster("lair_tribal", "g3")
    assert not sight(f, "archer", "h5")
    wall = field("archer", mode="hunt").at("archer", "c2")  # c3 and c4 have red lines on all sides
    assert not sight(wall, "archer", "c5")


@pytest.mark.rule("myth.los.non-blockers")
def test_heroes_and_treasure_do_not_block() -> None:
    f = field("acolyte", "soldier").at("acolyte", "f2").at("soldier", "f3").loot("f4")
    assert sight(f, "acolyte", "f5")


@pytest.mark.rule("myth.los.non-blockers")
def test_blue_lines_do_not_block() -> None:
    f = field("acolyte", mode="hunt").at("acolyte", "j4")  # k4 and k5 have blue lines
    assert sight(f, "acolyte", "l4")


@pytest.mark.rule("myth.los.diagonal-past-corner")
def test_a_diagonal_line_is_free_between_two_monsters() -> None:
    f = field("acolyte").at("acolyte", "e5").monster("grubber", "f5").monster("grubber", "e6")
    assert sight(f, "acolyte", "f6")


@pytest.mark.rule("myth.archer.arcing-los")
def test_the_archer_sees_past_monsters() -> None:
    f = (
        field("archer", "acolyte")
        .at("archer", "f2")
        .at("acolyte", "f2")
        .monster("grubber", "g3")
        .monster("grubber", "g4")
    )
    f.monster("mucker", "h5").quiver("archer", "arrow").hand("archer", "kharons_payment").worn("archer", "longbow")
    assert sight(f, "archer", "h5")
    assert not sight(f, "acolyte", "h5")
    acting(f.at("acolyte", "l12"), "archer").play("archer", "play:kharons_payment:normal")
    assert "foe:h5" in f.codes("archer")


@pytest.mark.rule("myth.los.monster-los")
def test_monsters_see_past_heroes_and_monsters_but_not_past_lairs() -> None:
    f = field("soldier").at("soldier", "g3").monster("crawler_ranged", "f2").monster("grubber", "g4")
    crawler = f.foe("f2")
    assert monster_sees(f.g, crawler, f.square("f2"), f.square("h5"))
    lair = field("soldier").at("soldier", "h5").monster("crawler_ranged", "f2").monster("lair_insect", "g3")
    assert not monster_sees(lair.g, lair.foe("f2"), lair.square("f2"), lair.square("h5"))


@pytest.mark.rule("myth.los.ranged-only")
def test_a_ranged_attack_needs_sight() -> None:
    f = field("acolyte", mode="hunt").at("acolyte", "c2").monster("grubber", "c5").hand("acolyte", "angelic_word")
    assert not in_range(f.g, 0, f.card("acolyte", "angelic_word"), 0, f.foe("c5"))
    acting(f, "acolyte")
    assert f.refused("acolyte", "play:angelic_word:none") == "myth.area.needs-target"
    free = field("acolyte", mode="hunt").at("acolyte", "d2").monster("grubber", "d5").hand("acolyte", "angelic_word")
    acting(free, "acolyte").play("acolyte", "play:angelic_word:none", "foe:d5")


@pytest.mark.rule("myth.los.adjacent-wall")
def test_a_melee_attack_does_not_cross_a_red_line() -> None:
    f = field("soldier", mode="hunt").at("soldier", "b3").hand("soldier", "attack").monster("grubber", "c3")
    acting(f, "soldier")  # nobody can stand on c3: the test looks at its red lines alone
    assert f.refused("soldier", "play:attack:normal") == "myth.area.needs-target"


@pytest.mark.rule("myth.range.weapon")
def test_a_weapon_attack_reaches_as_far_as_the_primary_item() -> None:
    f = field("soldier").at("soldier", "f6").hand("soldier", "attack").monster("grubber", "f8")
    acting(f, "soldier")
    assert f.refused("soldier", "play:attack:normal") == "myth.area.needs-target"
    near = field("soldier").at("soldier", "f6").hand("soldier", "attack").monster("grubber", "f7").bare("soldier")
    acting(near, "soldier")
    assert near.refused("soldier", "play:attack:normal") == "myth.range.weapon"


@pytest.mark.rule("myth.range.tile")
def test_range_tile_reaches_every_target_of_the_tile() -> None:
    f = field("archer").at("archer", "a1").monster("grubber", "l12").hand("archer", "find_weakness")
    acting(f, "archer").play("archer", "play:find_weakness:normal", "foe:l12")
    assert f.g.marked == [1]


@pytest.mark.rule("myth.area.orientation")
def test_an_arc_is_turned_by_an_eighth_and_keeps_its_shape() -> None:
    f = field("soldier").at("soldier", "f6")
    square = f.square("f6")
    assert [f.box.map.label(cell) for cell in arc(f.g, square, 0, 3)] == ["f5", "g5", "g6"]
    assert [f.box.map.label(cell) for cell in arc(f.g, square, 7, 3)] == ["e5", "f5", "g5"]
    assert len(turns_of(f.g, SHAPE_ARC, square, 3, f.box.map.everywhere)) == 8
    assert turns_of(f.g, SHAPE_ARC, square, 8, f.box.map.everywhere) == [0]


@pytest.mark.rule("myth.acolyte.last-rites", "myth.acolyte.last-rites-large", "myth.area.orientation")
def test_last_rites_grows_clockwise_around_its_centre() -> None:
    f = field("acolyte")
    named = [f.box.map.label(cell) for cell in ring(f.g, f.square("f6"), 0, 3)]
    assert named == ["f6", "f5", "g5", "g6"]  # Faith 3, north first: 4 squares
    assert len(ring(f.g, f.square("f6"), 0, 6)) == 7
    assert len(ring(f.g, f.square("f6"), 1, 9)) == 9


@pytest.mark.rule("myth.area.initial-square", "myth.acolyte.last-rites-large")
def test_only_the_first_square_of_an_area_is_tested_for_range_and_sight() -> None:
    f = field("acolyte").at("acolyte", "f2").hand("acolyte", "last_rites").monster("grubber", "f7")
    acting(f, "acolyte").play("acolyte", "play:last_rites:none")
    assert "at:f6" in f.codes("acolyte")  # at 4 of 4, the target beyond
    assert f.refused("acolyte", "at:f7") == "myth.area.initial-square"
    f.dice(9, 9, 9, fates=("guile",)).play("acolyte", "at:f6")  # one turn alone takes the target: south
    assert f.monsters() == []


@pytest.mark.rule("myth.los.killed-still-block", "myth.multi.targets")
def test_every_target_needs_its_own_line_of_sight() -> None:
    f = field("archer").at("archer", "f2").monster("lair_tribal", "g3").monster("grubber", "h5")
    f.quiver("archer", "arrow", "arrow").hand("archer", "orions_tears")
    acting(f, "archer").play("archer", "play:orions_tears:cautious", "ammo:2")
    assert f.codes("archer") == ["foe:g3"]
    assert f.refused("archer", "foe:h5") == "myth.los.corner-to-corner"
    free = field("archer").at("archer", "f2").monster("grubber", "g3").monster("grubber", "g4").monster("grubber", "h5")
    free.quiver("archer", "arrow", "arrow").hand("archer", "orions_tears")
    acting(free, "archer").play("archer", "play:orions_tears:cautious", "ammo:2")
    assert free.codes("archer") == ["foe:g3", "foe:g4", "foe:h5"]
