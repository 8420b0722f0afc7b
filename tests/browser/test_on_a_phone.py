"""Fingers: what is too small to hit opens something that is not."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.server import Server

PHONE = (390, 844)
FINGER = 44  # px


def test_a_box_of_a_battle_sheet_opens_the_list_of_ways(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(PHONE, touch=True), server.address)
    ada.opens_table("dice_mutants", 2)
    ada.skips_guide()
    page = ada.page
    columns = page.locator(".grid").first.locator(".col.legal")  # one way alone is taken at once
    ada.plays(60, lambda: ada.mine() and columns.count() > 1)
    dice = page.locator(".mine [data-die]").count()
    columns.first.tap()
    ways = page.locator(".offer [data-code]")
    expect(ways.first).to_be_visible()
    for way in ways.all():
        box = way.bounding_box()
        assert box is not None
        assert box["height"] >= FINGER
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
    ways.first.tap()
    expect(page.locator(".mine [data-die]")).not_to_have_count(dice)


def test_the_table_is_never_wider_than_the_phone(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(PHONE, touch=True), server.address)
    ada.opens_table("evo", 4)
    ada.plays(60, lambda: ada.phase() == "Movement" and ada.mine())
    for part in (".topbar", ".seatstrip", ".board", ".prompt", ".tabbar"):
        box = ada.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
