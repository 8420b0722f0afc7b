"""Troubles that people can put right. Python names the message; each language has its own sentence for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle

from chimera.engine.events import Message
from chimera.engine.languages import ENGLISH, bundles_of, languages, said
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


def rooms() -> dict[str, Path]:
    """The rooms that say something themselves, and where their messages lie."""
    return {folder.parent.name: folder for folder in sorted(HOUSE.glob("*/messages"))}


@cache
def house_texts(language: str) -> list[FluentBundle]:
    """What the rooms say, without any game's texts; in English where a language has no words yet."""
    return bundles_of(list(rooms().values()), language)


def sentence(message: Message, language: str = ENGLISH) -> str:
    """A message of the house as a sentence; its key when nobody has written one."""
    text = said(house_texts(language), message.key, message.args)
    return message.key if text is None else text


def trouble_of(error: ChimeraError) -> Message:
    """Any trouble as a message; one that was written as a sentence stays that sentence."""
    return error.message if isinstance(error, Trouble) else Message("trouble-plain", {"sentence": str(error)})


@cache
def house_languages() -> list[str]:
    """The languages some room speaks: a new one is a new file."""
    return languages(rooms().values())
