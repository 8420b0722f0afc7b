"""A real browser and a server for it. These tests use the page only: no fetch, no socket.

The one script of their own is a clock: while a person only plays on (`Person.plays`), timers of the page run faster.
What has only just appeared then takes a click sooner, and captions go sooner; what a test looks at has its true time.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.server import Server

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK: Final = (1440, 900)
# A machine that does other things as well may take its time; what never comes still fails, only later.
SEEN: Final = 30_000  # ms until something is as expected
DONE: Final = 45_000  # ms until something can be clicked
LOADED: Final = 60_000  # ms until a page is there
expect.set_options(timeout=SEEN)
NewPage = Callable[..., Page]
CLOCK: Final = """(() => {
  const [now, later] = [performance.now.bind(performance), window.setTimeout.bind(window)];
  let [pace, since, before] = [1, 0, 0];
  performance.now = () => before + (now() - since) * pace;
  window.setTimeout = (then, ms = 0, ...rest) => later(then, ms / pace, ...rest);
  window.hurries = (yes) => ([before, since, pace] = [performance.now(), now(), yes ? 8 : 1]);
})()"""


def as_long_as_possible(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    """Playwright keeps a loop running, which tests outside this folder cannot bear."""
    here = Path(__file__).parent
    return "session" if all((config.rootpath / arg).is_relative_to(here) for arg in config.args) else "module"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with quick bots; whoever opens a page is a guest of their own there."""
    house = Server(tmp_path_factory.mktemp("server"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope=as_long_as_possible)
def browser() -> Iterator[Browser]:
    """Debian's chromium."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        pytest.fail("There is no browser here. Install one with: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Browser, tmp_path: Path) -> Iterator[NewPage]:
    """Opens pages, each for a guest of its own; a page that complains fails the test."""
    complaints: list[str] = []
    pages: list[Page] = []

    def make(size: tuple[int, int] = DESK, touch: bool = False, locale: str = "en") -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, reduced_motion="reduce", locale=locale
        )
        page = context.new_page()
        page.add_init_script(CLOCK)
        page.set_default_timeout(DONE)
        page.set_default_navigation_timeout(LOADED)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        pages.append(page)
        return page

    yield make
    for page in pages:
        page.context.close()
    assert not complaints
