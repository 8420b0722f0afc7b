"""Pictures of every screen into docs/img, by one command: python tools/contact_sheet.py

Starts a server, lets bots play up to the moments worth seeing, and takes each screen on a desk and on a phone, by day
and by night. contact_sheet.html shows them side by side; contact_sheet.jpg is a picture of that. Film strips of a round
(tools/film_strips.py) come with them.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from film_strips import STRIPS, film  # noqa: E402
from nights import LAIR, lay_out_nights  # noqa: E402

from tests.browser.begun import sits_down  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.person import Person  # noqa: E402
from tests.browser.server import Server  # noqa: E402
from tests.browser.texts import frame  # noqa: E402

LOOKS: Final = {
    "desk": ((1440, 900), "light"),
    "desk_dark": ((1440, 900), "dark"),
    "phone": ((390, 844), "light"),
    "phone_dark": ((390, 844), "dark"),
}
PATIENCE: Final = 240.0
CROWD: Final = 16  # dinosaurs


class Studio:
    """The same guest at four screens."""

    def __init__(self, browser: Browser, address: str, folder: Path, language: str = "en") -> None:
        self.address = address
        self.folder = folder
        self.pages: dict[str, Page] = {}
        cookies = None
        for look, ((width, height), scheme) in LOOKS.items():
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if scheme == "dark" else "light",
                reduced_motion="reduce",
                locale=language,
            )
            page = context.new_page()
            if cookies is None:
                page.goto(address)
                page.get_by_role("heading", name=frame(language, "home-yours")).wait_for()
                cookies = context.cookies()
            else:
                context.add_cookies([{**cookie} for cookie in cookies])  # type: ignore[typeddict-item]
            self.pages[look] = page
        self.person = Person(self.pages["desk"], address, language=language)

    def shoot(self, name: str, path: str, settle: int = 900, opens: str = "") -> None:
        """One screen in all looks, with something opened on it by hand."""
        for look, page in self.pages.items():
            if path and page.url != self.address + path:
                page.goto(self.address + path)
            page.wait_for_timeout(settle)
            skip = page.get_by_role("button", name=self.person.reads("guide-skip"))
            if skip.count():
                skip.click()
            if opens and (button := page.locator(opens)).count():
                button.click()
            page.wait_for_timeout(200)
            page.screenshot(path=self.folder / f"{name}_{look}.jpg", type="jpeg", quality=84)
            print(f"{name}_{look}.jpg")

    @property
    def table(self) -> str:
        return self.person.page.url.removeprefix(self.address)

    def bot_plays_until(self, rounds: int) -> None:
        """A bot takes the seat, and gives it back when so many rounds have passed, or never (0: to the end)."""
        page = self.person.page
        if self.person.over.count():
            return
        page.get_by_role("button", name=self.person.reads("menu")).click()
        page.get_by_role("button", name=self.person.reads("menu-hand-over")).click()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not self.person.over.count():
            if rounds and int(page.locator(".round").inner_text().split()[-1]) >= rounds:
                break
            page.wait_for_timeout(50)
        if not self.person.over.count():
            page.get_by_role("button", name=self.person.reads("menu-take-back")).click()
            self.person.waits_for_turn()

    def picks_up_a_dinosaur(self) -> None:
        """On every screen, so that its ways are shown."""
        for page in self.pages.values():
            herd = page.locator(".cells path.source")
            if herd.count() and not page.locator(".pill").count():
                herd.last.click()


def evo(studio: Studio) -> None:
    """The lab in round 1, movement in round 1, a crowded island, the end."""
    person = studio.person
    person.opens_table("evo", 4, level="Normal")
    person.plays(60, lambda: person.page.locator(".bid.ok").count() > 0)
    studio.shoot("evo_lab", studio.table)
    person.plays(60, lambda: person.page.locator(".cells path.source").count() > 0 and person.phase() == "Movement")
    studio.picks_up_a_dinosaur()
    studio.shoot("evo_early", studio.table)
    for rounds in (7, 8, 9, 10):
        studio.bot_plays_until(rounds)
        if person.page.locator(".piece").count() >= CROWD:
            break
    person.plays(
        90, lambda: person.page.locator(".cells path.source").count() > 0 and person.phase() == "Movement", shy=0.6
    )
    studio.picks_up_a_dinosaur()
    studio.shoot("evo_late", "")
    studio.bot_plays_until(0)
    studio.shoot("evo_end", "")


def french(studio: Studio) -> None:
    """Evo in French: the lab, and movement."""
    person = studio.person
    person.opens_table("evo", 3, level="Moyen")
    person.plays(60, lambda: person.page.locator(".bid.ok").count() > 0)
    studio.shoot("evo_french_lab", studio.table)
    studio.bot_plays_until(4)
    person.plays(90, lambda: person.page.locator(".cells path.source").count() > 0 and person.phase() == "Déplacement")
    studio.picks_up_a_dinosaur()
    studio.shoot("evo_french", "")


def dice_mutants(studio: Studio) -> None:
    """The first claim, assigning late in the battle, the end."""
    person = studio.person
    person.opens_table("dice_mutants", 4, level="Easy")
    person.plays(60, lambda: person.page.locator(".pool .is-legal").count() > 0)
    studio.shoot("dice_early", studio.table)
    studio.bot_plays_until(12)
    person.plays(60, lambda: person.page.locator(".mine .is-legal").count() > 1)
    studio.shoot("dice_late", "")
    studio.bot_plays_until(0)
    studio.shoot("dice_end", "")


def blind_evolution(studio: Studio) -> None:
    """The city in the third turn, a judgement, the TB board, a battle with a boss, the end."""
    person = studio.person

    def night(name: str) -> None:
        sits_down(person, name)
        person.waits_for_turn()
        person.settles()

    night("judged")
    person.page.locator('.dock [data-code="earn"]').click()
    for cards in range(2, 5):
        person.settles()
        person.page.locator('.prompt [data-code="draw"]').click()
        expect(person.page.locator(".cards svg")).to_have_count(cards)
    studio.shoot("blind_judgement", studio.table)
    night("written")
    studio.shoot("blind_tb", studio.table, opens=".dock .tb")
    night("fought")
    person.page.locator(f"#hex-{LAIR}").click(force=True)
    person.waits_for_turn()
    for _ in range(2):
        person.settles()
        if (on := person.page.locator('.prompt [data-code="draw"]')).count():
            on.click()
    studio.shoot("blind_boss", studio.table)
    night("late")
    studio.shoot("blind_city", studio.table)
    studio.bot_plays_until(0)
    studio.shoot("blind_end", "")


def plain(studio: Studio) -> None:
    """Pig on the plain table."""
    person = studio.person
    person.opens_table("pig", 3)
    person.plays(60, lambda: person.page.locator(".log li").count() > 8 and person.mine())
    studio.shoot("plain", studio.table)


def pages(studio: Studio) -> None:
    """The front page, with running tables when some were played before, and the page for a new table."""
    for game, seats in (("dice_mutants", 4), ("evo", 3)):
        studio.person.opens_table(game, seats, level="Easy")
        studio.person.waits_for_turn()
    studio.shoot("new_table", "new?game=evo")
    for page in studio.pages.values():
        page.goto(studio.address)
    studio.shoot("home", "")


SCENES: Final = {
    "evo": evo,
    "french": french,
    "dice": dice_mutants,
    "blind": blind_evolution,
    "plain": plain,
    "pages": pages,
}
LANGUAGES: Final = {"french": "fr"}  # of the other scenes: English


def sheet(browser: Browser, folder: Path) -> None:
    """All pictures on one page, and a picture of that page."""
    names = sorted({path.stem.rsplit("_desk", 1)[0] for path in folder.glob("*_desk.jpg")})
    rows = "".join(
        f"<h2>{name.replace('_', ' ')}</h2><div>"
        + "".join(f'<img src="{name}_{look}.jpg" height="360" alt="{name} {look}">' for look in LOOKS)
        + "</div>"
        for name in names
    )
    page_text = (
        "<!doctype html><meta charset=utf-8><title>Chimera: contact sheet</title><style>body{margin:24px;"
        "font:16px sans-serif;background:#e9e4d8}div{display:flex;gap:12px}h2{margin:18px 0 6px}</style>" + rows
    )
    (folder / "contact_sheet.html").write_text(page_text + "\n", encoding="utf-8")
    page = browser.new_page(viewport={"width": 1580, "height": 900})
    page.goto((folder / "contact_sheet.html").as_uri())
    page.screenshot(path=folder / "contact_sheet.jpg", type="jpeg", quality=80, full_page=True)


def main() -> int:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=ROOT / "docs" / "img")
    parser.add_argument("--only", choices=[*SCENES, "strips"], nargs="*", help="some of the scenes")
    args = parser.parse_args()
    folder = args.into
    chromium = shutil.which("chromium")
    if chromium is None:
        print("There is no browser here. Install one with: apt-get install chromium", file=sys.stderr)
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        lay_out_nights(Path(data) / "chimera.db")
        server = Server(Path(data), pace=0.06)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            studios: dict[str, Studio] = {}
            for name in args.only or [*SCENES, "strips"]:
                if name == "strips":
                    for game in STRIPS:
                        film(browser, game, folder)
                    continue
                language = LANGUAGES.get(name, "en")
                if language not in studios:
                    studios[language] = Studio(browser, server.address, folder, language)
                SCENES[name](studios[language])
            sheet(browser, folder)
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
