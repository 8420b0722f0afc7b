"""A view in its two parts: what everybody sees, made once per change, and what one role knows beyond it."""

from __future__ import annotations

from typing import Any, cast

import msgspec


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A thing on the table as people see it. The client's types are made from its fields."""


Part = msgspec.Struct | dict[str, Any]  # a dict is enough for a game on the plain table


def entries(part: Part) -> dict[str, Any]:
    """A part as plain data; a dict is that already, and a law looks whether it really is."""
    return cast("dict[str, Any]", msgspec.to_builtins(part)) if isinstance(part, msgspec.Struct) else part
