"""What a table costs while it waits for a person: processor time of browser and server, in a real browser.

    python benchmarks/idle.py [GAME ...] [--seconds 20] [--still]

Opens a table of each game against easy bots, waits until it is the person's turn and everything was told, and measures
for so many seconds. Prints percent of one core: of the page (its renderer), of the whole browser, of the server. Needs
chromium and the built client. `--still`: for somebody who wants no motion.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Collection
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, expect, sync_playwright  # noqa: E402

from chimera.engine.card import games  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.person import Person  # noqa: E402
from tests.browser.server import Server  # noqa: E402

SETTLES: Final = 8_000  # ms from the last thing told until nothing moves any more: options pulse a few times
TICKS: Final = os.sysconf("SC_CLK_TCK")


def processes(root: int) -> dict[int, str]:
    """A process and all it started: their numbers and command lines."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stat = (folder / "stat").read_text()
            except OSError:  # it has just ended
                continue
            parents.setdefault(int(stat.rpartition(")")[2].split()[1]), []).append(int(folder.name))
    found: dict[int, str] = {}
    waiting = [root]
    while waiting:
        pid = waiting.pop()
        waiting += parents.get(pid, [])
        try:
            found[pid] = Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
        except OSError:
            continue
    return found


def used(pids: Collection[int]) -> float:
    """Seconds of processor time that processes have used so far."""
    ticks = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


def at_rest(page: Page, address: str, game: str) -> None:
    """A table that waits for its person, with nothing left to tell."""
    person = Person(page, address)
    person.opens_table(game, 2)
    person.waits_for_turn()
    skip = page.get_by_role("button", name=person.reads("guide-skip"))
    if skip.count():
        skip.click()
    expect(page.locator(".caption")).to_have_count(0)
    page.mouse.move(2, 2)
    page.wait_for_timeout(SETTLES)


def main() -> int:
    """Measure every game that was named."""
    parser = argparse.ArgumentParser(description="What a table costs while it waits for a person.")
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--still", action="store_true", help="as for somebody who wants no motion")
    given = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        print("There is no browser here. Install one with: apt-get install chromium", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        assert server.process is not None
        try:
            for game in given.games:
                browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
                motion = "reduce" if given.still else "no-preference"
                size = {"width": 1440, "height": 900}
                page = browser.new_context(viewport=size, reduced_motion=motion).new_page()  # type: ignore[arg-type]
                at_rest(page, server.address, game)
                running = animated(page)
                ours = {
                    pid: line for pid, line in processes(os.getpid()).items() if "--type=" in line or "chromium" in line
                }
                pages = [pid for pid, line in ours.items() if "--type=renderer" in line]
                house = processes(server.process.pid)
                before = used(pages), used(ours), used(house)
                page.wait_for_timeout(given.seconds * 1000)
                after = used(pages), used(ours), used(house)
                shares = [100 * (b - a) / given.seconds for a, b in zip(before, after, strict=True)]
                print(
                    f"{game}: page {shares[0]:.1f} %, browser {shares[1]:.1f} %, server {shares[2]:.1f} %"
                    f" of a core; {running} animations",
                    flush=True,
                )
                browser.close()
        finally:
            server.stop()
    return 0


def animated(page: Page) -> int:
    """How many animations run on the page."""
    return int(page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length"))


if __name__ == "__main__":
    sys.exit(main())
