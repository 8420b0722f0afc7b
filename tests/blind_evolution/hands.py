"""Hands of ability cards for tests of Blind Evolution Mythos."""

from __future__ import annotations

from chimera.games.blind_evolution.state import BlindEvolution
from tests.blind_evolution.city import A, B, city, end, hold, stand
from tests.blind_evolution.dusk import stars


def with_cards(*cards: str, heroes: tuple[str, str] = ("toru_kodai", "takuan"), at_hex: str = "A-10") -> BlindEvolution:
    """A holds these cards and stands somewhere, B far away; no spread card has a star, money and points as usual."""
    g = city(*heroes)
    hold(g, A, *cards)
    stand(g, A=at_hex, B="C-19")
    stars(g, {})
    return g


def next_turn(g: BlindEvolution) -> None:
    """It is A's turn again, and nothing happened."""
    end(g, A)
    end(g, B)
