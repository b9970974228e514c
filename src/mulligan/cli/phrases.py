"""`mulligan phrases GAME [WORDS]`: what the language of a game's cards can say, by kind, with an example each."""

import argparse
from typing import TYPE_CHECKING

from mulligan.command import Commands, Trouble
from mulligan.messages import text

if TYPE_CHECKING:
    from mulligan.games.box import Phrase


def add(commands: Commands) -> None:
    """Register the command."""
    parser = commands.add_parser("phrases", help=text("phrases-help"), description=text("phrases-description"))
    parser.add_argument("game", metavar="GAME", help=text("phrases-game-help"))
    parser.add_argument("words", nargs="*", metavar="WORDS", help=text("phrases-words-help"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the phrases that have all the words; 1 where there are none."""
    from mulligan.games import box

    try:
        known = box(arguments.game).phrases()
    except ValueError as error:
        raise Trouble(str(error)) from error
    wanted = [word.lower() for word in arguments.words]
    found = [phrase for phrase in known if all(word in searched(phrase) for word in wanted)]
    if not found:
        print(text("phrases-none", game=arguments.game))
        return 1
    sort = ""
    for phrase in found:
        if phrase.sort != sort:
            sort = phrase.sort
            print(text("phrases-sort", sort=sort))
        print(f"  {phrase.name}: {phrase.about}")
        print(f"    {text('phrases-example', example=phrase.example)}")
        for way in phrase.ways:
            print(f"    {way}")
    print(text("phrases-count", count=len(found)))
    return 0


def searched(phrase: "Phrase") -> str:
    return " ".join((phrase.name, phrase.about, *phrase.ways, phrase.example)).lower()
