"""The laws of the house, for every number of players and every value of the settings."""

from __future__ import annotations

import pytest

from chimera.engine.card import SettingValue
from chimera.engine.laws import check_game
from chimera.games.dice_mutants import CARD

DEFAULTS: dict[str, SettingValue] = {"tie": "shared", "stalemate": 20}
OTHERWISE: dict[str, SettingValue] = {"tie": "overkill", "stalemate": "off"}


@pytest.mark.parametrize("settings", [DEFAULTS, OTHERWISE], ids=["defaults", "otherwise"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_dice_mutants_keeps_the_laws(players: int, settings: dict[str, SettingValue]) -> None:
    report = check_game(CARD, players, seeds=[players], settings=settings, dear_positions=4)
    assert report.matches == 1
    assert {"ClaimDie", "AssignDice"} <= report.steps
