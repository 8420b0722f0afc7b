"""A match that is over, or that people left: its numbers, its page, its replay; and what Escape closes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.server import Server
from tests.server.helpers import Person as Player


def played(server: Server, game: str) -> str:
    """A finished match, which nobody had to click through."""
    ada = Player(server.address.rstrip("/"), "Ada")
    table = ada.make(game, "me", "random")["id"]
    with ada.at(table) as page:
        page.play_to_the_end()
    return str(table)


@pytest.fixture(scope="module")
def evo(server: Server) -> str:
    return played(server, "evo")


@pytest.fixture(scope="module")
def marks(server: Server) -> str:
    return played(server, "tic_tac_toe")


def test_every_number_of_a_match_has_its_name_and_its_own_row(new_page: NewPage, server: Server, evo: str) -> None:
    page = new_page()
    page.goto(f"{server.address}t/{evo}")
    rows = page.locator(".facts tbody th")
    expect(rows).to_have_text(["lost to the climate", "lost in fights", "born", "points"])


def test_the_end_stays_as_it_is_while_others_come_to_look(new_page: NewPage, server: Server, marks: str) -> None:
    page = new_page()
    page.goto(f"{server.address}t/{marks}")
    expect(page.locator(".proof[data-verdict]")).to_be_visible()
    page.evaluate("document.querySelector('main.ending').dataset.same = 'yes'")
    other = new_page()
    other.goto(f"{server.address}t/{marks}")
    expect(other.locator(".proof[data-verdict]")).to_be_visible()
    expect(page.locator(".watching .num")).to_have_text("2")
    expect(page.locator("main.ending[data-same]")).to_be_visible()


def test_the_second_half_of_a_double_click_opens_no_other_table(new_page: NewPage, server: Server, marks: str) -> None:
    page = new_page()
    page.add_init_script("""
        new MutationObserver(() => {
            const again = document.querySelector('.ending .bar button:last-child');
            if (!again || window.came) return;
            window.came = true;
            setTimeout(() => (again.click(), (window.pressed = true)), 120);
        }).observe(document, { subtree: true, childList: true });
    """)
    page.goto(f"{server.address}t/{marks}")
    expect(page.locator(".proof[data-verdict]")).to_be_visible()
    page.wait_for_timeout(1_000)
    assert page.evaluate("window.pressed")
    expect(page).to_have_url(f"{server.address}t/{marks}")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and not url.endswith(marks))


def test_an_abandoned_match_can_be_watched(new_page: NewPage, server: Server) -> None:
    page = new_page()
    ada = Person(page, server.address)
    ada.opens_table("pig", 2)
    ada.plays(60, lambda: ada.clicks > 1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the match").click()
    ada.settles()
    page.get_by_role("button", name="End it").click()
    expect(page.get_by_role("heading", name="The match was abandoned").first).to_be_visible()
    page.get_by_role("link", name=ada.reads("over-replay")).click()
    page.get_by_role("button", name="One step on", exact=True).click()
    expect(page.locator(".log li").first).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)
    expect(page.get_by_role("tab", name="Story")).to_have_count(0)


def test_a_replay_that_was_stopped_for_a_moment_goes_on_telling(new_page: NewPage, server: Server, evo: str) -> None:
    page = new_page()
    page.goto(f"{server.address}replay/{evo}?step=20")
    expect(page.locator('main.table[data-seq="20"]')).to_be_visible()
    play = page.locator(".play")
    for _ in range(4):  # on, off and on again while a run still waits
        play.click()
        page.wait_for_timeout(150)
    play.click()
    seen = """async () => {
        const steps = [];
        const main = document.querySelector('main.table');
        const note = () => steps.push([Number(main.dataset.seq), performance.now()]);
        new MutationObserver(note).observe(main, { attributeFilter: ['data-seq'] });
        await new Promise((done) => setTimeout(done, 6000));
        return steps;
    }"""
    steps = page.evaluate(seen)
    assert len(steps) >= 2
    assert all(after - before >= 900 for (_, before), (_, after) in pairwise(steps[1:])), steps


def test_escape_closes_the_ways_out_and_leaves_a_move_that_was_begun(new_page: NewPage, server: Server) -> None:
    page = new_page()
    ada = Person(page, server.address, seed=4)
    ada.opens_table("dice_mutants", 2)
    ada.waits_for_turn()
    cancel = page.get_by_role("button", name=ada.reads("cancel"), exact=True)
    ada.plays(60, lambda: cancel.count() > 0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the match").click()
    ways = page.get_by_role("dialog", name="Leave the match")
    expect(ways).to_be_visible()
    page.keyboard.press("Escape")
    expect(ways).to_be_hidden()
    expect(cancel).to_be_visible()
