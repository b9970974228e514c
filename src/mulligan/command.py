"""What a command is made of: where it registers, how it is parsed, and the error that it shows to the user."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from mulligan.messages import text

Run: TypeAlias = Callable[[argparse.Namespace], int]


class Trouble(Exception):
    """Something the user can put right. The message says what was wrong, where, and what would be right."""


class Parser(argparse.ArgumentParser):
    """The parser of a command. `of_game`, where it is set, is shown the words first: it adds the options of the game
    that they name, and gives that game's name."""

    of_game: Callable[["Parser", list[str]], str] | None = None

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self.of_game is None:
            return super().parse_known_args(args, namespace)
        words = list(args or [])
        game = self.of_game(self, words)
        arguments, rest = super().parse_known_args(words, namespace)
        unknown = next((word for word in rest if word.startswith("-")), None)
        if unknown is not None:
            raise Trouble(text("play-not-for-this-game", game=game, option=unknown.partition("=")[0]))
        return arguments, rest


if TYPE_CHECKING:
    Commands: TypeAlias = argparse._SubParsersAction[Parser]
else:
    Commands = argparse._SubParsersAction
