"""The card language of The Spoils: card text to tree, and tree to card text."""

from __future__ import annotations

from functools import cache

from mulligan.games.spoils.vocabulary import (
    acts,
    amounts,
    cards,
    changes,
    conditions,
    counted,
    events,
    kinds,
    moments,
    moves,
    names,
    pointing,
    rules,
    styles,
    terms,
    tests,
)
from mulligan.games.spoils.vocabulary.layout import Layout
from mulligan.games.spoils.vocabulary.paragraphs import CardText
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.language.core import amounts as core_amounts
from mulligan.language.core import durations, players
from mulligan.language.grammar import Grammar
from mulligan.language.sentences import Sentences


@cache
def grammar() -> Grammar:
    """Every phrase of the game, entered once."""
    made = Grammar()
    for part in (terms, core_amounts, players, durations, names):
        part.enter(made)
    pointing.Pointing(made)
    counted.Counted(made)
    styles.enter(made)
    for part in (kinds, cards, tests, amounts, conditions, moments, events, changes, acts, moves, rules):
        part.enter(made)
    return made


@cache
def layout() -> Layout:
    """What reads and prints whole texts."""
    return Layout(grammar(), Sentences(grammar()))


def read(text: str, type_: CardType = CardType.CHARACTER) -> CardText:
    """The tree of a card's text. Raises `ReadError` where any of it is not understood."""
    return layout().read(text, type_)


def show(tree: CardText) -> str:
    """A tree as a card's text."""
    return layout().show(tree)
