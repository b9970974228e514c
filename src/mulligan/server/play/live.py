"""Live updates: a socket says who it is and how far it had seen, then acts go in and updates come out."""

import asyncio
import logging
from contextlib import suppress

from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError
from starlette.websockets import WebSocketDisconnected

from mulligan.kernel.view import WATCHER
from mulligan.messages import languages, speaking
from mulligan.server import wire
from mulligan.server.entrance.limits import Held, caller_of
from mulligan.server.play.fairness import INVITATION, token_hash
from mulligan.server.play.hall import Hall
from mulligan.server.play.room import Room
from mulligan.server.play.sight import Seen
from mulligan.server.play.table import Refusal
from mulligan.server.play.viewer import Viewer
from mulligan.server.storage.store import NotRead, NotWritten

LOG = logging.getLogger(__name__)
POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011
TRY_LATER = 1013
HELLO_WITHIN = 10.0


def add_live(app: FastAPI, hall: Hall) -> None:
    sockets = Held(hall.settings.sockets_at_once)

    @app.websocket("/api/tables/{ident}/live")
    async def live(socket: WebSocket, ident: str) -> None:
        caller = caller_of(socket.client)
        if not sockets.take(caller):
            await socket.close(TRY_LATER)
            return
        try:
            await socket.accept()
            await converse(socket, hall, ident)
        except (WebSocketDisconnect, WebSocketDisconnected):
            pass  # whoever closes while an answer is on its way does not want it
        finally:
            sockets.give_back(caller)


async def converse(socket: WebSocket, hall: Hall, ident: str) -> None:
    language = "en"
    try:
        hello = wire.Hello.model_validate_json(await asyncio.wait_for(socket.receive_text(), HELLO_WITHIN))
        language = hello.lang if hello.lang in languages() else "en"
        room = await hall.room(ident)
        seat = room.table.seat_of(token_hash(hello.token))
        if seat is None:
            raise Refusal("invitation-used" if hello.token.startswith(INVITATION) else "no-key")
    except (TimeoutError, Refusal, ValidationError, KeyError, NotRead) as error:
        await send(socket, refused(0, error, language))
        await socket.close(POLICY_VIOLATION)
        return
    viewer = room.enter(seat, language, Seen(hello.generation, hello.log_seen, hello.chat_seen))
    telling = asyncio.create_task(tell(socket, viewer))
    try:
        await room.welcome(seat)
        await listen(socket, hall, room, seat, language)
    finally:
        telling.cancel()
        room.leave(viewer)


async def tell(socket: WebSocket, viewer: Viewer) -> None:
    while True:
        try:
            told = await viewer.next()
        except Exception:
            LOG.exception("table %s cannot be shown", viewer.room.table.row.id)
            await socket.close(INTERNAL_ERROR)
            return
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(told)


async def listen(socket: WebSocket, hall: Hall, room: Room, seat: int, language: str) -> None:
    """Acts, one after another, each answered before the next is read. Who does not stop at "too many" is sent away."""
    settings = hall.settings
    caller = caller_of(socket.client)
    too_many = 0
    while too_many <= settings.acts_at_once:
        try:
            said = await socket.receive_text()
        except KeyError:  # bytes, where text is spoken
            await socket.close(POLICY_VIOLATION)
            return
        number = 0
        too_many = 0 if hall.may_act(room, seat, caller) else too_many + 1
        try:
            sent = wire.Sent.model_validate_json(said)
            number = sent.id
            if too_many:
                raise Refusal("too-many")
            note = ""
            if isinstance(sent.do, wire.Rematch) and seat != WATCHER:
                note = await hall.rematch(room, seat, sent.do, caller)
            else:
                await room.act(seat, sent.do)
            await send(socket, wire.Done(type="done", id=number, note=note))
        except (Refusal, ValidationError, NotWritten, NotRead) as error:
            await send(socket, refused(number, error, language))
    await socket.close(POLICY_VIOLATION)


async def send(socket: WebSocket, message: BaseModel) -> None:
    await socket.send_text(message.model_dump_json())


def refused(number: int, error: Exception, language: str) -> wire.Refused:
    with speaking(language):
        refusal = as_refusal(error)
        return wire.Refused(type="refused", id=number, code=refusal.code, text=refusal.words())


def as_refusal(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, NotWritten):
        return Refusal("not-written" if error.sure else "not-certain")
    if isinstance(error, NotRead):
        return Refusal("not-read")
    if isinstance(error, ValidationError):
        first = error.errors()[0]
        return Refusal("malformed", where=".".join(str(part) for part in first["loc"]), what=first["msg"])
    return Refusal("malformed", where="hello", what="expected")
