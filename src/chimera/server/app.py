"""The application: lobby, sockets and pages around one house."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, cast

from litestar import Litestar, Request, Response, websocket
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from chimera import __version__
from chimera.engine.card import NoSuchGame
from chimera.engine.reasons import ChimeraError
from chimera.engine.trouble import Trouble
from chimera.server.boards import NoSuchBoard
from chimera.server.door import GUEST, Door
from chimera.server.limits import Limits
from chimera.server.lobby import TooMuch, routes
from chimera.server.messages import Problem
from chimera.server.pages import Pages
from chimera.server.rooms import Rooms
from chimera.server.socket import Socket, Sockets
from chimera.server.troubles import problem
from chimera.table.house import House, NoSuchTable
from chimera.table.looking_back import NotYet
from chimera.table.writer import NotWritten

LOG: Final = logging.getLogger("chimera.server")
TIDY: Final = 60.0
BY_STATUS: Final = {404: Trouble("nothing-here"), 405: Trouble("not-done-here"), 413: Trouble("too-large")}


def status_of(error: ChimeraError) -> int:
    """How HTTP calls this kind of trouble."""
    kinds: list[tuple[type[ChimeraError], int]] = [
        *((NoSuchTable, 404), (NoSuchGame, 404), (NoSuchBoard, 404), (NotYet, 409)),
        *((TooMuch, 429), (NotWritten, 503)),
    ]
    return next((status for kind, status in kinds if isinstance(error, kind)), 400)


def complain(request: Request[Any, Any, Any], error: ChimeraError) -> Response[Problem]:
    """A trouble people can put right."""
    return answer(request, error, status_of(error))


def misunderstood(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A request that is none."""
    return answer(request, BY_STATUS.get(error.status_code, Trouble("request")), error.status_code)


def own_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: the log knows more than the page."""
    LOG.error("a request met a fault", extra={"method": request.method}, exc_info=error)
    return answer(request, Trouble("own-fault"), 500)


def answer(request: Request[Any, Any, Any], error: ChimeraError, status: int) -> Response[Problem]:
    """A trouble as an answer, in the language of the request."""
    return Response(problem(error, request.headers.get("accept-language", "")), status_code=status)


class Application:
    """Everything one server runs."""

    def __init__(
        self,
        house: House,
        limits: Limits | None = None,
        pages: Pages | None = None,
        base: str = "/",
        origins: tuple[str, ...] = (),
    ) -> None:
        self.house = house
        self.limits = limits or Limits()
        self.rooms = Rooms(house)
        sockets = Sockets(house, self.rooms, self.limits)

        @websocket("/ws/{table_id:str}")
        async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
            """One player and one table: see chimera.server.messages."""
            await sockets.serve(socket, table_id, cast(Any, socket.scope)[GUEST])

        litestar = Litestar(
            route_handlers=[*routes(house, self.limits), table_socket],
            lifespan=[self.living],
            exception_handlers={ChimeraError: complain, HTTPException: misunderstood, Exception: own_fault},
            openapi_config=OpenAPIConfig(
                title="Chimera", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
            ),
            request_max_body_size=self.limits.body_bytes,
            logging_config=None,
        )
        secret = house.storage.secret()
        self.asgi = Door(litestar, secret, self.limits, pages or Pages(base=base), base, origins)

    @asynccontextmanager
    async def living(self, _: Litestar) -> AsyncGenerator[None, None]:
        """From the first request to the last: tidy up now and then, and in the end leave nothing half done."""
        tidying = asyncio.create_task(self.tidy())
        try:
            yield
        finally:
            tidying.cancel()
            with suppress(asyncio.CancelledError):
                await tidying
            self.rooms.close()
            await self.house.close()
            self.house.thinkers.close()
            await asyncio.to_thread(self.house.storage.close)

    async def tidy(self) -> None:
        """Put away tables nobody looks at."""
        while True:
            await asyncio.sleep(TIDY)
            await self.house.tidy()
