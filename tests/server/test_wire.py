"""The wire and the client's types are the same thing."""

from tools.wire_types import TARGET, wire


def test_the_clients_types_are_those_of_the_servers_messages() -> None:
    assert TARGET.read_text(encoding="utf-8") == wire(), "run: python tools/wire_types.py"
