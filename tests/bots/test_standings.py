"""How all seats stand is how each of them stands: `standings` only saves work."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import choose, options, turn
from chimera.engine.card import find, games
from chimera.engine.dice import Dice, Stream


@pytest.mark.parametrize("name", sorted(games()))
def test_the_standings_are_the_evaluations_of_all_seats(name: str) -> None:
    card = find(name)
    for seed in range(4):
        players = card.players[seed % 2]
        g = card.new(players, Dice.from_number(seed, card.purposes))
        stream = Stream.from_number(seed)
        while (seat := turn(g)) >= 0:
            assert g.standings() == pytest.approx([g.evaluate(s) for s in range(players)], abs=1e-9)
            opts = options(g, seat)
            choose(g, seat, opts[stream.below(len(opts))])
        assert g.standings() == pytest.approx([g.evaluate(s) for s in range(players)], abs=1e-9)
