"""Storm Watch on its coast: whole nights by mouse, by finger and by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.person import OPEN, Person
from tests.browser.server import Server

PHONE = (390, 844)
FINGER = 44  # px
SKARNVIK, TANGEN, ORMHOLM, KVARN, HVITNES = range(5)  # places of the coast on the page "new table"


def sits_down(page: Page, server: Server, seats: int, kinds: dict[int, str] | None = None, seed: int = 1) -> Person:
    """Somebody at a table of Storm Watch, asked for the first time."""
    person = Person(page, server.address, seed)
    person.opens_table("storm_watch", seats, kinds)
    person.skips_guide()
    person.waits_for_turn()
    return person


def test_a_whole_night_is_watched_by_mouse_with_bots(new_page: NewPage, server: Server) -> None:
    ada = sits_down(new_page(), server, 3)
    expect(ada.page.get_by_role("group", name="The coast of Skarnvik")).to_be_visible()
    ada.plays(200)
    expect(ada.over.get_by_text(re.compile("everybody has (won|lost)"))).to_be_visible()


def test_one_person_watches_a_whole_night_with_three_keepers(new_page: NewPage, server: Server) -> None:
    ada = sits_down(new_page(), server, 3, {1: "Here", 2: "Here"}, seed=2)
    ada.plays(200)
    expect(ada.over.get_by_text(re.compile("everybody has (won|lost)"))).to_be_visible()


def test_a_whole_night_is_watched_on_a_phone(new_page: NewPage, server: Server) -> None:
    ada = sits_down(new_page(PHONE, touch=True), server, 2, seed=3)
    ada.plays(200)
    expect(ada.over.get_by_text(re.compile("everybody has (won|lost)"))).to_be_visible()


def test_keys_alone_walk_a_keeper_along_the_coast(new_page: NewPage, server: Server) -> None:
    page = sits_down(new_page(), server, 2).page
    page.locator(f"#place-{SKARNVIK}").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f"#place-{TANGEN}")).to_be_focused()
    expect(page.locator(".price")).to_contain_text("Walk to Tangen")
    expect(page.locator(".price")).to_contain_text("costs 1 of your 2 efforts")
    page.keyboard.press("Enter")
    expect(page.locator('.seat.me [aria-label="1 effort left"]')).to_be_visible()
    expect(page.locator(".seat.me .keeper")).to_contain_text("Tangen")


def test_a_place_out_of_reach_says_why(new_page: NewPage, server: Server) -> None:
    page = sits_down(new_page(), server, 2).page
    page.locator(f"#place-{ORMHOLM}").click(force=True)
    expect(page.get_by_text("That is no neighbour of Skarnvik")).to_be_visible()


def test_a_plan_is_drawn_along_its_path_and_carried_out_by_a_click(new_page: NewPage, server: Server) -> None:
    page = sits_down(new_page(), server, 2, {1: "Here"}).page
    page.keyboard.down("Shift")
    page.locator(f"#place-{KVARN}").click()
    ghost = page.locator('[data-ghost="0"]')
    expect(ghost).to_have_count(1)
    page.locator(f"#place-{HVITNES}").click()
    page.keyboard.up("Shift")
    expect(ghost.locator("path[stroke-dasharray='8 6']")).to_have_count(2)
    page.get_by_role("button", name="Carry out your plan: 2 steps").click()
    expect(page.get_by_label(re.compile("Forester, at Hvitnes"))).to_be_visible()
    expect(ghost).to_have_count(0)


def test_fingers_find_everything_on_the_coast(new_page: NewPage, server: Server) -> None:
    page = sits_down(new_page(PHONE, touch=True), server, 4).page
    places = page.locator(".place > circle:first-child")
    expect(places).to_have_count(7)
    buttons = page.locator(f".dock button:is({OPEN})")
    coast = page.locator(".chart").bounding_box()
    assert coast is not None
    assert (coast["x"], coast["width"]) == (0, PHONE[0])
    expect(buttons.first).to_be_visible()
    for target in [*places.all(), *buttons.all()]:
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    expect(page.locator(".place.legal").first).to_be_visible()
    for place in page.locator(".place.legal").all():
        place.click(trial=True)  # nothing lies on it
