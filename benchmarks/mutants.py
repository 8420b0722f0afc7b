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

Only tests marked with a rule of the game run: one run of all notes which functions each of them enters, and for a
mutant those that enter its function run, the fastest first, until one fails (touching.py). Some mutants mean the same
as the original and cannot be noticed; survivors are there to be read. The same seed chooses the same mutants.
"""

from __future__ import annotations

import argparse
import ast
import gc
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import entry_points
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final, NamedTuple

import msgspec
import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "benchmarks"))

import touching  # noqa: E402
from touching import Touches  # noqa: E402

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
NOTES: Final = "touches.json"
ENDED: Final = "ended.json"
HOURS: Final = 4 * 3600
IMPORTS: Final = 30  # seconds of CPU time for importing a game and its tests

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
    """One change: where it is, which of the module's changes it is, how it reads, and in which function, if any."""

    module: str
    file: str
    line: int
    number: int
    change: str
    function: str

    @property
    def place(self) -> touching.Place:
        return touching.Place(self.file, self.function)


# Making mutants


class Place(NamedTuple):
    """A node that can be changed, and how."""

    node: ast.AST
    change: str
    apply: Callable[[], None]
    function: str


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
        self.inside = ""  # the function that is looked at
        for statement in self.tree.body:
            if isinstance(statement, ast.FunctionDef):
                self.function(statement, statement.name)
            elif isinstance(statement, ast.ClassDef):
                for each in statement.body:
                    if isinstance(each, ast.FunctionDef):
                        self.function(each, f"{statement.name}.{each.name}")
            elif isinstance(statement, ast.Assign | ast.AnnAssign):
                self.constant(statement)

    def constant(self, statement: ast.Assign | ast.AnnAssign) -> None:
        """A table, or a number whose line names a rule."""
        value = statement.value
        ruled = isinstance(value, ast.Constant) and f"# {self.game}." in self.lines[statement.lineno - 1]
        if isinstance(value, ast.List | ast.Constant) and (ruled or isinstance(value, ast.List)):
            self.expression(value)

    def function(self, function: ast.FunctionDef, name: str) -> None:
        if function.name not in SPARED:
            self.inside = name
            self.block(function.body)
            self.inside = ""

    def found(self, node: ast.AST, change: str, apply: Callable[[], None]) -> None:
        self.places.append(Place(node, change, apply, self.inside))

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

        self.found(statement, f"{said(statement)} -> (left out)", apply)

    def negate(self, statement: ast.If | ast.While) -> None:
        test = statement.test

        def apply() -> None:
            statement.test = ast.copy_location(ast.UnaryOp(ast.Not(), test), test)

        word = "if" if isinstance(statement, ast.If) else "while"
        self.found(test, f"{word} {said(test)} -> {word} not ({said(test)})", apply)

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
        self.found(node, f"{before} -> {after}", lambda: setattr(node, field, new))

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

        self.found(node, f"{said(node)} -> {said(other)}", apply)


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
    return [Mutant(module, file, getattr(p.node, "lineno", 0), i, p.change, p.function) for i, p in enumerate(places)]


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
        exec(compiled(self.mutant, self.path, self.game), module.__dict__)


def compiled(mutant: Mutant, path: Path, game: str) -> CodeType:
    """The code of a changed module."""
    return compile(mutated(path.read_text(encoding="utf-8"), mutant.number, game), str(path), "exec")


def record(files: Sequence[str], items: list[pytest.Item], tracer: touching.Tracer, notes: Path) -> int:
    """Run all tests on the unchanged game and note what they enter; 0 or 1."""
    tracer.keepers = touching.keepers()
    status, seconds = touching.run_items(items, tracer)
    entered = {name: sorted(tests) for name, tests in tracer.entered.items()}
    seen = Touches(seconds, entered, sorted(tracer.lasting), sorted(tracer.imported))
    notes.write_bytes(msgspec.json.encode(seen))
    return status


def together(game: str, chosen: Sequence[Mutant], files: Sequence[str], jobs: int, folder: Path) -> int:
    """Collect the tests, see what they enter, and run those of every mutant that can be exchanged; pytest's status."""
    sources = sorted(set(rule_modules(game, folder).values()))
    tracer = touching.Tracer(sources, folder)

    def begin(mutant: Mutant, items: dict[str, pytest.Item], touches: Touches) -> int:
        tests = touches.tests(mutant.place)

        def work() -> int:
            code = compiled(mutant, folder / mutant.file, game)
            if not touching.exchange(sys.modules[mutant.module], mutant.function, code):
                return touching.IMPOSSIBLE
            return touching.run_items([items[test] for test in tests])[0]

        return touching.in_a_copy(work, touches.limit(tests))

    def work(items: list[pytest.Item]) -> None:
        notes = folder / NOTES
        child = touching.in_a_copy(lambda: record(files, items, tracer, notes), 1800)
        sys.settrace(None)
        if os.waitpid(child, 0)[1]:
            notes.unlink(missing_ok=True)
            return
        touches = msgspec.json.decode(notes.read_bytes(), type=Touches)
        by_name = {item.nodeid: item for item in items}
        here = [m for m in chosen if m.function and f"{m.file}::{m.function}" not in touches.imported]
        runs = touching.side_by_side(here, jobs, lambda mutant: begin(mutant, by_name, touches))
        ended = [(mutant.module, mutant.number, status) for mutant, status in runs]
        (folder / ENDED).write_bytes(msgspec.json.encode(ended))

    sys.settrace(tracer)
    return touching.quiet_pytest(files, touching.Collected(work))


def one_by_one(mutant: Mutant, touches: Touches, folder: Path, game: str) -> int:
    """Run the tests of a mutant that must be imported anew, in a process of its own; its number."""
    tests = touches.tests(mutant.place)

    def work() -> int:
        sys.meta_path.insert(0, Changed(mutant, folder, game))
        return touching.alone(tests, folder)

    return touching.in_a_copy(work, touches.limit(tests) + IMPORTS)


def warm_up(game: str) -> None:
    """Import what every run needs and no mutant changes: pytest, the engine, the other games."""
    import hypothesis  # noqa: F401

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
    began = time.perf_counter()
    print(f"{game}: {len(everything)} mutants in {len(modules)} modules, {len(chosen)} chosen with seed {seed};")
    sys.stdout.flush()
    collected = touching.in_a_copy(lambda: together(game, chosen, files, jobs, folder), HOURS)
    os.waitpid(collected, 0)
    if not (folder / ENDED).exists():
        print(f"The rule tests of {game} fail without any change; mend them first.", file=sys.stderr)
        return 2
    touches = msgspec.json.decode((folder / NOTES).read_bytes(), type=Touches)
    known = {(module, number): status for module, number, status in msgspec.json.decode((folder / ENDED).read_bytes())}
    ended = {m: known[m.module, m.number] for m in chosen if (m.module, m.number) in known}
    anew = [m for m in chosen if ended.get(m, touching.IMPOSSIBLE << 8) == touching.IMPOSSIBLE << 8]
    print(f"{len(touches.seconds)} tests, {sum(touches.seconds.values()):.1f} s of CPU time while they are watched;")
    print(f"{len(chosen) - len(anew)} mutants exchanged, {len(anew)} imported anew", flush=True)
    ended.update(touching.side_by_side(anew, jobs, lambda mutant: one_by_one(mutant, touches, folder, game)))
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
