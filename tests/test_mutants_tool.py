"""The tool that changes rules: what it changes, what it spares, and that it runs the tests it should."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from types import ModuleType

from benchmarks.mutants import Finder, mutants_of, mutated, rule_modules, rule_tests
from benchmarks.touching import Place, Touches, code_of, exchange

ROOT = Path(__file__).parent.parent
SOURCE = '''
"""A module."""
from typing import Final

LIMIT: Final = 200  # toy.end.bound
STREAM: Final = 3
TABLE: Final = [1]


class Turn:
    """A class."""

    FIELDS = (1, 2)

    def __init__(self, seat: int) -> None:
        self.seat = seat + 1

    def take(self, g: "Toy", opt: int = 5) -> int:
        """Take 1."""
        if g.listening:
            g.tell(Event("x", 1, {"a": 2}))
        assert g.pot > 7
        local = g.pot
        if opt == 4 and not g.over:
            g.pot += 2
        g.pot = min(local, LIMIT)
        advance(g)
        return local

    def prompt(self, g: "Toy") -> int:
        return 9
'''


def changes() -> list[str]:
    return [mutant.change for mutant in mutants_of(SOURCE, "toy", "toy.py", "toy")]


def test_it_changes_rules_and_spares_what_other_tests_hold() -> None:
    assert sorted(changes()) == sorted(
        [
            "200 -> 201",
            "200 -> 199",
            "1 -> 2",
            "1 -> 0",
            "if opt == 4 and (not g.over) -> if not (opt == 4 and (not g.over))",
            "opt == 4 and (not g.over) -> opt == 4 or not g.over",
            "opt == 4 -> opt != 4",
            "4 -> 5",
            "4 -> 3",
            "not g.over -> +g.over",
            "g.pot += 2 -> (left out)",
            "g.pot += 2 -> g.pot -= 2",
            "2 -> 3",
            "2 -> 1",
            "g.pot = min(local, LIMIT) -> (left out)",
            "min -> max",
            "advance(g) -> (left out)",
        ]
    )


def test_a_mutant_differs_from_the_original_in_one_place() -> None:
    original = ast.unparse(ast.parse(SOURCE)).split("\n")
    seen = set()
    for number in range(len(changes())):
        text = ast.unparse(mutated(SOURCE, number, "toy"))
        lines = text.split("\n")
        assert len(lines) == len(original)
        assert sum(a != b for a, b in zip(lines, original, strict=True)) == 1
        compile(text, "toy.py", "exec")
        seen.add(text)
    assert len(seen) == len(changes())


def test_an_unchanged_module_is_the_original() -> None:
    assert ast.unparse(mutated(SOURCE, -1, "toy")) == ast.unparse(ast.parse(SOURCE))
    finder = Finder(SOURCE, "toy")
    assert ast.unparse(finder.tree) == ast.unparse(ast.parse(SOURCE)), "looking for places changes nothing"


def test_it_knows_the_modules_and_the_tests_of_a_game() -> None:
    assert list(rule_modules("pig", ROOT)) == ["chimera.games.reference.pig.game"]
    assert str(ROOT / "tests" / "reference" / "test_pig_rules.py") in rule_tests("pig", ROOT)
    assert rule_tests("tic_tac_toe", ROOT) == [str(ROOT / "tests" / "reference" / "test_tic_tac_toe_rules.py")]


def test_it_knows_the_function_of_each_change() -> None:
    functions = {mutant.change: mutant.function for mutant in mutants_of(SOURCE, "toy", "toy.py", "toy")}
    assert (functions["min -> max"], functions["200 -> 201"]) == ("Turn.take", "")


def test_tests_that_enter_a_function_run_and_the_fastest_first() -> None:
    touches = Touches(
        seconds={"slow": 3.0, "fast": 1.0, "other": 0.5, "far": 0.1},
        entered={"a.py::f": ["fast", "slow"], "a.py::g": ["other"], "a.py::kept": ["slow"], "b.py::h": ["far"]},
        lasting=["a.py::kept"],
        imported=[],
    )
    assert touches.tests(Place("a.py", "f")) == ["fast", "slow"]
    assert touches.tests(Place("a.py", "nobody_calls_it")) == []
    assert touches.tests(Place("a.py", "kept")) == ["slow", "far", "other", "fast"], "others may rest on it"
    assert touches.tests(Place("a.py", "")) == ["other", "fast", "slow", "far"], (
        "a table serves all, those near it first"
    )


def test_the_code_of_a_function_is_exchanged_where_it_is() -> None:
    old = "class Box:\n    @property\n    def size(self): return 1\n    @staticmethod\n    def lid(): return 1\n"
    module = ModuleType("toy")
    exec(compile(old, "toy.py", "exec"), module.__dict__)
    box = module.Box()
    new = compile(old.replace("return 1", "return 2"), "toy.py", "exec")
    assert exchange(module, "Box.size", new)
    assert (box.size, box.lid()) == (2, 1)
    assert exchange(module, "Box.lid", new)
    assert box.lid() == 2
    assert not exchange(module, "Box.gone", new)
    assert code_of(new, "Box.gone") is None


def test_it_runs_a_few_mutants_and_reports() -> None:
    command = [sys.executable, "benchmarks/mutants.py", "tic_tac_toe", "--mutants", "4", "--seed", "2", "--jobs", "2"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert lines[0].startswith("tic_tac_toe: ")
    assert lines[0].endswith(" 4 chosen with seed 2;")
    assert lines[-2].startswith("killed 4 of 4 (100.0 %)")
    assert lines[-1].endswith(" s per mutant")
