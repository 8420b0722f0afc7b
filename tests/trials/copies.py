"""A copy of the project in which something is written otherwise, and programs that run on it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent.parent
SOURCE: Final = ROOT / "src" / "chimera"
PATIENCE: Final = 120.0  # seconds; a program that takes longer hangs
LEFT_OUT: Final = ("static", "__pycache__")


class Done:
    """How a program ended."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


class Copy:
    """The package in a folder of its own; the interpreted source, whichever build runs the test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "chimera"
        shutil.copytree(SOURCE, self.package, ignore=shutil.ignore_patterns(*LEFT_OUT))

    def edit(self, file: str, old: str, new: str) -> None:
        """Write something otherwise, once; with nothing old it is added at the end, and the file is made if need be."""
        path = self.package / file
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        assert old in text, f"{file} does not hold: {old}"
        path.write_text(text.replace(old, new, 1) if old else text + new, encoding="utf-8")

    def touched(self) -> list[str]:
        """The files that differ from the project's, as they are named below src/chimera."""
        ours, here = files_of(SOURCE), files_of(self.package)
        return sorted(name for name in ours | here if ours.get(name) != here.get(name))

    def run(self, *words: str, packages: Path | None = None) -> Done:
        """Run Python on this copy; `packages` are further packages on the path."""
        path = [self.folder, *([packages] if packages else []), ROOT]  # the root for the tests' own programs
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path)), "CHIMERA_HOME": str(self.folder / "home")}
        command = [sys.executable, *words]
        done = subprocess.run(
            command, cwd=self.folder, env=env, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE
        )
        assert "Traceback" not in done.stderr, done.stderr
        return Done(done.returncode, done.stdout, done.stderr)

    def chimera(self, *words: str) -> Done:
        """A command as people type it."""
        return self.run("-c", "from chimera.cli import main; main()", *words)

    def program(self, name: str, *words: str, packages: Path | None = None) -> Any:
        """What one of the programs in programs.py finds on this copy."""
        done = self.run("-m", "tests.trials.programs", name, *words, packages=packages)
        assert done.status == 0, done.err
        found = json.loads(done.out.splitlines()[-1])
        assert Path(found["program"]).is_relative_to(self.package)  # and not the project's own, nor a compiled one
        assert not found["compiled"]
        return found["found"]


def files_of(package: Path) -> dict[str, bytes]:
    """All files of a package by name, but for what is built."""
    paths = [path for path in package.rglob("*") if path.is_file() and not {*LEFT_OUT} & {*path.parts}]
    return {path.relative_to(package).as_posix(): path.read_bytes() for path in paths}
