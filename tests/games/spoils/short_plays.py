"""The short plays of The Spoils: made-up cards in positions made for them, and three players with ready decks."""

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import mulligan
from mulligan.games.spoils.arranging import Begin, begun
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.commands.playing import Proving, Trial, answer, spoken_of
from mulligan.games.spoils.game import SpoilsState
from mulligan.games.spoils.language import read
from mulligan.games.spoils.lowering.paragraphs import lower
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.kernel.state import State
from mulligan.language.reader import ReadError
from tests.games.spoils.language.made_up import sentences
from tests.playthroughs.short_plays import Play, by_chance, mark

ONE_OF, FROM = 8, 3  # of the made-up sentences
STEPS = 140
DECKS = ["ember-and-ridge", "ashgrove-march", "eel-lane", "brass-hounds", "the-duchess-regrets"]


def plays() -> Iterator[Play]:
    chosen = [made for at, made in enumerate(sentences()) if made[0] == "sentences" or at % ONE_OF == FROM]
    for _, type_, text in chosen:
        yield f"{type_.value}: {' / '.join(text.splitlines())}", partial(tries, type_, text)
    for seed in range(len(DECKS)):
        decks = [*DECKS[seed:], *DECKS][: 2 + seed % 2]
        yield ", ".join(decks), partial(beginning, decks, seed)


def tries(type_: CardType, text: str, count: int) -> list[str]:
    """The marks of so many tries of a card."""
    numbers: dict[CardType, dict[str, Any]] = {
        CardType.CHARACTER: {"strength": 2, "life": 3, "speed": 2},
        CardType.LOCATION: {"structure": 4},
    }
    card = Card("Trial", type_, cost=1, text=text, **numbers.get(type_, {}))
    try:
        tree = read(text, type_)
    except ReadError:
        return ["unread"]
    proving = Proving()
    friends = spoken_of(card, tree)
    for friend in friends:
        proving.join(friend)
    trial = Trial(card, tree, proving.table.library.add(lower(card, tree, proving.table.library)))
    return [try_once(proving, trial, friends, text, attempt) for attempt in range(count)]


def try_once(proving: Proving, trial: Trial, friends: list[Card], text: str, attempt: int) -> str:
    """A try in which the card is one seat's, then the other's; every fourth time there are three."""
    chance = random.Random(f"{text} {attempt}")
    seats = "ABC" if attempt % 4 == 3 else "AB"
    ours = seats[attempt % len(seats)]
    sides = {seat: proving.side(trial, friends, chance, seat == ours) for seat in seats}
    begin = chance.choice((Begin.MAIN, Begin.MAIN, Begin.TURN))
    turn = chance.choice([ours, ours, *(seat for seat in seats if seat != ours)])
    state = begun(sides, proving.table, turn, chance.random().hex(), begin)

    def choose(state: State) -> int:
        assert isinstance(state, SpoilsState)
        return answer(state, trial, chance)

    return mark(state, choose, STEPS)


def beginning(decks: list[str], seed: int, count: int) -> list[str]:
    game = mulligan.game("spoils", decks=decks)
    return [mark(game.start(f"{seed} {i}"), by_chance(random.Random(seed)), 3 * STEPS) for i in range(count)]
