"""Free order over real sockets: nobody's click is lost, a draft that falls says why, bots go ahead when told to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from chimera.engine.card import GameCard
from tests.server.helpers import Page, Person, serving
from tests.toys import bazaar


@pytest.fixture(autouse=True)
def on_the_shelf(shelve: Callable[[GameCard], GameCard]) -> None:
    shelve(bazaar.CARD)


@contextmanager
def at_the_fair(folder: Path, *bots: str) -> Iterator[tuple[Page, Page]]:
    """Ada and Bea at the first fair, each on a page of her own."""
    with serving(folder) as address:
        ada, bea = Person(address, "Ada"), Person(address, "Bea")
        made = ada.make("bazaar", "me", "open", *bots)
        bea.http.post("/api" + made["invitations"][0]["path"])
        with ada.at(made["id"]) as first, bea.at(made["id"]) as second:
            to_the_fair([first, second])
            yield first, second


def to_the_fair(pages: list[Page]) -> None:
    """Everybody passes until the first fair."""
    for page in pages:
        page.next("state")
    while not all(at_fair(page) for page in pages):
        page = next((p for p in pages if not at_fair(p) and len(p.state["options"]) > 1), pages[0])
        if len(page.state["options"]) > 1 and not at_fair(page):
            page.choose("pass")
        else:
            page.next("state")
        seq = max(each.state["seq"] for each in pages)
        for each in pages:
            while each.state["seq"] < seq:
                each.next("state")


def at_fair(page: Page) -> bool:
    prompt = page.state.get("prompt")
    return prompt is not None and prompt["key"] == "prompt-fair"


def take(page: Page, thing: int) -> None:
    """Take a thing, both choices of it."""
    assert page.choose(f"take:{thing}")["draft"] == 1
    assert page.choose("over")["type"] == "state"


def test_two_people_draft_at_once_and_a_late_click_is_not_lost(tmp_path: Path) -> None:
    with at_the_fair(tmp_path) as (first, second):
        assert first.choose("take:1")["draft"] == 1
        take(second, 2)
        seen = first.state["seq"]  # she has not looked since
        first.send("choose", code="under", seq=seen, draft=1)
        state = first.next("state", lambda m: m["view"]["taken"] == [1, 1])
        assert state["view"]["fair"] == [1, 0, 0]
        assert not [m for m in first.messages if m["type"] in ("refused", "error")]


def test_whoever_drafted_what_another_took_is_told_why_and_nobody_else_is(tmp_path: Path) -> None:
    with at_the_fair(tmp_path) as (first, second):
        assert first.choose("take:1")["draft"] == 1
        take(second, 1)
        refused = first.next("refused")
        assert (refused["code"], refused["reason"]["key"], refused["rule"]) == (
            "take:1",
            "reason-taken",
            "peek.fair.one-each",
        )
        assert first.state["draft"] == 0
        assert "log-draft-fell" in [line["key"] for line in first.state["log"]]
        second.send("chat", text="sorry")
        second.next("chat")
        told = str(second.messages)
        assert "refused" not in [m["type"] for m in second.messages]
        assert "log-draft-fell" not in told


def test_bots_wait_for_people_who_are_here_until_one_says_go_ahead(tmp_path: Path) -> None:
    with at_the_fair(tmp_path, "random") as (first, _):
        seq = first.state["seq"]
        assert 2 in first.state["asked"]
        first.send("chat", text="shall we?")
        first.next("chat")
        assert first.state["seq"] == seq
        first.send("go_ahead")
        first.next("state", lambda m: m["seq"] > seq and 2 not in m["asked"])
        first.send("go_ahead")
        assert "No bot waits" in first.next("error")["sentence"]


def test_bots_go_on_when_whoever_they_waited_for_stays_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.make("bazaar", "me", "random")["id"]
        with ada.at(table) as page:
            to_the_fair([page])
            seq = page.state["seq"]
            assert page.state["asked"] == [0, 1]
            monkeypatch.setattr("chimera.table.absence.GONE", 0.2)  # seconds
        watcher = Person(address, "Bea")
        with watcher.at(table) as page:
            page.next("state", lambda m: m["seq"] > seq and 1 not in m["asked"])
