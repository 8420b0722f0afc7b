"""A round of a game in six pictures, each as it is told: docs/img/NAME_strip.jpg. Called by tools/contact_sheet.py.

Looks in whole matches for a round in which everything worth seeing happens, and walks through it on the replay page.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect

from chimera.engine.card import find
from chimera.engine.record import Match
from tests.browser.server import Server
from tests.browser.stored import Telling, keep, matches_of, tellings

STRIPS: Final = {  # what a strip shows of a round
    "evo": ("turned", "played", "fought", "born", "lost", "gained"),
    "dice_mutants": ("rolled", "cut", "bought", "built", "fought", "lost"),
}
SIZE: Final = (1440, 900)
ACROSS: Final = 2  # pictures side by side
WIDTH: Final = 800  # of a picture on the strip
MOST_SEATS: Final = 4  # more would make the pictures small
SETTLES: Final = 700  # ms


def rounds(told: Sequence[Telling]) -> Iterator[list[Telling]]:
    """What is told from one round's beginning up to that of the next."""
    begins = [i for i, telling in enumerate(told) if telling.kind == "round"]
    for first, after in zip(begins, [*begins[1:], len(told)], strict=True):
        yield list(told[first:after])


def scene(of: Sequence[Telling], kinds: Sequence[str], eyes: int) -> list[Telling]:
    """One telling of each kind, as they follow each other, of the seat that looks if it can be; empty if one lacks.

    A card is one that somebody else plays.
    """
    shown: list[Telling] = []
    for kind in kinds:
        told = [one for one in of if one.kind == kind and (kind != "played" or one.seat != eyes)]
        if not told:
            return []
        shown.append(next((one for one in told if one.seat == eyes), told[0]))
    return sorted(shown, key=of.index)


def whole_scene(game: str) -> tuple[str, Match, int, list[Telling]]:
    """A match with a round in which everything on the strip happens, and the seat to look from: whom it hits last."""
    for table, match in matches_of(find(game)):
        if len(match.header.seats) > MOST_SEATS:
            continue
        for of in rounds(list(tellings(table, match))):
            hit = [one.seat for one in of if one.kind == "lost" and one.seat >= 0]
            for eyes in reversed(hit):
                if found := scene(of, STRIPS[game], eyes):
                    return table, match, eyes, found
    raise AssertionError(f"In no match of {game} one round has all of: {', '.join(STRIPS[game])}.")


def told_here(page: Page, telling: Telling, eyes: int) -> None:
    """Read on until a kind of event is told, and of whoever looks if it is theirs."""
    sign = re.compile(r"\bmine\b" if telling.seat == eyes else "")
    caption = page.locator(".caption[data-kind]")
    expect(caption).to_be_visible()
    for _ in range(60):
        if caption.get_attribute("data-kind") == telling.kind and sign.search(caption.get_attribute("class") or ""):
            page.mouse.move(2, 2)
            page.wait_for_timeout(SETTLES)
            return
        count = caption.locator(".count").inner_text()
        caption.locator(".words").click(position={"x": 6, "y": 6})
        expect(caption.locator(".count")).not_to_have_text(count)
    raise AssertionError(f"{telling.kind} is not told at step {telling.at} of {telling.table}.")


def shoot(browser: Browser, address: str, table: str, eyes: int, moments: Sequence[Telling], into: Path) -> list[Path]:
    """Each moment as it is told, read step by step."""
    context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, reduced_motion="reduce", locale="en")
    context.add_init_script("localStorage.setItem('chimera.pace', 'step')")
    found = []
    for number, telling in enumerate(moments, start=1):
        page = context.new_page()  # anew, so that only this step is told
        page.goto(f"{address}replay/{table}?step={telling.at}&eyes={eyes}")
        told_here(page, telling, eyes)
        found.append(into / f"{number}.png")
        page.screenshot(path=found[-1])
        page.close()
    context.close()
    return found


def strip(browser: Browser, pictures: Sequence[Path], into: Path) -> None:
    """The pictures on one page, numbered, and a picture of that page."""
    shown = "".join(
        f'<figure><b>{number}</b><img src="{picture.as_uri()}" width="{WIDTH}"></figure>'
        for number, picture in enumerate(pictures, start=1)
    )
    page_file = pictures[0].parent / "strip.html"
    page_file.write_text(
        "<!doctype html><meta charset=utf-8><style>body{margin:14px;background:#221f1b;display:grid;gap:14px;"
        f"grid-template-columns:repeat({ACROSS},{WIDTH}px)}}figure{{margin:0;position:relative}}img{{display:block;"
        "border-radius:8px}b{position:absolute;left:10px;top:10px;width:34px;line-height:34px;border-radius:50%;"
        "text-align:center;background:#ffb703;color:#221f1b;font:700 19px/34px sans-serif}</style>" + shown,
        encoding="utf-8",
    )
    page = browser.new_page(viewport={"width": ACROSS * (WIDTH + 14) + 14, "height": 900})
    page.goto(page_file.as_uri())
    page.screenshot(path=into, type="jpeg", quality=80, full_page=True)
    page.close()
    print(into.name)


def film(browser: Browser, game: str, into: Path) -> None:
    """The strip of a game, at a server of its own that has its match."""
    table, match, eyes, moments = whole_scene(game)
    with tempfile.TemporaryDirectory() as data:
        keep(Path(data) / "chimera.db", [(table, match)])
        server = Server(Path(data))
        server.start()
        try:
            strip(browser, shoot(browser, server.address, table, eyes, moments, Path(data)), into / f"{game}_strip.jpg")
        finally:
            server.stop()
