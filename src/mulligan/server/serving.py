"""How uvicorn runs the service."""

import socket
from typing import Any

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from mulligan.command import Trouble
from mulligan.messages import text
from mulligan.server.entrance.door import Conversation, doorway
from mulligan.server.play.hall import Hall
from mulligan.server.settings import Settings
from mulligan.server.storage.preparing import WrongDatabase


def prepared(hall: Hall) -> None:
    """The database is as it must be, or somebody is told in a line why not."""
    try:
        hall.store.prepare()
    except WrongDatabase as error:
        raise Trouble(text("serve-no-database", reason=str(error))) from error
    except SQLAlchemyError as error:
        raise Trouble(text("serve-no-database", reason=str(error).splitlines()[0])) from error


def run_at(app: FastAPI, settings: Settings, listener: socket.socket) -> None:
    """Serve until told to stop."""
    uvicorn.Server(uvicorn.Config(app, **server_options(settings))).run(sockets=[listener])


def server_options(settings: Settings) -> dict[str, Any]:
    """How uvicorn runs the service: small messages, no compression to hold memory for, nothing said about itself."""
    return {
        "log_config": None,
        "access_log": False,
        "http": doorway(settings),
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": sorted(settings.proxies),
        "ws": Conversation,
        "ws_max_size": settings.message_bytes,
        "ws_per_message_deflate": False,
        "server_header": False,
        "date_header": False,
        "timeout_graceful_shutdown": 2,
    }
