"""Decks while they are built: read from a list or from OCTGN's form, weighed by format, written out again."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from mulligan.games.form import Choice
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.collection import DeckRefused, gathered, house_decks
from mulligan.games.spoils.cards.decklist import MAIN_SECTION, DeckTrouble, as_list, listed_deck
from mulligan.games.spoils.cards.formats import FORMATS, faults
from mulligan.games.spoils.cards.octgn import Deck, Entry, OctgnTrouble, read_deck
from mulligan.games.spoils.setting_up import at_a_glance, faction_of
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.games.workshop import Offer, Shelf, Weighed
from mulligan.messages import text

LONGEST_LIST = 20_000
MOST_LINES = 400
OCTGN = "o8d"
STAPLES = {"O": "Obsession", "G": "Greed", "E": "Elitism", "D": "Deception", "R": "Rage"}
FACTION_SECTION = "Faction"
TRIAL_DECK, TRIAL_FACTION = "eel-lane", "The Open Gate"
TRIAL_COPIES, TRIAL_STAPLES = 30, 45


def weigh(content: dict[str, Any], own: tuple[Card, ...]) -> Weighed:
    """A deck's lines, and what every format says of it. An empty list is a deck that has not begun."""
    try:
        deck = replace(listed("deck", content), cards=own)
    except ValueError as trouble:
        if not str(content.get("list", "")).strip():
            return Weighed(faults={format_: faults(Deck("deck", ()), format_) for format_ in FORMATS})
        return Weighed(trouble=str(trouble))
    shelves = [Shelf(entry.name, entry.count, entry.section) for entry in deck.entries]
    return Weighed(shelves=shelves, faults={format_: faults(deck, format_) for format_ in FORMATS})


def brought(name: str, content: dict[str, Any], own: tuple[Card, ...]) -> Deck:
    """A deck that somebody comes with."""
    listed_names = {entry.name for entry in listed(name, content).entries}
    cards = tuple(card for card in own if card.name in listed_names)
    return replace(listed(name, content), cards=cards)


def offer(ident: str, name: str, content: dict[str, Any], own: tuple[Card, ...]) -> Offer:
    """A deck at a glance, to be chosen before a game; whether it can be played is told with it."""
    choice = Choice(ident, name)
    try:
        deck = brought(name, content, own)
        choice.about = faction_of(deck)
        at_a_glance(choice, deck)
        gathered((deck,))
    except DeckRefused as refused:
        return Offer(choice, "; ".join(refused.faults))
    except ValueError as trouble:
        return Offer(choice, str(trouble))
    return Offer(choice)


def trial(card: Card) -> Deck:
    """A deck in which a card comes up at once: many of it, and the staples that it asks for."""
    if card.type is CardType.FACTION:
        entries = (*house_decks()[TRIAL_DECK].entries, Entry(card.name, 1, FACTION_SECTION))
        kept = tuple(entry for entry in entries if entry.name == card.name or entry.section != FACTION_SECTION)
        return Deck(card.name, kept, (card,))
    asked = [STAPLES[letter] for letter in dict.fromkeys(card.threshold) if letter in STAPLES]
    wanted = asked or list(STAPLES.values())
    staples = [Entry(name, TRIAL_STAPLES // len(wanted), MAIN_SECTION) for name in wanted]
    own = Entry(card.name, TRIAL_COPIES, MAIN_SECTION)
    return Deck(card.name, (Entry(TRIAL_FACTION, 1, FACTION_SECTION), *staples, own), (card,))


def listed(name: str, content: dict[str, Any]) -> Deck:
    written = content.get("list", "")
    if not isinstance(written, str) or len(written) > LONGEST_LIST or written.count("\n") > MOST_LINES:
        raise ValueError(text("workshop-list-too-long", most=MOST_LINES))
    return listed_deck(name, written)


def read(file: str, written: str) -> Deck:
    """A deck from the text of a file, told apart by its name and by how it begins."""
    if len(written) > 4 * LONGEST_LIST:
        raise ValueError(text("workshop-list-too-long", most=MOST_LINES))
    stem = Path(file).stem[:60] or "deck"
    if not (file.endswith(f".{OCTGN}") or written.lstrip("\ufeff \n\r\t").startswith("<")):
        return listed_deck(stem, written.lstrip("\ufeff"))
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder, "deck.o8d")
        place.write_text(written, encoding="utf-8")
        try:
            return replace(read_deck(place), name=stem)
        except OctgnTrouble:
            raise DeckTrouble(text("workshop-no-deck", file=file[:60])) from None


def content_of(deck: Deck) -> dict[str, Any]:
    return {"name": deck.name, "list": as_list(deck)}


def written(name: str, content: dict[str, Any], form: str) -> tuple[str, str]:
    """A deck as a plain list, or as OCTGN has it; OCTGN's own numbers of cards are not known here."""
    deck = listed(name, content)
    if form != OCTGN:
        return f"{name}.txt", as_list(deck)
    sections: dict[str, list[str]] = {}
    for entry in deck.entries:
        line = f'    <card qty="{entry.count}" id="">{escape(entry.name)}</card>'
        sections.setdefault(entry.section, []).append(line)
    body = [
        line
        for section, cards in sections.items()
        for line in (f"  <section name={quoteattr(section)}>", *cards, "  </section>")
    ]
    head = '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<deck game="">'
    return f"{name}.o8d", "\n".join([head, *body, "</deck>"]) + "\n"
