"""The socket of one page: checks what comes in, sends what is for it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from chimera.engine import reasons
from chimera.engine.events import HOST
from chimera.engine.reasons import ChimeraError
from chimera.engine.trouble import Trouble
from chimera.server import states
from chimera.server.guests import Guest, default_nickname
from chimera.server.limits import Bucket, Limits
from chimera.server.messages import (
    Abandon,
    AnswerOffer,
    AskAgain,
    AskHint,
    AskWhy,
    Cancel,
    CarryOut,
    Cheer,
    Choose,
    ClientMessage,
    CloseTable,
    Consent,
    GoAhead,
    HandOver,
    Hello,
    Hurry,
    NextMatch,
    NotReady,
    Offer,
    PassUntil,
    Pause,
    PlanAhead,
    Point,
    ReadyFor,
    Redo,
    Resign,
    Say,
    TakeBack,
    TurnTo,
    Undo,
)
from chimera.server.rooms import Rooms, Viewer, encoded
from chimera.server.troubles import language_of, problem
from chimera.table.advising import answer_offer, carry_out, cheer, offer, plan, point
from chimera.table.asking import hint, why
from chimera.table.campaign import next_match
from chimera.table.chat import say
from chimera.table.choosing import cancel, choose
from chimera.table.free_order import go_ahead
from chimera.table.house import House, NoSuchTable
from chimera.table.hurry import hurry
from chimera.table.parting import abandon, close_table, resign
from chimera.table.pausing import pause
from chimera.table.readiness import not_ready, ready_for
from chimera.table.seating import hand_over, take_back
from chimera.table.seats import best_bot
from chimera.table.standing import ask_again, pass_until
from chimera.table.table import Table
from chimera.table.undo import consent, redo, undo

LOG: Final = logging.getLogger("chimera.server")
HELLO: Final = 10.0  # seconds a page has to introduce itself
DECODER: Final = msgspec.json.Decoder(ClientMessage)
COME_BACK: Final = 1012  # close codes: the table is loaded anew or the server restarts
NOT_FOUND: Final = 4404
TOO_MUCH: Final = 4429
PATIENCE: Final = 200  # messages over the limit after which a socket is closed

Socket = WebSocket[Any, Any, Any]


def accepted_by(socket: Socket) -> str:
    """The languages a browser asks for."""
    return socket.headers.get("accept-language", "")


class Sockets:
    """Serves all sockets."""

    def __init__(self, house: House, rooms: Rooms, limits: Limits) -> None:
        self.house = house
        self.rooms = rooms
        self.limits = limits
        self.open: Counter[str] = Counter()

    async def serve(self, socket: Socket, table_id: str, guest: Guest) -> None:
        """One socket from its hello to its end."""
        await socket.accept()
        self.open[guest.id] += 1
        try:
            await self._serve(socket, table_id, guest)
        except (WebSocketDisconnect, WebSocketException):
            pass
        finally:
            self.open[guest.id] -= 1
            if not self.open[guest.id]:
                del self.open[guest.id]

    async def _serve(self, socket: Socket, table_id: str, guest: Guest) -> None:
        try:
            first = self._read(await asyncio.wait_for(socket.receive_data("text"), HELLO))
        except TimeoutError:
            await self._refuse(socket, Trouble("not-introduced"), NOT_FOUND)
            return
        except ChimeraError as error:
            await self._refuse(socket, error, NOT_FOUND)
            return
        if not isinstance(first, Hello):
            await self._refuse(socket, Trouble("hello-first"), NOT_FOUND)
            return
        if self.open[guest.id] > self.limits.sockets:
            await self._refuse(socket, Trouble("many-sockets"), TOO_MUCH)
            return
        known = await asyncio.to_thread(self.house.storage.nickname, guest.id)
        name = known or default_nickname(guest.id, language_of(accepted_by(socket)))
        viewer = Viewer(guest.id, name)
        if first.seat is not None:
            viewer.chosen = first.seat
        try:
            table = await self.rooms.enter(table_id, viewer, first.seen)
        except NoSuchTable as error:
            await self._refuse(socket, error, NOT_FOUND)
            return
        except Exception as error:
            LOG.error("a table did not load", extra={"table": table_id[:40]}, exc_info=error)
            await self._refuse(socket, Trouble("table-not-loaded"), NOT_FOUND)
            return
        sender = asyncio.create_task(self._send(socket, viewer))
        try:
            await Page(self, socket, table, viewer).listen()
        finally:
            sender.cancel()
            await self.rooms.leave(table, viewer)

    async def _send(self, socket: Socket, viewer: Viewer) -> None:
        """Bring the viewer's messages out, in order."""
        try:
            while (text := await viewer.outbox.get()) is not None:
                await socket.send_data(text)
            await socket.close(COME_BACK, "come back")
        except (WebSocketDisconnect, WebSocketException, RuntimeError, OSError):
            pass  # the page is gone; the listening side notices

    async def _refuse(self, socket: Socket, error: ChimeraError, code: int) -> None:
        await socket.send_data(encoded(problem(error, accepted_by(socket))))
        await socket.close(code, "refused")

    def _read(self, text: Any) -> Any:
        """A message of the client, or a sentence."""
        if len(text) > self.limits.message_bytes:
            raise Trouble("message-length", most=self.limits.message_bytes)
        try:
            return DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Trouble("message") from None


class Page:
    """One viewer's messages, answered one after the other."""

    def __init__(self, sockets: Sockets, socket: Socket, table: Table, viewer: Viewer) -> None:
        self.sockets = sockets
        self.socket = socket
        self.table = table
        self.viewer = viewer
        limits = sockets.limits
        self.messages = Bucket(limits.messages)
        self.chat = Bucket(limits.chat)
        self.hints = Bucket(limits.hints)
        self.advice = Bucket(limits.advice)
        self.thinking: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Answer until the page goes."""
        over = 0
        try:
            while True:
                text = await self.socket.receive_data("text")
                if not self.messages.take():
                    over += 1
                    if over > PATIENCE:
                        await self.socket.close(TOO_MUCH, "too much")
                        return
                    self._trouble(Trouble("too-fast"))
                    continue
                await self._answer(text)
        finally:
            for task in self.thinking:
                task.cancel()

    async def _answer(self, text: Any) -> None:
        code = ""
        try:
            message = self.sockets._read(text)
            code = getattr(message, "code", "")
            await self._do(message)
        except reasons.Refused as refused:
            code = code or str(refused.reason.args.get("code", ""))  # of several in a plan, the one that was meant
            self.viewer.send(encoded(states.refused(self.table, code, refused.reason)))
        except ChimeraError as error:
            self._trouble(error)
        except Exception as error:
            LOG.error("a message met a fault", extra={"table": self.table.id}, exc_info=error)
            self._trouble(Trouble("own-fault"))

    def _trouble(self, error: ChimeraError) -> None:
        self.viewer.send(encoded(problem(error, accepted_by(self.socket))))

    def _seat(self, wanted: int | None = None) -> int:
        """The seat somebody acts for: the one they named, if it is theirs now, else the one they look from."""
        role = self._role()
        if role == HOST:
            raise Trouble("hosting")
        held = self.table.seats_of(self.viewer.guest)
        if wanted is not None and wanted not in held:
            raise Trouble("seat-elsewhere")
        if wanted is not None and wanted in self._hands():
            return wanted
        if role < 0 or wanted is not None:
            raise Trouble("whose-turn" if held else "watching")
        return role

    def _hands(self) -> tuple[int, ...]:
        return self.table.hands_of(self.viewer.guest, self._role())

    def _role(self) -> int:
        return self.table.role_of(self.viewer.guest, self.viewer.chosen)

    async def _do(self, message: Any) -> None:
        table = self.table
        guest = self.viewer.guest
        match message:
            case Choose(code=code, seq=seq, draft=draft, seat=seat):
                await choose(table, self._seat(seat), code, seq, draft)
            case AskWhy(code=code, seat=seat):
                role = self._role() if seat is None else self._seat(seat)
                reason, rule = await why(table, role if role >= 0 else None, code)
                self.viewer.send(encoded(states.why(table, code, reason, rule)))
            case Undo(sure=sure):
                lost = await undo(table, self._seat(), sure)
                if lost is not None:
                    self.viewer.send(encoded(states.undo_preview(*lost)))
            case Cancel(seat=seat):
                await cancel(table, self._seat(seat))
            case PassUntil(until=until, seq=seq, seat=seat):
                await pass_until(table, self._seat(seat), until, seq)
            case AskAgain(seat=seat):
                await ask_again(table, self._seat(seat))
            case Hurry(seat=seat):
                await hurry(table, self._seat(seat))
            case GoAhead():
                await go_ahead(table, self._seat())
            case NextMatch(yes=yes):
                await next_match(table, guest, yes)
            case NotReady(seat=seat):
                await not_ready(table, self._seat(seat))
            case ReadyFor(seat=seat):
                await ready_for(table, self._seat(), seat)
            case PlanAhead() | CarryOut() | Offer() | AnswerOffer() | Point() | Cheer():
                await self._advise(message)
            case Redo():
                await redo(table, self._seat())
            case Consent(yes=yes):
                await consent(table, self._seat(), yes)
            case AskHint(seat=seat):
                self._hint(self._seat(seat))
            case Say(text=text):
                if not self.chat.take():
                    raise Trouble("much-chat")
                await say(table, guest, self.viewer.name, text, self.viewer.chosen)
            case HandOver(seat=seat, bot=bot):
                await hand_over(table, guest, seat, bot or best_bot(table.card))
            case TakeBack(seat=seat):
                await take_back(table, guest, seat)
            case Pause(on=on):
                self._seat()  # whoever watches makes nobody wait
                await pause(table, self.viewer, on)
            case Resign(seat=seat):
                await resign(table, guest, seat)
            case Abandon(yes=yes):
                await abandon(table, guest, yes)
            case CloseTable():
                await close_table(table, guest)
            case TurnTo(seat=seat):
                await self.sockets.rooms.turn_to(table, self.viewer, seat)
            case Hello():
                raise Trouble("hello-again")

    async def _advise(self, message: PlanAhead | CarryOut | Offer | AnswerOffer | Point | Cheer) -> None:
        table = self.table
        if isinstance(message, PlanAhead | Offer) and not self.advice.take():
            raise Trouble("much-advice")
        match message:
            case PlanAhead(codes=codes, seat=seat):
                await plan(table, self._seat(seat), codes)
            case CarryOut(seq=seq, seat=seat):
                await carry_out(table, self._seat(seat), seq)
            case Offer(to=to, code=code, seat=seat):
                await offer(table, self._seat(seat), to, code)
            case AnswerOffer(id=number, yes=yes):
                self._seat()
                await answer_offer(table, self._hands(), number, yes)
            case Point(what=what, seat=seat):
                await point(table, self._seat(seat), what)
            case Cheer(seat=seat):
                await cheer(table, self._seat(seat))

    def _hint(self, seat: int) -> None:
        """Think about a hint beside everything else."""
        if self.thinking or not self.hints.take():
            raise Trouble("hint-fresh")
        task = asyncio.create_task(self._think(seat))
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)

    async def _think(self, seat: int) -> None:
        try:
            seq, drafted, tips = await hint(self.table, seat)
            self.viewer.send(encoded(states.hint(self.table, seat, seq, drafted, tips)))
        except reasons.Refused as refused:
            self.viewer.send(encoded(states.refused(self.table, "", refused.reason)))
        except ChimeraError as error:
            self._trouble(error)
        except Exception as error:
            LOG.error("a hint met a fault", extra={"table": self.table.id}, exc_info=error)
            self._trouble(Trouble("own-fault"))
