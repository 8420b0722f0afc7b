"""Two unique genes with many rules of their own: killer babies and chameleon skin."""

from __future__ import annotations

import pytest

from tests.evo.helpers import A, B, C, Table, table

EIGHT = ("d4", "d2", "d3", "c4", "c5", "b5", "b6", "c6")


def nest(*genes: str) -> Table:
    """A with killer babies on d4 and c4, B's dinosaur beside d4 on e4; births begin."""
    t = table(3).empty_island().with_dinos(A, "d4", "c4").genes(A, "killer_babies", *genes)
    return t.with_dinos(B, "e4", "g5", "f6", "e7").with_dinos(C, "a7", "b7", "c7").births()


def chase(*herd: str) -> Table:
    """A on d4 beside B's e4; B has chameleon skin; A moves first."""
    t = table(3).empty_island().with_dinos(A, "d4", "a5").genes(B, "chameleon_skin")
    return t.with_dinos(B, *(herd or ("e4", "g5", "f6", "e7"))).with_dinos(C, "a7", "b7").movement()


# --- killer babies ---


@pytest.mark.rule("evo.unique.killer-babies-target")
def test_a_killer_baby_is_laid_on_an_opponent_and_never_on_its_own_kind() -> None:
    t = nest()
    assert t.options(A, "pounce") == ["pounce:e4"]
    assert t.rule(A, "pounce:e4") == "evo.unique.killer-babies-target"
    own, nobody = t.refused(A, "pounce:c4"), t.refused(A, "pounce:d5")
    assert (own.key, own.rule, own.args) == (
        "own-dinosaur",
        "evo.unique.killer-babies-target",
        {"at": "c4", "range": 1},
    )
    assert (nobody.key, nobody.rule) == ("nobody-there", "evo.unique.killer-babies-target")
    t.choose(A, "pounce:e4")
    fought = t.happened("fought")
    assert [(event.seat, event.args["source"], event.args["space"]) for event in fought] == [(A, -1, t.space("e4"))]
    assert t.view()["fight"]["from"] == -1


@pytest.mark.rule("evo.unique.killer-babies-target")
def test_an_empty_space_is_still_a_nest_and_others_do_not_pounce() -> None:
    t = nest()
    assert "lay:d5" in t.options(A)
    t.choose(A, "lay:d5")
    assert (t.at("d5"), t.happened("fought")) == (A, [])
    reason = t.with_dinos(A, "f4", "d4", "c4").refused(B, "pounce:f4")
    assert (reason.key, reason.args, t.options(B, "pounce")) == ("lacks-gene", {"gene": 12}, [])


@pytest.mark.rule("evo.unique.killer-babies-target")
def test_every_opponent_is_a_target() -> None:
    t = table(3).empty_island().with_dinos(A, "d4", "c4", "b4").with_dinos(C, "e3", "a7", "b7")
    t.with_dinos(B, "e4", "g5", "f6").genes(B, "killer_babies").order(B, A, C).births()
    assert t.options(B, "pounce") == ["pounce:e3", "pounce:d4"]


@pytest.mark.rule("evo.unique.killer-babies-kill")
@pytest.mark.parametrize("face", ["horn", "horn_equal", "horn_plus"])
def test_three_faces_kill(face: str) -> None:
    t = nest().die(face).choose(A, "pounce:e4")
    assert (t.herd(B), t.herd(A), t.at("e4")) == (3, 3, A)
    assert [(event.seat, event.args["why"]) for event in t.happened("lost")] == [(B, "killer-baby")]
    assert t.happened("fought")[-1].args["won"] == 1


@pytest.mark.rule("evo.unique.killer-babies-fail")
@pytest.mark.parametrize("face", ["horn_plus_plus", "cross"])
def test_two_faces_fail_and_use_up_the_egg(face: str) -> None:
    t = nest().die(face).choose(A, "pounce:e4")
    assert (t.herd(B), t.at("e4")) == (4, B)
    assert (t.view()["supply"][A], t.herd(A)) == (6, 2)
    assert t.happened("fought")[-1].args["won"] == 0
    t.choose(B, "pass").choose(C, "pass")
    assert t.phase != "births"


@pytest.mark.rule("evo.unique.killer-babies-ignores-horns")
def test_horns_do_not_help_against_a_killer_baby() -> None:
    t = nest().genes(B, *["horn"] * 5, "bony_plates").die("horn_equal").choose(A, "pounce:e4")
    assert (t.herd(B), t.at("e4")) == (3, A)


@pytest.mark.rule("evo.unique.killer-babies-respects-floor")
def test_a_species_at_its_floor_is_no_target() -> None:
    t = nest().with_dinos(B, "e4", "g5")
    reason = t.refused(A, "pounce:e4")
    assert (reason.key, reason.rule) == ("species-safe", "evo.unique.killer-babies-respects-floor")
    assert reason.args == {"target_seat": B, "herd": 2}
    assert nest().with_dinos(B, "e4", "g5", "f6").options(A, "pounce") == ["pounce:e4"]
    t = nest().genes(B, "regeneration").with_dinos(B, "e4", "g5", "f6")
    assert t.refused(A, "pounce:e4").rule == "evo.unique.killer-babies-respects-floor"
    assert nest().genes(B, "regeneration").options(A, "pounce") == ["pounce:e4"]  # with 4


@pytest.mark.rule("evo.unique.killer-babies-with-thick-shell")
def test_a_killer_baby_reaches_as_far_as_any_newborn() -> None:
    t = nest("thick_shell").with_dinos(B, "g4", "g5", "f6", "e7")
    assert t.distance("d4", "g4") == 3
    assert t.distance("d4", "g5") == 4
    assert t.refused(A, "pounce:g5").rule == "evo.unique.killer-babies-with-thick-shell"
    t.die("horn").choose(A, "pounce:g4")
    assert t.at("g4") == A
    t = nest().with_dinos(B, "f4", "g5", "f6", "e7")
    reason = t.refused(A, "pounce:f4")
    assert (reason.key, reason.rule, t.distance("d4", "f4")) == (
        "nest-too-far",
        "evo.unique.killer-babies-with-thick-shell",
        2,
    )


@pytest.mark.rule("evo.unique.killer-babies-no-chameleon")
def test_chameleon_skin_does_not_answer_a_killer_baby() -> None:
    t = nest().genes(B, "chameleon_skin").die("horn")
    assert t.at("f4") == -1  # there would be room
    t.choose(A, "pounce:e4")
    assert (t.herd(B), t.at("e4"), t.asked) == (3, A, (B,))
    assert t.options(B, "retreat") == []


@pytest.mark.rule("evo.unique.killer-babies-at-eight")
def test_with_eight_one_is_taken_up_first_and_stays_away_if_the_baby_dies() -> None:
    t = nest().with_dinos(A, *EIGHT)
    assert t.refused(A, "pounce:e4").rule == "evo.birth.max-eight"
    t.choose(A, "remove:b6")
    assert "pounce:e4" in t.options(A)
    dead = t.copy().die("cross").choose(A, "pounce:e4")
    assert (dead.herd(A), dead.view()["supply"][A], dead.at("e4")) == (7, 1, B)
    assert dead.asked == (B,)
    t.die("horn").choose(A, "pounce:e4")
    assert (t.herd(A), t.herd(B), t.at("e4"), t.at("b6")) == (8, 3, A, -1)


@pytest.mark.rule("evo.unique.killer-babies-at-eight")
def test_the_one_taken_up_does_not_guard_the_nest() -> None:
    t = nest().with_dinos(A, *EIGHT).choose(A, "remove:d4")
    reason = t.refused(A, "pounce:e4")  # beside d4 only
    assert (reason.key, reason.rule) == ("nest-too-far", "evo.unique.killer-babies-with-thick-shell")


# --- chameleon skin ---


@pytest.mark.rule("evo.unique.chameleon-retreat")
def test_a_beaten_chameleon_may_go_to_a_space_beside_it() -> None:
    t = chase().die("horn").choose(A, "attack:d4:e4")
    assert t.asked == (B,)
    assert (t.prompt(B).key, t.prompt(B).args) == ("prompt-flee", {"seat": B, "at": "e4"})
    assert t.rule(B, "retreat:f4") == "evo.unique.chameleon-retreat"
    assert t.options(B) == ["pass", *[f"retreat:{to}" for to in ["e3", "f3", "f4", "d5", "e5"]]]
    far = t.refused(B, "retreat:g4")
    assert (far.key, far.rule, far.args) == ("retreat-beside", "evo.unique.chameleon-retreat", {"at": "g4"})
    assert t.refused(B, "retreat:36").key == "no-such-space"
    assert t.refused(B, "move:e4:f4").key == "other-question"
    t.choose(B, "retreat:f4")
    assert (t.herd(B), t.at("f4"), t.asked, t.g.points) == (4, B, (A,), 1)
    assert t.happened("lost") == []
    assert [event.args["how"] for event in t.happened("moved")] == [5, 4]


@pytest.mark.rule("evo.unique.chameleon-retreat")
def test_a_chameleon_may_die_all_the_same_and_nobody_else_may_flee() -> None:
    t = chase().die("horn").choose(A, "attack:d4:e4").choose(B, "pass")
    assert (t.herd(B), t.at("e4"), t.at("d4")) == (3, A, -1)
    t = chase().with_dinos(C, "d5", "a7", "b7").die("horn").choose(A, "attack:d4:d5")
    assert (t.herd(C), t.at("d5"), t.asked) == (2, A, (A,))  # the gene is B's


@pytest.mark.rule("evo.unique.chameleon-retreat")
def test_a_chameleon_that_holds_its_ground_stays() -> None:
    t = chase().die("cross").choose(A, "attack:d4:e4")
    assert (t.asked, t.at("e4"), t.herd(B)) == ((A,), B, 4)


@pytest.mark.rule("evo.unique.chameleon-not-attacker-origin", "evo.unique.chameleon-no-space-dies")
def test_nobody_flees_to_where_the_attacker_came_from() -> None:
    around = ("e3", "f3", "f4", "d5", "e5")
    t = chase("e4", *around).die("horn").choose(A, "attack:d4:e4")
    assert (t.herd(B), t.at("e4"), t.asked) == (5, A, (A,))  # d4 was the only other neighbour
    t = chase("e4", *around[:4]).die("horn").choose(A, "attack:d4:e4")
    reason = t.refused(B, "retreat:d4")
    assert (reason.key, reason.rule, reason.args) == (
        "attacker-came-from",
        "evo.unique.chameleon-not-attacker-origin",
        {"at": "d4"},
    )
    assert t.options(B) == ["pass", "retreat:e5"]


@pytest.mark.rule("evo.unique.chameleon-no-space-dies")
def test_a_chameleon_without_a_space_goes_to_the_supply() -> None:
    t = chase("e4", "e3", "f3", "g5").with_dinos(C, "f4", "d5", "e5").die("horn")
    t.choose(A, "attack:d4:e4")
    assert (t.herd(B), t.view()["supply"][B], t.at("e4")) == (3, 5, A)


@pytest.mark.rule("evo.unique.chameleon-attacker-advances")
def test_the_attacker_takes_the_space_a_chameleon_left() -> None:
    t = chase().die("horn").choose(A, "attack:d4:e4").choose(B, "retreat:e5")
    assert (t.at("e4"), t.at("e5"), t.at("d4")) == (A, B, -1)
    assert t.dinos(A) == ["a5", "e4"]
    assert t.dinos(B) == ["e5", "e7", "f6", "g5"]


@pytest.mark.rule("evo.unique.chameleon-target-empty")
def test_a_chameleon_flees_to_an_empty_space() -> None:
    t = chase().with_dinos(C, "f4", "a7", "b7").die("horn").choose(A, "attack:d4:e4")
    reason = t.refused(B, "retreat:f4")
    assert (reason.key, reason.rule, reason.args) == (
        "space-occupied",
        "evo.unique.chameleon-target-empty",
        {"at": "f4"},
    )
