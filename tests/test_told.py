"""What happens is told: every kind of event has a weight and a sentence for whom it concerns and for the others."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from chimera.engine.card import GameCard, games
from chimera.engine.languages import ENGLISH, Written
from chimera.server.shelf import game_info

CARDS = [pytest.param(card, id=card.name) for card in games().values()]
LANGUAGES = (ENGLISH, "fr")
# "{ $seat }" as somebody who acts, at the beginning of a sentence or of a form of it: there it may be "you"
ACTS = re.compile(r"(?:^event-[\w-]+ = |\] )\{ \$(\w*seat) \} \w", re.MULTILINE)


def sentences(card: GameCard, language: str) -> dict[str, str]:
    """The messages that tell events, as they are written."""
    text = (card.folder / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for part in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE):
        if part.startswith("event-"):
            found[part.split(" ", 1)[0]] = part.rstrip()
    return found


@pytest.mark.parametrize("card", CARDS)
def test_every_kind_of_event_has_one_weight(card: GameCard) -> None:
    assert set(card.quiet) | set(card.big) <= set(card.events)
    assert not set(card.quiet) & set(card.big)
    assert set(card.halves) <= set(card.quiet)
    assert set(game_info(card).weights) == set(card.events)
    assert "ended" in card.big


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_every_kind_of_event_has_a_sentence(card: GameCard, language: str) -> None:
    written = Written((card.folder / "messages" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert {f"event-{kind}" for kind in card.events} <= set(written.patterns)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_whoever_acts_in_a_sentence_may_be_you(card: GameCard, language: str) -> None:
    said = sentences(card, language)
    assert said
    for key, text in said.items():
        for who in ACTS.findall(text):
            assert f"${who}_who ->" in text, f"{key} names {who} and never says you"


class Numbered(Visitor):
    """Collects what a pattern chooses by with numbers from 0 on; the library calls its method by this name."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        numbers = [v.key.value for v in node.variants if isinstance(v.key, ast.NumberLiteral)]
        if isinstance(node.selector, ast.VariableReference) and any(not value.startswith("-") for value in numbers):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


@pytest.mark.parametrize("card", CARDS)
def test_no_text_chooses_by_the_number_of_a_piece_which_comes_as_its_name(card: GameCard) -> None:
    for file in sorted((card.folder / "messages").glob("*.ftl")):
        for key, pattern in Written(file.read_text(encoding="utf-8")).patterns.items():
            found = Numbered()
            found.visit(pattern)
            assert not found.names & set(card.terms), f"{key} in {file.name}"
