"""What people bring to Blind Evolution Mythos: a scenario that they wrote, and what a campaign carries on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.blind_evolution.city import A
from tests.blind_evolution.test_endings import face, hold_the_cards
from tests.blind_evolution.test_endings import night as first_turn
from tests.browser.begun import night, sits_down, tables
from tests.browser.conftest import DESK, NewPage
from tests.browser.person import Person
from tests.browser.server import Server

PAGE: Final = Path(__file__).parent.parent.parent / "docs" / "write-a-scenario.md"
PHONE: Final = (390, 844)


def harbour() -> str:
    """The scenario that the documents show."""
    found = re.search(r"^```yaml my.yaml\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def brings(person: Person, text: str) -> Locator:
    """Choose a file of the machine; what is said of it."""
    person.page.locator("input[type=file]").set_input_files(
        [{"name": "my.yaml", "mimeType": "text/yaml", "buffer": text.encode()}]
    )
    return person.page.get_by_role("region", name="Your files").get_by_role("listitem")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_scenario_of_somebodys_own_is_brought_and_begun(
    new_page: NewPage, server: Server, size: tuple[int, int]
) -> None:
    ada = Person(new_page(size, size == PHONE), server.address)
    ada.page.goto(f"{server.address}new?game=blind_evolution")
    expect(brings(ada, harbour())).to_contain_text("In order: blind_evolution/scenario")
    ada.page.get_by_role("button", name="One seat fewer").click()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url("**/t/*")
    ada.awaited = "blind_evolution"
    ada.waits_for_turn()
    expect(ada.page.get_by_role("group", name="The city: The Quiet Harbour")).to_be_visible()
    ada.plays(60, until=lambda: ada.page.locator(".turns .past").count() > 0)
    expect(ada.page.locator(".turns, [data-over]").first).to_be_visible()


def test_a_broken_scenario_is_refused_with_line_and_remedy_and_never_left_out_silently(
    new_page: NewPage, server: Server
) -> None:
    ada = Person(new_page(), server.address)
    ada.page.goto(f"{server.address}new?game=blind_evolution")
    broken = harbour().replace("opened_by: [logbook]", "opened_by: [log_book]")
    line = broken[: broken.index("log_book")].count("\n") + 1
    said = brings(ada, broken).get_by_role("alert")
    expect(said).to_contain_text(f"my.yaml, line {line}")
    expect(said).to_contain_text("log_book")
    expect(said).to_contain_text(re.compile(r"logbook|clues are|known"))  # what to do about it
    opens = ada.page.get_by_role("button", name="Open the table")
    expect(opens).to_be_disabled()
    opens.click(force=True)
    expect(opens).to_be_visible()  # still here, and nothing was opened
    expect(ada.page).to_have_url(re.compile("/new"))
    expect(brings(ada, harbour())).to_contain_text("In order: blind_evolution/scenario")  # mended
    expect(opens).to_be_enabled()
    expect(brings(ada, broken).get_by_role("alert")).to_be_visible()
    ada.page.get_by_role("checkbox", name="Open the table without it").check()
    opens.click()
    ada.page.wait_for_url("**/t/*")
    ada.skips_guide()
    expect(ada.page.get_by_role("group", name="The city: The Borrowed Shadow")).to_be_visible()


def super_tokens(person: Person, seat: int) -> Locator:
    """How many super tokens a seat has."""
    return person.page.locator(f'.seat[data-seat="{seat}"] [title*="super token" i]')


def test_the_campaign_goes_on_to_the_tide_table_with_the_super_tokens_that_are_left(
    new_page: NewPage, tmp_path: Path
) -> None:
    g = first_turn("water_marks")
    g.turn = g.box.turn_limit - 1
    g.supers = [6, 3, 0]
    hold_the_cards(g)
    lair = face(g, "water_marks")
    place = next(place for place in range(g.box.hexes) if g.name(place) == lair)
    with tables(tmp_path, marks=night(g, "Ada", "normal", "normal", scenario="water_marks")) as house:
        ada = Person(new_page(), house.address)
        sits_down(ada, "marks", A)
        ada.waits_for_turn()
        page = ada.page
        expect(page.get_by_role("group", name=re.compile("^The city: .*Water Marks"))).to_be_visible()
        first = page.url
        page.locator(f"#hex-{place}").click(force=True)  # the boss stands on it
        ada.plays(60)
        expect(ada.over).to_contain_text("You win together")
        expect(ada.over).to_contain_text("Part 1 of the campaign")
        ada.over.get_by_role("button", name="Go on: part 2").click()
        page.wait_for_url(lambda url: url != first)
        ada.waits_for_turn()
        expect(page.get_by_role("group", name=re.compile("^The city: .*The Tide Table"))).to_be_visible()
        for seat, left in enumerate((4, 3, 0)):  # a victory with one turn left carries four of six
            expect(super_tokens(ada, seat)).to_have_text(str(left))
