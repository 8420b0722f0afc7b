"""Nobody is ever sent what they may not see."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chimera.engine.agenda import options
from chimera.engine.card import GameCard, SettingValue, games
from chimera.engine.events import SPECTATOR
from chimera.engine.matchfile import match_of
from chimera.engine.record import FORCED, STANDING
from chimera.engine.views import entries
from chimera.server import states
from chimera.server.logs import Lines
from chimera.server.messages import EventState, State
from chimera.table.table import Table
from tests.server.helpers import Message, Page, Person, serving
from tests.server.twins import Findings, Send, as_sent, difference_found
from tests.table.helpers import house_at
from tests.toys import outcry

SECRETIVE = [game for game in ("evo",) if game in games()]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def first_options(pages: list[Page]) -> None:
    """Two people play to the end, each the first or the last option."""
    while True:
        newest = max(page.state["seq"] if page.state else -1 for page in pages)
        for page in pages:
            while not page.state or page.state["seq"] < newest:
                page.next("state")
        if any(page.state["outcome"] for page in pages):
            return
        page = next((page for page in pages if len(page.state["options"]) > 1), None)
        if page is None:  # somebody's only answer is given for them
            pages[0].next("state")
        else:
            page.choose(page.state["options"][-(page.state["seq"] % 2)]["code"])


def states_of(page: Page) -> list[Message]:
    return [message for message in page.messages if message["type"] == "state"]


@pytest.mark.parametrize("game", [*SECRETIVE, "pig"])
def test_every_view_sent_is_the_view_of_its_seat_and_no_seed_or_link_of_others_goes_out(
    game: str, address: str
) -> None:
    ada, bea, cem = Person(address, "Ada"), Person(address, "Bea"), Person(address, "Cem")
    made = ada.make(game, "me", "open")
    bea.http.post("/api" + made["invitations"][0]["path"])
    with ada.at(made["id"]) as hers, bea.at(made["id"]) as theirs, cem.at(made["id"]) as watching:
        first_options([hers, theirs])
        watching.next("state", lambda m: m["outcome"])
    text = ada.http.get(f"/api/tables/{made['id']}/file").text
    match = match_of(text.encode(), "the file")
    checked = 0
    for role, page in ((0, hers), (1, theirs), (SPECTATOR, watching)):
        for state in states_of(page):
            choices = sum(1 for line in match.log[: state["seq"]] if line[0].isdigit())
            game_then = match.at(choices)
            assert state["view"] == plain(game_then.view(role))
            assert state["public"] == plain(entries(game_then.public_view()))
            assert state["seat"] == (role if role >= 0 else None)
            mine = role in state["asked"]
            assert [o["code"] for o in state["options"]] == ([o.code for o in options(game_then, role)] if mine else [])
            assert (state["prompt"] is not None) == mine
            checked += 1
    assert checked > 10
    links = {page: [m["return_path"] for m in page.messages if m["type"] == "you"][-1] for page in (hers, theirs)}
    streams = {page: json.dumps(page.messages) for page in (hers, theirs, watching)}
    for page, stream in streams.items():
        assert match.header.seed not in stream
        for owner, link in links.items():
            assert (link in stream) == (owner is page)


def at_twin_tables(
    tmp_path: Path, game: str, pairs: int, send: Send = as_sent, **settings: SettingValue
) -> tuple[str, Findings]:
    async def work() -> tuple[str, Findings]:
        async with house_at(str(tmp_path / "chimera.db")) as house:
            return await difference_found(house, game, pairs, send, settings)

    return asyncio.run(work())


@pytest.mark.parametrize("game", SECRETIVE)
def test_two_tables_that_differ_only_in_what_a_seat_cannot_know_look_the_same_to_it(game: str, tmp_path: Path) -> None:
    """Byte for byte, the whole message: view, options, events, log, undo; with forced answers and standing passes."""
    differs, found = at_twin_tables(tmp_path, game, 30)
    assert differs == ""
    assert found.compared > 300
    assert found.events > 100
    assert found.uneven > 5, "no answer was forced at one table and chosen at the other"
    assert found.notes == {FORCED, STANDING}


def test_a_window_that_asks_all_at_once_looks_the_same_whatever_the_others_hold(
    tmp_path: Path, shelve: Callable[[GameCard], GameCard]
) -> None:
    shelve(outcry.CARD)
    differs, found = at_twin_tables(tmp_path, "outcry", 200)
    assert differs == ""
    assert found.compared > 300
    assert found.uneven > 5, "no answer was forced at one table and chosen at the other"
    assert FORCED in found.notes


def test_friends_with_private_hands_are_not_sent_what_the_others_hold_nor_the_omen(tmp_path: Path) -> None:
    differs, found = at_twin_tables(tmp_path, "storm_watch", 100, hands="private")
    assert differs == ""
    assert found.compared > 300
    assert found.events > 100
    assert found.uneven > 3, "no answer was forced at one table and chosen at the other"


def with_whole_events(table: Table, role: int, since: int, first: bool) -> State:
    """A sender that forgets for whom an event is."""
    events = [told.event for told in table.story.since(since) if told.event is not None]
    whole = [EventState(kind=e.kind, seat=e.seat, args=e.args, text=states.msg(e.message())) for e in events]
    return msgspec.structs.replace(as_sent(table, role, since, first), events=whole)


def with_a_whole_log(table: Table, role: int, since: int, first: bool) -> State:
    """A sender that forgets for whom a line of the log is."""
    events = [told.event for told in table.story.since(since) if told.event is not None]
    return msgspec.structs.replace(
        as_sent(table, role, since, first), log=[states.msg(event.message()) for event in events]
    )


def with_undo_free_behind_forced_answers(table: Table, role: int, since: int, first: bool) -> State:
    """A sender that frees undo as long as nobody else had a choice."""
    free = False
    for entry in reversed(table.playing().line):
        if entry.barrier or (entry.seat != role and entry.note not in (FORCED, STANDING)):
            break
        free = free or entry.seat == role
    return msgspec.structs.replace(as_sent(table, role, since, first), undo_free=free)


@pytest.mark.parametrize("game", SECRETIVE)
@pytest.mark.parametrize("send", [with_whole_events, with_a_whole_log, with_undo_free_behind_forced_answers])
def test_a_sender_that_tells_too_much_is_found_by_twin_tables(game: str, send: Send, tmp_path: Path) -> None:
    differs, _ = at_twin_tables(tmp_path, game, 60, send)
    assert "is sent" in differs


def test_the_match_file_is_refused_before_the_end(address: str) -> None:
    me = Person(address)
    table = me.make("pig", "me", "random")["id"]
    answer = me.http.get(f"/api/tables/{table}/file")
    assert answer.status_code == 409
    assert "when the match is over" in answer.json()["sentence"]
    assert "seed" not in answer.text


def test_invitations_are_shown_to_the_owner_alone(address: str) -> None:
    ada, bea = Person(address), Person(address)
    made = ada.make("pig", "me", "open")
    with ada.at(made["id"]) as hers, bea.at(made["id"]) as theirs:
        assert hers.next("you")["invitations"] == made["invitations"]
        assert theirs.next("you")["invitations"] == []
    assert made["invitations"][0]["path"] not in json.dumps(theirs.messages)


def test_logs_hold_no_links_no_cookies_and_no_choices(tmp_path: Path) -> None:
    out = StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(Lines())
    logger = logging.getLogger("chimera")
    logger.addHandler(handler)
    level = logger.level
    logger.setLevel(logging.INFO)
    try:
        with serving(tmp_path) as address:
            me, other = Person(address, "Ada"), Person(address)
            made = me.make("pig", "me", "open")
            other.http.post("/api" + made["invitations"][0]["path"])
            with me.at(made["id"]) as page:
                page.my_turn()
                page.choose("roll")
                page.send("chat", text="a word in confidence")
                page.next("chat")
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
    logged = out.getvalue()
    lines = [json.loads(line) for line in logged.splitlines()]
    assert any(line.get("route") == "/api/join/..." for line in lines)
    for secret in (made["invitations"][0]["path"][6:], *me.http.cookies.values(), "confidence", "Ada", "roll"):
        assert secret not in logged
