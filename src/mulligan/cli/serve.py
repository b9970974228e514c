"""`mulligan serve`: the tables in the browser, from one process with a database of its own."""

import argparse
from typing import TYPE_CHECKING

from mulligan.command import Commands, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    import socket

USUAL_PORT = 8000


def add(commands: Commands) -> None:
    parser = commands.add_parser("serve", help=text("serve-help"), description=text("serve-description"))
    parser.add_argument("--host", default="127.0.0.1", help=text("serve-host-help"))
    parser.add_argument("--port", type=int, help=text("serve-port-help"))
    parser.add_argument("--database", metavar="URL", help=text("serve-database-help"))
    parser.add_argument("--pace", type=float, default=1.0, help=text("serve-pace-help"))
    parser.add_argument("--allow-host", action="append", default=[], metavar="NAME", help=text("serve-allow-help"))
    parser.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=text("serve-proxy-help"))
    parser.add_argument("--open", action="store_true", help=text("serve-open-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import uvicorn
    from sqlalchemy.exc import SQLAlchemyError

    from mulligan.server.app import application
    from mulligan.server.preparing import WrongDatabase, what_is_wrong_with
    from mulligan.server.serving import server_options
    from mulligan.server.settings import Settings, default_database

    database = arguments.database or default_database()
    fault = what_is_wrong_with(database)
    if fault:
        raise Trouble(text("serve-no-database", reason=fault))
    listener = listen(arguments.host, arguments.port)
    settings = Settings(
        database=database,
        pace=max(0.0, arguments.pace),
        hosts=Settings.hosts | {arguments.host, *arguments.allow_host},
        proxies=frozenset(proxy_address(one) for one in arguments.proxy),
    )
    app = application(settings)
    try:
        app.state.hall.store.prepare()
    except WrongDatabase as error:
        listener.close()
        raise Trouble(text("serve-no-database", reason=str(error))) from error
    except SQLAlchemyError as error:
        listener.close()
        raise Trouble(text("serve-no-database", reason=str(error).splitlines()[0])) from error
    config = uvicorn.Config(app, **server_options(settings))
    where = f"http://{arguments.host}:{listener.getsockname()[1]}/"
    print(text("serve-ready", where=where), flush=True)
    if arguments.open:
        open_page(where)
    uvicorn.Server(config).run(sockets=[listener])
    return 0


def proxy_address(written: str) -> str:
    import ipaddress

    try:
        return str(ipaddress.ip_address(written))
    except ValueError as error:
        raise Trouble(text("serve-no-address", address=written)) from error


def listen(host: str, port: int | None) -> "socket.socket":
    """At the port asked for; else at the usual one, or any that is free."""
    if port is not None:
        return bind(host, port)
    try:
        return bind(host, USUAL_PORT)
    except Trouble:
        return bind(host, 0)


def bind(host: str, port: int) -> "socket.socket":
    import socket

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sets TCP_NODELAY only then
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except (OSError, OverflowError) as error:
        listener.close()
        raise Trouble(text("serve-taken", host=host, port=str(port), reason=str(error))) from error
    return listener


def open_page(where: str) -> None:
    """Show the page once it is there, where there is a browser."""
    import threading
    import webbrowser

    threading.Timer(0.7, webbrowser.open, [where]).start()
