"""Evo in French, from the front page to the ending: nobody meets an English sentence on the way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.texts import FRAME, ROOT

CHIMERA: Final = ROOT / "src" / "chimera"
FOLDERS: Final = (
    FRAME,
    FRAME.parent / "boards" / "evo" / "messages",
    CHIMERA / "engine" / "messages",
    CHIMERA / "table" / "messages",
    CHIMERA / "games" / "evo" / "messages",
)
# Every text a person or a screen reader meets; what is marked as English, the rules, is meant to be.
READ: Final = """() => {
  const found = new Set([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (element.closest('[lang]').lang === 'en' || element.closest('script, style')) continue;
    if (element === node)
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(element.getAttribute(name) ?? '');
    else found.add(node.data);
  }
  return [...found].map((text) => text.replace(/[ \\n\\t]+/g, ' ').trim()).filter(Boolean);
}"""
judged: dict[str, bool] = {}


def readings(pattern: fluent.Pattern) -> Iterator[str]:
    """Every way to say a message, as a regular expression: whatever is filled in may be anything."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            parts.append([re.escape(" ".join(element.value.split(" ")))])
        elif isinstance(element.expression, fluent.SelectExpression):
            parts.append([one for variant in element.expression.variants for one in readings(variant.value)])
        else:
            parts.append([".+"])
    yield from ("".join(way) for way in product(*parts))


def written(folder: Path, language: str) -> dict[str, set[str]]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    found: list[Any] = [entry for entry in resource.body if isinstance(entry, fluent.Message) and entry.value]
    return {entry.id.name: set(readings(entry.value)) for entry in found}


def any_of(ways: set[str]) -> re.Pattern[str]:
    return re.compile("|".join(sorted(ways)), re.IGNORECASE)  # a phase is written large where it begins a line


@cache
def spoken() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What is said in English but not in French, and what is said in French."""
    english: set[str] = set()
    french: set[str] = set()
    for folder in FOLDERS:
        own = written(folder, "fr")
        french.update(*own.values())
        for key, ways in written(folder, "en").items():
            english |= {way for way in ways - own[key] if re.search(r"[a-z]{2}", way.replace(".+", ""))}
    return any_of(english), any_of({way for way in french if re.search(r"\w", way.replace(".+", ""))})


def is_english(text: str) -> bool:
    if text not in judged:
        english, french = spoken()
        judged[text] = bool(english.fullmatch(text)) and not french.fullmatch(text)
    return judged[text]


def english_on(page: Page) -> list[str]:
    """What is said in English on a page; names of people and of the table are nobody's language."""
    names = set(page.locator(".rail .who b, .topbar .called").all_inner_texts())
    return [text for text in page.evaluate(READ) if text not in names and is_english(text)]


def test_a_whole_game_of_evo_is_played_in_french(new_page: NewPage, server: Server) -> None:
    page = new_page(locale="fr-FR")
    ada = Person(page, server.address, seed=5, language="fr")
    ada.goes_home()
    assert english_on(page) == []
    ada.opens_table("evo", 3, level="Facile")
    expect(page.locator(".guide")).to_be_visible()
    assert page.evaluate(READ)
    assert english_on(page) == []  # with the first page of the guide
    ada.skips_guide()
    menu = page.locator(".menubox > button")
    menu.click()
    expect(page.get_by_text(ada.reads("menu-guide"))).to_be_visible()
    assert english_on(page) == []
    menu.click()
    for tab in ("log", "chat", "rules", "options"):
        page.locator(".vtab, [role=tab]").filter(has_text=ada.reads(f"tab-{tab}")).first.click()
        assert english_on(page) == []

    met: set[str] = set()
    refused: list[str] = []

    def reads_all() -> bool:
        """At every new question, and once when a bid is refused."""
        question = ada.says()
        if question not in met:
            met.add(question)
            assert english_on(page) == []
        dear = page.locator(".bid.no")
        if not refused and dear.count():
            why = page.locator(".why p").first
            try:
                dear.last.click(force=True, timeout=1500)
                why.wait_for(timeout=5_000)
            except Error:  # the table moved on while the mouse was on its way; the next bid is tried
                return False
            refused.append(why.inner_text())
            assert english_on(page) == []
            page.keyboard.press("Escape")
        return False

    ada.plays(280, reads_all, shy=0.45)
    assert len(met) > 10
    assert refused
    expect(ada.over.get_by_text("La météorite est tombée")).to_be_visible()
    heading = ada.over.get_by_role("heading").inner_text()
    assert re.search(r"gagne|Vous gagnez|victoire", heading), heading
    assert english_on(page) == []
    ada.over.get_by_role("link", name=ada.reads("over-replay")).click()
    page.get_by_role("button", name=ada.reads("replay-last")).click()
    expect(page.get_by_text(ada.reads("replay-eyes"))).to_be_visible()
    assert english_on(page) == []
    for path in ("", "new?game=evo", "about", "nowhere"):
        page.goto(server.address + path)
        expect(page.locator("h1")).to_be_visible()
        assert english_on(page) == []


def test_a_game_that_begins_in_english_goes_on_in_french(new_page: NewPage, server: Server) -> None:
    page = new_page()
    ada = Person(page, server.address, seed=2)
    ada.opens_table("evo", 2)
    ada.skips_guide()
    ada.plays(60, lambda: ada.phase() == "Movement")
    assert english_on(page), "this test cannot tell English from French"
    page.locator(".menubox > button").click()
    page.locator(".topbar .language select").select_option("fr")
    page.locator(".menubox > button").click()
    expect(page.locator(".phases [aria-current]")).to_have_text("Déplacement")
    assert english_on(page) == []
    ada.language = "fr"
    for tab in ("log", "options"):
        page.locator(".vtab, [role=tab]").filter(has_text=ada.reads(f"tab-{tab}")).first.click()
        assert english_on(page) == []
    ada.plays(60, lambda: ada.phase() == "Mutations")
    assert english_on(page) == []
