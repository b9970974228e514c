"""What reading says when it stops: the words, what was looked for, and the nearest phrase that would read."""

from __future__ import annotations

import re
from dataclasses import dataclass

from mulligan.language.grammar import Grammar
from mulligan.language.words import Word, Words

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
        wanted = text.lower().split()
        near = max(self._phrases, key=lambda phrase: _likeness(wanted, phrase), default="")
        return near if _likeness(wanted, near) > 0.2 else ""


def _likeness(wanted: list[str], phrase: str) -> float:
    """How much two wordings share, from 0 to 1; the first words count most."""
    words = phrase.split()
    shared = sum(1 for word in words if word in wanted)
    first = 1 if words[:1] == wanted[:1] else 0
    return (shared + first) / (len(words) + len(wanted) + 1)


class Slips:
    """Puts slips of the pen right: a word that no phrase has, one letter away from exactly one that some phrase has."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._known: set[str] = set()

    def mend(self, words: Words) -> Words | None:
        """The words put right, or None where there is nothing to put right."""
        if not self._known:
            self._known = {word for word in self._grammar.lexicon() if word.isalpha()}
        mended = [self._mend(word) for word in words.words]
        if all(new is old for new, old in zip(mended, words.words, strict=True)):
            return None
        return Words(mended)

    def _mend(self, word: Word) -> Word:
        if len(word.plain) < 4 or not word.plain.isalpha() or word.plain in self._known:
            return word
        near = [
            known for known in self._known if abs(len(known) - len(word.plain)) < 2 and _one_letter(known, word.plain)
        ]
        return Word(near[0], word.text, word.at) if len(near) == 1 else word


def _one_letter(left: str, right: str) -> bool:
    """Whether one letter more, less, other or swapped makes one word of the other."""
    if left == right:
        return True
    start = 0
    while start < min(len(left), len(right)) and left[start] == right[start]:
        start += 1
    a, b = left[start:], right[start:]
    return a[1:] == b[1:] or a[1:] == b or a == b[1:] or (a[:2] == b[1::-1] and a[2:] == b[2:])


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
