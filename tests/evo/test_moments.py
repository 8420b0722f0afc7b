"""Big moments say what happened, why and for whom, and everybody knows from the start when the end can come."""

from __future__ import annotations

import pytest

from chimera.engine.texts import Texts
from chimera.games.evo.card import CARD
from tests.evo.helpers import BOX, A, B, C, Table, table


def told(t: Table, kind: str, me: int = -1, language: str = "en") -> list[str]:
    """The sentences of a kind of event, for the seat that reads them."""
    texts = Texts(CARD, ["Ann", "Bob", "Cy"], language, me=me)
    return [texts.say(event.message()) for event in t.happened(kind)]


def quiet() -> Table:
    """Three herds that meet nobody; plains are ideal."""
    t = table(3).empty_island().with_dinos(A, "d2", "e2", "f2").with_dinos(B, "f6", "g5", "e7")
    return t.with_dinos(C, "a7", "b7", "c7").climate("plains")


def duel() -> Table:
    """A beside a dinosaur of B."""
    t = table(3).empty_island().with_dinos(A, "d4", "d2", "b5").with_dinos(B, "e4", "f6", "g5", "e7")
    return t.with_dinos(C, "a7", "b7", "c7").climate("hills")


# --- the wheel ---


def test_the_wheel_says_from_where_to_where_and_what_turns_it() -> None:
    t = quiet().hand(A, "ash_veil").stack("clockwise", "still").climate_phase()
    t.choose(A, "pass", "pass", "play:ash_veil")
    assert told(t, "turned") == [
        "The climate token turns the wheel one section: ideal ground goes from plains to hills.",
        "Ash veil turns the wheel one section back: ideal ground goes from hills to plains.",
    ]
    by_token, by_card = t.happened("turned")
    assert (by_token.args["before"], by_token.args["after"]) == (by_card.args["after"], by_card.args["before"])


def test_what_a_turn_means_for_the_herds_comes_with_it() -> None:
    t = quiet().genes(A, "thermoregulation", "thermoregulation").stack("clockwise", "still").climate_phase()
    t.passing(until="mutations")
    args = t.happened("turned")[0].args
    before, after = (str(args[key]).split() for key in ("dying_before", "dying"))
    assert [int(n) for n in after] == t.view()["dying"]
    assert before[A] == "0"
    assert after[A] == "1"  # three stand on hot plains now, two are covered
    assert args["herds"] == "3 3 3"


def test_a_wheel_that_stays_is_told_too_with_the_token_or_the_card_that_holds_it() -> None:
    t = quiet().stack("still", "still").climate_phase()
    t.passing(until="mutations")
    assert told(t, "held") == ["The climate token leaves the wheel as it is: ideal ground is still plains."]
    t = quiet().hand(B, "long_season").stack("clockwise", "still").climate_phase()
    t.choose(B, "pass", "play:long_season")
    assert told(t, "held") == ["Long season holds the wheel: ideal ground is still plains."]
    assert not t.happened("turned")


def test_twice_round_a_corner_of_the_wheel_the_ideal_ground_may_be_the_same() -> None:
    same = [i for i in range(BOX.sections) if BOX.zones[i].index(0) == BOX.zones[(i + 2) % BOX.sections].index(0)]
    t = quiet().wheel(same[0]).stack("double_clockwise", "still").climate_phase()
    t.passing(until="mutations")
    ideal = Texts(CARD, ()).fill(CARD.terms["ideal"][BOX.zones[same[0]].index(0)], {})
    assert told(t, "turned") == [
        f"The climate token turns the wheel 2 sections: ideal ground stays {ideal}.",
    ]


# --- fights and deaths ---


@pytest.mark.parametrize(
    ("face", "sentence"),
    [
        ("horn", "You beat Bob on e4: horns 0 against 0; the die shows horn, which always wins."),
        (
            "horn_equal",
            "You beat Bob on e4: horns 0 against 0; the die shows horn =, which wins with as many horns.",
        ),
        (
            "horn_plus",
            "You attack Bob on e4 and fail: horns 0 against 0; the die shows horn +, which wins with one horn more.",
        ),
        (
            "horn_plus_plus",
            "You attack Bob on e4 and fail: horns 0 against 0; the die shows horn ++, which wins with 2 horns more.",
        ),
        ("cross", "You attack Bob on e4 and fail: horns 0 against 0; the die shows cross, which never wins."),
    ],
)
def test_a_fight_is_one_sentence_with_both_strengths_the_die_and_why(face: str, sentence: str) -> None:
    t = duel().movement().die(face).choose(A, "attack:d4:e4")
    assert told(t, "fought", me=A) == [sentence]


def test_who_is_attacked_reads_you() -> None:
    t = duel().movement().die("horn").choose(A, "attack:d4:e4")
    assert told(t, "fought", me=B)[0].startswith("Ann beats you on e4: horns 0 against 0")
    assert told(t, "lost", me=B) == ["You lose the dinosaur on e4 to Ann."]
    assert told(t, "fought", me=B, language="fr")[0].startswith("Ann vous bat en e4")


def test_a_killer_baby_eats_and_both_sides_are_named() -> None:
    t = duel().genes(A, "killer_babies").births().die("horn").choose(A, "pounce:e4")
    assert told(t, "fought", me=B) == ["A killer baby of Ann beats your dinosaur on e4: the die shows horn."]
    assert told(t, "lost", me=B) == ["A killer baby of Ann eats your dinosaur on e4."]
    assert told(t, "lost", me=A) == ["Your killer baby eats the dinosaur of Bob on e4."]
    lost = t.happened("lost")[0]
    assert (lost.args["by_seat"], lost.args["herd"]) == (A, 3)


def test_a_birth_says_how_many_there_are_now_and_a_relocation_is_no_birth() -> None:
    t = duel().births().choose(A, "lay:d3")
    assert told(t, "born", me=A) == ["Your egg hatches on d3; you have 4 dinosaurs."]
    t = table(3).empty_island().with_dinos(A, "d4", "d2", "b5", "c5", "c4", "d5", "e5", "e4")
    t.with_dinos(B, "f6", "g5").with_dinos(C, "a7", "b7").climate("hills").births()
    t.choose(A, "remove:d2", "lay:d3")
    assert told(t, "born", me=B) == ["Ann lays that dinosaur again on d3."]


# --- cards, bids and the order of turns ---


def test_what_a_card_changes_names_the_card() -> None:
    t = quiet().hand(B, "bad_moult").genes(A, "fur", "fur").survival()
    t.choose(B, "play:bad_moult", "victim:0", "layer:1")
    assert [event.args["card"] for kind in ("played", "struck", "lent") for event in t.happened(kind)] == [13 + 1] * 3
    assert told(t, "lent", me=A) == ["Bad moult changes your fur from 2 to 1 until the phase ends."]
    assert told(t, "lent", me=B) == ["Bad moult changes Ann’s fur from 2 to 1 until the phase ends."]


def test_the_order_of_turns_says_who_is_first_and_whether_it_changed() -> None:
    t = quiet().hand(C, "vanguard").order(B, A, C).columns(A, B, C).initiative().choose(C, "play:vanguard")
    assert told(t, "order", me=A) == [
        "New turn order: first you, then Bob, Cy.",
        "Vanguard changes the turn order: first Cy, then you, Bob.",
    ]
    t = quiet().order(A, B, C).columns(A, B, C).initiative()
    assert told(t, "order") == ["The turn order stays: first Ann, then Bob, Cy."]


# --- the meteorite ---


@pytest.mark.rule("evo.setup.climate-bottom-three")
def test_everybody_knows_from_round_one_when_the_meteorite_can_fall() -> None:
    assert table(3).begin().view()["meteorite"] == {"first": 10, "last": 12}


def test_each_round_without_the_meteorite_brings_it_nearer() -> None:
    t = quiet()
    t.g.revealed = (0,) * 9
    t.stack("still", "meteorite", "clockwise").climate_phase().passing(until="mutations")
    assert t.view()["meteorite"] == {"first": 11, "last": 12}
