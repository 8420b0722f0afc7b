"""How long a person waits at a table: from the socket's opening to the board on the screen, in a real browser.

    python benchmarks/first_view.py [GAME ...] [--times 7]

Prints the median and the slowest of several visits, in milliseconds. Needs chromium and the built client.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.person import Person  # noqa: E402
from tests.browser.server import Server  # noqa: E402


def visit(page: Page, address: str) -> float:
    """Milliseconds from the socket to the board, at one visit."""
    opened: list[float] = []
    page.on("websocket", lambda _: opened.append(time.perf_counter()))
    page.goto(address, wait_until="commit")
    page.locator("main.table[data-seq]").wait_for()
    return (time.perf_counter() - opened[0]) * 1000


def main() -> int:
    """Measure every game that was named."""
    parser = argparse.ArgumentParser(description="From the socket to the board, in a real browser.")
    parser.add_argument("games", nargs="*", default=["evo", "dice_mutants", "pig"])
    parser.add_argument("--times", type=int, default=7)
    given = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        print("There is no browser here. Install one with: apt-get install chromium", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            for game in given.games:
                page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
                Person(page, server.address).opens_table(game, 2)
                page.locator("main.table[data-seq]").wait_for()
                address = page.url
                times = []
                for _ in range(given.times):
                    fresh = page.context.new_page()
                    times.append(visit(fresh, address))
                    fresh.close()
                print(f"{game}: median {statistics.median(times):.0f} ms, slowest {max(times):.0f} ms")
                page.context.close()
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
