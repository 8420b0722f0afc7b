"""A composite move: guided step by step, and cancelled without a trace."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.person import OPEN, Person
from tests.browser.server import Server

PHONE = (390, 844)


def begins_to_assign(person: Person) -> None:
    """Play until three dice are to be assigned, and assign one of them alone."""
    person.opens_table("dice_mutants", 2)
    person.skips_guide()
    person.plays(60, lambda: "Assign your dice" in person.says())
    assigns_one(person)


def assigns_one(person: Person) -> None:
    """Pick up a die and add it to the mutate points."""
    person.page.locator(".board .die.is-legal[data-die]").first.click()
    person.page.locator(f'.board .ctr[data-code^="mutate:"]{OPEN}').click()


def test_a_move_that_was_begun_is_cancelled_by_mouse_and_by_escape(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    begins_to_assign(ada)
    cancel = ada.page.get_by_role("button", name="Cancel")
    expect(cancel).to_be_visible()
    seq = ada.page.locator("main.table").get_attribute("data-seq")
    cancel.click()
    expect(cancel).to_have_count(0)
    before = ada.page.locator(".board").inner_text()
    assigns_one(ada)
    expect(cancel).to_be_visible()
    assert ada.page.locator(".board").inner_text() != before
    ada.page.keyboard.press("Escape")
    expect(cancel).to_have_count(0)
    assert ada.page.locator(".board").inner_text() == before
    assert ada.page.locator("main.table").get_attribute("data-seq") == seq


def test_on_a_phone_a_move_that_was_begun_is_gone_on_with_and_cancelled(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(PHONE, True), server.address)
    begins_to_assign(ada)
    cancel = ada.page.get_by_role("button", name="Cancel")
    expect(cancel).to_be_visible()
    box = cancel.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    cancel.click()
    expect(cancel).to_have_count(0)
