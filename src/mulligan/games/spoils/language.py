"""The card language of The Spoils: card text to tree, and tree to card text."""

from __future__ import annotations

from functools import cache

from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.vocabulary import (
    bids,
    conditions,
    derived,
    holdings,
    meant,
    moments,
    same_subject,
    styles,
    terms,
)
from mulligan.games.spoils.vocabulary.acts import (
    battles,
    choosing,
    choosing_players,
    coins,
    damage,
    ending,
    hand_size,
    looking,
    menus,
    moving,
    naming,
    passives,
    piles,
    playing,
    responding,
    standing,
    tokens,
)
from mulligan.games.spoils.vocabulary.happenings import (
    by_players,
    events,
    fights,
    memory,
    next_turns,
    occasions,
    states,
    tenses,
)
from mulligan.games.spoils.vocabulary.layout import Layout
from mulligan.games.spoils.vocabulary.nouns import (
    alike,
    amounts,
    cards,
    chosen_player,
    counted,
    deeds,
    kinds,
    made_tokens,
    names,
    pointing,
    portions,
    such,
    tested,
)
from mulligan.games.spoils.vocabulary.nouns import responding as responded
from mulligan.games.spoils.vocabulary.paragraphs import CardText
from mulligan.games.spoils.vocabulary.reading import speaking_of_its_kind, speaking_of_itself
from mulligan.games.spoils.vocabulary.statics import changing, laying_down
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.language.core import amounts as core_amounts
from mulligan.language.core import conditions as core_conditions
from mulligan.language.core import durations, players
from mulligan.language.core.kinds import Instruction
from mulligan.language.grammar import Grammar
from mulligan.language.reader import Problem, ReadError
from mulligan.language.sentences import Sentences
from mulligan.language.tree import Node
from mulligan.language.words import capital, join

MOST_LETTERS = 3_000  # of one card


@cache
def grammar() -> Grammar:
    """Every phrase of the game, entered once."""
    made = Grammar()
    moments.enter_durations(made)
    core_conditions.enter(made)
    for part in (terms, core_amounts, players, durations, next_turns, names):
        part.enter(made)
    pointing.Pointing(made)
    counted.Counted(made)
    styles.enter(made)
    derived.enter(made)
    for part in (
        made_tokens,
        kinds,
        alike,
        cards,
        responded,
        tested,
        deeds,
        amounts,
        holdings,
        conditions,
        moments,
        events,
        fights,
    ):
        part.enter(made)
    for part in (occasions, by_players, states, tenses, memory, same_subject):
        part.enter(made)
    for part in (changing, choosing, standing, damage, tokens, menus, playing, moving, piles, looking, naming, battles):
        part.enter(made)
    for part in (responding, laying_down, bids, passives, coins, chosen_player, portions, hand_size, ending):
        part.enter(made)
    choosing_players.enter(made)
    such.enter(made)
    meant.enter(made)
    return made


@cache
def sentences() -> Sentences:
    """What reads and prints instructions."""
    return Sentences(grammar())


@cache
def layout() -> Layout:
    """What reads and prints whole texts."""
    return Layout(grammar(), sentences())


def read_card(card: Card) -> CardText:
    """The tree of a card's text."""
    return read(card.text, card.type, card.name, card.subtypes)


def read(text: str, type_: CardType = CardType.CHARACTER, name: str = "", subtypes: tuple[str, ...] = ()) -> CardText:
    """The tree of a card's text. Raises `ReadError` where any of it is not understood.

    Where it does not read as it stands, the card's own name in it is understood as "this card", and a subtype of the
    card's own as one.
    """
    try:
        return _read(text, type_)
    except ReadError:
        known = grammar().lexicon()
        of_itself = speaking_of_its_kind(speaking_of_itself(text, name, known), type_.value, subtypes, known)
        if of_itself == text:
            raise
    return _read(of_itself, type_)


def _read(text: str, type_: CardType) -> CardText:
    if len(text) > MOST_LETTERS:  # it would be read for minutes
        raise ReadError([Problem(1, text[:60], f"the text is longer than {MOST_LETTERS} letters")])
    try:
        return layout().read(text, type_)
    except RecursionError:
        raise ReadError([Problem(1, text[:60], "one phrase stands inside another too often")]) from None


def show(tree: CardText) -> str:
    """A tree as a card's text."""
    return layout().show(tree)


def with_mentions(tree: CardText) -> CardText:
    """The tree as its text speaks: "the item" where it points at an item. Parts of it can be printed by themselves."""
    return layout().with_mentions(tree)


def show_with_mentions(tree: CardText) -> str:
    """Such a tree on one line."""
    return " ".join(layout().show_lines(tree.paragraphs))


def show_acts(acts: tuple[Instruction, ...]) -> str:
    """Instructions of such a tree as sentences."""
    return sentences().show_body(acts)


def show_phrase(phrase: Node) -> str:
    """A smaller part of such a tree."""
    return capital(join(grammar().show(phrase)))
