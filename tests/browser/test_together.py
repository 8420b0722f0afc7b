"""Two browsers at one table, and a line that breaks."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.server import Server


def marks(person: Person, cell: int) -> None:
    """Mark a cell when it is their turn."""
    person.waits_for_turn()
    person.page.locator(f'.cell[data-code="mark:{cell}"]').click()


def test_a_friend_joins_by_the_link_and_two_browsers_play(new_page: NewPage, server: Server) -> None:
    ada, ben = Person(new_page(), server.address), Person(new_page(), server.address)
    ada.opens_table("tic_tac_toe", 2, {1: "Open"})
    link = ada.page.locator("code.link").inner_text()
    ben.page.goto(link)
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take the seat").click()
    expect(ada.page.get_by_label("Ben", exact=True)).to_be_visible()
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_role("textbox", name="Write to the table").fill("Good luck")
    ada.page.get_by_role("button", name="Send").click()
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_text("Good luck")).to_be_visible()
    for person, cell in ((ada, 0), (ben, 3), (ada, 1), (ben, 4), (ada, 2)):
        marks(person, cell)
    expect(ada.over).to_contain_text("You win")
    expect(ben.over).to_contain_text("wins")
    first = ada.page.url
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.locator("code.link")).to_be_visible()
    assert ada.page.url != first
    ben.over.get_by_role("link", name="Sit down").click()
    ben.page.get_by_role("button", name="Take the seat").click()
    marks(ada, 8)
    marks(ben, 0)
    assert ben.page.url == ada.page.url


def test_undo_behind_the_others_choice_asks_for_consent(new_page: NewPage, server: Server) -> None:
    ada, ben = Person(new_page(), server.address), Person(new_page(), server.address)
    ada.opens_table("tic_tac_toe", 2, {1: "Open"})
    ben.page.goto(ada.page.locator("code.link").inner_text())
    ben.page.get_by_role("button", name="Take the seat").click()
    marks(ada, 0)
    marks(ben, 1)
    ada.waits_for_turn()
    ada.page.get_by_role("button", name="Ask the table to undo").click()
    ben.page.get_by_role("button", name="Let them").click()
    expect(ada.page.locator(".cell .seatmark")).to_have_count(0)


def test_nothing_is_lost_when_the_server_is_killed(new_page: NewPage, tmp_path: Path) -> None:
    house = Server(tmp_path)
    house.start()
    try:
        ada = Person(new_page(), house.address)
        ada.opens_table("evo", 2)
        ada.plays(30, lambda: ada.phase() == "Movement" and ada.mine())
        lines = ada.page.locator(".log li").all_inner_texts()
        asked = ada.page.locator(".prompt h2").inner_text()
        house.kill()
        expect(ada.page.get_by_text("Connection lost")).to_be_visible()
        ada.page.get_by_role("tab", name="Chat").click()
        chat = ada.page.get_by_role("textbox", name="Write to the table")
        chat.fill("Where is everybody?")
        chat.press("Enter")
        expect(chat).to_have_value("Where is everybody?")
        house.start()
        expect(ada.page.get_by_text("Connection lost")).to_be_hidden()
        expect(ada.page.locator(".prompt h2")).to_have_text(asked)
        chat.press("Enter")
        expect(ada.page.locator(".lines p", has_text="Where is everybody?")).to_be_visible()
        expect(chat).to_have_value("")
        ada.page.get_by_role("tab", name="Options").click()
        assert ada.page.locator(".log li").all_inner_texts() == lines
        before = ada.seq()
        ada.plays(30, lambda: ada.seq() != before)
    finally:
        house.kill()


def test_texts_that_do_not_come_are_asked_for_again(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.page.route("**/api/texts/*", lambda route: route.abort())
    ada.opens_table("tic_tac_toe", 2)
    expect(ada.page.get_by_role("alert")).to_contain_text("The server does not answer")
    ada.page.unroute("**/api/texts/*")
    marks(ada, 4)
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_a_stranger_with_the_address_watches_and_sees_no_secret(new_page: NewPage, server: Server) -> None:
    ada, eve = Person(new_page(), server.address), Person(new_page(), server.address)
    ada.opens_table("evo", 2)
    ada.waits_for_turn()
    eve.page.goto(ada.page.url)
    expect(eve.page.get_by_text("You see what everybody at the table may see.")).to_be_visible()
    expect(ada.page.locator('.seat.me [title="Mutation points"]')).to_have_count(1)
    expect(eve.page.locator('[title="Mutation points"]')).to_have_count(0)
    expect(eve.page.locator(".hand button")).to_have_count(0)


def test_a_table_that_is_not_there_says_so(new_page: NewPage, server: Server) -> None:
    eve = Person(new_page(), server.address)
    eve.page.goto(f"{server.address}t/no-such-table")
    expect(eve.page.get_by_role("alert")).to_contain_text("table")
    eve.page.get_by_role("link", name="To the front page").click()
    expect(eve.page.get_by_role("heading", name="Your tables")).to_be_visible()
