"""Every kind of event of every game is told on a real board, and all that it lights up is there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from chimera.engine.card import GameCard, games
from chimera.engine.record import Match
from tests.browser.conftest import NewPage
from tests.browser.server import Server
from tests.browser.stored import Telling, every_kind, keep

MOST = 2  # lines of one kind at one point that are looked at
AWAY = (2, 2)  # where nothing is to point at
UNFINISHED = ("myth",)  # a first board: it lights squares and seats, and does not show every kind of event yet
CARDS = [pytest.param(card, id=card.name) for card in games().values() if card.name not in UNFINISHED]
# Where the pointer has to be for a line of a list, which is brought into sight for it.
WHERE = """(line) => {
  line.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = line.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""


@contextmanager
def played(folder: Path, matches: dict[str, Match]) -> Iterator[Server]:
    """A server at which these matches were played."""
    keep(folder / "chimera.db", matches.items())
    house = Server(folder)
    house.start()
    try:
        yield house
    finally:
        house.stop()


def goes_to(page: Page, at: int) -> None:
    """Draw the slider to a point of the match."""
    slider = page.get_by_role("slider")
    slider.fill(str(at + 1 if at < int(slider.get_attribute("max") or 0) else 0))
    slider.fill(str(at))  # not by a step forward, which would be told
    expect(page.locator(f'main.table[data-seq="{at}"]')).to_be_visible()


def lit(page: Page, kind: str) -> Iterator[tuple[set[str], set[str], int]]:
    """Point at the new lines of the log that tell of a kind of event: what is looked for, what is not there, lights."""
    lights = page.locator(".lights")
    lines = page.locator(f'.log .new:is([data-key="event-{kind}"], [data-key="event-{kind}-hidden"])')
    expect(lines.first).to_be_visible()
    for line in lines.all()[:MOST]:
        page.mouse.move(*line.evaluate(WHERE))
        expect(lights).to_have_attribute("data-told", kind)
        wanted, missing = (set((lights.get_attribute(f"data-{name}") or "").split()) for name in ("lights", "missing"))
        yield wanted, missing, lights.locator("[data-light]").count()
        page.mouse.move(*AWAY)
        expect(lights).to_have_attribute("data-told", "")


def sorts(names: Iterable[str]) -> set[str]:
    """What sorts of things names are of: space:3 is a space."""
    return {name.split(":")[0] for name in names}


@pytest.mark.parametrize("card", CARDS)
def test_what_an_event_lights_up_is_on_the_board(card: GameCard, new_page: NewPage, tmp_path: Path) -> None:
    matches, tellings = every_kind(card)
    assert {telling.kind for telling in tellings} == set(card.events)
    with played(tmp_path, matches) as server:
        shows_all(new_page(), server, tellings)


def shows_all(page: Page, server: Server, tellings: list[Telling]) -> None:
    """At one of these moments at least, every sort of thing that an event lights up; at each of them, something."""
    dark: list[Telling] = []  # something should be lit and nothing is
    wanted: dict[str, set[str]] = {}  # by kind of event, the sorts of things that are looked for ...
    found: dict[str, set[str]] = {}  # ... and those that were there, at one of these moments at least
    for table, moments in groupby(tellings, lambda telling: telling.table):
        page.goto(f"{server.address}replay/{table}")
        expect(page.get_by_role("slider")).to_be_visible()
        if (tab := page.get_by_role("tab", name="Log", exact=True)).count():
            tab.click()
        for at, here in groupby(moments, lambda telling: telling.at):
            goes_to(page, at)
            for telling in here:
                for names, missing, lights in lit(page, telling.kind):
                    dark += [telling] if names and not lights else []
                    wanted.setdefault(telling.kind, set()).update(sorts(names))
                    found.setdefault(telling.kind, set()).update(sorts(names - missing))
    assert dark == []
    assert {kind: found[kind] for kind in wanted} == wanted
