"""What people bring to a table in the browser: choices of seats, files, a host; and a campaign that goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, NewPage
from tests.browser.person import Person
from tests.browser.server import Server

CALM = "chimera: camp/night\nwolves: 1\n"
BROKEN = "chimera: camp/night\nwolves: 99\n"
PHONE = (390, 844)
ENTRY = "[chimera.games]\ncamp = tests.toys.hosted:CARD\n"  # heroes to choose, files, a host, a campaign


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on whose shelf stands Camp."""
    package = tmp_path_factory.mktemp("package")
    (package / "camp-1.dist-info").mkdir()
    (package / "camp-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: camp\nVersion: 1\n")
    (package / "camp-1.dist-info" / "entry_points.txt").write_text(ENTRY)
    house = Server(tmp_path_factory.mktemp("camp"), packages=package)
    house.start()
    yield house
    house.stop()


def at_new_table(person: Person) -> None:
    """The page "new table" of Camp."""
    person.page.goto(f"{person.address}new?game=camp")
    expect(person.page.locator(".stepper b")).to_be_visible()


def picks(person: Person, group: str, button: str) -> None:
    """Choose one of a few values side by side."""
    values = person.page.get_by_role("group", name=group, exact=True)
    values.get_by_role("button", name=button, exact=True).click()
    expect(values.locator("[aria-pressed=true]")).to_have_text(button)


def brings(person: Person, **files: str | bytes) -> None:
    """Choose files of the machine: name without its ending -> what is in it."""
    found: list[Any] = [
        {"name": f"{name}.yaml", "mimeType": "text/yaml", "buffer": text if isinstance(text, bytes) else text.encode()}
        for name, text in files.items()
    ]
    person.page.locator("input[type=file]").set_input_files(found)


def opens(person: Person) -> None:
    person.page.get_by_role("button", name="Open the table").click()
    person.page.wait_for_url("**/t/*")


def sits_down(person: Person, link: str, button: str = "Take the seat") -> None:
    person.page.goto(link)
    person.page.get_by_role("button", name=button).click()
    person.page.wait_for_url("**/t/*")


def sleeps(person: Person) -> None:
    """Do nothing about the wolves."""
    person.waits_for_turn()
    person.page.locator('.board [data-code="sleep"]').click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hero_that_somebody_has_is_swapped_and_shown_to_whoever_is_invited(
    new_page: NewPage, house: Server, size: tuple[int, int]
) -> None:
    ada, ben = Person(new_page(size, size != DESK), house.address), Person(new_page(size, size != DESK), house.address)
    at_new_table(ada)
    picks(ada, "Seat 2", "Open")
    mine, second = ada.page.get_by_label("Hero, seat 1"), ada.page.get_by_label("Hero, seat 2")
    expect(mine).to_have_value("knight")
    expect(mine.locator("option").nth(1)).to_have_text("Archer (seat 2 has it: swap)")
    mine.select_option("archer")
    expect(second).to_have_value("knight")
    ada.page.get_by_label("Tent, seat 2").select_option("blue")
    opens(ada)
    seats = ada.page.locator(".wait li")
    expect(seats.nth(0)).to_contain_text("Hero: Archer · Tent: Red")
    expect(seats.nth(1)).to_contain_text("Hero: Knight · Tent: Blue")
    ben.page.goto(seats.nth(1).locator("code").inner_text())
    expect(ben.page.get_by_text("Hero: Knight · Tent: Blue")).to_be_visible()
    ben.page.get_by_role("button", name="Take the seat").click()
    ada.waits_for_turn()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_broken_file_is_refused_with_its_line_and_stays_behind(
    new_page: NewPage, house: Server, size: tuple[int, int]
) -> None:
    ada = Person(new_page(size, size != DESK), house.address)
    at_new_table(ada)
    picks(ada, "Seat 2", "Open")
    brings(ada, calm=CALM, wild=BROKEN, picture=b"\xff\xd8\xff")
    files = ada.page.get_by_role("region", name="Your files").get_by_role("listitem")
    expect(files.nth(0)).to_contain_text("In order: camp/night")
    expect(files.nth(1).get_by_role("alert")).to_contain_text("wild.yaml, line 2")
    expect(files.nth(2).get_by_role("alert")).to_contain_text("no text")
    expect(ada.page.get_by_text("2 files have mistakes.")).to_be_visible()
    ada.page.get_by_role("button", name="Remove picture.yaml").click()
    expect(files).to_have_count(2)
    brings(ada, wild=CALM)  # mended, it takes the place of the broken one
    expect(files.nth(1)).to_contain_text("In order: camp/night")
    brings(ada, wild=BROKEN)
    expect(files.nth(1).get_by_role("alert")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Open the table")).to_be_disabled()  # not without a word
    ada.page.get_by_role("checkbox", name="Open the table without it").check()
    opens(ada)
    expect(ada.page.get_by_text("File brought along: calm.yaml")).to_be_visible()
    ada.page.get_by_role("button", name="A bot sits down").click()
    ada.waits_for_turn()
    expect(ada.page.locator(".board")).to_contain_text("Wolves")  # one, says the file; usually there are four
    expect(ada.page.locator(".board").get_by_text("4", exact=True)).to_have_count(0)


@pytest.mark.parametrize("game", ["camp", "dice_mutants", "evo"])
def test_nothing_on_the_page_is_wider_than_a_phone(new_page: NewPage, house: Server, game: str) -> None:
    ada = Person(new_page(PHONE, True, "fr"), house.address, language="fr")
    ada.page.goto(f"{ada.address}new?game={game}")
    expect(ada.page.locator(".sum")).to_be_visible()
    for panel in ada.page.locator(".panel, .sum").all():
        box = panel.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE[0]


def test_files_are_dropped_onto_the_page(new_page: NewPage, house: Server) -> None:
    ada = Person(new_page(), house.address)
    at_new_table(ada)
    held = ada.page.evaluate_handle(
        "text => { const held = new DataTransfer(); held.items.add(new File([text], 'calm.yaml')); return held; }", CALM
    )
    ada.page.locator(".zone").dispatch_event("drop", {"dataTransfer": held})
    files = ada.page.get_by_role("region", name="Your files").get_by_role("listitem")
    expect(files).to_contain_text("In order: camp/night")


def test_a_host_learns_what_a_host_is_and_sees_more_than_the_players(new_page: NewPage, house: Server) -> None:
    ada, moe = Person(new_page(), house.address), Person(new_page(), house.address)
    at_new_table(ada)
    picks(ada, "Host", "By link")
    opens(ada)
    expect(ada.page.get_by_role("heading", name="Waiting for a host")).to_be_visible()
    link = ada.page.get_by_label("Invitation for the host").inner_text()
    ada.page.get_by_role("button", name="To the table").click()
    ada.waits_for_turn()
    moe.page.goto(link)
    expect(moe.page.get_by_role("heading", name="invites you to host a table")).to_be_visible()
    expect(moe.page.get_by_text("plays no seat and decides nothing")).to_be_visible()
    moe.page.get_by_role("button", name="Host the table").click()
    expect(moe.page.locator(".board")).to_contain_text("behind-the-third-hill")
    expect(ada.page.locator(".board")).not_to_contain_text("behind-the-third-hill")


def test_whoever_hosts_plays_no_seat(new_page: NewPage, house: Server) -> None:
    ada, ben = Person(new_page(), house.address), Person(new_page(), house.address)
    at_new_table(ada)
    picks(ada, "Host", "Me")
    expect(ada.page.get_by_role("group", name="Seat 1", exact=True).locator("[aria-pressed=true]")).to_have_text("Open")
    opens(ada)
    expect(ada.page.get_by_text("You are the host")).to_be_visible()
    sits_down(ben, ada.page.locator("code.link").inner_text())
    expect(ada.page.locator(".board")).to_contain_text("behind-the-third-hill")


def test_a_campaign_goes_on_when_both_want_it_and_takes_them_there(new_page: NewPage, house: Server) -> None:
    ada, ben = Person(new_page(), house.address), Person(new_page(), house.address)
    ada.opens_table("camp", 2, {1: "Open"})
    sits_down(ben, ada.page.locator("code.link").inner_text())
    first = ada.page.url
    for person in (ada, ben):
        sleeps(person)
    expect(ada.over).to_contain_text("Part 1 of the campaign")
    ada.over.get_by_role("button", name="Go on: part 2").click()
    expect(ada.over.get_by_role("button", name="Take back")).to_be_visible()
    expect(ben.over.get_by_role("listitem").filter(has_text="wants to go on")).to_have_count(1)
    ada.over.get_by_role("button", name="Take back").click()
    expect(ben.over.get_by_role("listitem").filter(has_text="wants to go on")).to_have_count(0)
    ada.over.get_by_role("button", name="Go on: part 2").click()
    ben.over.get_by_role("button", name="Look at the board").click()  # the way on stays in sight
    ben.page.get_by_role("button", name="Go on: part 2").click()
    ben.over.get_by_role("button", name="Me too").click()
    for person in (ada, ben):
        person.page.wait_for_url(lambda url: url != first)
        person.waits_for_turn()
    assert ada.page.url == ben.page.url
    ada.goes_home()
    expect(ada.page.get_by_role("link", name="Part 2 of the campaign")).to_be_visible()


def test_alone_the_campaign_goes_on_at_a_click_and_after_a_restart(new_page: NewPage, house: Server) -> None:
    ada = Person(new_page(), house.address)
    ada.opens_table("camp", 1)
    first = ada.page.url
    sleeps(ada)
    expect(ada.over).to_be_visible()
    house.kill()
    house.start()
    ada.page.reload()
    expect(ada.over.get_by_role("listitem").filter(has_text="wants to go on")).to_have_count(0)
    ada.over.get_by_role("button", name="Go on: part 2").click()
    ada.page.wait_for_url(lambda url: url != first)
    ada.waits_for_turn()
    ada.page.goto(first)  # who comes back finds the way
    ada.over.get_by_role("link", name="To part 2").click()
    ada.waits_for_turn()


def test_playing_again_brings_the_same_heroes_and_files(new_page: NewPage, house: Server) -> None:
    ada = Person(new_page(), house.address)
    at_new_table(ada)
    ada.page.get_by_role("button", name="One seat fewer").click()
    ada.page.get_by_label("Hero, seat 1").select_option("bard")
    picks(ada, "Seat 2", "Open")
    brings(ada, calm=CALM)
    expect(ada.page.get_by_text("In order: camp/night")).to_be_visible()
    opens(ada)
    ada.page.get_by_role("button", name="A bot sits down").click()
    first = ada.page.url
    ada.plays(60)
    ada.over.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: url != first)
    ada.waits_for_turn()
    replayed = ada.page.url
    ada.plays(60)
    text = Path(str(_file_of(ada))).read_text(encoding="utf-8")
    assert replayed != first
    assert '"hero":"bard"' in text
    assert "calm.yaml" in text


def _file_of(person: Person) -> Path:
    with person.page.expect_download() as download:
        person.over.get_by_role("link", name="Match file").click()
    return download.value.path()
