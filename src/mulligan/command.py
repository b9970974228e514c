"""What a command is made of: where it registers, how it is parsed, and the error that it shows to the user."""

import argparse
import re
import sys
from collections.abc import Callable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias

from mulligan.messages import text

Run: TypeAlias = Callable[[argparse.Namespace], int]

WRONG = 2  # the exit status
LONGEST_QUOTE = 200  # letters of what somebody typed
# What argparse finds wrong, which it says in English alone.
FOUND = [
    (re.compile(pattern, re.DOTALL), message)
    for pattern, message in (
        (r"the following arguments are required: (?P<what>.+)", "missing"),
        (r"one of the arguments (?P<what>.+) is required", "missing"),
        (r"unrecognized arguments: (?P<what>.+)", "unknown"),
        (
            r"argument (?P<what>.+?): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<choices>.+)\)",
            "choice",
        ),
        (r"argument (?P<what>.+?): invalid \S+ value: '?(?P<value>.*?)'?", "value"),
        (r"argument (?P<what>.+?): expected .+", "empty"),
        (r"argument (?P<what>.+?): ignored explicit argument .+", "full"),
        (r"argument (?P<what>.+?): not allowed with argument (?P<other>.+)", "both"),
        (r"ambiguous option: (?P<value>.+) could match (?P<what>.+)", "ambiguous"),
    )
]


class Trouble(Exception):
    """Something the user can put right. The message says what was wrong, where, and what would be right."""


class Form(argparse.HelpFormatter):
    """How help is laid out, in the reader's language."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, text("cli-usage") + " " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """The parser of a command. `of_game`, where it is set, is shown the words first: it adds the options of the game
    that they name, and gives that game's name."""

    of_game: Callable[["Parser", list[str]], str] | None = None

    def __init__(self, **how: Any) -> None:
        super().__init__(**{"formatter_class": Form, **how, "add_help": False})
        self.add_argument("-h", "--help", action="help", default=argparse.SUPPRESS, help=text("cli-help-help"))
        self._positionals.title = text("cli-arguments-title")
        self._optionals.title = text("cli-options-title")

    def error(self, message: str) -> NoReturn:
        """What is wrong with the words of a command, after the words that it takes."""
        self.print_usage(sys.stderr)
        self.exit(WRONG, text("cli-wrong", command=self.prog, message=in_words(message)) + "\n")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self.of_game is None:
            arguments, rest = super().parse_known_args(args, namespace)
            return arguments, self.nothing_of(rest)
        words = list(args or [])
        game = self.of_game(self, words)
        arguments, rest = super().parse_known_args(words, namespace)
        unknown = next((word for word in rest if word.startswith("-")), None)
        if unknown is not None:
            raise Trouble(text("play-not-for-this-game", game=game, option=unknown.partition("=")[0]))
        return arguments, self.nothing_of(rest)

    def nothing_of(self, rest: list[str]) -> list[str]:
        """Whoever says more than the command takes is told by the command, which knows what it takes."""
        if rest:
            self.error(f"unrecognized arguments: {' '.join(rest)}")
        return rest


def in_words(message: str) -> str:
    for pattern, said in FOUND:
        if (match := pattern.fullmatch(message)) is not None:
            named = {name: str(value)[:LONGEST_QUOTE] for name, value in match.groupdict().items()}
            choices = re.findall(r"[^\s',]+", match.groupdict().get("choices", ""))
            named.pop("choices", None)
            if nearest := get_close_matches(named.get("value", ""), choices, 1):
                return text("cli-wrong-nearest", what=named["what"], value=named["value"], nearest=nearest[0])
            return text(f"cli-wrong-{said}", **named, **({"choices": ", ".join(choices)} if choices else {}))
    return message


if TYPE_CHECKING:
    Commands: TypeAlias = argparse._SubParsersAction[Parser]
else:
    Commands = argparse._SubParsersAction
