"""Looking back at a match: step by step, by the slider, by itself, through other eyes."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.server import Server

PHONE = (390, 844)


def step(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def at(page: Page, number: int) -> None:
    expect(page.locator(f'main.table[data-seq="{number}"]')).to_be_visible()


def test_a_finished_match_is_walked_through_to_and_fro(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table("tic_tac_toe", 2)
    ada.plays(60)
    ada.page.get_by_role("link", name="Watch it again").click()
    page = ada.page
    marks = page.locator(".cell .seatmark")
    at(page, 0)
    expect(marks).to_have_count(0)
    for number in (1, 2, 3):
        step(page, "One step on")
        at(page, number)
        expect(marks).to_have_count(number)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log li")).not_to_have_count(0)
    step(page, "One step back")
    expect(marks).to_have_count(2)
    step(page, "To the end")
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert last >= 5
    at(page, last)
    box = page.get_by_role("slider").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 3, box["y"] + box["height"] / 2)
    at(page, 0)
    page.keyboard.press("Escape")
    page.get_by_role("combobox", name="Seen by").select_option(index=1)
    step(page, "4×")
    step(page, "Play")
    at(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    expect(ada.over.get_by_role("heading")).to_be_visible()


def test_a_running_match_is_looked_back_at_on_a_phone_through_ones_own_eyes(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(PHONE, True), server.address)
    ada.opens_table("dice_mutants", 2)
    ada.skips_guide()
    ada.plays(60, lambda: "Assign your dice" in ada.says())
    page = ada.page
    step(page, "Menu")
    page.get_by_role("link", name="Look back").click()
    at(page, 0)
    step(page, "One step on")
    at(page, 1)
    frame = page.locator("main.table").bounding_box()
    assert frame is not None
    assert frame["width"] == PHONE[0]
    page.get_by_role("navigation", name="Menu").get_by_role("button", name="Log").click()
    expect(page.get_by_text("through your own eyes")).to_be_visible()
    expect(page.get_by_role("combobox")).to_have_count(0)
    page.get_by_role("link", name="To the table").click()
    ada.waits_for_turn()
