"""Checks a file of Mystic War cards: what is wrong in it, card by card, with the line and the words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mulligan.games.mystic_war.vocabulary.reading import acts_of
from mulligan.language.reader import Problem, ReadError

KINDS = ("resource", "spell", "deity", "event", "victory")
ENTRIES = ("name", "kind", "timing", "stays", "count", "amounts", "needs", "picture", "text")
RESOURCES = 3


def problems(cards: list[dict[str, Any]], source: str) -> Iterator[tuple[str, Problem]]:
    """Every fault, with the name of its card."""
    starts = [number for number, line in enumerate(source.splitlines(), 1) if line.strip() == "[[card]]"]
    for at, card in enumerate(cards):
        line = starts[at] if at < len(starts) else 0
        name = str(card.get("name", "")) or "a card without a name"
        found = fault_of(card)
        if found is not None:
            yield name, Problem(line, *found)
        elif card["kind"] != "victory":
            yield from ((name, problem) for problem in text_problems(card, text_line(source, line)))


def fault_of(card: dict[str, Any]) -> tuple[str, str] | None:
    """The first entry of a card that is wrong, and why."""
    for key in card:
        if key not in ENTRIES:
            return key, f"a card has no such entry; there are “{', '.join(ENTRIES)}”"
    if not isinstance(card.get("name"), str) or not card["name"]:
        return "name", "every card has a name"
    if card.get("kind") not in KINDS:
        return str(card.get("kind", "")), f"a card is of a kind: “{', '.join(KINDS)}”"
    if card.get("timing", "any time") != "any time":
        return str(card["timing"]), "the only timing that a card names is “any time”"
    if not isinstance(card.get("stays", False), bool):
        return str(card["stays"]), "a card stays face up or not: true or false"
    if not isinstance(card.get("picture", ""), str):
        return str(card["picture"]), "a picture is a name"
    if not whole(card.get("count", 1)):
        return str(card["count"]), "a count is a whole number from 1"
    for key in ("amounts", "needs"):
        if not isinstance(card.get(key, []), list) or not all(whole(number) for number in card.get(key, [])):
            return str(card[key]), f"“{key}” are whole numbers from 1"
    if card["kind"] == "victory":
        return None if len(card.get("needs", [])) == RESOURCES else ("needs", "a victory card needs three amounts")
    return None if isinstance(card.get("text"), str) and card["text"] else ("text", "a card says what it does")


def whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


def text_problems(card: dict[str, Any], line: int) -> Iterator[Problem]:
    for amount in sorted(set(card.get("amounts", [1]))):
        try:
            text = card["text"].replace("{amount}", str(amount))
            acts_of(text, card["kind"], card.get("timing") == "any time", card.get("stays", False))
        except ReadError as error:
            for problem in error.problems:
                yield Problem(line + problem.line - 1, problem.words, problem.reason, problem.nearest)
            return


def text_line(source: str, start: int) -> int:
    """The line on which the text of the card that begins there stands."""
    lines = source.splitlines()
    for number in range(start, len(lines)):
        if lines[number].lstrip().startswith("text"):
            return number + 1
        if lines[number].strip() == "[[card]]":
            break
    return start
