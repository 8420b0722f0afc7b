"""The games on the shelf, for somebody who has not chosen one yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.table import Table

from chimera.engine.card import GameCard
from chimera.terminal.words import texts_for, words


def shelf(cards: Iterable[GameCard], language: str) -> Table:
    """Every game on a line."""
    own = words(language)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("game", "players", "minutes", "what"):
        table.add_column(own.fill(f"terminal-{column}", {}), overflow="fold")
    for card in cards:
        low, high = card.players
        players = f"{low}-{high}" if low < high else str(low)
        table.add_row(card.name, players, str(card.minutes), texts_for(card, (), language).fill("game-summary", {}))
    return table


def pick_game(cards: Sequence[GameCard], language: str, read: Callable[[str], str]) -> GameCard:
    """Let a person at a terminal choose a game."""
    own = words(language)
    for number, card in enumerate(cards, start=1):
        summary = texts_for(card, (), language).fill("game-summary", {})
        print(f"{number:>3}  {own.fill('terminal-shelf-line', {'title': card.title, 'summary': summary})}")
    while True:
        line = read(own.fill("terminal-which", {}) + " ").strip()
        if line.isascii() and line.isdigit() and 1 <= int(line) <= len(cards):
            return cards[int(line) - 1]
        for card in cards:
            if line == card.name:
                return card
        print(own.fill("terminal-which-number", {"count": len(cards)}))
