"""Every game on the shelf keeps the laws, for every number of players and every value of every setting.

CHIMERA_LAW_SEEDS says how many matches each is tried with; more are played when the games are compiled.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping

import pytest

from chimera.engine import COMPILED
from chimera.engine.card import GameCard, SettingValue, games
from chimera.engine.laws import check_game

SEEDS = int(os.environ.get("CHIMERA_LAW_SEEDS", "200" if COMPILED else "20"))
CHUNK = 20  # seeds per test, so that several processes share them
POSITIONS = 8 if SEEDS <= 20 else 2 if SEEDS <= 200 else 1  # of each match looked at closely: many matches, few in each
VARIANT_SHARE = 10  # a setting other than the usual one gets a tenth of the seeds


def variants(card: GameCard) -> Iterator[Mapping[str, SettingValue]]:
    """The usual settings, then each other value of each setting on its own."""
    yield {}
    for setting in card.settings:
        for value in setting.values[1:]:
            yield {setting.name: value}


def cases() -> Iterator[object]:
    for card in games().values():
        for players in range(card.players[0], card.players[1] + 1):
            for settings in variants(card):
                seeds = SEEDS if not settings else max(1, SEEDS // VARIANT_SHARE)
                for first in range(0, seeds, CHUNK):
                    name = "-".join([card.name, str(players), *(f"{k}={v}" for k, v in settings.items()), str(first)])
                    yield pytest.param(card, players, settings, range(first, min(first + CHUNK, seeds)), id=name)


@pytest.mark.parametrize(("card", "players", "settings", "seeds"), list(cases()))
def test_a_game_keeps_all_laws(
    card: GameCard, players: int, settings: Mapping[str, SettingValue], seeds: range
) -> None:
    report = check_game(card, players, seeds, settings, dear_positions=POSITIONS)
    assert report.matches == len(seeds)
