"""How hard it is, on the page where a table is laid: by what was picked and by how many play."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.server import Server

SCENARIOS = (
    "The Borrowed Shadow",
    "The Drowned Index, part one: Water Marks",
    "The Drowned Index, part two: The Tide Table",
)


def test_how_often_bots_win_follows_scenario_and_number_of_players(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address, 1)
    page = ada.page
    page.goto(f"{ada.address}new?game=blind_evolution")
    hard = page.locator("[data-difficulty]")
    expect(hard.get_by_role("columnheader")).to_have_text(["2 players", "3 players", "4 players"])
    expect(hard.get_by_role("rowheader")).to_have_text(list(SCENARIOS))
    expect(hard.locator("td b")).to_have_count(9)
    said = hard.get_by_role("status")
    expect(said).to_have_text(
        re.compile(r"Teams of normal bots win \d+% of their matches \(95% interval: \d+% to \d+%")
    )
    cell = hard.locator('[aria-current="true"]')
    for scenario in (1, 2, 0):
        page.get_by_role("combobox", name="Scenario", exact=True).select_option(label=SCENARIOS[scenario])
        row = hard.get_by_role("row").filter(has=page.get_by_role("rowheader", name=SCENARIOS[scenario]))
        expect(row.locator('[aria-current="true"]')).to_have_count(1)
        expect(said).to_contain_text(f"win {cell.locator('b').inner_text()}")
    before = hard.locator("td").all()
    place = [box.get_attribute("aria-current") for box in before].index("true")
    page.get_by_role("button", name=ada.reads("more-seats")).click()
    after = [box.get_attribute("aria-current") for box in hard.locator("td").all()]
    expect(cell).to_have_count(1)
    assert abs(after.index("true") - place) == 1
    expect(hard.get_by_text("Measured with the other house rules as usual.")).to_have_count(0)
    page.get_by_role("group", name="Difficulty", exact=True).get_by_role("button", name="Exceed it").click()
    expect(hard.get_by_text("Measured with the other house rules as usual.")).to_be_visible()


def test_a_game_that_was_not_measured_says_nothing_of_it(new_page: NewPage, server: Server) -> None:
    page = new_page()
    page.goto(f"{server.address}new?game=pig")
    expect(page.locator(".stepper b")).to_be_visible()
    expect(page.locator("[data-difficulty]")).to_have_count(0)


def test_how_hard_it_is_is_said_in_french(new_page: NewPage, server: Server) -> None:
    page = new_page()
    page.goto(f"{server.address}new?game=storm_watch")
    page.locator(".site .language select").select_option("fr")
    said = re.compile(r"Les équipes de robots de niveau .* gagnent \d+.% de leurs parties")
    expect(page.locator("[data-difficulty] [role=status]")).to_have_text(said)
