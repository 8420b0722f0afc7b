"""One person plays several seats without a curtain, over real sockets: all are asked, and undo is one person's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from chimera.engine.card import GameCard
from chimera.engine.matchfile import match_of
from tests.server.helpers import Message, Page, Person, serving
from tests.toys import camp, potluck
from tests.toys.brigade import game as brigade


class OpenBrigade(brigade.BrigadeCard):
    """Brigade among neighbours who tell each other everything."""

    @property
    def open_seats(self) -> bool:
        return True


class OpenPotluck(potluck.PotluckCard):
    """Potluck with open hands."""

    @property
    def open_seats(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def on_the_shelf(shelve: Callable[[GameCard], GameCard]) -> None:
    for card in (camp.CARD, OpenBrigade(), OpenPotluck()):
        shelve(card)


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path) as found:
        yield found


def of(state: Message, seat: int) -> Message:
    """What one of a person's seats is asked."""
    found: Message = next(each for each in state["mine"] if each["seat"] == seat)
    return found


def act(page: Page, seat: int, code: str) -> Message:
    """Choose for a seat, and wait for the state or the refusal that answers it."""
    seq, draft = page.state["seq"], of(page.state, seat)["draft"]
    page.send("choose", code=code, seq=seq, draft=draft, seat=seat)
    while True:
        message = page.next()
        if message["type"] in ("refused", "error"):
            return message
        if message["type"] == "state" and (message["seq"] > seq or of(message, seat)["draft"] != draft):
            return message


def play_mine(page: Page, pick: Callable[[Message], Any]) -> int:
    """Play all seats to the end by `mine` alone; how many different seats chose."""
    seats: set[int] = set()
    page.next("state")
    while not page.state["outcome"]:
        asked = [each for each in page.state["mine"] if len(each["options"]) > 1 or each["draft"]]
        if not asked:
            page.next("state")
            continue
        seats.add(asked[-1]["seat"])
        assert act(page, asked[-1]["seat"], pick(asked[-1]["options"])["code"])["type"] == "state"
    return len(seats)


@pytest.mark.parametrize("game", ["camp", "brigade", "potluck"])
def test_one_person_plays_a_whole_match_of_three_seats_by_what_is_mine(game: str, address: str) -> None:
    ada = Person(address, "Ada")
    table = ada.make(game, "me", "me", "me")["id"]
    with ada.at(table) as page:
        assert play_mine(page, lambda options: options[-1]) == 3
        assert page.state["mine"][0].keys() == {
            *("seat", "own", "prompt", "options", "pass_until", "standing", "draft"),
        }
        page.send("why", code="ready")
        assert page.next("why")["reason"]["key"] == "reason-match-over"
    file = ada.http.get(f"/api/tables/{table}/file").content
    assert match_of(file, "the file").game.outcome() is not None


def test_there_is_no_curtain_and_one_looks_from_the_first_seat_that_is_asked(address: str) -> None:
    ada = Person(address, "Ada")
    table = ada.make("brigade", "me", "me", "me")["id"]
    with ada.at(table) as page:
        first = page.next("state")
        assert (first["seat"], [each["seat"] for each in first["mine"]]) == (0, [0, 1, 2])
        assert [bool(each["options"]) for each in first["mine"]] == [True, False, False]
        you = page.next("you")
        assert (you["seat"], you["seats"], you["curtain"]) == (0, [0, 1, 2], False)
        after = act(page, 0, "beat:1")
        assert (after["seat"], after["first"], [e["kind"] for e in after["events"]]) == (1, False, ["beaten"])
        page.send("turn_to", seat=0)
        turned = page.next("state")
        assert (turned["seat"], turned["first"], turned["prompt"]) == (0, False, None)
        assert of(turned, 1)["prompt"]["key"] == "prompt-turn"
    with ada.at(table, seat=2) as page:
        assert page.next("state")["seat"] == 2
    assert ada.http.get(f"/api/tables/{table}/replay", params={"seat": 2}).json()["eyes"] == [0, 1, 2]


def test_a_draft_of_one_seat_hides_no_question_of_another_and_all_pages_of_the_person_see_it(address: str) -> None:
    ada = Person(address, "Ada")
    table = ada.make("potluck", "me", "me")["id"]
    with ada.at(table) as page, ada.at(table) as second:
        second.next("state")
        page.next("state")
        to_the_fair(page)
        assert of(act(page, 1, "take:1"), 1)["draft"] == 1
        assert (page.state["seat"], page.state["draft"]) == (0, 0)
        assert "take:1" in [option["code"] for option in of(page.state, 0)["options"]]
        assert [option["code"] for option in of(page.state, 1)["options"]] == ["over", "under"]
        assert of(second.next("state", lambda m: of(m, 1)["draft"]), 1)["prompt"]["key"] == "prompt-pack"
        assert of(act(page, 0, "take:1"), 0)["draft"] == 1
        after = act(page, 0, "over")
        refused = second.next("refused")
        assert page.next("refused") == refused
        assert (of(after, 1)["draft"], refused["code"], refused["reason"]["key"]) == (0, "take:1", "reason-taken")
        assert "log-draft-fell" in [line["key"] for line in after["log"]]
        page.send("turn_to", seat=0)
        page.next("state")
        assert of(act(page, 1, "take:2"), 1)["draft"] == 1
        page.send("undo")  # the draft is the last thing this person did, whichever seat they look from
        assert of(page.next("state"), 1)["draft"] == 0
        act(page, 1, "take:2")
        page.send("cancel", seat=1)
        assert of(page.next("state"), 1)["draft"] == 0


def to_the_fair(page: Page) -> None:
    """All seats of a page pass until the first fair."""
    while not page.state["free_order"]:
        asked = [each["seat"] for each in page.state["mine"] if len(each["options"]) > 1]
        if asked:
            act(page, asked[0], "pass")
        else:
            page.next("state")


def test_undo_treats_the_seats_as_one_person(address: str) -> None:
    ada = Person(address, "Ada")
    with ada.at(ada.make("brigade", "me", "me", "me")["id"]) as page:
        start = page.next("state")
        act(page, 0, "beat:1")
        after = act(page, 1, "beat:3")
        assert (after["seat"], after["can_undo"], after["undo_free"]) == (2, True, True)
        page.send("undo")
        once = page.next("state", lambda m: m["undone"])
        assert (once["view"]["fires"], once["seat"], once["log"][-1]["args"]) == (
            [1, 1, 1, 2, 1],
            1,
            {"seat": 1, "n": 1},
        )
        page.send("undo")
        twice = page.next("state", lambda m: m["undone"])
        assert (twice["view"]["fires"], twice["can_undo"], twice["can_redo"]) == (start["view"]["fires"], False, True)
        page.send("redo")
        assert page.next("state")["view"]["fires"] == [1, 1, 1, 2, 1]
        page.send("redo")
        assert page.next("state")["view"]["fires"] == [1, 1, 1, 1, 1]


def test_nobody_asks_themselves_for_consent(address: str) -> None:
    ada, bea = Person(address, "Ada"), Person(address, "Bea")
    made = ada.make("brigade", "me", "me", "open")
    bea.http.post("/api" + made["invitations"][0]["path"])
    with ada.at(made["id"]) as page, bea.at(made["id"]) as other:
        page.next("state")
        assert other.next("state")["mine"] == []
        act(page, 0, "beat:1")
        assert act(page, 1, "look")["undo_free"] is False
        page.send("undo")
        wish = page.next("state", lambda m: m["undo_asked"])["undo_asked"]
        assert (wish["by"], wish["waiting"]) == (1, [2])
        page.send("turn_to", seat=0)
        page.send("consent", yes=False)  # withdrawn from another seat of the same person
        dropped = page.next("state", lambda m: not m["undo_asked"])
        assert dropped["log"][-1]["key"] == "log-undo-dropped"


def test_one_acts_for_ones_own_seats_alone(address: str) -> None:
    ada, bea = Person(address, "Ada"), Person(address, "Bea")
    made = ada.make("camp", "me", "me", "open")
    bea.http.post("/api" + made["invitations"][0]["path"])
    with bea.at(made["id"]) as page:
        seq = page.next("state")["seq"]
        for message in (
            {"type": "choose", "code": "guard", "seq": seq},
            {"type": "cancel"},
            {"type": "pass_until", "until": "act", "seq": seq},
            {"type": "ask_again"},
            {"type": "not_ready"},
            {"type": "hint"},
            {"type": "why", "code": "guard"},
            {"type": "plan", "codes": ["guard"]},
            {"type": "carry_out", "seq": seq},
            {"type": "offer", "to": 2, "code": "guard"},
            {"type": "point", "what": "here"},
            {"type": "cheer"},
        ):
            page.send(**{"kind": message.pop("type"), "seat": 0, **message})
            assert "not played at this device" in page.next("error")["sentence"]
        page.send("choose", code="guard", seq=seq, seat=2)
        assert page.next("state", lambda m: m["seq"] > seq)["view"]["guards"] == [0, 0, 1]


def test_behind_a_curtain_a_seat_must_have_the_device(address: str) -> None:
    ada = Person(address, "Ada")
    with ada.at(ada.make("evo", "me", "me")["id"]) as page:
        state = page.next("state")
        assert (state["seat"], state["mine"]) == (None, [])
        assert page.next("you")["curtain"] is True
        seq, seat = state["seq"], state["asked"][0]
        page.send("choose", code="pass", seq=seq, seat=seat)
        assert "who has it now" in page.next("error")["sentence"]
        page.send("turn_to", seat=seat)
        asked = page.next("state")
        assert asked["mine"] == []
        page.send("choose", code=asked["options"][0]["code"], seq=seq, seat=seat)
        page.next("state", lambda m: m["seq"] > seq or m["draft"])
        page.send("choose", code="pass", seq=seq, seat=1 - seat)
        assert "who has it now" in page.next("error")["sentence"]


def test_a_seat_that_a_bot_plays_for_its_person_is_not_looked_from(address: str) -> None:
    ada = Person(address, "Ada")
    table = ada.make("camp", "me", "me")["id"]
    with ada.at(table) as page:
        assert page.next("state")["seat"] == 0
        page.send("hand_over", seat=0, bot="random")
        after = page.next("state", lambda m: m["seats"][0]["bot"])
        assert (after["seat"], of(after, 1)["prompt"]["key"]) == (1, "prompt-watch")
