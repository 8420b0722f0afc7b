"""Blind Evolution Mythos without a mouse: a whole scenario, the way of a walk, and a line on the TB board."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.blind_evolution.boards import almost
from tests.blind_evolution.city import A, ability, city, judging
from tests.browser.begun import night, sits_down, tables
from tests.browser.conftest import NewPage
from tests.browser.fingers import Keys
from tests.browser.server import Server

# Enter on a button makes a click as well, but nothing of this.
NOTICE_THE_MOUSE = """for (const kind of ['mousedown', 'pointerdown', 'touchstart'])
  addEventListener(kind, () => (window.touched = true), true);"""
CITY = "The city: The Borrowed Shadow"


def no_mouse(page: Page) -> Page:
    """A page that notices when it is touched."""
    page.add_init_script(NOTICE_THE_MOUSE)
    return page


def test_a_whole_scenario_is_played_by_keyboard_with_bots(new_page: NewPage, server: Server) -> None:
    page = no_mouse(new_page())
    ada = Keys(page, server.address, seed=4)
    ada.opens_quickly("blind_evolution")
    search = page.locator('.dock [data-code="search"]:not([aria-disabled="true"])')
    ada.plays(60, until=lambda: search.count() > 0)
    ada.reaches(search)
    ada.settles()
    page.keyboard.press("Enter")
    ada.plays(110)
    expect(ada.over).to_be_visible()
    own = {entry.opt.verb for entry in ada.match().line if entry.seat == 0}
    assert own >= {"search", "end"}
    ada.reaches(page.get_by_role("button", name=ada.reads("over-look")))
    ada.settles()  # what has only just come takes no key
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name=CITY)).to_be_visible()
    assert not page.evaluate("window.touched")


def test_a_line_is_closed_by_keyboard_and_brings_a_card(new_page: NewPage, tmp_path: Path) -> None:
    g = city()
    almost(g, A, 5)
    judging(g, 4)  # the fallen check
    brisk = ability(g, "brisk_pace")
    with tables(tmp_path, night=night(g, "Ada", "normal")) as house:
        page = no_mouse(new_page())
        ada = Keys(page, house.address)
        sits_down(ada, "night")
        ada.waits_for_turn()
        keys = page.keyboard
        ada.reaches(page.locator(".dock .tb"))
        keys.press("Enter")
        last = page.locator('.book [data-code^="lay:"]')
        ada.reaches(last.first)
        expect(page.locator(".book")).to_contain_text("card of level 1")  # what it would bring, before the act
        ada.settles()
        keys.press("Enter")
        ada.reaches(page.locator(f'.board [data-code="card:{brisk}"]'))
        ada.settles()
        keys.press("Enter")
        ada.waits_for_turn()
        expect(page.locator(".seat.me")).to_contain_text("Brisk Pace")
        assert not page.evaluate("window.touched")
