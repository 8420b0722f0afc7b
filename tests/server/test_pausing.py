"""Reading the guide against bots: the match waits for the page that reads, and for nobody else."""

from __future__ import annotations

from pathlib import Path

from tests.server.helpers import Page, Person, serving


def chats(page: Page) -> None:
    """Something goes to the server and back, and the table has had its turns meanwhile."""
    for number in range(5):
        page.send("chat", text=f"still here {number}")
        page.next("chat")


def to_my_choice(page: Page) -> None:
    page.next("state")
    page.my_turn()


def test_bots_wait_while_their_only_person_reads_and_go_on_afterwards(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.make("tic_tac_toe", "me", "random")["id"]
        with ada.at(table) as page:
            to_my_choice(page)
            page.send("pause", on=True)
            assert page.next("state")["paused"]
            seq = page.choose("mark:4")["seq"]
            chats(page)
            assert page.state["seq"] == seq
            page.send("pause", on=False)
            assert page.next("state", lambda m: m["seq"] > seq)["paused"] is False


def test_a_page_that_goes_takes_its_pause_along(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.make("tic_tac_toe", "me", "random")["id"]
        with ada.at(table) as page:
            to_my_choice(page)
            page.send("pause", on=True)
            page.next("state")
            seq = page.choose("mark:4")["seq"]
        with ada.at(table) as page:
            page.next("state")
            if page.state["seq"] == seq:
                page.next("state", lambda m: m["seq"] > seq)
            assert page.state["paused"] is False


def test_nobody_else_is_made_to_wait_and_whoever_watches_pauses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada, bea = Person(address, "Ada"), Person(address, "Bea")
        made = ada.make("pig", "me", "random", "open")
        bea.http.post("/api" + made["invitations"][0]["path"])
        with ada.at(made["id"]) as page:
            to_my_choice(page)
            page.send("pause", on=True)
            seq = page.choose("hold")["seq"]
            state = page.state if page.state["asked"] == [2] else page.next("state", lambda m: m["asked"] == [2])
            assert state["seq"] > seq
            assert state["paused"] is False
        with bea.at(ada.make("pig", "me", "random", public=True)["id"]) as watching:
            watching.next("state")
            watching.send("pause", on=True)
            assert watching.next("error")["text"]["key"] == "trouble-watching"
