"""The door: who comes in, from where, how often; and what every answer carries."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from chimera.engine.trouble import Trouble
from chimera.server.guests import Guest, guest_of, set_cookie
from chimera.server.limits import Buckets, Limits
from chimera.server.pages import Pages
from chimera.server.troubles import problem

LOG: Final = logging.getLogger("chimera.server")
GUEST: Final = "chimera.guest"  # in the scope
BASE: Final = "chimera.base"
OURS: Final = ("/api/", "/ws/", "/boards/", "/schema")
ALSO_OURS: Final = ("/health", "/ready", "/schema")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
)
CARRIED: Final[list[tuple[bytes, bytes]]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # links to seats are in addresses
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Door:
    """Stands before the app."""

    def __init__(
        self, app: ASGIApp, secret: str, limits: Limits, pages: Pages, base: str = "/", origins: tuple[str, ...] = ()
    ) -> None:
        self.app = app
        self.secret = secret
        self.pages = pages
        self.base = base  # "/" or "/chimera/"
        self.origins = origins  # further pages' origins, for a proxy that changes the Host
        self.requests = Buckets(limits.requests)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        path = str(scope["path"])
        if self.base != "/" and path.startswith(self.base):  # a proxy may leave the base on or take it off
            path = path[len(self.base) - 1 :]
            scope["path"] = path
            scope["raw_path"] = path.encode()
        headers = dict(scope["headers"])
        guest = guest_of(headers.get(b"cookie", b"").decode("latin-1"), self.secret)
        scope[GUEST] = guest
        scope[BASE] = self.base
        if scope["type"] == "websocket":
            if self.from_us(headers):
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4403, "reason": "another origin"})
            return
        await self.http(scope, receive, self.with_headers(scope, send, guest), headers)

    async def http(self, scope: Any, receive: Receive, send: Send, headers: dict[bytes, bytes]) -> None:
        """A request: a page, or something for the app."""
        path = scope["path"]
        method = scope["method"]
        client = scope.get("client")
        if not self.requests.take(client[0] if client else "-"):
            await say(send, 429, Trouble("too-many-requests"), headers)
        elif method not in SAFE and not self.from_us(headers):
            await say(send, 403, Trouble("another-page"), headers)
        elif path.startswith(OURS) or path in ALSO_OURS:
            await self.app(scope, receive, send)
        elif method in ("GET", "HEAD"):
            status, head, body = self.pages.answer(path, headers)
            await give(send, status, head, b"" if method == "HEAD" else body, len(body))
        else:
            await say(send, 405, Trouble("pages-are-read"), headers)

    def from_us(self, headers: Mapping[bytes, bytes]) -> bool:
        """Whether a page of ours sent this; programs without a browser name no origin."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return headers.get(b"sec-fetch-site", b"none") in (b"same-origin", b"none")
        host = headers.get(b"host", b"").decode("latin-1")
        return urlsplit(origin).netloc == host or origin in self.origins

    def with_headers(self, scope: Any, send: Send, guest: Guest) -> Send:
        """Every answer carries the policy, a new guest's also the cookie; and it is logged without its address."""
        began = time.perf_counter()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                head = [*message.get("headers", []), *CARRIED]
                has_cookie = any(name == b"set-cookie" for name, _ in head)
                if guest.fresh and not has_cookie and wants_cookie(scope["path"], head):
                    secure = scope.get("scheme") == "https"
                    cookie = set_cookie(guest.id, self.secret, secure=secure, path=self.base)
                    head.append((b"set-cookie", cookie.encode()))
                message["headers"] = head
                ms = round((time.perf_counter() - began) * 1000, 1)
                about = {"route": route_of(scope["path"]), "method": scope["method"], "status": message["status"]}
                LOG.info("request", extra={**about, "ms": ms})
            await send(message)

        return sending


def wants_cookie(path: str, head: list[tuple[bytes, bytes]]) -> bool:
    """Whether an answer may introduce a guest: the client's page and everything of the lobby."""
    return path.startswith("/api/") or any(n == b"content-type" and v.startswith(b"text/html") for n, v in head)


def route_of(path: str) -> str:
    """An address without what is secret in it."""
    parts = path.split("/")
    return "/".join(parts[:3] + ["..."] * (len(parts) > 3)) if path.startswith("/api/") else "/" + parts[1]


async def give(send: Send, status: int, head: list[tuple[bytes, bytes]], body: bytes, length: int) -> None:
    """A whole answer."""
    if status != 304:
        head = [*head, (b"content-length", str(length).encode())]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def say(send: Send, status: int, error: Trouble, headers: Mapping[bytes, bytes]) -> None:
    """A refusal in one sentence."""
    body = msgspec.json.encode(problem(error, headers.get(b"accept-language", b"").decode("latin-1")))
    await give(send, status, [(b"content-type", b"application/json")], body, len(body))
