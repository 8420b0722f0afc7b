"""What people read at the keyboard: letters of monsters, odds beside targets, the meter beside cards."""

from __future__ import annotations

import pytest

from chimera.engine.events import Message
from chimera.engine.game import READY, Opt
from chimera.engine.texts import Texts
from chimera.games.myth.card import CARD
from chimera.games.myth.hero_deck import KeepOne
from chimera.games.myth.picture import LAIR, marks_of
from chimera.games.myth.round import HeroCycle
from chimera.games.myth.words import PLAY, TARGET
from tests.myth.acting import acting
from tests.myth.field import Field, field

TEXTS = Texts(CARD, ("Ann", "Bob"))


def said(f: Field, hero: str, opt: Opt) -> Message:
    return f.g.describe(f.seat(hero), opt)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_kinds_that_are_no_lairs_share_a_letter(language: str) -> None:
    texts = Texts(CARD, ("Ann",), language=language)
    marks = list(marks_of(field("soldier").g.view(0), texts).values())
    letters = [mark for mark in marks if mark != LAIR]
    assert len(letters) == len(set(letters))
    assert marks.count(LAIR) == 3


def test_a_target_says_dice_number_and_chance() -> None:
    f = field("soldier").at("soldier", "f6").hand("soldier", "attack").monster("grubber", "f7").monster("mucker", "e7")
    acting(f, "soldier").play("soldier", "play:attack:normal")
    grubber, mucker = (said(f, "soldier", TARGET.at(f.foe(square))) for square in ("f7", "e7"))
    assert TEXTS.say(grubber) == "Grubber on f7: 2 dice at 5+, 84 %"
    assert TEXTS.say(mucker) == "Mucker on e7: 2 dice at 6+, 75 %"


def test_a_foe_that_frightens_says_that_courage_is_tested_first() -> None:
    f = field("soldier").at("soldier", "f6").hand("soldier", "attack").monster("stalker", "f7").monster("mucker", "e7")
    acting(f, "soldier").play("soldier", "play:attack:normal")
    assert TEXTS.say(said(f, "soldier", TARGET.at(f.foe("f7")))).endswith(", after a Courage test")


def test_a_card_says_what_it_costs_now_and_what_the_meter_then_shows() -> None:
    f = field("soldier", "acolyte").at("soldier", "f6").hand("soldier", "attack").monster("grubber", "f7").meter(3)
    opt = PLAY.at(f.card("soldier", "attack"), 2)
    assert TEXTS.say(said(f, "soldier", opt)) == "Play Attack, normal (1 AP: Darkness at 4 of 6)"
    f.space("acolyte", "feet_of_the_saints")
    assert TEXTS.say(said(f, "soldier", opt)) == "Play Attack, normal (0 AP: Darkness at 3 of 6)"


def test_to_be_ready_is_said_in_the_words_of_the_question() -> None:
    f = field("soldier").at("soldier", "f6").hand("soldier", "attack").monster("grubber", "f7").then(KeepOne())
    assert TEXTS.say(said(f, "soldier", READY)) == "Keep no card"
    f = field("soldier").at("soldier", "f6").hand("soldier", "attack").monster("grubber", "f7").then(HeroCycle())
    assert TEXTS.say(said(f, "soldier", READY)).startswith("Be ready")
