"""People come and go, over the wire: seats given back on return, who watches, invitations, codes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.helpers import Person, serving


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path) as found:
        yield found


def both(address: str, game: str = "pig") -> tuple[Person, Person, str]:
    """Ada and Bea, and the table at which both have a seat."""
    ada, bea = Person(address, "Ada"), Person(address, "Bea")
    made = ada.make(game, "me", "open", name="The Fern Lagoon")
    assert bea.http.post("/api" + made["invitations"][0]["path"]).status_code == 200
    return ada, bea, made["id"]


def test_a_seat_is_lent_to_a_bot_and_given_back_when_its_person_connects(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bea, table = both(address)
    with bea.at(table) as page:
        with ada.at(table) as mine:
            mine.next("state")
        page.next("state", lambda m: not m["seats"][0]["connected"])
        page.send("hand_over", seat=0)
        assert "a moment ago" in page.next("error")["sentence"]
        monkeypatch.setattr("chimera.table.absence.GONE", 0.1)
        with ada.at(table) as mine:
            mine.next("state")
        page.next("state", lambda m: m["seats"][0]["gone"])
        page.send("hand_over", seat=0)
        lent = page.next("state", lambda m: m["seats"][0]["away"])
        assert [line["key"] for line in lent["log"]] == ["log-sits-in"]
        monkeypatch.setattr("chimera.table.absence.GONE", 120.0)
        with ada.at(table) as mine:
            back = mine.next("state")
            assert (back["seats"][0]["away"], back["seats"][0]["bot"]) == (False, "")
            told = page.next("state", lambda m: any(line["key"] == "log-taken-back" for line in m["log"]))
            assert not told["seats"][0]["away"]


def test_who_watches_is_counted_once_however_many_pages_and_hosts_and_players_are_not(address: str) -> None:
    ada, _, table = both(address)
    moe = Person(address, "Moe")
    with ada.at(table) as page, ada.at(table):
        assert page.next("state")["table"]["watching"] == 0
        with moe.at(table), moe.at(table) as second:
            second.next("state", lambda m: m["table"]["watching"] == 1)
            page.next("state", lambda m: m["table"]["watching"] == 1)
            second.send("hand_over", seat=1)
            assert "Only who sits there" in second.next("error")["sentence"]
        page.next("state", lambda m: m["table"]["watching"] == 0)


def test_an_invitation_names_who_invites_also_when_they_do_not_play(address: str) -> None:
    ada, bea = Person(address, "Ada"), Person(address, "Bea")
    made = ada.make("pig", "open", "easy", name="  The  Nest ", take_backs="free", sit_in="auto")
    told = bea.http.get("/api" + made["invitations"][0]["path"]).json()
    assert (told["by"], told["name"], told["manners"]) == ("Ada", "The Nest", {"take_backs": "free", "sit_in": "auto"})
    assert [(seat["kind"], seat["bot"]) for seat in told["seats"]] == [("open", ""), ("bot", "easy")]
    long = ada.http.post("/api/tables", json={"game": "pig", "seats": [{"kind": "me"}] * 2, "name": "x" * 41})
    assert "at most 40" in long.json()["sentence"]


def test_an_abandoned_match_is_open_to_all_and_its_file_to_be_had(address: str) -> None:
    ada, bea, table = both(address)
    moe = Person(address, "Moe")
    with ada.at(table) as page, bea.at(table) as other:
        page.my_turn()
        assert moe.http.get(f"/api/tables/{table}/file").status_code == 409
        page.send("abandon", yes=True)
        other.next("state", lambda m: m["table"]["parting"] == [0])
        other.send("abandon", yes=True)
        after = page.next("state", lambda m: m["table"]["ended"])
        assert (after["asked"], after["options"], after["outcome"]) == ([], [], None)
        page.send("choose", code="roll", seq=after["seq"])
        assert "ended by the people" in page.next("error")["sentence"]
    assert "seed" in moe.http.get(f"/api/tables/{table}/file").text
    assert moe.http.get(f"/api/tables/{table}/replay").json()["over"]
    shown = ada.http.get("/api/tables").json()["mine"][0]
    assert (shown["name"], shown["abandoned"], shown["over"]) == ("The Fern Lagoon", True, True)


def test_a_closed_table_tells_who_waits_and_who_follows_its_link(address: str) -> None:
    ada, bea = Person(address, "Ada"), Person(address, "Bea")
    made = ada.make("pig", "me", "open", "open")
    first, second = (each["path"] for each in made["invitations"])
    bea.http.post("/api" + first)
    with ada.at(made["id"]) as page, bea.at(made["id"]) as other:
        page.next("state")
        other.send("close_table")
        assert "Only who opened" in other.next("error")["sentence"]
        page.send("close_table")
        assert other.next("state", lambda m: m["table"]["ended"])["table"]["ended"] == "closed"
    for answer in (bea.http.get("/api" + second), bea.http.post("/api" + second)):
        assert "closed before" in answer.json()["sentence"]


def test_a_code_is_drawn_of_links_only(address: str) -> None:
    ada = Person(address, "Ada")
    picture = ada.http.get("/api/qr", params={"text": f"{address}/join/abc"})
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")
    assert b"<svg" in picture.content
    for text in ("javascript:alert(1)", "http://" + "x" * 400):
        assert ada.http.get("/api/qr", params={"text": text}).status_code == 400
