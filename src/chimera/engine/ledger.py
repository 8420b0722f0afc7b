"""A game's rule ledger, and which of its rules the tests prove.

A test names the rules it proves with `@pytest.mark.rule("evo.bid.outbid-leaves-column")`.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, Literal, TypeGuard

import msgspec

from chimera.engine.content import ContentError, Id, parse

MOST_IDS_PER_TEST: Final = 3


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One rule of a game in our own words, with the example that a test can prove."""

    id: Id
    rule: str
    where: str
    example: str = ""
    ruling: str = ""
    needs: Literal["content"] | None = None
    note: bool = False
    part: Literal[1, 2] = 1  # a large game is built in two parts; what names none belongs to the first
    card: str = ""
    hero: str = msgspec.field(default="", name="class")

    def __post_init__(self) -> None:
        if not self.example and not self.note:
            raise ValueError("it has no example; write one, or 'note: true' if it has no behaviour of its own")


class Ledger(msgspec.Struct, frozen=True):
    """All rules of a game in the order of its files, and the SHA-256 of those files."""

    rules: tuple[Rule, ...]
    sha256: str

    def of_part(self, part: int | None) -> tuple[Rule, ...]:
        """The rules of one part, or all of them."""
        return tuple(rule for rule in self.rules if part is None or rule.part == part)


def load_ledger(paths: Iterable[Path]) -> Ledger:
    """Read the files of a ledger in the order of their names, as `cat *.yaml` would."""
    rules: list[Rule] = []
    places: dict[str, str] = {}
    digest = hashlib.sha256()
    for path in sorted(paths, key=lambda path: (path.name, path)):
        document = parse(path, trusted=True)
        for index, rule in enumerate(document.convert(list[Rule])):
            line = document.root.parts[index].parts["id"].line
            if rule.id in places:
                what = f"the rule id '{rule.id}' is already used in {places[rule.id]}; rename one of the two."
                raise ContentError(document.name, line, what)
            places[rule.id] = f"{document.name}, line {line}"
            rules.append(rule)
        digest.update(path.read_bytes())
    return Ledger(tuple(rules), digest.hexdigest())


class Coverage(msgspec.Struct, frozen=True):
    """Which tests prove which rules; tests are named file::name, or file::Class::name."""

    tests: dict[str, tuple[str, ...]]  # every rule of the ledger, notes and other parts too
    untested: tuple[str, ...]  # notes and other parts are not counted
    unknown: dict[str, tuple[str, ...]]  # ids that no rule has
    crowded: dict[str, tuple[str, ...]]  # tests that name more than three rules
    errors: tuple[str, ...]
    covered: int
    counted: int

    def __str__(self) -> str:
        return f"covered {self.covered} of {self.counted}"

    def problems(self) -> list[str]:
        """Everything to mend, one sentence each; rules without a test are not among them."""
        unknown = [
            f"{test} names the rule '{rule}', which the ledger does not have; correct the id or add the rule."
            for rule, tests in self.unknown.items()
            for test in tests
        ]
        crowded = [
            f"{test} names {len(ids)} rules, expected at most {MOST_IDS_PER_TEST}; split it into several tests."
            for test, ids in self.crowded.items()
        ]
        return [*self.errors, *unknown, *crowded]


def coverage(ledger: Ledger, tests_dir: Path, part: int | None = None) -> Coverage:
    """Find by reading, without importing, which tests name which rules; count those of one part, or all."""
    tests: dict[str, list[str]] = {rule.id: [] for rule in ledger.rules}
    unknown: dict[str, list[str]] = {}
    crowded: dict[str, tuple[str, ...]] = {}
    errors = [] if tests_dir.is_dir() else [f"{tests_dir} is not a folder; name the folder that holds the tests."]
    for path in sorted({*tests_dir.rglob("test_*.py"), *tests_dir.rglob("*_test.py")}):
        marks = _Marks(path.relative_to(tests_dir).as_posix())
        marks.read(path)
        errors += marks.errors
        for test, ids in marks.found:
            for rule in ids:
                (tests if rule in tests else unknown).setdefault(rule, []).append(test)
            if len(ids) > MOST_IDS_PER_TEST:
                crowded[test] = ids
    counted = [rule.id for rule in ledger.of_part(part) if not rule.note]
    untested = tuple(rule for rule in counted if not tests[rule])
    return Coverage(
        tests={rule: tuple(names) for rule, names in tests.items()},
        untested=untested,
        unknown={rule: tuple(names) for rule, names in unknown.items()},
        crowded=crowded,
        errors=tuple(errors),
        covered=len(counted) - len(untested),
        counted=len(counted),
    )


class _Marks:
    """The rule marks of one test file, found where pytest would find its tests."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[tuple[str, tuple[str, ...]]] = []
        self.errors: list[str] = []
        self.placed: set[ast.AST] = set()

    def read(self, path: Path) -> None:
        try:
            module = ast.parse(path.read_bytes())
        except (OSError, SyntaxError, ValueError) as error:
            line = f", line {error.lineno}" if isinstance(error, SyntaxError) and error.lineno else ""
            self.errors.append(f"{self.file}{line}: the file cannot be read as Python; correct it, then look again.")
            return
        self.collect(module.body, (), self.file)
        for node in ast.walk(module):
            if _is_rule_mark(node) and node not in self.placed:
                self.error(node, "marks nothing that pytest collects; put it right above a test, or in pytestmark")

    def error(self, node: ast.AST, what: str) -> None:
        self.errors.append(f"{self.file}, line {getattr(node, 'lineno', 1)}: this pytest.mark.rule {what}.")

    def collect(self, body: list[ast.stmt], above: tuple[str, ...], name: str) -> None:
        statements = list(_statements(body))
        for statement in statements:
            if _sets_pytestmark(statement):
                value = statement.value
                above += self.ids(value.elts if isinstance(value, ast.List | ast.Tuple) else filter(None, [value]))
        for statement in statements:
            if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
                inner = above + self.ids(statement.decorator_list)
                self.collect(statement.body, inner, f"{name}::{statement.name}")
            elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef) and statement.name.startswith("test"):
                ids = above + self.ids(statement.decorator_list)
                self.found.append((f"{name}::{statement.name}", tuple(dict.fromkeys(ids))))

    def ids(self, marks: Iterable[ast.expr]) -> tuple[str, ...]:
        ids: list[str] = []
        for mark in marks:
            target = mark.func if isinstance(mark, ast.Call) else mark
            if not _is_rule_mark(target):
                continue
            self.placed.add(target)
            args = mark.args if isinstance(mark, ast.Call) and not mark.keywords else []
            texts = [arg.value for arg in args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            if not texts or len(texts) != len(args):
                self.error(mark, "names no plain rule id, expected texts only; write it as pytest.mark.rule('game.id')")
            else:
                ids += texts
        return tuple(ids)


def _is_rule_mark(node: ast.AST) -> bool:
    """Whether this is `pytest.mark.rule` or `mark.rule`."""
    if not isinstance(node, ast.Attribute) or node.attr != "rule":
        return False
    return (node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")) == "mark"


def _sets_pytestmark(statement: ast.stmt) -> TypeGuard[ast.Assign | ast.AnnAssign]:
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    named = any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)
    return named and isinstance(statement, ast.Assign | ast.AnnAssign)


def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a module or class, those under `if`, `try` and `with` too."""
    for statement in body:
        yield statement
        if not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for part in ("body", "orelse", "finalbody"):
                yield from _statements(getattr(statement, part, []))
            for handler in getattr(statement, "handlers", []):
                yield from _statements(handler.body)
