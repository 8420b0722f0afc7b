"""What goes over the wire about choices: what gives something up, and what an undo would take back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.helpers import Message, Page, Person, serving

SHY = {"evo": {"opt-pass-lay", "opt-pass-flee"}, "dice_mutants": {"opt-pass-mutation", "opt-pass-trade"}}


@pytest.mark.parametrize("game", SHY)
def test_what_gives_something_up_is_marked_and_nothing_else_is(game: str, tmp_path: Path) -> None:
    shy: set[str] = set()
    bold: set[str] = set()

    def note(state: Message) -> str:
        for option in state["options"]:
            (shy if option["shy"] else bold).add(option["text"]["key"])
        plays = [option["code"] for option in state["options"] if option["code"] != "pass"]
        return str((plays or ["pass"])[0])

    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.make(game, "me", "random")["id"]
        with ada.at(table) as page:
            page.play_to_the_end(note)
    assert shy
    assert shy <= SHY[game]
    assert not bold & SHY[game]


def test_an_undo_behind_dice_is_answered_with_what_it_takes_back(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.make("pig", "me", "random")["id"]
        with ada.at(table) as page:
            page.my_turn()
            page.choose("roll")
            state = page.my_turn()
            page.send("undo")
            lost = page.next("undo_preview")
            assert (lost["seq"], lost["anew"], lost["shown"]) == (page.state["seq"], True, False)
            assert [each["key"] for each in lost["own"]] == ["opt-roll"]
            page.send("undo", sure=lost["seq"])
            back = page.next("state", lambda message: message["undone"])
            assert back["can_redo"]
            page.send("redo")
            again = page.next("state", lambda message: not message["can_redo"])
            assert again["public"] == state["public"]


def test_a_hint_names_its_reasons(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.make("evo", "me", "random")["id"]
        with ada.at(table) as page:
            page.my_turn()
            found = hint_of(page)
    values = [option["value"] for option in found["options"]]
    assert values == sorted(values, reverse=True)
    assert all(0 <= value <= 1 for value in values)
    assert all(reason["key"].startswith("why-") for option in found["options"] for reason in option["reasons"])
    assert found["options"][0]["reasons"]


def hint_of(page: Page) -> Message:
    page.send("hint")
    return page.next("hint")
