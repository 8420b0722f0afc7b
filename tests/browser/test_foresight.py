"""Dice Mutants says what a choice would mean before it is made, and shows the damage of a round."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.server import Server

PHONE = (390, 844)
LAPTOP = (1366, 768)
FINGER = 36  # px, in dense rows


def test_a_die_under_the_pointer_shows_the_boxes_it_reaches(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(LAPTOP), server.address)
    ada.opens_table("dice_mutants", 6)
    ada.skips_guide()
    page = ada.page
    dice = page.locator(".pool .die.is-legal")
    ada.plays(60, lambda: ada.mine() and dice.count() > 0)
    assert page.locator(".col.reach").count() == 0
    dice.filter(has=page.locator("circle:nth-of-type(2)")).first.hover()  # not a 1, which has no box
    expect(page.locator(".col.reach").first).to_be_visible()
    expect(page.locator(".slot .ghost")).to_have_count(1)
    page.locator(".topbar").hover()
    expect(page.locator(".col.reach")).to_have_count(0)


def test_every_place_of_a_hand_is_in_sight_on_a_laptop_with_six_seats(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(LAPTOP), server.address)
    ada.opens_table("dice_mutants", 6)
    ada.skips_guide()
    page = ada.page
    ada.plays(60, lambda: "Assign your dice" in ada.says())
    prompt = page.locator("#prompt").bounding_box()
    assert prompt is not None
    places = page.locator(".board [data-code]:not([disabled])").all()
    assert len(places) > 3
    for place in [*places, page.locator(".grid").last]:
        box = place.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= prompt["y"]
    seats = page.locator(".rail .seat").last.bounding_box()
    assert seats is not None
    assert seats["y"] + seats["height"] <= LAPTOP[1]
    # a picked die lights the boxes it fits, and a box says what it would do
    page.locator(".mine .die.is-legal").first.click()
    page.locator(".col.legal").first.hover()
    expect(page.locator(".prompt .line")).to_contain_text(re.compile("Tick (a|the last) box under"))


def test_the_damage_of_a_round_is_drawn_and_goes_when_one_acts(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(LAPTOP), server.address)
    ada.opens_table("dice_mutants", 3)
    ada.skips_guide()
    page = ada.page
    damage = page.locator(".damage")
    ada.plays(120, lambda: damage.count() > 0 and ada.mine())
    arrows = damage.locator(".head").count()
    assert arrows == damage.locator(".chip").count() > 0
    lost = damage.locator("[data-hit]").filter(has=page.locator("s"))
    first = lost.first
    before, left = int(first.locator("s").inner_text()), int(first.locator(".sum b").inner_text())
    blows = [int(chip.inner_text()) for chip in first.locator(".chip b").all()]
    assert before - left == sum(blows) or left == 0
    damage.get_by_role("button", name="Back to the sheet").click()
    expect(damage).to_have_count(0)
    expect(page.locator(".grid")).to_have_count(2)


def test_columns_are_wide_enough_for_a_finger(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(PHONE, touch=True), server.address)
    ada.opens_table("dice_mutants", 2)
    ada.skips_guide()
    ada.plays(60, lambda: "Assign your dice" in ada.says())
    for column in ada.page.locator(".col:visible").all():
        box = column.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
        assert box["x"] + box["width"] <= PHONE[0]
