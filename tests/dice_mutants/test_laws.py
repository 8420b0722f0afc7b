"""The laws of the house, for every number of players and every value of the settings."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from chimera.engine.card import SettingValue
from chimera.engine.dice import Dice
from chimera.engine.laws import check_game
from chimera.games.dice_mutants import CARD
from chimera.games.dice_mutants.card import DiceMutantsCard
from chimera.games.dice_mutants.guile import WINDOWS
from chimera.games.dice_mutants.phases import ASSIGN_TURNS, DETERMINE_DAMAGE, END_OF_ROUND, SPEND_MUTATION_POINTS
from chimera.games.dice_mutants.state import DiceMutants
from chimera.games.dice_mutants.words import CLAIM

DEFAULTS: dict[str, SettingValue] = {"tie": "shared", "stalemate": 20}
OTHERWISE: dict[str, SettingValue] = {"tie": "overkill", "stalemate": "off"}


class Feast(DiceMutantsCard):
    """A table that begins rich, with all dice claimed, so that random play meets every item of both menus."""

    def deal(self, seats: int, dice: Dice, settings: Mapping[str, SettingValue], rules: int) -> DiceMutants:
        g = super().deal(seats, dice, settings, rules)
        g.points = [0, 250, 600] * seats
        g.begin_round()
        g.enter(CLAIM)
        g.roll()
        for die in range(len(g.owner)):
            g.claim(die % seats, die)
        g.agenda[:] = [END_OF_ROUND, DETERMINE_DAMAGE, SPEND_MUTATION_POINTS, ASSIGN_TURNS, WINDOWS[0]]
        return g


@pytest.mark.parametrize("settings", [DEFAULTS, OTHERWISE], ids=["defaults", "otherwise"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_dice_mutants_keeps_the_laws(players: int, settings: dict[str, SettingValue]) -> None:
    report = check_game(CARD, players, seeds=[players], settings=settings, dear_positions=4)
    assert report.matches == 1
    assert {"ClaimDie", "AssignDice"} <= report.steps


def test_the_laws_hold_where_every_menu_item_is_bought() -> None:
    report = check_game(Feast(), 3, seeds=[5], dear_positions=30)
    assert report.steps == {"ClaimDie", "Guile", "FocusOn", "AssignDice", "Trade", "BuyMutation"}
    assert {"turned", "rerolled", "marked", "gained"} <= report.events
    assert report.most_options <= 64
