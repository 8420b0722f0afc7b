"""Blind Evolution Mythos with fingers on a screen of 390 by 844: walk, search, judge, lay a line, end the turn."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.blind_evolution.boards import line
from tests.blind_evolution.city import A, ability, at, city, give_bits, judging
from tests.browser.begun import night, sits_down, tables
from tests.browser.conftest import NewPage
from tests.browser.person import OPEN, Person

PHONE = (390, 844)
FINGER = 44  # px
OVERFLOWS = """(width) => [...document.querySelectorAll('.table *')].filter((one) => {
  if (one.closest('svg') && one.tagName !== 'svg') return false;
  const { left, right, width: wide } = one.getBoundingClientRect();
  if (!wide || (left >= -1 && right <= width + 1)) return false;
  for (let up = one.parentElement; up; up = up.parentElement) {
    const { overflowX } = getComputedStyle(up);
    if (overflowX !== 'visible') return false; // it is scrolled or clipped there
  }
  return true;
}).map((one) => one.outerHTML.slice(0, 120))"""


def fits(page: Page) -> None:
    """Nothing is wider than the screen, and the page itself does not scroll sideways."""
    assert page.evaluate(OVERFLOWS, PHONE[0]) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def large_enough(*targets: Locator) -> None:
    """A finger hits each of them."""
    for target in targets:
        for one in target.all():
            box = one.bounding_box()
            assert box is not None
            assert box["height"] >= FINGER, one
            assert box["width"] >= FINGER, one


def test_the_main_path_with_fingers(new_page: NewPage, tmp_path: Path) -> None:
    g = city()
    line(g, A, "straight:0", "gentle:5", "gentle:0")
    give_bits(g, A, straight=1, gentle=1)
    judging(g, 2, 3)  # the search, then the fallen check
    study = ability(g, "quick_study")
    target = at(g, "A-10")
    with tables(tmp_path, night=night(g, "Ada", "normal")) as house:
        page = new_page(PHONE, touch=True)
        ada = Person(page, house.address)
        sits_down(ada, "night")
        ada.waits_for_turn()
        hexes = page.locator(".hex.legal .cell")
        expect(hexes.first).to_be_visible()
        large_enough(hexes)
        fits(page)

        walk = page.locator(f"#hex-{target}")
        walk.tap()
        if (menu := page.locator('.menu [data-code^="walk:"]')).count():
            large_enough(page.locator(f".menu {OPEN}"))
            menu.first.tap()
        expect(page.get_by_role("group", name="What you can do")).to_contain_text("Search")
        expect(page.get_by_label("1 action left")).to_be_visible()
        ada.settles()
        fits(page)

        search = page.locator('.dock [data-code="search"]')
        large_enough(search)
        search.tap()
        looks = page.locator('.hex.legal[data-code^="check:"]')
        expect(looks).not_to_have_count(0)
        large_enough(looks.locator(".cell"))
        fits(page)
        while looks.count():
            ada.settles()
            seq = ada.seq()
            looks.first.tap()
            expect(page.locator(f'main.table:not([data-seq="{seq}"])')).to_be_visible()
        ada.waits_for_turn()

        ada.settles()
        book = page.locator(".book")
        page.locator(".dock .tb").tap()
        for bit, code in (("× gentle bend", "lay:1:1"), ("× straight bit", "lay:0:1")):
            fits(page)
            ada.settles()
            held = book.get_by_role("button", name=bit)
            large_enough(held)
            held.tap()
            page.locator(f'.book g[data-code="{code}"]').tap()
        card = page.locator(f'.board [data-code="card:{study}"]')
        expect(card).to_be_visible()
        large_enough(card)
        fits(page)
        ada.settles()
        card.tap()
        expect(page.locator(".dock .tb")).to_contain_text("no bit laid")
        page.get_by_role("button", name="Back to the map").tap()
        expect(book).to_have_count(0)
        ada.settles()
        end = page.locator('.prompt [data-code="end"]')
        large_enough(end)
        end.tap()
        expect(page.locator('main.table[data-mine="false"], .turns .past').first).to_be_visible()
        fits(page)
