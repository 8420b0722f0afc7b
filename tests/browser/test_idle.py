"""Nothing moves on a table that waits for a person: no animation, no frame asked for, no change of the page."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Page, expect

from chimera.engine.card import games
from tests.browser.conftest import DESK, DONE, LOADED
from tests.browser.person import GUIDED, Person
from tests.browser.server import Server

MOVES = "document.getAnimations().filter((one) => one.playState === 'running')"
ENDLESS = f"{MOVES}.filter((one) => one.effect.getComputedTiming().endTime === Infinity).length"
WATCH = """
  const ask = window.requestAnimationFrame.bind(window);
  window.asked = 0;
  window.requestAnimationFrame = (then) => (window.asked++, ask(then));
"""
QUIET = """async (ms) => {
  const seen = [];
  const watch = new MutationObserver((all) => seen.push(...all.map(({ target, type, attributeName }) =>
    `${type} ${attributeName ?? ''} of ${target.nodeName} ${target.className?.baseVal ?? target.className ?? ''}`)));
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.asked = 0;
  await new Promise((done) => setTimeout(done, ms));
  watch.disconnect();
  if (window.asked) seen.push(`${window.asked} frames asked for`);
  return [...new Set(seen)];
}"""
LOOKED_AT = 2_000  # ms
PULSES = 20  # seconds until what has just appeared is at rest


def comes_to_rest(person: Person) -> None:
    """It is one's turn, and everything is told."""
    person.waits_for_turn()
    expect(person.page.locator(".caption")).to_have_count(0)
    person.page.mouse.move(2, 2)
    assert person.page.evaluate(ENDLESS) == 0
    end = time.monotonic() + PULSES
    while moving := person.page.evaluate(f"{MOVES}.length"):
        assert time.monotonic() < end, f"{moving} animations go on"
        person.page.wait_for_timeout(100)


@pytest.fixture
def page(browser: Browser) -> Page:
    """A page of somebody who likes motion."""
    context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]}, locale="en")
    page = context.new_page()
    page.set_default_timeout(DONE)
    page.set_default_navigation_timeout(LOADED)
    page.add_init_script(WATCH)
    return page


UNFINISHED = ("myth",)  # the prompt below its first board settles later than the others do


@pytest.mark.parametrize("game", [game for game in games() if game not in UNFINISHED])
def test_nothing_moves_while_a_table_waits_for_me(game: str, page: Page, server: Server) -> None:
    ada = Person(page, server.address)
    ada.opens_table(game, 2)
    if game in GUIDED:
        ada.skips_guide()
    comes_to_rest(ada)
    assert page.evaluate(QUIET, LOOKED_AT) == []
    ada.plays(60, lambda: ada.clicks > 1)  # now something was told, and is kept until one acts
    comes_to_rest(ada)
    assert page.evaluate(QUIET, LOOKED_AT) == []
    page.context.close()
