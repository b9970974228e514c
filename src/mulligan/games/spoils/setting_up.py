"""What can be set up before a game: a deck for every seat."""

from typing import Any

from mulligan.games.box import Seats
from mulligan.games.form import Choice, Field
from mulligan.games.spoils.cards.collection import house_decks
from mulligan.games.spoils.cards.library import Library
from mulligan.games.spoils.cards.octgn import Deck
from mulligan.messages import text


def fields(seats: Seats) -> list[Field]:
    """A deck for every seat: the ready ones, and those of the user's own library that can be played."""
    ready = [
        Choice(name, name.replace("-", " ").title(), f"{faction_of(deck)}. {text(f'spoils-deck-{name}')}")
        for name, deck in house_decks().items()
    ]
    own = [
        Choice(deck.name, text("spoils-setup-own-deck", deck=deck.name), faction_of(deck))
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


def faction_of(deck: Deck) -> str:
    """The faction that a deck's list names."""
    return next((entry.name for entry in deck.entries if entry.section.lower().startswith("faction")), "")


def setup(names: list[str], chosen: dict[str, Any]) -> dict[str, Any]:
    """The set-up that the game takes."""
    decks = list(chosen["decks"])
    if len(decks) != len(names):
        raise ValueError(text("spoils-decks-and-seats", decks=len(decks), seats=len(names)))
    return {"decks": decks, "names": names}
