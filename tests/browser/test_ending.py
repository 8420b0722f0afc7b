"""The end of a match and its replay in the browser: the chart, where it turned, the proof of the dice, what if."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, timedelta

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, NewPage
from tests.browser.person import Person
from tests.browser.server import Server
from tests.server.helpers import Person as Player

PHONE = (390, 844)
TELLING = 6_000  # ms, as in web/src/pages/TablePage.svelte


@pytest.fixture(scope="module")
def played(server: Server) -> Iterator[str]:
    """A finished match of three seats, which nobody had to click through."""
    ada = Player(server.address.rstrip("/"), "Ada")
    table = ada.make("dice_mutants", "me", "greedy", "random")["id"]
    with ada.at(table) as page:
        page.play_to_the_end()
    yield str(table)
    assert httpx.get(f"{server.address}api/tables/{table}/story").status_code == 200


def opens(page: Page, server: Server, path: str) -> Person:
    page.goto(server.address + path)
    return Person(page, server.address)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_end_takes_the_place_of_the_board_and_draws_a_line_for_every_seat(
    new_page: NewPage, server: Server, played: str, size: tuple[int, int]
) -> None:
    page = new_page(size, size == PHONE)
    ada = opens(page, server, f"t/{played}")
    over = ada.over
    expect(over.get_by_role("heading")).to_contain_text("wins")
    expect(page.locator(".board")).to_have_count(0)
    expect(over.get_by_role("listitem")).to_have_count(3)
    expect(over.locator("figure [data-line]")).to_have_count(3)
    heights = [box["y"] for one in over.locator("figure .end").all() if (box := one.bounding_box())]
    assert min(abs(a - b) for i, a in enumerate(heights) for b in heights[:i]) >= (22 if size == DESK else 18)
    expect(over.locator("[data-turn]").first).to_contain_text(re.compile(r"Round \d+.*chance.* %", re.DOTALL))
    expect(over.locator('.proof[data-verdict="proven"]')).to_contain_text("Dice verified")
    over.get_by_text("How?").click()
    expect(over.locator(".proof code").first).to_have_text(re.compile("^[0-9a-f]{64}$"))
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size[0]
    for button in over.locator(".bar .btn:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 36
    over.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".board")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.get_by_role("button", name="To the result").click()
    expect(over.get_by_role("heading")).to_contain_text("wins")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_turning_point_opens_the_replay_there_and_the_address_follows(
    new_page: NewPage, server: Server, played: str, size: tuple[int, int]
) -> None:
    page = new_page(size, size == PHONE)
    ada = opens(page, server, f"t/{played}")
    card = ada.over.locator("[data-turn]").first
    step = card.get_attribute("data-turn")
    card.click()
    expect(page.locator(f'main.table[data-seq="{step}"]')).to_be_visible()
    page.wait_for_url(f"**/replay/{played}?step={step}*")
    page.get_by_role("button", name="One step on", exact=True).click()
    page.wait_for_url(f"**step={int(step or 0) + 1}*")
    mark = page.locator("[data-round]").nth(1)
    mark.scroll_into_view_if_needed()
    box = mark.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 36
    mark.click()
    expect(mark).to_have_class(re.compile("cur"))
    expect(page.locator(f'main.table[data-seq="{int(step or 0) + 1}"]')).to_have_count(0)
    page.go_back()
    expect(page.locator(f'main.table[data-seq="{int(step or 0) + 1}"]')).to_be_visible()
    page.reload()
    expect(page.locator(f'main.table[data-seq="{int(step or 0) + 1}"]')).to_be_visible()


def test_the_replay_is_told_by_the_narrator(new_page: NewPage, server: Server, played: str) -> None:
    page = new_page()
    opens(page, server, f"replay/{played}")
    expect(page.get_by_role("slider")).to_be_visible()
    told = page.locator(".board .caption[data-kind]")
    for number in range(1, 13):
        page.get_by_role("button", name="One step on", exact=True).click()
        expect(page.locator(f'main.table[data-seq="{number}"]')).to_be_visible()
        if told.count():
            break
    expect(told.first).to_be_visible()
    words = told.first.inner_text()
    page.get_by_role("button", name="One step back", exact=True).click()
    expect(told).to_have_count(0)
    assert words
    expect(page.get_by_role("region", name="Result")).to_contain_text("wins")
    expect(page.locator("figure [data-line]")).to_have_count(3)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_what_if_opens_a_private_table_where_i_choose(
    new_page: NewPage, server: Server, played: str, size: tuple[int, int]
) -> None:
    page = new_page(size, size == PHONE)
    ada = opens(page, server, f"replay/{played}?step=30")
    expect(page.locator('main.table[data-seq="30"]')).to_be_visible()
    if size == PHONE:
        page.get_by_role("navigation", name="Menu").get_by_role("button", name="Story").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    assert played not in page.url
    ada.skips_guide()
    ada.waits_for_turn()
    if size == DESK:
        expect(page.locator(".topbar")).to_contain_text("What if")
    clicks = ada.clicks
    ada.plays(120, lambda: ada.clicks > clicks + 1)
    ada.goes_home()
    expect(page.get_by_role("link").filter(has_text="What if").first).to_be_visible()


def test_the_end_waits_for_what_is_told_but_not_for_long(new_page: NewPage, server: Server) -> None:
    page = new_page()
    page.clock.install()
    ada = Person(page, server.address)
    ada.opens_table("storm_watch", 2)  # its last round has much to tell
    ada.skips_guide()
    page.evaluate("delete window.hurries")
    ada.plays(120, lambda: page.locator("div.back").count() > 0)
    page.clock.pause_at(datetime.now() + timedelta(seconds=1))
    page.clock.run_for(TELLING)
    expect(ada.over).to_be_visible()


def test_a_running_match_shows_the_commitment_that_its_end_is_checked_against(
    new_page: NewPage, server: Server
) -> None:
    page = new_page()
    ada = Person(page, server.address)
    ada.opens_table("tic_tac_toe", 2)
    page.get_by_role("tab", name="Log").click()
    sealed = page.locator(".sealed")
    expect(sealed).to_contain_text("The dice are sealed")
    sealed.get_by_text("How?").click()
    commitment = sealed.locator("code").inner_text()
    ada.plays(60)
    expect(ada.over.locator('.proof[data-verdict="proven"]')).to_contain_text(commitment[:4])
    noted = page.evaluate("localStorage.getItem('chimera.sealed')")
    assert commitment in noted
    page.evaluate("(was) => localStorage.setItem('chimera.sealed', was)", noted.replace(commitment, "0" * 64))
    page.reload()
    expect(ada.over.locator('.proof[data-verdict="broken"]')).to_contain_text("Dice do not match")
