"""Positions to search in, and lots to search with."""

from __future__ import annotations

from chimera.engine.agenda import choose, choose_code, options, turn
from chimera.engine.card import GameCard, find
from chimera.engine.dice import Dice, Stream
from chimera.engine.game import Game

TTT = find("tic_tac_toe")


def marked(*cells: int) -> Game:
    g = TTT.new(2, Dice.from_number(1, ()))
    for number, cell in enumerate(cells):
        choose_code(g, TTT.words, number % 2, f"mark:{cell}")
    return g


def stream(number: int = 1) -> Stream:
    return Stream.from_number(number, "test search")


def middle(card: GameCard, players: int, choices: int) -> Game:
    """Some way into a match."""
    g = card.new(players, Dice.from_number(5, card.purposes))
    lots = stream(9)
    for _ in range(choices):
        opts = options(g, turn(g))
        choose(g, turn(g), opts[lots.below(len(opts))])
    while len(options(g, turn(g))) == 1:
        choose(g, turn(g), options(g, turn(g))[0])
    return g
