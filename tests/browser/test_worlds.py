"""Worlds are loaded when they are wanted, and no sooner."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.server import Server

BOARD = re.compile(r"/assets/(Board|stage)-[^/]+\.js$")  # Evo's board comes with all that stands on its stage


def test_the_front_page_loads_no_board_and_a_table_only_its_own(new_page: NewPage, server: Server) -> None:
    loaded: dict[str, set[str]] = {"evo": set(), "dice_mutants": set()}
    for game, boards in loaded.items():
        ada = Person(new_page(), server.address)
        ada.page.on("request", lambda request, to=boards: to.add(request.url) if BOARD.search(request.url) else None)
        ada.goes_home()
        expect(ada.page.locator(".games .vig")).to_have_count(4)  # the worlds' pictures are there
        assert boards == set()
        ada.opens_table(game, 2)
        ada.waits_for_turn()
        assert len(boards) == 1
    assert not loaded["evo"] & loaded["dice_mutants"]
