"""The end of a turn in tests of Blind Evolution Mythos: which spread cards come, and what happens."""

from __future__ import annotations

from chimera.engine.agenda import asked, choose_code
from chimera.engine.dice import Dice
from chimera.engine.events import Event
from chimera.games.blind_evolution.state import BlindEvolution
from chimera.games.blind_evolution.words import SPREAD_CARDS, SPREAD_STREAM, WORDS
from tests.blind_evolution.city import CARD


def stars(g: BlindEvolution, cards: dict[int, int]) -> None:
    """Print so many stars on these spread cards, and none on the others."""
    g.box.stars = [cards.get(number, 0) for number in range(1, SPREAD_CARDS + 1)]


def comes(g: BlindEvolution, *numbers: int) -> None:
    """Let the first spread cards of the next end of turn be these."""
    for seed in range(60_000):
        cards = list(range(1, SPREAD_CARDS + 1))
        Dice.from_number(seed, CARD.purposes).shuffle(SPREAD_STREAM, cards)
        if tuple(cards[: -len(numbers) - 1 : -1]) == numbers:
            g.dice = Dice.from_number(seed, CARD.purposes)
            return
    raise AssertionError(f"no dice give the cards {numbers}")


def dusk(g: BlindEvolution) -> list[Event]:
    """All who have not had their turn end it, and nobody does anything else; what happens then."""
    turn = g.turn
    g.heard()
    while g.turn == turn and not g.over():
        (seat,) = asked(g)
        choose_code(g, WORDS, seat, "end")
    return list(g.heard())


def of_kind(events: list[Event], kind: str) -> list[Event]:
    """Those events of one kind."""
    return [event for event in events if event.kind == kind]
