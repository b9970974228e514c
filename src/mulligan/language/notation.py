"""The notation in which phrases are written: one line of English that reads and prints a node.

destroy(s) {what}               a verb and a slot named after the node's field
{count} token+s on {on}         a noun that follows the number before it
is~are|was depleted             singular~plural; `|` for other wordings, read and never printed; `_` joins words
put {what} [face-down]          square: may be missing; printed only when a slot inside it has something to say
draw <the> top card             angled: may be missing, always printed
{types:or}                      a list: or, and, many (side by side); `{x:simple}`: no compound phrase at this place
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_PART = re.compile(r"[\[\]<>]|\{[^}]*\}|[^\s\[\]<>{}]+")


@dataclass(frozen=True, slots=True)
class Literal:
    """One place for a word, with the ways it may be worded; the first way is printed."""

    ways: tuple[tuple[Form, ...], ...]


@dataclass(frozen=True, slots=True)
class Form:
    """A word and its other number: `plural` where more than one is spoken of."""

    singular: str
    plural: str


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a part of the node."""

    name: str
    style: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """A run that may be missing when read; `shown` when it is printed all the same."""

    parts: tuple[Part, ...]
    shown: bool


Part = Literal | Slot | Group


def parse(text: str) -> tuple[Part, ...]:
    """A phrase in this notation as its parts."""
    stack: list[list[Part]] = [[]]
    for token in _PART.findall(text):
        if token in "[<":
            stack.append([])
        elif token in "]>":
            inside = tuple(stack.pop())
            stack[-1].append(Group(inside, token == ">"))
        elif token.startswith("{"):
            name, _, style = token[1:-1].partition(":")
            stack[-1].append(Slot(name, style))
        else:
            stack[-1].append(Literal(tuple(_way(way) for way in token.split("|"))))
    if len(stack) != 1:
        raise ValueError(f"unbalanced brackets in the phrase {text!r}")
    return tuple(stack[0])


def slots(parts: tuple[Part, ...]) -> list[Slot]:
    """Every slot of a phrase, in order."""
    found: list[Slot] = []
    for part in parts:
        if isinstance(part, Slot):
            found.append(part)
        elif isinstance(part, Group):
            found.extend(slots(part.parts))
    return found


def firsts(parts: tuple[Part, ...]) -> set[str] | None:
    """The words a phrase can begin with, or None where any word might begin it."""
    found: set[str] = set()
    for part in parts:
        if isinstance(part, Slot):
            return None
        if isinstance(part, Literal):
            for way in part.ways:
                found |= {way[0].singular.lower(), way[0].plural.lower()}
            if "is" in found:
                found.add("'s")  # "it's"
            return found
        inside = firsts(part.parts)
        if inside is None:
            return None
        found |= inside
    return None


def literals(parts: tuple[Part, ...]) -> set[str]:
    """Every word that a phrase itself has."""
    found: set[str] = set()
    for part in parts:
        if isinstance(part, Literal):
            found |= {word.lower() for way in part.ways for form in way for word in (form.singular, form.plural)}
        elif isinstance(part, Group):
            found |= literals(part.parts)
    return found


def _way(way: str) -> tuple[Form, ...]:
    return tuple(_form(word) for word in way.split("_"))


def _form(word: str) -> Form:
    if "~" in word:
        singular, _, plural = word.partition("~")
        return Form(singular, plural)
    if word.endswith("(s)"):
        return Form(word[:-3] + "s", word[:-3])
    if word.endswith("(es)"):
        return Form(word[:-4] + "es", word[:-4])
    if word.endswith("+s"):
        return Form(word[:-2], word[:-2] + "s")
    return Form(word, word)
