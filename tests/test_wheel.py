"""The wheel: what people install, built as plain Python and installed into an empty environment."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def run(*command: str | Path, cwd: Path, **env: str) -> str:
    """What a command prints; the environment without anything that points at this checkout."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "PYTEST", "CHIMERA"))}
    done = subprocess.run([str(c) for c in command], cwd=cwd, env={**kept, **env}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of plain Python, built without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    build = f"import hatch_build; hatch_build.build_wheel({str(folder)!r})"
    run(sys.executable, "-c", build, cwd=ROOT, CHIMERA_PURE="1", PYTHONDONTWRITEBYTECODE="1")
    (file,) = folder.glob("*.whl")
    return file


def test_a_pure_wheel_fits_every_machine_and_holds_every_file_of_the_package(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    package = ROOT / "src" / "chimera"
    files = {f.relative_to(package.parent).as_posix() for f in package.rglob("*") if f.is_file()}
    wanted = {f for f in files if "__pycache__" not in f and not f.endswith(".pyc")}
    packed = set(zipfile.ZipFile(wheel).namelist())
    assert wanted <= packed
    assert not [name for name in packed if name.endswith((".so", ".pyd"))]
    assert [name for name in packed if name.endswith("licenses/LICENSE")]


def test_a_pure_wheel_plays_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    venv.create(empty, with_pip=False)
    python = empty / "bin" / "python"
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=tmp_path).strip())
    run(
        sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-deps", "--no-index", wheel, cwd=tmp_path
    )
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")  # ours comes before these
    where = run(python, "-c", "import chimera; print(chimera.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(site)
    assert run(empty / "bin" / "chimera", "version", cwd=tmp_path).endswith("(interpreted)\n")
    shelf = run(empty / "bin" / "chimera", "games", cwd=tmp_path)
    assert "pig" in shelf
    assert "tic_tac_toe" in shelf
    said = run(empty / "bin" / "chimera", "sim", "pig", "--games", "3", "--jobs", "1", "--json", cwd=tmp_path)
    assert json.loads(said)["games"] == 3
