"""Cards of one's own: written in the editor, or brought in with a set of another program's; always within bounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any

from mulligan.games.spoils.cards.card import Card, CardTrouble, card_from_json, card_of
from mulligan.games.spoils.cards.collection import house_cards, user_cards
from mulligan.games.spoils.cards.library import Reading, read_all
from mulligan.games.uploads import UNSEEN
from mulligan.messages import text
from mulligan.messages.reasons import in_words

LONGEST_TEXT = 2_000
LONGEST_NAME = 60
MOST_SUBTYPES = 12
LARGEST = 99  # number on a card: a position has room for no other
A_PART = 20  # cards that are read together; of many more the library would make processes of its own


def own_cards(works: list[dict[str, Any]]) -> tuple[Card, ...]:
    """Cards that can be read; the others are no cards yet."""
    found: dict[str, Card] = {}
    for card in cards_of(works):
        if not name_taken(card.name):
            found.setdefault(card.name, card)
    return tuple(found.values())


def cards_of(works: Iterable[dict[str, Any]]) -> Iterator[Card]:
    for content in works:
        with suppress(ValueError):
            yield listed_card(content) if "type" in content else written_card(content)


def name_taken(name: str) -> bool:
    """In one game a name means one card: nobody's own stands in for one that others play with."""
    return name in house_cards() or name in user_cards()


def written_card(content: dict[str, Any]) -> Card:
    """A card from what somebody wrote, within bounds."""
    given = {key: value for key, value in content.items() if value not in ("", None)}
    if len(str(given.get("text", ""))) > LONGEST_TEXT:
        raise ValueError(text("workshop-text-too-long", most=LONGEST_TEXT))
    if any(len(str(value)) > LONGEST_NAME for key, value in given.items() if key != "text"):
        raise ValueError(text("workshop-name-too-long", most=LONGEST_NAME))
    try:
        return bounded(card_of({**given, "set": ""}, 0))
    except CardTrouble as trouble:
        reason = in_words(trouble.reason)
        raise ValueError(f"{trouble.words}: {reason}" if trouble.words else reason) from None


def listed_card(content: dict[str, Any]) -> Card:
    """A card of a set that somebody has brought in."""
    if not all(isinstance(value, str | int | list | None) for value in content.values()):
        raise ValueError(text("card-not-one"))
    return bounded(card_from_json(content))


def bounded(card: Card) -> Card:
    """A card as it is, or a `ValueError` that says what is too long, or cannot be printed."""
    words = [card.name, card.trade, card.threshold, card.rarity, card.set, *card.supertypes, *card.subtypes]
    numbers = [card.cost, card.strength, card.life, card.speed, card.structure, card.influence]
    if not all(isinstance(one, str) for one in (*words, card.text)) or not card.name.strip():
        raise ValueError(text("card-not-one"))
    if not all(one is None or isinstance(one, int) for one in numbers):
        raise ValueError(text("card-not-one"))
    if any(one is not None and not 0 <= one <= LARGEST for one in numbers):
        raise ValueError(text("workshop-number-too-large", most=LARGEST))
    if len(card.text) > LONGEST_TEXT:
        raise ValueError(text("workshop-text-too-long", most=LONGEST_TEXT))
    if any(len(one) > LONGEST_NAME for one in words) or len(card.subtypes) > MOST_SUBTYPES:
        raise ValueError(text("workshop-name-too-long", most=LONGEST_NAME))
    if UNSEEN.search(card.text) or not all(one.isprintable() for one in words):
        raise ValueError(text("workshop-not-printable"))
    return card


def read_in_parts(cards: Iterable[Card], tell: Callable[[int], None] = lambda done: None) -> Iterator[Reading]:
    """Read many cards, a few at a time; `tell` hears how many are done."""
    wanted = list(cards)
    for start in range(0, len(wanted), A_PART):
        yield from read_all(wanted[start : start + A_PART])
        tell(min(start + A_PART, len(wanted)))
