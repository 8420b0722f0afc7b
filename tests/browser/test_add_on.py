"""A game of another package on the board that the package brings."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.server import Server

ADDON: Final = Path(__file__).parent.parent / "addon"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the package installed."""
    house = Server(tmp_path_factory.mktemp("addon"), packages=ADDON)
    house.start()
    yield house
    house.stop()


def test_the_board_of_an_add_on_is_shown_clicked_and_kept_up_to_date(new_page: NewPage, house: Server) -> None:
    ada = Person(new_page(), house.address)
    ada.opens_table("track", 2)
    ada.waits_for_turn()
    board = ada.page.locator(".board .track")
    expect(board.locator(".lane")).to_have_text([re.compile(r": 0$")] * 2)
    expect(board).to_have_css("border-left-width", "7px")  # its own style sheet, under our policy
    expect(ada.page.get_by_text("you play on the plain table")).to_have_count(0)
    expect(ada.page.locator(".prompt .acts [data-code]")).to_have_text(["Hold and bank the pot"])  # not drawn: a button
    before = ada.page.locator("main.table").get_attribute("data-seq") or ""
    board.get_by_role("button", name="Roll the die").click()
    expect(ada.page.locator("main.table")).not_to_have_attribute("data-seq", before)
    ada.plays(120)
    expect(ada.over).to_be_visible()
    ada.over.get_by_role("button", name="Look at the board").click()
    lanes = " ".join(board.locator(".lane").all_inner_texts())
    assert any(int(score) >= 50 for score in re.findall(r": (\d+)", lanes)), lanes


@pytest.mark.parametrize("game", ["track_torn", "track_unreadable"])
def test_a_board_that_fails_says_so_once_and_the_game_is_played_on_the_plain_table(
    new_page: NewPage, house: Server, game: str
) -> None:
    ada = Person(new_page(), house.address)
    ada.opens_table(game, 2)
    ada.waits_for_turn()
    said = "The board of Pig on a track could not be loaded; you play on the plain table."
    expect(ada.page.get_by_text(said)).to_have_count(1)
    expect(ada.page.get_by_text("half a board")).to_have_count(0)
    ada.plays(120)
    expect(ada.over).to_be_visible()


def test_a_board_that_was_not_built_is_the_plain_table(new_page: NewPage, house: Server) -> None:
    ada = Person(new_page(), house.address)
    ada.opens_table("track_gone", 2)
    ada.waits_for_turn()
    ada.page.locator(".board .choices").get_by_role("button", name="Roll the die").click()
    expect(ada.page.locator(".roll .dieface")).to_be_visible()


def test_the_board_in_the_documentation_works(new_page: NewPage, tmp_path: Path) -> None:
    text = (ADDON.parent.parent / "docs" / "client.md").read_text(encoding="utf-8")
    block = re.search(r"^```js board.js\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert block is not None
    shutil.copytree(ADDON, tmp_path / "packages")
    (tmp_path / "packages" / "track" / "board" / "board.js").write_text(block[1], encoding="utf-8")
    house = Server(tmp_path, packages=tmp_path / "packages")
    house.start()
    try:
        ada = Person(new_page(), house.address)
        ada.opens_table("track", 2)
        ada.waits_for_turn()
        before = ada.page.locator("main.table").get_attribute("data-seq") or ""
        ada.page.locator(".board .track").get_by_role("button", name="Roll the die").click()
        expect(ada.page.locator("main.table")).not_to_have_attribute("data-seq", before)
        expect(ada.page.locator(".board .lane")).to_have_count(2)
    finally:
        house.stop()
