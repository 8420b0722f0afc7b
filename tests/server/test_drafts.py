"""Drafts over real sockets: what one is about to do is told to nobody else."""

from __future__ import annotations

from pathlib import Path

from tests.server.helpers import Page, Person, serving


def to_assignment(pages: list[Page]) -> tuple[Page, Page]:
    """Play until somebody assigns dice; their page and the other's."""
    while True:
        for page in pages:
            if page.state["options"] and page.state["view"]["phase"] == "assign":
                other = pages[1 - pages.index(page)]
                while other.state["seq"] < page.state["seq"]:
                    other.next("state")
                return page, other
        page = next((p for p in pages if len(p.state["options"]) > 1), None) or pages[0]
        if len(page.state["options"]) > 1:
            seq = page.choose(page.state["options"][0]["code"])["seq"]
        else:
            seq = page.next("state")["seq"]
        for each in pages:
            while each.state["seq"] < seq:
                each.next("state")


def test_a_draft_is_shown_to_its_own_seat_and_is_cancelled_without_a_word_to_others(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada, bea = Person(address, "Ada"), Person(address, "Bea")
        made = ada.make("dice_mutants", "me", "open")
        bea.http.post("/api" + made["invitations"][0]["path"])
        with ada.at(made["id"]) as first, bea.at(made["id"]) as second:
            first.next("state", lambda m: all(s["connected"] for s in m["seats"]))
            second.next("state")
            mover, other = to_assignment([first, second])
            seq, view = mover.state["seq"], mover.state["view"]
            code = next(o["code"] for o in mover.state["options"] if o["code"].startswith("mutate:"))
            drafted = mover.choose(code)
            assert (drafted["draft"], drafted["seq"], drafted["events"], drafted["log"]) == (1, seq, [], [])
            assert drafted["view"] != view
            mover.send("cancel")
            back = mover.next("state")
            assert (back["draft"], back["seq"], back["view"]) == (0, seq, view)
            mover.send("cancel")
            assert "cancel" in mover.next("error")["sentence"]
            known = len(other.messages)
            other.send("chat", text="what are you doing?")
            other.next("chat")
            assert [m["type"] for m in other.messages[known:]] == ["chat"]  # nothing came before it
            for _ in range(3):
                mover.choose(next(o["code"] for o in mover.state["options"] if o["code"].startswith("mutate:")))
            seen = other.next("state", lambda m: m["seq"] > seq)
            assert len([e for e in seen["events"] if e["seat"] == mover.state["seat"]]) >= 3


def test_a_page_that_comes_back_finds_its_draft(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.make("dice_mutants", "me", "random")["id"]
        with ada.at(table) as page:
            while page.my_turn()["view"]["phase"] != "assign":
                page.choose(page.state["options"][0]["code"])
            drafted = page.choose(next(o["code"] for o in page.state["options"] if o["code"].startswith("guile:")))
        with ada.at(table) as page:
            again = page.next("state")
            assert (again["draft"], again["view"], again["options"]) == (1, drafted["view"], drafted["options"])
