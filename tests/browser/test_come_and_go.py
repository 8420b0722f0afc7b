"""People come and go: invitations, the waiting room, a bot for an absent friend, resigning and abandoning."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, NewPage
from tests.browser.person import Person
from tests.server.helpers import serving

PHONE = (390, 844)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[str]:
    """A server in this process, so that two minutes can be made short; its address."""
    with serving(tmp_path) as found:
        yield found + "/"


def opened(new_page: NewPage, house: str, game: str, kinds: dict[int, str], **size: tuple[int, int]) -> Person:
    """Ada at a new table of two."""
    ada = Person(new_page(**size), house)
    ada.goes_home()
    ada.page.get_by_role("button", name=re.compile("Change your name")).click()
    ada.page.get_by_role("textbox", name="Your name").fill("Ada")
    ada.page.get_by_role("button", name="Save").click()
    expect(ada.page.get_by_role("button", name=re.compile("You are Ada"))).to_be_visible()
    ada.opens_table(game, 2, kinds)
    return ada


def link_for(page: Page, seat: int) -> str:
    return page.get_by_label(f"Invitation for seat {seat}").inner_text()


def joins(new_page: NewPage, house: str, link: str, name: str) -> Person:
    """Somebody who follows an invitation and takes the seat."""
    friend = Person(new_page(), house)
    friend.page.goto(link)
    friend.page.get_by_role("textbox", name="Your name").fill(name)
    friend.page.get_by_role("button", name="Take the seat").click()
    friend.page.wait_for_url("**/t/*")
    return friend


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_invitation_says_who_invites_to_what_and_what_was_agreed(
    new_page: NewPage, house: str, size: tuple[int, int]
) -> None:
    ada = Person(new_page(size), house)
    ada.page.goto(f"{house}new?game=dice_mutants")
    ada.page.get_by_role("textbox", name=re.compile("^Name")).fill("The Fern Lagoon")
    ada.page.get_by_role("group", name="Take-backs").get_by_role("button", name="None").click()
    ada.page.get_by_role("group", name="Seat 2", exact=True).get_by_role("button", name="Open").click()
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.get_by_text("The Fern Lagoon")).to_be_visible()
    agreed = ada.page.get_by_label("House rules")
    expect(agreed).to_contain_text("Take-backs")
    code = ada.page.get_by_role("img", name=re.compile("QR code"))
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 40
    bea = new_page(size)
    bea.goto(link_for(ada.page, 2))
    expect(bea.get_by_role("heading", name=re.compile("invites you to a table"))).to_be_visible()
    expect(bea.get_by_text("The Fern Lagoon")).to_be_visible()
    expect(bea.locator(".chip", has_text="Dice Mutants")).to_be_visible()
    seats = bea.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(seats.nth(1)).to_contain_text("Your seat")
    expect(seats.nth(2)).to_contain_text("Bot")
    expect(bea.get_by_label("House rules")).to_contain_text("none")
    assert bea.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_owner_closes_a_table_and_who_waits_there_is_told(new_page: NewPage, house: str) -> None:
    ada = Person(new_page(), house)
    ada.opens_table("pig", 3, {1: "Open", 2: "Open"})
    link = link_for(ada.page, 3)
    bea = joins(new_page, house, link_for(ada.page, 2), "Bea")
    expect(bea.page.get_by_role("button", name="Close the table")).to_have_count(0)
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.get_by_role("button", name="Keep it open").click()
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.get_by_role("button", name="Close the table").click()
    expect(ada.page.get_by_text("You closed this table.")).to_be_visible()
    expect(bea.page.get_by_text("This table was closed")).to_be_visible()
    late = new_page()
    late.goto(link)
    expect(late.get_by_role("alert")).to_contain_text("closed before the match began")
    ada.goes_home()
    expect(ada.page.get_by_text("No table yet")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_bot_sits_in_for_an_absent_friend_who_gets_the_seat_back_on_return(
    new_page: NewPage, house: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = opened(new_page, house, "tic_tac_toe", {1: "Open"}, size=size)
    bea = joins(new_page, house, link_for(ada.page, 2), "Bea")
    ada.waits_for_turn()
    ada.page.locator('.cell[data-code="mark:4"]').click()
    bea.waits_for_turn()
    address = bea.page.url
    sits_in = ada.page.locator(".prompt").get_by_role("button", name="Let a bot sit in")
    expect(sits_in).to_have_count(0)
    monkeypatch.setattr("chimera.table.absence.GONE", 0.5)
    bea.page.goto("about:blank")
    expect(ada.page.locator(".prompt")).to_contain_text("Bea has been away")
    box = sits_in.bounding_box()
    assert box is not None
    assert box["height"] >= 36
    sits_in.click()
    ada.waits_for_turn()  # the bot has moved
    expect(ada.page.locator(".cell .seatmark")).to_have_count(2)
    monkeypatch.setattr("chimera.table.absence.GONE", 120.0)
    bea.page.goto(address)
    ada.page.locator(".cell.is-legal").first.click()
    bea.waits_for_turn()  # nobody plays for her any more
    for page in (ada.page, bea.page):
        page.get_by_role("button", name="Log").or_(page.get_by_role("tab", name="Log")).first.click()
    expect(ada.page.get_by_text("Bea is away; a bot")).to_be_attached()
    expect(ada.page.get_by_text("Bea is back.")).to_be_attached()


def test_who_resigns_is_played_for_and_the_list_says_so(new_page: NewPage, house: str) -> None:
    ada = opened(new_page, house, "tic_tac_toe", {1: "Open"})
    bea = joins(new_page, house, link_for(ada.page, 2), "Bea")
    ada.waits_for_turn()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Leave the match…").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ada.page.get_by_role("heading", name="You have resigned")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play my seat again")).to_have_count(0)
    bea.waits_for_turn()
    expect(bea.page.get_by_role("region", name="Ada")).to_contain_text("Resigned")
    ada.goes_home()
    expect(ada.page.locator(".tables li").first).to_contain_text("You resigned")


def test_a_match_is_abandoned_when_both_agree(new_page: NewPage, house: str) -> None:
    ada = opened(new_page, house, "tic_tac_toe", {1: "Open"})
    bea = joins(new_page, house, link_for(ada.page, 2), "Bea")
    watcher = new_page()
    watcher.goto(ada.page.url)
    expect(ada.page.get_by_label("One person watches")).to_be_visible()
    ada.waits_for_turn()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Leave the match…").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Ask the others").click()
    expect(ada.page.get_by_text("Waiting for Bea")).to_be_visible()
    bea.page.get_by_role("button", name="Play on").click()
    ada.waits_for_turn()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Leave the match…").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Ask the others").click()
    bea.page.get_by_role("button", name="End it").click()
    for page in (ada.page, bea.page, watcher):
        expect(page.get_by_role("heading", name="The match was abandoned").first).to_be_visible()
    ada.goes_home()
    ada.page.get_by_role("button", name="All 1").click()
    expect(ada.page.locator(".tables li").first).to_contain_text("Abandoned")


def test_a_device_without_secrets_needs_no_curtain(new_page: NewPage, house: str) -> None:
    ada = Person(new_page(), house)
    ada.opens_table("tic_tac_toe", 2, {1: "Here"})
    for cell in (0, 3, 1, 4, 2):
        ada.waits_for_turn()
        expect(ada.page.get_by_role("heading", name="Pass the device to")).to_have_count(0)
        ada.page.locator(f'.cell[data-code="mark:{cell}"]').click()
    expect(ada.over).to_be_visible()
