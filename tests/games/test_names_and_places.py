"""Whatever a game offers, records or refuses has its words, its place on the table and its rule, in every language."""

import random
import re
from collections.abc import Iterator

import pytest

from mulligan.games import box
from mulligan.kernel.state import State
from mulligan.messages import languages, speaking
from mulligan.rules.index import rule_index
from tests.games.tables import Table, at_one_table_a_game, walk

PLACE = re.compile(r"(|pass|done|[a-z]+(:-?\w+)+)")
STRIDE = 5


def no_message(words: str, game: str) -> bool:
    """Are these words for people? The catalogue says the id of a message that it does not have."""
    return not words.strip() or re.search(rf"\b{game}-[a-z]+-|\bweb-[a-z]+-", words) is not None


def some(table: Table, seed: int) -> Iterator[State]:
    choice = random.Random(seed)
    for state in walk(table.game, seed, record=True):
        if state.decision is not None and choice.randrange(STRIDE * table.game.seats) == 0:
            yield state


@pytest.mark.parametrize("language", languages())
@at_one_table_a_game
def test_every_option_and_question_has_words_and_a_place(table: Table, language: str) -> None:
    layout, game = box(table.name).layout(), table.game
    with speaking(language):
        for state in some(table, 11):
            decision = state.decision
            assert decision is not None
            view = state.view(decision.seat)
            assert not no_message(game.question(view.position), table.name)
            for option in decision.options:
                label, place = game.label(view.position, option), layout.place(view, option)
                assert not no_message(label, table.name), label
                assert PLACE.fullmatch(place), place
                number = layout.number_of(option)
                assert number is None or str(number) in label


@pytest.mark.parametrize("language", languages())
@at_one_table_a_game
def test_every_event_has_words_and_a_rule_or_the_card_or_hero_that_says_so(table: Table, language: str) -> None:
    game = table.game
    last = list(walk(game, 12, record=True))[-1]
    printed = {face.name for face in box(table.name).layout().cards(game)}
    known = {*rule_index(table.name).rules, *printed, *game.aims(last)}
    with speaking(language):
        for event in last.events(0):
            assert not no_message(game.sentence(event, 0), table.name)
            assert event.rule in known, event.rule


@at_one_table_a_game
def test_every_refusal_has_words_and_a_rule_of_the_index(table: Table) -> None:
    game, known = table.game, rule_index(table.name).rules
    refusals = game.refusals.by_number[1:]
    assert refusals
    for language in languages():
        with speaking(language):
            for refusal in refusals:
                assert refusal is not None
                assert refusal.rule in known
                assert not no_message(game.reason(refusal), table.name), refusal.message
