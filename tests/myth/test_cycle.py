"""The Darkness Cycle of Myth as a whole: its steps, when it comes, and what its end does."""

from __future__ import annotations

import pytest

from chimera.engine.agenda import advance, asked, choose_code
from chimera.games.myth.darkness.cycle import DarknessCycle, due
from chimera.games.myth.words import ACTIVE, HERO_CYCLE, REFRESH, WORDS
from tests.myth.field import Field, field


def night(f: Field) -> Field:
    """A Darkness Cycle to its end; nobody answers, and where the players must choose the first choice is taken."""
    f.then(DarknessCycle())
    return settle(f)


def settle(f: Field) -> Field:
    """Nobody answers any more; where the players must choose the first choice is taken."""
    g = f.g
    while g.agenda and asked(g):
        seat = asked(g)[0]
        step = g.agenda[-1]
        choose_code(g, WORDS, seat, step.options(g, seat)[0].code)
    return f


@pytest.mark.rule("myth.threat-range.no-active-ends")
def test_a_cycle_with_nothing_active_draws_no_card_spawns_nothing_and_costs_six() -> None:
    f = field("soldier").at("soldier", "a1").monster("lair_tribal", "k11").monster("grubber", "l9", active=False).meter(7)
    night(f)
    assert "omen" not in f.heard()
    assert f.monsters() == ["lair_tribal k11", "grubber l9"]
    assert f.g.meter == 1
    assert f.g.phase == HERO_CYCLE
