"""A deck with and without a card, as alike as can be otherwise: what stands in for it costs about as much."""

import shutil
from collections import Counter
from dataclasses import replace
from pathlib import Path

from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.collection import find, named_deck, readings_of
from mulligan.games.spoils.cards.decklist import MAIN_SECTION, as_list
from mulligan.games.spoils.cards.octgn import Deck, Entry
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.messages import text

COPIES = 4  # how many go in where the deck has none
NOT_REPLACED = (CardType.FACTION, CardType.RESOURCE)


def with_and_without(side: str, card: str, folder: Path) -> tuple[str, str]:
    """The files of two decks: one that has the card, and one in which others of the deck stand in its place."""
    deck = named_deck(side)
    folder.mkdir(parents=True, exist_ok=True)
    if Path(side).exists():  # its own cards lie beside it
        for file in Path(side).parent.glob("*.toml"):
            if file.resolve().parent != folder.resolve():
                shutil.copy(file, folder)
    reading = find(card, deck.cards)
    if reading is None:
        raise ValueError(text("deck-no-such-card", card=card))
    counts = {entry.name: entry.count for entry in deck.entries}
    if card in counts:
        having, lacking = deck, exchanged(deck, reading.card, out=True)
    else:
        having, lacking = exchanged(deck, reading.card, out=False), deck
    return (
        written(replace(having, name=text("balance-with", deck=deck.name, card=card)), folder),
        written(replace(lacking, name=text("balance-without", deck=deck.name, card=card)), folder),
    )


def exchanged(deck: Deck, card: Card, out: bool) -> Deck:
    """The deck with the card taken out for others of its own, or put in for them."""
    others = [name for name in like(deck, card) if name != card.name]
    if not others:
        raise ValueError(text("balance-nothing-alike", deck=deck.name, card=card.name))
    counts = Counter({entry.name: entry.count for entry in deck.entries})
    if out:
        for i in range(counts.pop(card.name)):
            counts[others[i % len(others)]] += 1
    else:
        for i in range(COPIES):
            spare = next((name for name in (*others[i % len(others) :], *others) if counts[name] > 0), others[0])
            counts[spare] -= 1
        counts[card.name] = COPIES
    sections = {entry.name: entry.section for entry in deck.entries}
    names = [*dict.fromkeys([*(entry.name for entry in deck.entries), card.name])]
    entries = [Entry(name, counts[name], sections.get(name, MAIN_SECTION)) for name in names if counts[name] > 0]
    return replace(deck, entries=tuple(entries))


def like(deck: Deck, card: Card) -> list[str]:
    """The deck's cards of that type, those first that cost about as much; of any type where there are none."""
    readings = readings_of(deck)
    cards = [reading.card for reading in readings.values() if reading.card.type not in NOT_REPLACED]
    of_type = [one for one in cards if one.type == card.type and one.name != card.name]
    return [one.name for one in sorted(of_type or cards, key=lambda one: abs((one.cost or 0) - (card.cost or 0)))]


def written(deck: Deck, folder: Path) -> str:
    file = folder / f"{deck.name}.txt"
    file.write_text(as_list(deck), encoding="utf-8")
    return str(file)
