"""Reads the text of a card of Mystic War into a tree, and prints the tree as text. What is read can be played."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from mulligan.games.mystic_war import cards
from mulligan.games.mystic_war.vocabulary import additions, deities, events, resources, terms
from mulligan.games.mystic_war.vocabulary.act import Act
from mulligan.language.core import amounts
from mulligan.language.core.flow import Both
from mulligan.language.core.kinds import Instruction
from mulligan.language.grammar import Grammar
from mulligan.language.reader import Problem, ReadError, Suggestions, problem
from mulligan.language.sentences import Sentences
from mulligan.language.words import mend, split, without_reminders


@cache
def grammar() -> Grammar:
    """Every phrase of the game, with the numbers that all games share."""
    made = Grammar()
    for part in (amounts, terms, resources, additions, deities, events):
        part.enter(made)
    return made


@cache
def sentences() -> Sentences:
    return Sentences(grammar())


@cache
def suggestions() -> Suggestions:
    return Suggestions(grammar())


def read(text: str) -> tuple[Instruction, ...]:
    """What a card's text says. Raises `ReadError` where any of it is not understood."""
    text = without_reminders(mend(text))
    words = split(text)
    found = sentences().body(words, 0)
    if not found.status:
        stopped = problem(words, 0, 1, suggestions())
        near = nearest(text, words[min(words.furthest, len(words) - 1)].at if len(words) else 0)
        raise ReadError([Problem(stopped.line, stopped.words, stopped.reason, near or stopped.nearest)])
    said: tuple[Instruction, ...] = found.value
    return said


def nearest(text: str, at: int) -> str:
    """The sentence of a card of the game that is nearest to the one that stands there."""
    start = text.rfind(".", 0, at) + 1
    sentence = text[start : text.find(".", at) + 1 or len(text)].strip()
    return next(iter(get_close_matches(sentence, known_sentences(), 1)), "")


@cache
def known_sentences() -> list[str]:
    cards = tomllib.loads((Path(__file__).parents[1] / "deck" / "cards.toml").read_text("utf-8"))["card"]
    texts = [card["text"].replace("{amount}", "4") for card in cards if "text" in card]
    return [f"{sentence}." for text in texts for sentence in text.rstrip(".").split(". ")]


def show(said: tuple[Instruction, ...]) -> str:
    """A tree as a card's text."""
    return sentences().show_body(said)


# ---- cards ---------------------------------------------------------------------------------------------------------


def acts_of(text: str, kind: str, any_time: bool, stays: bool) -> list[Act]:
    """What a card of a kind does by its text. Raises `ReadError` where it is not understood or cannot be played."""
    said = [act for one in read(text) for act in (one.acts if isinstance(one, Both) else (one,))]
    acts = [act for act in said if isinstance(act, Act) and not isinstance(act, additions.Change)]
    if len(acts) < len(said):
        wrong = next(act for act in said if act not in acts)
        raise ReadError([Problem(1, show((wrong,)).rstrip("."), "no card of the game does this by itself")])
    card = cards.Ability(-1, "", cards.TYPES.index(kind), any_time, stays, acts)
    for act in acts:
        why = act.misfit(card)
        if why:
            raise ReadError([Problem(1, show((act,)).rstrip("."), why)])
    return acts


def say(kind: int, text: str) -> None:
    """Let a printed card say this."""
    sort = cards.TYPES[cards.TYPE[kind]]
    try:
        cards.says(kind, acts_of(text, sort, cards.ANY_TIME[kind], cards.STAYS[kind]))
    except ReadError as error:
        wrong = error.problems[0]
        near = f" The nearest that would read: {wrong.nearest}" if wrong.nearest else ""
        raise ValueError(f"cards.toml: {cards.NAME[kind]}: “{wrong.words}”: {wrong.reason}.{near}") from error


def read_cards() -> None:
    """Read what the cards of the game say."""
    for kind, text in enumerate(cards.TEXT):
        if text:
            say(kind, text)
