"""The TB board of Blind Evolution Mythos as a puzzle for hands: bits are chosen, laid and taken up by the mouse."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.blind_evolution.boards import line
from tests.blind_evolution.city import A, ability, city, give_bits, judging
from tests.browser.begun import night, sits_down, tables
from tests.browser.conftest import NewPage
from tests.browser.person import Person


def test_a_line_is_laid_bit_by_bit_and_brings_a_card_and_a_check(new_page: NewPage, tmp_path: Path) -> None:
    g = city()
    line(g, A, "straight:0", "gentle:5")
    give_bits(g, A, straight=1, gentle=2)
    judging(g, 2)  # the fallen check
    study = ability(g, "quick_study")
    with tables(tmp_path, night=night(g, "Ada", "normal")) as house:
        ada = Person(new_page(), house.address)
        sits_down(ada, "night")
        ada.waits_for_turn()
        page = ada.page
        page.locator(".dock .tb").click()
        book = page.locator(".book")
        expect(book.get_by_role("group", name="The line has 2 bits")).to_be_visible()
        book.locator('[data-code="lay:1:0"]').click()  # a gentle bend, on to the east
        expect(book.get_by_role("group", name="The line has 3 bits")).to_be_visible()
        ada.settles()
        page.locator(".prompt").get_by_role("button", name="Undo").click()  # nothing was drawn
        expect(book.get_by_role("group", name="The line has 2 bits")).to_be_visible()
        ada.settles()
        book.locator('[data-code="lay:1:0"]').click()
        ada.settles()
        book.locator('[data-code="lay:1:1"]').click()  # up to the right arrow
        ada.settles()
        last = book.locator('[data-code="lay:0:1"]')
        last.hover()
        expect(book).to_contain_text("Closes a line of 5: a card of level 1. Fallen check: 2 needed, 73%.")
        last.click()
        ada.settles()
        page.locator(f'.board [data-code="card:{study}"]').click()
        expect(page.locator('.seat[data-seat="0"]')).to_contain_text("Quick Study")
        ada.waits_for_turn()
        expect(page.locator(".dock .tb")).to_contain_text("no bit laid")
