"""Messages become sentences: Mozilla Fluent, one file per room or game and language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from chimera.engine.card import GameCard
from chimera.engine.events import SPECTATOR, Message
from chimera.engine.languages import ENGLISH, bundles_of, said
from chimera.engine.reasons import Reason

OWN: Final = Path(__file__).parent / "messages"


class Texts:
    """The texts of one game in one language, with the names of the people at the table.

    What the language lacks is said in English, message by message. `rooms` are further folders of messages, of whoever
    shows the texts; a game's own messages win over all others. Without a card there are only the rooms' texts.
    """

    def __init__(
        self,
        card: GameCard | None,
        seats: Sequence[str],
        language: str = ENGLISH,
        rooms: Sequence[Path] = (),
        me: int = SPECTATOR,
    ) -> None:
        self.seats = seats
        self.me = me  # the seat of the reader, who is called "you"
        self.language = language
        self.terms = {} if card is None else card.terms
        self.amounts = {} if card is None else card.amounts
        self.on_card = {} if card is None else said_by_card(card)
        folders = [OWN, *rooms] + ([] if card is None else [card.folder / "messages"])
        self.bundles = bundles_of(folders, language)
        self.bundle = self.bundles[0]

    def has(self, key: str) -> bool:
        """Whether a message exists, in this language or in English."""
        return any(bundle.has_message(key) for bundle in self.bundles)

    def missing(self) -> list[str]:
        """Keys that the pieces of the game call for, and for which no text is written in this language."""
        called = [*(key for keys in self.terms.values() for key in keys), *self.amounts]
        return [key for key in dict.fromkeys(called) if not self.bundle.has_message(key)]

    def say(self, message: Message) -> str:
        """The message as a sentence. Arguments called seat or ..._seat show names, pieces show their terms.

        Beside a seat stands an argument seat_who or ..._seat_who, "you" for the reader and "other" for everybody else.
        """
        return self.fill(message.key, message.args)

    def why(self, reason: Reason) -> str:
        """A reason as a sentence."""
        return self.fill("reason-" + reason.key, reason.args)

    def fill(self, key: str, args: Mapping[str, int | str]) -> str:
        """A message by its key; the card's own English or the key itself when no text is written for it."""
        text = said(self.bundles, key, self.given(key, args))
        return self.on_card.get(key, key) if text is None else text

    def given(self, key: str, args: Mapping[str, int | str]) -> dict[str, int | str]:
        """All that the text of a message may name."""
        given = {**self.amounts.get(key, {}), **{k: self.shown(k, v) for k, v in args.items()}}
        who = {f"{k}_who": "you" if args[k] == self.me >= 0 else "other" for k in args if names_seat(k)}
        return given | who

    def named(self, key: str, otherwise: str) -> str:
        """A text by its key, or the given words when none is written."""
        return self.fill(key, {}) if self.has(key) else otherwise

    def shown(self, name: str, value: int | str) -> int | str:
        """An argument as people read it."""
        if isinstance(value, str):
            return value
        if names_seat(name):
            return self.seats[value] if 0 <= value < len(self.seats) else self.fill("table", {})
        terms = self.terms.get(name)
        if terms is not None and 0 <= value < len(terms):
            return self.fill(terms[value], {})
        return value


def names_seat(name: str) -> bool:
    """Whether an argument of this name is a seat."""
    return name == "seat" or name.endswith("_seat")


def said_by_card(card: GameCard) -> dict[str, str]:
    """What a game's card says in English, by the keys under which other languages say it."""
    said = {"game-summary": card.summary}
    told = [("setting", each) for each in card.settings] + [("choice", each) for each in card.seat_choices]
    for kind, setting in told:
        said[f"{kind}-{setting.name}"] = spoken(setting.name)
        said[f"{kind}-{setting.name}-text"] = setting.doc
        for value in setting.values:
            if isinstance(value, str):  # numbers are numbers everywhere, and so are yes and no
                said[value_key(kind, setting.name, value)] = spoken(value)
    return said


def value_key(kind: str, name: str, value: str) -> str:
    """The key under which a value of a setting or choice is named; a key of Fluent has no dots."""
    return f"{kind}-{name}-{value.replace('.', '_')}"


def chapter_name(texts: Texts, rule_id: str) -> str:
    """The heading of a rule's chapter, the second part of its id: evo.bid.outbid-leaves-column belongs to "bid"."""
    chapter = rule_id.partition(".")[2].partition(".")[0]
    return texts.named(f"chapter-{chapter}", spoken(chapter))


def spoken(name: str) -> str:
    """A name of ours as people write it: open_scores is "Open scores"."""
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]
