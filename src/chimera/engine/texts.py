"""Messages become sentences: Mozilla Fluent, one file per game and language, and the engine's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from chimera.engine.card import GameCard
from chimera.engine.events import Message
from chimera.engine.reasons import Reason

OWN: Final = Path(__file__).parent / "messages"


class Texts:
    """The texts of one game in one language, with the names of the people at the table."""

    def __init__(self, card: GameCard, seats: Sequence[str], language: str = "en") -> None:
        self.seats = seats
        self.terms = card.terms
        self.amounts = card.amounts
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in (OWN, card.folder / "messages"):
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether a message exists."""
        return self.bundle.has_message(key)

    def missing(self) -> list[str]:
        """Keys that the pieces of the game call for, and for which no text is written in this language."""
        called = [*(key for keys in self.terms.values() for key in keys), *self.amounts]
        return [key for key in dict.fromkeys(called) if not self.bundle.has_message(key)]

    def say(self, message: Message) -> str:
        """The message as a sentence. Arguments called seat or ..._seat show names, pieces show their terms."""
        return self.fill(message.key, message.args)

    def why(self, reason: Reason) -> str:
        """A reason as a sentence."""
        return self.fill("reason-" + reason.key, reason.args)

    def fill(self, key: str, args: Mapping[str, int | str]) -> str:
        """A message by its key; the key itself when no text is written for it."""
        if not self.has(key):
            return key
        value = self.bundle.get_message(key).value
        if value is None:
            return key
        given = {**self.amounts.get(key, {}), **{k: self.shown(k, v) for k, v in args.items()}}
        text, _ = self.bundle.format_pattern(value, given)
        return str(text)

    def shown(self, name: str, value: int | str) -> int | str:
        """An argument as people read it."""
        if isinstance(value, str):
            return value
        if name == "seat" or name.endswith("_seat"):
            return self.seats[value] if 0 <= value < len(self.seats) else self.fill("table", {})
        terms = self.terms.get(name)
        if terms is not None and 0 <= value < len(terms):
            return self.fill(terms[value], {})
        return value
