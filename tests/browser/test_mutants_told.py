"""Dice Mutants tells its damage: the blow in red, the round in short, and to who is out why, with a way to the end."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.person import LOOK, TAKES, Person
from tests.browser.server import Server

PHONE = (390, 844)
PASS = '.prompt .acts [data-code="pass"]'
# what somebody clicks who builds nothing: speed, and no guile
IDLE = [f"{one}{TAKES}" for one in (".offer [data-code]", ".pool .die.is-legal", ".ctr.is-legal", PASS)]
FIRST = "(all) => all.find((one) => document.querySelector(one)) ?? null"


def paced(page: Page, pace: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox", name="Pace of the telling").select_option(label=pace)
    page.get_by_role("button", name="Menu").click()


def builds_nothing(ada: Person, until: str, seconds: float = 240) -> None:
    """Claims what lies first and adds it to speed, until something is there; others grow stronger every round."""
    end = time.monotonic() + seconds
    with ada.hurries():
        while time.monotonic() < end:
            if ada.page.locator(until).count():
                return
            glance = ada.glances()
            found = ada.page.evaluate(FIRST, IDLE) if glance.mine and not glance.waits else None
            if found is None or not ada.tries(ada.page.locator(found).first):
                ada.page.wait_for_timeout(LOOK)
    raise AssertionError(f"{until} never came: {ada.says()}")


def opens_battle(page: Page, server: Server, seats: int = 3, level: str = "Normal") -> Person:
    ada = Person(page, server.address)
    ada.opens_table("dice_mutants", seats, level=level)
    ada.skips_guide()
    return ada


def test_the_blow_that_is_told_is_red_and_adds_up(new_page: NewPage, server: Server) -> None:
    ada = opens_battle(new_page(), server)
    page = ada.page
    paced(page, "Step")
    builds_nothing(ada, '.caption[data-kind="fought"]')
    words = page.locator(".caption p").inner_text()
    found = re.search(r"for (\d+): attack (\d+) against defence (\d+)", words)
    assert found is not None, words
    damage, attack, defence = (int(number) for number in found.groups())
    assert damage % (attack - defence) == 0  # in rage, several times
    told = page.locator(".damage .arrows .told")
    expect(told).to_have_count(1)
    expect(told).to_contain_text(f"−{damage}")
    expect(page.locator(".damage .chip.red")).to_have_text(re.compile(rf"{attack} − {defence}.*=\s*{damage}"))
    expect(page.locator("[data-light^='life:']")).to_have_count(1)
    # the last of it tells what is left
    while page.locator('.caption:not([data-kind="lost"])').count():
        page.keyboard.press("ArrowRight")
    expect(page.locator(".caption")).to_contain_text(re.compile(r"\d+ of \d+ life; \d+ left"))


def test_the_round_is_summed_up_in_numbers(new_page: NewPage, server: Server) -> None:
    ada = opens_battle(new_page(), server)
    page = ada.page
    builds_nothing(ada, ".damage")
    summary = page.get_by_role("region", name=re.compile(r"Round \d+ in short"))
    expect(summary.get_by_role("columnheader", name="dealt")).to_be_visible()
    rows = summary.locator("tbody tr")
    numbers = [[cell.inner_text() for cell in row.locator("td").all()] for row in rows.all()]
    dealt = sum(int(row[0]) for row in numbers if row[0].isdigit())
    lost = sum(int(row[1]) for row in numbers if row[1].isdigit())
    assert dealt == lost > 0


def test_who_is_out_is_told_why_and_may_see_the_end(new_page: NewPage, server: Server) -> None:
    for _ in range(5):  # who dies with the last of the others is not out, the match is over
        page = new_page()  # a new guest, who is met by the guide
        ada = opens_battle(page, server, 4, "Hard")  # others would fall by the same blow
        paced(page, "Fast")
        builds_nothing(ada, ".outcard, [data-over]", 400)
        if page.locator(".outcard").count():
            break
    card = page.get_by_role("region", name="You are out")
    expect(card).to_contain_text(re.compile(r"You are out: \d+ damage (against|by)"))
    expect(card.locator("li").first).to_contain_text("you")
    card.get_by_role("button", name="Watch the others").click()
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Fast-forward to the end").click()
    expect(page.locator(".caption")).to_have_count(0)
    expect(ada.over).to_be_visible(timeout=240_000)


def test_on_a_phone_the_damage_is_cards_that_fit(new_page: NewPage, server: Server) -> None:
    ada = opens_battle(new_page(PHONE, touch=True), server)
    page = ada.page
    builds_nothing(ada, ".damage")
    expect(page.locator(".damage .arrows")).to_have_count(0)
    expect(page.locator(".damage .chip").first).to_be_visible()
    for card in page.locator(".damage [data-hit]").all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
