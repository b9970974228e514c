"""A card while it is written: what was understood, what was not, what could stand there, and how it looks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.library import Reading
from mulligan.games.spoils.language import read_card, show
from mulligan.games.spoils.vocabulary.paragraphs import CardText
from mulligan.games.spoils.workshop import shelf
from mulligan.games.workshop import Misread, Weighed
from mulligan.language.reader import Problem, ReadError, stem
from mulligan.language.tree import to_json
from mulligan.messages.reasons import in_words

MENDED = 2  # of the lines that were not understood: each costs readings
TELLING = 4  # letters of a word that says what a sentence is about
HEADING = re.compile(r"[A-Z][A-Z' ]+(:|$)")
NUMBERS = re.compile(r"[+-]\d+/[+-]\d+")
SAID_HERE = re.compile("what other games call “(.+?)” is “(.+?)” here")


def the_rest(card: Card, error: ReadError) -> list[str]:
    """How the other lines were understood, where they can stand without those that were not."""
    wrong = {problem.line for problem in error.problems}
    lines = [line for block in blocks(card.text) if not wrong & set(block) for line in block.values()]
    if not any(line.strip() for line in lines):
        return []
    try:
        return told(read_card(replace(card, text="\n".join(lines))))
    except (ReadError, RecursionError):
        return []


def blocks(words: str) -> list[dict[int, str]]:
    """Lines by their numbers, those of an ability together: its name, its costs and its effect mean nothing apart."""
    found: list[dict[int, str]] = []
    headed = False
    for number, line in enumerate(words.split("\n"), 1):
        if not (headed and HEADING.match(line)):
            found.append({})
        found[-1][number] = line
        headed = HEADING.match(line) is not None
    return found


def told(tree: CardText) -> list[str]:
    return [line for line in show(tree).split("\n") if line.strip()]


def mended(card: Card, line: int, problems: list[Problem]) -> str:
    """The line with this game's words for what others call otherwise, or with what is near to the words that were not
    understood: whichever reads."""
    lines = card.text.split("\n")
    if not 0 < line <= len(lines):
        return ""
    for tried in ways_to_mend(lines[line - 1], problems):
        lines[line - 1] = tried
        try:
            read_card(replace(card, text="\n".join(lines)))
        except ReadError as error:
            if any(one.line == line for one in error.problems):
                continue
        except RecursionError:
            continue
        return tried
    return ""


def ways_to_mend(line: str, problems: list[Problem]) -> Iterator[str]:
    ours = {theirs: here for one in problems for theirs, here in SAID_HERE.findall(one.reason)}
    for one in problems:
        if NUMBERS.fullmatch(one.words):
            line = re.sub(rf"(?:gets? *)?{re.escape(one.words)}", one.nearest, line)
    if ours:
        yield reworded(line, ours)
        for left in ours if len(ours) > 1 else ():
            yield reworded(line, {theirs: here for theirs, here in ours.items() if theirs != left})
        yield reworded(line, {f"the {theirs}": here for theirs, here in ours.items()})
    for one in problems:
        alike = {stem(word) for word in one.words.lower().split() if len(word) >= TELLING}
        if "…" not in one.nearest and alike & {stem(word) for word in one.nearest.lower().split()}:
            yield line.replace(one.words, one.nearest, 1)


def reworded(line: str, ours: dict[str, str]) -> str:
    for theirs, here in ours.items():
        line = re.sub(rf"\b{re.escape(theirs)}\b", here, line, flags=re.IGNORECASE)
    return line


def weigh_card(content: dict[str, Any], written_card: Callable[[dict[str, Any]], Card]) -> Weighed:
    """The text is read here and kept nowhere: every letter typed would be another one."""
    try:
        card = written_card(content)
    except ValueError as trouble:
        return Weighed(trouble=str(trouble))
    try:
        tree = read_card(card)
        reading = Reading(card, [], to_json(tree))
        understood = told(tree)
    except ReadError as error:
        reading, understood = Reading(card, error.problems), the_rest(card, error)
    except RecursionError:
        return Weighed(trouble=in_words("one phrase stands inside another too often"))
    kept = shelf.one(reading, "own")
    wrong = list(dict.fromkeys(one.line for one in reading.problems))
    better = {
        line: mended(card, line, [one for one in reading.problems if one.line == line]) for line in wrong[:MENDED]
    }
    misread = [
        Misread(card.name, one.line, one.words, in_words(one.reason), one.nearest, better.pop(one.line, ""))
        for one in reading.problems
    ]
    if reading.read and kept.why:
        misread = [Misread(card.name, 1, "", kept.why, "")]
    return Weighed(misread=misread, understood=understood, faces=[kept.face])
