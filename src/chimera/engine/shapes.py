"""Whether a state that came from outside has the types its classes were written for.

Compiled classes check this themselves; interpreted ones take anything, and a list where a number belongs can do harm.
"""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints


def well_formed(thing: Any) -> bool:
    """Whether an object's fields fit the annotations of its constructor, all the way down."""
    kind: Any = type(thing)
    hints = field_types(kind)
    values = [getattr(thing, field) for field in thing.FIELDS]
    return not hints or all([fits(value, hint) for value, hint in zip(values, hints, strict=True)])


@cache
def field_types(cls: Any) -> list[Any]:
    """The types of a class's FIELDS, in order; none when the constructor does not say."""
    try:
        hints = get_type_hints(cls.__init__)
    except (NameError, TypeError, AttributeError):  # names that only a type checker imports
        return []
    hints.pop("return", None)
    if "box" not in cls.FIELDS:
        hints.pop("box", None)  # comes from the card, not from outside
    return list(hints.values()) if len(hints) == len(cls.FIELDS) else []


def fits(value: Any, hint: Any) -> bool:
    """Whether a value is of a type."""
    kind: Any = get_origin(hint) or hint
    inner: tuple[Any, ...] = get_args(hint)
    if kind is Union or kind is UnionType:
        return any([fits(value, each) for each in inner])
    if kind is Any or not isinstance(kind, type):
        return True
    if not isinstance(value, kind):
        return False
    parts: Any = value
    if (kind is list and inner) or (kind is tuple and inner[-1:] == (Ellipsis,)):
        return all([fits(part, inner[0]) for part in parts])
    if kind is tuple and inner:
        return len(parts) == len(inner) and all([fits(parts[i], inner[i]) for i in range(len(inner))])
    return well_formed(value) if hasattr(type(value), "FIELDS") else True
