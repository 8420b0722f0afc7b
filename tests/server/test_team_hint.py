"""A hint on the wire names the team-mate whom an option helps most."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from chimera.bots.levels import Tip
from chimera.engine.dice import Dice
from chimera.engine.texts import Texts
from chimera.server.states import hint
from chimera.table import thinking
from tests.toys.brigade.game import CARD

MESSAGES = [Path(thinking.__file__).parent / "messages"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hint_names_who_profits(language: str) -> None:
    g = CARD.new(2, Dice.from_number(1, CARD.purposes))
    table: Any = SimpleNamespace(match=g, seq=4, card=CARD, drafted=lambda seat: 0, game_for=lambda seat: g)
    tips = [Tip("fill:1", 30, 0.614, helps=(1,)), Tip("fill:0", 20, 0.5)]
    helping, other = hint(table, 0, 4, 0, [(tip, []) for tip in tips]).options
    assert (helping.why.key, helping.why.args) == ("hint-search-helps", {"percent": 61, "times": 30, "seat": 1})
    assert other.why.key == "hint-search"
    texts = Texts(CARD, ("Ann", "Bob"), language, MESSAGES)
    assert texts.fill(helping.why.key, helping.why.args).endswith(" Bob." if language == "fr" else " helps Bob most.")
