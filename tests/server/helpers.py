"""A real server on a real port, and people who talk to it."""

from __future__ import annotations

import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from chimera.server.app import Application
from chimera.server.limits import Limits
from chimera.server.pages import Pages
from chimera.table.storage import Storage
from chimera.table.thinking import Thinkers
from tests.table.helpers import OpenHouse

PATIENCE: Final = 20.0
MUCH: Final = (100, 100)
PLENTY: Final = Limits(messages=(10_000, 10_000), chat=MUCH, hints=MUCH, advice=MUCH, requests=(10_000, 10_000))
Message = dict[str, Any]


def free_socket() -> socket.socket:
    """A port of the loopback that nobody has."""
    sock = socket.socket()
    sock.bind(("127.0.0.1", 0))
    sock.listen(128)
    return sock


@contextmanager
def serving(
    folder: Path, limits: Limits = PLENTY, workers: int = 0, pages: Pages | None = None, base: str = "/"
) -> Iterator[str]:
    """A server in a thread; its address."""
    storage = Storage.open(str(folder / "chimera.db"))
    lots = itertools.count(1)
    house = OpenHouse(storage, Thinkers(workers, 1), pace=0, lots=lambda bits: next(lots) % (1 << bits))
    app = Application(house, limits, pages, base)
    sock = free_socket()
    config = uvicorn.Config(app.asgi, log_config=None, access_log=False, ws_max_size=1 << 16, lifespan="on")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [sock]})
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.started and time.monotonic() < until:
        time.sleep(0.005)
    try:
        yield f"http://127.0.0.1:{sock.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


class Process:
    """A server of its own, which can be killed."""

    def __init__(self, folder: Path, port: int, *options: str) -> None:
        code = "from chimera.cli import main; main()"
        where = ["--host", "127.0.0.1", "--port", str(port), "--database", str(folder / "chimera.db")]
        self.address = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, "serve", *where, "--pace", "0", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "CHIMERA_HOME": str(folder)},
        )

    def ready(self) -> Process:
        """Wait until it takes choices."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            try:
                if httpx.get(self.address + "/ready").status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.process.communicate(timeout=5)}")

    def end(self, how: int = signal.SIGKILL) -> tuple[int, str]:
        """End it by a signal; its exit status and what it said on standard error."""
        self.process.send_signal(how)
        _, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, err.decode()


class Person:
    """Somebody with a browser: a cookie, and pages on tables."""

    def __init__(self, address: str, nickname: str = "") -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        if nickname:
            assert self.http.post("/api/me", json={"nickname": nickname}).status_code == 200
        else:
            self.http.get("/api/me")

    def make(self, game: str, *seats: str, **more: Any) -> Message:
        """A new table: "me", "open", or the name of a bot."""
        places = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        answer = self.http.post("/api/tables", json={"game": game, "seats": places, **more})
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

    def cookie(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())}

    @contextmanager
    def at(self, table_id: str, seen: int | None = None, seat: int | None = None) -> Iterator[Page]:
        """Look at a table."""
        address = self.address.replace("http", "ws", 1) + "/ws/" + table_id
        with connect(address, additional_headers=self.cookie(), open_timeout=PATIENCE, max_queue=None) as ws:
            page = Page(ws)
            page.send("hello", seen=seen, seat=seat)
            yield page


def mine(state: Message) -> bool:
    """Whether a seat has to choose, or to go on with a draft, or the match is over."""
    return bool(state["outcome"] or state["draft"] or len(state["options"]) > 1)


def whole_view(state: Message) -> Message:
    """Both parts of the view, as the client merges them."""
    assert not state["public"].keys() & state["own"].keys()
    return {**state["public"], **state["own"]}


class Page:
    """One open socket."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.messages: list[Message] = []
        self.state: Message = {}

    def send(self, kind: str, **fields: Any) -> None:
        self.ws.send(json.dumps({"type": kind, **fields}))

    def next(self, kind: str = "", where: Callable[[Message], Any] = lambda _: True) -> Message:
        """The next message of a kind that fits."""
        until = time.monotonic() + PATIENCE
        while True:
            message = json.loads(self.ws.recv(timeout=max(0.01, until - time.monotonic())))
            self.messages.append(message)
            if message["type"] == "state":
                message["view"] = whole_view(message)
                self.state = message
            if (not kind or message["type"] == kind) and where(message):
                found: Message = message
                return found

    def choose(self, code: str) -> Message:
        """Choose, and wait for the state or the refusal that answers it."""
        seq, draft = self.state["seq"], self.state["draft"]
        self.send("choose", code=code, seq=seq, draft=draft)
        while True:
            message = self.next()
            if message["type"] in ("refused", "error"):
                return message
            if message["type"] == "state" and (message["seq"] > seq or message["draft"] != draft):
                return message

    def my_turn(self) -> Message:
        """Wait until this seat has to choose, or the match is over."""
        if self.state and mine(self.state):
            return self.state
        return self.next("state", mine)

    def play_to_the_end(self, pick: Callable[[Message], str] = lambda m: str(m["options"][0]["code"])) -> Message:
        """Play on; the last state."""
        while not self.my_turn()["outcome"]:
            assert self.choose(pick(self.state))["type"] == "state"
        return self.state
