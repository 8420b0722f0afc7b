"""Starting the server: the address to print, the port to take, the database to open."""

from __future__ import annotations

import io
import logging
import signal
import socket
import threading
import webbrowser
from typing import Final

import segno
import uvicorn

from chimera import __version__
from chimera.engine.events import Message
from chimera.engine.languages import ENGLISH
from chimera.engine.trouble import Trouble, sentence
from chimera.server.app import Application
from chimera.server.logs import log_to
from chimera.table.house import THINK, House
from chimera.table.storage import Storage
from chimera.table.thinking import Thinkers

LOG: Final = logging.getLogger("chimera.server")
PORT: Final = 8000
TRIES: Final = 20  # ports after the usual one that are tried when none was asked for
EVERYWHERE: Final = ("0.0.0.0", "::", "")
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


class Server(uvicorn.Server):
    """Says where it is as soon as it is there."""

    def __init__(self, config: uvicorn.Config, announcement: str, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.announcement = announcement
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(self.announcement, flush=True)
            if self.open_browser:
                threading.Thread(target=webbrowser.open, args=[self.address], daemon=True).start()


def listening(host: str, port: int | None) -> socket.socket:
    """A socket to listen on; without a wish the usual port or one of the next that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = [port] if port is not None else list(range(PORT, PORT + TRIES))
    for each in ports:
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, each))
            sock.listen(128)  # so that a second server on the same port is refused here and not later
        except OSError as error:
            sock.close()
            if port is not None or each == ports[-1]:
                where = host or socket.gethostname()
                raise Trouble("port", port=str(each), host=where, why=str(error.strerror)) from None
            continue
        return sock
    raise AssertionError


def lan_address() -> str | None:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") else address


def announced(host: str, port: int, base: str, language: str = ENGLISH) -> tuple[str, str]:
    """What to print at the start, and the address for a browser here."""
    near = "127.0.0.1" if host in EVERYWHERE else host
    address = f"http://{f'[{near}]' if ':' in near else near}:{port}{base}"
    lines = [sentence(Message("serve-open", {"version": __version__, "address": address}), language)]
    lan = lan_address() if host in EVERYWHERE else None
    if lan is not None:
        far = f"http://{lan}:{port}{base}"
        code = io.StringIO()
        segno.make(far, micro=False).terminal(code, compact=True)
        lines += [sentence(Message("serve-network", {"address": far}), language), code.getvalue().rstrip("\n")]
    lines.append(sentence(Message("serve-close", {}), language))
    return "\n".join(lines), address


def serve(
    host: str,
    port: int | None,
    database: str,
    workers: int,
    *,
    pace: float = 0.4,
    think: float = THINK,
    base: str = "/",
    origins: tuple[str, ...] = (),
    open_browser: bool = False,
    language: str = ENGLISH,
) -> None:
    """Run the server until it is told to stop."""
    log_to()
    base = "/" + base.strip("/") + "/" if base.strip("/") else "/"
    sock = listening(host, port)
    running: list[Server] = []

    def lost() -> None:
        LOG.error("another server took the database; this one stops")
        for server in running:
            server.should_exit = True

    try:
        storage = Storage.open(database, lost)
    except BaseException:
        sock.close()
        raise
    app = Application(House(storage, Thinkers(workers), pace, think=think), base=base, origins=origins)
    config = uvicorn.Config(
        app.asgi,
        log_config=None,
        access_log=False,  # addresses hold links to seats
        server_header=False,
        ws_max_size=1 << 16,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    announcement = announced(host, sock.getsockname()[1], base, language)
    server = Server(config, *announcement, open_browser)
    running.append(server)
    for stop in (signal.SIGINT, signal.SIGTERM):  # uvicorn ends in good order, then raises the signal again
        signal.signal(stop, lambda *_: None)
    LOG.info("begins", extra={"version": __version__, "workers": workers})
    server.run(sockets=[sock])
