"""The ten Darkness cards of Myth: their events, their Threat penalties and what their spawn step does."""

from __future__ import annotations

import pytest

from chimera.games.myth.darkness.cycle import DarknessCycle, DrawOmen
from chimera.games.myth.darkness.events import ThreatPenalty
from chimera.games.myth.monsters.odds import target_number
from chimera.games.myth.words import ACTIVE, BROODED, DARKNESS_CYCLE, DOUBLE_SPAWN, NOTHING, WEBBED
from tests.myth.field import Field, field
from tests.myth.nights import night, settle, spots


def drawn(f: Field, omen: str) -> Field:
    """This Darkness card is drawn; nobody answers."""
    f.set(phase=DARKNESS_CYCLE).omens(omen)
    return f.then(DrawOmen())


def checked(f: Field, omen: str) -> Field:
    """The Threat penalty of this card is checked."""
    f.set(phase=DARKNESS_CYCLE, omen=f.box.omen_ids.index(omen))
    return f.then(ThreatPenalty())


def bit(f: Field, omen: str) -> int:
    """A card as a set."""
    return 1 << f.box.omen_ids.index(omen)


@pytest.mark.rule("myth.event.draw", "myth.darkness.content-cards")
def test_one_of_ten_cards_is_drawn_in_a_cycle_and_discarded_at_its_end() -> None:
    f = field("soldier").at("soldier", "f6").monster("grubber", "f8").omens("gathering_dusk").meter(6)
    assert len(f.box.omen_ids) == 10
    f.hp("soldier", 3).potions("soldier", vitality=1).then(DarknessCycle())
    f.play("soldier", "pass")  # it begins
    assert f.g.omen == f.box.omen_ids.index("gathering_dusk")
    assert f.g.omens.bit_count() + len(f.g.omens_top) == 9
    settle(f)
    assert f.g.omen == NOTHING
    assert f.g.omens.bit_count() == 9


@pytest.mark.rule("myth.event.card-governs-cycle")
def test_the_card_that_was_drawn_governs_penalty_and_spawn_of_its_cycle() -> None:
    f = field("soldier").at("soldier", "f9").threat("soldier", 10).omens("webbed_path").meter(6)
    f.monster("lair_tribal", "f1").monster("grubber", "f7")
    night(f)
    assert f.g.penalties == bit(f, "webbed_path")
    assert len(spots(f, "mucker")) == 1  # heavy
    assert f.g.omen == NOTHING


@pytest.mark.rule("myth.darkness.card-event-criteria", "myth.event.no-lair")
def test_events_that_need_a_lair_do_nothing_without_one() -> None:
    for omen in ("the_mother_stirs", "broken_ground"):
        f = drawn(field("soldier").at("soldier", "f6").monster("grubber", "f8"), omen)
        assert "happens" not in f.heard()
        assert f.monsters() == ["grubber f8"]
        assert f.g.tide == 0


@pytest.mark.rule("myth.darkness.content-cards")
def test_broken_ground_doubles_the_spawns_of_this_cycle() -> None:
    f = drawn(field("soldier").at("soldier", "f6").monster("lair_tribal", "f8"), "broken_ground")
    assert f.g.tide & DOUBLE_SPAWN
    f = (
        field("soldier")
        .at("soldier", "f9")
        .omens("broken_ground")
        .monster("lair_tribal", "f1")
        .monster("grubber", "f7")
    )
    night(f)
    assert len(spots(f, "grubber")) == 7


@pytest.mark.rule("myth.darkness.content-cards")
def test_chittering_dark_takes_a_card_of_each_heros_choice_and_none_of_an_empty_hand() -> None:
    f = field("soldier", "archer", "acolyte").hand("soldier", "attack", "hustle").hand("acolyte", "smite")
    drawn(f, "chittering_dark")
    assert f.asks() == ["soldier"]
    f.play("soldier", "card:hustle")
    settle(f)
    assert (f.held("soldier"), f.held("archer"), f.held("acolyte")) == (["attack"], [], [])


@pytest.mark.rule("myth.threat.penalty-threshold-changes")
def test_scent_of_fear_starts_its_penalty_at_eight() -> None:
    f = checked(field("soldier").threat("soldier", 8), "scent_of_fear")
    assert f.g.penalties == bit(f, "scent_of_fear")
    assert checked(field("soldier").threat("soldier", 7), "scent_of_fear").g.penalties == 0


@pytest.mark.rule("myth.threat.penalty-at-ten", "myth.threat.penalty-once-per-cycle")
def test_one_living_hero_with_ten_threat_starts_the_penalty_once() -> None:
    f = field("soldier", "archer", "acolyte").threat("soldier", 10).threat("archer", 2)
    assert checked(f, "chittering_dark").g.penalties == bit(f, "chittering_dark")
    assert checked(field("soldier").threat("soldier", 9), "chittering_dark").g.penalties == 0
    f = checked(field("soldier", "archer").threat("soldier", 10).threat("archer", 10), "chittering_dark")
    assert f.heard().count("penalty") == 1


@pytest.mark.rule("myth.death.threat-of-slain")
def test_a_slain_hero_with_ten_threat_starts_nothing() -> None:
    f = field("soldier", "archer").threat("soldier", 10).ails("soldier", "slain")
    assert checked(f, "chittering_dark").g.penalties == 0


@pytest.mark.rule("myth.threat.penalty-stacks")
def test_the_penalty_of_one_card_counts_once_and_those_of_others_add_up() -> None:
    f = field("soldier").threat("soldier", 10)
    checked(checked(checked(f, "chittering_dark"), "chittering_dark"), "webbed_path")
    assert f.heard().count("penalty") == 2
    assert f.g.hand_limit(0) == 4
    assert f.g.movement(0) == 1


@pytest.mark.rule("myth.threat.penalty-duration")
def test_a_penalty_lasts_when_all_threat_has_fallen_and_beyond_the_cycle() -> None:
    f = checked(field("soldier").at("soldier", "a1").threat("soldier", 10), "chittering_dark").threat("soldier", 0)
    f.monster("grubber", "l12")
    night(f)
    assert f.g.hand_limit(0) == 4


@pytest.mark.rule("myth.darkness.content-cards")
def test_scent_of_fears_penalty_lets_monsters_attack_at_six() -> None:
    f = field("soldier").at("soldier", "f6").bare("soldier").monster("grubber", "f7")
    f.set(penalties=bit(f, "scent_of_fear"))
    assert target_number(f.g, 0, f.box.strikes[f.kind("grubber")][0], 0) == 6


@pytest.mark.rule("myth.darkness.content-cards")
def test_second_skin_lets_the_minions_act_again_instead_of_a_spawn() -> None:
    f = field("soldier").at("soldier", "l12").omens("second_skin").monster("lair_tribal", "f1").meter(6)
    f.monster("grubber", "b12").monster("mucker", "b11")
    night(f)
    assert spots(f, "grubber") == ["h12"]
    assert f.g.gap(f.foe(spots(f, "mucker")[0]), f.square("l12")) == 7
    assert len(f.monsters()) == 3
    assert "happens" not in f.heard()


@pytest.mark.rule("myth.darkness.content-cards", "myth.spawn.no-lair")
def test_second_skin_without_a_lair_does_nothing_more() -> None:
    f = field("soldier").at("soldier", "l12").omens("second_skin").monster("grubber", "b12").meter(6)
    night(f)
    assert spots(f, "grubber") == ["e12"]


@pytest.mark.rule("myth.darkness.content-cards")
def test_the_mother_stirs_brings_a_captain_to_the_lair_nearest_a_hero() -> None:
    f = field("soldier").at("soldier", "f10").monster("lair_tribal", "f7").monster("lair_insect", "b1")
    drawn(f, "the_mother_stirs")
    assert (len(spots(f, "mucker")), len(spots(f, "stalker"))) == (1, 0)
    mucker = f.foe(spots(f, "mucker")[0])
    assert not f.g.mood[mucker] & ACTIVE
    f = field("soldier").at("soldier", "f6").monster("lair_tribal", "f9").monster("lair_insect", "f2")
    drawn(f, "the_mother_stirs")
    assert f.asks() == ["soldier"]
    f.play("soldier", "foe:f2")
    assert (len(spots(f, "mucker")), len(spots(f, "stalker"))) == (0, 1)


@pytest.mark.rule("myth.darkness.content-cards", "myth.effect.captured")
def test_webbed_path_webs_the_hero_with_most_threat_or_one_whom_the_players_choose() -> None:
    f = drawn(field("soldier", "archer").threat("archer", 3), "webbed_path")
    assert f.g.ails[1] & WEBBED
    assert f.g.web == [0, 2]
    f = drawn(field("soldier", "archer"), "webbed_path")
    assert f.codes("soldier") == ["hero:soldier", "hero:archer"]
    f.play("soldier", "hero:archer")
    assert f.g.web == [0, 2]


@pytest.mark.rule("myth.darkness.content-cards")
def test_gathering_dusks_penalty_starts_cycles_at_five_and_takes_five_off() -> None:
    f = field("soldier").at("soldier", "a1").monster("grubber", "l12").meter(5)
    assert f.g.meter_full() == 6
    f.set(penalties=bit(f, "gathering_dusk")).omens("second_skin")
    assert f.g.meter_full() == 5
    night(f)
    assert f.g.meter == 0


@pytest.mark.rule("myth.darkness.content-cards")
def test_marked_prey_gives_threat_when_drawn_and_in_its_spawn_line() -> None:
    f = field("soldier", "archer").at("soldier", "a12").at("archer", "b12").ails("archer", "slain")
    f.omens("marked_prey").monster("lair_tribal", "f1").monster("grubber", "l1")
    night(f)
    assert f.g.threat == [2, 0]


@pytest.mark.rule("myth.event.mini-boss")
def test_old_evil_walks_brings_yardu_awake_at_the_furthest_edge() -> None:
    f = drawn(field("soldier").at("soldier", "f2").monster("grubber", "f8"), "old_evil_walks")
    assert spots(f, "yardu") == ["f11"]
    assert f.g.mood[f.foe("f11")] & ACTIVE
    assert not f.g.mood[f.foe("f11")] & BROODED


@pytest.mark.rule("myth.event.mini-boss")
def test_a_yardu_who_is_there_moves_and_attacks_first_instead() -> None:
    f = field("soldier").at("soldier", "f6").monster("yardu", "f9").monster("grubber", "d8").omens("old_evil_walks")
    f.meter(6)
    night(f)
    told = [event.args["monster"] for event in f.told() if event.kind in ("moved", "rolls")]
    assert told == [f.kind("yardu"), f.kind("grubber")] * 2
    assert len(spots(f, "yardu")) == 1


@pytest.mark.rule("myth.darkness.content-cards")
def test_old_evils_penalty_brings_a_pack_of_five_at_the_edge_nearest_a_hero_once() -> None:
    f = field("soldier").at("soldier", "b6").threat("soldier", 10).monster("grubber", "l12")
    checked(f, "old_evil_walks")
    assert len(spots(f, "grubber")) == 6
    assert len([spot for spot in spots(f, "grubber") if spot[0] == "a"]) == 5
    assert f.g.penalties == 0
    f = checked(field("soldier").at("soldier", "b6").threat("soldier", 10), "old_evil_walks")
    assert f.codes("soldier") == ["family:tribal", "family:insect", "family:undead"]
    f.play("soldier", "family:insect", "kind:crawler_melee")
    assert (len(spots(f, "crawler_melee")), len(spots(f, "crawler_ranged"))) == (3, 2)


@pytest.mark.rule("myth.darkness.content-cards")
def test_in_breathless_calm_those_who_woke_in_this_cycle_do_not_act() -> None:
    f = field("soldier").at("soldier", "f12").monster("grubber", "f8", active=False).monster("grubber", "a8")
    f.omens("breathless_calm").meter(6)
    night(f)
    assert "f8" in spots(f, "grubber")
    assert "a8" not in spots(f, "grubber")


@pytest.mark.rule("myth.darkness.content-cards")
def test_breathless_calms_penalty_wakes_everybody_once() -> None:
    f = field("soldier").at("soldier", "a1").threat("soldier", 10).monster("grubber", "l12", active=False)
    checked(f, "breathless_calm")
    assert f.g.mood[0] & ACTIVE
    assert f.g.penalties == 0
