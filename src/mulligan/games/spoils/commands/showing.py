"""What the language of The Spoils can say, and what its cards say as they were understood."""

from typing import Any

from mulligan.games.box import Phrase
from mulligan.games.spoils.cards.card import cards_in
from mulligan.games.spoils.cards.collection import house_cards
from mulligan.games.spoils.language import grammar, read_card, show, with_mentions
from mulligan.language.catalogue import catalogue


def phrases() -> list[Phrase]:
    """What the language can say, with examples from our own cards."""
    trees = [with_mentions(reading.tree()) for reading in house_cards().values() if reading.read]
    return [Phrase(*entry) for entry in catalogue(grammar(), trees)]


def cards_understood(content: dict[str, Any]) -> list[str]:
    """Every card's text in the words that it was understood in."""
    lines: list[str] = []
    for card in cards_in(content):
        lines.append(card.name)
        tree = read_card(card)
        lines += [f"  {line}" for line in show(tree).split("\n") if line.strip()]
    return lines
