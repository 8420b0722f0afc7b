"""The fifteen event cards, one by one."""

from __future__ import annotations

import pytest

from chimera.engine.visibility import HIDDEN
from chimera.games.evo.tables import EGGS, FUR, HORNS_DEFENDING, THERMOREGULATION
from tests.evo.helpers import BOX, A, B, C, Table, table

CCW, STILL, CW, METEORITE = (BOX.tokens.index(name) for name in ("counterclockwise", "still", "clockwise", "meteorite"))


def quiet() -> Table:
    """Herds on hills that meet nobody; hills are ideal (section 2); A, B, C in this order."""
    t = table(3).empty_island().with_dinos(A, "c3", "e3", "f3")
    return t.with_dinos(B, "e5", "d6", "g3").with_dinos(C, "c7", "c5", "c4").climate("hills").stack("still", "still")


# --- climate ---


@pytest.mark.rule("evo.event.card-texts")
def test_prescience_looks_at_two_tokens_and_may_swap_them() -> None:
    t = quiet().hand(A, "prescience").stack("counterclockwise", "still", "clockwise", "meteorite").climate_phase()
    told = t.g.told(A), t.g.told(B)
    t.choose(A, "play:prescience")
    assert t.options(A) == ["keep", "swap"]
    assert t.prompt(A).key == "prompt-order-tokens"
    assert t.rule(A, "swap") == "evo.event.prescience-no-climate-change"
    assert t.view(A)["climate"]["stack"] == [CCW, STILL, HIDDEN, HIDDEN]
    assert t.view(B)["climate"]["stack"] == [HIDDEN] * 4
    assert (t.g.told(A) - told[0], t.g.told(B) - told[1]) == (2, 1)  # B has seen the card
    assert [(e.seat, e.args["token"], e.args["depth"]) for e in t.happened("glimpsed")] == [(A, CCW, 1), (A, STILL, 2)]
    assert t.refused(A, "pass").key == "other-question"
    twin = t.copy().choose(A, "keep")
    assert (twin.g.wheel, twin.view(A)["climate"]["stack"]) == (1, [STILL, HIDDEN, HIDDEN])
    t.choose(A, "swap")
    assert t.view()["climate"]["revealed"] == [STILL]
    assert (t.g.wheel, t.view(A)["climate"]["stack"]) == (2, [CCW, HIDDEN, HIDDEN])
    ordered = t.happened("ordered")[-1]
    hidden = ordered.seen_by(B)
    assert hidden is not None
    assert (ordered.seat, ordered.args, hidden.args) == (A, {"swapped": 1}, {})


@pytest.mark.rule("evo.event.card-texts")
@pytest.mark.parametrize("tokens", [("meteorite", "still"), ("still", "meteorite"), ("meteorite",)])
def test_prescience_leaves_the_meteorite_where_it_is(tokens: tuple[str, ...]) -> None:
    t = quiet().hand(A, "prescience").stack(*tokens).climate_phase().choose(A, "play:prescience")
    assert t.options(A) == ["keep"]
    reason = t.refused(A, "swap")
    assert (reason.key, reason.rule) == ("order-locked", "evo.event.prescience-no-climate-change")
    t.choose(A, "keep")
    assert t.view()["climate"]["revealed"] == [BOX.tokens.index(tokens[0])]


@pytest.mark.rule("evo.event.card-texts", "evo.unique.sixth-sense")
def test_after_prescience_sixth_sense_sees_the_new_top_and_not_the_second() -> None:
    t = quiet().hand(A, "prescience").genes(B, "sixth_sense").stack("counterclockwise", "still", "meteorite")
    t.climate_phase()
    assert t.view(B)["climate"]["stack"] == [CCW, HIDDEN, HIDDEN]
    t.log.clear()
    t.choose(A, "play:prescience", "swap")
    glimpsed = [(event.seat, event.args["token"]) for event in t.happened("glimpsed")]
    assert glimpsed == [(A, CCW), (A, STILL), (B, STILL), (B, CCW)]  # the new top, and after its reveal the next
    assert t.view(B)["climate"]["stack"] == [CCW, HIDDEN]


@pytest.mark.rule("evo.event.card-texts")
@pytest.mark.parametrize(("name", "turned", "section"), [("early_thaw", 1, 4), ("ash_veil", -1, 2)])
def test_two_cards_turn_the_wheel_one_section_after_the_token(name: str, turned: int, section: int) -> None:
    t = quiet().hand(A, name).stack("clockwise", "still").climate_phase()
    t.choose(A, "pass", "pass")  # before and after the reveal
    assert (t.g.wheel, t.options(A)) == (3, ["pass", f"play:{name}"])
    t.choose(A, f"play:{name}")
    assert t.g.wheel == section
    token, card = t.happened("turned")
    first = {"sections": 1, "steps": 1, "card": -1, "before": 2, "after": 3, "was": 2, "ideal": 3, "same": 0}
    second = {"sections": turned, "steps": 1, "card": BOX.card_names.index(name), "before": 3, "after": section}
    harm = {"dying_before": "0 0 0", "dying": "1 1 1", "herds": "3 3 3"}
    assert token.args == {**first, **harm}
    assert card.args.items() >= {**second, "was": 3, "ideal": 2, "same": 0, "dying_before": "1 1 1"}.items()


@pytest.mark.rule("evo.event.card-texts")
@pytest.mark.parametrize(("name", "start", "section"), [("early_thaw", 5, 0), ("ash_veil", 0, 5)])
def test_cards_turn_the_wheel_round_the_ring(name: str, start: int, section: int) -> None:
    t = quiet().hand(A, name).wheel(start).stack("still", "still").climate_phase()
    assert t.choose(A, "pass", "pass", f"play:{name}").g.wheel == section


@pytest.mark.rule("evo.event.card-texts")
def test_long_season_keeps_the_wheel_where_it_is() -> None:
    t = quiet().hand(A, "long_season").stack("double_clockwise", "clockwise", "still").climate_phase()
    t.choose(A, "pass")
    assert t.view()["climate"]["revealed"] == [BOX.tokens.index("double_clockwise")]  # it is known what is ignored
    t.choose(A, "play:long_season")
    assert (t.g.wheel, t.happened("turned"), t.phase) == (2, [], "mutations")


@pytest.mark.rule("evo.event.card-texts")
def test_long_season_does_not_stop_the_meteorite() -> None:
    t = quiet().hand(A, "long_season").stack("meteorite").climate_phase().choose(A, "pass")
    assert t.asked == ()
    assert t.cards(A) == ["long_season"]


# --- mutations and initiative ---


@pytest.mark.rule("evo.event.card-texts")
@pytest.mark.parametrize(("bid", "left"), [(5, 4), (3, 6), (2, 6)])
def test_patient_breeder_makes_the_purchase_three_points_cheaper(bid: int, left: int) -> None:
    t = quiet().hand(A, "patient_breeder").mutations("fur", "egg")
    t.choose(A, f"bid:2:{bid}").choose(B, "bid:1:1").choose(C, "bid:3:0")
    assert (t.phase, t.asked, t.mp(A)) == ("mutations", (A,), 6)  # before payment
    t.choose(A, "play:patient_breeder")
    assert (t.mp(A), t.mp(B)) == (left, 5)  # never below 0, and for nobody else
    assert [(event.seat, event.args["points"]) for event in t.happened("spent") if event.seat == A] == (
        [(A, bid - 3)] if bid > 3 else []
    )


@pytest.mark.rule("evo.event.card-texts")
def test_patient_breeder_and_vials_add_up_and_do_not_help_to_bid() -> None:
    t = quiet().genes(A, "vial").hand(A, "patient_breeder").points(A, 2).mutations("fur", "egg")
    assert t.refused(A, "bid:2:4").rule == "evo.bid.affordability"
    t.choose(A, "bid:2:3").choose(B, "bid:1:1").choose(C, "bid:3:0").choose(A, "play:patient_breeder")
    assert t.mp(A) == 2
    t.points(A, 6).mutations("horn", "legs").passing(seat=A)
    assert t.g.boons == (0,) * len(t.g.boons)


@pytest.mark.rule("evo.event.card-texts")
def test_vanguard_puts_a_marker_first() -> None:
    t = quiet().hand(C, "vanguard").columns(A, B, C).initiative()
    assert (t.asked, t.view()["order"]) == ((C,), [A, B, C])
    t.choose(C, "play:vanguard")
    assert (t.view()["order"], t.phase, t.asked) == ([C, A, B], "movement", (C,))
    order = t.happened("order")[-1]
    assert order.args == {"order": "2 0 1", "players": 3, "p1_seat": C, "p2_seat": A, "p3_seat": B} | {
        "same": 0,
        "card": BOX.card_names.index("vanguard"),
    }
    assert order.seat == C


# --- movement ---


@pytest.mark.rule("evo.event.card-texts")
def test_great_march_is_three_more_points_at_the_start_of_the_own_turn() -> None:
    t = quiet().hand(A, "great_march").movement()
    assert t.g.points == 2
    started = t.copy().choose(A, "move:c3:d3")
    assert started.refused(A, "play:great_march").rule == "evo.event.printed-timing"
    t.choose(A, "play:great_march")
    assert t.g.points == 5
    lent = {"stat": 0, "amount": 3, "raised": 0, "before": 2, "after": 5}
    assert t.happened("lent")[-1].args.items() >= {**lent, "card": BOX.card_names.index("great_march")}.items()
    for step in ("c3:d3", "d3:d4", "d4:d5", "d5:d4"):
        t.choose(A, f"move:{step}")
    assert (t.asked, t.g.points) == ((A,), 1)
    t.choose(A, "move:d4:d3")
    assert (t.asked, t.g.points) == ((B,), 2)
    assert quiet().movement().g.points == 2


@pytest.mark.rule("evo.event.card-texts")
def test_everybody_has_a_start_of_the_own_turn() -> None:
    t = quiet().hand(B, "great_march").movement().choose(A, "move:c3:d3", "pass")
    assert t.options(B, "play") == ["play:great_march"]  # though A has moved
    t = quiet().hand(A, "great_march", "hidden_pass", "charge").movement()
    assert t.options(A, "play") == ["play:great_march", "play:hidden_pass", "play:charge"]


@pytest.mark.rule("evo.event.card-texts")
def test_an_attack_ends_the_start_of_the_turn_too() -> None:
    t = quiet().hand(A, "great_march", "charge").with_dinos(B, "d3", "e5", "d6").movement()
    t.die("cross").choose(A, "attack:c3:d3")
    assert t.options(A, "play") == []


@pytest.mark.rule("evo.event.card-texts")
def test_the_hidden_pass_leads_up_to_three_spaces_through_others() -> None:
    t = quiet().hand(A, "hidden_pass").with_dinos(B, "d3", "d2", "e5").movement()
    t.choose(A, "move:f3:f2")  # at any time of the own turn
    assert (t.g.points, t.options(A, "play")) == (1, ["play:hidden_pass"])
    t.choose(A, "play:hidden_pass")
    assert t.options(A) == ["slip:f2", "slip:c3", "slip:e3"]
    assert t.prompt(A).key == "prompt-slip"
    assert t.g.agenda[-1].in_chain(t.g)  # card, dinosaur and landing are one move
    assert t.rule(A, "slip:c3") == "evo.event.overrides-rules"
    assert t.refused(A, "slip:d3").key == "not-your-dinosaur"
    assert t.refused(A, "slip:36").key == "no-such-space"
    assert t.refused(A, "pass").rule == "evo.event.overrides-rules"
    t.choose(A, "slip:c3")
    near = [to for to in t.isle.labels if t.distance("c3", to) in (1, 2, 3) and t.at(to) == -1]
    assert t.options(A) == [f"land:{to}" for to in near]
    assert t.g.agenda[-1].in_chain(t.g)
    assert t.rule(A, f"land:{near[0]}") == "evo.event.overrides-rules"
    far, taken = t.refused(A, "land:d7"), t.refused(A, "land:d3")
    assert (far.key, far.rule) == ("landing-range", "evo.event.overrides-rules")
    assert (taken.key, taken.rule) == ("landing-occupied", "evo.move.one-dinosaur-per-space")
    t.choose(A, "land:e4")
    assert (t.at("e4"), t.at("c3"), t.asked) == (A, -1, (B,))  # the last point is spent
    assert t.happened("moved")[-1].args["how"] == 3


@pytest.mark.rule("evo.event.card-texts")
def test_the_hidden_pass_keeps_the_other_points_and_is_no_start_of_a_turn() -> None:
    t = quiet().hand(A, "hidden_pass", "charge").movement()
    t.choose(A, "play:hidden_pass", "slip:c3", "land:c6")
    assert (t.g.points, t.asked, t.options(A, "play")) == (1, (A,), [])


@pytest.mark.rule("evo.event.card-texts")
def test_the_hidden_pass_needs_an_empty_space_within_three() -> None:
    t = quiet().hand(A, "hidden_pass")
    near = [to for to in t.isle.labels if 1 <= min(t.distance("a7", to), t.distance("a6", to)) <= 3]
    assert len(near) <= 16
    t.with_dinos(A, "a6", "a7").with_dinos(B, *near[:8]).with_dinos(C, *near[8:]).movement()
    assert t.options(A, "play") == []
    reason = t.refused(A, "play:hidden_pass")
    assert (reason.key, reason.rule, reason.args) == (
        "no-way-through",
        "evo.event.overrides-rules",
        {"card": 7, "range": 3},
    )
    assert quiet().hand(B, "hidden_pass").movement().refused(A, "play:hidden_pass").key == "card-not-held"
    t.with_dinos(A, "a6", "a7", "g1")
    assert t.options(A, "play") == ["play:hidden_pass"]
    t.choose(A, "play:hidden_pass")
    assert t.options(A) == ["slip:g1"]
    reason = t.refused(A, "slip:a7")
    assert (reason.key, reason.rule) == ("nowhere-to-land", "evo.event.overrides-rules")


@pytest.mark.rule("evo.event.card-texts")
def test_charge_counts_two_more_horns_in_attack() -> None:
    t = quiet().hand(A, "charge").with_dinos(B, "d3", "e5", "d6", "g3").movement()
    plain = t.copy().die("horn_plus").choose(A, "attack:c3:d3")
    assert plain.at("d3") == B
    t.choose(A, "play:charge").die("horn_plus_plus").choose(A, "attack:c3:d3")
    assert t.at("d3") == A
    lent = {"stat": 1, "amount": 2, "raised": 0, "before": 0, "after": 2}
    assert t.happened("lent")[-1].args.items() >= lent.items()
    assert t.g.stat(A, HORNS_DEFENDING) == 0  # not in defence


@pytest.mark.rule("evo.event.card-texts")
def test_old_guard_counts_two_more_horns_in_defence_until_the_phase_ends() -> None:
    t = quiet().genes(A, "horn").hand(B, "old_guard").with_dinos(B, "d3", "e5", "d6", "g3").movement()
    t.die("horn_plus", "horn_plus").choose(A, "attack:c3:d3")
    assert (t.asked, t.options(B)) == ((B,), ["pass", "play:old_guard"])
    assert (t.prompt(B).key, t.prompt(B).args) == (
        "prompt-guard",
        {"seat": B, "target_seat": A, "at": "d3", "wins": 4, "faces": 6},
    )
    assert t.rule(B, "play:old_guard") == "evo.event.printed-timing"
    assert t.happened("fought") == []  # before the die
    assert t.refused(B, "move:d3:d4").key == "other-question"
    undefended = t.copy().die("horn_plus").choose(B, "pass")
    assert undefended.at("d3") == A  # 1 against 0
    t.choose(B, "play:old_guard")
    assert t.at("d3") == B  # 1 against 2
    t.choose(A, "attack:c3:d3")
    assert (t.at("d3"), t.cards(B)) == (B, [])  # and the second time it is not asked for again
    t.passing(until="births")
    assert t.g.stat(B, HORNS_DEFENDING) == 0


@pytest.mark.rule("evo.event.printed-timing")
def test_an_attacked_player_with_other_hidden_cards_is_asked_and_can_only_pass() -> None:
    t = quiet().hand(B, "charge").hand(C, "shelter").with_dinos(B, "d3", "e5", "d6", "g3").movement()
    t.die("cross").choose(A, "attack:c3:d3")
    assert (t.asked, t.options(B)) == ((B,), ["pass"])
    reason = t.refused(B, "play:charge")
    assert (reason.key, reason.rule) == ("card-moment", "evo.event.printed-timing")


# --- births ---


@pytest.mark.rule("evo.event.card-texts")
def test_double_clutch_is_one_more_egg() -> None:
    t = quiet().hand(A, "double_clutch").births().choose(A, "play:double_clutch")
    t.choose(A, "lay:d3").choose(B, "pass").choose(C, "pass").choose(A, "lay:d4")
    assert ([event.seat for event in t.happened("born")], t.phase == "births") == ([A, A], False)
    assert t.g.stat(A, EGGS) == 1  # over with the phase


@pytest.mark.rule("evo.event.card-texts")
def test_far_nest_lets_newborns_be_laid_three_spaces_away() -> None:
    t = quiet().hand(A, "far_nest").with_dinos(A, "e1", "f1", "g1").births().choose(A, "play:far_nest")
    assert (t.distance("e1", "d4"), min(t.distance(x, "d5") for x in ("e1", "f1", "g1"))) == (3, 4)
    assert t.refused(A, "lay:d5").args["range"] == 3
    assert t.refused(B, "lay:d4").key == "not-asked"
    t.choose(A, "lay:d4")
    assert t.at("d4") == A
    assert t.g.birth_range(B) == 1


@pytest.mark.rule("evo.event.card-texts")
def test_far_nest_adds_nothing_to_a_thick_shell() -> None:
    t = quiet().genes(A, "thick_shell").hand(A, "far_nest").births().choose(A, "play:far_nest")
    assert t.g.birth_range(A) == 3
    lent = {"stat": 8, "amount": 3, "raised": 1, "before": 3, "after": 3}
    assert t.happened("lent")[-1].args.items() >= lent.items()


@pytest.mark.rule("evo.event.card-texts")
def test_barren_year_takes_an_egg_from_an_opponent() -> None:
    t = quiet().genes(B, "egg").hand(A, "barren_year").births().choose(A, "play:barren_year")
    assert (t.asked, t.options(A)) == ((A,), ["victim:B", "victim:C"])
    assert (t.prompt(A).key, t.prompt(A).args) == (
        "prompt-strike",
        {"seat": A, "card": BOX.card_names.index("barren_year")},
    )
    assert t.rule(A, "victim:B") == "evo.event.card-texts"
    own = t.refused(A, "victim:A")
    assert (own.key, own.rule) == ("no-such-opponent", "evo.event.card-texts")
    assert t.refused(A, "victim:D").key == "no-such-opponent"
    assert t.refused(A, "pass").key == "other-question"
    none = t.copy().choose(A, "victim:C")  # C has one egg
    none.choose(A, "pass").choose(B, "pass")
    assert none.asked == (B,)  # C is left out of the first pass, B has the second
    t.choose(A, "victim:B")
    assert [(e.seat, e.args["target_seat"]) for e in t.happened("struck")] == [(A, B)]
    t.choose(A, "pass").choose(B, "pass").choose(C, "pass")
    assert t.phase != "births"  # B's second egg is gone


@pytest.mark.rule("evo.event.card-texts")
def test_two_barren_eggs_never_make_less_than_none() -> None:
    t = quiet().hand(A, "barren_year").births().choose(A, "play:barren_year", "victim:C")
    t.g.lend(C, EGGS, -1, False)
    assert t.g.stat(C, EGGS) == 0


# --- survival ---


@pytest.mark.rule("evo.event.card-texts")
@pytest.mark.parametrize(
    ("layer", "left"), [("thermoregulation", ["c3", "d2", "e2", "e3"]), ("fur", ["c3", "d3", "d4", "e3"])]
)
def test_shelter_saves_two_more_in_one_zone(layer: str, left: list[str]) -> None:
    t = quiet().hand(A, "shelter").with_dinos(A, "d2", "e2", "d3", "d4", "c3", "e3").survival()
    t.choose(A, "play:shelter")
    assert t.options(A) == ["layer:thermoregulation", "layer:fur"]
    args = {"seat": A, "card": BOX.card_names.index("shelter"), "target_seat": A}
    assert (t.prompt(A).key, t.prompt(A).args) == ("prompt-layer", args)
    assert t.rule(A, "layer:fur") == "evo.event.card-texts"
    assert t.refused(A, "pass").key == "other-question"
    t.choose(A, f"layer:{layer}")
    assert t.dinos(A) == left
    assert t.phase != "survival"


@pytest.mark.rule("evo.event.card-texts")
def test_shelter_saves_two_and_not_three() -> None:
    t = quiet().hand(A, "shelter").with_dinos(A, "d2", "e2", "f2", "c3", "e3").survival()
    t.choose(A, "play:shelter", "layer:thermoregulation")
    assert t.g.stat(A, THERMOREGULATION) == 2
    assert t.options(A) == ["lose:d2", "lose:e2", "lose:f2"]
    t.choose(A, "lose:e2")
    assert t.dinos(A) == ["c3", "d2", "e3", "f2"]


@pytest.mark.rule("evo.event.card-texts")
def test_bad_moult_takes_one_layer_from_an_opponent() -> None:
    t = quiet().genes(B, "fur", "fur", "thermoregulation").hand(A, "bad_moult")
    t.with_dinos(B, "d3", "d4", "e5", "d6").survival().choose(A, "play:bad_moult", "victim:B")
    assert t.options(A) == ["layer:thermoregulation", "layer:fur"]
    assert t.prompt(A).args["target_seat"] == B
    harmless = t.copy().choose(A, "layer:thermoregulation")
    assert harmless.herd(B) == 4
    t.choose(A, "layer:fur")
    assert (t.asked, t.g.stat(B, FUR), t.g.stat(A, FUR)) == ((B,), 1, 0)
    assert t.options(B) == ["lose:d3", "lose:d4"]
    t.choose(B, "lose:d4")
    assert (t.herd(B), t.g.stat(B, FUR)) == (3, 2)  # over with the phase


@pytest.mark.rule("evo.event.card-texts")
def test_bad_moult_on_a_bare_species_takes_nothing() -> None:
    t = quiet().hand(A, "bad_moult").survival().choose(A, "play:bad_moult", "victim:C", "layer:fur")
    assert (t.g.stat(C, FUR), t.herd(C)) == (0, 3)


@pytest.mark.rule("evo.event.card-texts", "evo.event.precedence")
@pytest.mark.parametrize("order", [(B, A, C), (A, B, C)])
def test_barren_year_and_double_clutch_add_up_whichever_comes_first(order: tuple[int, ...]) -> None:
    t = table(3).empty_island().with_dinos(A, "d4", "d2", "b5").with_dinos(B, "f6", "g5", "e7")
    t.with_dinos(C, "a7", "b7", "c7").hand(A, "double_clutch").hand(B, "barren_year").order(*order).births()
    cards = {A: "play:double_clutch", B: "play:barren_year"}
    for seat in order[:2]:
        t.choose(seat, cards[seat])
    for seat in order[:2]:
        t.choose(seat, "pass")  # nothing is taken back
    t.choose(B, f"victim:{A}")
    assert [event.args["card"] for event in t.happened("played")] == [
        BOX.card_names.index(cards[seat].removeprefix("play:")) for seat in order[:2]
    ]
    assert t.g.stat(A, EGGS) == 1  # one egg, one less, one more
    t.passing(until="survival")
    assert [event.args["egg"] for event in t.happened("pass")] == [1]


@pytest.mark.rule("evo.event.changes-add-up")
@pytest.mark.parametrize("order", [(B, A, C), (A, B, C)])
@pytest.mark.parametrize(("furs", "counts"), [(0, 1), (1, 2), (2, 3)])
def test_bad_moult_and_shelter_add_up_whichever_comes_first(order: tuple[int, ...], furs: int, counts: int) -> None:
    t = quiet().genes(A, *["fur"] * furs).order(*order).hand(A, "shelter").hand(B, "bad_moult")
    t.with_dinos(A, "c3", "e3", *t.spaces("mountains")[:4]).survival()  # two on ideal and four on cold terrain
    cards = {A: "play:shelter", B: "play:bad_moult"}
    said = {A: ["layer:fur"], B: [f"victim:{A}", "layer:fur"]}
    for seat in order[:2]:
        t.choose(seat, cards[seat])
    for seat in order[:2]:
        t.choose(seat, "pass")  # nothing is taken back
    for seat in order[:2]:
        t.choose(seat, *said[seat])
    assert (t.phase, t.asked, t.g.stat(A, FUR)) == ("survival", (A,), counts)
    assert t.passing(until="mutations").herd(A) == 2 + counts


@pytest.mark.rule("evo.event.changes-add-up")
def test_the_sum_of_changes_is_cut_at_0_and_not_each_change() -> None:
    t = quiet().hand(A, "charge").genes(C, "fur").survival()  # the phase runs, A is asked
    for change, counts in ((-1, 0), (-1, 0), (2, 1)):  # 1 - 1 - 1 + 2
        t.g.lend(C, FUR, change, False)
        assert t.g.stat(C, FUR) == counts
