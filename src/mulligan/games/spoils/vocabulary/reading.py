"""The lines of a text: habits of other games in them, and a list of things to choose from, however it is set out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from mulligan.games.spoils.vocabulary.terms import Icon
from mulligan.language.reader import Problem

# "Choose one:", "choose two of the following:", and what may stand after it on the same line.
_LEAD: Final = re.compile(
    r"(.*\bchooses? (?:one or both|one|(?:up to )?(?:two|three)))(?: of the following)?\s*(?:[:–—]|\s-\s)\s*(.*)$",
    re.I,
)
_BULLET: Final = re.compile(r"\s*(?:[•*·]|[-–—](?=\s))\s*")
_JOINT: Final = re.compile(r"\s*;\s*(?:(?:and/or|and|or)\s+)?|\s*[•·]\s*", re.I)
_NO_ICON: Final = re.compile(r"\[[^\WOGEDRV_]\]|\{\w\}", re.I)
_PAIR: Final = re.compile(r"(([+-][\dX]+)/([+-][\dX]+))", re.I)
_NO_SUCH_ICON: Final = "there is no such icon"
_IN_WORDS: Final = "there is no such icon: a cost is written in words, on a line of its own below the ability's name"
_STOP: Final = re.compile(r"(?<=\.)\s+")


@dataclass(frozen=True)
class Line:
    """One line of a text, and where it stands."""

    number: int
    text: str


def options_apart(lines: list[Line]) -> list[Line]:
    """Lines in which each thing to choose from is an option of its own: after marks, or between semicolons."""
    for at, line in enumerate(lines):
        lead = _LEAD.match(line.text)
        if lead is None:
            continue
        listed = listed_after(lead.group(2), lines[at + 1 :], line.number, lead.group(1))
        if len(listed) < 2:
            continue
        if lead.group(2) and lead.group(1).lower().endswith(" one"):  # one sentence, as "choose one: A, or B"
            one = ", or ".join(small(option.text) for option in listed)
            return [*lines[:at], Line(line.number, f"{lead.group(1)}: {one}."), *lines[at + 1 :]]
        made = [*lines[:at], Line(line.number, f"{lead.group(1)} of the following:")]
        for number, option in enumerate(listed, 1):
            made.append(Line(option.number, f"OPTION {number}: {option.text}"))
        return made
    return lines


def habits(line: Line) -> Iterator[Problem]:
    """What is written in signs elsewhere and in words here: a cost, or strength and life."""
    for sign in _NO_ICON.findall(line.text):
        inside = sign[1:-1].upper()
        if inside in ("T", "Q"):
            yield Problem(line.number, sign, _IN_WORDS, "COST: Deplete this card. EFFECT: …")
        elif inside.isdigit():
            yield Problem(line.number, sign, _IN_WORDS, f"COST: Pay {inside}. EFFECT: …")
        else:
            yield Problem(line.number, sign, _NO_SUCH_ICON, " ".join(f"[{icon.value}]" for icon in Icon))
    for sign, strength, life in _PAIR.findall(line.text):
        said = f"{_change(strength)} strength and {_change(life)} life"
        yield Problem(line.number, sign, "strength and life are named, each by itself", said)


def _change(number: str) -> str:
    return f"{'loses' if number.startswith('-') else 'gains'} {number[1:]}"


def listed_after(rest: str, below: list[Line], number: int, lead: str) -> list[Line]:
    """What stands in a list: on the line itself, or on those below it, each after a mark."""
    if not rest.strip():
        marked = [Line(line.number, _BULLET.sub("", line.text, 1)) for line in below if _BULLET.match(line.text)]
        return marked if len(marked) == len(below) else []
    if below:
        return []
    parts = [part for part in _JOINT.split(rest) if part.strip()]
    if len(parts) < 2 and not lead.lower().endswith(" one"):  # "choose two: A. B. C."
        parts = [part for part in _STOP.split(rest) if part.strip()]
    return [Line(number, sentence(part)) for part in parts]


def sentence(words: str) -> str:
    words = words.strip().rstrip(",.")
    return f"{words[:1].upper()}{words[1:]}."


def small(words: str) -> str:
    return f"{words[:1].lower()}{words[1:]}".rstrip(".")
