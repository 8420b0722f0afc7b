"""Do the rule tests notice? Small changes are made to a game's rules, one at a time, and its rule tests are run.

    python benchmarks/mutants.py pig
    python benchmarks/mutants.py evo --mutants 300 --seed 1 --jobs 2

Mutated are the modules of the game that pyproject.toml lists as compiled: comparisons, arithmetic, numbers, truth
values, conditions, `min` and `max`, and statements that are left out. Not mutated, because other tests hold them:
- words, texts, views, bots and evaluation (modules WITHOUT, functions SPARED): golden playthroughs and the laws;
- copies and knowledge (`clone`, `determinize`, `told`, `unsee`), `sample` and `gist`: the laws;
- what is told (`if g.listening:` blocks): the law that every change of a view is named by an event;
- annotations, docstrings, FIELDS, `assert` and `raise`; names and keys, which are texts;
- at module level all but tables and numbers whose line names a rule: `TURNS_EACH = 200  # pig.end.bound`.

Only the tests marked with a rule of the game run, and only until the first fails. Some mutants mean the same as the
original and cannot be noticed; the list of survivors is there to be read. The same seed chooses the same mutants.
"""

from __future__ import annotations

import argparse
import ast
import gc
import io
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import entry_points
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
BOTS: Final = {"bot", "worth", "weights", "hands", "outlook"}
WITHOUT: Final = {"words", "view", "shown", "texts", "secrets", "picture", "printed"} | BOTS
SPARED: Final = {
    "prompt",
    "sample",
    "gist",
    "describe",
    "rule",
    "public_view",
    "private_view",
    "view",
    "evaluate",
    "standings",
    "doubt",
    "chapter",
    "totals",
    "clone",
    "determinize",
    "told",
    "unsee",
    "__init__",
    "__repr__",
}
UNCHANGED: Final = -1  # in place of a mutant's number
MEMORY: Final = 2 << 30
SLOWEST: Final = 6  # a mutant may take so many times the CPU time of the unchanged game, and some seconds

SWAPPED: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """One change: where it is, which of the module's changes it is, and how it reads."""

    module: str
    file: str
    line: int
    number: int
    change: str


# Making mutants


class Place(NamedTuple):
    """A node that can be changed, and how."""

    node: ast.AST
    change: str
    apply: Callable[[], None]


def said(node: ast.AST) -> str:
    """A node as source, shortened."""
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 70 else text[:67] + "..."


class Finder:
    """Finds everything in a module that can be changed, in a fixed order."""

    def __init__(self, source: str, game: str) -> None:
        self.tree = ast.parse(source)
        self.lines = source.split("\n")
        self.game = game
        self.places: list[Place] = []
        for statement in self.tree.body:
            if isinstance(statement, ast.FunctionDef):
                self.function(statement)
            elif isinstance(statement, ast.ClassDef):
                for each in statement.body:
                    if isinstance(each, ast.FunctionDef):
                        self.function(each)
            elif isinstance(statement, ast.Assign | ast.AnnAssign):
                self.constant(statement)

    def constant(self, statement: ast.Assign | ast.AnnAssign) -> None:
        """A table, or a number whose line names a rule."""
        value = statement.value
        ruled = isinstance(value, ast.Constant) and f"# {self.game}." in self.lines[statement.lineno - 1]
        if isinstance(value, ast.List | ast.Constant) and (ruled or isinstance(value, ast.List)):
            self.expression(value)

    def function(self, function: ast.FunctionDef) -> None:
        if function.name not in SPARED:
            self.block(function.body)

    def block(self, body: list[ast.stmt]) -> None:
        for index, statement in enumerate(body):
            self.statement(body, index, statement)

    def statement(self, body: list[ast.stmt], index: int, statement: ast.stmt) -> None:
        if is_telling(statement) or is_docstring(statement) or isinstance(statement, ast.Assert | ast.Raise):
            return
        if can_be_left_out(statement):
            self.leave_out(body, index, statement)
        if isinstance(statement, ast.If | ast.While):
            self.negate(statement)
        for field, value in ast.iter_fields(statement):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                self.block(value)
            elif field not in ("annotation", "returns", "decorator_list", "target", "targets", "op"):
                for node in value if isinstance(value, list) else [value]:
                    if isinstance(node, ast.AST):
                        self.expression(node)
        if isinstance(statement, ast.AugAssign):
            self.swap_operator(statement)
            self.expression(statement.target)
        if isinstance(statement, ast.Assign):
            for target in statement.targets:
                self.expression(target)

    def leave_out(self, body: list[ast.stmt], index: int, statement: ast.stmt) -> None:
        def apply() -> None:
            body[index] = ast.copy_location(ast.Pass(), statement)

        self.places.append(Place(statement, f"{said(statement)} -> (left out)", apply))

    def negate(self, statement: ast.If | ast.While) -> None:
        test = statement.test

        def apply() -> None:
            statement.test = ast.copy_location(ast.UnaryOp(ast.Not(), test), test)

        word = "if" if isinstance(statement, ast.If) else "while"
        self.places.append(Place(test, f"{word} {said(test)} -> {word} not ({said(test)})", apply))

    def expression(self, node: ast.AST) -> None:
        if isinstance(node, ast.Call) and said(node.func).endswith((".tell", "Event", "Message", "Reason")):
            return
        if isinstance(node, ast.BinOp | ast.BoolOp):
            self.swap_operator(node)
        elif isinstance(node, ast.Compare):
            self.swap_comparison(node)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.drop_not(node)
        elif isinstance(node, ast.Constant):
            self.other_constant(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            self.other_call(node.func)
        elif isinstance(node, ast.IfExp):
            self.swap_branches(node)
        for child in ast.iter_child_nodes(node):
            self.expression(child)

    def change(self, node: ast.AST, field: str, new: Any) -> None:
        """Put something else into a field of a node."""
        old = getattr(node, field)
        before = said(node)
        setattr(node, field, new)
        after = said(node)
        setattr(node, field, old)
        self.places.append(Place(node, f"{before} -> {after}", lambda: setattr(node, field, new)))

    def swap_operator(self, node: ast.BinOp | ast.BoolOp | ast.AugAssign) -> None:
        if type(node.op) in SWAPPED:
            self.change(node, "op", SWAPPED[type(node.op)]())

    def swap_comparison(self, node: ast.Compare) -> None:
        for index, op in enumerate(node.ops):
            ops = list(node.ops)
            ops[index] = SWAPPED[type(op)]()  # type: ignore[call-overload]
            self.change(node, "ops", ops)

    def drop_not(self, node: ast.UnaryOp) -> None:
        self.change(node, "op", ast.UAdd())  # +x is as true as x

    def other_constant(self, node: ast.Constant) -> None:
        if node.value is True or node.value is False:
            self.change(node, "value", not node.value)
        elif isinstance(node.value, int):
            self.change(node, "value", node.value + 1)
            if node.value > 0:
                self.change(node, "value", node.value - 1)

    def other_call(self, name: ast.Name) -> None:
        self.change(name, "id", CALLS[name.id])

    def swap_branches(self, node: ast.IfExp) -> None:
        other = ast.IfExp(node.test, node.orelse, node.body)

        def apply() -> None:
            node.body, node.orelse = other.body, other.orelse

        self.places.append(Place(node, f"{said(node)} -> {said(other)}", apply))


def is_telling(statement: ast.stmt) -> bool:
    """Whether a statement only reports what happened."""
    return isinstance(statement, ast.If) and said(statement.test).endswith("listening") and not statement.orelse


def is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def can_be_left_out(statement: ast.stmt) -> bool:
    """Whether a function still makes sense without a statement (leaving out a local name would only be an error)."""
    if isinstance(statement, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in statement.targets)
    if isinstance(statement, ast.Return):
        return statement.value is None
    return isinstance(statement, ast.AugAssign | ast.Expr | ast.Continue | ast.Break | ast.Delete)


def mutants_of(source: str, module: str, file: str, game: str) -> list[Mutant]:
    """All mutants of a module."""
    places = Finder(source, game).places
    return [Mutant(module, file, getattr(p.node, "lineno", 0), i, p.change) for i, p in enumerate(places)]


def mutated(source: str, number: int, game: str) -> ast.Module:
    """A module with one change, or none."""
    finder = Finder(source, game)
    if number != UNCHANGED:
        finder.places[number].apply()
    return ast.fix_missing_locations(finder.tree)


# Running the tests


class Changed(Loader, MetaPathFinder):
    """Imports one module from a changed tree, and all others as usual."""

    def __init__(self, mutant: Mutant, folder: Path, game: str) -> None:
        self.mutant = mutant
        self.path = folder / mutant.file
        self.game = game

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        return spec_from_file_location(name, self.path, loader=self) if name == self.mutant.module else None

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        tree = mutated(self.path.read_text(encoding="utf-8"), self.mutant.number, self.game)
        exec(compile(tree, str(self.path), "exec"), module.__dict__)


def run_tests(files: Sequence[str]) -> int:
    """The rule tests, silently, until the first fails; pytest's status."""
    import pytest

    sys.stdout = sys.stderr = io.StringIO()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    quiet = ["-q", "-x", "-m", "rule", "--tb=no", "--no-header"]
    return int(pytest.main([*quiet, *files]))


def start(files: Sequence[str], seconds: int, mutant: Mutant, folder: Path, game: str) -> int:
    """Run the tests in a process of their own; its number."""
    child = os.fork()
    if child:
        return child
    status = 70
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.alarm(seconds * 20)  # a mutant that waits for ever
        sys.meta_path.insert(0, Changed(mutant, folder, game))
        status = run_tests(files)
    finally:
        os._exit(status)


def run_all(mutants: Sequence[Mutant], jobs: int, begin: Callable[[Mutant], int]) -> Iterator[tuple[Mutant, int]]:
    """Run mutants side by side; each with the status it ended with."""
    waiting = list(reversed(mutants))
    running: dict[int, Mutant] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            running[begin(mutant)] = mutant
        child, status = os.wait()
        if child in running:
            yield running.pop(child), status


def warm_up(game: str) -> None:
    """Import what every run needs and no mutant changes: pytest, the engine, the other games."""
    import hypothesis  # noqa: F401
    import pytest  # noqa: F401

    import chimera.cli
    import chimera.engine.laws  # noqa: F401

    for entry in entry_points(group="chimera.games"):
        if entry.name != game:
            entry.load()


def rule_modules(game: str, folder: Path) -> dict[str, str]:
    """The game's modules that hold its rules: name -> file below the folder."""
    entry = next((e for e in entry_points(group="chimera.games") if e.name == game), None)
    if entry is None:
        raise SystemExit(f"There is no game called '{game}'; see 'chimera games'.")
    package = entry.value.partition(":")[0]
    groups = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["chimera"]["compiled"]
    listed = [module for modules in groups.values() for module in modules if module.startswith(package + ".")]
    wanted = [module for module in listed if module.rpartition(".")[2] not in WITHOUT]
    return {module: "src/" + module.replace(".", "/") + ".py" for module in wanted}


def rule_tests(game: str, folder: Path) -> list[str]:
    """The test files that name a rule of the game."""
    named = re.compile(rf'rule\(\s*"{game}\.')
    files = sorted((folder / "tests").rglob("test_*.py"))
    return [str(file) for file in files if named.search(file.read_text(encoding="utf-8"))]


def examine(game: str, count: int, seed: int, jobs: int, folder: Path) -> int:
    """Make mutants, run the tests on each, and report; the exit status."""
    modules = rule_modules(game, folder)
    everything = [
        mutant
        for module, file in modules.items()
        for mutant in mutants_of((folder / file).read_text(encoding="utf-8"), module, file, game)
    ]
    chosen = random.Random(seed).sample(everything, min(count, len(everything)))
    files = rule_tests(game, folder)
    warm_up(game)
    gc.freeze()
    unchanged = [Mutant(module, file, 0, UNCHANGED, "") for module, file in modules.items()]
    for original in [unchanged[0], *unchanged]:  # the first fills the caches
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        status = os.waitpid(start(files, 600, original, folder, game), 0)[1]
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if status:
            print(f"The rule tests of {game} fail without any change; mend them first.", file=sys.stderr)
            return 2
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(f"{game}: {len(everything)} mutants in {len(modules)} modules, {len(chosen)} chosen with seed {seed};")
    print(f"{len(files)} test files, {cpu:.1f} s of CPU time without a change", flush=True)
    seconds = int(cpu * SLOWEST) + 5
    began = time.perf_counter()
    ended = dict(run_all(chosen, jobs, lambda mutant: start(files, seconds, mutant, folder, game)))
    report(chosen, ended, time.perf_counter() - began)
    return 0


def report(chosen: Sequence[Mutant], ended: dict[Mutant, int], seconds: float) -> None:
    """How many were noticed, and which were not."""
    survivors = sorted(mutant for mutant in chosen if ended[mutant] == 0)
    stopped = sum(os.WIFSIGNALED(status) for status in ended.values())
    killed = len(chosen) - len(survivors)
    for mutant in survivors:
        print(f"{mutant.file}:{mutant.line}: {mutant.change}")
    share = 100 * killed / max(1, len(chosen))
    print(f"killed {killed} of {len(chosen)} ({share:.1f} %), {stopped} of them stopped; survived {len(survivors)}")
    print(f"{seconds / max(1, len(chosen)):.2f} s per mutant")


def copied(folder: Path) -> None:
    """An interpreted copy of the package and its tests, so that nobody's work in the tree disturbs the run."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "playthroughs", "server", "table")
    for name in ("src", "tests", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    shutil.copyfile(ROOT / "pyproject.toml", folder / "pyproject.toml")


def main() -> None:
    """Copy the tree and run there."""
    arguments = argparse.ArgumentParser(description="Change a game's rules a little and see whether its tests notice.")
    arguments.add_argument("game")
    arguments.add_argument("--mutants", type=int, default=300, help="how many are chosen")
    arguments.add_argument("--seed", type=int, default=1, help="which are chosen")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes side by side")
    arguments.add_argument("--inside", type=Path, help=argparse.SUPPRESS)  # the copy this process runs in
    given = arguments.parse_args()
    if given.inside is not None:
        sys.exit(examine(given.game, given.mutants, given.seed, given.jobs, given.inside))
    with tempfile.TemporaryDirectory(prefix="chimera-mutants-") as name:
        folder = Path(name)
        copied(folder)
        env = {**os.environ, "PYTHONPATH": f"{folder / 'src'}:{folder}", "PYTHONHASHSEED": "0"}
        env.pop("CHIMERA_EXPECT_COMPILED", None)
        command = [sys.executable, str(Path(__file__).resolve()), *sys.argv[1:], "--inside", str(folder)]
        sys.exit(subprocess.run(command, cwd=folder, env=env, check=False).returncode)


if __name__ == "__main__":
    main()
