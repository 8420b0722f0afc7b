"""Somebody with human reactions plays whole matches; the record holds no choice that was not meant."""

from __future__ import annotations

import os

import pytest
from msgspec.structs import replace

from chimera.engine.card import find
from tests.browser.conftest import NewPage
from tests.browser.human import Human, Meant, unmeant
from tests.browser.person import GUIDED
from tests.browser.server import Server
from tests.matches import whole

MATCHES = int(os.environ.get("CHIMERA_HUMAN_MATCHES", "1"))  # of each game
BOTS = {"dice_mutants": "Normal", "evo": "Easy", "pig": "Easy", "storm_watch": "Easy", "tic_tac_toe": "Easy"}


@pytest.mark.parametrize("seed", range(1, MATCHES + 1))
@pytest.mark.parametrize("game", BOTS)
def test_a_whole_match_holds_no_choice_that_was_not_meant(
    game: str, seed: int, new_page: NewPage, server: Server
) -> None:
    ada = Human(new_page(), server.address, seed)
    ada.opens_table(game, 2, level=BOTS[game])
    if game in GUIDED:
        ada.skips_guide()
    ada.waits_for_turn()
    ada.plays_as_people_do(280, shy=0.5)
    match = ada.match()
    assert unmeant(match, 0, ada.meant) == []
    assert any(entry.seat == 0 for entry in match.line)


def test_a_choice_that_nobody_meant_is_found_in_the_record() -> None:
    match = whole(find("pig"))
    rows = [row for row, line in enumerate(match.log) if line[0].isdigit()]
    meant = [Meant(row, "", each.opt.code) for row, each in zip(rows, match.line, strict=True) if each.seat == 0]
    assert unmeant(match, 0, meant) == []
    assert len(unmeant(match, 0, meant[1:])) == 1  # a double click
    assert len(unmeant(match, 0, [replace(meant[0], code="another"), *meant[1:]])) == 1  # something else lay there
    assert len(unmeant(match, 0, [*meant[:2], replace(meant[2], seq=meant[1].seq), *meant[3:]])) == 1  # an old wish
