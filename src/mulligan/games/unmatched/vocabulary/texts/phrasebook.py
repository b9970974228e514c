"""All phrases of the game together: the grammar that reads and prints them, and real words for what may follow."""

from __future__ import annotations

from functools import cache

from mulligan.games.unmatched.vocabulary import meant
from mulligan.games.unmatched.vocabulary.acts import (
    boosting,
    combat_bounds,
    drawing,
    exchanging,
    fighting,
    forms,
    hands,
    health,
    limits,
    markers,
    moving,
    ongoing,
    own_pile,
    picking,
    piles,
    reveals,
    turn,
)
from mulligan.games.unmatched.vocabulary.asking import (
    conditions,
    counts,
    measured,
    memory,
    predicates,
    questions,
    remembered,
    standings,
    tallies,
)
from mulligan.games.unmatched.vocabulary.nouns import amounts, fighters, places, spaces, symbols, those
from mulligan.games.unmatched.vocabulary.nouns import piles as own_piles
from mulligan.games.unmatched.vocabulary.nouns import players as of_combat
from mulligan.games.unmatched.vocabulary.special import (
    abilities,
    costs,
    guards,
    happenings,
    lines,
    occasions,
    outcomes,
    reach,
)
from mulligan.language.core import amounts as core_amounts
from mulligan.language.core import players
from mulligan.language.grammar import Grammar
from mulligan.language.reader import Suggestions
from mulligan.language.sentences import Sentences

# Real words for each kind of phrase, for messages.
EXAMPLES = {
    "Instruction": "draw 1 card",
    "Condition": "you won the combat",
    "Fighters": "the opposing fighter",
    "Group": "opposing fighter",
    "Spot": "adjacent to your fighter",
    "Spaces": "any space adjacent to your fighter",
    "Players": "your opponent",
    "CardsLike": "attack card",
    "WhichCard": "this card",
    "Counted": "card in your hand",
    "counted": "card in your hand",
    "Amount": "2",
    "Quantity": "2",
    "Number": "2",
    "CardKind": "attack",
    "types": "attack",
    "Role": "hero",
    "Side": "opposing",
    "Compared": "more than",
    "When": "all effects",
    "Combatant": "the defender",
    "WhenThis": "at the start of your turn",
    "WhatIsDone": "attacked this turn",
    "WhatIsSo": "is adjacent to your fighter",
    "ByName": "#0",
}


@cache
def grammar() -> Grammar:
    """The phrases of Unmatched, with those that all games share."""
    made = Grammar()
    core_amounts.enter(made)
    players.enter(made)
    plain = (
        fighters,
        spaces,
        amounts,
        conditions,
        drawing,
        own_piles,
        own_pile,
        piles,
        health,
        moving,
        picking,
        fighting,
        turn,
    )
    own = (
        occasions,
        abilities,
        exchanging,
        forms,
        guards,
        hands,
        limits,
        markers,
        memory,
        ongoing,
        places,
        questions,
        reveals,
    )
    own_words = (
        counts,
        boosting,
        outcomes,
        remembered,
        combat_bounds,
        reach,
        predicates,
        tallies,
        happenings,
        measured,
    )
    for part in (*plain, *own, standings, symbols, of_combat, costs, those, lines, *own_words):
        part.enter(made)
    meant.enter(made)
    return made


@cache
def sentences() -> Sentences:
    return Sentences(grammar())


@cache
def suggestions() -> Suggestions:
    return Suggestions(grammar(), examples=EXAMPLES)
