"""`mulligan import octgn|umdb PATH`: reads files of the community from where the user has them into their library."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mulligan.cli.command import Commands, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    from mulligan.games.spoils.cards.library import Reading
    from mulligan.games.spoils.cards.octgn import Deck


def add(commands: Commands) -> None:
    """Register the command."""
    parser = commands.add_parser("import", help=text("import-help"), description=text("import-description"))
    parser.add_argument("source", choices=["octgn", "umdb"], help=text("import-source-help"))
    parser.add_argument("path", type=Path, metavar="PATH", help=text("import-path-help"))
    parser.add_argument("--check", action="store_true", help=text("import-check-help"))
    parser.add_argument("--json", action="store_true", help=text("import-json-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Read what is there; keep it in the library unless it is only to be checked; say how much was read."""
    if arguments.source == "umdb":
        from mulligan.cli.umdb import import_heroes

        return import_heroes(arguments.path, arguments.check, arguments.json)
    readings, decks = _read(arguments.path)
    if not arguments.check:
        from mulligan.games.spoils.cards.library import Library

        Library().keep(readings, decks)
    if arguments.json:
        print(json.dumps(report(readings), ensure_ascii=False, indent=2))
    else:
        _tell(readings, decks, arguments.check)
    return 0


def report(readings: "list[Reading]") -> dict[str, Any]:
    """How many cards there are, how many were read, and why the others were not."""
    unread = [
        {"name": reading.card.name, "words": reading.problems[0].words, "reason": _reason(reading)}
        for reading in readings
        if not reading.read
    ]
    return {"cards": len(readings), "read": len(readings) - len(unread), "unread": unread}


def _read(path: Path) -> "tuple[list[Reading], list[Deck]]":
    from mulligan.games.spoils.cards.library import read_all
    from mulligan.games.spoils.cards.octgn import OctgnTrouble, deck_files, read_deck, read_set, set_files

    if not path.exists():
        raise Trouble(text("import-no-path", path=str(path)))
    sets, decks = set_files(path), deck_files(path)
    if not sets and not decks:
        raise Trouble(text("import-nothing", path=str(path)))
    try:
        # One card to a name; of several printings the last one, in the order of the files.
        cards = {card.name: card for file in sets for card in read_set(file)}
        listed = [read_deck(file) for file in decks]
    except (OctgnTrouble, ValueError) as trouble:
        raise Trouble(str(trouble)) from None
    return read_all(cards.values()), listed


def _tell(readings: "list[Reading]", decks: "list[Deck]", only_check: bool) -> None:
    read = sum(reading.read for reading in readings)
    known = {reading.card.name for reading in readings if reading.read}
    print(text("import-read", read=read, cards=len(readings)))
    for deck in decks:
        missing = sorted({entry.name for entry in deck.entries} - known)
        if missing:
            print(text("import-deck-missing", deck=deck.name, missing=", ".join(missing)))
        else:
            print(text("import-deck-complete", deck=deck.name))
    if only_check:
        for reading in readings:
            if not reading.read:
                print(
                    text(
                        "import-unread",
                        card=reading.card.name,
                        words=reading.problems[0].words,
                        reason=_reason(reading),
                    )
                )


def _reason(reading: "Reading") -> str:
    problem = reading.problems[0]
    return problem.reason + (text("import-nearest", nearest=problem.nearest) if problem.nearest else "")
