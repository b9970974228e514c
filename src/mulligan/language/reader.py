"""What reading says when it stops: the words, what was looked for, and the nearest phrase that would read."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass

from mulligan.language.grammar import Grammar
from mulligan.language.words import Words

_PLACE = re.compile(r"\{(\w+)[^}]*\}")


@dataclass(frozen=True, slots=True)
class Problem:
    """One place where reading stopped."""

    line: int
    words: str
    reason: str
    nearest: str = ""


class ReadError(ValueError):
    """Text that is not understood in full."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(f"{problem.words!r}: {problem.reason}" for problem in problems))
        self.problems = problems


class Suggestions:
    """Finds the phrase of a grammar that is nearest to words it cannot read."""

    def __init__(self, grammar: Grammar) -> None:
        self._phrases: list[str] = []
        self._grammar = grammar

    def nearest(self, text: str) -> str:
        """The nearest phrase, or nothing where none is near."""
        if not self._phrases:
            seen = {plain(phrase.notation): None for phrase in self._grammar.phrases if phrase.printed}
            self._phrases = [phrase for phrase in seen if len(phrase.split()) > 1]
        found = difflib.get_close_matches(text.lower(), self._phrases, n=1, cutoff=0.4)
        return found[0] if found else ""


def problem(words: Words, start: int, line: int, suggestions: Suggestions) -> Problem:
    """Where and why the reading of some words stopped."""
    at = max(words.furthest, start)
    end = at
    while end < len(words) and end < at + 8 and words.words[end].plain not in (".", ";"):
        end += 1
    stopped = words.text(at, end)
    if not stopped:
        return Problem(line, words.text(max(start, at - 4), at), "the sentence stops too early", "")
    before = words.text(max(start, at - 3), at)
    reason = f"nothing known can stand here after {before!r}" if before else "no known sentence begins like this"
    return Problem(line, stopped, reason, suggestions.nearest(words.text(max(start, at - 2), end)))


def plain(notation: str) -> str:
    """A phrase in words for people: "inflict AMOUNT damage to TO"."""
    text = _PLACE.sub(lambda found: found.group(1).strip("_").upper(), notation)
    text = re.sub(r"[\[\]<>]", "", text)
    words = [re.sub(r"\(\w+\)|\+s$", "", word.split("|")[0].split("~")[0]).replace("_", " ") for word in text.split()]
    return (
        " ".join(words).replace(" 's", "'s").replace("you's", "your").replace("it's", "its").replace("they's", "their")
    )
