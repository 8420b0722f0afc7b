"""The visiting card of Myth: who may play what, and how the table looks before the first step."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import pytest

import chimera.games.myth
from chimera.engine.agenda import advance
from chimera.engine.card import Brought, GameCard
from chimera.engine.dice import Dice
from chimera.engine.game import Step
from chimera.engine.ledger import load_ledger
from chimera.engine.texts import Texts, said_by_card, value_key
from chimera.engine.trouble import Trouble
from chimera.games.myth.card import CARD
from chimera.games.myth.setup import set_up
from chimera.games.myth.state import Myth
from chimera.games.myth.words import CARD_STREAM, STREAMS


def card_for(*heroes: str, **settings: str | int | bool) -> GameCard:
    brought = CARD.full_brought(len(heroes), Brought(choices=tuple({"hero": hero} for hero in heroes)))
    return CARD.as_played(CARD.full_settings(settings)).bringing(brought)


def table(*heroes: str, seed: int = 1, **settings: str | int | bool) -> Myth:
    """A match at its first question."""
    g = set_up(card_for(*heroes, **settings).box, Dice.from_number(seed, STREAMS), 1)
    advance(g)
    return g


# --- who plays ---


@pytest.mark.rule("myth.setup.unique-class")
def test_every_class_is_there_once() -> None:
    with pytest.raises(Trouble) as refused:
        card_for("soldier", "soldier")
    assert refused.value.key == "trouble-choice-twice"


@pytest.mark.rule("myth.setup.hero-count")
def test_one_hero_is_enough_and_none_is_too_few() -> None:
    CARD.check_players(1)
    for seats in (0, 6):
        with pytest.raises(Trouble):
            CARD.check_players(seats)


@pytest.mark.rule("myth.setup.content-hero-tokens-extra")
@pytest.mark.parametrize("hero", ["skald", "spriggan", "trickster"])
def test_classes_without_rules_are_not_offered(hero: str) -> None:
    with pytest.raises(Trouble) as refused:
        card_for(hero)
    assert refused.value.key == "trouble-choice-value"


def test_who_chooses_nothing_gets_a_hero_nobody_has() -> None:
    brought = CARD.full_brought(2, Brought(choices=({"hero": "soldier"}, {})))
    assert [choice["hero"] for choice in brought.choices] == ["soldier", "archer"]


@pytest.mark.rule("myth.setup.cooperative")
def test_all_seats_are_heroes_on_one_side() -> None:
    assert CARD.together
    g = table("soldier", "archer", "acolyte")
    assert len(g.scores) == 3
    assert len(set(g.box.seat_hero)) == 3


# --- how it begins ---


@pytest.mark.rule("myth.hero.threat-start", "myth.hero.vitality-start")
def test_heroes_begin_with_full_vitality_and_no_threat() -> None:
    g = table("soldier", "archer", "acolyte")
    assert g.hp == [7, 5, 6]
    assert g.threat == [0, 0, 0]


@pytest.mark.rule("myth.setup.starting-kit")
def test_heroes_wear_their_three_brown_items() -> None:
    g = table("archer")
    assert [g.box.item_ids[item] for item in g.gear if item >= 0] == [
        "brown_stick_and_twine",
        "brown_arrow_bag",
        "brown_adventurers_gear",
    ]


@pytest.mark.rule("myth.round.opening-hand")
@pytest.mark.parametrize("mode", ["hunt", "slaughterfield"])
def test_everybody_begins_with_five_cards_of_the_own_deck(mode: str) -> None:
    g = table("soldier", "archer", mode=mode)
    for seat in (0, 1):
        assert g.hand[seat].bit_count() == 5
        assert g.hand[seat] & g.deck[seat] == 0
        assert g.hand[seat] | g.deck[seat] == g.box.deck[g.box.seat_hero[seat]]


def test_other_dice_give_another_hand() -> None:
    assert len({table("soldier", seed=seed).hand[0] for seed in range(5)}) > 1


@pytest.mark.rule("myth.setup.darkness-meter-start")
def test_the_darkness_meter_begins_at_zero() -> None:
    assert table("soldier").meter == 0


@pytest.mark.rule("myth.setup.darkness-deck-choice")
def test_ten_omens_lie_face_down_in_the_hunt() -> None:
    g = table("soldier")
    assert g.omens.bit_count() == 10
    assert g.omens_top == g.omens_bottom == []


@pytest.mark.rule("myth.slaughterfield.no-darkness-cards")
def test_no_omens_lie_in_the_slaughterfield() -> None:
    assert table("soldier", mode="slaughterfield").omens == 0


def test_brown_items_lie_in_no_deck() -> None:
    g = table("soldier")
    lying = {g.box.item_ids[item].partition("_")[0] for item, n in enumerate(g.stock) if n}
    assert lying == {"white", "green", "blue"}
    assert sum(g.stock) == 30 + 29 + 23


def test_drawing_the_first_hands_uses_the_dice_of_cards_alone() -> None:
    fresh = Dice.from_number(1, STREAMS)
    g = table("soldier")
    for stream in range(len(STREAMS)):
        same = g.dice.below(stream, 1 << 20) == fresh.below(stream, 1 << 20)
        assert same == (stream != CARD_STREAM)


def test_the_card_names_every_step_that_is_made_somewhere() -> None:
    for module in walk_packages(chimera.games.myth.__path__, "chimera.games.myth."):
        import_module(module.name)
    written = {each.__name__ for each in below(Step) if each.__module__.startswith("chimera.games.myth.")}
    source = "\n".join(file.read_text(encoding="utf-8") for file in CARD.folder.rglob("*.py"))
    made = {name for name in written if re.search(rf"(?<!class )\b{name}\(", source)}
    assert made <= {each.__name__ for each in CARD.steps}


def test_the_card_names_every_event_that_is_told() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in CARD.folder.rglob("*.py"))
    told = set(re.findall(r"Event\(\s*\"(\w+)\"", source))
    assert len(told) > 80
    assert told <= set(CARD.events)


def below(cls: type) -> Iterator[type]:
    for each in cls.__subclasses__():
        yield each
        yield from below(each)


# --- words ---


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_in_the_box_has_a_name_and_a_text(language: str) -> None:
    assert Texts(CARD, [], language).missing() == []


def test_a_value_with_a_dot_has_a_key_that_fluent_can_read() -> None:
    assert value_key("setting", "cards", "v1.1") == "setting-cards-v1_1"
    assert "setting-cards-v1_1" in said_by_card(CARD)
    assert Texts(CARD, [], "fr").fill("setting-cards-v1_1", {}) == "Version 1.1"


def test_numbers_in_texts_are_those_of_the_content() -> None:
    texts = Texts(CARD, [])
    assert texts.fill("card-soldier_sprint-text", {}) == "Gain 4 MP. Your movement is aggressive."
    assert "1 higher, and 1 more" in texts.fill("card-soldier_impenetrable-text", {})
    assert texts.fill("card-archer_orions_tears_novice-text", {}) == texts.fill("card-archer_orions_tears-text", {})


def test_the_ledger_has_936_rules() -> None:
    ledger = load_ledger(CARD.folder / file for file in CARD.ledger)
    assert len(ledger.rules) == 936
    assert len([rule for rule in ledger.of_part(1) if not rule.note]) == 615
