"""The story of a finished match and what-ifs, over HTTP."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest

from chimera.engine.matchfile import match_of
from tests.server.helpers import Person, mine, serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


def test_a_running_match_keeps_its_story_and_its_seed(address: str) -> None:
    ada = Person(address, "Ada")
    table = ada.make("dice_mutants", "me", "random")["id"]
    for answer in (
        ada.http.get(f"/api/tables/{table}/story"),
        ada.http.post(f"/api/tables/{table}/what-if", json={"at": 0, "seat": 0}),
    ):
        assert answer.status_code == 409
        assert "play it to its end first" in answer.json()["sentence"]


def test_a_finished_match_tells_its_rounds_its_turns_and_proves_its_dice(address: str) -> None:
    ada, anybody = Person(address, "Ada"), Person(address)
    table = ada.make("dice_mutants", "me", "random")["id"]
    with ada.at(table) as page:
        sealed_at_the_start = page.next("state")["commitment"]
        end = page.play_to_the_end()
    match = match_of(ada.http.get(f"/api/tables/{table}/file").content, "the file")
    story = anybody.http.get(f"/api/tables/{table}/story").json()
    assert story["together"] is False
    assert [stand["round"] for stand in story["stands"]] == list(range(len(story["stands"])))
    assert story["stands"][0]["tally"] == [45, 45]
    assert story["stands"][-1]["at"] == len(match.line)
    assert all(sum(stand["chances"]) in (99, 100, 101) for stand in story["stands"])
    assert 1 <= len(story["turns"]) <= 3
    for turn in story["turns"]:
        lines = ada.http.get(f"/api/tables/{table}/replay/{turn['at']}", params={"seat": -1}).json()["log"]
        assert all(what in lines for what in turn["what"]), "what is told happened at that step"
        assert turn["meant"]["key"] in ("turned-up", "turned-down")
    proof = story["proof"]
    assert proof["commitment"] == sealed_at_the_start == end["commitment"]
    assert hashlib.sha256(proof["sealed"].encode()).hexdigest() == proof["commitment"]
    assert match.header.seed in proof["sealed"]
    assert (proof["choices"], proof["replays"]) == (len(match.line), True)


def test_a_what_if_is_played_on_from_there_and_marked_in_the_list(address: str) -> None:
    ada, bea = Person(address, "Ada"), Person(address, "Bea")
    table = ada.make("pig", "me", "random")["id"]
    with ada.at(table) as page:
        page.play_to_the_end()
    made = bea.http.post(f"/api/tables/{table}/what-if", json={"at": 3, "seat": 0})
    assert made.status_code == 201, made.text
    fork = made.json()["id"]
    then = bea.http.get(f"/api/tables/{table}/replay/3", params={"seat": 0}).json()
    with bea.at(fork) as page:
        state = page.next("state")
        assert state["what_if"] == 3
        assert state["seat"] == 0
        assert [seat["kind"] for seat in state["seats"]] == ["person", "bot"]
        first = bea.http.get(f"/api/tables/{fork}/replay/0").json()
        assert first["public"] == then["public"]
        while not mine(state):
            state = page.next("state")
    mine_now = bea.http.get("/api/tables").json()["mine"]
    assert [(card["id"], card["what_if"]) for card in mine_now] == [(fork, True)]
    with ada.at(table) as page:
        assert page.next("state")["what_if"] is None
    refused = bea.http.post(f"/api/tables/{table}/what-if", json={"at": 9999, "seat": 0})
    assert refused.status_code == 400
    assert "go back to an earlier point" in refused.json()["sentence"]
