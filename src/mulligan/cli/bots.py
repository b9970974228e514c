"""`mulligan bots`: a process that plays bots for the servers that share a database."""

import argparse

from mulligan.command import Commands, Trouble
from mulligan.messages import text


def add(commands: Commands) -> None:
    parser = commands.add_parser("bots", help=text("bots-help"), description=text("bots-description"))
    parser.add_argument("--database", metavar="URL", required=True, help=text("serve-database-help"))
    parser.add_argument("--at-once", type=int, metavar="N", help=text("bots-at-once-help"))
    parser.add_argument("--log-json", action="store_true", help=text("serve-log-json-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import asyncio
    import signal

    from mulligan.server.bots.thinkers import usual_number
    from mulligan.server.many.logs import write_logs
    from mulligan.server.play.hall import Hall
    from mulligan.server.serving import prepared
    from mulligan.server.settings import Settings
    from mulligan.server.storage.preparing import what_is_wrong_with

    if arguments.database.startswith("sqlite"):
        raise Trouble(text("bots-not-shared"))
    number = arguments.at_once or usual_number()
    if number < 1:
        raise Trouble(text("bots-too-few"))
    if fault := what_is_wrong_with(arguments.database):
        raise Trouble(text("serve-no-database", reason=fault))
    hall = Hall(Settings(database=arguments.database, thinkers=number))
    prepared(hall)
    write_logs(arguments.log_json)

    async def play() -> None:
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, stop.set)
        await hall.open()
        print(text("bots-ready"), flush=True)
        await stop.wait()
        await hall.close()

    asyncio.run(play())
    return 0
