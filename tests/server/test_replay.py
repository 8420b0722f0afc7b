"""Looking back over HTTP: what was seen then, and nothing more while the match goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from chimera.engine.matchfile import match_of
from tests.server.helpers import Person, serving, whole_view


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


def test_every_point_of_a_finished_match_is_what_each_seat_saw_then(address: str) -> None:
    ada, anybody = Person(address, "Ada"), Person(address)
    table = ada.make("dice_mutants", "me", "random")["id"]
    with ada.at(table) as page:
        end = page.play_to_the_end()
    match = match_of(ada.http.get(f"/api/tables/{table}/file").content, "the file")
    whole = anybody.http.get(f"/api/tables/{table}/replay").json()
    assert (whole["choices"], whole["over"], whole["eyes"], whole["seat"]) == (len(match.line), True, [-1, 0, 1], -1)
    assert {line["at"] for line in whole["lines"]} <= set(range(1, len(match.line) + 1))
    assert whole["lines"][-1]["at"] == len(match.line)
    for number in (0, 1, 37, 50, 51, len(match.line)):
        for seat in (-1, 0, 1):
            point = anybody.http.get(f"/api/tables/{table}/replay/{number}", params={"seat": seat}).json()
            assert whole_view(point) == json.loads(json.dumps(match.at(number).view(seat)))
            assert (point["seq"], point["options"], point["can_undo"]) == (number, [], False)
            assert point["log"] == [line["text"] for line in whole["lines"] if line["at"] == number]
    assert point["outcome"] == end["outcome"]


def test_while_a_match_goes_on_everybody_looks_back_through_their_own_eyes(address: str) -> None:
    ada, bea, guest = Person(address, "Ada"), Person(address, "Bea"), Person(address)
    made = ada.make("tic_tac_toe", "me", "open")
    early = ada.http.get(f"/api/tables/{made['id']}/replay")
    assert (early.status_code, "not begun" in early.json()["sentence"]) == (409, True)
    bea.http.post("/api" + made["invitations"][0]["path"])
    path = f"/api/tables/{made['id']}/replay"
    with ada.at(made["id"]) as hers, bea.at(made["id"]) as theirs:
        hers.next("state")
        hers.choose("mark:4")
        theirs.my_turn()
        theirs.choose("mark:0")
    for person, own in ((ada, 0), (bea, 1), (guest, -1)):
        found = person.http.get(path).json()
        assert (found["eyes"], found["seat"], found["over"]) == ([own], own, False)
        last = person.http.get(f"{path}/{found['choices']}").json()
        assert last["seat"] == (own if own >= 0 else None)
        for other in {-1, 0, 1} - {own}:
            for address_of in (path, f"{path}/1"):
                refused = person.http.get(address_of, params={"seat": other})
                assert refused.status_code == 400
                assert "your own eyes" in refused.json()["sentence"]


@pytest.mark.parametrize(("number", "status"), [("9999", 400), ("-1", 400), ("x", 404)])
def test_a_point_that_is_not_there_is_refused_with_a_sentence(address: str, number: str, status: int) -> None:
    ada = Person(address)
    table = ada.make("tic_tac_toe", "me", "random")["id"]
    answer = ada.http.get(f"/api/tables/{table}/replay/{number}")
    assert (answer.status_code, answer.json()["sentence"] != "") == (status, True)
    assert ada.http.get("/api/tables/none/replay").status_code == 404
