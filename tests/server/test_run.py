"""Starting the server."""

from __future__ import annotations

import pytest

from chimera.server import run
from chimera.server.run import announced, listening


def test_it_says_where_it_is_with_a_code_for_phones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "lan_address", lambda: "192.168.1.7")
    text, address = announced("0.0.0.0", 8000, "/")
    assert address == "http://127.0.0.1:8000/"
    assert "http://192.168.1.7:8000/" in text
    assert "▀" in text or "▄" in text


def test_kept_to_this_machine_it_names_no_other_address() -> None:
    text, address = announced("127.0.0.1", 8001, "/games/")
    assert address == "http://127.0.0.1:8001/games/"
    assert "network" not in text


def test_without_a_wish_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with listening("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(run, "PORT", port)
        with listening("127.0.0.1", None) as found:
            assert port < found.getsockname()[1] < port + run.TRIES
