"""Births: passes, where newborns go, and the herd of eight."""

from __future__ import annotations

import pytest

from tests.evo.helpers import A, B, C, Table, table

EIGHT = ("d2", "d3", "d4", "d5", "c4", "c5", "b5", "b6")


def nests() -> Table:
    """A in the middle, B in the south-east, C in the south-west; beach is ideal."""
    t = table(players=3).empty_island().with_dinos(A, "d4", "d2")
    return t.with_dinos(B, "f6", "g5", "e7").with_dinos(C, "a7", "b7")


def full(*labels: str) -> Table:
    """A with all eight on the island."""
    return nests().with_dinos(A, *(labels or EIGHT))


@pytest.mark.rule("evo.birth.in-egg-passes")
def test_births_go_in_passes_by_eggs() -> None:
    t = table(players=2).empty_island().with_dinos(A, "c3", "d3").with_dinos(B, "a4", "b4", "a5")
    t.genes(A, "egg").order(A, B).births()
    t.choose(A, "lay:c2").choose(B, "lay:b5").choose(A, "lay:d2")
    assert [event.seat for event in t.happened("born")] == [A, B, A]
    assert t.phase != "births"
    assert [event.args for event in t.happened("pass")] == [{"egg": 1}, {"egg": 2}]


@pytest.mark.rule("evo.birth.in-egg-passes")
def test_every_pass_goes_round_in_initiative_order() -> None:
    t = nests().genes(A, "egg").genes(B, "egg", "egg").order(C, B, A).births()
    asked = []
    while t.phase == "births":
        asked.append((t.asked[0], t.view()["egg"]))
        t.choose(t.asked[0], "pass")
    assert asked == [(C, 1), (B, 1), (A, 1), (B, 2), (A, 2), (B, 3)]


@pytest.mark.rule("evo.sheet.starting-eggs")
def test_a_young_species_lays_one_egg() -> None:
    t = nests().births()
    assert (t.prompt(A).key, t.prompt(A).args) == ("prompt-lay", {"seat": A, "egg": 1, "supply": 6})
    t.choose(A, "lay:d5").choose(B, "pass").choose(C, "pass")
    assert (t.phase, len(t.happened("born"))) == ("survival", 1)


@pytest.mark.rule("evo.birth.adjacent-empty")
def test_a_newborn_goes_on_an_empty_space_beside_its_kind() -> None:
    t = nests().with_dinos(A, "d4", "e4").with_dinos(B, "d5", "g5", "e7").births()
    far = t.refused(A, "lay:d6")
    assert (far.key, far.rule) == ("nest-too-far", "evo.birth.adjacent-empty")
    assert far.args == {"at": "d6", "range": 1}
    own, foreign = t.refused(A, "lay:e4"), t.refused(A, "lay:d5")
    assert (own.key, own.rule, own.args["at"]) == ("space-occupied", "evo.birth.adjacent-empty", "e4")
    assert (foreign.key, foreign.rule) == ("space-occupied", "evo.birth.adjacent-empty")
    pounce = t.refused(A, "pounce:d5")
    assert (pounce.key, pounce.rule) == ("lacks-gene", "evo.birth.adjacent-empty")
    assert t.options(A) == ["pass", *[f"lay:{to}" for to in ["d3", "e3", "f3", "c4", "f4", "c5", "e5"]]]
    assert t.rule(A, "lay:d3") == "evo.birth.adjacent-empty"
    t.choose(A, "lay:f4")
    assert t.dinos(A) == ["d4", "e4", "f4"]
    born = t.happened("born")[-1]
    assert (born.seat, born.args) == (A, {"space": t.space("f4"), "at": "f4", "herd": 3, "again": 0})


@pytest.mark.rule("evo.birth.newborn-can-be-parent")
def test_a_newborn_is_a_neighbour_for_the_next_birth() -> None:
    t = nests().genes(A, "egg").births()
    assert t.refused(A, "lay:d6").key == "nest-too-far"
    t.choose(A, "lay:d5").choose(B, "pass").choose(C, "pass")
    t.choose(A, "lay:d6")  # beside d5 only
    assert t.dinos(A) == ["d2", "d4", "d5", "d6"]


@pytest.mark.rule("evo.birth.optional")
def test_a_pass_may_be_skipped() -> None:
    t = nests().genes(A, "egg").births()
    assert t.rule(A, "pass") == "evo.birth.optional"
    t.choose(A, "pass").choose(B, "pass").choose(C, "pass")
    assert (t.asked, t.phase) == ((A,), "births")
    t.choose(A, "lay:d5")
    assert t.herd(A) == 3
    assert t.phase != "births"  # 1, not 2


@pytest.mark.rule("evo.birth.no-space-no-birth")
def test_without_a_space_there_is_only_the_skip() -> None:
    t = nests().with_dinos(A, "a7", "a6").with_dinos(C, "a5", "b6", "b7").with_dinos(B, "b5", "g5", "f6").births()
    assert t.beside("a7") == ["a6", "b6", "b7"]
    assert t.options(A) == ["pass"]
    t.choose(A, "pass").choose(B, "pass").choose(C, "pass")
    assert t.herd(A) == 2
    t.with_dinos(C, "c3", "e1").births()  # the next round: room for one, and for one only
    t.choose(A, "lay:a5").choose(B, "pass").choose(C, "pass")
    assert (t.herd(A), t.phase == "births") == (3, False)


@pytest.mark.rule("evo.birth.max-eight")
def test_nobody_has_more_than_eight() -> None:
    t = full().births()
    reason = t.refused(A, "lay:e4")
    assert (reason.key, reason.rule, reason.args) == ("all-on-island", "evo.birth.max-eight", {"herd": 8})
    assert t.refused(A, "pounce:f6").rule == "evo.birth.max-eight"
    assert t.options(A, "lay") == []
    assert t.refused(A, "lose:d2").key == "other-question"


@pytest.mark.rule("evo.birth.max-eight")
def test_the_eighth_dinosaur_may_be_laid() -> None:
    t = full(*EIGHT[:7]).births().choose(A, "lay:e4")
    assert t.herd(A) == 8
    assert t.view()["supply"][A] == 0


@pytest.mark.rule("evo.birth.relocate-at-eight")
def test_with_eight_one_may_be_taken_up_and_laid_elsewhere() -> None:
    t = full().births()
    assert t.rule(A, "remove:d2") == "evo.birth.relocate-at-eight"
    t.choose(A, "remove:d2")
    assert (t.herd(A), t.asked) == (7, (A,))
    assert (t.prompt(A).key, t.prompt(A).args) == ("prompt-relay", {"seat": A, "from": "d2"})
    assert t.g.agenda[-1].in_chain(t.g)  # taking up and laying are one move
    lost = t.happened("lost")[-1]
    assert (lost.seat, lost.args["at"], lost.args["why"]) == (A, "d2", "relocation")
    assert t.rule(A, "lay:d6") == "evo.birth.relocate-at-eight"
    t.choose(A, "lay:d6")
    assert (t.herd(A), t.at("d2"), t.at("d6")) == (8, -1, A)
    assert t.asked == (B,)


@pytest.mark.rule("evo.birth.relocate-at-eight")
def test_the_one_taken_up_is_laid_elsewhere_and_beside_one_that_stayed() -> None:
    t = full("g1", *EIGHT[1:]).births().choose(A, "remove:g1")
    back = t.refused(A, "lay:g1")
    assert (back.key, back.rule, back.args) == ("lay-elsewhere", "evo.birth.relocate-at-eight", {"at": "g1"})
    assert t.refused(A, "pass").rule == "evo.birth.relocate-at-eight"
    assert t.refused(A, "pounce:g1").rule == "evo.birth.relocate-at-eight"
    assert t.refused(A, "lay:g2").key == "nest-too-far"  # beside g1 only
    assert t.refused(A, "remove:d3").key == "other-question"
    assert all(any(near in EIGHT[1:] for near in t.beside(code[4:])) for code in t.options(A))


@pytest.mark.rule("evo.birth.relocate-at-eight")
def test_the_one_taken_up_is_not_laid_back_though_its_space_lies_beside_one_that_stayed() -> None:
    t = full().births().choose(A, "remove:d2")
    assert {"d3", "e2"} & set(t.beside("d2")) & set(t.dinos(A))
    assert (t.at("d2"), "lay:d2" in t.options(A)) == (-1, False)
    reason = t.refused(A, "lay:d2")
    assert (reason.key, reason.rule, reason.args) == ("lay-elsewhere", "evo.birth.relocate-at-eight", {"at": "d2"})


@pytest.mark.rule("evo.birth.relocate-at-eight")
def test_a_dinosaur_is_not_taken_up_when_no_space_would_be_left() -> None:
    t = full("a5", "a6", "a7", "b6", "b7", "c6", "c7", "b5")
    t.with_dinos(B, "b4", "c5", "d5", "d6", "d7", "c4").with_dinos(C, "e1", "g1").births()
    assert t.options(A) == ["pass"]  # every neighbour is taken
    reason = t.refused(A, "remove:a7")
    assert (reason.key, reason.rule) == ("no-nest-elsewhere", "evo.birth.relocate-at-eight")
    assert reason.args == {"at": "a7", "herd": 8, "all": 8}
    foreign = t.refused(A, "remove:c5")
    assert (foreign.key, foreign.rule) == ("not-your-dinosaur", "evo.birth.relocate-at-eight")
    assert t.refused(A, "remove:36").key == "no-such-space"


@pytest.mark.rule("evo.birth.no-removal-below-eight")
def test_with_seven_nobody_is_taken_up() -> None:
    t = full(*EIGHT[:7]).births()
    reason = t.refused(A, "remove:d2")
    assert (reason.key, reason.rule) == ("not-all-on-island", "evo.birth.no-removal-below-eight")
    assert reason.args == {"at": "d2", "herd": 7, "all": 8}
    assert t.options(A, "remove") == []
    assert len(full().births().options(A, "remove")) == 8


@pytest.mark.rule("evo.round.phase-completed-before-next")
def test_nobody_names_victims_before_all_births_are_done() -> None:
    t = nests().births().choose(A, "lay:d5")
    assert t.refused(A, "lose:d5").key == "not-asked"
    reason = t.refused(B, "lose:f6")
    assert (reason.key, reason.rule) == ("other-question", "evo.round.phase-completed-before-next")
    assert reason.args == {"code": f"lose:{t.space('f6')}", "phase": 4}
    assert t.refused(B, "lay:36").key == "no-such-space"
