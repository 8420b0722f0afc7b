"""The client's types in TypeScript, made from the server's messages and from the views of the games."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from chimera.engine.card import GameCard
from chimera.engine.reasons import ChimeraError
from chimera.server.messages import FROM_CLIENT, FROM_SERVER

WIRE_HEAD: Final = """\
// The wire between server and client. Made by tools/wire_types.py from src/chimera/server/messages.py; do not edit.
"""
PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def type_of(schema: dict[str, Any]) -> str:
    """A schema as a type of TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(type_of(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return "[" + ", ".join(type_of(part) for part in schema["prefixItems"]) + "]"
    if kind == "array":
        inner = type_of(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
    return PLAIN.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any], optional: bool) -> str:
    """A struct as an interface; what the client says may leave out fields that have a default."""
    lines = [f"/** {' '.join(str(schema.get('description', '')).split())} */", f"export interface {name} {{"]
    required = schema.get("required", [])
    for field, part in schema["properties"].items():
        mark = "?" if optional and field not in required else ""
        lines.append(f"  {field}{mark}: {type_of(part)};")
    return "\n".join([*lines, "}", ""])


def interfaces(structs: Sequence[type], optional: bool) -> list[str]:
    """Structs and all that they hold, as interfaces."""
    _, found = msgspec.json.schema_components(structs, ref_template="#/{name}")
    return [interface(name, schema, optional) for name, schema in found.items()]


def union(name: str, messages: tuple[type, ...]) -> str:
    """All messages with a type, as one type."""
    tagged = [cls.__name__ for cls in messages if cls.__struct_config__.tag is not None]  # type: ignore[attr-defined]
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in tagged) + ";\n"


def wire_types() -> str:
    """All messages."""
    parts = [WIRE_HEAD, *interfaces(FROM_SERVER, False), *interfaces(FROM_CLIENT, True)]
    return "\n".join([*parts, union("ServerMessage", FROM_SERVER), union("ClientMessage", FROM_CLIENT)])


def view_types(card: GameCard) -> str:
    """A game's view: its parts, and both together under the name of the game."""
    if not card.views:
        raise ChimeraError(
            f"{card.title} shows its table without types; name those of its two views on the card, as `views`."
        )
    head = f"// What people see of {card.title}. Made from the types of its views; do not edit.\n"
    whole = " & ".join(struct.__name__ for struct in card.views)
    both = f"/** Everything one viewer sees. */\nexport type {card.state.__name__}View = {whole};\n"
    return "\n".join([head, *interfaces(card.views, False), both])
