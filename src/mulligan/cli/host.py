"""`mulligan host`: a secret for the host's page."""

import argparse

from mulligan.command import Commands, Trouble
from mulligan.messages import text


def add(commands: Commands) -> None:
    parser = commands.add_parser("host", help=text("host-help"), description=text("host-description"))
    parser.add_argument("--database", metavar="URL", help=text("serve-database-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import sqlalchemy as sql

    from mulligan.server.manners.moderation import new_host
    from mulligan.server.settings import default_database
    from mulligan.server.storage.preparing import what_is_wrong_with

    database = arguments.database or default_database()
    fault = what_is_wrong_with(database)
    if fault:
        raise Trouble(text("serve-no-database", reason=fault))
    try:
        secret = new_host(database)
    except sql.exc.SQLAlchemyError as error:
        raise Trouble(text("host-no-house")) from error
    print(text("host-secret", secret=secret))
    return 0
