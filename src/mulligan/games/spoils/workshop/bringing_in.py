"""OCTGN's sets and decks out of a file that somebody sends: what is in it, what of it plays, and what is kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from mulligan.games.spoils.cards.card import Card, card_to_json
from mulligan.games.spoils.cards.collection import house_cards, user_cards, why_not_playable
from mulligan.games.spoils.cards.decklist import as_list
from mulligan.games.spoils.cards.library import Reading
from mulligan.games.spoils.cards.octgn import Deck, card_of, described_cards, described_deck
from mulligan.games.spoils.workshop import decks
from mulligan.games.spoils.workshop.own import LONGEST_NAME, bounded, name_taken, read_in_parts
from mulligan.games.uploads import Text, short, stem, texts_in
from mulligan.games.workshop import BroughtIn, Line
from mulligan.messages import text
from mulligan.messages.reasons import in_words

SUFFIXES = (".xml", ".o8d")
MOST_CARDS = 3_000  # in one file
MOST_OF_A_SET = 1_000
# A document that defines words of its own can grow without end while it is read; no set and no deck needs them.
DEFINES = re.compile(r"<!\s*(?:DOCTYPE|ENTITY)", re.IGNORECASE)


def bring_in(file: str, data: bytes, known: set[str], tell: Callable[[int, int], None]) -> BroughtIn:
    found = BroughtIn()
    sets: dict[str, dict[str, Card]] = {}
    lists: list[Deck] = []
    for one in texts_in(file, data, SUFFIXES):
        trouble = one.trouble or looked_at(one, sets, lists, found.lines)
        if trouble:
            found.lines.append(Line("file", one.name, "", False, False, reason=trouble))
    cards = [card for listed in sets.values() for card in listed.values()]
    if len(cards) > MOST_CARDS or any(len(listed) > MOST_OF_A_SET for listed in sets.values()):
        raise ValueError(text("workshop-file-too-many-cards", most=MOST_CARDS, set=MOST_OF_A_SET))
    if not cards and not lists and not found.lines:
        raise ValueError(text("workshop-file-nothing-spoils", file=short(file)))
    found.lines += [line_of(reading) for reading in read_in_parts(cards, lambda done: tell(done, len(cards)))]
    for name, listed in sets.items():
        content = {"cards": [without_empty(card) for card in listed.values()]}
        found.works.append({"kind": "set", "name": name, "content": content})
    there = {*known, *(card.name for card in cards), *house_cards(), *user_cards()}
    for deck in lists:
        found.lines.append(deck_line(deck, there))
        found.works.append({"kind": "deck", "name": deck.name, "content": decks.content_of(deck)})
    return found


def looked_at(one: Text, sets: dict[str, dict[str, Card]], lists: list[Deck], lines: list[Line]) -> str:
    """Gather what a text holds; why it holds nothing, if so."""
    if DEFINES.search(one.content):
        return text("workshop-file-defines")
    if one.name.lower().endswith(".o8d") or "<deck" in one.content[:2_000]:
        return gather_deck(one, lists)
    if "<set" not in one.content and "<card" not in one.content:
        return text("workshop-file-no-set")
    for name, properties, set_name in described_cards(one.content):
        of = short(set_name) if set_name.strip() else stem(one.name)
        try:
            card = bounded(card_of(name, properties, of))
        except ValueError as trouble:
            lines.append(Line("card", short(name), of, False, False, reason=str(trouble)))
        else:
            sets.setdefault(of, {})[card.name] = card
    return ""


def gather_deck(one: Text, lists: list[Deck]) -> str:
    deck = Deck(stem(one.name)[:LONGEST_NAME], described_deck(one.content))
    if not deck.entries or any(not entry.name.isprintable() for entry in deck.entries):
        return text("workshop-no-deck", file=one.name)
    if len(deck.entries) > decks.MOST_LINES or len(as_list(deck)) > decks.LONGEST_LIST:
        return text("workshop-list-too-long", most=decks.MOST_LINES)
    lists.append(deck)
    return ""


def line_of(reading: Reading) -> Line:
    """What became of a card."""
    card = reading.card
    if not reading.read:
        problem = reading.problems[0]
        return Line("card", card.name, card.set, False, False, problem.words, in_words(problem.reason), problem.nearest)
    why = why_not_playable(reading)
    if not why and name_taken(card.name):
        return Line("card", card.name, card.set, True, True, reason=text("workshop-file-card-here"))
    return Line("card", card.name, card.set, True, not why, reason=why)


def deck_line(deck: Deck, there: set[str]) -> Line:
    missing = sorted({entry.name for entry in deck.entries} - there)
    reason = text("workshop-file-deck-missing", cards=", ".join(missing)[:500]) if missing else ""
    return Line("deck", deck.name, "", not missing, not missing, reason=reason)


def without_empty(card: Card) -> dict[str, Any]:
    return {key: value for key, value in card_to_json(card).items() if value not in ("", None, []) and key != "line"}
