"""Writes web/src/wire.ts, the client's types, from the server's messages; --check says whether it is stale."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from chimera.server.messages import FROM_CLIENT, FROM_SERVER

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
HEAD: Final = """\
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
    """A message as an interface; what the client says may leave out fields that have a default."""
    lines = [f"/** {' '.join(str(schema.get('description', '')).split())} */", f"export interface {name} {{"]
    required = schema.get("required", [])
    for field, part in schema["properties"].items():
        mark = "?" if optional and field not in required else ""
        lines.append(f"  {field}{mark}: {type_of(part)};")
    return "\n".join([*lines, "}", ""])


def union(name: str, messages: tuple[type, ...]) -> str:
    """All messages with a type, as one type."""
    tagged = [cls.__name__ for cls in messages if cls.__struct_config__.tag is not None]  # type: ignore[attr-defined]
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in tagged) + ";\n"


def wire() -> str:
    """The whole file."""
    parts = [HEAD]
    for messages, optional in ((FROM_SERVER, False), (FROM_CLIENT, True)):
        _, found = msgspec.json.schema_components(messages, ref_template="#/{name}")
        parts.extend(interface(name, schema, optional) for name, schema in found.items())
    parts.append(union("ServerMessage", FROM_SERVER))
    parts.append(union("ClientMessage", FROM_CLIENT))
    return "\n".join(parts)


def main() -> None:
    """Write the file, or check it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the file is up to date")
    if parser.parse_args().check:
        if not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != wire():
            sys.exit(f"{TARGET.name} does not fit the server's messages; run: python tools/wire_types.py")
        return
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(wire(), encoding="utf-8")


if __name__ == "__main__":
    main()
