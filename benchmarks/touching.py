"""Which tests enter which functions of a game; and those tests, run on one change after the other.

All tests are collected once, in a process that stays as it is then: whatever runs, runs in a copy of it (fork). One
copy runs every test and notes what it enters. In every other the code of one function is exchanged and the tests that
enter it run, the fastest first, until one fails. What is entered while modules are imported cannot be exchanged
afterwards, and neither can a table: such a change is imported anew (`alone`), and all tests run, first those that touch
its module.
"""

from __future__ import annotations

import functools
import inspect
import io
import os
import resource
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import pytest

MEMORY: Final = 2 << 30
SLOWEST: Final = 6  # a change may take so many times the CPU time of its tests without it, and some seconds
QUIET: Final = ("-q", "-x", "-m", "rule", "--tb=no", "--no-header", "-p", "no:cacheprovider")
IMPOSSIBLE: Final = 71  # the status of a copy that could not exchange what it should


T = TypeVar("T")


class Place(NamedTuple):
    """Where a change is: a file, and a function in it ('' is the module itself)."""

    file: str
    function: str


class Touches(msgspec.Struct):
    """What one run of all tests showed: the CPU time of each, and who enters what."""

    seconds: dict[str, float]
    entered: dict[str, list[str]]  # by file::function
    lasting: list[str]  # entered while something is imported, or made once and kept: any test may rest on these
    imported: list[str]

    def tests(self, place: Place) -> list[str]:
        """The tests a change of this place could make fail, those that fail fastest first."""
        name = f"{place.file}::{place.function}"
        if place.function and name not in self.lasting:
            return sorted(self.entered.get(name, ()), key=self.seconds.__getitem__)
        near = {test for key, tests in self.entered.items() if key.startswith(place.file + "::") for test in tests}
        near = set(self.entered.get(name, ())) or near
        return sorted(self.seconds, key=lambda test: (test not in near, self.seconds[test]))

    def limit(self, tests: Iterable[str]) -> int:
        return int(SLOWEST * sum(self.seconds[test] for test in tests)) + 5


class Tracer:
    """Notes which functions of some files are entered, for whichever test runs."""

    def __init__(self, files: Sequence[str], folder: Path) -> None:
        self.names = {str(folder / file): file for file in files}
        self.entered: defaultdict[str, set[str]] = defaultdict(set)
        self.lasting: set[str] = set()
        self.imported: set[str] = set()
        self.keepers: set[CodeType] = set()
        self.test = ""

    def __call__(self, frame: FrameType, what: str, value: Any) -> None:
        code = frame.f_code
        file = self.names.get(code.co_filename)
        if file is None:
            return
        name = f"{file}::{code.co_qualname.partition('.<locals>')[0]}"
        if not self.test:
            self.imported.add(name)
            self.lasting.add(name)
        elif self.test not in self.entered[name]:
            self.entered[name].add(self.test)
            above: FrameType | None = frame
            while above is not None and above.f_code not in self.keepers:
                above = above.f_back
            if above is not None:
                self.lasting.add(name)


def bare(value: Any) -> Any:
    """The function below decorators."""
    if isinstance(value, property):
        value = value.fget
    elif isinstance(value, functools.cached_property):
        value = value.func
    elif isinstance(value, staticmethod | classmethod):
        value = value.__func__
    return inspect.unwrap(value) if callable(value) else value


def values_of(module: ModuleType) -> Iterator[Any]:
    """What stands in a module and in its classes."""
    for value in list(vars(module).values()):
        yield value
        if isinstance(value, type) and value.__module__ == module.__name__:
            yield from list(vars(value).values())


def keepers() -> set[CodeType]:
    """The functions whose answers are kept: what they call is entered by whichever test comes first."""
    found = set()
    for module in [each for name, each in sys.modules.items() if name.startswith(("chimera.", "tests."))]:
        for value in values_of(module):
            if isinstance(value, functools.cached_property) or hasattr(value, "cache_info"):
                function = bare(value)
                if isinstance(function, FunctionType):
                    found.add(function.__code__)
    return found


def code_of(whole: CodeType, function: str) -> CodeType | None:
    """A function's code in that of its module."""
    for code in whole.co_consts:
        if isinstance(code, CodeType):
            if code.co_qualname == function:
                return code
            if function.startswith(code.co_qualname + "."):
                return code_of(code, function)
    return None


def exchange(module: ModuleType, function: str, whole: CodeType) -> bool:
    """Give a function the code that it has in another version of its module; whether that is possible."""
    new = code_of(whole, function)
    done = False
    for value in values_of(module):
        old = bare(value)
        if isinstance(old, FunctionType) and old.__qualname__ == function and old.__module__ == module.__name__:
            if new is None or old.__code__.co_freevars != new.co_freevars:
                return False
            old.__code__ = new
            done = True
    return done


def in_a_copy(work: Callable[[], int], seconds: int) -> int:
    """Do something in a copy of this process, within limits; the number of the copy."""
    child = os.fork()
    if child:
        return child
    status = 70
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.alarm(seconds * 20)  # a change that waits for ever
        status = work()
    finally:
        os._exit(status)


def side_by_side(things: Sequence[T], jobs: int, begin: Callable[[T], int]) -> Iterator[tuple[T, int]]:
    """Begin a copy for each thing, so many at a time; each with the status it ended with."""
    waiting = list(reversed(things))
    running: dict[int, T] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            thing = waiting.pop()
            running[begin(thing)] = thing
        child, status = os.wait()
        if child in running:
            yield running.pop(child), status


def quiet_pytest(arguments: Sequence[str], plugin: object) -> int:
    """Run pytest without a word; its status."""
    sys.stdout = sys.stderr = io.StringIO()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    return int(pytest.main([*QUIET, *arguments], [plugin]))


def run_items(items: Sequence[pytest.Item], tracer: Tracer | None = None) -> tuple[int, dict[str, float]]:
    """Run tests until one fails: 0 or 1, and the CPU time of each."""
    seconds: dict[str, float] = {}
    for item, following in zip(items, [*items[1:], None], strict=True):
        began = time.process_time()
        if tracer is not None:
            tracer.test = item.nodeid
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        seconds[item.nodeid] = time.process_time() - began
        if item.session.testsfailed:
            return 1, seconds
    return 0, seconds


class Collected:
    """A pytest plugin: where tests would be run, do something else with them, and run none."""

    def __init__(self, work: Callable[[list[pytest.Item]], None]) -> None:
        self.work = work

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.work(session.items)
        return True


class Chosen:
    """A pytest plugin: run these tests, in this order."""

    def __init__(self, tests: Sequence[str]) -> None:
        self.tests = tests

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = {item.nodeid: item for item in items}
        items[:] = [found[test] for test in self.tests]


def alone(tests: Sequence[str], folder: Path) -> int:
    """Some tests in a process that has imported nothing of the game yet; pytest's status."""
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    return quiet_pytest([str(folder / file) for file in files], Chosen(tests))
