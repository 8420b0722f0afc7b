"""What a person does beside playing: why not, hint, undo, chat, rules, the phone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.server import Server

PHONE = (390, 844)


def test_a_greyed_thing_says_why_not_and_shows_its_rule(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table("dice_mutants", 2)
    ada.waits_for_turn()
    ada.page.locator('[data-item="force"]').click(force=True)  # greyed: only a person would click it
    answer = ada.page.get_by_role("alert")
    expect(answer).to_contain_text("Why not?")
    answer.get_by_role("button", name="Rule dice_mutants.").click()
    expect(ada.page.locator(".pane li.on")).to_contain_text("dice_mutants.")


def test_the_rules_can_be_searched(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table("evo", 2)
    ada.waits_for_turn()
    ada.page.get_by_role("button", name="Rules").click()
    ada.page.get_by_role("searchbox", name="Search the rules").fill("meteorite")
    expect(ada.page.locator(".found")).to_contain_text("meteorite", ignore_case=True)
    ada.page.get_by_role("button", name="rules mention it").click()
    expect(ada.page.locator("#book-rules li").first).to_contain_text("meteorite", ignore_case=True)


def test_a_hint_names_the_best_options_and_why(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table("tic_tac_toe", 2)
    ada.waits_for_turn()
    ada.page.get_by_role("button", name="Hint").click()
    hint = ada.page.locator(".hint > ol > li")
    expect(hint.first).to_be_visible()
    assert 1 <= hint.count() <= 3
    hint.first.get_by_role("button").first.click()
    expect(ada.page.locator('.cell[aria-label$="You"], .cell .seatmark').first).to_be_visible()


def test_undo_takes_a_mark_back(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table("tic_tac_toe", 2)
    ada.waits_for_turn()
    ada.page.get_by_role("button", name="Mark the middle").first.click()
    marks = ada.page.locator(".cell .seatmark")
    expect(marks).to_have_count(2)
    ada.page.get_by_role("button", name="Undo").click()
    expect(marks).to_have_count(0)
    expect(ada.page.locator(".cell.is-legal")).to_have_count(9)


def test_a_bot_plays_for_me_and_gives_the_seat_back(new_page: NewPage, tmp_path: Path) -> None:
    calm = Server(tmp_path, pace=1.5)  # bots that leave a person the time to click, as they do outside the tests
    calm.start()
    try:
        ada = Person(new_page(), calm.address)
        ada.opens_table("evo", 2)
        ada.waits_for_turn()
        ada.page.get_by_role("button", name="Menu").click()
        ada.page.get_by_role("button", name="Let a bot play for me").click()
        expect(ada.page.get_by_role("heading", name="A bot plays your seat")).to_be_visible()
        ada.page.get_by_role("button", name="Play my seat again").click()
        ada.waits_for_turn()
    finally:
        calm.stop()


def test_every_option_on_the_board_is_also_in_the_list(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table("evo", 2)
    ada.waits_for_turn()
    ada.plays(30, lambda: ada.page.locator(".bid.ok").count() > 0)
    ada.page.get_by_role("button", name="Options").click()
    expect(ada.page.locator(".optlist [data-code]").first).to_be_visible()
    listed = {item.get_attribute("data-code") for item in ada.page.locator(".optlist [data-code]").all()}
    shown = {item.get_attribute("data-code") for item in ada.page.locator(".bid.ok").all()}
    assert shown
    assert shown <= listed


def test_the_keyboard_alone_plays(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table("tic_tac_toe", 2)
    ada.waits_for_turn()
    ada.page.keyboard.press("5")
    expect(ada.page.locator(".cell .seatmark")).to_have_count(2)
    ada.page.keyboard.press("u")
    expect(ada.page.locator(".cell .seatmark")).to_have_count(0)


def test_a_round_of_dice_mutants_fits_a_phone(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(PHONE, True), server.address)
    ada.opens_table("dice_mutants", 2)
    ada.skips_guide()
    ada.plays(90, lambda: ada.page.get_by_text("Round 2", exact=True).count() > 0)
    for tab in ("Seats", "Options", "Log", "Chat", "Rules", "Board"):
        ada.page.get_by_role("navigation", name="Menu").get_by_role("button", name=tab).click()
        frame = ada.page.locator("main.table").bounding_box()
        assert frame is not None
        assert frame["width"] == PHONE[0]


def test_a_bid_in_evo_is_made_on_a_phone(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(PHONE, True), server.address)
    ada.opens_table("evo", 2)
    ada.plays(30, lambda: ada.page.locator(".bid.ok").count() > 0)
    cell = ada.page.locator(".bid.ok").last
    size = cell.bounding_box()
    assert size is not None
    assert size["height"] >= 44
    cell.click()
    ada.plays(30, lambda: ada.phase() == "Movement")


def test_a_guide_that_was_put_away_does_not_come_back(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table("evo", 2)
    guide = ada.page.get_by_role("region", name=ada.reads("guide-title"), exact=True)
    expect(guide).to_be_visible()
    guide.get_by_role("button", name="The rule").click()
    expect(ada.page.locator(".pane li.on")).to_contain_text("evo.end.")
    ada.skips_guide()
    ada.opens_table("evo", 2)
    ada.waits_for_turn()
    expect(guide).to_have_count(0)
