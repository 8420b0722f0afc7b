"""A person without a mouse: everything is reached with Tab, arrows, digits and Enter."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.person import OPEN, TAKES, Glance, Person

FAR: Final = 400  # Tabs; whatever is not reached by then cannot be reached
AHEAD: Final = 12  # Tabs at most by which somebody goes on to the next option
ON: Final = """(open) => {
  const on = document.activeElement;
  return on?.matches(open) && on.closest('.board, .prompt') ? on.dataset.code : '';
}"""
ALSO: Final = 0.35  # how often an option is chosen by its number in the list
EAGER: Final = 0.8  # how often somebody goes past what only ends or passes
LAST: Final = ("end", "pass")
NUMBERED: Final = 9


class Keys(Person):
    """Plays at one page with its keyboard alone."""

    def reaches(self, target: Locator) -> None:
        """Tab until something has the focus."""
        for _ in range(FAR):
            if target.evaluate("(element) => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def tries(self, target: Locator) -> bool:
        if not target.count():
            return False
        self.reaches(target)
        self.page.keyboard.press("Enter")
        return True

    def opens_quickly(self, game: str) -> None:
        """The page "new table" as it comes: Tab to its last button, Enter."""
        self.page.goto(f"{self.address}new?game={game}")
        expect(self.page.locator(".stepper b")).to_be_visible()
        self.reaches(self.page.get_by_role("button", name=self.reads("open-table")))
        self.page.keyboard.press("Enter")
        self.page.wait_for_url("**/t/*")
        self.awaited = game

    def skips_guide(self) -> None:
        skip = self.page.get_by_role("button", name=self.reads("guide-skip"))
        expect(skip).to_be_visible()
        self.tries(skip)
        self.has_met_guide()

    def puts_guide_away(self) -> None:
        if self.page.locator(".guide").count():
            self.skips_guide()

    def acts(self, shy: float = 0.3, seen: Glance | None = None) -> bool:
        """One option: by its number in the list, or walked to and entered."""
        keys = self.page.keyboard
        if self.rng.random() < ALSO:
            keys.press(str(self.rng.randint(1, NUMBERED)))
        else:
            for _ in range(self.rng.randrange(AHEAD)):
                keys.press(self.rng.choice(("Tab", "Tab", "Tab", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
            eager = self.rng.random() < EAGER
            for step in range(FAR):
                code = self.page.evaluate(ON, OPEN + TAKES)
                if code and not (eager and code in LAST and step < FAR // 4):
                    break
                keys.press("Tab")
            else:
                return False
            keys.press("Enter")
        self.clicks += 1
        return True
