"""Every ability and every ending has a test that names it; test_every_event.py counts the event cards by itself."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.blind_evolution.city import CARD, city

TESTS = [
    node
    for file in sorted(Path(__file__).parent.glob("test_*.py"))
    if file.name != Path(__file__).name
    for node in ast.parse(file.read_text(encoding="utf-8")).body
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
]


def without_a_test(ids: list[str]) -> list[str]:
    """Those that no test has in its name."""
    names = [test.name + "_" for test in TESTS]
    return [each for each in ids if not any(f"_{each}_" in name for name in names)]


def test_each_of_the_36_ability_cards_is_named_by_a_test() -> None:
    box = city().box
    assert sum(box.ability_copies) == 36
    assert without_a_test(box.ability_ids) == []


def test_each_special_ability_is_named_by_a_test_of_its_character() -> None:
    first_names = [hero.partition("_")[0] for hero in city().box.hero_ids]
    assert len(first_names) == 8
    assert without_a_test(first_names) == []


def test_each_ending_is_the_result_in_a_test() -> None:
    words = (CARD.folder / "messages" / "en.ftl").read_text(encoding="utf-8")
    endings = re.findall(r"^ending-(\S+) =", words, re.MULTILINE)
    assert len(endings) == 6
    results = {
        node.value
        for test in TESTS
        if ".how" in ast.unparse(test)
        for node in ast.walk(test)
        if isinstance(node, ast.Constant)
    }
    assert set(endings) - results == set()
