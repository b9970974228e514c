"""A card tried in a ready deck: the deck with it and without it, against every other, in the same deals."""

from __future__ import annotations

from dataclasses import replace

from mulligan.games.spoils.cards.card import Card, card_to_json
from mulligan.games.spoils.cards.collection import (
    for_the_journal,
    house_decks,
    own_cards,
    readings_of,
    why_not_playable,
)
from mulligan.games.spoils.cards.octgn import Deck
from mulligan.games.spoils.commands.variants import NOT_REPLACED, exchanged
from mulligan.games.spoils.workshop.own import name_taken
from mulligan.games.workshop import Trial, Trials
from mulligan.messages import text


def trials_of(card: Card) -> Trials:
    if card.type in NOT_REPLACED:
        raise ValueError(text("workshop-fair-not-this-type"))
    if name_taken(card.name):
        raise ValueError(text("workshop-name-taken", card=card.name))
    why = why_not_playable(own_cards((card,))[card.name])
    if why:
        raise ValueError(why)
    deck = home_of(card)
    decks = [replace(exchanged(deck, card, out=False), name=card.name), deck]
    tables = []
    for other in house_decks().values():
        if other.name == deck.name:
            continue
        for seat in range(2):
            setups = []
            for one in decks:
                sitting = [one, other] if seat == 0 else [other, one]
                lists = [for_the_journal(replace(sat, cards=(card,))) for sat in sitting]
                setups.append({"decks": lists, "names": ["A", "B"], "cards": [card_to_json(card)]})
            tables.append(Trial(setups, seat))
    return Trials(card.name, deck.name, True, tables)


def home_of(card: Card) -> Deck:
    """The ready deck with most cards of its trade."""

    def kin(deck: Deck) -> int:
        cards = {name: reading.card for name, reading in readings_of(deck).items()}
        mine = [name for name, one in cards.items() if one.trade == card.trade and one.type not in NOT_REPLACED]
        return sum(entry.count for entry in deck.entries if entry.name in mine)

    return max(house_decks().values(), key=kin)
