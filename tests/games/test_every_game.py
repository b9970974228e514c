"""What holds in every game: its cards, numbers and options, its copies, saves, journals and undo."""

import json
import random
from itertools import pairwise
from typing import Any

from hypothesis import given, settings

from mulligan.games import journal_of
from mulligan.kernel.journal import Journal
from mulligan.kernel.random import WORDS, Random
from mulligan.kernel.state import LEHMER_FACTOR, LEHMER_MODULUS, State
from tests.games.tables import (
    MOST_CHOICES_IN_A_GAME,
    Table,
    at_every_table,
    at_one_table_a_game,
    glances,
    lengths,
    play_on,
    position,
    seeds,
    text,
    walk,
)

whole_games = settings(max_examples=4)


def saved_and_loaded(state: State) -> State:
    return state.game.load(json.loads(json.dumps(state.save())))


# ---- playing ------------------------------------------------------------------------------------------------------


@at_every_table
@whole_games
@given(seed=seeds)
def test_a_game_keeps_its_cards_and_limits_at_every_decision_and_ends(table: Table, seed: int) -> None:
    cards: list[int] = []
    state = table.game.start(seed)
    for state in glances(table, seed):
        assert state.faults() == []
        cards = cards or sorted(state.printed)
        assert sorted(state.printed[: len(cards)]) == cards  # tokens come after them
        assert (state.decision is None) == state.over == (state.result is not None)
    assert state.result is not None
    assert set(state.result.winners) <= set(range(state.seats))


@at_every_table
@whole_games
@given(seed=seeds)
def test_every_decision_has_at_least_two_options_and_none_twice(table: Table, seed: int) -> None:
    for state in walk(table.game, seed):
        if state.decision is not None:
            assert len(state.decision.options) >= 2
            assert len(set(state.decision.options)) == len(state.decision.options)
            assert 0 <= state.decision.seat < state.seats


@at_every_table
@settings(max_examples=2)
@given(seed=seeds)
def test_every_option_can_be_chosen(table: Table, seed: int) -> None:
    for state in glances(table, seed):
        for option in state.decision.options if state.decision is not None else []:
            twin = state.clone()
            twin.apply(option)
            assert twin.faults() == []
            assert twin.choices_made == state.choices_made + 1


@at_one_table_a_game
@given(seed=seeds, length=lengths)
def test_options_questions_and_events_have_words_and_refusals_have_reasons(
    table: Table, seed: int, length: int
) -> None:
    state = position(table.game, seed, length)
    assert state.decision is not None
    assert state.game.question(state)
    labels = [state.game.label(state, option) for option in state.decision.options]
    assert all(labels)
    assert len(set(labels)) == len(labels)
    for seat in state.all_seats:
        for action in state.imaginable(seat):
            refusal = state.why_not(seat, action)
            offered = seat == state.decision.seat and action in state.decision.options
            assert (refusal is None) == offered
            assert refusal is None or (refusal.rule and state.game.reason(refusal))
    state.record_events()
    play_on(state, seed, 10)
    assert all(state.game.sentence(event) and event.rule for event in state.events(-1))


@at_every_table
@settings(max_examples=3)
@given(seed=seeds, length=lengths, most=lengths)
def test_a_play_out_chooses_what_a_loop_with_the_same_numbers_chooses(
    table: Table, seed: int, length: int, most: int
) -> None:
    state = position(table.game, seed, length)
    for at_most in (most, MOST_CHOICES_IN_A_GAME):
        inside, outside = state.clone(), state.clone()
        assert inside.play_out(Random(str(seed)), at_most) == looped_out(outside, seed, at_most)
        assert inside == outside


def looped_out(state: State, seed: int, at_most: int) -> int:
    number = 1 + Random(str(seed)).below(WORDS)
    made = 0
    while state.decision is not None and made < at_most:
        options = state.decision.options
        number = number * LEHMER_FACTOR % LEHMER_MODULUS
        state.apply(options[number % len(options)])
        made += 1
    return made


# ---- copies -------------------------------------------------------------------------------------------------------


@at_every_table
@given(seed=seeds, length=lengths)
def test_a_clone_equals_its_original_and_goes_its_own_way(table: Table, seed: int, length: int) -> None:
    state = position(table.game, seed, length)
    twin = state.clone()
    assert twin == state
    assert hash(twin) == hash(state)
    before = text(state.save())
    play_on(twin, seed, 5)
    assert twin != state
    assert text(state.save()) == before
    other = state.clone()
    after = text(twin.save())
    play_on(other, seed, 5)
    assert other == twin
    play_on(state, seed + 1, 5)
    assert text(twin.save()) == after


@at_every_table
@given(seed=seeds, length=lengths)
def test_a_position_that_differs_in_one_number_is_not_equal(table: Table, seed: int, length: int) -> None:
    state = position(table.game, seed, length)
    choice = random.Random(seed)
    twin = state.clone()
    change_one_number(twin, choice)
    assert twin != state
    assert hash(twin) != hash(state)


def change_one_number(state: State, choice: random.Random) -> None:
    """One of the numbers that the game itself keeps."""
    own = state.own()
    rows = [value for value in own.values() if isinstance(value, list) or "vec[" in repr(type(value))]
    found = [row for row in rows if len(row) and type(row[0]) is int]
    numbers = [name for name, value in own.items() if type(value) is int]
    picked = choice.randrange(len(found) + len(numbers))
    if picked < len(found):
        found[picked][choice.randrange(len(found[picked]))] += 1
    else:
        name = numbers[picked - len(found)]
        setattr(state, name, own[name] + 1)


@at_every_table
@given(seed=seeds, length=lengths)
def test_a_saved_position_loads_as_the_same_and_goes_on_the_same(table: Table, seed: int, length: int) -> None:
    state = position(table.game, seed, length)
    loaded = saved_and_loaded(state)
    assert loaded == state
    assert hash(loaded) == hash(state)
    assert text(loaded.save()) == text(state.save())
    assert play_on(loaded, seed, 40) == play_on(state, seed, 40)
    assert loaded == state
    assert saved_and_loaded(loaded) == state


@at_every_table
@settings(max_examples=1)
@given(seed=seeds)
def test_a_game_can_be_saved_and_loaded_at_every_decision(table: Table, seed: int) -> None:
    for state in glances(table, seed):
        assert saved_and_loaded(state) == state


# ---- journals -----------------------------------------------------------------------------------------------------


@at_one_table_a_game
@whole_games
@given(seed=seeds)
def test_a_journal_replays_to_the_same_events_forced_choices_and_end(table: Table, seed: int) -> None:
    journal = Journal(table.game, str(seed))
    choice = random.Random(seed)
    while journal.state.decision is not None:
        journal.apply(choice.choice(journal.state.decision.options))
    again = journal_of(json.loads(json.dumps(journal.as_json())))
    assert again.state == journal.state
    assert again.state.result == journal.state.result
    for seat in range(-1, table.game.seats):
        assert again.state.events(seat) == journal.state.events(seat)
        assert again.state.forced_choices(seat) == journal.state.forced_choices(seat)


@at_one_table_a_game
@whole_games
@given(seed=seeds)
def test_recording_events_changes_nothing(table: Table, seed: int) -> None:
    for silent, recorded in zip(walk(table.game, seed), walk(table.game, seed, record=True), strict=True):
        assert silent == recorded


@at_every_table
@whole_games
@given(seed=seeds)
def test_every_event_has_a_rule_and_an_earlier_cause(table: Table, seed: int) -> None:
    state = table.game.start(seed, record=True)
    play_on(state, seed, 400)
    for number, event in enumerate(state.events(-1)):
        assert event.rule
        assert -1 <= event.cause < number
        assert not any(isinstance(value, bool) for value in event.as_list())  # compiled code would write a number


# ---- forced choices -----------------------------------------------------------------------------------------------


@at_every_table
@whole_games
@given(seed=seeds)
def test_a_forced_choice_is_noted_for_its_seat_and_nobody_else(table: Table, seed: int) -> None:
    state = table.game.start(seed, record=True)
    play_on(state, seed, 200)
    noted = [state.forced_choices(seat) for seat in range(state.seats)]
    assert any(noted)
    assert state.forced_choices(-1) == []
    for seat in range(state.seats):
        assert {forced.seat for forced in noted[seat]} <= {seat}
        for before, after in pairwise(noted[seat]):
            assert 0 <= before.after <= after.after <= state.choices_made


# ---- undo ---------------------------------------------------------------------------------------------------------


def told(before: State, after: State) -> bool:
    """Has anybody come to know a card, or has chance been used? Tokens that are made are no news."""
    learnt = any(now & ~then for then, now in zip(before.seen, after.seen, strict=False))
    return learnt or before.random_count != after.random_count


@at_every_table
@whole_games
@given(seed=seeds)
def test_nothing_is_taken_back_across_a_reveal_a_draw_chance_or_the_choice_of_another(table: Table, seed: int) -> None:
    open_for: list[int] = []  # whose choices, since the last of these, could be taken back
    taken_back = 0
    before: State | None = None
    for state in walk(table.game, seed):
        if before is not None and before.decision is not None:
            seat = before.decision.seat
            open_for = [] if told(before, state) else [s for s in open_for if s == seat] + [seat]
        for seat in state.all_seats:
            floor = state.undo_floor(seat)
            taken_back += floor >= 0
            allowed = len(open_for) if open_for and open_for[-1] == seat else 0
            assert floor == -1 or state.choices_made - allowed <= floor < state.choices_made
        before = state.clone()
    assert taken_back > 0


@at_every_table
@given(seed=seeds, length=lengths)
def test_undo_gives_back_the_position_before_and_its_events(table: Table, seed: int, length: int) -> None:
    journal = Journal(table.game, str(seed))
    choice = random.Random(seed)
    states: list[State] = []
    events: list[list[Any]] = []
    for _ in range(length % 40):
        if journal.state.decision is None:
            return
        states.append(journal.state.clone())
        events.append(journal.state.events(-1))
        journal.apply(choice.choice(journal.state.decision.options))
        for seat in range(table.game.seats):
            if not journal.can_undo(seat):
                assert journal.undo(seat) == 0
                assert not journal.undo_last(seat)
                continue
            chosen = journal.choices[-1]
            assert journal.undo_last(seat)
            assert journal.state == states[-1]
            assert journal.state.events(-1) == events[-1]
            journal.apply(chosen)
            taken = journal.undo(seat)
            assert taken >= 1
            assert journal.state == states[-taken]
            assert len(journal.choices) == len(states) - taken
            del states[len(states) - taken :], events[len(events) - taken :]
            break
