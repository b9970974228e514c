"""What a seat cannot know stays unknown to it, in every game: in views, in worlds dealt again, in events."""

import random

from hypothesis import assume, given

from mulligan.kernel.events import EVERYONE, Event
from mulligan.kernel.random import Random
from mulligan.kernel.state import HIDDEN, State
from tests.games.tables import Table, at_every_table, everybody, examples, glances, lengths, position, seeds, text, walk


def hidden_from(state: State, seat: int) -> list[int]:
    """The cards that this seat, or somebody who only watches, does not know."""
    if seat < 0:
        return [card for card, seen in enumerate(state.seen) if seen != (1 << state.seats) - 1]
    return [card for card, seen in enumerate(state.seen) if not seen >> seat & 1]


def mixed(state: State, seat: int, choice: random.Random) -> State:
    """The same position with what the seat cannot know mixed up by hand: hidden cards and chance to come."""
    twin = state.clone()
    hidden = hidden_from(state, seat)
    for group in {twin.group[card] for card in hidden}:
        cards = [card for card in hidden if twin.group[card] == group]
        kinds = [twin.printed[card] for card in cards]
        choice.shuffle(kinds)
        for card, kind in zip(cards, kinds, strict=True):
            twin.printed[card] = kind
    twin.key = choice.getrandbits(128)
    twin.random_count += choice.randrange(1000)
    return twin


@at_every_table
@examples(2)
@given(seed=seeds)
def test_a_view_never_changes_with_what_its_seat_cannot_know(table: Table, seed: int) -> None:
    choice = random.Random(seed)
    for state in glances(table, seed):
        for seat in everybody(state):
            assert text(mixed(state, seat, choice).view(seat).save()) == text(state.view(seat).save())


@at_every_table
@examples(2)
@given(seed=seeds)
def test_a_world_dealt_again_fits_what_the_seat_knows(table: Table, seed: int) -> None:
    chance = Random(str(seed))
    for state in glances(table, seed):
        for seat in everybody(state):
            view = state.view(seat)
            dealt = view.deal_again(chance)
            assert text(dealt.view(seat).save()) == text(view.save())
            assert dealt.faults() == []
            assert sorted(dealt.printed) == sorted(state.printed)
            assert dealt.key != state.key
            if dealt.decision is not None:
                assert len(dealt.decision.options) >= 2


@at_every_table
@examples(10)
@given(seed=seeds, length=lengths)
def test_a_world_dealt_again_can_be_played_to_the_end(table: Table, seed: int, length: int) -> None:
    state = position(table.game, seed, length)
    dealt = state.view(seed % state.seats).deal_again(Random(str(seed)))
    choice = random.Random(seed)
    while dealt.decision is not None:
        dealt.apply(choice.choice(dealt.decision.options))
    assert dealt.faults() == []


@at_every_table
@given(seed=seeds, length=lengths)
def test_dealing_again_draws_hidden_cards_and_chance_anew(table: Table, seed: int, length: int) -> None:
    state = position(table.game, seed, length)
    seat = seed % state.seats
    chance = Random(str(seed))
    worlds = [state.view(seat).deal_again(chance) for _ in range(5)]
    assert len({world.key for world in worlds}) == len(worlds)
    kinds = {state.printed[card] for card in hidden_from(state, seat)}
    if len(kinds) > 5:
        assert len({tuple(world.printed) for world in worlds}) > 1


@at_every_table
@given(seed=seeds, length=lengths)
def test_a_view_holds_no_secret(table: Table, seed: int, length: int) -> None:
    state = position(table.game, seed, length)
    assert state.decision is not None
    for seat in everybody(state):
        saved = state.view(seat).save()
        assert f"{state.key:x}" not in text(saved)
        assert str(state.key) not in text(saved)
        assert "random" not in saved
        assert saved["ledger"][3] == 0
        for card in range(len(state.printed)):
            shown = saved["printed"][card]
            assert shown == (HIDDEN if card in hidden_from(state, seat) else state.printed[card])
        for group, kinds in saved["unknown"].items():
            hidden = [card for card in hidden_from(state, seat) if state.group[card] == int(group)]
            assert kinds == sorted(state.printed[card] for card in hidden)
        if seat != state.decision.seat:
            assert saved["decision"][2] == []


@at_every_table
@examples(4)
@given(seed=seeds)
def test_nobody_sees_what_another_seat_is_making_up_its_mind_about(table: Table, seed: int) -> None:
    before: State | None = None
    told = 0
    for state in walk(table.game, seed, record=True):
        assert state.record is not None
        decision, nothing_happened = state.decision, len(state.record.events) == told
        if before is not None and before.decision is not None and decision is not None:
            thinks = before.decision.seat == decision.seat and state.thinks()
            if thinks and nothing_happened:
                for seat in everybody(state):
                    if seat != decision.seat:
                        assert text(state.view(seat).save()) == text(before.view(seat).save())
        before = state.clone()
        told = len(state.record.events)


# ---- events -------------------------------------------------------------------------------------------------------


def same_choices(one: State, other: State, seat: int, choice: random.Random) -> None:
    """Play two worlds with the same choices, as long as the same seat is asked and the choices apply to both."""
    for _ in range(60):
        if one.decision is None or other.decision is None or one.decision.seat != other.decision.seat:
            return
        mine = one.decision.seat == seat
        shared = [option for option in one.decision.options if option in other.decision.options]
        if mine and text(one.view(seat).save()) == text(other.view(seat).save()):
            assert shared == one.decision.options
        if not shared:
            return
        option = choice.choice(shared)
        one.apply(option)
        other.apply(option)


def first_difference(one: list[Event], other: list[Event]) -> tuple[Event, Event] | None:
    for a, b in zip(one, other, strict=False):
        if a != b:
            return a, b
    return None


@at_every_table
@examples(30)
@given(seed=seeds, length=lengths)
def test_events_differ_for_a_seat_only_from_where_it_is_shown_a_card(table: Table, seed: int, length: int) -> None:
    state = position(table.game, seed, length)
    for seat in everybody(state):
        one = state.clone()
        other = state.view(seat).deal_again(Random(str(seed)))
        assume(other.stack == one.stack)
        other.key = one.key
        other.choices, other.floor, other.chooser = one.choices, one.floor, one.chooser
        other.random_count = one.random_count
        one.record_events()
        other.record_events()
        same_choices(one, other, seat, random.Random(seed))
        if difference := first_difference(one.events(seat), other.events(seat)):
            assert any(event.card >= 0 for event in difference), difference


@at_every_table
@examples(4)
@given(seed=seeds)
def test_an_event_names_a_card_only_to_those_who_know_it(table: Table, seed: int) -> None:
    noted = 0
    for state in walk(table.game, seed, record=True):
        assert state.record is not None
        for event in state.record.events[noted:]:
            for seat in everybody(state):
                seen = event.for_seat(seat)
                assert seen.card in (event.card, -1)
                if seen.card >= 0:
                    assert event.witnesses == EVERYONE or (seat >= 0 and event.witnesses >> seat & 1)
        noted = len(state.record.events)
