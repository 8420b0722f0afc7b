"""A large game is compiled in several groups that use each other, and only what changed is compiled again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

import tools.compile
from tests.test_compiled import EXPECTED, GROUPS, ROOT

MOST_LINES = 3500  # about 40 seconds of one core at -O3; on two cores the largest group is what one waits for


@pytest.mark.parametrize("group", GROUPS)
def test_no_group_is_so_large_that_everybody_waits_for_it(group: str) -> None:
    files = [ROOT / "src" / (module.replace(".", "/") + ".py") for module in GROUPS[group]]
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)
    assert lines <= MOST_LINES, (
        f"split it in pyproject.toml: '{group}' and '{group}-bots', say; they may use each other"
    )


def test_every_group_has_a_library_of_its_own_that_c_can_name() -> None:
    names = [tools.compile.in_c(group) for group in [*GROUPS, "large-game-bots"]]
    assert len(set(names)) == len(names)
    assert all(name.isidentifier() for name in names)


# The end uses the moves, which are in another group, and these use the board, which is in the group of the end.
TOY = {
    "pyproject.toml": """
        [tool.chimera.compiled]
        toy = ["chimera.toy.board", "chimera.toy.end"]
        toy-moves = ["chimera.toy.moves"]
        other = ["chimera.other"]
        """,
    "src/chimera/__init__.py": "",
    "src/chimera/server/__init__.py": "",
    "src/chimera/toy/__init__.py": "",
    "src/chimera/toy/board.py": """
        class Board:
            def __init__(self, pieces: int) -> None:
                self.pieces = pieces
        """,
    "src/chimera/toy/moves.py": """
        from chimera.toy.board import Board

        def move(board: Board) -> int:
            return board.pieces + 1
        """,
    "src/chimera/toy/end.py": """
        from chimera.toy.board import Board
        from chimera.toy.moves import move

        def play() -> int:
            return move(Board(40))
        """,
    "src/chimera/other.py": """
        def other() -> int:
            return 7
        """,
}


class Workshop:
    """The toy's sources in a folder, and the builds made of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in TOY:
            self.write(name, TOY[name])

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")

    def libraries(self) -> dict[str, int]:
        """When each group was compiled last."""
        found = (self.folder / "build" / "compiled").glob("work-*/build/temp*/build/__native_chimera_*.o")
        return {file.stem.removeprefix("__native_chimera_"): file.stat().st_mtime_ns for file in found}

    def build(self) -> tuple[str, set[str]]:
        """What the build plays, and the groups that were compiled for it."""
        before = self.libraries()
        for suffix in (
            "c",
            "h",
        ):  # mypyc dates its files a second ahead, which the C compiler takes longer than as a rule
            for file in (self.folder / "build").rglob(f"*.{suffix}"):
                os.utime(file, (1, 1))
        built = tools.compile.build("0")
        after = self.libraries()
        play = "from chimera.toy import end, moves; print(end.play(), end.__file__[-3:], moves.__file__[-3:])"
        done = subprocess.run(
            [sys.executable, "-c", play],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": str(built)},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip(), {name for name in after if after[name] != before.get(name)}


if EXPECTED:  # only where the tests are about the compiled build is a C compiler promised

    def test_groups_use_each_other_and_only_what_changed_is_compiled_again(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(tools.compile, "ROOT", tmp_path)
        monkeypatch.setattr(tools.compile, "CLIENT", tmp_path / "client")
        shop = Workshop(tmp_path)
        assert shop.build() == ("41 .so .so", {"toy", "toy_moves", "other"})

        shop.write("src/chimera/toy/moves.py", TOY["src/chimera/toy/moves.py"].replace("+ 1", "+ 2"))
        assert shop.build() == ("42 .so .so", {"toy_moves"})

        board = TOY["src/chimera/toy/board.py"].replace("self.pieces", "self.turn = 9\n                self.pieces")
        shop.write("src/chimera/toy/board.py", board)
        assert shop.build() == ("42 .so .so", {"toy", "toy_moves"})
