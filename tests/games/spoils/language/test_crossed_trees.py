"""A phrase of one card of Harrowgate in the place of a like phrase of another: what prints reads as it prints."""

import random
from collections.abc import Iterator
from functools import cache

from mulligan.games.spoils.cards.collection import house_cards
from mulligan.games.spoils.language import read, show
from mulligan.games.spoils.vocabulary.nouns.kinds import Kind
from mulligan.games.spoils.vocabulary.paragraphs import CardText
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.language.core.amounts import Number, Variable
from mulligan.language.core.durations import AsLongAs
from mulligan.language.core.kinds import Amount, Condition, Duration, Event
from mulligan.language.core.players import Actor, They
from mulligan.language.grammar import PrintError
from mulligan.language.references import It, Nth, Them
from mulligan.language.tree import Node, rebuild, walk

EXCHANGED: tuple[type[Node], ...] = (Amount, Condition, Duration, Event)
POINTERS = (It, Them, Nth, They, Actor, Variable)
COUNT = 150


@cache
def texts() -> list[tuple[CardText, CardType]]:
    return [(reading.tree(), reading.card.type) for reading in house_cards().values() if reading.card.text]


@cache
def phrases() -> dict[tuple[type[Node], object], list[Node]]:
    """Those that point at nothing and are pointed at by nothing, by what they may stand for."""
    found: dict[tuple[type[Node], object], list[Node]] = {}
    for tree, _ in texts():
        for part in walk(tree):
            for kind in EXCHANGED:
                if isinstance(part, kind) and stands_alone(part):
                    found.setdefault((kind, likeness(part)), []).append(part)
    return found


def stands_alone(part: Node) -> bool:
    if isinstance(part, Number | AsLongAs):
        return False
    return not any(isinstance(some, POINTERS) or getattr(some, "slot", 0) for some in walk(part))


def likeness(part: Node) -> object:
    """Moments and events are told in other words, and so are amounts that are one word."""
    if isinstance(part, Event):
        return type(part).__name__ in ("StartOfTurn", "EndOfTurn", "EndOfBattle")
    return any(isinstance(some, Kind) for some in walk(part)) if isinstance(part, Amount) else None


def crossed(chance: random.Random) -> Iterator[tuple[CardText, CardType]]:
    while True:
        tree, type_ = chance.choice(texts())
        hosts = [part for part in walk(tree) for kind in EXCHANGED if isinstance(part, kind) and stands_alone(part)]
        if not hosts:
            continue
        host = chance.choice(hosts)
        kind = next(kind for kind in EXCHANGED if isinstance(host, kind))
        other = chance.choice(phrases()[kind, likeness(host)])

        def change(part: Node, host: Node = host, other: Node = other) -> Node:
            return other if part is host else rebuild(part, lambda inner: change(inner, host, other))

        made = change(tree)
        assert isinstance(made, CardText)
        yield made, type_


def test_what_is_put_together_of_two_cards_reads_as_it_prints() -> None:
    chance = random.Random(11)
    told = 0
    for tree, type_ in crossed(chance):
        try:
            text = show(tree)
        except PrintError:  # no phrase has it in that place
            continue
        assert show(read(text, type_)) == text
        told += 1
        if told == COUNT:
            return
