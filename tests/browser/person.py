"""A person with a mouse: sees the page, clicks what glows."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.texts import frame

STUCK: Final = 90.0  # seconds without anything to click
AT_LEAST: Final = 120.0  # seconds for any stretch of play: bots may have to share the machine
OPEN: Final = '[data-code]:not([aria-disabled="true"]):not([disabled])'


class Person:
    """Plays at one page."""

    def __init__(self, page: Page, address: str, seed: int = 1, language: str = "en") -> None:
        self.page = page
        self.address = address
        self.language = language  # what the page speaks, and so what its buttons are called
        self.rng = random.Random(seed)
        self.clicks = 0

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

    def puts_guide_away(self) -> None:
        """Whoever wants to play does not read: against bots the match would wait."""
        if self.page.locator(".guide").count():
            self.skips_guide()

    def phase(self) -> str:
        return self.page.locator(".phases [aria-current]").inner_text()

    def waits_for_turn(self) -> None:
        settled = '[data-mine="true"][data-pending="false"][data-settling="false"]'
        turn = self.page.locator(f"main.table{settled}")
        turn.or_(self.page.locator(".guide")).first.wait_for(timeout=90_000)
        self.puts_guide_away()
        turn.wait_for(timeout=90_000)  # others may think for long

    def acts(self, shy: float = 0.3) -> bool:
        """One click on something that glows; False when nothing does."""
        buttons = self.page.locator(f".prompt .acts {OPEN}")
        board = self.page.locator(f".board {OPEN}:not(.source)")
        herd = self.page.locator(".board .cells path.source")
        many, options, dinosaurs = buttons.count(), board.count(), herd.count()
        if many and ((not options and not dinosaurs) or self.rng.random() < shy):
            target = buttons.nth(self.rng.randrange(many))
        elif options:
            target = board.nth(self.rng.randrange(options))
        elif dinosaurs:
            target = herd.nth(self.rng.randrange(dinosaurs))
        else:
            return False
        try:
            target.click(timeout=1500)
        except Error:  # the table moved on while the mouse was on its way
            return False
        self.clicks += 1
        return True

    def plays(self, seconds: float, until: Callable[[], bool] | None = None, shy: float = 0.3) -> None:
        """Clicks until the game is over, or until something is so."""
        seconds = max(seconds, AT_LEAST)
        end = time.monotonic() + seconds
        stuck = time.monotonic() + STUCK
        while time.monotonic() < min(end, stuck):
            if self.over.count():
                return
            if self.waits():
                self.page.wait_for_timeout(25)
                continue
            if until is not None and until():
                return
            if self.mine() and self.acts(shy):
                stuck = time.monotonic() + STUCK
            else:
                self.puts_guide_away()
                self.page.wait_for_timeout(25)
        raise AssertionError(f"After {seconds} seconds and {self.clicks} clicks: {self.says()}")

    def says(self) -> str:
        return " ".join(self.page.locator(".prompt").inner_text().split())
