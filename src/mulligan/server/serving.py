"""How uvicorn runs the service."""

import logging
import socket
import time
from typing import Any

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from mulligan.command import Trouble
from mulligan.messages import text
from mulligan.server.entrance.conversation import conversation
from mulligan.server.entrance.door import doorway
from mulligan.server.play.hall import Hall
from mulligan.server.settings import Settings
from mulligan.server.storage.preparing import WrongDatabase

LOG = logging.getLogger(__name__)
UNTIL_ANOTHER_TRY = 1.0  # seconds


def prepared(hall: Hall) -> None:
    """The database is as it must be, or somebody is told in a line why not."""
    try:
        hall.store.prepare()
    except WrongDatabase as error:
        raise Trouble(text("serve-no-database", reason=str(error))) from error
    except SQLAlchemyError as error:
        raise Trouble(text("serve-no-database", reason=str(error).splitlines()[0])) from error


def prepared_in_time(hall: Hall) -> None:
    """The same for one of several processes, which another has begun: a database that is away is waited for."""
    while True:
        try:
            prepared(hall)
            return
        except Trouble as trouble:
            if not isinstance(trouble.__cause__, OperationalError):
                raise
            LOG.warning("the database is away, another try follows: %s", trouble)
            time.sleep(UNTIL_ANOTHER_TRY)


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
        "ws": conversation(settings),
        "ws_max_size": settings.message_bytes,
        "ws_per_message_deflate": False,
        "server_header": False,
        "date_header": False,
        "timeout_graceful_shutdown": 2,
    }
