"""Evo's big moments as they are told: the wheel turns, a card is lifted, a fight is explained, a round is summed up."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.person import LOOK, OPEN, Person
from tests.browser.server import Server

ENOUGH: Final = 240.0  # seconds for a match until everything was told once
TURN: Final = re.compile(
    r"turns the wheel (one section|\d sections)( back)?: ideal ground (goes from \w+ to \w+|stays \w+)\.$"
)
TOLD: Final = """() => {
  const caption = document.querySelector('.caption');
  return caption && [caption.dataset.kind ?? '', caption.querySelector('p').innerText];
}"""
ROOM: Final = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll('.board .float')].some(seen);
}"""
FIGHT: Final = re.compile(r": horns (\d+) against (\d+); the die shows .+, which (always|never)? ?wins")


def sits_down(page: Page, address: str, seats: int = 3, seed: int = 1) -> Person:
    """At a table with bots, where captions wait for the reader."""
    ada = Person(page, address, seed)
    ada.opens_table("evo", seats)
    ada.skips_guide()
    ada.waits_for_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox", name="Pace of the telling").select_option(label="Step")
    page.get_by_role("button", name="Menu").click()
    return ada


def plays_until_told(ada: Person, seen: dict[str, Callable[[Page, str], None]], over_the_board: bool = False) -> None:
    """Plays and reads every caption until each of these kinds was told once, and looks closer at it then.

    What is shown over the board stays away where there is no room for it; then the next time is waited for.
    """
    on = ada.page.locator(".caption").get_by_role("button", name="Next")
    end = time.monotonic() + ENOUGH
    with ada.hurries():
        while seen and time.monotonic() < end:
            glance = ada.glances()
            if glance.over:
                break
            if told := ada.page.evaluate(TOLD):
                kind, words = told
                if kind in seen and (not over_the_board or ada.page.evaluate(ROOM)):
                    with ada.hurries(False):
                        seen.pop(kind)(ada.page, words)
                with suppress(Error):  # it went by itself: something was chosen
                    on.click(position={"x": 60, "y": 6}, timeout=2_000)
            elif glance.waits or not glance.mine or not ada.acts(0.1, glance):
                ada.page.wait_for_timeout(LOOK)
    assert not seen, f"never told: {', '.join(seen)}"


def floating(page: Page) -> Locator:
    return page.locator(".board .float")


def sees_the_wheel_turn(page: Page, words: str) -> None:
    assert TURN.search(words), words
    expect(page.locator(".wheel .old").first).to_be_visible()
    before, after = (page.locator(".wheel [data-turn]").get_attribute("data-turn") or "").split("-")
    assert before != after
    expect(floating(page).locator(".slip .line").first).to_contain_text("→")


def sees_a_fight(page: Page, words: str) -> None:
    expect(floating(page).locator(".call p")).to_have_text(words)
    found = FIGHT.search(words)
    pills = page.locator("[data-fight]")
    if found is not None:  # a killer baby has no horns
        expect(pills.filter(has_text=f"{found[1]} : {found[2]}").first).to_be_visible()


def sees_a_card(page: Page, words: str) -> None:
    name = page.locator(".caption .thing").inner_text()
    card = floating(page).locator(".lifted")
    expect(card.get_by_role("heading")).to_have_text(name, ignore_case=True)
    expect(card.locator(".txt")).not_to_be_empty()
    owner = words.split(" plays ")[0] if " plays " in words else "you"
    expect(card.locator(".by")).to_have_text(f"by {owner}")


def sees_a_round(page: Page, words: str) -> None:
    begun = int(words.removeprefix("Round ").removesuffix(" begins."))
    card = page.locator(".round-card")
    expect(card.get_by_role("heading")).to_have_text(f"Round {begun - 1} in short")
    rows = card.locator("tbody tr")
    expect(rows).to_have_count(3)
    income = [int(row.locator("td").last.inner_text()) for row in rows.all()]
    assert all(points >= 2 for points in income)  # nobody falls below two dinosaurs


def test_the_big_moments_of_evo_are_shown_while_they_are_told(new_page: NewPage, server: Server) -> None:
    ada = sits_down(new_page(), server.address)
    expect(ada.page.locator('[data-what="meteorite"]')).to_contain_text("from round 10")
    plays_until_told(
        ada,
        {"turned": sees_the_wheel_turn, "fought": sees_a_fight, "played": sees_a_card, "round": sees_a_round},
        over_the_board=True,
    )


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    if a is None or b is None:
        return True
    return (
        a["x"] + a["width"] <= b["x"]
        or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"]
        or b["y"] + b["height"] <= a["y"]
    )


def test_on_a_phone_a_moment_lies_on_no_option(new_page: NewPage, server: Server) -> None:
    ada = sits_down(new_page((390, 844), touch=True), server.address, seats=4, seed=3)

    def looks(page: Page, words: str) -> None:
        shown = floating(page).first
        if not shown.is_visible():
            return
        for option in page.locator(f".board {OPEN}").all():
            assert apart(shown, option), f"{words} lies on {option.get_attribute('data-code')}"

    plays_until_told(ada, {"turned": looks, "round": looks, "bought": lambda _page, _words: None})


def test_after_the_telling_trails_and_fights_stay_until_i_choose(new_page: NewPage, server: Server) -> None:
    ada = sits_down(new_page(), server.address, seed=2)
    page = ada.page
    kept: list[int] = []

    def looks(page: Page, _words: str) -> None:
        trails = page.locator("[data-trail]").count()  # also those that are told next
        page.locator(".caption .end").click()
        expect(page.locator(".caption")).to_have_count(0)
        expect(page.locator("[data-trail]")).to_have_count(trails)
        kept.append(trails)

    plays_until_told(ada, {"moved": looks})
    assert kept[0] > 0
    ada.waits_for_turn()
    walked = page.locator("[data-trail]").first.get_attribute("data-trail")
    ada.plays(60, until=lambda: page.locator(f'[data-trail="{walked}"]').count() == 0, shy=0)
