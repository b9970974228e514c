"""What stands before every request: whose page it comes from, how large and how often, and what answers may do."""

import asyncio
import json
import logging
import re
import time
from http import HTTPStatus
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mulligan.messages import languages, speaking, text
from mulligan.server.entrance.limits import Limits, caller_of
from mulligan.server.many import metrics
from mulligan.server.settings import Settings

UPLOAD = re.compile(r"/api/workshop/[a-z-]{1,40}/bring-in")
FILES = "/assets/"
LOG = logging.getLogger(__name__)
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Guard:
    """An ASGI layer around the whole service."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.callers = limits.buckets("requests", settings.requests_at_once, settings.requests_per_second)
        # The page's own files are many and cheap, and a page that lacks one of them is blank.
        self.readers = limits.buckets("files", settings.files_at_once, settings.files_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        code = self.fault(scope)
        if code:
            # Whoever asks for too much asks again on the same line; but a proxy's are everybody's.
            await refuse(
                scope, send, code, self.language(scope), close=code == "too-many" and not self.settings.proxies
            )
            return
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"range"]  # files go whole
        answer = Answer(send)
        try:
            if scope["type"] == "websocket":
                await self.app(scope, receive, answer.send)
            else:
                await self.app(scope, self.measured(receive, self.most(scope)), with_headers(answer.send))
        except Exception:  # ours: whoever asked is told so in words, whatever it was
            LOG.exception("%s %s failed", scope.get("method", "socket"), scope["path"])
            if not answer.begun:
                await refuse(scope, send, "broken", self.language(scope))
            elif scope["type"] == "websocket":
                await answer.close()

    def fault(self, scope: Scope) -> str:
        """The code of what is wrong with a request, before anybody reads it; "" if nothing is."""
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        if host_name(host) not in self.settings.hosts:
            return "host"
        origin = headers.get("origin")
        if origin is not None and place_of(origin).lower() != host:
            return "origin"
        if scope["type"] == "websocket" and origin is None and headers.get("sec-fetch-site"):
            return "origin"
        asking = self.readers if scope["path"].startswith(FILES) else self.callers
        if not asking.take(caller_of(scope.get("client"))):
            return "too-many"
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return "no-such-page"  # nothing has such a name, and not every database can be asked for it
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or len(length) > 15 or int(length) > self.most(scope):
            return "too-large"
        return ""

    def most(self, scope: Scope) -> int:
        """How large a body may be: files of other programs are larger than anything that one types."""
        return self.settings.upload_bytes if UPLOAD.fullmatch(scope["path"]) else self.settings.body_bytes

    def measured(self, receive: Receive, most: int) -> Receive:
        """A body without a length is cut off where it grows too large, any where it takes too long."""
        left = most
        until = time.monotonic() + self.settings.body_within
        whole = False

        async def counted() -> Message:
            nonlocal left, whole
            if whole:
                return await receive()
            try:
                message = await asyncio.wait_for(receive(), max(0.0, until - time.monotonic()))
            except TimeoutError:
                return {"type": "http.disconnect"}
            left -= len(message.get("body", b""))
            whole = not message.get("more_body", False)
            if left < 0:
                return {"type": "http.disconnect"}
            return message

        return counted

    def language(self, scope: Scope) -> str:
        asked = Headers(scope=scope).get("accept-language", "en")[:2]
        return asked if asked in languages() else "en"  # a catalogue is kept for each that was ever spoken


class Answer:
    """Whether an answer has begun, and so cannot be another one."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.begun = False

    async def send(self, message: Message) -> None:
        self.begun = True
        if message["type"] == "http.response.start":
            metrics.ANSWERS.labels(str(message["status"])).inc()
        await self._send(message)

    async def close(self) -> None:
        """End a socket, if it is still there."""
        try:
            await self._send({"type": "websocket.close", "code": 1011})
        except Exception as gone:
            LOG.debug("the socket is gone: %r", gone)


STATUS = {
    "host": HTTPStatus.MISDIRECTED_REQUEST,
    "origin": HTTPStatus.FORBIDDEN,
    "too-many": HTTPStatus.TOO_MANY_REQUESTS,
    "no-such-page": HTTPStatus.NOT_FOUND,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "broken": HTTPStatus.INTERNAL_SERVER_ERROR,
}


async def refuse(scope: Scope, send: Send, code: str, language: str, close: bool = False) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": code})
        return
    with speaking(language):
        body = json.dumps({"code": code, "text": text(f"web-refused-{code}")}).encode()
    headers = [(b"content-type", b"application/json"), *([(b"connection", b"close")] if close else [])]
    await with_headers(send)({"type": "http.response.start", "status": int(STATUS[code]), "headers": headers})
    await send({"type": "http.response.body", "body": body})


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


def host_name(host: str) -> str:
    """The host without its port."""
    name, colon, port = host.rpartition(":")
    return name if colon and port.isascii() and port.isdigit() else host


def place_of(origin: str) -> str:
    """Host and port of an origin; "" for what is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
