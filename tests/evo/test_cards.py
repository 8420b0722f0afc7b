"""Event cards: when they are played, announcing and withdrawing, and how they are used up."""

from __future__ import annotations

import pytest

from chimera.engine.visibility import HIDDEN
from chimera.games.evo.card import CARD
from chimera.games.evo.tables import MOMENTS, OPS, PHASES
from tests.evo.helpers import BOX, A, B, C, Table, table


def quiet(players: int = 3) -> Table:
    """Herds that meet nobody, a still climate with hills ideal, A, B, C in this order."""
    t = table(players).empty_island().with_dinos(A, "d4", "d2", "b5")
    return t.with_dinos(B, "f6", "g5", "e7").with_dinos(C, "a7", "b7", "c7").climate("hills").stack("still", "still")


def card(name: str) -> int:
    return BOX.card_names.index(name)


@pytest.mark.rule("evo.event.card-texts")
def test_there_are_fifteen_cards_with_a_phase_a_moment_and_a_known_effect() -> None:
    assert len(set(BOX.card_names)) == 15
    assert BOX.card_names[0] == "prescience"
    for number in range(15):
        phase, moment = MOMENTS[BOX.card_moment[number]].split()
        assert phase in PHASES[:6]
        assert moment
        assert 0 <= BOX.card_op[number] < len(OPS)
    assert sorted(table(3).g.deck) == list(range(15))


@pytest.mark.rule("evo.event.secret-hand")
def test_others_see_how_many_cards_a_hand_holds_and_no_names() -> None:
    t = quiet().hand(A, "charge", "shelter").movement()
    for role in (B, C, -1):
        assert t.view(role)["hands"] == [[HIDDEN, HIDDEN], [], []]
    assert t.view(A)["hands"][A] == [card("charge"), card("shelter")]
    reason = t.refused(A, "play:old_guard")
    assert (reason.key, reason.rule, reason.args) == (
        "card-not-held",
        "evo.event.secret-hand",
        {"card": card("old_guard")},
    )


@pytest.mark.rule("evo.event.secret-hand")
def test_a_card_is_drawn_in_secret() -> None:
    t = quiet().deck("far_nest", "charge").mutations("fur", "egg")
    t.choose(A, "bid:1:0").choose(B, "bid:2:0").choose(C, "bid:3:0")
    drew = t.happened("drew")[-1]
    assert (drew.seat, drew.args) == (A, {"card": card("far_nest")})
    hidden = drew.seen_by(B)
    assert hidden is not None
    assert (hidden.args, hidden.whole) == ({}, False)
    assert (t.view(B)["hands"][A], t.view(A)["hands"][A]) == ([HIDDEN], [card("far_nest")])
    assert (t.view()["deck"], t.cards(A)) == (14, ["far_nest"])
    t.births()
    assert (t.asked, t.options(A)) == ((A,), ["pass", "play:far_nest"])  # it is held from now on


@pytest.mark.rule("evo.event.secret-hand")
def test_a_card_drawn_is_known_to_whoever_drew_it_and_no_other_seat() -> None:
    t = quiet().deck("far_nest").mutations("fur", "egg")
    t.choose(A, "bid:2:0").choose(B, "bid:3:0").choose(C, "bid:1:0")
    assert t.view(C)["hands"][C] == [card("far_nest")]
    assert t.view(A)["hands"][C] == t.view(B)["hands"][C] == [HIDDEN]


@pytest.mark.rule("evo.event.secret-hand")
def test_everybody_with_a_hidden_card_is_asked_whatever_it_is() -> None:
    t = quiet().hand(A, "charge").hand(C, "double_clutch").births()
    assert (t.asked, t.options(A)) == ((A,), ["pass"])  # B holds nothing and is not asked
    t.choose(A, "pass")
    assert (t.asked, t.options(C)) == ((C,), ["pass", "play:double_clutch"])
    assert (t.prompt(C).key, t.prompt(C).args) == ("prompt-announce", {"seat": C, "moment": 8})
    assert t.rule(C, "play:double_clutch") == "evo.event.printed-timing"
    assert t.rule(C, "pass") == "evo.event.precedence"


@pytest.mark.rule("evo.event.printed-timing")
def test_a_card_is_played_at_its_moment_only() -> None:
    t = quiet().hand(A, "double_clutch").movement()
    reason = t.refused(A, "play:double_clutch")
    assert (reason.key, reason.rule) == ("card-moment", "evo.event.printed-timing")
    assert reason.args == {"card": card("double_clutch"), "moment": 8}
    t.choose(A, "pass").choose(B, "pass").choose(C, "pass")
    assert t.phase == "births"
    t.choose(A, "play:double_clutch")
    assert t.cards(A) == []
    assert t.g.boons.count(0) == len(t.g.boons) - 1


@pytest.mark.rule("evo.event.printed-timing")
def test_no_card_is_played_while_something_else_is_asked() -> None:
    hand = (
        "charge",
        "long_season",
        "double_clutch",
        "shelter",
        "vanguard",
        "early_thaw",
        "patient_breeder",
        "old_guard",
    )
    t = quiet().hand(A, *hand).genes(A, "adrenaline_rush").with_dinos(A, "e1", "f1", "g1").mutations("fur", "egg")
    for name in hand:
        assert t.refused(A, f"play:{name}").rule == "evo.event.printed-timing"
    t.columns(B, C, A).initiative()
    for name in hand:
        assert t.refused(A, f"play:{name}").key == "card-moment"
    t.order(A, B, C).births().choose(A, "pass")
    for name in hand:
        assert t.refused(A, f"play:{name}").key == "card-moment"
    t.survival().choose(A, "pass")
    for name in hand:  # a victim is to be named
        assert t.refused(A, f"play:{name}").key == "card-moment"
    t.movement()
    for name in hand[1:]:
        assert t.refused(A, f"play:{name}").key == "card-moment"
    t.mutations("legs", "horn")
    assert t.refused(A, "withdraw:charge").key == "other-question"


@pytest.mark.rule("evo.event.several-per-phase")
def test_several_cards_may_be_played_in_one_turn() -> None:
    t = quiet().hand(A, "great_march", "charge").with_dinos(B, "e4", "f6", "g5", "e7").movement()
    assert t.g.points == 2
    assert t.options(A, "play") == ["play:great_march", "play:charge"]
    t.choose(A, "play:great_march", "play:charge")
    assert t.g.points == 5
    t.die("horn_plus_plus").choose(A, "attack:d4:e4")  # 2 horns against 0
    assert t.at("e4") == A


@pytest.mark.rule("evo.event.several-per-phase")
def test_several_cards_may_be_announced_at_one_moment() -> None:
    t = quiet().hand(A, "double_clutch", "far_nest").births()
    t.choose(A, "play:double_clutch")
    assert (t.asked, t.options(A)) == ((A,), ["pass", "play:far_nest"])
    again = t.refused(A, "play:double_clutch")
    assert (again.key, again.rule) == ("card-announced", "evo.event.single-use")
    t.choose(A, "play:far_nest")
    assert t.cards(A) == []
    assert [event.args["card"] for event in t.happened("played")] == [card("double_clutch"), card("far_nest")]
    assert t.g.birth_range(A) == 3
    t.choose(A, "lay:d7").choose(B, "pass").choose(C, "pass").choose(A, "lay:g1")
    assert t.herd(A) == 5


@pytest.mark.rule("evo.event.one-climate-change-per-round")
def test_only_one_card_changes_the_climate_per_round() -> None:
    t = quiet().hand(A, "early_thaw").hand(B, "long_season").stack("clockwise", "clockwise", "still").climate_phase()
    t.choose(A, "pass").choose(B, "pass")  # before the reveal
    t.choose(A, "pass").choose(B, "play:long_season")  # after the reveal
    assert t.view()["climate"]["cancelled"]
    assert t.view()["climate"]["changed"]
    assert (t.g.wheel, t.asked) == (2, (A,))  # after the turn that did not happen
    reason = t.refused(A, "play:early_thaw")
    assert (reason.key, reason.rule) == ("climate-changed", "evo.event.one-climate-change-per-round")
    assert (t.options(A), t.cards(A)) == (["pass"], ["early_thaw"])
    t.passing(until="mutations").passing(until="climate")
    assert not t.view()["climate"]["changed"]
    assert not t.view()["climate"]["cancelled"]
    while "play:early_thaw" not in t.options(t.asked[0]):
        t.choose(t.asked[0], "pass")
    assert t.g.wheel == 3  # the next token counts again
    t.choose(A, "play:early_thaw").passing(until="mutations")
    assert t.g.wheel == 4


def two_changes(rules: int) -> Table:
    """A alone holds two cards that turn the wheel and has announced the first of them."""
    t = quiet().hand(A, "early_thaw", "ash_veil").stack("still", "still")
    t.g.rules = rules
    return t.climate_phase().choose(A, "pass", "pass", "play:early_thaw")


@pytest.mark.rule("evo.event.second-climate-card-returns")
def test_one_player_may_announce_a_second_change_of_the_climate_and_it_returns() -> None:
    t = two_changes(CARD.rules)
    assert (t.asked, t.options(A)) == ((A,), ["pass", "play:ash_veil"])
    t.choose(A, "play:ash_veil")
    assert (t.g.wheel, t.cards(A), t.view()["discard"]) == (3, ["ash_veil"], [card("early_thaw")])  # the first counts
    assert [(event.seat, event.args) for event in t.happened("returned")] == [(A, {"card": card("ash_veil")})]
    assert (t.phase, t.view()["announced"], t.view(B)["hands"][A]) == ("mutations", [], [card("ash_veil")])


@pytest.mark.rule("evo.event.second-climate-card-returns")
def test_a_card_that_returned_may_be_played_in_the_next_round() -> None:
    t = two_changes(CARD.rules).choose(A, "play:ash_veil").passing(until="mutations").passing(until="climate")
    while "play:ash_veil" not in t.options(t.asked[0]):
        t.choose(t.asked[0], "pass")
    wheel = t.g.wheel
    t.choose(A, "play:ash_veil").passing(until="mutations")
    assert (t.g.wheel, "ash_veil" in t.cards(A)) == (wheel - 1, False)


@pytest.mark.rule("evo.event.second-climate-card-returns")
def test_by_the_first_rules_one_player_does_not_announce_two_changes_of_the_climate() -> None:
    t = two_changes(1)
    assert t.asked == (A,)  # the other card is still hidden
    reason = t.refused(A, "play:ash_veil")
    assert (reason.key, reason.rule) == ("climate-changed", "evo.event.one-climate-change-per-round")
    t.choose(A, "pass")
    assert (t.g.wheel, t.cards(A), t.phase) == (3, ["ash_veil"], "mutations")


@pytest.mark.rule("evo.event.second-climate-card-returns")
def test_of_two_announced_changes_the_first_in_initiative_counts() -> None:
    t = quiet().hand(A, "early_thaw").hand(C, "ash_veil").order(C, A, B).wheel(2).climate_phase()
    t.choose(C, "pass").choose(A, "pass").choose(C, "pass").choose(A, "pass")
    t.choose(C, "play:ash_veil").choose(A, "play:early_thaw")
    t.choose(C, "pass").choose(A, "pass")  # none is withdrawn
    assert t.g.wheel == 1
    assert t.view()["discard"] == [card("ash_veil")]
    assert (t.cards(A), t.cards(C)) == (["early_thaw"], [])
    returned = t.happened("returned")
    assert [(event.seat, event.args) for event in returned] == [(A, {"card": card("early_thaw")})]
    assert t.view(B)["hands"][A] == [card("early_thaw")]  # everybody has seen it
    assert t.view()["announced"] == []


@pytest.mark.rule("evo.event.prescience-no-climate-change")
def test_prescience_is_no_change_of_the_climate() -> None:
    t = quiet().hand(A, "prescience").hand(B, "early_thaw").stack("clockwise", "still", "still").climate_phase()
    t.choose(A, "play:prescience").choose(B, "pass").choose(A, "keep")
    assert not t.view()["climate"]["changed"]
    t.choose(B, "pass")  # after the reveal
    assert (t.g.wheel, t.options(B)) == (3, ["pass", "play:early_thaw"])
    t.choose(B, "play:early_thaw")
    assert t.g.wheel == 4


@pytest.mark.rule("evo.event.single-use")
def test_a_card_is_discarded_and_its_effect_ends_with_the_phase() -> None:
    t = quiet().hand(A, "charge", "shelter").movement().choose(A, "play:charge")
    assert (t.cards(A), t.view()["discard"]) == (["shelter"], [card("charge")])
    assert [(event.seat, event.args) for event in t.happened("played")] == [(A, {"card": card("charge"), "phase": 3})]
    assert t.view()["boons"] == [{"seat": A, "stat": 1, "amount": 2}]
    assert t.refused(A, "play:charge").rule == "evo.event.secret-hand"  # not held any more
    t.choose(A, "pass").choose(B, "pass").choose(C, "pass")
    assert (t.phase, t.view()["boons"]) == ("births", [])
    assert t.g.bared == 0
    assert t.view(B)["hands"][A] == [HIDDEN]


@pytest.mark.rule("evo.event.overrides-rules")
def test_the_hidden_pass_goes_through_a_dinosaur_and_an_ordinary_move_does_not() -> None:
    t = quiet().hand(A, "hidden_pass").with_dinos(B, "e4", "f6", "g5", "e7").movement()
    t.choose(A, "play:hidden_pass", "slip:d4")
    assert t.distance("d4", "g4") == 3
    t.choose(A, "land:g4")
    assert (t.at("g4"), t.at("e4"), t.g.points) == (A, B, 1)
    t.with_dinos(A, "d4", "d2", "b5")
    assert t.refused(A, "move:d4:e4").rule == "evo.move.no-enter-occupied"
    assert t.refused(A, "move:d4:f4").key == "not-beside"


# --- announcing, seeing, withdrawing ---


@pytest.mark.rule("evo.event.precedence")
def test_announced_cards_resolve_in_initiative_order() -> None:
    t = quiet().hand(A, "double_clutch").hand(C, "far_nest").order(C, A, B).births()
    assert t.asked == (C,)
    t.choose(C, "play:far_nest")
    assert t.happened("played") == []  # announced only
    assert t.view()["announced"] == [card("far_nest")]
    t.choose(A, "play:double_clutch")
    assert t.view()["announced"] == [card("far_nest"), card("double_clutch")]
    t.choose(C, "pass").choose(A, "pass")
    announced = [(event.seat, event.args["card"]) for event in t.happened("announced")]
    assert announced == [(C, card("far_nest")), (A, card("double_clutch"))]
    assert [event.seat for event in t.happened("played")] == [C, A]


def three_announcers() -> Table:
    """A, B and C hold a card for the start of births; all three announce it."""
    t = quiet().hand(A, "barren_year").hand(B, "double_clutch").hand(C, "far_nest").births()
    return t.choose(A, "play:barren_year").choose(B, "play:double_clutch").choose(C, "play:far_nest")


@pytest.mark.rule("evo.event.withdraw")
def test_an_announced_card_is_taken_back_after_seeing_the_others() -> None:
    t = three_announcers()
    assert (t.asked, t.options(A)) == ((A,), ["pass", "withdraw:barren_year"])
    assert (t.prompt(A).key, t.prompt(A).args) == (
        "prompt-reconsider",
        {
            "seat": A,
            "others": 2,
            "more": 0,
            "one_seat": B,
            "card": card("double_clutch"),
            "two_seat": C,
            "card_2": card("far_nest"),
        },
    )
    assert t.rule(A, "withdraw:barren_year") == "evo.event.withdraw"
    other = t.refused(A, "withdraw:far_nest")
    assert (other.key, other.rule, other.args) == ("not-announced", "evo.event.withdraw", {"card": card("far_nest")})
    t.choose(A, "withdraw:barren_year")
    assert (t.cards(A), t.view()["announced"]) == (["barren_year"], [card("double_clutch"), card("far_nest")])
    assert [(event.seat, event.args) for event in t.happened("withdrawn")] == [(A, {"card": card("barren_year")})]
    assert t.asked == (B,)
    assert t.refused(A, "play:barren_year").key == "not-asked"
    t.choose(B, "pass").choose(C, "pass")
    assert [(event.seat, event.args["card"]) for event in t.happened("played")] == [
        (B, card("double_clutch")),
        (C, card("far_nest")),
    ]
    assert (t.phase, t.asked, t.options(A, "play")) == ("births", (A,), [])  # A lays and cannot announce again
    assert t.view(B)["hands"][A] == [card("barren_year")]  # in the hand again, but seen


@pytest.mark.rule("evo.event.withdraw")
def test_nothing_new_is_announced_while_cards_are_taken_back() -> None:
    t = quiet().hand(A, "barren_year", "double_clutch").hand(B, "far_nest").births()
    t.choose(A, "play:barren_year", "pass").choose(B, "play:far_nest")
    reason = t.refused(A, "play:double_clutch")
    assert (reason.key, reason.rule) == ("announcing-over", "evo.event.withdraw")
    assert t.refused(A, "lay:d5").key == "other-question"


@pytest.mark.rule("evo.event.withdraw")
def test_all_three_may_withdraw_and_nothing_happens() -> None:
    t = three_announcers()
    t.choose(A, "withdraw:barren_year").choose(B, "withdraw:double_clutch").choose(C, "withdraw:far_nest")
    assert (t.happened("played"), t.view()["announced"], t.asked) == ([], [], (A,))
    assert t.view()["hands"] == [[card("barren_year")], [card("double_clutch")], [card("far_nest")]]
    assert t.options(A, "play") == []


def two_against_one(rules: int) -> Table:
    """A has announced two cards and B one."""
    t = quiet().hand(A, "far_nest", "double_clutch").hand(B, "barren_year")
    t.g.rules = rules
    return t.births().choose(A, "play:far_nest", "play:double_clutch").choose(B, "play:barren_year")


@pytest.mark.rule("evo.event.withdraw")
@pytest.mark.parametrize(("back", "stays"), [("far_nest", "double_clutch"), ("double_clutch", "far_nest")])
def test_of_several_announced_cards_a_player_takes_back_any_one_and_no_second(back: str, stays: str) -> None:
    t = two_against_one(CARD.rules)
    assert t.options(A) == ["pass", "withdraw:double_clutch", "withdraw:far_nest"]
    t.choose(A, f"withdraw:{back}")
    assert t.asked == (B,)
    assert t.refused(A, f"withdraw:{stays}").key == "not-asked"
    t.choose(B, "withdraw:barren_year")
    assert [(event.seat, event.args) for event in t.happened("played")] == [(A, {"card": card(stays), "phase": 4})]
    assert (t.cards(A), t.cards(B)) == ([back], ["barren_year"])


@pytest.mark.rule("evo.event.withdraw")
def test_at_the_next_moment_a_card_may_be_taken_back_again() -> None:
    t = two_against_one(CARD.rules).choose(A, "withdraw:far_nest").choose(B, "withdraw:barren_year").births()
    t.choose(A, "play:far_nest").choose(B, "play:barren_year")
    assert t.options(A) == ["pass", "withdraw:far_nest"]


@pytest.mark.rule("evo.event.withdraw")
def test_by_the_first_rules_card_after_card_is_taken_back() -> None:
    t = two_against_one(1).choose(A, "withdraw:far_nest")
    assert t.options(A) == ["pass", "withdraw:double_clutch"]
    t.choose(A, "withdraw:double_clutch")
    assert (t.cards(A), t.asked) == (["double_clutch", "far_nest"], (B,))


@pytest.mark.rule("evo.event.withdraw")
def test_a_lone_announcer_has_nobody_to_look_at() -> None:
    t = quiet().hand(A, "double_clutch").hand(B, "charge").births()
    t.choose(A, "play:double_clutch").choose(B, "pass")
    assert [event.seat for event in t.happened("played")] == [A]


@pytest.mark.rule("evo.event.withdraw")
def test_a_card_that_everybody_knows_is_asked_for_at_its_moment_only() -> None:
    t = three_announcers()
    t.choose(A, "withdraw:barren_year").choose(B, "pass").choose(C, "pass")
    t.with_dinos(A, "c3", "e3").with_dinos(B, "e5", "d6").with_dinos(C, "c7", "c5").survival()
    assert t.phase != "survival"  # A's only card is known to be for births
    t.births()
    assert (t.asked, t.options(A)) == ((A,), ["pass", "play:barren_year"])
    t.choose(A, "play:barren_year").choose(A, "victim:C")
    assert t.cards(A) == []


@pytest.mark.rule("evo.event.deck-suffices")
def test_eleven_rounds_leave_four_cards_undrawn() -> None:
    t = table(3).stack(*["still"] * 11, "meteorite").climate_phase().passing()
    assert t.g.outcome() is not None
    assert len(t.happened("drew")) == 11
    assert t.view()["deck"] == 4
    assert len({event.args["card"] for event in t.happened("drew")}) == 11
