"""The guide from its first page to its last, the book that answers, and taps that explain: on a desk and on a phone."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import DESK, NewPage
from tests.browser.person import OPEN, Person
from tests.browser.server import Server

LAPTOP = (1366, 768)
PHONE = (390, 844)
FINGER = 36  # px
SIZES = [DESK, LAPTOP, PHONE]
PAGES = {"evo": 9, "dice_mutants": 8}
STANDS = """async () => {
  const where = () => [...document.querySelectorAll('.guide, i[data-guide]')]
    .flatMap((one) => Object.values(one.getBoundingClientRect().toJSON())).join();
  for (let [calm, before] = [0, '']; calm < 3; ) {
    await new Promise(requestAnimationFrame);
    [calm, before] = [where() === before ? calm + 1 : 0, where()];
  }
}"""
# Options that the guide lies on; what is scrolled out of the board is not seen, and does not count.
COVERED = """(options) => {
  const card = document.querySelector('.guide').getBoundingClientRect();
  return [...document.querySelectorAll(options)].filter((option) => {
    const board = option.closest('.board');
    const { left, right, top, bottom, width } = option.getBoundingClientRect();
    const seen = board ? Math.min(bottom, board.getBoundingClientRect().bottom) : bottom;
    if (!width || top >= seen - 1) return false;
    return !(card.right <= left + 1 || right <= card.left + 1 || card.bottom <= top + 1 || seen <= card.top + 1);
  }).map((option) => option.dataset.code);
}"""


def guide_of(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.reads("guide-title"), exact=True)


def turns(person: Person, key: str) -> None:
    guide_of(person).get_by_role("button", name=person.reads(key), exact=True).click()


def headings(person: Person) -> list[str]:
    """Every page of the guide, turned one by one; the last stays open."""
    guide = guide_of(person)
    found = [guide.get_by_role("heading").inner_text()]
    while guide.get_by_role("button", name=person.reads("guide-next"), exact=True).count():
        covers_nothing(person.page)
        turns(person, "guide-next")
        expect(guide.get_by_role("heading")).not_to_have_text(found[-1])
        found.append(guide.get_by_role("heading").inner_text())
    covers_nothing(person.page)
    return found


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def apart(a: FloatRect, b: FloatRect) -> bool:
    return (
        a["x"] + a["width"] <= b["x"] + 1
        or b["x"] + b["width"] <= a["x"] + 1
        or a["y"] + a["height"] <= b["y"] + 1
        or b["y"] + b["height"] <= a["y"] + 1
    )


def covers_nothing(page: Page) -> None:
    """The guide points at something, and is over neither that nor an option."""
    ring = page.locator("i[data-guide]")
    expect(ring).to_be_visible()
    page.evaluate(STANDS)  # it is put where there is room once the page has settled
    assert apart(box(page.locator(".guide")), box(ring))
    assert page.evaluate(COVERED, f".board {OPEN}, .prompt {OPEN}") == []


@pytest.mark.parametrize("size", SIZES, ids=["desk", "laptop", "phone"])
@pytest.mark.parametrize("game", PAGES)
def test_the_guide_is_read_to_its_end_while_the_match_waits(
    new_page: NewPage, server: Server, game: str, size: tuple[int, int]
) -> None:
    ada = Person(new_page(size, touch=size == PHONE), server.address)
    ada.opens_table(game, 3)
    guide = guide_of(ada)
    expect(guide.get_by_text(ada.reads("guide-waits"))).to_be_visible()
    expect(guide.get_by_role("heading")).to_contain_text("Goal")  # what it is all about comes first
    expect(guide.get_by_role("button", name=ada.reads("guide-back"))).to_be_disabled()
    before = ada.seq()
    pages = headings(ada)
    assert len(pages) == len(set(pages)) == PAGES[game]
    for later, earlier in pairwise(reversed(pages)):
        expect(guide.get_by_role("heading")).to_have_text(later)
        turns(ada, "guide-back")
        expect(guide.get_by_role("heading")).to_have_text(earlier)
    assert ada.seq() == before  # nobody has moved meanwhile
    for _ in pages[1:]:
        turns(ada, "guide-next")
    turns(ada, "guide-done")
    expect(guide).to_have_count(0)
    ada.plays(60, lambda: ada.seq() > before + 2)  # and now it goes on


def test_the_guide_begins_anew_in_a_later_round_and_escape_ends_it(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table("dice_mutants", 2)
    ada.skips_guide()
    ada.plays(90, lambda: ada.page.get_by_text("Round 2", exact=True).count() > 0 and ada.mine())
    for _ in range(2):  # also while it is open already
        ada.page.get_by_role("button", name=ada.reads("menu"), exact=True).click()
        ada.page.get_by_role("button", name=ada.reads("menu-guide")).click()
        guide = guide_of(ada)
        expect(guide.get_by_role("heading")).to_contain_text("Goal")
        turns(ada, "guide-next")
        turns(ada, "guide-next")
        expect(guide.get_by_role("heading")).to_contain_text("Claim")
    before = ada.seq()
    assert len(headings(ada)) == PAGES["dice_mutants"] - 2
    assert ada.seq() == before
    ada.page.keyboard.press("Escape")
    expect(guide_of(ada)).to_have_count(0)


def test_whoever_acts_plays_on_although_the_guide_is_open(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table("dice_mutants", 2)
    waits = guide_of(ada).get_by_text(ada.reads("guide-waits"))
    expect(waits).to_be_visible()
    if not ada.mine():  # a bot has to begin: then it is let go, and the guide opened again
        ada.skips_guide()
        ada.waits_for_turn()
        ada.page.get_by_role("button", name=ada.reads("menu"), exact=True).click()
        ada.page.get_by_role("button", name=ada.reads("menu-guide")).click()
        expect(waits).to_be_visible()
    before = ada.seq()
    ada.page.locator(f".tray {OPEN}, .prompt .acts {OPEN}").first.click()
    expect(waits).to_have_count(0)
    expect(ada.page.locator("main.table")).not_to_have_attribute("data-seq", str(before))
    turns(ada, "guide-next")
    expect(waits).to_be_visible()


def opens_book(person: Person, size: tuple[int, int]) -> None:
    name = person.reads("tab-rules")
    if size == PHONE:
        person.page.get_by_role("navigation", name=person.reads("menu")).get_by_role("button", name=name).click()
    else:
        person.page.locator("#tab-rules, .vtab:has-text('Rules')").first.click()


@pytest.mark.parametrize("size", SIZES, ids=["desk", "laptop", "phone"])
def test_the_book_says_how_to_win_and_knows_every_card(
    new_page: NewPage, server: Server, size: tuple[int, int]
) -> None:
    ada = Person(new_page(size, touch=size == PHONE), server.address)
    page = ada.page
    ada.opens_table("evo", 3)
    ada.skips_guide()
    opens_book(ada, size)
    expect(page.get_by_role("heading", name="Evo in one page")).to_be_visible()
    assert page.locator(".leaf ol li").count() == 6  # every phase of a round
    assert page.locator("#book-leaf li svg").count() == 18  # genes, each with its picture
    search = page.get_by_role("searchbox", name=ada.reads("rules-search"))
    answer = page.locator(".found")
    search.fill("how do I win")
    expect(answer).to_contain_text("Have the most mutation points when the meteorite falls.")
    answer.get_by_role("button", name="Rule: The end of the game").click()
    expect(page.locator("li.on")).to_contain_text("evo.end.most-points-wins")
    search.fill("ash veil")
    expect(answer).to_contain_text("Ash veil")
    expect(answer).to_contain_text("counterclockwise")
    answer.get_by_role("button", name=ada.reads("book-show")).click()
    expect(page.locator("#thing-card-ash_veil")).to_be_in_viewport()
    search.fill("xylophone")
    expect(page.get_by_role("status").filter(has_text="xylophone")).to_contain_text("Movement")
    expect(answer).to_have_count(0)
    search.fill("six-is-final")
    expect(answer.locator("b")).to_have_attribute("lang", "en")  # a rule itself, where nothing else answers
    body = page.locator("main.table").bounding_box()
    assert body is not None
    assert body["width"] == size[0]


def test_the_open_book_leaves_every_option_on_the_board(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table("evo", 2)
    ada.skips_guide()
    ada.plays(90, lambda: ada.phase() == "Movement" and ada.mine())
    opens_book(ada, DESK)
    expect(ada.page.get_by_role("heading", name="Evo in one page")).to_be_visible()
    assert box(ada.page.locator(".drawer"))["width"] >= 640  # a spread
    left, right = (box(leaf) for leaf in ada.page.locator(".leaf").all())
    assert left["x"] + left["width"] <= right["x"] + 1
    board = box(ada.page.locator(".board"))
    for hexagon in ada.page.locator(".board .cells path").all():
        around = box(hexagon)
        assert around["x"] >= board["x"] - 1
        assert around["x"] + around["width"] <= board["x"] + board["width"] + 1


def test_a_tap_on_a_seats_icon_explains_it_on_a_phone(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(PHONE, touch=True), server.address)
    page = ada.page
    for game, key, name in (("evo", "gene-fur", "Fur"), ("dice_mutants", "points-guile", "Guile")):
        ada.opens_table(game, 2)
        ada.skips_guide()
        page.get_by_role("navigation", name="Menu").get_by_role("button", name="Seats").tap()
        icon = page.locator(f'.rail [data-about="{key}"]').first
        size = box(icon)
        assert min(size["width"], size["height"]) >= FINGER
        icon.tap()
        about = page.get_by_role("dialog")
        expect(about.get_by_role("heading", name=name)).to_be_visible()
        assert len(about.locator("p").inner_text()) > 20
        about.get_by_role("button", name=ada.reads("close")).tap()
        expect(about).to_have_count(0)


def test_keys_explain_too_and_an_option_stays_an_option(new_page: NewPage, server: Server) -> None:
    ada = Person(new_page(), server.address)
    page = ada.page
    ada.opens_table("dice_mutants", 2)
    ada.waits_for_turn()
    page.locator('.rail [data-about="grid-attack"]').first.focus()
    page.keyboard.press("Enter")
    about = page.get_by_role("dialog")
    expect(about.get_by_role("heading", name="Attack")).to_be_visible()
    page.keyboard.press("Escape")
    expect(about).to_have_count(0)
    page.locator('[data-item="force"]').focus()
    page.keyboard.press("?")
    expect(about.get_by_role("heading", name="Force")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator('[data-item="force"]').click(force=True)  # greyed: it still says why not
    expect(page.get_by_role("alert")).to_contain_text("Why not?")
    expect(about).to_have_count(0)
