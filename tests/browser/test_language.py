"""The language of the page: the browser's or a wish, changed without loading anything anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, NewPage
from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.texts import FRAME, ROOT, frame

PHONE: Final = (390, 844)
SWITCH: Final = ".site .language select"  # in the head of the site
OTHERS: Final = sorted({file.stem for file in FRAME.glob("*.ftl")} - {"en"})


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game that speaks some Esperanto, which the frame does not."""
    house = Server(tmp_path_factory.mktemp("addon"), packages=ROOT / "tests" / "addon")
    house.start()
    yield house
    house.stop()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_page_speaks_every_language_it_has_and_keeps_the_wish(
    new_page: NewPage, house: Server, size: tuple[int, int]
) -> None:
    page = new_page(size, size != DESK)
    page.goto(house.address)
    page.evaluate("window.same = true")
    for language in [*OTHERS, "en", "eo"]:
        page.locator(SWITCH).select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        spoken = language if language in OTHERS else "en"
        expect(page.locator("#mine")).to_have_text(frame(spoken, "home-yours"))
        expect(page.locator("h1")).to_have_text(frame(spoken, "home-title"))
        for part in (".language", ".me"):
            box = page.locator(f".site {part}").bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= size[0], f"{part} does not fit in {language}"
    assert page.evaluate("window.same"), "the page was loaded anew"
    expect(page.get_by_text("Ĵetu denove aŭ haltu.").first).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "eo")
    expect(page.locator(SWITCH)).to_have_value("eo")


def test_the_language_is_reached_by_keyboard(new_page: NewPage, house: Server) -> None:
    page = new_page()
    page.goto(house.address)
    expect(page.locator("#mine")).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.locator(f"{SWITCH}:focus").count():
            break
    page.keyboard.press("Home")
    page.keyboard.press("e")
    page.keyboard.press("s")  # by the first letters, as in every list: Esperanto
    expect(page.locator("html")).to_have_attribute("lang", "eo")


def test_a_table_changes_its_language_in_the_middle_of_a_game(new_page: NewPage, house: Server) -> None:
    ada = Person(new_page(), house.address)
    ada.opens_table("track", 2)
    ada.waits_for_turn()
    roll = ada.page.locator('.board [data-code="roll"]')
    expect(roll).to_have_text("Roll the die")
    ada.page.locator(".topbar .menubox > button").click()
    ada.page.locator(".topbar .language select").select_option("eo")
    expect(roll).to_have_text("Ĵeti la kubon")
    expect(ada.page.locator('.optlist [data-code="roll"]')).to_contain_text("Ĵeti la kubon")
    expect(ada.page.locator("html")).to_have_attribute("lang", "eo")
    roll.click()
    expect(ada.page.locator(".log li")).not_to_have_count(0)


def test_a_new_guest_is_met_in_the_language_of_the_browser(new_page: NewPage, house: Server) -> None:
    for language in ["en", *OTHERS]:
        page = new_page(locale=language)
        page.goto(house.address)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("h1")).to_have_text(frame(language, "home-title"))
        expect(page.locator(SWITCH)).to_have_value("")
