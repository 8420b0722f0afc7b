"""The tables that tests of Myth are built on."""

from __future__ import annotations

from chimera.games.myth.words import HERO_DICE, MONSTER_DICE
from tests.myth.field import field


def test_a_stream_shows_the_wanted_dice() -> None:
    f = field("soldier").dice(3, 10, 1, 7, fates=("rage", "faith"))
    assert [1 + f.g.dice.below(HERO_DICE, 10) for _ in range(4)] == [3, 10, 1, 7]
    assert [f.g.dice.below(HERO_DICE, 6) for _ in range(2)] == [4, 1]
    f.dice(9, stream=MONSTER_DICE)
    assert 1 + f.g.dice.below(MONSTER_DICE, 10) == 9


def test_a_field_reads_like_its_rule() -> None:
    f = field("soldier", "archer").at("soldier", "f6").monster("grubber", "f7").hand("soldier", "attack", "attack")
    f.threat("archer", 4).meter(3).worn("archer", "staff").potions("archer", vitality=1).rage(1)
    assert f.where("soldier") == "f6"
    assert f.where("archer") == ""
    assert f.monsters() == ["grubber f7"]
    assert f.held("soldier") == ["attack", "attack"]
    assert f.laid("soldier") == ["?", "", "", ""]
    assert f.wears("archer")[:2] == ["green_staff", "-"]
    assert f.coded("soldier", "play:attack:normal").startswith("play:")
    assert f.coded("soldier", "foe:f7") == "foe:0"
    twin = f.twin()
    twin.at("soldier", "a1")
    assert f.where("soldier") == "f6"
