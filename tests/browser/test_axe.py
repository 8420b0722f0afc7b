"""Axe, which looks for what keeps people out, finds nothing serious on any page, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from chimera.engine.card import find, games
from tests.blind_evolution.boards import almost, line
from tests.blind_evolution.city import A, at, boss, city, give_bits, judging, stand
from tests.browser.begun import lay_out, night, sits_down
from tests.browser.conftest import NewPage
from tests.browser.person import FRESH, SETTLED, STUCK, Person
from tests.browser.server import Server
from tests.browser.stored import keep, matches_of

AXE: Final = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
MISSING: Final = "axe-core is not there; fetch it with: python tools/client.py --check"
GRAVE: Final = ("serious", "critical")
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
# What it finds wrong, in a line for each: how bad it is, the rule, where.
FOUND: Final = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  const said = ({ target, any, all }) => `${target} ${[...any, ...all][0]?.message ?? ''}`;
  return violations.flatMap(({ id, impact, nodes }) => nodes.map((node) => [impact, id, said(node)]));
}"""
ENDED: Final = ("blind_evolution", "evo", "dice_mutants", "pig")
PHONE: Final = (390, 844)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with finished matches, and with nights in the city that are at their most crowded."""
    folder = tmp_path_factory.mktemp("axe")
    keep(folder / "chimera.db", [(f"over-{name}", next(matches_of(find(name)))[1]) for name in ENDED])
    puzzle = city()
    line(puzzle, A, "straight:0", "gentle:5")
    give_bits(puzzle, A, straight=2, gentle=2, sharp=1)
    judged = city()
    judging(judged, 5)
    shelf = city()
    almost(shelf, A, 5)
    lair = city()
    stand(lair, A="A-11", B="A-11")
    lair.spawn(boss(lair, "the_lender"), at(lair, "A-12"))
    judging(lair, 4)
    lay_out(
        folder / "chimera.db",
        {
            "puzzle": night(puzzle, "Ada", "normal"),
            "judged": night(judged, "Ada", "normal"),
            "shelf": night(shelf, "Ada", "normal"),
            "lair": night(lair, "Ada", "normal"),
        },
    )
    house = Server(folder)
    house.start()
    yield house
    house.stop()


def wrong(page: Page) -> list[str]:
    """Everything serious on a page as it stands, by day and by night."""
    assert AXE.exists(), MISSING
    page.evaluate(AXE.read_text(encoding="utf-8"))
    grave: list[str] = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(SETTLED, [FRESH, 1000 * STUCK])  # for a moment what is new is pale
        page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))")
        found: list[tuple[str, str, str]] = page.evaluate(FOUND)
        grave += [f"{scheme}: {rule} ({impact}) at {where}" for impact, rule, where in found if impact in GRAVE]
    page.emulate_media(color_scheme="light")
    return grave


def test_axe_finds_a_button_without_a_name_and_grey_on_grey(new_page: NewPage, server: Server) -> None:
    page = new_page()
    page.goto(server.address)
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    bad = "<button></button><p style='color:#999;background:#aaa'>Who can read this?</p>"
    page.locator("main").evaluate("(main, bad) => main.insertAdjacentHTML('beforeend', bad)", bad)
    found = " ".join(wrong(page))
    assert "button-name" in found
    assert "light: color-contrast" in found
    assert "dark: color-contrast" in found


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_on_the_pages_around_the_table(new_page: NewPage, server: Server, size: tuple[int, int] | None) -> None:
    page = new_page(size, touch=True) if size else new_page()
    ada = Person(page, server.address)
    ada.opens_table("pig", 2)
    ada.waits_for_turn()
    for path, there in (("", ".table, main h2"), ("new?game=blind_evolution", ".sum"), ("about", "main h1, h1")):
        page.goto(server.address + path)
        expect(page.locator(there).first).to_be_visible()
        assert wrong(page) == [], path


@pytest.mark.parametrize("game", sorted(games()))
def test_at_the_table(new_page: NewPage, server: Server, game: str) -> None:
    ada = Person(new_page(), server.address)
    ada.opens_table(game, 2)
    if ada.awaited:
        expect(ada.page.locator(".guide")).to_be_visible()
        assert wrong(ada.page) == []
    ada.waits_for_turn()
    ada.settles()
    assert wrong(ada.page) == []
    ada.page.get_by_role("button", name=ada.reads("tab-rules")).or_(
        ada.page.get_by_role("tab", name=ada.reads("tab-rules"))
    ).first.click()
    expect(ada.page.locator(".panel, .book, [role=tabpanel]").first).to_be_visible()
    assert wrong(ada.page) == []


@pytest.mark.parametrize("game", ENDED)
def test_in_a_replay_and_at_the_end(new_page: NewPage, house: Server, game: str) -> None:
    page = new_page()
    page.goto(f"{house.address}replay/over-{game}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("slider").fill("12")
    expect(page.locator('main.table[data-seq="12"]')).to_be_visible()
    assert wrong(page) == []
    page.goto(f"{house.address}t/over-{game}")
    expect(page.locator("[data-over] h1, [data-over] h2").first).to_be_visible()
    expect(page.get_by_text("The match is being looked at")).to_have_count(0)
    assert wrong(page) == []


def test_on_the_tb_board(new_page: NewPage, house: Server) -> None:
    ada = Person(new_page(), house.address)
    sits_down(ada, "puzzle")
    ada.waits_for_turn()
    ada.page.locator(".dock .tb").click()
    expect(ada.page.locator(".book [data-code]").first).to_be_visible()
    ada.settles()
    assert wrong(ada.page) == []


def test_amid_a_judgement(new_page: NewPage, house: Server) -> None:
    ada = Person(new_page(), house.address)
    sits_down(ada, "judged")
    ada.waits_for_turn()
    ada.page.locator('.dock [data-code="earn"]').click()
    expect(ada.page.locator('.prompt [data-code="draw"]')).to_be_visible()
    ada.settles()
    assert wrong(ada.page) == []


def test_at_the_shelf_of_ability_cards(new_page: NewPage, house: Server) -> None:
    ada = Person(new_page(), house.address)
    sits_down(ada, "shelf")
    ada.waits_for_turn()
    ada.page.locator(".dock .tb").click()
    ada.settles()
    ada.page.locator('.book [data-code^="lay:"]').first.click()
    expect(ada.page.locator('.board [data-code^="card:"]').first).to_be_visible()
    ada.settles()
    assert wrong(ada.page) == []


def test_in_a_battle(new_page: NewPage, house: Server) -> None:
    ada = Person(new_page(), house.address)
    sits_down(ada, "lair")
    ada.waits_for_turn()
    ada.page.locator(f"#hex-{at(city(), 'A-12')}").click(force=True)
    expect(ada.page.locator(".battle, .fight").first).to_be_visible()
    ada.settles()
    assert wrong(ada.page) == []
