"""Builds the compiled package: one source, compiled by mypyc into a folder of its own, cached by content.

    python tools/compile.py            build if needed (-O3), print the folder
    python tools/compile.py --opt 1    quick build for tests
    python tools/compile.py --where    print the folder only if it is up to date; never build

Put the printed folder first on PYTHONPATH to run compiled. The source tree never holds extensions.

The working folder under build/compiled stays from build to build: mypyc keeps there what it knows of each group, and
only a group that changed, or that uses something whose shape changed in another group, is compiled again.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
CLIENT: Final = ROOT / "src" / "chimera" / "server" / "static"
KEPT: Final = 4  # finished builds that stay on the disk
SETUP: Final = """
from mypyc.build import mypycify
from setuptools import setup

GROUPS = {groups!r}
FILES = [file for files, _ in GROUPS for file in files]
setup(name="chimera-compiled", packages=[], ext_modules=mypycify(FILES, opt_level={opt!r}, separate=GROUPS))
"""


def groups() -> dict[str, list[str]]:
    """The compiled modules by group, as pyproject.toml lists them."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, list[str]] = table["tool"]["chimera"]["compiled"]
    return found


def in_c(group: str) -> str:
    """The name of a group's library, which C and Python must be able to say."""
    return f"chimera_{group.replace('-', '_')}"


def sources() -> list[Path]:
    """Every file of the package; the built client is linked, not copied."""
    files = (ROOT / "src" / "chimera").rglob("*")
    return sorted(f for f in files if f.is_file() and "__pycache__" not in f.parts and CLIENT not in f.parents)


def key(opt: str) -> str:
    """What a build depends on, as a short hash."""
    mypy = importlib.metadata.version("mypy")
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {mypy} {opt} {groups()!r}".encode())
    digest.update(Path(__file__).read_bytes())
    for file in sources():
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def fill(work: Path) -> None:
    """Bring the working copy up to date, leaving unchanged files alone so that only what changed is compiled."""
    wanted = {file.relative_to(ROOT / "src"): file for file in sources()}
    for old in list(work.rglob("*")):
        name = old.relative_to(work)
        if old.is_file() and name.parts[0] == "chimera" and old.suffix != ".so" and name not in wanted:
            old.unlink()
    for name, file in wanted.items():
        target = work / name
        if not target.exists() or target.read_bytes() != file.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)


def build(opt: str) -> Path:
    """Compile, and publish the finished folder under its key; one build at a time."""
    home = ROOT / "build" / "compiled"
    home.mkdir(parents=True, exist_ok=True)
    with (home / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return build_alone(opt, home)


def build_alone(opt: str, home: Path) -> Path:
    """Compile while nobody else does."""
    target = home / key(opt)
    if (target / "finished").exists():
        return target
    work = home / f"work-O{opt}-{sys.version_info.major}{sys.version_info.minor}"
    work.mkdir(parents=True, exist_ok=True)
    fill(work)
    files = [
        ([module.replace(".", "/") + ".py" for module in modules], in_c(name)) for name, modules in groups().items()
    ]
    (work / "setup.py").write_text(SETUP.format(groups=files, opt=opt), encoding="utf-8")
    for old in work.rglob("*.so"):
        if "build" not in old.relative_to(work).parts[:1]:
            old.unlink()
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "-j", str(os.cpu_count() or 1)]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.stderr.write(done.stdout + done.stderr)
        raise SystemExit(
            "The compiled build failed; the lines above say where. The program runs interpreted without it."
        )
    fresh = home / f"{target.name}.new-{os.getpid()}"
    left_out = shutil.ignore_patterns("build", ".mypy_cache", "__pycache__", "static")
    shutil.copytree(work, fresh, ignore=left_out)
    (fresh / "setup.py").unlink()  # the build's own; a game may have a module of that name
    (fresh / "chimera" / "server" / "static").symlink_to(CLIENT)
    (fresh / "finished").touch()
    if target.exists():
        shutil.rmtree(target)
    fresh.rename(target)
    prune(home, target)
    return target


def prune(home: Path, newest: Path) -> None:
    """Drop the oldest finished builds."""
    finished = sorted((f for f in home.iterdir() if (f / "finished").exists()), key=lambda f: f.stat().st_mtime)
    for old in finished[:-KEPT]:
        if old != newest:
            shutil.rmtree(old)


def main() -> None:
    """Build, or only look."""
    arguments = argparse.ArgumentParser(description="Build the compiled package and print its folder.")
    arguments.add_argument(
        "--opt", choices=["0", "1", "2", "3"], default="3", help="the C compiler's optimization level"
    )
    arguments.add_argument("--where", action="store_true", help="print the folder if it is up to date; never build")
    given = arguments.parse_args()
    if given.where:
        folder = ROOT / "build" / "compiled" / key(given.opt)
        print(folder if (folder / "finished").exists() else "", end="")
    else:
        print(build(given.opt))


if __name__ == "__main__":
    main()
