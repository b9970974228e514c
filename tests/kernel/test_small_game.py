"""Declaring its fields is all that a game does to be cloned, compared, hashed, saved and loaded."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.kernel.decision import BrokenSave, IllegalChoice
from mulligan.kernel.journal import Journal
from mulligan.kernel.random import Random
from mulligan.kernel.state import State
from tests.kernel.small_games import (
    CARDS,
    COINS,
    PAYS,
    SHIELD,
    SHIELDED,
    TAKE,
    TAKES,
    TOLL,
    Toll,
    TollState,
)

seeds = st.integers(min_value=0, max_value=1000)


def toll(*choices: int, seed: int = 1) -> TollState:
    state = Toll().start(seed, record=True)
    for option in choices:
        state.apply(option)
    assert isinstance(state, TollState)
    return state


def played(seed: int, length: int) -> State:
    state = Toll(3).start(seed, record=True)
    choice = random.Random(seed)
    while state.decision is not None and state.choices_made < length:
        state.apply(choice.choice(state.decision.options))
    return state


@given(seed=seeds, length=st.integers(min_value=0, max_value=60))
def test_a_game_that_declares_its_fields_can_be_cloned_compared_hashed_saved_and_loaded(seed: int, length: int) -> None:
    state = played(seed, length)
    loaded = state.game.load(json.loads(json.dumps(state.save())))
    for copy in (state.clone(), loaded):
        assert copy == state
        assert hash(copy) == hash(state)
        if copy.decision is not None:
            copy.apply(copy.decision.options[0])
            assert copy != state


@given(seed=seeds, length=st.integers(min_value=0, max_value=60))
def test_its_views_hide_what_they_must_and_can_be_dealt_again(seed: int, length: int) -> None:
    state = played(seed, length)
    for seat in (-1, 0, 1, 2):
        view = state.view(seat)
        assert view.deal_again(Random(str(seed))).view(seat).save() == view.save()


def test_a_replacement_changes_an_event() -> None:
    state = toll()
    while state.deck:
        state.apply(TAKE)
    state.apply(TOLL)
    assert sum(state.coins) == 2 * COINS - 2  # doubled, the deck being empty


def test_a_prevented_event_does_not_happen_and_nobody_hears_of_it() -> None:
    state = toll(SHIELD, TOLL)
    assert state.coins == [COINS, COINS]
    assert state.shields == [0, 0]
    kinds = [event.kind for event in state.events(-1)]
    assert PAYS not in kinds
    assert TAKES not in kinds  # the trigger did not see it
    assert SHIELDED in kinds


def test_a_trigger_sees_what_happened_and_its_event_names_the_cause() -> None:
    state = toll(TOLL)
    pays, takes = state.events(1)
    assert (pays.kind, pays.seat, pays.amount, pays.other) == (PAYS, 1, 1, 0)
    assert (takes.kind, takes.seat, takes.rule) == (TAKES, 1, "consolation")
    assert state.events(1)[takes.cause] == pays
    assert len(state.hands[1]) == 1


def test_an_event_gives_what_really_came_about() -> None:
    state = toll()
    while state.deck:
        state.apply(TAKE)
    while not state.over:
        state.apply(TOLL)
    pays = [event.amount for event in state.events(-1) if event.kind == PAYS]
    assert pays[-1] == 1  # asked for two, with one left to pay
    assert state.result is not None
    assert len(state.result.winners) == 1


def test_a_drawn_card_is_known_to_who_drew_it_alone() -> None:
    state = toll(TAKE)
    card = state.hands[0][0]
    assert state.events(0)[-1].card == state.printed[card]
    assert state.events(1)[-1].card == state.events(-1)[-1].card == -1
    assert state.view(0).position.printed[card] == state.printed[card]
    assert state.view(1).position.printed[card] == -1


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    state = toll(SHIELD)
    before = state.clone()
    with pytest.raises(IllegalChoice, match="not among those offered"):
        state.apply(7)
    assert state == before


def test_nothing_can_be_chosen_once_the_game_is_over() -> None:
    state = toll()
    while not state.over:
        state.apply(TOLL)
    with pytest.raises(IllegalChoice, match="over"):
        state.apply(TOLL)


def test_undo_stops_at_a_draw_and_at_another_seat() -> None:
    journal = Journal(Toll(), "1")
    journal.apply(SHIELD)
    assert journal.can_undo(0)
    assert not journal.can_undo(1)
    before = journal.state.clone()
    journal.apply(SHIELD)
    assert not journal.can_undo(0)
    assert journal.undo(1) == 1
    assert journal.state == before
    journal.apply(TAKE)
    assert not journal.can_undo(1)


def test_the_same_seed_shuffles_the_same_and_another_does_not() -> None:
    assert toll(seed=5).printed == toll(seed=5).printed
    assert len({tuple(toll(seed=seed).printed) for seed in range(20)}) > 15
    assert sorted(toll().printed) == list(range(CARDS))


def test_a_save_of_one_game_does_not_load_into_another() -> None:
    with pytest.raises(BrokenSave, match="set-up"):
        Toll(3).load(toll().save())
