"""Boards of add-on packages: what is served, and what is not."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from chimera.engine.card import GameCard
from tests.addon.track import GONE, TRACK
from tests.server.helpers import serving

ADDON = Path(__file__).parent.parent / "addon"
Shelve = Callable[[GameCard], GameCard]


def test_a_package_on_the_path_puts_its_game_and_its_board_on_the_shelf() -> None:
    script = "from chimera.engine.card import games; print(games()['track'].board)"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(ADDON)!r}); {script}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip().endswith("board.js")


def test_a_board_and_the_files_beside_it_are_served_under_the_strict_policy(tmp_path: Path, shelve: Shelve) -> None:
    shelve(TRACK)
    with serving(tmp_path) as address:
        shelf = httpx.get(f"{address}/api/games").json()
        board = next(game["board"] for game in shelf if game["name"] == "track")
        answer = httpx.get(f"{address}/{board}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "script-src 'self';" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "immutable" in answer.headers["cache-control"]
        assert "export function mount" in answer.text
        style = httpx.get(f"{address}/{board.replace('board.js', 'board.css')}")
        assert style.headers["content-type"] == "text/css; charset=utf-8"
        assert all(game["board"] == "" for game in shelf if game["name"] != "track")


@pytest.mark.parametrize(
    "name",
    ["notes.txt", "../__init__.py", "%2e%2e/__init__.py", "..%2f__init__.py", "/etc/hostname", "", "no.js"],
)
def test_nothing_else_is_served(tmp_path: Path, shelve: Shelve, name: str) -> None:
    shelve(TRACK)
    with serving(tmp_path) as address:
        board = next(g["board"] for g in httpx.get(f"{address}/api/games").json() if g["name"] == "track")
        target = f"/{board.rpartition('/')[0]}/{name}"
        with httpx.Client(base_url=address) as client:
            request = client.build_request("GET", "/")
            request.url = request.url.copy_with(raw_path=target.encode())
            answer = client.send(request)
        assert answer.status_code == 404
        assert "PigCard" not in answer.text
        assert "notes" not in answer.text


def test_another_version_and_another_game_have_no_board(tmp_path: Path, shelve: Shelve) -> None:
    shelve(TRACK)
    with serving(tmp_path) as address:
        for path in ("boards/track/0/board.js", "boards/pig/0/board.js", "boards/nothing/0/board.js"):
            answer = httpx.get(f"{address}/{path}")
            assert answer.status_code == 404
            assert answer.json()["sentence"].startswith("There is no such board")


def test_a_board_that_was_not_built_leaves_the_plain_table(tmp_path: Path, shelve: Shelve) -> None:
    shelve(GONE)
    with serving(tmp_path) as address:
        shelf = httpx.get(f"{address}/api/games").json()
        assert next(game["board"] for game in shelf if game["name"] == "track_gone") == ""
