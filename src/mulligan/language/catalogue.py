"""What a language can say: its kinds of phrase, the ways to say each, and an example of it that reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import islice, product
from typing import Any, get_args, get_origin

from mulligan.language.declarations import about, hints
from mulligan.language.grammar import Grammar, Phrase, PrintError, without_none
from mulligan.language.notation import slots
from mulligan.language.tree import Node, walk
from mulligan.language.words import join, split

Entry = tuple[str, str, str, tuple[str, ...], str]  # its sort, its name, what it means, the ways to say it, an example
FEW = 4  # parts that are tried in one place of a phrase
MANY = 60  # phrases that are put together before one is found that reads


def catalogue(grammar: Grammar, trees: Iterable[Node]) -> list[Entry]:
    """Every kind of phrase, by sort and name, with an example: from the trees, or put together of their parts."""
    ways: dict[type[Node], list[Phrase]] = {}
    for phrase in grammar.phrases:
        ways.setdefault(phrase.kind, []).append(phrase)
    found = Examples(grammar, trees)
    found.complete(ways)
    return sorted(
        (sort_of(kind), kind.__name__, about(kind), tuple(one.notation for one in said), found.of(kind, said[0]))
        for kind, said in ways.items()
    )


def sort_of(kind: type[Node]) -> str:
    """The broadest kind that it belongs to: Instruction, Amount, Condition…"""
    return kind.__mro__[-3].__name__ if len(kind.__mro__) > 3 else "Node"


class Examples:
    """Of each kind of phrase the shortest that some text has; of the others, one put together of what is usual."""

    def __init__(self, grammar: Grammar, trees: Iterable[Node]) -> None:
        self.grammar = grammar
        self.said: dict[type[Node], str] = {}
        self.parts: dict[type[Node], Counter[Node]] = {}
        for tree in trees:
            for part in walk(tree):
                self.note(part, self.words(part))

    def of(self, kind: type[Node], way: Phrase) -> str:
        return self.said.get(kind) or readable(way.notation)

    def note(self, part: Node, said: str) -> None:
        if not said:
            return
        kind = type(part)
        if kind not in self.said or len(said) < len(self.said[kind]):
            self.said[kind] = said
        if said != "1":  # of two or more one sees better what the words are
            self.parts.setdefault(kind, Counter())[part] += 1

    def words(self, part: Node) -> str:
        try:
            return join(self.grammar.show(part))
        except (PrintError, AttributeError, KeyError, AssertionError):  # a style that is for other values
            return ""

    def complete(self, ways: dict[type[Node], list[Phrase]]) -> None:
        """Put together what no text has, until nothing more can be."""
        missing = [kind for kind in ways if kind not in self.said]
        while missing:
            for kind in missing:
                for phrase in ways[kind]:
                    self.put_together(phrase)
            left = [kind for kind in missing if kind not in self.said]
            if len(left) == len(missing):
                return
            missing = left

    def put_together(self, phrase: Phrase) -> None:
        """The first of the phrases so made that reads as what it is."""
        declared = hints(phrase.kind)
        wanted = [slot.name for slot in slots(phrase.parts) if slot.name not in phrase.implied]
        choices = [list(islice(self.values(declared[name]), FEW)) for name in wanted]
        for values in islice(product(*choices), MANY):
            try:
                made = phrase.kind(**phrase.implied, **dict(zip(wanted, values, strict=True)))
            except TypeError:  # it has fields that are not spoken of
                return
            said = self.words(made)
            if said and self.reads_as(said, made):
                self.note(made, said)
                return

    def values(self, hint: Any) -> Iterator[Any]:
        """What could stand in a place, the most usual first."""
        hint = without_none(hint)
        if get_origin(hint) is tuple:
            yield from ((value,) for value in self.values(get_args(hint)[0]))
        elif isinstance(hint, type) and issubclass(hint, Enum):
            yield from hint
        elif isinstance(hint, type) and issubclass(hint, Node):
            fitting = sorted((kind for kind in self.parts if issubclass(kind, hint)), key=self.rank)
            yield from (self.parts[kind].most_common(1)[0][0] for kind in fitting)
        elif hint is int:
            yield from (2, 1)

    def rank(self, kind: type[Node]) -> tuple[bool, int, str]:
        """A plain number first; then what stands in the most places."""
        return not self.said[kind].isdigit(), -self.parts[kind].most_common(1)[0][1], kind.__name__

    def reads_as(self, said: str, made: Node) -> bool:
        words = split(said)
        found = self.grammar.reader(type(made))(words, 0)
        return found.status and found.index == len(words) and found.value == made


def readable(way: str) -> str:
    """A way to say something, with dots where other phrases go."""
    words = []
    for word in way.replace("[", "").replace("]", "").replace("<", "").replace(">", "").split():
        plain = word.split("|")[0].split("~")[0].replace("(s)", "").replace("+s", "").replace("_", " ")
        words.append("…" if word.startswith("{") else plain)
    return join(words)
