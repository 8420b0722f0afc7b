"""Blind Evolution Mythos after a page that was loaded anew, or a line that broke, amid a judgement."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.blind_evolution.city import city, judging
from tests.browser.begun import night, sits_down, tables
from tests.browser.conftest import NewPage
from tests.browser.person import Person

ON = '.prompt [data-code="draw"]'


def asked(person: Person) -> tuple[str, list[str], int, int]:
    """The question as it stands: its words, what can be chosen, the cards that lie there, the lines of the record."""
    page = person.page
    expect(page.locator(ON)).to_be_enabled()
    person.settles()
    codes = page.locator(".prompt [data-code]").evaluate_all("(all) => all.map((one) => one.dataset.code)")
    return page.locator(".prompt h2").inner_text(), codes, page.locator(".cards svg").count(), person.seq()


def test_a_judgement_is_gone_on_with_where_it_was_left(new_page: NewPage, tmp_path: Path) -> None:
    g = city()
    judging(g, 5)
    with tables(tmp_path, night=night(g, "Ada", "normal")) as house:
        ada = Person(new_page(), house.address)
        sits_down(ada, "night")
        ada.waits_for_turn()
        ada.page.locator('.dock [data-code="earn"]').click()
        ada.settles()
        ada.page.locator(ON).click()
        expect(ada.page.locator(".cards svg")).to_have_count(2)
        before = asked(ada)
        assert {"draw", "stop"} <= set(before[1])
        ada.page.reload()
        assert asked(ada) == before
        house.kill()
        expect(ada.page.get_by_text("Connection lost")).to_be_visible()
        house.start()
        expect(ada.page.get_by_text("Connection lost")).to_be_hidden()
        assert asked(ada) == before
        ada.page.locator(ON).click()
        expect(ada.page.locator(".cards svg")).to_have_count(before[2] + 1)
