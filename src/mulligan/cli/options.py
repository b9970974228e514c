"""What a game's form asks, as options of a command: the lobby's fields, `--deck NAME` for one's own and `--board NAME`.

Which options there are depends on the game, so a command that takes them is parsed once the game's word is seen.
"""

import argparse
from typing import Any

from mulligan.command import Parser, Trouble
from mulligan.games import box, names, own
from mulligan.games.box import Box
from mulligan.games.form import Field, completed
from mulligan.messages import text

AGAINST = "against"
CHOSEN = "chosen_"  # what the form's options are called among the arguments


def named(words: list[str]) -> Box | None:
    """The game that one of the words names; nothing where only help is wanted."""
    plain = [word for word in words if not word.startswith("-")]
    for games in (own, names):
        for word in plain:
            if word in games():
                return box(word)
    return None if "-h" in words or "--help" in words else box(default_game())


def default_game() -> str:
    return names()[0]


# ---- for one game ---------------------------------------------------------------------------------------------------


def add_form(parser: Parser, words: list[str]) -> str:
    """The form's fields for somebody who plays: one's own side, and those that one plays against."""
    game = named(words)
    for field in game.form() if game is not None else []:
        if game is not None and field.id == game.sides:
            parser.add_argument(option(game.side), dest=CHOSEN + field.id, metavar="NAME", help=own_help(field))
            parser.add_argument(option(AGAINST), action="append", metavar="NAME", help=others_help(field))
        elif game is not None:
            add_field(parser, field, field.id in game.looked_for)
    return game.name if game is not None else ""


def add_contest(parser: Parser, words: list[str]) -> str:
    """The form's fields for many games at once: several sides, that meet in turn."""
    game = named(words)
    for field in game.form() if game is not None else []:
        if game is not None and field.id == game.sides:
            said = text("form-contest-help", label=field.label)
            parser.add_argument(option(field.id), dest=CHOSEN + field.id, metavar="A,B", help=said)
        elif game is not None:
            add_field(parser, field, field.id in game.looked_for)
    return game.name if game is not None else ""


def add_field(parser: Parser, field: Field, looked_for: bool) -> None:
    """One that takes nothing but what it offers says what that is."""
    name, dest = option(field.id), CHOSEN + field.id
    if field.kind == "switch" and field.usual:
        said = text("form-without-help", label=field.label)
        parser.add_argument(option(f"no-{field.id}"), dest=dest, action="store_const", const=False, help=said)
    elif field.kind == "switch":
        parser.add_argument(name, dest=dest, action="store_const", const=True, help=field.label)
    elif field.kind == "number":
        said = text("form-usual-help", label=field.label, usual=str(field.usual))
        parser.add_argument(name, dest=dest, type=int, metavar="N", help=said)
    elif field.kind == "choice":
        said = text("form-usual-help", label=field.label, usual=str(field.usual))
        offers = "NAME" if looked_for else "|".join(choice.value for choice in field.choices)
        parser.add_argument(name, dest=dest, metavar=offers, help=said)
    else:
        parser.add_argument(name, dest=dest, type=several, metavar="A,B", help=field.label)


def option(word: str) -> str:
    return "--" + word.replace("_", "-")


def own_help(field: Field) -> str:
    return text("form-own-help", label=field.label)


def others_help(field: Field) -> str:
    return text("form-others-help", label=field.label)


# ---- what was chosen ------------------------------------------------------------------------------------------------


def several(words: str) -> list[str]:
    """`a, b` as two names."""
    return [name.strip() for name in words.split(",") if name.strip()]


def given(game: Box, arguments: argparse.Namespace) -> dict[str, Any]:
    """What was chosen of the form."""
    found = {field.id: getattr(arguments, CHOSEN + field.id, None) for field in game.form()}
    return {name: value for name, value in found.items() if value is not None}


def refuse_absent(game: Box, seats: int, chosen: dict[str, Any]) -> None:
    """What was chosen is there with so many seats."""
    fields = game.form()
    there = completed(fields, seats, chosen)
    for field in fields:
        if field.id in chosen and field.id not in there:
            raise Trouble(text("form-not-there", game=game.name, option=option(field.id), seats=seats))
