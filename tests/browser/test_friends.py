"""People who play together: in the same step at once, several seats of one person, signs to each other."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.server import Server

SHELF: Final = Path(__file__).parent / "shelf"
ROOT: Final = Path(__file__).parent.parent.parent
PHONE: Final = (390, 844)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has a toy for friends on its shelf."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT))
        house = Server(tmp_path_factory.mktemp("friends"), packages=SHELF)
        house.start()
    yield house
    house.stop()


def option(person: Person, code: str) -> Locator:
    """An option on the board."""
    return person.page.locator(f'.board [data-code="{code}"]')


def asked_at_the_fair(person: Person) -> Locator:
    return person.page.locator(".prompt h2", has_text="take a thing")


def at_the_fair(new_page: NewPage, house: Server, size: tuple[int, int] = (1440, 900)) -> tuple[Person, Person]:
    """Ada and Ben, each with a browser, have passed and may take things now."""
    ada, ben = Person(new_page(), house.address), Person(new_page(size, size == PHONE), house.address)
    ada.opens_table("friends", 2, {1: "Open"})
    ben.page.goto(ada.page.locator("code.link").inner_text())
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take the seat").click()
    for person in (ada, ben):
        person.waits_for_turn()
        option(person, "pass").click()
    for person in (ada, ben):
        expect(asked_at_the_fair(person)).to_be_visible()
    return ada, ben


def has(person: Person, seat: int, things: int) -> None:
    """The row of the table says how many things a seat has taken."""
    row = person.page.locator(f'.board tr[data-what="seat:{seat}"] td')
    expect(row.nth(column(person.page, "Taken"))).to_have_text(str(things))


def stands_still(person: Person) -> None:
    """From now on time passes on this page only when it is told to: what goes by itself can be looked at."""
    person.page.clock.install()
    person.page.clock.pause_at(datetime.now() + timedelta(seconds=1))


def column(page: Page, name: str) -> int:
    heads = page.locator(".board thead th[scope=col]:not(.sr)").all_inner_texts()
    return heads.index(name)


# Two people in the same step


def test_two_people_act_in_the_same_step_and_no_click_is_lost(new_page: NewPage, house: Server) -> None:
    ada, ben = at_the_fair(new_page, house)
    option(ada, "take:0").click()
    expect(ada.page.get_by_role("button", name="Cancel")).to_be_visible()
    option(ben, "take:1").click()
    option(ben, "over").click()
    has(ada, 1, 1)
    expect(ada.page.get_by_role("button", name="Cancel")).to_be_visible()  # what she began still stands
    option(ada, "under").click()
    for person in (ada, ben):
        has(person, 0, 1)


def test_a_move_that_fell_says_why_where_one_is_asked(new_page: NewPage, house: Server) -> None:
    ada, ben = at_the_fair(new_page, house)
    option(ada, "take:0").click()
    expect(ada.page.get_by_role("button", name="Cancel")).to_be_visible()
    option(ben, "take:0").click()
    option(ben, "over").click()
    why = ada.page.locator(".prompt").get_by_role("alert")
    expect(why).to_contain_text("Thing 0 is gone")
    expect(asked_at_the_fair(ada)).to_be_visible()
    option(ada, "take:1").click()
    expect(why).to_have_count(0)


def test_who_is_ready_is_ticked_and_may_think_again(new_page: NewPage, house: Server) -> None:
    ada, ben = at_the_fair(new_page, house)
    expect(ada.page.get_by_text("Everybody may act now, in any order.")).to_be_visible()
    ada.page.get_by_role("button", name="Ready", exact=True).click()
    expect(ada.page.locator(".prompt h2")).to_have_text("You are ready. Waiting for Ben.")
    expect(ben.page.locator(".vote li.yes")).to_have_count(1)
    expect(ben.page.get_by_role("button", name="Me too")).to_be_visible()
    ada.page.get_by_role("button", name="Take back").click()
    expect(asked_at_the_fair(ada)).to_be_visible()
    expect(ben.page.locator(".vote li.yes")).to_have_count(0)
    ada.page.get_by_role("button", name="Ready", exact=True).click()
    option(ben, "take:1").click()
    option(ben, "over").click()
    expect(asked_at_the_fair(ada)).to_be_visible()  # an act asks everybody again
    ada.page.get_by_role("button", name="Ready", exact=True).click()
    expect(ada.page.locator(".vote")).to_have_count(0)


# Signs


def test_a_plan_is_seen_by_the_other_and_carried_out(new_page: NewPage, house: Server) -> None:
    ada, ben = at_the_fair(new_page, house)
    ada.page.keyboard.down("Shift")
    option(ada, "take:2").click()
    expect(ben.page.locator('.seat[data-seat="0"] .plan')).to_have_text("plans: Take thing 2")
    option(ada, "under").click()  # while Shift is down the board offers what could follow
    ada.page.keyboard.up("Shift")
    expect(ben.page.locator('.seat[data-seat="0"] .plan')).to_have_text("plans: Take thing 2 → Below")
    expect(asked_at_the_fair(ada)).to_be_visible()
    has(ben, 0, 0)
    ada.page.get_by_role("button", name="Carry out plan: 2 steps").click()
    has(ben, 0, 1)
    expect(ben.page.locator(".seat .plan")).to_have_count(0)


def test_a_plan_that_is_no_longer_possible_says_so(new_page: NewPage, house: Server) -> None:
    ada, ben = at_the_fair(new_page, house)
    option(ada, "take:2").click(modifiers=["Shift"])
    expect(ben.page.locator(".teambar .plans")).to_contain_text("Take thing 2")
    option(ben, "take:2").click()
    option(ben, "over").click()
    for person in (ada, ben):
        expect(person.page.locator('.seat[data-seat="0"] .plan.broken')).to_contain_text("Thing 2 is gone")
    ada.page.get_by_role("button", name="Clear plan").click()
    expect(ben.page.locator(".seat .plan")).to_have_count(0)


def test_a_plan_that_was_lost_with_the_line_is_shown_no_more(new_page: NewPage, house: Server) -> None:
    ada, ben = at_the_fair(new_page, house)
    option(ada, "take:2").click(modifiers=["Shift"])
    expect(ben.page.locator('.seat[data-seat="0"] .plan')).to_be_visible()
    house.kill()  # plans are no part of the match: nobody writes them down
    house.start()
    for person in (ada, ben):
        expect(person.page.locator(".seat .plan")).to_have_count(0)
        expect(asked_at_the_fair(person)).to_be_visible()


def test_plans_rings_and_cheers_by_keyboard(new_page: NewPage, house: Server) -> None:
    ada, ben = at_the_fair(new_page, house)
    keys = ada.page.keyboard
    keys.press("p")
    expect(ada.page.locator(".prompt h2")).to_have_text("What do you plan first?")
    keys.press("2")  # the second option of the list
    expect(ben.page.locator('.seat[data-seat="0"] .plan')).to_contain_text("plans: Take thing")
    keys.press("Escape")
    expect(asked_at_the_fair(ada)).to_be_visible()
    stands_still(ben)
    keys.press("t")
    expect(ada.page.locator("[data-point]").first).to_be_focused()
    keys.press("Enter")
    expect(ben.page.locator(".ring .tag")).to_contain_text("try here")
    ben.page.clock.run_for(4_000)
    expect(ben.page.locator(".ring")).to_have_count(0)  # and it goes by itself
    keys.press("c")
    expect(ben.page.locator('.seat[data-seat="0"] .cheer')).to_be_visible()


def test_alt_and_a_click_points_at_what_the_board_has_named(new_page: NewPage, house: Server) -> None:
    ada, ben = at_the_fair(new_page, house)
    for person in (ada, ben):
        stands_still(person)
    ada.page.locator('.board [data-what="seat:1"]').click(modifiers=["Alt"])
    expect(ben.page.locator('[data-ring="seat:1"] svg circle')).to_have_count(4)
    expect(ada.page.locator('[data-ring="seat:1"]')).to_be_visible()


def test_an_offer_is_accepted_by_who_is_asked(new_page: NewPage, house: Server) -> None:
    ada, ben = at_the_fair(new_page, house)
    ada.page.get_by_role("button", name="Offer this to a friend: Take thing 1").click()
    ada.page.get_by_role("button", name="Offer to Ben: Take thing 1").click()
    expect(ada.page.locator(".teambar")).to_contain_text("You offer Ben: Take thing 1")
    chip = ben.page.locator("[data-offer]")
    expect(chip).to_contain_text("offers: Take thing 1")
    chip.get_by_role("button", name="Accept").click()
    expect(ada.page.get_by_role("button", name="Cancel")).to_be_visible()  # the first half of it is done
    expect(ben.page.locator("[data-offer]")).to_have_count(0)


def test_an_offer_is_declined(new_page: NewPage, house: Server) -> None:
    ada, ben = at_the_fair(new_page, house)
    ada.page.keyboard.press("o")
    ada.page.get_by_role("button", name="Offer to Ben: Take thing 0").click()
    ben.page.get_by_role("button", name="Decline").click()
    expect(ada.page.locator("[data-offer]")).to_have_count(0)


def test_on_a_phone_a_long_press_plans_and_two_fingers_point(new_page: NewPage, house: Server) -> None:
    ada, ben = at_the_fair(new_page, house, PHONE)
    wire = ben.page.context.new_cdp_session(ben.page)

    def touches(*places: Locator) -> None:
        points = []
        for place in places:
            place.scroll_into_view_if_needed()
            box = place.bounding_box()
            assert box is not None
            points.append({"x": box["x"] + box["width"] / 2 + 10 * len(points), "y": box["y"] + box["height"] / 2})
        sends("touchStart", points)

    def sends(kind: str, points: Sequence[dict[str, float]]) -> None:
        # all at the same moment, however long the way there takes
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": now})

    ben.settles()  # what has only just come takes no finger
    now = time.time()
    touches(option(ben, "take:1"))
    expect(ada.page.locator('.seat[data-seat="1"] .plan')).to_have_text("plans: Take thing 1")
    sends("touchEnd", [])
    stands_still(ada)
    row = ben.page.locator('.board [data-what="seat:0"]')
    now = time.time()
    touches(row, row)
    sends("touchEnd", [])
    expect(ada.page.locator('[data-ring="seat:0"]')).to_be_visible()
    has(ada, 1, 0)  # the finger that went up chose nothing
    for button in ben.page.locator(".teambar button, .prompt .acts button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 36
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]


# One person, three seats


def three_seats(new_page: NewPage, house: Server) -> Person:
    """Ada plays all three, and everybody has passed."""
    ada = Person(new_page(), house.address)
    ada.opens_table("friends", 3, {1: "Here", 2: "Here"})
    for seat in range(3):
        expect(ada.page.locator(f'.seat.focus[data-seat="{seat}"]')).to_be_visible()  # it goes on to who is asked
        option(ada, "pass").click()
    expect(asked_at_the_fair(ada)).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Pass the device to")).to_have_count(0)
    expect(ada.page.locator("[data-question]")).to_have_count(3)
    return ada


def test_one_person_plays_three_seats_by_mouse(new_page: NewPage, house: Server) -> None:
    ada = three_seats(new_page, house)
    ada.page.locator('.seat[data-seat="1"]').click()
    expect(ada.page.locator('.seat.focus[data-seat="1"]')).to_be_visible()
    option(ada, "take:0").click()
    expect(ada.page.get_by_role("button", name="Cancel")).to_be_visible()
    ada.page.locator('[data-question="2"]').click()
    expect(ada.page.get_by_role("button", name="Cancel")).to_have_count(0)  # that is another seat's move
    option(ada, "take:1").click()
    option(ada, "over").click()
    has(ada, 2, 1)
    ada.page.locator('[data-question="1"]').click()
    option(ada, "under").click()
    has(ada, 1, 1)
    ada.page.get_by_role("button", name="Ready", exact=True).click()  # only one of them has anything left to do
    ada.page.get_by_role("button", name="All seats").click()
    for seat in range(3):
        row = ada.page.locator(f'dialog section[aria-labelledby="hand-{seat}"]')
        row.get_by_role("button", name="High").click()
        expect(row.get_by_role("button", name="High")).to_have_count(0)
    expect(ada.page.locator(".seat.now")).to_have_count(1)  # the next round has begun


def test_one_person_plays_three_seats_by_keyboard(new_page: NewPage, house: Server) -> None:
    ada = three_seats(new_page, house)
    keys = ada.page.keyboard
    keys.press("3")
    expect(ada.page.locator('.seat.focus[data-seat="2"]')).to_be_visible()
    expect(ada.page.locator(".prompt h2")).to_be_focused()
    keys.press("h")
    expect(ada.page.locator("dialog section.now li button").first).to_be_focused()
    keys.press("Tab")  # past READY
    ada.settles()  # what has only just come takes no key
    keys.press("Enter")
    expect(ada.page.locator("dialog").get_by_role("button", name="On top")).to_have_count(1)
    keys.press("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Cancel")).to_be_visible()
    keys.press("Escape")
    expect(ada.page.get_by_role("button", name="Cancel")).to_have_count(0)
    keys.press("1")
    expect(ada.page.locator('.seat.focus[data-seat="0"]')).to_be_visible()
    ready = ada.page.get_by_role("button", name="Ready with all")
    ready.focus()
    ada.settles()  # the seat has only just come into focus
    keys.press("Enter")
    expect(ada.page.locator(".prompt h2")).to_contain_text(re.compile("high or low"))


def test_on_the_page_of_all_seats_a_click_with_shift_plans_for_its_seat(new_page: NewPage, house: Server) -> None:
    ada = three_seats(new_page, house)
    ada.page.keyboard.press("h")
    row = ada.page.locator('dialog section[aria-labelledby="hand-1"]')
    row.get_by_role("button", name="Take thing 1").click(modifiers=["Shift"])
    expect(ada.page.locator('.seat[data-seat="1"] .plan')).to_have_text("plans: Take thing 1")
    expect(row.get_by_role("button", name="On top")).to_have_count(0)  # nothing was begun
    ada.page.keyboard.press("t")  # signs to the others are made at the table
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog, .tools .menu")).to_have_count(0)


def test_in_a_window_all_own_seats_answer_side_by_side_and_one_button_passes_for_all(
    new_page: NewPage, house: Server
) -> None:
    ada = Person(new_page(), house.address)
    ada.opens_table("shout", 3, {1: "Here", 2: "Here"})
    option(ada, "draw").click()
    pass_for_all = ada.page.get_by_role("button", name="Pass for all")
    expect(pass_for_all).to_be_visible()
    answers = ada.page.locator(".prompt .acts").get_by_role("button", name="Stop it with card")
    expect(answers).to_have_count(4)  # two cards of each of the others; the own ones are on the board
    answers.first.click()
    expect(ada.page.locator(".drawer")).to_contain_text("2 plays card")  # whoever holds the card has played it
    expect(ada.page.locator('.board [data-code^="stop:"]')).to_have_count(1)  # and is the seat one looks from now
    pass_for_all.click()
    expect(pass_for_all).to_have_count(0)
    expect(ada.page.locator(".drawer")).to_contain_text("is stopped")
