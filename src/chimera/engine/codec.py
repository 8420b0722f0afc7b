"""One field list per class gives dump, load, equality and fingerprint.

A class that can be part of a state has FIELDS and a constructor that takes them in order. Plain values are ints, bools,
strings, None, lists and tuples of them; nothing else, so that a dump is readable and the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any, ClassVar, Final

import msgspec

from chimera.engine.dice import Dice
from chimera.engine.game import Game
from chimera.engine.reasons import ChimeraError

FINGERPRINT_BYTES: Final = 8
TRANSIENT: Final = ("listening", "events")
DEPTH: Final = 50


class Codec:
    """Turns the states of one game into plain data and back."""

    __slots__ = ("box", "classes", "names", "state")
    SHARED: ClassVar[tuple[type, ...]] = (Dice,)

    def __init__(self, classes: Iterable[type], state: type | None = None, box: Any = None) -> None:
        self.state = state
        self.box = box  # what a state's constructor takes before its fields: content and settings, which no dump holds
        self.classes: dict[str, type] = {}
        self.names: dict[type, str] = {}
        for cls in [*self.SHARED, *classes]:
            name = cls.__name__
            if self.classes.get(name, cls) is not cls:
                raise ChimeraError(f"Two classes of a state are called {name}; give one of them another name.")
            self.classes[name] = cls
            self.names[cls] = name

    def dump(self, value: Any) -> Any:
        """A value as plain data: lists stay lists, a tuple is {"t": [...]}, an object {"Name": [fields]}."""
        kind = type(value)
        if kind is int or kind is str or kind is bool or value is None:
            return value
        if kind is list:
            return [self.dump(x) for x in value]
        if kind is tuple:
            return {"t": [self.dump(x) for x in value]}
        name = self.names.get(kind)
        if name is None:
            raise ChimeraError(
                f"A state holds a {kind.__name__}, which a dump cannot hold; name it on the game's card."
            )
        fields: tuple[str, ...] = kind.FIELDS
        return {name: [self.dump(getattr(value, field)) for field in fields]}

    def load(self, plain: Any, depth: int = 0) -> Any:
        """The value a dump stands for; a ChimeraError when it is not a dump of this game."""
        if depth > DEPTH:
            raise ChimeraError("The saved state is nested too deeply; it is damaged, take an older copy of the file.")
        kind = type(plain)
        if kind is list:
            return [self.load(x, depth + 1) for x in plain]
        if kind is dict:
            if len(plain) == 1:
                for name, fields in plain.items():
                    if type(fields) is not list:
                        break
                    values = [self.load(x, depth + 1) for x in fields]
                    if name == "t":
                        return tuple(values)
                    if name in self.classes and len(values) == len(self.classes[name].FIELDS):  # type: ignore[attr-defined]
                        cls = self.classes[name]
                        try:
                            return (
                                cls(self.box, *values) if self.box is not None and cls is self.state else cls(*values)
                            )
                        except TypeError:
                            break
            raise ChimeraError(
                "The saved state holds something this game does not know; take an older copy of the file."
            )
        if kind is float:
            raise ChimeraError("The saved state holds a broken number; it is damaged, take an older copy of the file.")
        return plain

    def text(self, value: Any) -> str:
        """A dump in one line of JSON."""
        return msgspec.json.encode(self.dump(value)).decode()

    def from_text(self, text: str) -> Any:
        """The value of one line of JSON."""
        try:
            plain = msgspec.json.decode(text.encode())
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            raise ChimeraError("The saved state is not valid JSON; take an older copy of the file.") from None
        return self.load(plain)

    def fingerprint(self, game: Game) -> str:
        """Sixteen hex digits that tell states apart."""
        return blake2b(msgspec.json.encode(self.dump(game)), digest_size=FINGERPRINT_BYTES).hexdigest()

    def same(self, a: Any, b: Any) -> bool:
        """Whether two values are equal, field by field."""
        return bool(self.dump(a) == self.dump(b))

    def forgotten(self) -> list[str]:
        """Fields that a class has but does not list in FIELDS: they would be lost in a save."""
        lost: list[str] = []
        for name, cls in self.classes.items():
            for field in attributes(cls):
                if field in TRANSIENT or (field == "seat" and hasattr(cls, "why_not")):
                    continue  # a step's seat follows from its fields
                if field == "box" and cls is self.state and self.box is not None:
                    continue  # the card has it, and `load` hands it on
                if field not in cls.FIELDS:  # type: ignore[attr-defined]
                    lost.append(f"{name}.{field}")
        return lost


def attributes(cls: type) -> list[str]:
    """The instance attributes of a class, interpreted or compiled."""
    found: list[str] = list(getattr(cls, "__mypyc_attrs__", ()))
    for base in cls.__mro__:
        slots = base.__dict__.get("__slots__", ())
        found.extend([slots] if isinstance(slots, str) else slots)
    return sorted(set(found) - {"__dict__", "__weakref__"})
