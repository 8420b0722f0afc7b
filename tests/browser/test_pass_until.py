"""Pass until: said once, shown, taken back, and over when it is over."""

from __future__ import annotations

from playwright.sync_api import Error, expect

from tests.browser.conftest import NewPage
from tests.browser.person import OPEN, Person
from tests.browser.server import Server


def saves_guile(person: Person) -> None:
    """Play rounds of Dice Mutants, all dice to guile, until the guile menu can be used."""
    page = person.page
    offer = page.get_by_role("button", name="Pass until …", exact=True)

    def guile_or_anything() -> bool:
        if offer.count():
            return True
        counter = page.locator(f'.board .ctr[data-code^="guile:"]{OPEN}')
        die = page.locator(".board .die.is-legal[data-die]:not(.is-selected)")
        if person.mine() and counter.count() and die.count():
            try:
                die.first.click(timeout=1500)
                counter.first.click(timeout=1500)
            except Error:  # the table moved on while the mouse was on its way
                return False
            page.wait_for_timeout(30)
        return False

    person.plays(240, guile_or_anything)
    assert not person.over.count()


def test_pass_until_is_said_shown_and_taken_back(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table("dice_mutants", 2)
    ada.skips_guide()
    saves_guile(ada)
    ada.page.get_by_role("button", name="Pass until …", exact=True).click()
    ada.page.get_by_role("button", name="Until the next round").click()
    ada.waits_for_turn()  # for a claim, or to assign: those are never passed
    again = ada.page.get_by_role("button", name="Ask me again")
    expect(again).to_be_visible()
    expect(ada.page.get_by_role("button", name="Pass until …", exact=True)).to_have_count(0)
    again.click()
    expect(again).to_have_count(0)
