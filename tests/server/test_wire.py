"""The wire, the views of the games and the client's types are the same thing."""

import pytest

from chimera.engine.card import find
from chimera.engine.reasons import ChimeraError
from chimera.server.typescript import view_types
from tests.toys import peek
from tools import wire_types


def test_the_clients_types_are_those_of_the_servers_messages_and_views() -> None:
    assert wire_types.stale() == [], "run: python tools/wire_types.py"


def test_a_file_of_types_that_is_not_what_the_server_sends_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    card = find("evo")
    monkeypatch.setattr(type(card), "views", card.views[:1])  # as if nothing were private any more
    assert wire_types.stale() == ["boards/evo/view.ts"]


def test_a_view_is_named_after_its_game_and_made_of_both_parts() -> None:
    assert "export type EvoView = EvoPublic & EvoOwn;" in view_types(find("evo"))
    assert "export type PigView = PigPublic;" in view_types(find("pig"))


def test_a_field_keeps_the_name_it_has_on_the_wire_and_what_may_be_null_says_so() -> None:
    types = view_types(find("evo"))
    assert "interface Fight {\n  from: number;\n  to: number;\n" in types
    assert "  scores: (number | null)[];\n" in types
    assert '  zones: ("cold" | "deadly" | "hot" | "ideal")[];\n' in types


def test_a_game_without_types_is_told_what_to_do() -> None:
    with pytest.raises(ChimeraError, match="Peek shows its table without types; name those of its two views"):
        view_types(peek.CARD)
