"""What the game says while it is played: every event and every refusal cites a rule of the index."""

import pytest

from mulligan import games
from mulligan.games.mystic_war import cards
from mulligan.games.mystic_war.options import REFUSALS
from mulligan.kernel.random import Random
from mulligan.kernel.state import State
from mulligan.rules.index import rule_index

GAME = "mystic-war"


def played(seats: int, seed: int) -> State:
    """A game of random choices, with its events."""
    random = Random(f"cited {seed}")
    state = games.game(GAME, seats=seats).start(seed, record=True)
    while state.decision is not None:
        state.apply(state.decision.options[random.below(len(state.decision.options))])
    return state


@pytest.mark.parametrize("seats", range(3, 9))
def test_every_event_cites_a_rule_that_exists(seats: int) -> None:
    known = rule_index(GAME).rules
    record = played(seats, seats).record
    assert record is not None
    assert {event.rule for event in record.events} <= set(known)


def test_every_refusal_cites_a_rule_that_exists() -> None:
    known = rule_index(GAME).rules
    assert {refusal.rule for refusal in REFUSALS.by_number if refusal.rule} <= set(known)


def test_every_card_has_its_entry() -> None:
    known = rule_index(GAME).rules
    names = {cards.NAME[kind].removesuffix(f" {cards.AMOUNT[kind]}") for kind in range(cards.KINDS)}
    assert names - {"Judgment (white-backed)"} <= set(known)


@pytest.mark.rules("Judgment", "3.0b")
def test_the_white_backed_judgment_differs_from_the_others_by_its_back_alone() -> None:
    white, plain = cards.NAME.index("Judgment (white-backed)"), cards.NAME.index("Judgment")
    assert cards.EFFECT[white] == cards.EFFECT[plain]
    assert (cards.COUNT[white], cards.COUNT[plain]) == (1, 2)
