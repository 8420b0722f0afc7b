"""Builds the wheel: hatchling, and where it is possible the modules listed in pyproject.toml compiled as well.

A wheel is plain Python instead, and says so, when CHIMERA_PURE=1 asks for it or when C cannot be compiled here.
Editable installs are never compiled and fetch nothing to compile with; in a checkout `make compile` does that.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import sysconfig
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from hatchling.build import build_editable, build_sdist, build_wheel, get_requires_for_build_editable
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

__all__ = [
    "CompiledWheel",
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_wheel",
]

ROOT: Final = Path(__file__).resolve().parent


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What compiling needs: mypyc, and all that the package imports, so that mypyc knows its types."""
    if why_pure():
        return []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["compile"]]


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the extensions that tools/compile.py makes to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        reason = why_pure()
        if reason:
            self.app.display_warning(f"chimera: a wheel of plain Python, because {reason}.")
            return
        folder = compiler().build("3")
        extensions = sorted(folder.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")))
        for file in extensions:
            build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"chimera: a compiled wheel with {len(extensions)} extensions.")


def why_pure() -> str:
    """What stands against compiling, in words; empty when nothing does."""
    if os.environ.get("CHIMERA_PURE", "") not in ("", "0"):
        return "CHIMERA_PURE is set"
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return f"there is no C compiler '{command[0]}' here"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are not here"
    return ""


def compiler() -> ModuleType:
    """The module tools/compile.py."""
    spec = importlib.util.spec_from_file_location("chimera_compile", ROOT / "tools" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
