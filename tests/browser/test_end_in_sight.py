"""When a match is over nothing lies on what it says, and every round of it can be looked at."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.server import Server
from tests.server.helpers import Person as Player

COVERED = """() => {
  const box = document.querySelector('#prompt h2').getBoundingClientRect();
  return [...document.querySelectorAll('#prompt .acts button')].filter((button) => {
    const own = button.getBoundingClientRect();
    return own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top;
  }).length;
}"""
HIDDEN = """(row) => {
  const { left, right } = row.getBoundingClientRect();
  return [...row.children].filter((button) => {
    const own = button.getBoundingClientRect();
    return own.left < left - 1 || own.right > right + 1;
  }).length;
}"""


@pytest.fixture(scope="module")
def evo(server: Server) -> str:
    """A finished match of many rounds, which nobody had to click through."""
    ada = Player(server.address.rstrip("/"), "Ada")
    table = ada.make("evo", "me", "random")["id"]
    with ada.at(table) as page:
        page.play_to_the_end()
    return str(table)


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_the_way_on_stands_beside_how_the_match_ended(
    new_page: NewPage, server: Server, evo: str, size: tuple[int, int]
) -> None:
    page = new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{server.address}t/{evo}")
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator("#prompt h2")).to_contain_text("meteorite")
    expect(page.locator("#prompt .acts").get_by_role("button", name="Play again")).to_be_in_viewport()
    assert page.evaluate(COVERED) == 0
    page.locator("#prompt .acts").get_by_role("button", name="To the result").click()
    expect(page.locator("[data-over]")).to_be_visible()


def test_all_rounds_of_a_replay_are_in_sight(new_page: NewPage, server: Server, evo: str) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(f"{server.address}replay/{evo}")
    row = page.locator(".rounds")
    expect(row.locator("button").nth(7)).to_be_visible()
    assert row.evaluate(HIDDEN) == 0
