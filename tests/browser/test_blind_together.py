"""Blind Evolution Mythos by several people: plans, rings and offers, a host, two characters of one person."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.blind_evolution.city import A, B, at, city, hold, judging
from tests.browser.begun import night, sits_down, tables
from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.server import Server

BEFORE = "A-12"  # the hex to which a plan leads
ENDS = '.prompt [data-code="end"]'


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with nights at which two people may sit down."""
    stroll = city("rex", "takuan")
    shared = city("rex", "takuan")
    shared.supers[B] = 1
    hold(shared, A, "informant_a")  # so she is asked as well
    judging(shared, 1)
    with tables(
        tmp_path_factory.mktemp("city"),
        stroll=night(stroll, "Ada", "Ben"),
        rings=night(city("rex", "takuan"), "Ada", "Ben"),
        shared=night(shared, "Ada", "Ben"),
    ) as house:
        yield house


def both(new_page: NewPage, house: Server, table: str) -> tuple[Person, Person]:
    """Ada and Ben, each with a browser; it is her turn."""
    ada, ben = Person(new_page(), house.address, 1), Person(new_page(), house.address, 2)
    sits_down(ada, table, A)
    sits_down(ben, table, B)
    for person in (ada, ben):
        person.skips_guide()
    ada.waits_for_turn()
    return ada, ben


def hex_of(person: Person, name: str) -> Locator:
    """A hex of the city."""
    return person.page.locator(f"#hex-{at(city(), name)}")


def pin(person: Person, who: str, where: str) -> Locator:
    """The seat of a character says where it stands."""
    return person.page.locator(".seat", has_text=who).filter(has_text=where)


def super_tokens(person: Person, seat: int) -> Locator:
    """How many super tokens a seat has."""
    return person.page.locator(f'.seat[data-seat="{seat}"] [title*="super token" i]')


def test_a_ghost_plan_is_seen_by_the_other_and_carried_out(new_page: NewPage, house: Server) -> None:
    ada, ben = both(new_page, house, "stroll")
    ada.page.keyboard.down("Shift")
    hex_of(ada, BEFORE).click()
    ada.page.keyboard.up("Shift")
    ghost = ben.page.locator(f'[data-ghost="{A}"]')
    expect(ghost.locator("path[stroke-dasharray]")).not_to_have_count(0)
    expect(ben.page.locator(f'.seat[data-seat="{A}"] .plan')).to_contain_text("Walk to A-12")
    expect(pin(ben, "Rex", "A-11")).to_be_visible()  # nothing has happened yet
    ada.settles()
    ada.page.get_by_role("button", name=re.compile("Carry out (your )?plan")).first.click()
    for person in (ada, ben):
        expect(pin(person, "Rex", BEFORE)).to_be_visible()
        expect(person.page.locator(f'[data-ghost="{A}"]')).to_have_count(0)


def test_somebody_points_at_a_hex_and_the_other_sees_the_ring(new_page: NewPage, house: Server) -> None:
    ada, ben = both(new_page, house, "rings")
    place = at(city(), "B-15")
    ring = ada.page.locator(f'[data-ring="hex:{place}"]')
    hex_of(ben, "B-15").click(modifiers=["Alt"], force=True)  # nothing to choose for him: not his turn
    expect(ring).to_be_visible()
    box, target = ring.bounding_box(), hex_of(ada, "B-15").locator(".cell").bounding_box()
    assert box is not None
    assert target is not None
    assert target["x"] < box["x"] + box["width"] / 2 < target["x"] + target["width"]
    assert target["y"] < box["y"] + box["height"] / 2 < target["y"] + target["height"]


def test_an_offer_of_a_super_token_is_accepted(new_page: NewPage, house: Server) -> None:
    ada, ben = both(new_page, house, "shared")
    ada.page.locator('.dock [data-code="search"]').click()
    ben.waits_for_turn()
    for person in (ada, ben):
        expect(person.page.locator(".prompt h2")).to_contain_text("stands at level 1")
    ben.page.keyboard.press("o")
    ben.page.get_by_role("button", name=re.compile("^Offer to .*super token")).click()
    offered = ada.page.locator("[data-offer]")
    expect(offered).to_contain_text("Add 1: spend a super token")
    expect(super_tokens(ada, B)).to_have_text("1")  # not spent yet
    offered.get_by_role("button", name="Accept").click()
    expect(ada.page.locator(".prompt h2")).to_contain_text("stands at level 2")
    expect(super_tokens(ada, B)).to_have_text("0")
    ada.page.locator('.prompt [data-code="pass"]').click()
    expect(ada.page.locator(".prompt h2")).to_contain_text("2 looks")


# A host


def test_a_host_reads_the_scenario_book_and_is_asked_nothing(new_page: NewPage, server: Server) -> None:
    ada, moe = Person(new_page(), server.address), Person(new_page(), server.address)
    ada.page.goto(f"{server.address}new?game=blind_evolution")
    ada.page.get_by_role("group", name="Host", exact=True).get_by_role("button", name="By link").click()
    ada.page.get_by_role("button", name=ada.reads("open-table")).click()
    link = ada.page.get_by_label("Invitation for the host").inner_text()
    ada.page.get_by_role("button", name="To the table").click()
    moe.page.goto(link)
    moe.page.get_by_role("button", name="Host the table").click()
    moe.page.wait_for_url("**/t/*")
    ada.awaited = "blind_evolution"
    ada.waits_for_turn()
    clue = "A night fisherman saw a borrower"
    for person in (ada, moe):
        person.page.get_by_role("button", name=re.compile("^Read the case")).click()
        expect(person.page.locator(".tale")).to_contain_text("losing their shadows")
    expect(moe.page.locator(".tale")).to_contain_text("Only the host reads this: the scenario book")
    expect(moe.page.locator(".tale")).to_contain_text(clue)
    expect(ada.page.locator(".tale")).not_to_contain_text(clue)
    expect(moe.page.locator(".board .dock")).to_have_count(0)
    expect(moe.page.locator(".hex.legal")).to_have_count(0)
    asked = moe.page.locator('main.table[data-mine="true"]')
    expect(asked).to_have_count(0)
    ada.plays(60, until=lambda: turn(ada) > 1)
    expect(moe.page.locator(".turns .now")).to_have_text(str(turn(ada)))  # nobody waited for the host
    expect(asked).to_have_count(0)
    expect(moe.page.locator(".prompt .acts [data-code]")).to_have_count(0)


def turn(person: Person) -> int:
    """The turn that the case shows now; 0 where the match is over."""
    return int("".join(person.page.locator(".turns .now").all_inner_texts()) or 0)


# One person, two characters


def test_one_person_plays_two_characters_and_reads_no_event_of_their_own(new_page: NewPage, house: Server) -> None:
    ada, ben = Person(new_page(), house.address), Person(new_page(), house.address)
    ada.opens_table("blind_evolution", 3, {1: "Here", 2: "Open"})
    ben.page.goto(ada.page.locator("code.link").inner_text())
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name=ben.reads("join-go")).click()
    ben.page.wait_for_url("**/t/*")
    for person in (ada, ben):
        person.skips_guide()
    begun: set[int] = set()  # in whose turns a card has waited; some are set off at once
    while len(begun) < 3:
        now = ada.page.locator(".seat.now")
        expect(now).to_have_count(1)
        seat = int(now.get_attribute("data-seat") or 0)
        acts, reads = (ben, ada) if seat == 2 else (ada, ben)
        own = acts.page.locator(ENDS)
        acts.plays(60, until=lambda own=own: own.count() > 0)
        acts.settles()
        expect(event_of(reads)).to_contain_text(re.compile("You read an event|No event waits"))
        if "You" in event_of(reads).inner_text():
            looks_at_the_card(acts, reads)
            begun.add(seat)
        own.click()
        expect(now.and_(ada.page.locator(f'[data-seat="{seat}"]'))).to_have_count(0)


def looks_at_the_card(acts: Person, reads: Person) -> None:
    """Who reads sees it, of two characters of one person too; who acts does not."""
    expect(event_of(acts)).to_contain_text("reads an event")  # somebody else
    opens_card(reads)  # the character who reads comes into focus
    expect(reads.page.locator(".case .letter")).to_contain_text("Only you can read this")
    opens_card(acts)
    expect(acts.page.locator(".case .letter")).to_contain_text("Only its reader knows")
    opens_card(acts, False)


def event_of(person: Person) -> Locator:
    """The sealed card of the turn."""
    return person.page.locator('button[data-what="event"]')


def opens_card(person: Person, yes: bool = True) -> None:
    """Look at the card, or put it away."""
    event = event_of(person)
    if event.get_attribute("aria-expanded") != str(yes).lower():
        event.click()
    expect(event).to_have_attribute("aria-expanded", str(yes).lower())
