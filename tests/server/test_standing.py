"""Passing for a while over real sockets: said by one, known to nobody else."""

from __future__ import annotations

from pathlib import Path

from tests.server.helpers import Message, Person, serving


def saving_guile(state: Message) -> str:
    """Pass where one can, and put every die into guile."""
    codes = [str(option["code"]) for option in state["options"]]
    return next(c for verb in ("pass", "guile", "claim", "") for c in codes if c.startswith(verb))


def test_a_window_is_answered_for_whoever_said_so_and_the_others_do_not_know_it(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada, guest = Person(address, "Ada"), Person(address)
        table = ada.make("dice_mutants", "me", "random")["id"]
        with ada.at(table) as page, guest.at(table) as watching:
            while not page.my_turn()["pass_until"]:
                page.choose(saving_guile(page.state))
            assert page.state["pass_until"] == ["act", "phase", "round"]
            page.send("pass_until", until="phase", seq=page.state["seq"])
            first = page.next("state", lambda m: m["log"] or m["standing"])
            while page.state["standing"]:
                windows = [o for o in page.state["options"] if o["code"] == "pass"]
                assert not windows  # never asked there
                if page.state["options"]:
                    page.choose(saving_guile(page.state))
                else:
                    page.next("state")
            assert page.state["view"]["phase"] != "claim"
            page.send("ask_again")
            assert "already" in page.next("error")["sentence"]
            page.send("pass_until", until="never", seq=page.state["seq"])
            assert "understand" in page.next("error")["sentence"]
            watching.next("state", lambda m: m["seq"] >= page.state["seq"])
            states = [m for m in watching.messages if m["type"] == "state"]
            assert len(states) > 1
            assert all(m["standing"] is None and m["pass_until"] == [] for m in states)
            assert first["seq"] > 0
