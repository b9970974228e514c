"""What a language can say: its kinds of phrase, the ways to say each, and an example of it from a real text."""

from __future__ import annotations

from collections.abc import Iterable

from mulligan.language.declarations import about
from mulligan.language.grammar import Grammar, PrintError
from mulligan.language.tree import Node, walk
from mulligan.language.words import join

Entry = tuple[str, str, str, tuple[str, ...], str]  # its sort, its name, what it means, the ways to say it, an example


def catalogue(grammar: Grammar, trees: Iterable[Node]) -> list[Entry]:
    """Every kind of phrase, by sort and name, with an example from the trees."""
    ways: dict[type[Node], list[str]] = {}
    for phrase in grammar.phrases:
        ways.setdefault(phrase.kind, []).append(phrase.notation)
    found = examples(grammar, trees, set(ways))
    entries = [
        (sort_of(kind), kind.__name__, about(kind), tuple(said), found.get(kind, readable(said[0])))
        for kind, said in ways.items()
    ]
    return sorted(entries)


def sort_of(kind: type[Node]) -> str:
    """The broadest kind that it belongs to: Instruction, Amount, Condition…"""
    return kind.__mro__[-3].__name__ if len(kind.__mro__) > 3 else "Node"


def examples(grammar: Grammar, trees: Iterable[Node], wanted: set[type[Node]]) -> dict[type[Node], str]:
    """Of each kind, the shortest that some text has."""
    found: dict[type[Node], str] = {}
    for tree in trees:
        for part in walk(tree):
            if type(part) in wanted:
                try:
                    said = join(grammar.show(part))
                except PrintError:
                    continue
                if said and (type(part) not in found or len(said) < len(found[type(part)])):
                    found[type(part)] = said
    return found


def readable(way: str) -> str:
    """A way to say something, with dots where other phrases go."""
    words = []
    for word in way.replace("[", "").replace("]", "").replace("<", "").replace(">", "").split():
        plain = word.split("|")[0].split("~")[0].replace("(s)", "").replace("+s", "").replace("_", " ")
        words.append("…" if word.startswith("{") else plain)
    return join(words)
