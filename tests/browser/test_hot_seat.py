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
    page.goto(f"{server.address}new?game=tic_tac_toe")
    second = page.get_by_role("group", name="Seat 2", exact=True)
    second.get_by_role("button", name="Here").click()
    page.get_by_role("textbox", name="Name of the player in seat 2").fill("Bea")
    page.get_by_role("button", name="Open the table").click()
    board = page.locator(".board")
    for number in range(5):
        curtain = page.get_by_role("heading", name="Pass the device to")
        expect(curtain).to_be_visible()
        expect(board).to_have_count(0)  # nothing of it is on the page
        if number % 2:
            expect(curtain).to_contain_text("Bea")
        box = page.get_by_role("button", name="I am").bounding_box()
        assert box is not None
        assert box["height"] >= 44
        page.get_by_role("button", name="I am").click()
        ada.waits_for_turn()
        expect(page.locator(".cell .seatmark")).to_have_count(number)
        page.locator(".cell.is-legal").first.click()
    page.reload()
    expect(page.get_by_role("heading", name="Pass the device to Bea")).to_be_visible()


def test_at_the_end_the_table_is_open_to_both(new_page: NewPage, server: Server) -> None:
    page = new_page()
    ada = Person(page, server.address)
    page.goto(f"{server.address}new?game=tic_tac_toe")
    page.get_by_role("group", name="Seat 2", exact=True).get_by_role("button", name="Here").click()
    page.get_by_role("button", name="Open the table").click()
    for cell in (0, 3, 1, 4, 2):
        page.get_by_role("button", name="I am").click()
        ada.waits_for_turn()
        page.locator(f'.cell[data-code="mark:{cell}"]').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text("You")).to_have_count(0)  # who would that be?
    expect(page.get_by_role("heading", name="Pass the device to")).to_have_count(0)
