"""Survival: zones, protection, the owner's choice, and the floor of two."""

from __future__ import annotations

import pytest

from chimera.engine.texts import Texts
from chimera.games.evo.card import CARD
from tests.evo.helpers import A, B, C, Table, table

# with hills ideal (section 2) plains are hot, mountains cold, beaches deadly
IDEAL = ("c3", "e3", "f3", "g3", "c4")
HOT = ("d2", "e2", "f2")
COLD = ("d3", "d4", "e4")
DEADLY = ("e1", "f1", "g1", "g2", "b4")


def herd(*labels: str) -> Table:
    """A on these spaces; B and C are safe on hills; hills are ideal."""
    t = table(players=3).empty_island().with_dinos(A, *labels).with_dinos(B, "e5", "d6").with_dinos(C, "c7", "c5")
    return t.climate("hills")


def test_a_death_is_told_with_its_cause() -> None:
    t = herd(*IDEAL[:3], "e1", "d2").stack("still", "still").survival()
    texts = Texts(CARD, ["Ann", "Bob", "Cy"], me=A)
    told = [texts.say(event.message()) for event in t.happened("lost")]
    assert "You lose the dinosaur on d2 to the heat (plains)." in told
    assert "You lose the dinosaur on e1 to a deadly climate (beach)." in told


def survivors(t: Table, *named: str) -> list[str]:
    """Run survival with these victims named by A; who of A is left."""
    t.stack("still", "still").survival()
    for label in named:
        t.choose(A, f"lose:{label}")
    assert t.phase == "mutations"  # of the next round
    return t.dinos(A)


def perils(t: Table) -> list[tuple[int, list[str]]]:
    """How many of A would die now, and among whom."""
    view = t.view()
    label = [space["label"] for space in view["island"]["spaces"]]
    mine = [peril for peril in view["perils"] if peril["seat"] == A]
    return [(peril["dies"], sorted(label[space] for space in peril["spaces"])) for peril in mine]


@pytest.mark.rule("evo.climate.zone-statuses")
def test_the_spaces_of_these_tests_have_the_zones_they_are_named_after() -> None:
    t = herd("c3", "e3")
    assert t.view()["wheel"]["zones"] == ["deadly", "hot", "ideal", "cold"]
    for labels, terrain in ((IDEAL, "hills"), (HOT, "plains"), (COLD, "mountains"), (DEADLY, "beach")):
        assert set(labels) <= set(t.spaces(terrain))


@pytest.mark.rule("evo.survival.in-initiative-order")
def test_species_face_the_climate_in_initiative_order() -> None:
    t = herd(*IDEAL[:2], "e1").with_dinos(B, "e5", "d6", "g5").with_dinos(C, "c7", "c5", "a7")
    t.order(C, A, B).stack("still", "still").survival()
    assert [(event.seat, event.args["at"]) for event in t.happened("lost")] == [(C, "a7"), (A, "e1"), (B, "g5")]


@pytest.mark.rule("evo.survival.in-initiative-order")
def test_owners_choose_one_after_the_other() -> None:
    t = herd("e1", "f1", "g1").with_dinos(B, "g5", "f6", "e7").with_dinos(C, "a5", "a6", "a7").order(C, A, B).survival()
    assert t.asked == (C,)
    t.choose(C, "lose:a5")
    assert t.asked == (A,)
    t.choose(A, "lose:f1")
    assert t.asked == (B,)


@pytest.mark.rule("evo.survival.ideal-safe")
def test_all_survive_on_ideal_terrain() -> None:
    assert survivors(herd(*IDEAL)) == sorted(IDEAL)


@pytest.mark.rule("evo.survival.thermoregulation-saves-in-hot")
def test_thermoregulation_saves_as_many_as_layers_in_the_heat() -> None:
    t = herd(*HOT, *IDEAL[:2]).genes(A, "thermoregulation")
    assert len(survivors(t, "d2", "e2")) == 3
    t = herd(*HOT, *IDEAL[:2]).genes(A, "thermoregulation", "thermoregulation", "thermoregulation")
    assert len(survivors(t)) == 5


@pytest.mark.rule("evo.survival.thermoregulation-saves-in-hot")
def test_when_all_the_hot_ones_left_are_protected_no_more_are_named() -> None:
    t = herd(*HOT, *COLD, "c3", "e3").genes(A, "thermoregulation", "thermoregulation", "fur").survival()
    assert (t.prompt(A).key, t.prompt(A).args) == ("prompt-lose", {"seat": A, "losses": 3})
    t.choose(A, "lose:d2")
    hot = t.refused(A, "lose:e2")
    assert (hot.key, hot.rule) == ("protected-there", "evo.survival.thermoregulation-saves-in-hot")
    assert hot.args == {"at": "e2", "zone": 1}
    ideal = t.refused(A, "lose:c3")
    assert (ideal.key, ideal.rule) == ("zone-ideal", "evo.survival.ideal-safe")
    assert t.refused(A, "lose:e5").key == "not-your-dinosaur"
    assert t.refused(A, "lose:36").key == "no-such-space"
    assert t.refused(A, "lay:f3").rule == "evo.round.phase-completed-before-next"
    assert t.options(A) == ["lose:d3", "lose:d4", "lose:e4"]


@pytest.mark.rule("evo.survival.fur-saves-in-cold")
def test_fur_saves_as_many_as_layers_in_the_cold() -> None:
    t = herd(*COLD, *IDEAL[:2]).genes(A, "fur", "fur")
    assert survivors(t, "d4") == ["c3", "d3", "e3", "e4"]
    t = herd(*COLD, *HOT, *IDEAL[:2]).genes(A, "fur", "fur", "thermoregulation").survival()
    t.choose(A, "lose:d4")
    reason = t.refused(A, "lose:d3")
    assert (reason.key, reason.rule) == ("protected-there", "evo.survival.fur-saves-in-cold")


@pytest.mark.rule("evo.survival.deadly-all-die")
def test_on_deadly_terrain_all_die_whatever_the_layers() -> None:
    t = herd("e1", "f1", *IDEAL[:3]).genes(A, *["fur"] * 3, *["thermoregulation"] * 3)
    assert survivors(t) == sorted(IDEAL[:3])
    assert [event.args["why"] for event in t.happened("lost")] == ["climate", "climate"]


@pytest.mark.rule("evo.survival.protection-not-interchangeable")
def test_fur_does_not_help_in_the_heat_nor_thermoregulation_in_the_cold() -> None:
    assert survivors(herd("d2", *IDEAL[:3]).genes(A, "fur", "fur")) == sorted(IDEAL[:3])
    assert survivors(herd("d3", *IDEAL[:3]).genes(A, "thermoregulation", "thermoregulation")) == sorted(IDEAL[:3])


@pytest.mark.rule("evo.survival.owner-chooses-losses")
def test_the_owner_chooses_who_dies() -> None:
    t = herd("d3", "d4", "c3", "e3").genes(A, "fur").survival()
    assert (t.asked, t.options(A)) == ((A,), ["lose:d3", "lose:d4"])
    assert t.rule(A, "lose:d3") == "evo.survival.owner-chooses-losses"
    t.choose(A, "lose:d3")
    assert t.dinos(A) == ["c3", "d4", "e3"]
    assert t.phase != "survival"


@pytest.mark.rule("evo.survival.floor-two")
def test_removal_stops_at_two() -> None:
    t = herd(*DEADLY).survival()
    assert t.prompt(A).args["losses"] == 3
    assert t.options(A) == ["lose:e1", "lose:f1", "lose:g1", "lose:g2", "lose:b4"]
    t.choose(A, "lose:e1", "lose:b4", "lose:f1")
    assert t.dinos(A) == ["g1", "g2"]
    assert t.phase != "survival"


@pytest.mark.rule("evo.survival.floor-two")
def test_two_on_deadly_terrain_are_safe_and_of_three_one_dies() -> None:
    assert survivors(herd("e1", "f1")) == ["e1", "f1"]
    assert survivors(herd("e1", "f1", "g1"), "g1") == ["e1", "f1"]
    assert survivors(herd("e1", "f1", "c3", "e3")) == ["c3", "e3"]  # just down to the floor: no choice
    assert survivors(herd("e1", "c3")) == ["c3", "e1"]


@pytest.mark.rule("evo.survival.removal-mandatory")
def test_dying_dinosaurs_have_to_be_removed_down_to_the_floor() -> None:
    t = herd("e1", "f1", "g1", "g2", "c3").survival()
    reason = t.refused(A, "pass")
    assert (reason.key, reason.rule) == ("losses-mandatory", "evo.survival.removal-mandatory")
    t.choose(A, "lose:e1")
    assert (t.phase, t.asked, t.refused(A, "pass").key) == ("survival", (A,), "losses-mandatory")
    t.choose(A, "lose:f1")
    assert (t.phase, t.asked) == ("survival", (A,))
    t.choose(A, "lose:g1")
    assert t.phase != "survival"
    assert t.herd(A) == 2


@pytest.mark.rule("evo.survival.dead-return-to-supply")
def test_the_dead_return_to_the_supply_and_are_born_again() -> None:
    t = herd("e1", "f1", "g1", *IDEAL)
    assert (t.herd(A), t.view()["supply"][A]) == (8, 0)
    survivors(t)
    assert t.view()["supply"][A] == 3
    t.births().choose(A, "lay:d3")
    assert t.view()["supply"][A] == 2


@pytest.mark.rule("evo.survival.owner-chooses-losses")
def test_the_view_tells_how_many_would_die() -> None:
    t = herd("e1", "d2", "e2", "d3", "c3", "e3").genes(A, "thermoregulation").with_dinos(B, "g5", "f6", "e7")
    assert t.view()["dying"] == [3, 1, 0]


@pytest.mark.rule("evo.survival.owner-chooses-losses")
def test_the_view_names_the_dinosaurs_among_which_some_would_die() -> None:
    t = herd("e1", "d2", "e2", "d3", "c3", "e3").genes(A, "thermoregulation")
    assert perils(t) == [(1, ["d2", "e2"]), (1, ["d3"]), (1, ["e1"])]


@pytest.mark.rule("evo.survival.floor-two")
def test_the_view_leaves_it_to_the_owner_whom_the_floor_saves() -> None:
    assert perils(herd("e1", "d2", "e2", "c3")) == [(2, ["d2", "e1", "e2"])]
    assert perils(herd("e1", "d2")) == []
