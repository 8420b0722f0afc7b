"""Numbers that rules of several rooms share: hit dice, target numbers, Threat for priorities, decks, the meter."""

from __future__ import annotations

import pytest

from chimera.games.myth.combat.pool import reaches
from chimera.games.myth.darkness.events import ThreatPenalty
from chimera.games.myth.hero_deck import DrawHands
from chimera.games.myth.monsters.odds import target_number
from chimera.games.myth.monsters.priorities import threat_of
from chimera.games.myth.refresh import RefreshPhase
from chimera.games.myth.words import DARKNESS_CYCLE, HERO_CYCLE
from tests.myth.acting import acting
from tests.myth.field import Field, field
from tests.myth.nights import night, settle


@pytest.mark.rule("myth.setup.hit-die-success")
def test_a_hit_die_succeeds_from_the_target_number_on() -> None:
    assert reaches(5, 5)
    assert not reaches(4, 5)
    for pip, life in ((5, []), (4, [1])):  # a grubber's Defense is 5
        f = field("soldier").at("soldier", "f6").hand("soldier", "attack").monster("grubber", "f7").dice(1, pip)
        acting(f, "soldier").play("soldier", "play:attack:normal", "foe:f7")
        assert [f.g.life[foe] for foe in f.g.foes()] == life


def rolled(f: Field) -> list[str]:
    return [str(event.args["dice"]) for event in f.told("rolled")]


@pytest.mark.rule("myth.range.number")
@pytest.mark.parametrize(("bare", "dice"), [((), "1 1 1"), (("secondary",), "1 1")])
def test_a_range_with_a_number_takes_the_die_of_the_relic(bare: tuple[str, ...], dice: str) -> None:
    f = field("acolyte").at("acolyte", "f6").hand("acolyte", "angelic_word").monster("mucker", "f8")
    if bare:
        f.bare("acolyte", *bare)
    f.dice(1, 1, 1, 1)
    acting(f, "acolyte").play("acolyte", "play:angelic_word:cautious", "foe:f8")
    assert rolled(f) == [dice]  # token 1, relic 1, the card's own Faith 1; the weapon's dice are not for it


@pytest.mark.rule("myth.bonus.tn")
def test_armor_raises_the_target_number_against_its_wearer_alone() -> None:
    f = field("soldier", "archer").at("soldier", "f6").at("archer", "f8").monster("grubber", "f7")
    strike = f.box.strikes[f.kind("grubber")][0]
    foe = f.foe("f7")
    assert [target_number(f.g, foe, strike, seat) for seat in (0, 1)] == [7, 7]
    f.worn("soldier", "leather_jerkin")
    assert [target_number(f.g, foe, strike, seat) for seat in (0, 1)] == [8, 7]


@pytest.mark.rule("myth.bonus.battle-plate")
def test_the_battle_plate_adds_threat_for_priorities_alone() -> None:
    f = field("soldier").at("soldier", "a1").threat("soldier", 9).worn("soldier", "traiteas_battle_plate")
    f.set(phase=DARKNESS_CYCLE, omen=f.box.omen_ids.index("webbed_path"))
    assert threat_of(f.g, 0) == 11
    f.then(ThreatPenalty())
    assert f.g.penalties == 0
    f.threat("soldier", 10).then(ThreatPenalty())
    assert f.g.penalties != 0


@pytest.mark.rule("myth.setup.darkness-deck-reshuffle")
def test_after_the_last_darkness_card_a_new_deck_of_ten_is_shuffled() -> None:
    f = field("soldier").at("soldier", "f6").monster("grubber", "f8").omens("gathering_dusk", "marked_prey").meter(6)
    f.set(omens=0)  # eight are discarded
    night(f)
    assert "reshuffled" not in f.heard()
    assert f.g.omens_top == [f.box.omen_ids.index("marked_prey")]
    night(f.meter(6))
    assert f.heard().count("reshuffled") == 1
    assert f.g.omens.bit_count() == 10


@pytest.mark.rule("myth.darkness-cycle.worked-timeline")
def test_the_meter_goes_as_in_the_timeline_of_the_manual() -> None:
    f = field("soldier").at("soldier", "a1").monster("grubber", "l12").monster("yardu", "j10").omens("second_skin")
    f.set(phase=HERO_CYCLE).meter(6)
    f.g.pay(0, 2)  # two interrupts for 1 AP each
    assert f.g.meter == 8
    night(f)
    assert f.g.meter == 2
    f.g.pay(0, 3)
    assert f.g.meter == 5
    f.omens("second_skin").then(RefreshPhase())
    settle(f)
    told = [event.args["meter"] for event in f.told("meter")]
    assert told[-2:] == [7, 1]


@pytest.mark.rule("myth.hero.limit-hand")
@pytest.mark.parametrize("held", [1, 4, 5])
def test_a_hero_draws_up_to_five_cards_and_no_further(held: int) -> None:
    cards = ("attack", "blade_dance", "devastate", "sprint", "hustle")
    f = field("soldier").at("soldier", "a1").hand("soldier", *cards[:held]).then(DrawHands())
    assert len(f.held("soldier")) == 5
    assert f.heard().count("drew") == 5 - held
