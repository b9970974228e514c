"""Where a game is shown and typed at: a terminal of any width, with colour or without, or a pipe."""

import codecs
import sys
from io import TextIOWrapper
from typing import IO

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

NARROWEST = 40
BOX_GLYPHS = {"full": "█", "half": "▌", "empty": "·", "turn": "▶", "met": "✓", "arrow": "→", "below": "└", "dot": "·"}
PLAIN_GLYPHS = {
    "full": "#",
    "half": "=",
    "empty": "-",
    "turn": ">",
    "met": "*",
    "arrow": "->",
    "below": "'",
    "dot": "-",
}

IN_PLAIN_LETTERS = "mulligan-plain"
PLAIN = {"→": "->", "“": '"', "”": '"', "’": "'", "×": "x", "…": "...", "–": "-"}


def in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    """What an old terminal shows for a letter that it lacks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(PLAIN.get(letter, "?") for letter in error.object[error.start : error.end]), error.end


codecs.register_error(IN_PLAIN_LETTERS, in_plain_letters)


class EndOfInput(Exception):
    """Nothing more will be typed."""


class Page:
    """Prints and asks. All that is printed is text of ours or names, never markup."""

    def __init__(self, output: IO[str] | None = None, width: int | None = None) -> None:
        self.console = Console(file=output, width=width, highlight=False, markup=False, emoji=False)
        encoding = (self.console.encoding or "").casefold()
        plain = self.console.is_dumb_terminal or not encoding.startswith("utf")
        self.glyphs = PLAIN_GLYPHS if plain else BOX_GLYPHS
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors=IN_PLAIN_LETTERS)  # a letter that the terminal lacks is no reason to stop
        if sys.stdin.isatty():
            import readline  # noqa: F401 (input() then has a history and can be edited)

    @property
    def width(self) -> int:
        return max(NARROWEST, self.console.width)

    def say(self, words: RenderableType = "", style: str = "", indent: int = 0) -> None:
        if isinstance(words, str):
            words = Text(words, style=style)
        self.console.print(Padding(words, (0, 0, 0, indent), expand=False) if indent else words, soft_wrap=False)

    def say_whole(self, words: str, style: str = "") -> None:
        """A line that is not broken, so that it can be copied."""
        self.console.print(Text(words, style=style), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """One typed line. What comes from a pipe is printed too, so that the whole reads like a session."""
        if sys.stdin.isatty():
            try:
                return input(prompt)
            except EOFError:
                self.console.print()
                raise EndOfInput from None
        self.console.print(Text(prompt), end="")
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EndOfInput
        self.console.print(Text(line.rstrip("\r\n")))
        return line


def clipped(words: str, width: int) -> str:
    """As much of the words as has room, with a mark where something is left out."""
    return words if len(words) <= width else words[: max(0, width - 1)] + "…"
