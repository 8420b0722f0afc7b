"""Several people at one device: the table shows itself to the one who has it, and to nobody else there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from chimera.engine.matchfile import match_of
from tests.server.helpers import Person, serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


def hot(person: Person, game: str, *names: str) -> str:
    """A table all of whose seats are played at one device."""
    seats: list[dict[str, Any]] = [{"kind": "me", "name": name} for name in names]
    answer = person.http.post("/api/tables", json={"game": game, "seats": seats})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_before_somebody_takes_the_device_it_shows_what_everybody_may_see(address: str) -> None:
    ada = Person(address, "Ada")
    table = hot(ada, "evo", "", "Bea")
    with ada.at(table) as page:
        first = page.next("state")
        assert (first["seat"], first["options"], len(first["asked"])) == (None, [], 1)
        assert [seat["name"] for seat in first["seats"]] == ["Ada", "Bea"]
        assert all(seat["connected"] for seat in first["seats"])
        you = page.next("you")
        assert (you["seat"], you["seats"], you["return_path"]) == (None, [0, 1], None)
        assert you["curtain"] is True
        page.send("choose", code="pass", seq=first["seq"])
        assert "who has it now" in page.next("error")["sentence"]


def test_a_device_without_secrets_goes_from_hand_to_hand_by_itself(address: str) -> None:
    ada = Person(address, "Ada")
    table = hot(ada, "tic_tac_toe", "", "")
    with ada.at(table) as page:
        page.next("state")
        assert page.next("you")["curtain"] is False
        for i, code in enumerate(["mark:0", "mark:3", "mark:1", "mark:4", "mark:2"]):
            assert (page.state["seat"], len(page.state["options"])) == (i % 2, 9 - i)
            after = page.choose(code)
            assert (after["seq"] > i, after["first"], len(after["events"]) > 0) == (True, False, True)
        assert page.state["outcome"]["winners"] == [0]
        assert [seat["name"] for seat in page.state["seats"]] == ["Ada", "Ada 2"]
        page.send("turn_to", seat=7)
        assert "not played at this device" in page.next("error")["sentence"]
    assert match_of(ada.http.get(f"/api/tables/{table}/file").content, "the file").header.seats[1].name == "Ada 2"


def test_nobody_at_the_device_is_sent_what_only_the_other_may_know(address: str) -> None:
    ada = Person(address, "Ada")
    table = hot(ada, "evo", "Ada", "Bea")
    with ada.at(table) as page:
        page.next("state")
        for seat in (0, 1, 0):
            page.send("turn_to", seat=seat)
            state = page.next("state", lambda m, seat=seat: m["seat"] == seat)
            points = state["view"]["scores"]
            assert points[seat] is not None
            assert points[1 - seat] is None  # evo.setup: points are secret
    back = ada.http.get(f"/api/tables/{table}/replay").json()
    assert (back["eyes"], back["seat"]) == ([-1], -1)  # a device has no eyes of its own


def test_a_page_that_comes_back_looks_from_the_same_seat_and_a_new_one_from_none(address: str) -> None:
    ada = Person(address, "Ada")
    table = hot(ada, "evo", "Ada", "Bea")
    with ada.at(table) as page:
        page.next("state")
        page.send("turn_to", seat=1)
        page.next("state", lambda m: m["seat"] == 1)
        page.ws.send(json.dumps({"type": "hello"}))
        assert "hello already" in page.next("error")["sentence"]
    with ada.at(table) as page:
        assert page.next("state")["seat"] is None
    with ada.at(table, seat=1) as page:
        assert page.next("state")["seat"] == 1


def test_people_at_one_device_agree_by_word_of_mouth(address: str) -> None:
    ada = Person(address, "Ada")
    table = hot(ada, "tic_tac_toe", "Ada", "Bea")
    with ada.at(table) as page:
        page.next("state")
        for code in ("mark:0", "mark:4"):
            mine = page.choose(code)
        assert mine["seat"] == 0
        assert (mine["can_undo"], mine["undo_free"]) == (True, True)
        page.send("undo")
        undone = page.next("state", lambda m: m["undone"])
        assert (undone["undo_asked"], len(undone["options"])) == (None, 9)


def test_chat_is_said_by_who_has_the_device_and_a_friend_may_still_join(address: str) -> None:
    ada, cleo = Person(address, "Ada"), Person(address, "Cleo")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bea"}, {"kind": "open"}]
    made = ada.http.post("/api/tables", json={"game": "evo", "seats": seats}).json()
    assert cleo.http.post("/api" + made["invitations"][0]["path"]).json()["seat"] == 2
    with ada.at(made["id"]) as page:
        page.next("state")
        page.send("turn_to", seat=1)
        page.next("state", lambda m: m["seat"] == 1)
        page.send("chat", text="hello")
        assert page.next("chat")["from"] == "Bea"
    ada.http.delete("/api/me")
    with cleo.at(made["id"]) as page:
        state = page.next("state")
        assert [seat["name"] for seat in state["seats"]] == ["Somebody", "Somebody", "Cleo"]
        assert [seat["kind"] for seat in state["seats"]] == ["bot", "bot", "person"]
