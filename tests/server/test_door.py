"""Who comes in, from where, how often; and what every answer carries."""

from __future__ import annotations

import hmac
import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from chimera.engine.card import games
from chimera.server.guests import COOKIE, guest_of
from chimera.server.limits import Bucket, Limits
from chimera.server.pages import Pages
from tests.server.helpers import Person, serving

TABLE = {"game": "pig", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    static = tmp_path_factory.mktemp("static")
    (static / "assets").mkdir()
    (static / "index.html").write_text('<base href="/"><title>client</title>' + " " * 600)
    (static / "assets" / "a-1234.js").write_text("let x = 1;" * 100)
    with serving(tmp_path_factory.mktemp("server"), pages=Pages(static)) as found:
        yield found


def sentence_of(answer: httpx.Response) -> str:
    body = answer.json()
    assert list(body) == ["type", "sentence", "text"]
    assert body["text"]["key"].startswith("trouble-")
    text: str = body["sentence"]
    assert text.endswith(".")
    assert "\n" not in text
    assert "Traceback" not in text
    return text


def test_a_guest_is_known_by_a_signed_cookie_that_scripts_cannot_read(address: str) -> None:
    with httpx.Client(base_url=address) as http:
        first = http.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "set-cookie" not in http.get("/api/me").headers
        assert http.get("/api/me").json() == first.json()
        assert http.post("/api/me", json={"nickname": "  Ada  L. "}).json() == {"nickname": "Ada L.", "known": True}
        assert http.get("/api/me").json() == {"nickname": "Ada L.", "known": True}
        guest, _, sign = http.cookies[COOKIE].partition(".")
        forged = {COOKIE: f"{guest}.{'B' if sign[0] == 'A' else 'A'}{sign[1:]}"}
    assert httpx.get(address + "/api/me", cookies=forged).json()["known"] is False


def test_a_guest_without_a_name_is_called_in_the_language_of_the_page(address: str) -> None:
    with httpx.Client(base_url=address) as http:
        english = http.get("/api/me", headers={"Accept-Language": "en"}).json()["nickname"]
        french = http.get("/api/me", headers={"Accept-Language": "fr-FR,fr;q=0.9,en;q=0.5"}).json()["nickname"]
        assert english != french
        kind, animal = english.split(" ")
        assert kind[0].isupper()
        assert animal[0].isupper()
        assert re.fullmatch(r"[A-ZÉ]\w+ [a-zé]\w+", french)
        made = http.post("/api/tables", json=TABLE, headers={"Accept-Language": "fr"}).json()
        mine = http.get("/api/tables").json()["mine"]
        assert [table["seats"][0]["name"] for table in mine if table["id"] == made["id"]] == [french]


def test_a_cookie_of_the_version_before_still_opens_its_seats_and_is_signed_anew(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        me = Person(address, "Ada")
        table = me.make("pig", "me", "random")["id"]
        storage = sqlite3.connect(tmp_path / "chimera.db")
        (secret,) = storage.execute("SELECT value FROM house WHERE name = 'cookies'").fetchone()
        storage.close()
        guest = me.http.cookies[COOKIE].partition(".")[0]
        sign = hmac.new(bytes.fromhex(secret), guest.encode(), "sha256").hexdigest()[:40]  # as it was signed before
        with httpx.Client(base_url=address, cookies={COOKIE: f"{guest}.{sign}"}) as http:
            answer = http.get("/api/tables")
            assert [card["id"] for card in answer.json()["mine"]] == [table]
            anew = answer.headers["set-cookie"]
        assert anew.startswith(f"{COOKIE}={me.http.cookies[COOKIE]};")
        forged = httpx.get(address + "/api/tables", cookies={COOKIE: f"{guest}.{'0' * 40}"})
        assert forged.json()["mine"] == []


@pytest.mark.parametrize("value", ["", ".", "x", "x.", ".x", "ä.ö", "a" * 5000, "a.b.c"])
def test_a_cookie_that_is_none_of_ours_is_a_new_guests(value: str) -> None:
    guest = guest_of(f"{COOKIE}={value}", "ab" * 32)
    assert guest.fresh
    assert len(guest.id) == 24


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u0000b"])
def test_a_nickname_that_does_not_fit_is_refused(name: str, address: str) -> None:
    answer = httpx.post(address + "/api/me", json={"nickname": name})
    assert answer.status_code == 400
    assert "nickname" in sentence_of(answer)


def test_a_guest_can_delete_everything_about_them(address: str) -> None:
    me = Person(address, "Ada")
    table = me.make("pig", "me", "random")["id"]
    answer = me.http.delete("/api/me")
    assert answer.status_code == 200
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert me.http.get("/api/tables").json()["mine"] == []
    with Person(address).at(table) as page:
        assert "no such table" in page.next("error")["sentence"]


def test_the_shelf_says_how_every_game_is_played(address: str) -> None:
    shelf = httpx.get(address + "/api/games").json()
    assert [game["name"] for game in shelf] == list(games())
    pig = next(game for game in shelf if game["name"] == "pig")
    assert (pig["players"], pig["best_bot"]) == ([2, 6], "normal")
    assert [bot["name"] for bot in pig["bots"]] == ["easy", "normal", "hard", "expert"]
    assert pig["settings"][0]["values"][0] == "classic"


def test_the_shelf_says_how_hard_a_game_was_measured_to_be(address: str) -> None:
    shelf = {game["name"]: game for game in httpx.get(address + "/api/games").json()}
    assert shelf["pig"]["difficulty"] == []
    rows = shelf["blind_evolution"]["difficulty"]
    assert [(row["settings"]["scenario"], row["players"]) for row in rows] == [
        (scenario, players) for scenario in ("borrowed_shadow", "water_marks", "tide_table") for players in (2, 3, 4)
    ]
    for row in rows:
        assert row["bot"] == "normal"
        assert 0 < row["low"] < row["won"] < row["high"] < 100


@pytest.mark.parametrize("game", sorted(games()))
def test_texts_and_rules_of_every_game_are_there_for_the_client(game: str, address: str) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(httpx.get(f"{address}/api/texts/{game}.ftl").text), allow_overrides=True)
    for key in ("opt-pass", "log-began", "log-undone", "reason-stale", "hint-search"):
        assert bundle.has_message(key)
    rules = httpx.get(f"{address}/api/rules/{game}").json()
    assert {"id", "rule", "ruling"} == set(rules[0])


def test_the_api_is_described(address: str) -> None:
    paths = httpx.get(address + "/schema/openapi.json").json()["paths"]
    assert {"/api/me", "/api/tables", "/api/games", "/health", "/ready"} <= set(paths)
    assert httpx.get(address + "/health").json() == {"health": "ok"}


def test_public_tables_are_listed_until_somebody_joins(address: str) -> None:
    ada, bea = Person(address, "Ada"), Person(address, "Bea")
    made = ada.make("tic_tac_toe", "me", "open", public=True)
    secret = ada.make("tic_tac_toe", "me", "open")
    found = {card["id"]: card for card in bea.http.get("/api/tables").json()["open"]}
    assert secret["id"] not in found
    assert found[made["id"]]["join"] == made["invitations"][0]["path"]
    assert bea.http.post("/api" + found[made["id"]]["join"]).status_code == 200
    lists = bea.http.get("/api/tables").json()
    assert made["id"] not in {card["id"] for card in lists["open"]}
    assert made["id"] in {card["id"] for card in lists["mine"]}


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/tables", {"game": "pig"}, 400),
        ("POST", "/api/tables", {"game": "pig", "seats": [{"kind": "king"}]}, 400),
        ("POST", "/api/tables", {"game": "pig", "seats": [], "extra": 1}, 400),
        ("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 404),
        ("POST", "/api/tables", {"game": "pig", "seats": [{"kind": "me", "name": "x" * 25}] * 2}, 400),
        ("POST", "/api/tables", {"game": "pig", "seats": [{"kind": "me"}], "settings": {"variant": "odd"}}, 400),
        ("POST", "/api/tables", "not json", 400),
        ("POST", "/api/tables", {"game": "x" * 3_200_000, "seats": []}, 413),
        ("POST", "/api/files", {"game": "pig", "name": "a.yaml", "text": "x" * 600_000}, 413),
        ("POST", "/api/me", {"nickname": "x" * 100_000}, 413),
        ("POST", "/api/join/none", None, 404),
        ("POST", "/api/join/" + "x" * 100, None, 400),
        ("GET", "/api/rules/chess", None, 404),
        ("GET", "/api/texts/chess.ftl", None, 404),
        ("GET", "/api/tables/none/file", None, 404),
        ("GET", "/api/nothing", None, 404),
        ("PUT", "/api/me", {}, 405),
        ("POST", "/anything", None, 405),
    ],
)
def test_a_bad_request_gets_one_sentence(method: str, path: str, body: Any, status: int, address: str) -> None:
    content = body if isinstance(body, str) else None if body is None else json.dumps(body)
    headers = {"content-type": "application/json"}
    answer = httpx.request(method, address + path, content=content, headers=headers)
    assert answer.status_code == status, answer.text
    sentence_of(answer)


@pytest.mark.parametrize(
    "text",
    ["", "no json", "{}", '{"type":"fly"}', '{"type":"choose"}', '{"type":"choose","code":1,"seq":"x"}', "[" * 3000],
)
def test_a_bad_message_gets_one_sentence_and_the_page_goes_on(text: str, address: str) -> None:
    me = Person(address)
    with me.at(me.make("pig", "me", "random")["id"]) as page:
        page.my_turn()
        page.ws.send(text)
        assert page.next("error")["sentence"] == "The server does not understand this message; reload the page."
        page.ws.send(json.dumps({"type": "chat", "text": "x" * 5000}))
        assert "at most 4,096" in page.next("error")["sentence"]
        page.send("chat", text="x" * 501)
        assert "1 to 500" in page.next("error")["sentence"]
        page.send("consent", yes=True)
        assert "Nobody waits" in page.next("error")["sentence"]
        assert page.choose("roll")["type"] == "state"


def test_a_page_that_does_not_introduce_itself_is_sent_away(address: str) -> None:
    me = Person(address)
    table = me.make("pig", "me", "random")["id"]
    url = address.replace("http", "ws") + "/ws/" + table
    with connect(url, additional_headers=me.cookie()) as ws:
        ws.send('{"type":"undo"}')
        assert "hello" in json.loads(ws.recv(timeout=5))["sentence"]
        with pytest.raises(ConnectionClosed):
            ws.recv(timeout=5)


def test_other_pages_cannot_act_for_a_guest(address: str) -> None:
    me = Person(address)
    table = me.make("pig", "me", "random")["id"]
    evil = {"Origin": "http://evil.example"}
    answer = me.http.post("/api/me", json={"nickname": "Evil"}, headers=evil)
    assert answer.status_code == 403
    sentence_of(answer)
    assert me.http.post("/api/me", json={"nickname": "Good"}, headers={"Origin": address}).status_code == 200
    url = address.replace("http", "ws") + "/ws/" + table
    with pytest.raises(InvalidStatus), connect(url, additional_headers={**me.cookie(), **evil}):
        pass
    with connect(url, additional_headers=me.cookie(), origin=address) as ws:  # type: ignore[arg-type]
        ws.send('{"type":"hello"}')
        assert json.loads(ws.recv(timeout=5))["seat"] == 0


def test_every_answer_carries_a_strict_policy(address: str) -> None:
    for path in ("/", "/api/me", "/nothing.js", "/health", "/api/nothing"):
        headers = httpx.get(address + path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/", "/table/abc", "/join/abc", "/index.html"])
def test_the_clients_own_addresses_show_its_page(path: str, address: str) -> None:
    answer = httpx.get(address + path)
    assert (answer.status_code, "<title>client" in answer.text) == (200, True)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-encoding"] == "gzip"
    again = httpx.get(address + path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_files_are_packed_and_kept_and_nothing_else_is_given_out(address: str) -> None:
    asset = httpx.get(address + "/assets/a-1234.js")
    assert asset.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in asset.headers["cache-control"]
    assert httpx.get(address + "/assets/gone.js").status_code == 404
    for path in ("/../pages.py", "/%2e%2e/pages.py", "/assets/../../pages.py", "//etc/passwd"):
        assert "def " not in httpx.get(address + path).text


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    status, _, body = Pages(tmp_path / "nowhere").answer("/", {})
    assert status == 200
    assert b"make client" in body


def test_it_works_below_a_base_path(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text('<base href="/">')
    with serving(tmp_path, pages=Pages(static, "/games/"), base="/games/") as address:
        answer = httpx.get(address + "/games/table/x")
        assert '<base href="/games/">' in answer.text
        assert "Path=/games/" in answer.headers["set-cookie"]
        assert httpx.get(address + "/games/api/me").status_code == 200
        assert httpx.get(address + "/api/me").status_code == 200  # a proxy may take the base off


def test_whoever_is_too_fast_is_slowed_down_and_not_thrown_out(tmp_path: Path) -> None:
    limits = Limits(messages=(5, 1000), chat=(2, 0.001), hints=(1, 0.001), tables=(1, 0.001), sockets=2)
    with serving(tmp_path, limits) as address:
        me = Person(address)
        table = me.make("pig", "me", "random")["id"]
        seats = [{"kind": "me"}, {"kind": "bot"}]
        refused = me.http.post("/api/tables", json={"game": "pig", "seats": seats})
        assert refused.status_code == 429
        sentence_of(refused)
        with me.at(table) as page:
            page.my_turn()
            for _ in range(3):
                page.send("chat", text="hello")
            assert "lot of chat" in page.next("error")["sentence"]
            for _ in range(40):
                page.send("why", code="roll")
            assert "too fast" in page.next("error")["sentence"]
            with me.at(table) as second:
                second.next("state")
                with me.at(table) as third:
                    assert "too many tables open" in third.next("error")["sentence"]


def test_requests_from_one_address_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(requests=(3, 0.001))) as address:
        answers = [httpx.get(address + "/api/me") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    sentence_of(answers[-1])


def test_a_bucket_fills_again_with_time() -> None:
    now = [0.0]
    bucket = Bucket((2, 0.5), lambda: now[0])
    assert [bucket.take(), bucket.take(), bucket.take()] == [True, True, False]
    now[0] = 2.0
    assert [bucket.take(), bucket.take()] == [True, False]
