"""How likely the storm strikes a fire in what is left of the hour, by the cards that everybody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chimera.games.reference.storm_watch.words import BLOWN

if TYPE_CHECKING:
    from chimera.games.reference.storm_watch.changes import Night


def danger(g: Night, place: int) -> int:
    """In percent; what can happen is never 0, what need not is never 100."""
    chance = struck(g, place)
    if chance <= 0 or chance >= 1:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))


def struck(g: Night, place: int) -> float:
    """The chance itself: what lies open first, then the cards nobody knows, then those that are shuffled again."""
    box = g.box
    forecast = g.forecast()
    blown = g.cards.pieces[BLOWN]
    coming = forecast[: g.gusts]
    if any([box.storm_at[card] in (place, -1) for card in coming]):
        return 1.0
    unknown = marked = again = 0
    for card, shown in enumerate(box.storm_cards):
        left = shown.cards - blown.count(card) - forecast.count(card)
        unknown += left
        if shown.at in (place, -1):
            marked += left
            again += shown.cards - left
    drawn = g.gusts - len(coming)
    first = meets(min(drawn, unknown), unknown, marked)
    if drawn <= unknown:
        return first
    return 1 - (1 - first) * (1 - meets(drawn - unknown, sum([shown.cards for shown in box.storm_cards]), again))


def meets(drawn: int, of: int, marked: int) -> float:
    """The chance that at least one of so many cards, drawn of so many, is one of the marked ones."""
    none = 1.0
    for i in range(drawn):
        none *= max(0, of - marked - i) / max(1, of - i)
    return 1 - none
