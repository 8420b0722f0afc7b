"""HTTP: games, tables, guests, match files."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from typing import Annotated, Any, Final, cast

import segno
from litestar import Request, Response, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from chimera.engine.card import Brought, find, games
from chimera.engine.languages import ENGLISH
from chimera.engine.plan import MOST_FILES
from chimera.engine.trouble import Trouble
from chimera.server import states
from chimera.server.boards import board_file
from chimera.server.door import BASE, GUEST
from chimera.server.guests import Guest, default_nickname, forget_cookie
from chimera.server.limits import Buckets, Limits
from chimera.server.messages import (
    FileRead,
    GameInfo,
    Invited,
    Joined,
    MatchStory,
    Me,
    NewNickname,
    NewTable,
    Replay,
    RuleText,
    State,
    TableMade,
    Tables,
    UserFile,
    WhatIf,
)
from chimera.server.shelf import game_info, invitations, rules_of, table_card
from chimera.server.troubles import language_of
from chimera.server.words import all_languages, language_for, texts_of
from chimera.table.house import House
from chimera.table.looking_back import NotYet, at_point, checked_eyes, chronicle, match_file
from chimera.table.luggage import kind_of_file
from chimera.table.manners import Manners
from chimera.table.table import Table
from chimera.table.turning import account

Id = Annotated[str, PathParameter(max_length=60)]
Language = FromQuery[str]
LONGEST_LINK: Final = 300
AnyRequest = Request[Any, Any, Any]


class TooMuch(Trouble):
    """Over a limit."""


def guest_at(request: AnyRequest) -> Guest:
    """Who asks."""
    guest: Guest = cast(Any, request.scope)[GUEST]
    return guest


def routes(house: House, limits: Limits) -> Sequence[HTTPRouteHandler]:
    """All handlers, for this house."""
    made = Buckets(limits.tables)
    made_here = Buckets(limits.tables_from_one_address)
    files_from = Buckets(limits.files_from_one_address)

    async def met(request: AnyRequest) -> Me:
        guest = guest_at(request)
        name = await asyncio.to_thread(house.storage.nickname, guest.id)
        return Me(nickname=name or default_nickname(guest.id, spoken_by(request)), known=name is not None)

    async def called(guest: str, request: AnyRequest) -> str:
        """What somebody else is called, for whoever asks."""
        name = await asyncio.to_thread(house.storage.nickname, guest)
        return name or default_nickname(guest, spoken_by(request))

    @get("/api/me")
    async def me(request: AnyRequest) -> Me:
        """The guest."""
        return await met(request)

    @post("/api/me", status_code=200)
    async def call_me(request: AnyRequest, data: JSONBody[NewNickname]) -> Me:
        """Choose a nickname."""
        return Me(nickname=await house.call(guest_at(request).id, data.nickname), known=True)

    @delete("/api/me", status_code=200)
    async def forget_me(request: AnyRequest) -> Response[dict[str, bool]]:
        """Delete everything about the guest."""
        await house.forget(guest_at(request).id)
        base: str = cast(Any, request.scope)[BASE]
        return Response({"forgotten": True}, headers={"set-cookie": forget_cookie(base)})

    @get("/api/games")
    async def shelf(lang: Language = ENGLISH) -> list[GameInfo]:
        """The games on the shelf."""
        return [game_info(card, language_for(lang)) for card in games().values()]

    @get("/api/languages")
    async def spoken_here() -> list[str]:
        """The languages in which games have texts."""
        return all_languages()

    @get("/api/texts/{name:str}")
    async def texts(name: Id, lang: Language = ENGLISH) -> Response[str]:
        """All messages of a game in Fluent: GAME.ftl."""
        text = texts_of(find(name.removesuffix(".ftl")), language_for(lang))
        return Response(text, media_type="text/plain; charset=utf-8", headers={"cache-control": "no-cache"})

    @get("/api/rules/{game:str}")
    async def rules(game: Id) -> list[RuleText]:
        """The rules of a game, in our words."""
        return list(rules_of(find(game)).values())

    @get("/api/tables")
    async def tables(request: AnyRequest) -> Tables:
        """The guest's tables and open public ones."""
        guest = guest_at(request).id
        mine, waiting = await house.listed(guest)
        return Tables(
            mine=[table_card(row, places, guest) for row, places in mine],
            open=[table_card(row, places, guest) for row, places in waiting],
        )

    def take_files(request: AnyRequest, count: int) -> None:
        if not all([files_from.take(address_of(request)) for _ in range(count)]):
            raise TooMuch("many-files")

    @post("/api/files", status_code=200, request_max_body_size=limits.file_bytes)
    async def look_at_file(request: AnyRequest, data: JSONBody[UserFile]) -> FileRead:
        """Look at a file that somebody wants to bring to a table."""
        take_files(request, 1)
        return FileRead(kind=await asyncio.to_thread(kind_of_file, find(data.game), data.name, data.text))

    @post("/api/tables", request_max_body_size=limits.table_bytes)
    async def new_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableMade:
        """Make a table."""
        guest = guest_at(request)
        if not made.take(guest.id) or not made_here.take(address_of(request)):
            raise TooMuch("many-tables")
        take_files(request, min(len(data.files), MOST_FILES))
        seats = [(seat.kind, seat.name if seat.kind == "me" else seat.bot) for seat in data.seats]
        choices = tuple(seat.choices for seat in data.seats)
        brought = Brought(choices=choices if any(choices) else (), files=data.files)
        name = (await met(request)).nickname
        manners = Manners(data.take_backs, data.sit_in)
        settings, host = data.settings, data.host
        table = await house.make(
            guest.id, name, data.game, seats, settings, data.public, brought, host, data.name, manners
        )
        return TableMade(id=table.id, invitations=invitations(table.places, table.host))

    @get("/api/join/{token:str}")
    async def look_at_link(request: AnyRequest, token: Id) -> Invited:
        """What a link leads to."""
        table, seat = await house.linked(token)
        if table.ended == "closed":
            raise Trouble("table-closed")
        return states.invited(table, seat, await inviting(table, request))

    async def inviting(table: Table, request: AnyRequest) -> str:
        """What the owner of a table is called there, or else in the house."""
        seat = table.seat_of(table.owner)
        if seat is not None:
            return table.places[seat].name
        if table.host is not None and table.hosts(table.owner):
            return table.host.name
        return await called(table.owner, request)

    @get("/api/qr")
    async def code_of_link(text: FromQuery[str]) -> Response[bytes]:
        """An address as a picture that a phone's camera reads; of links alone, so that the house signs nothing else."""
        if len(text) > LONGEST_LINK or not text.startswith(("http://", "https://")):
            raise Trouble("request")
        picture = io.BytesIO()
        segno.make(text, micro=False, error="m").save(picture, kind="svg", scale=4, border=2, light="#fff")
        return Response(picture.getvalue(), media_type="image/svg+xml")

    @post("/api/join/{token:str}", status_code=200)
    async def join(request: AnyRequest, token: Id) -> Joined:
        """Take the seat, or the place of the host, that a link leads to."""
        name = (await met(request)).nickname
        table, seat = await house.join(token, guest_at(request).id, name)
        return Joined(id=table.id, seat=seat)

    @get("/api/tables/{table_id:str}/file")
    async def file(table_id: Id) -> Response[str]:
        """The match file, with its seed, once the match is over."""
        table = await house.table(table_id)
        name = f"{table.card.name}-{table.id}.chimera"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(await match_file(table), media_type="text/plain; charset=utf-8", headers=headers)

    @get("/api/tables/{table_id:str}/replay")
    async def look_back(request: AnyRequest, table_id: Id, seat: FromQuery[int | None] = None) -> Replay:
        """A match to look back at: through one's own eyes while it goes on, through everybody's at its end."""
        guest = guest_at(request).id
        table = await begun(table_id)
        role = checked_eyes(table, guest, seat)
        return states.replay(table, guest, role, await chronicle(table))

    @get("/api/tables/{table_id:str}/replay/{number:int}")
    async def look_at(
        request: AnyRequest, table_id: Id, number: FromPath[int], seat: FromQuery[int | None] = None
    ) -> State:
        """The table after so many choices."""
        table = await begun(table_id)
        role = checked_eyes(table, guest_at(request).id, seat)
        g, _ = await at_point(table, number)
        return states.point(table, g, number, role, await chronicle(table))

    @get("/api/tables/{table_id:str}/story")
    async def story(table_id: Id) -> MatchStory:
        """A finished match in short: round by round, where it turned, and the proof of its dice."""
        table = await begun(table_id)
        return states.story(table.card, await account(table))

    @post("/api/tables/{table_id:str}/what-if")
    async def what_if(request: AnyRequest, table_id: Id, data: JSONBody[WhatIf]) -> TableMade:
        """A private table that goes on from a point of a finished match."""
        table = await begun(table_id)
        guest = guest_at(request)
        if not made.take(guest.id) or not made_here.take(address_of(request)):
            raise TooMuch("many-tables")
        name = (await met(request)).nickname
        other = await house.what_if(guest.id, name, table, data.at, data.seat)
        return TableMade(id=other.id, invitations=[])

    async def begun(table_id: str) -> Table:
        table = await house.table(table_id)
        if table.match is None:
            raise NotYet("nothing-to-look-at")
        return table

    @get("/health")
    async def health() -> dict[str, str]:
        """The process lives."""
        return {"health": "ok"}

    @get("/ready")
    async def ready() -> Response[dict[str, bool]]:
        """Whether it takes choices."""
        alive = house.storage.alive
        return Response({"ready": alive}, status_code=200 if alive else 503)

    return [
        me,
        call_me,
        forget_me,
        shelf,
        spoken_here,
        texts,
        board_file,
        rules,
        tables,
        look_at_file,
        new_table,
        look_at_link,
        code_of_link,
        join,
        file,
        look_back,
        look_at,
        story,
        what_if,
        health,
        ready,
    ]


def spoken_by(request: AnyRequest) -> str:
    """The language a browser asks for."""
    return language_of(request.headers.get("accept-language", ""))


def address_of(request: AnyRequest) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else "-"
