"""In which order the monsters of Myth act."""

from __future__ import annotations

import pytest

from chimera.games.myth.monsters.order import MakeOrder
from tests.myth.field import Field, field

OPEN = "slaughterfield"


def ordered(f: Field) -> list[str]:
    """The order of this cycle as far as it is made."""
    f.then(MakeOrder())
    return [f.box.monster_ids[kind] for kind in f.g.order]


@pytest.mark.rule("myth.activation.order-example")
def test_the_worked_example_of_the_full_order() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").monster("stalker", "a6").monster("mucker", "a7")
    f.monster("crawler_ranged", "f8").monster("crawler_melee", "f7").monster("grubber", "g7")
    assert ordered(f) == ["crawler_melee", "crawler_ranged", "grubber", "stalker", "mucker"]


@pytest.mark.rule("myth.activation.size-order", "myth.slaughterfield.order")
def test_all_minions_act_before_captains_and_those_before_bosses() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "a1").monster("terror_stage_1", "e5").monster("yardu", "j3")
    f.monster("stalker", "a2").monster("shambler", "l12")
    assert ordered(f) == ["shambler", "stalker", "yardu", "terror_stage_1"]


@pytest.mark.rule("myth.activation.class-order")
def test_within_a_size_instinct_comes_before_intellect_and_that_before_undead() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").monster("shambler", "f7").monster("grubber", "f8")
    f.monster("crawler_melee", "f12")
    assert ordered(f) == ["crawler_melee", "grubber", "shambler"]


@pytest.mark.rule("myth.activation.threat-range-order")
def test_of_two_kinds_of_one_class_the_larger_threat_range_acts_first() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").monster("crawler_melee", "f7").monster("crawler_ranged", "f12")
    ranges = f.box.monster_range[:]
    try:
        f.box.monster_range[f.kind("crawler_ranged")] = 6
        f.box.monster_range[f.kind("crawler_melee")] = 4
        assert ordered(f) == ["crawler_ranged", "crawler_melee"]
    finally:
        f.box.monster_range[:] = ranges


@pytest.mark.rule("myth.activation.proximity-order")
def test_the_kind_with_the_figure_nearest_a_hero_acts_first_as_a_whole() -> None:
    f = field("soldier", mode=OPEN).at("soldier", "f6").monster("crawler_ranged", "f8")
    f.monster("crawler_melee", "f12").monster("crawler_melee", "f7")
    assert ordered(f) == ["crawler_melee", "crawler_ranged"]


@pytest.mark.rule("myth.activation.tie")
def test_a_full_tie_is_decided_by_the_players() -> None:
    f = field("soldier", "archer", mode=OPEN).at("soldier", "f6").at("archer", "l12").ails("soldier", "slain")
    f.monster("crawler_ranged", "l10").monster("crawler_melee", "j12")
    assert ordered(f) == []
    assert f.asks() == ["archer"]
    assert f.codes("archer") == ["kind:crawler_melee", "kind:crawler_ranged"]
    assert f.refused("archer", "kind:grubber") == "myth.activation.tie"
    f.play("archer", "kind:crawler_ranged")
    assert [f.box.monster_ids[kind] for kind in f.g.order] == ["crawler_ranged", "crawler_melee"]
