"""Whole matches over real sockets."""

from __future__ import annotations

import json
import signal
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from chimera.cli import run
from chimera.engine.card import games
from chimera.engine.matchfile import match_of
from chimera.table.rows import match_from
from chimera.table.storage import Storage
from tests.server.helpers import Message, Page, Person, Process, free_socket, serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


def hold_at_twenty(state: Message) -> str:
    return "hold" if state["view"]["pot"] >= 20 else "roll"


def test_a_whole_match_of_pig_against_a_bot(address: str) -> None:
    me = Person(address, "Ada")
    table = me.make("pig", "me", "normal")["id"]
    with me.at(table) as page:
        first = page.next("state")
        assert (first["seq"], first["first"], first["started"], first["seat"]) == (0, True, True, 0)
        assert first["seats"][0]["name"] == "Ada"
        assert page.next("you")["owner"]
        end = page.play_to_the_end(hold_at_twenty)
    assert max(end["outcome"]["scores"]) >= 100
    assert end["outcome"]["how"]["key"] == "ending-target"
    seqs = [m["seq"] for m in page.messages if m["type"] == "state"]
    assert seqs == sorted(seqs)
    file = me.http.get(f"/api/tables/{table}/file")
    match = match_of(file.content, "the file")
    assert [list(match.game.scores)] == [end["outcome"]["scores"]]
    assert end["seq"] == len(match.log)
    assert match.header.commitment == first["commitment"]
    mine = me.http.get("/api/tables").json()["mine"]
    assert [(card["id"], card["over"], card["your_turn"]) for card in mine] == [(table, True, False)]


@pytest.mark.parametrize("game", [g for g in ("evo", "dice_mutants") if g in games()])
def test_a_whole_match_of_a_large_game_against_bots(game: str, address: str) -> None:
    me = Person(address, "Ada")
    players = max(games()[game].players[0], 3)
    table = me.make(game, "me", *["random"] * (players - 1))["id"]
    with me.at(table) as page:
        end = page.play_to_the_end()
    assert end["outcome"]["scores"]
    assert end["options"] == []
    text = me.http.get(f"/api/tables/{table}/file").content
    match = match_of(text, "the file")
    assert match.game.view(0) == plain(end["view"], match.game.view(0))


def plain(sent: Any, view: Any) -> Any:
    """The view itself when what was sent is its JSON, else what was sent."""
    return view if json.loads(json.dumps(view)) == sent else sent


def test_two_people_over_an_invitation(address: str) -> None:
    ada, bea = Person(address, "Ada"), Person(address, "Bea")
    made = ada.make("tic_tac_toe", "me", "open")
    [invitation] = made["invitations"]
    with ada.at(made["id"]) as hers:
        waiting = hers.next("state")
        assert (waiting["started"], waiting["view"], waiting["seats"][1]["kind"]) == (False, {}, "open")
        assert hers.next("you")["invitations"] == [invitation]
        joined = bea.http.post("/api" + invitation["path"]).json()
        assert joined == {"id": made["id"], "seat": 1}
        assert hers.next("state", lambda m: m["started"])["seats"][1]["name"] == "Bea"
        assert hers.next("you")["invitations"] == []
        with bea.at(made["id"]) as theirs:
            theirs.next("state")
            hers.next("state", lambda m: m["seats"][1]["connected"])
            moves = ["mark:0", "mark:3", "mark:1", "mark:4", "mark:2"]
            pages: list[Page] = [hers, theirs]
            for i, code in enumerate(moves):
                pages[i % 2].my_turn()
                answer = pages[i % 2].choose(code)
                assert answer["seq"] >= i + 1
                told = pages[1 - i % 2].next("state", lambda m, i=i: m["seq"] > i)
                assert told["events"][0]["kind"] == answer["events"][0]["kind"]
            assert theirs.state["outcome"]["winners"] == [0]
        assert not hers.next("state")["seats"][1]["connected"]


def test_a_spectator_sees_the_table_and_chooses_nothing(address: str) -> None:
    me, other = Person(address, "Ada"), Person(address)
    table = me.make("tic_tac_toe", "me", "random")["id"]
    with me.at(table) as mine, other.at(table) as theirs:
        seen = theirs.next("state")
        assert (seen["seat"], seen["options"], seen["prompt"]) == (None, [], None)
        assert theirs.next("you") == {
            "type": "you",
            "seat": None,
            "seats": [],
            "curtain": False,
            "lets_sit_in": False,
            "host": False,
            "owner": False,
            "invitations": [],
            "return_path": None,
        }
        for kind, fields in (("choose", {"code": "mark:4", "seq": 0}), ("undo", {}), ("hint", {})):
            theirs.send(kind, **fields)
            assert "watching" in theirs.next("error")["sentence"]
        mine.next("state")
        mine.choose("mark:4")
        told = theirs.next("state", lambda m: m["seq"] > 0)
        assert told["events"]


def test_undo_redo_hint_why_and_a_refusal(address: str) -> None:
    me = Person(address)
    table = me.make("tic_tac_toe", "me", "random")["id"]
    with me.at(table) as page:
        page.next("state")
        page.choose("mark:4")
        state = page.my_turn()
        assert (state["can_undo"], state["undo_free"]) == (True, True)
        refused = page.choose("mark:4")
        assert refused["type"] == "refused"
        assert refused["reason"]["key"].startswith("reason-")
        assert refused["rule_text"]
        page.send("why", code="mark:4")
        assert page.next("why")["reason"]["key"] == refused["reason"]["key"]
        page.send("why", code=state["options"][0]["code"])
        fine = page.next("why")
        assert (fine["reason"], fine["rule_text"] != "") == (None, True)
        page.send("hint")
        hint = page.next("hint")
        assert 1 <= len(hint["options"]) <= 3  # those that were looked at often enough
        assert hint["options"][0]["value"] >= 0
        page.send("undo")
        undone = page.next("state")
        assert (undone["undone"], undone["events"], len(undone["options"])) == (True, [], 9)
        assert undone["log"][-1]["key"] == "log-undone"
        page.send("redo")
        assert page.next("state")["view"] == state["view"]


def test_consent_to_an_undo_behind_a_barrier(address: str) -> None:
    ada, bea = Person(address), Person(address)
    made = ada.make("tic_tac_toe", "me", "open")
    bea.http.post("/api" + made["invitations"][0]["path"])
    with ada.at(made["id"]) as hers, bea.at(made["id"]) as theirs:
        hers.my_turn()
        hers.choose("mark:4")
        theirs.my_turn()
        theirs.choose("mark:0")
        state = hers.my_turn()
        assert (state["can_undo"], state["undo_free"]) == (True, False)
        hers.send("undo")
        asked = theirs.next("state", lambda m: m["undo_asked"])
        assert asked["undo_asked"] == {"by": 0, "n": 2, "waiting": [1]}
        theirs.send("consent", yes=True)
        back = hers.next("state", lambda m: m["undone"])
        assert (back["asked"], back["undo_asked"], len(back["options"])) == ([0], None, 9)


def test_chat_reaches_everybody_and_whoever_comes_later(address: str) -> None:
    me, other = Person(address, "Ada"), Person(address, "Cem")
    table = me.make("pig", "me", "random")["id"]
    with me.at(table) as mine, other.at(table) as theirs:
        theirs.next("you")
        mine.send("chat", text="hello")
        line = theirs.next("chat")
        assert (line["from"], line["seat"], line["text"]) == ("Ada", 0, "hello")
        theirs.send("chat", text="hi")
        assert mine.next("chat", lambda m: m["text"] == "hi")["from"] == "Cem"
    with me.at(table) as again:
        assert [again.next("chat")["text"] for _ in range(2)] == ["hello", "hi"]


def test_a_bot_plays_for_somebody_who_goes_away(address: str) -> None:
    me = Person(address)
    table = me.make("pig", "me", "normal")["id"]
    with me.at(table) as page:
        page.next("you")
        page.send("hand_over", seat=0, bot="normal")
        assert page.next("state", lambda m: m["seats"][0]["away"])
        end = page.next("state", lambda m: m["outcome"])
        assert max(end["outcome"]["scores"]) >= 100
        page.send("take_back", seat=0)
        assert not page.next("state")["seats"][0]["away"]


def test_whoever_comes_back_is_told_what_they_missed(address: str) -> None:
    ada, bea = Person(address), Person(address)
    made = ada.make("tic_tac_toe", "me", "open")
    bea.http.post("/api" + made["invitations"][0]["path"])
    with ada.at(made["id"]) as page:
        page.my_turn()
        page.choose("mark:4")
    with bea.at(made["id"]) as page:
        page.my_turn()
        page.choose("mark:0")
    with ada.at(made["id"], seen=1) as page:
        back = page.next("state")
    marked = [(event["seat"], event["kind"]) for event in back["events"]]
    assert len(marked) == 1
    assert marked[0][0] == 1
    assert len(back["log"]) > len(marked)
    with ada.at(made["id"]) as page:
        assert page.next("state")["events"] == []


def test_whoever_comes_back_is_told_what_happened_since_their_last_choice(address: str) -> None:
    ada, bea = Person(address), Person(address)
    made = ada.make("tic_tac_toe", "me", "open")
    bea.http.post("/api" + made["invitations"][0]["path"])
    with ada.at(made["id"]) as hers, bea.at(made["id"]) as theirs:
        for page, code in ((hers, "mark:4"), (theirs, "mark:0"), (hers, "mark:1"), (theirs, "mark:7")):
            page.my_turn()
            page.choose(code)
        hers.my_turn()
    with ada.at(made["id"]) as page:  # with a page that knows nothing of before
        assert [(event["seat"], event["args"]["cell"]) for event in page.next("state")["recap"]] == [(0, 1), (1, 7)]
    with bea.at(made["id"]) as page:
        assert [event["seat"] for event in page.next("state")["recap"]] == [1]
    with Person(address).at(made["id"]) as page:
        assert page.next("state")["recap"] == []


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with free_socket() as sock:
        port = sock.getsockname()[1]
    server = Process(tmp_path, port, "--workers", "0").ready()
    ada, bea = Person(server.address, "Ada"), Person(server.address, "Bea")
    made = ada.make("pig", "me", "open")
    bea.http.post("/api" + made["invitations"][0]["path"])
    with ada.at(made["id"]) as hers, bea.at(made["id"]) as theirs:
        killer = threading.Timer(0.4, server.end)
        killer.start()
        with suppress(ConnectionClosed, OSError, EOFError):  # in the middle of a burst of choices
            while True:
                for page in (hers, theirs):
                    page.my_turn()
                    page.choose("hold")
        killer.join()
        known = max((hers.state, theirs.state), key=lambda state: int(state["seq"]))
        assert known["seq"] > 0
    server = Process(tmp_path, port, "--workers", "0").ready()
    with ada.at(made["id"], seen=known["seq"]) as hers:
        state = hers.next("state")
        assert state["seq"] >= known["seq"]
        assert state["commitment"] == known["commitment"]
        assert [seat["name"] for seat in state["seats"][:2]] == ["Ada", "Bea"]
        assert len(state["log"]) >= 1
    status, said = server.end(signal.SIGTERM)
    assert (status, "Traceback" in said) == (0, False)
    storage = Storage.open(str(tmp_path / "chimera.db"))
    found = storage.table(made["id"])
    storage.close()
    assert found is not None
    match = match_from(found[0], found[3][: known["seq"]])
    assert match is not None
    assert match.game.view(0) == known["view"]  # what was shown is what the record says


def test_a_bot_that_thinks_too_long_for_a_person_is_cut_short_and_the_file_still_verifies(tmp_path: Path) -> None:
    with free_socket() as sock:
        port = sock.getsockname()[1]
    server = Process(tmp_path, port, "--workers", "1", "--think", "0.01").ready()
    try:
        ada = Person(server.address, "Ada")
        table = ada.make("tic_tac_toe", "me", "expert")["id"]
        with ada.at(table) as page:
            page.play_to_the_end()
        text = ada.http.get(f"/api/tables/{table}/file").text
    finally:
        server.end(signal.SIGTERM)
    cut = [line for line in text.splitlines() if "cut short after" in line]
    assert cut
    assert all(line.startswith("1 mark:") for line in cut)
    (tmp_path / "match.chimera").write_text(text)
    assert run(["replay", "--verify", str(tmp_path / "match.chimera")]) == 0


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path):
        capfd.readouterr()
        status = run(["serve", "--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "chimera.db")])
        said = capfd.readouterr().err.splitlines()
    assert status == 2
    assert len(said) == 1
    assert said[0].startswith("Another Chimera server")


def test_a_port_that_is_taken_is_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with free_socket() as sock:
        port = str(sock.getsockname()[1])
        status = run(["serve", "--host", "127.0.0.1", "--port", port, "--database", str(tmp_path / "chimera.db")])
    assert status == 2
    assert "choose another one with --port" in capfd.readouterr().err
