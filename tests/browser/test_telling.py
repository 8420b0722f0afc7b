"""What others did is told in words over the board, lit where it happened, and kept until one acts."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.server import Server


def step_by_step(page: Page) -> None:
    """Captions wait for the reader from now on."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox", name="Pace of the telling").select_option(label="Step")
    page.get_by_role("button", name="Menu").click()


def bids_until_others_did_something(ada: Person) -> None:
    ada.page.locator(".lot [data-code]:not([aria-disabled=true])").first.click()
    expect(ada.page.locator(".caption")).to_be_visible()


def test_a_bots_bid_is_told_lit_and_kept_until_i_act(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table("evo", 3)
    ada.skips_guide()
    ada.waits_for_turn()
    step_by_step(ada.page)
    bids_until_others_did_something(ada)
    caption = ada.page.locator(".caption")
    words = caption.locator("p").inner_text()
    first = ada.page.locator(".since li").first
    expect(first).to_have_text(words)
    expect(ada.page.locator("[data-light]").first).to_be_visible()
    ada.page.locator(".caption .end").click()
    expect(caption).to_have_count(0)
    ada.page.get_by_role("button", name="Show again").click()
    expect(caption.locator("p")).to_have_text(words)


def test_space_ends_the_telling_while_nothing_has_the_focus(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table("evo", 3)
    ada.skips_guide()
    ada.waits_for_turn()
    step_by_step(ada.page)
    bids_until_others_did_something(ada)
    ada.page.evaluate("document.activeElement.blur()")
    ada.page.keyboard.press(" ")
    expect(ada.page.locator(".caption")).to_have_count(0)


def test_a_name_in_a_sentence_opens_its_description(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table("evo", 3)
    ada.skips_guide()
    ada.waits_for_turn()
    ada.page.locator(".lot [data-code]:not([aria-disabled=true])").first.click()
    thing = ada.page.locator(".since .thing, .log .thing").first
    expect(thing).to_be_visible()
    name = thing.inner_text()
    thing.click()
    about = ada.page.locator("dialog.about")
    expect(about.get_by_role("heading")).to_have_text(name, ignore_case=True)
    ada.page.keyboard.press("Escape")
    expect(about).to_be_hidden()
