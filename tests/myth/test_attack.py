"""Attacks of heroes: dice pool, target numbers, hits by name, fate, damage, treasure, Threat."""

from __future__ import annotations

import pytest

from tests.myth.acting import acting
from tests.myth.field import Field, field


def soldier(**settings: str | int | bool) -> Field:
    return field("soldier", **settings).at("soldier", "f6")


@pytest.mark.rule("myth.hit.single-target", "myth.dice.pool-sources", "myth.threat.gain", "myth.range.weapon")
def test_an_attack_rolls_token_and_weapon_and_deals_its_damage_once() -> None:
    f = soldier().monster("mucker", "f7").hand("soldier", "attack").dice(7, 9, fates=("guile",))
    acting(f, "soldier").play("soldier", "play:attack:normal", "foe:f7")
    assert f.g.life == [2]
    assert f.g.threat == [1]
    assert f.g.meter == 1
    assert f.laid("soldier") == ["attack", "", "", ""]
    assert [event.args["dice"] for event in f.told("rolled")] == ["7 9"]
