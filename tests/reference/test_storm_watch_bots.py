"""Bots in Storm Watch: they play for the team, and see what is worth doing."""

from __future__ import annotations

import pytest

from chimera.bots import find_bot
from chimera.bots.levels import Depth, think
from chimera.engine.agenda import asked, choose, options
from chimera.engine.dice import Dice, Stream
from chimera.engine.laws import check_game
from chimera.engine.visibility import see
from chimera.games.reference.storm_watch.state import StormWatch
from chimera.lab.simulate import wilson
from tests.reference.watch import CARD, A, announce, at, burn, hold, night, stand

MATCHES = 25


def won(bot: str, players: int) -> int:
    """How many nights a team of such bots wins."""
    wins = 0
    for number in range(MATCHES):
        g = CARD.new(players, Dice.from_number(number, CARD.purposes))
        stream = Stream.from_number(number, "test nights")
        while g.agenda:
            seat = asked(g)[0]
            opts = options(g, seat)
            choose(g, seat, opts[0] if len(opts) == 1 else find_bot(CARD, bot)(see(g, seat, stream), stream))
        outcome = g.outcome()
        wins += bool(outcome and outcome.winners)
    return wins


@pytest.mark.parametrize("players", [2, 3, 4])
def test_teams_of_normal_bots_win_clearly_more_often_than_chance(players: int) -> None:
    low, _ = wilson(won("normal", players), MATCHES)
    _, high = wilson(won("random", players), MATCHES)
    assert low > high


def test_the_chance_rises_with_every_fire_and_falls_with_what_is_announced() -> None:
    g = night()
    before = g.team_value()
    assert 0.0 < before < 1.0
    for name in ("Tangen", "Yttero"):
        g.fires[at(g, name)] += 1
        assert g.team_value() > before
        before = g.team_value()
    g.losses[at(g, "Tangen")] = 2
    assert g.team_value() < before


def best(g: StormWatch, seat: int) -> str:
    stream = Stream.from_number(3)
    return find_bot(CARD, "normal")(see(g, seat, stream), stream).code


def test_a_bot_shields_a_fire_that_would_go_out() -> None:
    g = night("innkeeper", "piper")
    stand(g, "Tangen", "Yttero")
    burn(g, Tangen=2)
    hold(g, A, "sailcloth")
    announce(g, "Tangen", 3)
    assert best(g, A) == f"shield:{at(g, 'Tangen')}"


def test_a_bot_plays_its_card_for_the_fire_that_needs_it_most() -> None:
    g = night("innkeeper", "piper")
    stand(g, "Skarnvik", "Yttero")
    burn(g, Tangen=4, Brisling=1)
    hold(g, A, "pitch")
    assert best(g, A) == "play:1"
    choose(g, A, CARD.words.by_code["play:1"])
    assert best(g, A) == f"at:{at(g, 'Brisling')}"


def test_a_search_tells_the_options_apart() -> None:
    g = night("innkeeper", "piper")
    stand(g, "Tangen", "Yttero")
    burn(g, Tangen=1)
    hold(g, A, "pitch")
    tips = think(CARD, see(g, A, Stream.from_number(1)), Stream.from_number(2), Depth(150))
    assert max(tip.value for tip in tips) - min(tip.value for tip in tips) > 0.02


def test_the_laws_meet_every_kind_of_step_and_event() -> None:
    small = CARD.trials.brought[0]
    steps: set[str] = set()
    events: set[str] = set()
    for brought in (None, small):
        for players in (2, 4):
            report = check_game(CARD, players, seeds=range(20, 32), brought=brought, only=["every-event-is-declared"])
            steps |= report.steps
            events |= report.events
    assert steps == {"Work", "Aim", "Embark", "Land", "Give", "Shield"}
    assert events | {"lit", "piped"} >= set(CARD.events), "lights and pipes are rare"
