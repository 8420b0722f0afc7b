"""What a game says, in the language of the page; English stands in for what a language lacks."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Term

from chimera.engine.card import GameCard, games
from chimera.engine.languages import ENGLISH, languages, nearest
from chimera.engine.texts import OWN, Texts

TABLE: Final = Path(__file__).parent.parent / "table" / "messages"


def folders_of(card: GameCard) -> list[Path]:
    """Where the messages lie that a table of this game can show; later ones win."""
    return [OWN, TABLE, card.folder / "messages"]


@cache
def all_languages() -> list[str]:
    """The languages in which something is written: a language is a file, and nothing else."""
    return languages(folder for card in games().values() for folder in folders_of(card))


def language_for(wished: str) -> str:
    """The language that a page gets: what it wishes if we have it, else English."""
    return nearest(wished, all_languages()) or ENGLISH


@cache
def texts_of(card: GameCard, language: str) -> str:
    """All messages a table of this game can show, in Fluent, each once."""
    found: dict[str, Message | Term] = {}
    for each in dict.fromkeys((ENGLISH, language)):
        for folder in folders_of(card):
            file = folder / f"{each}.ftl"
            if file.is_file():
                for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
                    if isinstance(entry, Message | Term):
                        found[("-" if isinstance(entry, Term) else "") + entry.id.name] = entry
    serializer = FluentSerializer()
    return "".join(serializer.serialize_entry(entry) for entry in found.values())


@cache
def texts_in(card: GameCard, language: str) -> Texts:
    """The same messages, to be said here."""
    return Texts(card, (), language, [TABLE])
