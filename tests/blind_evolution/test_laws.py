"""Blind Evolution Mythos keeps the laws in what its own trials do not meet: agreement, one person, user files."""

from __future__ import annotations

from pathlib import Path

import pytest

from chimera.engine.card import Brought, find
from chimera.engine.laws import check_game

LONE = (Path(__file__).parent / "scenarios" / "lone_reader.yaml").read_text(encoding="utf-8")
WISHES = ({"hero": "rex", "colour": "red"}, {"first": "yes"}, {})


@pytest.mark.parametrize(
    ("players", "settings", "brought"),
    [
        pytest.param(3, {"choose": "asked"}, Brought(choices=WISHES), id="wishes that all have to agree to"),
        pytest.param(3, {"scenario": "water_marks"}, Brought(hands=(0, 0, 1)), id="one person with two characters"),
        pytest.param(2, {"occupied_at": 10, "difficulty": "exceed"}, Brought(hands=(0, 0)), id="alone with two"),
        pytest.param(1, {}, Brought(files={"lone.yaml": LONE}), id="one character, by a user's scenario"),
        pytest.param(
            4,
            {},
            Brought(carried='{"scenario":"tide_table","supers":[3,0,1,0],"won":true,"turns_left":1}'),
            id="part two",
        ),
    ],
)
def test_what_people_bring_and_settle_keeps_all_laws(
    players: int, settings: dict[str, str | int], brought: Brought
) -> None:
    report = check_game(find("blind_evolution"), players, range(1), settings, dear_positions=2, brought=brought)
    assert report.matches == 1
    assert report.positions >= 2
