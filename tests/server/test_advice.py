"""Advice and readiness over real sockets: who is told, who may, how much of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from chimera.engine.card import GameCard
from tests.server.helpers import PLENTY, Page, Person, serving
from tests.server.test_free_order import to_the_fair
from tests.toys import bazaar, potluck


@pytest.fixture(autouse=True)
def on_the_shelf(shelve: Callable[[GameCard], GameCard]) -> None:
    shelve(potluck.CARD)
    shelve(bazaar.CARD)


@contextmanager
def at_the_fair(address: str, *more: str, game: str = "potluck") -> Iterator[tuple[Page, Page, str]]:
    """Ada and Bea at the first fair, each on a page of her own, and the table."""
    ada, bea = Person(address, "Ada"), Person(address, "Bea")
    made = ada.make(game, "me", "open", *more)
    bea.http.post("/api" + made["invitations"][0]["path"])
    with ada.at(made["id"]) as first, bea.at(made["id"]) as second:
        to_the_fair([first, second])
        yield first, second, made["id"]


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path) as found:
        yield found


def test_everybody_sees_a_plan_also_who_watches_or_comes_later(address: str) -> None:
    watcher = Person(address, "Cleo")
    with at_the_fair(address) as (first, second, table), watcher.at(table) as third:
        seq = third.next("state")["seq"]
        first.send("plan", codes=["take:1", "over"])
        told = [page.next("advice") for page in (first, second, third)]
        assert told[0] == told[1] == told[2]  # nothing could follow, so there is nothing that is for the planner alone
        plan = told[0]["plans"][0]
        assert [step["text"]["key"] for step in plan["steps"]] == ["opt-take", "opt-over"]
        assert (plan["seat"], plan["broken"], told[0]["offers"]) == (0, None, [])
        with watcher.at(table) as later:
            assert later.next("state")["seq"] == seq
            assert later.next("advice") == told[0]
        second.choose("take:1")
        second.choose("over")
        assert third.next("advice")["plans"][0]["broken"]["key"] == "reason-taken"
        first.send("plan", codes=[])
        assert third.next("advice")["plans"] == []
        with watcher.at(table) as later:
            later.next("state")
            later.send("chat", text="what now?")
            later.next("chat")
            assert "advice" not in [m["type"] for m in later.messages]


def test_what_could_follow_a_plan_is_told_to_its_planner_alone(address: str) -> None:
    with at_the_fair(address) as (first, second, table):
        first.send("plan", codes=["take:1"])
        assert [option["code"] for option in first.next("advice")["plans"][0]["next"]] == ["over", "under"]
        assert second.next("advice")["plans"][0]["next"] == []
        with Person(address, "Cleo").at(table) as watcher:
            assert watcher.next("advice")["plans"][0]["next"] == []
        first.send("plan", codes=["take:1", "over"])
        assert first.next("advice", lambda m: len(m["plans"][0]["steps"]) == 2)["plans"][0]["next"] == []


def test_a_plan_is_carried_out_by_one_message(address: str) -> None:
    with at_the_fair(address) as (first, second, _):
        first.send("plan", codes=["take:1", "over"])
        assert len(first.next("advice")["plans"]) == 1
        first.send("carry_out", seq=first.state["seq"])
        assert second.next("state", lambda m: m["view"]["taken"] == [1, 0])["view"]["fair"] == [1, 0, 1]
        assert second.next("advice", lambda m: m["plans"] == [])


def test_the_code_that_cannot_be_planned_is_named(address: str) -> None:
    with at_the_fair(address) as (first, _, _):
        first.send("plan", codes=["take:1", "over", "ready"])
        refused = first.next("refused")
        assert (refused["code"], refused["reason"]["key"]) == ("ready", "reason-plan-ends")


def test_an_offer_is_taken_by_who_is_asked_and_carried_out_for_who_made_it(address: str) -> None:
    with at_the_fair(address) as (first, second, _):
        second.send("offer", to=0, code="ready")
        offer = first.next("advice", lambda m: m["offers"])["offers"][0]
        assert (offer["by"], offer["to"], offer["code"], offer["text"]["key"]) == (1, 0, "ready", "opt-ready")
        first.send("answer_offer", id=offer["id"], yes=True)
        assert first.next("state", lambda m: m["seats"][1]["ready"])["asked"] == [0]
        assert first.next("advice")["offers"] == []
        first.send("answer_offer", id=offer["id"], yes=True)
        assert "not open to you" in first.next("error")["sentence"]


def test_pointing_and_cheering_reach_everybody(address: str) -> None:
    with at_the_fair(address) as (first, second, _):
        first.send("point", what="thing 1")
        assert second.next("pointed") == {"type": "pointed", "seat": 0, "what": "thing 1"}
        second.send("cheer")
        assert first.next("cheered") == {"type": "cheered", "seat": 1}


ADVICE = [
    {"kind": "plan", "codes": ["take:1"]},
    {"kind": "carry_out", "seq": 0},
    {"kind": "offer", "to": 1, "code": "take:1"},
    {"kind": "point", "what": "here"},
    {"kind": "cheer"},
]


def test_rivals_and_those_who_watch_do_not_advise(address: str) -> None:
    with at_the_fair(address, game="bazaar") as (first, _, table):
        for message in ADVICE:
            first.send(**message)
            assert "won or lost together" in first.next("error")["sentence"]
        with Person(address, "Cleo").at(table) as third:
            third.next("state")
            for message in [*ADVICE, {"kind": "answer_offer", "id": 1, "yes": True}, {"kind": "ready_for", "seat": 0}]:
                third.send(**message)
                assert "watching" in third.next("error")["sentence"]


def test_plans_and_offers_are_limited(tmp_path: Path) -> None:
    few = msgspec.structs.replace(PLENTY, advice=(2, 0.000_1))
    with serving(tmp_path, few) as address, at_the_fair(address) as (first, _, _):
        first.send("plan", codes=["take:1"])
        first.next("advice")
        first.send("offer", to=1, code="take:1")
        first.next("advice")
        for message in (ADVICE[0], ADVICE[2]):
            first.send(**message)
            assert "a lot of advice" in first.next("error")["sentence"]


# Readiness


def test_the_state_says_who_is_ready_and_ready_is_taken_back(address: str) -> None:
    with at_the_fair(address) as (first, second, _):
        assert (first.state["free_order"], first.state["bots_wait"]) == (True, False)
        first.choose("ready")
        seen = second.next("state", lambda m: m["seats"][0]["ready"])
        assert (seen["asked"], seen["seats"][1]["ready"]) == ([1], False)
        first.send("not_ready")
        seen = second.next("state", lambda m: not m["seats"][0]["ready"])
        assert (seen["asked"], seen["log"][-1]["key"]) == ([0, 1], "log-not-ready")
        first.send("not_ready")
        assert "not said that you are ready" in first.next("error")["sentence"]


def test_the_state_says_whether_bots_wait(address: str) -> None:
    with at_the_fair(address, "random") as (first, second, _):
        assert first.state["bots_wait"] is True
        first.send("go_ahead")
        assert second.next("state", lambda m: not m["bots_wait"])["free_order"] is True


def test_ready_is_said_for_somebody_who_is_gone(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chimera.table.absence.GONE", 0.2)
    ada, bea = Person(address, "Ada"), Person(address, "Bea")
    made = ada.make("potluck", "me", "open")
    bea.http.post("/api" + made["invitations"][0]["path"])
    with ada.at(made["id"]) as first:
        with bea.at(made["id"]) as second:
            to_the_fair([first, second])
            first.send("ready_for", seat=1)
            assert "wait two minutes" in first.next("error")["sentence"]
        first.next("state", lambda m: m["seats"][1]["gone"])  # nobody did anything: the table says so itself
        first.send("ready_for", seat=1)
        after = first.next("state", lambda m: m["seats"][1]["ready"])
        assert (after["log"][-1]["key"], after["log"][-1]["args"]) == ("log-ready-for", {"seat": 0, "other_seat": 1})
        with bea.at(made["id"]) as second:
            assert second.next("state")["seats"][1]["gone"] is False
