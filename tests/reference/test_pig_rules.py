"""Pig, rule by rule."""

from __future__ import annotations

from itertools import count

import pytest

from chimera.engine.agenda import asked, choose_code, options, why_not
from chimera.engine.card import find
from chimera.engine.dice import Dice
from chimera.engine.reasons import ChimeraError, Refused
from chimera.games.reference.pig.game import TURNS, WORDS, Pig

CARD = find("pig")


def dice_with(first: int, faces: int = 6) -> Dice:
    """Dice whose first roll is known."""
    for number in count():
        if Dice.from_number(number, CARD.purposes).below(0, faces) == first - 1:
            return Dice.from_number(number, CARD.purposes)
    raise AssertionError


def table(scores: list[int], pot: int = 0, roll: int = 6, turn: int = 0, turns: int = 1, target: int = 100) -> Pig:
    """A position: banked scores, the pot, the next roll, whose turn it is."""
    g = Pig([TURNS[turn]], dice_with(roll), scores, 1, target, 6, pot, turns)
    g.listen()
    return g


def codes(g: Pig) -> list[str]:
    return [opt.code for opt in options(g, asked(g)[0])]


def play(g: Pig, seat: int, code: str) -> list[tuple[str, int, dict[str, int | str]]]:
    """Choose, and hear what happened."""
    choose_code(g, WORDS, seat, code)
    return [(event.kind, event.seat, event.args) for event in g.heard()]


@pytest.mark.rule("pig.setup.scores-zero")
def test_all_begin_with_nothing_and_the_first_seat_begins() -> None:
    g = CARD.new(3, Dice.from_number(1, CARD.purposes))
    assert g.scores == [0, 0, 0]
    assert g.view(0)["pot"] == 0
    assert asked(g) == (0,)


@pytest.mark.rule("pig.setup.scores-zero")
def test_pig_is_for_two_to_six() -> None:
    for players in (2, 6):
        assert len(CARD.new(players, Dice.from_number(1, CARD.purposes)).scores) == players
    for players in (1, 7):
        with pytest.raises(ChimeraError, match=f"Pig is for 2 to 6 players, not {players}"):
            CARD.new(players, Dice.from_number(1, CARD.purposes))


@pytest.mark.rule("pig.turn.roll-or-hold")
def test_a_turn_is_a_roll_or_a_hold_and_nothing_else() -> None:
    g = table([0, 0])
    assert codes(g) == ["roll", "hold"]
    for code in ("pass", "ready"):
        with pytest.raises(Refused) as refused:
            play(g, 0, code)
        assert (refused.value.reason.key, refused.value.reason.rule) == ("roll-or-hold", "pig.turn.roll-or-hold")
        assert refused.value.reason.args == {"code": code}


@pytest.mark.rule("pig.turn.roll-adds-to-the-pot")
@pytest.mark.parametrize("roll", [2, 3, 4, 5, 6])
def test_a_roll_of_two_or_more_adds_to_the_pot(roll: int) -> None:
    g = table([20, 7], pot=5, roll=roll)
    assert play(g, 0, "roll") == [("rolled", 0, {"pips": roll, "pot": 5, "grown": 5 + roll})]
    assert g.pot == 5 + roll
    assert g.scores == [20, 7]
    assert asked(g) == (0,)
    assert g.turns == 1


@pytest.mark.rule("pig.turn.one-loses-the-pot")
def test_a_one_loses_the_pot_and_ends_the_turn() -> None:
    g = table([20, 0], pot=15, roll=1)
    assert play(g, 0, "roll") == [("rolled", 0, {"pips": 1, "pot": 15, "grown": 16})]
    assert g.scores == [20, 0]
    assert g.pot == 0
    assert asked(g) == (1,)
    assert g.turns == 2


@pytest.mark.rule("pig.turn.hold-banks-the-pot")
def test_holding_banks_the_pot() -> None:
    g = table([20, 3], pot=15)
    assert play(g, 0, "hold") == [("scored", 0, {"points": 15, "total": 35})]
    assert g.scores == [35, 3]
    assert g.pot == 0
    assert asked(g) == (1,)
    assert g.turns == 2


@pytest.mark.rule("pig.turn.roll-adds-to-the-pot", "pig.turn.hold-banks-the-pot")
def test_each_option_names_its_rule() -> None:
    g = table([0, 0])
    step = g.agenda[-1]
    rules = [step.rule(g, 0, opt) for opt in options(g, 0)]
    assert rules == ["pig.turn.roll-adds-to-the-pot", "pig.turn.hold-banks-the-pot"]


@pytest.mark.rule("pig.turn.enough")
def test_whoever_has_enough_may_only_hold() -> None:
    g = table([90, 0], pot=10)
    assert codes(g) == ["hold"]
    reason = why_not(g, WORDS, 0, "roll")
    assert reason is not None
    assert (reason.key, reason.rule, reason.args) == ("enough", "pig.turn.enough", {"target": 100})


@pytest.mark.rule("pig.turn.enough")
def test_whoever_lacks_a_point_may_still_roll() -> None:
    assert codes(table([90, 0], pot=9)) == ["roll", "hold"]
    assert codes(table([0, 95], pot=10)) == ["roll", "hold"], "only one's own points count"


@pytest.mark.rule("pig.turn.next-player")
def test_after_the_last_seat_the_first_plays() -> None:
    g = table([0, 0, 0], turn=2, turns=3)
    play(g, 2, "hold")
    assert asked(g) == (0,)
    play(g, 0, "hold")
    assert asked(g) == (1,)


@pytest.mark.rule("pig.end.target")
def test_the_target_wins_at_once() -> None:
    g = table([90, 99], pot=12)
    assert g.outcome() is None
    assert [kind for kind, _, _ in play(g, 0, "hold")] == ["scored", "ended"]
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.how) == ((0,), (102, 99), "target")
    assert (outcome.share(0), outcome.share(1)) == (1.0, 0.0)
    assert asked(g) == ()


@pytest.mark.rule("pig.end.target")
def test_exactly_the_target_is_enough_and_one_less_is_not() -> None:
    g = table([90, 0], pot=10)
    play(g, 0, "hold")
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.how == "target"
    g = table([90, 0], pot=9)
    play(g, 0, "hold")
    assert g.outcome() is None


@pytest.mark.rule("pig.end.bound")
def test_after_200_turns_each_equal_scores_share_the_victory() -> None:
    g = table([7, 7], turn=1, turns=400)
    assert [kind for kind, _, _ in play(g, 1, "hold")] == ["scored", "ended"]
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.how) == ((0, 1), "bound")
    assert [outcome.share(seat) for seat in (0, 1)] == [0.5, 0.5]


@pytest.mark.rule("pig.end.bound")
def test_after_200_turns_each_the_best_score_wins_and_a_one_ends_it_too() -> None:
    g = table([7, 9, 8], pot=3, roll=1, turn=2, turns=600)
    play(g, 2, "roll")
    outcome = g.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (7, 9, 8))
    g = table([7, 9, 8], turn=1, turns=599)
    play(g, 1, "hold")
    assert g.outcome() is None
    assert asked(g) == (2,)


@pytest.mark.rule("pig.variant.targets")
@pytest.mark.parametrize(("variant", "target", "faces"), [("classic", 100, 6), ("sprint", 50, 6), ("twelve", 200, 12)])
def test_each_variant_has_its_target_and_its_die(variant: str, target: int, faces: int) -> None:
    g = CARD.new(2, Dice.from_number(1, CARD.purposes), {"variant": variant})
    assert isinstance(g, Pig)
    assert (g.target, g.faces, g.view(0)["target"]) == (target, faces, target)


@pytest.mark.rule("pig.variant.targets")
def test_classic_is_played_unless_the_table_wants_otherwise() -> None:
    assert CARD.full_settings({}) == {"variant": "classic"}


@pytest.mark.rule("pig.variant.targets")
def test_all_faces_of_a_die_come_up_and_no_others() -> None:
    for variant, faces in (("classic", 6), ("twelve", 12)):
        g = CARD.new(2, Dice.from_number(1, CARD.purposes), {"variant": variant})
        g.listen()
        rolled = set()
        for _ in range(300):
            if not g.agenda:
                break
            seat = asked(g)[0]
            choose_code(g, WORDS, seat, "roll" if len(options(g, seat)) == 2 else "hold")
            rolled |= {event.args["pips"] for event in g.heard() if event.kind == "rolled"}
        assert rolled == set(range(1, faces + 1))
