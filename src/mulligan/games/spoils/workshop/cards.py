"""A card while it is written: what was understood, what was not, what could stand there, and how it looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.library import Reading
from mulligan.games.spoils.language import read_card, show
from mulligan.games.spoils.workshop import shelf
from mulligan.games.workshop import Misread, Weighed
from mulligan.language.reader import ReadError
from mulligan.language.tree import to_json
from mulligan.messages.reasons import in_words


def weigh_card(content: dict[str, Any], written_card: Callable[[dict[str, Any]], Card]) -> Weighed:
    """The text is read here and kept nowhere: every letter typed would be another one."""
    try:
        card = written_card(content)
    except ValueError as trouble:
        return Weighed(trouble=str(trouble))
    try:
        tree = read_card(card)
        reading = Reading(card, [], to_json(tree))
        understood = [line for line in show(tree).split("\n") if line.strip()]
    except ReadError as error:
        reading, understood = Reading(card, error.problems), []
    except RecursionError:
        return Weighed(trouble=in_words("one phrase stands inside another too often"))
    kept = shelf.one(reading, "own")
    misread = [Misread(card.name, one.line, one.words, in_words(one.reason), one.nearest) for one in reading.problems]
    if reading.read and kept.why:
        misread = [Misread(card.name, 1, "", kept.why, "")]
    return Weighed(misread=misread, understood=understood, faces=[kept.face])
