"""What reading says when it stops: the words, what was looked for, and the nearest phrase that would read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import log

from mulligan.language.core.kinds import Instruction
from mulligan.language.declarations import hints
from mulligan.language.grammar import Grammar, Phrase, PrintError
from mulligan.language.models import Models
from mulligan.language.notation import Literal, Part, Slot
from mulligan.language.tree import Node
from mulligan.language.words import Word, Words, join

_NEAR = 0.3
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


# Words that can follow almost anything, and so tell nobody what is missing.
_JOINTS = frozenset(["and", "or", "then", "if", "at", "for", "to", "of", "in", "on", "unless"])


class Suggestions:
    """Finds the phrase of a grammar that is nearest to words it cannot read, and what could stand there.

    `elsewhere` has words that other games use, and what they are called in this one. `examples` has real words for
    kinds of phrase and styles of slot; with them phrases are shown as somebody would write them. `models` are sentences
    that read: what follows the same words in one of them could follow here.
    """

    def __init__(
        self,
        grammar: Grammar,
        elsewhere: dict[str, str] | None = None,
        examples: dict[str, str] | None = None,
        models: Iterable[str] = (),
    ) -> None:
        self._grammar = grammar
        self._elsewhere = elsewhere or {}
        self._examples = examples or {}
        self._models = Models(models) if models else None
        self._phrases: dict[str, frozenset[str]] = {}
        self._with: dict[str, list[str]] = {}  # the phrases that have a word
        self._whole: set[str] = set()  # those that are sentences by themselves: they tell most
        self._weight: dict[str, float] = {}

    def shown(self, value: Node) -> str:
        """A node as a text would say it, or what it is where no text says it so."""
        try:
            return join(self._grammar.show(value))
        except PrintError:
            return (type(value).__doc__ or "").partition("\n")[0].rstrip(".")

    def nearest(self, text: str) -> str:
        """The nearest phrase, or nothing where none is near."""
        self._learn()
        wanted = frozenset(
            stem(said) for word in text.lower().split() for said in self._elsewhere.get(bare(word), word).split()
        )
        said = text.lower()
        akin = {phrase for word in wanted for phrase in self._with.get(word, ())}
        others = [phrase for phrase in akin if phrase.lower() not in said]  # what is there reads already
        near = max(others, key=lambda phrase: (self._likeness(wanted, phrase), -len(phrase), phrase), default="")
        return near if self._likeness(wanted, near) > _NEAR else ""

    def said_here(self, text: str) -> list[tuple[str, str]]:
        """The words of other games in a text, each with what it is called here."""
        words = dict.fromkeys(bare(word) for word in text.lower().split())
        return [(word, self._elsewhere[word]) for word in words if word in self._elsewhere]

    def _learn(self) -> None:
        """What phrases there are, and how much each word tells: the rarer, the more."""
        if self._phrases:
            return
        stems: dict[str, str] = {}
        for phrase in self._grammar.phrases:
            said = self._worded(phrase)
            for word in said.split():
                if word not in stems and not word.isupper():
                    stems[word] = stem(word)
            words = frozenset(stems[word] for word in said.split() if word in stems)
            if phrase.printed and len(said.split()) > 1 and words:
                self._phrases[said] = words
                if issubclass(phrase.kind, Instruction):
                    self._whole.add(said)
        for said, words in self._phrases.items():
            for word in words:
                self._with.setdefault(word, []).append(said)
        counts = Counter(word for words in self._phrases.values() for word in words)
        self._weight = {word: 1 / (1 + log(count)) for word, count in counts.items()}

    def could_stand(self, expected: Iterable[str], before: list[str], stopped: list[str]) -> list[str]:
        """Up to three examples of what could stand where reading stopped."""
        names = list(expected)
        if self._models is not None:
            found = self._models.after(before, stopped)
            return found or list(dict.fromkeys(said for name, said in self._examples.items() if name in names))[:3]
        found = [said for name, said in self._examples.items() if name in names]
        if self._examples and not found:
            found = [name for name in names if name.isalpha() and name.islower() and name not in _JOINTS]
        return list(dict.fromkeys(found))[:3]

    def _worded(self, phrase: Phrase) -> str:
        """A phrase in real words where there are examples for all its parts, or else with names for them."""
        if not self._examples:
            return plain(phrase.notation)
        words = self._example(phrase.kind, phrase.parts)
        return "" if words is None else join(words)

    def _example(self, kind: type, parts: tuple[Part, ...]) -> list[str] | None:
        out: list[str] = []
        plural = True
        for part in parts:
            if isinstance(part, Literal):
                out += [form.plural if plural else form.singular for form in part.ways[0]]
            elif isinstance(part, Slot):
                hint = hints(kind)[part.name]
                name = getattr(hint, "__name__", "") or str(hint)
                said = self._examples.get(part.style) or self._examples.get(name.split(" |")[0].split(".")[-1])
                if said is None:
                    return None
                out += said.split()
                plural = not said.startswith(("a ", "an ", "this ", "that "))
            elif part.shown:
                inner = self._example(kind, part.parts)
                if inner is None:
                    return None
                out += inner
        return out

    def _likeness(self, wanted: frozenset[str], phrase: str) -> float:
        """How much two wordings share of what they say."""
        words = self._phrases.get(phrase, frozenset())
        weight = self._weight
        shared = sum(weight[word] for word in words if word in wanted)
        alone = sum(weight[word] for word in words if word not in wanted)
        missed = sum(weight.get(word, 0) for word in wanted if word not in words)
        likeness = shared / (shared + alone + missed) if shared else 0.0
        # The order in which words are added up differs from process to process: it must not decide.
        return round(1.4 * likeness if phrase in self._whole else likeness, 6)


def bare(word: str) -> str:
    return word.strip(".,:;“”\"'")


def stem(word: str) -> str:
    """A word without its ending: "discards" and "discard" are one."""
    word = bare(word)
    for ending in ("ies", "ed", "s"):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            return word[: -len(ending)].rstrip("e")
    return word.rstrip("e")


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
    if (in_doubt := doubted(words, at, line, suggestions)) is not None:
        return in_doubt
    end = at
    while end < len(words) and end < at + 8 and words.words[end].plain not in (".", ";"):
        end += 1
    stopped = words.text(at, end)
    if not stopped:
        return Problem(line, words.text(max(start, at - 4), at), "the sentence stops too early", "")
    before = words.text(max(start, at - 3), at)
    reason = f"nothing known can stand here after “{before}”" if before else "no known sentence begins like this"
    around = words.text(max(start, at - 2), end)
    said = [word.plain for word in words.words[:end]]
    if before and (could := suggestions.could_stand(words.expected, said[:at], said[at:])):
        reason += "; what could stand here: " + ", ".join(f"“{some}”" for some in could)
    for word, here in suggestions.said_here(around):
        reason += f"; what other games call “{word}” is “{here}” here"
    return Problem(line, stopped, reason, suggestions.nearest(around))


def doubted(words: Words, at: int, line: int, suggestions: Suggestions) -> Problem | None:
    """The words at which reading stopped because they can be read in two ways, and the two."""
    if not words.doubts:
        return None
    start, end, *ways = max(words.doubts, key=lambda doubt: doubt[1])
    if end + 1 < at:  # a comma may follow
        return None
    one, other = (suggestions.shown(way) for way in ways)
    if one == other:
        return Problem(line, words.text(start, end), "this can be read in two ways, and nothing says which is meant")
    return Problem(line, words.text(start, end), f"this can be read in two ways: “{one}” or “{other}”")


def plain(notation: str) -> str:
    """A phrase in words for people: "inflict AMOUNT damage to TO"."""
    text = _PLACE.sub(lambda found: found.group(1).strip("_").upper(), notation)
    text = re.sub(r"[\[\]<>]", "", text)
    words = [re.sub(r"\(\w+\)|\+s$", "", word.split("|")[0].split("~")[0]).replace("_", " ") for word in text.split()]
    return (
        " ".join(words).replace(" 's", "'s").replace("you's", "your").replace("it's", "its").replace("they's", "their")
    )
