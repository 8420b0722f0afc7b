"""One source, two ways: the compiled build is what it says, and plays the same matches as the interpreted one."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import chimera.engine
from tools.golden import FINGERPRINTS

ROOT = Path(__file__).parent.parent
EXPECTED = os.environ.get("CHIMERA_EXPECT_COMPILED") == "1"
GROUPS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["chimera"]["compiled"]
MODULES = [module for modules in GROUPS.values() for module in modules]


def is_extension(module: str) -> bool:
    """Whether a module was loaded from compiled code."""
    file = importlib.import_module(module).__file__
    assert file is not None
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def test_the_build_is_the_expected_one() -> None:
    assert chimera.engine.COMPILED is is_extension("chimera.engine.dice")
    assert chimera.engine.COMPILED or not EXPECTED


@pytest.mark.parametrize("module", MODULES)
def test_every_listed_module_is_compiled_or_none_is(module: str) -> None:
    assert is_extension(module) is chimera.engine.COMPILED


def test_no_module_is_listed_twice() -> None:
    assert len(set(MODULES)) == len(MODULES)


def test_the_source_tree_holds_no_extensions() -> None:
    found = [path for suffix in (".so", ".pyd") for path in (ROOT / "src").rglob(f"*{suffix}")]
    assert found == []


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_seeded_matches_are_the_same_in_every_process_and_build(hash_seed: str) -> None:
    """The stored lines were written once, so that interpreted and compiled builds are held against the same."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.golden", "--fingerprints"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == FINGERPRINTS.read_text(encoding="utf-8"), "run: make golden, and review the difference"
