"""What can be set up before a game: a deck for every seat."""

from collections import Counter
from typing import Any

from mulligan.games.box import Seats
from mulligan.games.form import Choice, Field
from mulligan.games.spoils.cards.collection import house_decks, readings_of
from mulligan.games.spoils.cards.library import Library
from mulligan.games.spoils.cards.octgn import Deck
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.messages import text


def fields(seats: Seats) -> list[Field]:
    """A deck for every seat: the ready ones, and those of the user's own library that can be played."""
    ready = [
        at_a_glance(
            Choice(name, title_of(name), f"{faction_of(deck)}. {text(f'spoils-deck-{name}')}"),
            deck,
        )
        for name, deck in house_decks().items()
    ]
    own = [
        at_a_glance(Choice(deck.name, text("spoils-setup-own-deck", deck=deck.name), faction_of(deck)), deck)
        for deck in Library().decks()
        if deck.name not in house_decks()
    ]
    return [
        Field(
            id="decks",
            kind="choice-per-seat",
            label=text("spoils-setup-deck"),
            usual=[choice.value for choice in ready[: seats.most]],
            choices=ready + own,
        )
    ]


def title_of(deck: str) -> str:
    """A deck's name as one says it."""
    return text(f"spoils-deck-name-{deck}") if deck in house_decks() else deck


def at_a_glance(choice: Choice, deck: Deck) -> Choice:
    """A deck's trades, its curve, and the dearest character as its face."""
    known = readings_of(deck)
    cards = [(known[entry.name].card, entry.count) for entry in deck.entries if entry.name in known]
    trades: Counter[str] = Counter()
    curve: Counter[int] = Counter()
    for card, count in cards:
        if card.trade and card.cost is not None:
            trades[card.trade.lower()] += count
        if card.cost is not None:
            curve[card.cost] += count
    choice.signs = [trade for trade, _ in trades.most_common()]
    choice.curve = [curve[cost] for cost in range(max(curve, default=-1) + 1)]
    people = [card for card, _ in cards if card.type is CardType.CHARACTER]
    face = max(people, key=lambda card: (card.cost or 0, card.name), default=None)
    if face is not None:
        choice.pictured = [face.name, f"{face.trade} Character - {', '.join(face.subtypes)}", face.text]
    return choice


def faction_of(deck: Deck) -> str:
    """The faction that a deck's list names."""
    return next((entry.name for entry in deck.entries if entry.section.lower().startswith("faction")), "")


def setup(names: list[str], chosen: dict[str, Any]) -> dict[str, Any]:
    """The set-up that the game takes."""
    decks = list(chosen["decks"])
    if len(decks) != len(names):
        raise ValueError(text("spoils-decks-and-seats", decks=len(decks), seats=len(names)))
    return {"decks": decks, "names": names}
