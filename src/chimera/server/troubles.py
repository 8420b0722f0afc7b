"""Troubles on the wire: the message for a client that speaks it itself, and the sentence for whoever does not."""

from __future__ import annotations

from chimera.engine.languages import ENGLISH, nearest
from chimera.engine.reasons import ChimeraError
from chimera.engine.trouble import house_languages, sentence, trouble_of
from chimera.server.messages import Msg, Problem


def language_of(accepted: str) -> str:
    """Of the languages a browser asks for (its Accept-Language), the one it likes best among ours."""
    wishes: list[tuple[float, str]] = []
    for each in accepted.split(","):
        tag, _, weight = each.partition(";")
        try:
            liking = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        wishes.append((-liking, tag.strip()))
    wishes.sort(key=lambda wish: wish[0])  # those liked equally stay in their order
    found = (nearest(tag, house_languages()) for liking, tag in wishes if liking)
    return next((language for language in found if language is not None), ENGLISH)


def problem(error: ChimeraError, accepted: str) -> Problem:
    """What a page is told when something came to nothing."""
    message = trouble_of(error)
    return Problem(sentence=sentence(message, language_of(accepted)), text=Msg(key=message.key, args=message.args))
