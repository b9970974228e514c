"""`mulligan doubts`: what people at the tables of a server said went wrong, for whoever hosts it."""

import argparse
from typing import Any

from mulligan.command import Commands, Trouble
from mulligan.messages import text


def add(commands: Commands) -> None:
    parser = commands.add_parser("doubts", help=text("doubts-help"), description=text("doubts-description"))
    parser.add_argument("doubt", nargs="?", default="", metavar="ID", help=text("doubts-id-help"))
    parser.add_argument("--database", metavar="URL", help=text("serve-database-help"))
    parser.add_argument("--log", action="store_true", help=text("doubts-log-help"))
    parser.add_argument("--json", action="store_true", help=text("doubts-json-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from mulligan.server.settings import default_database

    kept = doubts_in(arguments.database or default_database(), arguments.doubt)
    if arguments.json:
        import json

        print(json.dumps(kept, indent=2, ensure_ascii=False))
    elif arguments.doubt:
        for line in kept[0]["log"] if arguments.log else [kept[0]["scenario"].rstrip("\n")]:
            print(line)
    else:
        for one in kept:
            print(text("doubts-line", id=one["id"], game=one["game"], name=one["name"], expected=one["expected"]))
        print(text("doubts-count", count=len(kept)))
    return 0


def doubts_in(database: str, ident: str) -> list[dict[str, Any]]:
    """All of them, or the one of this name. Looked at only: a server may be using the database meanwhile."""
    import sqlalchemy as sql

    from mulligan.server.storage.preparing import engine_at, sqlite_file
    from mulligan.server.workshop.doubts import every_doubt, one_doubt

    try:
        file = sqlite_file(database)
        if file is not None and not file.exists():
            raise Trouble(text("doubts-no-database", database=database))
        with engine_at(database).connect() as connection:
            if not ident:
                return every_doubt(connection)
            found = one_doubt(connection, ident)
    except (sql.exc.SQLAlchemyError, ImportError) as error:
        raise Trouble(text("serve-no-database", reason=str(error).splitlines()[0])) from error
    if found is None:
        raise Trouble(text("doubts-no-such", id=ident))
    return [found]
