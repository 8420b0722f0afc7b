"""The ledger is the agreed one, and every rule of it is proven."""

from __future__ import annotations

import re
from pathlib import Path

from chimera.engine.ledger import coverage, load_ledger
from chimera.games.dice_mutants import CARD
from chimera.games.dice_mutants.printed import MENUS

LEDGER = load_ledger([CARD.folder / name for name in CARD.ledger])


def test_the_ledger_is_the_one_on_the_card() -> None:
    assert LEDGER.sha256 == CARD.ledger_sha256
    assert len(LEDGER.rules) == 129


def test_every_rule_has_a_test() -> None:
    found = coverage(LEDGER, Path(__file__).parent)
    assert found.problems() == []
    assert found.untested == ()


def test_every_rule_the_game_names_is_in_the_ledger() -> None:
    known = {rule.id for rule in LEDGER.rules}
    families = {rule.rsplit(".", 1)[0] + "." for rule in known}  # "dice_mutants.guile-item." + an item's name
    named = set()
    for path in sorted(CARD.folder.glob("*.py")):
        named |= set(re.findall(r"dice_mutants\.[a-z-]+\.[a-z0-9-]*", path.read_text()))
    named = {name for name in named if not name.startswith("dice_mutants.words.")}
    assert len(named) > 40
    assert named - known <= families


def test_every_menu_item_has_a_rule_of_its_name() -> None:
    known = {rule.id for rule in LEDGER.rules}
    menus = CARD.contents.files[MENUS]
    for family, menu in (("guile-item", menus.guile), ("mutate-item", menus.mutation)):
        assert {f"dice_mutants.{family}.{item.id.replace('_', '-')}" for item in menu} <= known
