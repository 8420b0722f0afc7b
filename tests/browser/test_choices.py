"""No unwanted choice: what has just come takes no click, a double click is one, and what is done can be taken back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from chimera.table.house import LINGER
from tests.browser.conftest import NewPage
from tests.browser.person import GUIDED, Person
from tests.browser.server import Server

SETTLE = 350  # ms, as in web/src/lib/fresh.svelte.ts
DESK = (1440, 900)
LAPTOP = (1366, 768)
PHONE = (390, 844)
# Of the board while one is asked: after the end there is no bar of the team any more, and then no board.
HEIGHT = """async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const board = document.querySelector('main.table[data-mine="true"] section.board');
    return board && Math.round(board.getBoundingClientRect().height);
}"""


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots take a moment, so that a last die lingers."""
    house = Server(Path(tmp_path_factory.mktemp("paced")), pace=0.05)
    house.start()
    yield house
    house.stop()


def at(new_page: NewPage, server: Server, game: str, seats: int, size: tuple[int, int] = DESK) -> Person:
    """Somebody whose turn it is at a table with bots."""
    ada = Person(new_page(size, touch=size == PHONE), server.address, seed=4)
    ada.opens_table(game, seats)
    ada.page.locator("main.table").wait_for()
    if game in GUIDED:
        ada.skips_guide()  # it comes a little later than the table, and Escape would close it first
    ada.waits_for_turn()
    ada.settles()
    return ada


def log_of(page: Page) -> list[str]:
    page.get_by_role("tab", name="Log").click()
    return page.locator("#pane li, .log li").all_inner_texts()


def board_of(page: Page) -> str:
    """What stands on the board, without the telling above it."""
    return str(
        page.evaluate(
            """() => {
                const board = document.querySelector('section.board').cloneNode(true);
                board.querySelectorAll('.caption').forEach((one) => one.remove());
                return board.textContent;
            }"""
        )
    )


def test_a_double_click_is_one_choice(new_page: NewPage, server: Server) -> None:
    ada = at(new_page, server, "pig", 2)
    roll = ada.page.locator(".prompt .acts [data-code=roll], .board [data-code=roll]").first
    roll.dblclick()
    ada.page.wait_for_timeout(2 * SETTLE)
    lines = [line for line in log_of(ada.page) if re.match("You roll", line)]
    assert len(lines) == 1, lines


def test_a_key_that_is_held_chooses_once(new_page: NewPage, server: Server) -> None:
    ada = at(new_page, server, "pig", 2)
    ada.page.locator("[data-code=roll]").first.focus()
    for _ in range(12):
        ada.page.keyboard.down("Enter")
        ada.page.wait_for_timeout(60)
    ada.page.keyboard.up("Enter")
    ada.page.wait_for_timeout(SETTLE)
    lines = [line for line in log_of(ada.page) if re.match("You roll", line)]
    assert len(lines) == 1, lines


def test_what_has_just_come_takes_no_click_and_then_it_does(new_page: NewPage, server: Server) -> None:
    ada = at(new_page, server, "dice_mutants", 2)
    page = ada.page
    assert page.locator("[data-fresh]").count() == 0
    watch = """() => {
        window.came = [];
        new MutationObserver((all) => all.forEach(({target}) => {
            const on = target.hasAttribute('data-fresh');
            window.came.push([on, performance.now()]);
        })).observe(document.querySelector('main.table'), {subtree: true, attributeFilter: ['data-fresh']});
    }"""
    page.evaluate(watch)
    page.locator(".optlist [data-code^=claim]").first.click()
    page.wait_for_function("() => window.came.some(([on]) => !on)")
    ada.waits_for_turn()
    ada.settles()
    came = page.evaluate("window.came")
    first = min(time for on, time in came if on)
    last = max(time for on, time in came if not on)
    assert last - first >= SETTLE - 20
    expect(page.locator("[data-fresh]")).to_have_count(0)


def test_an_undo_says_what_it_takes_back_and_gives_it_back(new_page: NewPage, server: Server) -> None:
    ada = at(new_page, server, "pig", 2)
    page = ada.page
    page.locator("[data-code=roll]").first.click()
    ada.waits_for_turn()  # a 1 gives the turn away, and bots are quick
    undo = page.get_by_role("button", name=ada.reads("undo"), exact=True)
    undo.click()
    asked = page.locator("dialog.undo")
    expect(asked).to_be_visible()
    expect(asked).to_contain_text(ada.reads("undo-anew"))
    asked.get_by_role("button", name=ada.reads("undo-keep")).click()
    expect(asked).to_be_hidden()
    before = board_of(page)
    undo.click()
    asked.get_by_role("button", name=ada.reads("undo-do")).click()
    back = page.get_by_role("button", name=ada.reads("redo"), exact=True)
    expect(back).to_be_visible()
    assert board_of(page) != before
    ada.settles()
    back.click()
    expect(back).to_have_count(0)
    ada.waits_for_turn()
    assert board_of(page) == before


def test_the_last_die_can_be_taken_back_and_is_placed_without_me(new_page: NewPage, paced: Server) -> None:
    ada = at(new_page, paced, "dice_mutants", 2)
    page = ada.page
    back = page.get_by_role("button", name=ada.reads("linger-back"), exact=True)
    taken = False
    while not taken:  # it waits for seconds only; who comes too late takes the next one back
        ada.plays(60, until=lambda: back.count() > 0)
        assert not ada.over.count()
        taken = ada.tries(back)
    expect(page.locator("#prompt h2")).to_contain_text("Assign your dice")
    ada.settles()
    ada.plays(60, until=lambda: back.count() > 0)
    address = page.url
    page.goto(paced.address)
    page.wait_for_timeout(1000 * LINGER + 500)  # meanwhile nobody of this table is here
    page.goto(address)
    expect(page.locator("main.table")).to_be_visible()
    expect(page.locator("#prompt h2")).not_to_contain_text("Assign your dice")


@pytest.mark.parametrize("game", ["evo", "dice_mutants", "storm_watch"])
def test_a_hint_opens_where_one_is(game: str, new_page: NewPage, server: Server) -> None:
    ada = at(new_page, server, game, 2, PHONE)
    page = ada.page
    tabs = page.locator("nav.tabbar")
    tabs.get_by_role("button", name=ada.reads("tab-log")).click()
    page.get_by_role("button", name=ada.reads("hint"), exact=True).click()
    hint = page.locator(".hint.sheet")
    expect(hint.locator("ol > li").first).to_be_visible()
    expect(tabs.locator("[aria-current=true]")).to_contain_text(ada.reads("tab-log"))
    shares = [int(text.rstrip("%\u00a0 ")) for text in hint.locator(".share").all_inner_texts()]
    assert shares == sorted(shares, reverse=True)
    bars = hint.locator(".pick i").all()
    for bar, share in zip(bars, shares, strict=True):
        assert bar.get_attribute("style") == f"--v: {share}%;"
    told = [pick.locator("ul li").count() for pick in hint.locator("ol > li").all()]
    assert max(told) >= 2, "a reason, and how the search came to it; being ready may have no reason of its own"
    under = hint.bounding_box()
    prompt = page.locator("#prompt").bounding_box()
    assert under is not None
    assert prompt is not None
    assert under["y"] + under["height"] <= prompt["y"]
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("sizes", [(DESK, LAPTOP), (PHONE,)], ids=["desks", "phone"])
@pytest.mark.parametrize("game", ["evo", "dice_mutants", "storm_watch"])
def test_prompts_do_not_change_the_boards_size(
    game: str, sizes: tuple[tuple[int, int], ...], new_page: NewPage, server: Server
) -> None:
    ada = at(new_page, server, game, 2, sizes[0])
    heights: dict[tuple[int, int], set[int]] = {size: set() for size in sizes}
    looked = 0

    def enough() -> bool:
        """Looks once at every question, in all sizes; the first one comes back last."""
        nonlocal looked
        if looked != ada.clicks:
            for size in (*sizes[1:], sizes[0]):
                if len(sizes) > 1:
                    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
                if (height := ada.page.evaluate(HEIGHT)) is not None:
                    heights[size].add(height)
                    looked = ada.clicks
        return ada.clicks >= 12

    ada.plays(60, until=enough)
    assert {size: len(found) for size, found in heights.items()} == dict.fromkeys(sizes, 1), heights


def test_the_focus_stays_with_the_prompt(new_page: NewPage, server: Server) -> None:
    ada = at(new_page, server, "dice_mutants", 3)
    page = ada.page
    for _ in range(3):
        ada.waits_for_turn()
        ada.settles()
        page.locator(".optlist [data-code]").last.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".table :focus")).to_have_count(1)
        page.wait_for_timeout(SETTLE)
        assert page.evaluate("document.activeElement !== document.body && !!document.activeElement.closest('.table')")


def test_escape_closes_one_thing_at_a_time(new_page: NewPage, server: Server) -> None:
    ada = at(new_page, server, "dice_mutants", 2)
    page = ada.page
    page.keyboard.press("h")
    expect(page.locator(".hint ol")).to_be_visible()
    page.get_by_role("button", name=ada.reads("menu"), exact=True).click()
    expect(page.locator("ul.menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("ul.menu")).to_have_count(0)
    expect(page.locator(".hint ol")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hint ol")).to_have_count(0)
