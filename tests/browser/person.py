"""A person with a mouse: sees the page, clicks what glows."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from msgspec import Struct
from playwright.sync_api import APIResponse, Error, Locator, Page, expect

from chimera.engine.matchfile import match_of
from chimera.engine.record import Match
from tests.browser.texts import frame

STUCK: Final = 90.0  # seconds without anything to click
LOOK: Final = 25  # ms between two looks while there is nothing to do
AT_LEAST: Final = 120.0  # seconds for any stretch of play: bots may have to share the machine
OPEN: Final = '[data-code]:not([aria-disabled="true"]):not([disabled])'
GUIDED: Final = {"evo", "dice_mutants", "storm_watch"}  # games that meet a new guest with a guide

# What can be clicked; what has only just come takes no click yet.
TAKES: Final = ":not([data-fresh])"
BUTTONS: Final = f".prompt .acts {OPEN}{TAKES}"
BOARD: Final = f".board {OPEN}:not(.source){TAKES}"
HERD: Final = f".board .cells path.source{TAKES}"

# One look at the page. All of it is of the same moment: between two questions the table may have moved on.
GLANCE: Final = """([buttons, board, herd]) => {
  const table = document.querySelector('main.table');
  const is = (name) => table?.dataset[name] === 'true';
  const count = (selector) => document.querySelectorAll(selector).length;
  return {
    over: count('[data-over]') > 0,
    ended: count('div.back') > 0,
    guide: count('.guide') > 0,
    mine: is('mine'),
    waits: is('pending') || is('settling'),
    buttons: count(buttons),
    board: count(board),
    herd: count(herd),
  };
}"""

FRESH: Final = '[data-fresh], main.table:is([data-pending="true"], [data-settling="true"])'
# What has come is noticed with the next frame: nothing may be fresh for a few of them.
SETTLED: Final = """async ([fresh, patience]) => {
  const end = Date.now() + patience;
  for (let calm = 0; calm < 3; ) {
    await new Promise(requestAnimationFrame);
    const left = document.querySelector(fresh);
    if (left && Date.now() > end) throw new Error(`It never settles: ${left.outerHTML.slice(0, 200)}`);
    calm = left ? 0 : calm + 1;
  }
}"""


class Glance(Struct):
    """What a person saw at one moment."""

    over: bool  # the ending is there, in the place of the board
    ended: bool  # the match is over, and what led to it is still told
    guide: bool
    mine: bool
    waits: bool  # a choice is on its way, or options only just appeared
    buttons: int
    board: int
    herd: int


class Person:
    """Plays at one page."""

    def __init__(self, page: Page, address: str, seed: int = 1, language: str = "en") -> None:
        self.page = page
        self.address = address
        self.language = language  # what the page speaks, and so what its buttons are called
        self.rng = random.Random(seed)
        self.clicks = 0
        self.awaited = ""  # the game whose guide will come, a little later than its table
        self.guided: set[str] = set()

    def goes_home(self) -> None:
        self.page.goto(self.address)
        expect(self.page.get_by_role("heading", name=self.reads("home-yours"))).to_be_visible()

    def reads(self, key: str, **args: str | int) -> str:
        """A text of the frame as it stands on this page."""
        return frame(self.language, key, **args)

    def opens_table(self, game: str, seats: int, kinds: dict[int, str] | None = None, level: str = "Easy") -> None:
        """The page "new table": a game, so many seats, bots of a level; `kinds` says what seats are otherwise."""
        self.page.goto(f"{self.address}new?game={game}")
        count = self.page.locator(".stepper b")
        expect(count).to_be_visible()
        while (now := int(count.inner_text())) != seats:
            step = self.reads("fewer-seats" if now > seats else "more-seats")
            self.page.get_by_role("button", name=step).click()
            expect(count).to_have_text(str(now - 1 if now > seats else now + 1))
        for seat, kind in (kinds or {}).items():
            group = self.page.get_by_role("group", name=self.reads("seat-n", n=seat + 1), exact=True)
            group.get_by_role("button", name=kind).click()
            expect(group.locator("[aria-pressed=true]")).to_have_text(kind)
        for bot in self.page.locator(".seats select.level").all():
            bot.select_option(label=level)
        self.page.get_by_role("button", name=self.reads("open-table")).click()
        self.page.wait_for_url("**/t/*")
        self.awaited = game if game in GUIDED - self.guided else ""

    @property
    def over(self) -> Locator:
        """The end of a match, in the place of its board."""
        return self.page.locator("[data-over]")

    def mine(self) -> bool:
        return self.page.locator('main.table[data-mine="true"]').count() > 0

    def waits(self) -> bool:
        """Whether a choice is on its way, or options only just appeared: what the page shows was before it."""
        return self.page.locator('main.table:is([data-pending="true"], [data-settling="true"])').count() > 0

    def skips_guide(self) -> None:
        self.page.get_by_role("button", name=self.reads("guide-skip")).click()
        self.has_met_guide()

    def has_met_guide(self) -> None:
        """A guide that was put away does not come back."""
        self.guided.add(self.awaited)
        self.awaited = ""

    def puts_guide_away(self) -> None:
        """Whoever wants to play does not read: against bots the match would wait."""
        skip = self.page.get_by_role("button", name=self.reads("guide-skip"))
        if skip.count() and self.tries(skip):  # it goes by itself when the match is over
            self.has_met_guide()

    def phase(self) -> str:
        """The phase that is marked now; nothing where there is no table (any more). Like all that follows: at once."""
        return "".join(self.page.locator(".phases [aria-current]").all_inner_texts())

    def says(self) -> str:
        """What the prompt says."""
        return " ".join(" ".join(self.page.locator(".prompt").all_inner_texts()).split())

    def seq(self) -> int:
        """How many lines the record of the match has, as this page knows it."""
        return int(self.page.evaluate("document.querySelector('main.table')?.dataset.seq ?? -1"))

    def glances(self) -> Glance:
        seen: dict[str, Any] = self.page.evaluate(GLANCE, [BUTTONS, BOARD, HERD])
        return Glance(**seen)

    def waits_for_turn(self) -> None:
        settled = '[data-mine="true"][data-pending="false"][data-settling="false"]'
        turn = self.page.locator(f"main.table{settled}")
        if self.awaited:
            self.skips_guide()
        turn.or_(self.page.locator(".guide")).first.wait_for(timeout=90_000)
        self.puts_guide_away()
        turn.wait_for(timeout=90_000)  # others may think for long

    def settles(self) -> None:
        """Until everything that acts takes a click: nothing on the table has only just come, or is on its way."""
        self.page.evaluate(SETTLED, [FRESH, 1000 * STUCK])

    def acts(self, shy: float = 0.3, seen: Glance | None = None) -> bool:
        """One click on something that glows; False when nothing does."""
        seen = seen or self.glances()
        if seen.buttons and ((not seen.board and not seen.herd) or self.rng.random() < shy):
            target = self.page.locator(BUTTONS).nth(self.rng.randrange(seen.buttons))
        elif seen.board:
            target = self.page.locator(BOARD).nth(self.rng.randrange(seen.board))
        elif seen.herd:
            target = self.page.locator(HERD).nth(self.rng.randrange(seen.herd))
        else:
            return False
        if not self.tries(target):
            return False
        self.clicks += 1
        return True

    def tries(self, target: Locator) -> bool:
        """A click on something that may be gone before the mouse is there; whether it was not."""
        try:
            target.click(timeout=1500)
        except Error:
            return False
        return True

    def plays(self, seconds: float, until: Callable[[], bool] | None = None, shy: float = 0.3) -> None:
        """Clicks until the game is over, or until something is so.

        `until` asks what is so at that moment and never waits for anything on the page: the match may be over by then,
        and the board be gone. Who plays to the end does not read what led to it: they go to the result. Meanwhile time
        on the page passes faster, where it can (conftest.py).
        """
        with self.hurries():
            self.plays_on(max(seconds, AT_LEAST), until, shy)

    @contextmanager
    def hurries(self, yes: bool = True) -> Iterator[None]:
        """Meanwhile time on the page passes faster, where it can; or, within that, as it does."""
        self.page.evaluate("(yes) => window.hurries?.(yes)", yes)
        try:
            yield
        finally:
            self.page.evaluate("(yes) => window.hurries?.(yes)", not yes)

    def plays_on(self, seconds: float, until: Callable[[], bool] | None, shy: float) -> None:
        end = time.monotonic() + seconds
        stuck = time.monotonic() + STUCK
        while time.monotonic() < min(end, stuck):
            seen = self.glances()
            if seen.over:
                return
            if not seen.waits:
                if until is not None and until():
                    return
                if seen.ended:
                    self.tries(self.page.locator("div.back > button").first)
                    continue
                if seen.mine and self.acts(shy, seen):
                    stuck = time.monotonic() + STUCK
                    continue
                if seen.guide:
                    self.puts_guide_away()
            self.page.wait_for_timeout(LOOK)
        raise AssertionError(f"After {seconds} seconds and {self.clicks} clicks: {self.says()}")

    def record(self) -> APIResponse:
        """The file of the match, which is given out when it is over."""
        table = self.page.url.rstrip("/").rsplit("/", 1)[-1]
        return self.page.context.request.get(f"{self.address}api/tables/{table}/file")

    def match(self) -> Match:
        """The record of the match that is over."""
        answer = self.record()
        assert answer.ok, answer.text()
        return match_of(answer.body(), "the record")
