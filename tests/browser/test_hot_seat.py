"""Two people at one browser: a curtain between their turns."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, NewPage
from tests.browser.person import Person
from tests.browser.server import Server


@pytest.mark.parametrize("size", [DESK, (390, 844)], ids=["desk", "phone"])
def test_a_curtain_hides_the_table_until_the_next_player_has_the_device(
    new_page: NewPage, server: Server, size: tuple[int, int]
) -> None:
    page = new_page(size, size != DESK)
    ada = Person(page, server.address)
    ada.opens_table("evo", 2, {1: "Here"})
    board = page.locator(".board")
    curtain = page.get_by_role("heading", name="Pass the device to")
    seen: set[str] = set()
    for number in range(3):
        expect(curtain).to_be_visible()
        expect(board).to_have_count(0)  # nothing of it is on the page
        seen.add(curtain.inner_text())
        button = page.get_by_role("button", name="I am")
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        button.click()
        if not number:
            ada.skips_guide()
        ada.waits_for_turn()
        ada.plays(60, until=lambda: curtain.count() > 0)
    assert len(seen) == 2
    page.reload()
    expect(curtain).to_be_visible()


def test_at_the_end_the_table_is_open_to_both(new_page: NewPage, server: Server) -> None:
    page = new_page()
    ada = Person(page, server.address)
    page.goto(f"{server.address}new?game=tic_tac_toe")
    page.get_by_role("group", name="Seat 2", exact=True).get_by_role("button", name="Here").click()
    page.get_by_role("button", name="Open the table").click()
    for cell in (0, 3, 1, 4, 2):
        ada.waits_for_turn()
        page.locator(f'.cell[data-code="mark:{cell}"]').click()
    expect(ada.over.get_by_role("heading")).to_be_visible()
    expect(ada.over.locator("ol").get_by_text("You")).to_have_count(0)  # who would that be?
    expect(page.get_by_role("heading", name="Pass the device to")).to_have_count(0)
