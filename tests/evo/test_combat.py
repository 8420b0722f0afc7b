"""Combat: who may be attacked, the die, and what becomes of both."""

from __future__ import annotations

import pytest

from chimera.engine.dice import PER_STREAM
from chimera.games.evo.rules import wins
from chimera.games.evo.tables import COMBAT
from tests.evo.helpers import BOX, A, B, C, Table, table

FACES = ["horn", "horn_equal", "horn_plus", "horn_plus_plus", "cross"]


def duel(attack: int = 0, defence: int = 0) -> Table:
    """A's dinosaur on d4 beside B's on e4, with so many horns each; A has 2 dinosaurs, B has 4."""
    t = table(players=3).empty_island().with_dinos(A, "d4", "a5")
    t.with_dinos(B, "e4", "f4", "f6", "e7").with_dinos(C, "a7", "b7")
    return t.genes(A, *["horn"] * attack).genes(B, *["horn"] * defence).movement()


def won(t: Table, face: str) -> bool:
    """Whether A's attack from d4 on e4 wins with this face."""
    t = t.copy().die(face).choose(A, "attack:d4:e4")
    assert t.happened("fought")[-1].args["won"] == int(t.at("e4") == A)
    return t.at("e4") == A


@pytest.mark.rule("evo.combat.cost-one-point")
def test_a_lost_combat_costs_a_point() -> None:
    t = duel()
    assert (t.g.points, t.rule(A, "attack:d4:e4")) == (2, "evo.combat.cost-one-point")
    t.die("cross").choose(A, "attack:d4:e4")
    assert (t.asked, t.g.points) == ((A,), 1)


@pytest.mark.rule("evo.combat.cost-one-point")
def test_a_won_combat_costs_a_point_and_the_last_point_ends_the_turn() -> None:
    t = duel().die("horn", "horn").choose(A, "attack:d4:e4")
    assert (t.asked, t.g.points) == ((A,), 1)
    t.choose(A, "attack:e4:f4")
    assert t.asked == (B,)


@pytest.mark.rule("evo.combat.adjacent-enemy")
def test_an_enemy_two_spaces_away_is_not_attacked() -> None:
    t = duel()
    assert (t.distance("d4", "f4"), t.at("f4")) == (2, B)
    reason = t.refused(A, "attack:d4:f4")
    assert (reason.key, reason.rule) == ("attack-beside", "evo.combat.adjacent-enemy")
    assert reason.args == {"at": "f4", "target_seat": B}
    nobody = t.refused(A, "attack:d4:d5")
    assert (nobody.key, nobody.rule) == ("nobody-there", "evo.combat.adjacent-enemy")
    assert t.options(A, "attack") == ["attack:d4:e4"]


@pytest.mark.rule("evo.combat.no-attack-own")
def test_own_dinosaurs_are_not_attacked() -> None:
    t = duel().with_dinos(A, "d4", "d5", "a5", "b5")
    reason = t.refused(A, "attack:d4:d5")
    assert (reason.key, reason.rule, reason.args["at"]) == ("own-dinosaur", "evo.combat.no-attack-own", "d5")
    assert t.refused(A, "attack:f4:e4").key == "not-your-dinosaur"  # nor made to fight each other by a third


@pytest.mark.rule("evo.combat.two-dinosaurs-immune")
def test_a_species_down_to_two_is_immune() -> None:
    t = duel().with_dinos(B, "e4", "f4", "f6")
    t.die("horn", "horn").choose(A, "attack:d4:e4")  # B has 3: allowed
    assert t.herd(B) == 2
    reason = t.refused(A, "attack:e4:f4")
    assert (reason.key, reason.rule) == ("species-safe", "evo.combat.two-dinosaurs-immune")
    assert reason.args == {"target_seat": B, "herd": 2}
    assert t.options(A, "attack") == []


@pytest.mark.rule("evo.combat.small-species-may-attack")
def test_a_species_of_two_may_attack() -> None:
    t = duel().with_dinos(B, "e4", "f4", "f6")
    assert (t.herd(A), t.herd(B)) == (2, 3)
    t.die("horn").choose(A, "attack:d4:e4")
    assert t.at("e4") == A


@pytest.mark.rule("evo.combat.horn-face-always-wins")
def test_the_horn_wins_whatever_the_horns() -> None:
    assert won(duel(0, 4), "horn")
    assert won(duel(0, 6), "horn")


@pytest.mark.rule("evo.combat.horn-equal-face")
def test_horn_equal_wins_with_at_least_as_many_horns() -> None:
    assert won(duel(0, 0), "horn_equal")
    assert not won(duel(0, 1), "horn_equal")
    assert won(duel(2, 2), "horn_equal")
    assert won(duel(3, 1), "horn_equal")


@pytest.mark.rule("evo.combat.horn-plus-face")
def test_horn_plus_wins_with_more_horns() -> None:
    assert won(duel(2, 1), "horn_plus")
    assert not won(duel(1, 1), "horn_plus")
    assert not won(duel(0, 1), "horn_plus")


@pytest.mark.rule("evo.combat.horn-plusplus-face")
def test_horn_plusplus_wins_with_two_more_horns() -> None:
    assert won(duel(3, 1), "horn_plus_plus")
    assert not won(duel(2, 1), "horn_plus_plus")
    assert won(duel(4, 1), "horn_plus_plus")


@pytest.mark.rule("evo.combat.x-face-never-wins")
def test_the_cross_never_wins() -> None:
    assert not won(duel(6, 0), "cross")


@pytest.mark.rule("evo.combat.odds", "evo.comp.combat-die-faces")
def test_chances_are_one_two_four_and_five_of_six() -> None:
    assert sorted(BOX.face_names[face] for face in BOX.die) == sorted([*FACES, "horn_plus"])
    chances = [sum(wins(table().g, face, 2 + more, 2) for face in BOX.die) for more in (-2, -1, 0, 1, 2, 3)]
    assert chances == [1, 1, 2, 4, 5, 5]
    for attack, defence, faces in ((0, 1, 1), (1, 1, 2), (2, 1, 4), (3, 1, 5)):
        t = duel(attack, defence)
        assert sum(won(t, face) for face in [*FACES, "horn_plus"]) == faces


@pytest.mark.rule("evo.combat.win-moves-in")
def test_the_winner_takes_the_space_and_the_loser_goes_to_the_supply() -> None:
    t = duel().die("horn")
    before = t.view()["supply"][B]
    t.choose(A, "attack:d4:e4")
    assert (t.at("e4"), t.at("d4")) == (A, -1)
    assert (before, t.view()["supply"][B]) == (4, 5)
    assert (t.dinos(A), t.dinos(B)) == (["a5", "e4"], ["e7", "f4", "f6"])
    lost = t.happened("lost")[-1]
    assert (lost.seat, lost.args["space"], lost.args["why"]) == (B, t.space("e4"), "combat")


@pytest.mark.rule("evo.combat.loss-stays")
def test_after_a_lost_attack_both_stay_unharmed() -> None:
    t = duel().die("cross").choose(A, "attack:d4:e4")
    assert (t.at("d4"), t.at("e4")) == (A, B)
    assert (t.herd(A), t.herd(B)) == (2, 4)
    assert t.happened("lost") == []


@pytest.mark.rule("evo.combat.repeat-attacks")
def test_the_same_dinosaur_is_attacked_again_and_again() -> None:
    t = duel().genes(A, "legs").movement()
    t.die("cross", "cross", "cross")
    t.choose(A, "attack:d4:e4").choose(A, "attack:d4:e4")
    assert t.g.points == 1
    t.choose(A, "attack:d4:e4")
    assert t.asked == (B,)  # 0 points are left
    assert len(t.happened("fought")) == 3


@pytest.mark.rule("evo.combat.move-on-after-win")
def test_a_winner_moves_on() -> None:
    t = duel().die("horn").choose(A, "attack:d4:e4")
    assert t.g.points == 1
    t.choose(A, "move:e4:e3")
    assert t.dinos(A) == ["a5", "e3"]
    assert t.asked == (B,)


@pytest.mark.rule("evo.combat.resolved-immediately")
def test_the_result_is_on_the_board_before_the_next_move() -> None:
    t = duel().die("horn").choose(A, "attack:d4:e4")
    assert (t.asked, t.phase, t.at("e4"), t.herd(B)) == ((A,), "movement", A, 3)
    kinds = [event.kind for event in t.log if event.kind in ("attacked", "fought", "lost", "moved")]
    assert kinds == ["attacked", "fought", "lost", "moved"]
    attacked, fought = t.happened("attacked")[0], t.happened("fought")[0]
    d4, e4 = t.space("d4"), t.space("e4")
    assert attacked.seat == A
    assert attacked.args == {"source": d4, "space": e4, "target_seat": B, "from": "d4", "to": "e4"}
    assert fought.seat == A
    fight = {"source": d4, "space": e4, "face": 0, "won": 1, "target_seat": B, "at": "e4", "attack": 0, "defence": 0}
    assert fought.args == {**fight, "needs": -99}
    assert t.view()["fight"] == {"from": d4, "to": e4, "face": 0}
    assert t.happened("moved")[0].args["how"] == 4  # advancing costs no further point


@pytest.mark.rule("evo.combat.resolved-immediately")
def test_the_last_fight_is_shown_until_the_next_one_and_no_longer_than_the_phase() -> None:
    t = duel().die("cross").choose(A, "attack:d4:e4")
    assert t.view()["fight"]["face"] == BOX.face_names.index("cross")
    t.choose(A, "pass").choose(B, "pass").choose(C, "pass")
    assert (t.phase, t.view()["fight"]) == ("births", {"from": -1, "to": -1, "face": -1})


@pytest.mark.rule("evo.comp.combat-die-faces")
def test_every_round_has_its_own_combat_dice() -> None:
    t = duel()
    opened = COMBAT * PER_STREAM + 4  # how often the stream of the combat die was begun
    t.choose(A, "attack:d4:e4")
    assert (t.g.rolled, t.g.dice.words[opened]) == (1, 1)
    t.choose(A, t.options(A, "attack")[0])
    assert t.g.dice.words[opened] == 1  # the same round
    t.g.round = 2
    t.with_dinos(A, "d4", "a5").with_dinos(B, "e4", "f4", "f6", "e7").movement().choose(A, "attack:d4:e4")
    assert (t.g.rolled, t.g.dice.words[opened]) == (2, 2)
