"""Blind Evolution Mythos in its city: by mouse, by keyboard, on a phone; the TB board."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.blind_evolution.city import city
from tests.browser.begun import night, tables
from tests.browser.begun import sits_down as takes_a_seat
from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.server import Server

PHONE = (390, 844)
FINGER = 44  # px
ACTS = '.dock [data-code="search"]:not([aria-disabled="true"])'


def sits_down(page: Page, server: Server, seed: int = 1) -> Person:
    """Somebody at a table of two, asked what to do in their own turn."""
    person = Person(page, server.address, seed)
    person.opens_table("blind_evolution", 2)
    person.skips_guide()
    person.waits_for_turn()
    person.plays(120, until=lambda: page.locator(ACTS).count() > 0)
    return person


def test_a_search_is_judged_and_looks_at_hexes(new_page: NewPage, server: Server) -> None:
    ada = sits_down(new_page(), server)
    page = ada.page
    expect(page.get_by_role("group", name="The city: The Borrowed Shadow")).to_be_visible()
    page.locator(ACTS).click()
    ada.waits_for_turn()
    expect(page.locator(".cards svg").first).to_be_visible()
    looks = page.locator('.hex.legal[data-code^="check:"]')
    ada.plays(60, until=lambda: looks.count() > 0)
    looks.first.click()
    ada.plays(90, until=lambda: page.locator(ACTS).count() > 0)


def test_keys_walk_over_the_city_and_the_way_is_shown_first(new_page: NewPage, tmp_path: Path) -> None:
    with tables(tmp_path, night=night(city(), "Ada", "normal")) as house:  # no event waits for a walk
        ada = Person(new_page(), house.address)
        takes_a_seat(ada, "night")
        ada.waits_for_turn()
        walks_by_keys(ada.page)


def walks_by_keys(page: Page) -> None:
    """The first hex of the list, entered."""
    target = page.locator('.hex.legal[data-code^="walk:"]').first
    target.focus()
    expect(page.locator(".opt.sel")).to_have_count(1)
    expect(page.locator(".prompt")).to_contain_text("Walk to")
    page.keyboard.press("Enter")
    if (menu := page.locator('.menu [data-code^="walk:"]')).count():
        menu.first.click()
    expect(page.locator('.dock [aria-label="1 action left"]')).to_be_visible()


def test_fingers_find_the_hexes_and_the_tb_board(new_page: NewPage, server: Server) -> None:
    page = sits_down(new_page(PHONE, touch=True), server).page
    box = page.locator(".hex.legal .cell").first.bounding_box()
    assert box is not None
    assert box["width"] >= FINGER
    page.locator(".dock .tb").click()
    expect(page.locator(".book")).to_be_visible()
    page.get_by_role("button", name="Back to the map").click()
    expect(page.locator(".book")).to_have_count(0)


def test_a_whole_scenario_is_played_by_mouse_with_bots(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address, 5)
    ada.opens_table("blind_evolution", 4)
    ada.plays(200, shy=0.35)
    expect(ada.over).to_contain_text(re.compile("everybody has (won|lost)"))
    line = ada.match().line
    assert {entry.seat for entry in line} == {0, 1, 2, 3}
    assert len({entry.opt.verb for entry in line if entry.seat == 0}) > 1
