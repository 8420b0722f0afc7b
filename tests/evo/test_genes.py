"""Genes: the normal kinds, and the unique ones that change numbers, movement, initiative or knowledge."""

from __future__ import annotations

from typing import Any

import pytest

from chimera.engine.visibility import HIDDEN
from tests.evo.helpers import BOX, A, B, C, Table, table
from tests.evo.test_survival import DEADLY, herd, survivors


def island(*genes: str, **settings: Any) -> Table:
    """A with these genes on d4, e1 and b5, B's dinosaur beside d4 on e4; before the movement phase."""
    t = table(3, **settings).empty_island().with_dinos(A, "d4", "e1", "b5").genes(A, *genes)
    return t.with_dinos(B, "e4", "g5", "f6", "e7").with_dinos(C, "a7", "b7", "c7")


def faces_that_win(t: Table, seat: int, attack: str) -> int:
    """Of the six faces, how many win this attack."""
    target = attack.split(":")[2]
    count = 0
    for face in [*BOX.face_names, "horn_plus"]:
        twin = t.copy().die(face).choose(seat, attack)
        count += int(twin.at(target) == seat)
    return count


# --- normal genes ---


@pytest.mark.rule("evo.gene.effects-permanent")
def test_a_gene_works_for_the_rest_of_the_match() -> None:
    t = table(3).next_genes("fur", "egg")
    t.g.round = 2
    t.start("mutations").choose(A, "bid:2:1").choose(B, "bid:1:0").choose(C, "bid:3:0")
    while t.g.round < 8:
        t.next_genes("legs", "horn").passing(until="births").passing(until="mutations")
    assert t.g.round == 8
    t.empty_island().with_dinos(A, "d3", "c3", "e3").with_dinos(B, "e5", "d6").with_dinos(C, "c7", "c5")
    t.climate("hills").survival()
    assert t.dinos(A) == ["c3", "d3", "e3"]  # d3 is cold
    assert t.view()["sheets"][A]["stats"]["fur"] == 1


@pytest.mark.rule("evo.gene.legs")
def test_every_leg_pair_is_one_more_movement_point() -> None:
    assert island("legs", "legs").movement().g.points == 4


@pytest.mark.rule("evo.gene.horn")
def test_every_horn_counts_in_attack_and_in_defence() -> None:
    t = island("horn", "horn").genes(B, "horn").movement()
    assert faces_that_win(t, A, "attack:d4:e4") == 4  # +1
    t = island("horn", "horn").genes(B, "horn").order(B, A, C).movement()
    assert faces_that_win(t, B, "attack:e4:d4") == 1  # -1


@pytest.mark.rule("evo.gene.egg")
def test_every_egg_is_one_more_birth() -> None:
    t = island("egg").births()
    t.choose(A, "lay:d5").choose(B, "pass").choose(C, "pass").choose(A, "lay:d6")
    assert (t.herd(A), t.phase == "births") == (5, False)


@pytest.mark.rule("evo.gene.vial")
def test_a_vial_makes_every_later_purchase_cheaper() -> None:
    t = table(3).genes(A, "vial").hand(B, "charge")
    for number, genes in ((4, ("horn", "egg")), (5, ("fur", "legs"))):
        t.g.round = number
        t.order(A, B, C).points(A, 6).mutations(*genes)
        t.choose(A, "bid:2:2").choose(B, "bid:1:0").choose(C, "bid:3:0").choose(B, "pass")
        assert t.mp(A) == 5


# --- unique genes: numbers ---


@pytest.mark.rule("evo.unique.bony-plates")
def test_bony_plates_are_two_horns_in_defence_only() -> None:
    t = island("horn", "horn").genes(B, "horn", "bony_plates").movement()
    assert faces_that_win(t, A, "attack:d4:e4") == 1  # 2 against 3
    t = island("horn", "horn", "horn").genes(B, "horn", "bony_plates").movement()
    assert faces_that_win(t, A, "attack:d4:e4") == 2  # 3 against 3
    t = island().genes(B, "horn", "bony_plates").order(B, A, C).movement()
    assert faces_that_win(t, B, "attack:e4:d4") == 4  # 1 against 0


@pytest.mark.rule("evo.unique.large-horn")
def test_the_large_horn_is_two_horns_in_attack_only() -> None:
    assert faces_that_win(island("large_horn").movement(), A, "attack:d4:e4") == 5  # +2
    assert faces_that_win(island("large_horn").genes(B, "horn").movement(), A, "attack:d4:e4") == 4  # +1
    t = island("large_horn").order(B, A, C).movement()
    assert faces_that_win(t, B, "attack:e4:d4") == 2  # A defends with 0


@pytest.mark.rule("evo.unique.strong-thighs")
def test_strong_thighs_are_two_movement_points() -> None:
    assert island("legs", "strong_thighs").movement().g.points == 5


@pytest.mark.rule("evo.unique.thick-shell")
def test_thick_shell_lets_newborns_be_laid_three_spaces_away() -> None:
    t = island("thick_shell").with_dinos(A, "e1", "f1").births()
    assert [t.distance("e1", to) for to in ("d4", "c4", "d5")] == [3, 3, 4]
    reason = t.refused(A, "lay:d5")
    assert (reason.key, reason.rule, reason.args) == (
        "nest-too-far",
        "evo.unique.thick-shell",
        {"at": "d5", "range": 3},
    )
    taken = t.refused(A, "lay:e4")
    assert (taken.key, t.distance("f1", "e4")) == ("space-occupied", 3)
    near = sorted(to for to in t.isle.labels if min(t.distance(to, "e1"), t.distance(to, "f1")) in (1, 2, 3))
    assert sorted(t.options(A, "lay")) == [f"lay:{to}" for to in near if to not in ("e4", "e1", "f1")]
    t.choose(A, "lay:d4")
    assert t.at("d4") == A


@pytest.mark.rule("evo.unique.thick-shell")
def test_distance_is_counted_over_occupied_spaces_too() -> None:
    t = island("thick_shell").with_dinos(A, "a7", "a6").with_dinos(C, "b6", "b7", "a5", "b5").births()
    assert t.distance("a7", "d6") == 3
    t.choose(A, "lay:d6")
    assert t.at("d6") == A


# --- regeneration ---


@pytest.mark.rule("evo.unique.regeneration-floor")
def test_regeneration_keeps_three() -> None:
    t = herd("e1", "f1", "g1", "g2").genes(A, "regeneration")
    assert len(survivors(t, "f1")) == 3
    assert len(survivors(herd("e1", "f1", "g1", "c3").genes(A, "regeneration"), "f1")) == 3
    assert len(survivors(herd(*DEADLY).genes(A, "regeneration"), "e1", "b4")) == 3


@pytest.mark.rule("evo.unique.regeneration-no-attack")
def test_three_with_regeneration_cannot_be_attacked_but_four_can() -> None:
    t = island().genes(B, "regeneration").movement()
    assert t.options(A, "attack") == ["attack:d4:e4"]  # B has 4
    t.with_dinos(B, "e4", "g5", "f6")
    reason = t.refused(A, "attack:d4:e4")
    assert (reason.key, reason.rule) == ("species-safe", "evo.unique.regeneration-no-attack")
    assert reason.args == {"target_seat": B, "herd": 3}
    assert t.options(A, "attack") == []


@pytest.mark.rule("evo.unique.regeneration-below-three")
def test_regeneration_protects_at_two_and_creates_nothing() -> None:
    t = table(3).empty_island().with_dinos(A, "e1", "d4").with_dinos(B, "e4", "g5", "f6").with_dinos(C, "a7", "b7")
    t.climate("hills").mutations("regeneration", "egg")
    t.choose(A, "bid:2:1").choose(B, "bid:1:0").choose(C, "bid:3:0")
    assert t.herd(A) == 2
    t.order(B, A, C).movement()
    assert t.options(B, "attack") == []
    assert t.refused(B, "attack:e4:d4").rule == "evo.unique.regeneration-no-attack"
    t.stack("still", "still").survival()
    assert t.herd(A) == 2
    t.with_dinos(A, "e1", "d4", "f1").survival()  # none dies at 3
    assert t.herd(A) == 3


# --- cave dweller ---


@pytest.mark.rule("evo.unique.cave-dweller")
def test_the_cave_saves_one_in_deadly_terrain() -> None:
    t = herd("e1", "f1", "d2", "c3", "e3", "f3").genes(A, "cave_dweller")
    assert survivors(t, "e1") == ["c3", "e3", "f1", "f3"]  # one deadly and the hot one die
    assert len(survivors(herd("e1", "c3", "e3").genes(A, "cave_dweller"))) == 3


@pytest.mark.rule("evo.unique.cave-dweller")
def test_the_cave_is_used_before_the_floor() -> None:
    t = herd("e1", "f1", "g1", "c3").genes(A, "cave_dweller").survival()
    assert t.prompt(A).args["losses"] == 2
    t = herd("e1", "f1", "d3", "d4", "c3", "e3").genes(A, "cave_dweller", "fur").survival()
    assert t.options(A) == ["lose:e1", "lose:f1", "lose:d3", "lose:d4"]
    t.choose(A, "lose:e1")
    reason = t.refused(A, "lose:f1")
    assert (reason.key, reason.rule) == ("protected-there", "evo.unique.cave-dweller")


# --- flippers ---


@pytest.mark.rule("evo.unique.flippers-move")
def test_flippers_carry_a_dinosaur_to_any_empty_coast_for_a_point() -> None:
    t = island("flippers").movement()
    assert t.rule(A, "swim:e1") == "evo.unique.flippers-move"
    t.choose(A, "swim:e1")
    assert (t.prompt(A).key, t.prompt(A).args) == ("prompt-land", {"seat": A, "from": "e1"})
    assert t.view()["chain"] == {"seat": A, "source": t.space("e1"), "how": 2}
    assert [event.args for event in t.happened("prepared")] == [{"source": t.space("e1"), "at": "e1"}]
    empty_coasts = [to for s, to in enumerate(t.isle.labels) if t.isle.coast[s] and t.at(to) == -1]
    assert t.options(A) == [f"land:{to}" for to in empty_coasts]
    assert t.rule(A, "land:d7") == "evo.unique.flippers-move"
    t.choose(A, "land:d7")
    assert (t.dinos(A), t.g.points, t.asked) == (["b5", "d4", "d7"], 1, (A,))
    assert t.happened("moved")[-1].args["how"] == 2


@pytest.mark.rule("evo.unique.flippers-once-per-phase")
def test_flippers_work_once_per_phase() -> None:
    t = island("flippers", "legs", "legs").with_dinos(A, "e1", "f1", "d4").movement()
    t.choose(A, "swim:e1", "land:d7")
    reason = t.refused(A, "swim:f1")
    assert (t.g.points, reason.key, reason.rule) == (3, "flippers-used", "evo.unique.flippers-once-per-phase")
    assert t.options(A, "swim") == []
    t.movement()
    assert t.options(A, "swim") == ["swim:f1", "swim:d7"]  # again in the next phase


@pytest.mark.rule("evo.unique.flippers-once-per-phase")
def test_unlimited_flippers_work_as_often_as_there_are_points() -> None:
    t = island("flippers", "legs", "legs", flippers="unlimited").with_dinos(A, "e1", "f1", "d4").movement()
    t.choose(A, "swim:e1", "land:d7")
    assert t.g.points == 3
    t.choose(A, "swim:d7", "land:e1", "swim:f1", "land:d7", "swim:d7", "land:f1")
    assert t.asked == (B,)  # the last point is spent


@pytest.mark.rule("evo.unique.flippers-coastal-only")
def test_flippers_start_and_end_on_the_coast() -> None:
    t = island("flippers").movement()
    inland = t.refused(A, "swim:d4")
    assert (inland.key, inland.rule, inland.args) == ("not-coastal", "evo.unique.flippers-coastal-only", {"at": "d4"})
    assert t.refused(A, "swim:g5").key == "not-your-dinosaur"
    assert t.options(A, "swim") == ["swim:e1"]
    t.choose(A, "swim:e1")
    reason = t.refused(A, "land:d5")
    assert (reason.key, reason.rule) == ("landing-coast", "evo.unique.flippers-coastal-only")
    assert reason.args == {"at": "d5", "from": "e1"}
    assert t.refused(A, "pass").rule == "evo.unique.flippers-move"
    assert t.refused(A, "move:e1:f1").key == "finish-move"
    assert t.refused(A, "land:36").key == "no-such-space"


@pytest.mark.rule("evo.unique.flippers-target-empty")
def test_a_swim_ends_on_an_empty_space() -> None:
    t = island("flippers").movement().choose(A, "swim:e1")
    reason = t.refused(A, "land:g5")  # B's, on the coast, far away
    assert (reason.key, reason.rule) == ("landing-occupied", "evo.unique.flippers-target-empty")


@pytest.mark.rule("evo.unique.flippers-target-empty")
def test_with_all_coasts_taken_nobody_swims() -> None:
    t = island("flippers")
    coasts = [t.isle.labels[s] for s in t.isle.coasts]
    assert len(coasts) == 18
    t.with_dinos(A, *coasts[:8]).with_dinos(B, *coasts[8:16]).with_dinos(C, *coasts[16:]).movement()
    reason = t.refused(A, f"swim:{coasts[0]}")
    assert (reason.key, reason.rule) == ("nowhere-to-land", "evo.unique.flippers-target-empty")
    t.with_dinos(C, coasts[16], "d4")
    assert len(t.options(A, "swim")) == 8


# --- wings ---


@pytest.mark.rule("evo.unique.wings-move")
def test_wings_cover_two_spaces_for_one_point() -> None:
    t = island("wings").movement()
    assert t.g.points == 2
    assert t.rule(A, "fly:d4") == "evo.unique.wings-move"
    t.choose(A, "fly:d4")
    assert t.rule(A, "land:d6") == "evo.unique.wings-move"
    t.choose(A, "land:d6")
    assert (t.dinos(A), t.g.points, t.asked) == (["b5", "d6", "e1"], 1, (A,))
    assert t.happened("moved")[-1].args["how"] == 1
    assert t.view()["turn"] == {"seat": A, "points": 1, "acted": True, "flown": True, "swum": False}


@pytest.mark.rule("evo.unique.wings-move")
def test_without_wings_or_flippers_nobody_flies_or_swims() -> None:
    t = island().genes(B, "wings", "flippers").movement()
    fly, swim = t.refused(A, "fly:d4"), t.refused(A, "swim:e1")
    assert (fly.key, fly.rule, fly.args) == ("lacks-gene", "evo.unique.wings-move", {"gene": 10})
    assert (swim.key, swim.rule, swim.args) == ("lacks-gene", "evo.unique.flippers-move", {"gene": 9})


@pytest.mark.rule("evo.unique.wings-over-dinosaur")
def test_a_flight_goes_over_dinosaurs_without_a_combat() -> None:
    t = island("wings").with_dinos(A, "d4", "d5", "b5").movement()
    t.choose(A, "fly:d4")
    assert t.at("e4") == B
    t.copy().choose(A, "land:d6")  # over its own kind
    t.choose(A, "land:f4")  # over B's
    assert (t.at("f4"), t.at("e4"), t.happened("fought")) == (A, B, [])


@pytest.mark.rule("evo.unique.wings-once-per-phase")
def test_wings_work_once_per_phase() -> None:
    t = island("wings", "legs").stack("still", "still").next_genes("fur", "egg").movement()
    t.choose(A, "fly:d4", "land:d6")
    reason = t.refused(A, "fly:d6")
    assert (t.g.points, reason.key, reason.rule) == (2, "wings-used", "evo.unique.wings-once-per-phase")
    assert t.options(A, "fly") == []
    t.choose(A, "move:d6:e6")
    assert t.options(A, "fly") == []
    t.choose(A, "pass").passing(until="births").passing(until="movement", seat=A)
    assert len(t.options(A, "fly")) == t.herd(A)  # next round it is available


@pytest.mark.rule("evo.unique.wings-target-empty")
def test_a_flight_ends_on_an_empty_space() -> None:
    t = island("wings").with_dinos(B, "e4", "f4", "g5", "f6").movement().choose(A, "fly:d4")
    reason = t.refused(A, "land:f4")
    assert (reason.key, reason.rule) == ("landing-occupied", "evo.unique.wings-target-empty")
    assert reason.args == {"at": "f4", "from": "d4"}
    t = island("wings").with_dinos(A, "e1", "d3", "c3", "b5").with_dinos(B, "g1", "f2", "e3").movement()
    assert "fly:e1" not in t.options(A)
    full = t.refused(A, "fly:e1")
    assert (full.key, full.rule) == ("nowhere-to-land", "evo.unique.wings-target-empty")
    assert t.refused(A, "fly:g1").key == "not-your-dinosaur"


@pytest.mark.rule("evo.unique.wings-middle-space-exists")
def test_a_flight_goes_over_a_land_space() -> None:
    t = island("wings").movement().choose(A, "fly:e1")
    assert t.options(A) == [f"land:{to}" for to in ["g1", "f2", "c3", "d3", "e3"]]
    for code in t.options(A):
        assert set(t.beside("e1")) & set(t.beside(code[5:]))
    reason = t.refused(A, "land:b4")  # from cape to cape there is only sea
    assert (reason.key, reason.rule) == ("landing-flight", "evo.unique.wings-middle-space-exists")
    assert t.refused(A, "land:f1").key == "landing-flight"  # one space is not two


@pytest.mark.rule("evo.unique.wings-move")
def test_a_flight_with_the_last_point_ends_the_turn() -> None:
    t = island("wings").movement().choose(A, "move:b5:b6", "fly:d4", "land:d6")
    assert t.asked == (B,)


# --- initiative and knowledge ---


@pytest.mark.rule("evo.unique.adrenaline-rush")
def test_adrenaline_rush_chooses_its_place() -> None:
    for place, order in ((1, [A, B, C]), (2, [B, A, C]), (3, [B, C, A])):
        t = island("adrenaline_rush").with_dinos(A, "d4", "e1", "b5", "b4").with_dinos(B, "g5", "f6")
        t.columns(A, B, C).initiative()
        assert (t.asked, t.view()["order"]) == ((A,), [B, C, A])
        assert (t.prompt(A).key, t.prompt(A).args) == ("prompt-place", {"seat": A, "place": 3})
        assert t.rule(A, "place:1") == "evo.unique.adrenaline-rush"
        for wrong in ("place:0", "place:4"):
            reason = t.refused(A, wrong)
            assert (reason.key, reason.rule, reason.args) == (
                "no-such-place",
                "evo.unique.adrenaline-rush",
                {"places": 3},
            )
        assert t.refused(A, "pass").key == "other-question"
        t.choose(A, f"place:{place}")
        assert t.view()["order"] == order
        assert (t.phase, t.asked) == ("movement", (order[0],))


@pytest.mark.rule("evo.unique.sixth-sense")
def test_sixth_sense_sees_the_top_token_at_all_times_and_alone() -> None:
    ccw, still, meteorite = (BOX.tokens.index(token) for token in ("counterclockwise", "still", "meteorite"))
    t = island("sixth_sense").stack("counterclockwise", "still", "meteorite").movement()
    assert t.view(A)["climate"]["stack"] == [ccw, HIDDEN, HIDDEN]
    for role in (B, C, -1):
        assert t.view(role)["climate"]["stack"] == [HIDDEN] * 3
    t.passing(until="mutations")  # the next round
    assert t.view(A)["climate"]["stack"] == [still, HIDDEN]
    assert t.view(A)["climate"]["revealed"] == [ccw]
    assert t.view(B)["climate"]["stack"] == [HIDDEN] * 2
    glimpsed = t.happened("glimpsed")[-1]
    assert (glimpsed.seat, glimpsed.args) == (A, {"token": still, "depth": 1})
    hidden = glimpsed.seen_by(B)
    assert hidden is not None
    assert hidden.args == {"depth": 1}
    t.passing(until="births").passing(until="mutations")
    assert t.view(A)["climate"]["stack"] == [meteorite]


@pytest.mark.rule("evo.unique.sixth-sense")
def test_sixth_sense_works_from_the_moment_it_is_bought() -> None:
    t = table(3).stack("double_clockwise", "still").mutations("sixth_sense", "egg")
    before = t.g.told(A), t.g.told(B)
    t.choose(A, "bid:2:1").choose(B, "bid:1:0").choose(C, "bid:3:0")
    assert t.view(A)["climate"]["stack"] == [BOX.tokens.index("double_clockwise"), HIDDEN]
    assert t.g.told(A) == before[0] + 1  # the token
    assert t.g.told(B) == before[1] + 1  # the event card
