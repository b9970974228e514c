"""`mulligan serve`: the tables in the browser, from one process or several."""

import argparse
from contextlib import suppress
from typing import TYPE_CHECKING

from mulligan.command import Commands, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    import socket

    from mulligan.server.settings import Settings

USUAL_PORT = 8000
NEXT_TO_IT = 20  # ports
SLOWEST = 100  # times as slow as usual


def add(commands: Commands) -> None:
    parser = commands.add_parser("serve", help=text("serve-help"), description=text("serve-description"))
    parser.add_argument("--host", default="127.0.0.1", help=text("serve-host-help"))
    parser.add_argument("--port", type=int, help=text("serve-port-help"))
    parser.add_argument("--database", metavar="URL", help=text("serve-database-help"))
    parser.add_argument("--pace", type=float, default=1.0, help=text("serve-pace-help"))
    parser.add_argument("--allow-host", action="append", default=[], metavar="NAME", help=text("serve-allow-help"))
    parser.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=text("serve-proxy-help"))
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=text("serve-workers-help"))
    parser.add_argument("--no-bots", action="store_true", help=text("serve-no-bots-help"))
    parser.add_argument(
        "--figures-for", action="append", default=[], metavar="ADDRESS", help=text("serve-figures-help")
    )
    parser.add_argument("--log-json", action="store_true", help=text("serve-log-json-help"))
    parser.add_argument("--worker", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--open", action="store_true", help=text("serve-open-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from mulligan.server.settings import Settings, default_database
    from mulligan.server.storage.preparing import what_is_wrong_with

    database = arguments.database or default_database()
    fault = what_is_wrong_with(database) if arguments.worker is None else ""  # one of several has been looked after
    if fault:
        raise Trouble(text("serve-no-database", reason=fault))
    if arguments.workers < 1:
        raise Trouble(text("serve-no-workers"))
    if arguments.workers > 1 and database.startswith("sqlite"):
        raise Trouble(text("serve-not-shared"))
    if not 0 <= arguments.pace <= SLOWEST:
        raise Trouble(text("serve-no-pace", slowest=SLOWEST))
    settings = Settings(
        database=database,
        pace=arguments.pace,
        hosts=Settings.hosts | {in_an_address(name).lower() for name in (arguments.host, *arguments.allow_host)},
        proxies=frozenset(address(one, "--proxy") for one in arguments.proxy),
        figures_for=Settings.figures_for | {address(one, "--figures-for") for one in arguments.figures_for},
        bots=not arguments.no_bots,
    )
    if arguments.worker is not None:
        return work(arguments, settings)
    return serve(arguments, settings)


def serve(arguments: argparse.Namespace, settings: "Settings") -> int:
    """Nobody is let in before there is an answer: a proxy goes to another server while this one starts."""
    from mulligan.server.app import application
    from mulligan.server.many.logs import write_logs
    from mulligan.server.many.workers import supervise
    from mulligan.server.play.hall import Hall
    from mulligan.server.serving import prepared, run_at

    alone = arguments.workers == 1
    app = application(settings) if alone else None
    hall = app.state.hall if app is not None else Hall(settings)
    prepared(hall)
    try:
        listener = listen(arguments.host, arguments.port)
    except Trouble:
        hall.store.close()
        raise
    with listener:
        where = f"http://{in_an_address(arguments.host)}:{listener.getsockname()[1]}/"
        print(text("serve-ready", where=where), flush=True)
        if arguments.open:
            open_page(where)
        if app is None:
            return supervise(listener, arguments.workers, options_of(arguments))
        write_logs(arguments.log_json)
        run_at(app, settings, listener)
    return 0


def work(arguments: argparse.Namespace, settings: "Settings") -> int:
    """One of several processes, at a listener that is there already."""
    import socket

    from mulligan.server.app import application
    from mulligan.server.many.logs import write_logs
    from mulligan.server.many.workers import end_with_parent
    from mulligan.server.serving import prepared_in_time, run_at

    end_with_parent()
    write_logs(arguments.log_json)
    app = application(settings)
    prepared_in_time(app.state.hall)
    run_at(app, settings, socket.socket(fileno=arguments.worker))
    return 0


def options_of(arguments: argparse.Namespace) -> list[str]:
    """What a worker has to be told."""
    options = ["--host", arguments.host, "--database", arguments.database, "--pace", str(arguments.pace)]
    for name, given in (
        ("--allow-host", arguments.allow_host),
        ("--proxy", arguments.proxy),
        ("--figures-for", arguments.figures_for),
    ):
        options += [part for one in given for part in (name, one)]
    options += ["--log-json"] if arguments.log_json else []
    return options + (["--no-bots"] if arguments.no_bots else [])


def in_an_address(host: str) -> str:
    """As a browser writes it."""
    return f"[{host}]" if ":" in host else host


def address(written: str, option: str) -> str:
    import ipaddress

    try:
        return str(ipaddress.ip_address(written))
    except ValueError as error:
        raise Trouble(text("serve-no-address", address=written, option=option)) from error


def listen(host: str, port: int | None) -> "socket.socket":
    """At the port asked for; else at the usual one, the first free one after it, or any. Who is started again finds the
    same: the page that is open asks there."""
    if port is not None:
        return bind(host, port)
    for usual in range(USUAL_PORT, USUAL_PORT + NEXT_TO_IT):
        with suppress(Trouble):
            return bind(host, usual)
    return bind(host, 0)


def bind(host: str, port: int) -> "socket.socket":
    import socket

    if not host:  # it would be every address there is
        raise Trouble(text("serve-no-host"))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sets TCP_NODELAY only then
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except (OSError, OverflowError, TypeError) as error:  # the last where it is no text
        listener.close()
        raise Trouble(text("serve-taken", host=host, port=str(port), reason=str(error).rstrip("."))) from error
    return listener


def open_page(where: str) -> None:
    """Show the page once it is there, where there is a browser."""
    import threading
    import webbrowser

    threading.Timer(0.7, webbrowser.open, [where]).start()
