"""Troubles that people can put right. Python names the message; each language has its own sentence for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from chimera.engine.events import Message
from chimera.engine.languages import ENGLISH, languages
from chimera.engine.reasons import ChimeraError

HOUSE: Final = Path(__file__).parent.parent  # every room keeps its own messages


class Trouble(ChimeraError):
    """A trouble as a message: the key `trouble-KEY` and what to fill in; as a string, its English sentence."""

    def __init__(self, key: str, **filling: int | str) -> None:
        super().__init__(key)
        self.key = "trouble-" + key
        self.filling = filling

    @property
    def message(self) -> Message:
        """What to say, in whatever language."""
        return Message(self.key, self.filling)

    def __reduce__(self) -> tuple[Callable[[], Trouble], tuple[()]]:
        return partial(type(self), self.args[0], **self.filling), ()  # a bot's process sends it, compiled or not

    def __str__(self) -> str:
        return sentence(self.message)


@cache
def house_texts(language: str) -> FluentBundle:
    """What the rooms say themselves, without any game's texts; in English where a language has no words yet."""
    bundle = FluentBundle([language], use_isolating=False)
    for tongue in dict.fromkeys((ENGLISH, language)):
        for file in sorted(HOUSE.glob(f"*/messages/{tongue}.ftl")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def sentence(message: Message, language: str = ENGLISH) -> str:
    """A message of the house as a sentence; its key when nobody has written one."""
    bundle = house_texts(language)
    value = bundle.get_message(message.key).value if bundle.has_message(message.key) else None
    return message.key if value is None else str(bundle.format_pattern(value, message.args)[0])


def trouble_of(error: ChimeraError) -> Message:
    """Any trouble as a message; one that was written as a sentence stays that sentence."""
    return error.message if isinstance(error, Trouble) else Message("trouble-plain", {"sentence": str(error)})


@cache
def house_languages() -> list[str]:
    """The languages some room speaks: a new one is a new file."""
    return languages(HOUSE.glob("*/messages"))
