"""What a player of Evo reads: passing in the words of each phase, and the picture for terminals."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from chimera.engine.game import PASS
from chimera.engine.texts import Texts
from chimera.games.evo.card import CARD
from tests.evo.helpers import BOX, A, B, C, Table, table


def passing(t: Table, seat: int) -> str:
    """What passing is called now."""
    return Texts(CARD, ["Ann", "Bob", "Cy"]).say(t.g.describe(seat, PASS))


def picture(t: Table, seat: int) -> str:
    """The table as a seat sees it, without colours."""
    out = io.StringIO()
    Console(file=out, width=80).print(CARD.picture(t.view(seat), seat, Texts(CARD, ())))
    return out.getvalue()


def spread() -> Table:
    """Three herds that meet nobody, under a climate with hills ideal."""
    t = table(3).empty_island().with_dinos(A, "d4", "d2", "b5").with_dinos(B, "f6", "g5", "e7")
    return t.with_dinos(C, "a7", "b7", "c7").climate("hills")


def test_passing_says_what_it_means_in_each_step() -> None:
    t = spread().hand(A, "double_clutch", "barren_year").hand(B, "far_nest").movement()
    assert passing(t, A) == "End your movement"
    t.passing(until="births")
    assert passing(t, A) == "Play no card"
    t.choose(A, "play:barren_year")
    assert passing(t, A) == "Play no other card"
    t.choose(A, "pass").choose(B, "play:far_nest")
    assert passing(t, A) == "Leave it at that"
    t.choose(A, "withdraw:barren_year").choose(B, "withdraw:far_nest")
    assert passing(t, A) == "Lay no egg now"


def test_passing_in_combat_says_what_happens_to_the_dinosaur() -> None:
    t = spread().with_dinos(B, "e4", "f6", "g5").genes(B, "chameleon_skin").hand(B, "old_guard").movement()
    t.die("horn").choose(A, "attack:d4:e4")
    assert passing(t, B) == "Play no card"
    t.choose(B, "pass")
    assert passing(t, B) == "Let it die"


def test_the_picture_shows_terrain_without_colours() -> None:
    said = picture(spread().movement(), A)
    assert "Ad4^" in said
    assert "^ mountains" in said
    assert "Bf6." in said or 'Bf6"' in said or "Bf6n" in said


def test_the_picture_tells_ones_own_cards_and_what_cards_have_lent() -> None:
    t = spread().hand(A, "far_nest", "charge").hand(B, "shelter").births()
    said = " ".join(picture(t, A).split())
    assert "Charge: At the start of your movement: 2 more horns in attack this phase." in said
    assert "event cards of B: 1 hidden" in said
    t.choose(A, "play:far_nest", "pass").choose(B, "pass")
    assert "until the phase ends A 3 birth range" in picture(t, A)
    assert "Shelter" not in picture(t, A)
    assert "event cards of A: 1 hidden" in picture(t, B)


def test_the_picture_tells_what_turned_the_wheel_and_how_near_the_end_is() -> None:
    t = spread().stack("clockwise", "meteorite", "still", "clockwise").hand(A, "long_season").climate_phase()
    t.choose(A, "pass", "play:long_season").passing(until="mutations")
    said = " ".join(picture(t, A).split())
    assert "last token: clockwise (ignored), 3 left" in said
    assert "or the end 33%" in said
    t.stack("meteorite")
    assert "none, the meteorite comes" in " ".join(picture(t, A).split())


def test_the_lab_is_drawn_while_it_matters() -> None:
    t = spread().mutations("horn", "egg")
    assert "2 horn" in picture(t, A)
    t.passing(until="movement")
    assert "event card " not in picture(t, A)


def test_a_bidder_is_told_what_vials_take_off() -> None:
    texts = Texts(CARD, ["Ann", "Bob", "Cy"])
    t = spread().mutations("horn", "egg")
    assert texts.say(t.prompt(A)) == "Ann, place your bid; you have 6 points."
    t = spread().genes(A, "vial", "vial").mutations("horn", "egg")
    assert texts.say(t.prompt(A)) == "Ann, place your bid; you have 6 points and pay 2 less than you bid."


def test_the_reader_is_called_you() -> None:
    texts = Texts(CARD, ["Ann", "Bob", "Cy"], me=A)
    t = spread().mutations("horn", "egg")
    assert texts.say(t.prompt(A)) == "Place your bid; you have 6 points."
    t.choose(A, "bid:2:0").choose(B, "bid:2:1")
    assert [texts.say(event.message()) for event in t.happened("bid")] == [
        "You bid 0 for horn.",
        "Bob bids 1 for horn.",
    ]
    assert texts.say(t.happened("outbid")[-1].message()) == "You are outbid for horn: Bob bids 1."
    assert texts.say(t.prompt(A)) == "You were outbid for horn: bid for something else. You have 6 points."


def test_a_killer_baby_a_relocation_and_the_climate_are_told_as_what_they_are() -> None:
    texts = Texts(CARD, ["Ann", "Bob", "Cy"])
    t = spread().with_dinos(B, "d5", "f6", "g5").genes(A, "killer_babies").births().die("cross")
    assert texts.say(t.g.describe(A, CARD.words.by_code[t.code("pounce:d5")])) == "Killer baby on d5: 4 in 6"
    t.choose(A, "pounce:d5")
    assert texts.say(t.happened("fought")[-1].message()) == "A killer baby of Ann dies on d5: the die shows cross."
    t = spread().with_dinos(A, "d4", "d2", "b5", "c5", "c4", "d5", "e5", "e4").births()
    t.choose(A, "remove:d4")
    assert texts.say(t.happened("lost")[-1].message()) == "Ann takes up the dinosaur on d4."


def test_bids_and_the_initiative_track_are_told_with_their_names() -> None:
    texts = Texts(CARD, ["Ann", "Bob", "Cy"])
    t = spread().mutations("horn", "egg").choose(A, "bid:1:0").choose(B, "bid:3:1").choose(C, "bid:2:0")
    assert [texts.say(event.message()) for event in t.happened("bid")] == [
        "Ann bids 0 for the event card.",
        "Bob bids 1 for egg.",
        "Cy bids 0 for horn.",
    ]
    assert texts.say(t.happened("order")[-1].message()) == "New turn order: first Ann, then Cy, Bob."


PIECES = [
    *zip(CARD.terms["gene"], BOX.gene_amount, strict=True),
    *zip(CARD.terms["card"], BOX.card_amount, strict=True),
]


@pytest.mark.parametrize(("key", "amount"), PIECES)
def test_the_number_in_a_text_is_that_of_the_content(key: str, amount: int) -> None:
    texts = Texts(CARD, "AB")
    text = texts.fill(key + "-text", {})
    assert "{" not in text
    assert "$" not in text
    if amount:
        assert ("one " if abs(amount) == 1 else f"{abs(amount)} ") in text.lower()
        assert "7 " in texts.fill(key + "-text", {"amount": 7})


def test_the_text_of_killer_babies_counts_the_sides_of_the_die() -> None:
    assert "4 of 6 faces" in Texts(CARD, "AB").fill("gene-killer_babies-text", {})
