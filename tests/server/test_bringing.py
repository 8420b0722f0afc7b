"""What people bring over the wire: choices of seats, files, and a campaign that goes on after a restart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from chimera.engine.card import GameCard
from chimera.engine.content import USER_LIMIT
from chimera.engine.matchfile import match_of
from chimera.engine.plan import MOST_FILES
from chimera.server.limits import Limits
from tests.server.helpers import PLENTY, Message, Page, Person, serving
from tests.toys import hosted

NIGHT = "chimera: camp/night\nwolves: 20\n"


@pytest.fixture(autouse=True)
def on_the_shelf(shelve: Callable[[GameCard], GameCard]) -> None:
    shelve(hosted.CARD)


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path) as found:
        yield found


def posted(person: Person, **more: Any) -> Any:
    seats = [{"kind": "me", "choices": {"hero": "bard"}}, {"kind": "open", "choices": {"tent": "blue"}}]
    return person.http.post("/api/tables", json={"game": "camp", "seats": seats, **more})


def test_choices_and_files_are_shown_before_and_after_the_match_begins(address: str) -> None:
    ada, bea = Person(address, "Ada"), Person(address, "Bea")
    made = posted(ada, files={"b.yaml": NIGHT, "a.yaml": NIGHT}).json()
    chosen = [{"hero": "bard", "tent": "red"}, {"hero": "knight", "tent": "blue"}]
    with ada.at(made["id"]) as page:
        state = page.next("state")
        assert (state["started"], [seat["choices"] for seat in state["seats"]]) == (False, chosen)
        assert state["files"] == ["a.yaml", "b.yaml"]
        bea.http.post("/api" + made["invitations"][0]["path"])
        state = page.next("state", lambda m: m["started"])
        assert [seat["choices"] for seat in state["seats"]] == chosen
        assert (state["files"], state["view"]["wolves"]) == (["a.yaml", "b.yaml"], 40)
    point = ada.http.get(f"/api/tables/{made['id']}/replay/0").json()
    assert [seat["choices"] for seat in point["seats"]] == chosen


def test_a_table_of_another_game_has_no_choices_no_files_no_host_and_no_campaign(address: str) -> None:
    ada = Person(address, "Ada")
    made = ada.make("pig", "me", "random")
    with ada.at(made["id"]) as page:
        state = page.next("state")
        assert (state["files"], state["host"], state["campaign"], state["seats"][0]["choices"]) == ([], None, None, {})
    assert [card["campaign"] for card in ada.http.get("/api/tables").json()["mine"]] == [0]


def test_a_file_is_looked_at_before_the_table_is_made(address: str) -> None:
    ada = Person(address, "Ada")
    good = ada.http.post("/api/files", json={"game": "camp", "name": "night.yaml", "text": NIGHT})
    assert (good.status_code, good.json()) == (200, {"kind": "camp/night"})
    for game, text, status, sentence in (
        ("camp", "chimera: camp/night\nwolves: 99\n", 400, "night.yaml, line 2: "),
        ("camp", NIGHT + "# " + "x" * USER_LIMIT, 400, "too large"),
        ("pig", NIGHT, 400, "Pig"),
        ("chess", NIGHT, 404, "chess"),
    ):
        answer = ada.http.post("/api/files", json={"game": game, "name": "night.yaml", "text": text})
        assert (answer.status_code, sentence in answer.json()["sentence"]) == (status, True), answer.text
        assert answer.json()["sentence"].endswith(".")


def test_all_files_that_a_match_may_have_fit_into_a_request(address: str) -> None:
    ada = Person(address, "Ada")
    filled = NIGHT + "# quite long lines\n" * ((USER_LIMIT - len(NIGHT)) // 19)
    assert posted(ada, files={f"{i}.yaml": filled for i in range(MOST_FILES)}).status_code == 201


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"files": {"a.yaml": "chimera: camp/night\nwolfs: 2\n"}}, "a.yaml, line 2: "),
        ({"files": {f"{i}.yaml": NIGHT for i in range(9)}}, "9 files are too many"),
        ({"seats": [{"kind": "me", "choices": {"hero": "bard"}}] * 2}, "Two seats want"),
        ({"seats": [{"kind": "me", "choices": {"hat": "red"}}, {"kind": "open"}]}, "cannot choose a 'hat'"),
        ({"seats": [{"kind": "me", "choices": {"hero": 7}}, {"kind": "open"}]}, "cannot be '7'"),
    ],
)
def test_what_is_wrong_is_one_sentence_and_no_table_is_made(more: Any, sentence: str, address: str) -> None:
    ada = Person(address, "Ada")
    answer = posted(ada, **more)
    assert (answer.status_code, sentence in answer.json()["sentence"]) == (400, True), answer.text
    assert ada.http.get("/api/tables").json()["mine"] == []


def test_files_are_looked_at_so_often_and_no_more(tmp_path: Path) -> None:
    few = Limits(files_from_one_address=(3, 0), requests=PLENTY.requests)
    with serving(tmp_path, few) as address:
        ada = Person(address, "Ada")
        file = {"game": "camp", "name": "a.yaml", "text": NIGHT}
        assert ada.http.post("/api/files", json=file).status_code == 200
        assert posted(ada, files={"a.yaml": NIGHT, "b.yaml": NIGHT}).status_code == 201
        answer = ada.http.post("/api/files", json=file)
        assert (answer.status_code, "wait a minute" in answer.json()["sentence"]) == (429, True)


def slept(*pages: Page) -> None:
    """A night that everybody sleeps through."""
    for page in pages:
        page.my_turn()
        page.choose("sleep")
    for page in pages:
        if not page.state["outcome"]:
            page.next("state", lambda m: m["outcome"])


def campaign(page: Page, where: Callable[[Message], Any]) -> Message:
    """The campaign as a page knows it, once it is so."""
    state = page.state if where(page.state["campaign"]) else page.next("state", lambda m: where(m["campaign"]))
    found: Message = state["campaign"]
    return found


def test_the_second_night_of_a_campaign_comes_after_a_restart_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada, bea = Person(address, "Ada"), Person(address, "Bea")
        made = posted(ada, files={"a.yaml": NIGHT}).json()
        bea.http.post("/api" + made["invitations"][0]["path"])
        with ada.at(made["id"]) as first, bea.at(made["id"]) as second:
            for page in (first, second):
                page.next("state", lambda m: m["started"])
            assert first.state["campaign"] == {"number": 1, "goes_on": False, "ticks": [], "next": None}
            first.send("next_match", yes=True)
            assert "when this one is over" in first.next("error")["sentence"]
            slept(first, second)
            assert first.state["campaign"]["goes_on"]
    with serving(tmp_path) as address:
        for person in (ada, bea):  # the same browsers, at the server's new port
            person.address = address
            person.http.base_url = address
        with ada.at(made["id"]) as first, bea.at(made["id"]) as second:
            for page in (first, second):
                assert page.next("state")["campaign"]["goes_on"]
            first.send("next_match", yes=True)
            assert campaign(second, lambda c: c["ticks"])["ticks"] == [0]
            first.send("next_match", yes=False)
            campaign(second, lambda c: not c["ticks"])
            first.send("next_match", yes=True)
            campaign(second, lambda c: c["ticks"])
            second.send("next_match", yes=True)
            following = campaign(first, lambda c: c["next"])["next"]
            assert campaign(second, lambda c: c["next"])["next"] == following
        cards = {card["id"]: card["campaign"] for card in bea.http.get("/api/tables").json()["mine"]}
        assert cards == {made["id"]: 1, following: 2}
        with ada.at(following) as first, bea.at(following) as second:
            state = first.next("state")
            assert (state["seat"], state["campaign"]["number"], state["files"]) == (0, 2, ["a.yaml"])
            assert state["seats"][0]["choices"]["hero"] == "bard"
            assert state["view"]["wounds"] == 1
            second.next("state")
            slept(first, second)
        file = ada.http.get(f"/api/tables/{following}/file").content
        assert match_of(file, "the file").game.view(0)["wounds"] == 2


def test_whoever_closes_their_page_is_not_waited_for(address: str) -> None:
    ada, bea, paul = Person(address, "Ada"), Person(address, "Bea"), Person(address, "Paul")
    made = posted(ada, files={"a.yaml": NIGHT}).json()
    bea.http.post("/api" + made["invitations"][0]["path"])
    with ada.at(made["id"]) as first, paul.at(made["id"]) as outside:
        first.next("state")
        outside.next("state")
        with bea.at(made["id"]) as second:
            second.next("state")
            slept(first, second)
            outside.send("next_match", yes=True)
            assert "You are watching" in outside.next("error")["sentence"]
            first.send("next_match", yes=True)
            assert campaign(second, lambda c: c["ticks"])["next"] is None
        assert campaign(first, lambda c: c["next"])["ticks"] == [0]


def test_a_link_tells_what_it_leads_to_before_anybody_follows_it(address: str) -> None:
    ada, bea = Person(address, "Ada"), Person(address, "Bea")
    made = posted(ada, files={"a.yaml": NIGHT}, host="open").json()
    seat, host = (bea.http.get("/api" + each["path"]).json() for each in made["invitations"])
    seats = [
        {"name": "Ada", "kind": "person", "bot": "", "you": False, "resigned": False},
        {"name": "", "kind": "open", "bot": "", "you": False, "resigned": False},
    ]
    told = {
        "game": "camp",
        "name": "",
        "by": "Ada",
        "seats": seats,
        "settings": seat["settings"],
        "manners": {"take_backs": "ask", "sit_in": "anybody"},
        "files": ["a.yaml"],
        "started": False,
    }
    assert seat == {**told, "seat": 1, "choices": {"hero": "knight", "tent": "blue"}}
    assert host == {**told, "seat": -2, "choices": {}}
    assert bea.http.get("/api/tables").json()["mine"] == []  # looking is not sitting down
    unknown = bea.http.get("/api/join/nowhere")
    assert (unknown.status_code, unknown.json()["sentence"]) == (
        404,
        bea.http.post("/api/join/nowhere").json()["sentence"],
    )
