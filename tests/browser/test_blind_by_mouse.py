"""The TB board of Blind Evolution Mythos as a puzzle for hands: bits are chosen, laid and taken up by the mouse."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.blind_evolution.boards import line
from tests.blind_evolution.city import A, ability, city, give_bits, judging
from tests.browser.begun import night, sits_down, tables
from tests.browser.conftest import NewPage
from tests.browser.person import Person


def turned(person: Person, code: str) -> None:
    """Turn the bit in hand with the wheel until it would be laid so."""
    on_board = person.page.locator(".book .open")
    wanted = person.page.locator(f'.book .open[data-code="{code}"]')
    on_board.hover()
    for _ in range(6):
        if wanted.count():
            return
        before = on_board.get_attribute("data-code")
        person.page.mouse.wheel(0, 100)
        expect(on_board).not_to_have_attribute("data-code", before or "")
    raise AssertionError(f"{code} cannot be turned to")


def dragged(person: Person, bit: str) -> None:
    """Drag a bit from the tray onto the open hex."""
    person.page.get_by_role("button", name=bit).hover()
    person.page.mouse.down()
    person.page.locator(".book .open").hover()
    person.page.mouse.up()


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
        book.get_by_role("button", name="× gentle bend").click()  # in hand
        book.locator('g[data-code="lay:1:0"]').click()  # on to the east
        expect(book.get_by_role("group", name="The line has 3 bits")).to_be_visible()
        ada.settles()
        page.locator(".prompt").get_by_role("button", name="Undo").click()  # nothing was drawn
        expect(book.get_by_role("group", name="The line has 2 bits")).to_be_visible()
        ada.settles()
        book.get_by_role("button", name="× gentle bend").click()
        book.locator('g[data-code="lay:1:0"]').click()
        expect(book.get_by_role("group", name="The line has 3 bits")).to_be_visible()
        ada.settles()
        book.get_by_role("button", name="× gentle bend").click()
        turned(ada, "lay:1:1")
        dragged(ada, "× gentle bend")
        expect(book.get_by_role("group", name="The line has 4 bits")).to_be_visible()
        ada.settles()
        last = book.locator('g[data-code^="lay:0:"]').first
        last.hover()
        expect(book).to_contain_text(re.compile("line of 5.*level 1.*73%", re.DOTALL))
        last.click()
        ada.settles()
        page.locator(f'.board [data-code="card:{study}"]').click()
        expect(page.locator('.seat[data-seat="0"]')).to_contain_text("Quick Study")
        ada.waits_for_turn()
        expect(page.locator(".dock .tb")).to_contain_text("no bit laid")
