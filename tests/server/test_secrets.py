"""Nobody is ever sent what they may not see."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from chimera.engine.agenda import options
from chimera.engine.card import games
from chimera.engine.dice import Stream
from chimera.engine.events import SPECTATOR
from chimera.engine.matchfile import match_of
from chimera.server import states
from chimera.server.logs import Lines
from chimera.server.rooms import encoded
from chimera.table.choosing import take, tried
from chimera.table.house import House
from chimera.table.table import Table
from tests.server.helpers import Message, Page, Person, serving
from tests.table.helpers import FRIEND, ME, house_at

SECRETIVE = [game for game in ("evo",) if game in games()]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


def as_sent(value: Any) -> Any:
    return json.loads(json.dumps(value))


def first_options(pages: list[Page]) -> None:
    """Two people play to the end, each the first or the last option."""
    over = False
    while not over:
        for page in pages:
            while not page.state or not (page.state["outcome"] or page.state["asked"]):
                page.next("state")
        asked = pages[0].state["asked"]
        over = bool(pages[0].state["outcome"])
        if over:
            return
        page = pages[asked[0]]
        while page.state["seq"] < pages[1 - asked[0]].state["seq"]:
            page.next("state")
        if page.state["asked"] != asked:
            continue
        if len(page.state["options"]) < 2:
            page.next("state")
        else:
            page.choose(page.state["options"][-(page.state["seq"] % 2)]["code"])
        for other in pages:
            while other.state["seq"] < page.state["seq"]:
                other.next("state")


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
            assert state["view"] == as_sent(game_then.view(role))
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


@pytest.mark.parametrize("game", SECRETIVE)
def test_two_tables_that_differ_only_in_what_a_seat_cannot_know_look_the_same_to_it(game: str, tmp_path: Path) -> None:
    """At every tenth position of a match, byte for byte, with the whole message: options, prompt, log, undo."""

    def sent(table: Table, role: int) -> str:
        return encoded(states.state(table, role, 0, states.seat_states(table), True, False))

    async def work(house: House) -> None:
        table = await house.make(ME, "Ada", game, [("me", ""), ("open", "")], {}, False)
        await house.join(table.places[1].invitation, FRIEND, "Bea")
        match = table.playing()
        stream = Stream.from_number(3, "test")
        house.pace = 1000  # forced answers are given here, not by the table
        compared = 0
        while match.game.outcome() is None:
            seat = table.asked()[0]
            opts = options(match.game, seat)
            await table.in_turn(
                lambda seat=seat, opts=opts: take(table, [tried(table, seat, opts[stream.below(len(opts))].code)])
            )  # type: ignore[misc]
            if len(match.line) % 10 or match.game.outcome() is not None:
                continue
            real = match.game
            for role in (0, 1):
                before = sent(table, role)
                match.game = real.determinize(role, stream)
                assert sent(table, role) == before
                match.game = real
                compared += 1
        assert compared >= 10

    async def inside() -> None:
        async with house_at(str(tmp_path / "chimera.db")) as house:
            await work(house)

    asyncio.run(inside())


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
