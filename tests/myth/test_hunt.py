"""The Hunt: the legend by the heroes' choices, and how it is won and lost."""

from __future__ import annotations

import pytest

from chimera.engine.cells import cells_of
from chimera.games.myth.ending import look_for_end
from chimera.games.myth.meter import LookForEnd
from chimera.games.myth.modes.hunt import ChoosePack, LegendChoices
from chimera.games.myth.refresh import StatusStep
from chimera.games.myth.round import RoundEnds
from chimera.games.myth.words import ACTIVE, BY_CLEARING, BY_DEATH, BY_ROUNDS, FALLEN, LOST, WON
from tests.myth.field import Field, field


def entered(*heroes: str, edge: str = "south") -> Field:
    """Heroes have come in, and the lairs are asked for."""
    f = field(*heroes).then(LegendChoices())
    f.play(heroes[0], f"edge:{edge}")
    row = "12" if edge == "south" else "1"
    for i, hero in enumerate(heroes):
        f.play(hero, f"at:{'efghi'[i]}{row}")
    return f


def with_lair(*heroes: str, family: str = "tribal", at: str = "f1", odd: str = "") -> Field:
    """One lair lies opposite the heroes; a pack is asked for."""
    f = entered(*heroes).play(heroes[0], "number:1", f"family:{family}", f"at:{at}")
    return f.play(heroes[0], f"kind:{odd}") if odd else f


@pytest.mark.rule("myth.placement.first-tile")
def test_all_heroes_start_along_one_edge_each_on_a_square_of_its_own() -> None:
    f = field("soldier", "archer").then(LegendChoices())
    assert f.asks() == ["soldier"]
    f.play("soldier", "edge:south")
    assert f.asks() == ["soldier"]
    assert f.refused("soldier", "at:e11") == "myth.placement.first-tile"
    f.play("soldier", "at:e12")
    assert f.asks() == ["archer"]
    assert f.refused("archer", "at:e12") == "myth.tile.squares"
    f.play("archer", "at:f12")
    assert (f.where("soldier"), f.where("archer")) == ("e12", "f12")


@pytest.mark.rule("myth.legend.lair-edge")
def test_heroes_enter_only_where_a_lair_finds_room_at_the_edge_across() -> None:
    f = field("soldier").then(LegendChoices())
    assert f.codes("soldier") == ["edge:north", "edge:south"]
    assert f.refused("soldier", "edge:east") == "myth.legend.lair-edge"


@pytest.mark.rule("myth.tile.numbered-icons", "myth.tile.12x12")
def test_one_or_two_lairs_are_offered() -> None:
    f = entered("soldier")
    assert f.codes("soldier") == ["number:1", "number:2"]
    assert f.refused("soldier", "number:0") == "myth.tile.numbered-icons"
    assert f.refused("soldier", "number:3") == "myth.tile.numbered-icons"


@pytest.mark.rule("myth.legend.lair-type-choice", "myth.monster.types")
def test_two_lairs_may_be_of_different_families() -> None:
    f = entered("soldier").play("soldier", "number:2")
    assert f.codes("soldier") == ["family:tribal", "family:insect", "family:undead"]
    f.play("soldier", "family:tribal", "at:d1", "family:insect")
    f.play("soldier", f.codes("soldier")[-1])
    f.play("soldier", *f.codes("soldier", "kind")[:1])
    assert [name.split()[0] for name in f.monsters()].count("lair_tribal") == 1
    assert [name.split()[0] for name in f.monsters()].count("lair_insect") == 1


@pytest.mark.rule("myth.legend.lair-edge")
def test_a_lair_lies_at_the_edge_opposite_and_touches_the_purple_area() -> None:
    f = entered("soldier").play("soldier", "number:1", "family:tribal")
    places = f.codes("soldier", "at")
    assert places[0] == "at:b1"
    assert all(place.endswith("1") and not place.endswith("11") for place in places)
    for place in places:
        assert f.g.footprint(2, f.square(place[3:])) & f.box.purple
    assert f.refused("soldier", "at:a1") == "myth.legend.lair-edge"
    assert f.refused("soldier", "at:f5") == "myth.legend.lair-edge"


@pytest.mark.rule("myth.legend.lair-over-lines")
def test_a_lair_may_cover_red_lines() -> None:
    f = entered("soldier").play("soldier", "number:1", "family:tribal")
    plain = f.codes("soldier", "at")
    red = f.box.red
    try:
        f.box.red = red | f.squares("f1", "g2")
        assert f.codes("soldier", "at") == plain
    finally:
        f.box.red = red


@pytest.mark.rule("myth.legend.population-grubber", "myth.legend.lair-initial-population")
def test_a_grubber_lair_for_three_heroes_has_eight_grubbers_around_it_at_once() -> None:
    f = with_lair("soldier", "archer", "acolyte")
    assert [name.split()[0] for name in f.monsters()].count("grubber") == 8
    lair = f.foe("f1")
    assert all(f.g.gap(lair, f.g.spot[foe]) <= 2 for foe in f.g.foes() if foe != lair)
    assert not any(f.g.mood[foe] & ACTIVE for foe in f.g.foes())


@pytest.mark.rule("myth.legend.population-shambler")
def test_a_shambler_lair_for_three_heroes_has_seven_shamblers() -> None:
    f = with_lair("soldier", "archer", "acolyte", family="undead")
    assert [name.split()[0] for name in f.monsters()].count("shambler") == 7


@pytest.mark.rule("myth.legend.population-crawler", "myth.legend.lair-initial-population")
def test_a_crawler_lair_for_four_heroes_has_ten_crawlers_half_of_them_ranged() -> None:
    f = with_lair("soldier", "archer", "acolyte", "brigand", family="insect")
    kinds = [name.split()[0] for name in f.monsters()]
    assert (kinds.count("crawler_melee"), kinds.count("crawler_ranged")) == (5, 5)


@pytest.mark.rule("myth.spawn.equal-crawlers")
def test_the_heroes_choose_the_odd_crawler() -> None:
    f = entered("soldier").play("soldier", "number:1", "family:insect", "at:f1")
    assert f.codes("soldier") == ["kind:crawler_melee", "kind:crawler_ranged"]
    f.play("soldier", "kind:crawler_ranged")
    kinds = [name.split()[0] for name in f.monsters()]
    assert (kinds.count("crawler_melee"), kinds.count("crawler_ranged")) == (3, 4)


@pytest.mark.rule("myth.legend.pack-size", "myth.legend.optional")
def test_a_pack_has_three_to_eight_minions_or_is_declined() -> None:
    f = with_lair("soldier")
    assert f.codes("soldier") == ["number:0", *[f"number:{n}" for n in range(3, 9)]]
    assert f.refused("soldier", "number:2") == "myth.legend.pack-size"
    assert f.refused("soldier", "number:9") == "myth.legend.pack-size"
    before = f.monsters()
    f.play("soldier", "number:0")
    assert f.monsters() == before
    assert not f.g.agenda


@pytest.mark.rule("myth.legend.pack-location")
def test_the_first_minion_of_a_pack_is_in_the_purple_area_and_four_squares_from_the_heroes() -> None:
    f = with_lair("soldier").play("soldier", "number:4", "family:tribal")
    for place in f.codes("soldier", "at"):
        square = f.square(place[3:])
        assert f.box.purple >> square & 1
        assert f.box.map.distance(square, f.g.at[0]) >= 4
    assert "at:e8" in f.codes("soldier")  # 4 squares from e12
    assert f.refused("soldier", "at:e9") == "myth.legend.pack-location"
    assert f.refused("soldier", "at:a8") == "myth.legend.pack-location"


@pytest.mark.rule("myth.legend.pack-contiguous")
def test_each_further_minion_stands_next_to_another() -> None:
    f = with_lair("soldier").play("soldier", "number:4", "family:tribal", "at:e7")
    assert f.refused("soldier", "at:g7") == "myth.legend.pack-contiguous"
    f.play("soldier", "at:f8", "at:g8", "at:h7")
    assert {"grubber e7", "grubber f8", "grubber g8", "grubber h7"} <= set(f.monsters())


@pytest.mark.rule("myth.legend.pack-contiguous")
def test_the_rest_of_a_pack_may_stand_as_near_as_it_can() -> None:
    f = with_lair("soldier").play("soldier", "number:6", "family:tribal", "at:e7")
    before = len(f.monsters())
    f.play("soldier", "done")
    pack = 0
    for name in f.monsters():
        if name.startswith("grubber") and int(name.split()[1][1:]) >= 6:
            pack |= 1 << f.square(name.split()[1])
    assert len(f.monsters()) == before + 5
    assert len(f.box.map.area(f.square("e7"), pack)) == pack.bit_count() >= 6


@pytest.mark.rule("myth.legend.pack-one-type")
def test_melee_and_ranged_crawlers_are_one_type_in_equal_numbers() -> None:
    f = with_lair("soldier").play("soldier", "number:6", "family:insect", "at:e7", "done")
    kinds = [name.split()[0] for name in f.monsters()]
    assert (kinds.count("crawler_melee"), kinds.count("crawler_ranged")) == (3, 3)


@pytest.mark.rule("myth.legend.pack-one-type", "myth.spawn.equal-crawlers")
def test_an_odd_pack_of_crawlers_asks_for_the_odd_one() -> None:
    f = with_lair("soldier").play("soldier", "number:3", "family:insect", "kind:crawler_melee", "at:e7", "done")
    kinds = [name.split()[0] for name in f.monsters()]
    assert (kinds.count("crawler_melee"), kinds.count("crawler_ranged")) == (2, 1)


@pytest.mark.rule("myth.spawn.figure-shortage")
def test_a_pack_for_which_figures_are_missing_raises_the_meter() -> None:
    f = field("soldier").at("soldier", "a12")
    for i in range(34):
        f.monster("grubber", f"{'abcdefghijkl'[i % 12]}{1 + i // 12}" if i not in (26,) else "l5", active=False)
    f.then(ChoosePack(0)).play("soldier", "number:6", "family:tribal", "at:g7", "done")
    assert len(f.monsters()) == 36
    assert f.g.meter == 2


# how it ends


@pytest.mark.rule("myth.clear.condition")
def test_a_tile_is_cleared_when_no_monster_and_no_lair_is_left() -> None:
    f = field("soldier").at("soldier", "f6").monster("lair_tribal", "f1")
    look_for_end(f.g)
    assert not f.g.over()
    f.g.bury(0, 0)
    look_for_end(f.g)
    assert (f.g.phase, f.g.ending) == (WON, BY_CLEARING)


@pytest.mark.rule("myth.clear.condition")
def test_a_fallen_shambler_keeps_the_tile_uncleared() -> None:
    f = field("soldier").at("soldier", "f6").monster("shambler", "f8", mood=FALLEN).then(LookForEnd())
    assert not f.g.over()


@pytest.mark.rule("myth.clear.threat-zero", "myth.clear.treasure-gold", "myth.clear.board-tokens")
def test_clearing_takes_threat_and_tokens_and_pays_for_what_lies_there() -> None:
    f = field("soldier", "archer").at("soldier", "f6").at("archer", "g6").threat("soldier", 7).threat("archer", 3)
    f.loot("a1", "b2", "b2").tokens(2).then(LookForEnd())
    assert f.g.threat == [0, 0]
    assert sum(f.g.gold) == 3
    assert (f.g.loot, f.g.tokens) == ([], 0)


@pytest.mark.rule("myth.clear.double-movement", "myth.clear.double-from-now")
def test_movement_is_doubled_on_a_cleared_tile_less_what_was_spent() -> None:
    f = field("soldier").at("soldier", "f6").mp("soldier", spent=1)
    assert f.g.mp_left(0) == 1
    f.set(ending=BY_CLEARING)
    assert f.g.movement(0) == 4
    assert f.g.mp_left(0) == 3
    f.mp("soldier", more=2).stride("soldier", "aggressive")
    assert f.g.mp_left(0) == 6


@pytest.mark.rule("myth.round.end-conditions")
def test_without_serendipity_the_last_death_is_the_end() -> None:
    f = field("soldier", "archer").at("soldier", "f6").at("archer", "g6").monster("grubber", "a1")
    f.ails("archer", "slain").hp("soldier", 1).ails("soldier", "poisoned").set(luck=3).then(StatusStep())
    assert (f.g.phase, f.g.ending) == (LOST, BY_DEATH)


@pytest.mark.rule("myth.round.end-conditions", "myth.serendipity.resurrect")
def test_with_four_serendipity_the_party_is_asked_once_at_the_last_death() -> None:
    f = field("soldier").at("soldier", "f6").monster("grubber", "a1")
    f.hp("soldier", 1).ails("soldier", "poisoned").set(luck=4).then(StatusStep())
    assert not f.g.over()
    assert f.codes("soldier") == ["hero:soldier", "done"]
    twin = f.twin().play("soldier", "done")
    assert twin.g.ending == BY_DEATH
    f.play("soldier", "hero:soldier")
    assert (f.g.hp[0], f.g.luck, f.where("soldier")) == (4, 0, "f6")
    assert f.g.alive(0)


@pytest.mark.rule("myth.round.limit")
def test_after_the_last_round_the_match_is_lost() -> None:
    f = field("soldier", rounds=5).at("soldier", "f6").monster("grubber", "a1", active=False).set(round=5)
    f.then(RoundEnds())
    assert (f.g.phase, f.g.ending) == (LOST, BY_ROUNDS)
    f = field("soldier", rounds=5).at("soldier", "f6").monster("grubber", "a1", active=False).set(round=4)
    f.then(RoundEnds())
    assert not f.g.over()
    assert f.g.round == 5


@pytest.mark.rule("myth.lines.purple")
def test_purple_lines_block_nothing() -> None:
    f = field("soldier").at("soldier", "e1").cycle()
    assert "go:e2" in f.codes("soldier")  # from outside the purple area into it
    assert f.box.purple >> f.square("e2") & 1
    assert not f.box.purple >> f.square("e1") & 1


@pytest.mark.rule("myth.lines.red", "myth.lines.blue")
def test_red_and_blue_squares_are_never_entered() -> None:
    f = field("soldier").at("soldier", "c2").cycle()
    assert "go:c3" not in f.codes("soldier")
    assert f.refused("soldier", "go:c3") == "myth.movement.blocked-by"
    f = field("soldier").at("soldier", "b7").cycle()
    assert f.refused("soldier", "go:b8") == "myth.movement.blocked-by"
    assert f.box.map.line_of_sight(f.square("b7"), f.square("b10"), 0)
    assert not f.box.map.line_of_sight(f.square("c2"), f.square("c5"), 0)
    assert cells_of(f.box.blue)
