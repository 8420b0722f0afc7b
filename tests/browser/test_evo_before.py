"""Evo says what a choice would mean before it is made, walks several spaces at once, and keeps the island free."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.server import Server

DESK = (1440, 900)
LAPTOP = (1366, 768)
PHONE = (390, 844)
FINGER = 36  # px
HEX = 44  # px
SOURCE = ".cells path.source"
COVERED = """() => [...document.querySelectorAll('.cells path')].flatMap((path) => {
  const box = path.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top === path || path.contains(top) ? [] : [`${path.dataset.space} under ${top?.className ?? 'nothing'}`];
})"""


def moving(page: Page, server: Server, seats: int = 2) -> Person:
    """At a table of Evo, asked to move for the first time."""
    ada = Person(page, server.address)
    ada.opens_table("evo", seats)
    ada.skips_guide()
    ada.plays(60, lambda: ada.mine() and page.locator(SOURCE).count() > 0)
    ada.settles()
    return ada


def picks_up(page: Page) -> str:
    """Takes the first dinosaur in hand; the name of its space."""
    dinosaur = page.locator(SOURCE).first
    space = dinosaur.get_attribute("data-space") or ""
    if page.locator(".cells path.far").count() == 0:
        dinosaur.click()
    expect(page.locator(".cells path.far").first).to_be_visible()
    return space


def steps(page: Page) -> list[str]:
    """The way that is drawn, as numbers of spaces."""
    way = page.locator("[data-way]")
    expect(way).to_have_count(1)
    return (way.get_attribute("data-way") or "").split("-")


def my_walks(page: Page, source: str, target: str) -> None:
    """The log tells of two walks, from the first space to the last."""
    page.get_by_role("tab", name="Log").click()
    lines = page.locator(".pane li", has_text=re.compile("^You move from "))
    expect(lines).to_have_count(2)
    said = " ".join(lines.all_inner_texts())
    assert f"from {source} to" in said
    assert f"to {target}." in said


def test_one_click_walks_two_spaces_and_shows_the_way_before(new_page: NewPage, server: Server) -> None:
    page = new_page(LAPTOP)
    moving(page, server)
    source = picks_up(page)
    far = page.locator(".cells path.far").first
    target = far.get_attribute("data-space") or ""
    far.hover()
    assert len(steps(page)) == 3
    expect(page.locator(".sea .foot")).to_contain_text(f"Walk to {target} for 2 points, ")
    far.click()
    my_walks(page, source, target)


def test_a_dinosaur_is_drawn_to_where_it_shall_go(new_page: NewPage, server: Server) -> None:
    page = new_page(LAPTOP)
    moving(page, server)
    source = picks_up(page)
    far = page.locator(".cells path.far").last
    target = far.get_attribute("data-space") or ""
    begin = page.locator(f'.cells path[data-space="{source}"]').bounding_box()
    end = far.bounding_box()
    assert begin is not None
    assert end is not None
    page.mouse.move(begin["x"] + begin["width"] / 2, begin["y"] + begin["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    assert len(steps(page)) == 3
    page.mouse.up()
    my_walks(page, source, target)


def test_the_keyboard_walks_two_spaces_too(new_page: NewPage, server: Server) -> None:
    page = new_page(LAPTOP)
    moving(page, server)
    source = picks_up(page)
    far = page.locator(".cells path.far").first
    target = far.get_attribute("data-space") or ""
    assert re.search(r"Walk to \w+ for 2 points", far.get_attribute("aria-label") or "")
    far.focus()
    page.keyboard.press("Enter")
    my_walks(page, source, target)


def test_the_list_follows_the_dinosaur_in_hand_and_both_sides_light_each_other(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(LAPTOP)
    moving(page, server)
    rows = page.locator(".pane .optlist [data-code]")
    if page.locator(".cells path.far").count():  # one is in hand already
        page.locator(SOURCE).first.click()
    everything = rows.count()
    space = picks_up(page)
    expect(page.locator(".pane .head")).to_contain_text(f"Dinosaur on {space}")
    walks = page.locator('.pane .optlist [data-code^="move:"]')
    assert 0 < rows.count() < everything
    for text in walks.all_inner_texts():
        assert f"Walk from {space} to " in text
        assert re.search(r"(beach|plains|hills|mountains): (ideal|hot|cold|deadly)", text)
    code = walks.first.get_attribute("data-code") or ""
    walks.first.hover()
    expect(page.locator(".opt.sel")).to_have_count(2)
    page.locator(f'.cells path[data-code="{code}"]').hover()
    expect(page.locator(f'.pane .optlist [data-code="{code}"]')).to_have_class(re.compile("hover"))
    page.locator(".pane .head button").click()
    expect(rows).to_have_count(everything)


def finds_an_attack(page: Page, ada: Person) -> None:
    """Plays until one of its own dinosaurs may attack, and takes that one in hand."""
    attack = page.locator('.cells path[data-code^="attack:"]')
    listed = page.locator('.pane [data-code^="attack:"]')

    def found() -> bool:
        return ada.mine() and (attack.count() > 0 or listed.count() > 0)

    ada.plays(240, found, shy=0.05)
    while ada.over.count():  # a whole match without an enemy near
        ada.opens_table("evo", 2)
        ada.plays(240, found, shy=0.05)
    if attack.count() == 0:
        number = (listed.first.get_attribute("data-code") or "").split(":")[1]
        page.locator(f'.cells path[data-at="{number}"]').click()
    expect(attack.first).to_be_visible()


def test_an_attack_shows_the_faces_and_the_odds_before_anything_is_spent(new_page: NewPage, server: Server) -> None:
    page = new_page(LAPTOP)
    ada = moving(page, server)
    finds_an_attack(page, ada)
    seq = page.locator("main.table").get_attribute("data-seq")
    space = page.locator('.cells path[data-code^="attack:"]').first
    code = space.get_attribute("data-code")
    space.hover()
    foot = page.locator(".sea .foot")
    expect(foot.locator(".faces li")).to_have_count(6)
    wins = foot.locator(".faces .win").count()
    expect(foot).to_contain_text(f"{wins} in 6")
    expect(foot).to_contain_text("Lose: both stay")
    row = page.locator(f'.pane .optlist [data-code="{code}"]')
    expect(row).to_contain_text(f"{wins} in 6")
    assert row.locator(".faces .win").count() == wins
    assert page.locator("main.table").get_attribute("data-seq") == seq


@pytest.mark.parametrize("seats", [2, 5])
def test_no_space_lies_under_anything_on_a_laptop(new_page: NewPage, server: Server, seats: int) -> None:
    page = new_page(LAPTOP)
    moving(page, server, seats)
    again = page.get_by_role("button", name="Show again")
    if again.count():  # also while something is told
        again.click()
    for size in (LAPTOP, DESK):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(COVERED) == []
        expect(page.locator(".legend b").last).to_be_visible()  # the terrain's name


def test_spaces_fit_a_finger_and_lie_free_on_a_phone_with_five_seats(new_page: NewPage, server: Server) -> None:
    page = new_page(PHONE, touch=True)
    moving(page, server, 5)
    assert page.evaluate(COVERED) == []
    for space in page.locator(".cells path").all():
        box = space.bounding_box()
        assert box is not None
        assert box["width"] >= HEX
    for tool in page.locator(".sea .tools button").all():
        box = tool.bounding_box()
        assert box is not None
        assert box["height"] >= FINGER
    expect(page.locator(".legend b").last).to_be_visible()  # the terrain's name


def test_a_bid_says_what_being_outbid_would_mean_and_a_finger_reads_it_first(new_page: NewPage, server: Server) -> None:
    page = new_page(PHONE, touch=True)
    ada = Person(page, server.address)
    ada.opens_table("evo", 3)
    ada.skips_guide()
    ada.plays(60, lambda: ada.mine() and page.locator(".bid.ok").count() > 0)
    ada.settles()
    seq = page.locator("main.table").get_attribute("data-seq")
    cell = page.locator('.bid.ok[data-code="bid:1:2"]')
    cell.tap()
    means = page.locator(".lab .means")
    expect(means).to_contain_text("You pay 2 if you keep it. If somebody bids more, you pay nothing")
    assert page.locator("main.table").get_attribute("data-seq") == seq
    cell.tap()
    expect(page.locator("main.table")).not_to_have_attribute("data-seq", seq or "")


def test_the_lab_and_the_drawer_are_shut_by_hand(new_page: NewPage, server: Server) -> None:
    page = new_page(LAPTOP)
    ada = Person(page, server.address)
    ada.opens_table("evo", 2)
    ada.skips_guide()
    ada.plays(60, lambda: ada.mine() and page.locator(".bid.ok").count() > 0)
    lab = page.locator(".lab")
    drawer = page.locator("aside.drawer")
    page.get_by_role("button", name="Log").click()  # the shut drawer's
    expect(drawer).not_to_have_class(re.compile("shut"))
    page.get_by_role("button", name="Shut the drawer").click()
    expect(drawer).to_have_class(re.compile("shut"))
    lab.get_by_role("button", name="Fold the lab").first.click()
    expect(lab).to_have_count(0)
    page.locator(".sea").get_by_role("button", name="Biology lab").click()
    expect(page.locator(".bid.ok").first).to_be_visible()
