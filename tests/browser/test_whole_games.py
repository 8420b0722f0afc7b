"""Whole games by mouse, against bots."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.server import Server


def test_a_whole_game_of_evo_is_played_by_mouse(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table("evo", 2)
    ada.plays(20, lambda: ada.page.locator(".bid.ok").count() > 0)
    expect(ada.page.get_by_role("heading", name="Biology lab")).to_be_visible()
    ada.plays(280, shy=0.45)
    expect(ada.over.get_by_role("heading")).to_be_visible()
    expect(ada.over.get_by_text("The meteorite has fallen")).to_be_visible()
    ada.over.get_by_role("button", name="Look at the board").click()
    expect(ada.page.locator(".piece").first).to_be_visible()


def test_a_whole_game_of_dice_mutants_is_played_by_mouse(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address, seed=2)
    ada.opens_table("dice_mutants", 2)
    ada.skips_guide()
    ada.plays(280)
    expect(ada.over.get_by_role("heading")).to_be_visible()
    expect(ada.over.get_by_role("listitem")).to_have_count(2)


def test_one_click_on_the_front_page_is_a_running_game(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.goes_home()
    ada.page.get_by_role("button", name="Play now: Evo").click()
    ada.waits_for_turn()
    expect(ada.page.get_by_role("group", name="The island, 36 spaces")).to_be_visible()


def test_pig_is_played_on_the_plain_table(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address, seed=3)
    ada.opens_table("pig", 2)
    ada.plays(120)
    expect(ada.over.get_by_text("The target is reached.")).to_be_visible()
