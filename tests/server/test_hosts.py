"""A host over the wire: more to see, nothing to decide, and nobody else is sent what the host sees."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

from chimera.engine.card import GameCard
from tests.server.helpers import Message, Page, Person, serving
from tests.toys import hosted


@pytest.fixture
def address(tmp_path_factory: pytest.TempPathFactory, shelve: Callable[[GameCard], GameCard]) -> Iterator[str]:
    shelve(hosted.CARD)
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


def host_link(made: Message) -> str:
    path: str = next(each["path"] for each in made["invitations"] if each["seat"] == -2)
    return path


def all_said(page: Page) -> str:
    return json.dumps(page.messages)


def test_the_host_sees_more_and_nobody_else_does(address: str) -> None:
    ada, bea, hanna, passing = (Person(address, name) for name in ("Ada", "Bea", "Hanna", "Paul"))
    made = ada.make("camp", "me", "open", host="open", public=True)
    listed = passing.http.get("/api/tables").json()["open"]
    seat_link = next(each["path"] for each in made["invitations"] if each["seat"] == 1)
    assert [card["join"] for card in listed if card["id"] == made["id"]] == [seat_link]
    bea.http.post("/api" + seat_link)
    assert hanna.http.post("/api" + host_link(made)).json() == {"id": made["id"], "seat": -2}
    with (
        ada.at(made["id"]) as first,
        bea.at(made["id"]) as second,
        hanna.at(made["id"]) as hosts,
        passing.at(made["id"]) as outside,
    ):
        state = hosts.next("state")
        assert (state["view"]["lair"], state["seat"], state["options"]) == (hosted.LAIR, None, [])
        assert state["host"] == {"name": "Hanna", "connected": True}
        you = hosts.next("you")
        assert (you["host"], you["seat"], you["seats"], you["owner"]) == (True, None, [], False)
        first.next("state", lambda m: m["host"] == {"name": "Hanna", "connected": True})
        outside.next("state")
        back = hanna.http.get(f"/api/tables/{made['id']}/replay").json()
        assert (back["eyes"], back["seat"]) == ([-2], -2)
        point = hanna.http.get(f"/api/tables/{made['id']}/replay/0").json()
        assert point["own"]["lair"] == hosted.LAIR
        for person in (ada, bea, passing):
            assert person.http.get(f"/api/tables/{made['id']}/replay/0").json()["own"]["lair"] == ""
            assert person.http.get(f"/api/tables/{made['id']}/replay/0?seat=-2").status_code == 400
        hosts.send("chat", text="Wolves are about")
        assert (first.next("chat")["seat"], first.messages[-1]["from"]) == (-2, "Hanna")
        for kind, more in (
            ("choose", {"code": "guard", "seq": 0}),
            ("undo", {}),
            ("hint", {}),
            ("next_match", {"yes": True}),
        ):
            hosts.send(kind, **more)
            assert "You host this table" in hosts.next("error")["sentence"]
        first.choose("guard")
        second.next("state", lambda m: m["seq"] == first.state["seq"])
        second.choose("guard")
        for page in (first, second, outside):
            if not page.state["outcome"]:
                page.next("state", lambda m: m["outcome"])
            assert hosted.LAIR not in all_said(page)
            assert [m["host"] for m in page.messages if m["type"] == "you"] == [False]
    assert passing.http.get(f"/api/tables/{made['id']}/replay/0?seat=-2").json()["own"]["lair"] == hosted.LAIR


def test_a_host_comes_back_by_a_link_of_their_own(address: str) -> None:
    ada = Person(address, "Ada")
    made = ada.make("camp", "open", "random", host="me")
    assert [each["seat"] for each in made["invitations"]] == [0]
    with ada.at(made["id"]) as page:
        assert page.next("state")["host"] == {"name": "Ada", "connected": True}
        you = page.next("you")
        assert (you["host"], you["owner"], you["seats"]) == (True, True, [])
        assert [each["seat"] for each in you["invitations"]] == [0]
    telephone = Person(address, "Somebody else")
    assert telephone.http.post("/api" + you["return_path"]).json()["seat"] == -2
    with telephone.at(made["id"]) as page:
        assert page.next("state")["host"]["name"] == "Ada"
        assert page.next("you")["host"]


def test_games_say_whether_they_have_a_host_and_the_others_refuse_one(address: str) -> None:
    ada = Person(address, "Ada")
    shelf = {game["name"]: game["host"] for game in ada.http.get("/api/games").json()}
    assert (shelf["camp"], shelf["pig"]) == (True, False)
    seats = [{"kind": "open"}, {"kind": "bot"}]
    answer = ada.http.post("/api/tables", json={"game": "pig", "seats": seats, "host": "me"})
    assert (answer.status_code, "without a host" in answer.json()["sentence"]) == (400, True)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    answer = ada.http.post("/api/tables", json={"game": "camp", "seats": seats, "host": "me"})
    assert (answer.status_code, "plays no seat" in answer.json()["sentence"]) == (400, True)
    assert ada.http.get("/api/tables").json()["mine"] == []
